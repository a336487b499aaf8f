//! Two terminals at one table: text typed at one appears at the other.

use std::collections::BTreeSet;
use std::io::{self, BufReader, Read, Write};
use std::path::Path;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Condvar, Mutex};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use pushflip_core::ai::{Level, Stop};
use pushflip_core::language::{Language, Localized, msg};
use pushflip_core::online::network::{JoinRequestError, PendingJoinRequest, TableHandle};
use pushflip_core::online::store::{Contacts, Store};
use pushflip_core::online::table::invitation::{Invitation, table_id};
use pushflip_core::rules::Variant;
use pushflip_core::session::{AnyMove, Folders, Match, load_match};
use pushflip_core::text::online::{self, HeadlessHost, MoveChooser, OnlineOptions};

use super::data_folders;
use super::test_client::{join_table, name, open_table, settings, terms};
use crate::text::assert_speaks;

/// A generous timeout, even for a match of two weak programs.
const PATIENCE: Duration = Duration::from_mins(5);

/// A keyboard that types what the test sends.
struct Keys(Receiver<u8>);

impl Read for Keys {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        match self.0.recv() {
            Ok(byte) if !buffer.is_empty() => {
                buffer[0] = byte;
                Ok(1)
            }
            _ => Ok(0),
        }
    }
}

/// A screen that a test can read.
#[derive(Clone, Default)]
struct Screen(Arc<(Mutex<String>, Condvar)>);

impl Write for Screen {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.0.lock().expect("no panic").push_str(&String::from_utf8_lossy(bytes));
        self.0.1.notify_all();
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// A player at a terminal.
struct Seat {
    keys: Sender<u8>,
    screen: Screen,
    read: usize,
    thread: JoinHandle<io::Result<()>>,
    data: std::path::PathBuf,
}

impl Seat {
    fn start(
        data: &Path,
        invitation: Option<&Invitation>,
        called: &str,
        chooser: Option<Box<dyn MoveChooser>>,
    ) -> (Self, Invitation) {
        let (store, _) = Store::open(data);
        let handle = match invitation {
            None => open_table(&store, called, terms(Variant::Quixo)),
            Some(invitation) => join_table(&store, called, invitation),
        };
        let invitation = handle.invitation();
        (Self::sit(data, store, handle, called, chooser, Language::English), invitation)
    }

    /// At an open table.
    fn sit(
        data: &Path,
        store: Store,
        handle: TableHandle,
        called: &str,
        chooser: Option<Box<dyn MoveChooser>>,
        language: Language,
    ) -> Self {
        let folders = Folders { data: data.to_path_buf(), config: data.to_path_buf() };
        let options = OnlineOptions {
            handle,
            name: name(called),
            sits: true,
            chooser,
            folders: Some(folders),
            people: Contacts::load(&store.contacts_path()).0,
            language,
            board: false,
            colour: false,
            echo: false,
            seed: 1,
        };
        let (keys, typed) = channel();
        let screen = Screen::default();
        let output = screen.clone();
        let thread = thread::spawn(move || {
            let _store = store;
            online::run(BufReader::new(Keys(typed)), output, options)
        });
        Self { keys, screen, read: 0, thread, data: data.to_path_buf() }
    }

    fn types(&self, line: &str) {
        format!("{line}\n").bytes().for_each(|byte| self.keys.send(byte).expect("an open channel"));
    }

    /// Waits for a text after the previously read output.
    fn reads(&mut self, text: &str) {
        let (screen, changed) = &*self.screen.0;
        let shown = screen.lock().expect("no panic");
        let read = self.read;
        let waits = |shown: &mut String| !shown[read..].contains(text);
        let (shown, late) = changed.wait_timeout_while(shown, PATIENCE, waits).expect("no panic");
        assert!(!late.timed_out(), "{text:?} is not in {:?}", &shown[read..]);
        self.read += shown[read..].find(text).expect("the text on the screen") + text.len();
    }

    /// Waits for a text anywhere in the output: presence news come at most once a second, between others.
    fn shows(&self, text: &str) {
        let (screen, changed) = &*self.screen.0;
        let shown = screen.lock().expect("no panic");
        let (shown, late) =
            changed.wait_timeout_while(shown, PATIENCE, |shown| !shown.contains(text)).expect("no panic");
        assert!(!late.timed_out(), "{text:?} is not in {shown:?}");
    }

    fn quits(self) {
        self.types("quit");
        self.thread.join().expect("no panic").expect("written");
    }
}

#[test]
fn two_terminals_play_ask_and_answer() {
    let Some(folders) = data_folders::<2>() else { return };
    let (mut ana, invitation) = Seat::start(folders[0].path(), None, "Ana", None);
    // The first player takes the first seat. Each types only commands that their own screen has shown to be
    // possible, since the other's may be ahead or behind.
    ana.reads("Ana sits down as Cross.");
    let (mut bob, _) = Seat::start(folders[1].path(), Some(&invitation), "Bob", None);
    bob.reads("Bob sits down as Circle.");
    ana.reads("The game begins.");
    ana.reads("That’s you.");
    ana.types("e5-e1");
    bob.reads("1. e5-e1: Ana (Cross) takes e5 and pushes it in at e1.");
    bob.types("e5-e1");
    ana.reads("1. e5-e1: Bob (Circle)");
    ana.types("c5-c1");
    bob.reads("2. c5-c1: Ana (Cross)");
    bob.types("a1-a5");
    ana.reads("Bob (Circle) takes a1");
    ana.types("undo");
    bob.reads("Ana asks for a takeback.");
    bob.reads("Type yes or no.");
    bob.types("no");
    ana.reads("Bob declined.");
    ana.types("draw");
    ana.reads("Ana offers a draw.");
    bob.reads("Type yes or no.");
    bob.types("say well-played");
    ana.reads("Bob: Well played!");
    bob.types("hint");
    bob.reads("Not available in online games");
    bob.types("sudo");
    bob.reads("isn’t a command or a move");
    bob.types("who");
    bob.reads("Cross: Ana; Circle: Bob.");
    bob.types("yes");
    ana.reads("Draw: by agreement.");
    bob.reads("Draw: by agreement.");
    bob.types("rematch");
    ana.reads("Bob wants a rematch.");
    ana.types("yes");
    bob.reads("The game begins.");
    bob.reads("Bob (Cross) to move.");
    bob.types("a5-a1");
    ana.reads("1. a5-a1: Bob (Cross)");
    // A resignation before the player's own move has returned would answer another position.
    bob.reads("1. a5-a1: Bob (Cross)");
    bob.types("resign");
    bob.reads("Ana wins: Bob resigned.");
    ana.shows("Bob is here.");
    let data = bob.data.clone();
    bob.quits();
    ana.reads("Bob isn’t answering.");
    ana.quits();
    // Both matches are filed like any other.
    let kept = Folders { data: data.clone(), config: data }.saved_matches();
    assert_eq!(kept.len(), 2, "{kept:?}");
    assert!(kept.iter().all(|path| load_match(path).is_ok_and(|game| game.result().is_some())));
}

#[test]
fn the_players_name_for_a_contact_is_shown_everywhere() {
    let Some(folders) = data_folders::<2>() else { return };
    let [ana, bob] = folders.each_ref().map(|folder| Store::open(folder.path()).0);
    Contacts::rename(&ana.contacts_path(), bob.identity().id(), &name("Bobby")).expect("saved");
    let (mut ana, invitation) = Seat::start(folders[0].path(), None, "Ana", None);
    ana.reads("Ana sits down as Cross.");
    let (mut bob, _) = Seat::start(folders[1].path(), Some(&invitation), "Bob", None);
    ana.reads("Bobby sits down as Circle.");
    ana.shows("Bobby is here.");
    ana.reads("That’s you.");
    ana.types("e5-e1");
    ana.reads("Bobby (Circle) to move.");
    bob.reads("Bob (Circle) to move.");
    bob.types("e5-e1");
    ana.reads("1. e5-e1: Bobby (Circle)");
    bob.types("say hello");
    ana.reads("Bobby: Hello!");
    ana.types("who");
    ana.reads("Cross: Ana; Circle: Bobby.");
    ana.reads("Bobby is here (");
    bob.types("draw");
    ana.reads("Bobby offers a draw.");
    ana.types("no");
    bob.reads("Ana declined.");
    bob.types("resign");
    ana.reads("Bobby resigns.");
    bob.quits();
    ana.reads("Bobby isn’t answering.");
    let data = ana.data.clone();
    ana.quits();
    // The record contains the players' own names.
    let kept = Folders { data: data.clone(), config: data }.saved_matches();
    let setup = load_match(&kept[0]).expect("a record").setup().clone();
    assert_eq!([&setup.seats[0].name, &setup.seats[1].name], ["Ana", "Bob"]);
}

#[test]
fn a_join_request_is_answered_only_if_it_is_unambiguous() {
    let Some(folders) = data_folders::<3>() else { return };
    let (store, _) = Store::open(folders[0].path());
    let handle = open_table(&store, "Ana", terms(Variant::Quixo));
    let invitation = handle.invitation();
    let Ok(_announced) = handle.announce(Variant::Quixo) else {
        println!("skipped: this machine has no multicast");
        return;
    };
    let mut ana = Seat::sit(folders[0].path(), store, handle, "Ana", None, Language::English);
    let table = table_id(invitation.host, invitation.secret);
    let [ben, eve] = [("Ben", 1), ("Eve", 2)].map(|(called, folder): (&str, usize)| {
        let (store, _) = Store::open(folders[folder].path());
        let settings = settings(store.identity(), &store.tables(), called);
        let addresses = invitation.addresses.clone();
        move || {
            PendingJoinRequest::start(&settings, invitation.host, table, addresses.clone(), || ())
                .expect("started")
        }
    });
    let asks = |ana: &mut Seat, called: &str| {
        ana.reads(&format!("{called} wants to join. Type let in "));
    };
    // Ben leaves, Eve joins, and the answer for Ben is typed.
    let first = ben();
    asks(&mut ana, "Ben");
    drop(first);
    ana.reads("no longer wants to join.");
    let theirs = eve();
    asks(&mut ana, "Eve");
    ana.types("let in");
    ana.reads("Type let in and who you mean: Eve = ");
    assert_eq!(theirs.answer(Duration::ZERO), None);
    // Both ask a question.
    let mine = ben();
    asks(&mut ana, "Ben");
    ana.types("let in");
    ana.reads("Type let in and who you mean: Eve = ");
    let key = Store::open(folders[1].path()).0.identity().id();
    ana.types(&format!("let in {key}"));
    assert_eq!(mine.answer(PATIENCE).expect("an answer").map(|given| given.secret), Ok(invitation.secret));
    assert_eq!(theirs.answer(Duration::ZERO), None);
    ana.types("keep out");
    assert_eq!(theirs.answer(PATIENCE), Some(Err(JoinRequestError::Refused)));
    ana.quits();
}

/// Plays a match between two people in a language. Returns the output of both, and that of a headless host. `None` if
/// this machine has no loopback network.
fn play_in(language: Language) -> Option<String> {
    let said = |message: Localized| message.in_language(language);
    let folders = data_folders::<3>()?;
    let [(here, _), (there, _), (keeper, _)] = folders.each_ref().map(|folder| Store::open(folder.path()));
    let handle = open_table(&here, "Ana", terms(Variant::Quixo));
    let invitation = handle.invitation();
    let mut ana = Seat::sit(folders[0].path(), here, handle, "Ana", None, language);
    let cross = said(msg::COMMON_SEAT_CROSS);
    ana.reads(&said(msg::TerminalSits { name: "Ana", seat: msg::COMMON_SEAT_CROSS }.into()));
    for line in ["help", "who", "invite", "nonsense", "moves", "hint", "sit nobody", "review", "save"] {
        ana.types(line);
    }
    for line in
        ["computer", "computer circle god", "claim", "say hi", "let in", "yes", "board on", "board off"]
    {
        ana.types(line);
    }
    ana.reads(&said(msg::TERMINAL_BOARD_OFF));
    let handle = join_table(&there, "Bob", &invitation);
    let mut bob = Seat::sit(folders[1].path(), there, handle, "Bob", None, language);
    ana.reads(&said(msg::TERMINAL_THAT_IS_YOU));
    bob.reads(&said(msg::TERMINAL_BEGINS));
    ana.types("sit");
    ana.reads(&said(msg::TERMINAL_NO_SEAT));
    ana.shows(&said(msg::TerminalIsHere { name: "Bob" }.into()));
    ana.types("claim win");
    ana.reads(&said(msg::TERMINAL_ALL_HERE));
    ana.types("e5-e1");
    bob.reads(&format!("1. e5-e1: Ana ({cross})"));
    bob.reads(&said(msg::TERMINAL_THAT_IS_YOU));
    // Each command is typed after the screen has shown the event before it. Otherwise the host may refuse it, because
    // something else has happened first.
    ana.types("undo");
    bob.reads(&said(msg::TERMINAL_ANSWER));
    bob.types(&said(msg::TERMINAL_NO));
    ana.reads(&said(msg::OnlineDeclined { name: "Bob" }.into()));
    bob.reads(&said(msg::OnlineDeclined { name: "Bob" }.into()));
    bob.types("e5-e5");
    bob.types("draw");
    ana.reads(&said(msg::TERMINAL_ANSWER));
    ana.types("say thanks");
    let thanks = said(msg::OnlineSays { name: "Ana", phrase: msg::ONLINE_PHRASE_THANKS }.into());
    bob.reads(&thanks);
    ana.reads(&thanks);
    ana.types(&said(msg::TERMINAL_YES));
    bob.reads(&said(msg::TerminalAgrees { name: "Ana" }.into()));
    bob.types("rematch");
    ana.reads(&said(msg::OnlineAsksRematch { name: "Bob" }.into()));
    ana.types("yes");
    bob.reads(&said(msg::TERMINAL_BEGINS));
    bob.reads(&said(msg::TERMINAL_THAT_IS_YOU));
    bob.types("who");
    bob.types("resign");
    ana.reads(&said(msg::TerminalGivesUp { name: "Bob" }.into()));
    bob.reads(&said(msg::TerminalGivesUp { name: "Bob" }.into()));
    bob.types("up");
    ana.reads(&format!("{}: {}.", said(msg::COMMON_SEAT_CROSS), said(msg::ONLINE_SEAT_FREE)));
    ana.types("computer cross first-game");
    ana.reads(&said(msg::TableComputer { seat: Level::Newcomer }.into()));
    let screens = [ana.screen.clone(), bob.screen.clone()];
    bob.quits();
    ana.types("close");
    ana.reads(&said(msg::ONLINE_STOP_DONE));
    ana.quits();
    let table = open_table(&keeper, "Keeper", terms(Variant::Quixo));
    let host = HeadlessHost::new(vec![table], 1, language).expect("a thread");
    let stop = host.stopper();
    stop();
    let mut screen = Screen::default();
    host.run(&mut screen);
    Some(screens.iter().chain([&screen]).map(|screen| screen.0.0.lock().expect("no panic").clone()).collect())
}

#[test]
fn an_online_match_speaks_every_language() {
    let Some(spoken) = play_in(Language::English) else { return };
    let english: BTreeSet<String> = spoken.lines().map(str::to_string).collect();
    assert!(english.len() > 60, "{english:#?}");
    for language in Language::ALL {
        assert_speaks(language, &play_in(language).expect("a loopback network"), &english);
    }
}

/// The weakest level, as a program.
struct WeakestLevel;

impl MoveChooser for WeakestLevel {
    fn choose(&mut self, game: &Match) -> Result<AnyMove, Localized> {
        let chosen = game.game().choose(Level::Newcomer, game.seed(), &game.time_to_think(), &Stop::new());
        chosen.ok_or_else(|| "no move".into())
    }

    fn agrees_to_draw(&mut self, _: &Match) -> bool {
        true
    }
}

#[test]
fn programs_play_each_other_unattended() {
    let Some(folders) = data_folders::<3>() else { return };
    let (store, _) = Store::open(folders[0].path());
    let table = open_table(&store, "Host", terms(Variant::Quixo));
    let invitation = table.invitation();
    let keeper = HeadlessHost::new(vec![table], 1, Language::English).expect("a thread");
    let stop = keeper.stopper();
    let mut screen = Screen::default();
    let mut watched = Seat {
        keys: channel().0,
        screen: screen.clone(),
        read: 0,
        thread: thread::spawn(move || {
            keeper.run(&mut screen);
            Ok(())
        }),
        data: folders[0].path().to_path_buf(),
    };
    watched.reads("To watch: pushflip:");
    let program = || Some(Box::new(WeakestLevel) as Box<dyn MoveChooser>);
    let (mut one, _) = Seat::start(folders[1].path(), Some(&invitation), "One", program());
    one.reads("One sits down as Cross, with a program.");
    let (mut two, _) = Seat::start(folders[2].path(), Some(&invitation), "Two", program());
    watched.reads("The game begins.");
    two.reads("The game begins.");
    for at in [&mut watched, &mut one, &mut two] {
        // The match is won or drawn.
        let (screen, changed) = &*at.screen.0;
        let goes_on = |shown: &mut String| !shown.contains(" wins: ") && !shown.contains("Draw: ");
        let shown = changed.wait_timeout_while(screen.lock().expect("no panic"), PATIENCE, goes_on);
        assert!(!shown.expect("no panic").1.timed_out());
    }
    one.quits();
    two.quits();
    stop();
    watched.reads("Stopped. Tables kept: 1, with a game that goes on: 0.");
    watched.thread.join().expect("no panic").expect("written");
}
