//! `pushflip explore`: the opening explorer of Quixo for two on standard output.

use std::fmt::Write as _;
use std::io::{self, Write};
use std::process::ExitCode;

use clap::Args;

use pushflip_core::ai::{Level, Limits, Stop};
use pushflip_core::language::Localized;
use pushflip_core::rules::{DrawRules, Variant};
use pushflip_core::session::statistics::{OwnMatches, explorer_notes, master_plays};
use pushflip_core::session::{AnyGame, AnyPosition, Folders, Options, import_text};

use super::{Failure, ended};

/// The seed of Master's choice between moves of equal worth.
const SEED: u64 = 1;

#[derive(Args)]
pub(super) struct Explore {
    /// Position in text notation; the start position by default
    #[arg(long, value_name = "TEXT")]
    position: Option<String>,
}

pub(super) fn run(args: &Explore) -> Result<ExitCode, Failure> {
    let position = match &args.position {
        Some(text) => {
            let imported = import_text(text, Variant::Quixo);
            imported.map_err(|error| Failure::bad_input(format!("{error}.")))?.into_match().position()
        }
        None => AnyPosition::start(Variant::Quixo, &Options::default()),
    };
    let variant = position.variant();
    if variant != Variant::Quixo {
        let sentence = format!("this is a position of {variant}, and the explorer knows only quixo.");
        return Err(Failure::bad_input(sentence));
    }
    if position.outcome().is_some() {
        return Err(Failure::bad_input("the game is over in this position, so there is no move."));
    }
    let own = Folders::find().ok().and_then(|folders| {
        OwnMatches::read(&folders, &folders.player_name().unwrap_or_default(), &OwnMatches::default())
    });
    ended(io::stdout().write_all(table(&position, &own.unwrap_or_default()).as_bytes()))
}

/// A line for each move up to symmetry, then the results of the own matches and Master's move.
fn table(position: &AnyPosition, own: &OwnMatches) -> String {
    let game = AnyGame::new(*position, DrawRules::default());
    let master = game.choose(Level::Master, SEED, &Limits::default(), &Stop::new());
    let groups = own.moves(position);
    let mut text = String::new();
    for group in &groups {
        let mv = master.filter(|mv| group.moves.contains(mv)).unwrap_or(group.moves[0]);
        let count = group.moves.len();
        let moves = if count > 1 { format!("{mv} ×{count}") } else { mv.to_string() };
        let value = group.value.map_or_else(|| "?".into(), Localized::from).to_string();
        let line = format!("{moves:<10} {value:<6} {}", Localized::from(group.results));
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{}", line.trim_end());
    }
    let notes = explorer_notes(&groups, own.reached(position));
    for note in [notes].into_iter().chain(master.map(master_plays)) {
        let _ = writeln!(text, "{note}");
    }
    text
}
