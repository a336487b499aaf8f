//! The puzzle sets of the program and the prover.

use std::collections::HashSet;
use std::time::{Duration, UNIX_EPOCH};

use pushflip_core::ai::{Limits, MultiPv, Prover, Stop};
use pushflip_core::rules::hexxagon::{self, WhenStuck};
use pushflip_core::rules::quixo::{self, teams};
use pushflip_core::rules::{Position, Side, Variant};
use pushflip_core::session::puzzle::{
    Answer, AnyProver, Day, Failure, HARDEST, Progress, Puzzle, PuzzleEvent, PuzzleSet, PuzzleStatus, Task,
    answer,
};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use crate::random_games;

/// Whether the side to move wins within this many plies, by brute force.
fn wins_plainly<P: Position>(position: &P, plies: u32) -> bool {
    let side = position.side_to_move();
    plies > 0
        && position.moves().into_iter().any(|mv| {
            let next = position.play(mv);
            match next.outcome() {
                Some(outcome) => outcome.winner == Some(side),
                None => loses_plainly(&next, plies - 1),
            }
        })
}

fn loses_plainly<P: Position>(position: &P, plies: u32) -> bool {
    let opponent = !position.side_to_move();
    plies > 0
        && position.moves().into_iter().all(|mv| {
            let next = position.play(mv);
            match next.outcome() {
                Some(outcome) => outcome.winner == Some(opponent),
                None => wins_plainly(&next, plies - 1),
            }
        })
}

fn assert_prover_is_right<P: pushflip_core::ai::Evaluate>(
    start: P,
    plies: usize,
    positions: usize,
    seed: u64,
) -> usize {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut won = 0;
    for _ in 0..positions {
        let position = random_games::position(start, plies / 2..plies, &mut rng);
        let mut prover = Prover::new(&Limits::default(), &Stop::new());
        for plies in 0..=3 {
            let wins = wins_plainly(&position, plies);
            assert_eq!(prover.wins(&position, plies), Some(wins), "{position} within {plies}");
            won += usize::from(wins && plies > 1);
        }
        for plies in 0..=2 {
            let loses = loses_plainly(&position, plies);
            assert_eq!(prover.loses(&position, plies), Some(loses), "{position} within {plies}");
        }
    }
    won
}

#[test]
fn prover_agrees_with_brute_force() {
    let won = assert_prover_is_right(quixo::Position::start(Side::First), 40, 40, 1)
        + assert_prover_is_right(teams::Position::start(teams::Seat::South), 40, 12, 2);
    assert!(won > 5, "some positions are won");
    let start = |blocks| hexxagon::Position::start(blocks, WhenStuck::Passes);
    assert_prover_is_right(start(true), 12, 6, 3);
    // Nearly full boards, where the game can end in several ways.
    let mut rng = ChaCha8Rng::seed_from_u64(4);
    let mut decided = 0;
    for _ in 0..30 {
        let full = (0..61).filter(|&cell| ![1, 3, 5].contains(&cell)).collect::<Vec<u64>>();
        let empty: Vec<u64> =
            (0..rng.random_range(1..4)).map(|_| full[rng.random_range(0..full.len())]).collect();
        let red = full.iter().filter(|_| rng.random_bool(0.5)).fold(0_u64, |all, cell| all | 1 << cell);
        let rings = [0..1, 1..7, 7..19, 19..37, 37..61].map(|ring| {
            // A run of empty cells is one number.
            let (mut text, mut run) = (String::new(), 0);
            for cell in ring {
                if empty.contains(&cell) {
                    run += 1;
                    continue;
                }
                if run > 0 {
                    text += &run.to_string();
                    run = 0;
                }
                text += match cell {
                    1 | 3 | 5 => "-",
                    _ if red >> cell & 1 == 1 => "r",
                    _ => "w",
                };
            }
            if run > 0 { text + &run.to_string() } else { text }
        });
        let position = start(true).read(&format!("{} r 0 60", rings.join("/"))).expect("a position");
        if position.outcome().is_some() {
            continue;
        }
        let mut prover = Prover::new(&Limits::default(), &Stop::new());
        let wins = wins_plainly(&position, 3);
        assert_eq!(prover.wins(&position, 3), Some(wins), "{position}");
        decided += usize::from(wins);
    }
    assert!((3..30).contains(&decided), "{decided}");
}

#[test]
fn stopped_prover_returns_nothing() {
    let stop = Stop::new();
    let start = quixo::Position::start(Side::First);
    assert_eq!(Prover::new(&Limits::nodes(2_000), &stop).wins(&start, 9), None);
    stop.stop();
    assert_eq!(Prover::new(&Limits::default(), &stop).wins(&start, 9), None);
}

fn all() -> impl Iterator<Item = (PuzzleSet, usize, &'static Puzzle)> {
    PuzzleSet::ALL.into_iter().flat_map(|set| {
        set.puzzles().iter().enumerate().map(move |(number, puzzle)| (set, number + 1, puzzle))
    })
}

#[test]
fn sets_are_large_and_have_all_grades() {
    for set in PuzzleSet::ALL {
        let puzzles = set.puzzles();
        assert!(puzzles.len() >= 100, "{set:?} has {}", puzzles.len());
        assert!(puzzles.is_sorted_by_key(|puzzle| puzzle.grade), "{set:?}: easy ones first");
        for grade in 1..=HARDEST {
            assert!(puzzles.iter().any(|puzzle| puzzle.grade == grade), "{set:?} lacks grade {grade}");
        }
    }
    let open = |puzzle: &&Puzzle| puzzle.variant() == Variant::HexxagonOpen;
    assert!(PuzzleSet::Hexxagon.puzzles().iter().filter(open).count() >= 20);
}

#[test]
fn puzzles_are_valid_and_unique() {
    let mut classes = HashSet::new();
    for (set, number, puzzle) in all() {
        let place = format!("{set:?} {number}");
        assert_eq!(puzzle.to_string().parse().as_ref(), Ok(puzzle), "{place}");
        assert_eq!(PuzzleSet::of(puzzle.variant()), set, "{place}");
        assert_eq!(puzzle.position.outcome(), None, "{place}");
        assert!(classes.insert((puzzle.variant(), puzzle.position.class())), "{place} is a duplicate");
        let others = puzzle.position.moves().len() - puzzle.keys.len();
        assert!(others >= 5, "{place}: only {others} other moves");
        assert!(puzzle.keys.iter().all(|&key| puzzle.position.check(key).is_ok()), "{place}");
        let limit = if puzzle.variant() == Variant::QuixoTeams { 2 } else { 1 };
        assert!((1..=limit).contains(&puzzle.keys.len()), "{place}");
        assert!(puzzle.to_match().result().is_none(), "{place}");
    }
}

#[test]
fn symmetries_do_not_make_another_position() {
    for (_, _, puzzle) in all().step_by(29) {
        let class = puzzle.position.class();
        let next = puzzle.position.play(puzzle.position.moves()[0]);
        assert_ne!(next.class(), class);
    }
    let start = quixo::Position::start(Side::First);
    let corner = start.play("a1-e1".parse().expect("a move"));
    let other = start.play("e5-a5".parse().expect("a move"));
    let class = |position| pushflip_core::session::AnyPosition::Quixo(position).class();
    assert_eq!(class(corner), class(other), "equal classes after a half turn");
}

#[test]
fn search_agrees_with_the_proofs() {
    // Up to this depth the search prunes nothing, so both are exact.
    const EXACT: u32 = 4;
    for (set, number, puzzle) in all().filter(|(_, number, _)| number % 8 == 0) {
        let plies = match puzzle.task {
            Task::Win(moves) => 2 * moves - 1,
            Task::Hold(moves) => 2 * moves,
            Task::Better => panic!("{puzzle}: a shipped puzzle must be provable"),
        };
        let limits = Limits::depth(plies.min(EXACT));
        let found = puzzle.game().analyse(1, MultiPv::Every, &limits, &Stop::new(), |_| ()).expect("moves");
        for candidate in found.candidates {
            let is_key = puzzle.keys.contains(&candidate.mv);
            let end = match puzzle.task {
                Task::Win(_) => candidate.score.plies_to_win(),
                _ => candidate.score.plies_to_loss(),
            };
            let decided = end.is_some_and(|within| within <= plies);
            let place = format!("{set:?} {number}: {} is {:?}", candidate.mv, candidate.score);
            match puzzle.task {
                // Every winning move of the search is a key; where the search is exact, there are no other
                // keys.
                Task::Win(_) => assert!(is_key == decided || is_key && plies > EXACT, "{place}"),
                Task::Hold(_) => assert!(is_key != decided || !is_key && plies > EXACT, "{place}"),
                Task::Better => unreachable!("{place}"),
            }
        }
    }
}

#[test]
fn solution_length_matches_the_task() {
    for (_, _, puzzle) in all().filter(|(_, number, puzzle)| number % 7 == 0 && puzzle.task.moves() <= 3) {
        let taken = super::solve(puzzle);
        // The game may be over after the best reply.
        let most = puzzle.task.moves();
        assert!(taken == most || taken + 1 == most, "{puzzle}: {taken}");
    }
}

#[test]
fn wrong_moves_are_refuted() {
    let mut kinds = HashSet::new();
    for (_, _, puzzle) in all().filter(|(_, number, puzzle)| number % 11 == 0 && puzzle.task.moves() <= 2) {
        let wrong = puzzle.position.moves().into_iter().filter(|mv| !puzzle.keys.contains(mv));
        for mv in wrong.step_by(9) {
            let found = answer(&puzzle.game(), puzzle.task, mv, &Stop::new());
            let Some(Answer::Wrong(why, reply)) = found else { panic!("{puzzle}: {mv} is {found:?}") };
            kinds.insert(std::mem::discriminant(&why));
            let next = puzzle.position.play(mv);
            let Some(reply) = reply else {
                assert!(matches!(why, Failure::Loses | Failure::Draws) && next.outcome().is_some());
                continue;
            };
            assert_eq!(next.check(reply), Ok(()), "{puzzle}: {mv}");
            let after = next.play(reply);
            let mut prover = AnyProver::new(puzzle.variant(), &Limits::default(), &Stop::new());
            match why {
                Failure::LosesWithin(1) => {
                    let winner = after.outcome().and_then(|outcome| outcome.winner);
                    assert_eq!(winner, Some(!puzzle.position.side_to_move()), "{puzzle}: {mv} {reply}");
                }
                Failure::LosesWithin(moves) => {
                    assert_eq!(prover.fulfils(&next, Task::Win(moves), reply), Some(true), "{puzzle}: {mv}");
                }
                Failure::Worse => panic!("{puzzle}: a shipped puzzle must be provable"),
                Failure::TooSlow(moves) if after.outcome().is_none() => {
                    assert_eq!(prover.wins(&after, moves - 1), Some(false), "{puzzle}: {mv} {reply}");
                }
                Failure::TooSlow(_) => {}
                Failure::Loses | Failure::Draws => panic!("{puzzle}: {mv} has not ended the game"),
            }
        }
    }
    assert!(kinds.len() >= 2, "several kinds of failure occur");
}

#[test]
fn broken_text_is_refused_with_its_place() {
    let refused = |line: &str, reason: &str| {
        let error = PuzzleSet::read(&format!("# a comment\n\n{line}\n")).expect_err(line).to_string();
        assert!(error.starts_with("line 3, ") && error.contains(reason), "{error}");
    };
    let position = "xooox/x2ox/1xoxo/ox3/xoxox x 0 23";
    refused("quixo | 1 | win 2", "it has 3 fields instead of five");
    refused(&format!("chess | 1 | win 2 | {position} | a3-e3"), "isn’t one of quixo");
    refused(&format!("quixo | 6 | win 2 | {position} | a3-e3"), "from 1 to 5");
    refused(&format!("quixo | 1 | win 0 | {position} | a3-e3"), "win 2");
    refused(&format!("quixo | 1 | hold x | {position} | a3-e3"), "hold 1");
    refused("quixo | 1 | win 2 | xooox/x2ox x 0 23 | a3-e3", "the board needs 5 rows, not 2");
    refused(&format!("quixo | 1 | win 2 | {position} | b5-e5"), "opponent");
    refused(&format!("quixo | 1 | win 2 | {position} |"), "no move");
}

#[test]
fn progress_is_kept_and_a_broken_file_put_aside() {
    let folder = tempfile::tempdir().expect("a folder");
    let folders = super::folders(folder.path());
    let set = PuzzleSet::Quixo;
    let puzzles = set.puzzles();
    let (mut progress, warning) = Progress::load(&folders);
    assert_eq!((progress.solved(set), warning), (0, None));
    let today: Day = Day::of(UNIX_EPOCH + Duration::from_hours(500_000));
    assert!(progress.record(&puzzles[0], PuzzleEvent::Tried, today));
    assert!(progress.is_first_try(&puzzles[0]) && progress.is_first_try(&puzzles[2]));
    assert_eq!(progress.is_unaided(&puzzles[0]), None);
    assert!(progress.record(&puzzles[0], PuzzleEvent::Solved, today));
    assert!(!progress.record(&puzzles[0], PuzzleEvent::Missed, today), "a solved puzzle stays solved");
    assert!(progress.record(&puzzles[2], PuzzleEvent::Missed, today));
    assert_eq!(progress.state(&puzzles[2]), PuzzleStatus::New, "help without a move");
    assert!(progress.record(&puzzles[2], PuzzleEvent::Tried, today));
    assert_eq!([0, 2].map(|number| progress.is_unaided(&puzzles[number])), [Some(true), Some(false)]);
    assert!(!progress.is_first_try(&puzzles[0]) && !progress.is_first_try(&puzzles[2]), "solved and missed");
    progress.save(&folders).expect("saved");
    let (again, warning) = Progress::load(&folders);
    assert_eq!((&again, warning), (&progress, None));
    let standing = [0, 1, 2].map(|number| again.state(&puzzles[number]));
    assert_eq!(standing, [PuzzleStatus::Solved, PuzzleStatus::New, PuzzleStatus::Tried]);
    assert_eq!((again.next_unsolved(set, 0), again.next_unsolved(set, 2)), (Some(1), Some(2)));
    // Another program knows the first puzzle only as tried, and solves another one.
    let mut other = Progress::default();
    assert!(other.record(&puzzles[0], PuzzleEvent::Missed, today));
    assert!(other.record(&puzzles[1], PuzzleEvent::Solved, today));
    let (daily, number) = today.puzzle();
    assert!(other.record(&daily.puzzles()[number], PuzzleEvent::Solved, today));
    other.save(&folders).expect("saved");
    let (both, _) = Progress::load(&folders);
    let standing = [0, 1, 2].map(|number| both.state(&puzzles[number]));
    assert_eq!(standing, [PuzzleStatus::Solved, PuzzleStatus::Solved, PuzzleStatus::Tried]);
    let unaided = [0, 1, 2].map(|number| both.is_unaided(&puzzles[number]));
    assert_eq!(unaided, [Some(true), Some(true), Some(false)], "the first program's try was the first");
    assert_eq!((both.days().streak(today), both.rating().1), (1, 4));
    let path = folders.data.join("puzzles.toml");
    std::fs::write(&path, "solved =").expect("written");
    let (empty, warning) = Progress::load(&folders);
    assert_eq!(empty, Progress::default());
    assert!(warning.is_some_and(|warning| warning.to_string().contains("puzzles.broken-1.toml")));
    assert!(!path.exists() && folders.data.join("puzzles.broken-1.toml").exists());
}
