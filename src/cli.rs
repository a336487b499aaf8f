//! The command line: subcommands and their dispatch.

#[cfg(windows)]
mod console;
mod desktop;
mod explore;
#[cfg(feature = "online")]
mod online;
mod play;
#[cfg(feature = "game")]
mod screenshot;
mod statistics;

use std::io::{self, IsTerminal, Write};
use std::process::ExitCode;

use clap::{Args, Parser, Subcommand};

use pushflip_core::ai::{Level, tablebase};
use pushflip_core::command_line::{self, language, threads};
use pushflip_core::engine::bench;
use pushflip_core::engine::perft;
use pushflip_core::engine::tablebase::{self as tablebase_files, SolveArgs};
use pushflip_core::engine::ugi::{self, EngineOptions};
use pushflip_core::language::Language;
use pushflip_core::rules::{Variant, parse_argument};
use pushflip_core::session::Folders;

use play::Play;
pub(crate) use pushflip_core::command_line::{Failure, output_result as ended};

/// Play Quixo and Hexxagon against other people or the computer.
#[derive(Parser)]
#[command(version, args_conflicts_with_subcommands = true)]
pub struct CommandLine {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    play: Play,
}

#[derive(Subcommand)]
enum Command {
    /// Run as a UGI engine on standard input and output
    Engine(Engine),
    /// Count the move sequences of a given length, per first move
    Perft(Perft),
    /// Compute the tablebase of Quixo, layer by layer
    Solve(SolveArgs),
    /// Print the moves of a Quixo position: exact values, results of your matches, and the move of Master
    Explore(explore::Explore),
    /// Search fixed positions of every variant and report nodes and nodes per second
    Bench,
    /// Render a screenshot without a window
    #[cfg(feature = "game")]
    Screenshot(Box<screenshot::Screenshot>),
    /// Host an online table in the terminal
    #[cfg(feature = "online")]
    Host(Box<online::Host>),
    /// Join an online table in the terminal with an invitation
    #[cfg(feature = "online")]
    Join(online::Join),
    #[command(flatten)]
    Desktop(desktop::Desktop),
}

#[derive(Args)]
struct Engine {
    /// The game: quixo, quixo-teams, hexxagon or hexxagon-open
    #[arg(long, value_name = "ID", value_parser = parse_argument::<Variant>)]
    variant: Variant,
    /// Playing strength: first-game, beginner, casual, regular, club, tournament, expert or master
    #[arg(long, value_name = "NAME", value_parser = parse_argument::<Level>)]
    level: Option<Level>,
    /// Search threads, at most two per core
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = threads)]
    threads: usize,
    /// Seed for the random choices of a level; a different one at each start by default
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u32>,
    /// Size of the transposition table in MB
    #[arg(long, value_name = "MB", default_value_t = 16, value_parser = clap::value_parser!(u16).range(1..=4_096))]
    hash: u16,
}

#[derive(Args)]
struct Perft {
    /// The game: quixo, quixo-teams, hexxagon or hexxagon-open
    #[arg(long, value_name = "ID", value_parser = parse_argument::<Variant>)]
    variant: Variant,
    /// Number of plies
    #[arg(long, value_name = "D")]
    depth: u32,
    /// Start position in text notation
    #[arg(long, value_name = "F")]
    position: Option<String>,
}

/// The language of the terminal.
#[derive(Args, Clone, Copy, Default)]
struct LanguageArg {
    /// In the terminal, the language: en, de, fr, es, it, sl, ro or ru; by default that of the settings or the desktop
    #[arg(long, value_name = "CODE", value_parser = language)]
    language: Option<Language>,
}

impl LanguageArg {
    /// The given language, else that of the game's settings, else that of the desktop.
    fn choose(self) -> Language {
        let of_settings = || Folders::find().ok()?.chosen_language();
        self.language.or_else(of_settings).unwrap_or_else(Language::system)
    }
}

/// Whether standard output shows colours.
fn has_colour() -> bool {
    let is_wanted =
        io::stdout().is_terminal() && std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
    // A console of Windows shows escape codes as text until it is told otherwise.
    #[cfg(windows)]
    let is_wanted = is_wanted && anstyle_query::windows::enable_ansi_colors() == Some(true);
    is_wanted
}

/// Writes a warning to standard error.
pub(crate) fn complain(sentence: &str) {
    command_line::warn::<CommandLine>(sentence);
}

pub fn run(line: CommandLine) -> Result<ExitCode, Failure> {
    #[cfg(windows)]
    if line.command.is_none() && line.play.opens_window() {
        console::hide();
    } else {
        console::show();
    }
    if matches!(line.command, None | Some(Command::Engine(_) | Command::Explore(_))) {
        load_tablebase();
    }
    match line.command {
        Some(Command::Engine(engine)) => run_engine(&engine),
        Some(Command::Perft(args)) => run_perft(&args),
        Some(Command::Solve(args)) => {
            tablebase_files::run(&args).map_err(|error| Failure::failed(error.to_string()))?;
            Ok(ExitCode::SUCCESS)
        }
        Some(Command::Explore(args)) => explore::run(&args),
        Some(Command::Bench) => ended(bench::run(&mut io::stdout().lock())),
        #[cfg(feature = "game")]
        Some(Command::Screenshot(picture)) => screenshot::draw(*picture),
        #[cfg(feature = "online")]
        Some(Command::Host(args)) => online::host(*args),
        #[cfg(feature = "online")]
        Some(Command::Join(args)) => online::join(args),
        Some(Command::Desktop(args)) => desktop::run(args),
        None => play::play(line.play),
    }
}

/// Loads the tablebase files that `pushflip solve` has written.
fn load_tablebase() {
    if let Ok(folders) = Folders::find()
        && folders.solved().exists()
    {
        for complaint in tablebase::use_folder(&folders.solved()) {
            complain(&complaint);
        }
    }
}

fn run_engine(engine: &Engine) -> Result<ExitCode, Failure> {
    let result = ended(ugi::run(EngineOptions {
        variant: engine.variant,
        level: engine.level,
        threads: engine.threads,
        hash_mb: engine.hash.into(),
        seed: engine.seed.unwrap_or_else(|| play::time_seed() as u32),
    }));
    if let Some(failure) = tablebase::failure() {
        complain(failure);
    }
    result
}

fn run_perft(args: &Perft) -> Result<ExitCode, Failure> {
    let counts = perft::run(args.variant, args.depth, args.position.as_deref());
    let counts = counts.map_err(|error| Failure::bad_input(format!("{error}.")))?;
    ended(writeln!(io::stdout(), "{counts}"))
}
