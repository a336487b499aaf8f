//! The title screen: the game's name and the main menu, beside a live board.

use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;
use bevy::text::LineHeight;
use bevy::ui_widgets::{Activate, observe};

use crate::game::language::LocalizedText;
use crate::game::online::{Online, SavedTable, SavedTables, invitation_text};
use crate::game::saving::Resumable;
use crate::game::settings::Settings;
use crate::game::state::{
    BackToMatch, BackToTable, ClickedInvitation, JoinTable, MatchCommand, Menu, OfferedInvitation, Screen,
    StartMatch,
};
use crate::game::theme::{self, KeepFocus, palette, typeface};
use pushflip_core::language::{Localized, msg};
use pushflip_core::online::store::Card;
use pushflip_core::online::table::invitation::Invitation;
use pushflip_core::online::table::state::Table;
use pushflip_core::session::localized;
use pushflip_core::session::{Match, Setup};

/// Shows the title, and rebuilds it when an offer changes.
pub fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Title), show).add_systems(
        Update,
        theme::rebuild::<Title, _>(show)
            .run_if(
                resource_changed::<Resumable>
                    .or_else(resource_changed::<OfferedInvitation>)
                    .or_else(kept_table_changed)
                    .or_else(online_changed),
            )
            .run_if(in_state(Screen::Title))
            // The offers are obsolete once a match starts.
            .run_if(not(on_message::<StartMatch>)),
    );
}

/// The width of the column with the buttons, in pixels.
const COLUMN: f32 = 336.0;
/// The gap between two buttons, in pixels.
const GAP: f32 = 10.0;
/// The free space below the buttons, in per cent of the window's height. The buttons are aligned to the bottom, so
/// that they keep their places when an offer appears above them. In a small window the offers take this space.
const BELOW: f32 = 12.0;
/// The width of the shade behind the column, in pixels.
const SHADE: f32 = 640.0;

#[derive(Component)]
struct Title;

/// Whether the online table to return to has changed.
fn kept_table_changed(kept: Res<SavedTables>, mut before: Local<Option<Card>>) -> bool {
    let left = kept.left().next().map(|table| &table.card);
    let is_other = left != before.as_ref();
    if is_other {
        *before = left.cloned();
    }
    is_other
}

/// Whether an online match has started or ended.
fn online_changed(online: Res<Online>, mut before: Local<(bool, bool)>) -> bool {
    let now = (online.is_open(), online.is_playing());
    std::mem::replace(&mut *before, now) != now
}

fn show(
    mut commands: Commands,
    resumable: Res<Resumable>,
    settings: Res<Settings>,
    invited: Res<OfferedInvitation>,
    clicked: Res<ClickedInvitation>,
    menu: Res<State<Menu>>,
    (kept, online): (Res<SavedTables>, Res<Online>),
) {
    // A rebuild behind a menu must not take the focus.
    let in_front = *menu.get() == Menu::None;
    // An invitation to a table that the player has joined already is replaced by the offer to return to it.
    let joined = kept.left().find(|table| invited.0.as_ref().is_some_and(|invited| is_to(invited, table)));
    let left = joined.or_else(|| kept.left().next()).filter(|_| !online.is_open());
    let elsewhere = |invitation: &&Invitation| joined.is_none() && !online.takes_part_at(invitation);
    let join = invited.0.as_ref().filter(elsewhere).map(|invitation| {
        let words = if clicked.0.is_some() { msg::TITLE_JOIN_LINK } else { msg::ONLINE_JOIN };
        (words, invitation_text(&kept, invitation))
    });
    let offers = Offers {
        playing: online.is_playing().then(|| online.table().and_then(Table::game)).flatten(),
        join,
        left,
        unfinished: resumable.offered().map(|game| unfinished(game, resumable.others())),
        // There is space for only one of the two offers.
        last: settings
            .last_setup
            .as_ref()
            .filter(|_| left.is_none() && !online.is_playing())
            .map(|draft| players(&draft.setup())),
    };
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
                        justify_content: JustifyContent::FlexEnd,
                        ..theme::column(GAP)
                    },
                ))
                .with_children(|column| {
                    fill(column, in_front, offers);
                    column.spawn((
                        Pickable::IGNORE,
                        Node { flex_basis: percent(BELOW), flex_shrink: 1.0, min_height: px(0), ..default() },
                    ));
                });
        });
}

/// Whether an invitation leads to a table.
fn is_to(invitation: &Invitation, table: &SavedTable) -> bool {
    let own = &table.card.invitation;
    (own.host, own.secret) == (invitation.host, invitation.secret)
}

/// The offers above the main menu.
struct Offers<'k> {
    /// To return to the running online match.
    playing: Option<&'k Match>,
    /// To accept an invitation: the button's text, and the name of the inviting player if known.
    join: Option<(Localized, Option<Localized>)>,
    /// To return to an online table.
    left: Option<&'k SavedTable>,
    /// To resume a match.
    unfinished: Option<Localized>,
    /// To play again with the last setup.
    last: Option<Localized>,
}

fn fill(column: &mut ChildSpawnerCommands, in_front: bool, offers: Offers) {
    // In a small window additional lines need the space.
    let below_heading = match &offers.join {
        Some((_, Some(_))) => 0,
        join if join.is_some() || offers.left.is_some() || offers.playing.is_some() => 8,
        _ => 20,
    };
    column.spawn((
        Pickable::IGNORE,
        Node { margin: UiRect::bottom(px(below_heading)), flex_shrink: 0.0, ..theme::column(0.0) },
        children![
            (
                LocalizedText(msg::PUSHFLIP),
                typeface::bold(typeface::TITLE),
                // Large text in a small window needs a tight line height.
                LineHeight::RelativeToFont(0.9),
                TextColor(palette::PARCHMENT),
            ),
            (
                LocalizedText(msg::TITLE_SUBTITLE),
                typeface::regular(typeface::SUBHEADING),
                TextColor(palette::BRASS),
            ),
        ],
    ));
    let mut first = true;
    let mut entry =
        |column: &mut ChildSpawnerCommands, name: &str, words: Localized, about: Option<Localized>| {
            let skin = if first { theme::Skin::Primary } else { theme::Skin::Secondary };
            let mut button = column.spawn((theme::text_button(name, words, skin), KeepFocus));
            if first && in_front {
                button.insert(theme::initial_focus());
            }
            button.entry::<Node>().and_modify(|mut node| {
                node.width = px(COLUMN);
                node.flex_shrink = 0.0;
                node.flex_direction = FlexDirection::Column;
                node.align_items = AlignItems::FlexStart;
            });
            if let Some(about) = about {
                button.with_child((
                    LocalizedText(about),
                    typeface::bold(typeface::SMALL),
                    TextColor::WHITE,
                    theme::InheritColor,
                ));
            }
            first = false;
            button.id()
        };
    if let Some(game) = offers.playing {
        let about = players(game.setup());
        let id = entry(column, "Back to the match", msg::ONLINE_BACK, Some(about));
        column.commands().entity(id).observe(|_: On<Activate>, mut messages: MessageWriter<BackToMatch>| {
            messages.write(BackToMatch);
        });
    }
    if let Some((words, about)) = offers.join {
        let id = entry(column, "Join", words, about);
        column.commands().entity(id).observe(join);
    }
    if let Some(SavedTable { card, game, .. }) = offers.left {
        let id = entry(column, "Back to the table", msg::ONLINE_LEFT, Some(players(game.setup())));
        let card = Box::new(card.clone());
        column.commands().entity(id).observe(
            move |_: On<Activate>, mut messages: MessageWriter<BackToTable>| {
                messages.write(BackToTable(card.clone()));
            },
        );
    }
    if offers.unfinished.is_some() {
        let id = entry(column, "Resume match", msg::TITLE_RESUME, offers.unfinished);
        column.commands().entity(id).observe(resume);
    }
    if offers.last.is_some() {
        let id = entry(column, "Play again as last time", msg::TITLE_AGAIN, offers.last);
        column.commands().entity(id).observe(again);
    }
    let id = entry(column, "New game", msg::TITLE_NEW, None);
    column.commands().entity(id).insert(Action::New).observe(on_action);
    let id = entry(column, "Play online", msg::TITLE_ONLINE, None);
    column.commands().entity(id).insert(Action::Online).observe(on_action);
    for pair in PAIRS {
        let row = Node { width: px(COLUMN), flex_shrink: 0.0, column_gap: px(GAP), ..default() };
        column.spawn(row).with_children(|row| {
            for (name, words, action) in pair {
                let button = theme::text_button(name, words, theme::Skin::Secondary);
                let mut button = row.spawn((button, KeepFocus, action, observe(on_action)));
                button.entry::<Node>().and_modify(|mut node| {
                    node.flex_basis = px(0);
                    node.flex_grow = 1.0;
                    node.padding = UiRect::axes(px(6), px(4));
                });
            }
        });
    }
}

/// The action of a menu button.
#[derive(Component, Clone, Copy)]
enum Action {
    New,
    Online,
    Puzzles,
    Learn,
    Matches,
    Editor,
    Statistics,
    Rules,
    Settings,
    Quit,
}

/// The buttons in pairs side by side: name, text, action.
const PAIRS: [[(&str, Localized, Action); 2]; 4] = [
    [("Puzzles", msg::TITLE_PUZZLES, Action::Puzzles), ("Learn", msg::TITLE_LEARN, Action::Learn)],
    [
        ("Matches", msg::TITLE_MATCHES, Action::Matches),
        ("Position editor", msg::TITLE_EDITOR, Action::Editor),
    ],
    [
        ("Statistics", msg::TITLE_STATISTICS, Action::Statistics),
        ("How to play", msg::COMMON_HOW_TO_PLAY, Action::Rules),
    ],
    [("Settings", msg::COMMON_SETTINGS, Action::Settings), ("Quit", msg::COMMON_QUIT, Action::Quit)],
];

fn on_action(
    pressed: On<Activate>,
    actions: Query<&Action>,
    mut screen: ResMut<NextState<Screen>>,
    mut menu: ResMut<NextState<Menu>>,
    mut commands: MessageWriter<MatchCommand>,
) -> Result {
    match actions.get(pressed.entity)? {
        Action::New => screen.set(Screen::Setup),
        Action::Online => menu.set(Menu::Online),
        Action::Puzzles => menu.set(Menu::Puzzles),
        Action::Learn => menu.set(Menu::Lessons),
        Action::Matches => menu.set(Menu::Records),
        Action::Editor => screen.set(Screen::Editor),
        Action::Statistics => menu.set(Menu::Statistics),
        Action::Rules => menu.set(Menu::HowToPlay),
        Action::Settings => menu.set(Menu::Settings),
        Action::Quit => {
            commands.write(MatchCommand::Quit);
        }
    }
    Ok(())
}

fn join(_: On<Activate>, mut invited: ResMut<OfferedInvitation>, mut joins: MessageWriter<JoinTable>) {
    if let Some(invitation) = invited.0.take() {
        joins.write(JoinTable(Box::new(invitation)));
    }
}

fn resume(_: On<Activate>, resumable: Res<Resumable>, mut starts: MessageWriter<StartMatch>) {
    starts.write_batch(resumable.offered().map(|game| StartMatch(Box::new(game.clone()))));
}

fn again(_: On<Activate>, settings: Res<Settings>, mut starts: MessageWriter<StartMatch>) {
    let draft = settings.last_setup.clone().unwrap_or_default();
    starts.write(StartMatch(Box::new(Match::new(draft.setup()))));
}

/// The second line of the offer to resume: the game, the number of plies, and the number of other matches.
fn unfinished(game: &Match, others: usize) -> Localized {
    let variant = Localized::from(game.setup().variant);
    let plies = game.moves().len();
    let game = Localized::from(msg::TitleUnfinished { variant, plies });
    if others == 0 {
        return game;
    }
    Localized::joined([game, msg::TitleMoreUnfinished { count: others }.into()], " · ")
}

/// The second line of the other offers: the game and the players.
fn players(setup: &Setup) -> Localized {
    Localized::joined([setup.variant.into(), localized::players(setup)], ": ")
}
