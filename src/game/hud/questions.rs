//! Pending questions of an online match: those of other players with their answers, the player's own, absent
//! players, and a lost connection.

use std::collections::BTreeSet;

use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::time::Real;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::{Activate, observe};

use crate::game::online::{Nearby, Online, SavedTables, TableAction, question_text, sends_on};
use crate::game::state::{Announce, EnterTable, JoinRequest, OnlineMatch, SeatsHere, Step};
use crate::game::theme::{self, KeepFocus, Skin, palette, sends};
use crate::game::turn::CurrentMatch;
use pushflip_core::language::{Localized, msg};
use pushflip_core::online::describe;
use pushflip_core::online::network::DiscoveredTable;
use pushflip_core::online::table::event::{Body, QuestionKind, TableId};
use pushflip_core::online::table::identity::PeerId;
use pushflip_core::online::table::state::Table;

/// Shows a question while it is pending.
pub(super) fn plugin(app: &mut App) {
    let changed = resource_changed::<Online>
        .or_else(resource_changed::<SeatsHere>)
        .or_else(resource_changed::<Nearby>)
        .or_else(any_match_filter::<Added<QuestionPlace>>);
    app.init_resource::<Shown>().add_systems(
        Update,
        (
            (show, theme::keep_focus_on_rebuild.run_if(|shown: Res<Shown>| !shown.fresh))
                .chain()
                .run_if(changed),
            activate_answers,
        )
            .chain()
            .in_set(Step::Hud)
            .run_if(|places: Query<(), With<QuestionPlace>>| !places.is_empty()),
    );
}

/// The delay in seconds before the answers to a new question can be pressed, so that a press that was meant
/// for the previous button is ignored.
const ANSWER_DELAY: f32 = 0.5;

/// The container of the question, with the prompt that it shows.
#[derive(Component, Default)]
struct QuestionPlace(Option<Prompt>);

/// An answer that cannot be pressed yet.
#[derive(Component)]
pub struct InactiveAnswer;

/// The container of a question, in the panel beside the board or in a menu.
pub fn question_place() -> impl Bundle {
    (QuestionPlace::default(), Node { display: Display::None, flex_shrink: 0.0, ..theme::column(0.0) })
}

/// The subject of a question, which distinguishes questions with the same text.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Subject {
    Over,
    Asked(u32),
    JoinRequest(PeerId),
    Paused,
    Freed,
    Absent(usize),
    Away,
    Disconnected,
    NewTable(TableId),
    Own(u32),
}

/// The displayed question and the time since which it is shown.
#[derive(Resource, Default)]
struct Shown {
    subject: Option<Subject>,
    since: f32,
    /// Whether it is new in this frame.
    fresh: bool,
}

#[derive(Clone, PartialEq, Debug)]
enum ButtonAction {
    Send(TableAction),
    /// Rejoins the table.
    Again,
    /// Asks to join another table of the host.
    Join(Box<DiscoveredTable>),
}

/// A sentence and its answers: name, message and action of each.
#[derive(Clone, PartialEq, Debug)]
struct Prompt {
    subject: Subject,
    sentence: Localized,
    answers: Vec<(&'static str, Localized, ButtonAction)>,
}

fn show(
    mut commands: Commands,
    online: Res<Online>,
    (kept, nearby): (Res<SavedTables>, Res<Nearby>),
    (here, current, online_match): (Res<SeatsHere>, Res<CurrentMatch>, Res<OnlineMatch>),
    time: Res<Time<Real>>,
    parents: Query<&ChildOf>,
    mut places: Query<(Entity, &mut QuestionPlace, &mut Node)>,
    mut shown: ResMut<Shown>,
    mut focus: ResMut<InputFocus>,
    mut announcements: MessageWriter<Announce>,
) {
    let left = here.is_over() && !online_match.is(current.as_match());
    let prompt = if left { Some(left_table()) } else { prompt(&online, &kept, &nearby, here.is_online()) };
    let subject = prompt.as_ref().map(|prompt| prompt.subject.clone());
    shown.fresh = shown.subject != subject;
    if shown.fresh {
        (shown.subject, shown.since) = (subject, time.elapsed_secs());
        // The focus does not move from one question to the next.
        let is_answer = |widget| parents.iter_ancestors(widget).any(|above| places.contains(above));
        if focus.get().is_some_and(is_answer) {
            focus.clear();
        }
    }
    // A press that has begun ends with its button, so that other news keep the question.
    let outdated = places.iter_mut().filter(|(_, place, _)| place.0 != prompt);
    let outdated: Vec<Entity> = outdated
        .map(|(at, mut place, mut node)| {
            place.0.clone_from(&prompt);
            node.display = if prompt.is_some() { Display::Flex } else { Display::None };
            commands.entity(at).despawn_children();
            at
        })
        .collect();
    let Some(Prompt { subject, sentence, answers }) = prompt else { return };
    // A join request is announced as a notice.
    if shown.fresh && !matches!(subject, Subject::JoinRequest(_)) {
        announcements.write(Announce(sentence.clone()));
    }
    let is_inactive = time.elapsed_secs() - shown.since < ANSWER_DELAY;
    for place in outdated {
        let question = (
            Name::new("Online question"),
            ChildOf(place),
            Node {
                padding: UiRect::all(px(10)),
                border: UiRect::all(theme::LINE),
                border_radius: BorderRadius::all(px(theme::CORNER)),
                ..theme::column(8.0)
            },
            BackgroundColor(palette::WALNUT_DEEP),
            BorderColor::all(palette::BRASS),
        );
        commands.spawn(question).with_children(|question| {
            question.spawn(theme::label(sentence.clone()));
            question.spawn(theme::column(6.0)).with_children(|column| {
                for (name, words, act) in &answers {
                    // Somebody waits, and nothing else at the table is more urgent.
                    let is_main = matches!(subject, Subject::JoinRequest(_)) && *name == "Let in";
                    let skin = if is_main { Skin::Primary } else { Skin::Secondary };
                    let mut button = column.spawn((theme::text_button(name, words.clone(), skin), KeepFocus));
                    match act {
                        ButtonAction::Send(answer) => button.insert(sends_on::<Activate>(answer.clone())),
                        ButtonAction::Again => button.insert(observe(rejoin)),
                        ButtonAction::Join(found) => button.insert(sends(JoinRequest(found.clone()))),
                    };
                    if is_inactive {
                        button.insert((InactiveAnswer, InteractionDisabled));
                    }
                }
            });
        });
    }
}

fn activate_answers(
    mut commands: Commands,
    time: Res<Time<Real>>,
    shown: Res<Shown>,
    inactive: Query<Entity, With<InactiveAnswer>>,
) {
    if time.elapsed_secs() - shown.since >= ANSWER_DELAY {
        for button in &inactive {
            commands.entity(button).remove::<(InactiveAnswer, InteractionDisabled)>();
        }
    }
}

fn rejoin(_: On<Activate>, online: Res<Online>, mut joins: MessageWriter<EnterTable>) {
    joins.write_batch(online.rejoin_invitation().cloned().map(Box::new).map(EnterTable::Join));
}

/// The board shows the match of a table that was left.
fn left_table() -> Prompt {
    Prompt { subject: Subject::Over, sentence: msg::ONLINE_OVER, answers: Vec::new() }
}

/// The pending question, if any. `on_board`: the board shows the table's match, so no lobby lists absent players.
fn prompt(online: &Online, kept: &SavedTables, nearby: &Nearby, on_board: bool) -> Option<Prompt> {
    if let Some(why) = online.stop_reason() {
        let again =
            online.rejoin_invitation().map(|_| ("Come again", msg::ONLINE_AGAIN, ButtonAction::Again));
        let sentence = why.into();
        return Some(Prompt { subject: Subject::Over, sentence, answers: again.into_iter().collect() });
    }
    let table = online.table()?;
    if table.is_closed() {
        let sentence = msg::ONLINE_STOP_DONE;
        return Some(Prompt { subject: Subject::Over, sentence, answers: Vec::new() });
    }
    let say = |name, words, body| (name, words, ButtonAction::Send(TableAction::Propose(body)));
    if let Some((asked, sentence)) = table.asked().zip(question_text(online, kept)) {
        let answers = vec![
            say("Agree", msg::ONLINE_AGREE, Body::Agree(asked.kind)),
            say("Refuse", msg::ONLINE_REFUSE, Body::Refuse(asked.kind)),
        ];
        return Some(Prompt { subject: Subject::Asked(asked.number), sentence, answers });
    }
    if let Some((peer, name)) = online.next_join_request() {
        let admit = |name, words, yes| (name, words, ButtonAction::Send(TableAction::Admit(peer, yes)));
        let answers =
            vec![admit("Let in", msg::ONLINE_LET_IN, true), admit("Keep out", msg::ONLINE_KEEP_OUT, false)];
        return Some(Prompt {
            subject: Subject::JoinRequest(peer),
            sentence: describe::join_request(kept.contacts(), peer, name),
            answers,
        });
    }
    if online.is_allowed(&Body::Resume) {
        let answers = vec![say("Resume", msg::ONLINE_RESUME, Body::Resume)];
        return Some(Prompt { subject: Subject::Paused, sentence: msg::ONLINE_PAUSED, answers });
    }
    if let Some(body) = online.return_proposal() {
        let answers = vec![say("Sit down again", msg::ONLINE_SIT, body)];
        return Some(Prompt { subject: Subject::Freed, sentence: msg::ONLINE_FREED, answers });
    }
    absent(online, kept, table)
        .or_else(|| new_table(online, kept, nearby))
        .or_else(|| disconnected(online, kept).filter(|_| on_board))
        .or_else(|| own(online, kept, table))
        .or_else(|| away(online, kept, table).filter(|_| on_board))
}

/// A player has been absent for so long that the match can be claimed.
fn absent(online: &Online, kept: &SavedTables, table: &Table) -> Option<Prompt> {
    let (seat, ends) = online.claimable()?;
    let at = &table.seats()[seat];
    let name = at.occupant.peer().or(at.last().peer()).map(|peer| kept.contacts().player_name(table, peer));
    let sentence = match name {
        Some(name) => msg::OnlineAbsent { name }.into(),
        None => msg::ONLINE_ABSENT_SEAT,
    };
    let answers = ends.into_iter().map(|body| {
        let wins = matches!(body, Body::Claim { win: true, .. });
        let (name, words) = if wins {
            ("Claim a win", msg::ONLINE_CLAIM_WIN)
        } else {
            ("Claim a draw", msg::ONLINE_CLAIM_DRAW)
        };
        (name, words, ButtonAction::Send(TableAction::Propose(body)))
    });
    Some(Prompt { subject: Subject::Absent(seat), sentence, answers: answers.collect() })
}

/// The host has opened another table.
fn new_table(online: &Online, kept: &SavedTables, nearby: &Nearby) -> Option<Prompt> {
    let found = nearby.new_table(online)?;
    let name = online.host_name(kept)?;
    let subject = Subject::NewTable(found.table);
    if nearby.asked() == Some(found.host) {
        return Some(Prompt { subject, sentence: msg::OnlineKnocking { name }.into(), answers: Vec::new() });
    }
    let sentence = msg::OnlineNewTable { name, game: found.variant }.into();
    let join = ("Join", msg::ONLINE_JOIN_TABLE, ButtonAction::Join(Box::new(found.clone())));
    Some(Prompt { subject, sentence, answers: vec![join] })
}

fn disconnected(online: &Online, kept: &SavedTables) -> Option<Prompt> {
    let sentence = online.connection_status(kept).filter(|_| !online.is_host())?;
    Some(Prompt { subject: Subject::Disconnected, sentence, answers: Vec::new() })
}

/// Players are absent, and the match cannot be claimed yet.
fn away(online: &Online, kept: &SavedTables, table: &Table) -> Option<Prompt> {
    let seats = 0..table.seats().len();
    let away: Vec<usize> =
        seats.filter(|&seat| table.is_on() && online.is_here(seat) == Some(false)).collect();
    let peers: BTreeSet<PeerId> =
        away.iter().filter_map(|&seat| table.seats()[seat].occupant.peer()).collect();
    if peers.is_empty() {
        return None;
    }
    let names =
        Localized::joined(peers.into_iter().map(|peer| kept.contacts().player_name(table, peer)), ", ");
    let can_claim = away.iter().any(|&seat| !online.claims(seat).is_empty());
    let sentence = match online.claim_after().filter(|_| can_claim) {
        Some(claim) => msg::OnlineIsAwayClaim { names, seconds: claim.as_secs() }.into(),
        None => msg::OnlineIsAway { names }.into(),
    };
    Some(Prompt { subject: Subject::Away, sentence, answers: Vec::new() })
}

/// The player's own question, until all have answered.
fn own(online: &Online, kept: &SavedTables, table: &Table) -> Option<Prompt> {
    let asked = table.asked().filter(|asked| Some(asked.by) == online.me())?;
    let name = if asked.of_computer {
        msg::ONLINE_COMPUTER
    } else {
        Localized::joined(asked.waiting.iter().map(|&peer| kept.contacts().player_name(table, peer)), ", ")
    };
    let sentence = match asked.kind {
        QuestionKind::Undo => msg::OnlineAskedUndo { name }.into(),
        QuestionKind::Draw => msg::OnlineAskedDraw { name }.into(),
        QuestionKind::Pause => msg::OnlineAskedPause { name }.into(),
        QuestionKind::Rematch => msg::OnlineAskedRematch { name }.into(),
    };
    let back = (
        "Take back",
        msg::ONLINE_ASK_NO_MORE,
        ButtonAction::Send(TableAction::Propose(Body::Refuse(asked.kind))),
    );
    Some(Prompt { subject: Subject::Own(asked.number), sentence, answers: vec![back] })
}
