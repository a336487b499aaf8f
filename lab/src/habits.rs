//! `pushflip-lab habits`: counts the errors of each level in recorded games, by the kind of error.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::PathBuf;

use rayon::prelude::*;

use crate::error::Error;
use crate::exam::margins;
use crate::matches::default_plies;
use crate::pool::pool;
use pushflip_core::ai::{Level, Limits, MultiPv, Score, Stop};
use pushflip_core::rules::quixo::board::{BORDER, DIAGONALS, lines};
use pushflip_core::rules::{DrawRules, Position as _, Side, hexxagon};
use pushflip_core::session::{AnyGame, AnyMove, AnyPosition, Controller, Match};

/// Nodes of the search that finds out whether an ending of Hexxagon is won.
const ENDING_NODES: u64 = 20_000;
/// Most empty cells of an ending of Hexxagon.
const ENDING_CELLS: u32 = 8;
/// A bound that no change of the lead in a few plies reaches.
const LEAD: i32 = 1000;

/// Count the errors of each level in recorded games
#[derive(clap::Args)]
pub struct HabitsArgs {
    /// Files with records of `match --record`
    #[arg(required = true, value_name = "FILE")]
    records: Vec<PathBuf>,
    /// Random plies at the beginning, which do not count; default: 4, in teams 8
    #[arg(long, value_name = "N")]
    opening_plies: Option<usize>,
    /// Games judged at the same time
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    jobs: u16,
}

/// A kind of error. A move counts only if it could have made the error and another move would not have.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Kind {
    /// Quixo: a line was possible in a row or a column, and was not completed.
    MissesStraightWin,
    /// Quixo: a line was possible only on a diagonal.
    MissesDiagonalWin,
    /// Quixo: the move completes a line of the other side.
    CompletesOtherLine,
    /// Quixo: the other side threatened a line in a row or a column, and still does.
    MissesStraightThreat,
    /// Quixo: the other side threatened a line only on a diagonal, and still does.
    MissesDiagonalThreat,
    /// Quixo: the other side threatened nothing before the move, and can win after it.
    OpensWin,
    /// Quixo: a win in two own moves was possible, and is not any more.
    MissesFork,
    /// Quixo: the other side can win in two of its moves, and could not after another move.
    AllowsFork,
    /// Quixo: a cube on a corner was taken.
    TakesCorner,
    /// Quixo: a marked cube was moved although a blank one was on the border.
    MovesOwnCube,
    /// Hexxagon: a jump, although a clone gains more pieces.
    WastefulJump,
    /// Hexxagon: a jump.
    Jumps,
    /// Hexxagon: the move flips at least two pieces fewer than another.
    MissesCapture,
    /// Hexxagon: the same where only a jump flips that many.
    MissesJumpCapture,
    /// Hexxagon: the move gains most, but after the best reply at least two pieces fewer are left than after another.
    GreedyCapture,
    /// Hexxagon: after the best reply at least three pieces fewer are left than after another move.
    IgnoresReply,
    /// Hexxagon: the same after two moves and replies, although not after the first reply.
    IgnoresSecondReply,
    /// Hexxagon: a jump leaves a cell where the other side can flip three pieces or more.
    LeavesHole,
    /// Hexxagon: a won position with few empty cells is not won any more.
    LosesWonEnding,
}

/// The judged moves and the errors among them.
type Counts = BTreeMap<(Kind, Level), (u32, u32)>;

/// Judges the games of the files and writes a table.
///
/// # Errors
/// If a file or a record cannot be read, or the output fails.
pub fn run(args: &HabitsArgs, out: &mut impl Write) -> Result<(), Error> {
    let mut games = Vec::new();
    for path in &args.records {
        let wrong = |error: &dyn std::fmt::Display| Error::Input(format!("{}: {error}", path.display()));
        let text = fs::read_to_string(path).map_err(|error| wrong(&error))?;
        for record in text.split("[Variant ").skip(1) {
            games.push(Match::from_record(&format!("[Variant {record}")).map_err(|error| wrong(&error))?);
        }
    }
    let judged = games.par_iter().map(|game| judge_game(game, args.opening_plies));
    let merge = |mut all: Counts, counts: Counts| {
        for (key, (moves, errors)) in counts {
            let sum = all.entry(key).or_default();
            *sum = (sum.0 + moves, sum.1 + errors);
        }
        all
    };
    let counts = pool(args.jobs.into()).install(|| judged.reduce(Counts::new, merge));
    writeln!(out, "errors in 1000 moves that could make them (95 %), {} games", games.len())?;
    for (&(kind, level), &(moves, errors)) in &counts {
        let (low, high) = margins(errors, moves);
        let rate = 1000.0 * f64::from(errors) / f64::from(moves);
        let kind = format!("{kind:?}");
        writeln!(
            out,
            "{kind:20} {:11} {rate:6.1} ({low:5.1} to {high:5.1})  {errors} of {moves}",
            level.id()
        )?;
    }
    Ok(())
}

fn judge_game(game: &Match, opening_plies: Option<usize>) -> Counts {
    let setup = game.setup();
    let opening = opening_plies.unwrap_or(default_plies(setup.variant) as usize);
    let mut counts = Counts::new();
    for (ply, &mv) in game.moves().iter().enumerate().skip(opening) {
        let Controller::Computer(level) = setup.seats[game.seat_at(ply)].controller else { continue };
        for (kind, is_error) in judge(&game.position_after(ply), mv) {
            let (moves, errors) = counts.entry((kind, level)).or_default();
            *moves += 1;
            *errors += u32::from(is_error);
        }
    }
    counts
}

/// The kinds of errors that a move could have been, with whether it was one.
fn judge(position: &AnyPosition, mv: AnyMove) -> Vec<(Kind, bool)> {
    if position.forced_pass().is_some() {
        return Vec::new();
    }
    match position {
        AnyPosition::Hexxagon(hexxagon) => judge_hexxagon(hexxagon, mv),
        _ => judge_quixo(position, mv),
    }
}

fn winner(position: &AnyPosition) -> Option<Side> {
    position.outcome().and_then(|outcome| outcome.winner)
}

fn cubes(position: &AnyPosition, side: Side) -> u32 {
    match position {
        AnyPosition::Quixo(position) => position.cubes(side),
        AnyPosition::Teams(position) => position.cubes(side),
        AnyPosition::Hexxagon(_) => 0,
    }
}

/// Whether a finished position has a line of a side in a row or a column.
fn is_straight(position: &AnyPosition, side: Side) -> bool {
    let cubes = cubes(position, side);
    lines().into_iter().filter(|line| !DIAGONALS.contains(line)).any(|line| cubes & line == line)
}

/// The immediate wins of the side to move: whether one has a straight line; `None` if there are none.
fn wins(position: &AnyPosition) -> Option<bool> {
    let side = position.side_to_move();
    let after = position.moves().into_iter().map(|mv| position.play(mv));
    after.filter(|after| winner(after) == Some(side)).map(|after| is_straight(&after, side)).max()
}

/// Whether the side to move wins in this number of plies or fewer.
fn wins_within(position: &AnyPosition, plies: u32) -> bool {
    let game = AnyGame::new(*position, DrawRules::default());
    let found = game.analyse(1, MultiPv::Best(1), &Limits::depth(plies), &Stop::new(), |_| ());
    found.is_some_and(|found| found.candidates[0].score.plies_to_win().is_some())
}

fn judge_quixo(position: &AnyPosition, mv: AnyMove) -> Vec<(Kind, bool)> {
    let side = position.side_to_move();
    let next = position.play(mv);
    let won = winner(&next) == Some(side);
    if let Some(straight) = wins(position) {
        let kind = if straight { Kind::MissesStraightWin } else { Kind::MissesDiagonalWin };
        return vec![(kind, !won)];
    }
    let mut judged = Vec::new();
    if let Some(push) = mv.push() {
        let corners = 1 | 1 << 4 | 1 << 20 | 1 << 24;
        let marked = cubes(position, side) | cubes(position, !side);
        judged.push((Kind::TakesCorner, push.take().bit() & corners != 0));
        if BORDER & !marked != 0 {
            judged.push((Kind::MovesOwnCube, push.take().bit() & marked != 0));
        }
    }
    let all: Vec<AnyPosition> = position.moves().into_iter().map(|mv| position.play(mv)).collect();
    let lost = winner(&next) == Some(!side);
    let losing = all.iter().filter(|after| winner(after) == Some(!side)).count();
    if losing > 0 && losing < all.len() {
        judged.push((Kind::CompletesOtherLine, lost));
    }
    if lost {
        return judged;
    }
    let is_safe = |after: &AnyPosition| winner(after) != Some(!side) && wins(after).is_none();
    let safe: Vec<&AnyPosition> = all.iter().filter(|after| is_safe(after)).collect();
    if safe.is_empty() {
        return judged;
    }
    let error = !is_safe(&next);
    // The other side wins with the next move if the side to move passes.
    let seats = if matches!(position, AnyPosition::Teams(_)) { 4 } else { 2 };
    match wins(&position.with_seat_to_move((position.seat_to_move() + 1) % seats)) {
        Some(true) => judged.push((Kind::MissesStraightThreat, error)),
        Some(false) => judged.push((Kind::MissesDiagonalThreat, error)),
        None if safe.len() < all.len() => judged.push((Kind::OpensWin, error)),
        None => {}
    }
    if error {
        return judged;
    }
    if wins_within(position, 3) {
        let keeps = next.moves().into_iter().all(|reply| {
            let after = next.play(reply);
            winner(&after) == Some(side) || winner(&after).is_none() && wins(&after).is_some()
        });
        judged.push((Kind::MissesFork, !keeps));
    } else if seats == 2 {
        let forks = |after: &AnyPosition| wins_within(after, 3);
        let allows = forks(&next);
        // Another safe move would have been the opposite.
        if safe.iter().any(|after| forks(after) != allows) {
            judged.push((Kind::AllowsFork, allows));
        }
    }
    judged
}

/// The pieces that a move flips.
fn flipped(position: &hexxagon::Position, mv: hexxagon::Move) -> i32 {
    mv.to().map_or(0, |to| position.captures(to).count_ones().cast_signed())
}

/// The own pieces that a move adds.
fn gain(position: &hexxagon::Position, mv: hexxagon::Move) -> i32 {
    flipped(position, mv) + i32::from(matches!(mv, hexxagon::Move::Clone { .. }))
}

/// The change of the lead in pieces by a move.
fn change(position: &hexxagon::Position, mv: hexxagon::Move) -> i32 {
    flipped(position, mv) + gain(position, mv)
}

/// The change of the lead by a move and the best play of both sides, in this number of plies, at least two.
fn lead_after(position: &hexxagon::Position, mv: hexxagon::Move, plies: u32) -> i32 {
    change(position, mv) - best_lead(&position.play(mv), plies - 1, -LEAD, LEAD)
}

/// The change of the lead of the side to move by the best play of both sides, in this number of plies; exact between
/// the bounds (alpha-beta search).
fn best_lead(position: &hexxagon::Position, plies: u32, mut alpha: i32, beta: i32) -> i32 {
    let mut moves: Vec<_> = position.moves();
    if plies == 1 {
        return moves.into_iter().map(|mv| change(position, mv)).max().unwrap_or_default();
    }
    moves.sort_by_cached_key(|&mv| Reverse(change(position, mv)));
    let mut best = if moves.is_empty() { 0 } else { -LEAD };
    for mv in moves {
        let now = change(position, mv);
        best = best.max(now - best_lead(&position.play(mv), plies - 1, now - beta, now - alpha));
        alpha = alpha.max(best);
        if alpha >= beta {
            break;
        }
    }
    best
}

fn judge_hexxagon(position: &hexxagon::Position, mv: AnyMove) -> Vec<(Kind, bool)> {
    use hexxagon::Move;

    let AnyMove::Hexxagon(mv) = mv else { return Vec::new() };
    let net = |mv: Move| lead_after(position, mv, 2);
    let is_jump = |mv: &Move| matches!(mv, Move::Jump { .. });
    let moves = position.moves();
    let most = |wanted: &dyn Fn(&Move) -> bool, value: &dyn Fn(Move) -> i32| {
        moves.iter().copied().filter(|mv| wanted(mv)).map(value).max()
    };
    let mut judged = Vec::new();
    let clone = most(&|mv| !is_jump(mv), &|mv| gain(position, mv));
    let jump = most(&|mv| is_jump(mv), &|mv| gain(position, mv));
    if clone.is_some() && jump.is_some() {
        judged.push((Kind::WastefulJump, is_jump(&mv) && clone > Some(gain(position, mv))));
        judged.push((Kind::Jumps, is_jump(&mv)));
    }
    let best = most(&|_| true, &|mv| flipped(position, mv)).unwrap_or_default();
    let best_clone = most(&|mv| !is_jump(mv), &|mv| flipped(position, mv)).unwrap_or_default();
    if best >= 2 {
        let misses = flipped(position, mv) <= best - 2;
        judged.push((Kind::MissesCapture, misses));
        if best_clone <= best - 2 {
            judged.push((Kind::MissesJumpCapture, misses));
        }
    }
    let best_gain = clone.max(jump).unwrap_or_default();
    let best_net = most(&|_| true, &net).unwrap_or_default();
    let own_net = net(mv);
    let greedy_net = most(&|mv| gain(position, *mv) == best_gain, &net).unwrap_or_default();
    if greedy_net <= best_net - 2 {
        judged.push((Kind::GreedyCapture, gain(position, mv) == best_gain));
    }
    let ignores_reply = own_net <= best_net - 3;
    judged.push((Kind::IgnoresReply, ignores_reply));
    if !ignores_reply {
        let own = lead_after(position, mv, 4);
        judged.push((Kind::IgnoresSecondReply, best_lead(position, 4, own, own + 3) >= own + 3));
    }
    if let Move::Jump { from, .. } = mv {
        let next = position.play(mv);
        let hole = next.captures(from).count_ones() >= 3
            && next.moves().into_iter().any(|reply| reply.to() == Some(from));
        judged.push((Kind::LeavesHole, hole));
    }
    if position.empty().count_ones() <= ENDING_CELLS {
        let score = |position: &hexxagon::Position| {
            let game = AnyGame::new((*position).into(), DrawRules::default());
            let limits = Limits { nodes: Some(ENDING_NODES), ..Limits::default() };
            let found = game.analyse(1, MultiPv::Best(1), &limits, &Stop::new(), |_| ());
            found.map(|found| found.candidates[0].score)
        };
        let wins = |score: Score| score.plies_to_win().is_some();
        if score(position).is_some_and(wins) {
            let next = position.play(mv);
            let lost = match next.outcome() {
                Some(outcome) => outcome.winner != Some(position.side_to_move()),
                None => score(&next).is_none_or(|score| wins(score) || score == Score::DRAW),
            };
            judged.push((Kind::LosesWonEnding, lost));
        }
    }
    judged
}

#[cfg(test)]
mod tests {
    use super::*;
    use pushflip_core::rules::Variant;
    use pushflip_core::session::Options;

    /// The errors of a move, by whether it made them.
    fn errors(variant: Variant, position: &str, mv: &str) -> Vec<(Kind, bool)> {
        let start = AnyPosition::start(variant, &Options::default());
        let position = start.read(position).expect("a position");
        judge(&position, position.parse_move(mv).expect("a move"))
    }

    #[test]
    fn a_line_on_a_diagonal_is_told_from_one_in_a_row() {
        let diagonal = "4x/3x1/2x2/1x3/5 x 0 9";
        assert_eq!(errors(Variant::Quixo, diagonal, "a5-a1"), [(Kind::MissesDiagonalWin, false)]);
        assert_eq!(errors(Variant::Quixo, diagonal, "a5-e5"), [(Kind::MissesDiagonalWin, true)]);
        let row = "xxxx1/5/5/5/5 x 0 9";
        assert_eq!(errors(Variant::Quixo, row, "e1-e5"), [(Kind::MissesStraightWin, false)]);
        assert_eq!(errors(Variant::Quixo, row, "a1-e1"), [(Kind::MissesStraightWin, true)]);
    }

    #[test]
    fn the_alpha_beta_search_finds_the_change_of_a_plain_search() {
        fn plain(position: &hexxagon::Position, plies: u32) -> i32 {
            let after = |mv| {
                let rest = if plies == 1 { 0 } else { plain(&position.play(mv), plies - 1) };
                change(position, mv) - rest
            };
            position.moves().into_iter().map(after).max().unwrap_or_default()
        }
        let mut position = hexxagon::Position::start(true, hexxagon::WhenStuck::Passes);
        for ply in 0..12 {
            assert_eq!(best_lead(&position, 3, -LEAD, LEAD), plain(&position, 3), "{ply}");
            let moves = position.moves();
            position = position.play(moves[7 * ply % moves.len()]);
        }
    }

    #[test]
    fn a_threat_that_stays_is_an_error() {
        let threatened = "oooo1/5/5/5/5 x 0 9";
        let of = |mv| errors(Variant::Quixo, threatened, mv);
        assert!(of("a1-e1").contains(&(Kind::MissesStraightThreat, true)));
        assert!(of("a1-a5").contains(&(Kind::MissesStraightThreat, false)));
    }
}
