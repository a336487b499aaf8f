//! Randomness that a seed repeats.

/// `SplitMix64`: Steele, Lea, Flood, "Fast splittable pseudorandom number generators", 2014.
pub(super) struct Dice(u64);

impl Dice {
    /// Dice of their own for each number of a stream.
    pub(super) fn new(seed: u64, number: u64) -> Self {
        let mut dice = Self(seed);
        let mixed = dice.next();
        Self(mixed ^ number.wrapping_mul(0xd134_2543_de82_ef95))
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut x = self.0;
        x = (x ^ x >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        x = (x ^ x >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        x ^ x >> 31
    }

    /// A number below `bound`, which is small.
    pub(super) fn below(&mut self, bound: usize) -> usize {
        (u128::from(self.next()) * bound as u128 >> 64) as usize
    }

    /// Whether something happens that does so `percent` times in a hundred.
    pub(super) fn happens(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }
}
