//! A client that keeps the same state as the game.

use std::path::Path;
use std::sync::mpsc::{Receiver, channel};
use std::thread::sleep;
use std::time::{Duration, Instant};

use pushflip_core::online::network::{Reach, Settings, TableHandle};
use pushflip_core::online::news::{ConnectionProblem, News};
use pushflip_core::online::store::{Store, StoredTable, cards, load};
use pushflip_core::online::table::event::{Body, Event};
use pushflip_core::online::table::guest::StopReason;
use pushflip_core::online::table::identity::{Identity, PeerId};
use pushflip_core::online::table::invitation::Invitation;
use pushflip_core::online::table::message::{ClockReading, CloseCode, Presence, Refusal};
use pushflip_core::online::table::state::Table;
use pushflip_core::online::table::terms::{Name, Terms};
use pushflip_core::rules::Variant;
use pushflip_core::session::{Match, Setup};
use rand::prelude::*;
use rand::rngs::ChaCha8Rng;
use tempfile::TempDir;

use super::data_folders;

/// A generous timeout, reached only by failing tests.
const PATIENCE: Duration = Duration::from_mins(2);

/// The polling interval for conditions without news.
const POLL_INTERVAL: Duration = Duration::from_millis(10);

/// A table handle and the received news.
pub struct TestClient {
    pub handle: TableHandle,
    /// A token after each of the news.
    woken: Receiver<()>,
    pub me: PeerId,
    pub table: Option<Table>,
    pub events: Vec<Event>,
    pub connected: bool,
    pub present: Vec<Presence>,
    pub clock: Option<ClockReading>,
    pub refused: Vec<Refusal>,
    pub complaints: Vec<String>,
    pub join_requests: Vec<PeerId>,
    pub others: Vec<CloseCode>,
    pub waiting: Vec<ConnectionProblem>,
    pub stopped: Option<StopReason>,
}

pub fn name(text: &str) -> Name {
    Name::try_from(text.to_string()).expect("a name")
}

pub fn terms(variant: Variant) -> Terms {
    let record = Match::new(Setup::new(variant, &[])).to_record();
    Terms { record, host: name("Host"), undo: true, spectators: 8 }
}

pub fn settings(identity: &Identity, folder: &Path, called: &str) -> Settings {
    Settings {
        identity: identity.clone(),
        name: name(called),
        reach: Reach::Loopback,
        folder: folder.to_path_buf(),
        port: 0,
        connections: 40,
    }
}

/// Opens a table as its host.
pub fn open_table(store: &Store, called: &str, terms: Terms) -> TableHandle {
    TableHandle::open(&settings(store.identity(), &store.tables(), called), terms, None).expect("opened")
}

pub fn join_table(store: &Store, called: &str, invitation: &Invitation) -> TableHandle {
    let settings = settings(store.identity(), &store.tables(), called);
    TableHandle::join(&settings, invitation.clone()).expect("joined")
}

/// The saved table of an invitation.
pub fn saved_table(store: &Store, invitation: &Invitation) -> StoredTable {
    let (cards, complaints) = cards(&store.tables());
    assert!(complaints.is_empty(), "{complaints:?}");
    let card = cards.into_iter().find(|card| card.invitation.secret == invitation.secret);
    load(&store.tables(), card.expect("a card")).expect("a stored table")
}

fn open_store(data: &Path) -> Store {
    let (store, complaints) = Store::open(data);
    assert!(complaints.is_empty(), "{complaints:?}");
    store
}

impl TestClient {
    pub fn new(handle: TableHandle) -> Self {
        let (wake, woken) = channel();
        handle.on_news(Box::new(move || _ = wake.send(())));
        Self {
            me: handle.me(),
            handle,
            woken,
            table: None,
            events: Vec::new(),
            connected: false,
            present: Vec::new(),
            clock: None,
            refused: Vec::new(),
            complaints: Vec::new(),
            join_requests: Vec::new(),
            others: Vec::new(),
            waiting: Vec::new(),
            stopped: None,
        }
    }

    /// Opens a table in a data folder.
    pub fn open(data: &Path, terms: Terms) -> (Store, Self) {
        let store = open_store(data);
        let side = Self::new(open_table(&store, "Host", terms));
        (store, side)
    }

    /// Opens the saved table of an invitation again.
    pub fn reopen(store: &Store, invitation: &Invitation) -> Self {
        let settings = settings(store.identity(), &store.tables(), "Host");
        let stored = saved_table(store, invitation);
        Self::new(TableHandle::reopen(&settings, stored, None).expect("opened again"))
    }

    /// Accepts an invitation with a key of its own.
    pub fn join(data: &Path, invitation: &Invitation, called: &str) -> (Store, Self) {
        let store = open_store(data);
        let side = Self::new(join_table(&store, called, invitation));
        (store, side)
    }

    fn receive(&mut self, news: News) {
        match news {
            News::Connected(up) => self.connected = up,
            News::Event(event) => {
                match &mut self.table {
                    None => self.table = Some(Table::open(&event).expect("a valid first event")),
                    Some(table) => table.apply(&event).expect("a valid event"),
                }
                self.events.push(*event);
            }
            News::Presence(present) => self.present = present,
            News::Clock(reading) => self.clock = Some(reading),
            News::ClockDiffers => {}
            News::Refused(why) => self.refused.push(why),
            News::Complaint(error) => self.complaints.push(error.to_string()),
            News::JoinRequest { peer, .. } => self.join_requests.push(peer),
            News::JoinRequestWithdrawn(peer) => self.join_requests.retain(|&at| at != peer),
            News::OtherVersion(why) => self.others.push(why),
            News::ConnectionProblem(trouble) => self.waiting.push(trouble),
            News::Stopped(why) => self.stopped = Some(why),
        }
    }

    /// Handles all available news.
    pub fn handle_news(&mut self) {
        while let Some(news) = self.handle.news() {
            self.receive(news);
        }
    }

    /// Waits for news up to a time.
    pub fn wait(&mut self, time: Duration) {
        if let Some(news) = self.next_news(time) {
            self.receive(news);
        }
    }

    fn next_news(&self, time: Duration) -> Option<News> {
        let until = Instant::now() + time;
        loop {
            if let Some(news) = self.handle.news() {
                return Some(news);
            }
            self.woken.recv_timeout(until.saturating_duration_since(Instant::now())).ok()?;
        }
    }

    /// Waits for a condition.
    pub fn until(&mut self, what: &str, so: impl Fn(&Self) -> bool) {
        let began = Instant::now();
        self.handle_news();
        while !so(self) {
            let left = PATIENCE.saturating_sub(began.elapsed());
            let Some(news) = self.next_news(left) else {
                panic!("{what}: never; {} events, {:?}, {:?}", self.events.len(), self.refused, self.stopped);
            };
            self.receive(news);
        }
    }

    pub fn wait_for_news(&mut self) {
        let known = self.events.len();
        while self.events.len() == known {
            self.wait(PATIENCE);
        }
    }

    /// Waits until it has as many events as the other.
    pub fn as_far_as(&mut self, other: &Self) {
        let events = other.events.len();
        self.until("the same number of events", |side| side.events.len() >= events);
    }

    pub fn say(&self, body: Body) {
        self.handle.propose(body);
    }

    /// Proposes something, and waits for the event.
    pub fn propose_and_wait(&mut self, body: Body) {
        let me = self.me;
        self.refused.clear();
        self.say(body.clone());
        self.until("the event of the proposal", |side| {
            assert!(side.refused.is_empty(), "{body:?}: {:?}", side.refused);
            side.events.iter().any(|event| event.author() == me && *event.body() == body)
        });
    }

    pub fn sit(&mut self, seat: u8, called: &str) {
        self.propose_and_wait(Body::Sit { seat, name: name(called), machine: false });
    }

    pub fn game(&self) -> &Match {
        self.table.as_ref().and_then(Table::game).expect("a match")
    }

    /// The seat that this client has to move. The host plays forced passes.
    pub fn my_turn(&self) -> Option<usize> {
        let table = self.table.as_ref()?;
        table.game().filter(|game| game.position().forced_pass().is_none())?;
        let (seat, occupant) = table.to_move()?;
        (occupant.peer() == Some(self.me)).then_some(seat)
    }

    /// Plays a random move if it is this client's turn, and waits for the event.
    pub fn play(&mut self, rng: &mut ChaCha8Rng) {
        let game = self.game();
        let plies = game.moves().len();
        let mv = *game.position().moves().choose(rng).expect("a match that goes on has a move");
        self.say(Body::Play { mv: mv.to_string(), thought_ms: 0 });
        self.until("a move is played", |side| side.game().moves().len() > plies);
    }
}

/// Plays a random match between two clients until it is over, or for a number of plies and the passes after
/// them.
pub fn play_on(sides: [&mut TestClient; 2], plies: usize, rng: &mut ChaCha8Rng) {
    let [one, other] = sides;
    let goes_on = |game: &Match| {
        let passes = game.position().forced_pass().is_some();
        game.result().is_none() && (passes || game.moves().len() < plies)
    };
    while goes_on(one.game()) {
        if one.my_turn().is_some() {
            one.play(rng);
        } else if other.my_turn().is_some() {
            other.play(rng);
        } else {
            one.wait_for_news();
        }
        one.as_far_as(other);
        other.as_far_as(one);
    }
    other.as_far_as(one);
    assert_eq!(one.game().to_record(), other.game().to_record());
}

/// Polls a condition.
pub fn wait_for(what: &str, mut so: impl FnMut() -> bool) {
    let began = Instant::now();
    while !so() {
        assert!(began.elapsed() < PATIENCE, "{what}: never");
        sleep(POLL_INTERVAL);
    }
}

/// Both take seats, and a match begins.
pub fn begin(host: &mut TestClient, guest: &mut TestClient) {
    guest.until("the table", |side| side.connected && side.table.is_some());
    guest.sit(1, "Guest");
    host.as_far_as(guest);
    host.sit(0, "Host");
    host.propose_and_wait(Body::Begin { date: "2026-11-23 10:00:00".into() });
    guest.as_far_as(host);
}

/// A host and a guest in a match, each with its own data folder and key.
pub struct Two {
    pub host: TestClient,
    pub guest: TestClient,
    /// The stores of host and guest.
    pub stores: [Store; 2],
    _folders: [TempDir; 2],
}

impl Two {
    /// Starts a match; `None` if this machine has no loopback network, which is printed.
    pub fn begin(variant: Variant) -> Option<Self> {
        let folders = data_folders::<2>()?;
        let (here, mut host) = TestClient::open(folders[0].path(), terms(variant));
        let (there, mut guest) = TestClient::join(folders[1].path(), &host.handle.invitation(), "Guest");
        begin(&mut host, &mut guest);
        Some(Self { host, guest, stores: [here, there], _folders: folders })
    }

    /// Plays random moves until the match is over, or for a number of plies.
    pub fn play_on(&mut self, plies: usize, rng: &mut ChaCha8Rng) {
        play_on([&mut self.host, &mut self.guest], plies, rng);
    }
}
