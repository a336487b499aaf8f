//! The perfect player: wins known wins without detours, and in drawn positions chooses the moves that are
//! hardest to answer.
//!
//! The tables call a position won, but not how soon. Cubes of Quixo are never blank again, so a push that takes a blank one
//! and keeps the win is progress for good, and there can be 25 of them. Where there is none, the way to one that can be
//! forced is searched, in which no position comes again that the game has met: see [`way`](super::way). Where none is found,
//! a won move to a position that the game has not met is played.

mod progress;
mod proof_number;

use std::collections::{HashSet, VecDeque};
use std::time::Instant;

use super::Value;
use super::root::RootProbe;
use crate::ai::evaluation::Evaluate;
use crate::ai::level::Level;
use crate::ai::limits::{Budget, Limits, Stop, Stopped};
use crate::ai::searcher::{Info, MultiPv, Searcher};
use crate::rules::game::REPETITION_LIMIT;
use crate::rules::{Game, Status};
use progress::ProgressSearch;

/// Of a move's limits the search for the shortest win gets this part, if that may not be all that is needed.
const SEARCH_PART: u32 = 2;
/// A way to fewer blank cubes is looked for among so many values, or this part of the positions that a search may look at.
const VALUES: u64 = 40_000;
const VALUE_PART: u64 = 5;
/// After so many quiet plies the way that is known to end is taken, even where the search promises a shorter one...
const PATIENCE: u32 = 20;
/// ...and looked for so many times as long.
const PERSISTENCE: u64 = 5;
/// After so many quiet plies blank cubes are taken, so that the game goes on.
const RENEWED_AFTER: u32 = 24;
/// A problem is looked for within so many positions of the other side's searches.
const HARDEST_MOVE_NODES: u64 = 750_000;
/// Whoever is set problems is taken for a player of this level...
const OPPONENT: Level = Level::Expert;
/// ...on so many different days.
const OPPONENT_SEEDS: u64 = 6;
/// Its transposition table, in MiB.
const OPPONENT_TABLE_MIB: usize = 1;

impl<P: Evaluate> Searcher<P> {
    /// The best move where everything is known; `None` if that is not so, or there is nothing to choose.
    pub(in crate::ai) fn search_perfectly(
        &mut self,
        game: &Game<P>,
        limits: &Limits,
        stop: &Stop,
        on_lines: &mut dyn FnMut(&[Info<P::Move>]),
    ) -> Option<Vec<Info<P::Move>>> {
        // The time of a single step cannot be planned, so all steps share the planned time.
        let limits = &Limits { time: limits.planned.or(limits.time), planned: None, ..*limits };
        let probe = RootProbe::new(game);
        let goes_on = |mv: &P::Move| !game.is_drawn_in(&game.position().play(*mv));
        let mut keeping = probe.value_keeping_moves();
        keeping.retain(goes_on);
        match probe.value()? {
            Value::Win if keeping.len() > 1 => self.win(game, &keeping, limits, stop, on_lines),
            Value::Draw if keeping.len() > 1 => self.hold(game, &keeping, limits, stop, on_lines),
            _ => None,
        }
    }

    /// Wins by one of the moves: as soon as can be proven, or else on the way that comes nearer with each move.
    fn win(
        &mut self,
        game: &Game<P>,
        winning: &[P::Move],
        limits: &Limits,
        stop: &Stop,
        on_lines: &mut dyn FnMut(&[Info<P::Move>]),
    ) -> Option<Vec<Info<P::Move>>> {
        let (start, root) = (Instant::now(), game.position());
        let half = limits.part();
        let is_patient = root.quiet_plies() < PATIENCE;
        if is_patient && game.occurrences(&root) < 2 {
            let lines = self.search_among(game, &[], MultiPv::Best(1), &half, stop, &mut *on_lines)?;
            if lines[0].score.is_decided() || stop.is_stopped() {
                return Some(lines);
            }
        }
        let values = half.nodes.map_or(VALUES, |nodes| VALUES.min(nodes / VALUE_PART));
        let values = Limits {
            nodes: Some(if is_patient { values } else { values * PERSISTENCE }),
            time: limits.after(start).part().time,
            ..Limits::default()
        };
        let short = values.nodes.unwrap_or_default() / 2;
        let nearer =
            ProgressSearch::new(game, Budget::new(&values, Instant::now(), stop)).moves(winning, short);
        let mut only = winning.to_vec();
        prefer(&mut only, |mv| !allows_repetition(game, mv, REPETITION_LIMIT - 1));
        prefer(&mut only, |mv| game.occurrences(&root.play(mv)) == 0);
        prefer(&mut only, |mv| !allows_repetition(game, mv, 1));
        prefer(&mut only, |mv| nearer.contains(&mv));
        self.search_only(game, &only, &Limits { time: limits.after(start).time, ..half }, stop, on_lines)
    }

    /// Holds a drawn position by one of the moves: by one that sets a problem, or else by the best as far as is seen.
    fn hold(
        &mut self,
        game: &Game<P>,
        holding: &[P::Move],
        limits: &Limits,
        stop: &Stop,
        on_lines: &mut dyn FnMut(&[Info<P::Move>]),
    ) -> Option<Vec<Info<P::Move>>> {
        let start = Instant::now();
        let mut only = holding.to_vec();
        // Who goes in circles, or takes no blank cube for long, lets the other side off.
        let goes_on = |mv: &P::Move| {
            let next = game.position().play(*mv);
            let is_new = game.occurrences(&next) == 0;
            is_new && (next.quiet_plies() < RENEWED_AFTER || !game.rules().quiet)
        };
        prefer(&mut only, |mv| goes_on(&mv));
        let part = limits.part();
        let nodes = Some(part.nodes.map_or(HARDEST_MOVE_NODES, |nodes| HARDEST_MOVE_NODES.min(nodes)));
        let mut problem = None;
        let mut budget = Budget::new(&Limits { nodes, ..part }, start, stop);
        // What was found before the end of the budget counts.
        let mut opponent = Searcher::new(OPPONENT_TABLE_MIB);
        _ = find_hardest_move(game, &only, &mut opponent, &mut budget, &mut problem);
        if let Some((_, mv)) = problem {
            only = vec![mv];
        }
        self.search_only(game, &only, &Limits { time: limits.after(start).time, ..part }, stop, on_lines)
    }

    /// Searches the best of some moves.
    fn search_only(
        &mut self,
        game: &Game<P>,
        only: &[P::Move],
        limits: &Limits,
        stop: &Stop,
        on_lines: &mut dyn FnMut(&[Info<P::Move>]),
    ) -> Option<Vec<Info<P::Move>>> {
        // Who has no choice needs no time.
        let depth = if only.len() == 1 { Some(1) } else { limits.depth };
        self.search_among(game, only, MultiPv::Best(1), &Limits { depth, ..*limits }, stop, on_lines)
    }
}

impl Limits {
    /// A part of them, the same depth.
    fn part(&self) -> Self {
        Self {
            nodes: self.nodes.map(|nodes| nodes / u64::from(SEARCH_PART)),
            time: self.time.map(|time| time / SEARCH_PART),
            ..*self
        }
    }
}

/// Drops the moves that are not so, if any is.
fn prefer<M: Copy>(moves: &mut Vec<M>, is_so: impl Fn(M) -> bool) {
    if moves.iter().any(|&mv| is_so(mv)) {
        moves.retain(|&mv| is_so(mv));
    }
}

/// Whether the other side can answer a move with a position that the game has met so often.
fn allows_repetition<P: Evaluate>(game: &Game<P>, mv: P::Move, times: usize) -> bool {
    let next = game.position().play(mv);
    let comes_back = |reply| game.occurrences(&next.play(reply)) >= times;
    next.outcome().is_none() && next.moves().into_iter().any(comes_back)
}

/// Looks among the moves that hold a drawn position for the one after which the other side is most likely to err, at once
/// or in the moves after that; with it come the days on which a opponent errs at once.
fn find_hardest_move<P: Evaluate>(
    game: &Game<P>,
    holding: &[P::Move],
    opponent: &mut Searcher<P>,
    budget: &mut Budget,
    hardest: &mut Option<(u64, P::Move)>,
) -> Result<(), Stopped> {
    let (root, side) = (game.position(), game.position().side_to_move());
    let errs = |next: &P, reply: P::Move| -> Result<bool, Stopped> {
        let then = next.play(reply);
        match then.outcome() {
            Some(outcome) => Ok(outcome.winner == Some(side)),
            None => Ok(then.tablebase_value().ok_or(Stopped)? == Value::Win),
        }
    };
    let mut lines = VecDeque::new();
    for &mv in holding {
        let mut game = game.clone();
        game.play(mv);
        let Some(reply) = opponent_reply(opponent, &game, 0, budget)? else { continue };
        if errs(&game.position(), reply)? {
            let mut errors = 1;
            for seed in 1..OPPONENT_SEEDS {
                let reply = opponent_reply(opponent, &game, seed, budget)?;
                errors += u64::from(reply.is_some_and(|reply| errs(&game.position(), reply) == Ok(true)));
            }
            if hardest.is_none_or(|(most, _)| errors > most) {
                *hardest = Some((errors, mv));
            }
        }
        lines.push_back((mv, game, reply));
    }
    if hardest.is_some() {
        return Ok(());
    }
    // What is expected comes to pass often enough to look further.
    let mut seen = HashSet::from([root.identity()]);
    while let Some((first, mut game, reply)) = lines.pop_front() {
        game.play(reply);
        if game.status() != Status::Ongoing {
            continue;
        }
        for mv in game.position().moves() {
            let next = game.position().play(mv);
            let is_new = game.occurrences(&next) == 0 && seen.insert(next.identity());
            if next.outcome().is_some() || !is_new || next.tablebase_value() != Some(Value::Draw) {
                continue;
            }
            let mut game = game.clone();
            game.play(mv);
            let Some(reply) = opponent_reply(opponent, &game, 0, budget)? else { continue };
            if errs(&next, reply)? {
                *hardest = Some((0, first));
                return Ok(());
            }
            lines.push_back((first, game, reply));
        }
    }
    Ok(())
}

/// What a opponent replies on some seed; none if the game is over.
fn opponent_reply<P: Evaluate>(
    opponent: &mut Searcher<P>,
    game: &Game<P>,
    seed: u64,
    budget: &mut Budget,
) -> Result<Option<P::Move>, Stopped> {
    opponent.set_level(OPPONENT, seed);
    opponent.clear();
    let limits = OPPONENT.limits::<P>(seed).and(&budget.left());
    let found = opponent.search(game, &limits, &budget.stop(), |_| ());
    budget.spend_nodes(found.as_ref().map_or(0, |found| found.nodes))?;
    budget.poll()?;
    Ok(found.map(|found| found.pv[0]))
}
