//! News from the network thread.

use std::time::Instant;

use bevy::prelude::*;

use super::words::{knocks, refused, stopped, told, waiting};
use super::{Kept, Online, Seated, answer, kept};
use crate::game::language::Language;
use crate::game::language::words::file_error;
use crate::game::redraw::Waker;
use crate::game::state::{Notice, OnlineMatchEnded, SeatsHere, Step};
use pushflip_core::online::net::News;
use pushflip_core::online::table::event::{Body, Event};
use pushflip_core::online::table::message::{Close, Refusal};
use pushflip_core::online::table::state::{Sitter, Table};

/// Hears the news as long as there is a table.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, hear.run_if(|online: Res<Online>| online.is_open()).in_set(Step::Input));
}

/// Takes the news of the network, and does what needs no player: sits down, begins when all are there.
pub(super) fn hear(
    mut online: ResMut<Online>,
    language: Res<Language>,
    kept: Res<Kept>,
    here: Res<SeatsHere>,
    waker: Waker,
    mut notices: MessageWriter<Notice>,
    mut ended: MessageWriter<OnlineMatchEnded>,
) {
    let overdue = online.overdue();
    // To look for news is no change.
    let Some(seated) = online.bypass_change_detection().seated.as_mut() else { return };
    let heard: Vec<News> = std::iter::from_fn(|| seated.far.as_ref()?.news()).collect();
    let changed = seated.overdue != overdue;
    seated.overdue = overdue;
    if heard.is_empty() && !changed {
        return;
    }
    online.set_changed();
    // Nobody tries again what is over.
    let is_over = heard.iter().any(|news| matches!(news, News::Stopped(_)));
    let off_board = !here.is_far();
    for news in heard.into_iter().filter(|news| !is_over || *news != News::Connected(false)) {
        if let Some(sentence) = take(&mut online, &kept, news, off_board, *language) {
            notices.write(Notice(sentence));
        }
    }
    take_seat(&mut online);
    if let Some(seated) = &mut online.seated {
        answer::serve(seated, &waker);
        ended.write_batch(seated.ended.drain(..).map(|game| OnlineMatchEnded(Box::new(game))));
    }
}

impl Seated {
    /// Keeps an event. Returns whether it fits; the network has checked it before, and has told if it does not.
    fn keep(&mut self, event: &Event) -> bool {
        let Ok(ended) = self.steward.hear(event) else { return false };
        // Stored matches were filed before, except that the program may have ended between the two steps.
        if event.number as usize + 1 >= self.stored {
            self.ended.extend(ended.cloned());
        }
        let Some(table) = self.steward.table() else { return false };
        let now = Instant::now();
        self.event_at = now;
        self.open_since.resize(table.seats().len(), None);
        for (since, seat) in self.open_since.iter_mut().zip(table.seats()) {
            let open = table.is_on() && seat.sitter == Sitter::Open;
            *since = open.then(|| since.unwrap_or(now));
        }
        true
    }
}

/// One piece of news; what is to be said of it.
fn take(online: &mut Online, kept: &Kept, news: News, off_board: bool, language: Language) -> Option<String> {
    let seated = online.seated.as_mut()?;
    match news {
        News::Connected(connected) => {
            // The first connection was not lost before.
            let said = match (seated.connected, connected) {
                (Some(true), false) => Some("online-lost"),
                (Some(false), true) => Some("online-found"),
                _ => None,
            };
            if connected || seated.connected.is_some() {
                seated.connected = Some(connected);
                seated.trouble = None;
            }
            said.map(|id| language.say(id))
        }
        News::Event(event) => {
            let asked = seated.steward.table().and_then(Table::asked).cloned();
            if !seated.keep(&event) {
                return None;
            }
            if let (Body::Begin { date }, Some(store)) = (event.body(), &online.store)
                && let (Ok(began), Some(table)) = (date.parse(), online.table())
            {
                kept::meet(store.people(), table, store.identity().id(), began);
            }
            told(online, kept, &event, asked.as_ref(), off_board, language)
        }
        News::Presence(present) => {
            seated.present = present;
            seated.present_since = Instant::now();
            None
        }
        // With an invitation to watch nobody is given a seat.
        News::Refused(Refusal::Watching) if std::mem::take(&mut seated.wants_seat) => None,
        News::Refused(why) => {
            seated.sent = None;
            Some(refused(language, why))
        }
        News::Complaint(error) => Some(file_error(language, &error)),
        News::Waiting(trouble) => {
            seated.trouble = Some(trouble);
            Some(waiting(language, trouble))
        }
        News::Knock { peer, name } => {
            let knocks = knocks(language, kept, peer, &name);
            seated.knocks.retain(|(at, _)| *at != peer);
            seated.knocks.push_back((peer, name));
            Some(knocks)
        }
        News::Walked(peer) => {
            seated.knocks.retain(|(at, _)| *at != peer);
            None
        }
        News::OtherVersion(Close::GuestOld) => Some(language.say("online-guest-old")),
        News::OtherVersion(_) => Some(language.say("online-host-old")),
        News::Stopped(why) => {
            // The board stays, with what has happened so far.
            seated.far = None;
            seated.thought = None;
            seated.knocks.clear();
            let sentence = stopped(language, &why);
            seated.over = Some(why);
            Some(sentence)
        }
    }
}

/// Sits down on the first free seat, and on the next one if somebody was quicker; not before all is here that
/// the host has: a seat that seems to be free may be taken in what is still to come. Where no seat is free, or a match
/// was played already, the player chooses a seat.
fn take_seat(online: &mut Online) {
    let ready = |seated: &&mut Seated| seated.wants_seat && seated.connected == Some(true);
    let Some(seated) = online.seated.as_mut().filter(ready) else { return };
    let Some(table) = seated.steward.table() else { return };
    let free = table.seats().iter().position(|seat| seat.sitter == Sitter::Open);
    let Some(seat) = free.filter(|_| table.game().is_none() && !table.sits(seated.me)) else {
        seated.wants_seat = false;
        return;
    };
    let last = table.last().number;
    if seated.asked_seat.replace(last) == Some(last) {
        return;
    }
    let body = u8::try_from(seat).ok().and_then(|seat| online.sit(seat));
    if let Some(body) = body {
        online.say(body);
    }
}
