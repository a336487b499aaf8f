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

#[cfg(test)]
mod tests {
    use rand::Rng;

    use super::stream;

    #[test]
    fn a_seed_gives_the_same_numbers_on_every_machine() {
        // Reports and puzzle files contain seeds, so the generator must not change.
        let numbers = [stream(1, 0), stream(1, 7), stream(2, 7)].map(|mut generator| generator.next_u64());
        assert_eq!(numbers, [7424550030962593201, 8577810123518004597, 18041093530135267547]);
    }
}
