//! The seats of a match: symbol, name, turn, clock, pieces.

use std::time::Duration;

use bevy::prelude::*;

use super::clock::format_clock;
use super::{ShownMatch, seat_icon};
use crate::game::language::LocalizedText;
use crate::game::online::Online;
use crate::game::redraw::Ticking;
use crate::game::state::{Phase, Screen, SeatsHere, Step};
use crate::game::theme::{self, Icon, SetColours, palette, typeface};
use crate::game::turn::CurrentMatch;
use pushflip_core::language::{Localized, msg};
use pushflip_core::rules::{Side, Variant};
use pushflip_core::session::localized;
use pushflip_core::session::{Controller, Setup};

pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (build, update, update_series, update_share_bar)
            .chain()
            .in_set(Step::Hud)
            .run_if(in_state(Screen::Playing)),
    );
}

/// The container of the rows, with the setup that they show and the player's own seat.
#[derive(Component, Default)]
pub(super) struct SeatList(Option<(Setup, Option<usize>)>);

#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
enum Part {
    Row,
    /// The arrow at the seat to move.
    Turn,
    Name,
    /// The presence dot of an online player.
    Presence,
    /// The side with the level, or the state of the computer or online player.
    Status,
    Clock,
    /// The pieces on the board.
    Count,
}

/// A seat's index in turn order.
#[derive(Component, Clone, Copy)]
struct Seat(usize);

/// A text with the score of the series.
#[derive(Component)]
enum SeriesPart {
    /// The wins of a seat's side.
    Wins(usize),
    /// The full score, below the seats.
    Line,
}

/// One side's part of the bar with the shares of pieces.
#[derive(Component, Clone, Copy)]
struct Share(Side);

pub(super) fn seats() -> impl Bundle {
    (Name::new("Seats"), SeatList::default(), Node { flex_shrink: 0.0, ..theme::column(4.0) })
}

fn build(
    mut commands: Commands,
    game: Res<CurrentMatch>,
    here: Res<SeatsHere>,
    mut places: Query<(Entity, &mut SeatList)>,
) {
    let setup = game.setup();
    let own = here.own_seat(setup);
    for (place, mut seats) in &mut places {
        if seats.0.as_ref().is_some_and(|(shown, of)| (shown, *of) == (setup, own)) {
            continue;
        }
        seats.0 = Some((setup.clone(), own));
        commands.entity(place).despawn_children().with_children(|rows| {
            for (place, seat) in order(setup, own).into_iter().enumerate() {
                if setup.variant == Variant::QuixoTeams && place % 2 == 0 {
                    rows.spawn(theme::note(team(setup, own, seat)));
                }
                rows.spawn(row(setup, seat));
            }
            if !setup.variant.is_quixo() {
                rows.spawn(share_bar());
            }
            rows.spawn((Name::new("Series"), SeriesPart::Line, theme::note(Localized::EMPTY)));
        });
    }
}

/// The seats in the order of the rows: the player's own first, so that its row stays in its place when the sides are
/// swapped, and the partner's next to it.
fn order(setup: &Setup, own: Option<usize>) -> Vec<usize> {
    let first = own.unwrap_or(0);
    let mut seats: Vec<usize> = (0..setup.seats.len()).collect();
    seats.rotate_left(first);
    seats.sort_by_key(|&seat| Setup::side_of(seat) != Setup::side_of(first));
    seats
}

/// The heading above a team.
fn team(setup: &Setup, own: Option<usize>, seat: usize) -> Localized {
    match own {
        Some(own) if Setup::side_of(own) == Setup::side_of(seat) => msg::TABLE_YOUR_TEAM,
        Some(_) => msg::TABLE_OPPONENTS,
        None => localized::side(setup.variant, Setup::side_of(seat)),
    }
}

fn row(setup: &Setup, seat: usize) -> impl Bundle + use<> {
    let compact = setup.variant == Variant::QuixoTeams;
    let height = if compact { 40.0 } else { 52.0 };
    let name_size = if compact { typeface::BODY } else { typeface::SUBHEADING };
    (
        Name::new(format!("Seat {}", Setup::seat_name(setup.variant, seat))),
        Seat(seat),
        Part::Row,
        BackgroundColor(Color::NONE),
        Node {
            min_height: px(height),
            padding: UiRect::axes(px(4), px(2)),
            border_radius: BorderRadius::all(px(theme::CORNER)),
            align_items: AlignItems::Center,
            column_gap: px(7),
            ..default()
        },
        children![
            (theme::glyph(Icon::Turn, 14.0), Seat(seat), Part::Turn),
            picture(setup, seat, if compact { 28.0 } else { 36.0 }),
            (
                Node {
                    flex_grow: 1.0,
                    flex_basis: px(0),
                    min_width: px(0),
                    overflow: Overflow::clip(),
                    ..theme::column(0.0)
                },
                children![
                    (
                        theme::bold_label(Localized::EMPTY, name_size),
                        TextLayout::linebreak(LineBreak::NoWrap),
                        Seat(seat),
                        Part::Name,
                    ),
                    (
                        theme::line(6.0),
                        children![
                            (theme::presence_dot(false), Seat(seat), Part::Presence),
                            (
                                theme::note(Localized::EMPTY),
                                TextLayout::linebreak(LineBreak::NoWrap),
                                Seat(seat),
                                Part::Status,
                            ),
                        ],
                    ),
                ],
            ),
            (
                LocalizedText::default(),
                typeface::bold(typeface::BODY),
                TextColor(palette::BRASS_LIT),
                SeriesPart::Wins(seat),
            ),
            (theme::bold_label(Localized::EMPTY, typeface::SUBHEADING), Seat(seat), Part::Clock, Ticking),
            (theme::heading(Localized::EMPTY), Seat(seat), Part::Count),
        ],
    )
}

/// The symbol of a seat; of a computer player its portrait, with the symbol at its corner.
fn picture(setup: &Setup, seat: usize, size: f32) -> impl Bundle + use<> {
    let level = match setup.seats[seat].controller {
        Controller::Computer(level) => Some(level),
        Controller::Human => None,
    };
    let symbol = if level.is_some() { 0.56 * size } else { size };
    let portraits = level.into_iter().map(move |level| theme::portrait(level, size));
    let corner = Node { position_type: PositionType::Absolute, right: px(0), bottom: px(0), ..default() };
    (
        Node { width: px(size), height: px(size), flex_shrink: 0.0, ..default() },
        Children::spawn((
            SpawnIter(portraits),
            Spawn((corner, children![theme::glyph(seat_icon(setup.variant, seat), symbol)])),
        )),
    )
}

fn share_bar() -> impl Bundle {
    let part = |side| {
        let node = Node { height: percent(100), flex_basis: px(0), ..default() };
        (Share(side), node, BackgroundColor(Color::NONE))
    };
    (
        Name::new("Share of pieces"),
        Node {
            height: px(10),
            margin: UiRect::vertical(px(4)),
            border: UiRect::all(theme::LINE),
            border_radius: BorderRadius::all(px(2)),
            overflow: Overflow::clip(),
            column_gap: px(2),
            ..default()
        },
        BackgroundColor(palette::WALNUT_DEEP),
        BorderColor::all(palette::EDGE),
        children![part(Side::First), part(Side::Second)],
    )
}

type Parts = (
    &'static Seat,
    &'static Part,
    Option<&'static mut LocalizedText>,
    Option<&'static mut ImageNode>,
    Option<&'static mut Node>,
    Option<&'static mut BackgroundColor>,
    Option<&'static mut TextColor>,
);

fn update(online: Res<Online>, here: Res<SeatsHere>, shown: ShownMatch, mut parts: Query<Parts>) {
    let (game, position) = (&shown.game, shown.position());
    let to_move = (!shown.is_over()).then(|| position.seat_to_move());
    let phase = shown.phase.as_ref().map(|phase| *phase.get());
    let thinks = phase == Some(Phase::Thinking) && shown.viewed_ply.0.is_none();
    let score = shown.score();
    let setup = game.setup();
    let own = here.own_seat(setup);
    for (&Seat(seat), part, shown_text, image, node, background, colour) in &mut parts {
        if seat >= setup.seats.len() {
            continue;
        }
        let is_to_move = to_move == Some(seat);
        let presence = online.is_here(seat).filter(|_| here.is_online());
        let text = match part {
            Part::Row => {
                let shade = if is_to_move { palette::WALNUT_RAISED } else { Color::NONE };
                if let Some(mut background) = background {
                    background.set_if_neq(BackgroundColor(shade));
                }
                continue;
            }
            Part::Turn => {
                let shade = if is_to_move { palette::ACCENT } else { Color::NONE };
                if let Some(image) = image {
                    image.map_unchanged(|image| &mut image.color).set_if_neq(shade);
                }
                continue;
            }
            Part::Presence => {
                if let Some(mut node) = node {
                    theme::set_shown(&mut node, presence.is_some());
                }
                if let Some(mut background) = background {
                    background.set_if_neq(theme::presence_fill(presence == Some(true)));
                }
                continue;
            }
            // Online, the status says which player is you.
            Part::Name => localized::player_or_you(setup, seat, own.filter(|_| !here.is_online())),
            Part::Status if is_to_move && thinks => msg::TABLE_THINKING,
            Part::Status => {
                let online_state = online.seat_status(seat).filter(|_| here.is_online());
                online_state.unwrap_or_else(|| status(setup, seat, own))
            }
            Part::Clock => game.clock().left(seat).map_or(Localized::EMPTY, format_clock),
            Part::Count => {
                score.map_or(Localized::EMPTY, |score| score[Setup::side_of(seat)].to_string().into())
            }
        };
        if let Some(mut shown_text) = shown_text {
            shown_text.set_if_neq(LocalizedText(text));
        }
        let is_short = game.clock().left(seat).is_some_and(|left| left < LOW_TIME);
        let wanted = match part {
            Part::Clock if is_short && is_to_move => palette::BRASS_LIT,
            Part::Status if presence == Some(false) => palette::BRASS_LIT,
            Part::Status => palette::PARCHMENT_DIM,
            _ => palette::PARCHMENT,
        };
        if let Some(mut colour) = colour {
            colour.set_if_neq(TextColor(wanted));
        }
    }
}

/// Shows the score of the series: the wins beside the names, the full score below. Hidden during the first match.
fn update_series(
    shown: ShownMatch,
    here: Res<SeatsHere>,
    mut parts: Query<(&SeriesPart, &mut LocalizedText, &mut Node)>,
) {
    if shown.is_moving() {
        return;
    }
    let game = shown.game.as_match();
    let series = game.series_now();
    let is_series = game.series().matches() > 0;
    for (part, mut text, mut node) in &mut parts {
        let words = match part {
            _ if !is_series => Localized::EMPTY,
            SeriesPart::Line => localized::series(game.setup(), &series, here.own_side(game.setup())),
            &SeriesPart::Wins(seat) => series.wins[Setup::side_of(seat)].to_string().into(),
        };
        text.set_if_neq(LocalizedText(words));
        theme::set_shown(&mut node, is_series);
    }
}

/// Less time than this is highlighted.
const LOW_TIME: Duration = Duration::from_secs(10);

fn update_share_bar(
    shown: ShownMatch,
    set: Res<SetColours>,
    mut shares: Query<(&Share, &mut Node, &mut BackgroundColor)>,
) {
    let Some(score) = shown.score() else { return };
    let colours = set.on_panel(shown.game.setup().variant.is_quixo());
    for (share, node, mut ground) in &mut shares {
        ground.set_if_neq(BackgroundColor(colours[share.0 as usize]));
        node.map_unchanged(|node| &mut node.flex_grow).set_if_neq(score[share.0] as f32);
    }
}

/// The line below the name: the side, with the level of a computer.
fn status(setup: &Setup, seat: usize, own: Option<usize>) -> Localized {
    let place = localized::seat(setup.variant, seat);
    let is_partner = |own: usize| own != seat && Setup::side_of(own) == Setup::side_of(seat);
    match setup.seats[seat].controller {
        Controller::Human if own == Some(seat) && !setup.is_nameless(seat) => {
            Localized::joined([place, msg::TABLE_YOU], " · ")
        }
        Controller::Human if own == Some(seat) => place,
        _ if own.is_some_and(is_partner) => msg::TablePartner { seat: place }.into(),
        Controller::Human if setup.is_nameless(seat) => msg::COMMON_HUMAN,
        Controller::Human => place,
        Controller::Computer(level) => Localized::joined([place, level.title()], " · "),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_own_row_is_first_and_the_partner_follows() {
        let quixo = Setup::new(Variant::Quixo, &[]);
        assert_eq!(order(&quixo, None), [0, 1]);
        assert_eq!((order(&quixo, Some(0)), order(&quixo, Some(1))), (vec![0, 1], vec![1, 0]));
        let teams = Setup::new(Variant::QuixoTeams, &[]);
        assert_eq!(order(&teams, None), [0, 2, 1, 3]);
        assert_eq!(order(&teams, Some(3)), [3, 1, 0, 2]);
    }
}
