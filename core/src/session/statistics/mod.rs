//! Results by game and opponent. They are counted from the records of finished matches each time, so nothing is
//! counted twice or lost.
//!
//! A match counts if it starts from the default position, is played to the end, and is between people only, or
//! between the people of one side and computers. A match that was continued after its end counts once, with its
//! last result.

mod achievements;
mod csv;
mod explorer;
mod row;
mod since;
mod strength;

use std::collections::HashMap;
use std::path::{Path, PathBuf};

use crate::ai::Level;
use crate::rules::{Side, Variant};

use super::{Controller, FileError, Folders, Match, Moment, Round, Setup, load_match};

pub use super::rating::Estimate;
pub use achievements::{Achievement, Achievements};
pub use csv::{csv, export};
pub use explorer::{MoveGroup, OwnMatches, explorer_notes, master_plays};
pub use row::{People, Row, Tally};
pub use since::{reset, since};
pub use strength::{Rated, RatedMatches};

/// The outcome of a match for one side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[derive(strum::EnumString, strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Outcome {
    Won,
    Drawn,
    Lost,
}

impl Outcome {
    pub(super) fn of(winner: Option<Side>, side: Side) -> Self {
        match winner {
            None => Self::Drawn,
            Some(winner) if winner == side => Self::Won,
            Some(_) => Self::Lost,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Players {
    /// People of one side against computers. The strongest opponent has this level; a partner may have another.
    Against { level: Level, side: Side },
    /// People only.
    People,
}

impl Players {
    /// The players of a setup; `None` if its matches do not count.
    fn of(setup: &Setup) -> Option<Self> {
        // A chosen position may be trivial to win.
        if setup.start.is_some() {
            return None;
        }
        let seats =
            || (0..setup.seats.len()).map(|seat| (Setup::side_of(seat), setup.seats[seat].controller));
        if seats().all(|(_, controller)| controller == Controller::Human) {
            return Some(Self::People);
        }
        let (side, _) = seats().find(|(_, controller)| *controller == Controller::Human)?;
        let opponents = seats().filter(|(other, _)| *other != side).map(|(_, controller)| controller);
        // Matches with people on both sides and a computer do not count.
        let level = opponents.map(Controller::level).collect::<Option<Vec<_>>>()?.into_iter().max()?;
        Some(Self::Against { level, side })
    }
}

/// A finished match that counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Counted {
    pub variant: Variant,
    /// The start time, if the record has it.
    pub began: Option<Moment>,
    pub players: Players,
    /// The winner; `None` in a draw.
    pub winner: Option<Side>,
    /// The winner's points in Hexxagon, if the board ended the match.
    pub points: Option<u32>,
    /// The length in plies.
    pub plies: usize,
    /// The data for the rating, if the match counts for it.
    pub rated: Option<Rated>,
    /// The goals that people reached in it against computers.
    pub achieved: Achievements,
    /// Its place in a tournament.
    pub round: Option<Round>,
}

impl Counted {
    /// The data of a match; `None` if it does not count.
    pub fn of(game: &Match) -> Option<Self> {
        let result = game.result()?;
        let players = Players::of(game.setup())?;
        let (variant, began, plies) = (game.setup().variant, game.began(), game.moves().len());
        let (rated, achieved) = match players {
            Players::Against { side, level } => {
                (Rated::of(game, side), Achievements::of_match(game, level, side))
            }
            Players::People => (None, Achievements::default()),
        };
        let (winner, points, round) = (result.winner, result.points(), game.round());
        Some(Self { variant, began, players, winner, points, plies, rated, achieved, round })
    }

    pub fn outcome(&self, side: Side) -> Outcome {
        Outcome::of(self.winner, side)
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Statistics {
    /// The matches, oldest first.
    matches: Vec<Counted>,
    /// The errors of the records that cannot be read.
    pub unreadable: Vec<FileError>,
}

impl Statistics {
    /// Counts the records in the data folder, optionally only those of matches that began at `since` or later.
    /// A few thousand records take about a second on a slow disk.
    pub fn read(folders: &Folders, since: Option<Moment>) -> Self {
        Self::of_records(&folders.saved_matches(), since)
    }

    /// Counts the given record files.
    pub fn of_records(paths: &[PathBuf], since: Option<Moment>) -> Self {
        let is_recent =
            |counted: &Counted| since.is_none_or(|since| counted.began.is_some_and(|began| began >= since));
        let (last, unreadable) = last_filings(paths, |game| Counted::of(game).filter(is_recent));
        let mut matches: Vec<_> = last.into_iter().collect();
        matches.sort_unstable_by(|(a, (_, x)), (b, (_, y))| (x.began, a).cmp(&(y.began, b)));
        let matches = matches.into_iter().map(|(_, (_, counted))| counted).collect();
        Self { matches, unreadable }
    }

    /// Removes a match, which its start time identifies.
    fn remove(&mut self, counted: &Counted) {
        self.matches.retain(|other| other.began != counted.began);
    }

    pub fn is_empty(&self) -> bool {
        self.matches.is_empty()
    }

    /// Whether a finished match is the only loss of people against computers, whether or not it is among those counted.
    pub fn is_first_loss(&self, game: &Match) -> bool {
        let is_loss = |counted: &Counted| match counted.players {
            Players::Against { side, .. } => counted.outcome(side) == Outcome::Lost,
            Players::People => false,
        };
        Counted::of(game).is_some_and(|last| {
            let mut others = self.matches.iter().filter(|other| other.began != last.began);
            is_loss(&last) && !others.any(is_loss)
        })
    }

    /// The matches of people against computers in a variant, oldest first: level, people's side, outcome.
    pub fn against_computers(&self, variant: Variant) -> impl Iterator<Item = (Level, Side, &Counted)> {
        self.matches.iter().filter(move |counted| counted.variant == variant).filter_map(|counted| {
            match counted.players {
                Players::Against { level, side } => Some((level, side, counted)),
                Players::People => None,
            }
        })
    }

    /// The results against each level, weakest first.
    pub fn rows(&self, variant: Variant) -> Vec<(Level, Row)> {
        let mut levels: Vec<Level> = self.against_computers(variant).map(|(level, ..)| level).collect();
        levels.sort_unstable();
        levels.dedup();
        let row = |level| {
            let against = self.against_computers(variant).filter(|(other, ..)| *other == level);
            Row::of(against.map(|(_, side, counted)| (side, counted)))
        };
        levels.into_iter().map(|level| (level, row(level))).collect()
    }

    /// The totals of matches between people.
    pub fn people(&self, variant: Variant) -> People {
        let among = |counted: &&Counted| counted.variant == variant && counted.players == Players::People;
        People::of(self.matches.iter().filter(among))
    }

    /// The running difference of wins and losses against computers, starting with 0.
    pub fn balance(&self, variant: Variant) -> Vec<i32> {
        let mut balance = 0;
        let after = self.against_computers(variant).map(|(_, side, counted)| {
            balance += match counted.outcome(side) {
                Outcome::Won => 1,
                Outcome::Drawn => 0,
                Outcome::Lost => -1,
            };
            balance
        });
        let after: Vec<i32> = after.collect();
        [0].into_iter().chain(after).collect()
    }
}

/// The value of `kept` for the last filing of each match, with the number of the filing, and the errors of unreadable
/// files.
fn last_filings<T>(
    paths: &[PathBuf],
    kept: impl Fn(&Match) -> Option<T>,
) -> (HashMap<String, (u32, T)>, Vec<FileError>) {
    let mut last: HashMap<String, (u32, T)> = HashMap::new();
    let mut unreadable = Vec::new();
    for path in paths {
        let game = match load_match(path) {
            Ok(game) => game,
            Err(error) => {
                unreadable.push(error);
                continue;
            }
        };
        let (number, identity) = (filing(path), identity(&game));
        if last.get(&identity).is_none_or(|(known, _)| *known < number)
            && let Some(kept) = kept(&game)
        {
            last.insert(identity, (number, kept));
        }
    }
    (last, unreadable)
}

/// The identity of a match in several records: start time and players. Without a start time, only equal texts
/// are the same match.
fn identity(game: &Match) -> String {
    let Some(began) = game.began() else { return game.to_record() };
    let setup = game.setup();
    let seats: Vec<String> =
        setup.seats.iter().map(|seat| format!("{:?} {}", seat.name, seat.controller)).collect();
    format!("{began} {} {}", setup.variant, seats.join(" "))
}

/// The number of a repeated filing at the end of a file name; 0 if there is none.
fn filing(path: &Path) -> u32 {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    stem.rsplit_once('-').and_then(|(_, number)| number.parse().ok()).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn filing_number_is_read_from_the_file_name() {
        assert_eq!(filing(Path::new("matches/20261121-091739-hexxagon-open.pushflip")), 0);
        assert_eq!(filing(Path::new("matches/20261121-091739-hexxagon-open-12.pushflip")), 12);
        assert_eq!(filing(Path::new("undated-quixo.pushflip")), 0);
    }
}
