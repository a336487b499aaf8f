//! The first screen: the game's name and what to do, beside a live board.

use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use super::{Resumable, start};
use crate::game::settings::{Draft, Settings};
use crate::game::theme::{self, Stay, palette, typeface};
use crate::game::{Command, Menu, Screen, StartMatch};
use crate::session::Match;

/// Shows the title, and again when the match to resume has been found.
pub fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Title), show)
        .add_systems(Update, found.run_if(in_state(Screen::Title).and_then(resource_changed::<Resumable>)));
}

/// The width of the column with the buttons, in pixels.
const COLUMN: f32 = 300.0;
/// How far the shade behind the column reaches, in pixels.
const SHADE: f32 = 640.0;

#[derive(Component)]
struct Title;

fn show(mut commands: Commands, resumable: Res<Resumable>, settings: Res<Settings>) {
    let unfinished = resumable.0.as_deref().map(text::unfinished);
    let last = settings.last_setup.as_ref().map(text::last);
    commands
        .spawn((
            Name::new("Title"),
            Title,
            DespawnOnExit(Screen::Title),
            Pickable::IGNORE,
            Node { width: percent(100), height: percent(100), ..default() },
            children![(
                Pickable::IGNORE,
                Node {
                    position_type: PositionType::Absolute,
                    width: px(SHADE),
                    max_width: percent(100),
                    height: percent(100),
                    ..default()
                },
                BackgroundGradient::from(LinearGradient::to_right(vec![
                    ColorStop::percent(palette::WALNUT.with_alpha(0.94), 0.0),
                    ColorStop::percent(palette::WALNUT.with_alpha(0.80), 40.0),
                    ColorStop::percent(palette::WALNUT.with_alpha(0.0), 100.0),
                ])),
            )],
        ))
        .with_children(|title| {
            title
                .spawn((
                    Pickable::IGNORE,
                    TabGroup::new(0),
                    Node {
                        height: percent(100),
                        padding: UiRect::left(px(64)),
                        justify_content: JustifyContent::Center,
                        ..theme::column(12.0)
                    },
                ))
                .with_children(|column| fill(column, unfinished, last));
        });
}

fn fill(column: &mut ChildSpawnerCommands, unfinished: Option<String>, last: Option<String>) {
    column.spawn((
        Pickable::IGNORE,
        Node { margin: UiRect::bottom(px(20)), ..theme::column(0.0) },
        children![
            (Text::new(text::NAME), typeface::bold(typeface::TITLE), TextColor(palette::PARCHMENT)),
            (Text::new(text::SUBTITLE), typeface::regular(typeface::SUBHEADING), TextColor(palette::BRASS)),
        ],
    ));
    let mut first = true;
    let mut entry = |column: &mut ChildSpawnerCommands, name: &str, about: Option<String>| {
        let skin = if first { theme::Skin::Primary } else { theme::Skin::Secondary };
        let mut button = column.spawn((theme::text_button(name, name, skin), Stay));
        if first {
            button.insert(theme::first_focus());
        }
        button.entry::<Node>().and_modify(|mut node| {
            node.width = px(COLUMN);
            node.flex_direction = FlexDirection::Column;
            node.align_items = AlignItems::FlexStart;
        });
        if let Some(about) = about {
            button.with_child((
                Text::new(about),
                typeface::bold(typeface::SMALL),
                TextColor::WHITE,
                theme::Ink,
            ));
        }
        first = false;
        button.id()
    };
    if unfinished.is_some() {
        let id = entry(column, text::RESUME, unfinished);
        column.commands().entity(id).observe(resume);
    }
    if last.is_some() {
        let id = entry(column, text::AGAIN, last);
        column.commands().entity(id).observe(again);
    }
    for (name, action) in [
        (text::NEW, Action::New),
        (text::PUZZLES, Action::Puzzles),
        (text::RULES, Action::Rules),
        (text::SETTINGS, Action::Settings),
        (text::QUIT, Action::Quit),
    ] {
        let id = entry(column, name, None);
        column.commands().entity(id).insert(action).observe(act);
    }
}

/// What the plain buttons do.
#[derive(Component, Clone, Copy)]
enum Action {
    New,
    Puzzles,
    Rules,
    Settings,
    Quit,
}

fn act(
    pressed: On<Activate>,
    actions: Query<&Action>,
    mut screen: ResMut<NextState<Screen>>,
    mut menu: ResMut<NextState<Menu>>,
    mut commands: MessageWriter<Command>,
) -> Result {
    match actions.get(pressed.entity)? {
        Action::New => screen.set(Screen::Setup),
        Action::Puzzles => menu.set(Menu::Puzzles),
        Action::Rules => menu.set(Menu::HowToPlay),
        Action::Settings => menu.set(Menu::Settings),
        Action::Quit => {
            commands.write(Command::Quit);
        }
    }
    Ok(())
}

fn resume(
    _: On<Activate>,
    mut resumable: ResMut<Resumable>,
    mut starts: MessageWriter<StartMatch>,
    mut screen: ResMut<NextState<Screen>>,
) {
    if let Some(game) = resumable.0.take() {
        start(*game, &mut starts, &mut screen);
    }
}

fn again(
    _: On<Activate>,
    settings: Res<Settings>,
    mut starts: MessageWriter<StartMatch>,
    mut screen: ResMut<NextState<Screen>>,
) {
    let draft = settings.last_setup.clone().unwrap_or_default();
    start(Match::new(Draft::setup(&draft)), &mut starts, &mut screen);
}

fn found(
    mut commands: Commands,
    titles: Query<Entity, With<Title>>,
    resumable: Res<Resumable>,
    settings: Res<Settings>,
    screen: Res<NextState<Screen>>,
) {
    // On the way to the match there is nothing to offer any more.
    if !matches!(*screen, NextState::Unchanged) {
        return;
    }
    for title in &titles {
        commands.entity(title).despawn();
    }
    show(commands, resumable, settings);
}

mod text {
    use crate::game::hud::words;
    use crate::game::settings::Draft;
    use crate::session::Match;

    pub const NAME: &str = "Pushflip";
    pub const SUBTITLE: &str = "Quixo and Hexxagon on one table";
    pub const RESUME: &str = "Resume match";
    pub const AGAIN: &str = "Play again as last time";
    pub const NEW: &str = "New game";
    pub const PUZZLES: &str = "Puzzles";
    pub const RULES: &str = "How to play";
    pub const SETTINGS: &str = "Settings";
    pub const QUIT: &str = "Quit";

    pub fn unfinished(game: &Match) -> String {
        let plies = game.moves().len();
        let played = if plies == 1 { "1 ply played".into() } else { format!("{plies} plies played") };
        format!("{}, {played}", words::variant(game.setup().variant))
    }

    pub fn last(draft: &Draft) -> String {
        let names: Vec<_> = (0..draft.variant.seats()).map(|seat| draft.name(seat)).collect();
        format!("{}: {}", words::variant(draft.variant), names.join(" – "))
    }
}
