//! The achievements menu: all goals, and which of them the player has reached.

use bevy::prelude::*;

use super::{close_button, spawn_menu};
use crate::game::language::LocalizedText;
use crate::game::redraw::Waker;
use crate::game::screens::lesson::LessonProgress;
use crate::game::state::{Menu, Storage};
use crate::game::theme::{self, Glyph, Icon, palette, typeface};
use crate::game::turn::Job;
use pushflip_core::language::msg;
use pushflip_core::session::statistics::{self, Achievement, Achievements, Statistics};

pub fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::Achievements), show)
        .add_systems(Update, fill.run_if(in_state(Menu::Achievements)));
}

/// The minimum width of a goal, in pixels: two columns in a window of 800 pixels.
const GOAL: f32 = 240.0;
/// The colour of the icon of a goal that is not reached.
const LOCKED: Color = Color::srgb(0.45, 0.44, 0.43);

/// The empty list, with the computation of the goals that the finished matches have reached.
#[derive(Component)]
struct Counting(Job<Achievements>);

/// The line with the number of reached goals.
#[derive(Component)]
struct Summary;

fn show(mut commands: Commands, storage: Option<Res<Storage>>, lessons: Res<LessonProgress>, waker: Waker) {
    let dialog = theme::dialog("Achievements menu", theme::NARROW);
    spawn_menu(&mut commands, Menu::Achievements, dialog, |menu| {
        menu.spawn(theme::heading(msg::ACHIEVEMENTS_HEADING));
        let summary = if storage.is_some() { msg::STATISTICS_COUNTING } else { msg::STATISTICS_NOWHERE };
        menu.spawn((Summary, theme::label(summary)));
        let list = theme::scroll_column(menu, 10.0, |list| {
            if storage.is_none() {
                spawn_rows(list, Achievements::default().with_lessons(&lessons));
            }
        });
        if let Some(storage) = storage {
            let folders = storage.0.clone();
            let counting = Job::read(&waker, move || {
                Statistics::read(&folders, statistics::since(&folders).0).achievements()
            });
            menu.commands().entity(list).insert(Counting(counting));
        }
        theme::footer(menu, |row| {
            row.spawn((close_button(msg::COMMON_CLOSE), theme::initial_focus()));
        });
    });
}

/// Fills the list when the goals are known.
fn fill(
    lists: Query<(Entity, &Counting)>,
    lessons: Res<LessonProgress>,
    mut summaries: Query<&mut LocalizedText, With<Summary>>,
    mut commands: Commands,
) {
    for (list, counting) in &lists {
        let Some(reached) = counting.0.poll() else { continue };
        let reached = reached.with_lessons(&lessons);
        for mut summary in &mut summaries {
            let all = Achievement::ALL.len();
            summary.0 = msg::AchievementsReached { reached: reached.iter().count(), all }.into();
        }
        commands.entity(list).remove::<Counting>().with_children(|list| spawn_rows(list, reached));
    }
}

fn spawn_rows(list: &mut ChildSpawnerCommands, reached: Achievements) {
    list.spawn(Node {
        display: Display::Grid,
        grid_template_columns: vec![RepeatedGridTrack::minmax(
            GridTrackRepetition::AutoFit,
            MinTrackSizingFunction::Px(GOAL),
            MaxTrackSizingFunction::Fraction(1.0),
        )],
        column_gap: px(16),
        row_gap: px(10),
        ..default()
    })
    .with_children(|grid| {
        for &goal in Achievement::ALL {
            grid.spawn(row(goal, reached.has(goal)));
        }
    });
}

fn row(goal: Achievement, is_reached: bool) -> impl Bundle {
    let (icon, text) =
        if is_reached { (palette::STAR, palette::PARCHMENT) } else { (LOCKED, palette::PARCHMENT_DIM) };
    let icon_size = Node { width: px(24), height: px(24), flex_shrink: 0.0, ..default() };
    (
        Name::new(format!("{goal:?}")),
        Node { column_gap: px(10), align_items: AlignItems::Center, min_width: px(0), ..default() },
        children![
            (Glyph(Icon::Achievement(goal)), ImageNode { color: icon, ..default() }, icon_size),
            (
                Node { flex_shrink: 1.0, flex_basis: px(0), flex_grow: 1.0, ..theme::column(0.0) },
                children![
                    (LocalizedText(goal.name()), typeface::bold(typeface::BODY), TextColor(text)),
                    theme::note(goal.about()),
                ],
            ),
        ],
    )
}
