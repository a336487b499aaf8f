//! The buttons of a match: undo, redo, hint, view, menu.

use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::{Activate, observe};

use crate::game::input::{Action, Bindings, tooltip_with_key};
use crate::game::language::Language;
use crate::game::state::{MatchCommand, Menu, Phase, Screen, SeatsHere, Step, ViewedPly};
use crate::game::table::camera::View;
use crate::game::theme::{self, Icon, Skin, Tip};
use crate::game::turn::CurrentMatch;
use pushflip_core::rules::Variant;
use pushflip_core::session::{ClockRule, Controller, Match};

/// Keeps the buttons enabled when they have something to do.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, enable.in_set(Step::Hud).run_if(in_state(Screen::Playing)));
}

/// What a button asks for.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
enum Ask {
    Undo,
    Redo,
    Hint,
    View,
    Menu,
}

impl Ask {
    /// The key that asks for the same.
    fn action(self) -> Option<Action> {
        match self {
            Self::Undo => Some(Action::Undo),
            Self::Redo => Some(Action::Redo),
            Self::Hint => Some(Action::Hint),
            // Each view has a key of its own.
            Self::View => None,
            Self::Menu => Some(Action::Back),
        }
    }

    /// What its tooltip says while nothing forbids it.
    fn words(self) -> &'static str {
        match self {
            Self::Undo => "table-undo",
            Self::Redo => "table-redo",
            Self::Hint => "table-ask-hint",
            Self::View => "table-view",
            Self::Menu => "table-menu",
        }
    }
}

/// The buttons' place in the panel.
pub(super) fn place(language: Language) -> impl Bundle {
    let button = |name, icon, ask: Ask| {
        let words = language.say(ask.words());
        (
            Node { flex_grow: 1.0, flex_basis: px(0), ..theme::column(0.0) },
            children![(theme::icon_button(name, &words, icon, Skin::Secondary), ask, observe(press))],
        )
    };
    (
        Name::new("Commands"),
        Node { column_gap: px(8), flex_shrink: 0.0, ..default() },
        children![
            button("Undo", Icon::Undo, Ask::Undo),
            button("Redo", Icon::Redo, Ask::Redo),
            button("Hint", Icon::Hint, Ask::Hint),
            button("View", Icon::View, Ask::View),
            button("Menu", Icon::Menu, Ask::Menu),
        ],
    )
}

fn press(
    pressed: On<Activate>,
    asks: Query<&Ask>,
    mut asked: MessageWriter<MatchCommand>,
    mut view: ResMut<View>,
    mut menu: ResMut<NextState<Menu>>,
) -> Result {
    match asks.get(pressed.entity)? {
        Ask::Undo => {
            asked.write(MatchCommand::Undo);
        }
        Ask::Redo => {
            asked.write(MatchCommand::Redo);
        }
        Ask::Hint => {
            asked.write(MatchCommand::Hint);
        }
        Ask::View => *view = view.next(),
        Ask::Menu => menu.set(Menu::Pause),
    }
    Ok(())
}

fn enable(
    mut commands: Commands,
    language: Res<Language>,
    bindings: Res<Bindings>,
    game: Res<CurrentMatch>,
    viewed_ply: Res<ViewedPly>,
    phase: Option<Res<State<Phase>>>,
    here: Res<SeatsHere>,
    mut buttons: Query<(Entity, &Ask, &mut Tip, Has<InteractionDisabled>)>,
) {
    let choosing = phase.is_some_and(|phase| *phase.get() == Phase::Choosing) && viewed_ply.0.is_none();
    for (button, &ask, mut tip, disabled) in &mut buttons {
        let (enabled, words) = state(ask, game.as_match(), choosing, here.is_online());
        let mut said = language.say(words);
        if let Some(action) = ask.action().filter(|_| words == ask.words()) {
            said = tooltip_with_key(&said, &bindings, action, *language);
        }
        tip.set_if_neq(Tip(said));
        theme::enable(&mut commands, button, enabled, disabled);
    }
}

/// Whether a button has something to do, and the message of its tooltip.
fn state(ask: Ask, game: &Match, choosing: bool, far: bool) -> (bool, &'static str) {
    let clock = game.setup().clock != ClockRule::None;
    let silent = game.setup().variant == Variant::QuixoTeams && !game.setup().options.consultation;
    match ask {
        Ask::Redo | Ask::Hint if far => (false, "online-only-here"),
        Ask::Undo | Ask::Redo if clock => (false, "table-no-undo"),
        Ask::Undo => (game.can_undo(), ask.words()),
        Ask::Redo => (game.can_redo(), ask.words()),
        Ask::Hint if silent => (false, "table-no-hint"),
        Ask::Hint => (choosing && game.controller() == Some(Controller::Human), ask.words()),
        Ask::View | Ask::Menu => (true, ask.words()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::settings::{CLOCKS, Draft, Edit};

    #[test]
    fn what_a_match_forbids_is_said() {
        let mut draft = Draft::default();
        assert_eq!(state(Ask::Hint, &Match::new(draft.setup()), true, false), (true, "table-ask-hint"));
        draft.apply(Edit::Clock(CLOCKS[1]));
        assert_eq!(state(Ask::Undo, &Match::new(draft.setup()), true, false), (false, "table-no-undo"));
        draft.apply(Edit::Variant(Variant::QuixoTeams));
        draft.apply(Edit::Consultation(false));
        assert_eq!(state(Ask::Hint, &Match::new(draft.setup()), true, false), (false, "table-no-hint"));
        for ask in [Ask::Redo, Ask::Hint] {
            assert_eq!(state(ask, &Match::new(draft.setup()), true, true), (false, "online-only-here"));
        }
    }
}
