//! Temporary notices at the left of the board: why a cube cannot be taken, what could not be saved.

use bevy::prelude::*;
use bevy::time::Real;

use crate::game::language::Language;
use crate::game::state::{Menu, Notice, Step};
use crate::game::theme::{self, palette, typeface};
use crate::game::turn::CurrentMatch;

/// Shows notices and takes them away.
pub fn plugin(app: &mut App) {
    // What was said in one language is not said again in another.
    let hush = theme::take_down::<Toast>.run_if(resource_changed::<Language>);
    app.add_systems(Update, (hush, show, place, expire).chain().in_set(Step::Hud));
}

/// How long a sentence shows, in seconds, and how much longer for each of its characters.
const SHOWS: f32 = 2.5;
const SHOWS_PER_CHARACTER: f32 = 0.03;

/// From the window's edges, in pixels.
const EDGE: f32 = 16.0;

/// The sentences on the screen, those of one moment. While there is one, a few frames a second are wanted.
#[derive(Component)]
pub struct Toast {
    /// When it goes, in seconds since the start of the program.
    until: f32,
}

/// Shows what was said since it was last looked for, one sentence under the other, instead of what shows.
fn show(
    mut commands: Commands,
    mut notices: MessageReader<Notice>,
    time: Res<Time<Real>>,
    shown: Query<Entity, With<Toast>>,
) {
    let words = notices.read().map(|notice| notice.0.as_str()).collect::<Vec<_>>().join("\n");
    if words.is_empty() {
        return;
    }
    shown.iter().for_each(|toast| commands.entity(toast).despawn());
    let until = time.elapsed_secs() + SHOWS + SHOWS_PER_CHARACTER * words.chars().count() as f32;
    commands.spawn((
        Name::new("Notice"),
        Toast { until },
        Pickable::IGNORE,
        GlobalZIndex(20),
        Node {
            position_type: PositionType::Absolute,
            left: px(EDGE),
            max_width: px(420),
            padding: UiRect::axes(px(14), px(8)),
            border: UiRect::all(theme::LINE),
            border_radius: BorderRadius::all(px(theme::CORNER)),
            ..default()
        },
        BackgroundColor(palette::WALNUT),
        BorderColor::all(palette::EDGE),
        children![(
            Pickable::IGNORE,
            Text::new(words),
            typeface::regular(typeface::BODY),
            TextColor(palette::PARCHMENT),
        )],
    ));
}

/// Below, but above where the banner of a result lies below.
fn place(menu: Res<State<Menu>>, current: Res<CurrentMatch>, mut toasts: Query<&mut Node, With<Toast>>) {
    let above = *menu.get() == Menu::Result && current.setup().variant.is_quixo();
    let (top, bottom) = if above { (px(EDGE), auto()) } else { (auto(), px(EDGE)) };
    for mut node in &mut toasts {
        if (node.top, node.bottom) != (top, bottom) {
            (node.top, node.bottom) = (top, bottom);
        }
    }
}

fn expire(mut commands: Commands, time: Res<Time<Real>>, toasts: Query<(Entity, &Toast)>) {
    for (toast, shown) in &toasts {
        if time.elapsed_secs() >= shown.until {
            commands.entity(toast).despawn();
        }
    }
}
