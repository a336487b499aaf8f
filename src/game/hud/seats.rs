//! The seats of a match: symbol, name, turn, clock, pieces.

use std::time::Duration;

use bevy::prelude::*;

use super::clock::clock;
use super::{OnTable, symbol};
use crate::game::language::{Language, words};
use crate::game::online::Online;
use crate::game::redraw::Ticking;
use crate::game::state::{Phase, Screen, SeatsHere, Step};
use crate::game::theme::{self, Icon, SetColours, palette, typeface};
use crate::game::turn::CurrentMatch;
use pushflip_core::rules::{Side, Variant};
use pushflip_core::session::{Controller, Setup};

/// Builds the rows for a match, and follows it.
pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (build, follow, tell_series, share).chain().in_set(Step::Hud).run_if(in_state(Screen::Playing)),
    );
}

/// What holds the rows, and for which setup they are.
#[derive(Component, Default)]
pub(super) struct Seats(Option<Setup>);

/// A part of a seat's row.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
enum Part {
    /// The row.
    Row,
    /// The arrow at the seat to move.
    Turn,
    /// The dot of somebody far away.
    Here,
    /// Which seat it is, or that it thinks, or whether somebody far away is here.
    Status,
    /// The time left.
    Clock,
    /// The pieces on the board.
    Count,
}

/// A seat, counted in turn order.
#[derive(Component, Clone, Copy)]
struct Seat(usize);

/// What says how the series stands.
#[derive(Component)]
enum SeriesPart {
    /// The wins of a seat's side.
    Wins(usize),
    /// All of it, under the seats.
    Line,
}

/// One side's part of the bar under the seats.
#[derive(Component, Clone, Copy)]
struct Share(Side);

/// The rows' place in the panel.
pub(super) fn place() -> impl Bundle {
    (Name::new("Seats"), Seats::default(), Node { flex_shrink: 0.0, ..theme::column(4.0) })
}

fn build(
    mut commands: Commands,
    language: Res<Language>,
    game: Res<CurrentMatch>,
    mut places: Query<(Entity, &mut Seats)>,
) {
    for (place, mut seats) in &mut places {
        if seats.0.as_ref() == Some(game.setup()) {
            continue;
        }
        seats.0 = Some(game.setup().clone());
        let setup = game.setup();
        commands.entity(place).despawn_children().with_children(|rows| {
            for seat in 0..setup.seats.len() {
                rows.spawn(row(*language, setup, seat));
            }
            if !setup.variant.is_quixo() {
                rows.spawn(share_bar());
            }
            rows.spawn((Name::new("Series"), SeriesPart::Line, theme::note("")));
        });
    }
}

fn row(language: Language, setup: &Setup, seat: usize) -> impl Bundle + use<> {
    let compact = setup.variant == Variant::QuixoTeams;
    let height = if compact { 40.0 } else { 52.0 };
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
            column_gap: px(8),
            ..default()
        },
        children![
            (theme::glyph(Icon::Turn, 14.0), Seat(seat), Part::Turn),
            theme::glyph(symbol(setup.variant, seat), if compact { 28.0 } else { 36.0 }),
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
                        Text::new(title(language, setup, seat)),
                        typeface::bold(if compact { typeface::BODY } else { typeface::SUBHEADING }),
                        TextColor(palette::PARCHMENT),
                        TextLayout::linebreak(LineBreak::NoWrap),
                    ),
                    (
                        Node { align_items: AlignItems::Center, column_gap: px(6), ..default() },
                        children![
                            (theme::presence(false), Seat(seat), Part::Here),
                            (
                                Text::default(),
                                typeface::regular(typeface::SMALL),
                                TextColor(palette::PARCHMENT_DIM),
                                TextLayout::linebreak(LineBreak::NoWrap),
                                Seat(seat),
                                Part::Status,
                            ),
                        ],
                    ),
                ],
            ),
            (
                Text::default(),
                typeface::bold(typeface::BODY),
                TextColor(palette::BRASS_LIT),
                SeriesPart::Wins(seat),
            ),
            (
                Text::default(),
                typeface::bold(typeface::SUBHEADING),
                TextColor(palette::PARCHMENT),
                Seat(seat),
                Part::Clock,
                Ticking,
            ),
            (
                Text::default(),
                typeface::bold(typeface::HEADING),
                TextColor(palette::PARCHMENT),
                Seat(seat),
                Part::Count,
            ),
        ],
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
    Option<&'static mut Text>,
    Option<&'static mut ImageNode>,
    Option<&'static mut Node>,
    Option<&'static mut BackgroundColor>,
    Option<&'static mut TextColor>,
);

fn follow(
    language: Res<Language>,
    online: Res<Online>,
    here: Res<SeatsHere>,
    table: OnTable,
    mut parts: Query<Parts>,
) {
    let (game, position) = (&table.game, table.position());
    let to_move = (!table.is_over()).then(|| position.seat_to_move());
    let phase = table.phase.as_ref().map(|phase| *phase.get());
    let thinks = phase == Some(Phase::Thinking) && table.viewed_ply.0.is_none();
    let score = position.score();
    let setup = game.setup();
    for (&Seat(seat), part, text, image, node, ground, colour) in &mut parts {
        if seat >= setup.seats.len() {
            continue;
        }
        let moves_now = to_move == Some(seat);
        // When its move is made it is another's turn a frame before anything moves.
        let is_computer = matches!(setup.seats[seat].controller, Controller::Computer(_));
        let is_here = online.is_here(seat).filter(|_| here.is_online());
        let shows = match part {
            Part::Row => {
                let shade = if moves_now { palette::WALNUT_RAISED } else { Color::NONE };
                if let Some(mut ground) = ground {
                    ground.set_if_neq(BackgroundColor(shade));
                }
                continue;
            }
            Part::Turn => {
                let shade = if moves_now { palette::BRASS } else { Color::NONE };
                if let Some(mut image) = image
                    && image.color != shade
                {
                    image.color = shade;
                }
                continue;
            }
            Part::Here => {
                let display = if is_here.is_some() { Display::Flex } else { Display::None };
                if let Some(mut node) = node
                    && node.display != display
                {
                    node.display = display;
                }
                if let Some(mut ground) = ground {
                    ground.set_if_neq(theme::presence_ground(is_here == Some(true)));
                }
                continue;
            }
            Part::Status if moves_now && thinks && is_computer => language.say("table-thinking"),
            Part::Status => {
                let far = online.seat_status(seat, *language).filter(|_| here.is_online());
                far.unwrap_or_else(|| status(*language, setup, seat))
            }
            Part::Clock => game.clock().left(seat).map_or_else(String::new, clock),
            Part::Count => score.map_or_else(String::new, |score| score[Setup::side_of(seat)].to_string()),
        };
        if let Some(mut shown) = text {
            shown.set_if_neq(Text(shows));
        }
        let short = game.clock().left(seat).is_some_and(|left| left < SHORT);
        let wanted = match part {
            Part::Clock if short && moves_now => palette::BRASS_LIT,
            Part::Status if is_here == Some(false) => palette::BRASS_LIT,
            Part::Status => palette::PARCHMENT_DIM,
            _ => palette::PARCHMENT,
        };
        if let Some(mut colour) = colour {
            colour.set_if_neq(TextColor(wanted));
        }
    }
}

/// Shows how the series stands: the wins beside the names, all of it below. A first match is no series yet.
fn tell_series(
    language: Res<Language>,
    table: OnTable,
    mut parts: Query<(&SeriesPart, &mut Text, &mut Node)>,
) {
    if table.is_moving() {
        return;
    }
    let game = table.game.as_match();
    let series = game.series_now();
    let display = if game.series().matches() > 0 { Display::Flex } else { Display::None };
    for (part, mut text, mut node) in &mut parts {
        let words = match (display, part) {
            (Display::None, _) => String::new(),
            (_, SeriesPart::Line) => words::series(*language, game.setup().variant, &series),
            (_, &SeriesPart::Wins(seat)) => series.wins[Setup::side_of(seat)].to_string(),
        };
        text.set_if_neq(Text(words));
        if node.display != display {
            node.display = display;
        }
    }
}

/// Less time than this is shown in another colour.
const SHORT: Duration = Duration::from_secs(10);

fn share(table: OnTable, set: Res<SetColours>, mut shares: Query<(&Share, &mut Node, &mut BackgroundColor)>) {
    let Some(score) = table.position().score() else { return };
    let colours = set.on_panel(table.game.setup().variant.is_quixo());
    for (share, mut node, mut ground) in &mut shares {
        ground.set_if_neq(BackgroundColor(colours[share.0 as usize]));
        let pieces = score[share.0] as f32;
        if (node.flex_grow - pieces).abs() > f32::EPSILON {
            node.flex_grow = pieces;
        }
    }
}

/// The name of a player, or that of the seat where nobody has given one.
fn title(language: Language, setup: &Setup, seat: usize) -> String {
    let name = words::player(language, setup, seat);
    let is_unnamed = name == words::seat(language, setup.variant, seat);
    if is_unnamed { words::seat_and_place(language, setup.variant, seat) } else { name }
}

/// What stands under it.
fn status(language: Language, setup: &Setup, seat: usize) -> String {
    let place = words::seat_and_place(language, setup.variant, seat);
    match setup.seats[seat].controller {
        Controller::Human if title(language, setup, seat) == place => language.say("common-human"),
        Controller::Human => place,
        Controller::Computer(_) => language.tell("table-computer", &[("seat", place.into())]),
    }
}
