//! The score of a series of matches between the same players.

use std::fmt;
use std::str::FromStr;

use super::MatchResult;
use crate::rules::{BySide, Side, TextError};

/// The score of the previous matches, by the players' sides in the current match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Series {
    pub wins: BySide<u32>,
    pub draws: u32,
    /// Hexxagon: the sum of [`MatchResult::points`].
    pub points: BySide<u32>,
}

impl Series {
    pub fn matches(&self) -> u32 {
        Side::BOTH.into_iter().fold(self.draws, |sum, side| sum.saturating_add(self.wins[side]))
    }

    /// The score including another match.
    #[must_use]
    pub fn with(mut self, result: MatchResult) -> Self {
        match result.winner {
            None => self.draws = self.draws.saturating_add(1),
            Some(winner) => {
                self.wins[winner] = self.wins[winner].saturating_add(1);
                self.points[winner] = self.points[winner].saturating_add(result.points().unwrap_or(0));
            }
        }
        self
    }

    /// The score after the players have swapped sides.
    #[must_use]
    pub fn swapped(self) -> Self {
        let swap = |BySide([first, second])| BySide([second, first]);
        Self { wins: swap(self.wins), draws: self.draws, points: swap(self.points) }
    }
}

/// The text form: `2-1-0 34-12`, i.e. wins of the first side, of the second side, draws; points of both.
impl fmt::Display for Series {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (BySide([first, second]), BySide([points, other])) = (self.wins, self.points);
        write!(f, "{first}-{second}-{} {points}-{other}", self.draws)
    }
}

impl FromStr for Series {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let wrong = || TextError::not_like("", text, "2-1-0 34-12");
        let numbers = |text: &str| text.split('-').map(str::parse).collect::<Result<Vec<u32>, _>>().ok();
        let (won, points) = text.split_once(' ').ok_or_else(wrong)?;
        match (numbers(won).as_deref(), numbers(points).as_deref()) {
            (Some(&[first, second, draws]), Some(&[points, other])) => {
                Ok(Self { wins: BySide([first, second]), draws, points: BySide([points, other]) })
            }
            _ => Err(wrong()),
        }
    }
}
