//! The reviewed match: its main line, a side line, and the current position.

mod verdicts;

use bevy::prelude::*;

use super::side_line::SideLine;
use pushflip_core::session::{AnyGame, AnyMove, ClockRule, Controller, Match, Verdict};

/// One of the two lines.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Branch {
    /// As it was played.
    #[default]
    Game,
    /// Other moves, tried from some ply on.
    Side,
}

/// The position after so many plies of a line.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct LinePosition {
    /// The line.
    pub branch: Branch,
    /// Plies from the first position.
    pub plies: usize,
}

/// Where the next mistake is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NextMistake {
    /// After so many plies of the match.
    At(usize),
    /// Not all plies on the way are judged yet.
    NotYetKnown,
    /// Nowhere.
    Nowhere,
}

/// The match under review. The match itself is never changed.
#[derive(Resource, Debug)]
pub struct Study {
    game: Match,
    verdicts: Vec<Option<Verdict>>,
    side: Option<SideLine>,
    place: LinePosition,
    /// Whether the value of every move is shown.
    pub analysing: bool,
    /// Whether the plies follow each other by themselves.
    pub playing: bool,
    /// Whether the board goes to the next mistake as soon as that is known.
    pub seeking: bool,
}

impl Study {
    /// A match to look through, from its last position.
    pub fn new(game: Match) -> Self {
        let place = LinePosition { branch: Branch::Game, plies: game.moves().len() };
        let verdicts = vec![None; game.moves().len()];
        let (analysing, playing, seeking) = (false, false, false);
        Self { game, verdicts, side: None, place, analysing, playing, seeking }
    }

    /// The match, as it was played.
    pub fn game(&self) -> &Match {
        &self.game
    }

    /// The side line.
    pub fn side(&self) -> Option<&SideLine> {
        self.side.as_ref()
    }

    /// What the board shows.
    pub fn place(&self) -> LinePosition {
        self.place
    }

    /// The moves of a line, from the first position.
    pub fn line(&self, branch: Branch) -> Vec<AnyMove> {
        match (&self.side, branch) {
            (Some(side), Branch::Side) => [&self.game.moves()[..side.from], &side.moves].concat(),
            _ => self.game.moves().to_vec(),
        }
    }

    /// How many plies a line has.
    pub fn length(&self, branch: Branch) -> usize {
        match (&self.side, branch) {
            (Some(side), Branch::Side) => side.from + side.moves.len(),
            _ => self.game.moves().len(),
        }
    }

    /// The moves before the position shown.
    pub fn shown(&self) -> Vec<AnyMove> {
        let mut moves = self.line(self.place.branch);
        moves.truncate(self.place.plies);
        moves
    }

    /// The game after some moves, with the history that counts for draws.
    pub fn game_after(&self, moves: &[AnyMove]) -> AnyGame {
        let setup = self.game.setup();
        let mut game = AnyGame::new(setup.first_position(), setup.options.draws);
        for &mv in moves {
            game.play(mv);
        }
        game
    }

    /// What lies on the table: the position shown with the plies before it. People sit on all seats,
    /// so that nobody answers, and no time runs.
    pub fn board(&self) -> Match {
        let mut setup = self.game.setup().clone();
        setup.seats.iter_mut().for_each(|seat| seat.controller = Controller::Human);
        setup.clock = ClockRule::None;
        let mut board = Match::new(setup);
        for mv in self.shown() {
            // A line goes on only while the game does.
            if board.play(mv).is_err() {
                break;
            }
        }
        board
    }

    /// Shows another position; as far as there are plies.
    pub fn go(&mut self, place: LinePosition) {
        let branch = if self.side.is_some() { place.branch } else { Branch::Game };
        let from = self.side.as_ref().map_or(0, |side| side.from);
        // What stands before the side line belongs to the match.
        let branch = if branch == Branch::Side && place.plies < from { Branch::Game } else { branch };
        self.place = LinePosition { branch, plies: place.plies.min(self.length(branch)) };
    }

    /// Plays a legal move from the position shown. Another one than the line goes on with begins a
    /// side line, or goes on with it.
    pub fn try_move(&mut self, mv: AnyMove) {
        let LinePosition { branch, plies } = self.place;
        if self.line(branch).get(plies) != Some(&mv) {
            match (&mut self.side, branch) {
                (Some(side), Branch::Side) => side.go_on(plies, vec![mv]),
                _ => self.side = Some(SideLine::new(plies, vec![mv])),
            }
            self.place.branch = Branch::Side;
        }
        self.place.plies += 1;
    }

    /// Makes the line that would have been best a side line, and shows where it begins. Within a side
    /// line it takes the place of the rest; at the beginning of one the ply of the match is meant.
    pub fn follow_best(&mut self) {
        let Some(verdict) = self.last_verdict() else { return };
        let (best, line, before) = (verdict.of_best(), verdict.line.clone(), self.place.plies - 1);
        match (&mut self.side, self.place.branch) {
            (Some(side), Branch::Side) if before >= side.from => side.go_on(before, line),
            _ => self.side = Some(SideLine::new(before, line)),
        }
        // What was called best is not called less by another search of the same position.
        if let Some(slot) = self.side.as_mut().and_then(|side| side.verdict_mut(before)) {
            *slot = Some(best);
        }
        self.place = LinePosition { branch: Branch::Side, plies: before };
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pushflip_core::rules::Variant;
    use pushflip_core::session::Setup;

    /// A match under review, with so many plies.
    pub(super) fn study(plies: usize) -> Study {
        let mut game = Match::new(Setup::new(Variant::Quixo, &[]));
        for ply in 0..plies {
            let moves = game.position().moves();
            game.play(moves[ply * 5 % moves.len()]).expect("legal");
        }
        Study::new(game)
    }

    pub(super) fn place(branch: Branch, plies: usize) -> LinePosition {
        LinePosition { branch, plies }
    }

    #[test]
    fn a_side_line_leaves_the_match_alone() {
        let mut study = study(6);
        let played = study.game().clone();
        study.go(place(Branch::Game, 2));
        let other = study.board().position().moves().into_iter().find(|mv| *mv != played.moves()[2]);
        study.try_move(other.expect("another move"));
        assert_eq!((study.place(), study.length(Branch::Side)), (place(Branch::Side, 3), 3));
        let reply = study.board().position().moves()[0];
        study.try_move(reply);
        assert_eq!(study.shown().len(), 4);
        assert_eq!(study.shown()[..2], played.moves()[..2]);
        // Back, and another move from the middle of the side line.
        study.go(place(Branch::Side, 3));
        let second = study.board().position().moves()[1];
        study.try_move(second);
        assert_eq!(study.line(Branch::Side)[3], second);
        study.go(place(Branch::Game, 6));
        assert_eq!(study.board().moves(), played.moves());
        assert_eq!(*study.game(), played);
        study.go(place(Branch::Side, 1));
        assert_eq!(study.place(), place(Branch::Game, 1), "before the side line there is only the match");
        study.try_move(played.moves()[1]);
        assert_eq!(study.place(), place(Branch::Game, 2), "the move of the match is no side line");
    }
}
