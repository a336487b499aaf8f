//! The evaluation bar: each side's winning chances, or the proven result.

use bevy::prelude::*;

use super::analysis::Analysed;
use super::study::Study;
use super::texts;
use crate::game::hud;
use crate::game::language::LocalizedText;
use crate::game::theme::{self, SetColours, Tooltip, palette, typeface};
use pushflip_core::language::{Localized, msg};
use pushflip_core::rules::Side;
use pushflip_core::session::{Setup, Worth};

/// The height of the bar, in pixels.
const HEIGHT: f32 = 12.0;

/// A side's part of the bar.
#[derive(Component, Clone, Copy)]
pub(super) struct Share(Side);

/// A label above the bar: of a side at its end, or of both in the middle.
#[derive(Component, Clone, Copy)]
pub(super) struct BarLabel(Option<Side>);

pub(super) fn bundle(study: &Study, set: &SetColours) -> impl Bundle + use<> {
    let variant = study.game().setup().variant;
    let [first, second] = set.on_panel(variant.is_quixo());
    let label = |side: Option<Side>| {
        (
            Name::new(side.map_or("Shared value".into(), |side| format!("Value for {side:?}"))),
            BarLabel(side),
            theme::bold_label(Localized::EMPTY, typeface::BODY),
            TextLayout::linebreak(LineBreak::NoWrap),
        )
    };
    let share = |side, colour| {
        (
            Share(side),
            Node { height: percent(100), flex_basis: px(0), flex_grow: 1.0, ..default() },
            BackgroundColor(colour),
        )
    };
    let symbol = |side| theme::glyph(hud::side_icon(variant, side), 20.0);
    let end = || Node { column_gap: px(6), align_items: AlignItems::Center, ..default() };
    (
        Name::new("Evaluation"),
        Tooltip(msg::REVIEW_SHARES),
        Node { flex_shrink: 0.0, ..theme::column(4.0) },
        children![
            (
                Node { justify_content: JustifyContent::SpaceBetween, min_height: px(24), ..default() },
                children![
                    (end(), children![symbol(Side::First), label(Some(Side::First))]),
                    (end(), children![label(None)]),
                    (end(), children![label(Some(Side::Second)), symbol(Side::Second)]),
                ],
            ),
            (
                Name::new("Evaluation bar"),
                Node {
                    height: px(HEIGHT),
                    border: UiRect::all(theme::LINE),
                    border_radius: BorderRadius::all(px(3)),
                    overflow: Overflow::clip(),
                    ..default()
                },
                BackgroundColor(palette::WALNUT_DEEP),
                // A side may be as dark as the panel.
                BorderColor::all(palette::EDGE_LIT),
                children![share(Side::First, first), share(Side::Second, second)],
            ),
        ],
    )
}

/// The value of the viewed position for the first side, from its analysis or else from the verdicts on its plies.
pub(super) fn viewed_worth(study: &Study, analysed: &Analysed) -> Option<Worth> {
    let place = study.viewed();
    let best = analysed.of_shown(study).and_then(|found| found.candidates.first());
    let mover = Setup::side_of(study.game().seat_at(place.plies));
    let by_analysis = best.map(Worth::of_candidate).map(|worth| match mover {
        Side::First => worth,
        Side::Second => worth.reversed(),
    });
    by_analysis.or_else(|| study.worth_at(place))
}

pub(super) fn follow(
    study: Res<Study>,
    analysed: Res<Analysed>,
    mut texts: Query<(&BarLabel, &mut LocalizedText)>,
    mut shares: Query<(&Share, &mut Node)>,
) {
    let first = viewed_worth(&study, &analysed);
    let of = |side| match side {
        Side::First => first,
        Side::Second => first.map(Worth::reversed),
    };
    for (of_side, mut text) in &mut texts {
        let words = match of_side.0 {
            Some(side) => of(side).map(texts::standing).unwrap_or_default(),
            None => texts::shared_standing(first, study.may_be_judged()),
        };
        text.set_if_neq(LocalizedText(words));
    }
    for (share, mut node) in &mut shares {
        let wanted = of(share.0).map_or(500, |worth| worth.chance).into();
        if node.flex_grow != wanted {
            node.flex_grow = wanted;
        }
    }
}
