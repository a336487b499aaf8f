//! The table: who sits where and is here, the invitation, and what can be asked and said.

use bevy::prelude::*;
use bevy::ui::Checked;
use bevy::ui_widgets::{Activate, ValueChange, observe};

use super::phrases;
use crate::game::exchange::Clips;
use crate::game::hud::symbol;
use crate::game::language::{Language, words};
use crate::game::menus::close;
use crate::game::online::{Answer, Kept, Online, knocks, says};
use crate::game::settings::Settings;
use crate::game::state::{MatchCommand, Menu, Notice, Step};
use crate::game::theme::{self, Stay, palette, typeface};
use pushflip_core::ai::Level;
use pushflip_core::online::table::event::{Body, Matter, Phrase};
use pushflip_core::online::table::state::{Sitter, Table};

/// The size of a seat's symbol, in pixels.
const SYMBOL: f32 = 28.0;

/// Keeps the switch as the settings are.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, mark.run_if(in_state(Menu::Online)).in_set(Step::Hud));
}

/// The switch that has the table announced.
#[derive(Component)]
struct Announces;

pub(super) fn fill(menu: &mut ChildSpawnerCommands, language: Language, online: &Online, kept: &Kept) {
    let say = |id: &str| language.say(id);
    menu.spawn(theme::heading(&say("online-table")));
    let Some(table) = online.table() else {
        menu.spawn(theme::label(&say("online-connecting")));
        return leave_row(menu, language, false);
    };
    super::page(menu, 10.0, |list| {
        list.spawn(theme::subheading(&words::variant(language, table.setup().variant)));
        for seat in 0..table.seats().len() {
            seat_row(list, language, online, table, seat);
        }
        if let Some(state) = state(language, online, table) {
            list.spawn((Name::new("Table state"), theme::note(&state)));
        }
        door(list, language, online, kept);
        if online.is_host() {
            list.spawn(theme::row(8.0)).with_children(|row| {
                let words = say("online-invite");
                let button = theme::primary_button("Copy invitation", &words);
                row.spawn((button, theme::first_focus(), observe(invite::<false>)));
                let words = say("online-invite-to-watch");
                row.spawn((
                    theme::secondary_button("Copy invitation to watch", &words),
                    Stay,
                    observe(invite::<true>),
                ));
            });
            list.spawn((theme::toggle("Announce", &say("online-announce")), Announces, observe(announce)));
        }
        questions(list, language, online);
        talk(list, language, online);
    });
    leave_row(menu, language, table.is_on());
}

fn seat_row(
    list: &mut ChildSpawnerCommands,
    language: Language,
    online: &Online,
    table: &Table,
    seat: usize,
) {
    let variant = table.setup().variant;
    let number = u8::try_from(seat).unwrap_or_default();
    let sitter = &table.seats()[seat].sitter;
    let name = match sitter {
        Sitter::Open => language.say("online-seat-free"),
        Sitter::Computer(level) => words::level(language, *level),
        Sitter::Person { name, .. } => name.to_string(),
    };
    let state = online.state_of(seat, language).unwrap_or_default();
    let here = *sitter != Sitter::Open && online.is_here(seat).unwrap_or(true);
    list.spawn((
        Name::new(format!("Far seat {}", seat + 1)),
        Node {
            align_items: AlignItems::Center,
            column_gap: px(10),
            min_height: px(theme::TOUCH),
            // Where not everything has room it is scrolled, not pressed together.
            flex_shrink: 0.0,
            ..default()
        },
    ))
    .with_children(|row| {
        row.spawn(theme::glyph(symbol(variant, seat), SYMBOL));
        row.spawn(theme::presence(here));
        row.spawn(Node { flex_grow: 1.0, flex_basis: px(0), ..theme::column(0.0) }).with_children(|column| {
            column.spawn((Text::new(name), typeface::bold(typeface::BODY), TextColor(palette::PARCHMENT)));
            let place = words::seat(language, variant, seat);
            let about = if *sitter == Sitter::Open { place } else { format!("{place} · {state}") };
            column.spawn(theme::note(&about));
        });
        let level = Level::default().within(variant);
        let offers = [
            ("Sit here", "online-sit", online.sit(number)),
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
                Body::Sit { .. } => !sits && *sitter == Sitter::Open,
                Body::Computer { .. } => *sitter == Sitter::Open,
                // For others; who wants to go leaves the table.
                _ => *sitter != Sitter::Open && sitter.peer() != online.me(),
            };
            if wanted && online.may(&body) {
                let name = format!("{what} {}", seat + 1);
                let button = theme::secondary_button(&name, &language.say(words));
                row.spawn((button, Stay, says(Answer::Say(body))));
            }
        }
    });
}

/// What the table waits for, if it waits.
fn state(language: Language, online: &Online, table: &Table) -> Option<String> {
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

/// Who asks to come in.
fn door(list: &mut ChildSpawnerCommands, language: Language, online: &Online, kept: &Kept) {
    let Some((peer, name)) = online.at_the_door() else { return };
    list.spawn(theme::row(8.0)).with_children(|row| {
        row.spawn(theme::label(&knocks(language, kept, peer, name)));
        // The two answers stay side by side.
        row.spawn(theme::row(8.0)).with_children(|row| {
            for (name, words, yes) in
                [("Let in", "online-let-in", true), ("Keep out", "online-keep-out", false)]
            {
                let button = theme::secondary_button(name, &language.say(words));
                row.spawn((button, Stay, says(Answer::Admit(peer, yes))));
            }
        });
    });
}

/// What can be asked of the others now.
fn questions(list: &mut ChildSpawnerCommands, language: Language, online: &Online) {
    let pause = ("Pause", "online-pause", Body::Ask(Matter::Pause));
    let resume = ("Resume", "online-resume", Body::Resume);
    for (name, words, body) in [pause, resume] {
        if online.may(&body) {
            list.spawn((theme::secondary_button(name, &language.say(words)), Stay, says(Answer::Say(body))));
        }
    }
}

fn talk(list: &mut ChildSpawnerCommands, language: Language, online: &Online) {
    if !online.may(&Body::Say(Phrase::Hello)) {
        return;
    }
    list.spawn(theme::subheading(&language.say("online-say")));
    phrases::row(list, language, |_| ());
}

fn leave_row(menu: &mut ChildSpawnerCommands, language: Language, on: bool) {
    menu.spawn(theme::divider());
    menu.spawn(theme::button_row()).with_children(|row| {
        let leave = theme::secondary_button("Leave the table", &language.say("online-leave"));
        row.spawn((leave, Stay, observe(leave_table)));
        let words = language.say(if on { "menus-resume" } else { "common-close" });
        row.spawn((theme::secondary_button("Close", &words), Stay, observe(close)));
    });
}

fn invite<const TO_WATCH: bool>(
    _: On<Activate>,
    online: Res<Online>,
    language: Res<Language>,
    mut clips: Clips,
    mut notices: MessageWriter<Notice>,
) {
    if let Some(invitation) = online.invitation(TO_WATCH) {
        clips.put(invitation.to_string());
        notices.write(Notice(language.say("online-invited")));
    }
}

fn announce(change: On<ValueChange<bool>>, mut settings: ResMut<Settings>) {
    settings.announce = change.value;
}

fn mark(
    settings: Res<Settings>,
    switches: Query<(Entity, Has<Checked>), With<Announces>>,
    mut commands: Commands,
) {
    for (switch, checked) in &switches {
        theme::check(&mut commands, switch, settings.announce, checked);
    }
}

fn leave_table(
    _: On<Activate>,
    mut online: ResMut<Online>,
    mut menu: ResMut<NextState<Menu>>,
    mut asked: MessageWriter<MatchCommand>,
) {
    online.leave();
    menu.set(Menu::None);
    asked.write(MatchCommand::Leave);
}
