//! The result banner, which leaves the board visible.

use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::statistics::format_signed;
use super::{is_new, review};
use crate::game::hud::{self, Banner, PendingNotice, Toast};
use crate::game::language::LocalizedText;
use crate::game::online::Online;
use crate::game::redraw::Waker;
use crate::game::screens::tournament::{ActiveTournament, next_opponent, next_players, play_next, standing};
use crate::game::settings::{Draft, Settings};
use crate::game::state::{MatchCommand, Menu, Notice, SeatsHere, StartMatch, Step, Storage};
use crate::game::theme::{self, Icon, KeepFocus, PanelPlace, Skin, Tooltip, opens, palette, sends};
use crate::game::turn::{CurrentMatch, Job, Rules};
use pushflip_core::ai::Level;
use pushflip_core::language::{Localized, msg};
use pushflip_core::online::table::event::{Body, QuestionKind};
use pushflip_core::rules::Side;
use pushflip_core::session::statistics::{self, Achievements, Estimate, RatedMatches, Statistics};
use pushflip_core::session::{Controller, Help, Match, Tournament, localized};

pub fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::Result), show).add_systems(
        Update,
        (
            follow_panel.run_if(resource_changed::<PanelPlace>),
            // After the headline, and before a figure speaks.
            (show_rating, show_pending_notice).chain().after(Step::Next).before(Step::Hud),
        )
            .run_if(in_state(Menu::Result)),
    );
}

const WIDTH: f32 = 760.0;

/// The computation of what a match has changed.
#[derive(Component)]
struct Changes(Job<Changed>);

struct Changed {
    /// The estimates before and after a rated match.
    rating: Option<(Option<Estimate>, Estimate)>,
    reached: Achievements,
    is_first_loss: bool,
}

/// The line about the rating of a rated match.
#[derive(Component)]
struct RatingLine;

/// The level of the opponent in a match that a button starts.
#[derive(Component, Clone, Copy)]
struct Suggestion(Level);

fn show(
    mut commands: Commands,
    (game, rules): (Res<CurrentMatch>, Res<Rules>),
    here: Res<SeatsHere>,
    panel: Res<PanelPlace>,
    (settings, storage): (Res<Settings>, Option<Res<Storage>>),
    active: Res<ActiveTournament>,
    waker: Waker,
) {
    let Some(result) = rules.result() else { return };
    let setup = game.setup();
    let you = here.own_side(setup);
    let is_local = !here.is_online();
    let suggestion = suggestion(game.as_match(), you).filter(|_| is_local);
    let tournament = active.0.as_ref().filter(|active| active.includes(game.as_match()));
    let has_lost = you.is_some() && result.winner.is_some() && result.winner != you;
    let mut node = Node {
        position_type: PositionType::Absolute,
        left: px(0),
        padding: UiRect::all(px(12)),
        justify_content: JustifyContent::Center,
        ..default()
    };
    beside_panel(&mut node, *panel);
    let changes = storage
        .filter(|_| is_local)
        .map(|storage| compute_changes(game.as_match(), settings.counted, &storage, &waker));
    let mut root = commands.spawn_empty();
    if let Some(changes) = changes {
        root.insert((changes, PendingNotice(None)));
    }
    root.insert((
        Name::new("Result"),
        DespawnOnExit(Menu::Result),
        Banner,
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
                        Node { flex_grow: 1.0, flex_shrink: 1.0, flex_basis: px(180), ..theme::column(0.0) },
                        children![
                            theme::heading(localized::winner(setup, result, you)),
                            theme::label(localized::ending(setup, result, you)),
                        ],
                    ))
                    .with_children(|words| {
                        let series = game.as_match().series_now();
                        if series.matches() > 1 {
                            let series = localized::series(setup, &series, you);
                            words.spawn(theme::note(series));
                        }
                        if let Some(standing) = tournament.and_then(standing) {
                            words.spawn(theme::note(standing));
                        }
                        if is_local && settings.counted.includes(setup) {
                            spawn_rating(words, game.as_match());
                        }
                    });
                let buttons = banner.spawn(theme::row(8.0));
                match tournament {
                    Some(tournament) => spawn_tournament_buttons(buttons, tournament),
                    None => spawn_buttons(buttons, suggestion, has_lost, is_local),
                }
            });
    });
}

/// Adds the buttons. The main one is another level, or else the review after a loss to the computer.
fn spawn_buttons(mut row: EntityCommands, suggestion: Option<Level>, has_lost: bool, is_local: bool) {
    row.with_children(|row| {
        let skins = match (suggestion, has_lost) {
            (Some(_), _) => [Skin::Secondary; 2],
            (None, true) if is_local => [Skin::Secondary, Skin::Primary],
            (None, _) => [Skin::Primary, Skin::Secondary],
        };
        if let Some(level) = suggestion {
            let character = level.character();
            let (name, words) = if has_lost {
                ("Previous level", msg::MenusPreviousLevel { level: character }.into())
            } else {
                ("Next level", msg::MenusNextLevel { level: character }.into())
            };
            let button = theme::portrait_button(name, words, Some(level), Skin::Primary);
            let focus = theme::initial_focus();
            let title = Tooltip(level.into());
            row.spawn((button, focus, title, Suggestion(level), observe(play_suggestion)));
        }
        add_button(row, "Rematch", msg::MENUS_REMATCH, skins[0], observe(rematch));
        add_button(row, "Review the match", msg::REVIEW_OPEN, skins[1], observe(review));
        spawn_exits(row);
    });
}

/// Adds a button. The main one has the focus.
fn add_button(row: &mut ChildSpawnerCommands, name: &str, words: Localized, skin: Skin, action: impl Bundle) {
    let mut button = row.spawn((theme::text_button(name, words, skin), KeepFocus, action));
    if skin == Skin::Primary {
        button.insert(theme::initial_focus());
    }
}

/// Adds the buttons that share the match and leave it.
fn spawn_exits(row: &mut ChildSpawnerCommands) {
    let share = theme::icon_button("Share picture…", msg::MENUS_SHARE_OPEN, Icon::Share, Skin::Secondary);
    row.spawn((share, KeepFocus, opens(Menu::Share)));
    add_button(row, "Menu", msg::MENUS_MENU, Skin::Secondary, sends(MatchCommand::Leave));
}

/// Adds the buttons after a match of the tournament. The main one is its next match, or its end.
fn spawn_tournament_buttons(mut row: EntityCommands, tournament: &Tournament) {
    row.with_children(|row| {
        let next = next_players(tournament);
        let standings = if next.is_some() { Skin::Secondary } else { Skin::Primary };
        if let Some(name) = next {
            let words = msg::TournamentNext { name }.into();
            let level = next_opponent(tournament);
            let next = theme::portrait_button("Next match", words, level, Skin::Primary);
            row.spawn((next, theme::initial_focus(), observe(play_next)));
        }
        add_button(row, "Standings", msg::TOURNAMENT_STANDINGS, standings, opens(Menu::Tournament));
        add_button(row, "Review the match", msg::REVIEW_OPEN, Skin::Secondary, observe(review));
        spawn_exits(row);
    });
}

fn spawn_rating(words: &mut ChildSpawnerCommands, game: &Match) {
    match game.help() {
        Some(Help { hint: true, .. }) => _ = words.spawn(theme::note(msg::MENUS_UNRATED_HINT)),
        Some(Help { undo: true, .. }) => _ = words.spawn(theme::note(msg::MENUS_UNRATED_UNDO)),
        _ => {
            words.spawn(theme::kept_note("Rating", RatingLine));
        }
    }
}

/// Computes what a match has changed in the background, from all records.
fn compute_changes(game: &Match, which: RatedMatches, storage: &Storage, waker: &Waker) -> Changes {
    let (folders, game) = (storage.0.clone(), game.clone());
    Changes(Job::read(waker, move || {
        let statistics = Statistics::read(&folders, statistics::since(&folders).0);
        Changed {
            reached: statistics.new_achievements(&game),
            is_first_loss: statistics.is_first_loss(&game),
            rating: statistics.rating_change(&game, which),
        }
    }))
}

fn show_rating(
    changes: Query<(Entity, &Changes)>,
    mut ratings: Query<&mut LocalizedText, With<RatingLine>>,
    mut commands: Commands,
) {
    for (entity, search) in &changes {
        let Some(changed) = search.0.poll() else { continue };
        commands.entity(entity).remove::<Changes>();
        if let Some((before, after)) = changed.rating {
            for mut text in &mut ratings {
                text.0 = rating_text(before, after);
            }
        }
        // A line that is added to the banner would move its buttons.
        let comfort = changed.is_first_loss.then_some(msg::MENUS_FIRST_LOSS);
        let goals =
            changed.reached.iter().map(|goal| Localized::from(msg::AchievementsNew { name: goal.name() }));
        let lines = Localized::joined(comfort.into_iter().chain(goals), "\n");
        if lines.is_empty() {
            commands.entity(entity).remove::<PendingNotice>();
        } else {
            commands.entity(entity).insert(PendingNotice(Some(lines)));
        }
    }
}

/// Shows the notice once the banner is visible and no toast is shown.
fn show_pending_notice(
    pending: Query<(Entity, &PendingNotice, &Visibility)>,
    toasts: Query<(), With<Toast>>,
    game: Res<CurrentMatch>,
    mut last: Local<Option<(u64, Localized)>>,
    mut notices: MessageWriter<Notice>,
    mut commands: Commands,
) {
    for (entity, PendingNotice(lines), visibility) in &pending {
        let Some(lines) = lines.as_ref().filter(|_| *visibility != Visibility::Hidden) else { continue };
        if !toasts.is_empty() {
            continue;
        }
        commands.entity(entity).remove::<PendingNotice>();
        if is_new(&mut last, (game.as_match().seed(), lines.clone())) {
            notices.write(Notice(lines.clone()));
        }
    }
}

fn rating_text(before: Option<Estimate>, after: Estimate) -> Localized {
    let (rating, margin) = (after.rounded(), after.rounded_margin());
    match before.filter(|before| before.is_settled()) {
        _ if !after.is_settled() => msg::MENUS_RATING_SOON,
        None => msg::MenusFirstRating { rating, margin }.into(),
        Some(before) => {
            let change = (after.rating - before.rating).round() as i64;
            msg::MenusRating { rating, margin, change: format_signed(change) }.into()
        }
    }
}

/// Another level for the player alone against one computer: the next one after a win, the one below after two losses
/// in a series without a win.
fn suggestion(game: &Match, you: Option<Side>) -> Option<Level> {
    let (winner, you) = (game.result()?.winner?, you?);
    let [first, second] = game.setup().seats.as_slice() else { return None };
    let opponent = if you == Side::First { second } else { first };
    let Controller::Computer(level) = opponent.controller else { return None };
    let wins = game.series_now().wins;
    if winner == you {
        Level::ALL.get(level as usize + 1).copied()
    } else if wins[!you] >= 2 && wins[you] == 0 {
        Level::ALL.get((level as usize).checked_sub(1)?).copied()
    } else {
        None
    }
}

/// Starts a match against the suggested level, with the same sides.
fn play_suggestion(
    pressed: On<Activate>,
    buttons: Query<&Suggestion>,
    game: Res<CurrentMatch>,
    (mut settings, mut draft): (ResMut<Settings>, ResMut<Draft>),
    mut starts: MessageWriter<StartMatch>,
) -> Result {
    let Suggestion(level) = *buttons.get(pressed.entity)?;
    let mut setup = game.setup().clone();
    for seat in setup.seats.iter_mut().filter(|seat| seat.controller != Controller::Human) {
        (seat.name, seat.controller) = (level.name().to_string(), Controller::Computer(level));
    }
    // The title and the new game form offer the new opponent.
    for last in settings.last_setup.as_mut().into_iter().chain([&mut *draft]) {
        if last.variant == setup.variant {
            let computers = last.seats.iter_mut().filter(|seat| seat.controller != Controller::Human);
            computers.for_each(|seat| seat.controller = Controller::Computer(level));
        }
    }
    starts.write(StartMatch(Box::new(Match::new(setup))));
    Ok(())
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

/// Places the banner at the lower edge of the area that the panel leaves free. A winning line rises towards the upper
/// one.
fn beside_panel(node: &mut Node, panel: PanelPlace) {
    node.right = if panel.is_below() { px(0) } else { px(hud::WIDTH) };
    node.bottom = px(panel.height());
}

fn follow_panel(panel: Res<PanelPlace>, mut banners: Query<&mut Node, With<Banner>>) {
    for mut node in &mut banners {
        beside_panel(&mut node, *panel);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rating_is_shown_once_it_is_settled() {
        let of = |rating, margin| Estimate { rating, margin };
        let text = |before, after| rating_text(before, after).to_string();
        let soon = "A few more games to your first rating.";
        assert_eq!(text(None, of(1_720.0, 640.0)), soon);
        assert_eq!(text(Some(of(1_500.0, 500.0)), of(1_450.0, 410.0)), soon);
        assert_eq!(text(Some(of(1_500.0, 410.0)), of(1_444.0, 380.0)), "Your first rating: 1440 ± 380");
        assert_eq!(text(Some(of(1_444.0, 380.0)), of(1_480.0, 350.0)), "Rating 1480 ± 350 (+36)");
    }
}
