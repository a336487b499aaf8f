//! Online play: the replica of the table, its match on the board, and proposals to the host.

mod attention;
mod computer;
mod incoming;
mod log;
mod nearby;
mod open_table;
mod outgoing;
mod saved_tables;
mod sync;
mod words;

use std::collections::VecDeque;
use std::path::Path;
use std::time::{Duration, Instant};

use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::language::UiLanguage;
use super::redraw::Waker;
use super::settings::OnlineReach;
use super::state::{Notice, OnlineMatch, SeatsHere, Step};
use pushflip_core::ai::Level;
use pushflip_core::language::{Language, Localized, msg};
use pushflip_core::online::describe;
use pushflip_core::online::network::TableHandle;
use pushflip_core::online::news::ConnectionProblem;
use pushflip_core::online::replica::TableReplica;
use pushflip_core::online::store::{KeyFault, Store};
use pushflip_core::online::table::clock::claim_after;
use pushflip_core::online::table::event::Body;
use pushflip_core::online::table::guest::{DisplayClock, StopReason};
use pushflip_core::online::table::identity::PeerId;
use pushflip_core::online::table::invitation::Invitation;
use pushflip_core::online::table::message::{CloseCode, Presence};
use pushflip_core::online::table::state::{Absence, Occupant, Seat, Table};
use pushflip_core::online::table::terms::Name as PlayerName;
use pushflip_core::session::{Match, Setup};

pub use attention::{Alert, window_alerts};
pub use log::{LogLine, log_lines};
pub use nearby::Nearby;
pub use open_table::{ContinueEntry, EntryQuestion};
pub use outgoing::{TableAction, sends_on};
pub use saved_tables::{SavedTable, SavedTables};
pub use words::{invitation_text, question_text};

/// Adds online play; without a table its systems do not run.
pub fn plugin(app: &mut App) {
    app.init_resource::<Online>()
        .init_resource::<PlayerStore>()
        .add_plugins((open_table::plugin, incoming::plugin, computer::plugin, sync::plugin, outgoing::plugin))
        .add_plugins((saved_tables::plugin, nearby::plugin, attention::plugin))
        .add_systems(
            Update,
            (
                complain.run_if(|store: Res<PlayerStore>| !store.faults.is_empty()),
                title_window.run_if(resource_changed::<Online>.or_else(resource_changed::<UiLanguage>)),
            )
                .in_set(Step::Hud),
        );
}

/// Says in the title of the window when it is the player's turn, for players who wait in another window.
fn title_window(
    online: Res<Online>,
    language: Res<UiLanguage>,
    mut windows: Query<&mut Window, With<PrimaryWindow>>,
) {
    let is_due = online.is_playing() && online.is_own_turn();
    let title = if is_due { msg::ONLINE_WINDOW_TITLE } else { msg::PUSHFLIP }.in_language(language.0);
    for mut window in &mut windows {
        if window.title != title {
            window.title.clone_from(&title);
        }
    }
}

/// The current online table.
#[derive(Resource, Default)]
pub struct Online {
    session: Option<TableSession>,
    /// A pending question to the player, and the table that follows its answer, if any.
    pending_entry: Option<(EntryQuestion, Option<open_table::Destination>)>,
    /// The last invitation for players that was copied.
    copied: Option<Invitation>,
}

/// Whether the player has copied the invitation to the current table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InvitationCopy {
    /// Not yet.
    None,
    /// The copy is good.
    Current,
    /// The invitation has changed since.
    Outdated,
}

/// The player's key and saved tables; opened on first use.
#[derive(Resource, Default)]
pub struct PlayerStore {
    open: Option<Store>,
    /// Faults that are not reported yet.
    faults: Vec<KeyFault>,
}

impl PlayerStore {
    /// Whether a key is the player's, if the store is open.
    pub fn is_own(&self, peer: PeerId) -> bool {
        self.open.as_ref().is_some_and(|store| store.identity().id() == peer)
    }

    /// Opens the store of a data folder; its faults are reported later.
    fn open(&mut self, data: &Path) -> &Store {
        self.open.get_or_insert_with(|| {
            let (store, faults) = Store::open(data);
            self.faults.extend(faults);
            store
        })
    }
}

fn complain(mut store: ResMut<PlayerStore>, mut notices: MessageWriter<Notice>) {
    notices.write_batch(store.faults.drain(..).map(|fault| Notice((&fault).into())));
}

struct TableSession {
    /// The handle, or why the table is over for this program.
    handle: Result<TableHandle, StopReason>,
    invitation: Invitation,
    me: PeerId,
    name: PlayerName,
    reach: OnlineReach,
    replica: TableReplica,
    computer_searches: Vec<computer::ComputerSearch>,
    present: Vec<Presence>,
    /// The time of the last presence message.
    present_since: Instant,
    /// The zero of the time of `clock`.
    began: Instant,
    clock: DisplayClock,
    /// Whether something has happened while there was no connection.
    missed_events: bool,
    /// The time since which each seat is open during a match.
    open_since: Vec<Option<Instant>>,
    /// The seats that were overdue at the last check.
    overdue: Vec<usize>,
    /// Whether the host is connected; `None` before the first connection.
    connected: Option<bool>,
    /// The reported reason why it is not.
    connection_problem: Option<ConnectionProblem>,
    /// The pending join requests with the guests' own names, oldest first.
    join_requests: VecDeque<(PeerId, PlayerName)>,
    /// The last move sent to the host, and the event after which it was.
    sent: Option<(u32, String)>,
    announced: bool,
    /// The number of events that were saved before this session.
    stored_events: usize,
    /// The history of the table, oldest first.
    log: VecDeque<log::LogEntry>,
    /// Finished matches to file.
    ended: Vec<Match>,
}

impl TableSession {
    fn new(
        handle: TableHandle,
        name: PlayerName,
        reach: OnlineReach,
        announced: bool,
        (wants_seat, stored_events): (bool, usize),
    ) -> Self {
        let (now, me) = (Instant::now(), handle.me());
        let mut replica = TableReplica::new(me);
        replica.wanted_seat = wants_seat.then(|| (name.clone(), false));
        replica.waits_for_guest = true;
        Self {
            invitation: handle.invitation(),
            handle: Ok(handle),
            me,
            name,
            reach,
            replica,
            computer_searches: Vec::new(),
            present: Vec::new(),
            present_since: now,
            began: now,
            clock: DisplayClock::default(),
            missed_events: false,
            open_since: Vec::new(),
            overdue: Vec::new(),
            connected: None,
            connection_problem: None,
            join_requests: VecDeque::new(),
            sent: None,
            announced,
            stored_events,
            log: VecDeque::new(),
            ended: Vec::new(),
        }
    }

    fn propose(&self, body: Body) {
        if let Ok(handle) = &self.handle {
            handle.propose(body);
        }
    }
}

impl Online {
    /// Whether there is a table, even if it is over.
    pub fn is_open(&self) -> bool {
        self.session.is_some()
    }

    /// Why the table is over for this program, if it is.
    pub fn stop_reason(&self) -> Option<&StopReason> {
        self.session.as_ref()?.handle.as_ref().err()
    }

    /// Whether the player takes part in an unfinished match.
    pub fn is_playing(&self) -> bool {
        let playing = |table: &Table| table.is_on() && self.me().is_some_and(|me| table.sits(me));
        self.stop_reason().is_none() && self.table().is_some_and(playing)
    }

    /// Whether a match may not be analysed now: it is not over, and neither is the match that the player plays here.
    pub fn forbids_analysis(&self, game: &Match) -> bool {
        self.is_playing() && game.result().is_none()
    }

    /// Whether an invitation leads to the current table, with the same role.
    pub fn takes_part_at(&self, invitation: &Invitation) -> bool {
        self.session.as_ref().filter(|session| session.handle.is_ok()).is_some_and(|session| {
            let own = &session.invitation;
            let watches = own.secret.for_spectators();
            own.host == invitation.host && (own.secret == invitation.secret || watches == invitation.secret)
        })
    }

    /// The invitation for rejoining a table that is over, where that is possible.
    pub fn rejoin_invitation(&self) -> Option<&Invitation> {
        let session = self.session.as_ref()?;
        let closed =
            matches!(session.handle, Ok(_) | Err(StopReason::Ended(CloseCode::Closed | CloseCode::Done)));
        (!closed).then_some(&session.invitation)
    }

    /// The pending question to the player before entering a table.
    pub fn entry_question(&self) -> Option<EntryQuestion> {
        self.pending_entry.as_ref().map(|(question, _)| *question)
    }

    /// The table that the player goes to after the question, as far as known.
    pub fn entry_text(&self, kept: &SavedTables) -> Option<Localized> {
        self.pending_entry.as_ref()?.1.as_ref()?.text(kept)
    }

    /// Asks the player a question that no table follows.
    pub fn ask(&mut self, question: EntryQuestion) {
        self.pending_entry = Some((question, None));
    }

    /// Drops the pending question. Returns whether the player asked for it in the online menu, which then stays open.
    pub fn cancel_entry(&mut self) -> bool {
        let pending = self.pending_entry.take();
        matches!(pending, Some((question, None)) if question != EntryQuestion::Quit)
    }

    /// The table; `None` before its first event.
    pub fn table(&self) -> Option<&Table> {
        self.session.as_ref()?.replica.table()
    }

    pub fn me(&self) -> Option<PeerId> {
        self.session.as_ref().map(|session| session.me)
    }

    /// The proposal that takes a seat.
    pub fn sit_proposal(&self, seat: u8) -> Option<Body> {
        let name = self.session.as_ref()?.name.clone();
        Some(Body::Sit { seat, name, machine: false })
    }

    /// The proposal that takes the player's former seat in the match again, if it is free.
    pub fn return_proposal(&self) -> Option<Body> {
        let (table, me) = (self.table().filter(|table| table.is_on())?, self.me()?);
        let own = |seat: &Seat| seat.occupant == Occupant::Nobody && seat.last().peer() == Some(me);
        let seat = table.seats().iter().position(own).filter(|_| !table.sits(me))?;
        self.sit_proposal(u8::try_from(seat).ok()?).filter(|body| self.is_allowed(body))
    }

    pub fn is_own_turn(&self) -> bool {
        let to_move = self.table().and_then(Table::to_move);
        to_move.is_some_and(|(_, occupant)| occupant.peer() == self.me())
    }

    pub fn is_host(&self) -> bool {
        self.table().is_some_and(|table| Some(table.host()) == self.me())
    }

    /// Whether the player is to get a seat without asking for one.
    pub fn takes_seat(&self) -> bool {
        self.session.as_ref().is_some_and(|session| session.replica.wanted_seat.is_some())
    }

    /// Whether the first match waits for another person, and the player can start it without one.
    pub fn can_start_alone(&self) -> bool {
        let lacks_guest = self.session.as_ref().is_some_and(|session| session.replica.lacks_guest());
        let sits = self.table().zip(self.me()).is_some_and(|(table, me)| table.sits(me));
        lacks_guest && sits && self.is_host() && self.stop_reason().is_none()
    }

    /// Starts the first match without another person: computers take the empty seats.
    pub fn start_alone(&mut self, waker: &Waker) {
        let Some(session) = self.session.as_mut().filter(|session| session.replica.lacks_guest()) else {
            return;
        };
        session.replica.waits_for_guest = false;
        let Some(table) = session.replica.table() else { return };
        let level = Level::default().within(table.setup().variant).id().to_string();
        for seat in open_seats(table) {
            session.propose(Body::Computer { seat, level: level.clone() });
        }
        computer::perform_due_action(session, waker);
    }

    pub fn is_connected(&self) -> bool {
        self.session.as_ref().is_some_and(|session| session.connected == Some(true))
    }

    /// The duration of a person's absence, as reported by the host; `None` while present.
    pub fn absence(&self, peer: PeerId) -> Option<Duration> {
        let session = self.session.as_ref()?;
        let present = session.present.iter().find(|present| present.peer == peer)?;
        Some(Duration::from_secs(present.absent_s?.into()) + session.present_since.elapsed())
    }

    /// The absence after which the others may claim the match, if they may.
    pub fn claim_after(&self) -> Option<Duration> {
        claim_after(self.table()?.setup().clock)
    }

    /// The duration of the absence at each seat of other players: its player is absent, or has left it.
    fn empty_seats(&self) -> impl Iterator<Item = (usize, Duration)> {
        let seats = self.table().filter(|table| table.is_on()).map(Table::seats).unwrap_or_default();
        let since = self.session.as_ref().map(|session| session.open_since.as_slice()).unwrap_or_default();
        seats.iter().enumerate().filter_map(move |(seat, at)| {
            let empty = match &at.occupant {
                Occupant::Nobody => since.get(seat).copied().flatten()?.elapsed(),
                Occupant::Person { peer, .. } => self.absence(*peer)?,
                Occupant::Computer(_) => return None,
            };
            Some((seat, empty))
        })
    }

    /// A seat whose absence can be claimed, and the possible claims, a win before a draw.
    pub fn claimable(&self) -> Option<(usize, Vec<Body>)> {
        let overdue = self.overdue().into_iter();
        let all: Vec<_> =
            overdue.map(|seat| (seat, self.claims(seat))).filter(|(_, ends)| !ends.is_empty()).collect();
        let wins = |ends: &[Body]| matches!(ends, [Body::Claim { win: true, .. }, ..]);
        all.iter().find(|(_, ends)| wins(ends)).or(all.first()).cloned()
    }

    /// The possible claims on an absent seat, a win before a draw, once the grace period is over.
    pub fn claims(&self, seat: usize) -> Vec<Body> {
        let number = u8::try_from(seat).unwrap_or_default();
        let both = [true, false].map(|win| Body::Claim { seat: number, win });
        both.into_iter().filter(|body| self.is_allowed(body)).collect()
    }

    /// The seats that are absent for longer than the grace period.
    fn overdue(&self) -> Vec<usize> {
        let Some(claim) = self.claim_after() else { return Vec::new() };
        self.empty_seats().filter(|(_, empty)| *empty >= claim).map(|(seat, _)| seat).collect()
    }

    /// The time until the next change that needs no news.
    pub fn next_change(&self) -> Option<Duration> {
        let claim = self.claim_after()?;
        self.empty_seats()
            .filter_map(|(_, empty)| claim.checked_sub(empty))
            .min()
            .filter(|_| self.stop_reason().is_none())
    }

    /// The state of the connection to the host as a sentence; `None` while it is fine.
    pub fn connection_status(&self, kept: &SavedTables) -> Option<Localized> {
        // A match on the local network goes on without the internet.
        let is_needed = |problem: &ConnectionProblem| {
            *problem != ConnectionProblem::NoRelay || !self.is_host() || self.empty_seats().next().is_some()
        };
        if let Some(problem) = self.connection_problem().filter(is_needed) {
            return Some(problem.describe(self.host_name(kept)?));
        }
        let connected = self.session.as_ref()?.connected;
        let is_fine = self.is_host() || connected == Some(true);
        (!is_fine).then_some(if connected.is_some() { msg::ONLINE_LOST } else { msg::ONLINE_CONNECTING })
    }

    /// Why there is no connection to the host, if known.
    pub fn connection_problem(&self) -> Option<ConnectionProblem> {
        self.session.as_ref().filter(|session| session.handle.is_ok())?.connection_problem
    }

    pub fn host_name(&self, kept: &SavedTables) -> Option<Localized> {
        let host = self.table_invitation()?.host;
        Some(describe::host(self.table(), host, kept.contacts()))
    }

    /// The host of a guest's table, while it is known to be elsewhere or does not answer.
    pub fn missing_host(&self) -> Option<PeerId> {
        use ConnectionProblem::{HostLeft, NotOpen, Silent};
        let is_missing = matches!(self.connection_problem(), Some(HostLeft | NotOpen | Silent));
        self.table().map(Table::host).filter(|_| is_missing && !self.is_host())
    }

    /// The people at the table who would wait if this program, the host of an unfinished match, were closed.
    pub fn waiting_guests(&self) -> Vec<PeerId> {
        let Some(table) = self.table().filter(|_| self.is_host() && self.is_playing()) else {
            return Vec::new();
        };
        let here = (0..table.seats().len()).filter(|&seat| self.is_here(seat) == Some(true));
        let mut peers: Vec<PeerId> = here.filter_map(|seat| table.seats()[seat].occupant.peer()).collect();
        peers.sort_unstable();
        peers.dedup();
        peers
    }

    pub fn table_invitation(&self) -> Option<&Invitation> {
        self.session.as_ref().map(|session| &session.invitation)
    }

    /// Whether the clock of the seat to move runs.
    fn clock_runs(&self) -> bool {
        let runs = self.session.as_ref().is_some_and(|session| session.clock.runs());
        runs && self.stop_reason().is_none() && self.table().is_some_and(Table::is_running)
    }

    /// The seats that this program moves on the board. If the table was left or is over, none.
    fn seats_here(&self, game: &Match, online: OnlineMatch) -> SeatsHere {
        let takes_part =
            |table: &&Table| self.stop_reason().is_none() && !table.is_closed() && online.is(game);
        let table = self.table().filter(takes_part);
        let moves = |seat| table.is_some_and(|table| self.moves_seat(table, seat));
        let seats = (0..game.setup().seats.len()).map(moves).collect();
        SeatsHere::Online { seats, clock_runs: self.clock_runs(), over: table.is_none() }
    }

    /// The setup of the online match with display names.
    fn shown_setup(&self, kept: &SavedTables, language: Language) -> Option<Setup> {
        describe::shown_setup(self.table()?, kept.contacts(), self.me()?, language)
    }

    /// The online match with display names.
    fn shown(&self, kept: &SavedTables, language: Language) -> Option<Box<Match>> {
        let players = self.shown_setup(kept, language)?.seats;
        let mut game = self.table()?.game()?.clone().with_players(players);
        for (seat, left) in self.clocks().into_iter().enumerate() {
            game.clock_mut().set_left(seat, left);
        }
        Some(Box::new(game))
    }

    /// The current time of each seat, as the host charges it. Empty without a clock.
    fn clocks(&self) -> Vec<Duration> {
        let Some((table, session)) = self.table().zip(self.session.as_ref()) else { return Vec::new() };
        let now = session.began.elapsed();
        (0..table.seats().len()).filter_map(|seat| session.clock.left(table, seat, now)).collect()
    }

    /// The sent move that the host has not answered.
    pub fn pending_move(&self) -> Option<&str> {
        let (turn, mv) = self.session.as_ref()?.sent.as_ref()?;
        (self.is_playing() && self.table()?.turn() == *turn).then_some(mv)
    }

    fn play(&mut self, mv: String, thought_ms: u32) {
        let turn = self.table().map(Table::turn);
        if let Some((session, turn)) = self.session.as_mut().zip(turn) {
            session.sent = Some((turn, mv.clone()));
            session.propose(Body::Play { mv, thought_ms });
        }
    }

    /// Whether the table is announced on the local network.
    pub fn is_announced(&self) -> bool {
        self.session.as_ref().is_some_and(|session| session.announced)
    }

    /// Sets whether the table is announced on the local network. By default it is, if the reach includes the network.
    pub fn announce(&mut self, announced: bool) {
        if let Some(session) = &mut self.session {
            session.announced = announced;
        }
    }

    /// Whether the player on a seat is present; `None` for this player's seats and those without a person.
    pub fn is_here(&self, seat: usize) -> Option<bool> {
        let peer =
            self.table()?.seats().get(seat)?.occupant.peer().filter(|&peer| Some(peer) != self.me())?;
        // Without the host nothing is known about others.
        let alone = !self.is_connected() && !self.is_host();
        Some(!alone && self.absence(peer).is_none())
    }

    /// The presence at a seat as text; `None` without a table.
    pub fn seat_status(&self, seat: usize) -> Option<Localized> {
        let at = self.table()?.seats().get(seat)?;
        let id = match (&at.occupant, self.is_here(seat)) {
            (Occupant::Nobody, _) => msg::ONLINE_SEAT_FREE,
            (Occupant::Person { .. }, None) => msg::STATUS_YOU,
            (_, Some(false)) => msg::ONLINE_AWAY,
            (Occupant::Computer(_) | Occupant::Person { machine: true, .. }, _) => msg::ONLINE_COMPUTER,
            (Occupant::Person { .. }, Some(true)) => msg::ONLINE_HERE,
        };
        Some(id)
    }

    /// An invitation to the table for players or spectators, if this program can give one.
    pub fn invitation(&self, to_watch: bool) -> Option<Invitation> {
        let handle = self.session.as_ref()?.handle.as_ref().ok()?;
        if to_watch { handle.spectator_invitation() } else { self.is_host().then(|| handle.invitation()) }
    }

    /// The reach of the table; `None` without a table.
    pub fn reach(&self) -> Option<OnlineReach> {
        self.session.as_ref().map(|session| session.reach)
    }

    /// Whether the table can be opened again with another reach: it is the player's own, and no match is lost.
    pub fn can_change_reach(&self) -> bool {
        self.is_host() && self.stop_reason().is_none() && !self.table().is_some_and(Table::is_on)
    }

    /// Whether no relay answers while the player's own table waits.
    pub fn lacks_relay(&self) -> bool {
        let is_full = self.table().is_some_and(Table::is_full);
        self.can_change_reach() && !is_full && self.connection_problem() == Some(ConnectionProblem::NoRelay)
    }

    /// The copied invitation compared to the current one.
    pub fn invitation_copy(&self) -> InvitationCopy {
        match (&self.copied, self.invitation(false)) {
            (Some(copied), Some(now)) if *copied == now => InvitationCopy::Current,
            (Some(copied), Some(now)) if copied.secret == now.secret => InvitationCopy::Outdated,
            _ => InvitationCopy::None,
        }
    }

    pub fn note_copy(&mut self) {
        self.copied = self.invitation(false);
    }

    /// Sends a proposal to the host, which answers with an event or a refusal.
    pub fn propose(&self, body: Body) {
        if let Some(session) = &self.session {
            session.propose(body);
        }
    }

    /// Whether a player here may propose this now.
    pub fn is_allowed(&self, body: &Body) -> bool {
        let (Some(table), Some(me), None) = (self.table(), self.me(), self.stop_reason()) else {
            return false;
        };
        let absence = |seat| if self.is_here(seat) == Some(true) { Absence::Here } else { Absence::Overdue };
        table.check_with(me, body, absence).is_ok()
    }

    /// The oldest pending join request, with the guest's own name.
    pub fn next_join_request(&self) -> Option<(PeerId, &PlayerName)> {
        let (peer, name) = self.session.as_ref()?.join_requests.front()?;
        Some((*peer, name))
    }

    /// Answers a join request. Returns the guest's own name.
    fn admit(&mut self, peer: PeerId, yes: bool) -> Option<PlayerName> {
        let session = self.session.as_mut()?;
        session.handle.as_ref().ok()?.admit(peer, yes);
        let at = session.join_requests.iter().position(|(at, _)| *at == peer)?;
        session.join_requests.remove(at).map(|(_, name)| name)
    }

    /// Closes the player's own table for good, and leaves it.
    pub fn close(&mut self) {
        self.propose(Body::Close);
        self.leave();
    }

    /// Leaves the table. The host's own table can be reopened.
    pub fn leave(&mut self) {
        self.session = None;
    }

    /// Whether this program moves a seat: the player's own, and those of the host's computers.
    fn moves_seat(&self, table: &Table, seat: usize) -> bool {
        match table.seats().get(seat).map(|seat| &seat.occupant) {
            Some(Occupant::Person { peer, .. }) => Some(*peer) == self.me(),
            Some(Occupant::Computer(_)) => self.is_host(),
            _ => false,
        }
    }
}

fn open_seats(table: &Table) -> impl Iterator<Item = u8> {
    let is_open = |(_, seat): &(u8, &Seat)| seat.occupant == Occupant::Nobody;
    (0..).zip(table.seats()).filter(is_open).map(|(number, _)| number)
}
