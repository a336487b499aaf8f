//! The line for typed moves at the bottom of the board. Any letter of a cell that is no command opens it; so
//! does the key of [`Action::TypeMove`](super::Action::TypeMove).

use bevy::input_focus::{FocusCause, InputFocus};
use bevy::prelude::*;

use super::cursor::BoardStop;
use super::press::Stroke;
use crate::game::language::{Language, words};
use crate::game::state::{Announce, AtTable, BoardSet, Menu, Step};
use crate::game::theme::{self, palette, typeface};
use crate::game::turn::{CurrentMatch, Turn};
use pushflip_core::session::{AnyMove, AnyPosition, Controller};

/// Adds the line.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<TypedMove>()
        .add_systems(
            Update,
            (say_again.run_if(resource_changed::<Language>), close_behind, play, hold_focus)
                .chain()
                .in_set(super::InputSystems::Act)
                .run_if(resource_exists_and_changed::<TypedMove>.or_else(is_open)),
        )
        .add_systems(
            Update,
            theme::rebuild::<Line, _>(show)
                .in_set(Step::Hud)
                .run_if(resource_changed::<TypedMove>.or_else(resource_changed::<Language>))
                .run_if(in_state(AtTable)),
        )
        .add_systems(OnExit(AtTable), |mut typed: ResMut<TypedMove>| typed.close());
}

/// The longest line, in characters; the longest move has seven.
const LIMIT: usize = 12;

/// The line and what stands in it.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct TypedMove {
    /// What is typed so far; none while there is no line.
    text: Option<String>,
    /// Why it cannot be played.
    why_not: Option<String>,
    /// Enter was pressed: the move is played as soon as it is a person's turn.
    entered: bool,
    /// How many plies were played when it was last looked at; none while nobody has.
    after: Option<usize>,
}

impl TypedMove {
    /// Whether keys are letters of a move now.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.text.is_some()
    }

    /// Opens the line.
    pub(super) fn begin(&mut self) {
        self.text.get_or_insert_default();
    }

    /// Opens the line if a cell can begin so.
    pub(super) fn begin_with(&mut self, readings: &[Stroke]) {
        if readings.iter().filter_map(|stroke| stroke.text()).any(|c| ('a'..='e').contains(&c)) {
            self.begin();
            self.take(readings);
        }
    }

    /// Closes the line.
    pub(super) fn close(&mut self) {
        if self.is_open() {
            *self = Self::default();
        }
    }

    /// Follows a key, which can be read in several ways.
    pub(super) fn take(&mut self, readings: &[Stroke]) {
        let Some(text) = &mut self.text else { return };
        let is = |code| readings.iter().any(|stroke| stroke.is(code));
        let mut signs = readings.iter().filter_map(|stroke| stroke.text());
        if is(KeyCode::Escape) || is(KeyCode::Tab) {
            self.close();
        } else if is(KeyCode::Enter) {
            self.entered = true;
        } else if is(KeyCode::Backspace) {
            (self.why_not, self.entered) = (None, false);
            if text.pop().is_none() {
                self.close();
            }
        } else if let Some(c) = signs.find(|c| c.is_ascii_alphanumeric() || "-.".contains(*c))
            && text.len() < LIMIT
        {
            text.push(c);
            (self.why_not, self.entered) = (None, false);
        }
    }
}

fn is_open(typed: Res<TypedMove>) -> bool {
    typed.is_open()
}

/// What was typed before another board was set, or for a move that a person has made by another hand, is of
/// no use; what was typed before a computer's reply still is.
fn close_behind(
    mut typed: ResMut<TypedMove>,
    mut board_set: MessageReader<BoardSet>,
    current: Res<CurrentMatch>,
    menu: Res<State<Menu>>,
) {
    let set = board_set.read().next().is_some();
    let plies = current.moves().len();
    let by_person = |ply| current.setup().seats[current.seat_at(ply)].controller == Controller::Human;
    let stale = typed.after.is_some_and(|after| set || plies < after || (after..plies).any(by_person));
    if stale || *menu.get() != Menu::None {
        typed.close();
    } else if typed.is_open() && typed.after != Some(plies) {
        typed.bypass_change_detection().after = Some(plies);
    }
}

/// The move that a text means here, or why it is none.
fn read(text: &str, position: &AnyPosition, language: Language) -> Result<AnyMove, String> {
    let example = match position {
        AnyPosition::Quixo(_) => "e5-e1",
        AnyPosition::Teams(_) => "e5-e1.n",
        AnyPosition::Hexxagon(_) => "e14, e17-e15",
    };
    position.parse_move(text).map_err(|_| {
        language.tell("keys-typed-unread", &[("text", text.to_string().into()), ("example", example.into())])
    })
}

/// In another language the same is said of what was entered.
fn say_again(mut typed: ResMut<TypedMove>) {
    if typed.why_not.is_some() {
        typed.entered = true;
    }
}

fn play(
    mut typed: ResMut<TypedMove>,
    mut turn: Turn,
    language: Res<Language>,
    mut announcements: MessageWriter<Announce>,
) {
    if !typed.entered {
        return;
    }
    let Some(text) = typed.text.clone() else { return };
    let played = if turn.open() {
        typed.entered = false;
        read(&text, &turn.position(), *language)
    } else {
        Err(language.say("keys-typed-wait"))
    };
    let played = played.and_then(|mv| match turn.play(mv) {
        Ok(_) => Ok(()),
        Err(reason) => {
            let reason = words::illegal(*language, reason);
            Err(language.tell("keys-typed-illegal", &[("reason", reason.into())]))
        }
    });
    match played {
        Ok(()) => typed.close(),
        // It is said once while it waits.
        Err(why_not) if typed.why_not.as_ref() == Some(&why_not) => {}
        Err(why_not) => {
            announcements.write(Announce(why_not.clone()));
            typed.why_not = Some(why_not);
        }
    }
}

/// While a move is typed its letters are no keys of a widget.
fn hold_focus(typed: Res<TypedMove>, stops: Query<Entity, With<BoardStop>>, mut focus: ResMut<InputFocus>) {
    if let Some(stop) = stops.iter().next()
        && typed.is_open()
        && focus.get() != Some(stop)
    {
        focus.set(stop, FocusCause::Navigated);
    }
}

/// The line on the screen.
#[derive(Component)]
struct Line;

fn show(mut commands: Commands, typed: Res<TypedMove>, language: Res<Language>) {
    let Some(text) = &typed.text else { return };
    commands
        .spawn((
            Name::new("Typed move"),
            Line,
            DespawnOnExit(AtTable),
            Pickable::IGNORE,
            GlobalZIndex(21),
            Node {
                position_type: PositionType::Absolute,
                left: px(16),
                bottom: px(16),
                min_width: px(240),
                max_width: px(420),
                padding: UiRect::axes(px(14), px(8)),
                border: UiRect::all(theme::LINE),
                border_radius: BorderRadius::all(px(theme::CORNER)),
                ..theme::column(4.0)
            },
            BackgroundColor(palette::WALNUT_SOLID),
            BorderColor::all(palette::BRASS),
        ))
        .with_children(|line| {
            line.spawn(theme::row(8.0)).with_children(|row| {
                row.spawn((Pickable::IGNORE, theme::note(&language.say("keys-typed-label"))));
                row.spawn((
                    Name::new("Typed text"),
                    Pickable::IGNORE,
                    Text::new(format!("{text}_")),
                    typeface::bold(typeface::SUBHEADING),
                    TextColor(palette::PARCHMENT),
                ));
            });
            let below = typed.why_not.clone().unwrap_or_else(|| language.say("keys-typed-help"));
            line.spawn((Name::new("Typed note"), Pickable::IGNORE, theme::note(&below)));
        });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::input::{Press, Symbol};

    fn type_all(typed: &mut TypedMove, text: &str) {
        for c in text.chars() {
            let readings = [Stroke::plain(Symbol::Typed(c.to_ascii_uppercase()))];
            if typed.is_open() { typed.take(&readings) } else { typed.begin_with(&readings) }
        }
    }

    #[test]
    fn a_cell_begins_a_move_and_nothing_else_does() {
        let mut typed = TypedMove::default();
        type_all(&mut typed, "3h.-");
        assert!(!typed.is_open());
        type_all(&mut typed, "e17-e15");
        assert_eq!(typed.text.as_deref(), Some("e17-e15"));
        let key = |name: &str| match name.parse() {
            Ok(Press::Key(stroke)) => stroke,
            other => panic!("{other:?}"),
        };
        for _ in 0..7 {
            typed.take(&[key("Backspace")]);
        }
        assert_eq!(typed.text.as_deref(), Some(""));
        typed.take(&[key("Backspace")]);
        assert!(!typed.is_open());
        type_all(&mut typed, &"e".repeat(50));
        assert_eq!(typed.text.as_ref().map(String::len), Some(LIMIT));
    }
}
