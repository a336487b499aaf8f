//! The end of a run, and the conditions that must hold then.

use pushflip_core::online::table::event::{Body, Event, QuestionKind};
use pushflip_core::online::table::guest::Guest;
use pushflip_core::session::Match;

use super::simulation::Simulation;

impl Simulation {
    /// Whether the match is over, all machines have its events, and no message is in transit.
    pub(super) fn is_settled(&self) -> bool {
        let Some(host) = self.host.program.as_ref().filter(|_| self.is_calm()) else { return false };
        let table = host.table();
        let over = table.game().is_some_and(|game| game.result().is_some());
        let saved = host.events().len() == table.last().number as usize + 1;
        let guests = self.guests.iter().all(|guest| {
            let program = guest.program.as_ref();
            let here = program.and_then(Guest::table).is_some_and(|own| own.last() == table.last());
            let answered =
                program.is_some_and(|program| program.pending() == 0) && guest.connection.is_some();
            here && answered && guest.disk.next().is_none()
        });
        let died = self.plan.planned_crash.is_none_or(|planned_crash| planned_crash.step <= self.count.steps);
        over && saved && guests && died
    }

    pub(super) fn check(&mut self) {
        let seed = self.seed;
        let host = self.host.program.as_ref().expect("a running program");
        let (table, events) = (host.table(), host.events());
        assert_eq!(self.host.disk.events(), events, "seed {seed}: the host's file differs");
        assert!(
            events
                .iter()
                .map(|event| event.before)
                .skip(1)
                .eq(events[..events.len() - 1].iter().map(Event::digest))
        );
        for (&number, &digest) in &self.announced {
            assert_eq!(
                events[number as usize].digest(),
                digest,
                "seed {seed}: event {number} was announced differently"
            );
        }
        let record = table.game().map(Match::to_record);
        for guest in &self.guests {
            let program = guest.program.as_ref().expect("a running program");
            assert_eq!(program.table(), Some(table), "seed {seed}: guest {} differs", guest.who);
            assert_eq!(program.events(), events, "seed {seed}: guest {} differs", guest.who);
            assert_eq!(guest.disk.events(), events, "seed {seed}: the file of guest {} differs", guest.who);
            let own = program.table().and_then(|table| table.game()).map(Match::to_record);
            assert_eq!(own, record, "seed {seed}: the record of guest {} differs", guest.who);
        }
        let record = record.expect("a match");
        let game = Match::from_record(&record).expect("a record");
        assert_eq!(Some(&game), table.game(), "seed {seed}: {record}");
        let count = |is: &dyn Fn(&Body) -> bool| events.iter().filter(|event| is(event.body())).count();
        self.count.events = events.len();
        self.count.plies = count(&|body| matches!(body, Body::Play { .. }));
        self.count.matches = count(&|body| matches!(body, Body::Begin { .. }));
        self.count.undone = count(&|body| matches!(body, Body::Agree(QuestionKind::Undo)));
    }

    pub(super) fn description(&self) -> String {
        let host = self.host.program.as_ref().map(|host| host.table().clone());
        let guests = self.guests.iter().map(|guest| {
            let program = guest.program.as_ref();
            let last = program.and_then(Guest::table).map(|table| table.last().number);
            (guest.who, guest.connection, last, program.map(Guest::pending))
        });
        format!(
            "at {:?}, guests {:?}, plan {:?}, host {host:?}",
            self.now,
            guests.collect::<Vec<_>>(),
            self.plan
        )
    }
}
