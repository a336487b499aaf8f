//! Tooltips for the hovered or focused widget.

use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::picking::hover::Hovered;
use bevy::picking::pointer::{PointerAction, PointerInput};
use bevy::prelude::*;
use bevy::ui::{ComputedUiRenderTargetInfo, UiGlobalTransform};

use super::{CORNER, GRID, palette};
use pushflip_core::language::Localized;

pub fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, show.after(bevy::ui::UiSystems::PostLayout));
}

/// The text of a widget's tooltip.
#[derive(Component, Clone, PartialEq, Eq, Debug)]
#[require(Hovered)]
pub struct Tooltip(pub Localized);

/// The visible tooltip and its widget.
#[derive(Component)]
struct Shown {
    owner: Entity,
    text: Localized,
}

/// The space between a widget and its tooltip, in pixels.
const DISTANCE: f32 = 6.0;

type Layout = (&'static ComputedNode, &'static UiGlobalTransform, &'static ComputedUiRenderTargetInfo);

fn show(
    tips: Query<(Entity, &Tooltip, &Hovered, Layout, &InheritedVisibility)>,
    shown: Query<(Entity, &Shown)>,
    focus: Res<InputFocus>,
    focus_visible: Res<InputFocusVisible>,
    keys: Res<ButtonInput<KeyCode>>,
    mut inputs: MessageReader<PointerInput>,
    mut pointed_at: Local<Option<Entity>>,
    mut commands: Commands,
) {
    // A widget that appears under a resting pointer shows no tooltip, and a press of a button or a key hides it.
    let hovered = tips.iter().filter(|tip| tip.4.get()).find(|tip| tip.2.get());
    for input in inputs.read() {
        match input.action {
            PointerAction::Move { .. } => *pointed_at = hovered.map(|tip| tip.0),
            PointerAction::Press(_) => *pointed_at = None,
            _ => {}
        }
    }
    if keys.get_just_pressed().len() > 0 {
        *pointed_at = None;
    }
    let wanted = hovered
        .filter(|tip| *pointed_at == Some(tip.0))
        .or_else(|| focus.get().filter(|_| focus_visible.0).and_then(|focused| tips.get(focused).ok()));
    for (entity, shown) in &shown {
        if wanted.is_some_and(|(owner, tip, ..)| owner == shown.owner && tip.0 == shown.text) {
            return;
        }
        commands.entity(entity).despawn();
    }
    let Some((owner, tip, _, (node, transform, target), _)) = wanted else { return };
    let scale = node.inverse_scale_factor();
    let centre = transform.translation * scale;
    let half = node.size() * scale / 2.0;
    let window = target.physical_size().as_vec2() * scale;
    // Placed towards the centre of the window, so that it fits.
    let mut place = tooltip_node();
    if centre.x < window.x / 2.0 {
        place.left = px((centre.x - half.x).max(GRID));
    } else {
        place.right = px((window.x - centre.x - half.x).max(GRID));
    }
    if centre.y < window.y / 2.0 {
        place.top = px(centre.y + half.y + DISTANCE);
    } else {
        place.bottom = px(window.y - centre.y + half.y + DISTANCE);
    }
    commands.spawn((
        Name::new("Tooltip"),
        Shown { owner, text: tip.0.clone() },
        tooltip(place, tip.0.clone()),
    ));
}

/// The box of a tooltip, without its position.
pub fn tooltip_node() -> Node {
    Node {
        position_type: PositionType::Absolute,
        max_width: px(280),
        padding: UiRect::axes(px(2.0 * GRID), px(GRID)),
        border: UiRect::all(super::LINE),
        border_radius: BorderRadius::all(px(CORNER - 2.0)),
        ..default()
    }
}

/// A tooltip at a position.
pub fn tooltip(place: Node, words: Localized) -> impl Bundle {
    (
        Pickable::IGNORE,
        GlobalZIndex(30),
        place,
        BackgroundColor(palette::WALNUT_DEEP.with_alpha(1.0)),
        BorderColor::all(palette::EDGE_LIT),
        children![(Pickable::IGNORE, super::small_label(words))],
    )
}
