//! The tablebase of Quixo: compared with published counts and a naive solver, and stored in files.

mod command;
mod oracle;
mod packs;
mod reader;

use std::sync::{Arc, LazyLock};

use pushflip_core::ai::tablebase::counts::count;
use pushflip_core::ai::tablebase::counts::{ClassCounts, Count};
use pushflip_core::ai::tablebase::indexing::Board;
use pushflip_core::ai::tablebase::layer::Layer;
use pushflip_core::ai::tablebase::solver::{SolveProgress, solve};
use pushflip_core::ai::tablebase::{LastLayers, Tablebase};

/// Solves the levels of a board from the full one down to `down_to` cubes. Returns them with their counts.
fn solved(side: usize, down_to: usize, threads: usize) -> Vec<(Layer, ClassCounts)> {
    let board = Arc::new(Board::new(side));
    let mut levels: Vec<(Layer, ClassCounts)> = Vec::new();
    for cubes in (down_to..=side * side).rev() {
        let above = levels.last().map(|(level, _)| level);
        let level = solve(&board, cubes, above, Vec::new(), threads, &SolveProgress::default());
        let classes = count(&level, threads).expect("a state is won or lost, not both");
        levels.push((level, classes));
    }
    levels
}

/// The last levels of the full board, 25 cubes first, solved once for all tests.
fn last_layers() -> &'static LastLayers {
    static LAYERS: LazyLock<LastLayers> = LazyLock::new(|| {
        let layers = LastLayers::default();
        Tablebase::shipped().sharing(&layers).make_last_layers(2);
        layers
    });
    &LAYERS
}

fn total(levels: &[(Layer, ClassCounts)]) -> [u64; 3] {
    let mut total = Count::default();
    for (_, classes) in levels {
        total += classes.total();
    }
    [total.wins, total.losses, total.draws]
}

#[test]
fn small_boards_are_as_published() {
    assert_eq!(total(&solved(3, 0, 1)), [12_748, 6_935, 0]);
    for threads in [1, 2] {
        let levels = solved(4, 0, threads);
        assert_eq!(total(&levels), [26_434_489, 15_003_736, 1_608_496], "{threads} threads");
        // The first player wins the start position.
        assert_eq!(levels[16].1.total(), Count { wins: 1, losses: 0, draws: 0 });
    }
}

#[test]
fn the_full_board_is_as_published() {
    let full = &last_layers().get().expect("the last levels")[0];
    let classes = count(full, 2).expect("a state is won or lost, not both");
    assert_eq!(classes.total(), Count { wins: 20_073_427, losses: 13_326_948, draws: 154_057 });
    let twelve = Count { wins: 2_572_251, losses: 2_519_395, draws: 108_654 };
    assert_eq!(classes.0[12], twelve);
}
