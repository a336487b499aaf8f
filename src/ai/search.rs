//! Negamax with alpha-beta, principal variation search and a transposition table.
//!
//! Up to [`EXACT_DEPTH`] an iteration gives exactly the score of a plain negamax of that depth.
//! Deeper iterations are selective: they search late moves less deep first, and trust a judgement
//! that is far above what is needed.

use super::draws::Draws;
use super::handicap::Handicap;
use super::limits::{Budget, Stopped};
use super::ordering::{Orders, bring_best};
use super::table::{Bound, Entry, Table};
use super::{Evaluate, Score};
use crate::rules::{Game, Outcome, Position, Side};

/// Iterations up to this many plies are plain searches.
pub(super) const EXACT_DEPTH: u32 = 4;
/// No line gets longer than this.
pub(super) const MAX_DEPTH: u32 = 64;
/// The least depth at which late moves are searched less deep, in plies.
const REDUCED_FROM_DEPTH: u32 = 3;
/// How many moves come before the late ones.
const EARLY_MOVES: usize = 4;
/// How many moves come before the very late ones, which are reduced by another ply.
const MIDDLE_MOVES: usize = 14;
/// The greatest depth at which a static judgement may stand for a search, in plies.
const TRUSTED_UP_TO_DEPTH: u32 = 3;

/// A move with what comes of it.
pub(super) struct Child<P: Position> {
    mv: P::Move,
    number: u16,
    position: P,
    /// The score for the mover where the move ends the game.
    end: Option<Score>,
    pub(super) order: i32,
}

/// A window of scores: what is at or below `alpha` or at or above `beta` need not be exact.
#[derive(Clone, Copy)]
pub(super) struct Window {
    pub(super) alpha: Score,
    pub(super) beta: Score,
}

impl Window {
    pub(super) const FULL: Self = Self { alpha: Score::MIN, beta: Score::MAX };

    fn is_open(self) -> bool {
        self.beta.value() - self.alpha.value() > 1
    }

    /// The window for the opponent's reply.
    fn turned(self) -> Self {
        Self { alpha: -self.beta, beta: -self.alpha }
    }

    /// Only whether a score is above alpha.
    fn closed(self) -> Self {
        Self { beta: self.alpha.above(1), ..self }
    }
}

/// One thread of a search.
pub(super) struct Worker<'a, P: Evaluate> {
    table: &'a Table,
    pub(super) budget: Budget,
    handicap: Handicap,
    draws: Draws,
    orders: Orders,
    /// Move lists by ply, kept for their memory.
    lists: Vec<Vec<Child<P>>>,
    /// Principal variations by ply.
    lines: Vec<Vec<P::Move>>,
    /// Whether this iteration is selective.
    selective: bool,
    /// The best of the current iteration at the root, once a move has been searched through.
    pub(super) best: Option<(Score, Vec<P::Move>)>,
}

impl<'a, P: Evaluate> Worker<'a, P> {
    pub(super) fn new(game: &Game<P>, table: &'a Table, budget: Budget, handicap: Handicap) -> Self {
        let plies = MAX_DEPTH as usize + 2;
        Self {
            table,
            budget,
            handicap,
            draws: Draws::new(game),
            orders: Orders::new(plies, P::MOVE_NUMBERS),
            lists: (0..plies).map(|_| Vec::new()).collect(),
            lines: vec![Vec::new(); plies],
            selective: false,
            best: None,
        }
    }

    /// One iteration: the score of `root`, whose game is not over, at a depth of at least one ply.
    pub(super) fn iterate(&mut self, root: &P, depth: u32, window: Window) -> Result<Score, Stopped> {
        self.selective = depth > EXACT_DEPTH;
        self.best = None;
        self.draws.begin(root);
        self.negamax(root, depth, window, 0)
    }

    /// The score of a position whose game is not over on the board.
    fn negamax(&mut self, position: &P, depth: u32, window: Window, ply: u32) -> Result<Score, Stopped> {
        self.budget.count()?;
        self.lines[ply as usize].clear();
        if ply > 0 && self.draws.is_drawn(position) {
            return Ok(Score::DRAW);
        }
        let hash = position.hash();
        if depth == 0 || ply >= MAX_DEPTH {
            return Ok(Score::estimate(position.evaluate() + self.handicap.error(hash)));
        }

        let near_limit = self.draws.limit_is_near(position, depth);
        let known = self.table.get(hash);
        if let Some(known) = known
            && ply > 0
            && !near_limit
            && let Some(score) = self.known_score(known, depth, window, ply)
        {
            return Ok(score);
        }
        if let Some(score) = self.trusted_score(position, depth, window) {
            return Ok(score);
        }

        let mut children = std::mem::take(&mut self.lists[ply as usize]);
        let win = self.expand(position, known.map(|entry| entry.best), depth, ply, hash, &mut children);
        let found = match win {
            Some(win) => {
                self.keep_line(ply, win, Score::win_in(ply + 1));
                Ok((Score::win_in(ply + 1), P::move_number(win)))
            }
            None => self.search_children(position.side_to_move(), &mut children, depth, window, ply),
        };
        self.lists[ply as usize] = children;
        let (score, best) = found?;
        let bound = if score >= window.beta {
            Bound::AtLeast
        } else if score > window.alpha {
            Bound::Exact
        } else {
            Bound::AtMost
        };
        if !near_limit {
            self.table.put(hash, Entry { best, score: score.at_node(ply), depth, bound });
        }
        Ok(score)
    }

    /// Searches the moves of a position, and returns the best score and the number of its move.
    fn search_children(
        &mut self,
        side: Side,
        children: &mut [Child<P>],
        depth: u32,
        mut window: Window,
        ply: u32,
    ) -> Result<(Score, u16), Stopped> {
        let mut best = (Score::MIN, 0);
        for i in 0..children.len() {
            bring_best(children, i);
            let child = &children[i];
            let score = match child.end {
                Some(score) => score,
                None => self.search_child(child, i, depth, window, ply)?,
            };
            if score > best.0 {
                best = (score, child.number);
            }
            if score > window.alpha {
                window.alpha = score;
                self.keep_line(ply, child.mv, score);
            }
            if score >= window.beta {
                let (number, before) = (child.number, children[..i].iter().map(|child| child.number));
                self.orders.cut_off(side, ply as usize, depth, number, before);
                break;
            }
        }
        Ok(best)
    }

    /// The score of a move for its mover: late moves first less deep, then all but the first with
    /// the question whether they beat alpha, then in full where they do.
    fn search_child(
        &mut self,
        child: &Child<P>,
        place: usize,
        depth: u32,
        window: Window,
        ply: u32,
    ) -> Result<Score, Stopped> {
        let selective = self.selective;
        self.draws.enter(&child.position);
        let mut search = |depth: u32, window: Window| -> Result<Score, Stopped> {
            Ok(-self.negamax(&child.position, depth, window.turned(), ply + 1)?)
        };
        let reduced = if selective && depth >= REDUCED_FROM_DEPTH && place >= EARLY_MOVES {
            (depth - 2 - u32::from(place >= MIDDLE_MOVES)).max(1)
        } else {
            depth - 1
        };
        let mut score = if place == 0 { None } else { Some(search(reduced, window.closed())?) };
        if reduced < depth - 1 && score > Some(window.alpha) {
            score = Some(search(depth - 1, window.closed())?);
        }
        let score = match score {
            Some(score) if score <= window.alpha || score >= window.beta => score,
            _ => search(depth - 1, window)?,
        };
        self.draws.leave();
        Ok(score)
    }

    /// Lists the moves with the positions after them, or returns one that wins at once.
    fn expand(
        &mut self,
        position: &P,
        best: Option<u16>,
        depth: u32,
        ply: u32,
        hash: u64,
        children: &mut Vec<Child<P>>,
    ) -> Option<P::Move> {
        children.clear();
        let side = position.side_to_move();
        let (orders, handicap) = (&self.orders, &self.handicap);
        let mut win = None;
        let mut missed = None;
        position.for_each_move(|mv| {
            if win.is_some() {
                return;
            }
            let next = position.play(mv);
            let number = P::move_number(mv);
            let end = next.outcome().map(|outcome| score_of(outcome, side, ply + 1));
            let promise = if end.is_some() || depth == 1 && !P::PROMISE_IS_CHEAP {
                0
            } else {
                position.promise(mv, &next)
            };
            let order = orders.order(side, ply as usize, number, best, promise);
            let child = Child { mv, number, position: next, end, order };
            if *handicap != Handicap::default()
                && handicap.misses(hash, number, ply == 0, position.is_easily_missed(mv, &next))
            {
                missed = Some(child);
            } else if end == Some(Score::win_in(ply + 1)) {
                win = Some(mv);
            } else {
                children.push(child);
            }
        });
        if children.is_empty() {
            // Whoever has only one way left sees it.
            children.extend(missed);
        }
        win
    }

    /// A move has raised alpha: the best line from here is this move and the line after it.
    fn keep_line(&mut self, ply: u32, mv: P::Move, score: Score) {
        let (upper, lower) = self.lines.split_at_mut(ply as usize + 1);
        let (line, rest) = (&mut upper[ply as usize], &mut lower[0]);
        line.clear();
        line.push(mv);
        if !score.ends_at(ply + 1) {
            line.append(rest);
        }
        if ply == 0 {
            self.best = Some((score, line.clone()));
        }
    }

    /// A judgement so far above what is needed that no search is needed.
    fn trusted_score(&self, position: &P, depth: u32, window: Window) -> Option<Score> {
        let asked =
            self.selective && depth <= TRUSTED_UP_TO_DEPTH && !window.is_open() && !window.beta.is_decided();
        let margin = P::TRUST_PER_PLY.filter(|_| asked)? * depth.cast_signed();
        let judged = Score::estimate(position.evaluate() - margin);
        (judged >= window.beta).then_some(judged)
    }

    /// What an entry of the table settles, if anything.
    fn known_score(&self, known: Entry, depth: u32, window: Window, ply: u32) -> Option<Score> {
        let deep_enough = known.depth == depth || self.selective && known.depth > depth;
        let score = known.score.at_root(ply);
        let settled = match known.bound {
            Bound::Exact => true,
            Bound::AtLeast => score >= window.beta,
            Bound::AtMost => score <= window.alpha,
        };
        // On the principal variation every move is wanted, not only the score.
        let wanted = !(self.selective && window.is_open());
        (deep_enough && settled && wanted).then_some(score)
    }
}

/// How a game ended, for `side`, so many plies after the root.
fn score_of(outcome: Outcome, side: Side, ply: u32) -> Score {
    match outcome.winner {
        None => Score::DRAW,
        Some(winner) if winner == side => Score::win_in(ply),
        Some(_) => Score::loss_in(ply),
    }
}
