//! The command line of the developer tools.

use std::io;
use std::path::Path;
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use pushflip_core::ai::tablebase;
use pushflip_core::command_line::{self, Failure, output_result};
use pushflip_core::session::Folders;
use pushflip_lab::Error;
use pushflip_lab::exam::{self, ExamArgs};
#[cfg(feature = "gallery")]
use pushflip_lab::gallery::{self, GalleryArgs};
use pushflip_lab::habits::{self, HabitsArgs};
use pushflip_lab::matches::{self, MatchArgs};
use pushflip_lab::opening::{self, OpeningArgs};
use pushflip_lab::perfect::{self, PerfectArgs};
use pushflip_lab::puzzles::{self, Puzzles};
use pushflip_lab::selfplay::{self, SelfPlayArgs};
use pushflip_lab::train::{self, Train};

/// Make and measure the opponents of Pushflip
#[derive(Parser)]
#[command(version, name = "pushflip-lab")]
struct CommandLine {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Play engine against engine and estimate the Elo difference
    Match(MatchArgs),
    /// Play the engine against itself and write training positions
    Selfplay(SelfPlayArgs),
    /// Train an evaluation network
    #[command(subcommand)]
    Train(Train),
    /// Count the value-losing moves of the engine in solved Quixo positions
    Exam(ExamArgs),
    /// Count the errors of each level in recorded games
    Habits(HabitsArgs),
    /// Play the perfect player of Quixo from won or drawn positions
    Perfect(PerfectArgs),
    /// Write the built-in opening of the Quixo tablebase
    Opening(OpeningArgs),
    /// Generate puzzles, or verify those that are shipped
    #[command(subcommand)]
    Puzzles(Puzzles),
    /// Draw every screen in every language without a window
    #[cfg(feature = "gallery")]
    Gallery(GalleryArgs),
}

fn main() -> ExitCode {
    command_line::main(run)
}

fn warn(sentence: &str) {
    command_line::warn::<CommandLine>(sentence);
}

fn run(line: CommandLine) -> Result<ExitCode, Failure> {
    let result = run_command(line.command);
    if let Some(failure) = tablebase::failure() {
        warn(failure);
    }
    match result {
        Ok(()) => Ok(ExitCode::SUCCESS),
        Err(Error::Output(error)) => output_result(Err(error)),
        Err(Error::Input(sentence)) => Err(Failure::bad_input(format!("{sentence}."))),
        Err(Error::Failed(sentence)) => Err(Failure::failed(format!("{sentence}."))),
    }
}

fn run_command(command: Command) -> Result<(), Error> {
    let out = &mut io::stdout();
    match command {
        Command::Match(args) => {
            use_tablebase(None);
            matches::run(&args, out)
        }
        Command::Selfplay(args) => {
            let played = selfplay::run(&args, warn)?;
            warn(&format!("{played}."));
            Ok(())
        }
        Command::Train(args) => train::run(&args, out),
        Command::Exam(args) => {
            if args.uses_tablebase() {
                use_tablebase(args.folder());
            }
            exam::run(&args, out)
        }
        Command::Habits(args) => habits::run(&args, out),
        Command::Perfect(args) => {
            use_tablebase(args.folder());
            perfect::run(&args, out)
        }
        Command::Opening(args) => opening::run(&args, out),
        Command::Puzzles(args) => puzzles::run(&args, out),
        #[cfg(feature = "gallery")]
        Command::Gallery(args) => gallery::run(&args).map_err(Error::Failed),
    }
}

/// Uses the tablebase of `pushflip solve`, in a folder or the user's own.
fn use_tablebase(folder: Option<&Path>) {
    let default = || Folders::find().ok().map(|folders| folders.solved()).filter(|folder| folder.exists());
    if let Some(folder) = folder.map(Path::to_path_buf).or_else(default) {
        for warning in tablebase::use_folder(&folder) {
            warn(&warning);
        }
    }
}
