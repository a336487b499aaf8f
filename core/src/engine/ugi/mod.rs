//! The Universal Game Interface on standard input and output; see `docs/ugi.md`.
//!
//! The calling thread reads commands, a second thread executes them, and a third thread searches. Therefore
//! `stop`, `isready` and `quit` are answered during a search. A command that would interfere with the search
//! waits for its end. `stop` ends the running search and the queued infinite searches; each of them answers
//! without a search. `quit` ends everything and drops the queue. The end of the input does the same, but queued
//! searches with a limit still run.

mod board;
mod command;
mod options;
mod search;

use std::collections::VecDeque;
use std::io::{self, BufRead, Write};
use std::sync::Mutex;
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread::Scope;
use std::time::{Duration, Instant};

use rand::Rng;

use crate::ai::tablebase;
use crate::command_line::read_line;
use crate::rules::{Side, Variant, printable};

use super::random::stream;
use board::Board;
use command::{Command, Query};
use search::{Go, Job, SearchEngine, SearchThread};

pub use options::EngineOptions;

/// Longest line in bytes: enough for a game of 100 000 plies.
const LONGEST_LINE: u64 = 1 << 20;
/// Time for searches with a limit after the end of the input.
const GRACE: Duration = Duration::from_secs(5);

/// Runs the protocol on standard input and output until `quit` or the end of the input.
pub fn run(options: EngineOptions) -> io::Result<()> {
    speak(io::stdin().lock(), io::stdout(), options)
}

pub fn speak(mut input: impl BufRead, output: impl Write + Send, options: EngineOptions) -> io::Result<()> {
    let output = Output(Mutex::new(output));
    let searcher = SearchEngine::new(options.hash_mb);
    let (sender, events) = mpsc::channel();
    std::thread::scope(|scope| {
        let engine = Engine {
            options,
            board: Board::start(options.variant),
            games: 0,
            waiting: VecDeque::new(),
            output: &output,
            searcher: &searcher,
            thinking: None,
            events: sender.clone(),
            scope,
        };
        let engine = scope.spawn(move || engine.run(events));
        let read = listen(&mut input, &sender);
        // A send error means that the engine has ended already.
        _ = sender.send(Event::EndOfInput);
        let written = engine.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
        read.and(written)
    })
}

/// Reads commands until `quit`, the end of the input, or the end of the engine.
fn listen(input: &mut impl BufRead, events: &Sender<Event>) -> io::Result<()> {
    while let Some(line) = read_line(input, LONGEST_LINE)? {
        let received = Instant::now();
        let command = match line {
            Some(line) => Command::read(&line).transpose(),
            None => Some(Err(format!("a line has at most {LONGEST_LINE} bytes"))),
        };
        // Empty lines are ignored.
        let Some(command) = command else { continue };
        let last = matches!(command, Ok(Command::Quit));
        if events.send(Event::Command(command, received)).is_err() || last {
            break;
        }
    }
    Ok(())
}

enum Event {
    /// A line was read, at this time.
    Command(Result<Command, String>, Instant),
    SearchEnded,
    EndOfInput,
}

/// The output of all threads, written line by line.
struct Output<W>(Mutex<W>);

impl<W: Write> Output<W> {
    fn line(&self, line: impl std::fmt::Display) -> io::Result<()> {
        let mut output = self.0.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        writeln!(output, "{line}")?;
        output.flush()
    }
}

struct Engine<'scope, 'env, W> {
    options: EngineOptions,
    board: Board,
    /// Games since the seed was set; both determine the random numbers of the levels.
    games: u64,
    /// Commands that wait for the end of the search.
    waiting: VecDeque<(Command, Instant)>,
    output: &'env Output<W>,
    searcher: &'env SearchEngine,
    thinking: Option<SearchThread<'scope>>,
    events: Sender<Event>,
    scope: &'scope Scope<'scope, 'env>,
}

impl<W: Write + Send> Engine<'_, '_, W> {
    /// Executes commands until `quit` or the end of the input.
    fn run(mut self, events: Receiver<Event>) -> io::Result<()> {
        // The engine owns a sender, so the channel does not close.
        while let Ok(event) = events.recv() {
            match event {
                Event::Command(Ok(Command::Quit), _) => {
                    self.waiting.clear();
                    return self.finish(&events, Duration::ZERO);
                }
                Event::Command(Ok(command), received) => self.dispatch(command, received)?,
                Event::Command(Err(error), _) => self.report_error(&error)?,
                Event::SearchEnded => self.after_search()?,
                Event::EndOfInput => {
                    self.cancel_infinite()?;
                    return self.finish(&events, GRACE);
                }
            }
        }
        Ok(())
    }

    /// Executes a command, now or after the running search.
    fn dispatch(&mut self, command: Command, received: Instant) -> io::Result<()> {
        let asks = matches!(command, Command::Query(_) | Command::LegalMoves | Command::Show | Command::Ugi);
        let now = match command {
            Command::IsReady => true,
            Command::Stop => {
                if let Some(thinking) = &self.thinking {
                    thinking.stop.stop();
                }
                self.cancel_infinite()?;
                self.waiting.is_empty()
            }
            _ => self.waiting.is_empty() && (asks || self.thinking.is_none()),
        };
        if now {
            self.execute(command, received)?.or_else(|error| self.report_error(&error))
        } else {
            self.waiting.push_back((command, received));
            Ok(())
        }
    }

    /// Answers the queued infinite searches and removes them.
    fn cancel_infinite(&mut self) -> io::Result<()> {
        let before = self.waiting.len();
        self.waiting.retain(|(command, _)| !matches!(command, Command::Go(asked) if asked.infinite));
        (self.waiting.len()..before).try_for_each(|_| {
            self.output.line("info string the search was stopped before it began\nbestmove none")
        })
    }

    /// Executes the queued commands up to the next search, after a search has ended.
    fn after_search(&mut self) -> io::Result<()> {
        if let Some(thinking) = self.thinking.take() {
            thinking.join();
        }
        while let Some((command, _)) = self.waiting.pop_front() {
            // The thinking time starts now, because the time in the queue does not count.
            self.execute(command, Instant::now())?.or_else(|error| self.report_error(&error))?;
            if self.thinking.is_some() {
                let waiting = std::mem::take(&mut self.waiting);
                return waiting
                    .into_iter()
                    .try_for_each(|(command, received)| self.dispatch(command, received));
            }
        }
        Ok(())
    }

    /// Handles the end of the input: a search with a limit may run for the time `grace`.
    fn finish(&mut self, events: &Receiver<Event>, grace: Duration) -> io::Result<()> {
        while let Some(thinking) = &self.thinking {
            let grace = if thinking.is_endless { Duration::ZERO } else { grace };
            match events.recv_timeout(grace) {
                Ok(Event::SearchEnded) => self.after_search()?,
                Ok(_) => {}
                Err(_) => {
                    thinking.stop.stop();
                    // Waits for the final message of the search thread.
                    while !matches!(events.recv(), Ok(Event::SearchEnded) | Err(_)) {}
                    self.after_search()?;
                }
            }
        }
        Ok(())
    }

    fn report_error(&self, error: &str) -> io::Result<()> {
        // The error may quote arbitrary input, and the answer must be one line.
        self.output.line(format_args!("info string error: {}", printable(error)))
    }

    /// Executes a command. The inner error is an error of the user, after which nothing has changed.
    fn execute(&mut self, command: Command, received: Instant) -> io::Result<Result<(), String>> {
        match command {
            Command::Ugi => self.identify()?,
            Command::IsReady => {
                if self.thinking.is_none() {
                    self.searcher.prepare(&self.board.0);
                    if self.options.variant == Variant::Quixo {
                        tablebase::prepare();
                    }
                }
                self.output.line("readyok")?;
            }
            Command::NewGame => {
                self.searcher.forget();
                self.games += 1;
                self.board = Board::start(self.options.variant);
            }
            Command::SetOption { name, value } => return Ok(self.set_option(&name, &value)),
            Command::Position { fen, moves } => {
                match Board::read(self.options.variant, fen.as_deref(), &moves) {
                    Ok(board) => self.board = board,
                    Err(error) => return Ok(Err(error)),
                }
            }
            Command::Go(asked) => return self.go(&asked, received),
            Command::Query(query) => {
                let answer = match query {
                    Query::GameOver => self.board.is_over().to_string(),
                    Query::FirstPlayersTurn => self.is_first_players_turn().to_string(),
                    Query::Result => self.board.result().to_string(),
                };
                self.output.line(format_args!("response {answer}"))?;
            }
            Command::LegalMoves => {
                let line = format!("legalmoves {}", self.board.legal_moves().join(" "));
                self.output.line(line.trim_end())?;
            }
            Command::Perft(depth) => self.start(Job::Perft(depth)),
            Command::Show => self.output.line(&self.board)?,
            // `stop` is handled when it is read, and `quit` ends the engine.
            Command::Stop | Command::Quit => {}
        }
        Ok(Ok(()))
    }

    fn identify(&self) -> io::Result<()> {
        let version = env!("CARGO_PKG_VERSION");
        self.output.line(format_args!("id name Pushflip {version}\nid author the Pushflip authors"))?;
        self.output.line(format_args!("{}\nugiok", self.options.described()))
    }

    fn set_option(&mut self, name: &str, value: &str) -> Result<(), String> {
        let before = self.options;
        self.options.set(name, value)?;
        if before.variant != self.options.variant {
            self.board = Board::start(self.options.variant);
        }
        if name.eq_ignore_ascii_case("Seed") {
            self.games = 0;
        }
        if before.hash_mb != self.options.hash_mb {
            self.searcher.resize(self.options.hash_mb);
        }
        Ok(())
    }

    fn go(&mut self, asked: &Go, received: Instant) -> io::Result<Result<(), String>> {
        if self.board.is_over() {
            self.report_error("the game is over")?;
            // A runner that waits for a move needs an answer even so.
            self.output.line("bestmove none")?;
            return Ok(Ok(()));
        }
        let limits = match asked.limits(self.is_first_players_turn()) {
            Ok(limits) => limits,
            Err(error) => return Ok(Err(error)),
        };
        self.start(Job::Search {
            limits,
            infinite: asked.infinite,
            level: self.options.level,
            seed: stream(self.options.seed.into(), self.games).next_u64(),
            threads: self.options.threads,
            received,
        });
        Ok(Ok(()))
    }

    fn is_first_players_turn(&self) -> bool {
        self.board.0.position().side_to_move() == Side::First
    }

    fn start(&mut self, job: Job) {
        let (searcher, output, board) = (self.searcher, self.output, self.board.clone());
        let notify = NotifySearchEnd(self.events.clone());
        self.thinking = Some(SearchThread::start(self.scope, job, move |job, stop| {
            let _notify = notify;
            // An output error cannot be reported here; the engine thread gets the same error.
            _ = searcher.work(&board.0, job, stop, |line| output.line(line));
        }));
    }
}

/// Notifies the engine on drop that the search thread has ended, even after a panic.
struct NotifySearchEnd(Sender<Event>);

impl Drop for NotifySearchEnd {
    fn drop(&mut self) {
        // A send error means that the engine has ended already.
        _ = self.0.send(Event::SearchEnded);
    }
}
