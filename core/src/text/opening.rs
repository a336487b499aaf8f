//! The setup dialog of the terminal: resume a match, or choose game, players and options.

use std::io::{BufRead, Write};
use std::time::SystemTime;

use crate::ai::Level;
use crate::rules::hexxagon::WhenStuck;
use crate::rules::{TextError, Variant};
use crate::session::{Autosave, Controller, Launch, Match, Moment, Options, Setup};

use super::command::HELP;
use super::console::{Console, Leave};
use super::words;

/// The first match: an opened file, an unfinished match, or a new one.
pub(super) fn first_match<I: BufRead, O: Write>(
    console: &mut Console<I, O>,
    mut launch: Launch,
    autosave: &mut Option<Autosave>,
) -> Result<Match, Leave> {
    let opened = launch.opened.take();
    let found = autosave.as_mut().map(Autosave::load_current).unwrap_or_default();
    for complaint in found.complaints {
        console.say(&complaint.to_string())?;
    }
    if let Some(unfinished) = found.unfinished {
        let wanted = !launch.fresh && opened.is_none() && {
            let setup = unfinished.setup();
            let players: Vec<String> = (0..setup.seats.len()).map(|s| words::seat(setup, s)).collect();
            let moves = match unfinished.moves().len() {
                1 => "1 move".to_string(),
                moves => format!("{moves} moves"),
            };
            console.say(&format!(
                "There is an unfinished match of {}, {}, after {moves}.",
                words::variant_name(setup.variant),
                players.join(" against "),
            ))?;
            yes_or_no(console, "Go on with it? [yes]", true)?
        };
        if wanted {
            return Ok(*unfinished);
        }
        let put_away = autosave.as_mut().map_or(Ok(()), |autosave| autosave.put_away(&unfinished));
        match put_away {
            Ok(()) => console.say("The unfinished match is kept among the saved matches.")?,
            Err(error) => console.say(&error.to_string())?,
        }
    }
    match opened {
        Some(opened) => Ok(opened),
        None => new_match(console, launch),
    }
}

/// A new match. Asks for the settings that are missing on the command line.
pub(super) fn new_match<I: BufRead, O: Write>(
    console: &mut Console<I, O>,
    mut launch: Launch,
) -> Result<Match, Leave> {
    let all_said = launch.variant().is_some() && launch.seats.is_some();
    launch.variant = Some(match launch.variant() {
        Some(variant) => variant,
        None => ask_variant(console)?,
    });
    let setup = loop {
        let variant = launch.variant.unwrap_or_default();
        if launch.seats.is_none() {
            launch.seats = Some(ask_seats(console, variant)?);
        }
        match launch.setup() {
            Ok(setup) => break setup,
            Err(error) => {
                console.say(&format!("{error}."))?;
                // Invalid settings are discarded; the player is asked for them, or they get their defaults.
                launch = Launch { variant: launch.variant, ..Launch::default() };
            }
        }
    };
    let setup = if all_said { setup } else { ask_options(console, setup)? };
    let mut game = Match::new(setup);
    game.begin(Moment::of(SystemTime::now()));
    Ok(game)
}

/// Asks until the answer is valid. An empty answer selects the default.
fn ask_for<I: BufRead, O: Write, T>(
    console: &mut Console<I, O>,
    prompt: &str,
    default: T,
    read: impl Fn(&str) -> Result<T, TextError>,
) -> Result<T, Leave> {
    loop {
        let answer = console.ask(prompt)?.to_lowercase();
        match answer.as_str() {
            "" => return Ok(default),
            "quit" | "exit" => return Err(Leave::Quit),
            "help" | "?" => console.say(HELP)?,
            _ => match read(&answer) {
                Ok(value) => return Ok(value),
                Err(error) => console.say(&format!("{error}."))?,
            },
        }
    }
}

/// Asks a yes/no question.
pub(super) fn yes_or_no<I: BufRead, O: Write>(
    console: &mut Console<I, O>,
    prompt: &str,
    default: bool,
) -> Result<bool, Leave> {
    ask_for(console, prompt, default, |answer| match answer {
        "y" | "yes" => Ok(true),
        "n" | "no" => Ok(false),
        _ => Err(TextError::new("answer", format!("{answer:?} is neither yes nor no"))),
    })
}

fn ask_variant<I: BufRead, O: Write>(console: &mut Console<I, O>) -> Result<Variant, Leave> {
    for (number, variant) in (1..).zip(Variant::ALL) {
        console.say(&format!("{number}  {} ({variant})", words::variant_name(variant)))?;
    }
    ask_for(console, "Which game? [1]", Variant::default(), |answer| {
        let numbered = answer.parse().ok().and_then(|n: usize| Variant::ALL.get(n.wrapping_sub(1)));
        numbered.copied().map_or_else(|| answer.parse(), Ok)
    })
}

fn ask_seats<I: BufRead, O: Write>(
    console: &mut Console<I, O>,
    variant: Variant,
) -> Result<Vec<Controller>, Leave> {
    let seats: Vec<&str> = (0..variant.seats()).map(|seat| Setup::seat_name(variant, seat)).collect();
    let levels: Vec<&str> = Level::choices(variant).into_iter().map(Level::id).collect();
    console.say(&format!(
        "Who plays {}? For each of them human or a computer level: {}. Commas between.",
        seats.join(", "),
        levels.join(", ")
    ))?;
    let usual = Setup::usual_seats(variant);
    let shown: Vec<String> = usual.iter().map(ToString::to_string).collect();
    ask_for(console, &format!("Players? [{}]", shown.join(",")), usual, |answer| {
        let players: Vec<Controller> =
            answer.split(',').map(|player| player.trim().parse()).collect::<Result<_, _>>()?;
        if players.len() == variant.seats() {
            Ok(players)
        } else {
            let reason = format!("{} are needed, not {}", variant.seats(), players.len());
            Err(TextError::new("players", reason))
        }
    })
}

fn ask_options<I: BufRead, O: Write>(console: &mut Console<I, O>, mut setup: Setup) -> Result<Setup, Leave> {
    if !yes_or_no(console, "Change the options: who starts, clock, draws? [no]", false)? {
        return Ok(setup);
    }
    let variant = setup.variant;
    if variant.is_quixo() && setup.start.is_none() {
        let first = setup.options.first_seat;
        let prompt = format!("Who starts? [{}]", Setup::seat_name(variant, first).to_lowercase());
        setup.options.first_seat = ask_for(console, &prompt, first, |a| Setup::seat_named(variant, a))?;
    }
    let prompt = format!("Clock: none, 30/move or 600+5, in seconds? [{}]", setup.clock);
    setup.clock = ask_for(console, &prompt, setup.clock, str::parse)?;
    let draws = &mut setup.options.draws;
    let on_off = |on| if on { "yes" } else { "no" };
    let prompt = format!("Is a position a draw when it comes the third time? [{}]", on_off(draws.repetition));
    draws.repetition = yes_or_no(console, &prompt, draws.repetition)?;
    let progress =
        if variant.is_quixo() { "with no blank cube taken" } else { "without a clone or a capture" };
    let prompt = format!("Are 100 moves in a row {progress} a draw? [{}]", on_off(draws.quiet));
    draws.quiet = yes_or_no(console, &prompt, draws.quiet)?;
    if !variant.is_quixo() {
        let when_stuck = setup.options.when_stuck;
        let words = WhenStuck::ALL.map(WhenStuck::id).join(", ");
        let prompt = format!("When a side cannot move: {words}? [{}]", when_stuck.id());
        setup.options.when_stuck = ask_for(console, &prompt, when_stuck, Options::when_stuck_named)?;
    }
    if variant == Variant::QuixoTeams {
        let prompt = format!("May partners ask each other? [{}]", on_off(setup.options.consultation));
        setup.options.consultation = yes_or_no(console, &prompt, setup.options.consultation)?;
    }
    Ok(setup)
}
