//! Random numbers that a seed repeats on every machine.

/// `SplitMix64`: Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators", 2014.
#[derive(Clone, Debug)]
pub struct SplitMix(u64);

impl SplitMix {
    /// The numbers that follow from a seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The numbers for one of many things that share a seed.
    #[must_use]
    pub fn nth(seed: u64, number: u64) -> Self {
        Self::salted(seed, Self(number).next())
    }

    /// A stream of its own for each pair of numbers.
    #[must_use]
    pub fn stream(seed: u64, stream: u64) -> Self {
        Self::salted(seed, stream.wrapping_mul(0xd1b5_4a32_d192_ed03))
    }

    /// The numbers that follow from a seed and a salt.
    #[must_use]
    pub fn salted(seed: u64, salt: u64) -> Self {
        Self(Self(seed).next() ^ salt)
    }

    /// The next 64 bits.
    #[expect(clippy::should_implement_trait, reason = "it has no end, and is no iterator")]
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    /// A number below `count`, which is above zero.
    pub fn below(&mut self, count: usize) -> usize {
        // The high half of the product is an even spread.
        (u128::from(self.next()) * count as u128 >> 64) as usize
    }

    /// A number from -1 to 1.
    pub fn sign(&mut self) -> f32 {
        (self.next() >> 40) as f32 / (1 << 23) as f32 - 1.0
    }

    /// Whether something happens that does so `percent` times in a hundred.
    pub fn happens(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    /// Puts the items in a random order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::SplitMix;

    #[test]
    fn the_numbers_are_those_of_the_paper() {
        // The first outputs for the seed 1234567, as published with the reference code.
        let mut random = SplitMix::new(1_234_567);
        assert_eq!(random.next(), 6_457_827_717_110_365_317);
        assert_eq!(random.next(), 3_203_168_211_198_807_973);
    }

    #[test]
    fn every_number_and_every_order_comes() {
        let mut random = SplitMix::nth(1, 7);
        let mut seen = [0; 6];
        for _ in 0..600 {
            seen[random.below(6)] += 1;
        }
        assert!(seen.iter().all(|&times| (60..140).contains(&times)), "{seen:?}");
        let orders: std::collections::HashSet<[u8; 3]> = (0..100)
            .map(|_| {
                let mut items = [1, 2, 3];
                random.shuffle(&mut items);
                items
            })
            .collect();
        assert_eq!(orders.len(), 6);
    }
}
