//! Tables on the local network: browsed while the menu shows them, announced if the host wants it. People
//! without an invitation send a join request.

use std::time::Duration;

use bevy::prelude::*;
use bevy::tasks::IoTaskPool;

use super::Online;
use super::open_table::TableOpener;
use super::words::join_request_error_text;
use crate::game::language::Language;
use crate::game::redraw::Waker;
use crate::game::settings::Settings;
use crate::game::state::{JoinRequest, JoinTable, Menu, Notice, Step, Storage};
use pushflip_core::online::network::{Announcement, Browser, DiscoveredTable, PendingJoinRequest};
use pushflip_core::online::table::event::TableId;
use pushflip_core::online::table::identity::PeerId;
use pushflip_core::online::table::state::Table;

/// Looks, announces and knocks.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Nearby>().add_systems(
        Update,
        (look_around, list, knock.run_if(on_message::<JoinRequest>), hear_answer, announce)
            .chain()
            .in_set(Step::Input),
    );
}

/// What is known of the local network. It changes with the list of tables, and with where one has knocked.
#[derive(Resource, Default)]
pub struct Nearby {
    looking: Looking,
    tables: Vec<DiscoveredTable>,
    knocking: Option<(PeerId, PendingJoinRequest)>,
    announced: Option<(TableId, Announcement)>,
}

/// Whether tables are looked for.
#[derive(Default)]
enum Looking {
    #[default]
    No,
    Yes(Browser),
    /// The system allows it not.
    Impossible,
}

impl Nearby {
    /// Whether the player's own table is announced.
    #[must_use]
    pub fn announces(&self) -> bool {
        self.announced.is_some()
    }

    /// The tables of others.
    #[must_use]
    pub fn tables(&self) -> &[DiscoveredTable] {
        &self.tables
    }

    /// The table that somebody has open.
    #[must_use]
    pub fn table_of(&self, host: PeerId) -> Option<&DiscoveredTable> {
        self.tables.iter().find(|found| found.host == host)
    }

    /// Whether they can be looked for.
    #[must_use]
    pub fn can_look(&self) -> bool {
        !matches!(self.looking, Looking::Impossible)
    }

    /// Whose answer is awaited.
    #[must_use]
    pub fn asked(&self) -> Option<PeerId> {
        self.knocking.as_ref().map(|(host, _)| *host)
    }
}

/// Lets something go beside the window: goodbyes to the network take their time.
fn let_go(thing: impl Send + 'static) {
    IoTaskPool::get().spawn(async move { drop(thing) }).detach();
}

/// Looks as long as the menu offers tables.
fn look_around(
    menu: Res<State<Menu>>,
    online: Res<Online>,
    storage: Option<Res<Storage>>,
    settings: Res<Settings>,
    waker: Waker,
    mut nearby: ResMut<Nearby>,
) {
    let wanted = *menu.get() == Menu::Online && !online.is_open() && storage.is_some();
    if wanted == !matches!(nearby.looking, Looking::No) {
        return;
    }
    nearby.tables.clear();
    if wanted {
        let browser = Browser::start(&settings.network_reach(), waker.call());
        nearby.looking = browser.map_or(Looking::Impossible, Looking::Yes);
    } else {
        let_go((std::mem::replace(&mut nearby.looking, Looking::No), nearby.knocking.take()));
    }
}

fn list(online: Res<Online>, mut nearby: ResMut<Nearby>) {
    let Looking::Yes(browser) = &nearby.looking else { return };
    let mut tables = browser.tables();
    tables.retain(|found| !online.is_own(found.host));
    if tables != nearby.tables {
        nearby.tables = tables;
    }
}

fn knock(mut join_requests: MessageReader<JoinRequest>, mut opener: TableOpener, mut nearby: ResMut<Nearby>) {
    let Some(JoinRequest(found)) = join_requests.read().last() else { return };
    let Some(net) = opener.network_settings() else { return };
    let answered = opener.waker.call();
    match PendingJoinRequest::start(&net, found.host, found.table, found.addresses.clone(), answered) {
        Ok(knocking) => let_go(nearby.knocking.replace((found.host, knocking))),
        Err(why) => opener.complain(&why),
    }
}

fn hear_answer(
    language: Res<Language>,
    mut nearby: ResMut<Nearby>,
    mut joins: MessageWriter<JoinTable>,
    mut notices: MessageWriter<Notice>,
) {
    let Some((_, knocking)) = &nearby.knocking else { return };
    let Some(answer) = knocking.answer(Duration::ZERO) else { return };
    let_go(nearby.knocking.take());
    match answer {
        Ok(invitation) => _ = joins.write(JoinTable(Box::new(invitation))),
        Err(why) => _ = notices.write(Notice(join_request_error_text(*language, why))),
    }
}

/// Announces the own table while its player wants it.
fn announce(
    mut online: ResMut<Online>,
    language: Res<Language>,
    mut nearby: ResMut<Nearby>,
    mut notices: MessageWriter<Notice>,
) {
    let own = online.table().filter(|table| online.is_announced() && online.is_host() && !table.is_closed());
    let announced = nearby.announced.as_ref().map(|(table, _)| *table);
    if own.map(Table::id) == announced {
        return;
    }
    let_go(nearby.announced.take());
    let Some((table, handle)) = own.zip(online.session.as_ref().and_then(|session| session.handle.as_ref()))
    else {
        return;
    };
    if let Ok(announced) = handle.announce(table.setup().variant) {
        nearby.announced = Some((table.id(), announced));
    } else {
        online.announce(false);
        notices.write(Notice(language.say("online-no-network")));
    }
}
