//! A worker pool over pairs of games. Results are reported in the order of the pairs, independent of the
//! threads' speed.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::channel;

use rand::Rng;

use super::contestant::Contestant;
use super::game::{Agreed, Seat};
use super::kinds::{Contested, player};
use super::opening::random_opening;
use super::tally::{Played, Usage};
use pushflip_core::ai::Stop;
use pushflip_core::engine::client::Fault;
use pushflip_core::engine::random::stream;
use pushflip_core::rules::{Side, Variant};
use pushflip_core::session::{MatchResult, Reason};

/// What all pairs of a match share.
pub(super) struct Schedule<'m, P> {
    pub(super) variant: Variant,
    pub(super) start: P,
    pub(super) contestants: [&'m Contestant; 2],
    pub(super) pairs: u64,
    pub(super) opening_plies: u32,
    pub(super) seed: u64,
    pub(super) workers: usize,
}

/// The two players of a worker; none where one has to be made first.
type Seats<'m, P> = Option<[Seat<'m, P>; 2]>;

impl<'m, P: Contested> Schedule<'m, P> {
    /// Plays the pairs and hands each to `take`, the first one first, until that has enough.
    pub(super) fn play(&self, mut take: impl FnMut([Played; 2]) -> ControlFlow<()>) {
        let (next, stop) = (AtomicU64::new(0), Stop::new());
        let (sender, results) = channel();
        std::thread::scope(|scope| {
            for _ in 0..self.workers {
                let (sender, next, stop) = (sender.clone(), &next, &stop);
                scope.spawn(move || {
                    let mut seats = None;
                    loop {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= self.pairs {
                            return;
                        }
                        let Some(pair) = self.pair(number, &mut seats, stop) else { return };
                        if sender.send((number, pair)).is_err() {
                            return;
                        }
                    }
                });
            }
            drop(sender);
            let mut waiting = BTreeMap::new();
            let mut due = 0;
            for (number, pair) in results {
                waiting.insert(number, pair);
                while let Some(pair) = waiting.remove(&due) {
                    due += 1;
                    if take(pair).is_break() {
                        stop.stop();
                        return;
                    }
                }
            }
        });
    }

    /// Both games with an opening. None if the match was stopped.
    fn pair(&self, number: u64, seats: &mut Seats<'m, P>, stop: &Stop) -> Option<[Played; 2]> {
        let opening = random_opening(self.start, self.opening_plies, self.seed, number)?;
        let mut seeds = stream(!self.seed, number);
        let mut game = |a_is_first| {
            let agreed = Agreed {
                variant: self.variant,
                start: self.start,
                opening: &opening,
                a_is_first,
                seed: seeds.next_u64(),
            };
            self.game(&agreed, seats, stop)
        };
        Some([game(true)?, game(false)?])
    }

    fn game(&self, agreed: &Agreed<P>, seats: &mut Seats<'m, P>, stop: &Stop) -> Option<Played> {
        if seats.is_none() {
            match self.seats() {
                Ok(made) => *seats = Some(made),
                Err(fault) => return Some(not_begun(agreed.a_is_first, fault)),
            }
        }
        let played = agreed.play(seats.as_mut()?, stop);
        if played.as_ref().is_none_or(|played| played.fault.is_some()) {
            // Whoever has failed begins anew.
            *seats = None;
        }
        played
    }

    /// Makes both players; the number of the one that cannot be made, and why.
    pub(super) fn seats(&self) -> Result<[Seat<'m, P>; 2], (usize, Fault)> {
        let seat = |number: usize| {
            let contestant = self.contestants[number];
            let player = player(contestant, self.variant).map_err(|fault| (number, fault))?;
            Ok(Seat { contestant, player })
        };
        Ok([seat(0)?, seat(1)?])
    }
}

/// A game that a player lost by not appearing.
fn not_begun(a_is_first: bool, fault: (usize, Fault)) -> Played {
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
