//! The rating of the player on the scale of the levels, from finished matches against them.
//!
//! The ratings of the levels are known.

use serde::{Deserialize, Serialize};
use strum::VariantArray as _;

use super::{Counted, Players, Statistics};
use crate::ai::Level;
use crate::rules::{Side, Variant};
use crate::session::rating::{Estimate, PRIOR_MEAN, RatingDistribution};
use crate::session::{ClockRule, Help, Match, Reason, Setup};

/// The widest margin at which opponents are suggested, about one level on each side.
const NARROW: f64 = 200.0;

/// The widest margin at which a match says what it did to the rating, about half the scale of the levels: a first win
/// against the lowest level says almost nothing.
const SETTLED: f64 = 400.0;

/// Shown ratings are multiples of this.
const ROUNDING: f64 = 10.0;

/// The matches that count for the rating.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, strum::VariantArray)]
#[serde(rename_all = "kebab-case")]
pub enum RatedMatches {
    /// All matches against the levels without help.
    #[default]
    All,
    /// Those of them with a clock.
    Timed,
    None,
}

impl RatedMatches {
    pub const ALL: &[Self] = Self::VARIANTS;

    /// Whether a match with or without a clock counts.
    pub fn has(self, timed: bool) -> bool {
        match self {
            Self::All => true,
            Self::Timed => timed,
            Self::None => false,
        }
    }

    /// Whether matches with a setup count, if people use no help.
    pub fn includes(self, setup: &Setup) -> bool {
        let Some(Players::Against { side, .. }) = Players::of(setup) else { return false };
        Rated::by_players(setup, side).is_some_and(|rated| self.has(rated.timed))
    }
}

/// The opponents and the partner in a rated match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rated {
    /// The computers of the other side; in a game for two, the same one twice.
    opponents: [Level; 2],
    /// The computer partner in a team game.
    partner: Option<Level>,
    timed: bool,
}

impl Rated {
    /// The data of a match in which people played one side. `None` after an agreed draw, after help, if help
    /// was not recorded, and if an opponent has no known rating.
    pub(super) fn of(game: &Match, side: Side) -> Option<Self> {
        // An agreed draw is no evidence of strength: a side of any level that is not ahead accepts an offer.
        let is_agreed = game.result().is_some_and(|result| result.reason == Reason::Agreed);
        if game.help() != Some(Help::default()) || is_agreed {
            return None;
        }
        Self::by_players(game.setup(), side)
    }

    /// The data of matches with a setup. `None` if an opponent has no known rating, or a clock of its own.
    fn by_players(setup: &Setup, side: Side) -> Option<Self> {
        let levels = |wanted: Side| {
            let seats = (0..).zip(&setup.seats).filter(move |(seat, _)| Setup::side_of(*seat) == wanted);
            seats.filter_map(|(_, player)| player.controller.level())
        };
        let mut others = levels(!side);
        let first = others.next()?;
        let opponents = [first, others.next().unwrap_or(first)];
        let partner = levels(side).next();
        let known = |level: Level| level.rating(setup.variant).is_some();
        let all_known = opponents.into_iter().chain(partner).all(known);
        (all_known && setup.other_clock.is_none()).then_some(Self {
            opponents,
            partner,
            timed: setup.clock != ClockRule::None,
        })
    }

    /// The rating difference to the other side; a team's rating is the mean of its players.
    fn lead(self, variant: Variant, rating: f64) -> f64 {
        let of = |level: Level| level.rating(variant).unwrap_or(PRIOR_MEAN);
        let own = self.partner.map_or(rating, |partner| f64::midpoint(rating, of(partner)));
        own - f64::midpoint(of(self.opponents[0]), of(self.opponents[1]))
    }
}

impl Estimate {
    /// The rating rounded for display, because smaller differences are chance.
    pub fn rounded(self) -> i32 {
        round(self.rating)
    }

    /// The margin, rounded in the same way.
    pub fn rounded_margin(self) -> i32 {
        round(self.margin)
    }

    /// The level with the nearest rating.
    pub fn level(self, variant: Variant) -> Level {
        let away = |level: Level| level.rating(variant).map_or(f64::INFINITY, |at| (at - self.rating).abs());
        Level::ALL.into_iter().min_by(|&a, &b| away(a).total_cmp(&away(b))).unwrap_or_default()
    }

    /// Whether the margin is narrow enough to show the rating after a match, which takes some matches.
    pub fn is_settled(self) -> bool {
        self.margin <= SETTLED
    }

    /// Whether the margin is narrow enough to suggest opponents.
    pub fn is_known(self) -> bool {
        self.margin <= NARROW
    }
}

fn round(rating: f64) -> i32 {
    ((rating / ROUNDING).round() * ROUNDING) as i32
}

impl Statistics {
    /// The estimates after each rated match of a variant, oldest first.
    pub fn strength(&self, variant: Variant, which: RatedMatches) -> Vec<Estimate> {
        let mut known = RatingDistribution::new();
        let after = |counted: &Counted| {
            let rated = counted.rated.filter(|rated| which.has(rated.timed))?;
            let Players::Against { side, .. } = counted.players else { return None };
            known.learn(counted.outcome(side), |rating| rated.lead(variant, rating));
            Some(known.estimate())
        };
        self.matches.iter().filter(|counted| counted.variant == variant).filter_map(after).collect()
    }

    /// The estimates before and after a finished match, whether or not it is among those counted. `None` if it does not
    /// count for the rating.
    pub fn rating_change(
        mut self,
        game: &Match,
        which: RatedMatches,
    ) -> Option<(Option<Estimate>, Estimate)> {
        let counted = Counted::of(game)?;
        counted.rated.filter(|rated| which.has(rated.timed))?;
        self.remove(&counted);
        let before = self.strength(counted.variant, which).pop();
        self.matches.push(counted);
        Some((before, self.strength(counted.variant, which).pop()?))
    }
}

#[cfg(test)]
mod tests {
    use super::super::Outcome;
    use super::*;
    use rand::prelude::*;
    use rand::rngs::ChaCha8Rng;

    /// Simulates matches of a player with a given rating against all levels, or against the nearest one.
    fn play(rng: &mut ChaCha8Rng, rating: f64, variant: Variant, matches: usize, spread: bool) -> Estimate {
        let mut known = RatingDistribution::new();
        for _ in 0..matches {
            let level = if spread {
                *Level::ALL.choose(rng).expect("a level")
            } else {
                known.estimate().level(variant)
            };
            let partner = (variant == Variant::QuixoTeams).then_some(level);
            let rated = Rated { opponents: [level; 2], partner, timed: false };
            let wins = 1.0 / (1.0 + 10f64.powf(-rated.lead(variant, rating) / 400.0));
            // As many draws as keep the mean.
            let drawn = 0.2 * wins.min(1.0 - wins);
            let outcome = match rng.random::<f64>() {
                chance if chance < wins - drawn / 2.0 => Outcome::Won,
                chance if chance < wins + drawn / 2.0 => Outcome::Drawn,
                _ => Outcome::Lost,
            };
            known.learn(outcome, |rating| rated.lead(variant, rating));
        }
        known.estimate()
    }

    #[test]
    fn players_of_known_strength_are_found_within_the_margin() {
        for variant in [Variant::Quixo, Variant::QuixoTeams] {
            let mut rng = ChaCha8Rng::seed_from_u64(16);
            for (matches, spread) in [(10, true), (40, false)] {
                let runs = 300;
                let found = (0..runs).filter(|run| {
                    // From slightly below the first level to the last.
                    let rating = 900.0 + 1300.0 * f64::from(*run) / f64::from(runs);
                    let estimate = play(&mut rng, rating, variant, matches, spread);
                    (estimate.rating - rating).abs() <= estimate.margin
                });
                // 95% minus three standard errors of 300 runs.
                let share = found.count() as f64 / f64::from(runs);
                println!("{variant}, {matches} matches: {share:.3} within the margin");
                assert!(share > 0.912, "{variant}, {matches} matches: {share}");
            }
        }
    }

    #[test]
    fn margins_shrink_with_matches_and_ratings_follow_improvement() {
        let mut rng = ChaCha8Rng::seed_from_u64(7);
        let estimate = |rng: &mut _, matches| play(rng, 1500.0, Variant::Quixo, matches, false);
        let margins = [0, 5, 20, 100].map(|matches| estimate(&mut rng, matches).margin);
        assert!(margins.is_sorted_by(|a, b| a > b), "{margins:?}");
        assert!(margins[3] < NARROW && margins[0] > 3.0 * NARROW, "{margins:?}");
        let mut known = RatingDistribution::new();
        let rated = Rated { opponents: [Level::Casual; 2], partner: None, timed: false };
        let mut play = |outcome, times| {
            for _ in 0..times {
                known.learn(outcome, |rating| rated.lead(Variant::Quixo, rating));
            }
            known.estimate().rating
        };
        let (weak, strong) = (play(Outcome::Lost, 30), play(Outcome::Won, 30));
        assert!(strong > weak + 400.0, "{weak} {strong}");
    }

    #[test]
    fn nearest_level_is_suggested() {
        for variant in Variant::ALL {
            for level in Level::ALL {
                let at = level.rating(variant).expect("a rated level");
                assert_eq!(Estimate { rating: at + 20.0, margin: 50.0 }.level(variant), level);
            }
            assert_eq!(Estimate { rating: 0.0, margin: 50.0 }.level(variant), Level::Newcomer);
        }
    }
}
