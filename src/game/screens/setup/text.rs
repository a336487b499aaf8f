//! The words of the setup screen.

use crate::ai::Level;
use crate::rules::Variant;
use crate::rules::hexxagon::WhenStuck;
use crate::session::{ClockRule, Setup};

pub const HEADING: &str = "New game";
pub const GAME: &str = "Game";
pub const BACK: &str = "Back";
pub const START: &str = "Start";
pub const HUMAN: &str = "Human";
pub const YOUR_NAME: &str = "Name (optional)";
pub const STARTS: &str = "Who starts";
pub const STUCK: &str = "Cannot move";
pub const CLOCK: &str = "Clock";
pub const REPETITION: &str = "Draw by repetition";
pub const REPETITION_TIP: &str =
    "The same position for the third time, with the same seat to move, is a draw.";
pub const QUIET: &str = "Draw after 100 quiet plies";
pub const CONSULTATION: &str = "Partners may consult";
pub const CONSULTATION_TIP: &str = "Without consultation there are no hints in the whole match.";

pub fn about(variant: Variant) -> &'static str {
    match variant {
        Variant::Quixo => "Push cubes until five of yours stand in a line.",
        Variant::QuixoTeams => "Two against two, and each cube has an owner.",
        Variant::Hexxagon => "Grow, jump and turn the enemy, around three blocks.",
        Variant::HexxagonOpen => "The same on the open board of 61 cells.",
    }
}

/// Name and manner of a level, as its seat shows them.
pub fn level(level: Level) -> String {
    format!("{}: {}", level.name(), manner(level))
}

fn manner(level: Level) -> &'static str {
    match level {
        Level::FirstGame => "misses a lot, even of its own moves",
        Level::Beginner => "looks at its own move, and misses less",
        Level::Casual => "thinks of your reply now and then",
        Level::Regular => "sees most of your replies",
        Level::Club => "looks a few moves ahead, and slips at times",
        Level::Tournament => "looks further ahead, and seldom slips",
        Level::Expert => "sees traps long before they close",
        Level::Master => "all it can find out within a second",
        Level::Perfect => "knows the value of every position",
    }
}

/// The short name and the whole sentence.
pub fn when_stuck(rule: WhenStuck) -> (&'static str, &'static str) {
    match rule {
        WhenStuck::Passes => ("Passes", "The other side goes on."),
        WhenStuck::Ends => ("Game ends", "The pieces are counted as they lie."),
        WhenStuck::Fills => {
            ("Other side fills", "The game ends and every empty cell goes to the other side.")
        }
    }
}

pub fn clock(clock: ClockRule) -> String {
    match clock {
        ClockRule::None => "None".into(),
        ClockRule::PerMove(time) if time.as_secs() >= 60 => format!("{} min a move", time.as_secs() / 60),
        ClockRule::PerMove(time) => format!("{} s a move", time.as_secs()),
        ClockRule::Total { total, increment } => {
            format!("{} min + {} s", total.as_secs() / 60, increment.as_secs())
        }
    }
}

pub fn quiet_tip(variant: Variant) -> &'static str {
    if variant.is_quixo() {
        "A hundred plies in a row in which no blank cube was taken are a draw."
    } else {
        "A hundred plies in a row without a clone or a capture are a draw."
    }
}

pub fn name_of(variant: Variant, seat: usize) -> String {
    format!("Name of {}", Setup::seat_name(variant, seat))
}

pub fn player_of(variant: Variant, seat: usize) -> String {
    format!("Player of {}", Setup::seat_name(variant, seat))
}
