//! The record writer.

use std::fmt::Write;

use crate::rules::{BySide, Side, Variant, printable};
use crate::session::clock::seconds;
use crate::session::{AnyMove, Match, MatchResult, Series, Setup};

/// The longest line of move text.
const LINE_LENGTH: usize = 80;

impl Match {
    /// Writes the match as a record.
    pub fn to_record(&self) -> String {
        let tags = self.tags();
        let result = result_word(self.result()).to_string();
        let tags = tags.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        set(tags, self.numbered_moves().into_iter().chain([result]))
    }

    /// The plies as text; the first of each round has its number: `1. e14`, `e17-e15`.
    pub fn numbered_moves(&self) -> Vec<String> {
        let seats = self.setup().seats.len();
        let numbered = |(ply, mv): (usize, &AnyMove)| {
            if ply % seats == 0 { format!("{}. {mv}", ply / seats + 1) } else { mv.to_string() }
        };
        self.moves().iter().enumerate().map(numbered).collect()
    }

    fn tags(&self) -> Vec<(String, String)> {
        let setup = self.setup();
        let mut tags: Vec<(String, String)> = Vec::new();
        let mut tag = |name: &str, value: String| tags.push((name.to_string(), value));
        tag("Variant", setup.variant.to_string());
        if let Some(began) = self.began() {
            tag("Date", began.to_string());
        }
        for (seat, player) in setup.seats.iter().enumerate() {
            let seat = Setup::seat_name(setup.variant, seat);
            tag(seat, player.name.clone());
            tag(&format!("{seat}Player"), player.controller.to_string());
        }
        let on_off = |on| String::from(if on { "on" } else { "off" });
        let options = &setup.options;
        if setup.variant.is_quixo() {
            tag("First", Setup::seat_name(setup.variant, options.first_seat).to_string());
        }
        tag("Repetition", on_off(options.draws.repetition));
        tag("Quiet", on_off(options.draws.quiet));
        if !setup.variant.is_quixo() {
            tag("Stuck", options.when_stuck.id().to_string());
        }
        if setup.variant == Variant::QuixoTeams {
            tag("Consultation", on_off(options.consultation));
        }
        if let Some(most) = options.takebacks {
            tag("Takebacks", format!("{}/{most}", self.takebacks));
        }
        tag("Clock", setup.clock.to_string());
        if let Some((side, clock)) = setup.other_clock {
            tag(&clock_tag(setup.variant, side), clock.to_string());
        }
        let left: Vec<String> =
            (0..setup.seats.len()).filter_map(|seat| self.clock().left(seat)).map(seconds).collect();
        if !left.is_empty() {
            tag("Left", left.join(" "));
        }
        if let Some(round) = self.round() {
            tag("Tournament", round.to_string());
        }
        if self.series() != Series::default() {
            tag("Series", self.series().to_string());
        }
        if let Some(help) = self.help() {
            tag("Help", help.to_string());
        }
        if let Some(start) = setup.start {
            tag("Start", start.to_string());
        }
        tag("Result", result_word(self.result()).to_string());
        if let Some(result) = self.result() {
            tag("Reason", result.reason.id().to_string());
            if let Some(score) = result.score {
                tag("Score", score_word(score));
            }
        }
        if !self.taken_back().is_empty() {
            let moves: Vec<String> = self.taken_back().iter().map(ToString::to_string).collect();
            tag("TakenBack", moves.join(" "));
        }
        tags
    }
}

/// The text of a record: one line per tag, an empty line, the words.
pub(super) fn set<'t>(
    tags: impl Iterator<Item = (&'t str, &'t str)>,
    words: impl IntoIterator<Item = String>,
) -> String {
    let mut text = String::new();
    for (name, value) in tags {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "[{name} \"{}\"]", escaped(value));
    }
    text.push('\n');
    text.push_str(&lines(words));
    text
}

/// The result token, as in chess.
fn result_word(result: Option<MatchResult>) -> &'static str {
    match result.map(|result| result.winner) {
        None => "*",
        Some(None) => "1/2-1/2",
        Some(Some(Side::First)) => "1-0",
        Some(Some(Side::Second)) => "0-1",
    }
}

/// The tag of the clock of one side: `CircleClock`.
pub(super) fn clock_tag(variant: Variant, side: Side) -> String {
    format!("{}Clock", Setup::seat_name(variant, side as usize))
}

/// The count in Hexxagon, first side first: `5-2`.
pub(super) fn score_word(BySide([first, second]): BySide<u32>) -> String {
    format!("{first}-{second}")
}

fn escaped(text: &str) -> String {
    printable(text.replace('\\', r"\\").replace('"', r#"\""#))
}

/// Wraps words in lines of at most 80 columns.
pub fn lines(words: impl IntoIterator<Item = String>) -> String {
    let mut text = String::new();
    let mut column = 0;
    for word in words {
        let length = word.chars().count();
        if column > 0 && column + 1 + length > LINE_LENGTH {
            text.push('\n');
            column = 0;
        } else if column > 0 {
            text.push(' ');
            column += 1;
        }
        text.push_str(&word);
        column += length;
    }
    text.push('\n');
    text
}
