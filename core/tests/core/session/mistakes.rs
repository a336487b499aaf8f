//! Practice puzzles from the player's own mistakes, and their repetition.

use pushflip_core::ai::{Limits, Stop};
use pushflip_core::rules::{DrawRules, Variant};
use pushflip_core::session::puzzle::{
    Answer, Failure, Mistakes, Practice, Puzzle, PuzzleSet, Task, answer, first_step,
};
use pushflip_core::session::{AnyGame, AnyMove, Match, Setup};

use super::practice::twin;
use super::{at_second, folders, match_at, play, position, wrong_move};

fn of_mistake(puzzle: &Puzzle, played: AnyMove) -> Option<Puzzle> {
    Puzzle::of_mistake(&puzzle.position, puzzle.draws, played, &Limits::default(), &Stop::new())
}

/// Of this many puzzles, one is also asked whether its solutions are mistakes. That takes a long search for each.
const SOLUTIONS_INTERVAL: usize = 4;

/// Every ninth puzzle of every set, without the starters.
fn some_puzzles() -> impl Iterator<Item = &'static Puzzle> {
    PuzzleSet::ALL
        .into_iter()
        .flat_map(|set| set.puzzles().iter().filter(|puzzle| !puzzle.is_starter()).step_by(9))
}

#[test]
fn missed_puzzle_in_a_match_becomes_a_practice_puzzle() {
    let (mut wins, mut holds) = (0, 0);
    for (number, puzzle) in some_puzzles().enumerate() {
        let wrong = wrong_move(puzzle);
        let found = of_mistake(puzzle, wrong);
        match (puzzle.task, found) {
            (Task::Win(moves), Some(found)) if found.task == Task::Better => assert!(moves > 4, "{puzzle}"),
            (Task::Win(_), Some(found)) => {
                assert_eq!((found.task, &found.keys), (puzzle.task, &puzzle.keys), "{puzzle}");
                wins += 1;
            }
            // With a longer horizon, the only defence loses too.
            (Task::Hold(_), Some(found)) if found.task == Task::Better => {}
            (Task::Win(moves), None) => assert!(moves > 4, "{puzzle}"),
            (Task::Better, _) => unreachable!("{puzzle} has a proof"),
            (Task::Hold(_), Some(found)) => {
                assert!(matches!(found.task, Task::Hold(_)), "{puzzle}");
                assert_eq!(found.keys, puzzle.keys, "{puzzle}");
                holds += 1;
            }
            (Task::Hold(_), None) => {}
        }
        if !number.is_multiple_of(SOLUTIONS_INTERVAL) {
            continue;
        }
        for &key in &puzzle.keys {
            let found = of_mistake(puzzle, key);
            assert!(found.is_none_or(|found| found.task == Task::Better), "{puzzle}: {key} is right");
        }
    }
    assert!(wins > 15 && holds > 10, "{wins} wins, {holds} defences");
}

#[test]
fn unprovable_mistake_is_no_proven_task() {
    for variant in Variant::ALL {
        // The search does not call any of them a mistake either.
        let game = Match::new(Setup::new(variant, &[]));
        let position = game.position();
        let found = Puzzle::of_mistake(
            &position,
            DrawRules::default(),
            position.moves()[0],
            &Limits::nodes(20_000),
            &Stop::new(),
        );
        assert_eq!(found, None, "{variant}: nothing is lost by a first move");
    }
    let puzzle = &PuzzleSet::Quixo.puzzles()[0];
    let wrong = wrong_move(puzzle);
    let stopped = Stop::new();
    stopped.stop();
    assert_eq!(Puzzle::of_mistake(&puzzle.position, puzzle.draws, wrong, &Limits::default(), &stopped), None);
}

#[test]
fn missed_immediate_win_and_losing_reply_become_tasks() {
    let start = "5/oooo1/xxxx1/5/5 x 0 9";
    let mut game = match_at(Setup::new(Variant::Quixo, &[]), start);
    play(&mut game, "a1-e1 e4-a4");
    let tasks = game.tasks_of_mistakes(&[0, 1, 9], &Limits::default(), &Stop::new());
    let [Practice::Made(puzzle, None)] = &tasks[..] else { panic!("{tasks:?}") };
    assert_eq!((puzzle.task, puzzle.to_string().parse().as_ref()), (Task::Win(1), Ok(puzzle)));
    assert!(puzzle.keys.contains(&puzzle.position.parse_move("e3-a3").expect("a move")));
}

#[test]
fn where_nothing_is_proven_a_better_move_is_asked_for_and_judged() {
    // Red loses three pieces in the middle game.
    let position = position(Variant::HexxagonOpen, "1/6/w3rrr5/3r5w8/4r3w3r3w7 r 0 21");
    let game = AnyGame::new(position, DrawRules::default());
    let task =
        |mv| Puzzle::of_mistake(&position, DrawRules::default(), mv, &Limits::nodes(1_000), &Stop::new());
    let tasks = position.moves().into_iter().rev().find_map(|mv| Some((mv, task(mv)?)));
    let (blunder, found) = tasks.expect("a mistake");
    assert_eq!((found.task, found.to_string().parse().as_ref()), (Task::Better, Ok(&found)));
    let answered = |mv| answer(&game, found.task, mv, &Stop::new());
    assert_eq!(answered(found.keys[0]), Some(Answer::Solved));
    assert!(matches!(answered(blunder), Some(Answer::Wrong(Failure::Worse, Some(_)))));
    let hint = first_step(&found.game(), found.task, &Stop::new()).expect("a move");
    assert_eq!(answered(hint), Some(Answer::Solved));
}

fn due(mistakes: &Mistakes) -> Vec<(&Puzzle, u8)> {
    mistakes.due().map(|mistake| (&mistake.puzzle, mistake.left)).collect()
}

#[test]
fn repeated_mistake_has_to_be_solved_twice() {
    let [one, two, three] = [0, 1, 2].map(|number| &PuzzleSet::Quixo.puzzles()[number]);
    let mut mistakes = Mistakes::default();
    let mut note = |what: Practice| {
        mistakes.note(&what);
        mistakes.clone()
    };
    for puzzle in [one, two] {
        note(Practice::Made(puzzle.clone(), Some(at_second(1))));
    }
    // The same match again is not another mistake.
    let now = note(Practice::Made(one.clone(), Some(at_second(1))));
    assert_eq!(due(&now), [(one, 1), (two, 1)]);
    assert!(now.is_help_penalized(one) && !now.is_help_penalized(three), "only in the queue");
    assert!(now.is_help_penalized(&twin(one)), "the queue has it mirrored");
    assert_eq!(now.after(one).map(|next| &next.puzzle), Some(two));
    assert_eq!(now.after(two).map(|next| &next.puzzle), Some(one), "the order is cyclic");
    assert_eq!(now.after(three).map(|next| &next.puzzle), Some(one));
    // A puzzle solved at the first attempt is done.
    let now = note(Practice::Solved(one.clone()));
    assert_eq!((due(&now), now.learned()), (vec![(two, 1)], 1));
    // A failed puzzle has to be solved twice, the second time after the others.
    let now = note(Practice::Missed(two.clone()));
    assert!(!now.is_help_penalized(two), "it has to be solved twice anyway");
    note(Practice::Made(three.clone(), Some(at_second(2))));
    let now = note(Practice::Solved(two.clone()));
    assert_eq!(due(&now), [(three, 1), (two, 1)]);
    // A solved puzzle is due again when the mistake is repeated in another match.
    let now = note(Practice::Made(one.clone(), Some(at_second(3))));
    assert!(due(&now).contains(&(one, 2)), "{now:?}");
    for puzzle in [one, one, two, three] {
        note(Practice::Solved(puzzle.clone()));
    }
    let now = note(Practice::Solved(three.clone()));
    assert_eq!((due(&now).len(), now.learned(), now.after(one)), (0, 3, None));
}

#[test]
fn two_windows_keep_the_mistakes_of_both() {
    let folder = tempfile::tempdir().expect("a folder");
    let folders = folders(folder.path());
    assert_eq!(Mistakes::load(&folders), (Mistakes::default(), None));
    let [one, two] = [PuzzleSet::Quixo, PuzzleSet::QuixoTeams].map(|set| set.puzzles()[3].clone());
    for (puzzle, second) in [(&one, 1), (&two, 2)] {
        Mistakes::keep(&folders, &[Practice::Made(puzzle.clone(), Some(at_second(second)))]).expect("saved");
    }
    Mistakes::keep(&folders, &[Practice::Missed(two.clone())]).expect("saved");
    let (kept, warning) = Mistakes::load(&folders);
    assert_eq!((due(&kept), warning), (vec![(&one, 1), (&two, 2)], None));
    // Invalid entries are ignored; the file keeps them, and the warning names it.
    let file = folders.data.join("mistakes.toml");
    let text = std::fs::read_to_string(&file).expect("read").replace("win", "loose");
    std::fs::write(&file, text.replace("hold", "loose")).expect("written");
    let (kept, warning) = Mistakes::load(&folders);
    assert_eq!(kept, Mistakes::default());
    assert!(warning.is_some_and(|warning| warning.to_string().contains("mistakes.toml")));
    assert!(std::fs::read_to_string(&file).expect("read").contains("loose"));
}
