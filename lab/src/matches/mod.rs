//! `pushflip-lab match`: engine against engine, with the Elo difference and its error.
//!
//! A match consists of pairs of games with the same random opening: A has the first side in one and the second in
//! the other. Draws by repetition and by quiet plies apply, as in any match.

mod arguments;
mod contestant;
mod elo;
mod game;
mod ladder;
mod opening;
mod player;
mod report;
mod schedule;
mod sprt;
mod tally;

use std::io::{self, Write};
use std::ops::ControlFlow;

use crate::error::Error;
use player::Contested;
use pushflip_core::engine::progress::progress;
use pushflip_core::rules::{Side, Variant, hexxagon, quixo};
use schedule::Schedule;

pub use arguments::{MatchArgs, run};
pub use contestant::{Contestant, Engine};
pub use elo::{Estimate, PairCounts, elo_of, estimate, expected_score, log_likelihood_ratio};
pub(crate) use opening::default_plies;
pub use sprt::{Sprt, Verdict};
pub use tally::{Faults, Tally, Usage};

/// The settings of a match.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    pub variant: Variant,
    /// Pairs of games, if the SPRT does not end the match earlier.
    pub pairs: u64,
    /// Random plies of an opening.
    pub opening_plies: u32,
    /// The seed of openings and of the players' random numbers.
    pub seed: u64,
    /// Pairs played at the same time.
    pub workers: usize,
    /// Ends the match once it is decided.
    pub sprt: Option<Sprt>,
}

/// Plays a match between A and B, and writes the records of the games to `record` in order.
///
/// # Errors
/// If a player cannot be created, there are no openings, or the record cannot be written.
pub fn play(
    plan: &Plan,
    a: &Contestant,
    b: &Contestant,
    record: Option<&mut (dyn Write + Send)>,
) -> Result<Tally, Error> {
    let contestants = [a, b];
    match plan.variant {
        Variant::Quixo => contest(plan, contestants, quixo::Position::start(Side::First), record),
        Variant::QuixoTeams => {
            contest(plan, contestants, quixo::teams::Position::start(quixo::teams::Seat::South), record)
        }
        Variant::Hexxagon | Variant::HexxagonOpen => {
            let blocks = plan.variant == Variant::Hexxagon;
            let start = hexxagon::Position::start(blocks, hexxagon::WhenStuck::Passes);
            contest(plan, contestants, start, record)
        }
    }
}

fn contest<P: Contested>(
    plan: &Plan,
    contestants: [&Contestant; 2],
    start: P,
    mut record: Option<&mut (dyn Write + Send)>,
) -> Result<Tally, Error> {
    let Plan { variant, pairs, opening_plies, seed, workers, sprt } = *plan;
    let schedule = Schedule { variant, start, contestants, pairs, opening_plies, seed, workers };
    // Invalid players are a usage error, not a lost game.
    if let Err((number, fault)) = schedule.seats() {
        return Err(Error::Input(format!("{}: {fault}", contestants[number])));
    }
    if opening::random_opening(start, opening_plies, seed, 0).is_none() {
        return Err(Error::Input(format!("no game goes on after {opening_plies} random plies")));
    }
    let mut tally = Tally::default();
    let mut failed = None;
    let line = progress(2 * pairs, "{pos} of {len} games: {msg}");
    schedule.play(|pair| {
        tally.add(&pair);
        for game in &pair {
            if let Some((player, fault)) = &game.fault {
                let fault = format!("{} {}: {fault}", ["A", "B"][*player], contestants[*player]);
                // There is no other place to report a failure of standard error.
                _ = line.suspend(|| writeln!(io::stderr(), "{fault}"));
            }
        }
        // Flushed after each pair, so that an interrupted match keeps its records.
        let text = pair.each_ref().map(|game| game.record.as_str()).join("\n") + "\n";
        let written = record.as_mut().map_or(Ok(()), |out| {
            out.write_all(text.as_bytes())?;
            out.flush()
        });
        failed = written.err();
        line.set_message(report::progress(&tally, sprt.as_ref()));
        line.set_position(tally.played());
        let decided = sprt.is_some_and(|sprt| sprt.verdict(&tally.pairs).is_some());
        if decided || failed.is_some() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    match failed {
        Some(error) => Err(Error::Input(format!("the record cannot be written: {error}"))),
        None => Ok(tally),
    }
}
