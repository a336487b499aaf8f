//! A match in progress: its moves, undo, and its end.

mod history;

use std::time::Duration;

use crate::ai::{Level, Limits};
use crate::rules::{IllegalMove, Side, Status, Variant};

use super::{
    AnyGame, AnyMove, AnyPosition, Clock, ClockRule, Controller, Help, MatchResult, Moment, Player, Reason,
    Series, Setup,
};

/// Before a computer agrees to a draw each seat has played so many plies.
const PLIES_BEFORE_DRAW: usize = 10;

/// The numbers of FNV-1a (Fowler, Noll and Vo).
const FNV_BASIS: u64 = 0xcbf2_9ce4_8422_2325;
const FNV_PRIME: u64 = 0x0100_0000_01b3;

/// A match from its setup to its result.
#[derive(Clone, Debug)]
pub struct Match {
    setup: Setup,
    began: Option<Moment>,
    /// How the players stood before it.
    series: Series,
    /// What has helped; none where nobody has watched.
    help: Option<Help>,
    game: AnyGame,
    /// Every ply known: those played, then those taken back.
    record: Vec<AnyMove>,
    played: usize,
    clock: Clock,
    /// An end that the board does not show.
    called_off: Option<(Option<Side>, Reason)>,
}

/// The game follows from the rest.
impl PartialEq for Match {
    fn eq(&self, other: &Self) -> bool {
        self.setup == other.setup
            && self.began == other.began
            && self.series == other.series
            && self.help == other.help
            && self.record == other.record
            && self.played == other.played
            && self.clock == other.clock
            && self.called_off == other.called_off
    }
}

impl Match {
    /// A match about to begin.
    #[must_use]
    pub fn new(setup: Setup) -> Self {
        let setup = setup.normalized();
        let game = AnyGame::new(setup.first_position(), setup.options.draws);
        let clock = Clock::new(setup.clock, setup.seats.len());
        Self {
            setup,
            began: None,
            series: Series::default(),
            help: None,
            game,
            record: Vec::new(),
            played: 0,
            clock,
            called_off: None,
        }
    }

    /// The same players once more, sides swapped; their series counts this match if it is over.
    #[must_use]
    pub fn rematch(&self) -> Self {
        Self { series: self.series_now().swapped(), ..Self::new(self.setup.swapped()) }
    }

    /// What was agreed.
    #[must_use]
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The same match with other names at the seats for which there is one; for the screen, not for a record.
    #[must_use]
    pub fn with_names(mut self, names: &[Option<String>]) -> Self {
        for (seat, name) in self.setup.seats.iter_mut().zip(names) {
            if let Some(name) = name {
                seat.name.clone_from(name);
            }
        }
        self
    }

    /// When the match began, if somebody said so.
    #[must_use]
    pub fn began(&self) -> Option<Moment> {
        self.began
    }

    /// Whether this is the same match after the same plies; its clocks may stand otherwise.
    #[must_use]
    pub fn is_as_far_as(&self, other: &Self) -> bool {
        self.setup == other.setup && self.began == other.began && self.moves() == other.moves()
    }

    /// Says when the match began.
    pub fn set_began(&mut self, began: Moment) {
        self.began = Some(began);
    }

    /// The match begins at a moment, and from here on what helps its people is [kept](Self::help).
    pub fn begin(&mut self, now: Moment) {
        self.set_began(now);
        if self.record.is_empty() {
            self.help = Some(Help::default());
        }
    }

    /// What has helped the people in it; none where nobody has watched, as in records from before.
    #[must_use]
    pub fn help(&self) -> Option<Help> {
        self.help
    }

    /// Says what has helped, as a record has it.
    pub(super) fn set_help(&mut self, help: Help) {
        self.help = Some(help);
    }

    /// A person was given a hint.
    pub fn give_hint(&mut self) {
        self.help = self.help.map(|help| Help { hint: true, ..help });
    }

    /// A person was shown what a move would threaten.
    pub fn show_threats(&mut self) {
        self.help = self.help.map(|help| Help { threats: true, ..help });
    }

    /// How the players stood before this match.
    #[must_use]
    pub fn series(&self) -> Series {
        self.series
    }

    /// How they stand now: with this match, once it is over.
    #[must_use]
    pub fn series_now(&self) -> Series {
        self.result().map_or(self.series, |result| self.series.with(result))
    }

    /// Says how the players stood before this match.
    pub fn set_series(&mut self, series: Series) {
        self.series = series;
    }

    /// The game as it stands, with its history.
    #[must_use]
    pub fn game(&self) -> &AnyGame {
        &self.game
    }

    /// The current position.
    #[must_use]
    pub fn position(&self) -> AnyPosition {
        self.game.position()
    }

    /// The position after a number of plies, at most as many as were played.
    #[must_use]
    pub fn position_after(&self, plies: usize) -> AnyPosition {
        self.game.position_after(plies)
    }

    /// The plies played.
    #[must_use]
    pub fn moves(&self) -> &[AnyMove] {
        &self.record[..self.played]
    }

    /// The plies that were taken back and can be played again.
    #[must_use]
    pub fn taken_back(&self) -> &[AnyMove] {
        &self.record[self.played..]
    }

    /// The seat that played a ply, counted from 0.
    #[must_use]
    pub fn seat_at(&self, ply: usize) -> usize {
        (self.setup.first_position().seat_to_move() + ply) % self.setup.seats.len()
    }

    /// Who is to move; none when the match is over.
    #[must_use]
    pub fn controller(&self) -> Option<Controller> {
        self.result().is_none().then(|| self.setup.seats[self.position().seat_to_move()].controller)
    }

    /// Who answers when the seat to move asks what to play: in teams the partner, if a computer sits
    /// there, else the top level.
    #[must_use]
    pub fn adviser(&self) -> Level {
        let partner = (self.position().seat_to_move() + 2) % self.setup.variant.seats();
        match self.setup.seats[partner].controller {
            Controller::Computer(level) if self.setup.variant == Variant::QuixoTeams => level,
            _ => Level::Master,
        }
    }

    /// The seat that answers when the one to move offers a draw, and who sits there: a person of the
    /// other side before a computer; none if the match is over.
    #[must_use]
    pub fn asked_for_draw(&self) -> Option<(usize, Controller)> {
        let other = !self.position().side_to_move();
        let seats = self.setup.seats.iter().map(|seat| seat.controller).enumerate();
        let mut asked = seats.filter(|&(seat, _)| Setup::side_of(seat) == other);
        let first = asked.clone().next();
        let person = asked.find(|&(_, controller)| controller == Controller::Human);
        person.or(first).filter(|_| self.result().is_none())
    }

    /// Whether a computer listens to the offer of a draw: a match has to be played a little first.
    #[must_use]
    pub fn is_old_enough_to_draw(&self) -> bool {
        self.moves().len() >= PLIES_BEFORE_DRAW * self.setup.seats.len()
    }

    /// What chance depends on in this match, and in no other that began at another second: the 64-bit
    /// FNV-1a hash of its beginning.
    #[must_use]
    pub fn seed(&self) -> u64 {
        let began = self.began.map(|began| began.to_string()).unwrap_or_default();
        began.bytes().fold(FNV_BASIS, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(FNV_PRIME))
    }

    /// How long a computer may think at most, so that its clock lasts.
    #[must_use]
    pub fn time_to_think(&self) -> Limits {
        let left = self.clock.left(self.position().seat_to_move()).unwrap_or_default();
        match self.setup.clock {
            ClockRule::None => Limits::default(),
            ClockRule::PerMove(_) => Limits::for_move(left),
            ClockRule::Total { increment, .. } => Limits::for_clock(left, increment),
        }
    }

    /// The clocks.
    #[must_use]
    pub fn clock(&self) -> &Clock {
        &self.clock
    }

    /// The clocks, for a record that sets them.
    pub fn clock_mut(&mut self) -> &mut Clock {
        &mut self.clock
    }

    /// How the match ended; none while it goes on.
    #[must_use]
    pub fn result(&self) -> Option<MatchResult> {
        let score = self.position().score();
        if let Some((winner, reason)) = self.called_off {
            return Some(MatchResult { winner, reason, score });
        }
        match self.game.status() {
            Status::Ongoing => None,
            Status::Over(outcome) => {
                Some(MatchResult { winner: outcome.winner, reason: Reason::Board(outcome.ending), score })
            }
            Status::Drawn(reason) => Some(MatchResult { winner: None, reason: Reason::Drawn(reason), score }),
        }
    }

    /// Plays a move for the seat to move. What had been taken back is forgotten, unless this is
    /// the same move again.
    ///
    /// # Errors
    /// Why the move is not legal, or that the match is over. Nothing has changed then.
    pub fn play(&mut self, mv: AnyMove) -> Result<(), IllegalMove> {
        if self.result().is_some() {
            return Err(IllegalMove::MatchOver);
        }
        self.position().check(mv)?;
        self.clock.moved(self.position().seat_to_move());
        if self.record.get(self.played) != Some(&mv) {
            self.record.truncate(self.played);
            self.record.push(mv);
        }
        self.played += 1;
        self.game.play(mv);
        Ok(())
    }

    /// Lets time pass for the seat to move.
    pub fn elapse(&mut self, time: Duration) {
        let seat = self.position().seat_to_move();
        if self.result().is_none() && self.clock.elapse(seat, time) {
            self.called_off = Some((Some(!Setup::side_of(seat)), Reason::OutOfTime));
        }
    }

    /// A side gives up.
    pub fn resign(&mut self, side: Side) {
        if self.result().is_none() {
            self.called_off = Some((Some(!side), Reason::Resigned));
        }
    }

    /// The players agree on a draw.
    pub fn agree_draw(&mut self) {
        if self.result().is_none() {
            self.called_off = Some((None, Reason::Agreed));
        }
    }

    /// A side has used up its time, or has been away longer than was agreed.
    pub fn run_out(&mut self, side: Side) {
        if self.result().is_none() {
            self.called_off = Some((Some(!side), Reason::OutOfTime));
        }
    }

    /// Somebody else takes a seat, in the middle of the match too.
    ///
    /// # Panics
    /// If there is no such seat.
    pub fn set_player(&mut self, seat: usize, player: Player) {
        self.setup.seats[seat] = player;
        self.setup = self.setup.clone().normalized();
    }

    /// Ends the match in a way that the board does not show, as a record has it.
    pub(super) fn call_off(&mut self, winner: Option<Side>, reason: Reason) {
        self.called_off = Some((winner, reason));
    }

    /// Takes the clocks as they were at the start.
    pub(super) fn reset_clock(&mut self) {
        self.clock = Clock::new(self.setup.clock, self.setup.seats.len());
    }
}
