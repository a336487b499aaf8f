//! The search: negamax with alpha-beta, principal variation search and a transposition table.
//!
//! `ordering` orders moves, `selectivity` prunes, reduces and extends, `deepening` calls the search with increasing
//! depth. A plain search returns exactly the score of a plain negamax of its depth. A selective search may miss wins,
//! but the wins and losses that it reports are proven.

use std::ops::RangeInclusive;

use super::draws::Draws;
use super::handicap::Handicap;
use super::limits::{Budget, Stopped};
use super::ordering::{MoveOrdering, ScoredMove, select_best};
use super::selectivity::{self, Reductions};
use super::tablebase::Value;
use super::transposition::{Bound, Entry, TranspositionTable};
use super::{Evaluate, Score};
use crate::rules::{Game, Outcome, Side};

/// Searches with at most this depth limit are plain, that is, not selective.
pub(super) const EXACT_DEPTH: u32 = 4;
/// Largest ply of a line.
pub(super) const MAX_DEPTH: u32 = 100;
/// Separates table entries by searching side, because contempt scores draws differently for the two sides.
const SECOND_SIDE_SALT: u64 = 0x5851_f42d_4c95_7f2d;
/// Separates table entries of searches that probe the tablebase.
const TABLEBASE_SALT: u64 = 0xda94_2042_e4dd_58b5;

/// The state of one search thread.
pub(super) struct Worker<'a, P: Evaluate> {
    pub(super) table: &'a TranspositionTable,
    pub(super) budget: Budget,
    pub(super) handicap: Handicap,
    /// Penalty of draws by repetition or quiet plies for the searching side, in hundredths.
    contempt: i32,
    /// The side that the search is for; while pondering it is not the side to move at the root.
    searching: Side,
    /// Mixed into the table keys: everything besides the position on which a score depends.
    pub(super) salt: u64,
    pub(super) draws: Draws,
    pub(super) ordering: MoveOrdering,
    pub(super) reductions: Reductions,
    /// Move lists by ply, reused to avoid allocation.
    pub(super) lists: Vec<(Vec<ScoredMove<P>>, Vec<u16>)>,
    /// Principal variations by ply.
    pvs: Vec<Vec<P::Move>>,
    /// Whether pruning, reductions and extensions are allowed.
    pub(super) selective: bool,
    /// Depth of the current iteration, in plies.
    root_depth: u32,
    /// The layers of the tablebase that may be probed inside the tree.
    zone: Option<RangeInclusive<usize>>,
    /// Root moves that are not searched.
    pub(super) excluded: Vec<P::Move>,
    /// The first move searched at the root: the best so far. Unlike the table's move it is never overwritten or
    /// excluded.
    pub(super) root_move: Option<P::Move>,
    /// Path dependence of the last returned score: see [`Draws::path_draw`].
    pub(super) path_ply: u32,
    /// The best score and line at the root in the current iteration, once a move is fully searched.
    pub(super) best: Option<(Score, Vec<P::Move>)>,
}

impl<'a, P: Evaluate> Worker<'a, P> {
    pub(super) fn new(
        game: &Game<P>,
        searching: Side,
        table: &'a TranspositionTable,
        budget: Budget,
        handicap: Handicap,
        contempt: i32,
        selective: bool,
    ) -> Self {
        let plies = MAX_DEPTH as usize + 2;
        let draws = Draws::new(game);
        let side = if contempt != 0 && searching == Side::Second { SECOND_SIDE_SALT } else { 0 };
        Self {
            table,
            budget,
            handicap,
            contempt,
            searching,
            salt: side ^ draws.salt(),
            draws,
            ordering: MoveOrdering::new(plies, P::MOVE_NUMBERS),
            reductions: Reductions::new(),
            lists: (0..plies).map(|_| (Vec::new(), Vec::new())).collect(),
            pvs: vec![Vec::new(); plies],
            selective,
            root_depth: 0,
            zone: None,
            excluded: Vec::new(),
            root_move: None,
            path_ply: u32::MAX,
            best: None,
        }
    }

    pub(super) fn with_tablebase(mut self, zone: Option<RangeInclusive<usize>>) -> Self {
        if zone.is_some() && self.selective {
            (self.zone, self.salt) = (zone, self.salt ^ TABLEBASE_SALT);
        }
        self
    }

    /// Runs one iteration and returns the score of `root`. The game is not over, and `depth` is at least one.
    pub(super) fn iterate(&mut self, root: &P, depth: u32, window: Window) -> Result<Score, Stopped> {
        self.best = None;
        self.root_depth = depth;
        self.draws.reset(root);
        self.negamax(root, depth, window, 0)
    }

    /// Returns the score of a position. The game is not over on the board.
    pub(super) fn negamax(
        &mut self,
        position: &P,
        mut depth: u32,
        mut window: Window,
        ply: u32,
    ) -> Result<Score, Stopped> {
        self.budget.count()?;
        self.pvs[ply as usize].clear();
        self.path_ply = u32::MAX;
        // Draws by repetition and by the limit of quiet plies.
        if ply > 0
            && let Some(path_ply) = self.draws.path_draw(position)
        {
            self.path_ply = path_ply;
            return Ok(self.draw_score(position));
        }
        // Immediate wins.
        let is_leaf = depth == 0 || ply >= MAX_DEPTH;
        if (self.selective || !is_leaf)
            && self.handicap == Handicap::default()
            && (ply > 0 || self.excluded.is_empty())
            && let Some(win) = position.winning_move()
        {
            self.update_pv(ply, win, Score::win_in(ply + 1));
            return Ok(Score::win_in(ply + 1));
        }
        // Tablebase probe. A win or loss has no distance, so it bounds the score unless it causes a cutoff.
        let value = self.probe_tablebase(position, ply);
        let bounds = match value {
            Some(Value::Draw) => return Ok(Score::DRAW),
            Some(Value::Win) if is_leaf || Score::WON >= window.beta => return Ok(Score::WON),
            Some(Value::Loss) if is_leaf || Score::LOST <= window.alpha => return Ok(Score::LOST),
            Some(Value::Win) => (Score::WON, Score::MAX),
            Some(Value::Loss) => (Score::MIN, Score::LOST),
            None => (Score::MIN, Score::MAX),
        };
        if is_leaf {
            return Ok(self.static_eval(position, || position.hash()));
        }
        if ply > 0 {
            // Mate distance pruning: the best case is a win with the next move, the worst a loss by the reply.
            window.alpha = window.alpha.max(Score::loss_in(ply + 1));
            window.beta = window.beta.min(Score::win_in(ply + 1));
            if window.alpha >= window.beta {
                return Ok(window.alpha);
            }
        }

        // Transposition table cutoff.
        let hash = position.hash();
        let entry = self.table.get(hash ^ self.salt);
        if let Some(entry) = entry
            && ply > 0
            && let Some(score) = self.tt_cutoff(position, entry, depth, window, ply)
        {
            return Ok(score);
        }
        let is_pv = !window.is_null();
        // Reverse futility pruning.
        let mut static_eval = entry.and_then(|entry| entry.static_eval);
        if self.selective && !is_pv && selectivity::needs_static_eval::<P>(depth) {
            let eval = static_eval.unwrap_or_else(|| self.static_eval(position, || hash));
            static_eval = Some(eval);
            if let Some(score) = selectivity::reverse_futility::<P>(eval, depth, window.beta) {
                return Ok(score);
            }
        }
        // Internal iterative reduction and threat extension.
        let tt_move = entry.and_then(|entry| entry.best);
        if self.selective && ply > 0 {
            depth -= selectivity::internal_iterative_reduction(depth, tt_move.is_none());
            depth += selectivity::threat_extension(position, ply, self.root_depth);
        }

        let (list, searched) = std::mem::take(&mut self.lists[ply as usize]);
        let mut node = Node {
            position,
            hash,
            depth,
            ply,
            window,
            is_pv,
            static_eval,
            tt_move,
            best: Score::MIN,
            best_move: None,
            path_ply: u32::MAX,
            searched,
        };
        let (alpha, mut list) = (window.alpha, list);
        let finished = self.search_moves(&mut node, &mut list);
        let Node { best, best_move, path_ply, searched, .. } = node;
        let best = best.clamp(bounds.0, bounds.1);
        self.lists[ply as usize] = (list, searched);
        finished?;
        self.path_ply = path_ply;
        let bound = if path_ply <= ply {
            // The score depends on the path or on the count of quiet plies, which are not part of the key.
            Bound::None
        } else if best >= window.beta {
            Bound::Lower
        } else if best > alpha {
            Bound::Exact
        } else {
            Bound::Upper
        };
        if ply > 0 || self.excluded.is_empty() {
            let (score, plain) = (best.at_node(ply), !self.selective);
            self.table
                .put(hash ^ self.salt, Entry { best: best_move, score, static_eval, depth, bound, plain });
        }
        Ok(best)
    }

    /// Probes the tablebase inside the tree. Returns a value only if no draw rule can change it.
    #[inline]
    fn probe_tablebase(&self, position: &P, ply: u32) -> Option<Value> {
        let zone = self.zone.as_ref().filter(|_| ply > 0)?;
        self.draws.undisturbed(position, position.probe(zone))
    }

    /// The score of a draw by repetition or quiet plies, with contempt.
    fn draw_score(&self, position: &P) -> Score {
        match self.contempt {
            0 => Score::DRAW,
            contempt if position.side_to_move() == self.searching => Score::estimate(-contempt),
            contempt => Score::estimate(contempt),
        }
    }

    /// The static evaluation of a position, including the handicap's noise.
    fn static_eval(&self, position: &P, hash: impl Fn() -> u64) -> Score {
        let error = if self.handicap.noise == 0 { 0 } else { self.handicap.error(hash()) };
        Score::estimate(position.evaluate() + error)
    }

    /// Stores the principal variation of a ply after a move has raised alpha: the move and the child's variation.
    pub(super) fn update_pv(&mut self, ply: u32, mv: P::Move, score: Score) {
        let (upper, lower) = self.pvs.split_at_mut(ply as usize + 1);
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

    /// Returns the score of a table entry if it causes a cutoff.
    fn tt_cutoff(&self, position: &P, entry: Entry, depth: u32, window: Window, ply: u32) -> Option<Score> {
        let is_deep_enough =
            if self.selective { entry.depth >= depth } else { entry.plain && entry.depth == depth };
        // The count of quiet plies may differ from the one at the time of storing.
        let end = entry.score.plies_to_win().or(entry.score.plies_to_loss());
        if self.draws.quiet_limit_within(position, entry.depth)
            || end.is_some_and(|plies| self.draws.quiet_limit_within(position, plies))
            || entry.score.is_from_tablebase() && !self.draws.allows_win(position, None)
        {
            return None;
        }
        let score = entry.score.at_root(ply);
        let is_cutoff = match entry.bound {
            Bound::Exact => true,
            Bound::Lower => score >= window.beta,
            Bound::Upper => score <= window.alpha,
            Bound::None => false,
        };
        // Nodes of the principal variation need the complete line, so they take no cutoff.
        let is_allowed = !self.selective || window.is_null();
        (is_deep_enough && is_cutoff && is_allowed).then_some(score)
    }
}

/// The score of a finished game for `side`, `ply` plies after the root.
pub(super) fn score_of(outcome: Outcome, side: Side, ply: u32) -> Score {
    match outcome.winner {
        None => Score::DRAW,
        Some(winner) if winner == side => Score::win_in(ply),
        Some(_) => Score::loss_in(ply),
    }
}

/// An alpha-beta window. Scores at or below `alpha` or at or above `beta` need not be exact.
#[derive(Clone, Copy)]
pub(super) struct Window {
    pub(super) alpha: Score,
    pub(super) beta: Score,
}

impl Window {
    /// Whether no score lies between alpha and beta.
    pub(super) fn is_null(self) -> bool {
        self.beta.value() - self.alpha.value() <= 1
    }

    /// The window for the opponent's reply.
    pub(super) fn negated(self) -> Self {
        Self { alpha: -self.beta, beta: -self.alpha }
    }

    /// The null window above alpha.
    pub(super) fn null(self) -> Self {
        Self { beta: self.alpha.plus(1), ..self }
    }
}

pub(super) struct Node<'p, P> {
    pub(super) position: &'p P,
    pub(super) hash: u64,
    pub(super) depth: u32,
    pub(super) ply: u32,
    /// Alpha rises with each better move.
    pub(super) window: Window,
    /// Whether the window was not a null window at first, so that the node may be on the principal variation.
    pub(super) is_pv: bool,
    pub(super) static_eval: Option<Score>,
    /// The number of the transposition table's move.
    pub(super) tt_move: Option<u16>,
    pub(super) best: Score,
    /// The number of the last move that raised alpha.
    pub(super) best_move: Option<u16>,
    /// Path dependence of the score: see [`Draws::path_draw`].
    pub(super) path_ply: u32,
    /// Numbers of the moves searched so far, in order.
    pub(super) searched: Vec<u16>,
}

/// Whether the move loop continues.
#[derive(PartialEq, Eq)]
enum Flow {
    Continue,
    Cutoff,
}

impl<P: Evaluate> Worker<'_, P> {
    /// Searches the moves of a node. The table's move is searched before the others are generated.
    pub(super) fn search_moves(
        &mut self,
        node: &mut Node<P>,
        list: &mut Vec<ScoredMove<P>>,
    ) -> Result<(), Stopped> {
        node.searched.clear();
        let mut first = None;
        if let Some(mv) = self.first_move(node) {
            first = Some(P::move_number(mv));
            if self.try_move(node, mv, P::move_number(mv), 0)? == Flow::Cutoff {
                return Ok(());
            }
        }
        self.list_moves(node, first, list);
        select_best(list, 0);
        for i in 0..list.len() {
            select_best(list, i + 1);
            if node.depth > 1
                && let Some(next) = list.get(i + 1)
            {
                // Loads the table entry of the next move while this move is searched.
                self.table.prefetch(node.position.play(next.mv).hash() ^ self.salt);
            }
            let index = i + usize::from(first.is_some());
            if self.selective && selectivity::late_move_pruning::<P>(node, index) {
                break;
            }
            let ScoredMove { mv, number, .. } = list[i];
            if self.try_move(node, mv, number, index)? == Flow::Cutoff {
                break;
            }
        }
        Ok(())
    }

    /// The move to search first: the root move or the table's move, if it is legal. `None` with a handicap.
    fn first_move(&self, node: &Node<P>) -> Option<P::Move> {
        if self.handicap != Handicap::default() {
            return None;
        }
        let at_root = node.ply == 0;
        let first = self.root_move.filter(|_| at_root);
        let mv = first.or_else(|| P::numbered_move(node.tt_move?))?;
        let is_excluded = at_root && self.excluded.contains(&mv);
        (!is_excluded && node.position.check(mv).is_ok()).then_some(mv)
    }

    fn try_move(
        &mut self,
        node: &mut Node<P>,
        mv: P::Move,
        number: u16,
        index: usize,
    ) -> Result<Flow, Stopped> {
        let Node { position, depth, ply, .. } = *node;
        let next = position.play(mv);
        let (score, path_ply) = if let Some(outcome) = next.outcome() {
            (score_of(outcome, position.side_to_move(), ply + 1), u32::MAX)
        } else {
            self.draws.push(&next);
            let reduction = self.reduction(node, number, index);
            let score = self.search_child(&next, index, depth, node.window, ply, reduction)?;
            self.draws.pop();
            (score, self.path_ply)
        };
        node.best = node.best.max(score);
        if score > node.window.alpha {
            node.window.alpha = score;
            node.best_move = Some(number);
            self.update_pv(ply, mv, score);
            if score >= node.window.beta {
                // Only this move's score decides the node.
                node.path_ply = path_ply;
                let side = position.side_to_move();
                self.ordering.record_cutoff(side, ply as usize, depth, number, &node.searched);
                return Ok(Flow::Cutoff);
            }
        }
        node.path_ply = node.path_ply.min(path_ply);
        node.searched.push(number);
        Ok(Flow::Continue)
    }

    /// The late move reduction of a move, in plies.
    fn reduction(&self, node: &Node<P>, number: u16, index: usize) -> u32 {
        if !self.selective {
            return 0;
        }
        let history = self.ordering.history(node.position.side_to_move(), number);
        self.reductions.of(node.depth, index, node.is_pv, history)
    }

    /// The score of a move for its mover. Late moves are searched with reduced depth and a null window, then with
    /// full depth, then with the full window while they exceed alpha.
    fn search_child(
        &mut self,
        next: &P,
        index: usize,
        depth: u32,
        window: Window,
        ply: u32,
        reduction: u32,
    ) -> Result<Score, Stopped> {
        let mut search = |depth: u32, window: Window| -> Result<Score, Stopped> {
            Ok(-self.negamax(next, depth, window.negated(), ply + 1)?)
        };
        let mut score = if index == 0 { None } else { Some(search(depth - 1 - reduction, window.null())?) };
        if reduction > 0 && score > Some(window.alpha) {
            score = Some(search(depth - 1, window.null())?);
        }
        match score {
            Some(score) if score <= window.alpha || score >= window.beta => Ok(score),
            _ => search(depth - 1, window),
        }
    }

    /// Generates and scores the moves, except the move already searched and moves that futility pruning removes.
    fn list_moves(&self, node: &mut Node<P>, first: Option<u16>, list: &mut Vec<ScoredMove<P>>) {
        list.clear();
        let Node { position, ply, .. } = *node;
        let side = position.side_to_move();
        let scores_moves = node.depth > 1 || P::MOVE_SCORE_IS_CHEAP;
        let min_score = if self.selective { selectivity::futility_threshold::<P>(node) } else { None };
        let handicapped = self.handicap != Handicap::default();
        let mut missed = None;
        position.for_each_move(|mv| {
            let number = P::move_number(mv);
            if first == Some(number) || ply == 0 && self.excluded.contains(&mv) {
                return;
            }
            let move_score = if scores_moves { position.move_score(mv) } else { 0 };
            if min_score.is_some_and(|min_score| move_score < min_score) {
                node.best = node.best.max(node.window.alpha);
                return;
            }
            let order = self.ordering.order(side, ply as usize, number, node.tt_move, move_score);
            let scored = ScoredMove { mv, number, order };
            if handicapped {
                let is_hard = position.is_easily_missed(mv, &position.play(mv));
                if self.handicap.misses(node.hash, number, ply == 0, is_hard) {
                    missed = Some(scored);
                    return;
                }
            }
            list.push(scored);
        });
        if list.is_empty() {
            // A handicap never hides the only move.
            list.extend(missed);
        }
    }
}

impl<P: Evaluate> Node<'_, P> {
    /// Whether all moves searched so far lose. Nothing is pruned then.
    pub(super) fn is_losing(&self) -> bool {
        self.best < Score::DRAW && self.best.is_decided() || self.searched.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::{Bound, Entry, Score, TranspositionTable, Window, Worker};
    use crate::ai::handicap::Handicap;
    use crate::ai::limits::{Budget, Limits, Stop};
    use crate::rules::hexxagon::{self, WhenStuck};
    use crate::rules::quixo::Position;
    use crate::rules::{DrawRules, Game, Position as _, Side};

    #[test]
    fn a_stored_win_counts_only_before_the_limit_of_quiet_plies() {
        let table = TranspositionTable::new(1);
        let known = Entry {
            best: None,
            score: Score::win_in(29),
            static_eval: None,
            depth: 12,
            bound: Bound::Lower,
            plain: false,
        };
        let found = |quiet: u32, rule: bool| {
            let text = format!("xoxox/xo2o/o3x/x3o/oxoxo x {quiet} 120");
            let position = Position::start(Side::First).read(&text).expect("a position");
            let game = Game::new(position, DrawRules { repetition: true, quiet: rule });
            let budget = Budget::new(&Limits::default(), std::time::Instant::now(), &Stop::new());
            let side = game.position().side_to_move();
            let worker = Worker::new(&game, side, &table, budget, Handicap::default(), 0, true);
            let window = Window { alpha: Score::DRAW, beta: Score::DRAW.plus(1) };
            [known, Entry { score: -known.score, bound: Bound::Upper, ..known }]
                .map(|known| worker.tt_cutoff(&position, known, 5, window, 1).is_some())
        };
        assert_eq!(found(70, true), [true; 2]);
        assert_eq!(found(80, true), [false; 2], "the quiet-ply limit comes first");
        assert_eq!(found(80, false), [true; 2], "no limit applies");
    }

    #[test]
    fn a_draw_of_one_path_is_not_used_on_another() {
        // Each side has jumped there and back except for Red's last jump, and Red is far behind.
        let start = hexxagon::Position::start(false, WhenStuck::Passes);
        let first = start.read("1/6/12/18/r7w1www1w9 w 0 30").expect("a position");
        let game = Game::new(first, DrawRules::default());
        let mut path = vec![first];
        for mv in ["e12-e10", "e1-e3", "e10-e12"] {
            path.push(path[path.len() - 1].play(mv.parse().expect("a move")));
        }
        let [.., last] = path[..] else { panic!("four positions") };
        let score = |table: &TranspositionTable, path: &[hexxagon::Position]| {
            let budget = Budget::new(&Limits::default(), std::time::Instant::now(), &Stop::new());
            let side = last.side_to_move();
            let mut worker = Worker::new(&game, side, table, budget, Handicap::default(), 0, false);
            worker.draws.reset(&path[0]);
            path[1..].iter().for_each(|position| worker.draws.push(position));
            let window = Window { alpha: Score::MIN, beta: Score::MAX };
            worker.negamax(&last, 1, window, path.len() as u32 - 1).expect("no limits")
        };
        let table = TranspositionTable::new(1);
        assert_eq!(score(&table, &path), Score::DRAW, "the first position repeats");
        let fresh = score(&TranspositionTable::new(1), &path[2..]);
        assert!(fresh < Score::DRAW);
        assert_eq!(score(&table, &path[2..]), fresh, "the repetition is not on this path");
    }
}
