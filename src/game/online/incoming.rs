//! News from the network thread.

use std::time::{Instant, SystemTime};

use bevy::prelude::*;

use super::words::{due_text, event_text};
use super::{Online, PlayerStore, SavedTables, TableSession, computer, log, saved_tables};
use crate::game::redraw::Waker;
use crate::game::state::{Menu, Notice, OnlineMatchEnded, SeatsHere, Step};
use pushflip_core::language::{Localized, msg};
use pushflip_core::online::describe;
use pushflip_core::online::news::News;
use pushflip_core::online::table::event::{Body, Event};
use pushflip_core::online::table::message::Refusal;
use pushflip_core::online::table::state::{Occupant, Table};
use pushflip_core::session::Moment;

/// Receives news while a table is open.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, receive.run_if(|online: Res<Online>| online.is_open()).in_set(Step::Input));
}

/// Handles the news, and performs automatic actions.
pub(super) fn receive(
    mut online: ResMut<Online>,
    (store, kept): (Res<PlayerStore>, Res<SavedTables>),
    (here, menu): (Res<SeatsHere>, Res<State<Menu>>),
    waker: Waker,
    mut notices: MessageWriter<Notice>,
    mut ended: MessageWriter<OnlineMatchEnded>,
) {
    let overdue = online.overdue();
    let Some(session) = &online.session else { return };
    let news_list: Vec<News> = std::iter::from_fn(|| session.handle.as_ref().ok()?.news()).collect();
    if news_list.is_empty() && session.overdue == overdue {
        return;
    }
    // No reconnection follows the end of a table.
    let is_over = news_list.iter().any(|news| matches!(news, News::Stopped(_)));
    let off_board = !here.is_online();
    // The panel of a guest's match, and the lobby.
    let shows_connection = *menu.get() == Menu::Online || (!off_board && !online.is_host());
    for news in news_list.into_iter().filter(|news| !is_over || *news != News::Connected(false)) {
        let is_shown = shows_connection && matches!(news, News::ConnectionProblem(_));
        let notice = handle_news(&mut online, &store, &kept, news, off_board).filter(|_| !is_shown);
        notices.write_batch(notice.map(Notice));
    }
    if let Some(session) = &mut online.session {
        session.overdue = overdue;
        computer::perform_due_action(session, &waker);
        ended.write_batch(session.ended.drain(..).map(|game| OnlineMatchEnded(Box::new(game))));
    }
}

impl TableSession {
    /// Applies an event. Returns whether it is valid, which the network has verified before.
    fn apply(&mut self, event: &Event) -> bool {
        // Events from before the connection are not new.
        let is_live = self.connected == Some(true);
        let time = is_live.then(|| Moment::of(SystemTime::now()));
        let entry = log::entry(self.replica.table(), event, time);
        let Ok(ended) = self.replica.apply(event) else { return false };
        self.log.extend(entry);
        let old = self.log.len().saturating_sub(log::MOST_ENTRIES);
        self.log.drain(..old);
        // Stored matches were filed before, but the program may have ended between saving and filing.
        if event.number as usize + 1 >= self.stored_events {
            self.ended.extend(ended.cloned());
        }
        let Some(table) = self.replica.table() else { return false };
        let now = Instant::now();
        // For events from before the connection, the host sends a clock reading.
        self.clock.restart(table, is_live);
        self.missed_events |= !is_live;
        self.open_since.resize(table.seats().len(), None);
        for (since, seat) in self.open_since.iter_mut().zip(table.seats()) {
            let open = table.is_on() && seat.occupant == Occupant::Nobody;
            *since = open.then(|| since.unwrap_or(now));
        }
        true
    }
}

/// Handles one piece of news. Returns a notice for the player, if any.
fn handle_news(
    online: &mut Online,
    store: &PlayerStore,
    kept: &SavedTables,
    news: News,
    off_board: bool,
) -> Option<Localized> {
    let session = online.session.as_mut()?;
    session.clock.pass_time(session.replica.table(), session.began.elapsed());
    match news {
        News::Connected(connected) => {
            let returns = connected && session.connected == Some(false);
            // Before the first connection none was lost.
            if connected || session.connected.is_some() {
                session.connected = Some(connected);
            }
            if connected {
                session.connection_problem = None;
            } else {
                // Without the host nobody knows whether the clock runs.
                session.clock.freeze(session.replica.table());
            }
            let missed_events = std::mem::take(&mut session.missed_events) && connected;
            // After a reconnection, only a pending action of the player is reported.
            let due = (returns && missed_events && off_board).then(|| due_text(online, kept)).flatten();
            due.or(returns.then_some(msg::ONLINE_FOUND))
        }
        News::Clock(reading) => {
            session.clock.read(reading);
            None
        }
        News::ClockDiffers => Some(msg::ONLINE_CLOCK_DIFFERS),
        News::Event(event) => {
            let asked = session.replica.table().and_then(Table::asked).cloned();
            let is_live = session.connected == Some(true);
            if !session.apply(&event) {
                return None;
            }
            if let (Body::Begin { date }, Some(store)) = (event.body(), &store.open)
                && let (Ok(began), Some(table)) = (date.parse(), online.table())
            {
                saved_tables::record_meetings(store.contacts_path(), table, store.identity().id(), began);
            }
            // Events from before this connection are not reported.
            is_live.then(|| event_text(online, kept, &event, asked.as_ref(), off_board)).flatten()
        }
        News::Presence(present) => {
            session.present = present;
            session.present_since = Instant::now();
            None
        }
        // An invitation for spectators gives no seat.
        News::Refused(Refusal::Spectator) if session.replica.wanted_seat.take().is_some() => None,
        News::Refused(why) => {
            session.sent = None;
            Some(why.into())
        }
        News::Complaint(error) => Some(Localized::from(&error)),
        News::ConnectionProblem(connection_problem) => {
            session.connection_problem = Some(connection_problem);
            Some(connection_problem.describe(online.host_name(kept)?))
        }
        News::JoinRequest { peer, name } => {
            let notice = describe::join_request(kept.contacts(), peer, &name);
            session.join_requests.retain(|(at, _)| *at != peer);
            session.join_requests.push_back((peer, name));
            Some(notice)
        }
        News::JoinRequestWithdrawn(peer) => {
            session.join_requests.retain(|(at, _)| *at != peer);
            None
        }
        News::OtherVersion(why) => Some(why.notice_to_host()),
        News::Stopped(why) => {
            // The board keeps its last state.
            session.computer_searches.clear();
            session.join_requests.clear();
            let sentence = Localized::from(&why);
            session.handle = Err(why);
            Some(sentence)
        }
    }
}
