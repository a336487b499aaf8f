//! Automatic actions of a host: begins matches, plays for its computers and answers questions for them.

use std::time::Instant;

use crate::ai::{Level, Stop};
use crate::online::table::event::{Body, Event, Matter};
use crate::online::table::identity::PeerId;
use crate::online::table::state::{Broken, Sitter, Table};
use crate::session::{Match, Moment};

/// Keeps the state of a table, and says what is to be done there.
#[derive(Debug)]
pub struct Steward {
    me: PeerId,
    table: Option<Table>,
    /// The event after which a match was to begin.
    begun: Option<u32>,
    /// The turn that a computer was told to play, and which one.
    moved: Option<(u32, Level)>,
    /// The question that was to be answered for computers.
    answered: Option<u32>,
}

/// Something to be done.
#[derive(Clone, Debug)]
pub enum Errand {
    /// To be said at once.
    Say(Body),
    /// One of the host's computers has to think.
    Think(Box<Thinking>),
}

/// A computer's question, to be thought about in a thread of its own.
#[derive(Clone, Debug)]
pub struct Thinking {
    game: Match,
    level: Level,
    draw: bool,
}

impl Thinking {
    /// Whether a draw was offered; else it is the computer's turn.
    #[must_use]
    pub fn answers_draw(&self) -> bool {
        self.draw
    }

    /// What the computer says; none if there is no move. Who has stopped it does not need that any more.
    #[must_use]
    pub fn think(&self, seed: u64, stop: &Stop) -> Option<Body> {
        let game = self.game.game();
        if self.draw {
            let agrees = self.game.is_old_enough_to_draw()
                && game.agrees_to_draw(self.level, seed, stop).unwrap_or_default();
            return Some(if agrees { Body::Agree(Matter::Draw) } else { Body::Refuse(Matter::Draw) });
        }
        let began = Instant::now();
        let mv = game.choose(self.level, seed, &self.game.time_to_think(), stop)?;
        Some(played(mv, began))
    }
}

/// A move that was thought about since a moment.
#[must_use]
pub fn played(mv: impl ToString, began: Instant) -> Body {
    let thought_ms = u32::try_from(began.elapsed().as_millis()).unwrap_or(u32::MAX);
    Body::Play { mv: mv.to_string(), thought_ms }
}

impl Steward {
    /// For a table of which nothing is known yet.
    #[must_use]
    pub fn new(me: PeerId) -> Self {
        Self { me, table: None, begun: None, moved: None, answered: None }
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
    pub fn hear(&mut self, event: &Event) -> Result<Option<&Match>, Broken> {
        let was_on = self.table.as_ref().is_some_and(Table::is_on);
        match &mut self.table {
            None => self.table = Some(Table::open(event)?),
            Some(table) => table.apply(event)?,
        }
        let Some(table) = &self.table else { return Ok(None) };
        // While no computer can move, its answer is refused: the errand is due again afterwards.
        if mover(table).is_none() {
            self.moved = None;
        }
        Ok(table.game().filter(|game| was_on && game.result().is_some()))
    }

    /// What is to be done by the host now, if there is anything. Everything is due once; a phrase makes nothing
    /// due again.
    pub fn errand(&mut self, now: Moment) -> Option<Errand> {
        let table = self.table.as_ref().filter(|table| table.host() == self.me)?;
        if table.can_begin() {
            let number = table.last().number;
            let again = self.begun.replace(number) == Some(number);
            return (!again).then(|| Errand::Say(Body::Begin { date: now.to_string() }));
        }
        let think = |level, draw| {
            let game = table.game()?.clone();
            Some(Errand::Think(Box::new(Thinking { game, level, draw })))
        };
        if let Some((number, level)) = question(table) {
            let again = self.answered.replace(number) == Some(number);
            return if again { None } else { think(level, true) };
        }
        let due = (table.turn(), mover(table)?);
        let again = self.moved.replace(due) == Some(due);
        if again { None } else { think(due.1, false) }
    }
}

/// The computer whose turn it is.
fn mover(table: &Table) -> Option<Level> {
    match table.to_move()?.1 {
        Sitter::Computer(level) if table.is_running() => Some(*level),
        _ => None,
    }
}

/// The draw that was offered to computers, and one of them.
fn question(table: &Table) -> Option<(u32, Level)> {
    let asked = table.asked().filter(|asked| asked.of_computer && asked.matter == Matter::Draw)?;
    let level = table.seats().iter().find_map(|seat| match seat.sitter {
        Sitter::Computer(level) => Some(level),
        _ => None,
    })?;
    Some((asked.number, level))
}
