//! The schedule of a match on a thread pool. Results are reported in the order of the pairs, so that they do
//! not depend on the speed of the threads.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::Mutex;

use rand::Rng;
use rayon::prelude::*;

use super::contestant::Contestant;
use super::game::{GameSetup, Seat};
use super::opening::random_opening;
use super::player::{Contested, player};
use super::tally::{Played, Usage};
use crate::pool::pool;
use pushflip_core::ai::Stop;
use pushflip_core::engine::client::Fault;
use pushflip_core::engine::random::stream;
use pushflip_core::rules::{Side, Variant};
use pushflip_core::session::{MatchResult, Reason};

/// The settings common to all pairs of a match.
pub(super) struct Schedule<'m, P> {
    pub(super) variant: Variant,
    pub(super) start: P,
    pub(super) contestants: [&'m Contestant; 2],
    pub(super) pairs: u64,
    pub(super) opening_plies: u32,
    pub(super) seed: u64,
    pub(super) workers: usize,
}

/// The two players of a worker; `None` before the first game and after a fault.
type Seats<'m, P> = Option<[Seat<'m, P>; 2]>;

/// Finished pairs that wait for earlier ones.
struct InOrder<F> {
    take: F,
    next: u64,
    waiting: BTreeMap<u64, [Played; 2]>,
}

impl<F: FnMut([Played; 2]) -> ControlFlow<()>> InOrder<F> {
    fn add(&mut self, number: u64, pair: [Played; 2]) -> ControlFlow<()> {
        self.waiting.insert(number, pair);
        while let Some(pair) = self.waiting.remove(&self.next) {
            self.next += 1;
            (self.take)(pair)?;
        }
        ControlFlow::Continue(())
    }
}

impl<'m, P: Contested> Schedule<'m, P> {
    /// Plays the pairs and passes them to `take` in order, until `take` breaks.
    pub(super) fn play(&self, take: impl FnMut([Played; 2]) -> ControlFlow<()> + Send) {
        let stop = Stop::new();
        let in_order = Mutex::new(InOrder { take, next: 0, waiting: BTreeMap::new() });
        let play_pair = |seats: &mut Seats<'m, P>, number: u64| -> Option<()> {
            let pair = self.pair(number, seats, &stop)?;
            let mut in_order = in_order.lock().expect("no other worker has panicked");
            if !stop.is_stopped() && in_order.add(number, pair).is_break() {
                stop.stop();
            }
            (!stop.is_stopped()).then_some(())
        };
        // A parallel bridge distributes the pairs in order; an indexed parallel iterator would also start in
        // the middle.
        let pairs = (0..self.pairs).par_bridge();
        pool(self.workers).install(|| pairs.try_for_each_init(|| None, play_pair));
    }

    /// Plays both games of an opening. The result is `None` if the match was stopped.
    fn pair(&self, number: u64, seats: &mut Seats<'m, P>, stop: &Stop) -> Option<[Played; 2]> {
        let opening = random_opening(self.start, self.opening_plies, self.seed, number)?;
        let mut seeds = stream(!self.seed, number);
        let mut game = |a_is_first| {
            let setup = GameSetup {
                variant: self.variant,
                start: self.start,
                opening: &opening,
                a_is_first,
                seed: seeds.next_u64(),
            };
            self.game(&setup, seats, stop)
        };
        Some([game(true)?, game(false)?])
    }

    fn game(&self, setup: &GameSetup<P>, seats: &mut Seats<'m, P>, stop: &Stop) -> Option<Played> {
        if seats.is_none() {
            match self.seats() {
                Ok(made) => *seats = Some(made),
                Err(fault) => return Some(forfeit(setup.a_is_first, fault)),
            }
        }
        let played = setup.play(seats.as_mut()?, stop);
        if played.as_ref().is_none_or(|played| played.fault.is_some()) {
            // Restarts both players after a fault.
            *seats = None;
        }
        played
    }

    /// Creates both players. The error is the number of the player and its fault.
    pub(super) fn seats(&self) -> Result<[Seat<'m, P>; 2], (usize, Fault)> {
        let seat = |number: usize| {
            let contestant = self.contestants[number];
            let player = player(contestant, self.variant).map_err(|fault| (number, fault))?;
            Ok(Seat { contestant, player })
        };
        Ok([seat(0)?, seat(1)?])
    }
}

/// A game lost by a player that could not be created.
fn forfeit(a_is_first: bool, fault: (usize, Fault)) -> Played {
    let a_wins = fault.0 == 1;
    let winner = if a_wins == a_is_first { Side::First } else { Side::Second };
    Played {
        half_points: if a_wins { 2 } else { 0 },
        a_is_first,
        result: MatchResult { winner: Some(winner), reason: Reason::Resigned, score: None },
        fault: Some(fault),
        usage: [Usage::default(); 2],
        record: String::new(),
    }
}
