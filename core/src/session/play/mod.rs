//! A match: moves, clocks, undo, result.

mod history;

use std::time::Duration;

use crate::ai::{Level, Limits};
use crate::rules::{IllegalMove, Side, Status, Variant};

use super::{
    AnyGame, AnyMove, AnyPosition, Clock, ClockRule, Controller, Help, MatchResult, Moment, Player, Reason,
    Round, Series, Setup,
};

/// The plies that each seat has to play before a computer accepts a draw.
const PLIES_BEFORE_DRAW: usize = 10;

/// The constants of FNV-1a (Fowler, Noll and Vo).
const FNV_BASIS: u64 = 0xcbf2_9ce4_8422_2325;
const FNV_PRIME: u64 = 0x0100_0000_01b3;

#[derive(Clone, PartialEq, Debug)]
pub struct Match {
    setup: Setup,
    began: Option<Moment>,
    /// The score before this match.
    series: Series,
    /// The help used; `None` if it was not recorded.
    pub(super) help: Option<Help>,
    /// The takebacks used, if their number is limited.
    pub(super) takebacks: u32,
    /// The place in a tournament.
    pub(super) round: Option<Round>,
    game: AnyGame,
    /// All known plies: those played, then those taken back.
    record: Vec<AnyMove>,
    played: usize,
    clock: Clock,
    /// A result that the board does not show.
    called_off: Option<(Option<Side>, Reason)>,
}

impl Match {
    pub fn new(setup: Setup) -> Self {
        let setup = setup.normalized();
        let game = AnyGame::new(setup.first_position(), setup.options.draws);
        let clock = Clock::new(&setup);
        Self {
            setup,
            began: None,
            series: Series::default(),
            help: None,
            takebacks: 0,
            round: None,
            game,
            record: Vec::new(),
            played: 0,
            clock,
            called_off: None,
        }
    }

    /// A rematch with the sides swapped. The series includes this match if it is over.
    #[must_use]
    pub fn rematch(&self) -> Self {
        Self { series: self.series_now().swapped(), ..Self::new(self.setup.swapped()) }
    }

    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The match with other players, for display only.
    #[must_use]
    pub fn with_players(mut self, players: Vec<Player>) -> Self {
        self.setup.seats = players;
        self
    }

    /// The start time, if known.
    pub fn began(&self) -> Option<Moment> {
        self.began
    }

    /// Whether this is the same match after the same plies, ignoring the clocks.
    pub fn is_as_far_as(&self, other: &Self) -> bool {
        self.setup == other.setup && self.began == other.began && self.moves() == other.moves()
    }

    pub fn set_began(&mut self, began: Moment) {
        self.began = Some(began);
    }

    /// Starts the match at a moment and begins to record [help](Self::help).
    pub fn begin(&mut self, now: Moment) {
        self.set_began(now);
        if self.record.is_empty() {
            self.help = Some(Help::default());
        }
    }

    /// The help that people used; `None` if it was not recorded, as in records of older versions.
    pub fn help(&self) -> Option<Help> {
        self.help
    }

    /// Records that a person got a hint.
    pub fn give_hint(&mut self) {
        self.help = self.help.map(|help| Help { hint: true, ..help });
    }

    /// Records that a person saw the threats of a move.
    pub fn show_threats(&mut self) {
        self.help = self.help.map(|help| Help { threats: true, ..help });
    }

    /// The place of the match in a tournament, if it belongs to one.
    pub fn round(&self) -> Option<Round> {
        self.round
    }

    /// The score before this match.
    pub fn series(&self) -> Series {
        self.series
    }

    /// The score including this match, once it is over.
    pub fn series_now(&self) -> Series {
        self.result().map_or(self.series, |result| self.series.with(result))
    }

    pub fn set_series(&mut self, series: Series) {
        self.series = series;
    }

    /// The game with its history.
    pub fn game(&self) -> &AnyGame {
        &self.game
    }

    pub fn position(&self) -> AnyPosition {
        self.game.position()
    }

    /// The position after `plies` plies, at most those played.
    pub fn position_after(&self, plies: usize) -> AnyPosition {
        self.game.position_after(plies)
    }

    /// A new match with the same setup, up to a number of plies.
    #[must_use]
    pub fn until(&self, plies: usize) -> Self {
        let mut before = Self::new(self.setup.clone());
        for &mv in self.moves().iter().take(plies) {
            // Every recorded move is legal.
            let _ = before.play(mv);
        }
        before
    }

    /// The plies played.
    pub fn moves(&self) -> &[AnyMove] {
        &self.record[..self.played]
    }

    pub fn taken_back(&self) -> &[AnyMove] {
        &self.record[self.played..]
    }

    /// The seat that played a ply, counted from 0.
    pub fn seat_at(&self, ply: usize) -> usize {
        (self.setup.first_position().seat_to_move() + ply) % self.setup.seats.len()
    }

    /// The seat to move; `None` when the match is over.
    pub fn controller(&self) -> Option<Controller> {
        self.result().is_none().then(|| self.setup.seats[self.position().seat_to_move()].controller)
    }

    /// The level that gives hints to the seat to move: a computer partner's in teams, otherwise the top level.
    pub fn adviser(&self) -> Level {
        let partner = (self.position().seat_to_move() + 2) % self.setup.variant.seats();
        match self.setup.seats[partner].controller {
            Controller::Computer(level) if self.setup.variant == Variant::QuixoTeams => level,
            _ => Level::Master,
        }
    }

    /// The seat that answers a draw offer of the seat to move, and its controller. A person of the other side
    /// answers before a computer. `None` when the match is over.
    pub fn asked_for_draw(&self) -> Option<(usize, Controller)> {
        let other = !self.position().side_to_move();
        let seats = self.setup.seats.iter().map(|seat| seat.controller).enumerate();
        let mut asked = seats.filter(|&(seat, _)| Setup::side_of(seat) == other);
        let first = asked.clone().next();
        let person = asked.find(|&(_, controller)| controller == Controller::Human);
        person.or(first).filter(|_| self.result().is_none())
    }

    /// Whether a computer considers draw offers: not in the first plies.
    pub fn is_old_enough_to_draw(&self) -> bool {
        self.moves().len() >= PLIES_BEFORE_DRAW * self.setup.seats.len()
    }

    /// The seed for random choices in this match: the 64-bit FNV-1a hash of its setup and start time.
    pub fn seed(&self) -> u64 {
        let began = self.began.map(|began| began.to_string()).unwrap_or_default();
        began.bytes().fold(FNV_BASIS, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(FNV_PRIME))
    }

    /// The time limit of a computer's move, from its clock.
    pub fn time_to_think(&self) -> Limits {
        let seat = self.position().seat_to_move();
        let left = self.clock.left(seat).unwrap_or_default();
        match self.setup.clock_of(seat) {
            ClockRule::None => Limits::default(),
            ClockRule::PerMove(_) => Limits::for_move(left),
            ClockRule::Total { increment, .. } => Limits::for_clock(left, increment),
        }
    }

    pub fn clock(&self) -> &Clock {
        &self.clock
    }

    pub fn clock_mut(&mut self) -> &mut Clock {
        &mut self.clock
    }

    /// The result; `None` during the match.
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

    /// Whether the match ended by resignation, by agreement or on time, not on the board.
    pub fn is_called_off(&self) -> bool {
        self.called_off.is_some()
    }

    /// Plays a move for the seat to move. It discards taken-back moves, unless it repeats the first of them. Fails if
    /// the move is illegal, or the match is over; the match is then unchanged.
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

    /// Runs the clock of the seat to move.
    pub fn elapse(&mut self, time: Duration) {
        let seat = self.position().seat_to_move();
        if self.result().is_none() && self.clock.elapse(seat, time) {
            self.run_out(Setup::side_of(seat));
        }
    }

    pub fn resign(&mut self, side: Side) {
        self.call_off(Some(!side), Reason::Resigned);
    }

    pub fn agree_draw(&mut self) {
        self.call_off(None, Reason::Agreed);
    }

    /// A side loses on time or by absence.
    pub fn run_out(&mut self, side: Side) {
        self.call_off(Some(!side), Reason::OutOfTime);
    }

    /// Ends the match, if it is not over, with a result that the board does not show.
    pub(super) fn call_off(&mut self, winner: Option<Side>, reason: Reason) {
        if self.result().is_none() {
            self.called_off = Some((winner, reason));
        }
    }

    /// Replaces the player of a seat, also during the match.
    pub fn set_player(&mut self, seat: usize, player: Player) {
        self.setup.seats[seat] = player;
        self.setup = self.setup.clone().normalized();
    }
}
