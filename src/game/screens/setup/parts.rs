//! Parts of the new game form.

use bevy::prelude::*;
use bevy::ui_widgets::{ValueChange, observe};

use super::NameCell;
use super::custom_clock::CustomClock;
use super::suggestions::Suggestions;
use crate::game::hud;
use crate::game::language::{Language, localized};
use crate::game::settings::{CLOCKS, Draft, Edit};
use crate::game::theme::{self, Tooltip};
use pushflip_core::ai::Level;
use pushflip_core::rules::Variant;
use pushflip_core::rules::hexxagon::WhenStuck;
use pushflip_core::session::{Controller, Setup};

/// The width of the label before a choice, in pixels.
pub(super) const LABEL: f32 = 116.0;
/// The width of a seat's name, in pixels.
const NAME: f32 = 330.0;

/// Applies the choice of a segment or a card.
pub(super) fn choose(change: On<ValueChange<Entity>>, edits: Query<&Edit>, mut draft: ResMut<Draft>) {
    if let Ok(&edit) = edits.get(change.value) {
        draft.apply(edit);
    }
}

/// Applies a switch.
fn switch(change: On<ValueChange<bool>>, edits: Query<&Edit>, mut draft: ResMut<Draft>) {
    if let Ok(&edit) = edits.get(change.source) {
        draft.apply(match edit {
            Edit::Repetition(_) => Edit::Repetition(change.value),
            Edit::Quiet(_) => Edit::Quiet(change.value),
            Edit::Consultation(_) => Edit::Consultation(change.value),
            Edit::RandomSides(_) => Edit::RandomSides(change.value),
            other => other,
        });
    }
}

/// Spawns a card for each game.
pub(super) fn variants(cards: &mut ChildSpawnerCommands, language: Language) {
    for variant in Variant::ALL {
        // Two symbols are enough to tell the games apart.
        let pictures: Vec<_> = (0..2).map(|seat| theme::glyph(hud::seat_icon(variant, seat), 22.0)).collect();
        cards.spawn((
            theme::card(
                &localized::variant(Language::English, variant),
                &localized::variant(language, variant),
                &language.say(&format!("setup-about-{variant}")),
                Children::spawn(SpawnIter(pictures.into_iter())),
            ),
            Edit::Variant(variant),
        ));
    }
}

/// Spawns the part of the form that depends on the game.
pub(super) fn for_variant(part: &mut ChildSpawnerCommands, language: Language, draft: &Draft) {
    let variant = draft.variant;
    part.spawn(theme::column(8.0)).with_children(|seats| {
        for seat in 0..variant.seats() {
            seats.spawn(theme::row(12.0)).with_children(|row| seat_row(row, language, variant, seat));
        }
    });
    // Hidden until there is a suggestion, so that it leaves no gap.
    part.spawn((Suggestions(variant), Node { display: Display::None, ..default() }));
    part.spawn(theme::divider());
    part.spawn(theme::column(8.0)).with_children(|choices| {
        if variant.is_quixo() {
            let starts = (0..variant.seats()).map(|seat| {
                Entry::new(language, Edit::First(seat), |language| localized::seat(language, variant, seat))
            });
            choice(choices, "Who starts", &language.say("setup-starts"), starts);
        } else {
            let rules = WhenStuck::ALL.into_iter().map(|rule| {
                let tip = language.say(&format!("setup-stuck-{}-tip", rule.id()));
                let words = |language| localized::when_stuck(language, rule);
                Entry { tip: Some(tip), ..Entry::new(language, Edit::WhenStuck(rule), words) }
            });
            choice(choices, "Cannot move", &language.say("setup-stuck"), rules);
        }
        let clocks = CLOCKS.into_iter().map(|clock| {
            Entry::new(language, Edit::Clock(clock), |language| localized::clock_rule(language, clock))
        });
        let own = Entry::new(language, Edit::OwnClock, |language| language.say("setup-clock-own"));
        choice(choices, "Clock", &language.say("setup-clock"), clocks.chain([own]));
        choices.spawn((CustomClock::default(), Node { display: Display::None, ..theme::column(0.0) }));
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
        let mut add = |name: &str, words: &str, about: &str, edit: Edit| {
            switches.spawn(theme::column(0.0)).with_child((
                theme::toggle(name, &language.say(words)),
                Tooltip(language.say(about)),
                edit,
                observe(switch),
            ));
        };
        let (quiet, quiet_tip) = if variant.is_quixo() {
            ("setup-quiet-quixo", "setup-quiet-quixo-tip")
        } else {
            ("setup-quiet-hexxagon", "setup-quiet-hexxagon-tip")
        };
        add("Draw by repetition", "setup-repetition", "setup-repetition-tip", Edit::Repetition(true));
        add("Draw after 100 quiet moves", quiet, quiet_tip, Edit::Quiet(true));
        add("Random sides", "setup-random", "setup-random-tip", Edit::RandomSides(true));
        if variant == Variant::QuixoTeams {
            let edit = Edit::Consultation(true);
            add("Partners may consult", "setup-consultation", "setup-consultation-tip", edit);
        }
    });
}

fn seat_row(row: &mut ChildSpawnerCommands, language: Language, variant: Variant, seat: usize) {
    row.spawn((
        Node { width: px(LABEL), ..theme::row(10.0) },
        children![
            theme::glyph(hud::seat_icon(variant, seat), 28.0),
            theme::label(&localized::seat_and_place(language, variant, seat)),
        ],
    ));
    row.spawn((
        NameCell { seat, shows: None },
        Node { width: px(NAME), min_height: px(theme::TOUCH), align_items: AlignItems::Center, ..default() },
    ));
    let name = format!("Player of {}", Setup::seat_name(variant, seat));
    row.spawn((theme::segments(&name), observe(choose))).with_children(|group| {
        let human = theme::segment("Human", &language.say("common-human"));
        group.spawn((human, Edit::Seat(seat, Controller::Human)));
        for one in Level::choices(variant) {
            let segment = theme::segment(one.name(), &one.rung().to_string());
            group.spawn((
                segment,
                Tooltip(level(language, one)),
                Edit::Seat(seat, Controller::Computer(one)),
            ));
        }
    });
}

/// The name and the playing style of a level.
pub(super) fn level(language: Language, level: Level) -> String {
    let (name, manner) = (localized::level(language, level), localized::manner(language, level));
    language.tell("setup-level", &[("level", name.into()), ("manner", manner.into())])
}

/// A segment of a choice.
struct Entry {
    name: String,
    words: String,
    edit: Edit,
    tip: Option<String>,
}

impl Entry {
    /// An entry without a tooltip, with its English text as its name.
    fn new(language: Language, edit: Edit, words: impl Fn(Language) -> String) -> Self {
        Self { name: words(Language::English), words: words(language), edit, tip: None }
    }
}

fn choice(parent: &mut ChildSpawnerCommands, name: &str, words: &str, entries: impl Iterator<Item = Entry>) {
    parent.spawn(theme::row(12.0)).with_children(|row| {
        row.spawn(Node { width: px(LABEL), ..default() }).with_child(theme::label(words));
        row.spawn((theme::segments(name), observe(choose))).with_children(|group| {
            for Entry { name, words, edit, tip } in entries {
                let mut segment = group.spawn((theme::segment(&name, &words), edit));
                if let Some(tip) = tip {
                    segment.insert(Tooltip(tip));
                }
            }
        });
    });
}
