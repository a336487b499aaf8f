//! The buttons of a match: undo, redo, hint, view, menu.

use bevy::ecs::spawn::SpawnableList;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use crate::game::input::{Action, Bindings, tooltip_with_key};
use crate::game::online::Online;
use crate::game::scene::camera::View;
use crate::game::settings::Settings;
use crate::game::state::{MatchCommand, Menu, Phase, SeatsHere, Step, ViewedPly};
use crate::game::theme::{self, Icon, Skin, Tooltip, opens, sends};
use crate::game::turn::{CurrentMatch, is_rated};
use pushflip_core::language::{Localized, msg};
use pushflip_core::online::table::event::{Body, QuestionKind};
use pushflip_core::rules::Variant;
use pushflip_core::session::{Controller, Match, localized};

pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (fill_rows.run_if(any_with_component::<Rows>), enable.run_if(any_with_component::<Command>))
            .chain()
            .in_set(Step::Hud),
    );
}

#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
enum Command {
    Undo,
    Redo,
    Hint,
    View,
    Menu,
}

impl Command {
    /// The key for the same command.
    fn action(self) -> Option<Action> {
        match self {
            Self::Undo => Some(Action::Undo),
            Self::Redo => Some(Action::Redo),
            Self::Hint => Some(Action::Hint),
            // Each view has its own key.
            Self::View => None,
            Self::Menu => Some(Action::Back),
        }
    }

    /// The message of its tooltip while it is enabled.
    fn message(self) -> Localized {
        match self {
            Self::Undo => msg::TABLE_UNDO,
            Self::Redo => msg::TABLE_REDO,
            Self::Hint => msg::TABLE_ASK_HINT,
            Self::View => msg::TABLE_VIEW,
            Self::Menu => msg::TABLE_MENU,
        }
    }
}

/// The place of the buttons, and whether those in it are for an online match.
#[derive(Component, Default)]
struct Rows {
    for_online: Option<bool>,
}

pub(super) fn buttons() -> impl Bundle {
    (Rows::default(), Node { flex_shrink: 0.0, ..theme::column(8.0) })
}

/// Fills the place. An online match has no hints, and its panel has less space: its buttons have no labels. In other
/// matches redo and view have none, because with four labels the buttons need a third row in most languages, which the
/// list of moves would lose.
fn fill_rows(here: Res<SeatsHere>, mut places: Query<(Entity, &mut Rows)>, mut commands: Commands) {
    let is_online = here.is_online();
    for (place, mut rows) in &mut places {
        if rows.for_online == Some(is_online) {
            continue;
        }
        rows.for_online = Some(is_online);
        let next_view = observe(|_: On<Activate>, mut view: ResMut<View>| *view = view.next());
        let view = button("View", Icon::View, Command::View, false, next_view);
        let menu = button("Menu", Icon::Menu, Command::Menu, false, opens(Menu::Pause));
        commands.entity(place).despawn_children().with_children(|place| {
            if is_online {
                let help = (Spawn(undo(false)), Spawn(redo(false)), Spawn(hint(false)));
                place.spawn(row((help, Spawn(view), Spawn(menu))));
            } else {
                place.spawn(row((Spawn(undo(true)), Spawn(hint(true)))));
                place.spawn(row((Spawn(redo(false)), Spawn(view), Spawn(menu))));
            }
        });
    }
}

/// The buttons that help in the last game of a lesson.
pub fn help_buttons() -> impl Bundle {
    row((Spawn(undo(true)), Spawn(redo(true)), Spawn(hint(true))))
}

fn undo(has_label: bool) -> impl Bundle {
    button("Undo", Icon::Undo, Command::Undo, has_label, sends(MatchCommand::Undo))
}

fn redo(has_label: bool) -> impl Bundle {
    button("Redo", Icon::Redo, Command::Redo, has_label, sends(MatchCommand::Redo))
}

fn hint(has_label: bool) -> impl Bundle {
    button("Hint", Icon::Hint, Command::Hint, has_label, sends(MatchCommand::Hint))
}

fn row(buttons: impl SpawnableList<ChildOf> + Send + Sync + 'static) -> impl Bundle {
    (Name::new("Commands"), Node { flex_shrink: 0.0, ..theme::row(8.0) }, Children::spawn(buttons))
}

fn button<B: Bundle>(
    name: &str,
    icon: Icon,
    command: Command,
    has_label: bool,
    action: B,
) -> impl Bundle + use<B> {
    let label = has_label.then(|| command.message());
    let flex_basis = if has_label { auto() } else { px(0) };
    let button = theme::icon_label_button(name, label, icon, Skin::Secondary);
    (
        Node { flex_grow: 1.0, flex_basis, ..theme::column(0.0) },
        children![(button, Tooltip(command.message()), command, action)],
    )
}

fn enable(
    mut commands: Commands,
    bindings: Res<Bindings>,
    game: Res<CurrentMatch>,
    viewed_ply: Res<ViewedPly>,
    phase: Option<Res<State<Phase>>>,
    (here, online, settings): (Res<SeatsHere>, Res<Online>, Res<Settings>),
    mut buttons: Query<(Entity, &Command, &mut Tooltip)>,
) {
    let choosing = phase.is_some_and(|phase| *phase.get() == Phase::Choosing) && viewed_ply.0.is_none();
    let rated = !here.is_online() && is_rated(game.as_match(), &settings);
    for (button, &command, mut tooltip) in &mut buttons {
        let (mut enabled, mut message) = state(command, game.as_match(), choosing, here.is_online());
        let has_key = message == command.message();
        if command == Command::Undo && has_key {
            if here.is_online() {
                enabled &= online.is_allowed(&Body::Ask(QuestionKind::Undo));
                message = msg::ONLINE_UNDO_TIP;
            } else if let Some(count) = game.as_match().takebacks_left() {
                message = msg::TableUndoLeft { count }.into();
            }
        }
        let words = match command.action().filter(|_| has_key) {
            Some(action) => tooltip_with_key(message, &bindings, action),
            None => message,
        };
        let ends_rating = enabled && rated && matches!(command, Command::Undo | Command::Hint);
        let words = if ends_rating { Localized::joined([words, msg::TABLE_UNRATED], "\n") } else { words };
        tooltip.set_if_neq(Tooltip(words));
        theme::set_enabled(&mut commands, button, enabled);
    }
}

/// Whether a button is enabled, and the message of its tooltip.
fn state(command: Command, game: &Match, choosing: bool, is_online: bool) -> (bool, Localized) {
    let no_consultation = game.setup().variant == Variant::QuixoTeams && !game.setup().options.consultation;
    match command {
        Command::Redo | Command::Hint if is_online => (false, msg::ONLINE_ONLY_HERE),
        Command::Undo => match localized::no_takebacks(game) {
            Some(why) => (false, why),
            None => (game.can_undo(), command.message()),
        },
        Command::Redo => match localized::no_history(game) {
            Some(why) => (false, why),
            None => (game.can_redo(), command.message()),
        },
        Command::Hint if no_consultation => (false, msg::TABLE_NO_HINT),
        Command::Hint => (choosing && game.controller() == Some(Controller::Human), command.message()),
        Command::View | Command::Menu => (true, command.message()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::settings::{CLOCKS, Draft};
    use pushflip_core::rules::Side;

    #[test]
    fn disabled_buttons_say_why() {
        let at_start = |command, draft: &Draft| state(command, &Match::new(draft.setup()), true, false);
        let mut draft = Draft::default();
        assert_eq!(at_start(Command::Hint, &draft), (true, msg::TABLE_ASK_HINT));
        let mut resigned = Match::new(draft.setup());
        resigned.resign(Side::First);
        for command in [Command::Undo, Command::Redo] {
            assert_eq!(state(command, &resigned, false, false), (false, msg::TABLE_END_IS_FINAL));
        }
        draft.options.takebacks = Some(1);
        let mut game = Match::new(draft.for_people());
        for (enabled, why) in [(true, msg::TABLE_UNDO), (false, msg::TABLE_TAKEBACKS_USED)] {
            game.play(game.position().moves()[0]).expect("legal");
            assert_eq!(state(Command::Undo, &game, true, false), (enabled, why));
            game.undo();
        }
        draft.options.takebacks = Some(0);
        assert_eq!(at_start(Command::Undo, &draft), (false, msg::TABLE_NO_TAKEBACKS));
        draft.set_clock(CLOCKS[1]);
        assert_eq!(at_start(Command::Undo, &draft), (false, msg::TABLE_NO_UNDO));
        draft.set_variant(Variant::QuixoTeams);
        draft.options.consultation = false;
        assert_eq!(at_start(Command::Hint, &draft), (false, msg::TABLE_NO_HINT));
        let game = Match::new(draft.setup());
        for command in [Command::Redo, Command::Hint] {
            assert_eq!(state(command, &game, true, true), (false, msg::ONLINE_ONLY_HERE));
        }
    }
}
