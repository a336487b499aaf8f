//! Premoves: a move chosen during another seat's turn, played on one's own turn if it is legal.

use bevy::ecs::system::{ScheduleSystem, SystemParam};
use bevy::prelude::*;

use super::commit::CurrentMatch;
use super::rules::{Rules, RulesAt};
use super::selection::MoveInput;
use crate::game::settings::Settings;
use crate::game::state::{Phase, Screen, SeatsHere, Step};
use pushflip_core::session::{AnyMove, Controller};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Premove>()
        .add_systems(
            Update,
            (|mut move_input: MoveInput| move_input.play_premove())
                .run_if(in_state(Phase::Choosing))
                .run_if(|premove: Res<Premove>| premove.0.is_some())
                .after(Step::Input)
                .before(Step::Turn),
        )
        .add_systems(OnExit(Screen::Playing), |mut premove: ResMut<Premove>| premove.0 = None);
}

/// The phases in which a person may select a move or a premove.
const SELECTION_PHASES: [Phase; 3] = [Phase::Choosing, Phase::Thinking, Phase::Waiting];

/// Whether the phase allows a person to select a move or a premove.
pub fn accepts_selection(phase: Option<Res<State<Phase>>>) -> bool {
    phase.is_some_and(|phase| SELECTION_PHASES.contains(phase.get()))
}

/// Adds a system that runs whenever a phase ends in which a move could be selected.
pub fn when_selection_ends<M>(app: &mut App, system: impl IntoScheduleConfigs<ScheduleSystem, M> + Copy) {
    for phase in SELECTION_PHASES {
        app.add_systems(OnExit(phase), system);
    }
}

/// The premove with its seat, if there is one.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Premove(pub(super) Option<(usize, AnyMove)>);

impl Premove {
    pub fn mv(&self) -> Option<AnyMove> {
        self.0.map(|(_, mv)| mv)
    }
}

/// Whether a person may choose on the board, and the rules that apply to the choice.
#[derive(SystemParam)]
pub struct Chooser<'w> {
    phase: Option<Res<'w, State<Phase>>>,
    pub(super) screen: Res<'w, State<Screen>>,
    pub(super) settings: Res<'w, Settings>,
    here: Res<'w, SeatsHere>,
    pub(super) current: Res<'w, CurrentMatch>,
    rules: Res<'w, Rules>,
}

impl Chooser<'_> {
    /// The phase, on screens where moves are played.
    pub(super) fn phase(&self) -> Option<Phase> {
        self.phase.as_ref().map(|phase| *phase.get())
    }

    /// Whether a person may choose a move or a premove.
    pub fn may_choose(&self) -> bool {
        self.phase() == Some(Phase::Choosing) || self.premove_seat().is_some()
    }

    /// During another seat's turn in a match: the seat of the next person at this screen. There are no premoves
    /// while the player confirms moves.
    pub(super) fn premove_seat(&self) -> Option<usize> {
        let others_turn = matches!(self.phase(), Some(Phase::Thinking | Phase::Waiting));
        if !others_turn || *self.screen.get() != Screen::Playing || self.settings.confirm_moves {
            return None;
        }
        let seats = &self.current.setup().seats;
        let mover = self.rules.position().seat_to_move();
        let mut next = (1..seats.len()).map(|step| (mover + step) % seats.len());
        next.find(|&seat| self.here.has(seat) && seats[seat].controller == Controller::Human)
    }

    /// The rules for the move or premove being chosen.
    pub fn rules(&self) -> RulesAt {
        match self.premove_seat() {
            Some(seat) => RulesAt::new(self.rules.position().with_seat_to_move(seat)),
            None => **self.rules,
        }
    }
}
