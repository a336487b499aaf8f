//! Opening, joining and reopening an online table. The new table is made before the old one is left.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::words::table_error_text;
use super::{Online, TableSession};
use crate::game::language::Language;
use crate::game::redraw::Waker;
use crate::game::settings::Settings;
use crate::game::state::{BackToTable, JoinTable, Menu, Notice, OpenTable, Step, Storage};
use pushflip_core::online::network::{Settings as NetworkSettings, TableError, TableHandle};
use pushflip_core::online::store::{self, Card, Role};
use pushflip_core::online::table::invitation::Invitation;
use pushflip_core::online::table::terms::Terms;
use pushflip_core::session::{FileError, Match, Setup};

/// Opens and joins.
pub(super) fn plugin(app: &mut App) {
    app.add_message::<ContinueEntry>()
        .add_systems(
            Update,
            (
                open.run_if(on_message::<OpenTable>),
                join.run_if(on_message::<JoinTable>),
                return_to_table.run_if(on_message::<BackToTable>),
                continue_entry.run_if(on_message::<ContinueEntry>),
            )
                .chain()
                .in_set(Step::Input),
        )
        .add_systems(OnExit(Menu::Online), |mut online: ResMut<Online>| {
            if online.pending_entry.is_some() {
                online.pending_entry = None;
            }
        });
}

/// How many may watch a table of this program.
const SPECTATORS: u16 = 32;
/// The most connections of a table: those who play, those who watch, and some that come again.
const CONNECTIONS: usize = 48;

/// A table to go to.
#[derive(Clone, Debug)]
pub(super) enum Destination {
    Open(Box<Setup>),
    Join(Box<Invitation>),
    Back(Box<Card>),
}

impl Destination {
    /// The invitation to the table; none for a new one.
    fn invitation(&self) -> Option<&Invitation> {
        match self {
            Self::Open(_) => None,
            Self::Join(invitation) => Some(invitation),
            Self::Back(card) => Some(&card.invitation),
        }
    }
}

/// A question to the player before a table is opened or joined.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EntryQuestion {
    /// The player's name for the others.
    Name,
    /// Whether they leave the match that they play.
    Leave,
}

/// The player has answered the question: on to the table.
#[derive(Message, Clone, Copy, Debug)]
pub struct ContinueEntry;

/// What opening and joining have in common.
#[derive(SystemParam)]
pub(super) struct TableOpener<'w> {
    online: ResMut<'w, Online>,
    settings: Res<'w, Settings>,
    storage: Option<Res<'w, Storage>>,
    language: Res<'w, Language>,
    pub waker: Waker<'w>,
    notices: MessageWriter<'w, Notice>,
    menu: ResMut<'w, NextState<Menu>>,
}

impl TableOpener<'_> {
    /// Goes to a table, after what has to be asked before.
    fn go_to(&mut self, way: Destination, may_leave: bool) {
        if let Some(why) = self.already_there_message(&way) {
            self.notices.write(Notice(self.language.say(why)));
            return;
        }
        let Some(net) = self.network_settings_for(way.invitation()) else { return };
        let question = if !matches!(way, Destination::Back(_)) && !self.settings.has_player_name() {
            Some(EntryQuestion::Name)
        } else if !may_leave && self.online.is_playing() {
            Some(EntryQuestion::Leave)
        } else {
            None
        };
        if let Some(question) = question {
            self.online.pending_entry = Some((way, question));
            NextState::set_if_neq(&mut self.menu, Menu::Online);
            return;
        }
        match Self::make(&net, way) {
            Ok((handle, wants_seat, stored_events)) => {
                handle.on_news(Box::new(self.waker.call()));
                // Only now: who cannot get to the new table keeps the old one.
                self.online.leave();
                self.online.session = Some(TableSession::new(handle, net.name, wants_seat, stored_events));
                NextState::set_if_neq(&mut self.menu, Menu::Online);
            }
            Err(why) => self.complain(&why),
        }
    }

    /// Why there is no need to go to a table: it is the player's own, or they are there.
    fn already_there_message(&self, way: &Destination) -> Option<&'static str> {
        let invitation = way.invitation()?;
        if matches!(way, Destination::Join(_)) && self.online.is_own(invitation.host) {
            return Some("online-own-table");
        }
        self.online.takes_part_at(invitation).then_some("online-at-this-table")
    }

    /// Makes the table; whether the player wants a seat there, and how many of its events are stored_events.
    fn make(net: &NetworkSettings, way: Destination) -> Result<(TableHandle, bool, usize), TableError> {
        let (card, wants_seat) = match way {
            Destination::Open(setup) => {
                let record = Match::new(*setup).to_record();
                let terms = Terms { record, host: net.name.clone(), undo: true, spectators: SPECTATORS };
                return Ok((TableHandle::open(net, terms)?, true, 0));
            }
            Destination::Join(invitation) => {
                (Card { role: Role::Guest, invitation: *invitation, name: net.name.clone(), port: 0 }, true)
            }
            Destination::Back(card) => (*card, false),
        };
        let stored = store::load(&net.folder, card)?;
        let events = stored.events.len();
        Ok((TableHandle::reopen(net, stored)?, wants_seat, events))
    }

    /// Says why there is no table.
    pub fn complain(&mut self, why: &TableError) {
        self.notices.write(Notice(table_error_text(*self.language, why)));
    }

    /// What the network is told of this program; none if there is no way to it, which is said. Whoever calls
    /// anybody asks here first, so that no relay is left out that was wanted.
    pub fn network_settings(&mut self) -> Option<NetworkSettings> {
        self.network_settings_for(None)
    }

    /// The same, with the key that was used at the table of an invitation before.
    fn network_settings_for(&mut self, to: Option<&Invitation>) -> Option<NetworkSettings> {
        if self.settings.lacks_relay() {
            self.notices.write(Notice(self.language.say("settings-relay-wrong")));
            return None;
        }
        let Some(storage) = &self.storage else {
            self.complain(&TableError::File(FileError::NowhereToSave));
            return None;
        };
        let store = self.online.store(&storage.0.data).clone();
        let net = NetworkSettings {
            identity: store.identity().clone(),
            name: self.settings.player_name(),
            reach: self.settings.network_reach(),
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

fn open(mut wishes: MessageReader<OpenTable>, mut opener: TableOpener) {
    if let Some(OpenTable(setup)) = wishes.read().last() {
        opener.go_to(Destination::Open(setup.clone()), false);
    }
}

fn join(mut wishes: MessageReader<JoinTable>, mut opener: TableOpener) {
    if let Some(JoinTable(invitation)) = wishes.read().last() {
        opener.go_to(Destination::Join(invitation.clone()), false);
    }
}

fn return_to_table(mut wishes: MessageReader<BackToTable>, mut opener: TableOpener) {
    if let Some(BackToTable(card)) = wishes.read().last() {
        opener.go_to(Destination::Back(card.clone()), false);
    }
}

fn continue_entry(mut answers: MessageReader<ContinueEntry>, mut opener: TableOpener) {
    answers.clear();
    if let Some((way, question)) = opener.online.pending_entry.take() {
        opener.go_to(way, question == EntryQuestion::Leave);
    }
}
