//! Labels with the values of all moves over the board.

use bevy::prelude::*;

use super::analysis::Analysed;
use super::is_open;
use super::study::Study;
use super::texts;
use crate::game::language::LocalizedText;
use crate::game::scene::camera::MainCamera;
use crate::game::scene::{hexxagon, quixo};
use crate::game::state::{Phase, Screen, Step};
use crate::game::theme::{self, Icon, palette, typeface};
use crate::game::turn::Selection;
use pushflip_core::ai::{Analysis, Candidate};
use pushflip_core::rules::hexxagon::Move;
use pushflip_core::rules::quixo::{Push, teams};
use pushflip_core::session::{AnyCell, AnyMove, End, Worth};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (show, float).chain().in_set(Step::Hud).run_if(is_open));
}

/// The size of a label, in pixels.
const LABEL: Vec2 = Vec2::new(44.0, 28.0);
/// The size of the star on the best label, in pixels.
const STAR: f32 = 13.0;
/// The distance from an even chance from which on a chance is coloured, in thousandths.
const COLOURED_FROM: u16 = 50;

/// A label over a point of the scene.
#[derive(Component, Clone, Copy)]
struct Over(Vec3);

struct Spot<'a> {
    /// The identity of the place.
    key: u32,
    at: Vec3,
    candidate: &'a Candidate<AnyMove>,
}

/// The key and position of a move's label, depending on the selection: in Quixo over the cube to take, then over the
/// arrow, then over the dot; in Hexxagon over the target. `None` if the move does not continue the selection.
fn spot(mv: AnyMove, selection: Selection) -> Option<(u32, Vec3)> {
    let push_spot = |push: Push, dot: Option<teams::Seat>| match (selection, dot) {
        (Selection::None, _) => {
            let top = quixo::cube_center(push.take()).with_y(2.0 * quixo::HALF);
            Some((u32::from(push.take().index()), top))
        }
        (Selection::Cell(AnyCell::Quixo(cell)), _) if push.take() == cell => {
            Some((u32::from(push.insert().index()), quixo::push_arrow(push).translation))
        }
        (Selection::Pushed(chosen), Some(dot)) if chosen == push => {
            let outward = quixo::seat_direction(dot) * 0.45;
            Some((dot as u32, quixo::lane(push).0.with_y(2.0 * quixo::HALF) + outward))
        }
        _ => None,
    };
    match mv {
        AnyMove::Quixo(push) => push_spot(push, None),
        AnyMove::Teams(teams::Move::Push { push, dot }) => push_spot(push, Some(dot)),
        AnyMove::Hexxagon(mv) => {
            let to = mv.to()?;
            let fits = match (selection, mv) {
                (Selection::Cell(AnyCell::Hexxagon(piece)), Move::Clone { to }) => piece.distance(to) == 1,
                (Selection::Cell(AnyCell::Hexxagon(piece)), Move::Jump { from, .. }) => piece == from,
                _ => true,
            };
            fits.then(|| (u32::from(to.index()), hexxagon::cell_center(to)))
        }
        AnyMove::Teams(teams::Move::Pass) => None,
    }
}

/// The best move of each place. The candidates are sorted, best first.
fn spots(found: &Analysis<AnyMove>, selection: Selection) -> Vec<Spot<'_>> {
    let mut spots: Vec<Spot> = Vec::new();
    for candidate in &found.candidates {
        if let Some((key, at)) = spot(candidate.mv, selection)
            && spots.iter().all(|spot| spot.key != key)
        {
            spots.push(Spot { key, at, candidate });
        }
    }
    spots
}

fn show(
    study: Res<Study>,
    analysed: Res<Analysed>,
    selection: Res<Selection>,
    phase: Option<Res<State<Phase>>>,
    old: Query<Entity, With<Over>>,
    mut shown: Local<Option<(Vec<AnyMove>, u64, Selection)>>,
    mut commands: Commands,
) {
    let choosing = phase.is_some_and(|phase| *phase.get() == Phase::Choosing);
    let found = analysed.of_shown(&study).filter(|_| choosing);
    let wanted = found.map(|found| (analysed.after.clone(), found.nodes, *selection));
    if *shown == wanted && (found.is_none() || !old.is_empty()) {
        return;
    }
    *shown = wanted;
    old.iter().for_each(|label| commands.entity(label).despawn());
    for (number, spot) in found.map_or_else(Vec::new, |found| spots(found, *selection)).iter().enumerate() {
        label(&mut commands, spot, number == 0);
    }
}

fn label(commands: &mut Commands, spot: &Spot, best: bool) {
    let worth = Worth::of_candidate(spot.candidate);
    let (ink, colour) = colours(worth);
    commands
        .spawn((
            Name::new(format!("Value {}", spot.candidate.mv)),
            Over(spot.at),
            DespawnOnExit(Screen::Review),
            Pickable::IGNORE,
            // Below the panel.
            GlobalZIndex(-1),
            Node {
                position_type: PositionType::Absolute,
                width: px(LABEL.x),
                height: px(LABEL.y),
                ..theme::centred()
            },
        ))
        .with_children(|label| {
            label.spawn((
                Pickable::IGNORE,
                Node {
                    padding: UiRect::axes(px(6), px(1)),
                    border: UiRect::all(px(if best { 2 } else { 1 })),
                    border_radius: BorderRadius::MAX,
                    ..default()
                },
                BackgroundColor(colour),
                BorderColor::all(if best { palette::STAR } else { palette::WALNUT_SOLID }),
                children![(
                    Pickable::IGNORE,
                    LocalizedText(texts::short_worth(worth)),
                    typeface::bold(typeface::SMALL),
                    TextColor(ink),
                    TextLayout::linebreak(LineBreak::NoWrap),
                )],
            ));
            if best {
                label.spawn((
                    Pickable::IGNORE,
                    Node { position_type: PositionType::Absolute, right: px(0), top: px(-4), ..default() },
                    children![(theme::glyph(Icon::Star, STAR), Pickable::IGNORE)],
                ));
            }
        });
}

fn colours(worth: Worth) -> (Color, Color) {
    match worth.end {
        Some(End::Win(_)) => (palette::INK, palette::FINE),
        Some(End::Loss(_)) => (palette::INK, palette::TERRIBLE),
        Some(End::Draw) => (palette::INK, palette::EVEN),
        None if worth.chance >= 500 + COLOURED_FROM => (palette::FINE, palette::WALNUT_SOLID),
        None if worth.chance <= 500 - COLOURED_FROM => (palette::WRONG, palette::WALNUT_SOLID),
        None => (palette::PARCHMENT, palette::WALNUT_SOLID),
    }
}

fn float(
    cameras: Query<(&Camera, &GlobalTransform), With<MainCamera>>,
    scale: Res<UiScale>,
    mut labels: Query<(&Over, &mut Node)>,
) {
    let Ok((camera, at)) = cameras.single() else { return };
    for (over, mut node) in &mut labels {
        let Ok(point) = camera.world_to_viewport(at, over.0) else { continue };
        let corner = (point / scale.0 - LABEL / 2.0).round();
        let (left, top) = (px(corner.x), px(corner.y));
        if (node.left, node.top) != (left, top) {
            (node.left, node.top) = (left, top);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pushflip_core::ai::{Limits, MultiPv, Stop};
    use pushflip_core::rules::{DrawRules, Variant};
    use pushflip_core::session::{AnyGame, AnyPosition, Options};

    fn analysed(variant: Variant) -> (AnyPosition, Analysis<AnyMove>) {
        let position = AnyPosition::start(variant, &Options::default());
        let game = AnyGame::new(position, DrawRules::default());
        let found = game.analyse(1, MultiPv::Every, &Limits::depth(1), &Stop::new(), |_| ());
        (position, found.expect("moves"))
    }

    #[test]
    fn every_move_has_a_place_and_each_place_shows_its_best_move() {
        for (variant, places) in [(Variant::Quixo, 16), (Variant::QuixoTeams, 16), (Variant::Hexxagon, 24)] {
            let (position, found) = analysed(variant);
            let shown = spots(&found, Selection::None);
            let mut keys: Vec<u32> = position
                .moves()
                .iter()
                .filter_map(|&mv| spot(mv, Selection::None))
                .map(|spot| spot.0)
                .collect();
            keys.sort_unstable();
            keys.dedup();
            assert_eq!(shown.len(), keys.len(), "{variant}");
            assert!(shown.len() >= places, "{variant}: {}", shown.len());
            for spot in &shown {
                let of_place = found
                    .candidates
                    .iter()
                    .filter(|c| super::spot(c.mv, Selection::None).is_some_and(|s| s.0 == spot.key));
                assert!(of_place.into_iter().all(|c| c.score <= spot.candidate.score), "{variant}");
            }
        }
        let (_, found) = analysed(Variant::Quixo);
        let corner = Selection::Cell(AnyCell::Quixo("a1".parse().expect("a cell")));
        assert_eq!(spots(&found, corner).len(), 2, "a corner cube has two insertions");
    }
}
