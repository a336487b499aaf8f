//! The tooltip at the pointer that explains why a cell cannot be played.

use bevy::prelude::*;
use bevy::time::Real;
use bevy::window::PrimaryWindow;

use crate::game::input::Cursor;
use crate::game::state::{Phase, Step, ViewedPly};
use crate::game::theme;
use crate::game::turn::{Hovered, Rejected, Rules, Selection};
use pushflip_core::language::Localized;

pub fn plugin(app: &mut App) {
    let changed = resource_changed::<Hovered>
        .or_else(resource_changed::<Selection>)
        .or_else(resource_changed::<ViewedPly>)
        .or_else(state_changed::<Phase>);
    app.add_systems(
        Update,
        (
            theme::rebuild::<Reason, _>(update_reason).run_if(changed),
            // A notice or the panel of a lesson tells the reason of a rejected choice.
            theme::despawn_all::<Reason>.run_if(on_message::<Rejected>),
            show_tooltip,
        )
            .chain()
            .in_set(Step::Hud),
    );
}

/// The delay of the tooltip, in seconds.
const DELAY: f32 = 0.6;
/// The distance of the tooltip from the pointer, in pixels.
const DISTANCE: f32 = 14.0;

/// The reason for the hovered cell. Until its tooltip is shown, the window is redrawn every [`TICK`](super::TICK).
#[derive(Component)]
pub struct Reason {
    words: Localized,
    since: f32,
    pub(super) is_shown: bool,
}

fn update_reason(
    hovered: Res<Hovered>,
    selection: Res<Selection>,
    cursor: Res<Cursor>,
    viewed_ply: Res<ViewedPly>,
    phase: Option<Res<State<Phase>>>,
    rules: Res<Rules>,
    time: Res<Time<Real>>,
    mut commands: Commands,
) {
    let choosing = phase.is_some_and(|phase| *phase.get() == Phase::Choosing) && viewed_ply.0.is_none();
    // No tooltip for a resting pointer while the cursor is moved by keys.
    let by_pointer = choosing && *selection == Selection::None && cursor.shown().is_none();
    let Some(target) = hovered.0.filter(|_| by_pointer) else { return };
    if let Some(why) = target.why_not_selectable(&rules) {
        let reason = Reason { words: why.of_pointed(), since: time.elapsed_secs(), is_shown: false };
        commands.spawn((Name::new("Reason"), reason));
    }
}

fn show_tooltip(
    time: Res<Time<Real>>,
    scale: Res<UiScale>,
    windows: Query<&Window, With<PrimaryWindow>>,
    mut reasons: Query<(Entity, &mut Reason)>,
    mut commands: Commands,
) {
    for (entity, mut reason) in &mut reasons {
        if reason.is_shown || time.elapsed_secs() - reason.since < DELAY {
            continue;
        }
        reason.is_shown = true;
        let Some((window, at)) = windows.single().ok().and_then(|w| Some((w, w.cursor_position()?))) else {
            continue;
        };
        let (window, at) = (window.size() / scale.0, at / scale.0);
        let mut place = theme::tooltip_node();
        // Placed towards the centre of the window, so that it fits.
        if at.x < window.x / 2.0 {
            place.left = px(at.x + DISTANCE);
        } else {
            place.right = px(window.x - at.x + DISTANCE);
        }
        if at.y < window.y / 2.0 {
            place.top = px(at.y + DISTANCE);
        } else {
            place.bottom = px(window.y - at.y + DISTANCE);
        }
        commands.entity(entity).insert(theme::tooltip(place, reason.words.clone()));
    }
}
