//! A UGI program as a child process with two pipes.

use std::fmt::{self, Write as _};
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::time::{Duration, Instant};

use super::Limit;
use crate::ai::Stop;
use crate::rules::Variant;

/// The longest wait for `ugiok` and `readyok`: a program may have tables to load.
const HANDSHAKE: Duration = Duration::from_secs(10);
/// The longest wait for a move that is not limited by time.
const PATIENCE: Duration = Duration::from_mins(1);
/// How often a wait looks whether the match is stopped.
const GLANCE: Duration = Duration::from_millis(100);
/// How long a program may take to end, once told.
const FAREWELL: Duration = Duration::from_millis(500);
/// Lines of a program that wait to be read, before it has to wait.
const LINES: usize = 256;
/// The longest line in bytes that is read whole; a longer one comes in pieces.
const LONGEST_LINE: u64 = 1 << 16;

/// Tolerance beyond a time limit, for a busy machine.
pub const LATENESS: Duration = Duration::from_secs(2);

/// Why a player loses without being beaten, as the rest of a sentence about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// It ended, or does not speak as it should.
    Crash(String),
    /// It played a move that the rules forbid.
    Illegal(String),
    /// It did not answer in time.
    Late(Duration),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Crash(how) => f.write_str(how),
            Self::Illegal(what) => write!(f, "played an illegal move: {what}"),
            Self::Late(after) => write!(f, "had no move after {:.1} s", after.as_secs_f64()),
        }
    }
}

/// Why there is no move.
pub enum NoMove {
    /// The player loses.
    Fault(Fault),
    /// The match was stopped.
    Stopped,
}

impl From<Fault> for NoMove {
    fn from(fault: Fault) -> Self {
        Self::Fault(fault)
    }
}

/// A running program; it ends when this is dropped.
pub struct Program {
    child: Child,
    /// Gone once the program has been told to quit.
    input: Option<ChildStdin>,
    lines: Receiver<String>,
    limit: Limit,
}

impl Program {
    /// Starts a program and sets its `Variant` option, if it has one. Its standard error is discarded.
    ///
    /// # Errors
    /// If it cannot be started or does not answer `ugi` and `isready`.
    pub fn start(words: &[String], variant: Variant, limit: Limit) -> Result<Self, Fault> {
        let mut command = Command::new(&words[0]);
        command.args(&words[1..]).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        // What it starts itself belongs to its group, and ends with it.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child =
            command.spawn().map_err(|error| Fault::Crash(format!("cannot be started: {error}")))?;
        let input = child.stdin.take();
        let output = child.stdout.take().expect("a pipe was asked for");
        let (sender, lines) = sync_channel(LINES);
        // It ends with the program's output, or with the first line that nobody wants.
        std::thread::spawn(move || {
            let mut output = BufReader::new(output);
            let mut line = Vec::new();
            while output
                .by_ref()
                .take(LONGEST_LINE)
                .read_until(b'\n', &mut line)
                .is_ok_and(|length| length > 0)
            {
                let text = String::from_utf8_lossy(&line).trim().to_owned();
                if sender.send(text).is_err() {
                    return;
                }
                line.clear();
            }
        });
        let mut program = Self { child, input, lines, limit };
        program.say("ugi")?;
        let mut knows_variants = false;
        let greeting = Instant::now() + HANDSHAKE;
        program.listen("ugiok", greeting, &Stop::new(), |line| {
            let name = line.strip_prefix("option name ").and_then(|rest| rest.split(" type").next());
            knows_variants |= name.is_some_and(|name| name.eq_ignore_ascii_case("Variant"));
        })?;
        if knows_variants {
            program.say(&format!("setoption name Variant value {variant}"))?;
        }
        program.wait_until_ready()?;
        Ok(program)
    }

    /// Sends `uginewgame`.
    ///
    /// # Errors
    /// If the program has ended or does not answer `isready`.
    pub fn begin_match(&mut self) -> Result<(), Fault> {
        self.say("uginewgame")?;
        self.wait_until_ready()
    }

    /// Sets the limit of the following moves.
    pub fn set_limit(&mut self, limit: Limit) {
        self.limit = limit;
    }

    /// The best move after `moves` from the starting position, as text, and the number of nodes searched.
    ///
    /// # Errors
    /// If the program ends, breaks the protocol or is late, or if the search is stopped.
    pub fn ask(&mut self, moves: &[impl ToString], stop: &Stop) -> Result<(String, Option<u64>), NoMove> {
        let mut position = String::from("position startpos");
        if !moves.is_empty() {
            position.push_str(" moves");
        }
        for mv in moves {
            _ = write!(position, " {}", mv.to_string());
        }
        self.say(&position)?;
        self.say(&self.limit.go())?;
        let start = Instant::now();
        let patience = if let Limit::Time(time) = self.limit { time + LATENESS } else { PATIENCE };
        let mut nodes = None;
        let answer = self.listen("bestmove", start + patience, stop, |line| {
            nodes = reported_nodes(line).or(nodes);
        });
        if stop.is_stopped() {
            return Err(NoMove::Stopped);
        }
        if start.elapsed() >= patience {
            return Err(Fault::Late(start.elapsed()).into());
        }
        Ok((answer?.split_whitespace().nth(1).unwrap_or_default().to_string(), nodes))
    }

    fn say(&mut self, line: &str) -> Result<(), Fault> {
        let said = self.input.as_mut().is_some_and(|input| writeln!(input, "{line}").is_ok());
        if said { Ok(()) } else { Err(self.gone()) }
    }

    /// Reads up to a line that begins with a word, and returns it; others go to `other`.
    fn listen(
        &mut self,
        word: &str,
        until: Instant,
        stop: &Stop,
        mut other: impl FnMut(&str),
    ) -> Result<String, Fault> {
        loop {
            let left = until.saturating_duration_since(Instant::now());
            if left.is_zero() || stop.is_stopped() {
                return Err(Fault::Crash(format!("gave no {word} in {} s", HANDSHAKE.as_secs())));
            }
            match self.lines.recv_timeout(left.min(GLANCE)) {
                Ok(line) if line.split_whitespace().next() == Some(word) => return Ok(line),
                Ok(line) => other(&line),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return Err(self.gone()),
            }
        }
    }

    fn wait_until_ready(&mut self) -> Result<(), Fault> {
        self.say("isready")?;
        self.listen("readyok", Instant::now() + HANDSHAKE, &Stop::new(), |_| ())?;
        Ok(())
    }

    /// The program does not listen or speak any more.
    fn gone(&mut self) -> Fault {
        let how = self
            .farewell()
            .map_or_else(|| "closed its pipes".into(), |status| format!("ended with {status}"));
        Fault::Crash(how)
    }

    /// Waits a little for the program's end.
    fn farewell(&mut self) -> Option<ExitStatus> {
        let until = Instant::now() + FAREWELL;
        loop {
            match self.child.try_wait() {
                Ok(Some(status)) => return Some(status),
                Ok(None) if Instant::now() < until => std::thread::sleep(Duration::from_millis(5)),
                _ => return None,
            }
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // Whoever does not listen is killed below.
        if let Some(input) = &mut self.input {
            _ = writeln!(input, "quit");
        }
        self.input = None;
        let has_ended = self.farewell().is_some();
        kill_group(&self.child);
        if !has_ended {
            _ = self.child.kill();
            _ = self.child.wait();
        }
    }
}

/// Kills a program and all that it has started; those that have ended are not missed.
#[cfg(unix)]
fn kill_group(child: &Child) {
    use rustix::process::{Pid, Signal, kill_process_group};
    if let Some(group) = i32::try_from(child.id()).ok().and_then(Pid::from_raw) {
        _ = kill_process_group(group, Signal::KILL);
    }
}

#[cfg(not(unix))]
fn kill_group(_: &Child) {}

/// The count in a line such as `info depth 3 nodes 1200 pv e5-e1`.
fn reported_nodes(line: &str) -> Option<u64> {
    let mut words = line.strip_prefix("info ")?.split_whitespace();
    words.find(|&word| word == "nodes" || word == "string").filter(|&word| word == "nodes")?;
    words.next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::reported_nodes;

    #[test]
    fn nodes_are_read_from_reports_only() {
        assert_eq!(reported_nodes("info depth 3 score cp 5 nodes 1200 nps 7 pv e5-e1"), Some(1200));
        assert_eq!(reported_nodes("info string nodes 5"), None);
        assert_eq!(reported_nodes("info depth 3 nodes"), None);
        assert_eq!(reported_nodes("bestmove e5-e1 nodes 7"), None);
    }
}
