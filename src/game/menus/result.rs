//! The result banner, which leaves the board visible.

use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use crate::game::hud::{self, BannerPlace};
use crate::game::language::LocalizedText;
use crate::game::online::Online;
use crate::game::state::{MatchCommand, Menu, Notice, ReviewMatch, SeatsHere, StartMatch};
use crate::game::theme::{self, KeepFocus, PanelPlace, palette, sends, typeface};
use crate::game::turn::{CurrentMatch, Rules};
use pushflip_core::language::msg;
use pushflip_core::online::table::event::{Body, QuestionKind};
use pushflip_core::session::localized;

pub fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::Result), show)
        .add_systems(Update, follow_panel.run_if(resource_changed::<PanelPlace>));
}

/// The maximum width of the banner, in pixels.
const WIDTH: f32 = 640.0;

fn show(
    mut commands: Commands,
    (game, rules): (Res<CurrentMatch>, Res<Rules>),
    here: Res<SeatsHere>,
    panel: Res<PanelPlace>,
) {
    let Some(result) = rules.result() else { return };
    let setup = game.setup();
    let you = here.own_side(setup);
    // The side with more space: Quixo's winning line rises, Hexxagon's corner points down.
    let place = if setup.variant.is_quixo() { BannerPlace::Bottom } else { BannerPlace::Top };
    let mut node = Node {
        position_type: PositionType::Absolute,
        left: px(0),
        padding: UiRect::all(px(12)),
        justify_content: JustifyContent::Center,
        ..default()
    };
    beside_panel(&mut node, place, *panel);
    commands
        .spawn((
            Name::new("Result"),
            DespawnOnExit(Menu::Result),
            place,
            Pickable::IGNORE,
            GlobalZIndex(10),
            node,
        ))
        .with_children(|place| {
            place
                .spawn((
                    Name::new("Result banner"),
                    TabGroup::new(-1),
                    Node {
                        width: percent(100),
                        max_width: px(WIDTH),
                        padding: UiRect::axes(px(16), px(12)),
                        border: UiRect::all(theme::LINE),
                        border_radius: BorderRadius::all(px(1.5 * theme::CORNER)),
                        column_gap: px(16),
                        ..theme::row(16.0)
                    },
                    BackgroundColor(palette::WALNUT),
                    BorderColor::all(palette::BRASS),
                    BoxShadow::new(palette::SHADOW, px(0), px(4), px(0), px(16)),
                ))
                .with_children(|banner| {
                    if let Some(side) = result.winner {
                        banner.spawn(theme::glyph(hud::side_icon(setup.variant, side), 44.0));
                    }
                    banner
                        .spawn((
                            // The text shrinks before the buttons do.
                            Node {
                                flex_grow: 1.0,
                                flex_shrink: 1.0,
                                flex_basis: px(180),
                                ..theme::column(0.0)
                            },
                            children![
                                (
                                    LocalizedText(localized::winner(setup, result, you)),
                                    typeface::bold(typeface::HEADING),
                                    TextColor(palette::PARCHMENT),
                                ),
                                theme::label(localized::ending(setup, result, you)),
                            ],
                        ))
                        .with_children(|words| {
                            let series = game.as_match().series_now();
                            if series.matches() > 1 {
                                let series = localized::series(setup.variant, &series);
                                words.spawn(theme::note(series));
                            }
                        });
                    banner.spawn(theme::row(8.0)).with_children(|row| {
                        let again = theme::primary_button("Rematch", msg::MENUS_REMATCH);
                        row.spawn((again, theme::initial_focus(), observe(rematch)));
                        let button = theme::secondary_button("Review the match", msg::REVIEW_OPEN);
                        row.spawn((button, KeepFocus, observe(review)));
                        let title = theme::secondary_button("Menu", msg::MENUS_MENU);
                        row.spawn((title, KeepFocus, sends(MatchCommand::Leave)));
                    });
                });
        });
}

/// Starts a rematch with the sides swapped, or asks the other players of an online match for one.
fn rematch(
    _: On<Activate>,
    game: Res<CurrentMatch>,
    here: Res<SeatsHere>,
    online: Res<Online>,
    mut starts: MessageWriter<StartMatch>,
    mut notices: MessageWriter<Notice>,
) {
    if here.is_online() {
        if online.is_allowed(&Body::Ask(QuestionKind::Rematch)) {
            online.propose(Body::Ask(QuestionKind::Rematch));
        } else {
            notices.write(Notice(if here.is_over() {
                msg::ONLINE_OVER
            } else {
                msg::ONLINE_REFUSED_NOT_NOW
            }));
        }
        return;
    }
    starts.write(StartMatch(Box::new(game.as_match().rematch())));
}

fn review(_: On<Activate>, game: Res<CurrentMatch>, mut reviews: MessageWriter<ReviewMatch>) {
    reviews.write(ReviewMatch(Box::new(game.as_match().clone())));
}

/// Places the banner at an edge of the area that the panel leaves free.
fn beside_panel(node: &mut Node, place: BannerPlace, panel: PanelPlace) {
    node.right = if panel.is_below() { px(0) } else { px(hud::WIDTH) };
    match place {
        BannerPlace::Top => node.top = px(0),
        BannerPlace::Bottom => node.bottom = px(panel.height()),
    }
}

fn follow_panel(panel: Res<PanelPlace>, mut banners: Query<(&BannerPlace, &mut Node)>) {
    for (place, mut node) in &mut banners {
        beside_panel(&mut node, *place, *panel);
    }
}
