//! The tooltip at the pointer that says why a cell cannot be played.

use bevy::prelude::*;
use bevy::time::Real;
use bevy::window::PrimaryWindow;

use crate::game::input::Cursor;
use crate::game::language::{Language, words};
use crate::game::state::{Phase, Step, ViewedPly};
use crate::game::theme;
use crate::game::turn::{Hovered, Rules, Selection};

/// Shows the reason and takes it away.
pub fn plugin(app: &mut App) {
    let changed = resource_changed::<Hovered>
        .or_else(resource_changed::<Selection>)
        .or_else(resource_changed::<ViewedPly>)
        .or_else(state_changed::<Phase>);
    app.add_systems(Update, (ask.run_if(changed), tell).chain().in_set(Step::Hud));
}

/// So long a pointer rests before it is told anything, in seconds.
const RESTS: f32 = 0.6;
/// How far from the pointer's tip, in pixels.
const AWAY: f32 = 14.0;

/// The reason, and since when somebody may want it. While there is one, a few frames a second are wanted.
#[derive(Component)]
pub struct Reason {
    words: String,
    since: f32,
    pub(super) told: bool,
}

fn ask(
    hovered: Res<Hovered>,
    selection: Res<Selection>,
    cursor: Res<Cursor>,
    viewed_ply: Res<ViewedPly>,
    phase: Option<Res<State<Phase>>>,
    rules: Res<Rules>,
    language: Res<Language>,
    time: Res<Time<Real>>,
    old: Query<Entity, With<Reason>>,
    mut commands: Commands,
) {
    old.iter().for_each(|old| commands.entity(old).despawn());
    let choosing = phase.is_some_and(|phase| *phase.get() == Phase::Choosing) && viewed_ply.0.is_none();
    // Who moves the cursor by keys does not look where the pointer lies.
    let by_pointer = choosing && *selection == Selection::None && cursor.shown().is_none();
    let Some(target) = hovered.0.filter(|_| by_pointer) else { return };
    if let Some(why) = target.why_not_selectable(&rules) {
        let reason =
            Reason { words: words::illegal(*language, why), since: time.elapsed_secs(), told: false };
        commands.spawn((Name::new("Reason"), reason));
    }
}

fn tell(
    time: Res<Time<Real>>,
    scale: Res<UiScale>,
    windows: Query<&Window, With<PrimaryWindow>>,
    mut reasons: Query<(Entity, &mut Reason)>,
    mut commands: Commands,
) {
    for (entity, mut reason) in &mut reasons {
        if reason.told || time.elapsed_secs() - reason.since < RESTS {
            continue;
        }
        reason.told = true;
        let Some((window, at)) = windows.single().ok().and_then(|w| Some((w, w.cursor_position()?))) else {
            continue;
        };
        let (window, at) = (window.size() / scale.0, at / scale.0);
        let mut place = theme::tooltip_node();
        // Towards the middle of the window, so that it fits.
        if at.x < window.x / 2.0 {
            place.left = px(at.x + AWAY);
        } else {
            place.right = px(window.x - at.x + AWAY);
        }
        if at.y < window.y / 2.0 {
            place.top = px(at.y + AWAY);
        } else {
            place.bottom = px(window.y - at.y + AWAY);
        }
        commands.entity(entity).insert(theme::tooltip(place, &reason.words));
    }
}
