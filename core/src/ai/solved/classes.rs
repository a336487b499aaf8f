//! Counts of won and lost states of a level, by the number of the mover's cubes.

use std::ops::AddAssign;

use super::geometry::MOST_CELLS;

/// States that are won, lost and drawn by the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Count {
    /// The mover wins.
    pub wins: u64,
    /// The mover loses.
    pub losses: u64,
    /// Neither can force a win.
    pub draws: u64,
}

impl AddAssign for Count {
    fn add_assign(&mut self, other: Self) {
        self.wins += other.wins;
        self.losses += other.losses;
        self.draws += other.draws;
    }
}

/// The counts of a level: entry `k` is the class of `k` cubes of the mover and the rest of the other side.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Classes(pub Vec<Count>);

impl Classes {
    /// Counts with the draws filled in: all states of a class that are neither won nor lost.
    pub fn new(cells: usize, wins_and_losses: impl IntoIterator<Item = (u64, u64)>) -> Option<Self> {
        let counts: Vec<(u64, u64)> = wins_and_losses.into_iter().collect();
        let cubes = counts.len().checked_sub(1)?;
        let placements = binomial(cells, cubes);
        let classes = counts.into_iter().enumerate().map(|(own, (wins, losses))| {
            let states = placements * binomial(cubes, own);
            Some(Count { wins, losses, draws: states.checked_sub(wins.checked_add(losses)?)? })
        });
        classes.collect::<Option<_>>().map(Self)
    }

    /// All classes together.
    pub fn total(&self) -> Count {
        let mut total = Count::default();
        for &count in &self.0 {
            total += count;
        }
        total
    }
}

/// How many subsets of `chosen` elements a set has.
fn binomial(elements: usize, chosen: usize) -> u64 {
    debug_assert!(chosen <= elements && elements <= MOST_CELLS);
    (0..chosen as u64).fold(1, |product, i| product * (elements as u64 - i) / (i + 1))
}
