//! The tablebase menu: requirements, progress, and actions.

use std::mem::{Discriminant, discriminant};

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::{close_button, spawn_menu};
use crate::game::language::LocalizedText;
use crate::game::settings::{Settings, TablebaseJob};
use crate::game::state::{Menu, Storage};
use crate::game::tablebase::{Tablebase, TablebaseStage};
use crate::game::theme::{self, Confirmed, palette};
use pushflip_core::ai::Level;
use pushflip_core::engine::tablebase as tablebase_files;
use pushflip_core::language::{Localized, msg};
use pushflip_core::rules::printable;

pub fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::Tablebase), show)
        .add_systems(Update, update.run_if(in_state(Menu::Tablebase)));
}

const WIDTH: f32 = 620.0;
/// The height of the progress bar, in pixels.
const BAR: f32 = 16.0;

#[derive(Component)]
struct ProgressText;

/// The filled part of the progress bar.
#[derive(Component)]
struct ProgressBar;

/// The container of the buttons for the current stage.
#[derive(Component)]
struct StageButtons(Option<Discriminant<TablebaseStage>>);

fn show(mut commands: Commands, storage: Option<Res<Storage>>) {
    spawn_menu(&mut commands, Menu::Tablebase, theme::small_dialog("Tables menu", WIDTH), |menu| {
        menu.spawn(theme::heading(msg::TABLES_HEADING));
        theme::scroll_column(menu, 10.0, |list| {
            list.spawn(theme::label(msg::TABLES_WHAT));
            list.spawn(theme::label(msg::TABLES_NEEDS));
            if let Some(Storage(folders)) = storage.as_deref() {
                list.spawn(theme::path_note(&printable(folders.solved().display())));
            }
            list.spawn((ProgressText, Name::new("Progress"), theme::label(Localized::EMPTY)));
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
            row.spawn((close_button(msg::COMMON_CLOSE), theme::initial_focus()));
        });
    });
}

fn update(
    mut commands: Commands,
    tables: Res<Tablebase>,
    mut text: Single<&mut LocalizedText, With<ProgressText>>,
    mut bar: Single<&mut Node, With<ProgressBar>>,
    buttons: Single<(Entity, &mut StageButtons)>,
    storage: Option<Res<Storage>>,
) {
    let stage = tables.stage();
    text.set_if_neq(LocalizedText(progress_text(stage)));
    let share = match stage {
        TablebaseStage::At(share, _) | TablebaseStage::Paused(share) => share,
        TablebaseStage::Ready => 1.0,
        TablebaseStage::Idle | TablebaseStage::Begun | TablebaseStage::Busy => 0.0,
    };
    bar.reborrow().map_unchanged(|bar| &mut bar.width).set_if_neq(percent(100.0 * share as f32));
    let (row, mut shown) = buttons.into_inner();
    if shown.0 != Some(discriminant(&stage)) {
        shown.0 = Some(discriminant(&stage));
        let begun = storage.is_some_and(|storage| tablebase_files::is_begun(&storage.0.solved()));
        commands.entity(row).despawn_children().with_children(|row| spawn_buttons(row, stage, begun));
    }
}

fn progress_text(stage: TablebaseStage) -> Localized {
    let percent =
        |share: f64| Localized::from(msg::SettingsPercent { percent: (100.0 * share).round() as u32 });
    match stage {
        TablebaseStage::Idle => msg::TABLES_IDLE,
        TablebaseStage::Begun => msg::TABLES_BEGUN,
        TablebaseStage::At(share, cubes) => msg::TablesAt { percent: percent(share), cubes }.into(),
        TablebaseStage::Paused(share) => msg::TablesPaused { percent: percent(share) }.into(),
        TablebaseStage::Busy => msg::TABLES_BUSY,
        TablebaseStage::Ready => msg::TablesAll { level: Level::Perfect }.into(),
    }
}

fn spawn_buttons(row: &mut ChildSpawnerCommands, stage: TablebaseStage, begun: bool) {
    let (name, label, wanted) = match stage {
        TablebaseStage::Idle => ("Make the tables", msg::TABLES_MAKE, TablebaseJob::Running),
        TablebaseStage::Begun | TablebaseStage::At(..) => ("Pause", msg::TABLES_PAUSE, TablebaseJob::Paused),
        TablebaseStage::Paused(_) => ("Go on", msg::TABLES_GO_ON, TablebaseJob::Running),
        TablebaseStage::Busy | TablebaseStage::Ready => return,
    };
    row.spawn((
        theme::secondary_button(name, label),
        observe(move |_: On<Activate>, mut settings: ResMut<Settings>| settings.tablebase = wanted),
    ));
    if stage == TablebaseStage::Idle && !begun {
        return;
    }
    let delete = theme::confirm_button("Delete", msg::TABLES_DELETE, Some(msg::TABLES_DELETE_SURE));
    let on_confirmed = |_: On<Confirmed>, mut tables: ResMut<Tablebase>, mut settings: ResMut<Settings>| {
        settings.tablebase = TablebaseJob::Off;
        tables.delete();
    };
    row.spawn((delete, observe(on_confirmed)));
}
