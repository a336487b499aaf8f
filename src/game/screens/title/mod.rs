//! The title screen: the game's name and the main menu, beside a moving board.

mod motion;

use std::iter;

use bevy::ecs::system::SystemParam;
use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;
use bevy::text::LineHeight;
use bevy::ui_widgets::{Activate, observe};

use crate::game::hud;
use crate::game::language::LocalizedText;
use crate::game::online::{Online, SavedTable, SavedTables, invitation_text};
use crate::game::saving::Resumable;
use crate::game::screens::puzzle::{PuzzleProgress, texts};
use crate::game::screens::tournament::{ActiveTournament, next_players};
use crate::game::settings::{Draft, Settings};
use crate::game::state::{
    BackToMatch, ClickedInvitation, EnterTable, MatchCommand, Menu, OfferedInvitation, Screen, StartMatch,
};
use crate::game::theme::{self, Icon, KeepFocus, PanelPlace, Skin, Tooltip, opens, palette, sends, typeface};
use motion::curtain;
use pushflip_core::language::{Localized, msg};
use pushflip_core::online::store::Card;
use pushflip_core::online::table::invitation::Invitation;
use pushflip_core::online::table::state::Table;
use pushflip_core::session::localized;
use pushflip_core::session::puzzle::Progress;
use pushflip_core::session::{Match, Setup};

pub use motion::TitleMotion;

pub fn plugin(app: &mut App) {
    app.add_plugins(motion::plugin).add_systems(OnEnter(Screen::Title), show).add_systems(
        Update,
        theme::rebuild::<Title, _>(show)
            .run_if(
                resource_changed::<Resumable>
                    .or_else(resource_changed::<OfferedInvitation>)
                    .or_else(kept_table_changed)
                    .or_else(online_changed)
                    .or_else(resource_changed::<PuzzleProgress>)
                    .or_else(resource_changed::<ActiveTournament>)
                    .or_else(condition_changed(|place: Res<PanelPlace>| place.is_below())),
            )
            .run_if(in_state(Screen::Title))
            // The offers are obsolete once a match starts.
            .run_if(not(on_message::<StartMatch>)),
    );
}

/// The largest width of the column in a tall window, in pixels.
const TALL_WIDTH: f32 = 480.0;
/// The gap between two buttons, and the largest one between two groups, in pixels.
const GAP: f32 = 8.0;
const GROUP_GAP: f32 = 22.0;
/// The free space above the heading and below the buttons, in per cent of the window's height. The buttons are aligned
/// to the bottom, so that they keep their places when an offer appears above them. In a small window the offers take
/// this space.
const MARGIN: f32 = 10.0;
const TALL_MARGIN: f32 = 2.0;
/// The width of the shade behind the column, in pixels.
const SHADE: f32 = 640.0;
/// The minimum height of the buttons that start a game, in pixels.
const PLAY: f32 = 48.0;
/// The size of the icons in the lower group, in pixels.
const ICON: f32 = 18.0;

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
    offers: Offers,
    menu: Res<State<Menu>>,
    place: Res<PanelPlace>,
    progress: Res<PuzzleProgress>,
) {
    // A rebuild behind a menu must not take the focus.
    let in_front = *menu.get() == Menu::None;
    let tall = place.is_below();
    let margin = percent(100.0 * hud::TITLE_MARGIN);
    let (width, max_width) =
        if tall { (percent(100), px(TALL_WIDTH)) } else { (px(hud::TITLE_WIDTH), auto()) };
    commands
        .spawn((
            Name::new("Title"),
            Title,
            DespawnOnExit(Screen::Title),
            Pickable::IGNORE,
            Node {
                width: percent(100),
                height: percent(100),
                padding: UiRect::horizontal(margin),
                justify_content: if tall { JustifyContent::Center } else { JustifyContent::FlexStart },
                ..default()
            },
            children![curtain(), shade(tall)],
        ))
        .with_children(|title| {
            title
                .spawn((
                    Pickable::IGNORE,
                    TabGroup::new(0),
                    Node { width, max_width, height: percent(100), ..theme::column(0.0) },
                ))
                .with_children(|column| {
                    let margin = if tall { TALL_MARGIN } else { MARGIN };
                    fill(column, margin, in_front, &offers, &progress.0);
                });
        });
}

/// The dark ground of heading and buttons, which fades towards the board.
fn shade(tall: bool) -> impl Bundle {
    let stops = |stops: &[(f32, f32)]| {
        stops.iter().map(|&(at, alpha)| ColorStop::percent(palette::WALNUT.with_alpha(alpha), at)).collect()
    };
    let (width, gradient) = if tall {
        let stops = stops(&[(0.0, 0.90), (8.0, 0.70), (18.0, 0.0), (50.0, 0.0), (72.0, 0.88), (100.0, 0.94)]);
        (percent(100), LinearGradient::to_bottom(stops))
    } else {
        (px(SHADE), LinearGradient::to_right(stops(&[(0.0, 0.94), (40.0, 0.80), (100.0, 0.0)])))
    };
    (
        Pickable::IGNORE,
        Node { width, max_width: percent(100), ..theme::layer() },
        BackgroundGradient::from(gradient),
    )
}

/// Whether an invitation leads to a table.
fn is_to(invitation: &Invitation, table: &SavedTable) -> bool {
    let own = &table.card.invitation;
    (own.host, own.secret) == (invitation.host, invitation.secret)
}

/// Whether a match has the setup of a draft, or that of one of its rematches.
fn is_setup_of(game: &Match, draft: &Draft) -> bool {
    // With random sides the head start may belong to another player.
    [false, true].into_iter().any(|swap| {
        iter::successors(Some(draft.with_sides(swap)), |setup| Some(setup.swapped()))
            .take(draft.variant.seats())
            .any(|setup| setup == *game.setup())
    })
}

/// An empty space of a height that shrinks in a low window.
fn space(height: Val) -> impl Bundle {
    (Pickable::IGNORE, Node { height, min_height: px(0), flex_shrink: 1.0, ..default() })
}

fn heading() -> impl Bundle {
    (
        Pickable::IGNORE,
        Node { flex_shrink: 0.0, ..theme::column(0.0) },
        children![
            (
                theme::bold_label(msg::PUSHFLIP, typeface::TITLE),
                // Large text in a small window needs a tight line height.
                LineHeight::RelativeToFont(0.9),
            ),
            (
                LocalizedText(msg::TITLE_SUBTITLE),
                typeface::regular(typeface::SUBHEADING),
                TextColor(palette::BRASS),
            ),
        ],
    )
}

fn fill(
    column: &mut ChildSpawnerCommands,
    margin: f32,
    in_front: bool,
    offers: &Offers,
    progress: &Progress,
) {
    column.spawn(space(percent(margin)));
    column.spawn(heading());
    column.spawn((Pickable::IGNORE, Node { flex_grow: 1.0, min_height: px(4), ..default() }));
    let has_offer = offers.fill(column, in_front);
    column.spawn(row(GAP)).with_children(|row| {
        let skin = if has_offer { Skin::Secondary } else { Skin::Primary };
        let mut new = half(row, "New game", msg::TITLE_NEW, skin, goes_to(Screen::Setup), PLAY);
        if !has_offer && in_front {
            new.insert(theme::initial_focus());
        }
        half(row, "Play online", msg::TITLE_ONLINE, Skin::Secondary, opens(Menu::Online), PLAY);
    });
    column.spawn(space(px(GROUP_GAP - GAP)));
    column.spawn(row(GAP)).with_children(|row| {
        half(row, "Learn", msg::TITLE_LEARN, Skin::Secondary, opens(Menu::Lessons), theme::TOUCH);
        let is_open = texts::is_daily_open(progress);
        let list = opens(Menu::Puzzles);
        let mut button = half(row, "Puzzles", puzzles(progress), Skin::Secondary, list, theme::TOUCH);
        let about = Localized::joined([msg::PUZZLE_DAILY, texts::daily(progress)], ": ");
        if is_open {
            button.insert(Tooltip(Localized::joined([about, msg::PUZZLE_DAILY_DOT], " ")));
            button.with_child(theme::new_dot());
        } else {
            button.insert(Tooltip(about));
        }
    });
    column.spawn(space(px(GROUP_GAP - GAP)));
    column.spawn((
        Node {
            display: Display::Grid,
            grid_template_columns: RepeatedGridTrack::flex(3, 1.0),
            column_gap: px(2),
            flex_shrink: 0.0,
            ..default()
        },
        children![
            more_button("Matches", msg::TITLE_MATCHES, Icon::List, opens(Menu::Records)),
            more_button("Statistics", msg::TITLE_STATISTICS, Icon::Chart, opens(Menu::Statistics)),
            more_button("Position editor", msg::TITLE_EDITOR, Icon::Pencil, goes_to(Screen::Editor)),
            more_button("How to play", msg::COMMON_HOW_TO_PLAY, Icon::Help, opens(Menu::HowToPlay)),
            more_button("Settings", msg::COMMON_SETTINGS, Icon::Gear, opens(Menu::Settings)),
            more_button("Quit", msg::COMMON_QUIT, Icon::Power, sends(MatchCommand::Quit)),
        ],
    ));
    column.spawn(space(percent(margin)));
}

/// The label of the button for puzzles, with the streak if there is one.
fn puzzles(progress: &Progress) -> Localized {
    match progress.days().streak(texts::today()) {
        0 => msg::TITLE_PUZZLES,
        count => Localized::joined([msg::TITLE_PUZZLES, msg::CommonDays { count }.into()], " · "),
    }
}

/// A row of buttons, with a gap below it.
fn row(gap: f32) -> Node {
    Node { column_gap: px(gap), margin: UiRect::bottom(px(gap)), flex_shrink: 0.0, ..default() }
}

/// Adds a button that takes half of a row.
fn half<'a>(
    row: &'a mut ChildSpawnerCommands,
    name: &str,
    words: Localized,
    skin: Skin,
    action: impl Bundle,
    height: f32,
) -> EntityCommands<'a> {
    let mut button = row.spawn((theme::text_button(name, words, skin), KeepFocus, action));
    button.entry::<Node>().and_modify(move |mut node| {
        node.flex_basis = px(0);
        node.flex_grow = 1.0;
        node.min_height = px(height);
        node.padding = UiRect::axes(px(6), px(4));
    });
    button
}

/// A button of the lower group: an icon and a label, without a frame.
fn more_button<B: Bundle>(name: &str, words: Localized, icon: Icon, action: B) -> impl Bundle + use<B> {
    let node = Node {
        min_height: px(theme::TOUCH),
        padding: UiRect::horizontal(px(4)),
        align_items: AlignItems::Center,
        column_gap: px(6),
        ..default()
    };
    (
        theme::framed_button(name, Skin::Quiet, node),
        KeepFocus,
        action,
        children![
            theme::tinted_glyph(icon, ICON),
            (
                theme::caption(words, typeface::regular(typeface::SMALL)),
                TextLayout::linebreak(LineBreak::NoWrap),
            ),
        ],
    )
}

/// The sources of the offers above the main menu.
#[derive(SystemParam)]
struct Offers<'w> {
    online: Res<'w, Online>,
    invited: Res<'w, OfferedInvitation>,
    clicked: Res<'w, ClickedInvitation>,
    kept: Res<'w, SavedTables>,
    resumable: Res<'w, Resumable>,
    tournament: Res<'w, ActiveTournament>,
    settings: Res<'w, Settings>,
}

impl Offers<'_> {
    /// Adds the offers, the most urgent one as the main button. Returns whether there are any.
    fn fill(&self, column: &mut ChildSpawnerCommands, in_front: bool) -> bool {
        let mut first = true;
        let mut entry = |column: &mut ChildSpawnerCommands,
                         name: &str,
                         words: Localized,
                         about: Option<Localized>| {
            let (skin, size) =
                if first { (Skin::Primary, typeface::SUBHEADING) } else { (Skin::Secondary, typeface::BODY) };
            let mut button = column.spawn((offer_button(name, skin), KeepFocus));
            if first && in_front {
                button.insert(theme::initial_focus());
            }
            button.with_child(theme::caption(words, typeface::bold(size)));
            if let Some(about) = about {
                // Regular letters are hard to read on brass.
                let small = if first { typeface::bold } else { typeface::regular };
                button.with_child(theme::caption(about, small(typeface::SMALL)));
            }
            first = false;
            button.id()
        };
        let is_playing = self.online.is_playing();
        if let Some(game) = self.online.table().and_then(Table::game).filter(|_| is_playing) {
            let about = players(game.setup());
            let id = entry(column, "Back to the match", msg::ONLINE_BACK, Some(about));
            column.commands().entity(id).insert(sends(BackToMatch));
        }
        // An invitation to a table that the player has joined already is replaced by the offer to return to it.
        let invited = self.invited.0.as_ref();
        let joined = self.kept.left().find(|table| invited.is_some_and(|invited| is_to(invited, table)));
        let elsewhere = |invitation: &&Invitation| joined.is_none() && !self.online.takes_part_at(invitation);
        if let Some(invitation) = invited.filter(elsewhere) {
            let words = if self.clicked.0.is_some() { msg::TITLE_JOIN_LINK } else { msg::ONLINE_JOIN };
            let id = entry(column, "Join", words, invitation_text(&self.kept, invitation));
            column.commands().entity(id).observe(join);
        }
        let left = joined.or_else(|| self.kept.left().next()).filter(|_| !self.online.is_open());
        if let Some(SavedTable { card, game, .. }) = left {
            let id = entry(column, "Back to the table", msg::ONLINE_BACK, Some(players(game.setup())));
            column.commands().entity(id).insert(sends(EnterTable::Back(Box::new(card.clone()))));
        }
        let resumable = self.resumable.offered();
        if let Some(game) = resumable {
            let about = unfinished(game, self.resumable.others());
            let id = entry(column, "Resume match", msg::TITLE_RESUME, Some(about));
            column.commands().entity(id).observe(resume);
        }
        // There is space for only one of these offers.
        if left.is_some() || is_playing {
            return !first;
        }
        if let Some(name) = self.tournament.0.as_ref().and_then(next_players) {
            let about = msg::TournamentNext { name };
            let id = entry(column, "Tournament", msg::TOURNAMENT_HEADING, Some(about.into()));
            column.commands().entity(id).insert(opens(Menu::Tournament));
        } else if let Some(draft) = &self.settings.last_setup
            && resumable.is_none_or(|game| !is_setup_of(game, draft))
        {
            let about = players(&draft.setup());
            let id = entry(column, "Play again as last time", msg::TITLE_AGAIN, Some(about));
            column.commands().entity(id).observe(again);
        }
        !first
    }
}

/// The box of an offer, for one or two lines of text.
fn offer_button(name: &str, skin: Skin) -> impl Bundle {
    let node = Node {
        min_height: px(PLAY),
        margin: UiRect::bottom(px(GAP)),
        padding: UiRect::axes(px(16), px(4)),
        flex_shrink: 0.0,
        justify_content: JustifyContent::Center,
        ..theme::column(0.0)
    };
    theme::framed_button(name, skin, node)
}

/// Goes to a screen when the button is pressed.
fn goes_to(screen: Screen) -> impl Bundle {
    observe(move |_: On<Activate>, mut next: ResMut<NextState<Screen>>| next.set(screen))
}

fn join(_: On<Activate>, mut invited: ResMut<OfferedInvitation>, mut joins: MessageWriter<EnterTable>) {
    if let Some(invitation) = invited.0.take() {
        joins.write(EnterTable::Join(Box::new(invitation)));
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

#[cfg(test)]
mod tests {
    use pushflip_core::rules::Variant;

    use super::*;
    use crate::game::settings::CLOCKS;

    #[test]
    fn rematches_have_the_setup_of_their_draft() {
        for (variant, random_sides) in Variant::ALL.into_iter().flat_map(|v| [(v, false), (v, true)]) {
            let mut draft = Draft::default();
            draft.set_variant(variant);
            draft.seats[0].name = "Ada".into();
            draft.random_sides = random_sides;
            let edits: [fn(&mut Draft); 4] = [
                |_| (),
                |draft| draft.set_clock(CLOCKS[2]),
                |draft| draft.time_odds = 2,
                |draft| draft.head_start = 1,
            ];
            for edit in edits {
                edit(&mut draft);
                for swap in [false, true] {
                    let mut game = Match::new(draft.with_sides(swap));
                    for number in 0..=variant.seats() {
                        assert!(is_setup_of(&game, &draft), "{variant} {draft:?} {swap} {number}");
                        game = game.rematch();
                    }
                }
            }
            let game = Match::new(draft.setup());
            draft.time_odds = 5;
            assert!(!is_setup_of(&game, &draft), "{variant}: another setup");
        }
    }
}
