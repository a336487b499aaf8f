//! The draft of a match that the new game form edits and remembers.

use std::time::Duration;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use pushflip_core::ai::Level;
use pushflip_core::rules::hexxagon::WhenStuck;
use pushflip_core::rules::{DrawRules, Variant, is_command};
use pushflip_core::session::{ClockRule, Controller, Options, Setup};

/// The longest name of a player, in characters.
pub const NAME_LIMIT: usize = 16;

/// The clocks that can be chosen.
pub const CLOCKS: [ClockRule; 6] = [
    ClockRule::None,
    ClockRule::PerMove(Duration::from_secs(15)),
    ClockRule::PerMove(Duration::from_mins(1)),
    ClockRule::Total { total: Duration::from_mins(3), increment: Duration::from_secs(2) },
    ClockRule::Total { total: Duration::from_mins(5), increment: Duration::from_secs(5) },
    ClockRule::Total { total: Duration::from_mins(15), increment: Duration::from_secs(10) },
];

/// The most minutes for a match that players can give themselves.
pub const MOST_MINUTES: u64 = 60;
/// The most seconds that they can add for each move.
pub const MOST_SECONDS: u64 = 60;
/// What they begin with where they had no such clock.
const USUAL_MINUTES: u64 = 10;

/// A seat as it is being set up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DraftSeat {
    /// A person's name; empty for the name that the rules give the seat.
    pub name: String,
    /// Who moves for it.
    pub controller: Controller,
}

/// A match as it is being set up. All four seats are kept, so that changing the game back and
/// forth loses nothing.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(into = "File", from = "File")]
pub struct Draft {
    /// The game.
    pub variant: Variant,
    /// The seats in turn order, whether the game has them or not.
    pub seats: [DraftSeat; 4],
    /// The match options.
    pub options: Options,
    /// One of [`CLOCKS`], or one for the whole match as the players like.
    pub clock: ClockRule,
    /// Whether the clock is as the players like.
    pub own_clock: bool,
    /// Which side each player has is drawn by lot.
    pub random_sides: bool,
}

impl Default for Draft {
    /// A person against the computer's lowest level, the Quixo for two: whoever plays for the first time is asked
    /// nothing.
    fn default() -> Self {
        let seat = |controller| DraftSeat { name: String::new(), controller };
        let first = Controller::Computer(Level::FirstGame);
        Self {
            variant: Variant::Quixo,
            seats: [seat(Controller::Human), seat(first), seat(first), seat(first)],
            options: Options::default(),
            clock: ClockRule::None,
            own_clock: false,
            random_sides: false,
        }
    }
}

/// One choice of the setup screen.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Edit {
    /// The game.
    Variant(Variant),
    /// Who moves for a seat.
    Seat(usize, Controller),
    /// The seat that starts.
    First(usize),
    /// The clock.
    Clock(ClockRule),
    /// A clock as the players like.
    OwnClock,
    /// Its minutes for the match.
    Minutes(u64),
    /// Its seconds that each move adds.
    Seconds(u64),
    /// Hexxagon: when a side cannot move.
    WhenStuck(WhenStuck),
    /// The third repetition draws.
    Repetition(bool),
    /// A hundred plies without progress draw.
    Quiet(bool),
    /// Partners may ask each other.
    Consultation(bool),
    /// Sides are drawn by lot.
    RandomSides(bool),
}

impl Draft {
    /// The draft of a match that was agreed elsewhere, from the start of its game.
    #[must_use]
    pub fn of(setup: &Setup) -> Self {
        let mut draft = Self {
            variant: setup.variant,
            options: setup.options.clone(),
            clock: setup.clock,
            own_clock: !CLOCKS.contains(&setup.clock),
            ..Self::default()
        };
        for (number, (seat, from)) in draft.seats.iter_mut().zip(&setup.seats).enumerate() {
            seat.controller = from.controller;
            let is_own =
                from.controller == Controller::Human && from.name != Setup::seat_name(setup.variant, number);
            seat.name = if is_own { from.name.clone() } else { String::new() };
        }
        draft
    }

    /// Makes a choice.
    pub fn apply(&mut self, edit: Edit) {
        match edit {
            Edit::Variant(variant) => {
                self.variant = variant;
                self.options.first_seat %= variant.seats();
                for seat in &mut self.seats {
                    seat.controller = seat.controller.within(variant);
                }
            }
            Edit::Seat(seat, controller) => self.seats[seat].controller = controller,
            Edit::First(seat) => self.options.first_seat = seat,
            Edit::Clock(clock) => (self.clock, self.own_clock) = (clock, false),
            Edit::OwnClock => self.set_own_clock(self.minutes(), self.seconds()),
            Edit::Minutes(minutes) => self.set_own_clock(minutes, self.seconds()),
            Edit::Seconds(seconds) => self.set_own_clock(self.minutes(), seconds),
            Edit::WhenStuck(rule) => self.options.when_stuck = rule,
            Edit::Repetition(on) => self.options.draws.repetition = on,
            Edit::Quiet(on) => self.options.draws.quiet = on,
            Edit::Consultation(on) => self.options.consultation = on,
            Edit::RandomSides(on) => self.random_sides = on,
        }
    }

    /// Whether a choice is the one made.
    #[must_use]
    pub fn holds(&self, edit: Edit) -> bool {
        let mut same = self.clone();
        same.apply(edit);
        same == *self
    }

    fn set_own_clock(&mut self, minutes: u64, seconds: u64) {
        let total = Duration::from_mins(minutes.clamp(1, MOST_MINUTES));
        let increment = Duration::from_secs(seconds.min(MOST_SECONDS));
        (self.clock, self.own_clock) = (ClockRule::Total { total, increment }, true);
    }

    /// The minutes for the match, or what a clock for the match begins with.
    #[must_use]
    pub fn minutes(&self) -> u64 {
        match self.clock {
            ClockRule::Total { total, .. } => total.as_secs() / 60,
            _ => USUAL_MINUTES,
        }
    }

    /// The seconds that each move adds.
    #[must_use]
    pub fn seconds(&self) -> u64 {
        match self.clock {
            ClockRule::Total { increment, .. } => increment.as_secs(),
            _ => 0,
        }
    }

    /// What a seat is called: a person's own name, or the one that seat or level has.
    #[must_use]
    pub fn name(&self, seat: usize) -> &str {
        match self.seats[seat].controller {
            Controller::Computer(level) => level.name(),
            Controller::Human if self.seats[seat].name.trim().is_empty() => {
                Setup::seat_name(self.variant, seat)
            }
            Controller::Human => self.seats[seat].name.trim(),
        }
    }

    /// The same match between people only, whoever they will be.
    #[must_use]
    pub fn for_people(&self) -> Setup {
        let nobody = DraftSeat { name: String::new(), controller: Controller::Human };
        Self { seats: std::array::from_fn(|_| nobody.clone()), ..self.clone() }.setup()
    }

    /// The match for an online table. Where the form has a second seat for a person, its computers keep their seats;
    /// else every seat waits for people: the match would begin with nobody invited.
    #[must_use]
    pub fn for_table(&self) -> Setup {
        let seats = &self.seats[..self.variant.seats()];
        let people = seats.iter().filter(|seat| seat.controller == Controller::Human).count();
        if people < 2 { self.for_people() } else { self.setup() }
    }

    /// The match that begins, after lots were drawn if that was agreed: whether everybody moves one seat on.
    #[must_use]
    pub fn drawn(&self, lot: bool) -> Setup {
        if self.random_sides && lot { self.setup().swapped() } else { self.setup() }
    }

    /// The match as agreed.
    #[must_use]
    pub fn setup(&self) -> Setup {
        let controllers: Vec<_> = self.seats.iter().map(|seat| seat.controller).collect();
        let mut setup = Setup::new(self.variant, &controllers);
        for (number, seat) in setup.seats.iter_mut().enumerate() {
            seat.name = self.name(number).to_string();
        }
        setup.options = self.options.clone();
        if !self.variant.is_quixo() {
            // Red always starts.
            setup.options.first_seat = 0;
        }
        setup.clock = self.clock;
        setup
    }
}

/// The draft as a settings file has it, in the words of records; what it does not know is left as
/// it is by default.
#[derive(Serialize, Deserialize, Default)]
#[serde(default)]
struct File {
    variant: String,
    first_seat: usize,
    repetition: Option<bool>,
    quiet: Option<bool>,
    consultation: Option<bool>,
    random_sides: bool,
    when_stuck: String,
    clock: String,
    own_clock: bool,
    seats: Vec<FileSeat>,
}

#[derive(Serialize, Deserialize, Default)]
#[serde(default)]
struct FileSeat {
    name: String,
    controller: String,
}

impl From<Draft> for File {
    fn from(draft: Draft) -> Self {
        let seat = |seat: DraftSeat| FileSeat { name: seat.name, controller: seat.controller.to_string() };
        Self {
            variant: draft.variant.to_string(),
            first_seat: draft.options.first_seat,
            repetition: Some(draft.options.draws.repetition),
            quiet: Some(draft.options.draws.quiet),
            consultation: Some(draft.options.consultation),
            random_sides: draft.random_sides,
            when_stuck: draft.options.when_stuck.id().into(),
            clock: draft.clock.to_string(),
            own_clock: draft.own_clock,
            seats: draft.seats.into_iter().map(seat).collect(),
        }
    }
}

impl From<File> for Draft {
    fn from(file: File) -> Self {
        let mut draft = Self::default();
        let usual = draft.options.clone();
        draft.variant = file.variant.parse().unwrap_or(draft.variant);
        draft.options = Options {
            first_seat: file.first_seat % draft.variant.seats(),
            draws: DrawRules {
                repetition: file.repetition.unwrap_or(usual.draws.repetition),
                quiet: file.quiet.unwrap_or(usual.draws.quiet),
            },
            when_stuck: Options::when_stuck_named(&file.when_stuck).unwrap_or(usual.when_stuck),
            consultation: file.consultation.unwrap_or(usual.consultation),
        };
        draft.random_sides = file.random_sides;
        match file.clock.parse() {
            Ok(clock @ ClockRule::Total { .. }) if file.own_clock => {
                draft.clock = clock;
                draft.apply(Edit::OwnClock);
            }
            Ok(clock) if CLOCKS.contains(&clock) => draft.clock = clock,
            _ => {}
        }
        for (seat, from) in draft.seats.iter_mut().zip(file.seats) {
            seat.name = from.name.chars().filter(|&c| !is_command(c)).take(NAME_LIMIT).collect();
            seat.controller = from.controller.parse().unwrap_or(seat.controller);
        }
        draft
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_choice_holds_after_it_is_made() {
        let mut draft = Draft::default();
        for edit in [
            Edit::Variant(Variant::QuixoTeams),
            Edit::Seat(3, Controller::Human),
            Edit::First(2),
            Edit::Clock(CLOCKS[3]),
            Edit::OwnClock,
            Edit::Minutes(7),
            Edit::Seconds(9),
            Edit::WhenStuck(WhenStuck::Fills),
            Edit::Repetition(false),
            Edit::Quiet(false),
            Edit::Consultation(false),
            Edit::RandomSides(true),
        ] {
            assert!(!draft.holds(edit), "{edit:?}");
            draft.apply(edit);
            assert!(draft.holds(edit), "{edit:?}");
        }
        let text = toml::to_string(&draft).expect("plain values");
        assert_eq!(toml::from_str::<Draft>(&text).expect("own text"), draft);
    }

    #[test]
    fn a_setup_and_its_draft_are_the_same_match() {
        for variant in Variant::ALL {
            let mut draft = Draft::default();
            draft.apply(Edit::Variant(variant));
            draft.apply(Edit::Clock(CLOCKS[2]));
            draft.seats[0].name = "Ada".into();
            assert_eq!(Draft::of(&draft.setup()).setup(), draft.setup(), "{variant}");
        }
    }

    #[test]
    fn names_follow_the_seat_until_a_person_chooses_one() {
        let mut draft = Draft::default();
        draft.seats[0].name = "  ".into();
        assert_eq!(draft.setup().seats[0].name, "Cross");
        assert_eq!(draft.setup().seats[1].name, "Newcomer");
        draft.seats[0].name = "Ada ".into();
        draft.apply(Edit::Variant(Variant::Hexxagon));
        assert_eq!(draft.setup().seats[0].name, "Ada");
    }

    #[test]
    fn lots_swap_the_players_and_not_the_sides() {
        for variant in Variant::ALL {
            let mut draft = Draft::default();
            draft.apply(Edit::Variant(variant));
            draft.seats[0].name = "Ada".into();
            assert_eq!(draft.drawn(true), draft.setup(), "nobody has asked for it");
            draft.random_sides = true;
            assert_eq!(draft.drawn(false), draft.setup());
            let drawn = draft.drawn(true);
            assert_eq!((drawn.seats[1].name.as_str(), drawn.seats[1].controller), ("Ada", Controller::Human));
            assert_eq!(drawn.seats[0].controller, Controller::Computer(Level::FirstGame));
            assert_eq!((drawn.variant, drawn.options), (variant, draft.setup().options));
        }
    }

    #[test]
    fn red_starts_whatever_was_chosen_for_quixo() {
        let mut draft = Draft::default();
        draft.apply(Edit::First(1));
        draft.apply(Edit::Variant(Variant::Hexxagon));
        assert_eq!(draft.setup().options.first_seat, 0);
        draft.apply(Edit::Variant(Variant::Quixo));
        assert_eq!(draft.setup().options.first_seat, 1);
    }
}
