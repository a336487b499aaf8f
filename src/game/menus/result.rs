//! The result banner, which leaves the board visible.

use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::statistics::format_signed;
use crate::game::hud::{self, BannerPlace};
use crate::game::language::LocalizedText;
use crate::game::online::Online;
use crate::game::redraw::Waker;
use crate::game::settings::Settings;
use crate::game::state::{MatchCommand, Menu, Notice, ReviewMatch, SeatsHere, StartMatch, Storage};
use crate::game::theme::{self, KeepFocus, PanelPlace, Skin, palette, sends, typeface};
use crate::game::turn::{CurrentMatch, Job, Rules};
use pushflip_core::ai::Level;
use pushflip_core::language::{Localized, msg};
use pushflip_core::online::table::event::{Body, QuestionKind};
use pushflip_core::rules::Side;
use pushflip_core::session::statistics::{self, Estimate, RatedMatches, Statistics};
use pushflip_core::session::{Controller, Help, Match, localized};

pub fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::Result), show).add_systems(
        Update,
        (follow_panel.run_if(resource_changed::<PanelPlace>), show_rating.run_if(in_state(Menu::Result))),
    );
}

/// The maximum width of the banner, in pixels.
const WIDTH: f32 = 760.0;

/// The height of the line about the rating, in pixels, also before it is known.
const RATING: f32 = 18.0;

/// The line about the rating, with the search for the estimates before and after the match.
#[derive(Component)]
struct RatingChange(Job<Option<(Option<Estimate>, Estimate)>>);

fn show(
    mut commands: Commands,
    (game, rules): (Res<CurrentMatch>, Res<Rules>),
    here: Res<SeatsHere>,
    panel: Res<PanelPlace>,
    (settings, storage): (Res<Settings>, Option<Res<Storage>>),
    waker: Waker,
) {
    let Some(result) = rules.result() else { return };
    let setup = game.setup();
    let you = here.own_side(setup);
    let is_local = !here.is_online();
    let next_level = next_level(game.as_match(), you).filter(|_| is_local);
    let has_lost = you.is_some() && result.winner.is_some() && result.winner != you;
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
                    BackgroundColor(palette::WALNUT_SOLID),
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
                            if is_local && settings.counted.includes(setup) {
                                let storage = storage.as_deref();
                                spawn_rating(words, game.as_match(), settings.counted, storage, &waker);
                            }
                        });
                    banner.spawn(theme::row(8.0)).with_children(|row| {
                        // The suggestion is the main button: the next level after a win, the review after a loss to the computer.
                        let skins = match (next_level, has_lost) {
                            (Some(_), _) => [Skin::Secondary; 2],
                            (None, true) if is_local => [Skin::Secondary, Skin::Primary],
                            (None, _) => [Skin::Primary, Skin::Secondary],
                        };
                        if let Some(level) = next_level {
                            let words = msg::MenusNextLevel { level }.into();
                            let next = theme::primary_button("Next level", words);
                            row.spawn((next, theme::initial_focus(), observe(play_next_level)));
                        }
                        let again = theme::text_button("Rematch", msg::MENUS_REMATCH, skins[0]);
                        let again = row.spawn((again, KeepFocus, observe(rematch))).id();
                        let button = theme::text_button("Review the match", msg::REVIEW_OPEN, skins[1]);
                        let button = row.spawn((button, KeepFocus, observe(review))).id();
                        let title = theme::secondary_button("Menu", msg::MENUS_MENU);
                        row.spawn((title, KeepFocus, sends(MatchCommand::Leave)));
                        for (button, skin) in [again, button].into_iter().zip(skins) {
                            if skin == Skin::Primary {
                                row.commands().entity(button).insert(theme::initial_focus());
                            }
                        }
                    });
                });
        });
}

/// Adds the line about the rating. The change of a rated match is computed in the background, from all records.
fn spawn_rating(
    words: &mut ChildSpawnerCommands,
    game: &Match,
    which: RatedMatches,
    storage: Option<&Storage>,
    waker: &Waker,
) {
    match game.help() {
        Some(Help { hint: true, .. }) => _ = words.spawn(theme::note(msg::MENUS_UNRATED_HINT)),
        Some(Help { undo: true, .. }) => _ = words.spawn(theme::note(msg::MENUS_UNRATED_UNDO)),
        _ => {
            let Some(storage) = storage else { return };
            let (folders, game) = (storage.0.clone(), game.clone());
            let search = Job::read(waker, move || {
                let statistics = Statistics::read(&folders, statistics::since(&folders).0);
                statistics.rating_change(&game, which)
            });
            words.spawn((
                Name::new("Rating"),
                RatingChange(search),
                Node { min_height: px(RATING), ..default() },
                theme::note(Localized::EMPTY),
            ));
        }
    }
}

fn show_rating(mut lines: Query<(&RatingChange, &mut LocalizedText)>) {
    for (RatingChange(search), mut text) in &mut lines {
        let Some(Some((before, after))) = search.poll() else { continue };
        text.0 = match before {
            None => msg::MenusFirstRating { rating: after.rounded() }.into(),
            Some(before) => {
                let change = (after.rating - before.rating).round() as i64;
                msg::MenusRating { rating: after.rounded(), change: format_signed(change) }.into()
            }
        };
    }
}

/// The level above that of the opponent, after a win of the player alone against one computer.
fn next_level(game: &Match, you: Option<Side>) -> Option<Level> {
    let winner = game.result()?.winner.filter(|&winner| Some(winner) == you)?;
    let [first, second] = game.setup().seats.as_slice() else { return None };
    let opponent = if winner == Side::First { second } else { first };
    let Controller::Computer(level) = opponent.controller else { return None };
    Level::ALL.get(level as usize + 1).copied()
}

/// Starts a match against the next level, with the same sides.
fn play_next_level(
    _: On<Activate>,
    game: Res<CurrentMatch>,
    here: Res<SeatsHere>,
    mut starts: MessageWriter<StartMatch>,
) {
    let mut setup = game.setup().clone();
    let Some(level) = next_level(game.as_match(), here.own_side(&setup)) else { return };
    for seat in setup.seats.iter_mut().filter(|seat| seat.controller != Controller::Human) {
        (seat.name, seat.controller) = (level.name().to_string(), Controller::Computer(level));
    }
    starts.write(StartMatch(Box::new(Match::new(setup))));
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
