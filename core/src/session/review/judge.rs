//! The judgement of a ply: the best move and the played move, evaluated by the same search.

use super::worth::before_ply;
use super::{End, Grade, QUICK, Worth};
use crate::ai::tablebase::Value as Known;
use crate::ai::{
    Candidate, Explain, Info, Limits, MoveReason, MultiPv, Score, Searcher, Stop, certain_value, explain,
};
use crate::language::{Localized, msg};
use crate::rules::{Game, Status};
use crate::session::{AnyGame, AnyMove, with_any, with_both};

/// The memory of each search, in MiB.
const TABLE: usize = 8;
/// The depth of the search that ranks all moves, in plies: the move, the reply and the move after it.
const CHOICE_DEPTH: u32 = 3;

/// The judgement of a ply.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verdict {
    pub played: AnyMove,
    /// The value of the position for the mover, with best play.
    pub before: Worth,
    /// The value for the mover after the played move.
    pub after: Worth,
    /// The best move, possibly the played one.
    pub best: AnyMove,
    /// The principal variation, starting with the best move.
    pub line: Vec<AnyMove>,
    pub why: MoveReason,
    /// The best answer to the played move and the reason for it. `None` if the played move is the best or ends the game.
    pub reply: Option<(AnyMove, MoveReason)>,
    pub grade: Grade,
    /// Whether the best move is better than the played one, by more than a best move may lose.
    pub has_better_move: bool,
    /// Whether some legal move is an inaccuracy or worse.
    pub has_choice: bool,
    /// The search depth of the best move in plies.
    pub depth: u32,
    pub nodes: u64,
}

impl Verdict {
    /// The same judgement for the best move itself.
    pub fn of_best(&self) -> Self {
        Self {
            played: self.best,
            after: self.before,
            reply: None,
            grade: Grade::of_best(self.has_choice),
            has_better_move: false,
            ..self.clone()
        }
    }

    /// Reconciles the verdicts on two moves from the same position: there is a choice if either has found one.
    pub fn share_choice(&mut self, other: &mut Self) {
        let has_choice = self.has_choice || other.has_choice;
        for verdict in [self, other] {
            verdict.has_choice = has_choice;
            if !verdict.has_better_move {
                verdict.grade = Grade::of_best(has_choice);
            }
        }
    }

    /// A sentence about the better move, and about what a mistake does, misses or allows. It contains only what the
    /// rules or the search prove. `opponent_is_you`: the opponent of the mover is the only person who plays.
    pub fn better_move(&self, opponent_is_you: bool) -> Localized {
        let you = if opponent_is_you { "yes" } else { "no" };
        let best = self.best.to_string();
        if self.after.end == Some(End::Loss(Some(1))) {
            // In Quixo only a line of the opponent's symbol ends the game like this.
            return match self.played {
                AnyMove::Hexxagon(_) => msg::ReviewEndsLost { you, mv: best }.into(),
                _ => msg::ReviewCompletesLine { you, mv: best }.into(),
            };
        }
        if self.why == MoveReason::WinsAtOnce {
            return msg::ReviewMissedWin { mv: best }.into();
        }
        let is_missed_win = matches!(self.before.end, Some(End::Win(_)));
        let is_named = self.grade.is_mistake() && !is_missed_win;
        let reply = self.reply.filter(|(_, why)| is_named && why.is_concrete());
        match (self.before.end, self.after.end, reply) {
            (.., Some((reply, MoveReason::WinsAtOnce))) => {
                msg::ReviewLetsWin { you, reply: reply.to_string(), mv: best }.into()
            }
            (.., Some((reply, why))) => {
                msg::ReviewAllows { you, reply: reply.to_string(), why, mv: best }.into()
            }
            (None, Some(End::Draw), None) => msg::ReviewAllowsDraw { you, mv: best }.into(),
            (None | Some(End::Draw), Some(End::Loss(_)), None) => {
                msg::ReviewAllowsWin { you, mv: best }.into()
            }
            _ if self.why == MoveReason::LooksBest => msg::ReviewBestWasPlain { mv: best }.into(),
            _ => msg::ReviewBestWas { mv: best, why: self.why }.into(),
        }
    }
}

impl AnyGame {
    /// Judges a legal move. `None` if the game is over or if stopped. Panics if the move is of another variant.
    pub fn judge(&self, played: AnyMove, limits: &Limits, stop: &Stop) -> Option<Verdict> {
        with_both!(self, played, (game, mv) => {
            Judge::new(game, limits, stop)?.verdict(mv)
        }, else panic!("{played} is a move of another game"))
    }

    /// The best move, without a judgement of another. `None` if the game is over or if stopped.
    pub fn best_move(&self, limits: &Limits, stop: &Stop) -> Option<AnyMove> {
        with_any!(self, game => {
            let best = Judge::new(game, limits, stop)?.best.mv;
            (!stop.is_stopped()).then(|| best.into())
        })
    }

    /// The best move, and the grade of a legal move, assuming that there is a choice. Needs fewer searches than
    /// [`judge`](Self::judge), which also finds out whether there is one. `None` if the game is over or if stopped.
    /// Panics if the move is of another variant.
    pub fn compare_with_best(
        &self,
        played: AnyMove,
        limits: &Limits,
        stop: &Stop,
    ) -> Option<(AnyMove, Grade)> {
        with_both!(self, played, (game, mv) => {
            let mut judge = Judge::new(game, limits, stop)?;
            let grade = judge.compare(mv).grade;
            (!stop.is_stopped()).then(|| (judge.best.mv.into(), grade))
        }, else panic!("{played} is a move of another game"))
    }
}

/// A position with its best move, with which other moves are compared.
struct Judge<'a, P: Explain> {
    searcher: Searcher<P>,
    game: &'a Game<P>,
    limits: &'a Limits,
    stop: &'a Stop,
    best: Candidate<P::Move>,
    /// The value of the position, if a tablebase knows it.
    known: Option<Score>,
}

/// A move compared with the best one.
struct Comparison<M> {
    /// The score of the position.
    before: Score,
    /// The score of the move.
    after: Score,
    grade: Grade,
    /// The best answer to the move and the reason for it. `None` if the move is the best or ends the game.
    reply: Option<(M, MoveReason)>,
}

impl<'a, P: Explain<Move: Into<AnyMove>>> Judge<'a, P> {
    fn new(game: &'a Game<P>, limits: &'a Limits, stop: &'a Stop) -> Option<Self> {
        let mut searcher = Searcher::new(TABLE);
        searcher.set_full_strength();
        let found = searcher.analyse(game, MultiPv::Best(1), limits, stop, |_| ())?;
        let best = found.candidates.into_iter().next()?;
        let known = certain_value(game).map(exact);
        Some(Self { searcher, game, limits, stop, best, known })
    }

    fn verdict(mut self, played: P::Move) -> Option<Verdict> {
        let Comparison { before, after, grade, reply } = self.compare(played);
        let has_better_move = grade > Grade::Best;
        let has_choice = grade > Grade::Good || self.offers_choice();
        let Self { best, limits, stop, .. } = self;
        (!stop.is_stopped()).then(|| Verdict {
            played: played.into(),
            before: Worth::of::<P>(before),
            after: Worth::of::<P>(after),
            best: best.mv.into(),
            line: best.line.into_iter().map(Into::into).collect(),
            why: best.why,
            reply: reply.map(|(mv, why)| (mv.into(), why)),
            grade: if has_better_move { grade } else { Grade::of_best(has_choice) },
            has_better_move,
            has_choice,
            depth: best.depth,
            nodes: limits.nodes.unwrap_or(u64::MAX),
        })
    }

    /// Compares a legal move with the best one.
    fn compare(&mut self, mv: P::Move) -> Comparison<P::Move> {
        let best = self.best.score;
        if mv == self.best.mv {
            return Comparison { before: self.corrected(best), after: best, grade: Grade::Best, reply: None };
        }
        // The search has only bounded the other moves. Both successors are searched to the same depth, so that
        // the two scores are comparable.
        let limits = Limits { depth: Some(self.best.depth.saturating_sub(1).max(1)), ..*self.limits };
        let mut follow = |mv| Trial::of(&mut self.searcher, self.game, mv, &limits, self.stop);
        let (of_best, of_other) = (follow(self.best.mv), follow(mv));
        let (mut before, mut after) = Trial::compared(&of_best, &of_other);
        if is_certain(best) {
            before = best;
        }
        // No move is worth more than its position.
        if let Some(known) = self.known.filter(|known| *known < Score::WON) {
            (before, after) = (before.min(known), after.min(known));
        }
        if is_certain(after) {
            before = self.corrected(before);
        }
        before = before.max(after);
        let grade = Grade::of(Worth::of::<P>(before), Worth::of::<P>(after));
        Comparison { before: self.corrected(before), after, grade, reply: of_other.reply }
    }

    /// A score of the position; instead its known value if only that is certain.
    fn corrected(&self, score: Score) -> Score {
        if is_certain(score) { score } else { self.known.unwrap_or(score) }
    }

    /// Whether some legal move is an inaccuracy or worse. A shallow search ranks all moves. If it finds no such move,
    /// the lowest-ranked one is compared with the best as a played move would be, because it may miss or allow a longer
    /// win.
    fn offers_choice(&mut self) -> bool {
        // Deeper scores in the table would not be comparable, and a longer search must not change the ranking.
        self.searcher.clear();
        let limits = Limits { depth: Some(CHOICE_DEPTH), ..self.limits.and(&Limits::nodes(QUICK)) };
        // Only a finished iteration has searched all moves to the same depth.
        let mut ranking: Vec<(P::Move, Score)> = Vec::new();
        self.searcher.search_lines(self.game, MultiPv::Every, &limits, self.stop, |lines| {
            ranking = lines.iter().map(|line| (line.pv[0], line.score)).collect();
        });
        // No move is worth more than a position that is known to be drawn or lost.
        let most = self.corrected(self.best.score);
        let is_limit = most == Score::DRAW || most <= Score::LOST;
        let worth = |score: Score| Worth::of::<P>(if is_limit { score.min(most) } else { score });
        let is_bad = |best, score| Grade::of(worth(best), worth(score)) > Grade::Good;
        if ranking.iter().any(|&(_, score)| is_bad(ranking[0].1, score)) {
            return true;
        }
        let lowest = ranking.iter().rev().find(|(mv, _)| *mv != self.best.mv);
        lowest.is_some_and(|&(mv, _)| self.compare(mv).grade > Grade::Good)
    }
}

/// The result of the search after a move.
struct Trial<M> {
    /// The scores for the mover, one per iteration; never empty.
    scores: Vec<Score>,
    /// The best answer and the reason for it, unless the move ends the game.
    reply: Option<(M, MoveReason)>,
    /// Whether the last score holds at any depth.
    certain: bool,
}

impl<M: Copy> Trial<M> {
    fn of<P: Explain<Move = M>>(
        searcher: &mut Searcher<P>,
        game: &Game<P>,
        mv: M,
        limits: &Limits,
        stop: &Stop,
    ) -> Self {
        let certainly = |score| Self { scores: vec![score], reply: None, certain: true };
        let mover = game.position().side_to_move();
        let mut next = game.clone();
        next.play(mv);
        match next.status() {
            Status::Over(outcome) => {
                return certainly(match outcome.winner {
                    Some(winner) if winner == mover => Score::win_in(1),
                    Some(_) => Score::loss_in(1),
                    None => Score::DRAW,
                });
            }
            Status::Drawn(_) => return certainly(Score::DRAW),
            Status::Ongoing => {}
        }
        let mut scores = Vec::new();
        let last = searcher.search(&next, limits, stop, |info| scores.push(before_ply(info.score)));
        if scores.is_empty() {
            scores.push(last.as_ref().map_or(Score::DRAW, |info| before_ply(info.score)));
        }
        let reply = last.map(|info: Info<M>| (info.pv[0], explain(&next.position(), &info)));
        let certain = scores.last().is_some_and(|&score| is_certain(score));
        match certain_value(&next) {
            Some(known) if !certain => Self { reply, ..certainly(exact(-known)) },
            _ => Self { scores, reply, certain },
        }
    }

    /// The scores of two moves at the last common depth.
    fn compared(one: &Self, other: &Self) -> (Score, Score) {
        let depth = match (one.certain, other.certain) {
            (true, false) => other.scores.len(),
            (false, true) => one.scores.len(),
            _ => one.scores.len().min(other.scores.len()),
        };
        let at = |trial: &Self| {
            let last = trial.scores.len();
            trial.scores[if trial.certain { last } else { depth.min(last) } - 1]
        };
        (at(one), at(other))
    }
}

/// Whether a score is a proven outcome.
fn is_certain(score: Score) -> bool {
    score >= Score::WON || score <= Score::LOST
}

fn exact(value: Known) -> Score {
    match value {
        Known::Win => Score::WON,
        Known::Draw => Score::DRAW,
        Known::Loss => Score::LOST,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_are_compared_at_the_same_depth() {
        let of = |scores, certain| Trial::<()> { scores, reply: None, certain };
        let trial = |values: &[i32]| of(values.iter().map(|&value| Score::estimate(value)).collect(), false);
        let (short, long) = (trial(&[10, 20]), trial(&[5, 15, 90, 80]));
        assert_eq!(Trial::compared(&short, &long), (Score::estimate(20), Score::estimate(15)));
        let drawn = of(vec![Score::DRAW], true);
        assert_eq!(Trial::compared(&drawn, &long), (Score::DRAW, Score::estimate(80)));
        let won = of(vec![Score::estimate(10), Score::win_in(4)], true);
        assert_eq!(Trial::compared(&long, &won), (Score::estimate(80), Score::win_in(4)));
        let lost = of(vec![Score::loss_in(2)], true);
        assert_eq!(Trial::compared(&won, &lost), (Score::win_in(4), Score::loss_in(2)));
    }
}
