//! `pushflip-lab puzzles`: generates puzzles from games of weak players, and verifies those that are shipped.

mod find;
mod grade;
mod source;

use std::io::{self, Write};
use std::time::Instant;

use clap::{Args, Subcommand};
use rayon::prelude::*;

use pushflip_core::ai::{Limits, Stop};
use pushflip_core::command_line::variant;
use pushflip_core::engine::progress::progress;
use pushflip_core::rules::Variant;
use pushflip_core::session::puzzle::{HARDEST, Puzzle, PuzzleSet, Task};

use find::Finder;

/// Make puzzles, or prove them
#[derive(Subcommand)]
pub enum Puzzles {
    /// Find puzzles and print them, a line each, easy ones first
    Generate(Generate),
    /// Prove every puzzle that comes with the program: its moves fulfil the task, and no others do
    Verify(Verify),
}

/// What puzzles to find.
#[derive(Args, Clone, Debug)]
pub struct Generate {
    /// The game: quixo, quixo-teams, hexxagon or hexxagon-open
    #[arg(long, value_name = "ID", value_parser = variant)]
    pub variant: Variant,
    /// How many
    #[arg(long, value_name = "N", default_value_t = 120)]
    pub count: usize,
    /// A number that makes the puzzles repeatable
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    pub seed: u64,
    /// Games to look through at most
    #[arg(long, value_name = "N", default_value_t = 5_000)]
    pub games: u64,
}

/// What to prove.
#[derive(Args, Clone, Debug)]
pub struct Verify {
    /// Only the set of this game
    #[arg(long, value_name = "ID", value_parser = variant)]
    pub variant: Option<Variant>,
}

/// Why the puzzles are not what they should be.
#[derive(Debug, thiserror::Error)]
pub enum PuzzlesError {
    /// There are too few.
    #[error("only {found} puzzles were found in {games} games")]
    TooFew {
        /// So many there are.
        found: usize,
        /// So many games were looked through.
        games: u64,
    },
    /// Some say what is not so.
    #[error("{0} puzzles are not proven")]
    Unproven(usize),
    /// The output failed.
    #[error("the output failed: {0}")]
    Output(#[from] io::Error),
}

/// Does what is asked, and reports on `out`.
///
/// # Errors
/// If there are too few puzzles, or a puzzle is not proven, or the output fails.
pub fn run(wishes: &Puzzles, out: &mut impl Write) -> Result<(), PuzzlesError> {
    match wishes {
        Puzzles::Generate(wishes) => generate(wishes, out),
        Puzzles::Verify(wishes) => verify(wishes, out),
    }
}

fn generate(wishes: &Generate, out: &mut impl Write) -> Result<(), PuzzlesError> {
    let line = progress(wishes.count as u64, "{pos} of {len} puzzles in {msg} games");
    let mut finder = Finder::new(wishes.count);
    let mut games = 0;
    while finder.found().len() < wishes.count && games < wishes.games {
        finder.search_game(&source::game(wishes.variant, wishes.seed, games));
        games += 1;
        line.set_message(games.to_string());
        line.set_position(finder.found().len() as u64);
    }
    drop(line);
    let mut puzzles = finder.found().to_vec();
    puzzles.sort_by_key(|puzzle| (puzzle.grade, matches!(puzzle.task, Task::Hold(_)), puzzle.task.moves()));
    for puzzle in &puzzles {
        writeln!(out, "{puzzle}")?;
    }
    if puzzles.len() < wishes.count {
        return Err(PuzzlesError::TooFew { found: puzzles.len(), games });
    }
    Ok(())
}

/// The sets, each with how many puzzles of which grade it has and how long the proofs took.
fn verify(wishes: &Verify, out: &mut impl Write) -> Result<(), PuzzlesError> {
    let wanted = wishes.variant.map(PuzzleSet::of);
    let mut unproven = 0;
    for set in PuzzleSet::ALL.into_iter().filter(|set| wanted.is_none_or(|wanted| wanted == *set)) {
        let (start, mut longest) = (Instant::now(), (0.0, 0));
        let line = progress(set.puzzles().len() as u64, "{pos} of {len} puzzles");
        let prove = |puzzle: &Puzzle| {
            let began = Instant::now();
            let proven = puzzle.is_proven(&Limits::default(), &Stop::new()) == Some(true);
            line.inc(1);
            (proven, began.elapsed().as_secs_f64())
        };
        let proofs: Vec<_> = set.puzzles().par_iter().map(prove).collect();
        for (number, (puzzle, (proven, seconds))) in (1..).zip(set.puzzles().iter().zip(proofs)) {
            if !proven {
                unproven += 1;
                line.suspend(|| writeln!(out, "{}, puzzle {number}: not proven: {puzzle}", set.variant()))?;
            }
            if seconds > longest.0 {
                longest = (seconds, number);
            }
        }
        drop(line);
        let count = |grade: u8| set.puzzles().iter().filter(|puzzle| puzzle.grade == grade).count();
        let grades: Vec<String> = (1..=HARDEST).map(|grade| count(grade).to_string()).collect();
        writeln!(
            out,
            "{}: {} puzzles, by grade {}; {:.1} s, puzzle {} longest with {:.1} s",
            set.variant(),
            set.puzzles().len(),
            grades.join(" "),
            start.elapsed().as_secs_f64(),
            longest.1,
            longest.0,
        )?;
    }
    if unproven > 0 { Err(PuzzlesError::Unproven(unproven)) } else { Ok(()) }
}
