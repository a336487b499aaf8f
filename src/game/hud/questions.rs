//! Pending questions of an online match: those of other players with their answers, the player's own, absent
//! players, and a lost connection.

use std::collections::BTreeSet;

use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::time::Real;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::{Activate, observe};

use crate::game::language::Language;
use crate::game::online::{
    Online, SavedTables, TableAction, connection_problem_text, join_request_text, player_name, question_text,
    sends_on, stop_reason_text,
};
use crate::game::state::{Announce, JoinTable, OnlineMatch, SeatsHere, Step};
use crate::game::theme::{self, KeepFocus, palette};
use crate::game::turn::CurrentMatch;
use pushflip_core::online::table::event::{Body, QuestionKind};
use pushflip_core::online::table::identity::PeerId;
use pushflip_core::online::table::state::Table;

/// Shows a question while it is pending.
pub(super) fn plugin(app: &mut App) {
    let changed = resource_changed::<Online>
        .or_else(resource_changed::<Language>)
        .or_else(resource_changed::<SeatsHere>)
        .or_else(|places: Query<(), Added<QuestionPlace>>| !places.is_empty());
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
    Sent,
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

/// The action of a button.
#[derive(Clone, PartialEq, Debug)]
enum ButtonAction {
    Send(TableAction),
    /// Rejoins the table.
    Again,
}

/// A sentence and its answers: name, message and action of each.
#[derive(Clone, PartialEq, Debug)]
struct Prompt {
    subject: Subject,
    sentence: String,
    answers: Vec<(&'static str, &'static str, ButtonAction)>,
}

fn show(
    mut commands: Commands,
    language: Res<Language>,
    online: Res<Online>,
    kept: Res<SavedTables>,
    (here, current, online_match): (Res<SeatsHere>, Res<CurrentMatch>, Res<OnlineMatch>),
    time: Res<Time<Real>>,
    parents: Query<&ChildOf>,
    mut places: Query<(Entity, &mut QuestionPlace, &mut Node)>,
    mut shown: ResMut<Shown>,
    mut focus: ResMut<InputFocus>,
    mut announcements: MessageWriter<Announce>,
) {
    let left = here.is_over() && !online_match.is(current.as_match());
    let prompt =
        if left { Some(left_table(*language)) } else { prompt(&online, &kept, *language, here.is_online()) };
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
    // A join request and a lost connection are announced as notices.
    if shown.fresh && !matches!(subject, Subject::JoinRequest(_) | Subject::Disconnected) {
        announcements.write(Announce(sentence.clone()));
    }
    let is_inactive = time.elapsed_secs() - shown.since < ANSWER_DELAY;
    for place in outdated {
        let question = (
            Name::new("Far question"),
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
            question.spawn(theme::label(&sentence));
            question.spawn(theme::column(6.0)).with_children(|column| {
                for (name, words, act) in &answers {
                    let mut button =
                        column.spawn((theme::secondary_button(name, &language.say(words)), KeepFocus));
                    match act {
                        ButtonAction::Send(answer) => button.insert(sends_on::<Activate>(answer.clone())),
                        ButtonAction::Again => button.insert(observe(rejoin)),
                    };
                    if is_inactive {
                        button.insert((InactiveAnswer, InteractionDisabled));
                    }
                }
            });
        });
    }
}

/// Enables the answers after the delay.
fn activate_answers(
    mut commands: Commands,
    time: Res<Time<Real>>,
    shown: Res<Shown>,
    is_inactive: Query<Entity, With<InactiveAnswer>>,
) {
    if time.elapsed_secs() - shown.since >= ANSWER_DELAY {
        for button in &is_inactive {
            commands.entity(button).remove::<(InactiveAnswer, InteractionDisabled)>();
        }
    }
}

fn rejoin(_: On<Activate>, online: Res<Online>, mut joins: MessageWriter<JoinTable>) {
    joins.write_batch(online.rejoin_invitation().map(|invitation| JoinTable(Box::new(invitation.clone()))));
}

/// The board shows the match of a table that was left.
fn left_table(language: Language) -> Prompt {
    Prompt { subject: Subject::Over, sentence: language.say("online-over"), answers: Vec::new() }
}

/// The pending question, if any. `on_board`: the board shows the table's match, and no lobby says who is away.
fn prompt(online: &Online, kept: &SavedTables, language: Language, on_board: bool) -> Option<Prompt> {
    if let Some(why) = online.stop_reason() {
        let again = online.rejoin_invitation().map(|_| ("Come again", "online-again", ButtonAction::Again));
        let sentence = stop_reason_text(language, why);
        return Some(Prompt { subject: Subject::Over, sentence, answers: again.into_iter().collect() });
    }
    let table = online.table()?;
    if table.is_closed() {
        let sentence = language.say("online-stop-done");
        return Some(Prompt { subject: Subject::Over, sentence, answers: Vec::new() });
    }
    let say = |name, words, body| (name, words, ButtonAction::Send(TableAction::Propose(body)));
    if let Some((asked, sentence)) = table.asked().zip(question_text(online, kept, language)) {
        let answers = vec![
            say("Agree", "online-agree", Body::Agree(asked.kind)),
            say("Refuse", "online-refuse", Body::Refuse(asked.kind)),
        ];
        return Some(Prompt { subject: Subject::Asked(asked.number), sentence, answers });
    }
    if let Some((peer, name)) = online.next_join_request() {
        let admit = |name, words, yes| (name, words, ButtonAction::Send(TableAction::Admit(peer, yes)));
        let answers =
            vec![admit("Let in", "online-let-in", true), admit("Keep out", "online-keep-out", false)];
        return Some(Prompt {
            subject: Subject::JoinRequest(peer),
            sentence: join_request_text(language, kept, peer, name),
            answers,
        });
    }
    if online.is_allowed(&Body::Resume) {
        let answers = vec![say("Resume", "online-resume", Body::Resume)];
        return Some(Prompt { subject: Subject::Paused, sentence: language.say("online-paused"), answers });
    }
    if let Some(body) = online.return_proposal() {
        let answers = vec![say("Sit down again", "online-sit", body)];
        return Some(Prompt { subject: Subject::Freed, sentence: language.say("online-freed"), answers });
    }
    absent(online, kept, table, language)
        .or_else(|| unsent(online, language))
        .or_else(|| disconnected(online, language).filter(|_| on_board))
        .or_else(|| own(online, kept, table, language))
        .or_else(|| away(online, kept, table, language).filter(|_| on_board))
}

/// A player has been absent for so long that the match can be claimed.
fn absent(online: &Online, kept: &SavedTables, table: &Table, language: Language) -> Option<Prompt> {
    let (seat, ends) = online.claimable()?;
    let at = &table.seats()[seat];
    let name = at.occupant.peer().or(at.last().peer()).map(|peer| player_name(table, kept, peer, language));
    let sentence = match name {
        Some(name) => language.tell("online-absent", &[("name", name.into())]),
        None => language.say("online-absent-seat"),
    };
    let answers = ends.into_iter().map(|body| {
        let wins = matches!(body, Body::Claim { win: true, .. });
        let (name, words) =
            if wins { ("Claim a win", "online-claim-win") } else { ("Claim a draw", "online-claim-draw") };
        (name, words, ButtonAction::Send(TableAction::Propose(body)))
    });
    Some(Prompt { subject: Subject::Absent(seat), sentence, answers: answers.collect() })
}

/// A move was chosen without a connection to the host.
fn unsent(online: &Online, language: Language) -> Option<Prompt> {
    let mv = online.pending_move().filter(|_| !online.is_connected())?;
    let sentence = language.tell("online-unsent", &[("move", mv.to_string().into())]);
    Some(Prompt { subject: Subject::Sent, sentence, answers: Vec::new() })
}

/// The host is not connected.
fn disconnected(online: &Online, language: Language) -> Option<Prompt> {
    if online.is_host() || online.is_connected() {
        return None;
    }
    let sentence = match online.connection_problem() {
        Some(problem) => connection_problem_text(language, problem),
        None => language.say("online-lost"),
    };
    Some(Prompt { subject: Subject::Disconnected, sentence, answers: Vec::new() })
}

/// Players are away, and the match cannot be claimed yet.
fn away(online: &Online, kept: &SavedTables, table: &Table, language: Language) -> Option<Prompt> {
    let seats = 0..table.seats().len();
    let away: Vec<usize> =
        seats.filter(|&seat| table.is_on() && online.is_here(seat) == Some(false)).collect();
    let peers: BTreeSet<PeerId> =
        away.iter().filter_map(|&seat| table.seats()[seat].occupant.peer()).collect();
    if peers.is_empty() {
        return None;
    }
    let names: Vec<String> = peers.into_iter().map(|peer| player_name(table, kept, peer, language)).collect();
    let mut values = vec![("names", names.join(", ").into())];
    let message = if away.iter().any(|&seat| !online.claims(seat).is_empty()) {
        values.push(("seconds", online.grace().as_secs().into()));
        "online-is-away-claim"
    } else {
        "online-is-away"
    };
    let sentence = language.tell(message, &values);
    Some(Prompt { subject: Subject::Away, sentence, answers: Vec::new() })
}

/// The own question, until all have answered.
fn own(online: &Online, kept: &SavedTables, table: &Table, language: Language) -> Option<Prompt> {
    let asked = table.asked().filter(|asked| Some(asked.by) == online.me())?;
    let names: Vec<String> = if asked.of_computer {
        vec![language.say("online-computer")]
    } else {
        asked.waiting.iter().map(|&peer| player_name(table, kept, peer, language)).collect()
    };
    let message = match asked.kind {
        QuestionKind::Undo => "online-asked-undo",
        QuestionKind::Draw => "online-asked-draw",
        QuestionKind::Pause => "online-asked-pause",
        QuestionKind::Rematch => "online-asked-rematch",
    };
    let sentence = language.tell(message, &[("name", names.join(", ").into())]);
    let back = (
        "Take back",
        "online-ask-no-more",
        ButtonAction::Send(TableAction::Propose(Body::Refuse(asked.kind))),
    );
    Some(Prompt { subject: Subject::Own(asked.number), sentence, answers: vec![back] })
}
