//! The lobby of an online table: seats, presence, invitations, questions and phrases.

use bevy::prelude::*;
use bevy::ui::Checked;
use bevy::ui_widgets::{Activate, ValueChange, observe};

use super::phrases;
use crate::game::exchange::ClipboardAccess;
use crate::game::hud::{self, seat_icon};
use crate::game::language::{Language, localized};
use crate::game::menus::close;
use crate::game::online::{
    EntryQuestion, Online, SavedTables, TableAction, connection_problem_text, display_name,
    join_request_text, phrase_lines, sends_on, stop_reason_text,
};
use crate::game::state::{BackToMatch, MatchCommand, Menu, Notice, Screen, SeatsHere, Step};
use crate::game::theme::{self, Confirmed, KeepFocus, palette, typeface};
use pushflip_core::ai::Level;
use pushflip_core::online::table::event::{Body, Phrase, QuestionKind};
use pushflip_core::online::table::identity::PeerId;
use pushflip_core::online::table::state::{Occupant, Table};
use pushflip_core::online::table::terms::Name as PlayerName;

/// The size of a seat's symbol, in pixels.
const SYMBOL: f32 = 28.0;

/// The maximum of listed phrases.
const LINES: usize = 6;

/// Updates the switch for announcing the table.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, mark.run_if(in_state(Menu::Online)).in_set(Step::Hud));
}

/// The switch for announcing the table.
#[derive(Component)]
struct Announces;

/// A text that changes in place.
#[derive(Component)]
pub(super) enum Line {
    /// Where a seat is, and who is there.
    Seat(usize),
    /// What the table waits for.
    State,
    Phrases,
}

/// The dot that shows whether the player of a seat is connected.
#[derive(Component)]
pub(super) struct Presence(usize);

/// The place of a button, which is there while its proposal is allowed.
#[derive(Component)]
pub(super) struct Offer {
    name: String,
    words: &'static str,
    /// The question before the proposal, if the button asks for confirmation.
    question: Option<&'static str>,
    body: Body,
}

/// What decides about the rows of the menu. Only a change of it builds the menu again, since a rebuild loses a press
/// that has begun; all else changes in place.
#[expect(clippy::struct_excessive_bools, reason = "the flags are independent")]
#[derive(Component, PartialEq, Eq, Debug)]
pub(super) struct Rows {
    is_open: bool,
    question: Option<EntryQuestion>,
    seats: Vec<Occupant>,
    is_on: bool,
    is_stopped: bool,
    is_host: bool,
    plays: bool,
    talks: bool,
    join_request: Option<(PeerId, PlayerName)>,
    in_panel: bool,
    on_board: bool,
}

impl Rows {
    pub(super) fn of(online: &Online, in_panel: bool, on_board: bool) -> Self {
        let seats = online.table().map(Table::seats).unwrap_or_default();
        Self {
            is_open: online.is_open(),
            question: online.entry_question(),
            seats: seats.iter().map(|seat| seat.occupant.clone()).collect(),
            is_on: online.table().is_some_and(Table::is_on),
            is_stopped: online.stop_reason().is_some(),
            is_host: online.is_host(),
            plays: online.is_playing(),
            talks: online.is_allowed(&Body::Say(Phrase::Hello)),
            join_request: online.next_join_request().map(|(peer, name)| (peer, name.clone())),
            in_panel,
            on_board,
        }
    }
}

/// Whether news have changed the rows of the menu.
pub(super) fn is_outdated(
    online: Res<Online>,
    screen: Res<State<Screen>>,
    here: Res<SeatsHere>,
    shown: Query<&Rows>,
) -> bool {
    let rows = Rows::of(&online, *screen.get() == Screen::Playing, here.is_online());
    shown.single().ok() != Some(&rows)
}

/// Builds the lobby. `in_panel`: the panel beside the board shows pending questions. `on_board`: the board
/// shows the table's match.
pub(super) fn fill(
    menu: &mut ChildSpawnerCommands,
    language: Language,
    online: &Online,
    kept: &SavedTables,
    in_panel: bool,
    on_board: bool,
) {
    let say = |id: &str| language.say(id);
    menu.spawn(theme::heading(&say("online-table")));
    let Some(table) = online.table() else {
        if online.stop_reason().is_some() {
            menu.spawn(hud::question_place());
        } else {
            menu.spawn(theme::label(&say("online-connecting")));
            menu.spawn(theme::note(&invitation_text(language, kept, online).unwrap_or_default()));
            menu.spawn((Name::new("Table state"), theme::note(""), Line::State));
        }
        return leave_row(menu, language, false, false);
    };
    super::page(menu, 10.0, |list| {
        list.spawn(theme::subheading(&localized::variant(language, table.setup().variant)));
        for seat in 0..table.seats().len() {
            seat_row(list, language, online, kept, table, seat);
        }
        list.spawn((Name::new("Table state"), theme::note(""), Line::State));
        if in_panel {
            join_request(list, language, online, kept);
        } else {
            list.spawn(hud::question_place());
        }
        if online.is_host() {
            list.spawn(theme::row(8.0)).with_children(|row| {
                let words = say("online-invite");
                let button = theme::primary_button("Copy invitation", &words);
                row.spawn((button, theme::initial_focus(), observe(invite::<false>)));
                let words = say("online-invite-to-watch");
                row.spawn((
                    theme::secondary_button("Copy invitation to watch", &words),
                    KeepFocus,
                    observe(invite::<true>),
                ));
            });
            list.spawn((theme::toggle("Announce", &say("online-announce")), Announces, observe(announce)));
        }
        offer(list, "Pause".into(), "online-pause", None, Body::Ask(QuestionKind::Pause));
        if in_panel {
            offer(list, "Resume".into(), "online-resume", None, Body::Resume);
        }
        list.spawn((Name::new("Said at the table"), theme::note(""), Line::Phrases));
        if online.is_allowed(&Body::Say(Phrase::Hello)) {
            list.spawn(theme::subheading(&say("online-say")));
            phrases::row(list, language, |_| ());
        }
    });
    // With an ended match on the board, closing the menu leads back to it.
    leave_row(menu, language, on_board || table.is_on(), online.is_playing());
}

/// Updates the texts, presence dots and offered buttons. Runs after the lobby was built.
pub(super) fn update(
    mut commands: Commands,
    language: Res<Language>,
    online: Res<Online>,
    kept: Res<SavedTables>,
    mut lines: Query<(&Line, &mut Text, &mut Node), Without<Offer>>,
    mut dots: Query<(&Presence, &mut BackgroundColor)>,
    mut offers: Query<(Entity, &Offer, &mut Node, Has<Children>)>,
) {
    for (line, mut text, mut node) in &mut lines {
        let words = match line {
            Line::Seat(seat) => online.table().map(|table| seat_text(*language, &online, table, *seat)),
            Line::State => state(*language, &online),
            Line::Phrases => Some(phrase_lines(&online, &kept, *language, LINES).join("\n")),
        };
        let words = words.unwrap_or_default();
        show(&mut node, !words.is_empty());
        text.set_if_neq(Text(words));
    }
    for (Presence(seat), mut fill) in &mut dots {
        fill.set_if_neq(theme::presence_fill(is_here(&online, *seat)));
    }
    for (place, offer, mut node, is_filled) in &mut offers {
        let is_allowed = online.is_allowed(&offer.body);
        show(&mut node, is_allowed);
        if is_allowed && !is_filled {
            let action = TableAction::Propose(offer.body.clone());
            let (name, words) = (offer.name.as_str(), language.say(offer.words));
            let mut button = commands.spawn((KeepFocus, ChildOf(place)));
            match offer.question {
                Some(question) => button.insert((
                    theme::confirm_button(name, &words, &language.say(question)),
                    sends_on::<Confirmed>(action),
                )),
                None => button.insert((theme::secondary_button(name, &words), sends_on::<Activate>(action))),
            };
        } else if !is_allowed && is_filled {
            commands.entity(place).despawn_children();
        }
    }
}

fn show(node: &mut Mut<Node>, is_shown: bool) {
    let display = if is_shown { Display::Flex } else { Display::None };
    if node.display != display {
        node.display = display;
    }
}

fn offer(
    list: &mut ChildSpawnerCommands,
    name: String,
    words: &'static str,
    question: Option<&'static str>,
    body: Body,
) {
    let node = Node { display: Display::None, flex_shrink: 0.0, ..theme::column(0.0) };
    list.spawn((Offer { name, words, question, body }, node));
}

/// The host and the relay of the table that is being joined.
fn invitation_text(language: Language, kept: &SavedTables, online: &Online) -> Option<String> {
    crate::game::online::invitation_text(language, kept, online.table_invitation()?)
}

/// The connection problem, if any.
fn connection_problem(language: Language, online: &Online) -> Option<String> {
    online.connection_problem().map(|problem| connection_problem_text(language, problem))
}

fn seat_row(
    list: &mut ChildSpawnerCommands,
    language: Language,
    online: &Online,
    kept: &SavedTables,
    table: &Table,
    seat: usize,
) {
    let variant = table.setup().variant;
    let number = u8::try_from(seat).unwrap_or_default();
    let occupant = &table.seats()[seat].occupant;
    let name = match occupant {
        Occupant::Nobody => language.say("online-seat-free"),
        Occupant::Computer(level) => localized::level(language, *level),
        Occupant::Person { peer, name, .. } if Some(*peer) == online.me() => name.to_string(),
        Occupant::Person { peer, name, .. } => display_name(language, kept, *peer, name),
    };
    list.spawn((
        Name::new(format!("Far seat {}", seat + 1)),
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
            column.spawn((Text::new(name), typeface::bold(typeface::BODY), TextColor(palette::PARCHMENT)));
            column.spawn((theme::note(""), Line::Seat(seat)));
        });
        let is_free = *occupant == Occupant::Nobody;
        let during_match = |question| table.is_on().then_some(question);
        let level = Level::default().within(variant).id().to_string();
        let named = |what| format!("{what} {}", seat + 1);
        if let Some(body) =
            online.sit_proposal(number).filter(|_| is_free && !online.me().is_some_and(|me| table.sits(me)))
        {
            offer(row, named("Sit here"), "online-sit", None, body);
        }
        if is_free {
            let question = during_match("online-seat-computer-sure");
            let body = Body::Computer { seat: number, level };
            offer(row, named("Computer"), "online-seat-computer", question, body);
        } else if occupant.peer() != online.me() {
            // A player's own seat becomes free when they leave the table.
            let question = during_match("online-free-sure");
            offer(row, named("Free the seat"), "online-free", question, Body::GetUp { seat: number });
        }
    });
}

fn is_here(online: &Online, seat: usize) -> bool {
    let occupant = online.table().map(|table| &table.seats()[seat].occupant);
    occupant.is_some_and(|occupant| *occupant != Occupant::Nobody) && online.is_here(seat).unwrap_or(true)
}

/// The line below the name.
fn seat_text(language: Language, online: &Online, table: &Table, seat: usize) -> String {
    let place = localized::seat(language, table.setup().variant, seat);
    if table.seats()[seat].occupant == Occupant::Nobody {
        return place;
    }
    format!("{place} · {}", online.seat_status(seat, language).unwrap_or_default())
}

/// The status of the table, if it waits for something.
fn state(language: Language, online: &Online) -> Option<String> {
    if let Some(why) = online.stop_reason() {
        return Some(stop_reason_text(language, why));
    }
    if let Some(problem) = connection_problem(language, online) {
        return Some(problem);
    }
    let table = online.table()?;
    let waits = !table.is_full();
    let id = match () {
        () if !online.is_connected() && !online.is_host() => "online-lost",
        () if table.paused() => "online-paused",
        () if table.is_on() && waits => "online-rests",
        () if waits => "online-waiting",
        () if online.me().is_some_and(|me| !table.sits(me)) => "online-watching",
        () => return None,
    };
    Some(language.say(id))
}

/// The oldest join request.
fn join_request(list: &mut ChildSpawnerCommands, language: Language, online: &Online, kept: &SavedTables) {
    let Some((peer, name)) = online.next_join_request() else { return };
    list.spawn(theme::row(8.0)).with_children(|row| {
        row.spawn(theme::label(&join_request_text(language, kept, peer, name)));
        // The two answers stay side by side.
        row.spawn(theme::row(8.0)).with_children(|row| {
            for (name, words, yes) in
                [("Let in", "online-let-in", true), ("Keep out", "online-keep-out", false)]
            {
                let button = theme::secondary_button(name, &language.say(words));
                row.spawn((button, KeepFocus, sends_on::<Activate>(TableAction::Admit(peer, yes))));
            }
        });
    });
}

/// Leaving asks for confirmation if the player `plays` a match at the table.
fn leave_row(menu: &mut ChildSpawnerCommands, language: Language, match_goes_on: bool, plays: bool) {
    menu.spawn(theme::divider());
    menu.spawn(theme::button_row()).with_children(|row| {
        let (name, words) = ("Leave the table", language.say("online-leave"));
        let mut leave = row.spawn(KeepFocus);
        if plays {
            let button = theme::confirm_button(name, &words, &language.say("online-leave-sure"));
            leave.insert((button, observe(leave_table::<Confirmed>)));
        } else {
            leave.insert((theme::secondary_button(name, &words), observe(leave_table::<Activate>)));
        }
        if match_goes_on {
            let back =
                |_: On<Activate>, mut requests: MessageWriter<BackToMatch>| _ = requests.write(BackToMatch);
            let words = language.say("menus-resume");
            row.spawn((theme::secondary_button("Back to the match", &words), KeepFocus, observe(back)));
        } else {
            let words = language.say("common-close");
            row.spawn((theme::secondary_button("Close", &words), KeepFocus, observe(close)));
        }
    });
}

fn invite<const TO_WATCH: bool>(
    _: On<Activate>,
    online: Res<Online>,
    language: Res<Language>,
    mut clipboard: ClipboardAccess,
    mut notices: MessageWriter<Notice>,
) {
    if let Some(invitation) = online.invitation(TO_WATCH) {
        clipboard.set_text(invitation.to_string());
        notices.write(Notice(language.say("online-invited")));
    }
}

fn announce(change: On<ValueChange<bool>>, mut online: ResMut<Online>) {
    online.bypass_change_detection().announce(change.value);
}

fn mark(
    online: Res<Online>,
    switches: Query<(Entity, Has<Checked>), With<Announces>>,
    mut commands: Commands,
) {
    for (switch, checked) in &switches {
        theme::set_checked(&mut commands, switch, online.is_announced(), checked);
    }
}

/// Leaves the table, and the board if it shows the table's match.
fn leave_table<E: EntityEvent>(
    _: On<E>,
    here: Res<SeatsHere>,
    mut online: ResMut<Online>,
    mut menu: ResMut<NextState<Menu>>,
    mut asked: MessageWriter<MatchCommand>,
) {
    online.leave();
    menu.set(Menu::None);
    if here.is_online() {
        asked.write(MatchCommand::Leave);
    }
}
