//! `pushflip bench`: the search on a fixed list of positions. The node count is a signature: it changes only
//! when the search does.

use std::io::{self, Write};
use std::time::{Duration, Instant};

use crate::ai::{Limits, Stop};
use crate::rules::{DrawRules, Variant};
use crate::session::{AnyGame, AnyPosition, Options};

/// Transposition table size of each search, in MiB.
const HASH_MB: usize = 16;

/// The positions, a line each: the variant, the depth of the search, the position.
const POSITIONS: &str = include_str!("../../assets/bench.txt");

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Bench {
    pub nodes: u64,
    pub time: Duration,
}

impl Bench {
    /// Searches the positions of a variant on one thread. Panics if one is invalid, which a test excludes.
    pub fn of(variant: Variant) -> Self {
        let start = AnyPosition::start(variant, &Options::default());
        let begun = Instant::now();
        let mut nodes = 0;
        let of = |line: &'static str| line.strip_prefix(variant.id())?.strip_prefix(' ');
        for line in POSITIONS.lines().filter_map(of) {
            let (depth, text) = line.split_once(' ').expect("a depth and a position");
            let depth = depth.parse().expect("a depth");
            let position = start.read(text).expect("a position of the variant");
            let game = AnyGame::new(position, DrawRules::default());
            nodes += game.count_searched(HASH_MB, &Limits::depth(depth), &Stop::new());
        }
        Self { nodes, time: begun.elapsed() }
    }
}

/// Writes the nodes of each variant, then `total N nodes N nps`.
pub fn run(out: &mut impl Write) -> io::Result<()> {
    let mut total = Bench::default();
    for variant in Variant::ALL {
        let bench = Bench::of(variant);
        report(out, variant.id(), bench)?;
        total = Bench { nodes: total.nodes + bench.nodes, time: total.time + bench.time };
    }
    report(out, "total", total)?;
    out.flush()
}

fn report(out: &mut impl Write, name: &str, Bench { nodes, time }: Bench) -> io::Result<()> {
    let nps = u128::from(nodes) * 1_000_000 / time.as_micros().max(1);
    writeln!(out, "{name:<14}{nodes:>10} nodes{nps:>10} nps")
}
