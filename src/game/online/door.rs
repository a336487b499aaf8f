//! The way to a table: one is opened, joined, or gone back to.

use std::collections::VecDeque;
use std::time::Instant;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::words::no_table;
use super::{Online, Seated};
use crate::game::language::Language;
use crate::game::settings::Settings;
use crate::game::state::{BackToTable, JoinTable, Menu, Notice, OpenTable, Step, Storage};
use crate::game::wake::Waker;
use pushflip_core::online::net::{FarTable, NoTable, Settings as NetSettings};
use pushflip_core::online::steward::Steward;
use pushflip_core::online::store;
use pushflip_core::online::table::invitation::Invitation;
use pushflip_core::online::table::terms::Terms;
use pushflip_core::session::{FileError, Match};

/// Opens and joins.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            open.run_if(on_message::<OpenTable>),
            join.run_if(on_message::<JoinTable>),
            come_back.run_if(on_message::<BackToTable>),
        )
            .chain()
            .in_set(Step::Input),
    );
}

/// How many may watch a table of this program.
const SPECTATORS: u16 = 32;
/// The most connections of a table: those who play, those who watch, and some that come again.
const CONNECTIONS: usize = 48;

/// What opening and joining have in common.
#[derive(SystemParam)]
pub(super) struct Door<'w> {
    online: ResMut<'w, Online>,
    settings: Res<'w, Settings>,
    storage: Option<Res<'w, Storage>>,
    language: Res<'w, Language>,
    pub waker: Waker<'w>,
    notices: MessageWriter<'w, Notice>,
    menu: ResMut<'w, NextState<Menu>>,
}

impl Door<'_> {
    /// Sits down at a table that is made with the settings; the one before is left.
    fn enter(
        &mut self,
        wants_seat: bool,
        to: Option<&Invitation>,
        make: impl FnOnce(&NetSettings) -> Result<FarTable, NoTable>,
    ) {
        self.online.leave();
        let Some(net) = self.net_for(to) else { return };
        let far = match make(&net) {
            Ok(far) => far,
            Err(why) => return self.complain(&why),
        };
        let (me, name) = (far.me(), net.name);
        far.on_news(Box::new(self.waker.call()));
        let seated = Seated {
            far,
            me,
            name,
            steward: Steward::new(me),
            thought: None,
            present: Vec::new(),
            present_since: Instant::now(),
            overdue: false,
            connected: None,
            wants_seat,
            asked_seat: None,
            knocks: VecDeque::new(),
        };
        self.online.seated = Some(seated);
        NextState::set_if_neq(&mut self.menu, Menu::Online);
    }

    /// Says why there is no table.
    pub fn complain(&mut self, why: &NoTable) {
        self.notices.write(Notice(no_table(*self.language, why)));
    }

    /// What the network is told of this program; none if there is no way to it, which is said. Whoever calls
    /// anybody asks here first, so that no relay is left out that was wanted.
    pub fn net(&mut self) -> Option<NetSettings> {
        self.net_for(None)
    }

    /// The same, with the key that was used at the table of an invitation before.
    fn net_for(&mut self, to: Option<&Invitation>) -> Option<NetSettings> {
        if self.settings.lacks_relay() {
            self.notices.write(Notice(self.language.say("settings-relay-wrong")));
            return None;
        }
        let Some(storage) = &self.storage else {
            self.complain(&NoTable::File(FileError::NowhereToSave));
            return None;
        };
        let store = self.online.store(&storage.0.data).clone();
        let net = NetSettings {
            identity: store.identity().clone(),
            name: self.settings.player_name(),
            reach: self.settings.net_reach(),
            folder: store.tables(),
            port: 0,
            connections: CONNECTIONS,
        };
        Some(match to {
            Some(invitation) => net.with_key(store.key_for(invitation)),
            None => net,
        })
    }
}

fn open(mut wishes: MessageReader<OpenTable>, mut door: Door) {
    let Some(OpenTable(setup)) = wishes.read().last() else { return };
    let terms = Terms {
        record: Match::new((**setup).clone()).to_record(),
        host: door.settings.player_name(),
        undo: true,
        spectators: SPECTATORS,
    };
    door.enter(true, None, |net| FarTable::open(net, terms));
}

fn come_back(mut wishes: MessageReader<BackToTable>, mut door: Door) {
    let Some(BackToTable(card)) = wishes.read().last() else { return };
    let card = (**card).clone();
    let invitation = card.invitation.clone();
    door.enter(false, Some(&invitation), |net| FarTable::reopen(net, store::load(&net.folder, card)?));
}

fn join(mut wishes: MessageReader<JoinTable>, mut door: Door) {
    let Some(JoinTable(invitation)) = wishes.read().last() else { return };
    door.enter(true, Some(invitation), |net| FarTable::join(net, (**invitation).clone()));
}
