//! The tablebase menu: requirements, progress, and actions.

use std::mem::{Discriminant, discriminant};

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::close;
use crate::game::language::{Language, words};
use crate::game::settings::{Settings, TableMaking};
use crate::game::state::{Menu, Storage};
use crate::game::tablebase::{Tablebase, TablebaseStage};
use crate::game::theme::{self, Stay, palette};
use pushflip_core::ai::Level;
use pushflip_core::engine::solve;
use pushflip_core::rules::printable;

/// Shows the menu, and how far the work is.
pub fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::Tables), show).add_systems(
        Update,
        (theme::rebuild::<Root, _>(show).run_if(resource_changed::<Language>), update)
            .chain()
            .run_if(in_state(Menu::Tables)),
    );
}

/// The width of the menu, in pixels.
const WIDTH: f32 = 620.0;
/// The height of the bar, in pixels.
const BAR: f32 = 16.0;

#[derive(Component)]
struct Root;

/// The sentence about how far the work is.
#[derive(Component)]
struct Told;

/// The part of the bar that is done.
#[derive(Component)]
struct Done;

/// The buttons that belong to a stage.
#[derive(Component)]
struct Acts(Option<Discriminant<TablebaseStage>>);

fn show(mut commands: Commands, language: Res<Language>, storage: Option<Res<Storage>>) {
    commands.spawn((theme::backdrop("Tables"), Root, DespawnOnExit(Menu::Tables))).with_children(|back| {
        back.spawn(theme::dialog("Tables menu", WIDTH)).with_children(|menu| {
            menu.spawn(theme::heading(&language.say("tables-heading")));
            theme::scroll_column(menu, 10.0, |list| {
                list.spawn(theme::label(&language.say("tables-what")));
                list.spawn(theme::label(&language.say("tables-needs")));
                if let Some(Storage(folders)) = storage.as_deref() {
                    let folder = theme::note(&printable(folders.solved().display()));
                    // A path may have no space where a line could end.
                    list.spawn((folder, TextLayout::linebreak(LineBreak::WordOrCharacter)));
                }
                list.spawn((Told, Name::new("Progress"), theme::label("")));
                list.spawn((
                    Node {
                        height: px(BAR),
                        flex_shrink: 0.0,
                        border_radius: BorderRadius::all(px(BAR / 2.0)),
                        overflow: Overflow::clip(),
                        ..default()
                    },
                    BackgroundColor(palette::WALNUT_DEEP),
                ))
                .with_child((
                    Done,
                    Name::new("Done"),
                    Node { width: percent(0), height: percent(100), ..default() },
                    BackgroundColor(palette::BRASS),
                ));
            });
            menu.spawn(theme::divider());
            menu.spawn(theme::button_row()).with_children(|row| {
                row.spawn((Acts(None), theme::row(8.0)));
                let words = language.say("common-close");
                row.spawn((theme::primary_button("Close", &words), theme::first_focus(), observe(close)));
            });
        });
    });
}

/// Follows the work.
fn update(
    mut commands: Commands,
    language: Res<Language>,
    tables: Res<Tablebase>,
    mut told: Single<&mut Text, With<Told>>,
    mut done: Single<&mut Node, With<Done>>,
    acts: Single<(Entity, &mut Acts)>,
    storage: Option<Res<Storage>>,
) {
    let stage = tables.stage();
    told.set_if_neq(Text(sentence(*language, stage)));
    let share = match stage {
        TablebaseStage::At(share, _) | TablebaseStage::Paused(share) => share,
        TablebaseStage::Ready => 1.0,
        TablebaseStage::Idle | TablebaseStage::Begun | TablebaseStage::Busy => 0.0,
    };
    let width = percent(100.0 * share as f32);
    if done.width != width {
        done.width = width;
    }
    let (row, mut acts) = acts.into_inner();
    if acts.0 != Some(discriminant(&stage)) {
        acts.0 = Some(discriminant(&stage));
        let begun = storage.is_some_and(|storage| solve::is_begun(&storage.0.solved()));
        commands.entity(row).despawn_children().with_children(|row| buttons(row, *language, stage, begun));
    }
}

fn sentence(language: Language, stage: TablebaseStage) -> String {
    let hundredths = |share: f64| {
        let percent = language.decimal(100.0 * share as f32, 0);
        language.tell("settings-percent", &[("percent", percent.into())])
    };
    match stage {
        TablebaseStage::Idle => language.say("tables-idle"),
        TablebaseStage::Begun => language.say("tables-begun"),
        TablebaseStage::At(share, cubes) => {
            language.tell("tables-at", &[("percent", hundredths(share).into()), ("cubes", cubes.into())])
        }
        TablebaseStage::Paused(share) => {
            language.tell("tables-paused", &[("percent", hundredths(share).into())])
        }
        TablebaseStage::Busy => language.say("tables-busy"),
        TablebaseStage::Ready => {
            language.tell("tables-all", &[("level", words::level(language, Level::Perfect).into())])
        }
    }
}

fn buttons(row: &mut ChildSpawnerCommands, language: Language, stage: TablebaseStage, begun: bool) {
    let (name, id, wanted) = match stage {
        TablebaseStage::Idle => ("Make the tables", "tables-make", TableMaking::UnderWay),
        TablebaseStage::Begun | TablebaseStage::At(..) => ("Pause", "tables-pause", TableMaking::Paused),
        TablebaseStage::Paused(_) => ("Go on", "tables-go-on", TableMaking::UnderWay),
        TablebaseStage::Busy | TablebaseStage::Ready => return,
    };
    row.spawn((
        theme::secondary_button(name, &language.say(id)),
        Stay,
        observe(move |_: On<Activate>, mut settings: ResMut<Settings>| settings.tables = wanted),
    ));
    if stage == TablebaseStage::Idle && !begun {
        return;
    }
    row.spawn((
        theme::secondary_button("Delete", &language.say("tables-delete")),
        Stay,
        Sure(false),
        observe(delete),
    ));
}

/// On the button that asks once more before it deletes: whether it has.
#[derive(Component)]
struct Sure(bool);

fn delete(
    pressed: On<Activate>,
    mut buttons: Query<(&mut Sure, &Children)>,
    mut texts: Query<&mut Text>,
    language: Res<Language>,
    mut tables: ResMut<Tablebase>,
    mut settings: ResMut<Settings>,
) -> Result {
    let (mut sure, children) = buttons.get_mut(pressed.entity)?;
    let id = if sure.0 { "tables-delete" } else { "tables-delete-sure" };
    for &child in children {
        if let Ok(mut text) = texts.get_mut(child) {
            text.0 = language.say(id);
        }
    }
    sure.0 = !sure.0;
    if !sure.0 {
        settings.tables = TableMaking::Not;
        tables.delete();
    }
    Ok(())
}
