//! The effects of the host's tables: messages to send, events to save, news for the program, and wake-up
//! times.

use std::collections::VecDeque;
use std::sync::Arc;

use super::House;
use crate::online::net::disk::{After, Done};
use crate::online::net::news::News;
use crate::online::net::wire::frame;
use crate::online::table::host::{Connection, Input, Output};
use crate::online::table::message::{Close, ToGuest};

impl House {
    /// Tells a table what happened, and does what it wants done.
    pub(super) async fn handle(&mut self, table: usize, input: Input) {
        let now = self.now();
        let outputs = self.tables[table].machine.handle(input, now);
        self.carry_out(table, outputs).await;
        self.settle(table);
    }

    /// Does what a table wants done, in this order.
    pub(super) async fn carry_out(&mut self, table: usize, outputs: Vec<Output>) {
        let mut todo = VecDeque::from(outputs);
        while let Some(output) = todo.pop_front() {
            match output {
                Output::Save(event) => self.tables[table].book.add(&event),
                Output::Send(to, message) => {
                    if !self.send(to, message).await
                        && let Some(guest) = self.guests.remove(&to.0)
                    {
                        guest.line.end(Close::Slow);
                        let left = Input::Left { connection: to };
                        todo.extend(self.tables[table].machine.handle(left, self.began.elapsed()));
                    }
                }
                Output::End(who, why) => {
                    if let Some(guest) = self.guests.remove(&who.0) {
                        guest.line.end(why);
                    }
                }
                Output::Happened(event) => self.tables[table].mailbox.put(News::Event(Box::new(event))),
                Output::Presence(present) => self.tables[table].mailbox.put(News::Presence(present)),
                Output::Refused(why) => self.tables[table].mailbox.put(News::Refused(why)),
                Output::OtherVersion(why) => self.tables[table].mailbox.put(News::OtherVersion(why)),
            }
        }
    }

    /// False if the guest does not keep up. One who has left hears nothing, and that is no failure.
    async fn send(&mut self, to: Connection, message: Arc<ToGuest>) -> bool {
        let bytes = match &self.framed {
            Some((last, bytes)) if Arc::ptr_eq(last, &message) => Arc::clone(bytes),
            _ => {
                let bytes = frame(&*message);
                self.framed = Some((message, Arc::clone(&bytes)));
                bytes
            }
        };
        let Some(guest) = self.guests.get(&to.0) else { return true };
        guest.line.send(bytes).await.is_ok()
    }

    /// Gives the disk what is to be written, and sets the alarm.
    pub(super) fn settle(&mut self, number: usize) {
        let now = self.now();
        let table = &mut self.tables[number];
        let sitters: Vec<_> =
            table.machine.table().seats().iter().filter_map(|seat| seat.sitter.peer()).collect();
        if sitters != table.sitters {
            self.door.seats_changed(&table.sitters, &sitters);
            table.sitters = sitters;
        }
        if let Some(job) = table.book.job(number, now) {
            // Its thread lives as long as this.
            let _ = self.jobs.try_send(job);
        }
        let wanted = table.machine.wake_at().into_iter().chain(table.book.again_at()).min();
        if wanted != table.alarm {
            self.alarms.extend(wanted.map(|at| (at, number)));
            if let Some(old) = std::mem::replace(&mut table.alarm, wanted) {
                self.alarms.remove(&(old, number));
            }
        }
    }

    /// Wakes the tables whose time has come, each once.
    pub(super) async fn wake(&mut self) {
        let now = self.now();
        let due: Vec<usize> = self.alarms.range(..=(now, usize::MAX)).map(|&(_, table)| table).collect();
        for table in due {
            self.handle(table, Input::Tick).await;
        }
    }

    /// Takes what the disk says.
    pub(super) async fn written(&mut self, done: Done) {
        let (number, now) = (done.job.table, self.now());
        let table = &mut self.tables[number];
        match table.book.done(done, now) {
            After::Saved(event) => self.handle(number, Input::Saved { number: event }).await,
            After::Again(Some(error)) => table.mailbox.put(News::Complaint(error)),
            After::Again(None) => {}
            After::Lost => table.book.rewrite(table.machine.events()),
        }
        self.settle(number);
    }
}
