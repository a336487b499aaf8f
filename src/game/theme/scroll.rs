//! Scrolling columns.

use bevy::ecs::entity::EntityHashSet;
use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;
use bevy::ui_widgets::{ControlOrientation, ScrollArea, Scrollbar, ScrollbarThumb};

use super::{GRID, Icon, palette};
use crate::game::settings::Settings;

pub fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, (hide_unneeded_bars, fade_end).after(bevy::ui::UiSystems::PostLayout))
        .add_systems(Update, scroll_pages);
}

/// The width of a scrollbar, in pixels.
const BAR: f32 = 6.0;
/// The space between a scrollbar and its column, in pixels.
const GAP: f32 = 0.5 * GRID;
/// The height of the fade at the lower edge of a column that continues, in pixels.
const FADE: f32 = 28.0;
/// Page Up and Page Down scroll by this share of the visible height.
const PAGE: f32 = 0.85;

/// The padding above and below the items, for their focus rings. If nothing else is hidden, a column is complete.
const PADDING: f32 = 2.0 * GRID;
/// The size of the arrow in the fade, in pixels.
const MORE: f32 = 14.0;

/// A gradient with an arrow over the lower edge of a scrolling column, shown while the column continues below it, so
/// that a cut row does not look like a fault.
#[derive(Component)]
struct Fade(Entity);

/// Adds a column that scrolls when it does not fit, with a scrollbar. Returns the entity that holds the items.
pub fn scroll_column(
    parent: &mut ChildSpawnerCommands,
    gap: f32,
    fill: impl FnOnce(&mut ChildSpawnerCommands),
) -> Entity {
    let mut content = Entity::PLACEHOLDER;
    parent
        .spawn(Node {
            align_self: AlignSelf::Stretch,
            // Negative margins hold the focus rings and the scrollbar, so that the content is aligned with its siblings.
            margin: UiRect { left: px(-GRID), right: px(-(GRID + GAP + BAR)), ..default() },
            min_width: px(0),
            min_height: px(0),
            flex_grow: 1.0,
            flex_shrink: 1.0,
            column_gap: px(GAP),
            ..default()
        })
        .with_children(|frame| {
            content = frame
                .spawn((
                    ScrollArea,
                    Node {
                        flex_grow: 1.0,
                        flex_basis: px(0),
                        min_width: px(0),
                        flex_direction: FlexDirection::Column,
                        row_gap: px(gap),
                        // Space for focus rings at the edge.
                        padding: UiRect::all(px(GRID)),
                        overflow: Overflow::scroll_y(),
                        ..default()
                    },
                ))
                .with_children(fill)
                .id();
            let fade = [palette::WALNUT_SOLID.with_alpha(0.0), palette::WALNUT_SOLID].map(ColorStop::auto);
            frame.spawn((
                Fade(content),
                Visibility::Hidden,
                Pickable::IGNORE,
                Node {
                    position_type: PositionType::Absolute,
                    bottom: px(0),
                    left: px(0),
                    right: px(GAP + BAR),
                    height: px(FADE),
                    align_items: AlignItems::FlexEnd,
                    justify_content: JustifyContent::Center,
                    ..default()
                },
                BackgroundGradient::from(LinearGradient::to_bottom(fade.to_vec())),
                children![(
                    super::glyph(Icon::Next, MORE),
                    UiTransform::from_rotation(Rot2::degrees(90.0)),
                    Pickable::IGNORE
                )],
            ));
            frame.spawn((
                Scrollbar::new(content, ControlOrientation::Vertical, 24.0),
                Visibility::Hidden,
                Node {
                    width: px(BAR),
                    flex_shrink: 0.0,
                    border_radius: BorderRadius::all(px(BAR / 2.0)),
                    ..default()
                },
                children![(
                    ScrollbarThumb { border_radius: BorderRadius::all(px(BAR / 2.0)), ..default() },
                    BackgroundColor(palette::EDGE_LIT),
                )],
            ));
        });
    content
}

/// The height of the content that does not fit into a scrolling column, in pixels.
pub fn hidden_height(column: &ComputedNode) -> f32 {
    (column.content_size().y - column.size().y).max(0.0) * column.inverse_scale_factor()
}

/// Scrolls dialogs by Page Up and Page Down: plain text has no widgets that the focus could go to.
fn scroll_pages(
    keys: Res<ButtonInput<KeyCode>>,
    dialogs: Query<(Entity, &TabGroup)>,
    children: Query<&Children>,
    mut areas: Query<(&ComputedNode, &mut ScrollPosition), With<ScrollArea>>,
) {
    let down = f32::from(
        i8::from(keys.just_pressed(KeyCode::PageDown)) - i8::from(keys.just_pressed(KeyCode::PageUp)),
    );
    if down == 0.0 {
        return;
    }
    for (dialog, _) in dialogs.iter().filter(|(_, group)| group.modal) {
        for area in children.iter_descendants(dialog) {
            let Ok((node, mut scroll)) = areas.get_mut(area) else { continue };
            let page = node.size().y * node.inverse_scale_factor();
            scroll.y = (scroll.y + down * PAGE * page).clamp(0.0, hidden_height(node));
        }
    }
}

/// Shows a bar when its column was too long in two consecutive layouts: in the first, texts are not wrapped yet.
fn hide_unneeded_bars(
    mut bars: Query<(Entity, &Scrollbar, &mut Visibility)>,
    areas: Query<&ComputedNode>,
    mut longer: Local<EntityHashSet>,
) {
    for (entity, bar, mut visibility) in &mut bars {
        let Ok(area) = areas.get(bar.target) else { continue };
        let is_longer = hidden_height(area) > PADDING;
        let was_longer = if is_longer { !longer.insert(entity) } else { longer.remove(&entity) };
        let shown = is_longer && was_longer;
        visibility.set_if_neq(if shown { Visibility::Inherited } else { Visibility::Hidden });
    }
    longer.retain(|entity| bars.contains(*entity));
}

/// Shows the fade of each column that continues below its lower edge. High contrast has no gradients.
fn fade_end(
    settings: Res<Settings>,
    mut fades: Query<(&Fade, &mut Visibility)>,
    areas: Query<(&ComputedNode, &ScrollPosition)>,
) {
    for (fade, mut visibility) in &mut fades {
        let Ok((area, scroll)) = areas.get(fade.0) else { continue };
        // A column lower than two fades would be hidden by its own.
        let is_high_enough = area.size().y * area.inverse_scale_factor() > 2.0 * FADE;
        let shown = hidden_height(area) - scroll.y > PADDING && is_high_enough && !settings.high_contrast;
        visibility.set_if_neq(if shown { Visibility::Inherited } else { Visibility::Hidden });
    }
}
