//! Numbers that look random and that a seed repeats.

/// `SplitMix64` (Steele, Lea and Flood 2014).
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// A stream of its own for each pair of numbers.
    #[must_use]
    pub fn new(seed: u64, stream: u64) -> Self {
        let mut random = Self(seed);
        Self(random.next() ^ stream.wrapping_mul(0xd1b5_4a32_d192_ed03))
    }

    /// 64 bits.
    #[expect(clippy::should_implement_trait, reason = "it never ends")]
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut x = self.0;
        x = (x ^ x >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        x = (x ^ x >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        x ^ x >> 31
    }

    /// A whole number below `end`, which is at least one.
    pub fn below(&mut self, end: usize) -> usize {
        (u128::from(self.next()) * end as u128 >> 64) as usize
    }

    /// A number from -1 to 1.
    pub fn sign(&mut self) -> f32 {
        (self.next() >> 40) as f32 / (1 << 23) as f32 - 1.0
    }

    /// Brings a list into a random order.
    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        for i in (1..list.len()).rev() {
            list.swap(i, self.below(i + 1));
        }
    }
}
