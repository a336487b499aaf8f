//! Saved tables with unfinished matches, and the player's contacts.

use std::cmp::Reverse;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use bevy::prelude::*;
use bevy::tasks::IoTaskPool;

use super::{Online, PlayerStore};
use crate::game::redraw::Waker;
use crate::game::state::{Menu, Notice, RenameContact, Screen, Step, Storage};
use crate::game::turn::Job;
use pushflip_core::language::Localized;
use pushflip_core::online::store::{self, Card, Contact, Contacts, Store};
use pushflip_core::online::table::identity::PeerId;
use pushflip_core::online::table::state::{Occupant, Table};
use pushflip_core::session::{FileError, Match, Moment};

/// Reads the files in the background when the online menu or the title opens, since every table is verified.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SavedTables>().init_resource::<ContactJobs>().add_systems(
        Update,
        (
            (
                look.run_if(
                    resource_changed::<Online>
                        .or_else(state_changed::<Menu>)
                        .or_else(state_changed::<Screen>)
                        .or_else(resource_added::<Storage>),
                ),
                arrive,
            )
                .chain()
                .run_if(in_state(Menu::Online).or_else(in_state(Screen::Title))),
            (rename.run_if(on_message::<RenameContact>), note_names).chain(),
        )
            .in_set(Step::Input),
    );
}

/// The maximum of tables offered for rejoining.
const MOST_LEFT: usize = 3;

/// The saved tables and contacts, as last read.
#[derive(Resource, Default)]
pub struct SavedTables {
    tables: Vec<SavedTable>,
    people: Contacts,
}

/// The reads and writes of the files.
#[derive(Resource, Default)]
struct ContactJobs {
    reading: Option<Job<(Vec<SavedTable>, Contacts)>>,
    renaming: Vec<Job<Result<Contacts, FileError>>>,
}

/// A saved table with its last match.
pub struct SavedTable {
    pub card: Card,
    /// The match, as far as it is saved; a new one if none has begun.
    pub game: Match,
    /// Whether the match is unfinished.
    is_on: bool,
    /// Whether the table waits for its first match, and nothing has happened at another one since.
    is_waiting: bool,
    /// The seated players.
    players: Vec<PeerId>,
}

impl SavedTables {
    /// The tables with unfinished matches, most recent first, then a table that waits for its first match.
    pub fn left(&self) -> impl Iterator<Item = &SavedTable> {
        let waiting = self.tables.iter().filter(|table| table.is_waiting);
        self.tables.iter().filter(|table| table.is_on).take(MOST_LEFT).chain(waiting)
    }

    /// The contacts, most recent first.
    pub fn people(&self) -> Vec<(PeerId, &Contact)> {
        let mut people: Vec<_> = self.people.iter().collect();
        people.sort_by(|(_, one), (_, other)| other.seen.cmp(&one.seen));
        people
    }

    pub fn contacts(&self) -> &Contacts {
        &self.people
    }

    /// The most recent table where a contact was seated.
    pub fn table_with(&self, peer: PeerId) -> Option<&SavedTable> {
        self.tables.iter().find(|table| table.players.contains(&peer))
    }
}

fn look(
    online: Res<Online>,
    menu: Res<State<Menu>>,
    storage: Option<Res<Storage>>,
    waker: Waker,
    (mut store, mut jobs): (ResMut<PlayerStore>, ResMut<ContactJobs>),
) {
    let Some(storage) = storage.filter(|_| !online.is_open()) else { return };
    // The title creates no key for a player who has never played online.
    if *menu.get() != Menu::Online && !Store::has_tables(&storage.0.data) {
        return;
    }
    let store = store.open(&storage.0.data).clone();
    let read = move || (tables_of(&store.tables()), Contacts::load(&store.contacts_path()).0);
    jobs.reading = Some(Job::read(&waker, read));
}

fn arrive(mut jobs: ResMut<ContactJobs>, mut kept: ResMut<SavedTables>) {
    if let Some((tables, people)) = jobs.reading.as_ref().and_then(Job::poll) {
        *kept = SavedTables { tables, people };
        jobs.reading = None;
    }
}

/// Renames contacts in the background.
fn rename(
    mut requests: MessageReader<RenameContact>,
    storage: Option<Res<Storage>>,
    waker: Waker,
    (mut store, mut jobs): (ResMut<PlayerStore>, ResMut<ContactJobs>),
) {
    let Some(storage) = storage else { return };
    for RenameContact { peer, name } in requests.read() {
        let (peer, name) = (*peer, name.clone());
        let path = store.open(&storage.0.data).contacts_path();
        let write = move || Contacts::rename(&path, peer, &name).map(|()| Contacts::load(&path).0);
        jobs.renaming.push(Job::read(&waker, write));
    }
}

fn note_names(
    mut jobs: ResMut<ContactJobs>,
    mut kept: ResMut<SavedTables>,
    mut notices: MessageWriter<Notice>,
) {
    jobs.renaming.retain(|job| {
        let written = job.poll();
        let waits = written.is_none();
        match written {
            None => {}
            Some(Ok(people)) => kept.people = people,
            Some(Err(error)) => _ = notices.write(Notice(Localized::from(&error))),
        }
        waits
    });
}

/// The tables that are not closed, most recently changed first, by this machine's clock, since a host can
/// name any date.
fn tables_of(folder: &Path) -> Vec<SavedTable> {
    let (cards, _) = store::cards(folder);
    let mut tables: Vec<_> = cards.into_iter().filter_map(|card| read(folder, card)).collect();
    tables.sort_by_key(|(changed, _)| Reverse(*changed));
    let mut tables: Vec<SavedTable> = tables.into_iter().map(|(_, table)| table).collect();
    // Only the table opened last still waits for its first match.
    tables.iter_mut().skip(1).for_each(|table| table.is_waiting = false);
    tables
}

fn read(folder: &Path, card: Card) -> Option<(Option<SystemTime>, SavedTable)> {
    let stored = store::peek(folder, card).ok()?;
    let table = Table::replay(&stored.events).ok().filter(|table| !table.is_closed())?;
    let players = table.seats().iter().filter_map(|seat| seat.occupant.peer()).collect();
    let game = table.game().cloned().unwrap_or_else(|| Match::new(table.setup().clone()));
    let (is_on, is_waiting) = (table.is_on(), table.game().is_none());
    Some((stored.changed, SavedTable { card: stored.card, game, is_on, is_waiting, players }))
}

/// Records the players of a starting match as contacts, in the background.
pub(super) fn record_meetings(path: PathBuf, table: &Table, me: PeerId, began: Moment) {
    let person = |occupant: &Occupant| match occupant {
        Occupant::Person { peer, name, machine: false } if *peer != me => Some((*peer, name.clone())),
        _ => None,
    };
    let people: Vec<_> = table.seats().iter().filter_map(|seat| person(&seat.occupant)).collect();
    let write = async move {
        for (peer, name) in people {
            // A contact that cannot be saved is recorded with the next match.
            let _ = Contacts::record_meeting(&path, peer, &name, began);
        }
    };
    IoTaskPool::get().spawn(write).detach();
}
