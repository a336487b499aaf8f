//! The sequential probability ratio test (Wald, 1945): a match ends as soon as a hypothesis about its Elo
//! difference is accepted.

use std::fmt;
use std::str::FromStr;

use super::elo::{PairCounts, log_likelihood_ratio};

/// Probability of accepting H1 if H0 is true, and of accepting H0 if H1 is true (α = β).
const ERROR: f64 = 0.05;
/// Largest Elo difference of a hypothesis.
const MAX_ELO: f64 = 2_000.0;

/// Two hypotheses about the Elo difference of A to B, on the logistic scale.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    /// H0: A is at most this much stronger.
    pub elo0: f64,
    /// H1: A is at least this much stronger.
    pub elo1: f64,
}

/// The accepted hypothesis.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    H0,
    H1,
}

impl Sprt {
    /// The bound of the log-likelihood ratio: H1 is accepted above it, H0 below its negative.
    #[must_use]
    pub fn bound() -> f64 {
        ((1.0 - ERROR) / ERROR).ln()
    }

    /// The log-likelihood ratio of H1 to H0.
    #[must_use]
    pub fn ratio(&self, pairs: &PairCounts) -> f64 {
        log_likelihood_ratio(pairs, self.elo0, self.elo1)
    }

    /// The accepted hypothesis, if the pairs decide it.
    #[must_use]
    pub fn verdict(&self, pairs: &PairCounts) -> Option<Verdict> {
        let ratio = self.ratio(pairs);
        if ratio >= Self::bound() {
            Some(Verdict::H1)
        } else {
            (ratio <= -Self::bound()).then_some(Verdict::H0)
        }
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::H0 => "H0",
            Self::H1 => "H1",
        })
    }
}

/// Parses the form `ELO0,ELO1`.
impl FromStr for Sprt {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let elo = |text: &str| text.trim().parse().ok().filter(|elo: &f64| elo.abs() <= MAX_ELO);
        text.split_once(',')
            .and_then(|(elo0, elo1)| Some(Self { elo0: elo(elo0)?, elo1: elo(elo1)? }))
            .filter(|sprt| sprt.elo0 < sprt.elo1)
            .ok_or_else(|| format!("{text:?} is not two rising differences in Elo, such as 0,50"))
    }
}

#[cfg(test)]
mod tests {
    use super::{Sprt, Verdict};

    #[test]
    fn the_bound_is_ln_19() {
        let test: Sprt = "0, 50".parse().expect("bounds");
        assert!((Sprt::bound() - 2.944_439).abs() < 1e-6);
        assert_eq!(test.verdict(&[0; 5]), None);
        assert_eq!(test.verdict(&[2, 3, 4, 3, 2]), None);
        assert_eq!(test.verdict(&[20, 30, 60, 40, 20]), Some(Verdict::H0));
        assert_eq!(test.verdict(&[5, 10, 40, 40, 30]), Some(Verdict::H1));
    }

    #[test]
    fn invalid_hypotheses_are_rejected() {
        for text in ["", "5", "10,0", "5,5", "a,b", "0,1,2", "0,nan", "-inf,0", "0,1e9"] {
            assert!(text.parse::<Sprt>().is_err(), "{text}");
        }
        assert!("-10,-5".parse::<Sprt>().is_ok());
    }
}
