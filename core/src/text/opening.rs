//! The setup dialog of the terminal: resume a match, or choose game, players and options.

use std::time::SystemTime;

use crate::ai::Level;
use crate::language::{Localized, msg};
use crate::rules::hexxagon::WhenStuck;
use crate::rules::{TextError, Variant};
use crate::session::{Autosave, Controller, Launch, Match, Moment, Setup, localized};

use super::console::{Console, Leave};
use super::words;

/// The first match: an opened file, an unfinished match, or a new one.
pub(super) fn first_match(
    console: &mut Console,
    mut launch: Launch,
    autosave: &mut Option<Autosave>,
) -> Result<Match, Leave> {
    let opened = launch.opened.take();
    let found = autosave.as_mut().map(Autosave::load_current).unwrap_or_default();
    for complaint in &found.complaints {
        console.say(complaint)?;
    }
    if let Some(unfinished) = found.unfinished {
        let wanted = !launch.fresh && opened.is_none() && {
            let setup = unfinished.setup();
            let so_far = msg::TitleUnfinished { variant: setup.variant, plies: unfinished.moves().len() };
            let players = localized::players(setup);
            console.say(msg::TerminalUnfinished { players, game: Localized::from(so_far) })?;
            yes_or_no(console, msg::TERMINAL_GO_ON, true)?
        };
        if wanted {
            return Ok(*unfinished);
        }
        let put_away = autosave.as_mut().map_or(Ok(()), |autosave| autosave.put_away(&unfinished));
        match put_away {
            Ok(()) => console.say(msg::TERMINAL_PUT_AWAY)?,
            Err(error) => console.say(&error)?,
        }
    }
    match opened {
        Some(opened) => Ok(opened),
        None => new_match(console, launch),
    }
}

/// A new match. Asks for the settings that are missing on the command line.
pub(super) fn new_match(console: &mut Console, mut launch: Launch) -> Result<Match, Leave> {
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
                console.say(words::error(&error))?;
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

/// Asks until the answer is valid. An empty answer selects the default, which is shown as `usual`.
fn ask_for<T>(
    console: &mut Console,
    question: impl Into<Localized>,
    usual: impl Into<Localized>,
    default: T,
    read: impl Fn(&str) -> Result<T, TextError>,
) -> Result<T, Leave> {
    let prompt = Localized::sequence([question.into(), " [".into(), usual.into(), "]".into()]);
    loop {
        let answer = console.ask(&prompt)?.to_lowercase();
        match answer.as_str() {
            "" => return Ok(default),
            "quit" | "exit" => return Err(Leave::Quit),
            "help" | "?" => console.say(msg::TERMINAL_HELP)?,
            _ => match read(&answer) {
                Ok(value) => return Ok(value),
                Err(error) => console.say(words::error(&error))?,
            },
        }
    }
}

pub(super) fn yes_or_no(
    console: &mut Console,
    question: impl Into<Localized>,
    default: bool,
) -> Result<bool, Leave> {
    let language = console.language;
    let usual = if default { msg::TERMINAL_YES } else { msg::TERMINAL_NO };
    ask_for(console, question, usual, default, |answer| {
        words::yes_or_no(answer, language).ok_or_else(|| {
            let choices = Localized::joined([msg::TERMINAL_YES, msg::TERMINAL_NO], ", ");
            TextError::new("answer", msg::FaultsNoneOf { text: answer, choices })
        })
    })
}

fn ask_variant(console: &mut Console) -> Result<Variant, Leave> {
    for (number, variant) in (1..).zip(Variant::ALL) {
        let name = Localized::from(variant);
        console.say(Localized::sequence([
            format!("{number}  ").into(),
            name,
            format!(" ({variant})").into(),
        ]))?;
    }
    ask_for(console, msg::TERMINAL_WHICH_GAME, "1", Variant::default(), |answer| {
        let numbered = answer.parse().ok().and_then(|n: usize| Variant::ALL.get(n.wrapping_sub(1)));
        numbered.copied().map_or_else(|| answer.parse(), Ok)
    })
}

fn ask_seats(console: &mut Console, variant: Variant) -> Result<Vec<Controller>, Leave> {
    let seats = Localized::joined((0..variant.seats()).map(|seat| localized::seat(variant, seat)), ", ");
    let levels: Vec<&str> = Level::choices(variant).into_iter().map(Level::id).collect();
    console.say(msg::TerminalWhoPlays { seats, levels: levels.join(", ") })?;
    let usual = Setup::usual_seats(variant);
    let shown: Vec<String> = usual.iter().map(ToString::to_string).collect();
    ask_for(console, msg::TERMINAL_PLAYERS, shown.join(","), usual, |answer| {
        let players: Vec<Controller> =
            answer.split(',').map(|player| player.trim().parse()).collect::<Result<_, _>>()?;
        if players.len() == variant.seats() {
            return Ok(players);
        }
        let (wanted, found) = (variant.seats().to_string(), players.len().to_string());
        Err(TextError::new("players", msg::TerminalPlayersNeeded { wanted, found }))
    })
}

/// A word of the catalogue as a question.
fn question(word: Localized) -> Localized {
    Localized::sequence([word, "?".into()])
}

fn ask_options(console: &mut Console, mut setup: Setup) -> Result<Setup, Leave> {
    if !yes_or_no(console, msg::TERMINAL_CHANGE_OPTIONS, false)? {
        return Ok(setup);
    }
    let (variant, language) = (setup.variant, console.language);
    if variant.is_quixo() && setup.start.is_none() {
        let first = setup.options.first_seat;
        let usual = localized::seat(variant, first);
        let read = |answer: &str| words::seat_named(variant, answer, language);
        setup.options.first_seat = ask_for(console, question(msg::SETUP_STARTS), usual, first, read)?;
    }
    let usual = setup.clock.to_string();
    setup.clock = ask_for(console, msg::TERMINAL_CLOCK, usual, setup.clock, str::parse)?;
    let draws = &mut setup.options.draws;
    draws.repetition = yes_or_no(console, question(msg::SETUP_REPETITION), draws.repetition)?;
    let quiet = if variant.is_quixo() { msg::SETUP_QUIET_QUIXO } else { msg::SETUP_QUIET_HEXXAGON };
    draws.quiet = yes_or_no(console, question(quiet), draws.quiet)?;
    if !variant.is_quixo() {
        let when_stuck = setup.options.when_stuck;
        let choices = WhenStuck::ALL.map(WhenStuck::id).join(", ");
        let question = question(Localized::joined([msg::SETUP_STUCK, choices.into()], ": "));
        setup.options.when_stuck = ask_for(console, question, when_stuck.id(), when_stuck, str::parse)?;
    }
    if variant == Variant::QuixoTeams {
        let consultation = setup.options.consultation;
        setup.options.consultation = yes_or_no(console, question(msg::SETUP_CONSULTATION), consultation)?;
    }
    Ok(setup)
}
