//! The buttons of a match: undo, redo, hint, view, menu.

use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::{Activate, observe};

use crate::game::input::{Action, Bindings, tooltip_with_key};
use crate::game::language::Language;
use crate::game::online::Online;
use crate::game::scene::camera::View;
use crate::game::state::{MatchCommand, Menu, Phase, Screen, SeatsHere, Step, ViewedPly};
use crate::game::theme::{self, Icon, Skin, Tooltip, opens, sends};
use crate::game::turn::CurrentMatch;
use pushflip_core::online::table::event::{Body, QuestionKind};
use pushflip_core::rules::Variant;
use pushflip_core::session::{ClockRule, Controller, Match};

pub fn plugin(app: &mut App) {
    app.add_systems(Update, enable.in_set(Step::Hud).run_if(in_state(Screen::Playing)));
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
    fn message(self) -> &'static str {
        match self {
            Self::Undo => "table-undo",
            Self::Redo => "table-redo",
            Self::Hint => "table-ask-hint",
            Self::View => "table-view",
            Self::Menu => "table-menu",
        }
    }
}

/// The row of buttons.
pub(super) fn buttons(language: Language) -> impl Bundle {
    let next_view = observe(|_: On<Activate>, mut view: ResMut<View>| *view = view.next());
    (
        Name::new("Commands"),
        Node { column_gap: px(8), flex_shrink: 0.0, ..default() },
        children![
            button("Undo", Icon::Undo, Command::Undo, sends(MatchCommand::Undo), language),
            button("Redo", Icon::Redo, Command::Redo, sends(MatchCommand::Redo), language),
            button("Hint", Icon::Hint, Command::Hint, sends(MatchCommand::Hint), language),
            button("View", Icon::View, Command::View, next_view, language),
            button("Menu", Icon::Menu, Command::Menu, opens(Menu::Pause), language),
        ],
    )
}

fn button<B: Bundle>(
    name: &str,
    icon: Icon,
    command: Command,
    action: B,
    language: Language,
) -> impl Bundle + use<B> {
    let words = language.say(command.message());
    (
        Node { flex_grow: 1.0, flex_basis: px(0), ..theme::column(0.0) },
        children![(theme::icon_button(name, &words, icon, Skin::Secondary), command, action)],
    )
}

fn enable(
    mut commands: Commands,
    language: Res<Language>,
    bindings: Res<Bindings>,
    game: Res<CurrentMatch>,
    viewed_ply: Res<ViewedPly>,
    phase: Option<Res<State<Phase>>>,
    (here, online): (Res<SeatsHere>, Res<Online>),
    mut buttons: Query<(Entity, &Command, &mut Tooltip, Has<InteractionDisabled>)>,
) {
    let choosing = phase.is_some_and(|phase| *phase.get() == Phase::Choosing) && viewed_ply.0.is_none();
    for (button, &command, mut tooltip, disabled) in &mut buttons {
        let (mut enabled, message) = state(command, game.as_match(), choosing, here.is_online());
        if command == Command::Undo && here.is_online() {
            enabled &= online.is_allowed(&Body::Ask(QuestionKind::Undo));
        }
        let mut words = language.say(message);
        if let Some(action) = command.action().filter(|_| message == command.message()) {
            words = tooltip_with_key(&words, &bindings, action, *language);
        }
        tooltip.set_if_neq(Tooltip(words));
        theme::set_enabled(&mut commands, button, enabled, disabled);
    }
}

/// Whether a button is enabled, and the message of its tooltip.
fn state(command: Command, game: &Match, choosing: bool, is_online: bool) -> (bool, &'static str) {
    let clock = game.setup().clock != ClockRule::None;
    let no_consultation = game.setup().variant == Variant::QuixoTeams && !game.setup().options.consultation;
    match command {
        Command::Redo | Command::Hint if is_online => (false, "online-only-here"),
        Command::Undo | Command::Redo if clock => (false, "table-no-undo"),
        Command::Undo => (game.can_undo(), command.message()),
        Command::Redo => (game.can_redo(), command.message()),
        Command::Hint if no_consultation => (false, "table-no-hint"),
        Command::Hint => (choosing && game.controller() == Some(Controller::Human), command.message()),
        Command::View | Command::Menu => (true, command.message()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::settings::{CLOCKS, Draft, Edit};

    #[test]
    fn disabled_buttons_say_why() {
        let mut draft = Draft::default();
        assert_eq!(state(Command::Hint, &Match::new(draft.setup()), true, false), (true, "table-ask-hint"));
        draft.apply(Edit::Clock(CLOCKS[1]));
        assert_eq!(state(Command::Undo, &Match::new(draft.setup()), true, false), (false, "table-no-undo"));
        draft.apply(Edit::Variant(Variant::QuixoTeams));
        draft.apply(Edit::Consultation(false));
        assert_eq!(state(Command::Hint, &Match::new(draft.setup()), true, false), (false, "table-no-hint"));
        for command in [Command::Redo, Command::Hint] {
            assert_eq!(state(command, &Match::new(draft.setup()), true, true), (false, "online-only-here"));
        }
    }
}
