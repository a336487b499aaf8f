//! Negamax with alpha-beta, principal variation search and a transposition table: one node of the tree.
//! `children` has the move loop, `selectivity` the pruning and reductions.
//!
//! A plain search gives exactly the score of a plain negamax of its depth. Others are selective;
//! but a win or a loss that they report is always proven.

use super::draws::Draws;
use super::handicap::Handicap;
use super::limits::{Budget, Stopped};
use super::node::{Node, Window};
use super::ordering::{Orders, Ranked};
use super::selectivity::{self, Reductions};
use super::solved::{Value, Zone};
use super::table::{Bound, Entry, Table};
use super::{Evaluate, Score};
use crate::rules::{Game, Outcome, Side};

/// A search that is asked for so many plies at most is plain.
pub(super) const EXACT_DEPTH: u32 = 4;
/// No line gets longer than this.
pub(super) const MAX_DEPTH: u32 = 100;
/// Keeps apart what the two sides have learned about draws that they like differently.
const SECOND_SIDE: u64 = 0x5851_f42d_4c95_7f2d;
/// Keeps apart what searches have learned that knew exact values and such that did not.
const KNOWING: u64 = 0xda94_2042_e4dd_58b5;

/// One thread of a search.
pub(super) struct Worker<'a, P: Evaluate> {
    pub(super) table: &'a Table,
    pub(super) budget: Budget,
    pub(super) handicap: Handicap,
    /// What a draw by what was before costs the side that thinks, in hundredths.
    contempt: i32,
    /// The side that thinks; on the other's time it is not the one to move at the root.
    searching: Side,
    /// Mixed into the keys of the table: what a score hangs on besides the position.
    pub(super) salt: u64,
    pub(super) draws: Draws,
    pub(super) orders: Orders,
    pub(super) reductions: Reductions,
    /// Move lists by ply, kept for their memory.
    pub(super) lists: Vec<(Vec<Ranked<P>>, Vec<u16>)>,
    /// Principal variations by ply.
    lines: Vec<Vec<P::Move>>,
    /// Whether the search may leave out what looks hopeless.
    pub(super) selective: bool,
    /// Plies of the current iteration.
    root_depth: u32,
    /// What exact values may be asked in the tree, if any.
    zone: Option<Zone>,
    /// Moves that the root does without.
    pub(super) excluded: Vec<P::Move>,
    /// The move that the root begins with: the best so far. Unlike the table it is never overwritten, and it
    /// knows what is excluded.
    pub(super) first: Option<P::Move>,
    /// The path dependence of the last returned score: see [`Draws::drawn_since`].
    pub(super) since: u32,
    /// The best of the current iteration at the root, once a move has been searched through.
    pub(super) best: Option<(Score, Vec<P::Move>)>,
}

impl<'a, P: Evaluate> Worker<'a, P> {
    pub(super) fn new(
        game: &Game<P>,
        searching: Side,
        table: &'a Table,
        budget: Budget,
        handicap: Handicap,
        contempt: i32,
        selective: bool,
    ) -> Self {
        let plies = MAX_DEPTH as usize + 2;
        let draws = Draws::new(game);
        let side = if contempt != 0 && searching == Side::Second { SECOND_SIDE } else { 0 };
        Self {
            table,
            budget,
            handicap,
            contempt,
            searching,
            salt: side ^ draws.salt(),
            draws,
            orders: Orders::new(plies, P::MOVE_NUMBERS),
            reductions: Reductions::new(),
            lists: (0..plies).map(|_| (Vec::new(), Vec::new())).collect(),
            lines: vec![Vec::new(); plies],
            selective,
            root_depth: 0,
            zone: None,
            excluded: Vec::new(),
            first: None,
            since: u32::MAX,
            best: None,
        }
    }

    /// Lets exact values be asked in the tree.
    pub(super) fn knowing(mut self, zone: Option<Zone>) -> Self {
        if zone.is_some() && self.selective {
            (self.zone, self.salt) = (zone, self.salt ^ KNOWING);
        }
        self
    }

    /// One iteration: the score of `root`, whose game is not over, at a depth of at least one ply.
    pub(super) fn iterate(&mut self, root: &P, depth: u32, window: Window) -> Result<Score, Stopped> {
        self.best = None;
        self.root_depth = depth;
        self.draws.begin(root);
        self.negamax(root, depth, window, 0)
    }

    /// The score of a position whose game is not over on the board.
    pub(super) fn negamax(
        &mut self,
        position: &P,
        mut depth: u32,
        mut window: Window,
        ply: u32,
    ) -> Result<Score, Stopped> {
        self.budget.count()?;
        self.lines[ply as usize].clear();
        self.since = u32::MAX;
        if ply > 0
            && let Some(since) = self.draws.drawn_since(position)
        {
            self.since = since;
            return Ok(self.drawn(position));
        }
        let at_end = depth == 0 || ply >= MAX_DEPTH;
        if (self.selective || !at_end)
            && self.handicap == Handicap::default()
            && (ply > 0 || self.excluded.is_empty())
            && let Some(win) = position.winning_move()
        {
            self.keep_line(ply, win, Score::win_in(ply + 1));
            return Ok(Score::win_in(ply + 1));
        }
        let known_value = self.known_value(position, ply);
        let reach = match known_value {
            Some(Value::Draw) => return Ok(Score::DRAW),
            Some(Value::Win) if at_end || Score::WON >= window.beta => return Ok(Score::WON),
            Some(Value::Loss) if at_end || Score::LOST <= window.alpha => return Ok(Score::LOST),
            // How soon is not known.
            Some(Value::Win) => (Score::WON, Score::MAX),
            Some(Value::Loss) => (Score::MIN, Score::LOST),
            None => (Score::MIN, Score::MAX),
        };
        if at_end {
            return Ok(self.judge(position, || position.hash()));
        }
        if ply > 0 {
            // Neither can do better than to win with the next move, nor worse than to lose by it.
            window.alpha = window.alpha.max(Score::loss_in(ply + 1));
            window.beta = window.beta.min(Score::win_in(ply + 1));
            if window.alpha >= window.beta {
                return Ok(window.alpha);
            }
        }

        let hash = position.hash();
        let known = self.table.get(hash ^ self.salt);
        if let Some(known) = known
            && ply > 0
            && let Some(score) = self.known_score(position, known, depth, window, ply)
        {
            return Ok(score);
        }
        let open = window.is_open();
        let mut judged = known.and_then(|known| known.judged);
        if self.selective && !open && selectivity::wants_judgement::<P>(depth) {
            let judgement = judged.unwrap_or_else(|| self.judge(position, || hash));
            judged = Some(judgement);
            if let Some(score) = selectivity::trusted::<P>(judgement, depth, window.beta) {
                return Ok(score);
            }
        }
        let known_best = known.and_then(|known| known.best);
        if self.selective && ply > 0 {
            depth -= selectivity::unguided(depth, known_best.is_none());
            depth += selectivity::threatened(position, ply, self.root_depth);
        }

        let (list, searched) = std::mem::take(&mut self.lists[ply as usize]);
        let mut node = Node {
            position,
            hash,
            depth,
            ply,
            window,
            open,
            judged,
            known_best,
            best: Score::MIN,
            best_move: None,
            since: u32::MAX,
            searched,
        };
        let (alpha, mut list) = (window.alpha, list);
        let finished = self.search_moves(&mut node, &mut list);
        let Node { best, best_move, since, searched, .. } = node;
        let best = best.clamp(reach.0, reach.1);
        self.lists[ply as usize] = (list, searched);
        finished?;
        self.since = since;
        let bound = if since <= ply {
            // On another path, or with another count of quiet plies, it would be another score.
            Bound::Nothing
        } else if best >= window.beta {
            Bound::AtLeast
        } else if best > alpha {
            Bound::Exact
        } else {
            Bound::AtMost
        };
        if ply > 0 || self.excluded.is_empty() {
            let (score, plain) = (best.at_node(ply), !self.selective);
            self.table.put(hash ^ self.salt, Entry { best: best_move, score, judged, depth, bound, plain });
        }
        Ok(best)
    }

    /// The exact value of a position of the tree, where it may be asked and no added draw can change it.
    #[inline]
    fn known_value(&self, position: &P, ply: u32) -> Option<Value> {
        let zone = self.zone.filter(|_| ply > 0)?;
        self.draws.certain(position, position.known_within(zone))
    }

    /// What it is worth that the game is drawn in a position by what was before.
    fn drawn(&self, position: &P) -> Score {
        match self.contempt {
            0 => Score::DRAW,
            contempt if position.side_to_move() == self.searching => Score::estimate(-contempt),
            contempt => Score::estimate(contempt),
        }
    }

    /// The static judgement of a position, as well as the player sees it.
    fn judge(&self, position: &P, hash: impl Fn() -> u64) -> Score {
        let error = if self.handicap.noise == 0 { 0 } else { self.handicap.error(hash()) };
        Score::estimate(position.evaluate() + error)
    }

    /// A move has raised alpha: the best line from here is this move and the line after it.
    pub(super) fn keep_line(&mut self, ply: u32, mv: P::Move, score: Score) {
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

    /// What an entry of the table settles, if anything.
    fn known_score(&self, position: &P, known: Entry, depth: u32, window: Window, ply: u32) -> Option<Score> {
        let fits = if self.selective { known.depth >= depth } else { known.plain && known.depth == depth };
        // The count of quiet plies was another when this was stored.
        let end = known.score.plies_to_win().or(known.score.plies_to_loss());
        if self.draws.limit_is_near(position, known.depth)
            || end.is_some_and(|plies| self.draws.limit_is_near(position, plies))
            || known.score.is_of_tables() && !self.draws.spare(position, None)
        {
            return None;
        }
        let score = known.score.at_root(ply);
        let settled = match known.bound {
            Bound::Exact => true,
            Bound::AtLeast => score >= window.beta,
            Bound::AtMost => score <= window.alpha,
            Bound::Nothing => false,
        };
        // On the principal variation every move is wanted, not only the score.
        let wanted = !(self.selective && window.is_open());
        (fits && settled && wanted).then_some(score)
    }
}

/// How a game ended, for `side`, so many plies after the root.
pub(super) fn score_of(outcome: Outcome, side: Side, ply: u32) -> Score {
    match outcome.winner {
        None => Score::DRAW,
        Some(winner) if winner == side => Score::win_in(ply),
        Some(_) => Score::loss_in(ply),
    }
}

#[cfg(test)]
mod tests {
    use super::{Bound, Entry, Score, Table, Window, Worker};
    use crate::ai::handicap::Handicap;
    use crate::ai::limits::{Budget, Limits, Stop};
    use crate::rules::hexxagon::{self, WhenStuck};
    use crate::rules::quixo::Position;
    use crate::rules::{DrawRules, Game, Position as _, Side};

    #[test]
    fn a_stored_win_counts_only_where_it_comes_before_the_limit_of_quiet_plies() {
        let table = Table::new(1);
        let known = Entry {
            best: None,
            score: Score::win_in(29),
            judged: None,
            depth: 12,
            bound: Bound::AtLeast,
            plain: false,
        };
        let found = |quiet: u32, rule: bool| {
            let text = format!("xoxox/xo2o/o3x/x3o/oxoxo x {quiet} 120");
            let position = Position::start(Side::First).read(&text).expect("a position");
            let game = Game::new(position, DrawRules { repetition: true, quiet: rule });
            let budget = Budget::new(&Limits::default(), std::time::Instant::now(), &Stop::new());
            let side = game.position().side_to_move();
            let worker = Worker::new(&game, side, &table, budget, Handicap::default(), 0, true);
            let window = Window { alpha: Score::DRAW, beta: Score::DRAW.above(1) };
            [known, Entry { score: -known.score, bound: Bound::AtMost, ..known }]
                .map(|known| worker.known_score(&position, known, 5, window, 1).is_some())
        };
        assert_eq!(found(70, true), [true; 2]);
        assert_eq!(found(80, true), [false; 2], "ply 100 comes first");
        assert_eq!(found(80, false), [true; 2], "nothing comes in between");
    }

    #[test]
    fn a_draw_on_one_path_is_none_on_another() {
        // Both sides have jumped to and fro but for Red's last jump back, and Red is far behind.
        let start = hexxagon::Position::start(false, WhenStuck::Passes);
        let first = start.read("1/6/12/18/r7w1www1w9 w 0 30").expect("a position");
        let game = Game::new(first, DrawRules::default());
        let mut path = vec![first];
        for mv in ["e12-e10", "e1-e3", "e10-e12"] {
            path.push(path[path.len() - 1].play(mv.parse().expect("a move")));
        }
        let [.., last] = path[..] else { panic!("four positions") };
        let score = |table: &Table, path: &[hexxagon::Position]| {
            let budget = Budget::new(&Limits::default(), std::time::Instant::now(), &Stop::new());
            let side = last.side_to_move();
            let mut worker = Worker::new(&game, side, table, budget, Handicap::default(), 0, false);
            worker.draws.begin(&path[0]);
            path[1..].iter().for_each(|position| worker.draws.enter(position));
            let window = Window { alpha: Score::MIN, beta: Score::MAX };
            worker.negamax(&last, 1, window, path.len() as u32 - 1).expect("no limits")
        };
        let table = Table::new(1);
        assert_eq!(score(&table, &path), Score::DRAW, "the first position comes again");
        let fresh = score(&Table::new(1), &path[2..]);
        assert!(fresh < Score::DRAW);
        assert_eq!(score(&table, &path[2..]), fresh, "what was before is not known any more");
    }
}
