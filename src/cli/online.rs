//! `pushflip host` and `pushflip join`: online play in the terminal.

use std::cmp::Reverse;
use std::io::{self, BufRead, BufReader, BufWriter, IsTerminal, Write};
use std::path::Path;
use std::process::ExitCode;

use clap::{Args, ValueEnum};

use pushflip_core::ai::{Level, Stop};
use pushflip_core::engine::client::UgiPlayer;
use pushflip_core::language::{Language, Localized, msg};
use pushflip_core::online::network::{
    Reach, RelayChoice, Server, Settings, TableError, TableHandle, on_termination,
};
use pushflip_core::online::store::{self, Card, Contacts, Role, Store, StoredTable};
use pushflip_core::online::table::event::{Body, Event};
use pushflip_core::online::table::invitation::Invitation;
use pushflip_core::online::table::state::Table;
use pushflip_core::online::table::terms::{LONGEST_NAME, Name, Terms};
use pushflip_core::rules::{TextError, Variant, parse_argument};
use pushflip_core::session::{AnyMove, Controller, Folders, Launch, Match, Setup};
use pushflip_core::text::online::{self, HeadlessHost, MoveChooser, OnlineOptions};

use super::play::time_seed;
use super::{Failure, LanguageArg, complain, ended, has_colour};

/// The connection limit of an interactive host.
const CONNECTIONS: usize = 64;
/// The connection limit of a headless host: two players at each of ten thousand tables, and a reserve.
const MANY_CONNECTIONS: usize = 24_000;

/// Host an online table, or reopen the last one if its match is unfinished.
#[derive(Args)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of the command line")]
pub(super) struct Host {
    #[command(flatten)]
    launch: Launch,
    #[command(flatten)]
    connection: ConnectionArgs,
    /// UDP port; a free one by default
    #[arg(long, value_name = "PORT", default_value_t = 0)]
    port: u16,
    /// Forbid undo
    #[arg(long)]
    no_undo: bool,
    /// Maximum number of spectators
    #[arg(long, value_name = "N", default_value_t = 32, value_parser = clap::value_parser!(u16).range(..=1_000))]
    spectators: u16,
    /// Do not take a seat
    #[arg(long)]
    stand: bool,
    /// Open a new table even if there is an unfinished one, which is kept
    #[arg(long)]
    new: bool,
    /// Serve all tables of this computer without playing; opens a new table if there is none, or none of the
    /// given game
    #[arg(long)]
    no_screen: bool,
}

/// Join an online table with an invitation.
#[derive(Args)]
pub(super) struct Join {
    /// The invitation, a link that begins with pushflip:. It is a secret, and other users of this computer can
    /// read command lines; without this argument it is read from the first line of standard input
    #[arg(value_name = "LINK", value_parser = parse_argument::<Invitation>)]
    link: Option<Invitation>,
    #[command(flatten)]
    connection: ConnectionArgs,
    /// Join as a spectator
    #[arg(long)]
    watch: bool,
    /// Let an engine choose the moves: level:NAME, or "cmd:PROGRAM ARGUMENTS" for a UGI engine
    #[arg(long = "as", value_name = "ENGINE", conflicts_with = "watch", value_parser = engine)]
    plays_as: Option<Engine>,
}

/// Network settings and the player's name.
#[derive(Args, Default)]
struct ConnectionArgs {
    /// Name shown to the other players
    #[arg(long, value_name = "NAME", value_parser = name)]
    name: Option<Name>,
    /// Permitted connections: internet, local (local network only) or loopback (this computer only)
    #[arg(long, value_name = "HOW FAR")]
    reach: Option<ReachArg>,
    /// Your own relay as an https:// address, or none; either disables the public relays
    #[arg(long, value_name = "URL", value_parser = relay)]
    relay: Option<RelayChoice>,
    #[command(flatten)]
    language: LanguageArg,
    /// Omit the board drawing, for screen readers
    #[arg(long)]
    no_board: bool,
}

#[derive(Clone, Copy, ValueEnum)]
enum ReachArg {
    Internet,
    Local,
    Loopback,
}

/// The source of the moves for `--as`.
#[derive(Clone)]
enum Engine {
    Level(Level),
    Program(String),
}

fn name(text: &str) -> Result<Name, String> {
    Name::try_from(text.to_string()).map_err(|error| error.reason.to_string())
}

fn relay(text: &str) -> Result<RelayChoice, String> {
    if text == "none" {
        Ok(RelayChoice::None)
    } else {
        RelayChoice::own(text).map_err(|error| error.reason.to_string())
    }
}

fn engine(text: &str) -> Result<Engine, String> {
    match text.split_once(':') {
        Some(("level", level)) => parse_argument(level).map(Engine::Level),
        Some(("cmd", command)) => UgiPlayer::new(command).map(|_| Engine::Program(command.into())),
        _ => Err(format!("{text:?} is neither level:NAME nor cmd:PROGRAM")),
    }
}

impl ConnectionArgs {
    /// The reach given on the command line, or the one that an invitation needs.
    fn reach(&self, invitation: Option<&Invitation>) -> Reach {
        let addresses = invitation.map(|invitation| &invitation.addresses[..]).unwrap_or_default();
        let within =
            |reach: &Reach| !addresses.is_empty() && addresses.iter().all(|place| reach.allows(place.ip()));
        match self.reach {
            Some(ReachArg::Loopback) => Reach::Loopback,
            None if within(&Reach::Loopback) => Reach::Loopback,
            Some(ReachArg::Local) => Reach::Local,
            None if self.relay.is_none() && within(&Reach::Local) => Reach::Local,
            // An invitation contains addresses only if no relay is used.
            None if self.relay.is_none() && !addresses.is_empty() => {
                Reach::Internet { relay: RelayChoice::None }
            }
            Some(ReachArg::Internet) | None => {
                Reach::Internet { relay: self.relay.clone().unwrap_or(RelayChoice::Public) }
            }
        }
    }

    /// The name given on the command line, or that of the user account.
    fn name(&self) -> Name {
        let of = |variable| std::env::var(variable).ok().filter(|name| !name.trim().is_empty());
        let account = || of("USER").or_else(|| of("USERNAME")).unwrap_or_else(|| "Guest".into());
        let short = |text: String| text.trim().chars().take(LONGEST_NAME).collect::<String>();
        let usual = || Name::try_from("Guest".to_string()).expect("a name");
        self.name.clone().unwrap_or_else(|| Name::try_from(short(account())).unwrap_or_else(|_| usual()))
    }
}

/// The failure of an online table as a sentence in a language.
fn failed<E: Into<TableError>>(language: Language) -> impl Fn(E) -> Failure {
    move |error| Failure::failed(Localized::from(&error.into()).in_language(language))
}

/// Opens the store and prints warnings about damaged files.
fn open_store(language: Language) -> Result<(Folders, Store), Failure> {
    let folders = Folders::find().map_err(failed(language))?;
    let (store, complaints) = Store::open(&folders.data);
    for fault in &complaints {
        complain(&Localized::from(fault).in_language(language));
    }
    Ok((folders, store))
}

fn settings(
    store: &Store,
    connection: &ConnectionArgs,
    reach: Reach,
    port: u16,
    connections: usize,
) -> Settings {
    Settings {
        identity: store.identity().clone(),
        name: connection.name(),
        reach,
        folder: store.tables(),
        port,
        connections,
    }
}

/// Runs `pushflip host`.
pub(super) fn host(args: Host) -> Result<ExitCode, Failure> {
    let Host { mut launch, connection, port, no_undo, spectators, stand, new, no_screen } = args;
    let named = launch.has_match_options();
    if launch.seats.is_none() {
        let seats = launch.variant().unwrap_or_default().seats();
        launch.seats = Some(vec![Controller::Human; seats]);
    }
    let setup = launch.setup().map_err(|error| Failure::bad_input(format!("{error}. Try --help.")))?;
    let terms = terms(setup, &connection, no_undo, spectators);
    let language = connection.language.choose();
    let (folders, store) = open_store(language)?;
    let connections = if no_screen { MANY_CONNECTIONS } else { CONNECTIONS };
    let settings = settings(&store, &connection, connection.reach(None), port, connections);
    if no_screen {
        return host_headless(&settings, terms, named, language);
    }
    let is_announced = settings.reach.has_discovery();
    let left = if new { None } else { last_unfinished(&settings.folder, &terms, named) };
    let (table, variant) = if let Some((stored, variant)) = left {
        let table = TableHandle::reopen(&settings, stored, None).map_err(failed(language))?;
        print(msg::TERMINAL_LEFT_TABLE, language);
        (table, variant)
    } else {
        let variant = Match::from_record(&terms.record).map(|game| game.setup().variant).unwrap_or_default();
        (TableHandle::open(&settings, terms, None).map_err(failed(language))?, variant)
    };
    print(msg::TerminalPlayLink { link: table.invitation().to_string() }, language);
    if let Some(watch) = table.spectator_invitation() {
        print(msg::TerminalWatchLink { link: watch.to_string() }, language);
    }
    // Guests without internet find the host by its announcement. Without multicast the invitation still works over the
    // internet.
    let _announced = is_announced.then(|| table.announce(variant));
    take_part(table, folders, &store, &connection, language, !stand, None)
}

fn print(line: impl Into<Localized>, language: Language) {
    println!("{}", line.into().in_language(language));
}

/// The most recent unfinished table of this host, one with a match first: not closed, and without a finished match.
/// If a variant was given, only a table with the same terms.
fn last_unfinished(folder: &Path, terms: &Terms, named: bool) -> Option<(StoredTable, Variant)> {
    let own = |card: &Card| card.role == Role::Host;
    let read = |card: Card| {
        let stored = store::peek(folder, card).ok()?;
        let table = Table::replay(&stored.events).ok().filter(|table| !table.is_closed())?;
        let is_over = table.game().is_some_and(|game| game.result().is_some());
        let is_wanted = !named || agrees(table.terms(), terms);
        (!is_over && is_wanted).then(|| (table.setup().variant, table.is_on(), stored))
    };
    let mut tables: Vec<_> = store::cards(folder).0.into_iter().filter(own).filter_map(read).collect();
    // A running match takes precedence over a table that waits for its first match.
    tables.sort_by_key(|(_, is_on, stored)| Reverse((*is_on, stored.changed)));
    let (variant, _, stored) = tables.into_iter().next()?;
    // The table was only inspected before; now it is loaded to be continued.
    Some((store::load(folder, stored.card).ok()?, variant))
}

fn agrees(one: &Terms, other: &Terms) -> bool {
    one.record == other.record && one.undo == other.undo && one.spectators == other.spectators
}

fn terms(setup: Setup, connection: &ConnectionArgs, no_undo: bool, spectators: u16) -> Terms {
    Terms { record: Match::new(setup).to_record(), host: connection.name(), undo: !no_undo, spectators }
}

/// Runs `pushflip host --no-screen`.
fn host_headless(
    settings: &Settings,
    terms: Terms,
    named: bool,
    language: Language,
) -> Result<ExitCode, Failure> {
    let (cards, complaints) = store::cards(&settings.folder);
    for sentence in &complaints {
        complain(sentence);
    }
    let own: Vec<_> = cards.into_iter().filter(|card| card.role == Role::Host).collect();
    // Guests reconnect to a table's previous port.
    let port = if settings.port == 0 { own.first().map_or(0, |card| card.port) } else { settings.port };
    let server = Server::open(&Settings { port, ..settings.clone() }).map_err(failed(language))?;
    let (mut tables, mut is_there) = (Vec::new(), false);
    for card in own {
        let again = store::load(&settings.folder, card).map_err(TableError::from).and_then(|stored| {
            let own = stored.events.first().is_some_and(|event| opens(event, &terms));
            Ok((server.reopen_table(stored)?, own))
        });
        match again {
            Ok((table, own)) => {
                tables.push(table);
                is_there |= own;
            }
            Err(error) => complain(&Localized::from(&error).in_language(language)),
        }
    }
    // The systemd service names its variant at every start, which must not open a new table each time.
    if (named && !is_there) || tables.is_empty() {
        tables.push(server.open_table(terms).map_err(failed(language))?);
    }
    server.start_accepting().map_err(failed(language))?;
    drop(server);
    let host = HeadlessHost::new(tables, time_seed(), language)
        .map_err(|_| Failure::failed("The system gives this program no thread."))?;
    on_termination(host.stopper()).map_err(Failure::failed)?;
    host.run(&mut BufWriter::new(io::stdout().lock()));
    Ok(ExitCode::SUCCESS)
}

/// Whether an event opens a table with these terms.
fn opens(event: &Event, terms: &Terms) -> bool {
    matches!(event.body(), Body::Open(own) if own.record == terms.record)
}

/// Runs `pushflip join`.
pub(super) fn join(args: Join) -> Result<ExitCode, Failure> {
    let Join { link, connection, watch, plays_as } = args;
    let language = connection.language.choose();
    let link = link.map_or_else(|| read_link(language), Ok)?;
    let (folders, store) = open_store(language)?;
    let settings = settings(&store, &connection, connection.reach(Some(&link)), 0, CONNECTIONS);
    let chooser = plays_as.map(chooser).transpose().map_err(Failure::failed)?;
    if let (Some(relay), Reach::Internet { relay: RelayChoice::Public }) = (&link.relay, &settings.reach) {
        print(msg::TerminalRelay { relay: relay.as_str() }, language);
    }
    let table = TableHandle::join(&settings, link).map_err(failed(language))?;
    take_part(table, folders, &store, &connection, language, !watch, chooser)
}

/// Reads an invitation from standard input, so that it does not appear in the process list.
fn read_link(language: Language) -> Result<Invitation, Failure> {
    let mut line = String::new();
    print!("{} ", msg::TERMINAL_INVITATION.in_language(language));
    // A failed prompt does not prevent the input.
    let _ = io::stdout().flush();
    // Parsing the invitation checks the length.
    let read = io::stdin().lock().read_line(&mut line);
    read.map_err(|error| Failure::bad_input(format!("The invitation cannot be read: {error}.")))?;
    let damaged = |error: TextError| Failure::bad_input(error.reason.in_language(language));
    line.parse().map_err(damaged)
}

/// Runs `pushflip LINK` without a window.
pub(super) fn accept(link: Invitation, language: LanguageArg, no_board: bool) -> Result<ExitCode, Failure> {
    join(Join {
        link: Some(link),
        connection: ConnectionArgs { language, no_board, ..ConnectionArgs::default() },
        watch: false,
        plays_as: None,
    })
}

fn take_part(
    table: TableHandle,
    folders: Folders,
    store: &Store,
    connection: &ConnectionArgs,
    language: Language,
    sits: bool,
    chooser: Option<Box<dyn MoveChooser>>,
) -> Result<ExitCode, Failure> {
    let (people, complaint) = Contacts::load(&store.contacts_path());
    if let Some(complaint) = complaint {
        complain(&Localized::from(&complaint).in_language(language));
    }
    let options = OnlineOptions {
        handle: table,
        name: connection.name(),
        sits,
        chooser,
        folders: Some(folders),
        people,
        language,
        board: !connection.no_board,
        colour: has_colour(),
        echo: !io::stdin().is_terminal(),
        seed: time_seed(),
    };
    ended(online::run(BufReader::new(io::stdin()), BufWriter::new(io::stdout().lock()), options))
}

fn chooser(engine: Engine) -> Result<Box<dyn MoveChooser>, String> {
    Ok(match engine {
        Engine::Level(level) => Box::new(OfLevel(level)),
        Engine::Program(command) => Box::new(OfProgram(UgiPlayer::new(&command)?)),
    })
}

/// A computer level as a move chooser.
struct OfLevel(Level);

impl MoveChooser for OfLevel {
    fn choose(&mut self, game: &Match) -> Result<AnyMove, Localized> {
        let level = self.0.within(game.setup().variant);
        let chosen = game.game().choose(level, game.seed(), &game.time_to_think(), &Stop::new());
        chosen.ok_or(msg::TERMINAL_NO_MOVE_FOUND)
    }

    fn agrees_to_draw(&mut self, game: &Match) -> bool {
        let level = self.0.within(game.setup().variant);
        game.is_old_enough_to_draw()
            && game.game().agrees_to_draw(level, game.seed(), &Stop::new()).unwrap_or_default()
    }
}

/// A UGI engine as a move chooser.
struct OfProgram(UgiPlayer);

impl MoveChooser for OfProgram {
    fn choose(&mut self, game: &Match) -> Result<AnyMove, Localized> {
        self.0.choose(game).map_err(Localized::from)
    }

    /// UGI has no draw offers.
    fn agrees_to_draw(&mut self, _: &Match) -> bool {
        false
    }
}
