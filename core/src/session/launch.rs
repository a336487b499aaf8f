//! Options of a new match from the command line. Everything else is asked or has a default.

use clap::Args;

use crate::ai::Level;
use crate::language::msg;
use crate::rules::hexxagon::WhenStuck;
use crate::rules::{DrawRules, TextError, Variant, parse_argument};

use super::import::{read_position, variant_of};
use super::{AnyPosition, ClockRule, Controller, Match, Setup};

/// The match options of the command line.
#[derive(Clone, PartialEq, Debug, Default, Args)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of the command line")]
pub struct Launch {
    /// A record or position file to open.
    #[arg(skip)]
    pub opened: Option<Match>,
    /// Whether to file an unfinished match without asking.
    #[arg(skip)]
    pub fresh: bool,
    /// The game: quixo, quixo-teams, hexxagon or hexxagon-open
    #[arg(long, value_name = "ID", value_parser = parse_argument::<Variant>)]
    pub variant: Option<Variant>,
    /// Players in turn order: human, or a level (first-game, beginner, casual, regular, club, tournament,
    /// expert or master); or perfect, with the tables of `pushflip solve`
    #[arg(long, value_name = "PLAYER,…", value_delimiter = ',', value_parser = parse_argument::<Controller>)]
    pub seats: Option<Vec<Controller>>,
    /// Names of the players, in turn order
    #[arg(long, value_name = "NAME,…", value_delimiter = ',')]
    pub names: Vec<String>,
    /// The seat that moves first in Quixo: cross or circle; south, west, north or east
    #[arg(long, value_name = "SEAT", conflicts_with = "position")]
    pub first: Option<String>,
    /// Time control in seconds: none, 30/move, or 600+5 for 600 per match and an increment of 5 per move
    #[arg(long, value_name = "CLOCK", value_parser = parse_argument::<ClockRule>)]
    pub clock: Option<ClockRule>,
    /// No draw by threefold repetition
    #[arg(long)]
    pub no_repetition_draw: bool,
    /// No draw after a hundred moves without a blank cube taken (Quixo), or without a clone or capture
    /// (Hexxagon)
    #[arg(long)]
    pub no_quiet_draw: bool,
    /// The rule for a side that cannot move in Hexxagon: passes (default), ends or fills
    #[arg(long = "stuck", value_name = "WHAT", value_parser = parse_argument::<WhenStuck>)]
    pub when_stuck: Option<WhenStuck>,
    /// Forbid consultation between partners, and hints in the team game
    #[arg(long = "no-consultation")]
    pub silent_partners: bool,
    /// Start position in text notation
    #[arg(long, value_name = "TEXT")]
    pub position: Option<String>,
}

impl Launch {
    /// Whether any option of a new match is given.
    pub fn has_match_options(&self) -> bool {
        *self != Self { opened: self.opened.clone(), fresh: self.fresh, ..Self::default() }
    }

    /// The requested variant, or the one that the other options imply; `None` if it is open.
    pub fn variant(&self) -> Option<Variant> {
        let named = self.seats.as_ref().map_or(0, Vec::len).max(self.names.len());
        let implied = if named > 2 || self.silent_partners {
            Some(Variant::QuixoTeams)
        } else if self.when_stuck.is_some() {
            Some(Variant::Hexxagon)
        } else {
            (named > 0 || self.position.is_some() || self.first.is_some()).then_some(Variant::Quixo)
        };
        let shown = self.position.as_deref().and_then(variant_of);
        self.variant.or(shown).or(implied)
    }

    /// The setup with all options; omitted ones have their defaults. Fails if an option does not fit the variant.
    pub fn setup(&self) -> Result<Setup, TextError> {
        let variant = self.variant().unwrap_or_default();
        let seats = self.seats.clone().unwrap_or_else(|| Setup::usual_seats(variant));
        if seats.len() != variant.seats() {
            let (wanted, found) = (variant.seats().to_string(), seats.len().to_string());
            return Err(TextError::new("seats", msg::TerminalWrongSeats { variant, wanted, found }));
        }
        let levels = Level::choices(variant);
        let missing = |seat: &Controller| matches!(seat, Controller::Computer(l) if !levels.contains(l));
        if seats.iter().any(missing) {
            return Err(TextError::new("seats", msg::TERMINAL_WRONG_PERFECT));
        }
        if self.names.len() > variant.seats() {
            let (names, seats) = (self.names.len().to_string(), variant.seats().to_string());
            return Err(TextError::new("names", msg::TerminalWrongNames { names, seats }));
        }
        let mut setup = Setup::new(variant, &seats);
        for (player, name) in setup.seats.iter_mut().zip(&self.names) {
            player.name.clone_from(name);
        }
        setup.clock = self.clock.unwrap_or_default();
        let options = &mut setup.options;
        options.draws = DrawRules { repetition: !self.no_repetition_draw, quiet: !self.no_quiet_draw };
        if let Some(when_stuck) = self.when_stuck {
            if variant.is_quixo() {
                return Err(TextError::new("stuck", msg::TerminalWrongStuck { variant }));
            }
            options.when_stuck = when_stuck;
        }
        if self.silent_partners && variant != Variant::QuixoTeams {
            return Err(TextError::new("no-consultation", msg::TerminalWrongConsultation { variant }));
        }
        options.consultation = !self.silent_partners;
        if let Some(first) = &self.first {
            if !variant.is_quixo() {
                return Err(TextError::new("first", msg::TERMINAL_WRONG_FIRST));
            }
            options.first_seat =
                Setup::seat_named(variant, first).map_err(|e| TextError::new("first", e.reason))?;
        }
        if let Some(text) = &self.position {
            setup.start = Some(read_position(&AnyPosition::start(variant, options), text)?);
        }
        Ok(setup.normalized())
    }
}
