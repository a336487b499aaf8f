//! Asks for one more frame after a frame in which something around the table has changed: the game
//! draws only when there is a reason.

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use crate::game::state::{Menu, Screen};

/// One system, at the end of the frame.
pub fn plugin(app: &mut App) {
    app.add_systems(Last, ask);
}

type Repainted = Or<(
    Changed<Node>,
    Changed<Visibility>,
    Changed<BackgroundColor>,
    Changed<Text>,
    Changed<TextColor>,
    Changed<Outline>,
    Changed<ScrollPosition>,
)>;

fn ask(
    repainted: Query<(), (With<Node>, Repainted)>,
    screen: Option<Res<NextState<Screen>>>,
    menu: Option<Res<NextState<Menu>>>,
    mut redraws: MessageWriter<RequestRedraw>,
) {
    let pending = screen.is_some_and(|next| !matches!(*next, NextState::Unchanged))
        || menu.is_some_and(|next| !matches!(*next, NextState::Unchanged));
    if pending || !repainted.is_empty() {
        redraws.write(RequestRedraw);
    }
}
