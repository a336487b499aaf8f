//! The players of a reviewed match, and the number of each side's mistakes.

use bevy::prelude::*;

use super::is_open;
use super::study::Study;
use crate::game::hud;
use crate::game::language::LocalizedText;
use crate::game::state::Step;
use crate::game::theme::{self, Icon, Tooltip, palette, typeface};
use pushflip_core::language::{Localized, msg};
use pushflip_core::rules::Side;
use pushflip_core::session::localized;
use pushflip_core::session::{Grade, Setup};

/// Keeps the counts up to date.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, count.in_set(Step::Hud).run_if(is_open));
}

/// The grades that are counted.
const COUNTED: [Grade; 3] = [Grade::Inaccuracy, Grade::Mistake, Grade::Blunder];

/// The number of a side's plies with a grade.
#[derive(Component, Clone, Copy)]
struct Count(Side, Grade);

/// The symbol of a grade.
pub(super) fn sign(grade: Grade) -> Icon {
    match grade {
        Grade::Best => Icon::Star,
        Grade::Good => Icon::Exclamation,
        Grade::Inaccuracy => Icon::Doubt,
        Grade::Mistake => Icon::Question,
        Grade::Blunder => Icon::DoubleQuestion,
    }
}

/// Spawns a row for each side.
pub(super) fn spawn(panel: &mut ChildSpawnerCommands, study: &Study) {
    panel.spawn((Name::new("Players"), Node { flex_shrink: 0.0, ..theme::column(2.0) })).with_children(
        |rows| {
            let setup = study.game().setup();
            for side in Side::BOTH {
                rows.spawn(Node { column_gap: px(6), align_items: AlignItems::Center, ..default() })
                    .with_children(|row| fill(row, setup, side, study.may_be_judged()));
            }
        },
    );
}

fn fill(row: &mut ChildSpawnerCommands, setup: &Setup, side: Side, judged: bool) {
    row.spawn(theme::glyph(hud::side_icon(setup.variant, side), 22.0));
    row.spawn(Node {
        flex_grow: 1.0,
        flex_basis: px(0),
        min_width: px(0),
        overflow: Overflow::clip(),
        ..default()
    })
    .with_child((
        LocalizedText(localized::side_players(setup, side)),
        typeface::bold(typeface::BODY),
        TextColor(palette::PARCHMENT),
        TextLayout::linebreak(LineBreak::NoWrap),
    ));
    for grade in COUNTED.into_iter().filter(|_| judged) {
        row.spawn((
            Name::new(format!("{side:?} {}", grade.name())),
            Count(side, grade),
            Tooltip(Localized::EMPTY),
            Node { column_gap: px(4), align_items: AlignItems::Center, flex_shrink: 0.0, ..default() },
            children![
                theme::glyph(sign(grade), 15.0),
                (LocalizedText::default(), typeface::bold(typeface::SMALL), TextColor(palette::PARCHMENT)),
            ],
        ));
    }
}

fn count(
    study: Res<Study>,
    added: Query<(), Added<Count>>,
    mut counts: Query<(&Count, &mut Tooltip, &Children)>,
    mut texts: Query<&mut LocalizedText>,
) {
    if !study.is_changed() && added.is_empty() {
        return;
    }
    for (&Count(side, grade), mut tip, children) in &mut counts {
        let plies = study.tally(side).count(grade);
        let words = Localized::from(msg::ReviewCount { grade, plies });
        if tip.0 != words {
            tip.0 = words;
        }
        for &child in children {
            if let Ok(mut text) = texts.get_mut(child) {
                text.set_if_neq(LocalizedText(plies.to_string().into()));
            }
        }
    }
}
