//! The new game form: game and players, and more options on request: first move, handicaps, clock and draw rules.

mod custom_clock;
mod parts;
mod suggestions;

use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

pub use parts::{spawn_clocks, spawn_variants};
pub use suggestions::RatedLevels;

use crate::game::input::InputSystems;
use crate::game::language::{LocalizedLabel, LocalizedText};
use crate::game::settings::{Draft, NAME_LIMIT, Settings};
use crate::game::state::{EnterTable, Menu, Screen, StartMatch, Step, StepBack};
use crate::game::tablebase::{Tablebase, TablebaseStage};
use crate::game::theme::{self, KeepFocus, TypedText, opens, palette};
use pushflip_core::language::msg;
use pushflip_core::rules::Variant;
use pushflip_core::session::localized;
use pushflip_core::session::{Controller, Match, Setup};

pub fn plugin(app: &mut App) {
    let follow_draft = (name_people, parts::update_texts).run_if(
        resource_changed::<Draft>
            .or_else(resource_changed::<Settings>)
            .or_else(any_match_filter::<Added<parts::DraftText>>),
    );
    app.add_plugins((suggestions::plugin, custom_clock::plugin))
        .add_plugins((theme::choices::<Draft>, theme::typed_texts::<Draft>))
        .add_systems(OnEnter(Screen::Setup), (load_last_setup, show).chain())
        .add_systems(
            Update,
            to_title
                .run_if(on_message::<StepBack>)
                .in_set(Step::Input)
                .after(InputSystems::Act)
                .run_if(in_state(Screen::Setup)),
        )
        .add_systems(
            Update,
            (rebuild, parts::show_more, parts::show_handicap, name_cells, follow_draft)
                .chain()
                .in_set(Step::Hud)
                .run_if(has_choices()),
        );
}

/// Whether the form is shown, or the tournament menu, which has its choice of the clock.
fn has_choices() -> impl SystemCondition<()> {
    in_state(Screen::Setup).or_else(in_state(Menu::Tournament))
}

/// The part of the form that is rebuilt when the variant or the availability of the perfect player changes.
#[derive(Component, PartialEq)]
struct VariantPart(Option<(Variant, bool)>);

/// The name of a seat: a text field for a person, a label for a computer.
#[derive(Component)]
struct NameCell {
    seat: usize,
    shows: Option<Controller>,
}

/// The segment that gives a seat to a person.
#[derive(Component)]
struct PersonSegment(usize);

/// Loads the last setup into the draft, once: later changes stay in the form. A player with a name for online play gets
/// it here too, unless there are other names.
fn load_last_setup(mut draft: ResMut<Draft>, settings: Res<Settings>, mut loaded: Local<bool>) {
    if let Some(last) = settings.last_setup.as_ref().filter(|_| !*loaded) {
        draft.set_if_neq(last.clone());
    }
    if !*loaded && settings.has_player_name() {
        draft.suggest_name(&settings.name);
    }
    *loaded = true;
}

fn show(mut commands: Commands) {
    commands
        .spawn((
            Name::new("Setup"),
            DespawnOnExit(Screen::Setup),
            Node {
                width: percent(100),
                height: percent(100),
                padding: UiRect::all(px(16)),
                ..theme::centred()
            },
            BackgroundColor(palette::DIMMED),
        ))
        .with_children(|root| {
            root.spawn(theme::dialog("New game", theme::WIDE)).insert(TabGroup::new(0)).with_children(
                |form| {
                    form.spawn(theme::heading(msg::SETUP_HEADING));
                    theme::scroll_column(form, parts::GAP, |body| {
                        body.spawn(theme::cards("Game"))
                            .insert(LocalizedLabel(msg::SPOKEN_GAMES))
                            .with_children(|cards| spawn_variants(cards, Draft::set_variant));
                        body.spawn((
                            VariantPart(None),
                            Node { flex_shrink: 0.0, ..theme::column(parts::GAP) },
                        ));
                    });
                    theme::footer(form, |row| {
                        row.spawn((
                            theme::secondary_button("Tournament form", msg::TOURNAMENT_HEADING),
                            KeepFocus,
                            opens(Menu::Tournament),
                        ));
                        row.spawn((
                            theme::secondary_button("Open a table", msg::ONLINE_INVITE_FRIEND),
                            KeepFocus,
                            observe(open_online),
                        ));
                        row.spawn((
                            theme::secondary_button("Back", msg::SETUP_BACK),
                            KeepFocus,
                            observe(|_: On<Activate>, screen: ResMut<NextState<Screen>>| to_title(screen)),
                        ));
                        row.spawn((
                            theme::primary_button("Start", msg::SETUP_START),
                            theme::initial_focus(),
                            observe(begin),
                        ));
                    });
                },
            );
        });
}

fn to_title(mut screen: ResMut<NextState<Screen>>) {
    screen.set(Screen::Title);
}

fn begin(
    _: On<Activate>,
    draft: Res<Draft>,
    mut settings: ResMut<Settings>,
    mut starts: MessageWriter<StartMatch>,
) {
    settings.last_setup = Some(draft.clone());
    starts.write(StartMatch(Box::new(Match::new(draft.with_sides(rand::random())))));
}

/// Opens an online table. The seats of people are free for those who join.
fn open_online(
    _: On<Activate>,
    draft: Res<Draft>,
    mut settings: ResMut<Settings>,
    mut tables: MessageWriter<EnterTable>,
) {
    settings.last_setup = Some(draft.clone());
    tables.write(EnterTable::Open(Box::new(draft.for_table())));
}

fn rebuild(
    mut commands: Commands,
    draft: Res<Draft>,
    tables: Res<Tablebase>,
    part: Single<(Entity, &mut VariantPart)>,
) {
    let (part, mut shown) = part.into_inner();
    if shown.set_if_neq(VariantPart(Some((draft.variant, tables.stage() == TablebaseStage::Ready)))) {
        commands.entity(part).despawn_children().with_children(|part| parts::for_variant(part, &draft));
    }
}

fn name_cells(mut commands: Commands, draft: Res<Draft>, mut cells: Query<(Entity, &mut NameCell)>) {
    for (cell, mut shown) in &mut cells {
        let seat = shown.seat;
        let controller = draft.seats[seat].controller;
        if shown.shows == Some(controller) {
            continue;
        }
        shown.shows = Some(controller);
        let mut cell = commands.entity(cell);
        cell.despawn_children();
        match controller {
            Controller::Human => cell.with_child((
                theme::name_field(
                    &format!("Name of {}", Setup::seat_name(draft.variant, seat)),
                    &draft.seats[seat].name,
                    msg::SETUP_NAME,
                    NAME_LIMIT,
                ),
                TypedText::<Draft>::new(move |draft| &mut draft.seats[seat].name),
                LocalizedLabel(localized::seat(draft.variant, seat)),
            )),
            Controller::Computer(level) => cell.with_child(theme::note(parts::level(level, draft.variant))),
        };
    }
}

/// Calls the only person "you".
fn name_people(
    draft: Res<Draft>,
    segments: Query<(&PersonSegment, &Children)>,
    mut texts: Query<&mut LocalizedText>,
) {
    let own = draft.setup().only_person();
    for (&PersonSegment(seat), children) in &segments {
        let words = if own == Some(seat) { msg::STATUS_YOU } else { msg::COMMON_HUMAN };
        for &child in children {
            if let Ok(mut text) = texts.get_mut(child) {
                text.set_if_neq(LocalizedText(words.clone()));
            }
        }
    }
}
