//! `pushflip-lab selfplay`: self-play games of Hexxagon or the team game as training data.
//!
//! Each game begins with some random moves; then both sides look at a fixed number of positions a
//! move. Every position goes into the file of [`sample`] with the search's score and the game's
//! result. A game is given up as soon as the search has proven its end, or when one side is
//! hopelessly behind. The same seed into the same file gives the same games with one thread or many,
//! in another order; a file that is there already grows, with other games than it holds.

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

/// Spreads the numbers of games over all salts: an odd constant of 64 random bits.
const GAME_SALT: u64 = 0xd134_2543_de82_ef95;

/// What to play, how well, and where to write it.
#[derive(Args, Clone, Debug)]
pub struct SelfPlayArgs {
    /// The game: hexxagon, hexxagon-open or quixo-teams
    #[arg(long, value_name = "ID", value_parser = variant)]
    pub variant: Variant,
    /// Games to play
    #[arg(long, value_name = "N")]
    pub games: u64,
    /// Positions that the search looks at for each move
    #[arg(long, value_name = "N", default_value_t = 1_500, value_parser = clap::value_parser!(u64).range(1..))]
    pub nodes: u64,
    /// The file that grows by the positions of the games
    #[arg(long, value_name = "FILE")]
    pub out: PathBuf,
    /// A number that makes the games repeatable
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    pub seed: u64,
    /// Games at the same time
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    pub threads: u16,
}

fn variant(text: &str) -> Result<Variant, String> {
    let variant: Variant = text.parse().map_err(|e: TextError| e.reason)?;
    if LEARNED.contains(&variant) { Ok(variant) } else { Err(SampleError::Solved.to_string()) }
}

/// What has been played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Summary {
    /// Games.
    pub games: u64,
    /// Positions written.
    pub positions: u64,
    /// Positions written from which the side to move lost, drew, won.
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

/// Plays the games and writes their positions; `report` gets a line about the file that is there.
///
/// # Errors
/// If the file cannot be used.
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
    // So that a second run into the same file plays other games.
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
