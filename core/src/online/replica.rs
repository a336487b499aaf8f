//! The local state of a table, and the automatic actions of its host: starting matches, moving for computers
//! and answering draw offers to them.

use std::time::Instant;

use crate::ai::{Level, Stop};
use crate::online::table::event::{Body, Event, QuestionKind};
use crate::online::table::identity::PeerId;
use crate::online::table::state::{EventError, Occupant, Table};
use crate::session::{Match, Moment};

/// A replica of a table, built from its events. On the host it also returns the automatic action that is due.
#[derive(Debug)]
pub struct TableReplica {
    me: PeerId,
    table: Option<Table>,
    /// The last event after which a match was started.
    started_after: Option<u32>,
    /// The last turn that was given to a computer.
    asked_move: Option<(u32, Level)>,
    /// The last draw offer that was given to a computer.
    answered_question: Option<u32>,
}

/// An automatic action of the host.
#[derive(Clone, Debug)]
pub enum HostAction {
    /// A proposal, to be made immediately.
    Propose(Body),
    /// A task of one of the host's computers.
    Compute(Box<ComputerTask>),
}

/// A move or an answer to compute in a thread of its own.
#[derive(Clone, Debug)]
pub struct ComputerTask {
    game: Match,
    level: Level,
    draw: bool,
}

impl ComputerTask {
    /// Whether the task is to answer a draw offer; otherwise it is to move.
    #[must_use]
    pub fn answers_draw(&self) -> bool {
        self.draw
    }

    /// Computes the proposal; `None` if there is no move. After a stop the result is meaningless.
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

/// The proposal of a move, with the thinking time since `began`.
#[must_use]
pub fn timed_move(mv: impl ToString, began: Instant) -> Body {
    let thought_ms = u32::try_from(began.elapsed().as_millis()).unwrap_or(u32::MAX);
    Body::Play { mv: mv.to_string(), thought_ms }
}

impl TableReplica {
    /// A replica without events.
    #[must_use]
    pub fn new(me: PeerId) -> Self {
        Self { me, table: None, started_after: None, asked_move: None, answered_question: None }
    }

    /// The table; `None` before the first event.
    #[must_use]
    pub fn table(&self) -> Option<&Table> {
        self.table.as_ref()
    }

    /// Applies an event of [`News::Event`](super::network::News::Event). Returns the match if the event has ended it,
    /// since the next event may start another one.
    ///
    /// Does not verify the signatures again: the thread that sends the news has verified those of a received or saved
    /// event with [`Table::apply`], and a host's thread has verified the proposal of an event before signing it. Events
    /// from elsewhere need [`Table::replay`].
    ///
    /// # Errors
    ///
    /// If the event does not fit, which is a bug.
    pub fn apply(&mut self, event: &Event) -> Result<Option<&Match>, EventError> {
        let was_on = self.table.as_ref().is_some_and(Table::is_on);
        match &mut self.table {
            None => self.table = Some(Table::open(event)?),
            Some(table) => table.apply_trusted(event)?,
        }
        let Some(table) = &self.table else { return Ok(None) };
        // While no computer can move, its move is refused, so the task is due again afterwards.
        if mover(table).is_none() {
            self.asked_move = None;
        }
        Ok(table.game().filter(|game| was_on && game.result().is_some()))
    }

    /// The action that is due, if any. Each is returned once; a phrase does not make it due again.
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

/// The computer to move.
fn mover(table: &Table) -> Option<Level> {
    match table.to_move()?.1 {
        Occupant::Computer(level) if table.is_running() => Some(*level),
        _ => None,
    }
}

/// A draw offer to computers, and the level of one of them.
fn draw_offer(table: &Table) -> Option<(u32, Level)> {
    let asked = table.asked().filter(|asked| asked.of_computer && asked.kind == QuestionKind::Draw)?;
    let level = table.seats().iter().find_map(|seat| match seat.occupant {
        Occupant::Computer(level) => Some(level),
        _ => None,
    })?;
    Some((asked.number, level))
}
