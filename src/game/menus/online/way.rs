//! The way to a table: to open one, or to join the one of an invitation.

use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::ui_widgets::{Activate, observe};

use crate::game::exchange::Clips;
use crate::game::hud::symbol;
use crate::game::language::{Language, words};
use crate::game::menus::close;
use crate::game::settings::{Draft, NAME_LIMIT, Settings};
use crate::game::state::{BackToTable, JoinTable, Notice, OpenTable, Step};
use crate::game::theme::{self, Stay};
use pushflip_core::online::store::Card;
use pushflip_core::session::Match;

/// Keeps the name that is typed.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, type_name.in_set(Step::Turn));
}

/// The field of the player's own name.
#[derive(Component)]
struct OwnName;

pub(super) fn fill(
    menu: &mut ChildSpawnerCommands,
    language: Language,
    settings: &Settings,
    left: Vec<(Card, Match)>,
) {
    let say = |id: &str| language.say(id);
    menu.spawn(theme::heading(&say("online-heading")));
    theme::scroll_column(menu, 12.0, |list| {
        list.spawn(theme::label(&say("online-about")));
        list.spawn(theme::column(4.0)).with_children(|row| {
            row.spawn(theme::note(&say("online-name")));
            row.spawn((
                theme::name_field("My name", &settings.name, &say("online-name"), NAME_LIMIT),
                OwnName,
                AccessibleLabel::new(say("online-name")),
            ));
        });
        list.spawn((
            theme::primary_button("Open a table", &say("online-open")),
            theme::first_focus(),
            observe(open),
        ));
        list.spawn((theme::secondary_button("Join", &say("online-join")), Stay, observe(join)));
        if !left.is_empty() {
            list.spawn(theme::subheading(&say("online-left")));
        }
        for (number, (card, game)) in left.into_iter().enumerate() {
            let setup = game.setup();
            let names: Vec<_> = setup.seats.iter().map(|player| player.name.as_str()).collect();
            let variant = words::variant(language, setup.variant);
            let began = game.began().map(|began| began.local()).unwrap_or_default();
            let entry = theme::entry(
                &format!("Left table {}", number + 1),
                &names.join(" – "),
                &format!("{variant} · {began}"),
                theme::glyph(symbol(setup.variant, 0), 24.0),
            );
            list.spawn((entry, Left(card), observe(go_back)));
        }
    });
    menu.spawn(theme::divider());
    menu.spawn(theme::button_row()).with_children(|row| {
        row.spawn((theme::secondary_button("Close", &say("common-close")), Stay, observe(close)));
    });
}

/// On an entry: the table that it goes back to.
#[derive(Component)]
struct Left(Card);

fn go_back(pressed: On<Activate>, left: Query<&Left>, mut wishes: MessageWriter<BackToTable>) -> Result {
    wishes.write(BackToTable(Box::new(left.get(pressed.entity)?.0.clone())));
    Ok(())
}

/// A table for the match that was set up last.
fn open(_: On<Activate>, draft: Res<Draft>, settings: Res<Settings>, mut wishes: MessageWriter<OpenTable>) {
    let draft = settings.last_setup.as_ref().unwrap_or(&draft);
    wishes.write(OpenTable(Box::new(draft.for_people())));
}

fn join(
    _: On<Activate>,
    mut clips: Clips,
    language: Res<Language>,
    mut wishes: MessageWriter<JoinTable>,
    mut notices: MessageWriter<Notice>,
) {
    match clips.get().and_then(|text| text.parse().ok()) {
        Some(invitation) => _ = wishes.write(JoinTable(Box::new(invitation))),
        None => _ = notices.write(Notice(language.say("online-no-invitation"))),
    }
}

fn type_name(
    mut settings: ResMut<Settings>,
    fields: Query<&EditableText, (With<OwnName>, Changed<EditableText>)>,
) {
    for field in &fields {
        let typed = field.value().to_string();
        if settings.name != typed {
            settings.name = typed;
        }
    }
}
