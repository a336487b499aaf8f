//! What a program does at a table by itself: the host begins a match, plays for its computers and answers for
//! them.

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
    /// The event after which something was done: once is enough.
    done: Option<u32>,
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
        Self { me, table: None, done: None }
    }

    /// The table; none before its first event.
    #[must_use]
    pub fn table(&self) -> Option<&Table> {
        self.table.as_ref()
    }

    /// Takes what happened.
    ///
    /// # Errors
    /// If it does not fit: this program has a fault, since the network has checked it.
    pub fn hear(&mut self, event: &Event) -> Result<(), Broken> {
        match &mut self.table {
            None => self.table = Some(Table::open(event)?),
            Some(table) => table.apply(event)?,
        }
        Ok(())
    }

    /// What is to be done by the host now, if there is anything; after each event once.
    pub fn errand(&mut self, now: Moment) -> Option<Errand> {
        let table = self.table.as_ref().filter(|table| table.host() == self.me)?;
        let number = table.last().number;
        if self.done == Some(number) {
            return None;
        }
        let errand = Self::due(table, now)?;
        self.done = Some(number);
        Some(errand)
    }

    fn due(table: &Table, now: Moment) -> Option<Errand> {
        if table.can_begin() {
            return Some(Errand::Say(Body::Begin { date: now.to_string() }));
        }
        let (game, (_, sitter)) = (table.game()?, table.to_move()?);
        if !table.is_running() {
            return None;
        }
        if let Some(asked) = table.asked().filter(|asked| asked.of_computer) {
            let level = table.seats().iter().find_map(|seat| match seat.sitter {
                Sitter::Computer(level) => Some(level),
                _ => None,
            });
            let draw = asked.matter == Matter::Draw;
            return level
                .filter(|_| draw)
                .map(|level| Errand::Think(Box::new(Thinking { game: game.clone(), level, draw: true })));
        }
        match sitter {
            Sitter::Computer(level) => {
                Some(Errand::Think(Box::new(Thinking { game: game.clone(), level: *level, draw: false })))
            }
            Sitter::Open | Sitter::Person { .. } => None,
        }
    }
}
