//! The graph of winning chances between the symbols of both sides; a click shows the position there. While the review
//! is computed, the graph shows how far it is.

use bevy::color::ColorToPacked;
use bevy::prelude::*;

use super::commands::ReviewCommand;
use super::study::{LinePosition, Study};
use crate::game::hud;
use crate::game::language::LocalizedText;
use crate::game::theme::{self, SetColours, Tooltip, draw_image, palette};
use pushflip_core::language::{Localized, msg};
use pushflip_core::rules::Side;
use pushflip_core::session::Grade;

/// The height of the graph, in pixels of the display.
const HEIGHT: f32 = 40.0;
/// The size of the image in its own pixels, two per pixel of the display.
const PICTURE: UVec2 = uvec2(460, 80);
/// The size of the sides' symbols, in pixels of the display.
const SYMBOL: f32 = 16.0;
/// Radius of a mistake's dot, in pixels of the image.
const DOT: f32 = 7.0;
/// The width of the stripes where no value is known, in pixels of the image, measured along a side.
const HATCH: u32 = 8;
/// Half the width of the line at the position shown, in pixels of the image.
const CURSOR: f32 = 1.5;

/// The graph, with the data that it shows.
#[derive(Component, Default)]
pub(super) struct Graph(Option<Curve>);

/// The number of reviewed plies, until all are.
#[derive(Component)]
pub(super) struct Progress;

#[derive(PartialEq, Debug)]
struct Curve {
    /// The first side's chance in thousandths before each ply and at the end.
    chances: Vec<Option<u16>>,
    /// The grades of the plies that are mistakes.
    mistakes: Vec<(usize, Grade)>,
    /// The number of plies before the viewed position.
    shown: usize,
}

pub(super) fn bundle(study: &Study) -> impl Bundle + use<> {
    let variant = study.game().setup().variant;
    let symbol =
        |side| (Name::new(format!("Graph of {side:?}")), theme::glyph(hud::side_icon(variant, side), SYMBOL));
    (
        Node { height: px(HEIGHT), flex_shrink: 0.0, column_gap: px(6), ..default() },
        children![
            (
                Node { justify_content: JustifyContent::SpaceBetween, ..theme::column(0.0) },
                // A side's share of the graph grows from its symbol.
                children![symbol(Side::Second), symbol(Side::First)],
            ),
            (
                Name::new("Graph"),
                Graph::default(),
                ImageNode { image_mode: NodeImageMode::Stretch, ..default() },
                Tooltip(Localized::joined([msg::REVIEW_GRAPH, msg::REVIEW_SHARES], " ")),
                // A side may be as dark as the panel.
                Outline::new(theme::LINE, px(0), palette::EDGE_LIT),
                Node { flex_grow: 1.0, height: percent(100), ..theme::centred() },
                bevy::ui_widgets::observe(press),
                children![(
                    Name::new("Progress"),
                    Progress,
                    Pickable::IGNORE,
                    theme::small_label(Localized::EMPTY),
                    Node {
                        padding: UiRect::axes(px(6), px(1)),
                        border_radius: BorderRadius::all(px(4)),
                        ..default()
                    },
                    BackgroundColor(palette::WALNUT_SOLID),
                )],
            ),
        ],
    )
}

pub(super) fn report(study: Res<Study>, label: Single<(&mut LocalizedText, &mut Node), With<Progress>>) {
    let (mut text, mut node) = label.into_inner();
    let (done, all) = (study.judged(), study.game().moves().len());
    text.set_if_neq(LocalizedText(msg::ReviewProgress { done, all }.into()));
    theme::set_shown(&mut node, study.may_be_judged() && done < all);
}

/// The number of plies at a point of the graph, from 0 at the left to 1 at the right.
fn plies_at(share: f32, plies: usize) -> usize {
    (share.clamp(0.0, 1.0) * plies as f32).round() as usize
}

fn press(event: On<Pointer<Press>>, study: Res<Study>, mut commands: MessageWriter<ReviewCommand>) {
    let branch = study.viewed().branch;
    if let Some(at) = event.hit.position {
        // The centre of the node is 0.
        let plies = plies_at(at.x + 0.5, study.length(branch));
        commands.write(ReviewCommand::At(LinePosition { branch, plies }));
    }
}

pub(super) fn draw(
    study: Res<Study>,
    mut images: ResMut<Assets<Image>>,
    graph: Single<(&mut Graph, &mut ImageNode)>,
    set: Res<SetColours>,
) {
    let (mut graph, mut node) = graph.into_inner();
    let curve = Curve::of(&study);
    if graph.0.as_ref() != Some(&curve) {
        let sides = set.on_panel(study.game().setup().variant.is_quixo());
        node.image = images.add(picture(&curve, sides));
        graph.0 = Some(curve);
    }
}

impl Curve {
    fn of(study: &Study) -> Self {
        let LinePosition { branch, plies } = study.viewed();
        let length = study.length(branch);
        let chance = |plies| study.worth_at(LinePosition { branch, plies }).map(|worth| worth.chance);
        let grade = |ply| study.grade(branch, ply).filter(|grade| grade.is_mistake());
        Self {
            chances: (0..=length).map(chance).collect(),
            mistakes: (0..length).filter_map(|ply| Some((ply, grade(ply)?))).collect(),
            shown: plies,
        }
    }

    /// The chance between two positions, if both are known.
    fn at(&self, position: f32) -> Option<f32> {
        let (left, share) = (position as usize, position.fract());
        let from = f32::from((*self.chances.get(left)?)?);
        let to = self.chances.get(left + 1).map_or(Some(from), |to| to.map(f32::from));
        if share == 0.0 { Some(from) } else { Some(from + (to? - from) * share) }
    }
}

fn picture(curve: &Curve, sides: [Color; 2]) -> Image {
    let UVec2 { x: width, y: height } = PICTURE;
    let last = (curve.chances.len() - 1).max(1) as f32;
    let x_of = |plies: usize| plies as f32 / last * (width - 1) as f32;
    let y_of = |chance: f32| (1.0 - chance / 1_000.0) * (height - 1) as f32;
    let bytes = |colour: Color| Srgba::from(colour).to_u8_array();
    let [first, second] = sides.map(bytes);
    // Unknown values are hatched, because a side may have any colour.
    let unknown = [palette::WALNUT_DEEP, palette::EDGE].map(bytes);
    let middle = bytes(palette::EDGE_LIT);
    let cursor = bytes(palette::STAR);
    // The dot is at the position after the ply.
    let dots: Vec<(Vec2, [u8; 4])> = curve
        .mistakes
        .iter()
        .filter_map(|&(ply, grade)| {
            let chance = f32::from((*curve.chances.get(ply + 1)?)?);
            let colour = if grade == Grade::Blunder { palette::TERRIBLE } else { palette::WRONG };
            let inside = |at: f32, most: u32| at.clamp(DOT, most as f32 - DOT);
            Some((vec2(inside(x_of(ply + 1), width), inside(y_of(chance), height)), bytes(colour)))
        })
        .collect();
    let rim = bytes(palette::WALNUT_DEEP.with_alpha(1.0));
    draw_image(PICTURE, |pixel| {
        let at = pixel.as_vec2();
        let dot = dots.iter().find(|(centre, _)| centre.distance(at) <= DOT);
        let line = curve.at(at.x / (width - 1) as f32 * last).map(y_of);
        match (dot, line) {
            (Some((centre, _)), _) if centre.distance(at) > DOT - 2.0 => rim,
            (Some((_, colour)), _) => *colour,
            _ if (at.x - x_of(curve.shown)).abs() <= CURSOR => cursor,
            _ if pixel.y == height / 2 => middle,
            (_, None) => unknown[((pixel.x + pixel.y) / HATCH % 2) as usize],
            (_, Some(line)) if at.y >= line => first,
            _ => second,
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_click_selects_the_nearest_position() {
        assert_eq!([0.0, 0.24, 0.26, 1.0, 1.3].map(|share| plies_at(share, 2)), [0, 0, 1, 2, 2]);
    }

    #[test]
    fn the_curve_is_drawn_where_values_are_known() {
        let curve = Curve {
            chances: vec![Some(1_000), Some(1_000), None],
            mistakes: vec![(0, Grade::Blunder)],
            shown: 2,
        };
        assert_eq!((curve.at(0.5), curve.at(1.5)), (Some(1_000.0), None));
        let sides = [Color::WHITE, Color::BLACK];
        let image = picture(&curve, sides);
        let data = image.data.expect("pixels");
        let pixel = |x: u32, y: u32| &data[((y * PICTURE.x + x) * 4) as usize..][..4];
        assert_eq!(pixel(100, 70), [255; 4], "won for the first side");
        assert_ne!(pixel(400, 70), [255; 4], "unknown");
        assert_ne!(pixel(PICTURE.x / 2, 8), [255; 4], "the blunder's dot");
        assert_ne!(pixel(PICTURE.x - 1, 30), pixel(400, 30), "the viewed position");
    }
}
