//! Seeded random numbers, the same on every machine.

use rand::SeedableRng;

/// The generator of the engine: `ChaCha8`, whose numbers are the same for a seed everywhere.
pub type Generator = rand::rngs::ChaCha8Rng;

/// The numbers for one of many things that share a seed: streams of `ChaCha` have nothing in common.
#[must_use]
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
    fn a_seed_means_the_same_on_every_machine() {
        // Reports and puzzles name the seeds that they were made with.
        let numbers = [stream(1, 0), stream(1, 7), stream(2, 7)].map(|mut generator| generator.next_u64());
        assert_eq!(numbers, [7424550030962593201, 8577810123518004597, 18041093530135267547]);
    }
}
