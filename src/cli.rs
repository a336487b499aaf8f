//! The command line: subcommands and their dispatch.

mod desktop;
#[cfg(feature = "game")]
mod gallery;
#[cfg(feature = "online")]
mod online;
mod play;
mod puzzles;
#[cfg(feature = "game")]
mod screenshot;
mod statistics;

use std::io::{self, BufWriter, Write};
use std::path::Path;
use std::process::ExitCode;

use clap::error::ErrorKind;
use clap::{Args, Parser, Subcommand};

use pushflip_core::ai::{Level, most_threads, tablebase};
use pushflip_core::engine::bench;
use pushflip_core::engine::exam::{self, Exam, ExamError};
use pushflip_core::engine::matches::{self, MatchArgs, MatchError};
use pushflip_core::engine::perfect::{self, PerfectArgs, PerfectError};
use pushflip_core::engine::perft::{self, PerftError};
use pushflip_core::engine::puzzles::Puzzles;
use pushflip_core::engine::selfplay::{self, SelfPlayArgs};
use pushflip_core::engine::solve::{self, SolveArgs};
use pushflip_core::engine::train::{self, Train, TrainError};
use pushflip_core::engine::ugi::{self, EngineOptions};
use pushflip_core::rules::{TextError, Variant, printable};
use pushflip_core::session::Folders;

use play::Play;

/// The exit code for a command line or a file that cannot be read.
const BAD_INPUT: u8 = 2;

/// Why the program ends without having done what was asked.
pub struct Failure {
    /// One sentence.
    pub sentence: String,
    /// For the shell.
    pub code: ExitCode,
}

impl Failure {
    fn bad_input(sentence: impl Into<String>) -> Self {
        Self { sentence: sentence.into(), code: BAD_INPUT.into() }
    }
}

/// Quixo and Hexxagon on one table, for people and against the computer.
#[derive(Parser)]
#[command(version, args_conflicts_with_subcommands = true)]
struct CommandLine {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    play: Play,
}

#[derive(Subcommand)]
enum Command {
    /// Speak the text protocol UGI on standard input and output
    Engine(Engine),
    /// Count the move sequences of a length, for each first move
    Perft(Perft),
    /// Make the exact tables of Quixo, level by level
    Solve(SolveArgs),
    /// Ask the engine for moves in Quixo positions whose truth is known, and count the errors
    Exam(Exam),
    /// Let the perfect player of Quixo play from won or drawn positions
    Perfect(PerfectArgs),
    /// Learn the weights of a network
    #[command(subcommand)]
    Train(Train),
    /// Search fixed positions of every variant: how many were looked at, and how many a second
    Bench,
    /// Play engine against engine and say who is stronger
    Match(MatchArgs),
    /// Let the engine play Hexxagon against itself and write down positions to learn from
    Selfplay(SelfPlayArgs),
    /// Make puzzles, or prove those that come with the program
    #[command(subcommand)]
    Puzzles(Puzzles),
    /// Draw a picture of the game without a window
    #[cfg(feature = "game")]
    Screenshot(screenshot::Screenshot),
    /// Draw every screen in every language without a window
    #[cfg(feature = "game")]
    Gallery(gallery::Gallery),
    /// Open a table for people on other computers, in the terminal
    #[cfg(feature = "online")]
    Host(online::Host),
    /// Come to somebody's table with an invitation, in the terminal
    #[cfg(feature = "online")]
    Join(online::Join),
    #[command(flatten)]
    Desktop(desktop::Desktop),
}

#[derive(Args)]
struct Engine {
    /// The game: quixo, quixo-teams, hexxagon or hexxagon-open
    #[arg(long, value_name = "ID", value_parser = variant)]
    variant: Variant,
    /// How strong it plays: first-game, beginner, casual, regular, club, tournament, expert or master
    #[arg(long, value_name = "NAME", value_parser = level)]
    level: Option<Level>,
    /// Threads of the search, at most two for each core
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = threads)]
    threads: usize,
    /// A number that makes the chances of a level repeatable; if none is said, every start has its own
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u32>,
    /// Size of the transposition table in MB
    #[arg(long, value_name = "MB", default_value_t = 16, value_parser = clap::value_parser!(u16).range(1..=4_096))]
    hash: u16,
}

#[derive(Args)]
struct Perft {
    /// The game: quixo, quixo-teams, hexxagon or hexxagon-open
    #[arg(long, value_name = "ID", value_parser = variant)]
    variant: Variant,
    /// Plies
    #[arg(long, value_name = "D")]
    depth: u32,
    /// A position to start from, as text
    #[arg(long, value_name = "F")]
    position: Option<String>,
}

// The readers' own errors begin with a place that the command line names already.
fn variant(text: &str) -> Result<Variant, String> {
    text.parse().map_err(|e: TextError| e.reason)
}

fn level(text: &str) -> Result<Level, String> {
    text.parse().map_err(|e: TextError| e.reason)
}

fn threads(text: &str) -> Result<usize, String> {
    let most = most_threads();
    let fits = |threads: &usize| (1..=most).contains(threads);
    text.parse().ok().filter(fits).ok_or_else(|| format!("{text:?} is not a number from 1 to {most}"))
}

/// Writes a sentence for whoever started the program.
pub fn complain(sentence: &str) {
    // Nobody is left to tell if this fails.
    let _ = writeln!(io::stderr(), "pushflip: {}", printable(sentence));
}

/// Does what the command line asks.
pub fn run() -> Result<ExitCode, Failure> {
    let line = match CommandLine::try_parse_from(std::env::args_os()) {
        Ok(line) => line,
        Err(error)
            if !error.use_stderr() || error.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand =>
        {
            // Help and version; a closed output has read enough.
            let _ = error.print();
            return Ok(u8::try_from(error.exit_code()).unwrap_or(BAD_INPUT).into());
        }
        Err(error) => return Err(Failure::bad_input(one_sentence(&error.to_string()))),
    };
    if matches!(line.command, None | Some(Command::Engine(_) | Command::Match(_))) {
        use_tables();
    }
    match line.command {
        Some(Command::Engine(engine)) => speak(&engine),
        Some(Command::Perft(perft)) => count(&perft),
        Some(Command::Solve(args)) => {
            solve::run(&args)
                .map_err(|error| Failure { sentence: error.to_string(), code: ExitCode::FAILURE })?;
            Ok(ExitCode::SUCCESS)
        }
        Some(Command::Exam(wishes)) => {
            match wishes.folder() {
                Some(folder) => use_tables_in(folder),
                None if wishes.knows() => use_tables(),
                None => {}
            }
            examine(&wishes)
        }
        Some(Command::Perfect(wishes)) => {
            match wishes.folder() {
                Some(folder) => use_tables_in(folder),
                None => use_tables(),
            }
            perfect_games(&wishes)
        }
        Some(Command::Bench) => ended(bench::run(&mut io::stdout().lock())),
        Some(Command::Match(args)) => contest(&args),
        Some(Command::Selfplay(games)) => play_itself(&games),
        Some(Command::Train(wishes)) => learn(&wishes),
        Some(Command::Puzzles(wishes)) => puzzles::make(&wishes),
        #[cfg(feature = "game")]
        Some(Command::Screenshot(picture)) => screenshot::draw(picture),
        #[cfg(feature = "game")]
        Some(Command::Gallery(wishes)) => gallery::draw(wishes),
        #[cfg(feature = "online")]
        Some(Command::Host(wanted)) => online::host(wanted),
        #[cfg(feature = "online")]
        Some(Command::Join(wanted)) => online::join(wanted),
        Some(Command::Desktop(wanted)) => desktop::run(wanted),
        None => play::play(line.play),
    }
}

/// Lets the opponents use the tables that `pushflip solve` has made.
fn use_tables() {
    if let Ok(folders) = Folders::find()
        && folders.solved().exists()
    {
        use_tables_in(&folders.solved());
    }
}

fn use_tables_in(folder: &Path) {
    for complaint in tablebase::use_folder(folder) {
        complain(&complaint);
    }
}

/// The first paragraph of clap's error; usage and tips are in `--help`.
fn one_sentence(error: &str) -> String {
    let paragraph: Vec<&str> = error.lines().map(str::trim).take_while(|line| !line.is_empty()).collect();
    let text = paragraph.join(" ");
    format!("{}. Try --help.", text.trim_start_matches("error: ").trim_end_matches('.'))
}

fn speak(engine: &Engine) -> Result<ExitCode, Failure> {
    let spoken = ended(ugi::run(EngineOptions {
        variant: engine.variant,
        level: engine.level,
        threads: engine.threads,
        hash_mb: engine.hash.into(),
        seed: engine.seed.unwrap_or_else(|| play::seed_of_now() as u32),
    }));
    if let Some(failure) = tablebase::failure() {
        complain(failure);
    }
    spoken
}

fn count(wanted: &Perft) -> Result<ExitCode, Failure> {
    let mut output = BufWriter::new(io::stdout().lock());
    match perft::run(wanted.variant, wanted.depth, wanted.position.as_deref(), &mut output) {
        Ok(()) => Ok(ExitCode::SUCCESS),
        Err(PerftError::Output(error)) => ended(Err(error)),
        Err(error) => Err(Failure::bad_input(format!("{error}."))),
    }
}

fn learn(wishes: &Train) -> Result<ExitCode, Failure> {
    match train::run(wishes, &mut io::stdout().lock()) {
        Ok(()) => Ok(ExitCode::SUCCESS),
        Err(TrainError::Quixo(train::quixo::TrainError::Output(error))) => ended(Err(error)),
        Err(error) => Err(Failure::bad_input(format!("{error}."))),
    }
}

fn examine(wishes: &Exam) -> Result<ExitCode, Failure> {
    let examined = exam::run(wishes, &mut io::stdout());
    if let Some(failure) = tablebase::failure() {
        complain(failure);
    }
    match examined {
        Ok(()) => Ok(ExitCode::SUCCESS),
        Err(ExamError::Output(error)) => ended(Err(error)),
        Err(error) => Err(Failure::bad_input(format!("{error}."))),
    }
}

fn perfect_games(wishes: &PerfectArgs) -> Result<ExitCode, Failure> {
    let played = perfect::run(wishes, &mut io::stdout());
    if let Some(failure) = tablebase::failure() {
        complain(failure);
    }
    match played {
        Ok(()) => Ok(ExitCode::SUCCESS),
        Err(PerfectError::Output(error)) => ended(Err(error)),
        Err(error) => Err(Failure::bad_input(format!("{error}."))),
    }
}

fn play_itself(games: &SelfPlayArgs) -> Result<ExitCode, Failure> {
    let played = selfplay::run(games, complain).map_err(|error| Failure::bad_input(format!("{error}.")))?;
    complain(&format!("{played}."));
    Ok(ExitCode::SUCCESS)
}

fn contest(args: &MatchArgs) -> Result<ExitCode, Failure> {
    match matches::run(args, &mut io::stdout().lock()) {
        Ok(()) => Ok(ExitCode::SUCCESS),
        Err(MatchError::Output(error)) => ended(Err(error)),
        Err(error) => Err(Failure::bad_input(format!("{error}."))),
    }
}

/// A closed output is no failure: whoever reads has enough.
fn ended(result: io::Result<()>) -> Result<ExitCode, Failure> {
    match result {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            Err(Failure { sentence: format!("the output failed: {error}."), code: ExitCode::FAILURE })
        }
        _ => Ok(ExitCode::SUCCESS),
    }
}
