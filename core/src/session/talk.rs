//! Spoken lines of the computer's characters: when one speaks in a match, and what.
//!
//! All conditions are facts of the rules, so that no line is wrong about the position: no search, no evaluation.

use strum::VariantArray;

use crate::ai::Level;
use crate::language::Localized;
use crate::rules::Side;

use super::{AnyPosition, Match, Reason, Setup};

/// The number of moves that each seat makes without a line between two lines, except for the line at the end.
const SILENT_MOVES: usize = 2;
/// The number of moves that each seat makes without a line before a character makes a remark.
const LONG_SILENCE: usize = 6;
/// Flips of a move of Hexxagon that are praised.
const MANY_FLIPS: u32 = 3;
/// Flips of its own that a character boasts about.
const BOASTED_FLIPS: u32 = 4;
/// Flips that the character regrets to have allowed.
const REGRETTED_FLIPS: u32 = 5;
/// A move that flips this many pieces fewer than another is a missed chance.
const MISSED_FLIPS: u32 = 3;
/// Lines of a character in each situation.
const CHOICES: usize = 2;

/// An occasion to speak.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Situation {
    Greeting,
    /// The character made or stopped a threat, or flipped several pieces.
    Boast,
    /// A person made or stopped a threat, or flipped several pieces.
    Praise,
    /// A person missed a win or a large capture.
    Relief,
    /// A person can win whatever the character plays, or flipped very many pieces.
    Regret,
    /// Small talk after a long silence, independent of the position.
    Remark,
    /// The character's side has won.
    Victory,
    /// A person's side has won.
    Defeat,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Line {
    /// The character that says it.
    pub level: Level,
    pub situation: Situation,
    choice: usize,
}

impl Line {
    pub fn all(level: Level) -> impl Iterator<Item = Self> {
        let lines = move |&situation: &'static Situation| {
            (0..CHOICES).map(move |choice| Self { level, situation, choice })
        };
        Situation::VARIANTS.iter().flat_map(lines)
    }

    /// The line with the name of its character: `Pip: “Cheep! Let’s play!”`
    pub fn with_name(self) -> Localized {
        Localized::joined([self.level.character(), self.into()], ": ")
    }
}

impl From<Line> for Localized {
    fn from(Line { level, situation, choice }: Line) -> Self {
        let situation: &str = situation.into();
        Self::of_family("characters-line", &format!("{}-{situation}-{}", level.id(), choice + 1))
    }
}

/// The conversation of a match: what was said, and after which ply.
#[derive(Clone, Debug, Default)]
pub struct Talk {
    /// The seed of the match, the plies that were heard, and whether the match was over.
    heard: Option<(u64, usize, bool)>,
    /// The last line and the number of plies before it.
    last: Option<(Line, usize)>,
}

impl Talk {
    /// The line after the last ply, at the start, or at the end, with the seat of its speaker, if a character speaks. A
    /// state of the match is heard once.
    pub fn next(&mut self, game: &Match) -> Option<(usize, Line)> {
        let (plies, result) = (game.moves().len(), game.result());
        let now = (game.seed(), plies, result.is_some());
        let before = self.heard.replace(now).filter(|(seed, ..)| *seed == now.0);
        if let Some((line, said)) = self.last {
            self.last = Some((line, if before.is_some() { said.min(plies) } else { 0 }));
        }
        // Undo, redo, and a match that was opened have no line.
        let is_next = before.is_some_and(|(_, heard, over)| {
            heard + 1 == plies || heard == plies && result.is_some() && !over
        });
        let person = game.setup().first_person()?;
        let pause = self.last.map_or(plies, |(_, said)| plies.saturating_sub(said));
        let is_silent_for = |moves: usize| is_next && pause > moves * game.setup().seats.len();
        let reaction = || is_silent_for(SILENT_MOVES).then(|| reaction(game)).flatten();
        let remark =
            || Some((opponent(game, person)?, Situation::Remark)).filter(|_| is_silent_for(LONG_SILENCE));
        let (seat, situation) = match result {
            // The lines are about a match that was decided on the board.
            Some(result) if is_next && matches!(result.reason, Reason::Board(_)) => {
                end(game, person, result.winner?)?
            }
            None if plies == 0 && before.is_none() => (opponent(game, person)?, Situation::Greeting),
            None => reaction().or_else(remark)?,
            Some(_) => return None,
        };
        let level = level(game, seat)?;
        let choice = (now.0 as usize).wrapping_add(plies) % CHOICES;
        let line = Line { level, situation, choice };
        let repeats = self.last.is_some_and(|(last, _)| last == line);
        let line = if repeats { Line { choice: (choice + 1) % CHOICES, ..line } } else { line };
        self.last = Some((line, plies));
        Some((seat, line))
    }
}

fn level(game: &Match, seat: usize) -> Option<Level> {
    game.setup().seats[seat].controller.level()
}

/// The seat of the first computer after a seat that plays against it.
fn opponent(game: &Match, seat: usize) -> Option<usize> {
    let seats = game.setup().seats.len();
    (1..seats).step_by(2).map(|after| (seat + after) % seats).find(|&seat| level(game, seat).is_some())
}

fn end(game: &Match, person: usize, winner: Side) -> Option<(usize, Situation)> {
    let situation = if Setup::side_of(person) == winner { Situation::Defeat } else { Situation::Victory };
    Some((opponent(game, person)?, situation))
}

/// The reaction of a character to the last ply of a person, or its remark on its own ply.
fn reaction(game: &Match) -> Option<(usize, Situation)> {
    let plies = game.moves().len();
    let seat = game.seat_at(plies - 1);
    let is_own = level(game, seat).is_some();
    let (before, after) = (game.position_after(plies - 1), game.position());
    let situation = match (&before, game.moves()[plies - 1]) {
        (AnyPosition::Hexxagon(_), mv) => {
            let best = before.moves().into_iter().map(|mv| before.flips(mv)).max().unwrap_or_default();
            match before.flips(mv) {
                BOASTED_FLIPS.. if is_own => Situation::Boast,
                _ if is_own => return None,
                REGRETTED_FLIPS.. => Situation::Regret,
                MANY_FLIPS.. => Situation::Praise,
                few if few + MISSED_FLIPS <= best => Situation::Relief,
                _ => return None,
            }
        }
        _ if is_own => stops_or_makes_threat(&before, &after).then_some(Situation::Boast)?,
        _ => in_quixo(&before, &after)?,
    };
    Some((if is_own { seat } else { opponent(game, seat)? }, situation))
}

fn in_quixo(before: &AnyPosition, after: &AnyPosition) -> Option<Situation> {
    if before.can_win() {
        return Some(Situation::Relief);
    }
    let side = before.side_to_move();
    let loses = |position: AnyPosition| match position.outcome() {
        Some(outcome) => outcome.winner == Some(side),
        None => position.can_win(),
    };
    if after.moves().into_iter().all(|mv| loses(after.play(mv))) {
        return Some(Situation::Regret);
    }
    stops_or_makes_threat(before, after).then_some(Situation::Praise)
}

/// Whether a move leaves the opponent no win at once, and either the opponent would have had one, or the mover could win
/// with a second move.
fn stops_or_makes_threat(before: &AnyPosition, after: &AnyPosition) -> bool {
    let (mover, other) = (before.seat_to_move(), after.seat_to_move());
    let would_win = |position: &AnyPosition, seat| position.with_seat_to_move(seat).can_win();
    !after.can_win() && (would_win(before, other) || would_win(after, mover))
}
