//! Online tables: two complete games in one process, over the loopback network.

mod board;
mod ends;
mod lobby;
mod returns;
mod ways;
mod words;

use std::net::UdpSocket;
use std::sync::mpsc::channel;
use std::thread::sleep;
use std::time::{Duration, Instant};

use bevy::input_focus::InputFocus;
use bevy::prelude::{Name, States};

use crate::harness::{TestApp, folders, matches::from};
use pushflip::game::online::Online;
use pushflip::game::settings::OnlineReach;
use pushflip::game::state::{EnterTable, MatchCommand, Menu, Notice, OfferedInvitation, Phase, Screen};
use pushflip_core::language::Language;
use pushflip_core::online::network::{Browser, Reach, Settings as NetSettings, TableHandle};
use pushflip_core::online::store::{Contacts, Store};
use pushflip_core::online::table::event::Body;
use pushflip_core::online::table::identity::PeerId;
use pushflip_core::online::table::invitation::Invitation;
use pushflip_core::online::table::state::Table as OnlineTable;
use pushflip_core::online::table::terms::{Name as PlayerName, Terms};
use pushflip_core::rules::Variant;
use pushflip_core::session::{ClockRule, Controller, Match, Setup};
use tempfile::TempDir;

const NAMES: [&str; 2] = ["Ana", "Ben"];

/// The timeout in real time; test machines are slow.
const PATIENCE: Duration = Duration::from_mins(2);

/// Whether this machine has a loopback network; otherwise the tests are skipped.
pub fn has_loopback() -> bool {
    let can = UdpSocket::bind("127.0.0.1:0").is_ok();
    if !can {
        println!("skipped: this machine has no loopback");
    }
    can
}

/// A Quixo table opened without a window, with its own folder.
pub fn table_elsewhere() -> (TempDir, TableHandle) {
    let folder = tempfile::tempdir().expect("a folder");
    let (store, _) = Store::open(folder.path());
    let name = PlayerName::try_from("Probe".to_string()).expect("a name");
    let net = NetSettings {
        identity: store.identity().clone(),
        name: name.clone(),
        reach: Reach::Loopback,
        folder: store.tables(),
        port: 0,
        connections: 8,
    };
    let record = Match::new(two_people(Variant::Quixo)).to_record();
    let terms = Terms { record, host: name, undo: true, spectators: 0 };
    (folder, TableHandle::open(&net, terms, None).expect("a table"))
}

/// Whether this machine receives its own multicast announcements; otherwise the tests are skipped.
fn has_multicast() -> bool {
    let (_folder, table) = table_elsewhere();
    let (sender, changed) = channel();
    let browser = Browser::start(&Reach::Loopback, move || {
        // The receiver may be gone.
        let _ = sender.send(());
    });
    if let (Ok(browser), Ok(_announced)) = (browser, table.announce(Variant::Quixo)) {
        let is_found = || browser.tables().iter().any(|found| found.host == table.invitation().host);
        let start = Instant::now();
        while let Some(left) = PATIENCE.checked_sub(start.elapsed()) {
            if is_found() {
                return true;
            }
            let _ = changed.recv_timeout(left);
        }
    }
    println!("skipped: multicast does not arrive on this machine");
    false
}

/// A game with the reach of this machine.
fn at_home(folder: &TempDir, name: &str) -> TestApp {
    named(TestApp::keeping(folders(folder.path())), name)
}

/// A game with its own folders and the reach of this machine; `None` without a loopback network.
pub fn alone(name: &str) -> Option<TestApp> {
    has_loopback().then(|| named(TestApp::keeping_files(), name))
}

fn named(mut app: TestApp, name: &str) -> TestApp {
    app.settings().reach = OnlineReach::ThisMachine;
    app.set(|settings| settings.name = name.into());
    app
}

/// Two players, Ana and Ben, each with a game and a data folder.
struct Pair {
    tables: [TestApp; 2],
    folders: [TempDir; 2],
}

impl Pair {
    /// Both at the title; `None` if this machine has no loopback network.
    fn apart() -> Option<Self> {
        if !has_loopback() {
            return None;
        }
        let folders = [(); 2].map(|()| tempfile::tempdir().expect("a folder"));
        Some(Self { tables: [0, 1].map(|who| at_home(&folders[who], NAMES[who])), folders })
    }

    /// Ana opens a table, Ben joins by her invitation, and the match begins by itself.
    fn meet(setup: Setup) -> Option<Self> {
        let mut pair = Self::apart()?;
        pair.open(setup);
        pair.invite();
        pair.until(Screen::Playing);
        Some(pair)
    }

    fn open(&mut self, setup: Setup) {
        self.tables[0].send(EnterTable::Open(Box::new(setup)));
        self.wait("the table", |[host, _]| host.sits());
    }

    /// Ends the program of a player.
    fn quit(&mut self, who: usize) {
        drop(std::mem::replace(&mut self.tables[who], TestApp::open(640, 360)));
    }

    fn start_again(&mut self, who: usize) {
        // The key is free only after the previous window is closed.
        self.quit(who);
        self.tables[who] = at_home(&self.folders[who], NAMES[who]);
    }

    /// Ben accepts the invitation from his clipboard.
    fn invite(&mut self) {
        let invitation = self.invitation();
        self.tables[1].offer(&invitation);
        self.tables[1].press_named("Join");
    }

    /// The invitation to play at Ana's table.
    fn invitation(&self) -> Invitation {
        self.tables[0].resource::<Online>().invitation(false).expect("the host's invitation")
    }

    fn wait(&mut self, what: &str, mut has_come: impl FnMut(&mut [TestApp; 2]) -> bool) {
        let start = Instant::now();
        while !has_come(&mut self.tables) {
            let state = if start.elapsed() > PATIENCE { Some(self.state()) } else { None };
            assert!(state.is_none(), "{what} does not come: {state:?}");
            self.frames(1);
            sleep(Duration::from_millis(2));
        }
        self.frames(3);
    }

    fn frames(&mut self, count: usize) {
        self.tables.iter_mut().for_each(|app| app.frames(count));
    }

    fn state(&mut self) -> String {
        let of = |app: &mut TestApp| {
            format!(
                "{:?} {:?} {:?} {:?} {:?}",
                app.screen(),
                app.menu(),
                app.phase(),
                app.moves(),
                app.notice()
            )
        };
        format!("host {}, guest {}", of(&mut self.tables[0]), of(&mut self.tables[1]))
    }

    /// The player to move plays by clicks, and both games show the move.
    fn play(&mut self, mv: &str) {
        let plies = self.tables[0].game().moves().len();
        let seat = self.tables[0].game().position().seat_to_move();
        let mover = self.seat(seat);
        self.wait("the turn", |tables| {
            tables[mover].phase() == Some(Phase::Choosing)
                && tables[1 - mover].phase() == Some(Phase::Waiting)
        });
        let mv = self.tables[mover].game().position().parse_move(mv).expect("a move");
        self.tables[mover].play(mv);
        self.wait("the move", |tables| {
            let there =
                |app: &TestApp| app.game().moves().len() > plies && app.phase() != Some(Phase::Animating);
            tables.iter().all(there)
        });
        // Computers may have moved since.
        assert_eq!(self.tables[0].moves()[..=plies], self.tables[1].moves()[..=plies]);
    }

    /// Waits until both games are on a screen or show a menu.
    fn until<S: States>(&mut self, state: S) {
        self.wait(&format!("{state:?}"), |tables| tables.iter().all(|app| app.is_in(&state)));
    }

    /// Waits until a game shows a widget.
    fn until_named(&mut self, who: usize, name: &str) {
        self.wait(name, |tables| tables[who].named(name).is_some());
    }

    /// Waits until a game shows a button that can be pressed, as an answer after its delay, and presses it.
    fn press(&mut self, who: usize, name: &str) {
        self.wait(name, |tables| tables[who].named(name).is_some() && !tables[who].is_disabled(name));
        self.tables[who].press_named(name);
    }

    /// A player's proposal.
    fn propose(&self, who: usize, body: Body) {
        self.tables[who].resource::<Online>().propose(body);
    }

    fn key(&self, who: usize) -> PeerId {
        self.tables[who].resource::<Online>().me().expect("a table")
    }

    /// Ben sends a join request to Ana's table on the local network.
    fn ask_to_join(&mut self) {
        const AGAIN: Duration = Duration::from_secs(5);
        let entry = format!("Table of {}", self.key(0));
        let mut pressed: Option<Instant> = None;
        self.wait("the join request", |[host, guest]| {
            // Tables of other tests come and go in the list, so that a press may miss.
            let presses = pressed.is_none_or(|at| at.elapsed() > AGAIN) && guest.named(&entry).is_some();
            if presses && host.named("Let in").is_none() {
                guest.press_named(&entry);
                pressed = Some(Instant::now());
            }
            host.named("Let in").is_some()
        });
    }

    fn seat(&self, seat: usize) -> usize {
        let occupant = &self.tables[0].table().seats()[seat].occupant;
        usize::from(occupant.peer() != Some(self.key(0)))
    }
}

fn two_people(variant: Variant) -> Setup {
    Setup::new(variant, &[Controller::Human; 2])
}

fn with_clock(seconds: u64) -> Setup {
    let clock = ClockRule::Total { total: Duration::from_secs(seconds), increment: Duration::ZERO };
    Setup { clock, ..two_people(Variant::Quixo) }
}

#[test]
fn quixo_is_played_to_its_end_from_two_windows() {
    let Some(mut pair) = Pair::meet(two_people(Variant::Quixo)) else { return };
    for app in &pair.tables {
        let names: Vec<_> = app.game().setup().seats.iter().map(|player| player.name.clone()).collect();
        assert_eq!(names, NAMES);
    }
    for mv in ["a5-e5", "a1-e1", "a5-e5", "a1-e1", "a5-e5", "a1-e1", "a5-e5", "a1-e1", "a5-e5"] {
        pair.play(mv);
    }
    pair.until(Menu::Result);
    assert_eq!(pair.tables[0].game().result(), pair.tables[1].game().result());
    assert!(pair.tables[0].game().result().is_some_and(|result| result.winner.is_some()));
    // Sides change in a rematch.
    pair.tables[0].press_named("Rematch");
    pair.press(1, "Agree");
    pair.wait("the next match", |tables| tables.iter().all(|app| app.game().moves().is_empty()));
    assert_eq!(pair.seat(0), 1, "Ben begins");
    pair.play("a5-e5");
}

#[test]
fn hexxagon_ends_by_the_rules_on_both_sides() {
    let start = "r/-w-r-r/rrwwrwwrrr1r/rrwwwwrwwrwrrrwwwr/wwwwwwrrrrwrrwwrrwwwwrww w 0 108";
    let setup = from(start, two_people(Variant::Hexxagon));
    let Some(mut pair) = Pair::meet(setup) else { return };
    let position = pair.tables[0].game().position();
    let last = position.moves()[0].to_string();
    pair.play(&last);
    pair.until(Menu::Result);
    assert_eq!(pair.tables[0].game().result(), pair.tables[1].game().result());
}

#[test]
fn a_move_is_taken_back_when_the_other_agrees() {
    let Some(mut pair) = Pair::meet(two_people(Variant::Quixo)) else { return };
    pair.play("a5-e5");
    pair.play("a1-e1");
    for button in ["Redo", "Hint"] {
        assert!(pair.tables[0].is_disabled(button), "{button} is disabled online");
    }
    pair.tables[0].press_named("Undo");
    pair.until_named(1, "Agree");
    assert_eq!(pair.tables[1].moves().len(), 2, "no move is taken back before the answer");
    pair.press(1, "Agree");
    pair.wait("the position before", |tables| tables.iter().all(|app| app.moves().is_empty()));
    pair.play("a5-a1");
}

#[test]
fn a_restarted_guest_resumes_the_match() {
    let Some(mut pair) = Pair::meet(two_people(Variant::Quixo)) else { return };
    pair.play("a5-e5");
    pair.play("a1-e1");
    pair.start_again(1);
    pair.press(1, "Back to the table");
    pair.wait("the match", |tables| tables[1].screen() == Screen::Playing && tables[1].moves().len() == 2);
    pair.play("a5-e5");
}

#[test]
fn a_restarted_host_reopens_the_table() {
    let Some(mut pair) = Pair::meet(two_people(Variant::Quixo)) else { return };
    pair.play("a5-e5");
    pair.play("a1-e1");
    pair.start_again(0);
    pair.tables[0].go(Menu::Online);
    pair.press(0, "Left table 1");
    pair.wait("the match", |tables| tables[0].screen() == Screen::Playing && tables[0].moves().len() == 2);
    // The guest reconnects by itself.
    pair.play("a5-e5");
    pair.play("a1-e1");
}

#[test]
fn a_free_seat_is_given_to_the_computer_and_back() {
    let Some(mut pair) = Pair::apart() else { return };
    pair.open(Setup::new(Variant::QuixoTeams, &[Controller::Human; 4]));
    assert_eq!(pair.tables[0].menu(), Menu::Online);
    for seat in [3, 4] {
        let button = format!("Computer {seat}");
        pair.press(0, &button);
        pair.wait("the computer", |[host, _]| host.named(&button).is_none());
    }
    pair.invite();
    pair.until(Screen::Playing);
    pair.play("a5-e5.n");
    pair.play("a1-e1.e");
    // Two computers of the host move once each, and both games show it.
    pair.wait("both computers", |tables| {
        assert_eq!(tables[0].notice(), "", "no proposal of a computer is refused");
        tables.iter().all(|app| app.game().moves().len() == 4)
    });
    for _ in 0..20 {
        pair.frames(3);
        assert_eq!(pair.tables[0].notice(), "", "no later proposal is refused");
    }
}

#[test]
fn a_join_request_on_the_local_network_is_accepted() {
    let Some(mut pair) = Pair::apart() else { return };
    if !has_multicast() {
        return;
    }
    pair.open(two_people(Variant::Quixo));
    assert!(!pair.tables[0].resource::<Online>().is_announced(), "the table is for this computer");
    pair.tables[0].resource_mut::<Online>().announce(true);
    pair.tables[1].press_named("Play online");
    pair.ask_to_join();
    pair.press(0, "Keep out");
    pair.wait("the answer", |[_, guest]| guest.notice() == "Ana declined.");
    pair.ask_to_join();
    pair.press(0, "Let in");
    pair.until(Screen::Playing);
    pair.play("a5-e5");
}

#[test]
fn a_withdrawn_join_request_is_removed() {
    let Some(mut pair) = Pair::apart() else { return };
    if !has_multicast() {
        return;
    }
    pair.open(two_people(Variant::Quixo));
    pair.tables[0].resource_mut::<Online>().announce(true);
    pair.tables[1].press_named("Play online");
    pair.ask_to_join();
    pair.tables[1].press_named("Close");
    assert_eq!(pair.tables[1].menu(), Menu::None);
    pair.wait("no join requests", |[host, _]| host.named("Let in").is_none());
}

#[test]
fn contacts_rejoin_their_table_without_an_invitation() {
    let Some(mut pair) = Pair::meet(two_people(Variant::Quixo)) else { return };
    pair.play("a5-e5");
    let keys = [pair.key(0), pair.key(1)];
    for who in [0, 1] {
        let path = folders(pair.folders[who].path()).data.join("people.toml");
        pair.wait("the note", |_| Contacts::load(&path).0.get(keys[1 - who]).is_some());
        pair.start_again(who);
    }
    for who in [0, 1] {
        pair.tables[who].press_named("Play online");
        let entry = format!("Person {}", keys[1 - who]);
        pair.until_named(who, &entry);
        assert_eq!(pair.tables[who].text_in(&entry), NAMES[1 - who]);
        pair.tables[who].choose_by_keys(&entry);
    }
    pair.until(Screen::Playing);
    pair.play("a1-e1");
}

#[test]
fn table_errors_are_shown_in_the_language_of_the_game() {
    if !has_loopback() {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let data = folders(folder.path()).data;
    std::fs::create_dir_all(&data).expect("a folder");
    std::fs::write(data.join("key"), "no key").expect("written");
    let mut app = at_home(&folder, "Ana");
    app.speak(Language::Italian);
    app.perform(EnterTable::Open(Box::new(two_people(Variant::Quixo))));
    let (key, kept) = (data.join("key"), data.join("key.broken-1"));
    let expected = format!(
        "{}: qui non si può leggere. Il file è conservato come {}. Hai un nuovo ID: i tuoi amici non ti riconosceranno.",
        key.display(),
        kept.display()
    );
    assert_eq!(app.notice(), expected);

    // The table is opened on a thread of its own.
    app.wait_for("the table", |app| app.resource::<Online>().invitation(false).is_some());
    let own = app.resource::<Online>().invitation(false).expect("the host has one");
    let damaged = Invitation { host: PeerId([9; 32]), relay: Some("nowhere".into()), ..own.clone() };
    for (invitation, said) in [(own, "È il tuo stesso invito."), (damaged, "Questo invito è incompleto.")] {
        app.perform(EnterTable::Join(Box::new(invitation)));
        assert!(app.notice().contains(said), "{}", app.notice());
    }
}

#[test]
fn the_invitation_to_a_table_where_one_sits_is_not_offered_again() {
    let Some(mut pair) = Pair::meet(two_people(Variant::Quixo)) else { return };
    // The match continues behind the title; after a restart its table is offered as a left one.
    for way_back in ["Back to the match", "Back to the table"] {
        pair.tables[1].send(MatchCommand::Leave);
        pair.wait(way_back, |[_, guest]| {
            guest.named(way_back).is_some() && guest.resource::<OfferedInvitation>().0.is_some()
        });
        pair.tables[1].rest();
        assert!(pair.tables[1].named("Join").is_none(), "{way_back}");
        let clipped = pair.tables[1].clipped();
        pair.start_again(1);
        pair.tables[1].clip(&clipped);
    }
}

#[test]
fn a_phrase_is_sent_without_leaving_the_match() {
    let Some(mut pair) = Pair::meet(two_people(Variant::Quixo)) else { return };
    pair.tables[0].press_named("Say something");
    pair.tables[0].press_named("hello");
    assert_eq!(pair.tables[0].menu(), Menu::None);
    pair.wait("the phrase", |[_, guest]| guest.notice().contains("Hello!"));
}

impl TestApp {
    /// The open table.
    fn table(&self) -> &OnlineTable {
        self.resource::<Online>().table().expect("a table")
    }

    /// Whether the player has a seat at an open table.
    fn sits(&self) -> bool {
        let online = self.resource::<Online>();
        online.table().zip(online.me()).is_some_and(|(table, me)| table.sits(me))
    }

    /// Shows the title with an invitation in the clipboard.
    pub fn offer(&mut self, invitation: &Invitation) {
        self.go(Screen::Setup);
        self.clip(&invitation.to_string());
        self.go(Screen::Title);
    }

    pub fn choose_by_keys(&mut self, name: &str) {
        self.focus_by_keys(name);
        self.hit("Enter");
    }

    fn focus_by_keys(&mut self, name: &str) {
        for _ in 0..40 {
            let focused = self.resource::<InputFocus>().get();
            if focused.and_then(|at| self.bevy.world().get::<Name>(at)).is_some_and(|at| at.as_str() == name)
            {
                return;
            }
            self.hit("Tab");
        }
        panic!("Tab does not reach {name}");
    }
}

/// The texts of the recorded notices.
fn notices(app: &TestApp) -> Vec<String> {
    app.recorded::<Notice>().iter().map(|notice| notice.0.to_string()).collect()
}
