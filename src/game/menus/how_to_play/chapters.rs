//! The chapters of the rules and the board of each. Their texts are the messages `pages-{game}-{chapter}`.

use pushflip_core::rules::Variant;

/// The games with rules of their own. Open Hexxagon differs from Hexxagon by three blocks only.
pub const VARIANTS: [Variant; 3] = [Variant::Quixo, Variant::QuixoTeams, Variant::Hexxagon];

/// A page of the rules.
#[derive(Clone, Copy, Debug)]
pub struct Chapter {
    /// Its part of the message ids.
    pub id: &'static str,
    /// The position, in notation.
    pub position: &'static str,
    /// A move that can be played in the picture, in notation.
    pub example: Option<&'static str>,
    /// Cells with a frame around them.
    pub framed: &'static [&'static str],
}

/// The chapter about notation, whose board shows coordinates.
pub const NOTATION: &str = "notation";

#[must_use]
pub fn chapters(variant: Variant) -> &'static [Chapter] {
    match variant {
        Variant::Quixo => &QUIXO,
        Variant::QuixoTeams => &TEAMS,
        Variant::Hexxagon | Variant::HexxagonOpen => &HEXXAGON,
    }
}

const fn chapter(
    id: &'static str,
    position: &'static str,
    example: Option<&'static str>,
    framed: &'static [&'static str],
) -> Chapter {
    Chapter { id, position, example, framed }
}

const QUIXO: [Chapter; 7] = [
    chapter("goal", "1o3/3o1/xxxxx/o2o1/5 o 0 10", None, &["a3", "b3", "c3", "d3", "e3"]),
    chapter(
        "take",
        "x3o/5/o1x2/4x/2o2 x 0 7",
        None,
        &["a5", "b5", "c5", "d5", "a4", "e4", "e3", "a2", "e2", "a1", "b1", "d1", "e1"],
    ),
    chapter("insert", "1x3/4o/5/o1x2/5 x 0 5", Some("c1-c5"), &[]),
    chapter("danger", "xxxx1/4o/oooo1/5/5 x 0 11", Some("e1-e5"), &["a3", "b3", "c3", "d3"]),
    chapter("draw", "x1o1x/1o1x1/o1x1o/1x1o1/x1o1x o 12 42", None, &[]),
    chapter("hands", "2x2/5/1o3/5/5 x 0 3", Some("e3-a3"), &[]),
    chapter(NOTATION, "5/5/5/5/5 x 0 1", Some("c1-c5"), &[]),
];

const TEAMS: [Chapter; 7] = [
    chapter("seats", "1n1w1/s3e/2e2/w3n/1s2w s 0 13", None, &[]),
    chapter("dot", "2s2/e4/4n/s4/2w2 s 0 13", None, &["c5", "a2"]),
    chapter("choose", "5/1n3/2e2/4w/1s3 s 0 9", Some("b1-b5.n"), &[]),
    chapter("first", "2s2/5/4w/5/5 n 0 3", Some("a5-a1.n"), &[]),
    chapter("line", "nsns1/1w3/2e2/3w1/1e3 s 0 9", Some("e1-e5.s"), &["a5", "b5", "c5", "d5"]),
    chapter("pass", "nwnen/w3e/n3n/e3w/nenwn s 4 33", None, &[]),
    chapter(NOTATION, "5/5/5/5/5 s 0 1", Some("b1-b5.n"), &[]),
];

const HEXXAGON: [Chapter; 8] = [
    chapter("goal", "1/-1-1-1/12/18/w3r3w3r3w3r3 r 0 1", None, &["e5", "e13", "e21"]),
    chapter("clone", "1/-1-1-1/12/18/w3r3w3r3w3r3 r 0 1", Some("e14"), &[]),
    chapter("jump", "1/-1-1-1/12/18/ww2r3w3rr2w3r3 r 0 3", Some("e13-d11"), &[]),
    chapter("turn", "1/-1-1-1/5w6/8wrw7/w3r3w3r3w3r3 r 0 9", Some("c7"), &["c6", "d9", "d11"]),
    chapter("blocks", "r/-1-1-1/12/ww16/w3r3w3r3w3r3 r 0 7", Some("a1-c1"), &[]),
    chapter(
        "pass",
        "r/-r-r-r/rrrrrrrrrrrr/wrrrrrrrr1rrrrrrrr/wwrrrrrrrrr3rrrrrrrrrw w 0 64",
        None,
        &["d1", "e1", "e2", "e24"],
    ),
    chapter(
        "end",
        "r/-r-w-r/rrrrrrwwwwww/rrrrrrrrrwwwwwwwww/wwrrrrrrrrrr1wwwwwwwwwww r 0 67",
        Some("e13"),
        &[],
    ),
    chapter(NOTATION, "1/-1-1-1/12/18/w3r3w3r3w3r3 r 0 1", Some("e14"), &["e1"]),
];
