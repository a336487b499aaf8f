//! The tablebase menu: requirements, progress, and actions.

use std::mem::{Discriminant, discriminant};

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::{RebuildMenu, add_menu, close_button, spawn_menu};
use crate::game::language::{Language, localized};
use crate::game::settings::{Settings, TablebaseJob};
use crate::game::state::{Menu, Storage};
use crate::game::tablebase::{Tablebase, TablebaseStage};
use crate::game::theme::{self, Confirmed, palette};
use pushflip_core::ai::Level;
use pushflip_core::engine::tablebase as tablebase_files;
use pushflip_core::rules::printable;

pub fn plugin(app: &mut App) {
    add_menu(app, Menu::Tablebase, show);
    app.add_systems(Update, update.run_if(in_state(Menu::Tablebase)).after(RebuildMenu));
}

/// The width of the menu, in pixels.
const WIDTH: f32 = 620.0;
/// The height of the progress bar, in pixels.
const BAR: f32 = 16.0;

/// The progress as a sentence.
#[derive(Component)]
struct ProgressText;

/// The filled part of the progress bar.
#[derive(Component)]
struct ProgressBar;

/// The container of the buttons for the current stage.
#[derive(Component)]
struct StageButtons(Option<Discriminant<TablebaseStage>>);

fn show(mut commands: Commands, language: Res<Language>, storage: Option<Res<Storage>>) {
    spawn_menu(&mut commands, Menu::Tablebase, "Tables", theme::dialog("Tables menu", WIDTH), |menu| {
        menu.spawn(theme::heading(&language.say("tables-heading")));
        theme::scroll_column(menu, 10.0, |list| {
            list.spawn(theme::label(&language.say("tables-what")));
            list.spawn(theme::label(&language.say("tables-needs")));
            if let Some(Storage(folders)) = storage.as_deref() {
                list.spawn(theme::path_note(&printable(folders.solved().display())));
            }
            list.spawn((ProgressText, Name::new("Progress"), theme::label("")));
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
                ProgressBar,
                Name::new("Done"),
                Node { width: percent(0), height: percent(100), ..default() },
                BackgroundColor(palette::BRASS),
            ));
        });
        theme::footer(menu, |row| {
            row.spawn((StageButtons(None), theme::row(8.0)));
            row.spawn((close_button(*language, "common-close"), theme::initial_focus()));
        });
    });
}

/// Updates the progress and the buttons.
fn update(
    mut commands: Commands,
    language: Res<Language>,
    tables: Res<Tablebase>,
    mut text: Single<&mut Text, With<ProgressText>>,
    mut bar: Single<&mut Node, With<ProgressBar>>,
    buttons: Single<(Entity, &mut StageButtons)>,
    storage: Option<Res<Storage>>,
) {
    let stage = tables.stage();
    text.set_if_neq(Text(progress_text(*language, stage)));
    let share = match stage {
        TablebaseStage::At(share, _) | TablebaseStage::Paused(share) => share,
        TablebaseStage::Ready => 1.0,
        TablebaseStage::Idle | TablebaseStage::Begun | TablebaseStage::Busy => 0.0,
    };
    let width = percent(100.0 * share as f32);
    if bar.width != width {
        bar.width = width;
    }
    let (row, mut shown) = buttons.into_inner();
    if shown.0 != Some(discriminant(&stage)) {
        shown.0 = Some(discriminant(&stage));
        let begun = storage.is_some_and(|storage| tablebase_files::is_begun(&storage.0.solved()));
        commands
            .entity(row)
            .despawn_children()
            .with_children(|row| spawn_buttons(row, *language, stage, begun));
    }
}

fn progress_text(language: Language, stage: TablebaseStage) -> String {
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
            language.tell("tables-all", &[("level", localized::level(language, Level::Perfect).into())])
        }
    }
}

fn spawn_buttons(row: &mut ChildSpawnerCommands, language: Language, stage: TablebaseStage, begun: bool) {
    let (name, id, wanted) = match stage {
        TablebaseStage::Idle => ("Make the tables", "tables-make", TablebaseJob::Running),
        TablebaseStage::Begun | TablebaseStage::At(..) => ("Pause", "tables-pause", TablebaseJob::Paused),
        TablebaseStage::Paused(_) => ("Go on", "tables-go-on", TablebaseJob::Running),
        TablebaseStage::Busy | TablebaseStage::Ready => return,
    };
    row.spawn((
        theme::secondary_button(name, &language.say(id)),
        observe(move |_: On<Activate>, mut settings: ResMut<Settings>| settings.tablebase = wanted),
    ));
    if stage == TablebaseStage::Idle && !begun {
        return;
    }
    let delete =
        theme::confirm_button("Delete", &language.say("tables-delete"), &language.say("tables-delete-sure"));
    let on_confirmed = |_: On<Confirmed>, mut tables: ResMut<Tablebase>, mut settings: ResMut<Settings>| {
        settings.tablebase = TablebaseJob::Off;
        tables.delete();
    };
    row.spawn((delete, observe(on_confirmed)));
}
