//! Beside a pointer that rests on what cannot be played: why not.

use bevy::prelude::*;
use bevy::time::Real;
use bevy::window::PrimaryWindow;

use super::words;
use crate::game::language::Language;
use crate::game::theme;
use crate::game::turn::{Hovered, Selection, Target, why_not_take};
use crate::game::{CurrentMatch, Phase, Step};
use crate::rules::IllegalMove;
use crate::rules::hexxagon::Move;
use crate::session::{AnyMove, AnyPosition};

/// Shows the reason and takes it away.
pub fn plugin(app: &mut App) {
    let changed =
        resource_changed::<Hovered>.or_else(resource_changed::<Selection>).or_else(state_changed::<Phase>);
    app.add_systems(Update, (ask.run_if(changed), tell).chain().in_set(Step::Hud));
}

/// So long a pointer rests before it is told anything, in seconds.
const RESTS: f32 = 0.6;
/// How far from the pointer's tip, in pixels.
const AWAY: f32 = 14.0;

/// The reason, and since when somebody may want it. While there is one, a few frames a second are wanted.
#[derive(Component)]
pub struct Reason {
    words: String,
    since: f32,
    told: bool,
}

fn ask(
    hovered: Res<Hovered>,
    selection: Res<Selection>,
    phase: Option<Res<State<Phase>>>,
    current: Res<CurrentMatch>,
    language: Res<Language>,
    time: Res<Time<Real>>,
    old: Query<Entity, With<Reason>>,
    mut commands: Commands,
) {
    old.iter().for_each(|old| commands.entity(old).despawn());
    let choosing = phase.is_some_and(|phase| *phase.get() == Phase::Choosing);
    let Some(target) = hovered.0.filter(|_| choosing && *selection == Selection::None) else { return };
    if let Some(why) = why_not(&current.position(), target) {
        let reason =
            Reason { words: words::illegal(*language, why), since: time.elapsed_secs(), told: false };
        commands.spawn((Name::new("Reason"), reason));
    }
}

/// Why nothing begins with a target; none if something does.
fn why_not(position: &AnyPosition, target: Target) -> Option<IllegalMove> {
    match (position, target) {
        (_, Target::Cube(cell)) => why_not_take(position, cell),
        (AnyPosition::Hexxagon(p), Target::Hex(to)) if p.piece(to) != Some(position.side_to_move()) => {
            position.check(AnyMove::Hexxagon(Move::Clone { to })).err()
        }
        _ => None,
    }
}

fn tell(
    time: Res<Time<Real>>,
    scale: Res<UiScale>,
    windows: Query<&Window, With<PrimaryWindow>>,
    mut reasons: Query<(Entity, &mut Reason)>,
    mut commands: Commands,
) {
    for (entity, mut reason) in &mut reasons {
        if reason.told || time.elapsed_secs() - reason.since < RESTS {
            continue;
        }
        reason.told = true;
        let Some((window, at)) = windows.single().ok().and_then(|w| Some((w, w.cursor_position()?))) else {
            continue;
        };
        let (window, at) = (window.size() / scale.0, at / scale.0);
        let mut place = theme::tooltip_node();
        // Towards the middle of the window, so that it fits.
        if at.x < window.x / 2.0 {
            place.left = px(at.x + AWAY);
        } else {
            place.right = px(window.x - at.x + AWAY);
        }
        if at.y < window.y / 2.0 {
            place.top = px(at.y + AWAY);
        } else {
            place.bottom = px(window.y - at.y + AWAY);
        }
        commands.entity(entity).insert(theme::tooltip(place, &reason.words));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Variant;
    use crate::session::{Match, Setup};

    #[test]
    fn what_cannot_be_played_has_a_reason_and_what_can_has_none() {
        let quixo = Match::new(Setup::new(Variant::Quixo, &[])).position();
        let cube = |text: &str| Target::Cube(text.parse().expect("a cell"));
        assert!(matches!(why_not(&quixo, cube("c3")), Some(IllegalMove::NotOnBorder(_))));
        assert_eq!(why_not(&quixo, cube("e5")), None);
        let hexxagon = Match::new(Setup::new(Variant::Hexxagon, &[])).position();
        let AnyPosition::Hexxagon(p) = &hexxagon else { panic!("Hexxagon") };
        for cell in crate::rules::hexxagon::Cell::all() {
            let own = p.piece(cell) == Some(hexxagon.side_to_move());
            let reached = hexxagon.check(AnyMove::Hexxagon(Move::Clone { to: cell })).is_ok();
            assert_eq!(why_not(&hexxagon, Target::Hex(cell)).is_none(), own || reached, "{cell}");
        }
    }
}
