//! Handicaps of weak levels: noise on the evaluation and overlooked moves. Both follow from a seed and the
//! position, so that a game can be repeated.

/// What a player misses and misjudges. The default misses nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Handicap {
    /// The judgement of a position is off by up to this, in hundredths.
    pub(super) noise: i32,
    /// Of a hundred moves in the lines that he looks ahead, so many escape him.
    pub(super) missed: u64,
    /// The same for moves that are easily missed: diagonals, jumps.
    pub(super) missed_hard: u64,
    /// The same for easily missed moves among those that he can play at once.
    pub(super) missed_at_root: u64,
    /// Tells two games apart.
    pub(super) seed: u64,
}

impl Handicap {
    /// The error of the judgement of a position, in hundredths.
    pub(super) fn error(&self, hash: u64) -> i32 {
        if self.noise == 0 {
            return 0;
        }
        // The sum of two dice errs little more often than much.
        let spread = self.noise.unsigned_abs().into();
        let dice = self.dice(hash, 1);
        let (a, b) = (dice as u32, (dice >> 32) as u32);
        (scaled(a, spread) + scaled(b, spread) - i64::from(self.noise)) as i32
    }

    /// Whether a move from a position escapes notice.
    pub(super) fn misses(&self, hash: u64, number: u16, at_root: bool, far: bool) -> bool {
        let percent = match (at_root, far) {
            (true, true) => self.missed_at_root,
            (true, false) => 0,
            (false, true) => self.missed_hard,
            (false, false) => self.missed,
        };
        percent > 0 && self.dice(hash, u64::from(number) + 2) % 100 < percent
    }

    fn dice(&self, hash: u64, number: u64) -> u64 {
        // The finaliser of SplitMix64.
        let mut x =
            (hash ^ self.seed.rotate_left(32)).wrapping_add(number.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        x = (x ^ x >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        x = (x ^ x >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        x ^ x >> 31
    }
}

/// An even spread of 32 random bits over `0..=most`.
fn scaled(bits: u32, most: u64) -> i64 {
    (u64::from(bits) * (most + 1) >> 32).cast_signed()
}

#[cfg(test)]
mod tests {
    use super::Handicap;

    #[test]
    fn errors_stay_within_the_noise_and_centre_on_nothing() {
        let handicap = Handicap { noise: 50, seed: 3, ..Handicap::default() };
        let errors: Vec<i32> = (0..10_000).map(|hash| handicap.error(hash)).collect();
        assert!(errors.iter().all(|error| error.abs() <= 50));
        assert!(errors.contains(&50) && errors.contains(&-50));
        assert!(errors.iter().sum::<i32>().abs() < 10_000);
        assert_eq!(Handicap::default().error(5), 0);
    }

    #[test]
    fn so_many_in_a_hundred_are_missed() {
        let handicap = Handicap { missed: 10, missed_hard: 40, missed_at_root: 100, ..Handicap::default() };
        let count = |far| (0..10_000).filter(|&hash| handicap.misses(hash, 7, false, far)).count();
        assert!((800..1_200).contains(&count(false)));
        assert!((3_600..4_400).contains(&count(true)));
        assert!(handicap.misses(1, 7, true, true) && !handicap.misses(1, 7, true, false));
    }
}
