//! The players of a reviewed match, and the number of each side's mistakes.

use bevy::prelude::*;

use super::study::Study;
use super::texts;
use crate::game::hud;
use crate::game::language::LocalizedText;
use crate::game::theme::{self, Icon, typeface};
use pushflip_core::language::Localized;
use pushflip_core::rules::Side;
use pushflip_core::session::localized;
use pushflip_core::session::{Grade, Setup};

/// The line that counts a side's mistakes.
#[derive(Component, Clone, Copy)]
pub(super) struct Mistakes(Side);

/// The symbol of a grade. Good moves have none, so that the symbols mark what mattered.
pub(super) fn sign(grade: Grade) -> Option<Icon> {
    match grade {
        Grade::Best => Some(Icon::Star),
        Grade::Good => None,
        Grade::Inaccuracy => Some(Icon::Doubt),
        Grade::Mistake => Some(Icon::Question),
        Grade::Blunder => Some(Icon::DoubleQuestion),
    }
}

pub(super) fn spawn(panel: &mut ChildSpawnerCommands, study: &Study) {
    let node = Node { flex_grow: 1.0, flex_basis: px(0), min_width: px(0), ..theme::column(2.0) };
    panel.spawn((Name::new("Players"), node)).with_children(|rows| {
        let setup = study.game().setup();
        for side in Side::BOTH {
            rows.spawn(Node { column_gap: px(6), align_items: AlignItems::Center, ..default() })
                .with_children(|row| {
                    row.spawn(theme::glyph(hud::side_icon(setup.variant, side), 22.0));
                    row.spawn(name(setup, side));
                });
            if study.may_be_judged() {
                rows.spawn((
                    Name::new(format!("{side:?} mistakes")),
                    Mistakes(side),
                    Node { min_height: px(LINE), ..default() },
                    theme::note(Localized::EMPTY),
                ));
            }
        }
    });
}

/// The height of a line of mistakes, in pixels, also while it is empty.
const LINE: f32 = 18.0;

fn name(setup: &Setup, side: Side) -> impl Bundle + use<> {
    (
        Node { overflow: Overflow::clip(), ..theme::filling_cell() },
        children![(
            theme::bold_label(localized::side_players(setup, side), typeface::BODY),
            TextLayout::linebreak(LineBreak::NoWrap),
        )],
    )
}

pub(super) fn count(study: Res<Study>, mut lines: Query<(&Mistakes, &mut LocalizedText)>) {
    for (&Mistakes(side), mut text) in &mut lines {
        text.set_if_neq(LocalizedText(texts::mistakes(study.plies_by_grade(side))));
    }
}
