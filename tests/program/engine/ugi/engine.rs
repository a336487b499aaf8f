//! A UGI engine with line-based input and output, in a thread or a process.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread::JoinHandle;
use std::time::Duration;

use pushflip_core::engine::ugi::{EngineOptions, speak};
use pushflip_core::rules::Variant;

/// A generous timeout for an answer.
const PATIENCE: Duration = Duration::from_mins(2);

/// The thread or process that runs an engine.
pub enum Home {
    /// A thread of this process, with the engine's result.
    Thread(Option<JoinHandle<std::io::Result<()>>>),
    /// A process of the built program.
    Process(Child),
}

/// A running engine with its input and output.
pub struct Engine {
    pub home: Home,
    pub input: Option<Box<dyn Write>>,
    pub lines: Receiver<String>,
}

impl Engine {
    /// Starts the engine loop in a thread, over pipes.
    pub fn inside(options: EngineOptions) -> Self {
        let (their_input, input) = std::io::pipe().expect("a pipe");
        let (output, their_output) = std::io::pipe().expect("a pipe");
        let engine = std::thread::spawn(move || speak(BufReader::new(their_input), their_output, options));
        Self { home: Home::Thread(Some(engine)), input: Some(Box::new(input)), lines: lines_of(output) }
    }

    pub fn of(variant: Variant) -> Self {
        Self::inside(EngineOptions { variant, hash_mb: 1, ..EngineOptions::default() })
    }

    pub fn process(variant: Variant) -> Self {
        let mut child = crate::program()
            .args(["engine", "--variant", variant.id()])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program starts");
        let input = child.stdin.take().expect("piped");
        let lines = lines_of(child.stdout.take().expect("piped"));
        let mut engine = Self { home: Home::Process(child), input: Some(Box::new(input)), lines };
        assert_eq!(engine.ask("isready"), "readyok");
        engine
    }

    pub fn send(&mut self, line: &str) {
        let input = self.input.as_mut().expect("the input is open");
        writeln!(input, "{line}").expect("an open pipe");
        input.flush().expect("an open pipe");
    }

    pub fn line(&mut self) -> String {
        self.lines.recv_timeout(PATIENCE).expect("an answer")
    }

    /// Reads the lines up to one with this first word.
    pub fn until(&mut self, word: &str) -> Vec<String> {
        let mut lines = vec![self.line()];
        while lines.last().is_some_and(|line| !line.starts_with(word)) {
            lines.push(self.line());
        }
        lines
    }

    pub fn ask(&mut self, command: &str) -> String {
        self.send(command);
        self.line()
    }

    /// Sends `go` and returns the best move.
    pub fn best(&mut self, go: &str) -> String {
        self.send(go);
        let lines = self.until("bestmove ");
        for line in &lines[..lines.len() - 1] {
            assert!(line.starts_with("info depth "), "{line}");
        }
        lines.last().and_then(|line| line.strip_prefix("bestmove ")).expect("a move").to_owned()
    }

    /// Closes the input, and checks that the engine succeeds without further output.
    pub fn end(mut self) -> Vec<String> {
        self.input = None;
        let mut rest = Vec::new();
        loop {
            match self.lines.recv_timeout(PATIENCE) {
                Ok(line) => rest.push(line),
                Err(RecvTimeoutError::Disconnected) => break,
                Err(RecvTimeoutError::Timeout) => panic!("the engine hangs after {rest:?}"),
            }
        }
        match &mut self.home {
            Home::Thread(engine) => {
                let result = engine.take().expect("a running engine").join().expect("no panic");
                result.expect("no output error");
            }
            Home::Process(child) => assert!(child.wait().expect("a child").success()),
        }
        rest
    }
}

fn lines_of(output: impl std::io::Read + Send + 'static) -> Receiver<String> {
    let (sender, lines) = channel();
    std::thread::spawn(move || {
        for line in BufReader::new(output).lines().map_while(Result::ok) {
            if sender.send(line).is_err() {
                break;
            }
        }
    });
    lines
}
