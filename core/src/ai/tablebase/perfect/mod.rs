//! The perfect player: wins won positions efficiently, and in drawn positions sets the opponent the hardest problems.
//!
//! The tablebase holds no distances. Cubes never become blank again, so a push that takes a blank cube and keeps the
//! win is irreversible progress, at most 25 times. Without such a push, [`progress`] searches a forced line to one
//! that repeats no position of the game. If it finds none, a winning move to a new position is played.

mod progress;
mod proof_number;

use std::collections::{HashSet, VecDeque};
use std::time::Instant;

use super::Value;
use super::root::RootProbe;
use crate::ai::limits::{Budget, Stopped};
use crate::ai::{Evaluate, Info, Level, Limits, MultiPv, Searcher, Stop};
use crate::rules::game::REPETITION_LIMIT;
use crate::rules::{Game, Status};
use progress::ProgressSearch;

/// The search for the shortest win gets this part of the limits.
const SEARCH_PART: u32 = 2;
/// Largest number of probes of the progress search.
const PROGRESS_PROBES: u64 = 40_000;
/// The progress search gets at most this part of the node limit.
const PROGRESS_PART: u64 = 5;
/// From this number of quiet plies on, progress is preferred to a win that the search expects.
const PROGRESS_AFTER: u32 = 20;
/// Factor on the nodes of the progress search from then on.
const PROGRESS_FACTOR: u64 = 5;
/// From this number of quiet plies on, drawn positions are held by taking blank cubes, to avoid the limit.
const RENEW_AFTER: u32 = 24;
/// Node limit of the opponent model's searches.
const HARDEST_MOVE_NODES: u64 = 750_000;
/// Level of the opponent model.
const OPPONENT: Level = Level::Expert;
/// Number of seeds that the opponent model is averaged over.
const OPPONENT_SEEDS: u64 = 6;
/// Transposition table of the opponent model, in MiB.
const OPPONENT_TABLE_MIB: usize = 1;

impl<P: Evaluate> Searcher<P> {
    /// The best move if all values are known. `None` if not, or without a choice.
    pub(in crate::ai) fn search_perfectly(
        &mut self,
        game: &Game<P>,
        limits: &Limits,
        stop: &Stop,
        on_lines: &mut dyn FnMut(&[Info<P::Move>]),
    ) -> Option<Vec<Info<P::Move>>> {
        // The steps have no time management of their own, so they share the planned time.
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

    /// Plays one of the winning moves: the shortest proven win, or else the fastest progress.
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
        let plays_shortest = root.quiet_plies() < PROGRESS_AFTER;
        if plays_shortest && game.occurrences(&root) < 2 {
            let lines = self.search_among(game, &[], MultiPv::Best(1), &half, stop, &mut *on_lines)?;
            if lines[0].score.is_decided() || stop.is_stopped() {
                return Some(lines);
            }
        }
        let values = half.nodes.map_or(PROGRESS_PROBES, |nodes| PROGRESS_PROBES.min(nodes / PROGRESS_PART));
        let values = Limits {
            nodes: Some(if plays_shortest { values } else { values * PROGRESS_FACTOR }),
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

    /// Plays one of the drawing moves: the hardest to answer, or else the best of the search.
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
        // Repetition and long quiet play make the draw easy for the opponent.
        let goes_on = |mv: &P::Move| {
            let next = game.position().play(*mv);
            let is_new = game.occurrences(&next) == 0;
            is_new && (next.quiet_plies() < RENEW_AFTER || !game.draw_rules().quiet)
        };
        prefer(&mut only, |mv| goes_on(&mv));
        let part = limits.part();
        let nodes = Some(part.nodes.map_or(HARDEST_MOVE_NODES, |nodes| HARDEST_MOVE_NODES.min(nodes)));
        let mut problem = None;
        let mut budget = Budget::new(&Limits { nodes, ..part }, start, stop);
        // A result found before the budget ran out counts.
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
        // A forced move needs no time.
        let depth = if only.len() == 1 { Some(1) } else { limits.depth };
        self.search_among(game, only, MultiPv::Best(1), &Limits { depth, ..*limits }, stop, on_lines)
    }
}

impl Limits {
    /// A part of the limits, with the same depth.
    fn part(&self) -> Self {
        Self {
            nodes: self.nodes.map(|nodes| nodes / u64::from(SEARCH_PART)),
            time: self.time.map(|time| time / SEARCH_PART),
            ..*self
        }
    }
}

/// Keeps only the moves with a property, if there are any.
fn prefer<M: Copy>(moves: &mut Vec<M>, is_so: impl Fn(M) -> bool) {
    if moves.iter().any(|&mv| is_so(mv)) {
        moves.retain(|&mv| is_so(mv));
    }
}

/// Whether the opponent can answer a move with a position that has occurred this many times.
fn allows_repetition<P: Evaluate>(game: &Game<P>, mv: P::Move, times: usize) -> bool {
    let next = game.position().play(mv);
    let comes_back = |reply| game.occurrences(&next.play(reply)) >= times;
    next.outcome().is_none() && next.moves().into_iter().any(comes_back)
}

/// Finds the drawing move after which the opponent model errs most often, now or later in its expected line. The
/// result includes the number of seeds for which it errs immediately.
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
    // The model's replies are likely enough to continue the lines.
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

/// The reply of the opponent model with a seed. `None` if the game is over.
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
