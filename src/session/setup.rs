//! What is agreed before a match: variant, seats, options, clock.

use crate::ai::Level;
use crate::rules::hexxagon::WhenStuck;
use crate::rules::{DrawRules, Side, Variant};

use super::{AnyPosition, ClockRule};

/// Who moves for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Controller {
    /// A person at this screen.
    #[default]
    Human,
    /// The computer.
    Computer(Level),
}

/// A seat at the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    /// The name on screen and in the record.
    pub name: String,
    /// Who moves for it.
    pub controller: Controller,
}

/// The match options of `RULES.md`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// The seat that starts, as a number in turn order. In Hexxagon Red always starts.
    pub first_seat: usize,
    /// The draws that the program adds.
    pub draws: DrawRules,
    /// Hexxagon: when a side cannot move.
    pub when_stuck: WhenStuck,
    /// Teams: whether partners may ask each other.
    pub consultation: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self { first_seat: 0, draws: DrawRules::default(), when_stuck: WhenStuck::Passes, consultation: true }
    }
}

/// Everything that is agreed before the first ply.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The game.
    pub variant: Variant,
    /// The seats in turn order: two, or four in teams.
    pub seats: Vec<Player>,
    /// The match options.
    pub options: Options,
    /// Time to think.
    pub clock: ClockRule,
    /// A first position other than the variant's own.
    pub start: Option<AnyPosition>,
}

impl Setup {
    /// A variant with one controller a seat, default names and options, no clock.
    #[must_use]
    pub fn new(variant: Variant, controllers: &[Controller]) -> Self {
        let seats = (0..variant.seats())
            .map(|seat| {
                let controller = controllers.get(seat).copied().unwrap_or_default();
                let name = match controller {
                    Controller::Human => Self::seat_name(variant, seat).to_string(),
                    Controller::Computer(level) => level.name().to_string(),
                };
                Player { name, controller }
            })
            .collect();
        Self { variant, seats, options: Options::default(), clock: ClockRule::None, start: None }
    }

    /// What a seat is called by the rules.
    ///
    /// # Panics
    /// If the variant has no such seat.
    #[must_use]
    pub fn seat_name(variant: Variant, seat: usize) -> &'static str {
        match variant {
            Variant::Quixo => ["Cross", "Circle"][seat],
            Variant::QuixoTeams => ["South", "West", "North", "East"][seat],
            Variant::Hexxagon | Variant::HexxagonOpen => ["Red", "White"][seat],
        }
    }

    /// The side that a seat plays for.
    #[must_use]
    pub fn side_of(seat: usize) -> Side {
        if seat % 2 == 0 { Side::First } else { Side::Second }
    }

    /// The position before the first ply.
    #[must_use]
    pub fn first_position(&self) -> AnyPosition {
        self.start.unwrap_or_else(|| AnyPosition::start(self.variant, &self.options))
    }

    /// Whether a person sits on any seat.
    #[must_use]
    pub fn has_human(&self) -> bool {
        self.seats.iter().any(|player| player.controller == Controller::Human)
    }

    /// The same match with the sides swapped: every player moves one seat on.
    #[must_use]
    pub fn swapped(&self) -> Self {
        let mut seats = self.seats.clone();
        seats.rotate_right(1);
        // A default name belongs to its seat, not to the player.
        for (seat, player) in seats.iter_mut().enumerate() {
            let previous = (seat + self.seats.len() - 1) % self.seats.len();
            if player.name == Self::seat_name(self.variant, previous) {
                player.name = Self::seat_name(self.variant, seat).to_string();
            }
        }
        Self { seats, ..self.clone() }
    }
}
