//! A sentence that shows for a moment at the board's lower left: why a cube cannot be taken, what
//! could not be saved.

use bevy::prelude::*;
use bevy::time::Real;

use crate::game::language::{Language, take_down};
use crate::game::state::{Notice, Step};
use crate::game::theme::{self, palette, typeface};

/// Shows notices and takes them away.
pub fn plugin(app: &mut App) {
    // What was said in one language is not said again in another.
    let hush = take_down::<Toast>.run_if(resource_changed::<Language>);
    let show = show.run_if(resource_changed::<Notice>);
    app.add_systems(Update, (hush, show, expire).chain().in_set(Step::Hud));
}

/// How long a sentence shows, in seconds, and how much longer for each of its characters.
const SHOWS: f32 = 2.5;
const SHOWS_PER_CHARACTER: f32 = 0.03;

/// The sentence on the screen. While there is one, a few frames a second are wanted.
#[derive(Component)]
pub struct Toast {
    /// When it goes, in seconds since the start of the program.
    until: f32,
}

fn show(
    mut commands: Commands,
    notice: Res<Notice>,
    time: Res<Time<Real>>,
    shown: Query<Entity, With<Toast>>,
) {
    for toast in &shown {
        commands.entity(toast).despawn();
    }
    if notice.0.is_empty() {
        return;
    }
    let until = time.elapsed_secs() + SHOWS + SHOWS_PER_CHARACTER * notice.0.chars().count() as f32;
    commands.spawn((
        Name::new("Notice"),
        Toast { until },
        Pickable::IGNORE,
        GlobalZIndex(20),
        Node {
            position_type: PositionType::Absolute,
            left: px(16),
            bottom: px(16),
            max_width: px(420),
            padding: UiRect::axes(px(14), px(8)),
            border: UiRect::all(px(1)),
            border_radius: BorderRadius::all(px(theme::CORNER)),
            ..default()
        },
        BackgroundColor(palette::WALNUT),
        BorderColor::all(palette::EDGE),
        children![(
            Pickable::IGNORE,
            Text::new(notice.0.clone()),
            typeface::regular(typeface::BODY),
            TextColor(palette::PARCHMENT),
        )],
    ));
}

fn expire(mut commands: Commands, time: Res<Time<Real>>, toasts: Query<(Entity, &Toast)>) {
    for (toast, shown) in &toasts {
        if time.elapsed_secs() >= shown.until {
            commands.entity(toast).despawn();
        }
    }
}
