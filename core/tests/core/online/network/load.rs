//! Load tests of a host: the release program `pushflip host --no-screen`, named by `PUSHFLIP_PROGRAM`, with
//! guests in other processes. Run on request.

use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use pushflip_core::online::network::{Server, Settings};
use pushflip_core::online::store::Store;
use pushflip_core::online::table::event::Body;
use pushflip_core::online::table::invitation::Invitation;
use pushflip_core::online::table::terms::Terms;
use pushflip_core::rules::Variant;
use rand::SeedableRng;
use rand::prelude::IndexedRandom;
use rand::rngs::ChaCha8Rng;

use super::has_loopback;
use super::many_guests;
use super::process_stats::{ProcessStats, load};
use super::test_client::{TestClient, settings, terms};

/// The path of the program.
const PROGRAM: &str = "PUSHFLIP_PROGRAM";
/// The duration of a measurement.
const WINDOW: Duration = Duration::from_secs(30);
const GUEST_PROCESSES: usize = 20;
/// A generous timeout for opening all tables.
const PATIENCE: Duration = Duration::from_mins(5);

/// A process with captured output, killed on drop.
struct Program {
    child: Child,
    lines: Receiver<String>,
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Program {
    fn start(command: &mut Command) -> Self {
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("started");
        let output = BufReader::new(child.stdout.take().expect("piped"));
        let (tell, lines) = channel();
        // The output is drained even if it is not used, so that the process does not block.
        std::thread::spawn(move || {
            for line in output.lines().map_while(Result::ok) {
                let _ = tell.send(line);
            }
        });
        Self { child, lines }
    }

    /// A host of the tables in a data folder, and of a new one if these arguments name a variant.
    fn host(program: &str, data: &Path, arguments: &[&str]) -> Self {
        let mut command = Command::new(program);
        command.args(["host", "--no-screen", "--reach", "loopback", "--name", "Keeper"]).args(arguments);
        Self::start(command.env("PUSHFLIP_DATA_DIR", data).env("PUSHFLIP_CONFIG_DIR", data))
    }

    /// Starts guests in a process of their own. Parameters: their task, and the file with their invitations.
    fn guests(what: &str, links: &Path) -> Self {
        let me = std::env::current_exe().expect("a test program");
        let mut command = Command::new(me);
        command.args(["--exact", "online::network::many_guests::guests_for_other_tests", "--nocapture"]);
        Self::start(command.env(many_guests::GUEST_TASK, what).env(many_guests::INVITATION_FILE, links))
    }

    /// The rest of the next line with this text.
    fn after(&self, words: &str) -> String {
        loop {
            let line = self.lines.recv_timeout(PATIENCE).expect("an unfinished game");
            if let Some((_, rest)) = line.split_once(words) {
                return rest.trim().to_string();
            }
        }
    }

    fn say(&mut self, word: &str) {
        writeln!(self.child.stdin.as_mut().expect("piped"), "{word}").expect("an open pipe");
    }

    fn meter(&self) -> ProcessStats {
        ProcessStats::of(self.child.id())
    }
}

/// The path of the program, if it is set.
fn program(asked: usize) -> Option<String> {
    let program = std::env::var(PROGRAM).ok().filter(|_| asked > 0);
    if program.is_none() {
        println!("skipped: a measurement, which needs {PROGRAM} and a number of guests");
    }
    program.filter(|_| has_loopback())
}

/// All measured delays in microseconds. Prints the number of lost connections.
fn delays(processes: &[Program]) -> Vec<u64> {
    let lost: usize = processes
        .iter()
        .map(|process| process.after(many_guests::LOST).parse::<usize>().expect("a number"))
        .sum();
    println!("{lost} guests lost their connection");
    let lines = processes.iter().map(|process| process.after(many_guests::DELAYS));
    let mut delays: Vec<u64> = lines
        .flat_map(|line| {
            line.split_whitespace().map(|delay| delay.parse().expect("a number")).collect::<Vec<_>>()
        })
        .collect();
    delays.sort_unstable();
    delays
}

fn quantiles(delays: &[u64]) -> String {
    let at = |part: usize| {
        delays.get((delays.len().saturating_sub(1)) * part / 100).map_or(0, |delay| delay / 1000)
    };
    format!("p50 {} ms, p99 {} ms, longest {} ms", at(50), at(99), at(100))
}

/// Waits for the duration of a measurement. Returns the host's use of processor and disk meanwhile.
fn measure(host: &Program, meanwhile: impl FnOnce(Instant)) -> String {
    let meter = host.meter();
    let (used, written) = (meter.used(), meter.written());
    meanwhile(Instant::now() + WINDOW);
    let (used, written) = (meter.used().saturating_sub(used), meter.written() - written);
    let peak = meter.peak() / 1024;
    format!(
        "host: {used:?} of processor time, {} kB written, peak {peak} MB; load {}",
        written / 1024,
        load()
    )
}

/// `PUSHFLIP_SPECTATORS` watch one table at which a client plays both sides.
#[test]
fn spectators_of_one_table() {
    let spectators: usize = crate::variable("PUSHFLIP_SPECTATORS", 0);
    let Some(program) = program(spectators) else { return };
    let [data, mine, files] = [(); 3].map(|()| tempfile::tempdir().expect("a folder"));
    let host = Program::host(&program, data.path(), &["--variant", "hexxagon", "--spectators", "1000"]);
    let play: Invitation = host.after("To play: ").parse().expect("an invitation");
    let watch = host.after("To watch: ");
    let began = Instant::now();
    let mut processes = Vec::new();
    for number in 0..GUEST_PROCESSES {
        let links = files.path().join(number.to_string());
        let mine = spectators / GUEST_PROCESSES + usize::from(number < spectators % GUEST_PROCESSES);
        std::fs::write(&links, format!("{watch}\n").repeat(mine)).expect("written");
        processes.push(Program::guests("watch", &links));
    }
    for process in &processes {
        process.after(many_guests::READY);
    }
    println!("{spectators} spectators came in {:?}", began.elapsed());
    let (_store, mut player) = TestClient::join(mine.path(), &play, "Player");
    player.until("the table", |side| side.connected && side.table.is_some());
    player.sit(0, "Player");
    player.sit(1, "Player");
    player.until("the match", |side| side.table.as_ref().is_some_and(|table| table.game().is_some()));
    let (mut rng, mut moves) = (ChaCha8Rng::seed_from_u64(18), 0);
    let costs = measure(&host, |until| {
        while Instant::now() < until && player.game().result().is_none() {
            let plies = player.game().moves().len();
            if player.my_turn().is_some() {
                let mv = player
                    .game()
                    .position()
                    .moves()
                    .choose(&mut rng)
                    .expect("an unfinished game")
                    .to_string();
                // Without a clock the thinking time is unused, so it carries the time of sending for the
                // spectators.
                player.say(Body::Play { mv, thought_ms: now() });
                moves += 1;
            }
            player.until("the move", |side| side.game().moves().len() > plies);
            std::thread::sleep(Duration::from_millis(250));
        }
    });
    for process in &mut processes {
        process.say("enough");
    }
    let delays = delays(&processes);
    println!("{moves} moves, {} arrivals: {}", delays.len(), quantiles(&delays));
    println!("{costs}");
    assert_eq!(player.stopped, None);
}

/// The time of this machine in microseconds, wrapping.
pub fn now() -> u32 {
    SystemTime::now().duration_since(UNIX_EPOCH).expect("a time after 1970").as_micros() as u32
}

/// `PUSHFLIP_MANY_TABLES` of one host, at each of which a client plays both sides with a move each
/// `PUSHFLIP_PACE` milliseconds.
#[test]
fn many_tables_of_one_host() {
    let tables: usize = crate::variable("PUSHFLIP_MANY_TABLES", 0);
    let Some(program) = program(tables) else { return };
    let [data, files] = [(); 2].map(|()| tempfile::tempdir().expect("a folder"));
    let began = Instant::now();
    let links = open(data.path(), tables);
    println!("{tables} tables opened in {:?}", began.elapsed());
    let began = Instant::now();
    let host = Program::host(&program, data.path(), &[]);
    let links_again: Vec<String> = (0..tables).map(|_| host.after("To play: ")).collect();
    println!("opened again in {:?}: {} MB", began.elapsed(), host.meter().memory() / 1024);
    assert_eq!(links_again.len(), links);
    let began = Instant::now();
    let mut processes = Vec::new();
    for (number, links) in links_again.chunks(tables.div_ceil(GUEST_PROCESSES)).enumerate() {
        let path = files.path().join(number.to_string());
        std::fs::write(&path, links.join("\n")).expect("written");
        processes.push(Program::guests("play", &path));
    }
    for process in &processes {
        process.after(many_guests::READY);
    }
    println!("all came and sat down in {:?}: {} MB", began.elapsed(), host.meter().memory() / 1024);
    let rest = measure(&host, |until| std::thread::sleep(until.saturating_duration_since(Instant::now())));
    println!("no moves for {WINDOW:?}: {rest}");
    for process in &mut processes {
        process.say("play");
    }
    let costs = measure(&host, |until| std::thread::sleep(until.saturating_duration_since(Instant::now())));
    for process in &mut processes {
        process.say("enough");
    }
    let delays = delays(&processes);
    let a_second = delays.len() as u64 / WINDOW.as_secs();
    println!("{} moves, {a_second} a second: {}", delays.len(), quantiles(&delays));
    println!("{costs}");
}

/// Opens tables in a data folder, each as a program of its own would.
fn open(data: &Path, tables: usize) -> usize {
    let (store, _) = Store::open(data);
    let settings = Settings { connections: 1, ..settings(store.identity(), &store.tables(), "Keeper") };
    let server = Server::open(&settings).expect("a server");
    let terms: Terms = terms(Variant::Hexxagon);
    let all: Vec<_> = (0..tables).map(|_| server.open_table(terms.clone()).expect("a table")).collect();
    for table in &all {
        // An event is reported after it is saved.
        while !matches!(table.news(), Some(pushflip_core::online::news::News::Event(_))) {
            std::thread::sleep(Duration::from_millis(1));
        }
    }
    all.len()
}

/// The lines from the parent process; the process ends with them.
pub fn orders() -> impl Iterator<Item = String> {
    let mut input = BufReader::new(std::io::stdin()).lines().map_while(Result::ok);
    std::iter::from_fn(move || {
        let line = input.next();
        if line.is_none() {
            let _ = std::io::stdin().read_to_end(&mut Vec::new());
            std::process::exit(0);
        }
        line
    })
}
