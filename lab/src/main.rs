//! The command line of the developer tools.

use std::io;
use std::path::Path;
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use pushflip_core::ai::tablebase;
use pushflip_core::command_line::{self, Failure, output_result};
use pushflip_core::session::Folders;
use pushflip_lab::exam::{self, Exam, ExamError};
#[cfg(feature = "gallery")]
use pushflip_lab::gallery::{self, GalleryArgs};
use pushflip_lab::matches::{self, MatchArgs, MatchError};
use pushflip_lab::perfect::{self, PerfectArgs, PerfectError};
use pushflip_lab::puzzles::{self, Puzzles, PuzzlesError};
use pushflip_lab::selfplay::{self, SelfPlayArgs};
use pushflip_lab::train::{self, Train, TrainError};

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
    Exam(Exam),
    /// Play the perfect player of Quixo from won or drawn positions
    Perfect(PerfectArgs),
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
    let out = &mut io::stdout();
    match line.command {
        Command::Match(args) => {
            use_tables(None);
            match matches::run(&args, out) {
                Ok(()) => Ok(ExitCode::SUCCESS),
                Err(MatchError::Output(error)) => output_result(Err(error)),
                Err(error) => Err(Failure::bad_input(format!("{error}."))),
            }
        }
        Command::Selfplay(args) => {
            let played =
                selfplay::run(&args, warn).map_err(|error| Failure::bad_input(format!("{error}.")))?;
            warn(&format!("{played}."));
            Ok(ExitCode::SUCCESS)
        }
        Command::Train(args) => match train::run(&args, out) {
            Ok(()) => Ok(ExitCode::SUCCESS),
            Err(TrainError::Quixo(train::quixo::TrainError::Output(error))) => output_result(Err(error)),
            Err(error) => Err(Failure::bad_input(format!("{error}."))),
        },
        Command::Exam(args) => {
            if args.knows() {
                use_tables(args.folder());
            }
            match report_failure(exam::run(&args, out)) {
                Ok(()) => Ok(ExitCode::SUCCESS),
                Err(ExamError::Output(error)) => output_result(Err(error)),
                Err(error) => Err(Failure::bad_input(format!("{error}."))),
            }
        }
        Command::Perfect(args) => {
            use_tables(args.folder());
            match report_failure(perfect::run(&args, out)) {
                Ok(()) => Ok(ExitCode::SUCCESS),
                Err(PerfectError::Output(error)) => output_result(Err(error)),
                Err(error) => Err(Failure::bad_input(format!("{error}."))),
            }
        }
        Command::Puzzles(args) => match puzzles::run(&args, out) {
            Ok(()) => Ok(ExitCode::SUCCESS),
            Err(PuzzlesError::Output(error)) => output_result(Err(error)),
            Err(error) => Err(Failure::failed(format!("{error}."))),
        },
        #[cfg(feature = "gallery")]
        Command::Gallery(args) => {
            gallery::run(&args).map_err(Failure::failed)?;
            Ok(ExitCode::SUCCESS)
        }
    }
}

/// Uses the tablebase of `pushflip solve`, in a folder or the user's own.
fn use_tables(folder: Option<&Path>) {
    let default = || Folders::find().ok().map(|folders| folders.solved()).filter(|folder| folder.exists());
    if let Some(folder) = folder.map(Path::to_path_buf).or_else(default) {
        for warning in tablebase::use_folder(&folder) {
            warn(&warning);
        }
    }
}

/// Reports a tablebase file that failed during the command.
fn report_failure<T>(result: T) -> T {
    if let Some(failure) = tablebase::failure() {
        warn(failure);
    }
    result
}
