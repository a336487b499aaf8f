//! Proofs of forced wins within a number of plies by exhaustive search. Unlike in the selective search, a negative
//! answer is certain too.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::time::Instant;

use super::limits::{Budget, Stopped};
use super::{Evaluate, Limits, Stop};

/// Least remaining plies with move ordering.
const ORDERING_MIN_PLIES: u32 = 3;
/// Killer replies for each number of remaining plies.
const KILLER_REPLIES: usize = 2;

/// Proves and refutes forced wins, with a cache of results.
pub struct Prover<P: Evaluate> {
    budget: Budget,
    known: HashMap<u128, ProofEntry>,
    /// Killer replies, by remaining plies.
    killers: Vec<[Option<P::Move>; KILLER_REPLIES]>,
}

/// A reply, and the winning move after it with its number of plies.
type Defence<M> = (M, Option<(M, u32)>);

/// Proven bounds of a position for the side to move.
#[derive(Clone, Copy, Default)]
struct ProofEntry {
    /// A forced win exists within this number of plies; zero if unknown.
    won: u32,
    /// No forced win exists within this number of plies.
    open: u32,
}

impl<P: Evaluate> Prover<P> {
    /// Creates a prover with a total node limit, a time limit and a stop. Depth limits are ignored.
    pub fn new(limits: &Limits, stop: &Stop) -> Self {
        Self::within(Budget::new(limits, Instant::now(), stop))
    }

    pub(super) fn within(budget: Budget) -> Self {
        Self { budget: budget.for_proof(), known: HashMap::new(), killers: Vec::new() }
    }

    pub(super) fn budget(&self) -> &Budget {
        &self.budget
    }

    /// Whether the side to move has a forced win within `plies`, including its next move. The game is not over.
    /// `None` if the limits or the stop ended the proof.
    pub fn wins(&mut self, position: &P, plies: u32) -> Option<bool> {
        self.can_win(position, plies).ok()
    }

    /// Whether the side to move loses within `plies` against best play. The game is not over. `None` if the limits or
    /// the stop ended the proof.
    pub fn loses(&mut self, position: &P, plies: u32) -> Option<bool> {
        self.must_lose(position, plies).ok()
    }

    /// The first move and the plies of the shortest forced win within `most` plies. The game is not over. `None`
    /// without such a win, or if the limits or the stop ended the proof.
    pub fn quickest_win(&mut self, position: &P, most: u32) -> Option<(P::Move, u32)> {
        self.find_quickest(position, most).ok().flatten()
    }

    /// The plies and the line of the shortest forced win within `most` plies against the longest defence. The line
    /// may be incomplete if the limits end the proof.
    pub(super) fn winning_line(&mut self, position: &P, most: u32) -> Option<(u32, Vec<P::Move>)> {
        let (key, plies) = self.quickest_win(position, most)?;
        let (mut position, mut line, mut left) = (position.play(key), vec![key], plies);
        while let Ok(Some((reply, then))) = self.longest_defence(&position, left) {
            line.push(reply);
            position = position.play(reply);
            let Some((key, plies)) = then else { break };
            line.push(key);
            position = position.play(key);
            left = plies;
        }
        Some((plies, line))
    }

    /// The reply that delays a forced win longest, with the winning move after it. The reply may end the game.
    fn longest_defence(&mut self, position: &P, most: u32) -> Result<Option<Defence<P::Move>>, Stopped> {
        let mut longest: Option<Defence<P::Move>> = None;
        if position.outcome().is_none() {
            for reply in position.moves() {
                let next = position.play(reply);
                let then = if next.outcome().is_none() { self.find_quickest(&next, most)? } else { None };
                let plies = |then: Option<(_, u32)>| then.map(|(_, plies)| plies);
                if longest.is_none_or(|(_, longest)| plies(then) > plies(longest)) {
                    longest = Some((reply, then));
                }
            }
        }
        Ok(longest)
    }

    fn find_quickest(&mut self, position: &P, most: u32) -> Result<Option<(P::Move, u32)>, Stopped> {
        for plies in (1..=most).step_by(2) {
            if self.can_win(position, plies)? {
                return Ok(self.forcing_move(position, plies)?.map(|key| (key, plies)));
            }
        }
        Ok(None)
    }

    fn can_win(&mut self, position: &P, plies: u32) -> Result<bool, Stopped> {
        self.budget.count()?;
        if plies == 0 || !position.may_end_within(plies) {
            return Ok(false);
        }
        if position.wins_immediately() {
            return Ok(true);
        }
        if plies == 1 {
            return Ok(false);
        }
        let identity = position.identity();
        let known = self.known.get(&identity).copied().unwrap_or_default();
        if known.won > 0 && known.won <= plies || known.open >= plies {
            return Ok(known.open < plies);
        }
        // Trying a shorter win first costs a fraction of the time.
        let wins =
            plies > 3 && self.can_win(position, plies - 2)? || self.forcing_move(position, plies)?.is_some();
        let known = self.known.entry(identity).or_default();
        if wins {
            known.won = if known.won == 0 { plies } else { known.won.min(plies) };
        } else {
            known.open = known.open.max(plies);
        }
        Ok(wins)
    }

    fn forcing_move(&mut self, position: &P, plies: u32) -> Result<Option<P::Move>, Stopped> {
        let side = position.side_to_move();
        for mv in moves(position, plies) {
            let next = position.play(mv);
            let wins = match next.outcome() {
                Some(outcome) => outcome.winner == Some(side),
                None => self.must_lose(&next, plies - 1)?,
            };
            if wins {
                return Ok(Some(mv));
            }
        }
        Ok(None)
    }

    fn must_lose(&mut self, position: &P, plies: u32) -> Result<bool, Stopped> {
        self.budget.count()?;
        if plies == 0 || !position.may_end_within(plies) || position.winning_move().is_some() {
            return Ok(false);
        }
        let mut replies = moves(position, plies);
        let place = plies as usize;
        if self.killers.len() <= place {
            self.killers.resize(place + 1, [None; KILLER_REPLIES]);
        }
        let mut front = 0;
        for killer in self.killers[place].into_iter().flatten() {
            if let Some(at) = replies[front..].iter().position(|&reply| reply == killer) {
                replies[front..=front + at].rotate_right(1);
                front += 1;
            }
        }
        let opponent = !position.side_to_move();
        for (number, reply) in replies.into_iter().enumerate() {
            let next = position.play(reply);
            let loses = match next.outcome() {
                Some(outcome) => outcome.winner == Some(opponent),
                None => self.can_win(&next, plies - 1)?,
            };
            if !loses {
                if number >= front {
                    self.killers[place].rotate_right(1);
                    self.killers[place][0] = Some(reply);
                }
                return Ok(false);
            }
        }
        Ok(true)
    }
}

/// The legal moves, ordered by move score if enough plies remain.
fn moves<P: Evaluate>(position: &P, plies: u32) -> Vec<P::Move> {
    let mut moves = position.moves();
    if plies >= ORDERING_MIN_PLIES {
        moves.sort_by_cached_key(|&mv| Reverse(position.move_score(mv)));
    }
    moves
}
