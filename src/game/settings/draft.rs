//! The draft of a match, which the new game form edits and saves.

use std::time::Duration;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use pushflip_core::ai::Level;
use pushflip_core::rules::{DrawRules, Variant, is_command};
use pushflip_core::session::{ClockRule, Controller, MAX_HEAD_START, Options, Setup};

/// The maximum length of a player's name, in characters.
pub const NAME_LIMIT: usize = 16;

pub const CLOCKS: [ClockRule; 6] = [
    ClockRule::None,
    ClockRule::PerMove(Duration::from_secs(15)),
    ClockRule::PerMove(Duration::from_mins(1)),
    ClockRule::Total { total: Duration::from_mins(3), increment: Duration::from_secs(2) },
    ClockRule::Total { total: Duration::from_mins(5), increment: Duration::from_secs(5) },
    ClockRule::Total { total: Duration::from_mins(15), increment: Duration::from_secs(10) },
];

/// The additional clocks of online tables.
pub const DAYS_PER_MOVE: [ClockRule; 3] = [
    ClockRule::PerMove(Duration::from_hours(24)),
    ClockRule::PerMove(Duration::from_hours(3 * 24)),
    ClockRule::PerMove(Duration::from_hours(7 * 24)),
];

pub const TAKEBACKS: [Option<u32>; 4] = [None, Some(3), Some(1), Some(0)];
/// The choices for the number by which the time of the opponents is divided.
pub const TIME_ODDS: [u32; 4] = [1, 2, 5, 10];

/// The maximum time per match of a custom clock, in minutes.
pub const MAX_MINUTES: u64 = 60;
/// The maximum increment of a custom clock, in seconds.
pub const MAX_SECONDS: u64 = 60;
/// The initial time per match of a custom clock, in minutes.
const DEFAULT_MINUTES: u64 = 10;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DraftSeat {
    /// A person's name; empty for the seat's default name.
    pub name: String,
    pub controller: Controller,
}

/// The draft of a match. It keeps all four seats, so that switching between games loses nothing.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(into = "DraftFile", from = "DraftFile")]
pub struct Draft {
    pub variant: Variant,
    /// The seats in turn order, including those that the game does not have.
    pub seats: [DraftSeat; 4],
    pub options: Options,
    /// One of [`CLOCKS`], or a custom clock.
    pub clock: ClockRule,
    pub own_clock: bool,
    /// Whether the sides are assigned randomly.
    pub random_sides: bool,
    /// The additional cubes or pieces of the first person.
    pub head_start: usize,
    /// The number by which the time of the first person's opponents is divided: one of [`TIME_ODDS`].
    pub time_odds: u32,
}

impl Default for Draft {
    /// Quixo for two, a person against the lowest level, so that a first match needs no choices.
    fn default() -> Self {
        let seat = |controller| DraftSeat { name: String::new(), controller };
        let first = Controller::Computer(Level::Newcomer);
        Self {
            variant: Variant::Quixo,
            seats: [seat(Controller::Human), seat(first), seat(first), seat(first)],
            options: Options::default(),
            clock: ClockRule::None,
            own_clock: false,
            random_sides: false,
            head_start: 0,
            time_odds: 1,
        }
    }
}

impl Draft {
    /// The draft of an existing setup.
    pub fn of(setup: &Setup) -> Self {
        let mut draft = Self {
            variant: setup.variant,
            options: setup.options.clone(),
            clock: setup.clock,
            own_clock: !CLOCKS.contains(&setup.clock),
            ..Self::default()
        };
        let odds = |by: &u32| setup.other_clock.is_some_and(|(_, clock)| clock == setup.clock.divided(*by));
        draft.time_odds = TIME_ODDS.into_iter().find(odds).unwrap_or(1);
        for (number, (seat, from)) in draft.seats.iter_mut().zip(&setup.seats).enumerate() {
            seat.controller = from.controller;
            let is_custom = from.controller == Controller::Human && !setup.is_nameless(number);
            seat.name = if is_custom { from.name.clone() } else { String::new() };
        }
        draft
    }

    /// Gives a name to the first person, if no person has one.
    pub fn suggest_name(&mut self, name: &str) {
        let is_person = |seat: &&mut DraftSeat| seat.controller == Controller::Human;
        if self.seats.iter().all(|seat| seat.name.is_empty())
            && let Some(first) = self.seats.iter_mut().find(is_person)
        {
            first.name = name.trim().chars().take(NAME_LIMIT).collect();
        }
    }

    pub fn set_variant(&mut self, variant: Variant) {
        self.variant = variant;
        self.options.first_seat %= variant.seats();
        for seat in &mut self.seats {
            seat.controller = seat.controller.within(variant);
        }
    }

    /// Sets one of [`CLOCKS`] or [`DAYS_PER_MOVE`].
    pub fn set_clock(&mut self, clock: ClockRule) {
        (self.clock, self.own_clock) = (clock, false);
    }

    /// Sets a custom clock.
    pub fn set_own_clock(&mut self, minutes: u64, seconds: u64) {
        let total = Duration::from_mins(minutes.clamp(1, MAX_MINUTES));
        let increment = Duration::from_secs(seconds.min(MAX_SECONDS));
        (self.clock, self.own_clock) = (ClockRule::Total { total, increment }, true);
    }

    /// The minutes per match, or the default for a custom clock.
    pub fn minutes(&self) -> u64 {
        match self.clock {
            ClockRule::Total { total, .. } => total.as_secs() / 60,
            _ => DEFAULT_MINUTES,
        }
    }

    pub fn seconds(&self) -> u64 {
        match self.clock {
            ClockRule::Total { increment, .. } => increment.as_secs(),
            _ => 0,
        }
    }

    /// A seat's name: the person's, or the default of the seat or level.
    pub fn name(&self, seat: usize) -> &str {
        match self.seats[seat].controller {
            Controller::Computer(level) => level.name(),
            Controller::Human if self.seats[seat].name.trim().is_empty() => {
                Setup::seat_name(self.variant, seat)
            }
            Controller::Human => self.seats[seat].name.trim(),
        }
    }

    /// The setup with unnamed people on all seats.
    pub fn for_people(&self) -> Setup {
        let unnamed = DraftSeat { name: String::new(), controller: Controller::Human };
        Self { seats: std::array::from_fn(|_| unnamed.clone()), head_start: 0, ..self.clone() }.setup()
    }

    /// The setup for an online table. Computers keep their seats if the draft has two people; otherwise all seats are for
    /// people, because the match would start without waiting for other players.
    pub fn for_table(&self) -> Setup {
        let seats = &self.seats[..self.variant.seats()];
        let people = seats.iter().filter(|seat| seat.controller == Controller::Human).count();
        if people < 2 { self.for_people() } else { Self { head_start: 0, ..self.clone() }.setup() }
    }

    /// The setup of the match. With random sides, `swap` moves every player one seat on.
    pub fn with_sides(&self, swap: bool) -> Setup {
        let even = self.even_setup();
        let setup = if self.random_sides && swap { even.swapped() } else { even.clone() };
        let first = even.first_person().map(|seat| &even.seats[seat]);
        // Default names belong to the seats. The only person without a name has another one after the swap; of two, the
        // first seat keeps the head start.
        let person = setup.seats.iter().position(|seat| Some(seat) == first).or(setup.first_person());
        let side = Setup::side_of(person.unwrap_or(0));
        let other_clock = (self.time_odds > 1).then(|| (!side, setup.clock.divided(self.time_odds)));
        Setup { other_clock, ..setup }.with_head_start(side, self.head_start)
    }

    /// The setup, without random sides.
    pub fn setup(&self) -> Setup {
        self.with_sides(false)
    }

    /// The setup without random sides and without a head start.
    fn even_setup(&self) -> Setup {
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

/// The draft in the settings file, with values as in records. Unknown values are replaced by defaults.
#[derive(Serialize, Deserialize, Default)]
#[serde(default)]
struct DraftFile {
    variant: String,
    first_seat: usize,
    repetition: Option<bool>,
    quiet: Option<bool>,
    consultation: Option<bool>,
    random_sides: bool,
    head_start: usize,
    takebacks: Option<u32>,
    time_odds: u32,
    when_stuck: String,
    clock: String,
    own_clock: bool,
    seats: Vec<DraftFileSeat>,
}

#[derive(Serialize, Deserialize, Default)]
#[serde(default)]
struct DraftFileSeat {
    name: String,
    controller: String,
}

impl From<Draft> for DraftFile {
    fn from(draft: Draft) -> Self {
        let seat =
            |seat: DraftSeat| DraftFileSeat { name: seat.name, controller: seat.controller.to_string() };
        Self {
            variant: draft.variant.to_string(),
            first_seat: draft.options.first_seat,
            repetition: Some(draft.options.draws.repetition),
            quiet: Some(draft.options.draws.quiet),
            consultation: Some(draft.options.consultation),
            random_sides: draft.random_sides,
            head_start: draft.head_start,
            takebacks: draft.options.takebacks,
            time_odds: draft.time_odds,
            when_stuck: draft.options.when_stuck.id().into(),
            clock: draft.clock.to_string(),
            own_clock: draft.own_clock,
            seats: draft.seats.into_iter().map(seat).collect(),
        }
    }
}

impl From<DraftFile> for Draft {
    fn from(file: DraftFile) -> Self {
        let mut draft = Self::default();
        let defaults = draft.options.clone();
        draft.variant = file.variant.parse().unwrap_or(draft.variant);
        draft.options = Options {
            first_seat: file.first_seat % draft.variant.seats(),
            draws: DrawRules {
                repetition: file.repetition.unwrap_or(defaults.draws.repetition),
                quiet: file.quiet.unwrap_or(defaults.draws.quiet),
            },
            when_stuck: file.when_stuck.parse().unwrap_or(defaults.when_stuck),
            consultation: file.consultation.unwrap_or(defaults.consultation),
            takebacks: file.takebacks,
        };
        draft.random_sides = file.random_sides;
        draft.head_start = file.head_start.min(MAX_HEAD_START);
        draft.time_odds = if TIME_ODDS.contains(&file.time_odds) { file.time_odds } else { 1 };
        match file.clock.parse() {
            Ok(clock @ ClockRule::Total { .. }) if file.own_clock => {
                draft.clock = clock;
                draft.set_own_clock(draft.minutes(), draft.seconds());
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
