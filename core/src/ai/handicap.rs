//! Handicaps of weak levels: noise on the evaluation and overlooked moves. Both are derived from a seed and the
//! position, so that games are repeatable. The noise and the percentages of each level are in `ladder`.

/// The errors of a weak player. The default makes none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Handicap {
    /// Largest error of the evaluation, in hundredths.
    pub(super) noise: i32,
    /// Percentage of moves overlooked inside the tree.
    pub(super) missed: u64,
    /// Percentage of easily missed moves (diagonals, jumps) overlooked inside the tree.
    pub(super) missed_hard: u64,
    /// Percentage of easily missed moves overlooked at the root.
    pub(super) missed_at_root: u64,
    pub(super) seed: u64,
}

impl Handicap {
    /// The evaluation error of a position, in hundredths.
    pub(super) fn error(&self, hash: u64) -> i32 {
        if self.noise == 0 {
            return 0;
        }
        // The sum of two uniform numbers is a triangular distribution.
        let spread = self.noise.unsigned_abs().into();
        let dice = self.dice(hash, 1);
        let (a, b) = (dice as u32, (dice >> 32) as u32);
        (scaled(a, spread) + scaled(b, spread) - i64::from(self.noise)) as i32
    }

    pub(super) fn misses(&self, hash: u64, number: u16, at_root: bool, is_hard: bool) -> bool {
        let percent = match (at_root, is_hard) {
            (true, true) => self.missed_at_root,
            (true, false) => 0,
            (false, true) => self.missed_hard,
            (false, false) => self.missed,
        };
        percent > 0 && self.dice(hash, u64::from(number) + 2) % 100 < percent
    }

    fn dice(&self, hash: u64, number: u64) -> u64 {
        // The finalizer of SplitMix64.
        let mut x =
            (hash ^ self.seed.rotate_left(32)).wrapping_add(number.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        x = (x ^ x >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        x = (x ^ x >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        x ^ x >> 31
    }
}

/// Scales 32 random bits evenly to `0..=most`.
fn scaled(bits: u32, most: u64) -> i64 {
    (u64::from(bits) * (most + 1) >> 32).cast_signed()
}

#[cfg(test)]
mod tests {
    use super::Handicap;

    #[test]
    fn errors_stay_within_the_noise_and_average_zero() {
        let handicap = Handicap { noise: 50, seed: 3, ..Handicap::default() };
        let errors: Vec<i32> = (0..10_000).map(|hash| handicap.error(hash)).collect();
        assert!(errors.iter().all(|error| error.abs() <= 50));
        assert!(errors.contains(&50) && errors.contains(&-50));
        assert!(errors.iter().sum::<i32>().abs() < 10_000);
        assert_eq!(Handicap::default().error(5), 0);
    }

    #[test]
    fn the_percentages_of_moves_are_overlooked() {
        let handicap = Handicap { missed: 10, missed_hard: 40, missed_at_root: 100, ..Handicap::default() };
        let count = |is_hard| (0..10_000).filter(|&hash| handicap.misses(hash, 7, false, is_hard)).count();
        assert!((800..1_200).contains(&count(false)));
        assert!((3_600..4_400).contains(&count(true)));
        assert!(handicap.misses(1, 7, true, true) && !handicap.misses(1, 7, true, false));
    }
}
