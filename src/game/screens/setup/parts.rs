//! Parts of the new game form.

use bevy::prelude::*;

use super::custom_clock::CustomClock;
use super::suggestions::Suggestions;
use super::{NameCell, PersonSegment};
use crate::game::hud;
use crate::game::language::LocalizedText;
use crate::game::settings::{CLOCKS, Draft, Settings, TAKEBACKS, TIME_ODDS};
use crate::game::theme::{self, Choice, Tooltip, palette, typeface};
use pushflip_core::ai::Level;
use pushflip_core::language::{Localized, msg};
use pushflip_core::rules::Variant;
use pushflip_core::rules::hexxagon::WhenStuck;
use pushflip_core::session::localized;
use pushflip_core::session::{ClockRule, Controller, MAX_HEAD_START, Setup};

/// The width of the label before a choice, in pixels.
pub(super) const LABEL: f32 = 116.0;
/// The minimum width of a seat's name, in pixels: with it the faces are in the same row where the window is wide enough.
const NAME: f32 = 214.0;
/// The width of the segment for a person, whose text is "You" or "Player", in pixels.
const HUMAN: f32 = 92.0;

/// The space between the parts of the form, in pixels.
pub(super) const GAP: f32 = 12.0;
/// The size of a computer player's face in a segment, in pixels.
const FACE: f32 = 48.0;

/// Spawns the choice of a form's game.
pub fn spawn_variants<R: 'static>(cards: &mut ChildSpawnerCommands, set: fn(&mut R, Variant)) {
    for variant in Variant::ALL {
        // Two symbols are enough to tell the games apart.
        let pictures: Vec<_> = (0..2).map(|seat| theme::glyph(hud::seat_icon(variant, seat), 22.0)).collect();
        cards.spawn((
            theme::card(
                &Localized::from(variant).to_string(),
                variant.into(),
                Localized::of_family("setup-about", &variant.to_string()),
                Children::spawn(SpawnIter(pictures.into_iter())),
            ),
            Choice::<R>::new(move |form| set(form, variant)),
        ));
    }
}

/// Spawns the part of the form that depends on the game.
pub(super) fn for_variant(part: &mut ChildSpawnerCommands, draft: &Draft) {
    let variant = draft.variant;
    part.spawn(theme::column(4.0)).with_children(|seats| {
        for seat in 0..variant.seats() {
            seats.spawn(theme::row(12.0)).with_children(|row| seat_row(row, variant, seat));
        }
        seats.spawn(theme::kept_note("Rated", DraftText::Rated));
    });
    // In a window of 1280 x 720 with all options, the last row of Quixo begins where the fade at the lower edge ends.
    part.spawn(theme::row(28.0)).with_children(|row| {
        let switch = theme::toggle("More options", msg::SETUP_MORE);
        row.spawn((switch, Choice::<Settings>::Field(|settings| &mut settings.more_options)));
        // Hidden until there is a suggestion, so that it leaves no gap.
        row.spawn((Suggestions(variant), Node { display: Display::None, ..default() }));
    });
    part.spawn((MoreOptions, Node { display: Display::None, ..theme::column(GAP) }))
        .with_children(|part| more_options(part, variant));
}

/// A text that depends on the draft.
#[derive(Component)]
pub(super) enum DraftText {
    /// That the match counts for the rating.
    Rated,
    /// The label of the head start, which says for whom it is.
    HeadStart,
}

pub(super) fn update_texts(
    draft: Res<Draft>,
    settings: Res<Settings>,
    mut texts: Query<(&DraftText, &mut LocalizedText)>,
) {
    let setup = draft.setup();
    for (of, mut text) in &mut texts {
        let words = match of {
            DraftText::Rated if settings.counted.includes(&setup) => msg::SETUP_RATED,
            DraftText::Rated => Localized::EMPTY,
            DraftText::HeadStart => {
                let you = if setup.only_person().is_some() { "yes" } else { "no" };
                let seat = localized::player(&setup, setup.first_person().unwrap_or(0));
                msg::SetupAhead { you, seat }.into()
            }
        };
        text.set_if_neq(LocalizedText(words));
    }
}

/// The options that a first match does not need.
#[derive(Component)]
pub(super) struct MoreOptions;

pub(super) fn show_more(settings: Res<Settings>, mut options: Query<&mut Node, With<MoreOptions>>) {
    for mut node in &mut options {
        theme::set_shown(&mut node, settings.more_options);
    }
}

fn more_options(part: &mut ChildSpawnerCommands, variant: Variant) {
    part.spawn(theme::column(8.0)).with_children(|choices| {
        choices.spawn(theme::row(28.0)).with_children(|row| short_choices(row, variant));
        spawn_clocks(choices);
        choices.spawn((Handicap(None), theme::column(0.0)));
    });
    // Wide column gaps keep a switch closer to its own label than to the next one.
    let columns = RepeatedGridTrack::minmax(
        GridTrackRepetition::AutoFill,
        MinTrackSizingFunction::Px(260.0),
        MaxTrackSizingFunction::Fraction(1.0),
    );
    let switches = Node {
        display: Display::Grid,
        grid_template_columns: columns,
        column_gap: px(40),
        row_gap: px(8),
        align_items: AlignItems::Center,
        ..default()
    };
    part.spawn(switches).with_children(|switches| {
        let mut add = |name: &str, words: Localized, about: Localized, field: fn(&mut Draft) -> &mut bool| {
            let switch = (theme::toggle(name, words), Tooltip(about), Choice::Field(field));
            switches.spawn(theme::column(0.0)).with_child(switch);
        };
        let (quiet, quiet_tip) = if variant.is_quixo() {
            (msg::SETUP_QUIET_QUIXO, msg::SETUP_QUIET_QUIXO_TIP)
        } else {
            (msg::SETUP_QUIET_HEXXAGON, msg::SETUP_QUIET_HEXXAGON_TIP)
        };
        add("Draw by repetition", msg::SETUP_REPETITION, msg::SETUP_REPETITION_TIP, |draft| {
            &mut draft.options.draws.repetition
        });
        add("Draw after 100 quiet moves", quiet, quiet_tip, |draft| &mut draft.options.draws.quiet);
        add("Random sides", msg::SETUP_RANDOM, msg::SETUP_RANDOM_TIP, |draft| &mut draft.random_sides);
        if variant == Variant::QuixoTeams {
            let about = msg::SETUP_CONSULTATION_TIP;
            add("Partners may consult", msg::SETUP_CONSULTATION, about, |draft| {
                &mut draft.options.consultation
            });
        }
    });
}

/// Spawns the choice of the clock, with the sliders of a custom one.
pub fn spawn_clocks(choices: &mut ChildSpawnerCommands) {
    let clocks = CLOCKS.into_iter().map(|clock| Entry::new(clock, move |draft| draft.set_clock(clock)));
    let set_own = |draft: &mut Draft| draft.set_own_clock(draft.minutes(), draft.seconds());
    let own = Entry::new(msg::SETUP_CLOCK_OWN, set_own);
    choice(choices, "Clock", theme::label(msg::SETUP_CLOCK), clocks.chain([own]));
    choices.spawn((CustomClock::default(), Node { display: Display::None, ..theme::column(0.0) }));
}

/// The choices that share a row where the window is wide enough.
fn short_choices(choices: &mut ChildSpawnerCommands, variant: Variant) {
    if variant.is_quixo() {
        let starts = (0..variant.seats()).map(|seat| {
            Entry::new(localized::seat(variant, seat), move |draft| draft.options.first_seat = seat)
        });
        choice(choices, "Who starts", theme::label(msg::SETUP_STARTS), starts);
    } else {
        let rules = WhenStuck::ALL.into_iter().map(|rule| {
            let tip = match rule {
                WhenStuck::Passes => msg::SETUP_STUCK_PASSES_TIP,
                WhenStuck::Ends => msg::SETUP_STUCK_ENDS_TIP,
                WhenStuck::Fills => msg::SETUP_STUCK_FILLS_TIP,
            };
            Entry { tip: Some(tip), ..Entry::new(rule, move |draft| draft.options.when_stuck = rule) }
        });
        choice(choices, "Cannot move", theme::label(msg::SETUP_STUCK), rules);
    }
    if variant != Variant::QuixoTeams {
        let tip = if variant.is_quixo() { msg::SETUP_AHEAD_QUIXO_TIP } else { msg::SETUP_AHEAD_HEXXAGON_TIP };
        let counts = (0..=MAX_HEAD_START).map(|count| {
            let words = match count {
                0 => msg::SETUP_AHEAD_NONE,
                _ if variant.is_quixo() => msg::SetupAheadQuixo { count }.into(),
                _ => msg::SetupAheadHexxagon { count }.into(),
            };
            let entry = Entry::new(words, move |draft| draft.head_start = count);
            Entry { tip: Some(tip.clone()), ..entry }
        });
        choice(choices, "Head start", (theme::label(Localized::EMPTY), DraftText::HeadStart), counts);
    }
}

/// The choice of takebacks, or with a clock of the time of the opponents; and whether there is a clock.
#[derive(Component, PartialEq)]
pub(super) struct Handicap(Option<bool>);

pub(super) fn show_handicap(
    mut commands: Commands,
    draft: Res<Draft>,
    mut places: Query<(Entity, &mut Handicap)>,
) {
    let has_clock = draft.clock != ClockRule::None;
    for (place, mut shown) in &mut places {
        if !shown.set_if_neq(Handicap(Some(has_clock))) {
            continue;
        }
        commands.entity(place).despawn_children().with_children(|place| {
            if has_clock {
                let entries = TIME_ODDS.into_iter().map(|by| {
                    let words = if by == 1 { msg::SETUP_ODDS_SAME } else { format!("1/{by}").into() };
                    let entry = Entry::new(words, move |draft| draft.time_odds = by);
                    Entry { tip: Some(msg::SETUP_ODDS_TIP), ..entry }
                });
                choice(place, "Opponent's time", theme::label(msg::SETUP_ODDS), entries);
            } else {
                let entries = TAKEBACKS.into_iter().map(|most| {
                    let words = most.map_or(msg::SETUP_TAKEBACKS_ANY, |most| most.to_string().into());
                    let entry = Entry::new(words, move |draft| draft.options.takebacks = most);
                    Entry { tip: Some(msg::SETUP_TAKEBACKS_TIP), ..entry }
                });
                choice(place, "Takebacks", theme::label(msg::SETUP_TAKEBACKS), entries);
            }
        });
    }
}

fn seat_row(row: &mut ChildSpawnerCommands, variant: Variant, seat: usize) {
    row.spawn((
        Node { width: px(LABEL), ..theme::row(10.0) },
        children![
            theme::glyph(hud::seat_icon(variant, seat), 28.0),
            theme::label(localized::seat(variant, seat)),
        ],
    ));
    row.spawn((
        NameCell { seat, shows: None },
        Node {
            flex_grow: 1.0,
            flex_basis: px(NAME),
            min_height: px(theme::TOUCH),
            align_items: AlignItems::Center,
            ..default()
        },
    ));
    let name = format!("Player of {}", Setup::seat_name(variant, seat));
    let choose =
        |player: Controller| Choice::new(move |draft: &mut Draft| draft.seats[seat].controller = player);
    row.spawn(theme::segments(&name)).with_children(|group| {
        let human = theme::segment("Human", msg::COMMON_HUMAN);
        let mut human = group.spawn((human, choose(Controller::Human), PersonSegment(seat)));
        human.entry::<Node>().and_modify(|mut node| node.min_width = px(HUMAN));
        for one in Level::choices(variant) {
            let segment = theme::picture_segment(one.name(), level(one, variant), face(one));
            group.spawn((segment, choose(Controller::Computer(one))));
        }
    });
}

/// The face of a level with its number in the corner, above the name of its character.
fn face(level: Level) -> impl Bundle {
    let corner = Node {
        position_type: PositionType::Absolute,
        right: px(0),
        bottom: px(0),
        padding: UiRect::horizontal(px(3)),
        border_radius: BorderRadius::all(px(3)),
        ..default()
    };
    let number = (
        theme::bold_label(level.rank().to_string().into(), typeface::SMALL),
        BackgroundColor(palette::WALNUT_DEEP),
        corner,
    );
    let name = theme::caption(level.character(), typeface::bold(typeface::SMALL));
    (
        Node { align_items: AlignItems::Center, ..theme::column(0.0) },
        children![
            (Node::default(), children![theme::portrait(level, FACE), number]),
            (name, TextLayout::linebreak(LineBreak::NoWrap)),
        ],
    )
}

/// The character of a level and its habit.
pub(super) fn level(level: Level, variant: Variant) -> Localized {
    msg::SetupLevel { level, habit: level.habit(variant) }.into()
}

struct Entry {
    name: String,
    words: Localized,
    choice: Choice<Draft>,
    tip: Option<Localized>,
}

impl Entry {
    /// An entry without a tooltip, with its English text as its name.
    fn new(words: impl Into<Localized>, choose: impl Fn(&mut Draft) + Send + Sync + 'static) -> Self {
        let words = words.into();
        Self { name: words.to_string(), words, choice: Choice::new(choose), tip: None }
    }
}

fn choice(
    parent: &mut ChildSpawnerCommands,
    name: &str,
    label: impl Bundle,
    entries: impl Iterator<Item = Entry>,
) {
    parent.spawn(theme::row(12.0)).with_children(|row| {
        row.spawn(Node { width: px(LABEL), ..default() }).with_child(label);
        row.spawn(theme::segments(name)).with_children(|group| {
            for Entry { name, words, choice, tip } in entries {
                let mut segment = group.spawn((theme::segment(&name, words), choice));
                if let Some(tip) = tip {
                    segment.insert(Tooltip(tip));
                }
            }
        });
    });
}
