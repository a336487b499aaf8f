//! The results of one game: the chart, then a section per level.

use bevy::prelude::*;

use super::{Counted, Results, chart};
use crate::game::hud;
use crate::game::language::{Language, words};
use crate::game::theme::{self, palette};
use pushflip_core::ai::Level;
use pushflip_core::rules::{Side, Variant};
use pushflip_core::session::statistics::{Estimate, Outcome, People, Row, Tally};

/// The height of a bar, in pixels.
const BAR: f32 = 16.0;
/// The side of the mark of one match, in pixels.
const MARK: f32 = 12.0;
/// The width of a level's name, in pixels.
const LEVEL: f32 = 150.0;
/// The size of the sides' symbols, in pixels.
const SYMBOL: f32 = 18.0;
/// The chart's width and height, in pixels.
const CHART: Vec2 = Vec2::new(520.0, 110.0);
/// How high a line of a note is, in pixels.
const NOTE: f32 = 18.0;
/// Above and below all ratings a chart goes on so far.
const AROUND: f32 = 200.0;
/// Ratings are said to the next ten: what comes after that is chance.
const ROUND: f64 = 10.0;

/// Fills the page for the game that is chosen.
pub fn fill(
    list: &mut ChildSpawnerCommands,
    language: Language,
    results: &Results,
    images: &mut Assets<Image>,
) {
    let Some(counted) = &results.counted else {
        let id = if results.counting.is_some() { "statistics-counting" } else { "statistics-nowhere" };
        list.spawn(theme::label(&language.say(id)));
        return;
    };
    let hatching = images.add(chart::hatching());
    let (statistics, variant) = (&counted.statistics, results.variant);
    let (rows, people) = (statistics.rows(variant), statistics.people(variant));
    if rows.is_empty() && people.games() == 0 {
        let id = if statistics.is_empty() { "statistics-empty" } else { "statistics-empty-game" };
        list.spawn(theme::label(&language.say(id)));
    }
    if !rows.is_empty() {
        strength(list, language, variant, &statistics.strength(variant, results.which), images);
        let balance = statistics.balance(variant);
        list.spawn(theme::subheading(&language.say("statistics-balance")));
        list.spawn(theme::row(8.0)).with_children(|row| draw(row, &balance, language, images));
        legend(list, language, &hatching);
    }
    for (level, row) in rows {
        let name = words::level(language, level);
        list.spawn((Name::new(format!("Against {}", level.name())), part()))
            .with_children(|part| against(part, language, variant, &name, &row, &hatching));
    }
    if people.games() > 0 {
        list.spawn((Name::new("Between people"), part()))
            .with_children(|part| between(part, language, variant, &people));
    }
    footnotes(list, language, counted);
}

/// What stands on a ground of its own.
fn part() -> impl Bundle {
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

/// A symbol and its word, never apart.
fn pair() -> Node {
    Node { flex_wrap: FlexWrap::NoWrap, flex_shrink: 0.0, ..theme::row(5.0) }
}

/// What the marks mean.
fn legend(list: &mut ChildSpawnerCommands, language: Language, hatching: &Handle<Image>) {
    list.spawn((Name::new("Legend"), theme::row(16.0))).with_children(|row| {
        for (outcome, id) in [
            (Outcome::Won, "statistics-won"),
            (Outcome::Drawn, "statistics-drawn"),
            (Outcome::Lost, "statistics-lost"),
        ] {
            row.spawn(pair()).with_children(|both| {
                mark(both, outcome, Node { width: px(MARK), height: px(MARK), ..default() }, hatching);
                both.spawn(theme::note(&language.say(id)));
            });
        }
    });
}

/// An outcome by colour and by pattern: full, hatched, empty.
fn mark(parent: &mut ChildSpawnerCommands, outcome: Outcome, node: Node, hatching: &Handle<Image>) {
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

fn against(
    part: &mut ChildSpawnerCommands,
    language: Language,
    variant: Variant,
    name: &str,
    row: &Row,
    hatching: &Handle<Image>,
) {
    let total = row.total();
    part.spawn(theme::row(12.0)).with_children(|line| {
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
                    mark(bar, outcome, node, hatching);
                }
            }
        });
        line.spawn(theme::label(&sums(total)));
    });
    part.spawn(theme::row(16.0)).with_children(|line| {
        for side in [Side::First, Side::Second] {
            line.spawn(pair()).with_children(|both| {
                both.spawn(theme::glyph(hud::side_symbol(variant, side), SYMBOL));
                both.spawn(theme::note(&sums(row.sides[side])));
            });
        }
        line.spawn(theme::note(&average(language, row.average_plies())));
        if row.points != 0 {
            let points = [("points", signed(row.points).into())];
            line.spawn(theme::note(&language.tell("statistics-points", &points)));
        }
        let streak = language.tell("statistics-streak", &[("count", row.best_streak.into())]);
        line.spawn(theme::note(&streak));
    });
    part.spawn((Name::new("Form"), theme::row(3.0))).with_children(|line| {
        let last = language.tell("statistics-form", &[("count", row.form.len().into())]);
        line.spawn(Node { margin: UiRect::right(px(5)), ..default() }).with_child(theme::note(&last));
        for &outcome in &row.form {
            mark(line, outcome, Node { width: px(MARK), height: px(MARK), ..default() }, hatching);
        }
    });
}

fn between(part: &mut ChildSpawnerCommands, language: Language, variant: Variant, people: &People) {
    let games = language.tell("statistics-people", &[("count", people.games().into())]);
    part.spawn(theme::label(&games));
    part.spawn(theme::row(16.0)).with_children(|line| {
        for side in [Side::First, Side::Second] {
            line.spawn(pair()).with_children(|both| {
                both.spawn(theme::glyph(hud::side_symbol(variant, side), SYMBOL));
                both.spawn(theme::note(&people.won[side].to_string()));
            });
        }
        line.spawn(theme::note(&language.tell("statistics-people-drawn", &[("count", people.drawn.into())])));
        line.spawn(theme::note(&average(language, people.average_plies())));
        let [first, second] = people.points.0;
        if first + second > 0 {
            let points = [("points", format!("{first} – {second}").into())];
            line.spawn(theme::note(&language.tell("statistics-points", &points)));
        }
    });
}

/// How strong the player is, and how that went; how to find out where nothing is known.
fn strength(
    list: &mut ChildSpawnerCommands,
    language: Language,
    variant: Variant,
    estimates: &[Estimate],
    images: &mut Assets<Image>,
) {
    list.spawn(theme::subheading(&language.say("statistics-strength")));
    let Some(last) = estimates.last() else {
        list.spawn(theme::note(&language.say("statistics-strength-how")));
        return;
    };
    let number = |value: f64| language.decimal((value / ROUND).round() as f32 * ROUND as f32, 0);
    let level = last.level(variant);
    let about = [
        ("rating", number(last.rating).into()),
        ("margin", number(last.margin).into()),
        ("rung", level.rung().into()),
        ("level", words::level(language, level).into()),
    ];
    list.spawn((Name::new("Strength"), theme::label(&language.tell("statistics-strength-about", &about))));
    let ratings = estimates.iter().map(|estimate| estimate.rating as f32);
    let (least, most) = ratings.fold((f32::MAX, f32::MIN), |(least, most), at| (least.min(at), most.max(at)));
    let scale = chart::Scale { least: least - AROUND, most: most + AROUND, size: CHART };
    let levels = Level::ALL.into_iter().filter_map(|level| Some((level, level.rating(variant)?)));
    let levels: Vec<_> =
        levels.filter(|&(_, at)| (scale.least..=scale.most).contains(&(at as f32))).collect();
    let others: Vec<f64> = levels.iter().map(|&(_, at)| at).collect();
    list.spawn(theme::row(8.0)).with_children(|row| {
        // Half a line more above and below, for a level on the edge of the chart.
        row.spawn(Node { width: px(28), height: px(CHART.y + NOTE), ..default() }).with_children(|numbers| {
            for (level, at) in levels {
                let top = scale.share(at as f32) * CHART.y;
                let place =
                    Node { position_type: PositionType::Absolute, top: px(top), right: px(0), ..default() };
                numbers.spawn(place).with_child(theme::note(&level.rung().to_string()));
            }
        });
        picture(row, "Strength chart", images.add(chart::ratings(estimates, &others, &scale)));
        let games = language.tell("statistics-games", &[("count", estimates.len().into())]);
        row.spawn(theme::note(&games));
    });
}

fn picture(row: &mut ChildSpawnerCommands, name: &'static str, image: Handle<Image>) {
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

/// The score as it went, with its limits beside it.
fn draw(row: &mut ChildSpawnerCommands, balance: &[i32], language: Language, images: &mut Assets<Image>) {
    let (least, most) = chart::limits(balance);
    row.spawn(Node {
        height: px(CHART.y),
        min_width: px(28),
        justify_content: JustifyContent::SpaceBetween,
        align_items: AlignItems::FlexEnd,
        ..theme::column(0.0)
    })
    .with_children(|scale| {
        scale.spawn(theme::note(&signed(most.into())));
        scale.spawn(theme::note(&signed(least.into())));
    });
    picture(row, "Chart", images.add(chart::picture(balance, CHART)));
    let games = language.tell("statistics-games", &[("count", (balance.len() - 1).into())]);
    row.spawn(theme::note(&games));
}

fn footnotes(list: &mut ChildSpawnerCommands, language: Language, counted: &Counted) {
    if counted.statistics.unreadable > 0 {
        let count = [("count", counted.statistics.unreadable.into())];
        list.spawn(theme::note(&language.tell("statistics-unreadable", &count)));
    }
    if let Some(since) = counted.since {
        let date = format!("{:.10}", since.local());
        list.spawn(theme::note(&language.tell("statistics-since", &[("date", date.into())])));
    }
}

/// Won, drawn, lost, in the order of the legend.
fn sums(tally: Tally) -> String {
    format!("{} – {} – {}", tally.won, tally.drawn, tally.lost)
}

fn average(language: Language, plies: f64) -> String {
    language.tell("statistics-average", &[("plies", (plies.round() as u32).into())])
}

/// A number with its sign, a minus as wide as the plus.
fn signed(number: i64) -> String {
    match number {
        0 => "0".into(),
        1.. => format!("+{number}"),
        _ => format!("−{}", number.unsigned_abs()),
    }
}
