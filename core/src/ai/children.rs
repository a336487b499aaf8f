//! The move loop of a node: principal variation search over its children, until one causes a cutoff.

use super::handicap::Handicap;
use super::limits::Stopped;
use super::node::{Node, Window};
use super::ordering::{Ranked, bring_best};
use super::search::{Worker, score_of};
use super::selectivity;
use super::{Evaluate, Score};

/// Whether to go on with the other moves.
#[derive(PartialEq, Eq)]
enum Verdict {
    GoOn,
    /// The opponent will not let it come to this position.
    CutOff,
}

impl<P: Evaluate> Worker<'_, P> {
    /// Searches the moves of a position: the table's first, before the others are even listed.
    pub(super) fn search_moves(
        &mut self,
        node: &mut Node<P>,
        list: &mut Vec<Ranked<P>>,
    ) -> Result<(), Stopped> {
        node.searched.clear();
        let mut first = None;
        if let Some(mv) = self.known_best(node) {
            first = Some(P::move_number(mv));
            if self.try_move(node, mv, P::move_number(mv), 0)? == Verdict::CutOff {
                return Ok(());
            }
        }
        self.list_moves(node, first, list);
        bring_best(list, 0);
        for i in 0..list.len() {
            bring_best(list, i + 1);
            if node.depth > 1
                && let Some(next) = list.get(i + 1)
            {
                // By the time its turn comes, what the table knows of it has arrived from memory.
                self.table.prefetch(node.position.play(next.mv).hash() ^ self.salt);
            }
            let place = i + usize::from(first.is_some());
            if self.selective && selectivity::is_too_late::<P>(node, place) {
                break;
            }
            let Ranked { mv, number, .. } = list[i];
            if self.try_move(node, mv, number, place)? == Verdict::CutOff {
                break;
            }
        }
        Ok(())
    }

    /// The best move so far, at the root, or the table's, if it is one of this position's and the player sees
    /// all moves.
    fn known_best(&self, node: &Node<P>) -> Option<P::Move> {
        if self.handicap != Handicap::default() {
            return None;
        }
        let at_root = node.ply == 0;
        let first = self.first.filter(|_| at_root);
        let mv = first.or_else(|| P::numbered_move(node.known_best?))?;
        let is_excluded = at_root && self.excluded.contains(&mv);
        (!is_excluded && node.position.check(mv).is_ok()).then_some(mv)
    }

    /// Searches a move and takes down what comes of it.
    fn try_move(
        &mut self,
        node: &mut Node<P>,
        mv: P::Move,
        number: u16,
        place: usize,
    ) -> Result<Verdict, Stopped> {
        let Node { position, depth, ply, .. } = *node;
        let next = position.play(mv);
        let (score, since) = if let Some(outcome) = next.outcome() {
            (score_of(outcome, position.side_to_move(), ply + 1), u32::MAX)
        } else {
            self.draws.enter(&next);
            let reduction = self.reduction(node, number, place);
            let score = self.search_child(&next, place, depth, node.window, ply, reduction)?;
            self.draws.leave();
            (score, self.since)
        };
        node.best = node.best.max(score);
        if score > node.window.alpha {
            node.window.alpha = score;
            node.best_move = Some(number);
            self.keep_line(ply, mv, score);
            if score >= node.window.beta {
                // This move alone is enough, whatever the others hang on.
                node.since = since;
                let side = position.side_to_move();
                self.orders.cut_off(side, ply as usize, depth, number, &node.searched);
                return Ok(Verdict::CutOff);
            }
        }
        node.since = node.since.min(since);
        node.searched.push(number);
        Ok(Verdict::GoOn)
    }

    /// By how many plies a move is searched less deep at first.
    fn reduction(&self, node: &Node<P>, number: u16, place: usize) -> u32 {
        if !self.selective {
            return 0;
        }
        let history = self.orders.history(node.position.side_to_move(), number);
        self.reductions.of(node.depth, place, node.open, history)
    }

    /// The score of a move for its mover: late moves first less deep, then all but the first with
    /// the question whether they beat alpha, then in full where they do.
    fn search_child(
        &mut self,
        next: &P,
        place: usize,
        depth: u32,
        window: Window,
        ply: u32,
        reduction: u32,
    ) -> Result<Score, Stopped> {
        let mut search = |depth: u32, window: Window| -> Result<Score, Stopped> {
            Ok(-self.negamax(next, depth, window.turned(), ply + 1)?)
        };
        let mut score = if place == 0 { None } else { Some(search(depth - 1 - reduction, window.closed())?) };
        if reduction > 0 && score > Some(window.alpha) {
            score = Some(search(depth - 1, window.closed())?);
        }
        match score {
            Some(score) if score <= window.alpha || score >= window.beta => Ok(score),
            _ => search(depth - 1, window),
        }
    }

    /// Lists the moves, without the one that has been searched and those that are hopeless.
    fn list_moves(&self, node: &mut Node<P>, first: Option<u16>, list: &mut Vec<Ranked<P>>) {
        list.clear();
        let Node { position, ply, .. } = *node;
        let side = position.side_to_move();
        let promised = node.depth > 1 || P::PROMISE_IS_CHEAP;
        let needed = if self.selective { selectivity::needed_promise::<P>(node) } else { None };
        let handicapped = self.handicap != Handicap::default();
        let mut missed = None;
        position.for_each_move(|mv| {
            let number = P::move_number(mv);
            if first == Some(number) || ply == 0 && self.excluded.contains(&mv) {
                return;
            }
            let promise = if promised { position.promise(mv) } else { 0 };
            if needed.is_some_and(|needed| promise < needed) {
                node.best = node.best.max(node.window.alpha);
                return;
            }
            let order = self.orders.order(side, ply as usize, number, node.known_best, promise);
            let ranked = Ranked { mv, number, order };
            if handicapped {
                let far = position.is_easily_missed(mv, &position.play(mv));
                if self.handicap.misses(node.hash, number, ply == 0, far) {
                    missed = Some(ranked);
                    return;
                }
            }
            list.push(ranked);
        });
        if list.is_empty() {
            // Whoever has only one way left sees it.
            list.extend(missed);
        }
    }
}

impl<P: Evaluate> Node<'_, P> {
    /// Whether all that has been searched so far loses: then nothing may be left out.
    pub(super) fn is_losing(&self) -> bool {
        self.best < Score::DRAW && self.best.is_decided() || self.searched.is_empty()
    }
}
