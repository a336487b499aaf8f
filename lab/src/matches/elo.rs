//! Elo differences and confidence intervals from match results.
//!
//! The two games of a pair share their opening, so they are not independent, but pairs are. All errors are computed
//! from the variance of the points of pairs.

/// Pentanomial counts: the number of pairs in which A scored 0, ½, 1, 1½ and 2 points.
pub type PairCounts = [u64; 5];

/// The 97.5 % quantile of the standard normal distribution.
const Z_95: f64 = 1.959_964;
/// The probability outside a 95 % interval.
const OUTSIDE: f64 = 0.05;
/// Replaces a count of zero in the likelihood ratio, so that no result is impossible.
const MIN_COUNT: f64 = 1e-3;
/// Bisection steps for the Lagrange multiplier: beyond the precision of a double.
const BISECTIONS: u32 = 80;

/// The expected score, 0 to 1, for an Elo difference: the logistic curve.
#[must_use]
pub fn expected_score(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// The Elo difference for a score from 0 to 1; infinite at both ends.
#[must_use]
pub fn elo_of(score: f64) -> f64 {
    400.0 * (score / (1.0 - score)).log10()
}

/// A score from 0 to 1 with its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate {
    /// A's share of the points.
    pub score: f64,
    /// Lower end of the interval.
    pub low: f64,
    /// Upper end of the interval.
    pub high: f64,
}

/// A's score with its interval; `None` without pairs.
///
/// The interval is the normal approximation with the sample variance. If all pairs have the same result, the
/// variance is zero. In that case the share of other results is the largest one at which their absence still
/// has a probability of 2.5 %.
#[must_use]
pub fn estimate(pairs: &PairCounts) -> Option<Estimate> {
    let count = pairs.iter().sum::<u64>() as f64;
    let points =
        || pairs.iter().zip(0u8..).map(|(&pairs, quarters)| (pairs as f64, f64::from(quarters) / 4.0));
    if count == 0.0 {
        return None;
    }
    let score = points().map(|(pairs, value)| pairs * value).sum::<f64>() / count;
    let squares = points().map(|(pairs, value)| pairs * (value - score) * (value - score)).sum::<f64>();
    if pairs.iter().filter(|&&pairs| pairs > 0).count() == 1 {
        let alike = (OUTSIDE / 2.0).powf(1.0 / count);
        return Some(Estimate { score, low: score * alike, high: score * alike + (1.0 - alike) });
    }
    let error = Z_95 * (squares / (count - 1.0) / count).sqrt();
    Some(Estimate { score, low: (score - error).max(0.0), high: (score + error).min(1.0) })
}

/// The generalised log-likelihood ratio of an Elo difference `elo1` to `elo0`.
///
/// For each hypothesis, the likelihood is that of the most likely distribution of pair results with the
/// expected score of the hypothesis. Source: Van den Bergh, "Comments on normalized Elo" and "The generalized
/// SPRT for multinomial distributions"; public test frameworks of chess engines use the same ratio.
#[must_use]
pub fn log_likelihood_ratio(pairs: &PairCounts, elo0: f64, elo1: f64) -> f64 {
    if pairs.iter().all(|&pairs| pairs == 0) {
        return 0.0;
    }
    let counts = pairs.map(|pairs| (pairs as f64).max(MIN_COUNT));
    let [least, most] = [elo0, elo1].map(|elo| log_likelihoods(&counts, expected_score(elo)));
    counts.iter().zip(most.iter().zip(&least)).map(|(count, (most, least))| count * (most - least)).sum()
}

/// Logarithms of the maximum likelihood probabilities of the five results with a mean of `score`, each divided by the
/// observed frequency.
///
/// With the Lagrange multiplier x, the probability of a result worth a is its frequency divided by 1 + x·(a −
/// score). The bisection chooses x so that the mean is `score`.
fn log_likelihoods(counts: &PairWeights, score: f64) -> PairWeights {
    let distance = |result: usize| result as f64 / 4.0 - score;
    let surplus = |x: f64| -> f64 {
        (0..counts.len()).map(|i| counts[i] * distance(i) / (1.0 + x * distance(i))).sum()
    };
    // The surplus falls from +∞ to −∞ between these bounds.
    let (mut low, mut high) = (-1.0 / (1.0 - score), 1.0 / score);
    for _ in 0..BISECTIONS {
        let middle = f64::midpoint(low, high);
        if surplus(middle) > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    let x = f64::midpoint(low, high);
    std::array::from_fn(|i| -(x * distance(i)).ln_1p())
}

type PairWeights = [f64; 5];

#[cfg(test)]
mod tests {
    use super::*;

    fn close(a: f64, b: f64, by: f64) {
        assert!((a - b).abs() <= by, "{a} is not {b}");
    }

    #[test]
    fn three_quarters_of_the_points_are_191_elo() {
        // 400·log10(3)
        close(elo_of(0.75), 190.848_5, 1e-4);
        close(expected_score(190.848_5), 0.75, 1e-6);
        close(expected_score(-400.0), 1.0 / 11.0, 1e-12);
        assert_eq!(elo_of(1.0), f64::INFINITY);
        assert_eq!(elo_of(0.0), f64::NEG_INFINITY);
    }

    #[test]
    fn the_interval_comes_from_the_variance_of_pairs() {
        // Four pairs with scores ¼, ½, ¾ and ¾: the mean is 9/16, the squared distances are 25+1+9+9 = 44
        // 256ths, the variance is 44/256/3, and the standard error is half its root: 0.119678.
        let found = estimate(&[0, 1, 1, 2, 0]).expect("pairs");
        close(found.score, 0.5625, 1e-12);
        close(found.high - found.score, 1.959_964 * 0.119_678, 1e-5);
        close(found.score - found.low, found.high - found.score, 1e-12);
        // Ten games at 5–5 give a wider interval if each pair is 2–0 or 0–2 than if each pair is 1–1.
        let split = estimate(&[5, 0, 0, 0, 5]).expect("pairs");
        let shared = estimate(&[0, 1, 8, 1, 0]).expect("pairs");
        assert!(split.high - split.low > 4.0 * (shared.high - shared.low));
    }

    #[test]
    fn equal_pairs_have_a_nonempty_interval() {
        // 0.025^(1/20) = 0.83157
        let found = estimate(&[0, 0, 0, 0, 20]).expect("pairs");
        close(found.low, 0.831_57, 1e-4);
        assert_eq!((found.score, found.high), (1.0, 1.0));
        let level = estimate(&[0, 0, 20, 0, 0]).expect("pairs");
        close(level.low, 0.415_78, 1e-4);
        close(level.high, 1.0 - level.low, 1e-12);
        assert_eq!(estimate(&[0; 5]), None);
    }

    #[test]
    fn the_ratio_of_decided_pairs_is_binomial() {
        // With decisive pairs only: won·ln(s1/s0) + lost·ln((1−s1)/(1−s0)) with s0 = 0.5, s1 = 10/11.
        let by_hand = 30.0 * (20.0f64 / 11.0).ln() + 10.0 * (2.0f64 / 11.0).ln();
        close(log_likelihood_ratio(&[10, 0, 0, 0, 30], 0.0, 400.0), by_hand, 0.02);
    }

    #[test]
    fn near_an_even_score_the_ratio_is_that_of_a_normal_mean() {
        // n·(s1−s0)·(2·mean−s0−s1) / (2·variance), with mean 0.53 and variance
        // (0.10·0.53² + 0.16·0.28² + 0.40·0.03² + 0.20·0.22² + 0.14·0.47²) = 0.0816
        let pairs = [100, 160, 400, 200, 140];
        let (s0, s1) = (expected_score(0.0), expected_score(10.0));
        let normal = 1000.0 * (s1 - s0) * (2.0 * 0.53 - s0 - s1) / (2.0 * 0.0816);
        close(log_likelihood_ratio(&pairs, 0.0, 10.0), normal, 0.03 * normal);
        assert!(normal > 3.0);
    }

    #[test]
    fn the_ratio_is_antisymmetric() {
        let ratio = log_likelihood_ratio(&[3, 5, 11, 9, 7], -5.0, 20.0);
        close(log_likelihood_ratio(&[7, 9, 11, 5, 3], 5.0, -20.0), ratio, 1e-9);
        close(log_likelihood_ratio(&[4, 6, 9, 6, 4], -10.0, 10.0), 0.0, 1e-9);
        assert_eq!(log_likelihood_ratio(&[0; 5], 0.0, 10.0), 0.0);
    }
}
