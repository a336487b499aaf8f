//! Practice puzzles from matches with any options: they can be solved under their rules, and repeated mistakes
//! are recognised.

use pushflip_core::ai::{Limits, Stop};
use pushflip_core::rules::hexxagon::WhenStuck;
use pushflip_core::rules::{DrawRules, Ending, Position, Variant};
use pushflip_core::session::puzzle::{AnyProver, Mistakes, Practice, Puzzle, PuzzleSet, Task};
use pushflip_core::session::{AnyMove, AnyPosition, Match, Options, Setup};
use rand::prelude::*;
use rand::rngs::ChaCha8Rng;

use crate::random_games;

use super::{at_second, solve, wrong_move};

/// The number of matches per combination of options; `PUSHFLIP_PRACTICE` overrides it.
const MATCHES: usize = 1;
/// One in this many matches is also asked for judged puzzles, which take long.
const JUDGED_INTERVAL: usize = 4;
/// The largest number of plies per match that are asked for a puzzle.
const PLIES: usize = 3;
/// The node limit of each step of a proof.
const PROOF_NODES: u64 = 20_000;

/// All combinations of the options that decide how a match can end.
fn all_options() -> Vec<(Variant, Options)> {
    let draws = [true, false].map(|repetition| [true, false].map(|quiet| DrawRules { repetition, quiet }));
    let mut all = Vec::new();
    for variant in Variant::ALL {
        for draws in draws.into_iter().flatten() {
            let choices = if variant.is_quixo() { &[WhenStuck::Passes][..] } else { &WhenStuck::ALL };
            for &when_stuck in choices {
                all.push((variant, Options { draws, when_stuck, ..Options::default() }));
            }
        }
    }
    all
}

fn with_quiet(position: &AnyPosition, quiet: u32) -> AnyPosition {
    position.read(&random_games::with_quiet_plies(position, quiet)).expect("a position")
}

/// A match of some random plies that starts with a number of quiet plies.
fn match_near_limit(variant: Variant, options: &Options, quiet: u32, rng: &mut ChaCha8Rng) -> Match {
    loop {
        let mut position = AnyPosition::start(variant, options);
        for _ in 0..rng.random_range(10..120) {
            match position.moves().choose(rng) {
                Some(&mv) => position = position.play(mv),
                None => break,
            }
        }
        let start = Some(with_quiet(&position, quiet));
        let setup = Setup { start, options: options.clone(), ..Setup::new(variant, &[]) };
        let mut game = Match::new(setup);
        random_games::play(&mut game, 8, rng);
        if game.moves().len() > 2 {
            return game;
        }
    }
}

/// Whether a win in two moves exists before a ply, or for the other side after it.
fn can_be_proven(game: &Match, ply: usize) -> bool {
    let position = game.position_after(ply);
    let next = position.play(game.moves()[ply]);
    let mut prover = AnyProver::new(position.variant(), &Limits::nodes(PROOF_NODES), &Stop::new());
    prover.wins(&position, 2) == Some(true) || next.outcome().is_none() && prover.wins(&next, 1) == Some(true)
}

/// The same puzzle mirrored and at another ply number.
pub(super) fn twin(puzzle: &Puzzle) -> Puzzle {
    fn turned<P>(position: P, puzzle: &Puzzle, own: fn(AnyMove) -> Option<P::Move>) -> Puzzle
    where
        P: Position + Into<AnyPosition>,
        P::Move: Into<AnyMove>,
    {
        let symmetry = position.symmetries() - 1;
        let keys = puzzle.keys.iter().filter_map(|&key| own(key));
        let keys = keys.map(|key| position.transformed_move(key, symmetry).into()).collect();
        let position = with_quiet(&position.transformed(symmetry).into(), 0);
        Puzzle { position, keys, ..puzzle.clone() }
    }
    match puzzle.position {
        AnyPosition::Quixo(position) => {
            turned(position, puzzle, |key| if let AnyMove::Quixo(key) = key { Some(key) } else { None })
        }
        AnyPosition::Teams(position) => {
            turned(position, puzzle, |key| if let AnyMove::Teams(key) = key { Some(key) } else { None })
        }
        AnyPosition::Hexxagon(position) => {
            turned(position, puzzle, |key| if let AnyMove::Hexxagon(key) = key { Some(key) } else { None })
        }
    }
}

#[test]
fn tasks_are_solved_under_the_rules_of_their_match_and_known_again() {
    let mut rng = ChaCha8Rng::seed_from_u64(91);
    let mut tasks = 0;
    for (variant, options) in all_options() {
        for number in 0..crate::variable("PUSHFLIP_PRACTICE", MATCHES) {
            // Near the limit of quiet plies and, without a limit, beyond it.
            let quiet = if options.draws.quiet { rng.random_range(88..97) } else { 120 };
            let game = match_near_limit(variant, &options, if number % 2 == 0 { quiet } else { 0 }, &mut rng);
            let mut plies: Vec<usize> = (0..game.moves().len()).collect();
            if number % JUDGED_INTERVAL != JUDGED_INTERVAL - 1 {
                plies.retain(|&ply| can_be_proven(&game, ply));
            }
            plies.shuffle(&mut rng);
            plies.truncate(PLIES);
            for made in game.tasks_of_mistakes(&plies, &Limits::nodes(PROOF_NODES), &Stop::new()) {
                let Practice::Made(puzzle, _) = &made else { panic!("{made:?}") };
                assert_eq!(puzzle.to_string().parse().as_ref(), Ok(puzzle), "{puzzle}");
                assert_eq!((puzzle.draws, puzzle.position.when_stuck()), (options.draws, options.when_stuck));
                solve(puzzle);
                let mut mistakes = Mistakes::default();
                mistakes.note(&Practice::Made(puzzle.clone(), Some(at_second(1))));
                mistakes.note(&Practice::Made(twin(puzzle), Some(at_second(1))));
                mistakes.note(&Practice::Made(twin(puzzle), Some(at_second(2))));
                let due: Vec<_> = mistakes.due().map(|mistake| (&mistake.puzzle, mistake.left)).collect();
                assert_eq!(due, [(puzzle, 2)], "the mistake of two matches: {puzzle}");
                assert!(mistakes.is_due(&twin(puzzle)), "{puzzle}");
                assert_eq!(mistakes.after(&twin(puzzle)).map(|next| &next.puzzle), Some(puzzle));
                mistakes.note(&Practice::Solved(twin(puzzle)));
                mistakes.note(&Practice::Solved(puzzle.clone()));
                assert_eq!((mistakes.due().count(), mistakes.learned()), (0, 1), "{puzzle}");
                assert!(!mistakes.is_due(&twin(puzzle)), "{puzzle}");
                tasks += 1;
            }
        }
    }
    println!("{tasks} tasks");
    assert!(tasks > 5, "{tasks} tasks");
}

#[test]
fn blocking_all_moves_is_a_winning_task_if_it_ends_the_game() {
    let mut rng = ChaCha8Rng::seed_from_u64(92);
    for when_stuck in [WhenStuck::Ends, WhenStuck::Fills] {
        let options = Options { when_stuck, ..Options::default() };
        let mut position = AnyPosition::start(Variant::HexxagonOpen, &options);
        let other = loop {
            let Some(&mv) = position.moves().choose(&mut rng) else {
                position = AnyPosition::start(Variant::HexxagonOpen, &options);
                continue;
            };
            position = position.play(mv);
            // Every immediate win is a win by blocking.
            let ending =
                |mv: &AnyMove| position.play(*mv).outcome().map(|outcome| (outcome.winner, outcome.ending));
            let moves = position.moves();
            let (ends, go_on): (Vec<_>, Vec<_>) = moves.into_iter().partition(|mv| ending(mv).is_some());
            let blocks = |mv: &AnyMove| ending(mv) == Some((Some(position.side_to_move()), Ending::Stuck));
            if let (Some(&other), true, true) = (go_on.first(), !ends.is_empty(), ends.iter().all(blocks)) {
                break other;
            }
        };
        let draws = DrawRules::default();
        let puzzle = Puzzle::of_mistake(&position, draws, other, &Limits::default(), &Stop::new());
        let puzzle = puzzle.expect("a win was missed");
        assert_eq!(puzzle.task, Task::Win(1));
        solve(&puzzle.to_string().parse().expect("a puzzle"));
    }
}

#[test]
fn no_task_is_a_win_that_a_hundred_quiet_plies_draw() {
    let mut seen = 0;
    for puzzle in PuzzleSet::Quixo.puzzles().iter().filter(|puzzle| puzzle.task == Task::Win(2)).take(12) {
        let wrong = wrong_move(puzzle);
        let task = |quiet, draws| {
            let position = with_quiet(&puzzle.position, quiet);
            Puzzle::of_mistake(&position, draws, wrong, &Limits::nodes(PROOF_NODES), &Stop::new())
        };
        let (usual, free) = (DrawRules::default(), DrawRules { repetition: true, quiet: false });
        assert!(task(60, usual).is_some_and(|found| found.task == Task::Win(2)), "{puzzle}");
        for found in [task(98, usual), task(98, free), task(130, free)].into_iter().flatten() {
            assert_eq!(found.task == Task::Win(2), found.draws == free, "{found}");
            solve(&found);
            seen += 1;
        }
    }
    assert!(seen >= 24, "{seen}");
}
