//! The lobby of an online table: seats, presence, invitations, questions and phrases.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::new_table::NewTableForm;
use super::qr_image::qr_image;
use crate::game::exchange::ClipboardAccess;
use crate::game::hud::{self, seat_icon};
use crate::game::language::LocalizedText;
use crate::game::menus::close;
use crate::game::online::{EntryQuestion, InvitationCopy, Online, SavedTables, TableAction, sends_on};
use crate::game::redraw::Waker;
use crate::game::settings::OnlineReach;
use crate::game::state::{BackToMatch, MatchCommand, Menu, Notice, Screen, SeatsHere};
use crate::game::theme::{self, Confirmed, KeepFocus, Skin, Tooltip, sends, typeface};
use pushflip_core::ai::Level;
use pushflip_core::language::{Localized, msg};
use pushflip_core::online::describe;
use pushflip_core::online::qr_code::QrCode;
use pushflip_core::online::table::event::{Body, Phrase, QuestionKind};
use pushflip_core::online::table::identity::PeerId;
use pushflip_core::online::table::invitation::Invitation;
use pushflip_core::online::table::state::{Occupant, Table};
use pushflip_core::online::table::terms::Name as PlayerName;
use pushflip_core::session::{ClockRule, Match, localized};

/// The size of a seat's symbol, in pixels.
const SYMBOL: f32 = 28.0;

/// The maximum of listed entries of the table's history.
const LINES: usize = 10;
/// The height of the line about the state of the table, in pixels: enough for two lines, so that nothing below it moves
/// when it changes.
const STATE: f32 = 44.0;
/// The minimum width of the column beside the QR code, in pixels; in a narrower window the code is below it.
const BESIDE_CODE: f32 = 230.0;

/// A text that changes in place.
#[derive(Component)]
pub(super) enum Line {
    /// The place and the player of a seat.
    Seat(usize),
    /// The reason why the table waits.
    State,
}

/// The dot that shows whether the player of a seat is connected.
#[derive(Component)]
pub(super) struct Presence(usize);

/// The container of a button, which exists while its proposal is allowed.
#[derive(Component)]
pub(super) struct Offer {
    name: String,
    words: Localized,
    /// The question before the proposal, if the button asks for confirmation.
    question: Option<Localized>,
    body: Body,
}

/// The state that decides which rows the menu has. Only a change of it builds the menu again, since a rebuild loses a
/// press that has begun; all else changes in place.
#[expect(clippy::struct_excessive_bools, reason = "the flags are independent")]
#[derive(Component, PartialEq, Eq, Debug)]
pub(super) struct Rows {
    is_open: bool,
    question: Option<EntryQuestion>,
    has_form: bool,
    seats: Vec<Occupant>,
    is_on: bool,
    is_stopped: bool,
    is_host: bool,
    plays: bool,
    talks: bool,
    join_request: Option<(PeerId, PlayerName)>,
    starts_alone: bool,
    takes_seat: bool,
    in_code: Option<Invitation>,
    copy: InvitationCopy,
    in_panel: bool,
    on_board: bool,
}

impl Rows {
    pub(super) fn of(online: &Online, form: &NewTableForm, in_panel: bool, on_board: bool) -> Self {
        let seats = online.table().map(Table::seats).unwrap_or_default();
        Self {
            is_open: online.is_open(),
            question: online.entry_question(),
            has_form: form.0.is_some(),
            seats: seats.iter().map(|seat| seat.occupant.clone()).collect(),
            is_on: online.table().is_some_and(Table::is_on),
            is_stopped: online.stop_reason().is_some(),
            is_host: online.is_host(),
            plays: online.is_playing(),
            talks: online.is_allowed(&Body::Say(Phrase::Hello)),
            join_request: online.next_join_request().map(|(peer, name)| (peer, name.clone())),
            starts_alone: online.can_start_alone(),
            takes_seat: online.takes_seat(),
            in_code: invitation_in_code(online),
            copy: online.invitation_copy(),
            in_panel,
            on_board,
        }
    }
}

/// Whether news have changed the rows of the menu.
pub(super) fn is_outdated(
    online: Res<Online>,
    form: Res<NewTableForm>,
    screen: Res<State<Screen>>,
    here: Res<SeatsHere>,
    shown: Query<&Rows>,
) -> bool {
    let rows = Rows::of(&online, &form, *screen.get() == Screen::Playing, here.is_online());
    shown.single().ok() != Some(&rows)
}

/// Builds the lobby. `in_panel`: the panel beside the board shows pending questions. `on_board`: the board
/// shows the table's match.
pub(super) fn fill(
    menu: &mut ChildSpawnerCommands,
    online: &Online,
    kept: &SavedTables,
    in_panel: bool,
    on_board: bool,
) {
    menu.spawn(theme::heading(msg::ONLINE_TABLE));
    let Some(table) = online.table() else {
        connecting(menu, online, kept);
        return leave_row(menu, online, false);
    };
    theme::scroll_column(menu, 10.0, |list| {
        list.spawn((Name::new("Table summary"), theme::subheading(summary(online, table))));
        for seat in 0..table.seats().len() {
            seat_row(list, online, kept, table, seat);
        }
        let place =
            Node { min_height: px(STATE), flex_shrink: 0.0, align_items: AlignItems::Center, ..default() };
        list.spawn(place).with_child((Name::new("Table state"), theme::label(Localized::EMPTY), Line::State));
        if in_panel {
            join_request(list, online, kept);
        } else {
            list.spawn(hud::question_place());
        }
        if online.is_host() {
            invitation(list, online, table);
        }
        offer(list, "Pause".into(), msg::ONLINE_PAUSE, None, Body::Ask(QuestionKind::Pause));
        if in_panel {
            offer(list, "Resume".into(), msg::ONLINE_RESUME, None, Body::Resume);
        }
        list.spawn(hud::table_log(LINES));
        // Phrases have no recipient before a guest has come.
        if online.is_allowed(&Body::Say(Phrase::Hello)) && !online.can_start_alone() {
            let say = theme::secondary_button("Open phrases", msg::ONLINE_SAY);
            list.spawn((say, theme::opens(Menu::Phrases)));
        }
    });
    // With an ended match on the board, closing the menu leads back to it.
    leave_row(menu, online, on_board || table.is_on());
}

/// The game, the clock, who starts, and a reach other than the internet.
fn summary(online: &Online, table: &Table) -> Localized {
    let setup = table.setup();
    let clock = match setup.clock {
        ClockRule::None => msg::ONLINE_NO_CLOCK,
        clock => clock.into(),
    };
    let mut parts = vec![setup.variant.into(), clock];
    if !table.is_on() {
        let first = Match::new(setup.clone()).position().seat_to_move();
        parts.push(msg::FaultsStarts { seat: localized::seat(setup.variant, first) }.into());
    }
    parts.extend(match online.reach() {
        Some(OnlineReach::LocalNetwork) => Some(msg::SETTINGS_REACH_LOCAL),
        Some(OnlineReach::ThisMachine) => Some(msg::SETTINGS_REACH_MACHINE),
        Some(OnlineReach::Internet) | None => None,
    });
    Localized::joined(parts, " · ")
}

/// The page before the first event of the table.
fn connecting(menu: &mut ChildSpawnerCommands, online: &Online, kept: &SavedTables) {
    let place = Node {
        flex_grow: 1.0,
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        ..theme::column(12.0)
    };
    menu.spawn(place).with_children(|column| {
        if online.stop_reason().is_some() {
            column.spawn(hud::question_place());
            return;
        }
        let centred = || TextLayout::justify(Justify::Center);
        column.spawn((theme::subheading(msg::ONLINE_CONNECTING), centred()));
        column.spawn((theme::label(invitation_text(kept, online).unwrap_or_default()), centred()));
        let place = Node { min_height: px(STATE), ..default() };
        let state = (Name::new("Table state"), theme::note(Localized::EMPTY), centred(), Line::State);
        column.spawn(place).with_child(state);
    });
}

/// The invitation that is shown as a QR code.
fn invitation_in_code(online: &Online) -> Option<Invitation> {
    let waits = online.table().is_some_and(|table| !table.is_full() && !table.is_on());
    online.invitation(false).filter(|_| waits)
}

/// The invitation as text and, while a seat is empty, as a QR code; and how the host can do without it.
fn invitation(list: &mut ChildSpawnerCommands, online: &Online, table: &Table) {
    let code = invitation_in_code(online).and_then(|invitation| QrCode::new(&invitation));
    let row = Node {
        column_gap: px(20),
        row_gap: px(12),
        flex_wrap: FlexWrap::Wrap,
        flex_shrink: 0.0,
        align_items: AlignItems::Center,
        ..default()
    };
    list.spawn(row).with_children(|row| {
        let place =
            Node { flex_grow: 1.0, flex_basis: px(BESIDE_CODE), min_width: px(0), ..theme::column(10.0) };
        row.spawn(place).with_children(|column| {
            if code.is_some() {
                column.spawn(theme::label(msg::ONLINE_INVITE_ABOUT));
            }
            if !table.is_full() {
                let (words, skin) = match online.invitation_copy() {
                    InvitationCopy::None => (msg::ONLINE_INVITE, Skin::Primary),
                    InvitationCopy::Current => (msg::ONLINE_INVITE_COPIED, Skin::Secondary),
                    InvitationCopy::Outdated => (msg::ONLINE_INVITE_NEW, Skin::Primary),
                };
                let invitation = theme::text_button("Copy invitation", words, skin);
                column.spawn((invitation, theme::initial_focus(), observe(invite::<false>)));
            }
            let to_watch = theme::secondary_button("Copy invitation to watch", msg::ONLINE_INVITE_TO_WATCH);
            column.spawn((to_watch, KeepFocus, observe(invite::<true>)));
            if online.can_start_alone() {
                let button = theme::secondary_button("Start alone", msg::ONLINE_START_ALONE);
                let tip = Tooltip(msg::ONLINE_START_ALONE_TIP);
                column.spawn((button, tip, KeepFocus, observe(start_alone)));
            }
        });
        if let Some(code) = code {
            row.spawn(Node { align_items: AlignItems::Center, flex_shrink: 0.0, ..theme::column(4.0) })
                .with_children(|column| {
                    column.spawn(qr_image(code, table.seats().len()));
                    column.spawn(theme::note(msg::ONLINE_QR));
                });
        }
    });
}

/// Updates the texts, presence dots and offered buttons. Runs after the lobby was built.
pub(super) fn update(
    mut commands: Commands,
    (online, kept): (Res<Online>, Res<SavedTables>),
    mut lines: Query<(&Line, &mut LocalizedText, &mut Node), Without<Offer>>,
    mut dots: Query<(&Presence, &mut BackgroundColor)>,
    mut offers: Query<(Entity, &Offer, &mut Node, Has<Children>)>,
) {
    for (line, mut text, mut node) in &mut lines {
        let words = match line {
            Line::Seat(seat) => online.table().map(|table| seat_text(&online, table, *seat)),
            Line::State => state(&online, &kept),
        };
        let words = words.unwrap_or_default();
        theme::set_shown(&mut node, !words.is_empty());
        text.set_if_neq(LocalizedText(words));
    }
    for (Presence(seat), mut fill) in &mut dots {
        fill.set_if_neq(theme::presence_fill(is_here(&online, *seat)));
    }
    for (place, offer, mut node, is_filled) in &mut offers {
        let is_allowed = online.is_allowed(&offer.body);
        theme::set_shown(&mut node, is_allowed);
        if is_allowed && !is_filled {
            let action = TableAction::Propose(offer.body.clone());
            let button = theme::confirm_button(&offer.name, offer.words.clone(), offer.question.clone());
            commands.spawn((button, sends_on::<Confirmed>(action), KeepFocus, ChildOf(place)));
        } else if !is_allowed && is_filled {
            commands.entity(place).despawn_children();
        }
    }
}

fn offer(
    list: &mut ChildSpawnerCommands,
    name: String,
    words: Localized,
    question: Option<Localized>,
    body: Body,
) {
    let node = Node { display: Display::None, flex_shrink: 0.0, ..theme::column(0.0) };
    list.spawn((Offer { name, words, question, body }, node));
}

/// The host and the relay of the table that is being joined.
fn invitation_text(kept: &SavedTables, online: &Online) -> Option<Localized> {
    crate::game::online::invitation_text(kept, online.table_invitation()?)
}

fn seat_row(
    list: &mut ChildSpawnerCommands,
    online: &Online,
    kept: &SavedTables,
    table: &Table,
    seat: usize,
) {
    let variant = table.setup().variant;
    let number = u8::try_from(seat).unwrap_or_default();
    let occupant = &table.seats()[seat].occupant;
    let open_seats = table.seats().iter().filter(|seat| seat.occupant == Occupant::Nobody).count();
    let name = match occupant {
        Occupant::Nobody => msg::ONLINE_SEAT_FREE,
        Occupant::Computer(level) => (*level).into(),
        Occupant::Person { peer, name, .. } if Some(*peer) == online.me() => name.as_str().into(),
        Occupant::Person { peer, name, .. } => kept.contacts().display_name(*peer, name),
    };
    list.spawn((
        Name::new(format!("Online seat {}", seat + 1)),
        Node {
            align_items: AlignItems::Center,
            column_gap: px(10),
            min_height: px(theme::TOUCH),
            // A list without enough space scrolls instead of shrinking its rows.
            flex_shrink: 0.0,
            ..default()
        },
    ))
    .with_children(|row| {
        row.spawn(theme::glyph(seat_icon(variant, seat), SYMBOL));
        row.spawn((theme::presence_dot(is_here(online, seat)), Presence(seat)));
        row.spawn(Node { flex_grow: 1.0, flex_basis: px(0), ..theme::column(0.0) }).with_children(|column| {
            column.spawn(theme::bold_label(name, typeface::BODY));
            column.spawn((theme::note(Localized::EMPTY), Line::Seat(seat)));
        });
        let is_free = *occupant == Occupant::Nobody;
        let during_match = |question| table.is_on().then_some(question);
        // With a single empty seat, the button that starts with the computer does the same.
        let starts_alone = online.can_start_alone() && open_seats == 1;
        let level = Level::default().within(variant).id().to_string();
        let named = |what| format!("{what} {}", seat + 1);
        let stands = !online.takes_seat() && !online.me().is_some_and(|me| table.sits(me));
        if let Some(body) = online.sit_proposal(number).filter(|_| is_free && stands) {
            offer(row, named("Sit here"), msg::ONLINE_SIT, None, body);
        }
        if is_free && !starts_alone {
            let question = during_match(msg::ONLINE_SEAT_COMPUTER_SURE);
            let body = Body::Computer { seat: number, level };
            offer(row, named("Computer"), msg::ONLINE_SEAT_COMPUTER, question, body);
        } else if !is_free && occupant.peer() != online.me() {
            // A player's own seat becomes free when they leave the table.
            let question = during_match(msg::ONLINE_FREE_SURE);
            offer(row, named("Free the seat"), msg::ONLINE_FREE, question, Body::GetUp { seat: number });
        }
    });
}

fn is_here(online: &Online, seat: usize) -> bool {
    let occupant = online.table().map(|table| &table.seats()[seat].occupant);
    occupant.is_some_and(|occupant| *occupant != Occupant::Nobody) && online.is_here(seat).unwrap_or(true)
}

/// The line below the name.
fn seat_text(online: &Online, table: &Table, seat: usize) -> Localized {
    let place = localized::seat(table.setup().variant, seat);
    if table.seats()[seat].occupant == Occupant::Nobody {
        return place;
    }
    Localized::joined([place, online.seat_status(seat).unwrap_or_default()], " · ")
}

/// The status of the table, if it waits for something.
fn state(online: &Online, kept: &SavedTables) -> Option<Localized> {
    if let Some(why) = online.stop_reason() {
        return Some(why.into());
    }
    let Some(table) = online.table() else {
        let name = online.host_name(kept)?;
        return online.connection_problem().map(|problem| problem.describe(name));
    };
    if online.lacks_relay() {
        return Some(msg::ONLINE_OFFLINE);
    }
    if let Some(status) = online.connection_status(kept) {
        return Some(status);
    }
    let waits = !table.is_full();
    Some(match () {
        () if table.paused() => msg::ONLINE_PAUSED,
        () if table.is_on() && waits => msg::ONLINE_RESTS,
        () if waits => msg::ONLINE_WAITING,
        () if online.can_start_alone() => msg::ONLINE_ONLY_COMPUTERS,
        () if online.me().is_some_and(|me| !table.sits(me)) => msg::ONLINE_WATCHING,
        () => return None,
    })
}

/// The oldest join request.
fn join_request(list: &mut ChildSpawnerCommands, online: &Online, kept: &SavedTables) {
    let Some((peer, name)) = online.next_join_request() else { return };
    list.spawn(theme::row(8.0)).with_children(|row| {
        row.spawn(theme::label(describe::join_request(kept.contacts(), peer, name)));
        // The two answers stay side by side.
        row.spawn(theme::row(8.0)).with_children(|row| {
            for (name, words, skin, yes) in [
                ("Let in", msg::ONLINE_LET_IN, Skin::Primary, true),
                ("Keep out", msg::ONLINE_KEEP_OUT, Skin::Secondary, false),
            ] {
                let button = theme::text_button(name, words, skin);
                row.spawn((button, KeepFocus, sends_on::<Activate>(TableAction::Admit(peer, yes))));
            }
        });
    });
}

/// Leaving asks for confirmation if it closes the table, where nobody else has come.
fn leave_row(menu: &mut ChildSpawnerCommands, online: &Online, match_goes_on: bool) {
    let question = online.can_start_alone().then_some(msg::ONLINE_CLOSE_SURE);
    theme::footer(menu, |row| {
        let leave = theme::confirm_button("Leave the table", msg::ONLINE_LEAVE, question);
        row.spawn((leave, KeepFocus, observe(leave_table)));
        if match_goes_on {
            let words = msg::MENUS_RESUME;
            row.spawn((theme::secondary_button("Back to the match", words), KeepFocus, sends(BackToMatch)));
        } else {
            row.spawn((theme::secondary_button("Back", msg::SETUP_BACK), KeepFocus, observe(close)));
        }
    });
}

fn invite<const TO_WATCH: bool>(
    _: On<Activate>,
    mut online: ResMut<Online>,
    mut clipboard: ClipboardAccess,
    mut notices: MessageWriter<Notice>,
) {
    if let Some(invitation) = online.invitation(TO_WATCH) {
        clipboard.set_text(invitation.to_string());
        if !TO_WATCH {
            online.note_copy();
        }
        notices.write(Notice(msg::ONLINE_INVITED));
    }
}

fn start_alone(_: On<Activate>, mut online: ResMut<Online>, waker: Waker) {
    online.start_alone(&waker);
}

/// Leaves the table, and the board if it shows the table's match. During a match the player is asked first.
fn leave_table(
    _: On<Confirmed>,
    here: Res<SeatsHere>,
    mut online: ResMut<Online>,
    mut menu: ResMut<NextState<Menu>>,
    mut asked: MessageWriter<MatchCommand>,
) {
    if online.is_playing() {
        online.ask(EntryQuestion::Leave);
        return;
    }
    if online.can_start_alone() {
        online.close();
    } else {
        online.leave();
    }
    menu.set(Menu::None);
    if here.is_online() {
        asked.write(MatchCommand::Leave);
    }
}
