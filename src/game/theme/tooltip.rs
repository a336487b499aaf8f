//! Tooltips for the hovered or focused widget.

use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::math::FloatOrd;
use bevy::picking::hover::Hovered;
use bevy::picking::pointer::{PointerAction, PointerInput};
use bevy::prelude::*;
use bevy::ui::{CalculatedClip, ComputedUiRenderTargetInfo, UiGlobalTransform};

use super::{CORNER, GRID, Skin, TOUCH, palette};
use pushflip_core::language::Localized;

pub fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, (place, show).chain().after(bevy::ui::UiSystems::PostLayout));
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
    is_placed: bool,
}

/// The space between a widget and its tooltip, in pixels.
const DISTANCE: f32 = 6.0;

/// The top of a tooltip before its size is known, in pixels: outside the window.
const OUTSIDE: f32 = -10_000.0;
/// A covered pixel of the tooltip's own widget and of its neighbours counts like this many of other widgets.
const NEAR: f32 = 10_000.0;

fn show(
    tips: Query<(Entity, &Tooltip, &Hovered, &InheritedVisibility)>,
    shown: Query<(Entity, &Shown)>,
    focus: Res<InputFocus>,
    focus_visible: Res<InputFocusVisible>,
    keys: Res<ButtonInput<KeyCode>>,
    mut inputs: MessageReader<PointerInput>,
    mut pointed_at: Local<Option<Entity>>,
    mut commands: Commands,
) {
    // A widget that appears under a resting pointer shows no tooltip, and a press of a button or a key hides it.
    let hovered = tips.iter().filter(|tip| tip.3.get()).find(|tip| tip.2.get());
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
    let Some((owner, tip, ..)) = wanted else { return };
    commands.spawn((
        Name::new("Tooltip"),
        Shown { owner, text: tip.0.clone(), is_placed: false },
        tooltip(Node { top: px(OUTSIDE), ..tooltip_node() }, tip.0.clone()),
    ));
}

/// Places a new tooltip as soon as its size is known.
fn place(
    mut shown: Query<(&mut Shown, &mut Node, &ComputedNode, &ComputedUiRenderTargetInfo)>,
    nodes: Query<(&ComputedNode, &UiGlobalTransform, Option<&CalculatedClip>)>,
    widgets: Query<(Entity, &Skin, &InheritedVisibility)>,
) {
    for (mut shown, mut place, size, target) in &mut shown {
        if shown.is_placed || size.is_empty() {
            continue;
        }
        shown.is_placed = true;
        let scale = size.inverse_scale_factor();
        let rect = |widget: Entity| {
            let Ok((node, at, clip)) = nodes.get(widget) else { return Rect::default() };
            let rect = Rect::from_center_size(at.translation, node.size());
            let rect = clip.map_or(rect, |clip| rect.intersect(clip.clip));
            Rect { min: rect.min * scale, max: rect.max * scale }
        };
        let owner = rect(shown.owner);
        let others = widgets.iter().filter(|(widget, skin, is_visible)| {
            *widget != shown.owner && **skin != Skin::Group && is_visible.get()
        });
        let others: Vec<Rect> = others.map(|other| rect(other.0)).filter(|rect| !rect.is_empty()).collect();
        let corner =
            choose_corner(owner, &others, size.size() * scale, target.physical_size().as_vec2() * scale);
        (place.left, place.top) = (px(corner.x), px(corner.y));
    }
}

/// The upper left corner of a tooltip that is near its widget and covers as little as possible of it, of its
/// neighbours and of all other widgets.
fn choose_corner(owner: Rect, others: &[Rect], size: Vec2, window: Vec2) -> Vec2 {
    let margin = Vec2::splat(GRID);
    let near = vec2(
        if owner.center().x < window.x / 2.0 { owner.min.x } else { owner.max.x - size.x },
        owner.center().y - size.y / 2.0,
    );
    let beside = |rect: &Rect| {
        [
            near.with_y(rect.max.y + DISTANCE),
            near.with_y(rect.min.y - DISTANCE - size.y),
            near.with_x(rect.max.x + DISTANCE),
            near.with_x(rect.min.x - DISTANCE - size.x),
        ]
    };
    let corners = others.iter().chain([&owner]).flat_map(beside);
    let inside = corners.map(|corner| corner.clamp(margin, (window - size - margin).max(margin)));
    let cost = |corner: &Vec2| {
        let tooltip = Rect::from_corners(*corner, *corner + size);
        let gap = (owner.min - tooltip.max).max(tooltip.min - owner.max).max(Vec2::ZERO).length();
        let covered = others.iter().chain([&owner]).map(|rect| {
            let is_near = !rect.intersect(owner.inflate(TOUCH)).is_empty();
            let weight = if is_near { NEAR } else { 1.0 };
            weight * rect.intersect(tooltip).size().element_product()
        });
        FloatOrd(gap + covered.sum::<f32>() / TOUCH)
    };
    inside.min_by_key(cost).unwrap_or(near)
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
