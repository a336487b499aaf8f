//! Published results about Quixo: "Quixo Is Solved" (Tanaka, Bonnet, Tixeuil, Tamura; arXiv 2007.15895), and
//! counts of single layers that agree with its tables.

use crate::ai::tablebase::counts::Count;

const fn count(wins: u64, losses: u64, draws: u64) -> Count {
    Count { wins, losses, draws }
}

/// The counts of all states of a board with `side` cells per side.
pub fn all(side: usize) -> Option<Count> {
    match side {
        3 => Some(count(12_748, 6_935, 0)),
        4 => Some(count(26_434_489, 15_003_736, 1_608_496)),
        5 => Some(count(441_815_157_309, 279_746_227_956, 125_727_224_178)),
        _ => None,
    }
}

/// The counts of the states with a number of cubes.
pub fn level(side: usize, cubes: usize) -> Option<Count> {
    match (side, cubes) {
        (5, 25) => Some(count(20_073_427, 13_326_948, 154_057)),
        (5, 24) => Some(count(251_945_445, 159_558_801, 7_926_154)),
        _ => None,
    }
}

/// The counts of the states of a class: `own` cubes of the side to move and `other` cubes of the opponent.
pub fn class(side: usize, own: usize, other: usize) -> Option<Count> {
    match (side, own, other) {
        (5, 12, 13) => Some(count(2_572_251, 2_519_395, 108_654)),
        _ => None,
    }
}
