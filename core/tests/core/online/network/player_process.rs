//! A player in a process of its own, at one end of a table: it takes a seat, plays random matches, and writes
//! the events. Other tests start it, kill it, and read its output.

use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use pushflip_core::online::network::TableHandle;
use pushflip_core::online::replica::timed_move;
use pushflip_core::online::store::{Store, cards, load};
use pushflip_core::online::table::event::{Body, QuestionKind};
use pushflip_core::online::table::invitation::Invitation;
use pushflip_core::online::table::state::Table;
use pushflip_core::online::table::terms::Terms;
use pushflip_core::rules::Variant;
use pushflip_core::session::{ClockRule, Match, Setup};
use rand::prelude::*;
use rand::rngs::ChaCha8Rng;

use super::test_client::{TestClient, name, settings};

/// Set in the other process: the data folder.
const FOLDER: &str = "PUSHFLIP_TEST_PLAYER";
/// The invitation; unset for the host.
const INVITATION: &str = "PUSHFLIP_TEST_INVITATION";
/// The tunnel out of its network namespace, if there is one.
#[cfg(target_os = "linux")]
const TUNNEL: &str = "PUSHFLIP_TEST_TUNNEL";
/// The range of thinking times in milliseconds.
const THINKING_TIMES: &str = "PUSHFLIP_TEST_THINKING_TIMES";
/// The clock of a host's matches in seconds; 0 without a clock.
const CLOCK: &str = "PUSHFLIP_TEST_CLOCK";

/// The prefixes of output lines.
const TABLE: &str = "table ";
const EVENT: &str = "event ";
const PRESENT: &str = "here";
const ABSENT: &str = "away";

/// A generous timeout, reached only by failing tests.
const PATIENCE: Duration = Duration::from_mins(3);

/// The other process; runs until it is killed or its output is closed.
#[test]
fn plays_for_other_tests() {
    let Some(data) = std::env::var_os(FOLDER).map(PathBuf::from) else { return };
    // Ends with the parent process.
    std::thread::spawn(|| {
        let _ = std::io::stdin().read_to_end(&mut Vec::new());
        std::process::exit(0);
    });
    let (store, _) = Store::open(&data);
    let invitation = std::env::var(INVITATION).ok().map(|link| {
        let invitation: Invitation = link.parse().expect("an invitation");
        #[cfg(target_os = "linux")]
        if let Some(tunnel) = std::env::var_os(TUNNEL) {
            let addresses = vec![super::packet_loss::connect_tunnel(Path::new(&tunnel))];
            return Invitation { addresses, ..invitation };
        }
        invitation
    });
    let settings =
        settings(store.identity(), &store.tables(), if invitation.is_some() { "Guest" } else { "Host" });
    let handle = match (invitation, cards(&store.tables()).0.into_iter().next()) {
        (Some(invitation), _) => TableHandle::join(&settings, invitation),
        (None, None) => TableHandle::open(&settings, terms(), None),
        (None, Some(card)) => {
            TableHandle::reopen(&settings, load(&store.tables(), card).expect("read"), None)
        }
    };
    let side = TestClient::new(handle.expect("open"));
    // Ends the unfinished line of the test harness.
    println!("\n{TABLE}{}", side.handle.invitation());
    let thinking_ms = std::env::var(THINKING_TIMES).expect("two numbers");
    let (least, most) = thinking_ms.split_once('-').expect("two numbers");
    let thinking_ms = [least, most].map(|number| number.parse().expect("a number"));
    Player {
        side,
        thinking_ms,
        announced: 0,
        here: false,
        done: None,
        turn: None,
        rng: ChaCha8Rng::seed_from_u64(rand::random()),
    }
    .play();
}

fn terms() -> Terms {
    let total = Duration::from_secs(crate::variable(CLOCK, 0));
    let clock = ClockRule::Total { total, increment: Duration::ZERO };
    let plain = Setup::new(Variant::Hexxagon, &[]);
    let setup = if total.is_zero() { plain } else { Setup { clock, ..plain } };
    Terms { record: Match::new(setup).to_record(), host: name("Host"), undo: true, spectators: 8 }
}

struct Player {
    side: TestClient,
    thinking_ms: [u64; 2],
    /// The number of written events.
    announced: usize,
    here: bool,
    /// The last event at which something was proposed.
    done: Option<u32>,
    /// The event that started this player's turn, its time, and the thinking time.
    turn: Option<(u32, Instant, Duration)>,
    rng: ChaCha8Rng,
}

impl Player {
    fn play(mut self) {
        loop {
            self.side.handle_news();
            self.announce();
            let wait = match self.next_proposal() {
                Ok(Some(body)) => {
                    self.side.say(body);
                    PATIENCE
                }
                Ok(None) => PATIENCE,
                Err(thinking) => thinking,
            };
            self.side.wait(wait);
        }
    }

    /// Writes new events.
    fn announce(&mut self) {
        for event in &self.side.events[self.announced..] {
            println!("{EVENT}{} {:?}", event.number, event.digest());
        }
        self.announced = self.side.events.len();
        let side = &self.side;
        let host = side.table.as_ref().is_some_and(|table| table.host() == side.me);
        let guest = side.present.iter().any(|other| other.peer != side.me && other.absent_s.is_none());
        let here = if host { guest } else { side.connected };
        if self.here != here {
            println!("{}", if here { PRESENT } else { ABSENT });
            self.here = here;
        }
    }

    /// The next proposal, if any; an error is the remaining thinking time.
    fn next_proposal(&mut self) -> Result<Option<Body>, Duration> {
        let Some(table) = &self.side.table else { return Ok(None) };
        let last = table.last().number;
        if std::mem::take(&mut self.side.refused).is_empty() && self.done == Some(last) {
            return Ok(None);
        }
        let body = if self.side.my_turn().is_some() {
            let length =
                Duration::from_millis(self.rng.random_range(self.thinking_ms[0]..=self.thinking_ms[1]));
            let turn = self.turn.take_if(|turn| turn.0 == table.turn());
            let (_, began, length) =
                *self.turn.insert(turn.unwrap_or((table.turn(), Instant::now(), length)));
            let left = length.saturating_sub(began.elapsed());
            if !left.is_zero() {
                return Err(left);
            }
            let mv = self.side.game().position().moves().choose(&mut self.rng).copied();
            mv.map(|mv| timed_move(mv, began))
        } else {
            setup_proposal(&self.side, table)
        };
        self.done = body.as_ref().map(|_| last);
        Ok(body)
    }
}

/// Proposals that lead to a match, and to the next one.
fn setup_proposal(side: &TestClient, table: &Table) -> Option<Body> {
    let is_host = table.host() == side.me;
    let seat = u8::from(!is_host);
    let proposals = [
        Body::Sit { seat, name: name(if is_host { "Host" } else { "Guest" }), machine: true },
        Body::Begin { date: "2026-11-23 10:00:00".into() },
        Body::Agree(QuestionKind::Rematch),
        Body::Ask(QuestionKind::Rematch),
    ];
    let over = table.game().is_none_or(|game| game.result().is_some());
    proposals.into_iter().find(|body| match body {
        Body::Sit { .. } => !table.sits(side.me),
        Body::Begin { .. } => is_host && table.can_begin(),
        _ => over && table.check(side.me, body).is_ok(),
    })
}

/// An output line of a player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Line {
    Table(Invitation),
    Event(usize, String),
    /// Whether the other side is present.
    Here(bool),
}

fn line(text: &str) -> Option<Line> {
    if let Some(link) = text.strip_prefix(TABLE) {
        return Some(Line::Table(link.parse().expect("an invitation")));
    }
    if let Some(event) = text.strip_prefix(EVENT) {
        let (number, digest) = event.split_once(' ').expect("a number and a digest");
        return Some(Line::Event(number.parse().expect("a number"), digest.into()));
    }
    [(PRESENT, true), (ABSENT, false)]
        .iter()
        .find(|(word, _)| *word == text)
        .map(|&(_, here)| Line::Here(here))
}

#[derive(Clone, Copy, Debug, Default)]
pub struct PlayerOptions {
    /// The range of thinking times in milliseconds.
    pub thinking_ms: [u64; 2],
    /// The clock of a host's matches in seconds; 0 without a clock.
    pub clock: u64,
}

/// A player's process, killed on drop.
pub struct Process {
    child: Child,
    lines: Receiver<(Instant, Line)>,
    started: Instant,
}

impl Drop for Process {
    fn drop(&mut self) {
        // With SIGKILL on Unix.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Process {
    /// Starts a host, or the guest of an invitation, with a data folder.
    pub fn start(data: &Path, invitation: Option<&Invitation>, options: PlayerOptions) -> Self {
        Self::run(Command::new(std::env::current_exe().expect("a test program")), data, invitation, options)
    }

    /// Starts a guest in a namespace, by the command that creates it, with a tunnel to the host.
    #[cfg(target_os = "linux")]
    pub fn start_in_namespace(
        namespace: &[&str],
        data: &Path,
        invitation: &Invitation,
        options: PlayerOptions,
        tunnel: &Path,
    ) -> Self {
        let mut command = Command::new(namespace[0]);
        command.args(&namespace[1..]).arg(std::env::current_exe().expect("a test program"));
        command.env(TUNNEL, tunnel);
        Self::run(command, data, Some(invitation), options)
    }

    fn run(
        mut command: Command,
        data: &Path,
        invitation: Option<&Invitation>,
        options: PlayerOptions,
    ) -> Self {
        let [least, most] = options.thinking_ms;
        let started = Instant::now();
        let mut child = command
            .args(["--exact", "online::network::player_process::plays_for_other_tests", "--nocapture"])
            .env(FOLDER, data)
            .env(THINKING_TIMES, format!("{least}-{most}"))
            .env(CLOCK, options.clock.to_string())
            .envs(invitation.map(|invitation| (INVITATION, invitation.to_string())))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("started");
        let output = BufReader::new(child.stdout.take().expect("piped"));
        let (tell, lines) = channel();
        std::thread::spawn(move || {
            for line in output.lines().map_while(Result::ok).filter_map(|text| line(&text)) {
                // The output is drained even if it is not used, so that the process does not block.
                let _ = tell.send((Instant::now(), line));
            }
        });
        Self { child, lines, started }
    }

    /// The process identifier.
    #[cfg(target_os = "linux")]
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// The time from the start of the process to a moment.
    pub fn age(&self, at: Instant) -> Duration {
        at.saturating_duration_since(self.started)
    }

    /// Waits for the next line.
    pub fn line(&self) -> (Instant, Line) {
        self.lines.recv_timeout(PATIENCE).expect("a player goes on")
    }

    /// The available lines.
    #[cfg(target_os = "linux")]
    pub fn lines(&self) -> impl Iterator<Item = (Instant, Line)> {
        self.lines.try_iter()
    }

    /// Kills the process and returns its remaining output.
    pub fn kill(mut self) -> Vec<Line> {
        self.child.kill().expect("a running process");
        self.child.wait().expect("an exit status");
        // The pipe is closed now.
        self.lines.iter().map(|(_, line)| line).collect()
    }

    pub fn invitation(&self) -> Invitation {
        loop {
            if let (_, Line::Table(invitation)) = self.line() {
                return invitation;
            }
        }
    }
}

/// The events that players have announced; all must belong to a single log.
#[derive(Debug, Default)]
pub struct AnnouncedLog(pub Vec<String>);

impl AnnouncedLog {
    /// Adds a line of a player.
    pub fn note(&mut self, line: &Line) {
        let Line::Event(number, digest) = line else { return };
        if let Some(known) = self.0.get(*number) {
            assert_eq!(known, digest, "event {number}");
        } else {
            assert_eq!(*number, self.0.len(), "no event is missing");
            self.0.push(digest.clone());
        }
    }
}
