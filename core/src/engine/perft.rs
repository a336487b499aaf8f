//! Perft on the command line and in UGI: counts for each first move, then the total.

use crate::ai::Stop;
use crate::rules::perft::perft;
use crate::rules::{Position, Variant};
use crate::session::{AnyPosition, Options, with_any};

/// Plies counted between two checks for a stop.
const UNINTERRUPTED_PLIES: u32 = 3;

pub const MAX_PERFT_DEPTH: u32 = 40;

/// `MOVE: N` for each first move, sorted, then `total N`. Fails for an invalid position or depth.
pub fn run(variant: Variant, depth: u32, position: Option<&str>) -> Result<String, String> {
    if depth > MAX_PERFT_DEPTH {
        return Err(format!("depth {depth}: perft goes to depth {MAX_PERFT_DEPTH}"));
    }
    let start = AnyPosition::start(variant, &Options::default());
    let position = position.map_or(Ok(start), |text| start.read(text)).map_err(|error| error.to_string())?;
    Ok(lines(&position, depth, &Stop::new()).unwrap_or_default())
}

/// The lines of the answer; `None` if the count was stopped.
pub(super) fn lines(position: &AnyPosition, depth: u32, stop: &Stop) -> Option<String> {
    with_any!(position, position => divided(position, depth, stop))
}

fn divided<P: Position>(position: &P, depth: u32, stop: &Stop) -> Option<String> {
    let mut lines = Vec::new();
    let mut total = u64::from(depth == 0);
    if depth > 0 {
        for mv in position.moves() {
            let count = count(&position.play(mv), depth - 1, stop)?;
            lines.push(format!("{mv}: {count}"));
            total = total.saturating_add(count);
        }
    }
    lines.sort_unstable();
    lines.push(format!("total {total}"));
    Some(lines.join("\n"))
}

fn count<P: Position>(position: &P, depth: u32, stop: &Stop) -> Option<u64> {
    if stop.is_stopped() {
        return None;
    }
    if depth <= UNINTERRUPTED_PLIES {
        return Some(perft(position, depth));
    }
    position
        .moves()
        .into_iter()
        .try_fold(0u64, |total, mv| Some(total.saturating_add(count(&position.play(mv), depth - 1, stop)?)))
}
