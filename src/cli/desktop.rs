//! Subcommands for packages and desktops: statistics, manual page, shell completions and icons.

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{CommandFactory, Subcommand};
use clap_complete::Shell;
use clap_mangen::Man;

use super::{CommandLine, Failure, ended, statistics};

/// The name of the installed binary.
const PROGRAM: &str = "pushflip";

#[derive(Subcommand)]
pub(super) enum Desktop {
    /// Print the results of finished matches by game and level
    Statistics {
        /// Print comma-separated values
        #[arg(long)]
        csv: bool,
    },
    /// Print the manual page, or write one page per command to a folder
    #[command(hide = true)]
    Man {
        /// Output folder
        folder: Option<PathBuf>,
    },
    /// Print a shell completion script
    #[command(hide = true)]
    Completions {
        /// The shell
        shell: Shell,
    },
    /// Render the application icons in all sizes
    #[cfg(feature = "game")]
    #[command(hide = true)]
    Icons {
        /// Output folder
        folder: PathBuf,
    },
}

pub(super) fn run(args: Desktop) -> Result<ExitCode, Failure> {
    match args {
        Desktop::Statistics { csv } => statistics::run(csv),
        Desktop::Man { folder: None } => {
            let mut page = Vec::new();
            ended(Man::new(CommandLine::command()).render(&mut page))?;
            ended(io::stdout().write_all(&page))
        }
        Desktop::Man { folder: Some(folder) } => {
            let written = std::fs::create_dir_all(&folder)
                .and_then(|()| clap_mangen::generate_to(CommandLine::command(), &folder));
            written.map_err(|error| {
                Failure::failed(format!("{}: the manual could not be written: {error}.", folder.display()))
            })?;
            Ok(ExitCode::SUCCESS)
        }
        Desktop::Completions { shell } => {
            let mut script = Vec::new();
            clap_complete::generate(shell, &mut CommandLine::command(), PROGRAM, &mut script);
            ended(io::stdout().write_all(&script))
        }
        #[cfg(feature = "game")]
        Desktop::Icons { folder } => {
            let written = pushflip::game::app_icon::write_icons(&folder).map_err(Failure::failed)?;
            let lines: Vec<String> = written.iter().map(|path| path.display().to_string()).collect();
            ended(writeln!(io::stdout(), "{}", lines.join("\n")))
        }
    }
}
