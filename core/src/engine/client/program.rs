//! A UGI program as a child process with two pipes.

use std::fmt::{self, Write as _};
use std::io::{BufReader, Write};
use std::process::{Child, ChildStdin, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::time::{Duration, Instant};

use crate::ai::{Limits, Stop};
use crate::command_line::read_line;
use crate::rules::Variant;

/// Maximum wait for `ugiok` and `readyok`, during which a program may load tables.
const HANDSHAKE_TIMEOUT: Duration = Duration::from_secs(10);
/// Maximum wait for a move without a time limit.
const MOVE_TIMEOUT: Duration = Duration::from_mins(1);
/// Interval between checks for a stop.
const POLL: Duration = Duration::from_millis(100);
/// Time for the program to exit after `quit`.
const QUIT_TIME: Duration = Duration::from_millis(500);
/// Capacity of the queue of lines read from a program.
const LINES: usize = 256;
/// Longest line in bytes; longer ones are ignored.
const LONGEST_LINE: u64 = 1 << 16;

/// Tolerance beyond a time limit, for a busy machine.
pub const LATENESS: Duration = Duration::from_secs(2);

/// A fault by which a player loses a game, or a stop, as the predicate of a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The player crashed or broke the protocol.
    Crash(String),
    Illegal(String),
    Late(Duration),
    /// The search was stopped; the player has made no mistake.
    Stopped,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Crash(how) => f.write_str(how),
            Self::Illegal(what) => write!(f, "played an illegal move: {what}"),
            Self::Late(after) => write!(f, "had no move after {:.1} s", after.as_secs_f64()),
            Self::Stopped => f.write_str("was stopped"),
        }
    }
}

/// A running UGI program. Dropping it ends the program.
pub struct Program {
    child: Child,
    /// The standard input; `None` after `quit`.
    input: Option<ChildStdin>,
    lines: Receiver<String>,
    pub limits: Limits,
}

impl Program {
    /// Starts a program and sets its `Variant` option, if it has one. Its standard error is discarded. Fails
    /// if the program cannot be started or does not answer `ugi` and `isready`.
    pub fn start(words: &[String], variant: Variant, limits: Limits) -> Result<Self, Fault> {
        let mut command = Command::new(&words[0]);
        command.args(&words[1..]).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        // The program gets its own process group, so that its child processes end with it.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child =
            command.spawn().map_err(|error| Fault::Crash(format!("cannot be started: {error}")))?;
        let input = child.stdin.take();
        let output = child.stdout.take().expect("a pipe");
        let (sender, lines) = sync_channel(LINES);
        // The thread ends with the program's output, or when the receiver is dropped.
        std::thread::spawn(move || {
            let mut output = BufReader::new(output);
            while let Ok(Some(line)) = read_line(&mut output, LONGEST_LINE) {
                if let Some(line) = line
                    && sender.send(line.trim().to_owned()).is_err()
                {
                    return;
                }
            }
        });
        let mut program = Self { child, input, lines, limits };
        program.say("ugi")?;
        let mut knows_variants = false;
        let greeting = Instant::now() + HANDSHAKE_TIMEOUT;
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

    /// Sends `uginewgame`. Fails if the program has ended or does not answer `isready`.
    pub fn begin_match(&mut self) -> Result<(), Fault> {
        self.say("uginewgame")?;
        self.wait_until_ready()
    }

    /// The best move after `moves` from the starting position, as text. Passes the lines before it to `on_line`.
    /// Fails if the program ends, breaks the protocol or is late, or if the search is stopped.
    pub fn ask(
        &mut self,
        moves: &[impl ToString],
        stop: &Stop,
        on_line: impl FnMut(&str),
    ) -> Result<String, Fault> {
        let mut position = String::from("position startpos");
        if !moves.is_empty() {
            position.push_str(" moves");
        }
        for mv in moves {
            _ = write!(position, " {}", mv.to_string());
        }
        self.say(&position)?;
        let Limits { depth, nodes, time, .. } = self.limits;
        let (depth, nodes) = (depth.map(u128::from), nodes.map(u128::from));
        let millis = time.map(|time| time.as_millis().max(1));
        let mut go = String::from("go");
        for (name, limit) in [("depth", depth), ("nodes", nodes), ("movetime", millis)] {
            if let Some(limit) = limit {
                _ = write!(go, " {name} {limit}");
            }
        }
        self.say(&go)?;
        let start = Instant::now();
        let patience = time.map_or(MOVE_TIMEOUT, |time| time + LATENESS);
        let answer = self.listen("bestmove", start + patience, stop, on_line);
        if start.elapsed() >= patience && answer != Err(Fault::Stopped) {
            return Err(Fault::Late(start.elapsed()));
        }
        Ok(answer?.split_whitespace().nth(1).unwrap_or_default().to_string())
    }

    fn say(&mut self, line: &str) -> Result<(), Fault> {
        let is_written = self.input.as_mut().is_some_and(|input| writeln!(input, "{line}").is_ok());
        if is_written { Ok(()) } else { Err(self.gone()) }
    }

    /// Reads lines up to one that begins with a word, and returns that one. Passes the others to `other`.
    fn listen(
        &mut self,
        word: &str,
        until: Instant,
        stop: &Stop,
        mut other: impl FnMut(&str),
    ) -> Result<String, Fault> {
        loop {
            if stop.is_stopped() {
                return Err(Fault::Stopped);
            }
            let left = until.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return Err(Fault::Crash(format!("gave no {word} in {} s", HANDSHAKE_TIMEOUT.as_secs())));
            }
            match self.lines.recv_timeout(left.min(POLL)) {
                Ok(line) if line.split_whitespace().next() == Some(word) => return Ok(line),
                Ok(line) => other(&line),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return Err(self.gone()),
            }
        }
    }

    fn wait_until_ready(&mut self) -> Result<(), Fault> {
        self.say("isready")?;
        self.listen("readyok", Instant::now() + HANDSHAKE_TIMEOUT, &Stop::new(), |_| ())?;
        Ok(())
    }

    /// The fault of a program whose pipes are closed.
    fn gone(&mut self) -> Fault {
        let how = self
            .wait_for_exit()
            .map_or_else(|| "closed its pipes".into(), |status| format!("ended with {status}"));
        Fault::Crash(how)
    }

    /// Waits briefly for the end of the program.
    fn wait_for_exit(&mut self) -> Option<ExitStatus> {
        let until = Instant::now() + QUIT_TIME;
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
        // A program that does not react is killed below.
        if let Some(input) = &mut self.input {
            _ = writeln!(input, "quit");
        }
        self.input = None;
        let has_ended = self.wait_for_exit().is_some();
        kill_group(&self.child);
        if !has_ended {
            _ = self.child.kill();
            _ = self.child.wait();
        }
    }
}

#[cfg(unix)]
fn kill_group(child: &Child) {
    use rustix::process::{Pid, Signal, kill_process_group};
    if let Some(group) = i32::try_from(child.id()).ok().and_then(Pid::from_raw) {
        _ = kill_process_group(group, Signal::KILL);
    }
}

#[cfg(not(unix))]
fn kill_group(_: &Child) {}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn a_stopped_search_is_no_crash() {
        let script = "while read -r word rest; do \
            case $word in ugi) echo ugiok;; isready) echo readyok;; quit) exit 0;; esac; done";
        let words = ["sh", "-c", script].map(str::to_owned);
        let mut program = Program::start(&words, Variant::Quixo, Limits::default()).expect("a program");
        let stop = Stop::new();
        stop.stop();
        assert_eq!(program.ask(&["e5-e1"], &stop, |_| ()), Err(Fault::Stopped));
    }
}
