//! Stops and clocks: a stopped search begins no further iteration, and no clock runs out. `benches/speed.rs` measures
//! the latency.

use std::time::Duration;

use pushflip_core::ai::{Evaluate, Limits, Searcher, Stop};
use pushflip_core::rules::{DrawRules, Game};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use super::{hexxagon_start, quixo_start, random_position, teams_start};

/// Stops for each of three games.
const STOPS: usize = 17;

/// Stops searches when they report an iteration, and one before it begins. That one still searches one ply.
fn stops<P: Evaluate>(start: P, threads: usize) {
    let mut rng = ChaCha8Rng::seed_from_u64(17);
    let mut searcher = Searcher::new(4);
    searcher.set_threads(threads);
    for number in 0..STOPS {
        let game = Game::new(random_position(start, &mut rng), DrawRules::default());
        let stop = Stop::new();
        if number == 0 {
            stop.stop();
        }
        let depth = 1 + number as u32 % 5;
        let mut reported = 0;
        let found = searcher.search(&game, &Limits::depth(depth + 2), &stop, |info| {
            reported = info.depth;
            if info.depth == depth {
                stop.stop();
            }
        });
        assert_eq!(game.position().check(found.expect("a move").pv[0]), Ok(()));
        assert!(reported <= depth, "the search continued to depth {reported}");
    }
}

#[test]
fn stops_are_obeyed() {
    for threads in [1, 2] {
        stops(quixo_start(), threads);
        stops(teams_start(), threads);
        stops(hexxagon_start(true), threads);
    }
}

#[test]
fn a_clock_is_never_overdrawn() {
    // So no clock runs out, even if each move takes all of its time.
    for left in (0..40).map(|power| Duration::from_micros((1_u64 << power) - 1)) {
        for increment in [0, 4, 5, 1_000, 2_000, 100_000] {
            let limits = Limits::for_clock(left, Duration::from_millis(increment));
            let (time, planned) = (limits.time.expect("a time"), limits.planned.expect("a plan"));
            assert!(planned <= time && time <= left / 4, "{left:?} + {increment} ms");
        }
    }
    let planned = |seconds, millis| {
        let left = Duration::from_secs(seconds) + Duration::from_millis(millis);
        Limits::for_clock(left, Duration::ZERO).planned
    };
    assert_eq!(planned(60, 300), Some(Duration::from_millis(2_400)));
    assert_eq!(planned(0, 100), Some(Duration::from_millis(2)), "half of a short time is reserved");
}
