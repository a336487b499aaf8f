//! Crash tests: host and guest run in processes of their own, which are killed at any moment and restarted. No
//! event that either has announced is lost.

use std::time::{Duration, Instant};

use pushflip_core::online::store::Store;
use pushflip_core::online::table::invitation::Invitation;
use rand::prelude::*;
use rand::rngs::ChaCha8Rng;
use tempfile::TempDir;

use super::has_loopback;
use super::player_process::{AnnouncedLog, Line, PlayerOptions, Process};
use super::test_client::saved_table;

/// The number of crashes without `PUSHFLIP_KILLS`.
const KILLS: usize = 4;
/// The number of crashes after which there is another table, since a restart reads the whole log.
const CRASHES_PER_TABLE: usize = 20;
/// Short thinking times, so that a match has more than one crash.
const OPTIONS: PlayerOptions = PlayerOptions { thinking_ms: [0, 40], clock: 0 };

/// Both ends of a table, and the events that both have announced.
struct Ends {
    lives: [Option<Process>; 2],
    folders: [TempDir; 2],
    /// The number of events that each has written.
    at: [usize; 2],
    announced: AnnouncedLog,
    invitation: Option<Invitation>,
}

const HOST: usize = 0;
const GUEST: usize = 1;

impl Ends {
    fn meet() -> Self {
        let folders = [(); 2].map(|()| tempfile::tempdir().expect("a folder"));
        let mut ends = Self {
            lives: [None, None],
            folders,
            at: [0; 2],
            announced: AnnouncedLog::default(),
            invitation: None,
        };
        ends.start(HOST);
        ends.start(GUEST);
        ends.wait_for(GUEST, |line| *line == Line::Here(true));
        ends
    }

    fn start(&mut self, who: usize) {
        let invitation = self.invitation.as_ref().filter(|_| who == GUEST);
        let process = Process::start(self.folders[who].path(), invitation, OPTIONS);
        if who == HOST {
            let invitation = process.invitation();
            let before = self.invitation.replace(invitation.clone());
            assert!(before.is_none_or(|before| before == invitation), "the same key, secret and port");
        }
        self.at[who] = 0;
        self.lives[who] = Some(process);
    }

    fn note(&mut self, who: usize, line: &Line) {
        self.announced.note(line);
        if let Line::Event(number, _) = line {
            self.at[who] = number + 1;
        }
    }

    /// Waits for a line of one end and returns its time.
    fn wait_for(&mut self, who: usize, is_it: impl Fn(&Line) -> bool) -> Instant {
        loop {
            let (at, line) = self.lives[who].as_ref().expect("a running process").line();
            self.note(who, &line);
            if is_it(&line) {
                return at;
            }
        }
    }

    /// Waits until both have written this number of events.
    fn wait_for_events(&mut self, events: usize) {
        for who in [HOST, GUEST] {
            if self.at[who] < events {
                self.wait_for(who, |line| matches!(line, Line::Event(number, _) if number + 1 >= events));
            }
        }
    }

    /// Kills and restarts one end. Returns the time until both are at the table again.
    fn kill(&mut self, who: usize) -> Duration {
        for line in self.lives[who].take().expect("a running process").kill() {
            self.note(who, &line);
        }
        // Older output of the guest is discarded.
        let before = Instant::now();
        self.start(who);
        let back = loop {
            let at = self.wait_for(GUEST, |line| *line == Line::Here(true));
            if at > before {
                break at;
            }
        };
        let took = self.lives[who].as_ref().expect("a running process").age(back);
        // The match continues for both.
        let events = self.announced.0.len();
        self.wait_for_events(events + 1);
        took
    }

    /// Ends both, and compares their logs with the events that they have announced.
    fn compare(mut self) {
        self.wait_for_events(self.announced.0.len());
        let [host, guest] = self.lives.each_mut().map(|end| end.take().expect("a running process"));
        for (who, end) in [(HOST, host), (GUEST, guest)] {
            for line in end.kill() {
                self.note(who, &line);
            }
        }
        let invitation = self.invitation.as_ref().expect("an invitation");
        let [host, guest] = self.folders.each_ref().map(|folder| -> Vec<String> {
            let stored = saved_table(&Store::open(folder.path()).0, invitation);
            stored.events.iter().map(|event| format!("{:?}", event.digest())).collect()
        });
        // The last saved event may not have been announced yet; a guest reports an event before it writes it.
        assert!(host.starts_with(&self.announced.0));
        assert!(host.starts_with(&guest));
    }
}

#[test]
fn a_crash_loses_no_announced_event() {
    if !has_loopback() {
        return;
    }
    let kills = crate::variable("PUSHFLIP_KILLS", KILLS);
    let mut rng = ChaCha8Rng::seed_from_u64(17);
    let (mut took, mut events) = ([const { Vec::new() }; 2], 0);
    let mut left = kills;
    while left > 0 {
        let mut ends = Ends::meet();
        for _ in 0..left.min(CRASHES_PER_TABLE) {
            std::thread::sleep(Duration::from_millis(rng.random_range(0..800)));
            // In turn: as many crashes of each.
            let who = left % 2;
            took[who].push(ends.kill(who));
            left -= 1;
        }
        events += ends.announced.0.len();
        ends.compare();
    }
    println!("{kills} deaths, {events} events");
    for (who, mut took) in ["host", "guest"].into_iter().zip(took) {
        took.sort_unstable();
        if let (Some(longest), Some(median)) = (took.last(), took.get(took.len() / 2)) {
            println!("{who}: {} deaths, back after {median:?} (median), {longest:?} at most", took.len());
        }
    }
}
