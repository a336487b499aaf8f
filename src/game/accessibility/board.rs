//! The board as accessibility nodes: the content of each cell and its possible actions.

use accesskit::{Action, NodeId, Role};
use bevy::a11y::AccessibilityNode;
use bevy::prelude::*;

use super::Describe;
use crate::game::input::{BoardStop, Cursor, Spot, spots};
use crate::game::language::UiLanguage;
use crate::game::scene::quixo::Face;
use crate::game::state::{Phase, ViewedPly};
use crate::game::turn::{CurrentMatch, RulesAt, Selection, Target};
use pushflip_core::language::{Localized, msg};
use pushflip_core::rules::Side;
use pushflip_core::rules::hexxagon::{Cell as HexCell, Move};
use pushflip_core::rules::quixo::Cell;
use pushflip_core::session::{AnyCell, AnyMove, AnyPosition, localized};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, describe.in_set(Describe));
}

/// The accessibility node of a target on the board.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub struct SpotNode(pub Target);

fn describe(
    mut commands: Commands,
    language: Res<UiLanguage>,
    current: Res<CurrentMatch>,
    viewed_ply: Res<ViewedPly>,
    selection: Res<Selection>,
    phase: Option<Res<State<Phase>>>,
    cursor: Res<Cursor>,
    mut stops: Query<(Entity, &mut AccessibilityNode), (With<BoardStop>, Without<SpotNode>)>,
    mut nodes: Query<(Entity, &SpotNode, &mut AccessibilityNode)>,
) {
    let Ok((stop, mut board)) = stops.single_mut() else { return };
    let label = msg::SPOKEN_BOARD.in_language(**language);
    if board.label() != Some(label.as_str()) {
        board.set_label(label);
    }
    let rules = RulesAt::new(current.shown(*viewed_ply));
    let choosing = phase.is_some_and(|phase| *phase.get() == Phase::Choosing) && viewed_ply.0.is_none();
    let selection = if choosing { *selection } else { Selection::None };
    let label = |target| target_label(target, &rules, selection, choosing).in_language(**language);
    let mut missing = spots(&rules.position(), selection);
    let at = cursor.shown().map(|spot| spot.target);
    let mut active = None;
    for (entity, &SpotNode(target), mut node) in &mut nodes {
        let Some(known) = missing.iter().position(|spot| spot.target == target) else {
            commands.entity(entity).despawn();
            continue;
        };
        missing.remove(known);
        let words = label(target);
        if node.label() != Some(words.as_str()) {
            node.set_label(words);
        }
        if at == Some(target) {
            active = Some(NodeId(entity.to_bits()));
        }
    }
    if board.active_descendant() != active {
        match active {
            Some(active) => board.set_active_descendant(active),
            None => board.clear_active_descendant(),
        }
    }
    for Spot { target, .. } in missing {
        let mut node = accesskit::Node::new(Role::Button);
        node.set_label(label(target));
        node.add_action(Action::Click);
        node.add_action(Action::Focus);
        commands.spawn((SpotNode(target), AccessibilityNode(node), ChildOf(stop)));
    }
}

fn target_label(target: Target, rules: &RulesAt, selection: Selection, choosing: bool) -> Localized {
    match target {
        Target::Cell(cell) => {
            let lies = match cell {
                AnyCell::Quixo(cell) => cube(&rules.position(), cell),
                AnyCell::Hexxagon(cell) => piece(&rules.position(), cell),
            };
            let can = if choosing { cell_action(rules, selection, cell) } else { "no" };
            msg::SpokenSpot { cell: cell.to_string(), lies, can }.into()
        }
        Target::Insert(push) => msg::SpokenInsert { cell: push.insert().to_string() }.into(),
        Target::Dot(seat) => msg::SpokenDotTo { seat: localized::seat_direction(seat) }.into(),
    }
}

fn cube(position: &AnyPosition, cell: Cell) -> Localized {
    let Face::Symbol(side, dot) = Face::of(position, cell) else { return msg::SPOKEN_BLANK };
    let symbol = if side == Side::First { msg::SPOKEN_CROSS } else { msg::SPOKEN_CIRCLE };
    match dot {
        None => symbol,
        Some(seat) => msg::SpokenDot { symbol, seat: localized::seat_direction(seat) }.into(),
    }
}

fn piece(position: &AnyPosition, cell: HexCell) -> Localized {
    let AnyPosition::Hexxagon(position) = position else { return Localized::EMPTY };
    match position.piece(cell) {
        Some(Side::First) => msg::SPOKEN_RED,
        Some(Side::Second) => msg::SPOKEN_WHITE,
        None => msg::SPOKEN_EMPTY,
    }
}

/// The action that the side to move has on a cell, as a value of the message `spoken-spot`.
fn cell_action(rules: &RulesAt, selection: Selection, cell: AnyCell) -> &'static str {
    let is_selectable = Target::Cell(cell).is_selectable(rules);
    let (AnyPosition::Hexxagon(p), AnyCell::Hexxagon(to)) = (rules.position(), cell) else {
        return if is_selectable { "take" } else { "no" };
    };
    if selection == Selection::Cell(cell) {
        return "chosen";
    }
    if is_selectable && p.piece(to) == Some(rules.position().side_to_move()) {
        return "move";
    }
    match selection.move_to(to) {
        mv if rules.check(AnyMove::Hexxagon(mv)).is_err() => "no",
        Move::Jump { .. } => "jump",
        _ => "clone",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pushflip_core::language::Language;
    use pushflip_core::rules::Variant;
    use pushflip_core::session::Setup;

    #[test]
    fn labels_of_cells_name_content_and_action() {
        let quixo = Setup::new(Variant::Quixo, &[]).first_position();
        let quixo = quixo.read("xo3/5/5/5/5 x 0 3").expect("a position");
        let say = |position: &AnyPosition, target, selection, language| {
            target_label(target, &RulesAt::new(*position), selection, true).in_language(language)
        };
        let cell = |name: &str| Target::Cell(AnyCell::Quixo(name.parse().expect("a cell")));
        let english = Language::English;
        assert_eq!(say(&quixo, cell("a5"), Selection::None, english), "a5, cross, can be taken");
        assert_eq!(say(&quixo, cell("b5"), Selection::None, english), "b5, circle");
        assert_eq!(say(&quixo, cell("c3"), Selection::None, Language::Russian), "c3, пустой кубик");
        let hexxagon = Setup::new(Variant::Hexxagon, &[]).first_position();
        let hex = |name: &str| AnyCell::Hexxagon(name.parse().expect("a cell"));
        let chosen = Selection::Cell(hex("e13"));
        assert_eq!(say(&hexxagon, Target::Cell(hex("e14")), chosen, english), "e14, empty, clone here");
        assert_eq!(say(&hexxagon, Target::Cell(hex("e15")), chosen, english), "e15, empty, jump here");
        assert_eq!(say(&hexxagon, Target::Cell(hex("e1")), chosen, Language::Italian), "e1, bianca");
    }

    #[test]
    fn every_target_has_a_label_in_every_language() {
        for variant in Variant::ALL {
            let position = Setup::new(variant, &[]).first_position();
            for language in Language::ALL {
                for spot in spots(&position, Selection::None) {
                    let words = target_label(spot.target, &RulesAt::new(position), Selection::None, true);
                    let words = words.in_language(language);
                    assert!(!words.contains("spoken-") && !words.contains('{'), "{words}");
                }
            }
        }
    }
}
