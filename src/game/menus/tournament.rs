//! The tournament menu: the form of a new tournament, its standings, and its end.

use std::time::SystemTime;

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::{MenuRoot, close, spawn_menu, spawn_segments};
use crate::game::language::{LocalizedLabel, LocalizedText};
use crate::game::screens::setup::{RatedLevels, spawn_clocks};
use crate::game::screens::tournament::{ActiveTournament, next_players, play_next, standing};
use crate::game::settings::{Draft, NAME_LIMIT};
use crate::game::state::{Menu, Step};
use crate::game::theme::{self, Choice, Confirmed, TypedText, palette, typeface};
use pushflip_core::ai::Level;
use pushflip_core::language::{Localized, msg};
use pushflip_core::rules::Variant;
use pushflip_core::session::statistics::Outcome;
use pushflip_core::session::{Entrants, Moment, OPPONENTS, PEOPLE, Pairing, Tournament};

pub fn plugin(app: &mut App) {
    app.add_plugins((theme::choices::<Form>, theme::typed_texts::<PeopleNames>));
    app.init_resource::<Form>().init_resource::<PeopleNames>().add_systems(
        Update,
        (
            // The ratings are computed anew whenever the menu opens.
            (theme::rebuild::<MenuRoot, _>(show), theme::keep_focus_on_rebuild).chain().run_if(
                resource_changed::<Form>
                    .or_else(resource_changed::<ActiveTournament>)
                    .or_else(resource_changed::<RatedLevels>),
            ),
            enable_start,
        )
            .chain()
            .after(Step::Input)
            .before(Step::Hud)
            .run_if(in_state(Menu::Tournament)),
    );
}

const PORTRAIT: f32 = 44.0;

/// The choices for a new tournament. The clock is that of the new game form.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Form {
    variant: Variant,
    is_knock_out: bool,
}

/// The names as typed.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
struct PeopleNames([String; *PEOPLE.end()]);

impl PeopleNames {
    /// The names, if there are enough and all differ.
    fn valid(&self) -> Option<Vec<String>> {
        let typed = self.0.iter().map(|name| name.trim().to_string());
        let names: Vec<String> = typed.filter(|name| !name.is_empty()).collect();
        let are_different = || names.iter().enumerate().all(|(at, name)| !names[..at].contains(name));
        (PEOPLE.contains(&names.len()) && are_different()).then_some(names)
    }
}

#[derive(Component)]
struct StartButton;

fn show(
    mut commands: Commands,
    active: Res<ActiveTournament>,
    (form, names, ratings): (Res<Form>, Res<PeopleNames>, Res<RatedLevels>),
    menu: Res<State<Menu>>,
) {
    let is_new = menu.is_changed() || active.is_changed();
    let dialog = theme::dialog("Tournament menu", theme::NARROW);
    spawn_menu(&mut commands, Menu::Tournament, dialog, |menu| match &active.0 {
        Some(tournament) => show_tournament(menu, tournament),
        None => show_form(menu, *form, &names, ratings.level(form.variant), is_new),
    });
}

fn show_form(
    menu: &mut ChildSpawnerCommands,
    form: Form,
    names: &PeopleNames,
    own: Option<Level>,
    is_new: bool,
) {
    menu.spawn(theme::heading(msg::TOURNAMENT_HEADING));
    menu.spawn(Node { flex_shrink: 0.0, ..theme::row(12.0) }).with_children(|row| {
        let kinds = [
            ("Five opponents", msg::TOURNAMENT_COMPUTERS, false),
            ("Knock-out", msg::TOURNAMENT_PEOPLE, true),
        ];
        let kinds = kinds.map(|(name, words, is_knock_out)| {
            (name, words, Choice::new(move |form: &mut Form| form.is_knock_out = is_knock_out))
        });
        spawn_segments(row, (theme::segments("Kind"), LocalizedLabel(msg::TOURNAMENT_HEADING)), kinds);
        let games = [Variant::Quixo, Variant::Hexxagon].map(|variant| {
            let words = Localized::from(variant);
            let choice = Choice::new(move |form: &mut Form| form.variant = variant);
            (format!("Tournament of {words}"), words, choice)
        });
        let group = (theme::segments("Game of the tournament"), LocalizedLabel(msg::SPOKEN_GAMES));
        spawn_segments(row, group, games);
    });
    theme::scroll_column(menu, 8.0, |list| {
        spawn_clocks(list);
        if form.is_knock_out {
            list.spawn(theme::note(msg::TOURNAMENT_PEOPLE_ABOUT));
            list.spawn(theme::two_columns()).with_children(|grid| {
                for (number, name) in names.0.iter().enumerate() {
                    let words = Localized::from(msg::TournamentPlayer { number: number + 1 });
                    grid.spawn((
                        theme::name_field(&format!("Player {}", number + 1), name, words.clone(), NAME_LIMIT),
                        TypedText::<PeopleNames>::new(move |names| &mut names.0[number]),
                        LocalizedLabel(words),
                    ));
                }
            });
        } else {
            list.spawn(theme::note(msg::TOURNAMENT_COMPUTERS_ABOUT));
            for level in Tournament::opponents(form.variant, own) {
                list.spawn(opponent(level, Localized::EMPTY, false));
            }
        }
    });
    theme::footer(menu, |row| {
        row.spawn((theme::secondary_button("Close", msg::COMMON_CLOSE), observe(close)));
        let start = theme::primary_button("Start tournament", msg::TOURNAMENT_START);
        let mut start = row.spawn((start, StartButton, observe(start_tournament)));
        if is_new {
            start.insert(theme::initial_focus());
        }
    });
}

fn show_tournament(menu: &mut ChildSpawnerCommands, tournament: &Tournament) {
    let heading = [msg::TOURNAMENT_HEADING, tournament.variant().into()];
    menu.spawn(theme::heading(Localized::joined(heading, " · ")));
    let next = next_players(tournament);
    if let Some(standing) = standing(tournament) {
        menu.spawn((Name::new("Standing"), theme::label(standing)));
    }
    if next.is_none() && tournament.champion().is_none() {
        menu.spawn((Name::new("Conclusion"), theme::subheading(conclusion(tournament.points()))));
    }
    theme::scroll_column(menu, 8.0, |list| match tournament.entrants() {
        Entrants::Computers(levels) => {
            for (number, &level) in levels.iter().enumerate() {
                let is_next = number == tournament.results().len();
                let state = match tournament.results().get(number) {
                    Some(Outcome::Won) => msg::STATISTICS_WON.capitalised(),
                    Some(Outcome::Drawn) => msg::STATISTICS_DRAWN.capitalised(),
                    Some(Outcome::Lost) => msg::STATISTICS_LOST.capitalised(),
                    None if is_next => msg::TOURNAMENT_UP_NEXT,
                    None => Localized::EMPTY,
                };
                list.spawn(opponent(level, state, is_next));
            }
        }
        Entrants::People(names) => spawn_bracket(list, tournament, names),
    });
    theme::footer(menu, |row| {
        if next.is_some() {
            let question = Some(msg::TOURNAMENT_GIVE_UP_SURE);
            let give_up = theme::confirm_button("Give up", msg::TOURNAMENT_GIVE_UP, question);
            row.spawn((give_up, observe(end::<Confirmed>)));
        }
        row.spawn((theme::secondary_button("Close", msg::COMMON_CLOSE), observe(close)));
        if let Some(name) = next {
            let next = theme::primary_button("Next match", msg::TournamentNext { name }.into());
            row.spawn((next, theme::initial_focus(), observe(play_next)));
        } else {
            let again = theme::primary_button("New tournament", msg::TOURNAMENT_AGAIN);
            row.spawn((again, theme::initial_focus(), observe(end::<Activate>)));
        }
    });
}

/// The sentence at the end of a tournament against computers.
fn conclusion(points: f32) -> Localized {
    if points >= OPPONENTS as f32 {
        msg::TOURNAMENT_END_ALL
    } else if points >= 3.0 {
        msg::TOURNAMENT_END_GOOD
    } else if points >= 1.0 {
        msg::TOURNAMENT_END_SOME
    } else {
        msg::TOURNAMENT_END_NONE
    }
}

/// The row of a computer player, with the result against it.
fn opponent(level: Level, state: Localized, is_next: bool) -> impl Bundle {
    (
        Name::new(format!("Opponent {}", level.name())),
        Node {
            column_gap: px(12),
            align_items: AlignItems::Center,
            padding: UiRect::axes(px(8), px(4)),
            border: UiRect::all(theme::LINE),
            border_radius: BorderRadius::all(px(theme::CORNER)),
            flex_shrink: 0.0,
            ..default()
        },
        BorderColor::all(if is_next { palette::BRASS } else { Color::NONE }),
        children![
            theme::portrait(level, PORTRAIT),
            (
                Node { flex_grow: 1.0, flex_basis: px(0), min_width: px(0), ..theme::column(0.0) },
                children![theme::bold_label(level.character(), typeface::BODY), theme::note(level.title()),],
            ),
            theme::label(state),
        ],
    )
}

/// The rounds of a knock-out side by side.
fn spawn_bracket(list: &mut ChildSpawnerCommands, tournament: &Tournament, names: &[String]) {
    let next = tournament.next_pairing();
    let rounds = tournament.rounds();
    let last = rounds.len();
    list.spawn((Name::new("Bracket"), Node { column_gap: px(12), flex_shrink: 0.0, ..default() }))
        .with_children(|bracket| {
            for (number, round) in (1..).zip(rounds) {
                let column = Node {
                    flex_grow: 1.0,
                    flex_basis: px(0),
                    min_width: px(0),
                    justify_content: JustifyContent::SpaceAround,
                    ..theme::column(8.0)
                };
                bracket.spawn(column).with_children(|column| {
                    let title = if number == last {
                        msg::TOURNAMENT_FINAL
                    } else {
                        msg::TournamentRound { number }.into()
                    };
                    column.spawn(theme::note(title));
                    for pairing in round {
                        let is_next = next.is_some_and(|next| pairing.players == next.map(Some));
                        column.spawn(pairing_box(is_next)).with_children(|place| {
                            spawn_players(place, pairing, names, number == 1);
                        });
                    }
                });
            }
        });
}

fn pairing_box(is_next: bool) -> impl Bundle {
    (
        Node {
            padding: UiRect::axes(px(8), px(4)),
            border: UiRect::all(theme::LINE),
            border_radius: BorderRadius::all(px(theme::CORNER)),
            flex_shrink: 0.0,
            ..theme::column(2.0)
        },
        BackgroundColor(palette::WALNUT_DEEP),
        BorderColor::all(if is_next { palette::BRASS } else { palette::EDGE }),
    )
}

fn spawn_players(place: &mut ChildSpawnerCommands, pairing: Pairing, names: &[String], has_byes: bool) {
    for player in pairing.players {
        let words = match player {
            Some(player) => names[player].as_str().into(),
            None if has_byes => msg::TOURNAMENT_BYE,
            None => "–".into(),
        };
        let (font, colour) = match (pairing.winner, player) {
            (Some(winner), Some(player)) if winner == player => {
                (typeface::bold(typeface::BODY), palette::BRASS_LIT)
            }
            (None, Some(_)) => (typeface::regular(typeface::BODY), palette::PARCHMENT),
            _ => (typeface::regular(typeface::BODY), palette::PARCHMENT_DIM),
        };
        let breaks = TextLayout::linebreak(LineBreak::WordOrCharacter);
        place.spawn((LocalizedText(words), font, TextColor(colour), breaks));
    }
}

fn enable_start(
    form: Res<Form>,
    names: Res<PeopleNames>,
    buttons: Query<Entity, With<StartButton>>,
    mut commands: Commands,
) {
    for button in &buttons {
        theme::set_enabled(&mut commands, button, !form.is_knock_out || names.valid().is_some());
    }
}

fn start_tournament(
    _: On<Activate>,
    (form, names, ratings): (Res<Form>, Res<PeopleNames>, Res<RatedLevels>),
    draft: Res<Draft>,
    mut active: ResMut<ActiveTournament>,
) {
    let (variant, now) = (form.variant, Moment::of(SystemTime::now()));
    let tournament = if form.is_knock_out {
        names.valid().and_then(|names| Tournament::between_people(variant, names, now, rand::random()))
    } else {
        Some(Tournament::against_computers(variant, ratings.level(variant), now))
    };
    active.0 = tournament.map(|tournament| tournament.with_clock(draft.clock));
}

/// Gives the tournament up, or clears it after its end.
fn end<E: EntityEvent>(_: On<E>, mut active: ResMut<ActiveTournament>) {
    active.0 = None;
}
