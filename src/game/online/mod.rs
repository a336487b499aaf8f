//! A table with people far away: it is kept here as the host tells it, the match on the table follows it,
//! and what players here want is said to the host instead of being done.

mod answer;
mod door;
mod follow;
mod hear;
mod kept;
mod nearby;
mod say;
mod words;

use std::collections::VecDeque;
use std::path::Path;
use std::time::{Duration, Instant};

use bevy::prelude::*;

use super::language::Language;
use super::state::{Notice, Step};
use super::turn::Search;
use pushflip_core::online::net::FarTable;
use pushflip_core::online::steward::Steward;
use pushflip_core::online::store::{KeyFault, Store};
use pushflip_core::online::table::clock::grace;
use pushflip_core::online::table::event::Body;
use pushflip_core::online::table::identity::PeerId;
use pushflip_core::online::table::invitation::Invitation;
use pushflip_core::online::table::message::Presence;
use pushflip_core::online::table::state::{Sitter, Table};
use pushflip_core::online::table::terms::Name as PlayerName;

pub use kept::{Kept, KeptTable};
pub use nearby::Nearby;
pub use say::{Answer, says};
pub use words::{knocks, name_of, phrase};

/// Adds the table far away; without one nothing of this runs.
pub fn plugin(app: &mut App) {
    app.init_resource::<Online>()
        .add_plugins((door::plugin, hear::plugin, answer::plugin, follow::plugin, say::plugin))
        .add_plugins((kept::plugin, nearby::plugin))
        .add_systems(
            Update,
            complain.run_if(|online: Res<Online>| !online.complaints.is_empty()).in_set(Step::Hud),
        );
}

/// The table far away that this program sits at, if there is one.
#[derive(Resource, Default)]
pub struct Online {
    /// The files, with the key of this program; opened where they are needed first.
    store: Option<Store>,
    /// What was wrong with them, until it is told.
    complaints: Vec<KeyFault>,
    seated: Option<Seated>,
}

struct Seated {
    far: FarTable,
    /// Whose seats are moved from here.
    me: PeerId,
    /// What the player is called there.
    name: PlayerName,
    /// Keeps the table as its host tells it.
    steward: Steward,
    /// What a computer here thinks about, and the event that asked it.
    thought: Option<(u32, Search<Option<Body>>)>,
    present: Vec<Presence>,
    /// When the host has said who is here.
    present_since: Instant,
    /// Whether somebody had been away for too long at the last look.
    overdue: bool,
    /// Whether the host answers; none before it did for the first time.
    connected: Option<bool>,
    /// Whether this program comes to play, and has not sat down yet.
    wants_seat: bool,
    /// The event after which it has asked for a seat.
    asked_seat: Option<u32>,
    /// Who asks to come in without an invitation, the first one first, as they call themselves.
    knocks: VecDeque<(PeerId, PlayerName)>,
}

impl Online {
    /// Whether there is a table.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.seated.is_some()
    }

    /// The table, once the host has told of it.
    #[must_use]
    pub fn table(&self) -> Option<&Table> {
        self.seated.as_ref()?.steward.table()
    }

    /// Who plays here.
    #[must_use]
    pub fn me(&self) -> Option<PeerId> {
        self.seated.as_ref().map(|seated| seated.me)
    }

    /// The key of this program, once it has sat at a table.
    #[must_use]
    pub fn own_key(&self) -> Option<PeerId> {
        self.store.as_ref().map(|store| store.identity().id())
    }

    /// What sits the player down on a seat.
    #[must_use]
    pub fn sit(&self, seat: u8) -> Option<Body> {
        let name = self.seated.as_ref()?.name.clone();
        Some(Body::Sit { seat, name, machine: false })
    }

    /// Whether this program keeps the table.
    #[must_use]
    pub fn is_host(&self) -> bool {
        self.table().is_some_and(|table| Some(table.host()) == self.me())
    }

    /// Whether the host answers.
    #[must_use]
    pub fn is_connected(&self) -> bool {
        self.seated.as_ref().is_some_and(|seated| seated.connected == Some(true))
    }

    /// For how long somebody has been away, as the host knows it; none while they are here.
    #[must_use]
    pub fn away(&self, peer: PeerId) -> Option<Duration> {
        let seated = self.seated.as_ref()?;
        let present = seated.present.iter().find(|present| present.peer == peer)?;
        Some(Duration::from_secs(present.absent_s?.into()) + seated.present_since.elapsed())
    }

    /// Whether somebody has been away for so long that a match with a clock can be ended without them.
    #[must_use]
    pub fn is_overdue(&self, peer: PeerId) -> bool {
        let grace = self.table().map(|table| grace(table.setup().clock));
        self.away(peer).zip(grace).is_some_and(|(away, grace)| away >= grace)
    }

    /// Whether who sits on a seat is here; none where nobody is far away.
    #[must_use]
    pub fn is_here(&self, seat: usize) -> Option<bool> {
        let peer = self.table()?.seats().get(seat)?.sitter.peer().filter(|&peer| Some(peer) != self.me())?;
        // Without the host nothing is known of the others.
        let alone = !self.is_connected() && !self.is_host();
        Some(!alone && self.away(peer).is_none())
    }

    /// The same in words; none where there is no table.
    #[must_use]
    pub fn state_of(&self, seat: usize, language: Language) -> Option<String> {
        let id = match (&self.table()?.seats().get(seat)?.sitter, self.is_here(seat)) {
            (Sitter::Open, _) => "online-seat-free",
            (Sitter::Person { .. }, None) => "online-seat-you",
            (_, Some(false)) => "online-away",
            (Sitter::Computer(_) | Sitter::Person { machine: true, .. }, _) => "online-computer",
            (Sitter::Person { .. }, Some(true)) => "online-here",
        };
        Some(language.say(id))
    }

    /// The invitation that this program can give, to play or to watch.
    #[must_use]
    pub fn invitation(&self, to_watch: bool) -> Option<Invitation> {
        let far = &self.seated.as_ref()?.far;
        if to_watch { far.to_watch() } else { self.is_host().then(|| far.invitation()) }
    }

    /// Tells the host what is wanted here; whether it can be comes back as an event or a refusal.
    pub fn say(&self, body: Body) {
        if let Some(seated) = &self.seated {
            seated.far.say(body);
        }
    }

    /// Whether a player here may say this now.
    #[must_use]
    pub fn may(&self, body: &Body) -> bool {
        let (Some(table), Some(me)) = (self.table(), self.me()) else { return false };
        table.check(me, body).is_ok()
    }

    /// Who asks the host to be let in, if anybody does, and what they call themselves.
    #[must_use]
    pub fn at_the_door(&self) -> Option<(PeerId, &PlayerName)> {
        let (peer, name) = self.seated.as_ref()?.knocks.front()?;
        Some((*peer, name))
    }

    /// Lets somebody in who has asked, or sends them away.
    fn admit(&mut self, peer: PeerId, yes: bool) {
        if let Some(seated) = &mut self.seated {
            seated.knocks.retain(|(at, _)| *at != peer);
            seated.far.admit(peer, yes);
        }
    }

    /// Leaves the table. One of one's own can be opened again.
    pub fn leave(&mut self) {
        self.seated = None;
    }

    /// Whether a seat is moved from here: by a person, or by the computer of the host.
    fn moves(&self, table: &Table, seat: usize) -> bool {
        match table.seats().get(seat).map(|seat| &seat.sitter) {
            Some(Sitter::Person { peer, .. }) => Some(*peer) == self.me(),
            Some(Sitter::Computer(_)) => self.is_host(),
            _ => false,
        }
    }

    /// The files in the data folder. What is wrong with them is told.
    fn store(&mut self, data: &Path) -> &Store {
        self.store.get_or_insert_with(|| {
            let (store, complaints) = Store::open(data);
            self.complaints.extend(complaints);
            store
        })
    }
}

fn complain(mut online: ResMut<Online>, language: Res<Language>, mut notices: MessageWriter<Notice>) {
    let complaints = std::mem::take(&mut online.bypass_change_detection().complaints);
    notices.write_batch(complaints.iter().map(|fault| Notice(words::key_fault(*language, fault))));
}
