//! Benchmarks of the rules, the search, the latency of a stop, and reading records: `cargo bench
//! --no-default-features`.

use std::fs;
use std::hint::black_box;
use std::time::{Duration, Instant};

use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use rand::prelude::IteratorRandom;
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use pushflip_core::ai::tablebase::Tablebase;
use pushflip_core::ai::{Evaluate, Limits, Searcher, Stop};
use pushflip_core::engine::perft::perft;
use pushflip_core::rules::hexxagon::{self, WhenStuck};
use pushflip_core::rules::quixo::{self, teams};
use pushflip_core::rules::{DrawRules, Game, Position, Side, Variant};
use pushflip_core::session::statistics::Statistics;
use pushflip_core::session::{AnyMove, Folders, Match, Setup, import_text};

/// Depth of perft: 118,928,388 leaves in Quixo and 15,882,279 in Hexxagon.
const PERFT_DEPTH: u32 = 5;
/// Nodes of a search.
const NODES: u64 = 200_000;

fn quixo_start() -> quixo::Position {
    quixo::Position::start(Side::First)
}

fn hexxagon_start() -> hexxagon::Position {
    hexxagon::Position::start(true, WhenStuck::Passes)
}

/// Perft leaves per second on one thread.
fn perft_speed(criterion: &mut Criterion) {
    fn count<P: Position>(criterion: &mut Criterion, name: &str, start: P) {
        let mut group = criterion.benchmark_group("perft 5");
        let stop = Stop::new();
        group.sample_size(10).throughput(Throughput::Elements(perft(&start, PERFT_DEPTH, &stop)));
        group.bench_function(name, |bench| bench.iter(|| perft(black_box(&start), PERFT_DEPTH, &stop)));
    }
    count(criterion, "quixo", quixo_start());
    count(criterion, "hexxagon", hexxagon_start());
}

/// Search nodes per second on one thread.
fn search_speed(criterion: &mut Criterion) {
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

/// Latency after a stop from another thread, and after the time limit.
fn stop_latency(criterion: &mut Criterion) {
    fn obey<P: Evaluate>(criterion: &mut Criterion, name: &str, start: P) {
        let game = Game::new(start, DrawRules::default());
        let mut searcher = Searcher::new(4);
        let mut stopped = |after| {
            let stop = Stop::new();
            let theirs = stop.clone();
            let stopper = std::thread::spawn(move || {
                std::thread::sleep(after);
                theirs.stop();
                Instant::now()
            });
            searcher.search(&game, &Limits::default(), &stop, |_| ());
            let back = Instant::now();
            back.saturating_duration_since(stopper.join().expect("the stopper"))
        };
        let mut group = criterion.benchmark_group("late");
        group.sample_size(20);
        group.bench_function(format!("{name}, after a stop"), |bench| {
            bench.iter_custom(|times| {
                (0..times).map(|number| stopped(Duration::from_millis(number % 25))).sum()
            });
        });
        let mut searcher = Searcher::new(4);
        let time = Duration::from_millis(10);
        let mut late = || {
            let begun = Instant::now();
            searcher.search(&game, &Limits::time(time), &Stop::new(), |_| ());
            begun.elapsed().saturating_sub(time)
        };
        group.bench_function(format!("{name}, after 10 ms"), |bench| {
            bench.iter_custom(|times| (0..times).map(|_| late()).sum());
        });
    }
    obey(criterion, "quixo", quixo_start());
    obey(criterion, "quixo-teams", teams::Position::start(teams::Seat::South));
    obey(criterion, "hexxagon", hexxagon_start());
}

/// An endless match of jumps without captures, whose record has at least this many bytes.
fn long_match(bytes: usize) -> Match {
    let mut setup = Setup::new(Variant::Hexxagon, &[]);
    setup.options.draws = DrawRules { repetition: false, quiet: false };
    let (mut game, mut position, mut length) = (Match::new(setup), hexxagon_start(), 0);
    let mut random = ChaCha8Rng::seed_from_u64(1);
    while length < bytes {
        let turns_nothing = |mv: &hexxagon::Move| matches!(mv, hexxagon::Move::Jump { to, .. } if position.captures(*to) == 0);
        let mv =
            position.moves().into_iter().filter(turns_nothing).choose(&mut random).expect("there is room");
        position = position.play(mv);
        length += mv.to_string().len() + 1 + game.moves().len() % 2 * 8;
        game.play(AnyMove::Hexxagon(mv)).expect("it goes on");
    }
    game
}

/// Reading speed of records by length, writing speed, and undo and redo in the longest match.
fn record_speed(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("records");
    group.sample_size(10);
    for megabytes in [1, 2, 4] {
        let mut game = long_match(megabytes * 980_000);
        let record = game.to_record();
        assert!(import_text(&record, Variant::Quixo).is_ok(), "{} bytes", record.len());
        group.throughput(Throughput::Bytes(record.len() as u64));
        group.bench_function(format!("read {megabytes} MB"), |bench| {
            bench.iter(|| import_text(black_box(&record), Variant::Quixo));
        });
        group.bench_function(format!("write {megabytes} MB"), |bench| bench.iter(|| game.to_record()));
        group.throughput(Throughput::Elements(1));
        group.bench_function(format!("undo and redo, {} plies", game.moves().len()), |bench| {
            bench.iter(|| game.undo() && game.redo());
        });
    }
    let folder = tempfile::tempdir().expect("a folder");
    let folders = Folders { data: folder.path().into(), config: folder.path().into() };
    fs::create_dir_all(folders.matches()).expect("a folder");
    let record = long_match(400).to_record();
    for number in 0..1000 {
        fs::write(folders.matches().join(format!("{number}.pushflip")), &record).expect("a record");
    }
    group.throughput(Throughput::Elements(1000));
    group.bench_function("count a thousand", |bench| bench.iter(|| Statistics::read(&folders, None)));
}

/// Uncached probes of all moves of a position. `PUSHFLIP_SOLVED` names the folder of the tables.
fn probe_speed(criterion: &mut Criterion) {
    let Some(folder) = std::env::var_os("PUSHFLIP_SOLVED") else {
        eprintln!("all moves of a position: skipped, PUSHFLIP_SOLVED names no folder of tables");
        return;
    };
    let (solved, complaints) = Tablebase::open(folder.as_ref());
    assert!(complaints.is_empty(), "{complaints:?}");
    let mut random = ChaCha8Rng::seed_from_u64(16);
    let mut positions = std::iter::from_fn(|| {
        let mut position = quixo_start();
        for _ in 0..random.random_range(15..60) {
            let next = position.moves().into_iter().choose(&mut random).map(|push| position.play(push));
            position = next.filter(|next| next.outcome().is_none()).unwrap_or(position);
        }
        Some(position)
    });
    let mut group = criterion.benchmark_group("tables");
    group.sample_size(50);
    group.bench_function("all moves of a position", |bench| {
        bench.iter_batched(
            || positions.next().expect("there is no end"),
            |position| solved.probe_moves(&position).expect("all is known"),
            BatchSize::PerIteration,
        );
    });
}

criterion_group!(benches, perft_speed, search_speed, stop_latency, record_speed, probe_speed);
criterion_main!(benches);
