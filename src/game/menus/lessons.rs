//! The lesson menu.

use bevy::prelude::*;
use bevy::ui_widgets::observe;

use super::{close, spawn_menu};
use crate::game::hud;
use crate::game::screens::lesson::{LessonCommand, LessonProgress, texts};
use crate::game::state::Menu;
use crate::game::theme::{self, Skin, sends, typeface};
use pushflip_core::language::{Localized, msg};
use pushflip_core::session::lesson::Lesson;

pub fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::Lessons), show);
}

/// The width of the menu, in pixels.
const WIDTH: f32 = 520.0;
/// The size of a lesson's icons, in pixels.
const ICON: f32 = 26.0;

fn show(mut commands: Commands, achieved: Res<LessonProgress>) {
    spawn_menu(&mut commands, Menu::Lessons, "Lessons", theme::dialog("Lessons menu", WIDTH), |menu| {
        menu.spawn(theme::heading(msg::LEARN_HEADING));
        menu.spawn(theme::label(msg::LEARN_INVITATION));
        theme::scroll_column(menu, 8.0, |list| {
            for lesson in Lesson::ALL {
                spawn_entry(list, lesson, &achieved);
            }
        });
        theme::footer(menu, |row| {
            row.spawn((theme::secondary_button("Close", msg::LEARN_CLOSE), observe(close)));
        });
    });
}

/// Adds a button with the lesson's name, icons and description. The suggested lesson is highlighted.
fn spawn_entry(list: &mut ChildSpawnerCommands, lesson: Lesson, achieved: &LessonProgress) {
    let suggested = achieved.suggested() == lesson;
    let skin = if suggested { Skin::Primary } else { Skin::Secondary };
    let name = format!("Lesson {lesson}");
    let mut button = list
        .spawn((theme::text_button(&name, texts::name(lesson), skin), sends(LessonCommand::Begin(lesson))));
    if suggested {
        button.insert(theme::initial_focus());
    }
    button.entry::<Node>().and_modify(|mut node| {
        node.width = percent(100);
        node.flex_direction = FlexDirection::Column;
        node.align_items = AlignItems::FlexStart;
        // The icons are on the right.
        node.padding = UiRect { right: px(92), ..UiRect::axes(px(16), px(8)) };
        node.flex_shrink = 0.0;
    });
    // Regular weight is hard to read in dark ink on brass.
    let face = if suggested { typeface::bold } else { typeface::regular };
    let line = |line: Localized| theme::caption(line, face(typeface::SMALL));
    button.with_child(line(texts::about(lesson)));
    if achieved.has(lesson) {
        button.with_child(line(msg::LEARN_FINISHED));
    }
    let icon = |seat| theme::glyph(hud::seat_icon(lesson.variant(), seat), ICON);
    button.with_child((
        Node {
            position_type: PositionType::Absolute,
            right: px(14),
            top: px(8),
            column_gap: px(3),
            ..default()
        },
        children![icon(0), icon(1)],
    ));
}
