//! Stops and clocks: obeyed soon, never overstepped.

use std::time::{Duration, Instant};

use pushflip::ai::{Evaluate, Limits, Searcher, Stop};
use pushflip::rules::{DrawRules, Game};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

use super::{hexxagon_start, quixo_start, random_position, teams_start};

/// Stops in the suite, for each of three games.
const STOPS: u32 = 17;
/// On a machine that does other things, too; on a quiet one it is a millisecond.
const BOUND: Duration = Duration::from_millis(500);
/// A search is stopped after up to so many milliseconds.
const LONGEST_SEARCH: u64 = 25;

/// How long after the stop each search was back.
fn delays<P: Evaluate>(start: P, count: u32, threads: usize) -> Vec<Duration> {
    let mut rng = SmallRng::seed_from_u64(count.into());
    let mut searcher = Searcher::new(4);
    searcher.set_threads(threads);
    let stopped = |_| {
        let game = Game::new(random_position(start, &mut rng), DrawRules::default());
        let stop = Stop::new();
        let (theirs, after) = (stop.clone(), Duration::from_millis(rng.random_range(0..LONGEST_SEARCH)));
        let stopper = std::thread::spawn(move || {
            std::thread::sleep(after);
            let now = Instant::now();
            theirs.stop();
            now
        });
        let found = searcher.search(&game, &Limits::default(), &stop, |_| ()).expect("a move");
        let back = Instant::now();
        assert_eq!(game.position().check(found.pv[0]), Ok(()));
        // A search that has found all comes back before the stop.
        back.saturating_duration_since(stopper.join().expect("the stopper"))
    };
    (0..count).map(stopped).collect()
}

fn all_delays(count: u32, threads: usize) -> Vec<Duration> {
    let mut all = delays(quixo_start(), count, threads);
    all.extend(delays(teams_start(), count, threads));
    all.extend(delays(hexxagon_start(true), count, threads));
    all.sort_unstable();
    all
}

#[test]
fn stops_are_obeyed() {
    let all = all_delays(STOPS, 1);
    assert!(all[all.len() - 1] < BOUND, "{all:?}");
    let all = all_delays(2, 2);
    assert!(all[all.len() - 1] < BOUND, "two threads: {all:?}");
}

/// On a quiet machine: `cargo test --release --test engine a_thousand -- --ignored --nocapture`.
#[test]
#[ignore = "takes half a minute, and means something only on a quiet machine"]
fn a_thousand_stops_are_obeyed_within_ten_milliseconds() {
    for threads in [1, 2] {
        let all = all_delays(334, threads);
        let at = |percent: usize| all[(all.len() - 1) * percent / 100];
        println!("{threads} threads: half {:?}, 99 in 100 {:?}, all {:?}", at(50), at(99), at(100));
        assert!(at(100) < Duration::from_millis(10));
    }
}

#[test]
fn a_clock_is_kept() {
    // A whole game's plies on a short clock, each search from another position.
    let mut rng = SmallRng::seed_from_u64(31);
    let mut searcher = Searcher::new(4);
    let (mut left, increment) = (Duration::from_millis(600), Duration::from_millis(4));
    for _ in 0..40 {
        let game = Game::new(random_position(hexxagon_start(true), &mut rng), DrawRules::default());
        let limits = Limits::for_clock(left, increment);
        let begun = Instant::now();
        searcher.search(&game, &limits, &Stop::new(), |_| ()).expect("a move");
        let taken = begun.elapsed();
        assert!(taken <= limits.time.expect("a time") + BOUND, "{taken:?} of {left:?}");
        left = left.saturating_sub(taken.min(limits.time.expect("a time"))) + increment;
    }
    assert!(left > Duration::from_millis(20), "the clock is used up slowly");
}
