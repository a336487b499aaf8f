//! The current game of a UGI session.

use std::fmt;

use crate::rules::quixo::{Cell as QuixoCell, teams::Seat};
use crate::rules::{DrawRules, Side, Status, Variant, hexxagon};
use crate::session::{AnyGame, AnyPosition, Options};

#[derive(Clone)]
pub(super) struct Board(pub(super) AnyGame);

impl Board {
    pub(super) fn start(variant: Variant) -> Self {
        Self(AnyGame::new(AnyPosition::start(variant, &Options::default()), DrawRules::default()))
    }

    /// The game after some moves from a position text, or from the starting position.
    pub(super) fn read(variant: Variant, fen: Option<&str>, moves: &[String]) -> Result<Self, String> {
        let mut position = AnyPosition::start(variant, &Options::default());
        if let Some(fen) = fen {
            position = position.read(fen).map_err(|error| error.to_string())?;
        }
        let mut game = AnyGame::new(position, DrawRules::default());
        for (text, number) in moves.iter().zip(1..) {
            let wrong = |reason: String| format!("move {number}: {reason}");
            let mv = game.position().parse_move(text).map_err(|error| wrong(error.to_string()))?;
            // Moves after a draw by repetition or quiet plies are accepted, because other runners may not have
            // these rules.
            game.position().check(mv).map_err(|error| wrong(format!("{text}: {error}")))?;
            game.play(mv);
        }
        Ok(Self(game))
    }

    pub(super) fn is_over(&self) -> bool {
        self.0.status() != Status::Ongoing
    }

    /// The result in words of the protocol.
    pub(super) fn result(&self) -> &'static str {
        match self.0.status() {
            Status::Ongoing => "none",
            Status::Drawn(_) => "draw",
            Status::Over(outcome) => match outcome.winner {
                Some(Side::First) => "p1win",
                Some(Side::Second) => "p2win",
                None => "draw",
            },
        }
    }

    /// The legal moves, sorted by their notation. The list is empty if the game is over.
    pub(super) fn legal_moves(&self) -> Vec<String> {
        if self.is_over() {
            return Vec::new();
        }
        let mut moves: Vec<String> = self.0.position().moves().iter().map(ToString::to_string).collect();
        moves.sort_unstable();
        moves
    }
}

/// The board as a picture, then `fen` and the position text.
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let position = self.0.position();
        match &position {
            AnyPosition::Quixo(p) => square(f, |cell| match p.symbol(cell) {
                Some(Side::First) => 'x',
                Some(Side::Second) => 'o',
                None => '.',
            })?,
            AnyPosition::Teams(p) => square(f, |cell| p.dot(cell).map_or('.', Seat::letter))?,
            AnyPosition::Hexxagon(p) => hexagon(f, p)?,
        }
        write!(f, "fen {position}")
    }
}

fn square(f: &mut fmt::Formatter<'_>, sign: impl Fn(QuixoCell) -> char) -> fmt::Result {
    for row in (0..5).rev() {
        write!(f, "{} ", row + 1)?;
        for cell in (0..5).filter_map(|column| QuixoCell::at(column, row)) {
            write!(f, " {}", sign(cell))?;
        }
        writeln!(f)?;
    }
    writeln!(f, "   a b c d e")
}

/// Draws the hexagon in columns; a step east is half a step down.
fn hexagon(f: &mut fmt::Formatter<'_>, position: &hexxagon::Position) -> fmt::Result {
    const RADIUS: i8 = 4;
    for line in -2 * RADIUS..=2 * RADIUS {
        let mut text = String::new();
        for q in -RADIUS..=RADIUS {
            let at = |cell: &hexxagon::Cell| {
                let (east, south) = cell.axial();
                east == q && 2 * south + east == line
            };
            text.push_str(match hexxagon::Cell::all().find(at) {
                None => "  ",
                Some(cell) if position.playable() & cell.bit() == 0 => "- ",
                Some(cell) => match position.piece(cell) {
                    Some(Side::First) => "r ",
                    Some(Side::Second) => "w ",
                    None => ". ",
                },
            });
        }
        writeln!(f, "{}", text.trim_end())?;
    }
    Ok(())
}
