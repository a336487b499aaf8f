//! Themes of puzzles, runs against the clock, and daily puzzles.

use std::collections::{BTreeSet, HashMap};

use jiff::ToSpan;
use jiff::civil::Date;
use pushflip_core::session::puzzle::{Day, Puzzle, PuzzleRun, PuzzleSet, SolvedDays, Theme};

/// The sets of the daily puzzles, in turn.
const SETS: [PuzzleSet; 2] = [PuzzleSet::Quixo, PuzzleSet::Hexxagon];
/// The grade of the puzzle on each day of the week, from Monday to Sunday.
const GRADES: [u8; 7] = [1, 2, 2, 3, 3, 3, 4];

fn themes(puzzle: &str) -> Vec<Theme> {
    puzzle.parse::<Puzzle>().expect("a puzzle").themes()
}

#[test]
fn themes_follow_from_the_solution() {
    let diagonal = themes("quixo | 1 | win 1 | xooxo/xxxox/1x1ox/xo1xo/oooxo o 2 26 | a3-e3");
    assert_eq!(diagonal, [Theme::WinInOne, Theme::Diagonal]);
    let column = themes("quixo | 1 | win 1 | xxxoo/o1oxo/ox2x/xo1xo/xxoxo o 2 38 | a3-e3");
    assert_eq!(column, [Theme::WinInOne]);
    // The cube pushed in at b5 stands in the row of four crosses.
    let block = themes("quixo | 1 | hold 1 | xxxxo/oxoxx/oxooo/x1oox/ooxxo o 3 40 | b1-b5");
    assert_eq!(block[0], Theme::Defence);
    assert!(block.contains(&Theme::Block), "{block:?}");
    let elimination = themes("hexxagon | 1 | win 1 | 1/-1-1-1/12/2r5w9/w2r4www4ww5ww w 1 10 | e1-e3");
    assert_eq!(elimination, [Theme::WinInOne, Theme::Jump, Theme::Elimination]);
}

#[test]
fn every_set_has_puzzles_of_each_of_its_themes() {
    for set in PuzzleSet::ALL {
        for theme in set.themes() {
            let count = set.puzzles().iter().filter(|puzzle| puzzle.themes().contains(&theme)).count();
            assert!((1..set.puzzles().len()).contains(&count), "{set:?} {theme:?}");
        }
        assert!(set.puzzles().iter().all(|puzzle| !puzzle.themes().is_empty()));
    }
}

#[test]
fn difficulty_rises_and_three_mistakes_end_a_run() {
    for set in PuzzleSet::ALL {
        let numbers = |run: &mut PuzzleRun| -> Vec<usize> {
            std::iter::from_fn(|| run.current().inspect(|_| run.record(true))).collect()
        };
        let mut run = PuzzleRun::new(set, 1);
        let mut seen = numbers(&mut run);
        let difficulty = |puzzle: &Puzzle| if puzzle.is_starter() { 0 } else { puzzle.grade };
        let difficulties: Vec<u8> = seen.iter().map(|&number| difficulty(&set.puzzles()[number])).collect();
        assert!(difficulties.is_sorted() && difficulties.len() > 40, "{set:?}: {difficulties:?}");
        assert_eq!(run.solved() as usize, seen.len());
        assert_ne!(numbers(&mut PuzzleRun::new(set, 2)), seen, "another seed selects other puzzles");
        seen.sort_unstable();
        seen.dedup();
        assert_eq!(seen.len(), difficulties.len(), "each puzzle comes once");
    }
    let mut run = PuzzleRun::new(PuzzleSet::Quixo, 1);
    for solved in [false, true, false] {
        run.record(solved);
        assert!(run.current().is_some());
    }
    run.record(false);
    assert_eq!(run.current(), None);
    run.record(true);
    assert_eq!((run.solved(), run.mistakes()), (1, 3), "nothing counts after the end");
}

fn day(text: &str) -> Day {
    toml::Value::from(text).try_into().expect("a date")
}

fn solved(days: &[&str]) -> SolvedDays {
    toml::Value::from(days.to_vec()).try_into().expect("dates")
}

#[test]
fn every_puzzle_of_a_group_comes_once_before_one_comes_again() {
    let monday = Date::constant(2025, 12, 29);
    let mut groups: HashMap<(PuzzleSet, u8), Vec<usize>> = HashMap::new();
    for since in 0..2000_i32 {
        let date = monday.checked_add(since.days()).expect("a date");
        let (set, number) = day(&date.to_string()).puzzle();
        let puzzle = &set.puzzles()[number];
        assert_eq!(set, SETS[since as usize % SETS.len()], "{date}");
        assert_eq!(puzzle.grade, GRADES[since as usize % GRADES.len()], "{date}");
        assert!(!puzzle.is_starter(), "{date}");
        groups.entry((set, puzzle.grade)).or_default().push(number);
    }
    for ((set, grade), numbers) in groups {
        let puzzles = set.puzzles().iter().filter(|puzzle| puzzle.grade == grade && !puzzle.is_starter());
        for round in numbers.chunks(puzzles.count()) {
            let different: BTreeSet<_> = round.iter().collect();
            assert_eq!(different.len(), round.len(), "{set:?}, grade {grade}");
        }
    }
    // Days before the first one have a puzzle as well.
    assert!(day("1970-01-01").puzzle().1 < 200);
    // A fixed value: all versions and machines must choose the same puzzle.
    let (set, number) = day("2026-11-27").puzzle();
    assert_eq!(
        set.puzzles()[number].position.to_string(),
        "w/wwrwww/wwrwrwwwwwww/rwwwrwwwwrwwrrwwww/rrwwwwrwwwrrrr3rrrwwrr w 0 112"
    );
}

#[test]
fn streaks_count_consecutive_days() {
    let week = ["2026-11-26", "2026-11-27", "2026-11-28", "2026-11-29", "2026-11-30", "2026-12-01"];
    let days = solved(&week);
    assert_eq!(days.streak(day("2026-12-01")), 6);
    assert_eq!(days.streak(day("2026-12-02")), 6, "today's puzzle is still open");
    assert_eq!(days.streak(day("2026-12-03")), 0, "a day was missed");
    assert_eq!(days.streak(day("2026-11-28")), 6, "the clock was set back");
    assert_eq!(solved(&["2026-11-26", "2026-11-28"]).streak(day("2026-11-28")), 1);
    assert_eq!(solved(&[]).streak(day("2026-11-28")), 0);
}
