//! The local state of a table, and automatic actions: a player takes a seat; the host starts matches, moves for its
//! computers and answers draw offers to them.

use std::time::Instant;

use crate::ai::{Level, Stop};
use crate::online::table::{Body, Event, EventError, Name, Occupant, PeerId, QuestionKind, Table};
use crate::session::{Match, Moment};

/// A replica of a table, built from its events. It also says which automatic action is due.
#[derive(Debug)]
pub struct TableReplica {
    me: PeerId,
    table: Option<Table>,
    /// The name of the player, and whether a program plays for them, if they want the first open seat before the
    /// first match.
    pub wanted_seat: Option<(Name, bool)>,
    /// Whether the first match waits for another person, even if computers have all other seats. For hosts.
    pub waits_for_guest: bool,
    /// The last event after which a seat was requested.
    requested_after: Option<u32>,
    /// The last event after which a match was started.
    started_after: Option<u32>,
    /// The last move that was given to a computer to decide.
    asked_move: Option<Decision>,
    /// The last answer that was given to a computer to decide.
    asked_answer: Option<Decision>,
}

#[derive(Clone, Debug)]
pub enum AutomaticAction {
    /// A proposal, to be made immediately.
    Propose(Body),
    /// A decision of one of this host's computers.
    Compute(Box<ComputerTask>),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Decision {
    /// The move after the last event that changed the position.
    Move { turn: u32, level: Level },
    /// The answer to the draw offer of an event.
    DrawAnswer { offer: u32, level: Level },
}

/// A decision to compute in a thread of its own.
#[derive(Clone, Debug)]
pub struct ComputerTask {
    game: Match,
    decision: Decision,
}

impl ComputerTask {
    /// The decision. [`TableReplica::awaits`] tells whether the result is still of use.
    pub fn decision(&self) -> Decision {
        self.decision
    }

    /// Computes the proposal; `None` if there is no move. After a stop the result is meaningless.
    pub fn run(&self, seed: u64, stop: &Stop) -> Option<Body> {
        let game = self.game.game();
        match self.decision {
            Decision::DrawAnswer { level, .. } => {
                let agrees = self.game.is_old_enough_to_draw()
                    && game.agrees_to_draw(level, seed, stop).unwrap_or_default();
                let answer = if agrees { Body::Agree } else { Body::Refuse };
                Some(answer(QuestionKind::Draw))
            }
            Decision::Move { level, .. } => {
                let began = Instant::now();
                let mv = game.choose(level, seed, &self.game.time_to_think(), stop)?;
                Some(timed_move(mv, began))
            }
        }
    }
}

/// The proposal of a move, with the thinking time since `began`.
pub fn timed_move(mv: impl ToString, began: Instant) -> Body {
    let thought_ms = u32::try_from(began.elapsed().as_millis()).unwrap_or(u32::MAX);
    Body::Play { mv: mv.to_string(), thought_ms }
}

impl TableReplica {
    pub fn new(me: PeerId) -> Self {
        Self {
            me,
            table: None,
            wanted_seat: None,
            waits_for_guest: false,
            requested_after: None,
            started_after: None,
            asked_move: None,
            asked_answer: None,
        }
    }

    /// The table; `None` before the first event.
    pub fn table(&self) -> Option<&Table> {
        self.table.as_ref()
    }

    /// Applies an event of [`News::Event`](super::news::News::Event). Returns the match if the event has ended it,
    /// since the next event may start another one.
    ///
    /// Does not verify the signatures again: the thread that sends the news has verified those of a received
    /// or saved event with [`Table::apply`], and a host's thread has verified the proposal of an event before
    /// signing it. Events from elsewhere need [`Table::replay`]. Fails if the event does not fit, which is a
    /// bug.
    pub fn apply(&mut self, event: &Event) -> Result<Option<&Match>, EventError> {
        let was_on = self.table.as_ref().is_some_and(Table::is_on);
        match &mut self.table {
            None => self.table = Some(Table::open(event)?),
            Some(table) => table.apply_trusted(event)?,
        }
        let Some(table) = &self.table else { return Ok(None) };
        // While no computer can move, its move is refused, so the decision is due again afterwards.
        if computer_move(table).is_none() {
            self.asked_move = None;
        }
        Ok(table.game().filter(|game| was_on && game.result().is_some()))
    }

    /// The action that is due, if any. Each is returned once; a phrase does not make it due again. A guest calls it
    /// only while it is up to date, since a missing event may have taken a seat.
    pub fn next_action(&mut self, now: Moment) -> Option<AutomaticAction> {
        if let Some(sit) = self.seat_request() {
            return Some(AutomaticAction::Propose(sit));
        }
        let table = self.table.as_ref().filter(|table| table.host() == self.me)?;
        if table.can_begin() && !self.lacks_guest() {
            let number = table.last().number;
            let again = self.started_after.replace(number) == Some(number);
            return (!again).then(|| AutomaticAction::Propose(Body::Begin { date: now.to_string() }));
        }
        let (decision, last) = match draw_answer(table) {
            Some(answer) => (answer, &mut self.asked_answer),
            None => (computer_move(table)?, &mut self.asked_move),
        };
        let again = last.replace(decision) == Some(decision);
        let game = table.game().filter(|_| !again)?.clone();
        Some(AutomaticAction::Compute(Box::new(ComputerTask { game, decision })))
    }

    /// Whether the first match waits only for another person.
    pub fn lacks_guest(&self) -> bool {
        let waits = |table: &&Table| self.waits_for_guest && table.game().is_none();
        self.table.as_ref().filter(waits).is_some_and(|table| {
            let mut people = table.seats().iter().filter_map(|seat| seat.occupant.peer());
            people.all(|peer| peer == table.host())
        })
    }

    /// The proposal to take the first open seat, or the next one after a refusal. If no seat is open, or a match was
    /// played already, the player chooses a seat.
    fn seat_request(&mut self) -> Option<Body> {
        let table = self.table.as_ref()?;
        let (name, machine) = self.wanted_seat.clone()?;
        let open = table.seats().iter().position(|seat| seat.occupant == Occupant::Nobody);
        let Some(seat) = open.filter(|_| table.game().is_none() && !table.sits(self.me)) else {
            self.wanted_seat = None;
            return None;
        };
        let last = table.last().number;
        let again = self.requested_after.replace(last) == Some(last);
        let seat = u8::try_from(seat).ok().filter(|_| !again)?;
        Some(Body::Sit { seat, name, machine })
    }

    /// Whether a computer still has to make a decision: neither the position nor the question has changed.
    pub fn awaits(&self, decision: Decision) -> bool {
        let due = |table| [computer_move(table), draw_answer(table)].contains(&Some(decision));
        self.table.as_ref().is_some_and(due)
    }
}

fn computer_move(table: &Table) -> Option<Decision> {
    match table.to_move()?.1 {
        Occupant::Computer(level) if table.is_running() => {
            Some(Decision::Move { turn: table.turn(), level: *level })
        }
        _ => None,
    }
}

/// The answer that a computer has to give to a draw offer.
fn draw_answer(table: &Table) -> Option<Decision> {
    let asked = table.asked().filter(|asked| asked.of_computer && asked.kind == QuestionKind::Draw)?;
    let level = table.seats().iter().find_map(|seat| match seat.occupant {
        Occupant::Computer(level) => Some(level),
        _ => None,
    })?;
    Some(Decision::DrawAnswer { offer: asked.number, level })
}
