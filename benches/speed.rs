//! How fast the rules and the search are: `cargo bench --no-default-features`.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};

use pushflip::ai::{Evaluate, Limits, Searcher, Stop};
use pushflip::rules::hexxagon::{self, WhenStuck};
use pushflip::rules::perft::perft;
use pushflip::rules::quixo::{self, teams};
use pushflip::rules::{DrawRules, Game, Position, Side};

/// Plies counted: from the start 118,928,388 lines of play in Quixo, 15,882,279 in Hexxagon.
const PERFT_DEPTH: u32 = 5;
/// Positions that a search looks at.
const NODES: u64 = 200_000;

fn quixo_start() -> quixo::Position {
    quixo::Position::start(Side::First)
}

fn hexxagon_start() -> hexxagon::Position {
    hexxagon::Position::start(true, WhenStuck::Passes)
}

/// Leaves a second on one thread.
fn counting(criterion: &mut Criterion) {
    fn count<P: Position>(criterion: &mut Criterion, name: &str, start: P) {
        let mut group = criterion.benchmark_group("perft 5");
        group.sample_size(10).throughput(Throughput::Elements(perft(&start, PERFT_DEPTH)));
        group.bench_function(name, |bench| bench.iter(|| perft(black_box(&start), PERFT_DEPTH)));
    }
    count(criterion, "quixo", quixo_start());
    count(criterion, "hexxagon", hexxagon_start());
}

/// Positions a second of the search on one thread.
fn searching(criterion: &mut Criterion) {
    fn search<P: Evaluate>(criterion: &mut Criterion, name: &str, start: P) {
        let game = Game::new(start, DrawRules::default());
        let mut searcher = Searcher::new(16);
        let mut group = criterion.benchmark_group("search");
        group.sample_size(10).throughput(Throughput::Elements(NODES));
        group.bench_function(name, |bench| {
            bench.iter(|| {
                searcher.clear();
                searcher.search(black_box(&game), &Limits::nodes(NODES), &Stop::new(), |_| ())
            });
        });
    }
    search(criterion, "quixo", quixo_start());
    search(criterion, "quixo-teams", teams::Position::start(teams::Seat::South));
    search(criterion, "hexxagon", hexxagon_start());
}

criterion_group!(benches, counting, searching);
criterion_main!(benches);
