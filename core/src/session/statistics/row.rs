//! Sums of results.

use std::fmt;

use crate::language::Localized;
use crate::rules::{BySide, Side};

use super::{Counted, Outcome};

/// The number of matches in the form line.
const FORM: usize = 20;

/// The number of wins, draws and losses.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    pub won: u32,
    pub drawn: u32,
    pub lost: u32,
}

/// As in tables of chess openings: `+3 =1 −2`.
impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "+{} ={} −{}", self.won, self.drawn, self.lost)
    }
}

/// The text form; empty without matches.
impl From<Tally> for Localized {
    fn from(tally: Tally) -> Self {
        if tally.games() == 0 { Self::EMPTY } else { tally.to_string().into() }
    }
}

impl Tally {
    pub fn games(self) -> u32 {
        self.won + self.drawn + self.lost
    }

    pub(super) fn add(&mut self, outcome: Outcome) {
        match outcome {
            Outcome::Won => self.won += 1,
            Outcome::Drawn => self.drawn += 1,
            Outcome::Lost => self.lost += 1,
        }
    }
}

/// The results of people against an opponent.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Row {
    /// Results by the people's side.
    pub sides: BySide<Tally>,
    pub best_streak: u32,
    /// The outcomes of the last twenty matches, oldest first.
    pub form: Vec<Outcome>,
    /// Hexxagon: points scored minus conceded.
    pub points: i64,
    plies: usize,
}

impl Row {
    /// Sums matches, oldest first, each with the people's side.
    pub fn of<'c>(matches: impl Iterator<Item = (Side, &'c Counted)>) -> Self {
        let mut row = Self::default();
        let mut streak = 0;
        for (side, counted) in matches {
            let outcome = counted.outcome(side);
            row.sides[side].add(outcome);
            streak = if outcome == Outcome::Won { streak + 1 } else { 0 };
            row.best_streak = row.best_streak.max(streak);
            row.form.push(outcome);
            let points = i64::from(counted.points.unwrap_or(0));
            row.points += if outcome == Outcome::Lost { -points } else { points };
            row.plies += counted.plies;
        }
        row.form.drain(..row.form.len().saturating_sub(FORM));
        row
    }

    /// The sum over both sides.
    pub fn total(&self) -> Tally {
        let [first, second] = self.sides.0;
        Tally {
            won: first.won + second.won,
            drawn: first.drawn + second.drawn,
            lost: first.lost + second.lost,
        }
    }

    /// The average number of plies; 0 without matches.
    pub fn average_plies(&self) -> f64 {
        average(self.plies, self.total().games())
    }

    /// The form with a letter per match, oldest first: `WWDL`.
    pub fn form_letters(&self) -> String {
        let letter = |outcome: &Outcome| match outcome {
            Outcome::Won => 'W',
            Outcome::Drawn => 'D',
            Outcome::Lost => 'L',
        };
        self.form.iter().map(letter).collect()
    }
}

/// The totals of matches between people.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct People {
    pub won: BySide<u32>,
    pub drawn: u32,
    /// Hexxagon: points by side.
    pub points: BySide<u32>,
    plies: usize,
}

impl People {
    pub fn of<'c>(matches: impl Iterator<Item = &'c Counted>) -> Self {
        let mut people = Self::default();
        for counted in matches {
            match counted.winner {
                Some(side) => {
                    people.won[side] += 1;
                    people.points[side] += counted.points.unwrap_or(0);
                }
                None => people.drawn += 1,
            }
            people.plies += counted.plies;
        }
        people
    }

    pub fn games(&self) -> u32 {
        self.won[Side::First] + self.won[Side::Second] + self.drawn
    }

    /// The average number of plies; 0 without matches.
    pub fn average_plies(&self) -> f64 {
        average(self.plies, self.games())
    }
}

fn average(plies: usize, games: u32) -> f64 {
    if games == 0 { 0.0 } else { plies as f64 / f64::from(games) }
}
