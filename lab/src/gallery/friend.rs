//! Headless online players for the gallery, each with its own key, folder and connection.

use std::path::Path;
use std::time::{Duration, Instant, SystemTime};

use bevy::prelude::*;

use pushflip::game::online::Online;
use pushflip::game::state::Storage;
use pushflip_core::online::network::{
    Announcement, PendingJoinRequest, Reach, Settings as NetSettings, TableHandle,
};
use pushflip_core::online::news::News;
use pushflip_core::online::replica::{AutomaticAction, TableReplica};
use pushflip_core::online::store::Store;
use pushflip_core::online::table::event::Body;
use pushflip_core::online::table::identity::PeerId;
use pushflip_core::online::table::invitation::Invitation;
use pushflip_core::online::table::state::{Occupant, Table};
use pushflip_core::online::table::terms::{Name as PlayerName, Terms};
use pushflip_core::session::{Match, Moment, Setup};

/// Maximum number of connections to a friend's table.
const CONNECTIONS: usize = 8;

/// Time after which an unconfirmed ply is sent again.
const AGAIN: Duration = Duration::from_secs(30);

/// A remote player.
pub(super) struct Friend {
    settings: NetSettings,
    /// The store that owns the key.
    _store: Store,
    replica: TableReplica,
    handle: Option<TableHandle>,
    /// The number of the event after which a seat was requested.
    asked: Option<u32>,
    announced: Option<Announcement>,
    join_request: Option<PendingJoinRequest>,
}

impl Friend {
    /// Creates a player with its files in `folder`.
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
        let replica = TableReplica::new(settings.identity.id());
        Self {
            settings,
            _store: store,
            replica,
            handle: None,
            asked: None,
            announced: None,
            join_request: None,
        }
    }

    /// The public key of the player.
    pub fn id(&self) -> PeerId {
        self.settings.identity.id()
    }

    /// Opens a table and returns the invitation to it.
    ///
    /// # Errors
    /// A sentence if the loopback connection fails.
    pub fn open(&mut self, setup: Setup) -> Result<Invitation, String> {
        (self.replica, self.asked) = (TableReplica::new(self.id()), None);
        let record = Match::new(setup).to_record();
        let host = self.settings.name.clone();
        let terms = Terms { record, host, undo: true, spectators: 4 };
        let handle = TableHandle::open(&self.settings, terms, None).map_err(|error| error.to_string())?;
        Ok(self.handle.insert(handle).invitation())
    }

    /// Announces the player's own table on the local network, if the system supports it.
    pub fn announce(&mut self) {
        let variant = self.table().map(|table| table.setup().variant).unwrap_or_default();
        self.announced = self.handle.as_ref().and_then(|handle| handle.announce(variant).ok());
    }

    /// Joins a table with an invitation.
    ///
    /// # Errors
    /// A sentence if the loopback connection fails.
    pub fn join(&mut self, invitation: Invitation) -> Result<(), String> {
        self.handle = Some(TableHandle::join(&self.settings, invitation).map_err(|error| error.to_string())?);
        Ok(())
    }

    /// Sends a join request to a table.
    ///
    /// # Errors
    /// A sentence if the loopback connection fails.
    pub fn request_to_join(&mut self, table: &Table, at: &Invitation) -> Result<(), String> {
        let addresses = at.addresses.clone();
        self.join_request = Some(
            PendingJoinRequest::start(&self.settings, table.host(), table.id(), addresses, || ())
                .map_err(|error| error.to_string())?,
        );
        Ok(())
    }

    /// Disconnects, as if the program was closed.
    pub fn leave(&mut self) {
        self.announced = None;
        self.handle = None;
    }

    /// The table that the player has opened or joined.
    pub fn table(&self) -> Option<&Table> {
        self.replica.table()
    }

    /// Proposes an event to the table.
    pub fn say(&self, body: Body) {
        if let Some(handle) = &self.handle {
            handle.propose(body);
        }
    }

    /// Applies new events, takes a free seat, and starts matches as the host.
    fn serve(&mut self) {
        let Some(handle) = &self.handle else { return };
        while let Some(news) = handle.news() {
            if let News::Event(event) = news {
                // The network module has validated the event.
                let _ = self.replica.apply(&event);
            }
        }
        // The host rejects the request if the seat is taken by then; the next event triggers a new request.
        let stands = |table: &&Table| !table.sits(self.settings.identity.id());
        if let Some(table) = self.replica.table().filter(stands)
            && let Some(seat) = table.seats().iter().position(|seat| seat.occupant == Occupant::Nobody)
            && self.asked.replace(table.last().number) != Some(table.last().number)
        {
            let name = self.settings.name.clone();
            handle.propose(Body::Sit { seat: u8::try_from(seat).unwrap_or_default(), name, machine: false });
        }
        if let Some(AutomaticAction::Propose(body)) =
            self.replica.next_action(Moment::of(SystemTime::now()).whole_second())
        {
            handle.propose(body);
        }
    }
}

/// All remote players.
#[derive(Resource, Default)]
pub(super) struct Friends {
    all: Vec<Friend>,
    /// The number of the event after which the last ply was sent, and the time of sending.
    played: Option<(u32, Instant)>,
}

impl Friends {
    /// Adds a player, whose files are in a folder next to those of the game.
    pub fn add<'w>(world: &'w mut World, name: &str) -> &'w mut Friend {
        let data = world.resource::<Storage>().0.data.clone();
        let mut friends = world.resource_mut::<Self>();
        let folder = data.join(format!("friend-{}", friends.all.len() + 1));
        friends.all.push(Friend::new(&folder, name));
        friends.into_inner().all.last_mut().expect("the added friend")
    }

    /// The first player.
    pub fn first(world: &mut World) -> &mut Friend {
        let friends = world.resource_mut::<Self>().into_inner();
        friends.all.first_mut().expect("a player was added")
    }

    /// Announces the tables of all players that host one.
    pub fn announce(world: &mut World) {
        // Applies the pending events first.
        Self::serve(world);
        world.resource_mut::<Self>().all.iter_mut().for_each(Friend::announce);
    }

    /// Removes all players.
    pub fn clear(world: &mut World) {
        if let Some(mut friends) = world.get_resource_mut::<Self>() {
            *friends = Self::default();
        }
    }

    /// Updates all players.
    pub fn serve(world: &mut World) {
        if let Some(mut friends) = world.get_resource_mut::<Self>() {
            friends.all.iter_mut().for_each(Friend::serve);
        }
    }

    /// Plays a move for the player whose turn it is, remote or local. Returns whether `plies` plies are played.
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
        // A player can only reply after it has received the last ply.
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
