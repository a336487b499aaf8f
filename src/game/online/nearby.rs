//! Tables on the local network: announced by their host, and found while a player looks for one. Guests without an
//! invitation send a join request.

use std::time::Duration;

use bevy::prelude::*;
use bevy::tasks::IoTaskPool;

use super::open_table::TableOpener;
use super::{Online, PlayerStore, SavedTables};
use crate::game::redraw::Waker;
use crate::game::settings::{OnlineReach, Settings};
use crate::game::state::{EnterTable, JoinRequest, Menu, Notice, Step, Storage};
use pushflip_core::online::describe;
use pushflip_core::online::network::{Announcement, Browser, DiscoveredTable, PendingJoinRequest};
use pushflip_core::online::table::event::TableId;
use pushflip_core::online::table::identity::PeerId;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Nearby>().add_systems(
        Update,
        (search, list, send_join_request.run_if(on_message::<JoinRequest>), receive_answer, announce)
            .chain()
            .in_set(Step::Input),
    );
}

/// The state of the local network. It changes with the list of tables and the pending join request.
#[derive(Resource, Default)]
pub struct Nearby {
    search_state: SearchState,
    tables: Vec<DiscoveredTable>,
    pending_request: Option<(PeerId, PendingJoinRequest)>,
    announced: Option<(AnnouncedTable, Announcement)>,
}

/// A table and its reach: after a change of the reach, the table is announced again.
type AnnouncedTable = (TableId, Option<OnlineReach>);

/// Whether the local network is searched.
#[derive(Default)]
enum SearchState {
    #[default]
    No,
    Yes(Browser),
    /// The system does not allow it.
    Impossible,
}

impl Nearby {
    /// Whether the player's own table is announced.
    pub fn announces(&self) -> bool {
        self.announced.is_some()
    }

    /// The tables of others.
    pub fn tables(&self) -> &[DiscoveredTable] {
        &self.tables
    }

    /// Another table that the host of a guest has opened meanwhile.
    pub fn new_table(&self, online: &Online) -> Option<&DiscoveredTable> {
        let (host, left) = (online.missing_host()?, online.table()?.id());
        self.tables.iter().find(|found| found.host == host && found.table != left)
    }

    /// The announced table of a host.
    pub fn table_of(&self, host: PeerId) -> Option<&DiscoveredTable> {
        self.tables.iter().find(|found| found.host == host)
    }

    /// Whether the network can be searched.
    pub fn can_look(&self) -> bool {
        !matches!(self.search_state, SearchState::Impossible)
    }

    pub fn cancel_request(&mut self) {
        drop_in_background(self.pending_request.take());
    }

    /// The host whose answer is pending.
    pub fn asked(&self) -> Option<PeerId> {
        self.pending_request.as_ref().map(|(host, _)| *host)
    }
}

/// Drops a value in the background, since closing network connections takes time.
fn drop_in_background(thing: impl Send + 'static) {
    IoTaskPool::get().spawn(async move { drop(thing) }).detach();
}

/// Searches while the menu shows tables, and while the host of a guest may have opened another table.
fn search(
    menu: Res<State<Menu>>,
    online: Res<Online>,
    storage: Option<Res<Storage>>,
    settings: Res<Settings>,
    waker: Waker,
    mut nearby: ResMut<Nearby>,
) {
    let is_listed = *menu.get() == Menu::Online && !online.is_open();
    let wanted = (is_listed || online.missing_host().is_some()) && storage.is_some();
    if wanted == !matches!(nearby.search_state, SearchState::No) {
        return;
    }
    nearby.tables.clear();
    if wanted {
        let browser = Browser::start(&settings.network_reach(), waker.call());
        nearby.search_state = browser.map_or(SearchState::Impossible, SearchState::Yes);
    } else {
        drop_in_background((
            std::mem::replace(&mut nearby.search_state, SearchState::No),
            nearby.pending_request.take(),
        ));
    }
}

fn list(store: Res<PlayerStore>, mut nearby: ResMut<Nearby>) {
    let SearchState::Yes(browser) = &nearby.search_state else { return };
    let mut tables = browser.tables();
    tables.retain(|found| !store.is_own(found.host));
    if tables != nearby.tables {
        nearby.tables = tables;
    }
}

fn send_join_request(
    mut join_requests: MessageReader<JoinRequest>,
    mut opener: TableOpener,
    mut nearby: ResMut<Nearby>,
) {
    let Some(JoinRequest(found)) = join_requests.read().last() else { return };
    let Some(net) = opener.network_settings() else { return };
    if opener.must_ask_name(found) {
        return;
    }
    let answered = opener.waker.call();
    match PendingJoinRequest::start(&net, found.host, found.table, found.addresses.clone(), answered) {
        Ok(pending_request) => {
            drop_in_background(nearby.pending_request.replace((found.host, pending_request)));
        }
        Err(why) => opener.complain(&why),
    }
}

fn receive_answer(
    mut nearby: ResMut<Nearby>,
    kept: Res<SavedTables>,
    mut joins: MessageWriter<EnterTable>,
    mut notices: MessageWriter<Notice>,
) {
    let Some((host, pending_request)) = &nearby.pending_request else { return };
    let host = *host;
    let Some(answer) = pending_request.answer(Duration::ZERO) else { return };
    drop_in_background(nearby.pending_request.take());
    match answer {
        Ok(invitation) => _ = joins.write(EnterTable::Join(Box::new(invitation))),
        Err(why) => {
            let found = nearby.table_of(host).map(|found| kept.contacts().display_name(host, &found.name));
            let name = found.unwrap_or_else(|| describe::host(None, host, kept.contacts()));
            notices.write(Notice(why.describe(name)));
        }
    }
}

/// Announces this player's table, where the reach allows it.
fn announce(mut online: ResMut<Online>, mut nearby: ResMut<Nearby>) {
    let own = online.table().filter(|table| online.is_announced() && online.is_host() && !table.is_closed());
    let announced = nearby.announced.as_ref().map(|(table, _)| *table);
    let wanted = own.map(|table| (table.id(), online.reach()));
    if wanted == announced {
        return;
    }
    drop_in_background(nearby.announced.take());
    let Some(((table, wanted), handle)) =
        own.zip(wanted).zip(online.session.as_ref().and_then(|session| session.handle.as_ref().ok()))
    else {
        return;
    };
    if let Ok(announced) = handle.announce(table.setup().variant) {
        nearby.announced = Some((wanted, announced));
    } else {
        // Without multicast, the invitation still works.
        online.announce(false);
    }
}
