//! The setup of a match: variant, seats, options, clock.

use std::fmt;
use std::str::FromStr;

use crate::ai::Level;
use crate::rules::hexxagon::WhenStuck;
use crate::rules::{DrawRules, Side, TextError, Variant, printable};

use super::{AnyPosition, ClockRule};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Controller {
    #[default]
    Human,
    Computer(Level),
}

impl Controller {
    /// The level of a computer.
    pub fn level(self) -> Option<Level> {
        match self {
            Self::Human => None,
            Self::Computer(level) => Some(level),
        }
    }

    /// The nearest controller that a variant offers: [`Level::within`].
    #[must_use]
    pub fn within(self, variant: Variant) -> Self {
        match self {
            Self::Human => Self::Human,
            Self::Computer(level) => Self::Computer(level.within(variant)),
        }
    }
}

/// The text form: `human`, or the identifier of a level.
impl fmt::Display for Controller {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Human => "human",
            Self::Computer(level) => level.id(),
        })
    }
}

impl FromStr for Controller {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        if text == "human" {
            return Ok(Self::Human);
        }
        text.parse().map(Self::Computer).map_err(|_| {
            let levels = Level::ALL.map(Level::id);
            TextError::none_of("player", text, &[&["human"], &levels[..]].concat())
        })
    }
}

/// The match options of `docs/rules.md`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// The seat that starts, in turn order. In Hexxagon, Red always starts.
    pub first_seat: usize,
    pub draws: DrawRules,
    /// Hexxagon: the rule for a side that cannot move.
    pub when_stuck: WhenStuck,
    /// Teams: whether partners may consult each other.
    pub consultation: bool,
    /// The number of takebacks in a match without a clock; `None` for any number. Online tables have rules of their
    /// own.
    pub takebacks: Option<u32>,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            first_seat: 0,
            draws: DrawRules::default(),
            when_stuck: WhenStuck::Passes,
            consultation: true,
            takebacks: None,
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    /// The name on screen and in the record.
    pub name: String,
    pub controller: Controller,
}

/// The terms of a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    pub variant: Variant,
    /// The seats in turn order: two, or four in teams.
    pub seats: Vec<Player>,
    pub options: Options,
    pub clock: ClockRule,
    /// A side with another time control, and this one.
    pub other_clock: Option<(Side, ClockRule)>,
    /// The start position, if it is not the variant's own.
    pub start: Option<AnyPosition>,
}

impl Setup {
    /// A setup with the given controllers, default names and options, and no clock.
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
        Self {
            variant,
            seats,
            options: Options::default(),
            clock: ClockRule::None,
            other_clock: None,
            start: None,
        }
    }

    /// The default controllers: a person against the default level, which also plays the other seats of a team
    /// game.
    pub fn usual_seats(variant: Variant) -> Vec<Controller> {
        let mut seats = vec![Controller::Computer(Level::default()); variant.seats()];
        seats[0] = Controller::Human;
        seats
    }

    /// The name of a seat in the rules.
    pub fn seat_name(variant: Variant, seat: usize) -> &'static str {
        match variant {
            Variant::Quixo => ["Cross", "Circle"][seat],
            Variant::QuixoTeams => ["South", "West", "North", "East"][seat],
            Variant::Hexxagon | Variant::HexxagonOpen => ["Red", "White"][seat],
        }
    }

    pub fn side_of(seat: usize) -> Side {
        if seat.is_multiple_of(2) { Side::First } else { Side::Second }
    }

    pub fn clock_of(&self, seat: usize) -> ClockRule {
        match self.other_clock {
            Some((side, clock)) if side == Self::side_of(seat) => clock,
            _ => self.clock,
        }
    }

    /// The position before the first ply.
    pub fn first_position(&self) -> AnyPosition {
        self.start.unwrap_or_else(|| AnyPosition::start(self.variant, &self.options))
    }

    /// Whether a person plays any seat.
    pub fn has_human(&self) -> bool {
        self.first_person().is_some()
    }

    fn people(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.seats.len()).filter(|&seat| self.seats[seat].controller == Controller::Human)
    }

    /// The first seat of a person.
    pub fn first_person(&self) -> Option<usize> {
        self.people().next()
    }

    /// The seat of the only person, who plays against computers. It is addressed as "you".
    pub fn only_person(&self) -> Option<usize> {
        let mut people = self.people();
        people.next().filter(|_| people.next().is_none())
    }

    /// Whether the only person moves next after a seat, and so is addressed as the opponent of that seat.
    pub fn only_person_moves_after(&self, seat: usize) -> bool {
        self.only_person() == Some((seat + 1) % self.seats.len())
    }

    /// Whether a person without a name plays a seat, which then has its default name.
    pub fn is_nameless(&self, seat: usize) -> bool {
        let player = &self.seats[seat];
        player.controller == Controller::Human && player.name == Self::seat_name(self.variant, seat)
    }

    /// The setup in canonical form: options without effect have their defaults, the start position obeys the options,
    /// and control characters in names are escaped. Equal matches have equal setups.
    #[must_use]
    pub fn normalized(mut self) -> Self {
        let usual = Options::default();
        for seat in &mut self.seats {
            seat.controller = seat.controller.within(self.variant);
            seat.name = printable(&seat.name);
        }
        if self.variant.is_quixo() {
            self.options.when_stuck = usual.when_stuck;
            self.options.first_seat %= self.seats.len();
        } else {
            self.options.first_seat = usual.first_seat;
        }
        if self.variant != Variant::QuixoTeams {
            self.options.consultation = usual.consultation;
        }
        if self.clock != ClockRule::None {
            self.options.takebacks = usual.takebacks;
        }
        let differs = |clock| ![clock, ClockRule::None].contains(&self.clock) && clock != ClockRule::None;
        self.other_clock = self.other_clock.filter(|&(_, clock)| differs(clock));
        if let Some(start) = self.start {
            // A start position is defined by its text.
            let own = AnyPosition::start(self.variant, &self.options).read(&start.to_string()).ok();
            self.start = own;
            if self.variant.is_quixo() {
                self.options.first_seat = own.map_or(usual.first_seat, |own| own.seat_to_move());
            }
        }
        self
    }

    /// The seat with a name of the rules, ignoring case.
    pub fn seat_named(variant: Variant, text: &str) -> Result<usize, TextError> {
        (0..variant.seats())
            .find(|&seat| Self::seat_name(variant, seat).eq_ignore_ascii_case(text))
            .ok_or_else(|| {
                let names: Vec<&str> = (0..variant.seats()).map(|s| Self::seat_name(variant, s)).collect();
                TextError::none_of("seat", text, &names)
            })
    }

    /// The setup with the sides swapped: every player moves to the next seat.
    #[must_use]
    pub fn swapped(&self) -> Self {
        let mut seats = self.seats.clone();
        seats.rotate_right(1);
        // A default name belongs to the seat.
        for (seat, player) in seats.iter_mut().enumerate() {
            let previous = (seat + self.seats.len() - 1) % self.seats.len();
            if self.is_nameless(previous) {
                player.name = Self::seat_name(self.variant, seat).to_string();
            }
        }
        let other_clock = self.other_clock.map(|(side, clock)| (!side, clock));
        let swapped = Self { seats, other_clock, ..self.clone() };
        match self.head_start() {
            Some((side, count)) => Self { start: None, ..swapped }.with_head_start(!side, count),
            None => swapped,
        }
    }
}
