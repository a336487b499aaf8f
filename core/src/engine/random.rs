//! Seeded random numbers, the same on every machine.

use rand::SeedableRng;

/// The `ChaCha8` generator, whose numbers depend only on the seed and not on the machine.
pub type Generator = rand::rngs::ChaCha8Rng;

/// An independent stream of random numbers for a seed.
pub fn stream(seed: u64, number: u64) -> Generator {
    let mut generator = Generator::seed_from_u64(seed);
    generator.set_stream(number);
    generator
}
