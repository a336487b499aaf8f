//! Lifting of the hovered and the selected cube or piece, and shaking of one that cannot be moved.

use bevy::prelude::*;

use super::BoardCells;
use super::board::animate_ply;
use super::hexxagon::{self, Piece};
use super::quixo::{self, Cube, Face};
use super::targets::own_face;
use crate::game::motion::{Keyframe, Motion, run_motions};
use crate::game::state::{Phase, Step};
use crate::game::turn::{Chooser, Hand, Hovered, Rejected, Selection, Target, accepts_selection};
use pushflip_core::session::AnyCell;

/// A mesh of the dragged cube or piece.
#[derive(Component)]
struct InHand;

/// Height by which the hovered cube or piece rises.
const HOVER_HEIGHT: f32 = 0.10;
/// Duration of lifting, in seconds.
const LIFT_TIME: f32 = 0.13;
/// Duration in which a dragged cube or piece reaches the pointer, in seconds.
const FOLLOW_TIME: f32 = 0.05;
/// Offsets of a rejected cube or piece to the right, one after another, in world units.
const SHAKE: [f32; 5] = [0.0, 0.05, -0.05, 0.03, 0.0];
/// Duration of each, in seconds.
const SHAKE_TIME: f32 = 0.06;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (pass_pointer_through, lift_cubes, lift_pieces)
            // A cube that was held when the last ply began becomes selectable again at the next turn.
            .run_if(
                resource_changed::<Hovered>
                    .or_else(resource_changed::<Selection>)
                    .or_else(resource_changed::<Hand>)
                    .or_else(state_changed::<Phase>),
            )
            // Another screen gets its cubes and pieces lowered.
            .run_if(accepts_selection.or_else(not(resource_exists::<State<Phase>>)))
            .in_set(Step::Table)
            // Do not lower cubes that a ply animates.
            .after(animate_ply)
            .before(run_motions),
    )
    .add_systems(Update, shake.run_if(on_message::<Rejected>).in_set(Step::Table).before(run_motions));
}

/// Shakes the cube or piece that the player chose although it cannot be moved.
fn shake(
    mut rejected: MessageReader<Rejected>,
    cells: BoardCells,
    parts: Query<(Entity, &Transform), (Or<(With<Cube>, With<Piece>)>, Without<Motion>)>,
    mut commands: Commands,
) {
    for Rejected { target, .. } in rejected.read() {
        let is_target = |part| cells.cell_of(part).map(Target::Cell) == Some(*target);
        for (part, &resting) in parts.iter().filter(|(part, _)| is_target(*part)) {
            let keys = SHAKE.into_iter().enumerate().map(|(index, offset)| {
                let pose = resting.with_translation(resting.translation + Vec3::X * offset);
                Keyframe::new(index as f32 * SHAKE_TIME, pose)
            });
            commands.entity(part).insert(Motion::non_blocking(keys.collect()));
        }
    }
}

/// A dragged cube or piece is under the pointer, but the target of the drag is below it.
fn pass_pointer_through(
    (hand, selection): (Res<Hand>, Res<Selection>),
    cells: BoardCells,
    parts: Query<Entity, Or<(With<Cube>, With<Piece>)>>,
    ignored: Query<Entity, With<InHand>>,
    children: Query<&Children>,
    mut commands: Commands,
) {
    if hand.0.is_none() {
        ignored.iter().for_each(|part| _ = commands.entity(part).remove::<(InHand, Pickable)>());
        return;
    }
    let held = parts.iter().find(|part| cells.cell_of(*part).map(Selection::Cell) == Some(*selection));
    for part in held.into_iter().flat_map(|held| children.iter_descendants(held).chain([held])) {
        commands.entity(part).insert((InHand, Pickable::IGNORE));
    }
}

/// Raises the hovered cube, holds the selected one with its new face up, and lowers all others.
fn lift_cubes(
    hovered: Res<Hovered>,
    (selection, hand): (Res<Selection>, Res<Hand>),
    chooser: Chooser,
    cubes: Query<(Entity, &Cube, &Transform, Option<&Motion>)>,
    mut commands: Commands,
) {
    let rules = chooser.rules();
    let position = rules.position();
    for (entity, cube, now, motion) in &cubes {
        if motion.is_some_and(|motion| motion.blocking) {
            continue;
        }
        // Two sides of a blank cube have symbols. A selected one has its new face up, so that its sides are blank.
        let cell = AnyCell::Quixo(cube.cell);
        let is_selected = *selection == Selection::Cell(cell);
        let face = if is_selected { own_face(&position) } else { cube.face };
        let resting = quixo::cube_transform(cube.cell, face);
        let raised = |height: f32| resting.with_translation(resting.translation + Vec3::Y * height);
        let is_hovered = chooser.may_choose()
            && *selection == Selection::None
            && hovered.0 == Some(Target::Cell(cell))
            && Target::Cell(cell).is_selectable(&rules);
        let wanted = match *selection {
            Selection::Cell(_) if is_selected => {
                hand.0.map_or(raised(quixo::HELD_HEIGHT), |at| resting.with_translation(at))
            }
            Selection::Pushed(push) if push.take() == cube.cell => {
                // The dot follows the hovered target.
                let face = match (own_face(&position), hovered.0) {
                    (Face::Symbol(side, _), Some(Target::Dot(seat))) => Face::Symbol(side, Some(seat)),
                    (face, _) => face,
                };
                quixo::held_in_lane(push, face)
            }
            _ if is_hovered => raised(HOVER_HEIGHT),
            _ => resting,
        };
        let end = motion.and_then(Motion::end).unwrap_or(*now);
        if end != wanted {
            let far = now.translation.distance(wanted.translation) > 1.0;
            let motion = match *selection {
                Selection::Pushed(push) if far => {
                    Motion::non_blocking(quixo::carry(*now, push, own_face(&position)))
                }
                Selection::Cell(_) if hand.0.is_some() => Motion::between(*now, wanted, FOLLOW_TIME),
                _ => Motion::between(*now, wanted, LIFT_TIME),
            };
            commands.entity(entity).insert(motion);
        }
    }
}

/// Raises the hovered piece and the selected one.
fn lift_pieces(
    hovered: Res<Hovered>,
    (selection, hand): (Res<Selection>, Res<Hand>),
    chooser: Chooser,
    pieces: Query<(Entity, &Piece, &Transform, Option<&Motion>)>,
    mut commands: Commands,
) {
    let rules = chooser.rules();
    for (entity, piece, now, motion) in &pieces {
        if motion.is_some_and(|motion| motion.blocking) {
            continue;
        }
        let resting = hexxagon::piece_transform(piece.cell, piece.side);
        let cell = AnyCell::Hexxagon(piece.cell);
        let is_selected = *selection == Selection::Cell(cell);
        let is_hovered = chooser.may_choose()
            && hovered.0 == Some(Target::Cell(cell))
            && Target::Cell(cell).is_selectable(&rules);
        let height = if is_selected {
            hexxagon::HELD_HEIGHT
        } else if is_hovered {
            HOVER_HEIGHT
        } else {
            0.0
        };
        let held = hand.0.filter(|_| is_selected);
        let place = held.unwrap_or(resting.translation + Vec3::Y * height);
        let wanted = resting.with_translation(place);
        if motion.and_then(Motion::end).unwrap_or(*now) != wanted {
            let seconds = if held.is_some() { FOLLOW_TIME } else { LIFT_TIME };
            commands.entity(entity).insert(Motion::between(*now, wanted, seconds));
        }
    }
}
