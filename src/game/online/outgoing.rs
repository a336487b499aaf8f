//! Proposals to the host: moves and requests of the players at this machine.

use bevy::prelude::*;
use bevy::time::Real;
use bevy::ui_widgets::observe;

use super::{Online, SavedTables};
use crate::game::state::{MatchCommand, Menu, MoveChosen, Notice, Phase, Screen, SeatsHere, Step};
use pushflip_core::language::msg;
use pushflip_core::online::table::event::{Body, QuestionKind};
use pushflip_core::online::table::identity::PeerId;

pub(super) fn plugin(app: &mut App) {
    let online = |here: Res<SeatsHere>| here.is_online();
    app.init_resource::<Choosing>()
        .add_systems(OnEnter(Phase::Choosing), |time: Res<Time<Real>>, mut since: ResMut<Choosing>| {
            since.0 = time.elapsed_secs();
        })
        .add_systems(
            Update,
            (
                propose_moves.run_if(on_message::<MoveChosen>),
                propose_requests.run_if(on_message::<MatchCommand>),
            )
                .run_if(online)
                .run_if(in_state(Screen::Playing))
                .in_set(Step::Turn),
        );
}

/// The action of a button at the table.
#[derive(Clone, PartialEq, Debug)]
pub enum TableAction {
    /// Sends a proposal.
    Propose(Body),
    /// Answers a join request.
    Admit(PeerId, bool),
}

/// Performs an action on the event `E` of a button: a press, or a confirmed press.
pub fn sends_on<E: EntityEvent>(answer: TableAction) -> impl Bundle {
    let perform = move |_: On<E>,
                        mut online: ResMut<Online>,
                        kept: Res<SavedTables>,
                        mut notices: MessageWriter<Notice>| match &answer {
        TableAction::Propose(body) => online.propose(body.clone()),
        TableAction::Admit(peer, yes) => {
            let name = online.admit(*peer, *yes).filter(|_| *yes);
            // The connection can take some seconds.
            notices.write_batch(name.map(|name| {
                Notice(msg::OnlineJoins { name: kept.contacts().display_name(*peer, &name) }.into())
            }));
        }
    };
    observe(perform)
}

/// The start of the player's turn, in seconds since the start of the program.
#[derive(Resource, Default)]
struct Choosing(f32);

fn propose_moves(
    mut chosen: MessageReader<MoveChosen>,
    mut online: ResMut<Online>,
    since: Res<Choosing>,
    time: Res<Time<Real>>,
    mut notices: MessageWriter<Notice>,
) {
    for choice in chosen.read() {
        // A sent move is final: the host may have it already.
        if let Some(mv) = online.pending_move() {
            notices.write(Notice(msg::OnlineSent { mv: mv.to_string() }.into()));
            continue;
        }
        let thought_ms = ((time.elapsed_secs() - since.0) * 1000.0) as u32;
        online.play(choice.mv.to_string(), thought_ms);
    }
}

fn propose_requests(
    mut asked: MessageReader<MatchCommand>,
    here: Res<SeatsHere>,
    mut online: ResMut<Online>,
    mut notice: MessageWriter<Notice>,
    mut menu: ResMut<NextState<Menu>>,
) {
    for command in asked.read() {
        let body = match command {
            MatchCommand::Undo => Body::Ask(QuestionKind::Undo),
            MatchCommand::OfferDraw | MatchCommand::AgreeDraw => Body::Ask(QuestionKind::Draw),
            MatchCommand::Resign => Body::Resign,
            MatchCommand::Redo | MatchCommand::Hint | MatchCommand::EndSeries => {
                notice.write(Notice(msg::ONLINE_ONLY_HERE));
                continue;
            }
            MatchCommand::Leave => {
                // An unfinished match continues behind the title.
                if !online.is_playing() {
                    online.leave();
                }
                continue;
            }
            MatchCommand::Deselect
            | MatchCommand::SkipAnimation
            | MatchCommand::ViewPly(_)
            | MatchCommand::Quit => {
                continue;
            }
        };
        if here.is_over() {
            notice.write(Notice(msg::ONLINE_OVER));
            continue;
        }
        online.propose(body);
        NextState::set_if_neq(&mut menu, Menu::None);
    }
}
