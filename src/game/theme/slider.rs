//! A slider with its value.

use bevy::input_focus::tab_navigation::TabIndex;
use bevy::prelude::*;
use bevy::ui_widgets::{
    Slider, SliderPrecision, SliderRange, SliderStep, SliderThumb, SliderValue, TrackClick, observe,
    slider_self_update,
};

use super::skin::Skin;
use super::{GRID, TOUCH, palette};

pub fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, move_thumbs.before(bevy::ui::UiSystems::Prepare));
}

/// The side of the thumb, in pixels.
const THUMB: f32 = 18.0;
/// The height of the track, in pixels.
const TRACK: f32 = 7.0;

#[derive(Component)]
struct Fill;

/// A slider between two values; arrow keys change it by `step`. A change triggers `ValueChange<f32>`.
pub fn slider(name: &str, value: f32, from: f32, to: f32, step: f32) -> impl Bundle + use<> {
    (
        Name::new(name.to_string()),
        Slider { track_click: TrackClick::Snap, ..default() },
        SliderValue(value),
        SliderRange::new(from, to),
        SliderStep(step),
        SliderPrecision(2),
        Skin::Group,
        TabIndex(0),
        observe(slider_self_update),
        Node {
            width: px(180),
            height: px(TOUCH - 2.0 * GRID),
            border_radius: BorderRadius::all(px(THUMB / 2.0)),
            align_items: AlignItems::Center,
            ..default()
        },
        children![
            (
                Node {
                    position_type: PositionType::Absolute,
                    left: px(0),
                    right: px(0),
                    height: px(TRACK),
                    border: UiRect::all(super::LINE),
                    border_radius: BorderRadius::all(px(TRACK / 2.0)),
                    ..default()
                },
                BackgroundColor(palette::WALNUT_DEEP),
                BorderColor::all(palette::EDGE),
            ),
            (
                Fill,
                Node {
                    position_type: PositionType::Absolute,
                    left: px(0),
                    width: px(0),
                    height: px(TRACK),
                    border_radius: BorderRadius::all(px(TRACK / 2.0)),
                    ..default()
                },
                BackgroundColor(palette::BRASS_DEEP),
            ),
            (
                // The thumb moves within the track without its own width.
                Node {
                    position_type: PositionType::Absolute,
                    left: px(0),
                    right: px(THUMB),
                    height: px(THUMB),
                    ..default()
                },
                children![(
                    SliderThumb,
                    Node {
                        position_type: PositionType::Absolute,
                        left: percent(0),
                        width: px(THUMB),
                        height: px(THUMB),
                        border: UiRect::all(super::LINE),
                        border_radius: BorderRadius::MAX,
                        ..default()
                    },
                    BackgroundColor(palette::BRASS),
                    BorderColor::all(palette::BRASS_LIT),
                )],
            ),
        ],
    )
}

type Part = Or<(With<SliderThumb>, With<Fill>)>;

fn move_thumbs(
    sliders: Query<(Entity, &SliderValue, &SliderRange), Changed<SliderValue>>,
    children: Query<&Children>,
    mut parts: Query<(&mut Node, Has<SliderThumb>), Part>,
) {
    for (slider, value, range) in &sliders {
        let share = range.thumb_position(value.0) * 100.0;
        for part in children.iter_descendants(slider) {
            let Ok((mut node, thumb)) = parts.get_mut(part) else { continue };
            if thumb {
                node.left = percent(share);
            } else {
                node.width = percent(share);
            }
        }
    }
}
