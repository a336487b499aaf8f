//! The board as text.

use std::fmt::Write;

use crate::language::{Language, Localized, msg};
use crate::rules::Variant;
use crate::rules::hexxagon::{self, Cell};
use crate::rules::quixo::{self, teams::Seat};
use crate::rules::{BySide, Side};
use crate::session::{AnyPosition, localized};

/// Terminal colours of the two sides.
const COLOURS: BySide<&str> = BySide(["\x1b[1;31m", "\x1b[1;36m"]);
const PLAIN: &str = "\x1b[0m";
/// Characters from a cell of the hexagon to its eastern neighbour.
const HEX_WIDTH: usize = 6;
/// Largest absolute axial coordinate.
const HEX_RADIUS: i8 = 4;

/// The board with coordinates and a legend.
pub(super) fn board(position: &AnyPosition, colour: bool, language: Language) -> String {
    let paint = |side: Side, text: String| {
        if colour { format!("{}{text}{PLAIN}", COLOURS[side]) } else { text }
    };
    match position {
        AnyPosition::Quixo(p) => square(|cell| {
            let side = p.symbol(cell)?;
            Some(paint(side, String::from(if side == Side::First { "x" } else { "o" })))
        }),
        AnyPosition::Teams(p) => {
            let rows = square(|cell| {
                let seat = p.dot(cell)?;
                Some(paint(seat.side(), seat.letter().to_string()))
            });
            rows + &msg::TERMINAL_LEGEND_TEAMS.in_language(language) + "\n"
        }
        AnyPosition::Hexxagon(p) => {
            let block = p.blocks().then_some(msg::TERMINAL_LEGEND_BLOCK);
            let legend = Localized::joined([msg::TERMINAL_LEGEND_HEXXAGON].into_iter().chain(block), " ");
            hexagon(p, paint) + &legend.in_language(language) + "\n"
        }
    }
}

fn square(sign: impl Fn(quixo::Cell) -> Option<String>) -> String {
    let columns = "    a b c d e\n";
    let mut text = String::from(columns);
    for row in (0..5).rev() {
        let cells = (0..5).filter_map(|column| quixo::Cell::at(column, row));
        let signs: Vec<String> = cells.map(|cell| sign(cell).unwrap_or_else(|| ".".into())).collect();
        // Writing to a string cannot fail.
        let _ = writeln!(text, "  {0} {1} {0}", row + 1, signs.join(" "));
    }
    text + columns
}

/// Draws the hexagon with north up: a step south is two lines, a step south-east one line and one column.
fn hexagon(position: &hexxagon::Position, paint: impl Fn(Side, String) -> String) -> String {
    let mut text = String::new();
    for line in -2 * HEX_RADIUS..=2 * HEX_RADIUS {
        let mut row = String::new();
        for q in -HEX_RADIUS..=HEX_RADIUS {
            let cell = Cell::all().find(|cell| {
                let (column, r) = cell.axial();
                column == q && column + 2 * r == line
            });
            let Some(cell) = cell else {
                row += &" ".repeat(HEX_WIDTH);
                continue;
            };
            // The label is padded before the colour codes are added, because these have no width.
            let label = |mark: &str| format!("{:<HEX_WIDTH$}", format!("{mark}{cell}"));
            let shown = match position.piece(cell) {
                Some(Side::First) => paint(Side::First, label("r:")),
                Some(Side::Second) => paint(Side::Second, label("w:")),
                None if position.playable() & cell.bit() == 0 => format!("{:<HEX_WIDTH$}", "  ####"),
                None => label("  "),
            };
            row.push_str(&shown);
        }
        text += row.trim_end();
        text.push('\n');
    }
    text
}

/// The positions of all pieces, as a line for each kind.
pub(super) fn pieces(position: &AnyPosition) -> Localized {
    let squares = |plane: u32| -> Vec<String> {
        quixo::Cell::all().filter(|c| plane & c.bit() != 0).map(|c| c.to_string()).collect()
    };
    let hexes = |plane: u64| -> Vec<String> {
        Cell::all().filter(|c| plane & c.bit() != 0).map(|c| c.to_string()).collect()
    };
    let by_side = |variant, cells: [Vec<String>; 2]| {
        let sides = [0, 1].map(|seat| localized::seat(variant, seat));
        sides.into_iter().zip(cells).collect::<Vec<_>>()
    };
    let kinds = match position {
        AnyPosition::Quixo(p) => by_side(Variant::Quixo, Side::BOTH.map(|side| squares(p.cubes(side)))),
        AnyPosition::Teams(p) => [
            (Seat::South, msg::SPOKEN_CROSS),
            (Seat::North, msg::SPOKEN_CROSS),
            (Seat::West, msg::SPOKEN_CIRCLE),
            (Seat::East, msg::SPOKEN_CIRCLE),
        ]
        .map(|(facing, symbol)| {
            let kind = Localized::from(msg::SpokenDot { symbol, seat: localized::seat_direction(facing) });
            (kind.capitalised(), squares(p.cubes_facing(facing)))
        })
        .to_vec(),
        AnyPosition::Hexxagon(p) => by_side(Variant::Hexxagon, Side::BOTH.map(|side| hexes(p.pieces(side)))),
    };
    let line = |(kind, cells): (Localized, Vec<String>)| {
        let cells = if cells.is_empty() { msg::TERMINAL_NOWHERE } else { cells.join(", ").into() };
        Localized::sequence([kind, ": ".into(), cells, ".".into()])
    };
    Localized::joined(kinds.into_iter().map(line), "\n")
}
