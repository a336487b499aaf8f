//! Tournaments at one screen: a person against five computer players, or a knock-out between people.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use rand::seq::SliceRandom;
use serde::{Deserialize, Serialize};
use strum::VariantNames as _;

use super::statistics::Outcome;
use super::{ClockRule, Controller, FileError, Folders, Match, Moment, Setup, change_toml, load_toml};
use crate::ai::Level;
use crate::rules::{Side, TextError, Variant, is_command};

const FILE: &str = "tournament.toml";
/// The number of computer players in a tournament.
pub const OPPONENTS: usize = 5;
/// The possible numbers of people in a knock-out.
pub const PEOPLE: RangeInclusive<usize> = 3..=8;

/// A tournament: its players and its results so far. The players have no takebacks, so that a result stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Saved", into = "Saved")]
pub struct Tournament {
    began: Moment,
    variant: Variant,
    clock: ClockRule,
    entrants: Entrants,
    /// The result of each match for its first player, also of the draws that were replayed.
    results: Vec<Outcome>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entrants {
    /// The opponents of the only person, one match against each.
    Computers(Vec<Level>),
    /// The names of the people of a knock-out in the order of the draw.
    People(Vec<String>),
}

/// The place of a match in a tournament, which is saved with the match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Round {
    /// The start of the tournament, which identifies it.
    pub tournament: Moment,
    /// The number of the match in the tournament, from 1.
    pub number: usize,
}

/// The text form: `3 2026-11-21 09:17:39`.
impl fmt::Display for Round {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.number, self.tournament)
    }
}

impl FromStr for Round {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let read = || {
            let (number, tournament) = text.split_once(' ')?;
            Some(Self { tournament: tournament.parse().ok()?, number: number.parse().ok()? })
        };
        read().ok_or_else(|| TextError::not_like("", text, "3 2026-11-21 09:17:39"))
    }
}

/// A match of a knock-out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pairing {
    /// The players by number, as far as they are known. A bye has only the first one.
    pub players: [Option<usize>; 2],
    /// The winner, or the player with the bye.
    pub winner: Option<usize>,
}

impl Tournament {
    /// The opponents of a person: from one level below that of the person to three levels above it, moved to the weakest
    /// or strongest levels if there are not so many. A person without a level begins with the weakest.
    pub fn opponents(variant: Variant, own: Option<Level>) -> Vec<Level> {
        let levels = Level::choices(variant);
        let weakest = own.map_or(0, |own| (own as usize).saturating_sub(1)).min(levels.len() - OPPONENTS);
        levels[weakest..weakest + OPPONENTS].to_vec()
    }

    /// A tournament of one person against the [`opponents`](Self::opponents) of this level.
    pub fn against_computers(variant: Variant, own: Option<Level>, began: Moment) -> Self {
        let entrants = Entrants::Computers(Self::opponents(variant, own));
        Self { began, variant, clock: ClockRule::None, entrants, results: Vec::new() }
    }

    /// A knock-out between people; the seed draws the pairings. `None` if there are too few or too many names, or an
    /// invalid one.
    pub fn between_people(
        variant: Variant,
        mut names: Vec<String>,
        began: Moment,
        seed: u64,
    ) -> Option<Self> {
        names.shuffle(&mut ChaCha8Rng::seed_from_u64(seed));
        let is_valid = |name: &String| !name.trim().is_empty() && !name.contains(is_command);
        (PEOPLE.contains(&names.len()) && names.iter().all(is_valid)).then(|| Self {
            began,
            variant,
            clock: ClockRule::None,
            entrants: Entrants::People(names),
            results: Vec::new(),
        })
    }

    /// The tournament with a clock in each match.
    #[must_use]
    pub fn with_clock(self, clock: ClockRule) -> Self {
        Self { clock, ..self }
    }

    pub fn variant(&self) -> Variant {
        self.variant
    }

    pub fn entrants(&self) -> &Entrants {
        &self.entrants
    }

    /// The result of each match for its first player: for the person against computers.
    pub fn results(&self) -> &[Outcome] {
        &self.results
    }

    /// The points of the person against computers: one for a win, half a point for a draw.
    pub fn points(&self) -> f32 {
        let points = |result: &Outcome| match result {
            Outcome::Won => 1.0,
            Outcome::Drawn => 0.5,
            Outcome::Lost => 0.0,
        };
        // The sum of no numbers would be −0.
        self.results.iter().map(points).fold(0.0, |sum, point| sum + point)
    }

    /// The matches of a knock-out by round; none against computers. In the first round, as many players have a bye as
    /// are missing to a power of two.
    pub fn rounds(&self) -> Vec<Vec<Pairing>> {
        let Entrants::People(names) = &self.entrants else { return Vec::new() };
        let pairs = names.len().next_power_of_two() / 2;
        let byes = 2 * pairs - names.len();
        let mut players = 0..names.len();
        let mut entrants: Vec<[Option<usize>; 2]> = (0..pairs)
            .map(|pair| [players.next(), if pair < pairs - byes { players.next() } else { None }])
            .collect();
        // Matches are played in this order, so the results so far are those of the first matches.
        let mut decided = self.results.iter().filter(|result| **result != Outcome::Drawn);
        let mut rounds: Vec<Vec<Pairing>> = Vec::new();
        loop {
            let winner = |players: [Option<usize>; 2]| match players {
                [Some(first), Some(second)] => {
                    decided.next().map(|&result| if result == Outcome::Won { first } else { second })
                }
                [first, _] => first.filter(|_| rounds.is_empty()),
            };
            let winners: Vec<_> = entrants.iter().copied().map(winner).collect();
            let round = entrants.iter().zip(&winners);
            rounds.push(round.map(|(&players, &winner)| Pairing { players, winner }).collect());
            if winners.len() == 1 {
                return rounds;
            }
            entrants = winners.chunks(2).map(|pair| [pair[0], pair[1]]).collect();
        }
    }

    /// The winner of a knock-out, once it is known.
    pub fn champion(&self) -> Option<&str> {
        let Entrants::People(names) = &self.entrants else { return None };
        let last = *self.rounds().last()?.first()?;
        last.winner.map(|winner| names[winner].as_str())
    }

    /// The next match of a knock-out: its players by number.
    pub fn next_pairing(&self) -> Option<[usize; 2]> {
        self.rounds().into_iter().flatten().find_map(|pairing| match pairing {
            Pairing { players: [Some(first), Some(second)], winner: None } => Some([first, second]),
            _ => None,
        })
    }

    /// The next match; `None` at the end. The first players of the pairings begin every other match, so that a draw is
    /// replayed with the other player beginning.
    pub fn next_match(&self) -> Option<Match> {
        let setup = match &self.entrants {
            Entrants::Computers(levels) => {
                let level = *levels.get(self.results.len())?;
                Setup::new(self.variant, &[Controller::Human, Controller::Computer(level)])
            }
            Entrants::People(names) => {
                let mut setup = Setup::new(self.variant, &[]);
                for (seat, player) in setup.seats.iter_mut().zip(self.next_pairing()?) {
                    seat.name.clone_from(&names[player]);
                }
                setup
            }
        };
        let mut setup = if self.first_sits_second() { setup.swapped() } else { setup };
        setup.options.takebacks = Some(0);
        setup.clock = self.clock;
        let mut game = Match::new(setup);
        game.round = Some(Round { tournament: self.began, number: self.results.len() + 1 });
        Some(game)
    }

    fn first_sits_second(&self) -> bool {
        !self.results.len().is_multiple_of(2)
    }

    pub fn expects(&self, game: &Match) -> bool {
        game.round().is_some() && game.round() == self.next_match().and_then(|next| next.round())
    }

    /// Whether a match belongs to this tournament.
    pub fn includes(&self, game: &Match) -> bool {
        game.round().is_some_and(|round| round.tournament == self.began)
    }

    /// Records the result of the next match. Returns false for another match, and for one without a result.
    pub fn record(&mut self, game: &Match) -> bool {
        let Some(result) = game.result().filter(|_| self.expects(game)) else { return false };
        let first = if self.first_sits_second() { Side::Second } else { Side::First };
        self.results.push(Outcome::of(result.winner, first));
        true
    }

    /// Loads the tournament, with an error if the file is invalid. An invalid file is kept.
    pub fn load(folders: &Folders) -> (Option<Self>, Option<FileError>) {
        let (file, error): (TournamentFile, _) = load_toml(&folders.data.join(FILE));
        (file.tournament, error)
    }

    /// Saves a tournament, or that there is none. The old content is replaced atomically.
    pub fn save(tournament: Option<&Self>, folders: &Folders) -> Result<(), FileError> {
        change_toml(&folders.data.join(FILE), |file: &mut TournamentFile| {
            file.tournament = tournament.cloned();
        })
    }
}

#[derive(Default, Serialize, Deserialize)]
#[serde(default)]
struct TournamentFile {
    #[serde(skip_serializing_if = "Option::is_none")]
    tournament: Option<Tournament>,
}

/// A tournament in its file. The lists of words are texts, so that an invalid word invalidates the list.
#[derive(Serialize, Deserialize)]
struct Saved {
    began: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    clock: Option<String>,
    opponents: String,
    people: Vec<String>,
    results: String,
    variant: String,
}

impl From<Tournament> for Saved {
    fn from(tournament: Tournament) -> Self {
        let (opponents, people) = match tournament.entrants {
            Entrants::Computers(levels) => (levels.into_iter().map(Level::id).collect(), Vec::new()),
            Entrants::People(names) => (Vec::new(), names),
        };
        let results: Vec<&str> = tournament.results.into_iter().map(Into::into).collect();
        Self {
            began: tournament.began.to_string(),
            clock: (tournament.clock != ClockRule::None).then(|| tournament.clock.to_string()),
            opponents: opponents.join(" "),
            people,
            results: results.join(" "),
            variant: tournament.variant.to_string(),
        }
    }
}

impl TryFrom<Saved> for Tournament {
    type Error = TextError;

    fn try_from(saved: Saved) -> Result<Self, TextError> {
        let began: Moment = saved.began.parse()?;
        let variant: Variant = saved.variant.parse()?;
        let opponents: Vec<Level> =
            saved.opponents.split_whitespace().map(str::parse).collect::<Result<_, _>>()?;
        let wrong = |name: &str, text: &str| TextError::not_like(name, text, "5 opponents or 3 to 8 people");
        let entrants = match (opponents.len(), saved.people.len()) {
            _ if variant.seats() != 2 => return Err(wrong("variant", &saved.variant)),
            (OPPONENTS, 0) if opponents.iter().all(|level| level.within(variant) == *level) => {
                Entrants::Computers(opponents)
            }
            (0, people)
                if PEOPLE.contains(&people) && !saved.people.iter().any(|name| name.contains(is_command)) =>
            {
                Entrants::People(saved.people)
            }
            _ => return Err(wrong("tournament", &saved.opponents)),
        };
        let clock = saved.clock.map_or(Ok(ClockRule::None), |clock| clock.parse())?;
        let mut tournament = Self { began, variant, clock, entrants, results: Vec::new() };
        for text in saved.results.split_whitespace() {
            let result = text.parse().ok().filter(|_| tournament.next_match().is_some());
            let wrong = || TextError::none_of("results", text, Outcome::VARIANTS);
            tournament.results.push(result.ok_or_else(wrong)?);
        }
        Ok(tournament)
    }
}
