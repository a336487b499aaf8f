//! The chapters of the rules and the board of each.

use pushflip_core::language::{Localized, msg};
use pushflip_core::rules::Variant;

/// The games with rules of their own. Open Hexxagon differs from Hexxagon by three blocks only.
pub const VARIANTS: [Variant; 3] = [Variant::Quixo, Variant::QuixoTeams, Variant::Hexxagon];

/// A page of the rules.
#[derive(Clone, Debug)]
pub struct Chapter {
    pub title: Localized,
    pub text: Localized,
    /// The position, in notation.
    pub position: &'static str,
    /// A move that can be played in the picture, in notation.
    pub example: Option<&'static str>,
    /// Cells with a frame around them.
    pub framed: &'static [&'static str],
}

/// The chapters of a game. The last is about notation, so that its board shows coordinates.
pub fn chapters(variant: Variant) -> &'static [Chapter] {
    match variant {
        Variant::Quixo => &QUIXO,
        Variant::QuixoTeams => &TEAMS,
        Variant::Hexxagon | Variant::HexxagonOpen => &HEXXAGON,
    }
}

const fn chapter(title: Localized, text: Localized, position: &'static str) -> Chapter {
    Chapter { title, text, position, example: None, framed: &[] }
}

impl Chapter {
    const fn example(mut self, mv: &'static str) -> Self {
        self.example = Some(mv);
        self
    }

    const fn framed(mut self, cells: &'static [&'static str]) -> Self {
        self.framed = cells;
        self
    }
}

static QUIXO: [Chapter; 7] = [
    chapter(msg::PAGES_QUIXO_GOAL, msg::PAGES_QUIXO_GOAL_TEXT, "1o3/3o1/xxxxx/o2o1/5 o 0 10")
        .framed(&["a3", "b3", "c3", "d3", "e3"]),
    chapter(msg::PAGES_QUIXO_TAKE, msg::PAGES_QUIXO_TAKE_TEXT, "x3o/5/o1x2/4x/2o2 x 0 7")
        .framed(&["a5", "b5", "c5", "d5", "a4", "e4", "e3", "a2", "e2", "a1", "b1", "d1", "e1"]),
    chapter(msg::PAGES_QUIXO_INSERT, msg::PAGES_QUIXO_INSERT_TEXT, "1x3/4o/5/o1x2/5 x 0 5").example("c1-c5"),
    chapter(msg::PAGES_QUIXO_DANGER, msg::PAGES_QUIXO_DANGER_TEXT, "xxxx1/4o/oooo1/5/5 x 0 11")
        .example("e1-e5")
        .framed(&["a3", "b3", "c3", "d3"]),
    chapter(msg::PAGES_QUIXO_DRAW, msg::PAGES_QUIXO_DRAW_TEXT, "x1o1x/1o1x1/o1x1o/1x1o1/x1o1x o 12 42"),
    chapter(msg::PAGES_QUIXO_HANDS, msg::PAGES_QUIXO_HANDS_TEXT, "2x2/5/1o3/5/5 x 0 3").example("e3-a3"),
    chapter(msg::PAGES_QUIXO_NOTATION, msg::PAGES_QUIXO_NOTATION_TEXT, "5/5/5/5/5 x 0 1").example("c1-c5"),
];

static TEAMS: [Chapter; 7] = [
    chapter(msg::PAGES_QUIXO_TEAMS_SEATS, msg::PAGES_QUIXO_TEAMS_SEATS_TEXT, "1n1w1/s3e/2e2/w3n/1s2w s 0 13"),
    chapter(msg::PAGES_QUIXO_TEAMS_DOT, msg::PAGES_QUIXO_TEAMS_DOT_TEXT, "2s2/e4/4n/s4/2w2 s 0 13")
        .framed(&["c5", "a2"]),
    chapter(msg::PAGES_QUIXO_TEAMS_CHOOSE, msg::PAGES_QUIXO_TEAMS_CHOOSE_TEXT, "5/1n3/2e2/4w/1s3 s 0 9")
        .example("b1-b5.n"),
    chapter(msg::PAGES_QUIXO_TEAMS_FIRST, msg::PAGES_QUIXO_TEAMS_FIRST_TEXT, "2s2/5/4w/5/5 n 0 3")
        .example("a5-a1.n"),
    chapter(msg::PAGES_QUIXO_TEAMS_LINE, msg::PAGES_QUIXO_TEAMS_LINE_TEXT, "nsns1/1w3/2e2/3w1/1e3 s 0 9")
        .example("e1-e5.s")
        .framed(&["a5", "b5", "c5", "d5"]),
    chapter(msg::PAGES_QUIXO_TEAMS_PASS, msg::PAGES_QUIXO_TEAMS_PASS_TEXT, "nwnen/w3e/n3n/e3w/nenwn s 4 33"),
    chapter(msg::PAGES_QUIXO_TEAMS_NOTATION, msg::PAGES_QUIXO_TEAMS_NOTATION_TEXT, "5/5/5/5/5 s 0 1")
        .example("b1-b5.n"),
];

static HEXXAGON: [Chapter; 8] = [
    chapter(msg::PAGES_HEXXAGON_GOAL, msg::PAGES_HEXXAGON_GOAL_TEXT, "1/-1-1-1/12/18/w3r3w3r3w3r3 r 0 1")
        .framed(&["e5", "e13", "e21"]),
    chapter(msg::PAGES_HEXXAGON_CLONE, msg::PAGES_HEXXAGON_CLONE_TEXT, "1/-1-1-1/12/18/w3r3w3r3w3r3 r 0 1")
        .example("e14"),
    chapter(msg::PAGES_HEXXAGON_JUMP, msg::PAGES_HEXXAGON_JUMP_TEXT, "1/-1-1-1/12/18/ww2r3w3rr2w3r3 r 0 3")
        .example("e13-d11"),
    chapter(msg::PAGES_HEXXAGON_TURN, msg::PAGES_HEXXAGON_TURN_TEXT, "1/-1-1-1/5w6/8wrw7/w3r3w3r3w3r3 r 0 9")
        .example("c7")
        .framed(&["c6", "d9", "d11"]),
    chapter(
        msg::PAGES_HEXXAGON_BLOCKS,
        msg::PAGES_HEXXAGON_BLOCKS_TEXT,
        "r/-1-1-1/12/ww16/w3r3w3r3w3r3 r 0 7",
    )
    .example("a1-c1"),
    chapter(
        msg::PAGES_HEXXAGON_PASS,
        msg::PAGES_HEXXAGON_PASS_TEXT,
        "r/-r-r-r/rrrrrrrrrrrr/wrrrrrrrr1rrrrrrrr/wwrrrrrrrrr3rrrrrrrrrw w 0 64",
    )
    .framed(&["d1", "e1", "e2", "e24"]),
    chapter(
        msg::PAGES_HEXXAGON_END,
        msg::PAGES_HEXXAGON_END_TEXT,
        "r/-r-w-r/rrrrrrwwwwww/rrrrrrrrrwwwwwwwww/wwrrrrrrrrrr1wwwwwwwwwww r 0 67",
    )
    .example("e13"),
    chapter(
        msg::PAGES_HEXXAGON_NOTATION,
        msg::PAGES_HEXXAGON_NOTATION_TEXT,
        "1/-1-1-1/12/18/w3r3w3r3w3r3 r 0 1",
    )
    .example("e14")
    .framed(&["e1"]),
];
