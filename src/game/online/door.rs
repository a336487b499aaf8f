//! Opening, joining and reopening an online table. The new table is made before the old one is left.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::words::no_table;
use super::{Online, Seated};
use crate::game::language::Language;
use crate::game::redraw::Waker;
use crate::game::settings::Settings;
use crate::game::state::{BackToTable, JoinTable, Menu, Notice, OpenTable, Step, Storage};
use pushflip_core::online::net::{FarTable, NoTable, Settings as NetSettings};
use pushflip_core::online::store::{self, Card, Role};
use pushflip_core::online::table::invitation::Invitation;
use pushflip_core::online::table::terms::Terms;
use pushflip_core::session::{FileError, Match, Setup};

/// Opens and joins.
pub(super) fn plugin(app: &mut App) {
    app.add_message::<Proceed>()
        .add_systems(
            Update,
            (
                open.run_if(on_message::<OpenTable>),
                join.run_if(on_message::<JoinTable>),
                come_back.run_if(on_message::<BackToTable>),
                proceed.run_if(on_message::<Proceed>),
            )
                .chain()
                .in_set(Step::Input),
        )
        .add_systems(OnExit(Menu::Online), |mut online: ResMut<Online>| {
            if online.asks.is_some() {
                online.asks = None;
            }
        });
}

/// How many may watch a table of this program.
const SPECTATORS: u16 = 32;
/// The most connections of a table: those who play, those who watch, and some that come again.
const CONNECTIONS: usize = 48;

/// A table to go to.
#[derive(Clone, Debug)]
pub(super) enum Way {
    Open(Box<Setup>),
    Join(Box<Invitation>),
    Back(Box<Card>),
}

impl Way {
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
pub enum Question {
    /// The player's name for the others.
    Name,
    /// Whether they leave the match that they play.
    Leave,
}

/// The player has answered the question: on to the table.
#[derive(Message, Clone, Copy, Debug)]
pub struct Proceed;

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
    /// Goes to a table, after what has to be asked before.
    fn enter(&mut self, way: Way, may_leave: bool) {
        if let Some(why) = self.needless(&way) {
            self.notices.write(Notice(self.language.say(why)));
            return;
        }
        let Some(net) = self.net_for(way.invitation()) else { return };
        let question = if !matches!(way, Way::Back(_)) && !self.settings.has_player_name() {
            Some(Question::Name)
        } else if !may_leave && self.online.plays() {
            Some(Question::Leave)
        } else {
            None
        };
        if let Some(question) = question {
            self.online.asks = Some((way, question));
            NextState::set_if_neq(&mut self.menu, Menu::Online);
            return;
        }
        match Self::make(&net, way) {
            Ok((far, wants_seat, stored)) => {
                far.on_news(Box::new(self.waker.call()));
                // Only now: who cannot get to the new table keeps the old one.
                self.online.leave();
                self.online.seated = Some(Seated::new(far, net.name, wants_seat, stored));
                NextState::set_if_neq(&mut self.menu, Menu::Online);
            }
            Err(why) => self.complain(&why),
        }
    }

    /// Why there is no need to go to a table: it is the player's own, or they are there.
    fn needless(&self, way: &Way) -> Option<&'static str> {
        let invitation = way.invitation()?;
        if matches!(way, Way::Join(_)) && self.online.is_own(invitation.host) {
            return Some("online-own-table");
        }
        self.online.is_at(invitation).then_some("online-at-this-table")
    }

    /// Makes the table; whether the player wants a seat there, and how many of its events are stored.
    fn make(net: &NetSettings, way: Way) -> Result<(FarTable, bool, usize), NoTable> {
        let (card, wants_seat) = match way {
            Way::Open(setup) => {
                let record = Match::new(*setup).to_record();
                let terms = Terms { record, host: net.name.clone(), undo: true, spectators: SPECTATORS };
                return Ok((FarTable::open(net, terms)?, true, 0));
            }
            Way::Join(invitation) => {
                (Card { role: Role::Guest, invitation: *invitation, name: net.name.clone(), port: 0 }, true)
            }
            Way::Back(card) => (*card, false),
        };
        let stored = store::load(&net.folder, card)?;
        let events = stored.events.len();
        Ok((FarTable::reopen(net, stored)?, wants_seat, events))
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
    if let Some(OpenTable(setup)) = wishes.read().last() {
        door.enter(Way::Open(setup.clone()), false);
    }
}

fn join(mut wishes: MessageReader<JoinTable>, mut door: Door) {
    if let Some(JoinTable(invitation)) = wishes.read().last() {
        door.enter(Way::Join(invitation.clone()), false);
    }
}

fn come_back(mut wishes: MessageReader<BackToTable>, mut door: Door) {
    if let Some(BackToTable(card)) = wishes.read().last() {
        door.enter(Way::Back(card.clone()), false);
    }
}

fn proceed(mut answers: MessageReader<Proceed>, mut door: Door) {
    answers.clear();
    if let Some((way, question)) = door.online.asks.take() {
        door.enter(way, question == Question::Leave);
    }
}
