//! The line for typed moves at the bottom of the board. It opens with a letter of a column, unless the key is
//! bound to an action, or with the key of [`Action::TypeMove`](super::Action::TypeMove).

use bevy::input_focus::{FocusCause, InputFocus};
use bevy::prelude::*;

use super::binding::KeyChord;
use super::cursor::BoardStop;
use crate::game::state::{Announce, BoardChanged, BoardScreen, Menu, Step};
use crate::game::theme::{self, palette, typeface};
use crate::game::turn::{CurrentMatch, MoveInput};
use pushflip_core::language::{Localized, msg};
use pushflip_core::session::{AnyMove, AnyPosition, Controller};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<TypedMove>()
        .add_systems(
            Update,
            (close_when_stale, play, keep_focus_on_rebuild)
                .chain()
                .in_set(super::InputSystems::Act)
                .run_if(resource_exists_and_changed::<TypedMove>.or_else(is_open)),
        )
        .add_systems(
            Update,
            theme::rebuild::<Line, _>(show)
                .in_set(Step::Hud)
                .run_if(resource_changed::<TypedMove>)
                .run_if(in_state(BoardScreen)),
        )
        .add_systems(OnExit(BoardScreen), |mut typed: ResMut<TypedMove>| typed.close());
}

/// Largest length of the text; the longest move has seven characters.
const LIMIT: usize = 12;

#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct TypedMove {
    /// The text; `None` while the line is closed.
    text: Option<String>,
    /// The error of the last attempt.
    why_not: Option<Localized>,
    /// Enter was pressed: the move is played at the next turn of a person.
    entered: bool,
    /// Number of plies of the match when it was last checked.
    after: Option<usize>,
}

impl TypedMove {
    pub fn is_open(&self) -> bool {
        self.text.is_some()
    }

    pub(super) fn begin(&mut self) {
        self.text.get_or_insert_default();
    }

    /// Opens the line if a cell name can begin with the key.
    pub(super) fn begin_with(&mut self, chords: &[KeyChord]) {
        if chords.iter().filter_map(|chord| chord.text()).any(|c| ('a'..='e').contains(&c)) {
            self.begin();
            self.handle_key(chords);
        }
    }

    pub(super) fn close(&mut self) {
        if self.is_open() {
            *self = Self::default();
        }
    }

    /// Handles a key, given as all its candidates.
    pub(super) fn handle_key(&mut self, chords: &[KeyChord]) {
        let Some(text) = &mut self.text else { return };
        let is = |code| chords.iter().any(|chord| chord.is(code));
        let mut signs = chords.iter().filter_map(|chord| chord.text());
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

/// Closes the line when its text is obsolete: after another board was set up, or a person has moved by other
/// means. Text typed before the reply of a computer stays.
fn close_when_stale(
    mut typed: ResMut<TypedMove>,
    mut board_changed: MessageReader<BoardChanged>,
    current: Res<CurrentMatch>,
    menu: Res<State<Menu>>,
) {
    let set = board_changed.read().next().is_some();
    let plies = current.moves().len();
    let by_person = |ply| current.setup().seats[current.seat_at(ply)].controller == Controller::Human;
    let is_stale = typed.after.is_some_and(|after| set || plies < after || (after..plies).any(by_person));
    if is_stale || *menu.get() != Menu::None {
        typed.close();
    } else if typed.is_open() && typed.after != Some(plies) {
        typed.after = Some(plies);
    }
}

/// Parses a move, or returns an error with an example.
fn read(text: &str, position: &AnyPosition) -> Result<AnyMove, Localized> {
    let example = match position {
        AnyPosition::Quixo(_) => "e5-e1",
        AnyPosition::Teams(_) => "e5-e1.n",
        AnyPosition::Hexxagon(_) => "e14, e17-e15",
    };
    position.parse_move(text).map_err(|_| msg::KeysTypedUnread { text, example }.into())
}

fn play(mut typed: ResMut<TypedMove>, mut move_input: MoveInput, mut announcements: MessageWriter<Announce>) {
    if !typed.entered {
        return;
    }
    let Some(text) = typed.text.clone() else { return };
    let played = if move_input.is_open() {
        typed.entered = false;
        read(&text, &move_input.position())
    } else {
        Err(msg::KEYS_TYPED_WAIT)
    };
    let played = played.and_then(|mv| match move_input.play(mv) {
        Ok(_) => Ok(()),
        Err(reason) => Err(msg::KeysTypedIllegal { reason }.into()),
    });
    match played {
        Ok(()) => typed.close(),
        // The message while waiting is announced only once.
        Err(why_not) if typed.why_not.as_ref() == Some(&why_not) => {}
        Err(why_not) => {
            announcements.write(Announce(why_not.clone()));
            typed.why_not = Some(why_not);
        }
    }
}

/// Keeps the focus on the board while a move is typed, so that widgets do not receive the keys.
fn keep_focus_on_rebuild(
    typed: Res<TypedMove>,
    stops: Query<Entity, With<BoardStop>>,
    mut focus: ResMut<InputFocus>,
) {
    if let Some(stop) = stops.iter().next()
        && typed.is_open()
        && focus.get() != Some(stop)
    {
        focus.set(stop, FocusCause::Navigated);
    }
}

#[derive(Component)]
struct Line;

fn show(mut commands: Commands, typed: Res<TypedMove>, panel: Res<theme::PanelPlace>) {
    let Some(text) = &typed.text else { return };
    commands
        .spawn((
            Name::new("Typed move"),
            Line,
            DespawnOnExit(BoardScreen),
            Pickable::IGNORE,
            GlobalZIndex(21),
            Node {
                position_type: PositionType::Absolute,
                left: px(16),
                bottom: px(panel.height() + 16.0),
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
                row.spawn((Pickable::IGNORE, theme::note(msg::KEYS_TYPED_LABEL)));
                row.spawn((
                    Name::new("Typed text"),
                    Pickable::IGNORE,
                    Text::new(format!("{text}_")),
                    typeface::bold(typeface::SUBHEADING),
                    TextColor(palette::PARCHMENT),
                ));
            });
            let below = typed.why_not.clone().unwrap_or(msg::KEYS_TYPED_HELP);
            line.spawn((Name::new("Typed note"), Pickable::IGNORE, theme::note(below)));
        });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::input::{Binding, KeySymbol};

    fn type_all(typed: &mut TypedMove, text: &str) {
        for c in text.chars() {
            let chords = [KeyChord::plain(KeySymbol::Typed(c.to_ascii_uppercase()))];
            if typed.is_open() { typed.handle_key(&chords) } else { typed.begin_with(&chords) }
        }
    }

    #[test]
    fn only_a_cell_name_opens_the_line() {
        let mut typed = TypedMove::default();
        type_all(&mut typed, "3h.-");
        assert!(!typed.is_open());
        type_all(&mut typed, "e17-e15");
        assert_eq!(typed.text.as_deref(), Some("e17-e15"));
        let key = |name: &str| match name.parse() {
            Ok(Binding::Key(chord)) => chord,
            other => panic!("{other:?}"),
        };
        for _ in 0..7 {
            typed.handle_key(&[key("Backspace")]);
        }
        assert_eq!(typed.text.as_deref(), Some(""));
        typed.handle_key(&[key("Backspace")]);
        assert!(!typed.is_open());
        type_all(&mut typed, &"e".repeat(50));
        assert_eq!(typed.text.as_ref().map(String::len), Some(LIMIT));
    }
}
