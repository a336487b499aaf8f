//! What the network tells of the table.

use std::time::Instant;

use bevy::prelude::*;

use super::words::{knocks, refused, stopped, told, waiting};
use super::{Kept, Online, Seated, answer, kept};
use crate::game::language::Language;
use crate::game::language::words::file_error;
use crate::game::state::{Notice, Step};
use crate::game::wake::Waker;
use pushflip_core::online::net::News;
use pushflip_core::online::table::event::Body;
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
    waker: Waker,
    mut notices: MessageWriter<Notice>,
) {
    let seats = online.table().map(Table::seats).unwrap_or_default();
    let overdue = seats.iter().filter_map(|seat| seat.sitter.peer()).any(|peer| online.is_overdue(peer));
    // To look for news is no change.
    let Some(seated) = online.bypass_change_detection().seated.as_mut() else { return };
    let heard: Vec<News> = std::iter::from_fn(|| seated.far.news()).collect();
    let changed = std::mem::replace(&mut seated.overdue, overdue) != overdue;
    if heard.is_empty() && !changed {
        return;
    }
    online.set_changed();
    // Nobody tries again what is over.
    let is_over = heard.iter().any(|news| matches!(news, News::Stopped(_)));
    for news in heard.into_iter().filter(|news| !is_over || *news != News::Connected(false)) {
        if let Some(sentence) = take(&mut online, &kept, news, *language) {
            notices.write(Notice(sentence));
        }
    }
    take_seat(&mut online);
    if let Some(seated) = &mut online.seated {
        answer::serve(seated, &waker);
    }
}

/// One piece of news; what is to be said of it.
fn take(online: &mut Online, kept: &Kept, news: News, language: Language) -> Option<String> {
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
            }
            said.map(|id| language.say(id))
        }
        News::Event(event) => {
            // The network has checked it before; what does not fit here was told already.
            seated.steward.hear(&event).ok()?;
            if let (Body::Begin { date }, Some(store)) = (event.body(), &online.store)
                && let (Ok(began), Some(table)) = (date.parse(), online.table())
            {
                kept::meet(store.people(), table, store.identity().id(), began);
            }
            told(online.table()?, &event, online.me(), language)
        }
        News::Presence(present) => {
            seated.present = present;
            seated.present_since = Instant::now();
            None
        }
        // With an invitation to watch nobody is given a seat.
        News::Refused(Refusal::Watching) if std::mem::take(&mut seated.wants_seat) => None,
        News::Refused(why) => Some(refused(language, why)),
        News::Complaint(error) => Some(file_error(language, &error)),
        News::Waiting(trouble) => Some(waiting(language, trouble)),
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
            online.leave();
            Some(stopped(language, &why))
        }
    }
}

/// Sits down on the first free seat, and on the next one if somebody was quicker; not before all is here that
/// the host has: a seat that seems to be free may be taken in what is still to come.
fn take_seat(online: &mut Online) {
    let ready = |seated: &&mut Seated| seated.wants_seat && seated.connected == Some(true);
    let Some(seated) = online.seated.as_mut().filter(ready) else { return };
    let Some(table) = seated.steward.table() else { return };
    let free = table.seats().iter().position(|seat| seat.sitter == Sitter::Open);
    // From the first match on, a seat is taken by a player's own wish only.
    if table.sits(seated.me) || table.game().is_some() {
        seated.wants_seat = false;
    } else if let Some(seat) = free.and_then(|seat| u8::try_from(seat).ok()) {
        let last = table.last().number;
        if seated.asked_seat.replace(last) == Some(last) {
            return;
        }
        if let Some(body) = online.sit(seat) {
            online.say(body);
        }
    }
}
