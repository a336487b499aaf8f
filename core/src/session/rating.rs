//! A rating as a probability distribution, updated by outcomes against known ratings.
//!
//! The model is Bradley–Terry with draws as half a win, as in Elo. The knowledge about the player is a
//! distribution over ratings. Each outcome updates it by Bayes' theorem, and it widens a little in between, since
//! people learn: the dynamic model of Glickman, "Parameter estimation in large dynamic paired comparison
//! experiments" (Applied Statistics 48, 1999). Distributions are kept on a grid instead of being approximated by
//! normal ones.

use super::statistics::Outcome;

/// The rating grid: lowest rating, step, number of points.
const LEAST: f64 = 0.0;
const STEP: f64 = 20.0;
const POINTS: usize = 201;
/// The prior of a player without matches: mean and standard deviation.
pub(super) const PRIOR_MEAN: f64 = 1600.0;
const PRIOR_SPREAD: f64 = 500.0;
/// The standard deviation of a rating change between matches. A larger value forgets faster and widens the
/// margin.
const DRIFT: f64 = 10.0;
/// The probability inside the margin.
const WITHIN: f64 = 0.95;

/// The estimate of a player's rating.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate {
    /// The rating in Elo, on the scale of the known ratings.
    pub rating: f64,
    /// The half-width of the 95% credible interval.
    pub margin: f64,
}

/// The probability of each rating on the grid.
pub(super) struct RatingDistribution([f64; POINTS]);

impl RatingDistribution {
    pub(super) fn new() -> Self {
        let mut known = Self([1.0; POINTS]);
        known.update(|rating| (-((rating - PRIOR_MEAN) / PRIOR_SPREAD).powi(2) / 2.0).exp());
        known
    }

    /// Multiplies the distribution by a likelihood and normalises it.
    fn update(&mut self, likelihood: impl Fn(f64) -> f64) {
        for (number, share) in self.0.iter_mut().enumerate() {
            *share *= likelihood(rating_at(number));
        }
        let sum: f64 = self.0.iter().sum();
        self.0.iter_mut().for_each(|share| *share /= sum);
    }

    /// Updates the rating by an outcome. `lead` is the difference to the other side for a rating of the player.
    pub(super) fn learn(&mut self, outcome: Outcome, lead: impl Fn(f64) -> f64) {
        self.diffuse();
        self.update(|rating| {
            let wins = 1.0 / (1.0 + 10f64.powf(-lead(rating) / 400.0));
            match outcome {
                Outcome::Won => wins,
                Outcome::Drawn => (wins * (1.0 - wins)).sqrt(),
                Outcome::Lost => 1.0 - wins,
            }
        });
    }

    /// Diffuses the distribution: the variance grows by that of [`DRIFT`].
    fn diffuse(&mut self) {
        let moves = (DRIFT / STEP).powi(2) / 2.0;
        let before = self.0;
        for (number, share) in self.0.iter_mut().enumerate() {
            let below = before[number.saturating_sub(1)];
            let above = before[(number + 1).min(POINTS - 1)];
            *share += moves * (below + above - 2.0 * before[number]);
        }
    }

    pub(super) fn estimate(&self) -> Estimate {
        let mean: f64 = self.0.iter().enumerate().map(|(number, share)| share * rating_at(number)).sum();
        // The excluded tails have equal probability.
        let quantile = |wanted: f64| {
            let mut sum = 0.0;
            for (number, share) in self.0.iter().enumerate() {
                if sum + share >= wanted {
                    return rating_at(number) + STEP * ((wanted - sum) / share - 0.5);
                }
                sum += share;
            }
            rating_at(POINTS - 1)
        };
        let outside = (1.0 - WITHIN) / 2.0;
        let (low, high) = (quantile(outside), quantile(1.0 - outside));
        Estimate { rating: mean, margin: (high - mean).max(mean - low) }
    }
}

fn rating_at(number: usize) -> f64 {
    LEAST + STEP * number as f64
}
