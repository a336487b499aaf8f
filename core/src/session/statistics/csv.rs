//! Statistics as comma-separated values: one row per variant, opponent and side.

use std::fmt::Write;
use std::path::PathBuf;

use crate::rules::{Side, Variant};
use crate::session::files::{create_text, file_names};
use crate::session::{FileError, Folders, Moment};

use super::{Row, Statistics};

const HEADING: &str = "variant,opponent,side,games,won,drawn,lost,average_plies,best_streak,last_20,points\n";

/// The table with its header. `last_20` has one letter per match, oldest first: W, D, L. Rows against people
/// (`human`) count the wins and losses of that side. `points` is Hexxagon's points scored minus conceded, empty
/// in other games.
pub fn csv(statistics: &Statistics) -> String {
    let mut text = HEADING.to_string();
    for variant in Variant::ALL {
        for (level, both) in statistics.rows(variant) {
            line(&mut text, variant, level.id(), "both", &both);
            for side in [Side::First, Side::Second] {
                let matches = statistics.against_computers(variant);
                let of_side = matches.filter(|(other, own, _)| (*other, *own) == (level, side));
                let row = Row::of(of_side.map(|(_, side, counted)| (side, counted)));
                line(&mut text, variant, level.id(), side_id(variant, side), &row);
            }
        }
        let people = statistics.people(variant);
        if people.games() > 0 {
            for side in [Side::First, Side::Second] {
                // Writing to a string cannot fail.
                let _ = writeln!(
                    text,
                    "{variant},human,{},{},{},{},{},{:.1},,,{}",
                    side_id(variant, side),
                    people.games(),
                    people.won[side],
                    people.drawn,
                    people.won[!side],
                    people.average_plies(),
                    points(variant, i64::from(people.points[side]) - i64::from(people.points[!side]))
                );
            }
        }
    }
    text
}

fn line(text: &mut String, variant: Variant, opponent: &str, side: &str, row: &Row) {
    let total = row.total();
    let _ = writeln!(
        text,
        "{variant},{opponent},{side},{},{},{},{},{:.1},{},{},{}",
        total.games(),
        total.won,
        total.drawn,
        total.lost,
        row.average_plies(),
        row.best_streak,
        row.form_letters(),
        points(variant, row.points)
    );
}

fn points(variant: Variant, points: i64) -> String {
    if variant.has_points() { points.to_string() } else { String::new() }
}

fn side_id(variant: Variant, side: Side) -> &'static str {
    match variant {
        Variant::Quixo => ["cross", "circle"][side as usize],
        Variant::QuixoTeams => ["team-a", "team-b"][side as usize],
        Variant::Hexxagon | Variant::HexxagonOpen => ["red", "white"][side as usize],
    }
}

/// Writes the table to a free name in the data folder and returns the path.
pub fn export(folders: &Folders, statistics: &Statistics, now: Moment) -> Result<PathBuf, FileError> {
    let (text, stem) = (csv(statistics), format!("statistics-{}", now.compact()));
    for path in file_names(&folders.data, &stem, "csv") {
        if create_text(&path, &text)? {
            return Ok(path);
        }
    }
    Err(FileError::NoName(folders.data.clone()))
}
