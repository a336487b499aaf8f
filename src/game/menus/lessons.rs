//! The lesson menu.

use bevy::prelude::*;
use bevy::ui_widgets::observe;

use super::{close, spawn_menu};
use crate::game::hud;
use crate::game::language::LocalizedLabel;
use crate::game::screens::lesson::{CurrentLesson, LessonCommand, LessonProgress, texts};
use crate::game::state::Menu;
use crate::game::theme::{self, Highlighted, sends};
use pushflip_core::language::{Localized, msg};
use pushflip_core::session::lesson::Lesson;

pub fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::Lessons), show);
}

const ICON: f32 = 46.0;
/// The minimum height of an entry, in pixels.
const ENTRY: f32 = 104.0;

fn show(mut commands: Commands, achieved: Res<LessonProgress>, current: Res<CurrentLesson>) {
    spawn_menu(&mut commands, Menu::Lessons, theme::dialog("Lessons menu", theme::NARROW), |menu| {
        menu.spawn(theme::heading(msg::LEARN_HEADING));
        menu.spawn(theme::label(msg::LEARN_INVITATION));
        theme::scroll_column(menu, 8.0, |list| {
            for lesson in Lesson::ALL {
                spawn_entry(list, lesson, &achieved, &current);
            }
        });
        theme::footer(menu, |row| {
            row.spawn((theme::secondary_button("Close", msg::LEARN_CLOSE), observe(close)));
        });
    });
}

/// Adds an entry with the lesson's picture, name and description. The suggested lesson is marked.
fn spawn_entry(
    list: &mut ChildSpawnerCommands,
    lesson: Lesson,
    achieved: &LessonProgress,
    current: &CurrentLesson,
) {
    let state = if current.is_unfinished(lesson) {
        Some(texts::step_number(current))
    } else {
        achieved.has(lesson).then_some(msg::LEARN_FINISHED)
    };
    let about = Localized::joined([texts::about(lesson)].into_iter().chain(state), "\n");
    let icon = |seat| theme::glyph(hud::seat_icon(lesson.variant(), seat), ICON);
    let picture = (Node { column_gap: px(4), ..default() }, children![icon(0), icon(1)]);
    let name = format!("Lesson {lesson}");
    let entry = theme::list_entry(&name, texts::name(lesson), about.clone(), picture);
    let mut entry = list.spawn((entry, sends(LessonCommand::Begin(lesson))));
    entry.entry::<Node>().and_modify(|mut node| node.min_height = px(ENTRY));
    if achieved.suggested() == lesson {
        entry.insert((Highlighted, theme::initial_focus()));
        // If all lessons are finished, none is next.
        if !achieved.has(lesson) {
            let next: Localized = msg::LearnNextLesson { lesson: texts::name(lesson) }.into();
            entry.insert(LocalizedLabel(Localized::joined([next, about], ", ")));
        }
    }
}
