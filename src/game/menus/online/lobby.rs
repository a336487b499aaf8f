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
    Online, SavedTables, TableAction, connection_problem_text, display_name, join_request_text, phrase_lines,
    sends_on_activate, stop_reason_text,
};
use crate::game::state::{BackToMatch, MatchCommand, Menu, Notice, SeatsHere, Step};
use crate::game::theme::{self, KeepFocus, palette, typeface};
use pushflip_core::ai::Level;
use pushflip_core::online::table::event::{Body, Phrase, QuestionKind};
use pushflip_core::online::table::state::{Occupant, Table};

/// The size of a seat's symbol, in pixels.
const SYMBOL: f32 = 28.0;

/// The maximum of listed phrases.
const LINES: usize = 6;

/// Updates the switch for announcing the table.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Armed>()
        .add_systems(OnExit(Menu::Online), |mut armed: ResMut<Armed>| {
            _ = armed.set_if_neq(Armed(None));
        })
        .add_systems(Update, mark.run_if(in_state(Menu::Online)).in_set(Step::Hud));
}

/// The switch for announcing the table.
#[derive(Component)]
struct Announces;

/// The button that has asked the player whether they are sure; its next press acts.
#[derive(Resource, Default, Clone, PartialEq, Eq, Debug)]
pub(super) struct Armed(Option<Confirmed>);

/// An action that needs a second press during a match.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Confirmed {
    Propose(Body),
    Leave,
}

/// Builds the lobby. `in_panel`: the panel beside the board shows pending questions. `on_board`: the board
/// shows the table's match.
pub(super) fn fill(
    menu: &mut ChildSpawnerCommands,
    language: Language,
    online: &Online,
    kept: &SavedTables,
    armed: &Armed,
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
            menu.spawn((
                Name::new("Table state"),
                theme::note(&connection_problem(language, online).unwrap_or_default()),
            ));
        }
        return leave_row(menu, language, false, None);
    };
    super::page(menu, 10.0, |list| {
        list.spawn(theme::subheading(&localized::variant(language, table.setup().variant)));
        for seat in 0..table.seats().len() {
            seat_row(list, language, online, kept, armed, table, seat);
        }
        if let Some(state) = state(language, online, table) {
            list.spawn((Name::new("Table state"), theme::note(&state)));
        }
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
        questions(list, language, online, in_panel);
        talk(list, language, online, kept);
    });
    // With an ended match on the board, closing the menu leads back to it.
    let has_asked = online.is_playing().then_some(armed.0 == Some(Confirmed::Leave));
    leave_row(menu, language, on_board || table.is_on(), has_asked);
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
    armed: &Armed,
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
    let state = online.seat_status(seat, language).unwrap_or_default();
    let here = *occupant != Occupant::Nobody && online.is_here(seat).unwrap_or(true);
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
        row.spawn(theme::presence_dot(here));
        row.spawn(Node { flex_grow: 1.0, flex_basis: px(0), ..theme::column(0.0) }).with_children(|column| {
            column.spawn((Text::new(name), typeface::bold(typeface::BODY), TextColor(palette::PARCHMENT)));
            let place = localized::seat(language, variant, seat);
            let about = if *occupant == Occupant::Nobody { place } else { format!("{place} · {state}") };
            column.spawn(theme::note(&about));
        });
        let level = Level::default().within(variant);
        let offers = [
            ("Sit here", "online-sit", online.sit_proposal(number)),
            (
                "Computer",
                "online-seat-computer",
                Some(Body::Computer { seat: number, level: level.id().to_string() }),
            ),
            ("Free the seat", "online-free", Some(Body::GetUp { seat: number })),
        ];
        let sits = online.me().is_some_and(|me| table.sits(me));
        for (what, words, body) in offers {
            let Some(body) = body else { continue };
            let wanted = match body {
                Body::Sit { .. } => !sits && *occupant == Occupant::Nobody,
                Body::Computer { .. } => *occupant == Occupant::Nobody,
                // For other players' seats; a player leaves by leaving the table.
                _ => *occupant != Occupant::Nobody && occupant.peer() != online.me(),
            };
            if wanted && online.is_allowed(&body) {
                let name = format!("{what} {}", seat + 1);
                let sure = match body {
                    Body::GetUp { .. } if table.is_on() => Some("online-free-sure"),
                    Body::Computer { .. } if table.is_on() => Some("online-seat-computer-sure"),
                    _ => None,
                };
                let is_armed = armed.0 == Some(Confirmed::Propose(body.clone()));
                let words = language.say(sure.filter(|_| is_armed).unwrap_or(words));
                let mut button = row.spawn((theme::secondary_button(&name, &words), KeepFocus));
                if sure.is_some() && !is_armed {
                    button.insert(arms(Confirmed::Propose(body)));
                } else {
                    button.insert((sends_on_activate(TableAction::Propose(body)), disarms()));
                }
            }
        }
    });
}

/// Lets a button ask whether the player is sure.
fn arms(by: Confirmed) -> impl Bundle {
    observe(move |_: On<Activate>, mut armed: ResMut<Armed>| armed.0 = Some(by.clone()))
}

/// Resets the question, so that the next press asks again.
fn disarms() -> impl Bundle {
    observe(|_: On<Activate>, mut armed: ResMut<Armed>| _ = armed.set_if_neq(Armed(None)))
}

/// The status of the table, if it waits for something.
fn state(language: Language, online: &Online, table: &Table) -> Option<String> {
    if let Some(why) = online.stop_reason() {
        return Some(stop_reason_text(language, why));
    }
    if let Some(problem) = connection_problem(language, online) {
        return Some(problem);
    }
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
                row.spawn((button, KeepFocus, sends_on_activate(TableAction::Admit(peer, yes))));
            }
        });
    });
}

/// The buttons for possible questions.
fn questions(list: &mut ChildSpawnerCommands, language: Language, online: &Online, in_panel: bool) {
    let pause = ("Pause", "online-pause", Body::Ask(QuestionKind::Pause));
    let resume = ("Resume", "online-resume", Body::Resume);
    for (name, words, body) in [pause, resume] {
        if online.is_allowed(&body) && (in_panel || body != Body::Resume) {
            list.spawn((
                theme::secondary_button(name, &language.say(words)),
                KeepFocus,
                sends_on_activate(TableAction::Propose(body)),
            ));
        }
    }
}

fn talk(list: &mut ChildSpawnerCommands, language: Language, online: &Online, kept: &SavedTables) {
    let lines = phrase_lines(online, kept, language, LINES);
    if !lines.is_empty() {
        list.spawn((Name::new("Said at the table"), theme::note(&lines.join("\n"))));
    }
    if !online.is_allowed(&Body::Say(Phrase::Hello)) {
        return;
    }
    list.spawn(theme::subheading(&language.say("online-say")));
    phrases::row(list, language, |_| ());
}

/// `has_asked` says whether the button has asked if the player wants to leave a match; none where they play none.
fn leave_row(
    menu: &mut ChildSpawnerCommands,
    language: Language,
    match_goes_on: bool,
    has_asked: Option<bool>,
) {
    menu.spawn(theme::divider());
    menu.spawn(theme::button_row()).with_children(|row| {
        let words = if has_asked == Some(true) { "online-leave-sure" } else { "online-leave" };
        let leave = theme::secondary_button("Leave the table", &language.say(words));
        let mut leave = row.spawn((leave, KeepFocus));
        if has_asked == Some(false) {
            leave.insert(arms(Confirmed::Leave));
        } else {
            leave.insert(observe(leave_table));
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
fn leave_table(
    _: On<Activate>,
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
