//! Online play: this program's copy of the table, the match that follows it, and the proposals that it sends
//! to the host.

mod answer;
mod door;
mod follow;
mod hear;
mod kept;
mod nearby;
mod say;
mod words;

use std::collections::VecDeque;
use std::path::Path;
use std::time::{Duration, Instant};

use bevy::prelude::*;

use super::language::Language;
use super::state::{Notice, OnlineMatch, SeatsHere, Step};
use pushflip_core::online::net::{FarTable, Trouble};
use pushflip_core::online::steward::Steward;
use pushflip_core::online::store::{KeyFault, Store};
use pushflip_core::online::table::clock::grace;
use pushflip_core::online::table::event::Body;
use pushflip_core::online::table::guest::Stop;
use pushflip_core::online::table::identity::PeerId;
use pushflip_core::online::table::invitation::Invitation;
use pushflip_core::online::table::message::{Close, Presence};
use pushflip_core::online::table::state::{Sitter, Table};
use pushflip_core::online::table::terms::Name as PlayerName;
use pushflip_core::session::{Match, Setup};

pub use door::{Proceed, Question};
pub use kept::{Kept, KeptTable};
pub use nearby::Nearby;
pub use say::{Answer, says};
pub use words::{asks, called, invites, knocks, name_of, phrase, said, stopped, waiting};

/// Adds the online table; without one nothing of this runs.
pub fn plugin(app: &mut App) {
    app.init_resource::<Online>()
        .add_plugins((door::plugin, hear::plugin, answer::plugin, follow::plugin, say::plugin))
        .add_plugins((kept::plugin, nearby::plugin))
        .add_systems(
            Update,
            complain.run_if(|online: Res<Online>| !online.complaints.is_empty()).in_set(Step::Hud),
        );
}

/// The online table that this program sits at, if there is one.
#[derive(Resource, Default)]
pub struct Online {
    /// The files, with the key of this program; opened where they are needed first.
    store: Option<Store>,
    /// What was wrong with them, until it is told.
    complaints: Vec<KeyFault>,
    seated: Option<Seated>,
    /// The table that the player wants to go to, and what they are asked before.
    asks: Option<(door::Way, Question)>,
}

struct Seated {
    /// The connection; none once it is over.
    far: Option<FarTable>,
    /// The invitation to this table.
    invitation: Invitation,
    /// Whose seats are moved from here.
    me: PeerId,
    /// What the player is called there.
    name: PlayerName,
    /// Keeps the table as its host tells it.
    steward: Steward,
    /// The question that a computer here works on.
    thought: Option<answer::Thought>,
    present: Vec<Presence>,
    /// When the host has said who is here.
    present_since: Instant,
    /// When the last event came.
    event_at: Instant,
    /// Since when nobody sits on a seat in a match.
    open_since: Vec<Option<Instant>>,
    /// The seats that were empty for too long at the last look.
    overdue: Vec<usize>,
    /// Whether the host answers; none before it did for the first time.
    connected: Option<bool>,
    /// Why it does not, where the network knows.
    trouble: Option<Trouble>,
    /// Whether this program comes to play, and has not sat down yet.
    wants_seat: bool,
    /// The event after which it has asked for a seat.
    asked_seat: Option<u32>,
    /// Who asks to come in without an invitation, the first one first, as they call themselves.
    knocks: VecDeque<(PeerId, PlayerName)>,
    /// The move that was chosen here last, and the event after which it was.
    sent: Option<(u32, String)>,
    /// Whether the table is shown on the local network.
    announced: bool,
    /// How many of its events were stored here before.
    stored: usize,
    /// Matches that have ended and are to be filed.
    ended: Vec<Match>,
    /// Why this program takes part no more.
    over: Option<Stop>,
}

impl Seated {
    fn new(far: FarTable, name: PlayerName, wants_seat: bool, stored: usize) -> Self {
        let (now, me) = (Instant::now(), far.me());
        Self {
            invitation: far.invitation(),
            far: Some(far),
            me,
            name,
            steward: Steward::new(me),
            thought: None,
            present: Vec::new(),
            present_since: now,
            event_at: now,
            open_since: Vec::new(),
            overdue: Vec::new(),
            connected: None,
            trouble: None,
            wants_seat,
            asked_seat: None,
            knocks: VecDeque::new(),
            sent: None,
            announced: false,
            stored,
            ended: Vec::new(),
            over: None,
        }
    }

    fn say(&self, body: Body) {
        if let Some(far) = &self.far {
            far.say(body);
        }
    }
}

impl Online {
    /// Whether there is a table, be it that this program takes part no more.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.seated.is_some()
    }

    /// Why this program takes part no more, if it does not.
    #[must_use]
    pub fn over(&self) -> Option<&Stop> {
        self.seated.as_ref()?.over.as_ref()
    }

    /// Whether the player plays a match here that is not over.
    #[must_use]
    pub fn plays(&self) -> bool {
        let playing = |table: &Table| table.is_on() && self.me().is_some_and(|me| table.sits(me));
        self.over().is_none() && self.table().is_some_and(playing)
    }

    /// Whether an invitation leads to the table where this program takes part, to the same part in it.
    #[must_use]
    pub fn is_at(&self, invitation: &Invitation) -> bool {
        self.seated.as_ref().filter(|seated| seated.over.is_none()).is_some_and(|seated| {
            let own = &seated.invitation;
            let watches = own.secret.to_watch();
            own.host == invitation.host && (own.secret == invitation.secret || watches == invitation.secret)
        })
    }

    /// The invitation with which to come to the table again, where that can help.
    #[must_use]
    pub fn again(&self) -> Option<&Invitation> {
        let seated = self.seated.as_ref()?;
        let closed = matches!(seated.over, None | Some(Stop::Ended(Close::Closed | Close::Done)));
        (!closed).then_some(&seated.invitation)
    }

    /// The pending question before a change of tables.
    #[must_use]
    pub fn question(&self) -> Option<Question> {
        self.asks.as_ref().map(|(_, question)| *question)
    }

    /// The table, once the host has told of it.
    #[must_use]
    pub fn table(&self) -> Option<&Table> {
        self.seated.as_ref()?.steward.table()
    }

    /// Who plays here.
    #[must_use]
    pub fn me(&self) -> Option<PeerId> {
        self.seated.as_ref().map(|seated| seated.me)
    }

    /// Whether a key is the player's own, once they have sat at a table.
    #[must_use]
    pub fn is_own(&self, peer: PeerId) -> bool {
        self.store.as_ref().is_some_and(|store| store.is_own(peer))
    }

    /// What sits the player down on a seat.
    #[must_use]
    pub fn sit(&self, seat: u8) -> Option<Body> {
        let name = self.seated.as_ref()?.name.clone();
        Some(Body::Sit { seat, name, machine: false })
    }

    /// Whether this program keeps the table.
    #[must_use]
    pub fn is_host(&self) -> bool {
        self.table().is_some_and(|table| Some(table.host()) == self.me())
    }

    /// Whether the host answers.
    #[must_use]
    pub fn is_connected(&self) -> bool {
        self.seated.as_ref().is_some_and(|seated| seated.connected == Some(true))
    }

    /// For how long somebody has been away, as the host knows it; none while they are here.
    #[must_use]
    pub fn away(&self, peer: PeerId) -> Option<Duration> {
        let seated = self.seated.as_ref()?;
        let present = seated.present.iter().find(|present| present.peer == peer)?;
        Some(Duration::from_secs(present.absent_s?.into()) + seated.present_since.elapsed())
    }

    /// How long somebody may be away before the others may claim the match.
    fn grace(&self) -> Duration {
        self.table().map_or(Duration::MAX, |table| grace(table.setup().clock))
    }

    /// For how long each seat of the others was empty in the match: its player is away, or has left it.
    fn empty(&self) -> impl Iterator<Item = (usize, Duration)> {
        let seats = self.table().filter(|table| table.is_on()).map(Table::seats).unwrap_or_default();
        let since = self.seated.as_ref().map(|seated| seated.open_since.as_slice()).unwrap_or_default();
        seats.iter().enumerate().filter_map(move |(seat, at)| {
            let empty = match &at.sitter {
                Sitter::Open => since.get(seat).copied().flatten()?.elapsed(),
                Sitter::Person { peer, .. } => self.away(*peer)?,
                Sitter::Computer(_) => return None,
            };
            Some((seat, empty))
        })
    }

    /// The seat whose absence can be claimed, and the ends that the rules allow: a win before a draw.
    #[must_use]
    pub fn claims(&self) -> Option<(usize, Vec<Body>)> {
        let ends = |seat: usize| -> Vec<Body> {
            let number = u8::try_from(seat).unwrap_or_default();
            let both = [true, false].map(|win| Body::Claim { seat: number, win });
            both.into_iter().filter(|body| self.may(body)).collect()
        };
        let overdue = self.overdue().into_iter();
        let all: Vec<_> =
            overdue.map(|seat| (seat, ends(seat))).filter(|(_, ends)| !ends.is_empty()).collect();
        let wins = |ends: &[Body]| matches!(ends, [Body::Claim { win: true, .. }, ..]);
        all.iter().find(|(_, ends)| wins(ends)).or(all.first()).cloned()
    }

    /// The seats that were empty for longer than the grace period.
    fn overdue(&self) -> Vec<usize> {
        let grace = self.grace();
        self.empty().filter(|(_, empty)| *empty >= grace).map(|(seat, _)| seat).collect()
    }

    /// How soon time alone changes something.
    #[must_use]
    pub fn next_change(&self) -> Option<Duration> {
        let grace = self.grace();
        self.empty().filter_map(|(_, empty)| grace.checked_sub(empty)).min().filter(|_| self.over().is_none())
    }

    /// Why the host does not answer, where that is known.
    #[must_use]
    pub fn trouble(&self) -> Option<Trouble> {
        self.seated.as_ref().filter(|seated| seated.over.is_none())?.trouble
    }

    /// The invitation to the table.
    #[must_use]
    pub fn invited(&self) -> Option<&Invitation> {
        self.seated.as_ref().map(|seated| &seated.invitation)
    }

    /// Whether the clock of the seat to move runs.
    fn clock_runs(&self) -> bool {
        self.over().is_none() && self.table().is_some_and(Table::is_running)
    }

    /// Who moves the seats of an online match on the board. Where its table was left, or is over, nobody does.
    fn seats_here(&self, game: &Match, online: OnlineMatch) -> SeatsHere {
        let takes_part = |table: &&Table| self.over().is_none() && !table.is_closed() && online.is(game);
        let table = self.table().filter(takes_part);
        let moves = |seat| table.is_some_and(|table| self.moves(table, seat));
        let seats = (0..game.setup().seats.len()).map(moves).collect();
        SeatsHere::Online { seats, clock_runs: self.clock_runs(), over: table.is_none() }
    }

    /// The setup of an online match, with its players as they are called here.
    fn shown_setup(&self, game: &Match, kept: &Kept, language: Language) -> Setup {
        let mut setup = game.setup().clone();
        let seats = self.table().map(Table::seats).unwrap_or_default();
        for (player, seat) in setup.seats.iter_mut().zip(seats) {
            if let Some((peer, name)) = seat.sitter.person().filter(|(peer, _)| Some(*peer) != self.me()) {
                player.name = called(language, kept, peer, name);
            }
        }
        setup.normalized()
    }

    /// The online match, with its players as they are called here.
    fn shown(&self, kept: &Kept, language: Language) -> Option<Box<Match>> {
        let mut game = self.table()?.game()?.clone();
        let setup = self.shown_setup(&game, kept, language);
        for (seat, player) in setup.seats.into_iter().enumerate() {
            game.set_player(seat, player);
        }
        for (seat, left) in self.clocks().into_iter().enumerate() {
            game.clock_mut().set_left(seat, left);
        }
        Some(Box::new(game))
    }

    /// What each seat has left now: as the host has said with the last event, less the time since. Empty without a
    /// clock.
    fn clocks(&self) -> Vec<Duration> {
        let Some((game, seated)) = self.table().and_then(Table::game).zip(self.seated.as_ref()) else {
            return Vec::new();
        };
        let mover = game.position().seat_to_move();
        let since = |seat| {
            let runs = seat == mover && self.clock_runs();
            if runs { seated.event_at.elapsed() } else { Duration::ZERO }
        };
        let left = |seat| Some(game.clock().left(seat)?.saturating_sub(since(seat)));
        (0..game.setup().seats.len()).filter_map(left).collect()
    }

    /// The move that was chosen here and that the host has not answered.
    #[must_use]
    pub fn sent(&self) -> Option<&str> {
        let (turn, mv) = self.seated.as_ref()?.sent.as_ref()?;
        (self.plays() && self.table()?.turn() == *turn).then_some(mv)
    }

    /// Tells the host a move.
    fn play(&mut self, mv: String, thought_ms: u32) {
        let turn = self.table().map(Table::turn);
        if let Some((seated, turn)) = self.seated.as_mut().zip(turn) {
            seated.sent = Some((turn, mv.clone()));
            seated.say(Body::Play { mv, thought_ms });
        }
    }

    /// Whether the table is shown on the local network.
    #[must_use]
    pub fn is_announced(&self) -> bool {
        self.seated.as_ref().is_some_and(|seated| seated.announced)
    }

    /// Shows the table on the local network, or no more.
    pub fn announce(&mut self, announced: bool) {
        if let Some(seated) = &mut self.seated {
            seated.announced = announced;
        }
    }

    /// Whether who sits on a seat is here; none where nobody is far away.
    #[must_use]
    pub fn is_here(&self, seat: usize) -> Option<bool> {
        let peer = self.table()?.seats().get(seat)?.sitter.peer().filter(|&peer| Some(peer) != self.me())?;
        // Without the host nothing is known of the others.
        let alone = !self.is_connected() && !self.is_host();
        Some(!alone && self.away(peer).is_none())
    }

    /// The same in words; none where there is no table.
    #[must_use]
    pub fn state_of(&self, seat: usize, language: Language) -> Option<String> {
        let id = match (&self.table()?.seats().get(seat)?.sitter, self.is_here(seat)) {
            (Sitter::Open, _) => "online-seat-free",
            (Sitter::Person { .. }, None) => "online-seat-you",
            (_, Some(false)) => "online-away",
            (Sitter::Computer(_) | Sitter::Person { machine: true, .. }, _) => "online-computer",
            (Sitter::Person { .. }, Some(true)) => "online-here",
        };
        Some(language.say(id))
    }

    /// The invitation that this program can give, to play or to watch.
    #[must_use]
    pub fn invitation(&self, to_watch: bool) -> Option<Invitation> {
        let far = self.seated.as_ref()?.far.as_ref()?;
        if to_watch { far.to_watch() } else { self.is_host().then(|| far.invitation()) }
    }

    /// Tells the host what is wanted here; whether it can be comes back as an event or a refusal.
    pub fn say(&self, body: Body) {
        if let Some(seated) = &self.seated {
            seated.say(body);
        }
    }

    /// Whether a player here may say this now.
    #[must_use]
    pub fn may(&self, body: &Body) -> bool {
        let (Some(table), Some(me), None) = (self.table(), self.me(), self.over()) else { return false };
        table.check(me, body).is_ok()
    }

    /// Who asks the host to be let in, if anybody does, and what they call themselves.
    #[must_use]
    pub fn at_the_door(&self) -> Option<(PeerId, &PlayerName)> {
        let (peer, name) = self.seated.as_ref()?.knocks.front()?;
        Some((*peer, name))
    }

    /// Lets somebody in who has asked, or sends them away.
    fn admit(&mut self, peer: PeerId, yes: bool) {
        if let Some(seated) = &mut self.seated {
            seated.knocks.retain(|(at, _)| *at != peer);
            if let Some(far) = &seated.far {
                far.admit(peer, yes);
            }
        }
    }

    /// Leaves the table. One of one's own can be opened again.
    pub fn leave(&mut self) {
        self.seated = None;
    }

    /// Whether a seat is moved from here: by a person, or by the computer of the host.
    fn moves(&self, table: &Table, seat: usize) -> bool {
        match table.seats().get(seat).map(|seat| &seat.sitter) {
            Some(Sitter::Person { peer, .. }) => Some(*peer) == self.me(),
            Some(Sitter::Computer(_)) => self.is_host(),
            _ => false,
        }
    }

    /// The files in the data folder. What is wrong with them is told.
    fn store(&mut self, data: &Path) -> &Store {
        self.store.get_or_insert_with(|| {
            let (store, complaints) = Store::open(data);
            self.complaints.extend(complaints);
            store
        })
    }
}

fn complain(mut online: ResMut<Online>, language: Res<Language>, mut notices: MessageWriter<Notice>) {
    let complaints = std::mem::take(&mut online.bypass_change_detection().complaints);
    notices.write_batch(complaints.iter().map(|fault| Notice(words::key_fault(*language, fault))));
}
