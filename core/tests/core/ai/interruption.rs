//! Interrupted searches: by limits or by a panic.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::channel;
use std::time::Duration;

use pushflip_core::ai::tablebase::{Tablebase, Value};
use pushflip_core::ai::{Evaluate, Limits, MultiPv, Score, Searcher, Stop};
use pushflip_core::rules::{DrawRules, Game};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use crate::random_games;

use super::{hexxagon_start, plain_negamax, quixo_start, random_position, teams_start};

/// Number of node limits for each search; `PUSHFLIP_CUTS` sets another number.
const CUTS: u64 = 60;
/// Depth of the complete search. It is plain, so its scores are exact.
const DEPTH: u32 = 3;
/// Longest time for a panic to propagate on a busy machine.
const PANIC_TIMEOUT: Duration = Duration::from_mins(2);

/// Interrupts a search everywhere. The move found is at least as good as the best move of the last complete
/// iteration, at the depth of the search.
fn keeps_the_best_move<P: Evaluate>(position: P, wanted: MultiPv, knows: bool) {
    // Path-dependent draws are off, so that values equal those of a plain negamax.
    let game = Game::new(position, super::BOARD_ONLY);
    let values: Vec<Vec<(P::Move, Score)>> = (1..=DEPTH)
        .map(|depth| {
            let value = |mv| (mv, -plain_negamax(&position.play(mv), depth - 1, 1, false));
            position.moves().into_iter().map(value).collect()
        })
        .collect();
    let value = |depth: u32, mv| {
        let of_depth = &values[depth as usize - 1];
        of_depth.iter().find(|(other, _)| *other == mv).map(|(_, score)| *score).expect("a legal move")
    };
    let search = |nodes: Option<u64>| {
        let mut searcher = Searcher::new(1);
        searcher.set_tablebase(knows);
        let limits = Limits { nodes, ..Limits::depth(DEPTH) };
        let mut last = None;
        let found = searcher
            .search_lines(&game, wanted, &limits, &Stop::new(), |lines| {
                last = Some((lines[0].depth, lines[0].pv[0]));
            })
            .expect("moves");
        (last, found)
    };
    let all = search(None).1[0].nodes;
    let cuts = crate::variable("PUSHFLIP_CUTS", CUTS).min(all);
    for cut in 1..=cuts {
        let nodes = all * cut / cuts;
        let (Some((depth, before)), found) = search(Some(nodes)) else { continue };
        let (now, next) = (found[0].pv[0], (depth + 1).min(DEPTH));
        assert!(
            now == before || value(next, now) >= value(next, before),
            "{position}, {wanted:?}: {before} was best at depth {depth}, but after {nodes} of {all} positions \
             {now} is played"
        );
    }
}

#[test]
fn an_interrupted_search_is_at_least_as_good_as_its_last_iteration() {
    // Openings in which the tablebase excludes losing moves.
    let solved = Tablebase::shipped();
    let mut rng = ChaCha8Rng::seed_from_u64(81);
    let mut seen = 0;
    while seen < 4 {
        let position = random_games::with_cubes(7, &mut rng);
        let pushes = solved.probe_moves(&position).expect("the values of all pushes");
        let count = |value| pushes.iter().filter(|push| push.1 == value).count();
        if count(Value::Win) == 0 && count(Value::Draw) > 2 && count(Value::Loss) > 4 {
            keeps_the_best_move(position, MultiPv::Best(1), true);
            keeps_the_best_move(position, MultiPv::Best(3), true);
            seen += 1;
        }
    }
    for _ in 0..2 {
        keeps_the_best_move(random_position(quixo_start(), &mut rng), MultiPv::Best(1), false);
        keeps_the_best_move(random_position(quixo_start(), &mut rng), MultiPv::Best(2), false);
        keeps_the_best_move(random_position(teams_start(), &mut rng), MultiPv::Best(2), false);
        keeps_the_best_move(random_position(hexxagon_start(true), &mut rng), MultiPv::Best(2), false);
    }
}

#[test]
fn a_panic_in_a_search_with_helpers_propagates() {
    let (sender, panicked) = channel();
    std::thread::spawn(move || {
        let mut searcher = Searcher::new(1);
        searcher.set_threads(2);
        let game = Game::new(hexxagon_start(true), DrawRules::default());
        let broken = AssertUnwindSafe(|| {
            searcher.search(&game, &Limits::default(), &Stop::new(), |_| {
                panic!("a panic in the report callback")
            });
        });
        _ = sender.send(catch_unwind(broken).is_err());
    });
    assert_eq!(panicked.recv_timeout(PANIC_TIMEOUT), Ok(true), "the helper threads stop");
}
