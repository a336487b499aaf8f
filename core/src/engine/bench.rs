//! `pushflip bench`: the search on a fixed list of positions. The node count is a signature: it changes only
//! when the search does.

use std::io::{self, Write};
use std::time::{Duration, Instant};

use crate::ai::{Limits, Stop};
use crate::rules::{DrawRules, Variant};
use crate::session::{AnyGame, AnyPosition, Options};

/// Transposition table size of each search, in MiB.
const HASH_MB: usize = 16;

/// For each variant the depth of the searches, the starting position, and positions of all phases of a game.
const PARTS: [(Variant, u32, &[&str]); 4] = [
    (
        Variant::Quixo,
        8,
        &[
            "5/5/5/5/5 x 0 1",
            "xo3/5/5/4x/o4 x 0 5",
            "o2xx/o3o/xo3/ox3/x2ox x 0 13",
            "xo1ox/3x1/ox3/ox2x/xo2o o 0 21",
            "ooxox/xo1ox/o2x1/x3o/oxxoo x 3 33",
        ],
    ),
    (
        Variant::QuixoTeams,
        7,
        &[
            "5/5/5/5/5 s 0 1",
            "n3w/5/5/5/e3s s 0 5",
            "w1wn1/n3w/n4/nw3/s3s s 0 12",
            "wnsse/3ww/e4/ne3/nswse e 1 28",
        ],
    ),
    (
        Variant::Hexxagon,
        10,
        &[
            "1/-1-1-1/12/18/w3r3w3r3w3r3 r 0 1",
            "1/-1-1-1/5r6/3r4r9/7ww11w1ww r 0 11",
            "1/-1-w-1/r1r4w1rr1/6w2ww7/1r1r4w4ww3rr4 r 1 31",
            "r/-r-w-r/rrwwwrr2wr1/rrrw2wwwr3rrw2/wrr2rww3rrr2www1rr2 w 0 60",
        ],
    ),
    (
        Variant::HexxagonOpen,
        10,
        &["1/6/12/18/w3r3w3r3w3r3 r 0 1", "1/r1w3/4w2r4/6ww2rr6/w3r3w3r3w3r3 w 0 20"],
    ),
];

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Bench {
    pub nodes: u64,
    pub time: Duration,
}

impl Bench {
    /// Searches the positions of a variant on one thread. Panics if one is invalid, which a test excludes.
    pub fn of(variant: Variant) -> Self {
        let part = PARTS.into_iter().find(|part| part.0 == variant);
        let (_, depth, positions) = part.expect("every variant has its part");
        let start = AnyPosition::start(variant, &Options::default());
        let begun = Instant::now();
        let mut nodes = 0;
        for text in positions {
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
