//! Matches of every level against the one below it.

use std::io::Write;

use super::elo::estimate;
use super::{Contestant, Plan, play, report};
use crate::error::Error;
use pushflip_core::ai::Level;

/// Plays each level against the one below it, lowest first, and writes a row after each match.
pub(super) fn run(
    plan: &Plan,
    out: &mut dyn Write,
    mut record: Option<&mut (dyn Write + Send)>,
) -> Result<(), Error> {
    let widest = Level::ALL.map(|level| level.id().len()).into_iter().max().unwrap_or(0);
    writeln!(out, "{:widest$}  {:widest$}  won–drawn–lost, score  Elo  s/move  faults", "level", "below")?;
    for levels in Level::ALL.windows(2) {
        let [below, above] = [levels[0], levels[1]];
        let tally = play(
            plan,
            &Contestant::level(above),
            &Contestant::level(below),
            match &mut record {
                Some(record) => Some(&mut **record),
                None => None,
            },
        )?;
        let elo = estimate(&tally.pairs).map_or_else(String::new, |estimate| report::elo(&estimate));
        let seconds = tally.usage[0].time.as_secs_f64() / tally.usage[0].moves.max(1) as f64;
        let faults = tally.faults[0].total() + tally.faults[1].total();
        let (above, below, score) = (above.id(), below.id(), report::score(&tally));
        writeln!(out, "{above:widest$}  {below:widest$}  {score}  {elo}  {seconds:.3}  {faults}")?;
        out.flush()?;
    }
    Ok(())
}
