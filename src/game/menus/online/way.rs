//! The way to a table: to open one, or to join the one of an invitation.

use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::ui_widgets::{Activate, observe};

use crate::game::exchange::Clips;
use crate::game::hud::symbol;
use crate::game::language::{Language, words};
use crate::game::menus::close;
use crate::game::online::{Left, Online, left_tables};
use crate::game::settings::{Draft, NAME_LIMIT, Settings};
use crate::game::state::{BackToTable, JoinTable, Menu, Notice, OpenTable, Step, Storage};
use crate::game::theme::{self, Stay};
use crate::game::turn::Search;
use crate::game::wake::Waker;

/// Keeps the name that is typed, and looks which tables there are.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Tables>().add_systems(Update, type_name.in_set(Step::Turn)).add_systems(
        Update,
        (
            look.run_if(resource_changed::<Online>.or_else(state_changed::<Menu>)),
            arrive,
            (refill, theme::hold_focus).chain().run_if(resource_changed::<Tables>),
        )
            .chain()
            .run_if(in_state(Menu::Online))
            .run_if(|online: Res<Online>| !online.is_open()),
    );
}

/// The tables that can be gone back to.
#[derive(Resource, Default)]
pub(super) struct Tables {
    left: Vec<Left>,
    reading: Option<Search<Vec<Left>>>,
}

/// What holds their list.
#[derive(Component)]
struct List;

/// The field of the player's own name.
#[derive(Component)]
struct OwnName;

pub(super) fn fill(
    menu: &mut ChildSpawnerCommands,
    language: Language,
    settings: &Settings,
    tables: &Tables,
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
        list.spawn((theme::column(12.0), List)).with_children(|list| list_tables(list, language, tables));
    });
    menu.spawn(theme::divider());
    menu.spawn(theme::button_row()).with_children(|row| {
        row.spawn((theme::secondary_button("Close", &say("common-close")), Stay, observe(close)));
    });
}

fn list_tables(list: &mut ChildSpawnerCommands, language: Language, tables: &Tables) {
    if !tables.left.is_empty() {
        list.spawn(theme::subheading(&language.say("online-left")));
    }
    for (number, Left { card, game }) in tables.left.iter().enumerate() {
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
        let card = card.clone();
        list.spawn((
            entry,
            observe(move |_: On<Activate>, mut wishes: MessageWriter<BackToTable>| {
                wishes.write(BackToTable(Box::new(card.clone())));
            }),
        ));
    }
}

/// Reads which tables can be gone back to, beside the window: all of them are checked.
fn look(mut online: ResMut<Online>, storage: Option<Res<Storage>>, waker: Waker, mut tables: ResMut<Tables>) {
    let Some(storage) = storage else { return };
    // That its folder is looked up is no change of the table.
    let folder = online.bypass_change_detection().tables(&storage.0.data);
    tables.bypass_change_detection().reading = Some(Search::read(&waker, move || left_tables(&folder)));
}

fn arrive(mut tables: ResMut<Tables>) {
    let found = tables.bypass_change_detection().reading.as_mut().and_then(Search::found);
    if let Some(left) = found {
        *tables = Tables { left, reading: None };
    }
}

fn refill(
    mut commands: Commands,
    language: Res<Language>,
    tables: Res<Tables>,
    lists: Query<Entity, With<List>>,
) {
    for list in &lists {
        commands.entity(list).despawn_children().with_children(|list| list_tables(list, *language, &tables));
    }
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
    match clips.invitation() {
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
