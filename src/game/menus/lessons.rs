//! The lesson menu.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::close;
use crate::game::hud;
use crate::game::language::Language;
use crate::game::screens::lesson::{LessonCommand, LessonProgress, texts};
use crate::game::state::Menu;
use crate::game::theme::{self, Skin, Stay, typeface};
use pushflip_core::session::lesson::Lesson;

/// Shows the menu.
pub fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::Lessons), show).add_systems(
        Update,
        theme::rebuild::<Chooser, _>(show)
            .run_if(resource_changed::<Language>)
            .run_if(in_state(Menu::Lessons)),
    );
}

/// The width of the menu, in pixels.
const WIDTH: f32 = 520.0;
/// The size of the pictures of a lesson, in pixels.
const PICTURE: f32 = 26.0;

/// The menu.
#[derive(Component)]
struct Chooser;

/// On a button: the lesson that it begins.
#[derive(Component, Clone, Copy)]
struct Begins(Lesson);

fn show(mut commands: Commands, achieved: Res<LessonProgress>, language: Res<Language>) {
    let backdrop = (theme::backdrop("Lessons"), Chooser, DespawnOnExit(Menu::Lessons));
    commands.spawn(backdrop).with_children(|back| {
        back.spawn(theme::dialog("Lessons menu", WIDTH)).with_children(|menu| {
            menu.spawn(theme::heading(&language.say("learn-heading")));
            menu.spawn(theme::label(&language.say("learn-invitation")));
            theme::scroll_column(menu, 8.0, |list| {
                for lesson in Lesson::ALL {
                    entry(list, lesson, &achieved, *language);
                }
            });
            menu.spawn(theme::divider());
            menu.spawn(theme::button_row()).with_children(|row| {
                row.spawn((theme::secondary_button("Close", &language.say("learn-close")), observe(close)));
            });
        });
    });
}

/// A button with the lesson's name, its pictures and a line about it; the one to take next shines.
fn entry(list: &mut ChildSpawnerCommands, lesson: Lesson, achieved: &LessonProgress, language: Language) {
    let suggested = achieved.suggested() == lesson;
    let skin = if suggested { Skin::Primary } else { Skin::Secondary };
    let name = format!("Lesson {lesson}");
    let mut button = list.spawn((
        theme::text_button(&name, &texts::name(lesson, language), skin),
        Begins(lesson),
        Stay,
        observe(begin),
    ));
    if suggested {
        button.insert(theme::first_focus());
    }
    button.entry::<Node>().and_modify(|mut node| {
        node.width = percent(100);
        node.flex_direction = FlexDirection::Column;
        node.align_items = AlignItems::FlexStart;
        // On the right are the pictures.
        node.padding = UiRect { right: px(92), ..UiRect::axes(px(16), px(8)) };
        node.flex_shrink = 0.0;
    });
    // Thin dark letters on brass would be hard to read.
    let face = if suggested { typeface::bold } else { typeface::regular };
    let about = |line: String| (Text::new(line), face(typeface::SMALL), TextColor::WHITE, theme::Ink);
    button.with_child(about(texts::about(lesson, language)));
    if achieved.has(lesson) {
        button.with_child(about(language.say("learn-finished")));
    }
    button.with_children(|button| {
        button
            .spawn(Node {
                position_type: PositionType::Absolute,
                right: px(14),
                top: px(8),
                column_gap: px(3),
                ..default()
            })
            .with_children(|pictures| {
                for seat in 0..2 {
                    pictures.spawn(theme::glyph(hud::symbol(lesson.variant(), seat), PICTURE));
                }
            });
    });
}

fn begin(pressed: On<Activate>, lessons: Query<&Begins>, mut walks: MessageWriter<LessonCommand>) -> Result {
    walks.write(LessonCommand::Begin(lessons.get(pressed.entity)?.0));
    Ok(())
}
