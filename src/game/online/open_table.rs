//! Opening, joining and reopening an online table. The new table is opened before the old one is left.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::{Online, PlayerStore, SavedTables, TableSession, invitation_text};
use crate::game::redraw::Waker;
use crate::game::settings::Settings;
use crate::game::state::{EnterTable, JoinRequest, MatchCommand, Menu, Notice, SeatsHere, Step, Storage};
use pushflip_core::language::{Localized, msg};
use pushflip_core::online::network::{DiscoveredTable, Settings as NetworkSettings, TableError, TableHandle};
use pushflip_core::online::store::{self, Card, Role};
use pushflip_core::online::table::invitation::Invitation;
use pushflip_core::online::table::terms::Terms;
use pushflip_core::session::{FileError, Match};

pub(super) fn plugin(app: &mut App) {
    app.add_message::<ContinueEntry>()
        .add_systems(
            Update,
            (
                enter.run_if(on_message::<EnterTable>),
                continue_entry.run_if(on_message::<ContinueEntry>),
                follow_reach.run_if(resource_changed::<Settings>),
            )
                .chain()
                .in_set(Step::Input),
        )
        .add_systems(Update, quit.run_if(on_message::<MatchCommand>).in_set(Step::Turn))
        .add_systems(OnExit(Menu::Online), |mut online: ResMut<Online>| {
            if online.pending_entry.is_some() {
                online.pending_entry = None;
            }
        });
}

/// The maximum of spectators of a table.
const SPECTATORS: u16 = 32;
/// The maximum of connections of a table: players, spectators, and some that reconnect.
const CONNECTIONS: usize = 48;

/// A question to the player before a table is entered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EntryQuestion {
    /// The player's public name.
    Name,
    /// An invitation, which the clipboard does not have.
    Invitation,
    /// Whether to leave the current match.
    Leave,
    /// Whether to close the program while guests wait.
    Quit,
}

/// A table that the player goes to after a question.
#[derive(Clone, Debug)]
pub(super) enum Destination {
    Table(EnterTable),
    JoinRequest(Box<DiscoveredTable>),
}

impl Destination {
    /// The host and the game of the table, as far as known.
    pub fn text(&self, kept: &SavedTables) -> Option<Localized> {
        match self {
            Self::Table(EnterTable::Join(invitation)) => invitation_text(kept, invitation),
            Self::JoinRequest(found) => {
                let name = kept.contacts().display_name(found.host, &found.name);
                let host = msg::OnlineInvitesHost { name };
                Some(Localized::joined([host.into(), found.variant.into()], " · "))
            }
            Self::Table(_) => None,
        }
    }
}

/// The player has answered the question.
#[derive(Message, Clone, Copy, Debug)]
pub struct ContinueEntry;

/// The parameters of the systems that enter a table.
#[derive(SystemParam)]
pub(super) struct TableOpener<'w> {
    online: ResMut<'w, Online>,
    store: ResMut<'w, PlayerStore>,
    settings: Res<'w, Settings>,
    storage: Option<Res<'w, Storage>>,
    pub waker: Waker<'w>,
    notices: MessageWriter<'w, Notice>,
    menu: ResMut<'w, NextState<Menu>>,
}

impl TableOpener<'_> {
    /// Enters a table, or asks a question first.
    fn go_to(&mut self, destination: EnterTable, may_leave: bool) {
        if let Some(why) = self.already_there_message(&destination) {
            self.notices.write(Notice(why));
            return;
        }
        let Some(settings) = self.network_settings() else { return };
        let question = if !matches!(destination, EnterTable::Back(_)) && !self.settings.has_player_name() {
            Some(EntryQuestion::Name)
        } else if !may_leave && self.online.is_playing() && self.online.missing_host().is_none() {
            Some(EntryQuestion::Leave)
        } else {
            None
        };
        if let Some(question) = question {
            self.online.pending_entry = Some((question, Some(Destination::Table(destination))));
            NextState::set_if_neq(&mut self.menu, Menu::Online);
            return;
        }
        match self.make(settings, destination) {
            Ok(session) => {
                // If the new table cannot be opened, the old one is kept.
                self.online.leave();
                self.online.session = Some(session);
                NextState::set_if_neq(&mut self.menu, Menu::Online);
            }
            Err(why) => self.complain(&why),
        }
    }

    /// Whether a join request has to wait until the player has a name; then the player is asked for it.
    pub fn must_ask_name(&mut self, found: &DiscoveredTable) -> bool {
        let is_missing = !self.settings.has_player_name();
        if is_missing {
            let request = Destination::JoinRequest(Box::new(found.clone()));
            self.online.pending_entry = Some((EntryQuestion::Name, Some(request)));
        }
        is_missing
    }

    /// The message for a table that is the player's own or the current one.
    fn already_there_message(&self, destination: &EnterTable) -> Option<Localized> {
        let invitation = destination.invitation()?;
        if matches!(destination, EnterTable::Join(_)) && self.store.is_own(invitation.host) {
            return Some(msg::ONLINE_OWN_TABLE);
        }
        self.online.takes_part_at(invitation).then_some(msg::ONLINE_AT_THIS_TABLE)
    }

    /// Opens the table, beside the current one.
    fn make(&self, settings: NetworkSettings, destination: EnterTable) -> Result<TableSession, TableError> {
        let other = self.online.session.as_ref().and_then(|session| session.handle.as_ref().ok());
        let name = settings.name.clone();
        let wants_seat = !matches!(destination, EnterTable::Back(_));
        let reopen = |card: Card| -> Result<_, TableError> {
            let stored = store::load(&settings.folder, card)?;
            let events = stored.events.len();
            Ok((TableHandle::reopen(&settings, stored, other)?, events))
        };
        let (handle, stored_events) = match destination {
            EnterTable::Open(setup) => {
                let record = Match::new(*setup).to_record();
                let terms = Terms { record, host: name, undo: true, spectators: SPECTATORS };
                (TableHandle::open(&settings, terms, other)?, 0)
            }
            EnterTable::Join(invitation) => {
                reopen(Card { role: Role::Guest, invitation: *invitation, name, port: 0 })?
            }
            EnterTable::Back(card) => reopen(*card)?,
        };
        handle.on_news(Box::new(self.waker.call()));
        let (reach, announced) = (self.settings.reach, settings.reach.has_discovery());
        Ok(TableSession::new(handle, settings.name, reach, announced, (wants_seat, stored_events)))
    }

    /// Shows an error as a notice. Messages of the network library are in English, so they are only logged.
    pub fn complain(&mut self, why: &TableError) {
        let text = if let TableError::Other(english) = why {
            warn!("{english}");
            msg::ONLINE_STOP_NET
        } else {
            why.into()
        };
        self.notices.write(Notice(text));
    }

    /// The settings of the network; `None` with a notice if they are not usable. Every use of the network
    /// starts here, so that a wanted relay is never bypassed.
    pub fn network_settings(&mut self) -> Option<NetworkSettings> {
        if self.settings.lacks_relay() {
            self.notices.write(Notice(msg::SETTINGS_RELAY_WRONG));
            return None;
        }
        let Some(storage) = &self.storage else {
            self.complain(&TableError::File(FileError::NowhereToSave));
            return None;
        };
        let store = self.store.open(&storage.0.data);
        Some(NetworkSettings {
            identity: store.identity().clone(),
            name: self.settings.player_name(),
            reach: self.settings.network_reach(),
            folder: store.tables(),
            port: 0,
            connections: CONNECTIONS,
        })
    }
}

fn enter(mut tables: MessageReader<EnterTable>, mut opener: TableOpener) {
    if let Some(table) = tables.read().last() {
        opener.go_to(table.clone(), false);
    }
}

/// Opens the player's own waiting table again after a change of the reach, with a new invitation.
fn follow_reach(mut opener: TableOpener) {
    let reach = opener.settings.reach;
    if !opener.online.can_change_reach() || opener.online.reach() == Some(reach) {
        return;
    }
    let Some(session) = &opener.online.session else { return };
    let (invitation, name) = (session.invitation.clone(), session.name.clone());
    let card = Box::new(Card { role: Role::Host, invitation, name, port: 0 });
    let Some(settings) = opener.network_settings() else { return };
    // Two servers cannot write the same log.
    opener.online.leave();
    match opener.make(settings, EnterTable::Back(card)) {
        Ok(session) => {
            let now = &session.invitation;
            let is_outdated = |copied: &Invitation| copied.secret == now.secret && copied != now;
            if opener.online.copied.as_ref().is_some_and(is_outdated) {
                opener.notices.write(Notice(msg::ONLINE_INVITATION_CHANGED));
            }
            opener.online.session = Some(session);
        }
        Err(why) => opener.complain(&why),
    }
}

fn continue_entry(
    mut answers: MessageReader<ContinueEntry>,
    mut opener: TableOpener,
    here: Res<SeatsHere>,
    mut requests: MessageWriter<JoinRequest>,
    mut commands: MessageWriter<MatchCommand>,
    mut exit: MessageWriter<AppExit>,
) {
    answers.clear();
    match opener.online.pending_entry.take() {
        Some((question, Some(Destination::Table(table)))) => {
            opener.go_to(table, question == EntryQuestion::Leave);
        }
        Some((_, Some(Destination::JoinRequest(found)))) => _ = requests.write(JoinRequest(found)),
        Some((EntryQuestion::Leave, None)) => {
            opener.online.leave();
            opener.menu.set(Menu::None);
            if here.is_online() {
                commands.write(MatchCommand::Leave);
            }
        }
        Some((EntryQuestion::Quit, None)) => _ = exit.write(AppExit::Success),
        Some((EntryQuestion::Name | EntryQuestion::Invitation, None)) | None => {}
    }
}

/// Ends the program. A host whose guests would wait is asked first, once.
fn quit(
    mut commands: MessageReader<MatchCommand>,
    mut online: ResMut<Online>,
    mut menu: ResMut<NextState<Menu>>,
    mut exit: MessageWriter<AppExit>,
) {
    if !commands.read().any(|&command| command == MatchCommand::Quit) {
        return;
    }
    let is_asked = online.entry_question() == Some(EntryQuestion::Quit);
    if is_asked || online.waiting_guests().is_empty() {
        exit.write(AppExit::Success);
        return;
    }
    online.ask(EntryQuestion::Quit);
    NextState::set_if_neq(&mut menu, Menu::Online);
}
