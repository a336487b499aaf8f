//! Online players without a window for the gallery, each with a key, a folder and a connection of their own.

use std::path::Path;
use std::time::{Duration, Instant, SystemTime};

use bevy::prelude::*;

use pushflip::game::online::Online;
use pushflip::game::state::Storage;
use pushflip_core::online::network::{
    Announcement, News, PendingJoinRequest, Reach, Settings as NetSettings, TableHandle,
};
use pushflip_core::online::replica::{HostAction, TableReplica};
use pushflip_core::online::store::Store;
use pushflip_core::online::table::event::Body;
use pushflip_core::online::table::identity::PeerId;
use pushflip_core::online::table::invitation::Invitation;
use pushflip_core::online::table::state::{Occupant, Table};
use pushflip_core::online::table::terms::{Name as PlayerName, Terms};
use pushflip_core::session::{Match, Moment, Setup};

/// How many connections a friend's table has room for.
const CONNECTIONS: usize = 8;

/// A ply that was not heard is said again after so long.
const AGAIN: Duration = Duration::from_secs(30);

/// Somebody far away.
pub(super) struct Friend {
    settings: NetSettings,
    /// Keeps the key theirs.
    _store: Store,
    steward: TableReplica,
    far: Option<TableHandle>,
    /// The event after which they asked for a seat.
    asked: Option<u32>,
    announced: Option<Announcement>,
    knocking: Option<PendingJoinRequest>,
}

impl Friend {
    /// Somebody who keeps their files in a folder.
    pub fn new(folder: &Path, name: &str) -> Self {
        let (store, _) = Store::open(folder);
        let settings = NetSettings {
            identity: store.identity().clone(),
            name: PlayerName::try_from(name.to_string()).expect("a name"),
            reach: Reach::Loopback,
            folder: store.tables(),
            port: 0,
            connections: CONNECTIONS,
        };
        let steward = TableReplica::new(settings.identity.id());
        Self { settings, _store: store, steward, far: None, asked: None, announced: None, knocking: None }
    }

    /// Whose key it is.
    pub fn id(&self) -> PeerId {
        self.settings.identity.id()
    }

    /// Opens a table; the invitation to it.
    ///
    /// # Errors
    /// A sentence if this machine cannot talk to itself.
    pub fn open(&mut self, setup: Setup) -> Result<Invitation, String> {
        (self.steward, self.asked) = (TableReplica::new(self.id()), None);
        let record = Match::new(setup).to_record();
        let host = self.settings.name.clone();
        let far = TableHandle::open(&self.settings, Terms { record, host, undo: true, spectators: 4 })?;
        Ok(self.far.insert(far).invitation())
    }

    /// Announces the own table, where the system allows that.
    pub fn announce(&mut self) {
        let variant = self.table().map(|table| table.setup().variant).unwrap_or_default();
        self.announced = self.far.as_ref().and_then(|far| far.announce(variant).ok());
    }

    /// Comes with an invitation, to sit down.
    ///
    /// # Errors
    /// A sentence if this machine cannot talk to itself.
    pub fn join(&mut self, invitation: Invitation) -> Result<(), String> {
        self.far = Some(TableHandle::join(&self.settings, invitation)?);
        Ok(())
    }

    /// Asks to be let in at somebody's table.
    ///
    /// # Errors
    /// A sentence if this machine cannot talk to itself.
    pub fn knock(&mut self, table: &Table, at: &Invitation) -> Result<(), String> {
        let addresses = at.addresses.clone();
        self.knocking =
            Some(PendingJoinRequest::start(&self.settings, table.host(), table.id(), addresses, || ())?);
        Ok(())
    }

    /// Closes the program.
    pub fn leave(&mut self) {
        self.announced = None;
        self.far = None;
    }

    /// The table where they are.
    pub fn table(&self) -> Option<&Table> {
        self.steward.table()
    }

    /// Says something there.
    pub fn say(&self, body: Body) {
        if let Some(far) = &self.far {
            far.propose(body);
        }
    }

    /// Hears what has happened, sits down, and begins matches at the own table.
    fn serve(&mut self) {
        let Some(far) = &self.far else { return };
        while let Some(news) = far.news() {
            if let News::Event(event) = news {
                // The network has checked it.
                let _ = self.steward.apply(&event);
            }
        }
        // Somebody else may have been quicker.
        let stands = |table: &&Table| !table.sits(self.settings.identity.id());
        if let Some(table) = self.steward.table().filter(stands)
            && let Some(seat) = table.seats().iter().position(|seat| seat.occupant == Occupant::Nobody)
            && self.asked.replace(table.last().number) != Some(table.last().number)
        {
            let name = self.settings.name.clone();
            far.propose(Body::Sit { seat: u8::try_from(seat).unwrap_or_default(), name, machine: false });
        }
        if let Some(HostAction::Propose(body)) =
            self.steward.next_action(Moment::of(SystemTime::now()).whole_second())
        {
            far.propose(body);
        }
    }
}

/// All of them.
#[derive(Resource, Default)]
pub(super) struct Friends {
    all: Vec<Friend>,
    /// The event after which a ply was played, and when.
    played: Option<(u32, Instant)>,
}

impl Friends {
    /// Somebody new, whose files lie beside those of the game.
    pub fn meet<'w>(world: &'w mut World, name: &str) -> &'w mut Friend {
        let data = world.resource::<Storage>().0.data.clone();
        let mut friends = world.resource_mut::<Self>();
        let folder = data.join(format!("friend-{}", friends.all.len() + 1));
        friends.all.push(Friend::new(&folder, name));
        friends.into_inner().all.last_mut().expect("just met")
    }

    /// The first one.
    pub fn first(world: &mut World) -> &mut Friend {
        let friends = world.resource_mut::<Self>().into_inner();
        friends.all.first_mut().expect("somebody was met")
    }

    /// Whoever has a table of their own announces it.
    pub fn announce(world: &mut World) {
        // They have heard of it by now.
        Self::serve(world);
        world.resource_mut::<Self>().all.iter_mut().for_each(Friend::announce);
    }

    /// All go.
    pub fn part(world: &mut World) {
        if let Some(mut friends) = world.get_resource_mut::<Self>() {
            *friends = Self::default();
        }
    }

    /// Everybody does what is due.
    pub fn serve(world: &mut World) {
        if let Some(mut friends) = world.get_resource_mut::<Self>() {
            friends.all.iter_mut().for_each(Friend::serve);
        }
    }

    /// Whoever is to move at the table plays, of people and here; whether so many plies are played.
    pub fn play(world: &mut World, plies: usize) -> bool {
        let online = world.resource::<Online>();
        let (Some(table), Some(me)) = (online.table(), online.me()) else { return false };
        let (Some(game), Some((_, occupant))) = (table.game(), table.to_move()) else { return false };
        if game.moves().len() >= plies {
            return true;
        }
        let (turn, peer) = (table.last().number, occupant.peer());
        let moves = game.position().moves();
        let mv = moves[game.moves().len() * 7 % moves.len()];
        let friends = world.resource::<Self>();
        if friends.played.is_some_and(|(at, when)| at == turn && when.elapsed() < AGAIN) {
            return false;
        }
        let body = Body::Play { mv: mv.to_string(), thought_ms: 0 };
        // Only who has seen the last ply can answer it.
        let has_seen = |friend: &&Friend| friend.table().is_some_and(|own| own.last().number == turn);
        if peer == Some(me) {
            online.propose(body);
        } else if let Some(friend) = friends.all.iter().filter(has_seen).find(|f| Some(f.id()) == peer) {
            friend.say(body);
        } else {
            return false;
        }
        world.resource_mut::<Self>().played = Some((turn, Instant::now()));
        false
    }
}
