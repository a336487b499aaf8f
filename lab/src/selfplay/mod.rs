//! `pushflip-lab selfplay`: self-play games of Hexxagon or the team game as training data.
//!
//! Each game begins with some random moves. After that the engine searches every move with a fixed number of
//! nodes. Every position is written to the file of [`sample`] with the score of the search and the result of
//! the game. A game is adjudicated as soon as the search proves its result, or when one side has a decisive
//! lead. The same seed and the same file give the same games with any number of threads, in another order. An
//! existing file is extended, with games that it does not contain yet.

mod play;
pub mod sample;

use std::path::PathBuf;
use std::sync::Mutex;

use clap::Args;
use rayon::prelude::*;

use crate::pool::pool;
use play::{Learnable, Player};
use pushflip_core::engine::progress::progress;
use pushflip_core::engine::random::stream;
use pushflip_core::rules::hexxagon::WhenStuck;
use pushflip_core::rules::quixo::teams::{self, Seat};
use pushflip_core::rules::{TextError, Variant, hexxagon};
use sample::{GameResult, LEARNED, Sample, SampleError, SampleFile};

/// Spreads the game numbers over all salts: an odd constant of 64 random bits.
const GAME_SALT: u64 = 0xd134_2543_de82_ef95;

/// The arguments of `pushflip-lab selfplay`.
#[derive(Args, Clone, Debug)]
pub struct SelfPlayArgs {
    /// The game: hexxagon, hexxagon-open or quixo-teams
    #[arg(long, value_name = "ID", value_parser = variant)]
    pub variant: Variant,
    /// Number of games
    #[arg(long, value_name = "N")]
    pub games: u64,
    /// Nodes searched for each move
    #[arg(long, value_name = "N", default_value_t = 1_500, value_parser = clap::value_parser!(u64).range(1..))]
    pub nodes: u64,
    /// The file to which the positions are appended
    #[arg(long, value_name = "FILE")]
    pub out: PathBuf,
    /// Random seed
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    pub seed: u64,
    /// Games at the same time
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    pub threads: u16,
}

fn variant(text: &str) -> Result<Variant, String> {
    let variant: Variant = text.parse().map_err(|e: TextError| e.reason.to_string())?;
    if LEARNED.contains(&variant) { Ok(variant) } else { Err(SampleError::Solved.to_string()) }
}

/// The totals of a run.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Summary {
    /// Games played.
    pub games: u64,
    /// Positions written.
    pub positions: u64,
    /// Positions written that the side to move lost, drew and won.
    pub results: [u64; 3],
}

impl Summary {
    fn add(&mut self, samples: &[Sample]) {
        self.games += 1;
        self.positions += samples.len() as u64;
        for sample in samples {
            self.results[sample.result as usize] += 1;
        }
    }
}

impl std::fmt::Display for Summary {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let share =
            |result: GameResult| self.results[result as usize] as f64 * 100.0 / self.positions.max(1) as f64;
        write!(f, "{} games, {} positions; the side to move", self.games, self.positions)?;
        let [won, drawn, lost] = [GameResult::Won, GameResult::Drawn, GameResult::Lost].map(share);
        write!(f, " won {won:.1} %, drew {drawn:.1} %, lost {lost:.1} %")
    }
}

/// Plays the games and writes their positions. `report` receives a line about an existing file.
///
/// # Errors
/// If the file cannot be opened, read or written, or the variant has no self-play.
pub fn run(args: &SelfPlayArgs, report: impl FnMut(&str)) -> Result<Summary, SampleError> {
    match args.variant {
        Variant::Quixo => Err(SampleError::Solved),
        Variant::QuixoTeams => play(args, teams::Position::start(Seat::South), report),
        variant => {
            let blocks = variant == Variant::Hexxagon;
            play(args, hexxagon::Position::start(blocks, WhenStuck::default()), report)
        }
    }
}

fn play<P: Learnable>(
    args: &SelfPlayArgs,
    start: P,
    mut report: impl FnMut(&str),
) -> Result<Summary, SampleError> {
    let file = SampleFile::append(&args.out, args.variant)?;
    if file.was_cut() {
        report(&format!("{}: an incomplete record at the end has been cut off", args.out.display()));
    }
    if file.count() > 0 {
        report(&format!("{}: holds {} positions already", args.out.display(), file.count()));
    }
    // A second run with the same file plays other games.
    let seed = args.seed ^ file.count().rotate_left(32);
    let line = progress(args.games, "{pos} of {len} games, {msg} positions");
    let written = Mutex::new((file, Summary::default()));
    let play = |player: &mut Player<P>, number: u64| {
        let samples = player.play(stream(seed, number.wrapping_mul(GAME_SALT)));
        let (file, summary) = &mut *written.lock().expect("no other player has panicked");
        file.write(&samples)?;
        summary.add(&samples);
        line.set_message(summary.positions.to_string());
        line.set_position(summary.games);
        Ok::<(), SampleError>(())
    };
    let begin = || Player::new(start, args.nodes);
    let games = (0..args.games).into_par_iter();
    pool(args.threads.into()).install(|| games.try_for_each_init(begin, play))?;
    Ok(written.into_inner().expect("no player has panicked").1)
}
