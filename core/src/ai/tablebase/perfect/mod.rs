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
        let (root, probe) = (game.position(), RootProbe::new(game));
        let mut keeping = probe.value_keeping_moves();
        keeping.retain(|&mv| !game.is_drawn_in(&root.play(mv)));
        let value = probe.value()?;
        if value == Value::Loss || keeping.len() < 2 {
            return None;
        }
        let (start, half) = (Instant::now(), limits.part());
        let only = if value == Value::Win {
            let plays_shortest = root.quiet_plies() < PROGRESS_AFTER;
            if plays_shortest && game.occurrences(&root) < 2 {
                let lines = self.search_among(game, &[], MultiPv::Best(1), &half, stop, &mut *on_lines)?;
                if lines[0].score.is_decided() || stop.is_stopped() {
                    return Some(lines);
                }
            }
            let values =
                half.nodes.map_or(PROGRESS_PROBES, |nodes| PROGRESS_PROBES.min(nodes / PROGRESS_PART));
            let values = if plays_shortest { values } else { values * PROGRESS_FACTOR };
            let time = limits.after(start).part().time;
            nearest_progress(game, keeping, &Limits { time, ..Limits::nodes(values) }, stop)
        } else {
            hardest_to_answer(game, keeping, &half, start, stop)
        };
        // A forced move needs no time.
        let depth = if only.len() == 1 { Some(1) } else { limits.depth };
        let left = Limits { depth, time: limits.after(start).time, ..half };
        self.search_among(game, &only, MultiPv::Best(1), &left, stop, on_lines)
    }
}

/// The winning moves that lead to progress fastest. The limit of nodes is that of probes.
fn nearest_progress<P: Evaluate>(
    game: &Game<P>,
    mut winning: Vec<P::Move>,
    limits: &Limits,
    stop: &Stop,
) -> Vec<P::Move> {
    let short = limits.nodes.unwrap_or_default() / 2;
    let search = ProgressSearch::new(game, Budget::new(limits, Instant::now(), stop));
    let nearer = search.moves(&winning, short);
    prefer(&mut winning, |mv| !allows_repetition(game, mv, REPETITION_LIMIT - 1));
    prefer(&mut winning, |mv| game.occurrences(&game.position().play(mv)) == 0);
    prefer(&mut winning, |mv| !allows_repetition(game, mv, 1));
    prefer(&mut winning, |mv| nearer.contains(&mv));
    winning
}

/// The drawing move that is hardest to answer, or else all that make the draw no easier for the opponent.
fn hardest_to_answer<P: Evaluate>(
    game: &Game<P>,
    mut holding: Vec<P::Move>,
    limits: &Limits,
    start: Instant,
    stop: &Stop,
) -> Vec<P::Move> {
    // Repetition and long quiet play make the draw easy.
    prefer(&mut holding, |mv| {
        let next = game.position().play(mv);
        let is_new = game.occurrences(&next) == 0;
        is_new && (next.quiet_plies() < RENEW_AFTER || !game.draw_rules().quiet)
    });
    let nodes = Some(limits.nodes.map_or(HARDEST_MOVE_NODES, |nodes| HARDEST_MOVE_NODES.min(nodes)));
    let mut budget = Budget::new(&Limits { nodes, ..*limits }, start, stop);
    // A result found before the budget ran out counts.
    let (mut opponent, mut hardest) = (Searcher::new(OPPONENT_TABLE_MIB), None);
    _ = find_hardest_move(game, &holding, &mut opponent, &mut budget, &mut hardest);
    hardest.map_or(holding, |(_, mv)| vec![mv])
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
