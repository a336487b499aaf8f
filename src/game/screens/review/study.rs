//! The reviewed match: its main line, a side line, and the current position.

use bevy::prelude::*;

use pushflip_core::rules::Side;
use pushflip_core::session::{
    AnyGame, AnyMove, ClockRule, Controller, End, Grade, Match, Setup, Verdict, Worth,
};

/// A line of the review.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Branch {
    /// The match as it was played.
    #[default]
    Game,
    Side,
}

/// A position of a line.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct LinePosition {
    pub branch: Branch,
    /// The number of plies before it.
    pub plies: usize,
}

/// The result of the search for the next mistake.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NextMistake {
    /// At this number of plies of the match, right after the mistake.
    At(usize),
    /// A ply before the next mistake is not judged yet.
    Unknown,
    /// There is none.
    None,
}

/// The reviewed match with its verdicts, a side line, and the viewed position. The match is never changed.
#[derive(Resource, Clone, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub struct Study {
    game: Match,
    verdicts: Vec<Option<Verdict>>,
    side: Option<SideLine>,
    viewed: LinePosition,
    /// Whether the values of all moves are shown.
    pub analysing: bool,
    /// Whether the plies are played one after another.
    pub playing: bool,
    /// Whether the board goes to the next mistake as soon as it is known.
    pub seeking: bool,
    /// Whether nothing is judged, because the player's online match is not over.
    pub withheld: bool,
}

impl Study {
    /// Begins the review of a match at its last position.
    pub fn new(game: Match) -> Self {
        let viewed = LinePosition { branch: Branch::Game, plies: game.moves().len() };
        let verdicts = vec![None; game.moves().len()];
        let (analysing, playing, seeking, withheld) = (false, false, false, false);
        Self { game, verdicts, side: None, viewed, analysing, playing, seeking, withheld }
    }

    /// Whether the review may judge now.
    pub fn may_be_judged(&self) -> bool {
        !self.withheld && self.game.may_be_judged()
    }

    pub fn game(&self) -> &Match {
        &self.game
    }

    pub fn side(&self) -> Option<&SideLine> {
        self.side.as_ref()
    }

    pub fn viewed(&self) -> LinePosition {
        self.viewed
    }

    /// The moves of a line, from the first position.
    pub fn line(&self, branch: Branch) -> &[AnyMove] {
        match (&self.side, branch) {
            (Some(side), Branch::Side) => &side.moves,
            _ => self.game.moves(),
        }
    }

    pub fn length(&self, branch: Branch) -> usize {
        self.line(branch).len()
    }

    /// The moves before the viewed position.
    pub fn viewed_moves(&self) -> Vec<AnyMove> {
        self.line(self.viewed.branch)[..self.viewed.plies].to_vec()
    }

    /// The game after some moves, with its history for the draw rules.
    pub fn game_after(&self, moves: &[AnyMove]) -> AnyGame {
        let setup = self.game.setup();
        let mut game = AnyGame::new(setup.first_position(), setup.options.draws);
        for &mv in moves {
            game.play(mv);
        }
        game
    }

    /// The match for the board: the plies up to the viewed position, with people on all seats, so that no computer
    /// moves, and without a clock.
    pub fn board(&self) -> Match {
        let mut setup = self.game.setup().clone();
        setup.seats.iter_mut().for_each(|seat| seat.controller = Controller::Human);
        setup.clock = ClockRule::None;
        let mut board = Match::new(setup);
        for mv in self.viewed_moves() {
            // A line can continue after the end of the game; the board cannot.
            if board.play(mv).is_err() {
                break;
            }
        }
        board
    }

    /// Goes to a position, or to the last one of its line.
    pub fn go_to(&mut self, place: LinePosition) {
        let branch = if self.side.is_some() { place.branch } else { Branch::Game };
        let from = self.side.as_ref().map_or(0, |side| side.from);
        // Positions before the side line belong to the match.
        let branch = if branch == Branch::Side && place.plies < from { Branch::Game } else { branch };
        self.viewed = LinePosition { branch, plies: place.plies.min(self.length(branch)) };
    }

    /// Plays a legal move from the viewed position. If it differs from the next move of the line, it begins a side line
    /// or replaces the rest of one.
    pub fn try_move(&mut self, mv: AnyMove) {
        let LinePosition { branch, plies } = self.viewed;
        if self.line(branch).get(plies) != Some(&mv) {
            self.continue_with(plies, &[mv]);
            self.viewed.branch = Branch::Side;
        }
        self.viewed.plies += 1;
    }

    /// Makes the best line instead of the last ply a side line, and goes to its beginning. Within a side line it replaces
    /// the rest; at its beginning the last ply of the match counts.
    pub fn follow_best(&mut self) {
        let Some(verdict) = self.last_verdict() else { return };
        let (best, line, before) = (verdict.of_best(), verdict.line.clone(), self.viewed.plies - 1);
        self.continue_with(before, &line);
        // The grade of the best move is taken over, so that another search cannot contradict it.
        if let Some(slot) = self.slot(Branch::Side, before) {
            *slot = Some(best);
        }
        self.viewed = LinePosition { branch: Branch::Side, plies: before };
    }

    /// Replaces the moves of the viewed line after a number of plies. In the line of the match, this begins a new side
    /// line.
    fn continue_with(&mut self, plies: usize, moves: &[AnyMove]) {
        let mut side = match self.side.take() {
            Some(side) if self.viewed.branch == Branch::Side && plies >= side.from => side,
            _ => SideLine { from: plies, moves: self.game.moves().to_vec(), verdicts: Vec::new() },
        };
        side.moves.truncate(plies);
        side.moves.extend(moves);
        side.verdicts.truncate(plies);
        side.verdicts.resize(side.moves.len(), None);
        self.side = Some(side);
    }

    /// The verdict on a ply of a line, counted from the first position.
    pub fn verdict(&self, branch: Branch, ply: usize) -> Option<&Verdict> {
        let verdicts = match (&self.side, branch) {
            (Some(side), Branch::Side) if ply >= side.from => &side.verdicts,
            _ => &self.verdicts,
        };
        verdicts.get(ply)?.as_ref()
    }

    fn slot(&mut self, branch: Branch, ply: usize) -> Option<&mut Option<Verdict>> {
        let verdicts = match (&mut self.side, branch) {
            (Some(side), Branch::Side) if ply >= side.from => &mut side.verdicts,
            _ => &mut self.verdicts,
        };
        verdicts.get_mut(ply)
    }

    /// The verdict on the ply before the viewed position.
    pub fn last_verdict(&self) -> Option<&Verdict> {
        self.verdict(self.viewed.branch, self.viewed.plies.checked_sub(1)?)
    }

    pub fn learn(&mut self, branch: Branch, ply: usize, mut verdict: Verdict) {
        if self.line(branch).get(ply) != Some(&verdict.played) {
            return;
        }
        if let Some(twin) = self.twin(branch, ply)
            && let Some(Some(other)) = self.slot(twin, ply)
        {
            verdict.share_choice(other);
            if other.nodes < verdict.nodes {
                if other.played == verdict.best {
                    *other = verdict.of_best();
                } else if other.best != verdict.best {
                    // The two verdicts name different best moves, so the other ply is judged again.
                    other.nodes = 0;
                }
            }
        }
        if let Some(slot) = self.slot(branch, ply) {
            *slot = Some(verdict);
        }
    }

    /// The line with the other move from the same position: where a side line begins, there are two moves.
    fn twin(&self, branch: Branch, ply: usize) -> Option<Branch> {
        let begins = self.side.as_ref().is_some_and(|side| side.from == ply);
        begins.then_some(match branch {
            Branch::Game => Branch::Side,
            Branch::Side => Branch::Game,
        })
    }

    /// The node limit for judging a ply: at least `least`, and no less than for the other move from the same position,
    /// so that both verdicts name the same best move.
    pub fn nodes_for(&self, branch: Branch, ply: usize, least: u64) -> u64 {
        let twin = self.twin(branch, ply).and_then(|twin| self.verdict(twin, ply));
        twin.map_or(least, |twin| twin.nodes.max(least))
    }

    /// The next ply to judge: the last one before the viewed position, then the side line, then the match in order.
    pub fn unjudged(&self) -> Option<(Branch, usize)> {
        let LinePosition { branch, plies } = self.viewed;
        let shown = plies.checked_sub(1).map(|ply| (branch, ply));
        let tried = self.side.iter().flat_map(|side| side.from..self.length(Branch::Side));
        let played = 0..self.game.moves().len();
        let all = tried.map(|ply| (Branch::Side, ply)).chain(played.map(|ply| (Branch::Game, ply)));
        shown
            .into_iter()
            .chain(all)
            .find(|&(branch, ply)| self.verdict(branch, ply).is_none_or(|verdict| verdict.nodes == 0))
    }

    /// The number of judged plies of the match.
    pub fn judged(&self) -> usize {
        self.verdicts.iter().flatten().count()
    }

    pub fn plies_by_grade(&self, side: Side) -> [usize; Grade::ALL.len()] {
        let known = self.verdicts.iter().enumerate();
        self.game.plies_by_grade(side, known.filter_map(|(ply, verdict)| Some((ply, verdict.as_ref()?))))
    }

    /// Whether the mistakes of a ply's player count: those of people, or of all players in a match of computers.
    fn counts_mistakes(&self, ply: usize) -> bool {
        let setup = self.game.setup();
        let person = setup.seats[self.game.seat_at(ply)].controller == Controller::Human;
        person || !setup.has_human()
    }

    /// The plies of the match that are mistakes of the person with a name; without such a person, of all players whose
    /// mistakes count. `None` until all plies are judged.
    pub fn mistakes_of(&self, name: &str) -> Option<Vec<usize>> {
        let seats = &self.game.setup().seats;
        let is_mine = |ply: usize| seats[self.game.seat_at(ply)].name == name;
        let all: Option<Vec<&Verdict>> = self.verdicts.iter().map(Option::as_ref).collect();
        let mine = seats.iter().any(|seat| seat.controller == Controller::Human && seat.name == name);
        let mistakes = (0..).zip(all?).filter(|(_, verdict)| verdict.grade.is_mistake());
        let plies = mistakes.map(|(ply, _)| ply).filter(|&ply| self.counts_mistakes(ply));
        Some(plies.filter(|&ply| !mine || is_mine(ply)).collect())
    }

    /// The first mistake after the viewed position; after the last one, the first of the match.
    pub fn next_mistake(&self) -> NextMistake {
        let all = self.game.moves().len();
        let start = match (&self.side, self.viewed.branch) {
            (Some(side), Branch::Side) => side.from,
            _ => self.viewed.plies,
        };
        for ply in (start..all).chain(0..start).filter(|&ply| self.counts_mistakes(ply)) {
            match self.verdicts.get(ply).and_then(Option::as_ref) {
                None => return NextMistake::Unknown,
                Some(verdict) if verdict.grade.is_mistake() => return NextMistake::At(ply + 1),
                Some(_) => {}
            }
        }
        NextMistake::None
    }

    /// The value of a position for Cross, team A or Red, from the verdict on the ply before it, as in the comment, or
    /// else on the ply after it.
    pub fn worth_at(&self, place: LinePosition) -> Option<Worth> {
        let LinePosition { branch, plies } = place;
        let for_first = |ply: usize, worth: Worth| match Setup::side_of(self.game.seat_at(ply)) {
            Side::First => worth,
            Side::Second => worth.reversed(),
        };
        if let Some(ply) = plies.checked_sub(1)
            && let Some(last) = self.verdict(branch, ply)
        {
            let end = last.after.end.map(|end| match end {
                End::Win(Some(plies)) => End::Win(Some(plies - 1)),
                End::Loss(Some(plies)) => End::Loss(Some(plies - 1)),
                other => other,
            });
            return Some(for_first(ply, Worth { end, ..last.after }));
        }
        Some(for_first(plies, self.verdict(branch, plies)?.before))
    }

    pub fn grade(&self, branch: Branch, ply: usize) -> Option<Grade> {
        self.verdict(branch, ply).map(|verdict| verdict.grade)
    }
}

/// A side line, which begins with plies of the match.
#[derive(Clone, PartialEq, Debug)]
pub struct SideLine {
    /// The number of plies of the match.
    pub from: usize,
    /// All moves, from the first position.
    pub moves: Vec<AnyMove>,
    /// The verdicts on all plies; `None` for those of the match.
    verdicts: Vec<Option<Verdict>>,
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use pushflip_core::ai::{Limits, Stop};
    use pushflip_core::rules::Variant;

    /// A reviewed match with a number of plies.
    fn study(plies: usize) -> Study {
        let mut game = Match::new(Setup::new(Variant::Quixo, &[]));
        for ply in 0..plies {
            let moves = game.position().moves();
            game.play(moves[ply * 5 % moves.len()]).expect("legal");
        }
        Study::new(game)
    }

    fn place(branch: Branch, plies: usize) -> LinePosition {
        LinePosition { branch, plies }
    }

    /// The verdict of a short search on a ply.
    pub fn judged(study: &Study, branch: Branch, ply: usize) -> Verdict {
        let line = study.line(branch);
        let verdict = study.game_after(&line[..ply]).judge(line[ply], &Limits::nodes(500), &Stop::new());
        verdict.expect("a verdict")
    }

    #[test]
    fn a_side_line_leaves_the_match_alone() {
        let mut study = study(6);
        let played = study.game().clone();
        study.go_to(place(Branch::Game, 2));
        let other = study.board().position().moves().into_iter().find(|mv| *mv != played.moves()[2]);
        study.try_move(other.expect("another move"));
        assert_eq!((study.viewed(), study.length(Branch::Side)), (place(Branch::Side, 3), 3));
        let reply = study.board().position().moves()[0];
        study.try_move(reply);
        assert_eq!(study.viewed_moves().len(), 4);
        assert_eq!(study.viewed_moves()[..2], played.moves()[..2]);
        // Another move from the middle of the side line.
        study.go_to(place(Branch::Side, 3));
        let second = study.board().position().moves()[1];
        study.try_move(second);
        assert_eq!(study.line(Branch::Side)[3], second);
        study.go_to(place(Branch::Game, 6));
        assert_eq!(study.board().moves(), played.moves());
        assert_eq!(*study.game(), played);
        study.go_to(place(Branch::Side, 1));
        assert_eq!(study.viewed(), place(Branch::Game, 1), "a position before the side line");
        study.try_move(played.moves()[1]);
        assert_eq!(study.viewed(), place(Branch::Game, 2), "the move of the match begins no side line");
    }

    #[test]
    fn the_best_line_before_a_side_line_begins_a_new_one() {
        let mut study = study(3);
        for ply in 0..3 {
            let verdict = judged(&study, Branch::Game, ply);
            study.learn(Branch::Game, ply, verdict);
        }
        study.go_to(place(Branch::Game, 2));
        study.follow_best();
        assert_eq!((study.viewed(), study.side().map(|side| side.from)), (place(Branch::Side, 1), Some(1)));
        // The ply before the viewed position belongs to the match.
        study.follow_best();
        assert_eq!((study.viewed(), study.side().map(|side| side.from)), (place(Branch::Side, 0), Some(0)));
    }

    #[test]
    fn two_moves_from_one_position_have_the_same_best_move() {
        let mut study = study(3);
        let mut first = judged(&study, Branch::Game, 1);
        first.has_choice = true;
        let best = first.best;
        assert_ne!(best, first.played, "the test needs a ply that was not the best");
        study.learn(Branch::Game, 1, first);
        study.go_to(place(Branch::Game, 2));
        study.follow_best();
        let shown = study.verdict(Branch::Side, 1).expect("a verdict");
        assert_eq!((shown.grade, shown.best, shown.played), (Grade::Best, best, best));
        // A deeper search of the match's ply finds another best move: the side line's ply is judged again with the same
        // limit.
        let mut deeper = judged(&study, Branch::Game, 1);
        deeper.nodes = 5_000;
        deeper.best = deeper.played;
        study.learn(Branch::Game, 1, deeper);
        study.go_to(place(Branch::Side, 2));
        assert_eq!(study.unjudged(), Some((Branch::Side, 1)));
        assert_eq!(study.nodes_for(Branch::Side, 1, 60), 5_000);
        // A deeper search of the side line's ply finds that the match's ply is the best: its verdict changes.
        let mut side = judged(&study, Branch::Side, 1);
        (side.nodes, side.best, side.has_choice) = (9_000, study.game().moves()[1], true);
        study.learn(Branch::Side, 1, side);
        let game = study.verdict(Branch::Game, 1).expect("a verdict");
        assert_eq!((game.grade, game.nodes), (Grade::Best, 9_000));
    }

    #[test]
    fn two_moves_from_one_position_agree_whether_there_is_a_choice() {
        for mistake_first in [true, false] {
            let mut study = study(3);
            let mistake = Verdict { has_choice: true, ..judged(&study, Branch::Game, 1) };
            study.go_to(place(Branch::Game, 1));
            study.try_move(mistake.best);
            // The search for worse moves has not found the mistake.
            let best = judged(&study, Branch::Side, 1);
            let best = Verdict { has_choice: false, grade: Grade::Good, ..best };
            let mut verdicts = [(Branch::Game, mistake), (Branch::Side, best)];
            if !mistake_first {
                verdicts.reverse();
            }
            for (branch, verdict) in verdicts {
                study.learn(branch, 1, verdict);
            }
            assert_eq!(study.grade(Branch::Side, 1), Some(Grade::Best), "mistake first: {mistake_first}");
        }
    }

    #[test]
    fn the_value_of_a_position_is_the_verdict_on_the_ply_before_it() {
        let mut study = study(3);
        for ply in 0..3 {
            let game = study.game_after(&study.game().moves()[..ply]);
            let verdict = game.judge(study.game().moves()[ply], &Limits::nodes(400 << ply), &Stop::new());
            study.learn(Branch::Game, ply, verdict.expect("a verdict"));
        }
        for plies in 1..=3 {
            let after = study.verdict(Branch::Game, plies - 1).expect("a verdict").after;
            let worth = study.worth_at(place(Branch::Game, plies)).expect("a verdict");
            let mover = Setup::side_of(study.game().seat_at(plies - 1));
            let for_first = if mover == Side::First { after } else { after.reversed() };
            assert_eq!(worth.chance, for_first.chance, "after {plies}");
        }
    }

    #[test]
    fn every_ply_is_judged_and_mistakes_are_found() {
        let mut study = study(5);
        study.go_to(place(Branch::Game, 3));
        assert_eq!(study.next_mistake(), NextMistake::Unknown);
        let mut order = Vec::new();
        while let Some((branch, ply)) = study.unjudged() {
            let game = study.game_after(&study.line(branch)[..ply]);
            let verdict = game.judge(study.line(branch)[ply], &Limits::nodes(300), &Stop::new());
            let mut verdict = verdict.expect("a verdict");
            verdict.grade = if ply == 1 { Grade::Blunder } else { Grade::Good };
            verdict.has_choice = ply == 1;
            study.learn(branch, ply, verdict);
            order.push(ply);
        }
        assert_eq!(order, [2, 0, 1, 3, 4]);
        assert_eq!(study.next_mistake(), NextMistake::At(2));
        assert_eq!(study.plies_by_grade(Side::Second)[Grade::Blunder as usize], 1);
        study.go_to(place(Branch::Game, 2));
        assert_eq!(study.next_mistake(), NextMistake::At(2), "the only mistake");
        study.follow_best();
        assert_eq!(study.viewed(), place(Branch::Side, 1));
        assert_eq!(study.grade(Branch::Side, 1), Some(Grade::Best), "the grade of the verdict");
        assert!(study.unjudged().is_none_or(|(branch, ply)| branch == Branch::Side && ply > 1));
        assert!(study.worth_at(place(Branch::Game, 5)).is_some());
    }
}
