//! The results of one game: the chart, then a section per level.

use bevy::prelude::*;

use super::{Counted, Results, chart};
use crate::game::hud;
use crate::game::theme::{self, palette};
use pushflip_core::ai::Level;
use pushflip_core::language::{Localized, msg};
use pushflip_core::rules::{Side, Variant};
use pushflip_core::session::localized;
use pushflip_core::session::statistics::{Estimate, Outcome, People, Row, Tally};

/// The height of a bar, in pixels.
const BAR: f32 = 16.0;
/// The side of a match's mark, in pixels.
const MARK: f32 = 12.0;
/// The width of the column with the level's name, in pixels.
const LEVEL: f32 = 150.0;
const SYMBOL: f32 = 18.0;
/// The chart's width and height, in pixels.
const CHART: Vec2 = Vec2::new(520.0, 110.0);
/// The number of matches from which there is a chart: a line through fewer says nothing.
const CHART_MATCHES: usize = 3;
/// The space above and below the ratings in their chart, in rating points.
const MARGIN: f32 = 200.0;

/// Fills the page for the selected game.
pub fn fill(
    list: &mut ChildSpawnerCommands,
    results: &Results,
    variant: Variant,
    images: &mut Assets<Image>,
) {
    let Some(counted) = &results.counted else {
        let text =
            if results.counting.is_some() { msg::STATISTICS_COUNTING } else { msg::STATISTICS_NOWHERE };
        list.spawn(theme::label(text));
        return;
    };
    let hatching = images.add(chart::hatching());
    let statistics = &counted.statistics;
    let (rows, people) = (statistics.rows(variant), statistics.people(variant));
    if rows.is_empty() && people.games() == 0 {
        let text = if statistics.is_empty() { msg::STATISTICS_EMPTY } else { msg::STATISTICS_EMPTY_GAME };
        list.spawn(theme::label(text));
    }
    if !rows.is_empty() {
        spawn_rating(list, variant, &statistics.strength(variant, results.which), images);
        let balance = statistics.balance(variant);
        list.spawn(theme::subheading(msg::STATISTICS_BALANCE));
        if balance.len() > CHART_MATCHES {
            list.spawn(theme::row(8.0)).with_children(|row| spawn_score_chart(row, &balance, images));
        } else {
            list.spawn((Name::new("No chart"), theme::note(msg::STATISTICS_BALANCE_SOON)));
        }
        spawn_legend(list, &hatching);
    }
    for (level, row) in rows {
        list.spawn((Name::new(format!("Against {}", level.name())), section()))
            .with_children(|section| spawn_level(section, variant, level.into(), &row, &hatching));
    }
    if people.games() > 0 {
        list.spawn((Name::new("Between people"), section()))
            .with_children(|section| spawn_people(section, variant, &people));
    }
    spawn_footnotes(list, counted);
}

/// A box with its own background.
fn section() -> impl Bundle {
    (
        Node {
            padding: UiRect::axes(px(12), px(8)),
            border_radius: BorderRadius::all(px(theme::CORNER)),
            flex_shrink: 0.0,
            ..theme::column(5.0)
        },
        BackgroundColor(palette::WALNUT_DEEP),
    )
}

/// An icon and its label on one line.
fn pair() -> Node {
    Node { flex_shrink: 0.0, ..theme::line(5.0) }
}

/// The symbol of a side with its results.
fn side_note(variant: Variant, side: Side, results: String) -> impl Bundle {
    let symbol = theme::glyph(hud::side_icon(variant, side), SYMBOL);
    (pair(), children![symbol, theme::note(results.into())])
}

fn spawn_legend(list: &mut ChildSpawnerCommands, hatching: &Handle<Image>) {
    list.spawn((Name::new("Legend"), theme::row(16.0))).with_children(|row| {
        for (outcome, label) in [
            (Outcome::Won, msg::STATISTICS_WON),
            (Outcome::Drawn, msg::STATISTICS_DRAWN),
            (Outcome::Lost, msg::STATISTICS_LOST),
        ] {
            row.spawn(pair()).with_children(|both| {
                spawn_mark(both, outcome, Node { width: px(MARK), height: px(MARK), ..default() }, hatching);
                both.spawn(theme::note(label));
            });
        }
        let order = [msg::STATISTICS_WON, msg::STATISTICS_DRAWN, msg::STATISTICS_LOST];
        let end = Node { margin: UiRect::left(auto()), padding: UiRect::right(px(12)), ..default() };
        row.spawn(end).with_child(theme::note(Localized::joined(order, " – ")));
    });
}

/// A mark that shows an outcome by colour and pattern: full, hatched, or empty.
fn spawn_mark(parent: &mut ChildSpawnerCommands, outcome: Outcome, node: Node, hatching: &Handle<Image>) {
    let node = Node { border: UiRect::all(theme::LINE), border_radius: BorderRadius::all(px(2)), ..node };
    match outcome {
        Outcome::Won => {
            parent.spawn((node, BackgroundColor(palette::BRASS), BorderColor::all(palette::BRASS)));
        }
        Outcome::Drawn => {
            let image_mode = NodeImageMode::Tiled { tile_x: true, tile_y: true, stretch_value: 1.0 };
            let picture =
                ImageNode { image_mode, color: palette::PARCHMENT_DIM, ..ImageNode::new(hatching.clone()) };
            parent.spawn((node, picture, BorderColor::all(palette::PARCHMENT_DIM)));
        }
        Outcome::Lost => {
            parent.spawn((node, BorderColor::all(palette::EDGE_LIT)));
        }
    }
}

fn spawn_level(
    section: &mut ChildSpawnerCommands,
    variant: Variant,
    name: Localized,
    row: &Row,
    hatching: &Handle<Image>,
) {
    let total = row.total();
    section.spawn(theme::row(12.0)).with_children(|line| {
        line.spawn(Node { width: px(LEVEL), ..default() }).with_child(theme::label(name));
        line.spawn((
            Name::new("Bar"),
            Node { flex_grow: 1.0, flex_basis: px(120), height: px(BAR), column_gap: px(1), ..default() },
        ))
        .with_children(|bar| {
            for (outcome, games) in
                [(Outcome::Won, total.won), (Outcome::Drawn, total.drawn), (Outcome::Lost, total.lost)]
            {
                if games > 0 {
                    let node = Node { flex_grow: games as f32, flex_basis: px(0), ..default() };
                    spawn_mark(bar, outcome, node, hatching);
                }
            }
        });
        line.spawn(theme::label(format_tally(total).into()));
    });
    section.spawn(theme::row(16.0)).with_children(|line| {
        for side in Side::BOTH {
            line.spawn(side_note(variant, side, format_tally(row.sides[side])));
        }
        line.spawn(theme::note(format_length(row.average_plies(), variant)));
        if row.points != 0 {
            line.spawn(theme::note(msg::StatisticsPoints { points: format_signed(row.points) }.into()));
        }
        line.spawn(theme::note(msg::StatisticsStreak { count: row.best_streak }.into()));
    });
    section.spawn((Name::new("Form"), theme::row(3.0))).with_children(|line| {
        let last = msg::StatisticsForm { count: row.form.len() };
        line.spawn(Node { margin: UiRect::right(px(5)), ..default() }).with_child(theme::note(last.into()));
        for &outcome in &row.form {
            spawn_mark(line, outcome, Node { width: px(MARK), height: px(MARK), ..default() }, hatching);
        }
    });
}

fn spawn_people(section: &mut ChildSpawnerCommands, variant: Variant, people: &People) {
    section.spawn(theme::label(msg::StatisticsPeople { count: people.games() }.into()));
    section.spawn(theme::row(16.0)).with_children(|line| {
        for side in Side::BOTH {
            line.spawn(side_note(variant, side, people.won[side].to_string()));
        }
        line.spawn(theme::note(msg::StatisticsPeopleDrawn { count: people.drawn }.into()));
        line.spawn(theme::note(format_length(people.average_plies(), variant)));
        let [first, second] = people.points.0;
        if first + second > 0 {
            line.spawn(theme::note(msg::StatisticsPoints { points: format!("{first} – {second}") }.into()));
        }
    });
}

/// The player's rating with its chart, or how to get one.
fn spawn_rating(
    list: &mut ChildSpawnerCommands,
    variant: Variant,
    estimates: &[Estimate],
    images: &mut Assets<Image>,
) {
    list.spawn(theme::subheading(msg::STATISTICS_STRENGTH));
    let Some(last) = estimates.last() else {
        list.spawn(theme::note(msg::STATISTICS_STRENGTH_HOW));
        return;
    };
    if !last.is_settled() {
        list.spawn((Name::new("No rating"), theme::note(msg::MENUS_RATING_SOON)));
        return;
    }
    let level = last.level(variant);
    list.spawn((
        Name::new("Strength"),
        theme::label(
            msg::StatisticsStrengthAbout {
                rating: last.rounded(),
                margin: last.rounded_margin(),
                rung: level.rank(),
                level: level.title(),
            }
            .into(),
        ),
    ));
    let ratings = estimates.iter().map(|estimate| estimate.rating as f32);
    let (min, max) = ratings.fold((f32::MAX, f32::MIN), |(min, max), at| (at.min(min), at.max(max)));
    let scale = chart::Scale { min: min - MARGIN, max: max + MARGIN, size: CHART };
    let levels = Level::ALL.into_iter().filter_map(|level| Some((level, level.rating(variant)?)));
    let levels: Vec<_> = levels.filter(|&(_, at)| (scale.min..=scale.max).contains(&(at as f32))).collect();
    let level_ratings: Vec<f64> = levels.iter().map(|&(_, at)| at).collect();
    list.spawn(theme::row(8.0)).with_children(|row| {
        // Half a line more above and below, for a label at the edge of the chart.
        row.spawn(Node { width: px(28), height: px(CHART.y + theme::NOTE_HEIGHT), ..default() })
            .with_children(|numbers| {
                for (level, at) in levels {
                    let top = scale.relative_y(at as f32) * CHART.y;
                    let place = Node {
                        position_type: PositionType::Absolute,
                        top: px(top),
                        right: px(0),
                        ..default()
                    };
                    numbers.spawn(place).with_child(theme::note(level.rank().to_string().into()));
                }
            });
        spawn_image(
            row,
            "Strength chart",
            images.add(chart::rating_chart(estimates, &level_ratings, &scale)),
        );
        row.spawn(theme::note(msg::StatisticsGames { count: estimates.len() }.into()));
    });
}

fn spawn_image(row: &mut ChildSpawnerCommands, name: &'static str, image: Handle<Image>) {
    row.spawn((
        Name::new(name),
        ImageNode::new(image),
        Node {
            width: px(CHART.x),
            max_width: percent(90),
            height: px(CHART.y),
            flex_shrink: 1.0,
            ..default()
        },
    ));
}

/// The chart of the score with its range.
fn spawn_score_chart(row: &mut ChildSpawnerCommands, balance: &[i32], images: &mut Assets<Image>) {
    let (min, max) = chart::score_range(balance);
    let scale = Node {
        height: px(CHART.y),
        min_width: px(28),
        justify_content: JustifyContent::SpaceBetween,
        align_items: AlignItems::FlexEnd,
        ..theme::column(0.0)
    };
    let [max, min] = [max, min].map(|score| theme::note(format_signed(score.into()).into()));
    row.spawn((scale, children![max, min]));
    spawn_image(row, "Chart", images.add(chart::score_chart(balance, CHART)));
    row.spawn(theme::note(msg::StatisticsGames { count: balance.len() - 1 }.into()));
}

fn spawn_footnotes(list: &mut ChildSpawnerCommands, counted: &Counted) {
    let count = counted.statistics.unreadable.len();
    if count > 0 {
        list.spawn(theme::note(msg::StatisticsUnreadable { count }.into()));
    }
    if let Some(since) = counted.since {
        list.spawn(theme::note(msg::StatisticsSince { date: localized::date(since) }.into()));
    }
}

/// Won – drawn – lost, in the order of the legend.
fn format_tally(tally: Tally) -> String {
    format!("{} – {} – {}", tally.won, tally.drawn, tally.lost)
}

/// The length in moves as the move list counts them: a move of each seat.
fn format_length(plies: f64, variant: Variant) -> Localized {
    let moves = (plies / variant.seats() as f64).ceil() as u32;
    msg::StatisticsAverage { plies: moves }.into()
}

/// A number with its sign; U+2212 is as wide as the plus.
pub fn format_signed(number: i64) -> String {
    match number {
        0 => "0".into(),
        1.. => format!("+{number}"),
        _ => format!("−{}", number.unsigned_abs()),
    }
}
