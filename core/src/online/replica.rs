//! Automatic actions of a host: begins matches, plays for its computers and answers questions for them.

use std::time::Instant;

use crate::ai::{Level, Stop};
use crate::online::table::event::{Body, Event, QuestionKind};
use crate::online::table::identity::PeerId;
use crate::online::table::state::{EventError, Occupant, Table};
use crate::session::{Match, Moment};

/// Keeps the state of a table, and says what is to be done there.
#[derive(Debug)]
pub struct TableReplica {
    me: PeerId,
    table: Option<Table>,
    /// The event after which a match was to begin.
    started_after: Option<u32>,
    /// The turn that a computer was told to play, and which one.
    asked_move: Option<(u32, Level)>,
    /// The question that was to be answered_question for computers.
    answered_question: Option<u32>,
}

/// Something to be done.
#[derive(Clone, Debug)]
pub enum HostAction {
    /// To be said at once.
    Propose(Body),
    /// One of the host's computers has to run.
    Compute(Box<ComputerTask>),
}

/// A computer's question, to be thought about in a thread of its own.
#[derive(Clone, Debug)]
pub struct ComputerTask {
    game: Match,
    level: Level,
    draw: bool,
}

impl ComputerTask {
    /// Whether a draw was offered; else it is the computer's turn.
    #[must_use]
    pub fn answers_draw(&self) -> bool {
        self.draw
    }

    /// What the computer says; none if there is no move. Who has stopped it does not need that any more.
    #[must_use]
    pub fn run(&self, seed: u64, stop: &Stop) -> Option<Body> {
        let game = self.game.game();
        if self.draw {
            let agrees = self.game.is_old_enough_to_draw()
                && game.agrees_to_draw(self.level, seed, stop).unwrap_or_default();
            return Some(if agrees {
                Body::Agree(QuestionKind::Draw)
            } else {
                Body::Refuse(QuestionKind::Draw)
            });
        }
        let began = Instant::now();
        let mv = game.choose(self.level, seed, &self.game.time_to_think(), stop)?;
        Some(timed_move(mv, began))
    }
}

/// A move that was thought about since a moment.
#[must_use]
pub fn timed_move(mv: impl ToString, began: Instant) -> Body {
    let thought_ms = u32::try_from(began.elapsed().as_millis()).unwrap_or(u32::MAX);
    Body::Play { mv: mv.to_string(), thought_ms }
}

impl TableReplica {
    /// For a table of which nothing is known yet.
    #[must_use]
    pub fn new(me: PeerId) -> Self {
        Self { me, table: None, started_after: None, asked_move: None, answered_question: None }
    }

    /// The table; none before its first event.
    #[must_use]
    pub fn table(&self) -> Option<&Table> {
        self.table.as_ref()
    }

    /// Takes what happened. The match, if this has ended it: the next one may begin in the next event.
    ///
    /// # Errors
    /// If it does not fit: this program has a fault, since the network has checked it.
    pub fn apply(&mut self, event: &Event) -> Result<Option<&Match>, EventError> {
        let was_on = self.table.as_ref().is_some_and(Table::is_on);
        match &mut self.table {
            None => self.table = Some(Table::open(event)?),
            Some(table) => table.apply(event)?,
        }
        let Some(table) = &self.table else { return Ok(None) };
        // While no computer can move, its answer is refused: the next_action is due again afterwards.
        if mover(table).is_none() {
            self.asked_move = None;
        }
        Ok(table.game().filter(|game| was_on && game.result().is_some()))
    }

    /// What is to be done by the host now, if there is anything. Everything is due once; a phrase makes nothing
    /// due again.
    pub fn next_action(&mut self, now: Moment) -> Option<HostAction> {
        let table = self.table.as_ref().filter(|table| table.host() == self.me)?;
        if table.can_begin() {
            let number = table.last().number;
            let again = self.started_after.replace(number) == Some(number);
            return (!again).then(|| HostAction::Propose(Body::Begin { date: now.to_string() }));
        }
        let run = |level, draw| {
            let game = table.game()?.clone();
            Some(HostAction::Compute(Box::new(ComputerTask { game, level, draw })))
        };
        if let Some((number, level)) = draw_offer(table) {
            let again = self.answered_question.replace(number) == Some(number);
            return if again { None } else { run(level, true) };
        }
        let due = (table.turn(), mover(table)?);
        let again = self.asked_move.replace(due) == Some(due);
        if again { None } else { run(due.1, false) }
    }
}

/// The computer whose turn it is.
fn mover(table: &Table) -> Option<Level> {
    match table.to_move()?.1 {
        Occupant::Computer(level) if table.is_running() => Some(*level),
        _ => None,
    }
}

/// The draw that was offered to computers, and one of them.
fn draw_offer(table: &Table) -> Option<(u32, Level)> {
    let asked = table.asked().filter(|asked| asked.of_computer && asked.kind == QuestionKind::Draw)?;
    let level = table.seats().iter().find_map(|seat| match seat.occupant {
        Occupant::Computer(level) => Some(level),
        _ => None,
    })?;
    Some((asked.number, level))
}
