//! Perft, the number of move sequences of a given length: the standard test of move generators.

use crate::ai::Stop;
use crate::rules::{Position, Variant};
use crate::session::{AnyPosition, Options, with_any};

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
            let count = perft(&position.play(mv), depth - 1, stop);
            lines.push(format!("{mv}: {count}"));
            total = total.saturating_add(count);
        }
    }
    lines.sort_unstable();
    lines.push(format!("total {total}"));
    (!stop.is_stopped()).then(|| lines.join("\n"))
}

/// The number of move sequences of length `depth` from `position`, too low after a stop. A finished game has no
/// moves, a forced pass counts as one move, and optional draws are ignored.
pub fn perft<P: Position>(position: &P, depth: u32, stop: &Stop) -> u64 {
    if depth == 0 {
        return 1;
    }
    if position.outcome().is_some() || stop.is_stopped() {
        return 0;
    }
    // Bulk counting: the last ply is counted without being played.
    if depth == 1 {
        return position.count_moves();
    }
    let mut total = 0u64;
    position.for_each_move(|mv| total = total.saturating_add(perft(&position.play(mv), depth - 1, stop)));
    total
}
