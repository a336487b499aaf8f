//! A table with people far away: it is kept here as the host tells it, the match on the table follows it,
//! and what players here want is said to the host instead of being done.

mod answer;
mod follow;
mod say;

use std::time::{Duration, Instant, SystemTime};

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::language::Language;
use super::settings::Settings;
use super::state::{BackToTable, JoinTable, Menu, Notice, OpenTable, Step, Storage};
use super::wake::Waker;
use pushflip_core::online::net::{FarTable, News, Settings as NetSettings};
use pushflip_core::online::store::{self, Card, Store};
use pushflip_core::online::table::event::{Body, Event, Phrase};
use pushflip_core::online::table::guest::Stop;
use pushflip_core::online::table::identity::PeerId;
use pushflip_core::online::table::invitation::Invitation;
use pushflip_core::online::table::message::{Close, Presence, Refusal};
use pushflip_core::online::table::state::{Sitter, Table};
use pushflip_core::online::table::terms::{Name as PlayerName, Terms};
use pushflip_core::session::{Match, Moment};

/// Adds the table far away; without one nothing of this runs.
pub fn plugin(app: &mut App) {
    app.init_resource::<Online>()
        .add_systems(
            Update,
            (
                open.run_if(on_message::<OpenTable>),
                join.run_if(on_message::<JoinTable>),
                come_back.run_if(on_message::<BackToTable>),
                hear.run_if(|online: Res<Online>| online.is_open()),
            )
                .chain()
                .in_set(Step::Input),
        )
        .add_plugins((answer::plugin, follow::plugin, say::plugin));
}

/// For so long somebody has to be away before a match with a clock can be ended without them.
pub const GRACE: Duration = Duration::from_mins(1);
/// How many may watch a table of this program.
const SPECTATORS: u16 = 32;
/// The most connections of a table: those who play, those who watch, and some that come again.
const CONNECTIONS: usize = 48;

/// The table far away that this program sits at, if there is one.
#[derive(Resource, Default)]
pub struct Online {
    /// The files, with the key of this program; opened with the first table.
    store: Option<Store>,
    seated: Option<Seated>,
}

struct Seated {
    far: FarTable,
    /// Whose seats are moved from here.
    me: PeerId,
    /// What the player is called there.
    name: PlayerName,
    /// As the host has told it; none before the first event.
    table: Option<Table>,
    present: Vec<Presence>,
    /// When the host has said who is here.
    present_since: Instant,
    /// Whether somebody had been away for too long at the last look.
    overdue: bool,
    connected: bool,
    /// Whether this program comes to play, and has not sat down yet.
    wants_seat: bool,
    /// The last event before a match that was said to begin.
    begins_after: Option<u32>,
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
        self.seated.as_ref()?.table.as_ref()
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

    /// What the player here is called at the table.
    ///
    /// # Panics
    /// Never: `Pushflip` is a name.
    #[must_use]
    pub fn name(&self) -> PlayerName {
        let own = self.seated.as_ref().map(|seated| seated.name.clone());
        own.unwrap_or_else(|| PlayerName::try_from("Pushflip".to_string()).expect("a plain word"))
    }

    /// Whether this program keeps the table.
    #[must_use]
    pub fn is_host(&self) -> bool {
        self.table().is_some_and(|table| Some(table.host()) == self.me())
    }

    /// Whether the host answers.
    #[must_use]
    pub fn is_connected(&self) -> bool {
        self.seated.as_ref().is_some_and(|seated| seated.connected)
    }

    /// For how long somebody has been away, as the host knows it; none while they are here.
    #[must_use]
    pub fn away(&self, peer: PeerId) -> Option<Duration> {
        let seated = self.seated.as_ref()?;
        let present = seated.present.iter().find(|present| present.peer == peer)?;
        Some(Duration::from_secs(present.absent_s?.into()) + seated.present_since.elapsed())
    }

    /// Whether somebody at the table has been away for so long that the match can be ended without them.
    fn is_overdue(&self) -> bool {
        let seats = self.table().map(Table::seats).unwrap_or_default();
        let peers = seats.iter().filter_map(|seat| seat.sitter.peer());
        peers.filter_map(|peer| self.away(peer)).any(|away| away >= GRACE)
    }

    /// Whether who sits on a seat is here, in words; none where nobody is far away.
    #[must_use]
    pub fn state_of(&self, seat: usize, language: Language) -> Option<String> {
        let Sitter::Person { peer, machine, .. } = &self.table()?.seats().get(seat)?.sitter else {
            let open = self.table()?.seats()[seat].sitter == Sitter::Open;
            return Some(language.say(if open { "online-seat-free" } else { "online-computer" }));
        };
        // Without the host nothing is known of the others.
        let alone = !self.is_connected() && !self.is_host();
        let id = match self.away(*peer) {
            _ if Some(*peer) == self.me() => "online-seat-you",
            _ if alone => "online-away",
            Some(_) => "online-away",
            None if *machine => "online-computer",
            None => "online-here",
        };
        Some(language.say(id))
    }

    /// The invitation that this program can give, to play or to watch.
    #[must_use]
    pub fn invitation(&self, to_watch: bool) -> Option<Invitation> {
        let far = &self.seated.as_ref()?.far;
        if to_watch { far.to_watch() } else { self.is_host().then(|| far.invitation().clone()) }
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

    /// The tables of this program whose matches go on, at most so many, each with its match.
    pub fn left_tables(&mut self, storage: &Storage, most: usize) -> Vec<(Card, Match)> {
        let store = self.store.get_or_insert_with(|| Store::open(&storage.0.data).0);
        let folder = store.tables();
        let (cards, _) = store::cards(&folder);
        let unfinished = |card: Card| {
            let table = store::load(&folder, card.clone()).ok().and_then(|stored| rebuilt(&stored.events))?;
            let game = table.game().filter(|game| game.result().is_none() && !table.is_closed())?;
            Some((card, game.clone()))
        };
        let mut left: Vec<(Card, Match)> = cards.into_iter().filter_map(unfinished).collect();
        left.sort_by_key(|(_, game)| std::cmp::Reverse(game.began()));
        left.truncate(most);
        left
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

    /// What the network is told of this program.
    fn net(
        &mut self,
        settings: &Settings,
        storage: Option<&Storage>,
    ) -> Result<(NetSettings, Vec<String>), String> {
        let storage = storage.ok_or_else(|| "There is no folder to keep a table in.".to_string())?;
        let mut complaints = Vec::new();
        let store = self.store.get_or_insert_with(|| {
            let (store, found) = Store::open(&storage.0.data);
            complaints = found;
            store
        });
        let net = NetSettings {
            identity: store.identity().clone(),
            name: settings.player_name(),
            reach: settings.net_reach(),
            folder: store.tables(),
            port: 0,
            connections: CONNECTIONS,
        };
        Ok((net, complaints))
    }
}

/// What somebody at the table is called.
#[must_use]
pub fn name_of(table: &Table, peer: PeerId) -> String {
    let seated = table.seats().iter().find_map(|seat| match &seat.sitter {
        Sitter::Person { peer: own, name, .. } if *own == peer => Some(name.to_string()),
        _ => None,
    });
    seated.unwrap_or_else(|| {
        if peer == table.host() { table.terms().host.to_string() } else { peer.to_string() }
    })
}

/// The table as its events leave it.
fn rebuilt(events: &[Event]) -> Option<Table> {
    let (first, rest) = events.split_first()?;
    let mut table = Table::open(first).ok()?;
    rest.iter().try_for_each(|event| table.apply(event)).ok()?;
    Some(table)
}

/// What a phrase says.
#[must_use]
pub fn phrase(language: Language, phrase: Phrase) -> String {
    let id: &'static str = phrase.into();
    language.say(&format!("online-phrase-{id}"))
}

/// What opening and joining have in common.
#[derive(SystemParam)]
struct Door<'w> {
    online: ResMut<'w, Online>,
    settings: Res<'w, Settings>,
    storage: Option<Res<'w, Storage>>,
    language: Res<'w, Language>,
    waker: Waker<'w>,
    notices: MessageWriter<'w, Notice>,
    menu: ResMut<'w, NextState<Menu>>,
}

impl Door<'_> {
    /// Sits down at a table that is made with the settings; the one before is left.
    fn enter(
        &mut self,
        wants_seat: bool,
        make: impl FnOnce(&NetSettings) -> Result<FarTable, String>,
    ) -> bool {
        self.online.leave();
        if self.settings.lacks_relay() {
            self.notices.write(Notice(self.language.say("settings-relay-wrong")));
            return false;
        }
        let made = self.online.net(&self.settings, self.storage.as_deref()).and_then(|(net, complaints)| {
            for sentence in complaints {
                self.notices.write(Notice(sentence));
            }
            make(&net).map(|far| (far, net.identity.id(), net.name))
        });
        let (far, me, name) = match made {
            Ok(made) => made,
            Err(why) => {
                self.notices.write(Notice(self.language.tell("online-stop-net", &[("why", why.into())])));
                return false;
            }
        };
        far.on_news(Box::new(self.waker.call()));
        let seated = Seated {
            far,
            me,
            name,
            table: None,
            present: Vec::new(),
            present_since: Instant::now(),
            overdue: false,
            connected: false,
            wants_seat,
            begins_after: None,
        };
        self.online.seated = Some(seated);
        NextState::set_if_neq(&mut self.menu, Menu::Online);
        true
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
    door.enter(true, |net| FarTable::open(net, terms));
}

fn come_back(mut wishes: MessageReader<BackToTable>, mut door: Door) {
    let Some(BackToTable(card)) = wishes.read().last() else { return };
    let card = (**card).clone();
    door.enter(false, |net| FarTable::reopen(net, store::load(&net.folder, card)?));
}

fn join(mut wishes: MessageReader<JoinTable>, mut door: Door) {
    let Some(JoinTable(invitation)) = wishes.read().last() else { return };
    door.enter(true, |net| FarTable::join(net, (**invitation).clone()));
}

/// Takes the news of the network, and does what needs no player: sits down, begins when all are there.
fn hear(mut online: ResMut<Online>, language: Res<Language>, mut notices: MessageWriter<Notice>) {
    let overdue = online.is_overdue();
    // To look for news is no change.
    let Some(seated) = online.bypass_change_detection().seated.as_mut() else { return };
    let mut heard = Vec::new();
    while let Some(news) = seated.far.news() {
        heard.push(news);
    }
    let changed = std::mem::replace(&mut seated.overdue, overdue) != overdue;
    if heard.is_empty() && !changed {
        return;
    }
    online.set_changed();
    for news in heard {
        if let Some(sentence) = take(&mut online, news, *language) {
            notices.write(Notice(sentence));
        }
    }
    take_seat(&mut online);
    let now = Moment::of(SystemTime::now()).whole_second();
    let begins = Body::Begin { date: now.to_string() };
    if online.is_host() && online.table().is_some_and(Table::can_begin) && online.may(&begins) {
        // Once: what has been said comes back as an event a little later.
        let last = online.table().map(|table| table.last().number);
        if let Some(seated) = online.seated.as_mut().filter(|seated| seated.begins_after != last) {
            seated.begins_after = last;
            seated.far.say(begins);
        }
    }
}

/// One piece of news; what is to be said of it.
fn take(online: &mut Online, news: News, language: Language) -> Option<String> {
    let seated = online.seated.as_mut()?;
    match news {
        News::Connected(connected) => {
            let said = match (seated.connected, connected, seated.table.is_some()) {
                (true, false, _) => Some("online-lost"),
                (false, true, true) if seated.table.as_ref().map(Table::host) != Some(seated.me) => {
                    Some("online-found")
                }
                _ => None,
            };
            seated.connected = connected;
            said.map(|id| language.say(id))
        }
        News::Event(event) => {
            let applied = match &mut seated.table {
                None => Table::open(&event).map(|table| seated.table = Some(table)),
                Some(table) => table.apply(&event),
            };
            match applied {
                Ok(()) => online.table().and_then(|table| told(table, &event, online.me(), language)),
                // The network has checked it before; what does not fit here was told already.
                Err(_) => None,
            }
        }
        News::Presence(present) => {
            seated.present = present;
            seated.present_since = Instant::now();
            None
        }
        News::Refused(why) => Some(refused(language, why)),
        News::Complaint(sentence) => Some(sentence),
        News::Knock { .. } => None,
        News::OtherVersion(Close::GuestOld) => Some(language.say("online-guest-old")),
        News::OtherVersion(_) => Some(language.say("online-host-old")),
        News::Stopped(why) => {
            online.leave();
            Some(stopped(language, &why))
        }
    }
}

/// Sits down on the first free seat, once, and not before all is here that the host has: a seat that seems to
/// be free may be taken in what is still to come.
fn take_seat(online: &mut Online) {
    let ready = |seated: &&mut Seated| seated.wants_seat && seated.connected;
    let Some(seated) = online.seated.as_mut().filter(ready) else { return };
    let Some(table) = &seated.table else { return };
    if table.sits(seated.me) {
        seated.wants_seat = false;
        return;
    }
    let free = table.seats().iter().position(|seat| seat.sitter == Sitter::Open);
    if let Some(seat) = free.and_then(|seat| u8::try_from(seat).ok()) {
        seated.wants_seat = false;
        seated.far.say(Body::Sit { seat, name: seated.name.clone(), machine: false });
    }
}

/// What is to be said of an event beside what the board shows.
fn told(table: &Table, event: &Event, me: Option<PeerId>, language: Language) -> Option<String> {
    if Some(event.author()) == me {
        return None;
    }
    let name = || name_of(table, event.author());
    match event.body() {
        Body::Say(said) => {
            let phrase = phrase(language, *said);
            Some(language.tell("online-says", &[("name", name().into()), ("phrase", phrase.into())]))
        }
        Body::Refuse(_) => Some(language.tell("online-declined", &[("name", name().into())])),
        _ => None,
    }
}

/// Why something cannot be.
fn refused(language: Language, why: Refusal) -> String {
    language.say(match why {
        Refusal::Stale => "online-refused-stale",
        Refusal::NotYours => "online-refused-not-yours",
        Refusal::NotYourTurn => "online-refused-not-your-turn",
        Refusal::Illegal => "online-refused-illegal",
        Refusal::NotNow => "online-refused-not-now",
        Refusal::NotAgreed => "online-refused-not-agreed",
        Refusal::Asked => "online-refused-asked",
        Refusal::TooOften => "online-refused-too-often",
        Refusal::Watching => "online-refused-watching",
    })
}

/// Why the table is over for this program.
fn stopped(language: Language, why: &Stop) -> String {
    let close = match why {
        Stop::Ended(close) => *close,
        Stop::Broken(_) => Close::Differs,
    };
    language.say(match close {
        Close::Done | Close::Closed => "online-stop-done",
        Close::Secret => "online-stop-secret",
        Close::Frame => "online-stop-broken",
        Close::Replaced => "online-stop-replaced",
        Close::Slow | Close::Flood => "online-stop-flood",
        Close::Full => "online-stop-full",
        Close::GuestOld => "online-stop-guest-old",
        Close::HostOld => "online-stop-host-old",
        Close::Differs => "online-stop-differs",
    })
}
