//! Scrolling columns.

use bevy::ecs::entity::EntityHashSet;
use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;
use bevy::ui_widgets::{ControlOrientation, ScrollArea, Scrollbar, ScrollbarThumb};

use super::{GRID, palette};

/// Shows bars only where there is something to scroll.
pub fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, hide_needless.after(bevy::ui::UiSystems::PostLayout))
        .add_systems(Update, turn_page);
}

/// The width of a scrollbar, in pixels.
const BAR: f32 = 6.0;
/// What is between a scrollbar and the column, in pixels.
const GAP: f32 = 0.5 * GRID;
/// How much of what is seen a page is.
const PAGE: f32 = 0.85;

/// Room so many pixels high, or as high as there is, in which a column may grow and shrink.
#[must_use]
pub fn room(height: f32) -> Node {
    Node { height: px(height), min_height: px(0), flex_shrink: 1.0, ..default() }
}

/// Adds a column that scrolls when it does not fit, with a bar beside it, and fills it.
/// Returns the column.
pub fn scroll_column(
    parent: &mut ChildSpawnerCommands,
    gap: f32,
    fill: impl FnOnce(&mut ChildSpawnerCommands),
) -> Entity {
    let mut content = Entity::PLACEHOLDER;
    parent
        .spawn(Node {
            align_self: AlignSelf::Stretch,
            // What is in the column lines up with what is above and below it: the room for the focus
            // ring and the bar lie in the margin.
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
                        // Room for the focus ring of what stands at the edge.
                        padding: UiRect::all(px(GRID)),
                        overflow: Overflow::scroll_y(),
                        ..default()
                    },
                ))
                .with_children(fill)
                .id();
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

/// Page Up and Page Down scroll what lies in a dialog: text has no widgets that the focus could go to.
fn turn_page(
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
            let [page, all] = [node.size().y, node.content_size().y].map(|y| y * node.inverse_scale_factor());
            scroll.y = (scroll.y + down * PAGE * page).clamp(0.0, (all - page).max(0.0));
        }
    }
}

/// A bar comes when the column was too long in two layouts, one after the other: in the first the texts have
/// not yet found their lines.
fn hide_needless(
    mut bars: Query<(Entity, &Scrollbar, &mut Visibility)>,
    areas: Query<&ComputedNode>,
    mut longer: Local<EntityHashSet>,
) {
    for (entity, bar, mut visibility) in &mut bars {
        let Ok(area) = areas.get(bar.target) else { continue };
        let is_longer = area.content_size().y > area.size().y + 1.0;
        let was_longer = if is_longer { !longer.insert(entity) } else { longer.remove(&entity) };
        let shown = is_longer && was_longer;
        visibility.set_if_neq(if shown { Visibility::Inherited } else { Visibility::Hidden });
    }
    longer.retain(|entity| bars.contains(*entity));
}
