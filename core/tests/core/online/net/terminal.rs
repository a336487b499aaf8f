//! Two terminals at one table: what is typed at one is read at the other.

use std::io::{self, BufReader, Read, Write};
use std::path::Path;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Condvar, Mutex};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use pushflip_core::ai::{Level, Stop};
use pushflip_core::online::net::FarTable;
use pushflip_core::online::store::Store;
use pushflip_core::online::table::invitation::Invitation;
use pushflip_core::rules::Variant;
use pushflip_core::session::{AnyMove, Autosave, Folders, Match, load_match};
use pushflip_core::text::far::{self, Chooser, FarOptions, Keeper};

use super::has_loopback;
use super::side::{name, settings, terms};

/// No sentence and no match of two weak programs takes as long as this, on a machine however busy.
const PATIENCE: Duration = Duration::from_mins(5);

/// A keyboard: lines come when the test types them.
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
        self.0.0.lock().expect("whole").push_str(&String::from_utf8_lossy(bytes));
        self.0.1.notify_all();
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Somebody at a terminal.
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
        chooser: Option<Box<dyn Chooser>>,
    ) -> (Self, Invitation) {
        let (store, _) = Store::open(data);
        let settings = settings(store.identity(), &store.tables(), called);
        let far = match invitation {
            None => FarTable::open(&settings, terms(Variant::Quixo)),
            Some(invitation) => FarTable::join(&settings, invitation.clone()),
        };
        let far = far.expect("a table");
        let invitation = far.invitation().clone();
        let folders = Folders { data: data.to_path_buf(), config: data.to_path_buf() };
        let options = FarOptions {
            far,
            me: store.identity().id(),
            name: name(called),
            sits: true,
            chooser,
            autosave: Some(Autosave::new(folders)),
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
            far::run(BufReader::new(Keys(typed)), output, options)
        });
        (Self { keys, screen, read: 0, thread, data: data.to_path_buf() }, invitation)
    }

    fn types(&self, line: &str) {
        format!("{line}\n").bytes().for_each(|byte| self.keys.send(byte).expect("it reads"));
    }

    /// Waits until a text appears, after what was read before.
    fn reads(&mut self, text: &str) {
        let (screen, changed) = &*self.screen.0;
        let shown = screen.lock().expect("whole");
        let read = self.read;
        let waits = |shown: &mut String| !shown[read..].contains(text);
        let (shown, late) = changed.wait_timeout_while(shown, PATIENCE, waits).expect("whole");
        assert!(!late.timed_out(), "{text:?} is not in {:?}", &shown[read..]);
        self.read += shown[read..].find(text).expect("there") + text.len();
    }

    fn quits(self) {
        self.types("quit");
        self.thread.join().expect("no panic").expect("written");
    }
}

#[test]
fn two_terminals_play_ask_and_answer() {
    if !has_loopback() {
        return;
    }
    let folders = [(); 2].map(|()| tempfile::tempdir().expect("a folder"));
    let (mut ana, invitation) = Seat::start(folders[0].path(), None, "Ana", None);
    // Who comes first takes the first seat. Each types only what their own screen has shown to be possible: at
    // the same moment the other's may show less, or more.
    ana.reads("Ana sits down as Cross.");
    let (mut bob, _) = Seat::start(folders[1].path(), Some(&invitation), "Bob", None);
    bob.reads("Bob sits down as Circle.");
    ana.reads("The match begins.");
    ana.reads("That is you.");
    ana.types("e5-e1");
    bob.reads("1. e5-e1: Ana (Cross) takes e5 and inserts it at e1.");
    bob.types("e5-e1");
    ana.reads("1. e5-e1: Bob (Circle)");
    ana.types("c5-c1");
    bob.reads("2. c5-c1: Ana (Cross)");
    bob.types("a1-a5");
    ana.reads("Bob (Circle) takes a1");
    ana.types("undo");
    bob.reads("Ana asks to take back a move.");
    bob.reads("Type yes or no.");
    bob.types("no");
    ana.reads("Bob says no.");
    ana.types("draw");
    ana.reads("Ana offers a draw.");
    bob.reads("Type yes or no.");
    bob.types("say well-played");
    ana.reads("Bob: Well played.");
    bob.types("hint");
    bob.reads("There are no hints");
    bob.types("sudo");
    bob.reads("neither a command nor a move");
    bob.types("who");
    bob.reads("Cross: Ana; Circle: Bob.");
    bob.types("yes");
    ana.reads("The match is drawn by agreement.");
    bob.reads("The match is drawn by agreement.");
    bob.types("rematch");
    ana.reads("Bob asks for another match.");
    ana.types("yes");
    bob.reads("The match begins.");
    bob.reads("Bob (Cross) to move.");
    bob.types("a5-a1");
    ana.reads("1. a5-a1: Bob (Cross)");
    // Who gives up before his own move has come back would answer another board.
    bob.reads("1. a5-a1: Bob (Cross)");
    bob.types("resign");
    bob.reads("Ana (Circle) wins: the other side resigned.");
    let data = bob.data.clone();
    bob.quits();
    ana.reads("Bob is not heard any more.");
    ana.quits();
    // Both matches are kept as any other.
    let kept = Folders { data: data.clone(), config: data }.saved_matches();
    assert_eq!(kept.len(), 2, "{kept:?}");
    assert!(kept.iter().all(|path| load_match(path).is_ok_and(|game| game.result().is_some())));
}

/// The weakest level, as somebody's program.
struct Weak;

impl Chooser for Weak {
    fn choose(&mut self, game: &Match) -> Result<AnyMove, String> {
        let chosen = game.game().choose(Level::FirstGame, game.seed(), &game.time_to_think(), &Stop::new());
        chosen.ok_or_else(|| "no move".into())
    }

    fn agrees_to_draw(&mut self, _: &Match) -> bool {
        true
    }
}

#[test]
fn programs_play_each_other_at_a_table_that_nobody_watches() {
    if !has_loopback() {
        return;
    }
    let folders = [(); 3].map(|()| tempfile::tempdir().expect("a folder"));
    let (store, _) = Store::open(folders[0].path());
    let settings = settings(store.identity(), &store.tables(), "Host");
    let table = FarTable::open(&settings, terms(Variant::Quixo)).expect("opened");
    let invitation = table.invitation().clone();
    let keeper = Keeper::new(store.identity().id(), vec![table], 1).expect("a thread");
    let stopper = keeper.stopper();
    let mut screen = Screen::default();
    let mut watched = Seat {
        keys: channel().0,
        screen: screen.clone(),
        read: 0,
        thread: thread::spawn(move || keeper.keep(&mut screen)),
        data: folders[0].path().to_path_buf(),
    };
    watched.reads("To watch: pushflip:");
    let program = || Some(Box::new(Weak) as Box<dyn Chooser>);
    let (mut one, _) = Seat::start(folders[1].path(), Some(&invitation), "One", program());
    one.reads("One sits down as Cross, with a program.");
    let (mut two, _) = Seat::start(folders[2].path(), Some(&invitation), "Two", program());
    watched.reads("The match begins.");
    two.reads("The match begins.");
    for at in [&mut watched, &mut one, &mut two] {
        // It is won, or drawn.
        let (screen, changed) = &*at.screen.0;
        let goes_on = |shown: &mut String| !shown.contains(" wins: ") && !shown.contains("is drawn");
        let shown = changed.wait_timeout_while(screen.lock().expect("whole"), PATIENCE, goes_on);
        assert!(!shown.expect("whole").1.timed_out());
    }
    one.quits();
    two.quits();
    stopper.stop();
    watched.reads("Stopped. Tables kept: 1, with a match that goes on: 0.");
    watched.thread.join().expect("no panic").expect("written");
}
