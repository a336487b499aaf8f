//! A host without a screen: keeps tables, plays for their computers, and logs what happens.

use std::fmt;
use std::io::{self, Write};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::SystemTime;

use super::words::{self as said, Names};
use crate::ai::Stop;
use crate::online::net::{FarTable, News};
use crate::online::steward::{Errand, Steward, Thinking};
use crate::online::table::event::{Body, Event};
use crate::online::table::identity::PeerId;
use crate::online::table::state::Table;
use crate::rules::printable;
use crate::session::{Match, Moment};
use crate::text::words;

/// What a keeper hears, from whatever thread.
enum Heard {
    News(usize),
    Thought { table: usize, turn: u32, wish: Option<Body> },
    Stop,
}

/// Asks a keeper to stop, from any thread.
#[derive(Clone)]
pub struct Stopper(Sender<Heard>);

impl Stopper {
    /// Asks it.
    pub fn stop(&self) {
        // It may have stopped already.
        let _ = self.0.send(Heard::Stop);
    }
}

/// A table that is kept.
struct Kept {
    far: FarTable,
    steward: Steward,
    /// Whether all is told that was there before; it was said when it happened.
    is_told: bool,
}

/// Keeps tables until it is asked to stop.
pub struct Keeper {
    tables: Vec<Kept>,
    tell: Sender<Heard>,
    heard: Receiver<Heard>,
    thoughts: Sender<(usize, u32, Box<Thinking>)>,
}

impl Keeper {
    /// Keeps these tables, whose host is `me`.
    ///
    /// # Errors
    /// If the system gives no thread.
    pub fn new(me: PeerId, tables: Vec<FarTable>, seed: u64) -> io::Result<Self> {
        let (tell, heard) = channel();
        let (thoughts, todo) = channel::<(usize, u32, Box<Thinking>)>();
        let answer = tell.clone();
        // One thinks for all: a host of many tables has other things to do too.
        thread::Builder::new().name("pushflip-computer".into()).spawn(move || {
            for (table, turn, thinking) in todo {
                if answer
                    .send(Heard::Thought { table, turn, wish: thinking.think(seed, &Stop::new()) })
                    .is_err()
                {
                    return;
                }
            }
        })?;
        for (number, table) in tables.iter().enumerate() {
            let news = tell.clone();
            table.on_news(Box::new(move || drop(news.send(Heard::News(number)))));
        }
        let kept = |far| Kept { far, steward: Steward::new(me), is_told: false };
        let tables = tables.into_iter().map(kept).collect();
        Ok(Self { tables, tell, heard, thoughts })
    }

    /// What ends it.
    #[must_use]
    pub fn stopper(&self) -> Stopper {
        Stopper(self.tell.clone())
    }

    /// Says the invitations and then what happens, until it is asked to stop. Then it says goodbye at all
    /// tables, and what it has kept. It goes on when nobody can read what it says any more: the output is closed, or
    /// the disk where it goes is full.
    pub fn keep(mut self, output: &mut impl Write) {
        for number in 0..self.tables.len() {
            let far = &self.tables[number].far;
            say(output, number, format_args!("To play: {}", far.invitation()));
            if let Some(watch) = far.to_watch() {
                say(output, number, format_args!("To watch: {watch}"));
            }
        }
        loop {
            match self.heard.recv() {
                Ok(Heard::News(number)) => self.hear(number, output),
                Ok(Heard::Thought { table, turn, wish }) => {
                    let Kept { far, steward, .. } = &self.tables[table];
                    let now = steward.table().map(Table::turn);
                    // Else something has happened that it did not think about.
                    if let Some(wish) = wish.filter(|_| now == Some(turn)) {
                        far.say(wish);
                    }
                }
                Ok(Heard::Stop) | Err(_) => break,
            }
        }
        let on = |kept: &Kept| kept.steward.table().is_some_and(Table::is_on);
        let (all, on) = (self.tables.len(), self.tables.iter().filter(|table| on(table)).count());
        let moves: usize =
            self.tables.iter().filter_map(|kept| Some(kept.steward.table()?.game()?.moves().len())).sum();
        drop(self.tables);
        let kept =
            format!("Stopped. Tables kept: {all}, with a match that goes on: {on}. Moves played: {moves}.");
        // As with every line: if nobody reads it, it is done all the same.
        let _ = writeln!(output, "{kept}").and_then(|()| output.flush());
    }

    fn hear(&mut self, number: usize, output: &mut impl Write) {
        let Kept { far, steward, is_told } = &mut self.tables[number];
        while let Some(news) = far.news() {
            let line = match news {
                News::Event(event) => {
                    let line = told(steward, &event);
                    line.filter(|_| *is_told || matches!(event.body(), Body::Open(_)))
                }
                News::Complaint(error) => Some(error.to_string()),
                News::Stopped(why) => Some(format!("It is over: {why}.")),
                News::OtherVersion(why) => Some(said::other_version(why).to_string()),
                News::Waiting(trouble) => Some(said::trouble(true, trouble)),
                // Nobody is here to say yes.
                News::Knock { peer, .. } => {
                    far.admit(peer, false);
                    None
                }
                // It comes after what was kept.
                News::Connected(_) => {
                    *is_told = true;
                    None
                }
                News::Presence(_) | News::Refused(_) | News::Walked(_) => None,
            };
            if let Some(line) = line {
                say(output, number, format_args!("{}", printable(line)));
            }
        }
        match steward.errand(Moment::of(SystemTime::now()).whole_second()) {
            Some(Errand::Say(body)) => far.say(body),
            Some(Errand::Think(thinking)) => {
                let turn = steward.table().map_or(0, Table::turn);
                // Its thread lives as long as this.
                let _ = self.thoughts.send((number, turn, thinking));
            }
            None => {}
        }
    }
}

/// Says a line of a table, if anybody reads it.
fn say(output: &mut impl Write, table: usize, line: fmt::Arguments) {
    let _ = writeln!(output, "{}. {line}", table + 1).and_then(|()| output.flush());
}

/// Takes an event; a line for what a host wants to know of its tables: who comes, and how matches end.
fn told(steward: &mut Steward, event: &Event) -> Option<String> {
    let over = |steward: &Steward| steward.table().and_then(Table::game).and_then(Match::result);
    let before = over(steward);
    if let Err(broken) = steward.hear(event) {
        return Some(format!("{broken}."));
    }
    let table = steward.table()?;
    if let (None, Some(game), Some(result)) = (before, table.game(), over(steward)) {
        return Some(words::result(game.setup(), &result));
    }
    let plain = matches!(
        event.body(),
        Body::Open(_)
            | Body::Sit { .. }
            | Body::GetUp { .. }
            | Body::Computer { .. }
            | Body::Begin { .. }
            | Body::Close
    );
    plain.then(|| said::event(table, None, &Names::default(), &[], event))
}
