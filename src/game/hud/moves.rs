//! The move list, a column per seat; a click shows the position after a move.

use bevy::input::ButtonState;
use bevy::input::keyboard::KeyboardInput;
use bevy::input_focus::FocusedInput;
use bevy::input_focus::tab_navigation::TabIndex;
use bevy::prelude::*;
use bevy::ui::{Checked, InteractionDisabled};
use bevy::ui_widgets::{Activate, Button, observe};

use super::rows::listed;
use super::viewed;
use crate::game::input::{Action, Bindings, tooltip_with_key};
use crate::game::language::Language;
use crate::game::state::{MatchCommand, Screen, Step, ViewedPly};
use crate::game::theme::{self, Icon, Ink, Skin, Tip, palette, typeface};
use crate::game::turn::CurrentMatch;
use pushflip_core::session::AnyMove;

/// Keeps the list, the mark on it, and the buttons under it.
pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (list, mark, enable).chain().in_set(Step::Hud).run_if(in_state(Screen::Playing)).run_if(
            resource_changed::<CurrentMatch>
                .or_else(resource_changed::<ViewedPly>)
                .or_else(resource_changed::<Bindings>)
                .or_else(|lists: Query<(), Added<MoveList>>| !lists.is_empty()),
        ),
    );
}

/// The height of a row, in pixels.
const ROW: f32 = 26.0;
/// The width of the rows' numbers, in pixels.
const NUMBER: f32 = 28.0;

/// The list, and what it shows.
#[derive(Component, Default)]
struct MoveList {
    shown: Vec<AnyMove>,
    /// Plies that a very long match has before them.
    from: usize,
    columns: usize,
    last_row: Option<Entity>,
}

/// A move in the list: so many plies were played before it.
#[derive(Component, Clone, Copy)]
struct Ply(usize);

/// Where a button under the list leads.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
enum Leap {
    First,
    Previous,
    Next,
    Last,
}

impl Leap {
    /// The message of its tooltip.
    fn words(self) -> &'static str {
        match self {
            Self::First => "table-first",
            Self::Previous => "table-previous",
            Self::Next => "table-next",
            Self::Last => "table-last",
        }
    }

    /// The key that does the same.
    fn action(self) -> Action {
        match self {
            Self::First => Action::FirstPly,
            Self::Previous => Action::PreviousPly,
            Self::Next => Action::NextPly,
            Self::Last => Action::LastPly,
        }
    }

    fn target(self, plies: usize, last: usize) -> usize {
        match self {
            Self::First => 0,
            Self::Previous => plies.saturating_sub(1),
            Self::Next => (plies + 1).min(last),
            Self::Last => last,
        }
    }
}

/// The list's place in the panel.
pub(super) fn place(panel: &mut ChildSpawnerCommands, language: Language) {
    let content = theme::scroll_column(panel, 0.0, |_| {});
    panel.commands().entity(content).insert((
        Name::new("Moves"),
        MoveList::default(),
        AccessibleLabel::new(language.say("spoken-moves")),
        Skin::Group,
        TabIndex(0),
        observe(walk),
    ));
}

/// The place of the buttons that step through the list: at the lower edge, where nothing that is said moves them.
pub(super) fn steps(panel: &mut ChildSpawnerCommands, language: Language) {
    panel
        .spawn(Node { justify_content: JustifyContent::Center, flex_shrink: 0.0, ..theme::row(8.0) })
        .with_children(|row| {
            for (name, icon, step) in [
                ("First position (Home)", Icon::First, Leap::First),
                ("One ply back (Left)", Icon::Previous, Leap::Previous),
                ("One ply on (Right)", Icon::Next, Leap::Next),
                ("Back to the game (End)", Icon::Last, Leap::Last),
            ] {
                let button = theme::icon_button(name, &language.say(step.words()), icon, Skin::Quiet);
                row.spawn((button, step, observe(go)));
            }
        });
}

fn go(
    pressed: On<Activate>,
    steps: Query<&Leap>,
    game: Res<CurrentMatch>,
    viewed_ply: Res<ViewedPly>,
    mut asked: MessageWriter<MatchCommand>,
) -> Result {
    let (_, plies) = viewed(&game, &viewed_ply);
    asked.write(MatchCommand::ViewPly(steps.get(pressed.entity)?.target(plies, game.moves().len())));
    Ok(())
}

/// Arrows walk through the list while it has the focus.
fn walk(
    mut event: On<FocusedInput<KeyboardInput>>,
    game: Res<CurrentMatch>,
    viewed_ply: Res<ViewedPly>,
    mut asked: MessageWriter<MatchCommand>,
) {
    let leap = match event.input.key_code {
        KeyCode::ArrowUp | KeyCode::ArrowLeft => Leap::Previous,
        KeyCode::ArrowDown | KeyCode::ArrowRight => Leap::Next,
        KeyCode::Home => Leap::First,
        KeyCode::End => Leap::Last,
        _ => return,
    };
    event.propagate(false);
    if event.input.state == ButtonState::Pressed {
        let (_, plies) = viewed(&game, &viewed_ply);
        asked.write(MatchCommand::ViewPly(leap.target(plies, game.moves().len())));
    }
}

fn look(pressed: On<Activate>, plies: Query<&Ply>, mut asked: MessageWriter<MatchCommand>) -> Result {
    asked.write(MatchCommand::ViewPly(plies.get(pressed.entity)?.0 + 1));
    Ok(())
}

fn list(
    mut commands: Commands,
    game: Res<CurrentMatch>,
    viewed_ply: Res<ViewedPly>,
    mut lists: Query<(Entity, &mut MoveList)>,
) {
    for (entity, mut list) in &mut lists {
        let (_, plies) = viewed(&game, &viewed_ply);
        let listed = listed(game.moves().len(), plies);
        let moves = &game.moves()[listed.clone()];
        let columns = game.setup().seats.len();
        if (list.columns, list.from) != (columns, listed.start) || !moves.starts_with(&list.shown) {
            *list = MoveList { columns, from: listed.start, ..default() };
            commands.entity(entity).despawn_children();
        }
        for (ply, &mv) in listed.zip(moves).skip(list.shown.len()) {
            let row = match list.last_row {
                Some(row) if ply % columns != 0 => row,
                _ => {
                    let row = commands.spawn((row(ply / columns + 1, columns), ChildOf(entity))).id();
                    list.last_row = Some(row);
                    row
                }
            };
            commands.spawn((cell(ply, mv, columns), ChildOf(row)));
            list.shown.push(mv);
        }
    }
}

fn row(number: usize, columns: usize) -> impl Bundle {
    (
        Node {
            display: Display::Grid,
            grid_template_columns: vec![GridTrack::px(NUMBER), RepeatedGridTrack::flex(columns as u16, 1.0)],
            width: percent(100),
            height: px(ROW),
            flex_shrink: 0.0,
            align_items: AlignItems::Center,
            ..default()
        },
        children![(
            Text::new(format!("{number}.")),
            typeface::regular(typeface::SMALL),
            TextColor(palette::PARCHMENT_DIM),
        )],
    )
}

fn cell(ply: usize, mv: AnyMove, columns: usize) -> impl Bundle {
    // Four columns are narrow; two are as wide as half the panel.
    let (size, side) = if columns > 2 { (typeface::SMALL - 1.0, 4.0) } else { (typeface::BODY, 8.0) };
    (
        Name::new(format!("Ply {}", ply + 1)),
        Ply(ply),
        Button,
        Skin::Quiet,
        observe(look),
        Node {
            height: px(ROW),
            padding: UiRect::horizontal(px(side)),
            border: UiRect::all(theme::LINE),
            border_radius: BorderRadius::all(px(4)),
            align_items: AlignItems::Center,
            ..default()
        },
        children![(
            Text::new(mv.to_string()),
            typeface::regular(size),
            TextColor::WHITE,
            TextLayout::linebreak(LineBreak::NoWrap),
            Ink
        )],
    )
}

/// Marks the ply after which the board is shown, and scrolls to it.
fn mark(
    mut commands: Commands,
    game: Res<CurrentMatch>,
    viewed_ply: Res<ViewedPly>,
    cells: Query<(Entity, &Ply, Has<Checked>)>,
    mut lists: Query<(&MoveList, &ComputedNode, &mut ScrollPosition)>,
) {
    let (_, plies) = viewed(&game, &viewed_ply);
    for (cell, ply, checked) in &cells {
        theme::check(&mut commands, cell, ply.0 + 1 == plies, checked);
    }
    for (list, node, mut scroll) in &mut lists {
        let row = plies.saturating_sub(1) / list.columns.max(1);
        let to = scroll_to(row, node.size().y * node.inverse_scale_factor(), scroll.y);
        if (scroll.y - to).abs() > f32::EPSILON {
            scroll.y = to;
        }
    }
}

/// The nearest place at which a row shows whole, with the next one.
fn scroll_to(row: usize, visible: f32, now: f32) -> f32 {
    let (top, bottom) = (row as f32 * ROW, (row + 2) as f32 * ROW);
    now.clamp((bottom - visible).max(0.0), top.max(bottom - visible).max(0.0))
}

fn enable(
    mut commands: Commands,
    game: Res<CurrentMatch>,
    viewed_ply: Res<ViewedPly>,
    language: Res<Language>,
    bindings: Res<Bindings>,
    mut steps: Query<(Entity, &Leap, &mut Tip, Has<InteractionDisabled>)>,
) {
    let (_, plies) = viewed(&game, &viewed_ply);
    for (button, step, mut tip, disabled) in &mut steps {
        let words = language.say(step.words());
        tip.set_if_neq(Tip(tooltip_with_key(&words, &bindings, step.action(), *language)));
        let leads_on = step.target(plies, game.moves().len()) != plies;
        theme::enable(&mut commands, button, leads_on, disabled);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_is_scrolled_to_only_when_it_is_not_seen() {
        assert_eq!(scroll_to(0, 240.0, 0.0), 0.0);
        assert_eq!(scroll_to(5, 240.0, 0.0), 0.0);
        assert_eq!(scroll_to(20, 240.0, 0.0), 22.0 * ROW - 240.0);
        assert_eq!(scroll_to(2, 240.0, 300.0), 2.0 * ROW);
    }

    #[test]
    fn steps_stay_within_the_match() {
        assert_eq!(Leap::Previous.target(0, 5), 0);
        assert_eq!(Leap::Next.target(5, 5), 5);
        assert_eq!((Leap::First.target(3, 5), Leap::Last.target(3, 5)), (0, 5));
    }
}
