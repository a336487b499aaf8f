//! `pushflip-lab puzzles`: generates puzzles from games of weak players, and verifies those that are shipped.

mod find;
mod grade;
mod source;

use std::io::Write;
use std::time::Instant;

use clap::{Args, Subcommand};
use rayon::prelude::*;

use pushflip_core::ai::{Limits, Stop};
use pushflip_core::engine::progress::progress;
use pushflip_core::rules::{Variant, parse_argument};
use pushflip_core::session::puzzle::{AnyProver, HARDEST, Puzzle, PuzzleSet, Task};

use crate::error::Error;
use find::Finder;

/// Generate puzzles, or verify those that are shipped
#[derive(Subcommand)]
pub enum Puzzles {
    /// Find puzzles and print them, one per line, easy ones first
    Generate(Generate),
    /// Prove that the keys of every shipped puzzle fulfil the task, and that no other moves do
    Verify(Verify),
}

/// The arguments of `puzzles generate`.
#[derive(Args, Clone, Debug)]
pub struct Generate {
    /// The game: quixo, quixo-teams, hexxagon or hexxagon-open
    #[arg(long, value_name = "ID", value_parser = parse_argument::<Variant>)]
    pub variant: Variant,
    /// Number of puzzles
    #[arg(long, value_name = "N", default_value_t = 120)]
    pub count: usize,
    /// Seed of the games
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    pub seed: u64,
    /// Maximum number of games
    #[arg(long, value_name = "N", default_value_t = 5_000)]
    pub games: u64,
    /// Find the first puzzles of a set: wins in one move
    #[arg(long)]
    pub starters: bool,
}

/// The arguments of `puzzles verify`.
#[derive(Args, Clone, Debug)]
pub struct Verify {
    /// Only the set of this game
    #[arg(long, value_name = "ID", value_parser = parse_argument::<Variant>)]
    pub variant: Option<Variant>,
}

/// Runs a command, and writes its result to `out`.
///
/// # Errors
/// If there are too few puzzles, a puzzle cannot be proven, or the output fails.
pub fn run(args: &Puzzles, out: &mut impl Write) -> Result<(), Error> {
    match args {
        Puzzles::Generate(args) => generate(args, out),
        Puzzles::Verify(args) => verify(args, out),
    }
}

fn generate(args: &Generate, out: &mut impl Write) -> Result<(), Error> {
    let line = progress(args.count as u64, "{pos} of {len} puzzles in {msg} games");
    let mut finder = Finder::new(args.count, args.starters);
    let mut games = 0;
    while finder.found().len() < args.count && games < args.games {
        finder.search_game(&source::game(args.variant, args.seed, games));
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
    if puzzles.len() < args.count {
        return Err(Error::Failed(format!("only {} puzzles were found in {games} games", puzzles.len())));
    }
    Ok(())
}

/// Whether a puzzle is correct: exactly its moves fulfil the task, and no shorter task is possible. `None` if the task
/// cannot be proven.
pub fn is_proven(puzzle: &Puzzle) -> Option<bool> {
    let mut prover = AnyProver::new(puzzle.variant(), &Limits::default(), &Stop::new());
    let is_shortest = match puzzle.task {
        Task::Win(moves) => !prover.wins(&puzzle.position, moves - 1)?,
        Task::Hold(1) => true,
        Task::Better => return None,
        Task::Hold(moves) => prover.keys(&puzzle.position, Task::Hold(moves - 1))?.len() > puzzle.keys.len(),
    };
    Some(is_shortest && prover.keys(&puzzle.position, puzzle.task)? == puzzle.keys)
}

/// Verifies the sets, and writes for each the number of puzzles by grade and the time of the proofs.
fn verify(args: &Verify, out: &mut impl Write) -> Result<(), Error> {
    let wanted = args.variant.map(PuzzleSet::of);
    let mut unproven = 0;
    for set in PuzzleSet::ALL.into_iter().filter(|set| wanted.is_none_or(|wanted| wanted == *set)) {
        let (start, mut longest) = (Instant::now(), (0.0, 0));
        let line = progress(set.puzzles().len() as u64, "{pos} of {len} puzzles");
        let prove = |puzzle: &Puzzle| {
            let began = Instant::now();
            let proven = is_proven(puzzle) == Some(true);
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
    if unproven > 0 { Err(Error::Failed(format!("{unproven} puzzles are not proven"))) } else { Ok(()) }
}
