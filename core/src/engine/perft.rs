//! Perft on the command line and in UGI: counts for each first move, then the total.

use std::io::{self, Write};

use crate::ai::Stop;
use crate::rules::perft::perft;
use crate::rules::{Position, TextError, Variant};
use crate::session::{AnyPosition, Options};

/// Plies counted between two checks for a stop.
const UNINTERRUPTED_PLIES: u32 = 3;

/// Largest supported depth.
pub const MAX_PERFT_DEPTH: u32 = 40;

#[derive(Debug, thiserror::Error)]
pub enum PerftError {
    #[error("{0}")]
    Position(#[from] TextError),
    #[error("depth {0}: perft goes to depth {MAX_PERFT_DEPTH}")]
    Depth(u32),
    #[error("the output failed: {0}")]
    Output(#[from] io::Error),
}

/// Writes `MOVE: N` for each first move, sorted by notation, then `total N`. Fails if the position is
/// invalid, the depth too large, or the output fails.
pub fn run(
    variant: Variant,
    depth: u32,
    position: Option<&str>,
    out: &mut impl Write,
) -> Result<(), PerftError> {
    if depth > MAX_PERFT_DEPTH {
        return Err(PerftError::Depth(depth));
    }
    let start = AnyPosition::start(variant, &Options::default());
    let position = position.map_or(Ok(start), |text| start.read(text))?;
    for line in lines(&position, depth, &Stop::new()).into_iter().flatten() {
        writeln!(out, "{line}")?;
    }
    out.flush()?;
    Ok(())
}

/// The lines of the answer; `None` if the count was stopped.
pub(super) fn lines(position: &AnyPosition, depth: u32, stop: &Stop) -> Option<Vec<String>> {
    match position {
        AnyPosition::Quixo(position) => divided(position, depth, stop),
        AnyPosition::Teams(position) => divided(position, depth, stop),
        AnyPosition::Hexxagon(position) => divided(position, depth, stop),
    }
}

fn divided<P: Position>(position: &P, depth: u32, stop: &Stop) -> Option<Vec<String>> {
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
    Some(lines)
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
