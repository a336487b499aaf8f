//! `pushflip statistics`: results of finished matches.

use std::fmt::Write as _;
use std::io::{self, Write};
use std::process::ExitCode;

use pushflip_core::rules::{Side, Variant};
use pushflip_core::session::Folders;
use pushflip_core::session::statistics::{self, Row, Statistics};

use super::{Failure, complain, ended};

/// Reads the records and prints the statistics.
pub(super) fn run(csv: bool) -> Result<ExitCode, Failure> {
    let folders = Folders::find().map_err(|error| Failure::failed(error.to_string()))?;
    let (since, warning) = statistics::since(&folders);
    if let Some(warning) = warning {
        complain(&warning.to_string());
    }
    let counted = Statistics::read(&folders, since);
    if let [first, others @ ..] = &counted.unreadable[..] {
        let others = match others.len() {
            0 => String::new(),
            1 => ", nor is another that cannot be read".into(),
            more => format!(", nor are {more} others that cannot be read"),
        };
        complain(&format!("{}; it is not counted{others}.", first.to_string().trim_end_matches('.')));
    }
    let text = if csv { statistics::csv(&counted) } else { table(&counted) };
    ended(io::stdout().write_all(text.as_bytes()))
}

/// The statistics as an aligned text table.
fn table(counted: &Statistics) -> String {
    if counted.is_empty() {
        return "No finished match counts yet. Play one to its end, and it will appear here.\n".into();
    }
    let mut text = String::new();
    for variant in Variant::ALL {
        let (rows, people) = (counted.rows(variant), counted.people(variant));
        if rows.is_empty() && people.games() == 0 {
            continue;
        }
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{variant}");
        for (level, row) in rows {
            let _ = writeln!(text, "  {:<16} {}", level.name(), line(variant, &row));
        }
        if people.games() > 0 {
            let _ = writeln!(
                text,
                "  {:<16} {} games, first side won {}, drawn {}, second side won {}, {:.0} moves on average",
                "people only",
                people.games(),
                people.won[Side::First],
                people.drawn,
                people.won[Side::Second],
                people.average_plies()
            );
        }
    }
    text
}

fn line(variant: Variant, row: &Row) -> String {
    let total = row.total();
    let points = if variant.has_points() { format!(", points {:+}", row.points) } else { String::new() };
    format!(
        "{:>4} games, won {}, drawn {}, lost {}, {:.0} moves on average{points}, best streak {}, last {}",
        total.games(),
        total.won,
        total.drawn,
        total.lost,
        row.average_plies(),
        row.best_streak,
        row.form_letters()
    )
}
