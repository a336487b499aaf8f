//! Pending questions of an online match: those of other players with their answers, the player's own, absent
//! players, and a lost connection.

use bevy::ecs::entity::Entities;
use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::time::Real;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::{Activate, observe};

use crate::game::language::Language;
use crate::game::online::{Answer, Kept, Online, asks, knocks, name_of, says, stopped};
use crate::game::state::{Announce, JoinTable, OnlineMatch, SeatsHere, Step};
use crate::game::theme::{self, Stay, palette};
use crate::game::turn::CurrentMatch;
use pushflip_core::online::table::event::{Body, Matter};
use pushflip_core::online::table::identity::PeerId;
use pushflip_core::online::table::state::Table;

/// Shows it as long as it waits.
pub(super) fn plugin(app: &mut App) {
    let changed = resource_changed::<Online>
        .or_else(resource_changed::<Language>)
        .or_else(resource_changed::<SeatsHere>)
        .or_else(|places: Query<(), Added<Place>>| !places.is_empty());
    app.init_resource::<Shown>().add_systems(
        Update,
        (
            (theme::rebuild::<Question, _>(show), theme::hold_focus.run_if(|shown: Res<Shown>| !shown.fresh))
                .chain()
                .run_if(changed),
            listen,
        )
            .chain()
            .in_set(Step::Hud)
            .run_if(|places: Query<(), With<Place>>| !places.is_empty()),
    );
}

/// How long the answers to a new question do nothing, in seconds: a press that was meant for what stood there before
/// is no answer.
const DEAF: f32 = 0.5;

/// Where it stands.
#[derive(Component)]
struct Place;

#[derive(Component)]
struct Question;

/// An answer that does nothing yet.
#[derive(Component)]
pub struct Deaf;

/// The place for it, in the panel beside the board or in a menu.
pub fn question_place() -> impl Bundle {
    (Place, Node { display: Display::None, flex_shrink: 0.0, ..theme::column(0.0) })
}

/// The subject of a question. Two questions differ even if their answers read the same.
#[derive(Clone, PartialEq, Eq, Debug)]
enum About {
    Over,
    Asked(u32),
    Knock(PeerId),
    Paused,
    Absent(usize),
    Sent,
    Own(u32),
}

/// The displayed question, and since when.
#[derive(Resource, Default)]
struct Shown {
    about: Option<About>,
    since: f32,
    /// Whether it was not there at the last look.
    fresh: bool,
}

/// The action of a button.
#[derive(Clone)]
enum Act {
    Answer(Answer),
    /// Comes to the table again.
    Again,
}

/// A sentence and its answers: name, message, what it does.
struct Offer {
    about: About,
    sentence: String,
    answers: Vec<(&'static str, &'static str, Act)>,
}

fn show(
    mut commands: Commands,
    language: Res<Language>,
    online: Res<Online>,
    kept: Res<Kept>,
    (here, current, online_match): (Res<SeatsHere>, Res<CurrentMatch>, Res<OnlineMatch>),
    time: Res<Time<Real>>,
    entities: &Entities,
    mut places: Query<(Entity, &mut Node), With<Place>>,
    mut shown: ResMut<Shown>,
    mut focus: ResMut<InputFocus>,
    mut announcements: MessageWriter<Announce>,
) {
    let left = here.is_over() && !online_match.is(current.as_match());
    let offer = if left { Some(left_table(*language)) } else { offer(&online, &kept, *language) };
    for (_, mut node) in &mut places {
        node.display = if offer.is_some() { Display::Flex } else { Display::None };
    }
    let about = offer.as_ref().map(|offer| offer.about.clone());
    shown.fresh = shown.about != about;
    if shown.fresh {
        (shown.about, shown.since) = (about, time.elapsed_secs());
        // The focus does not go from one question to the next.
        if focus.get().is_some_and(|widget| !entities.contains(widget)) {
            focus.clear();
        }
    }
    let Some(Offer { about, sentence, answers }) = offer else { return };
    // That somebody knocks is told as a notice.
    if shown.fresh && !matches!(about, About::Knock(_)) {
        announcements.write(Announce(sentence.clone()));
    }
    let deaf = time.elapsed_secs() - shown.since < DEAF;
    for (place, _) in &places {
        let question = (
            Name::new("Far question"),
            Question,
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
                        column.spawn((theme::secondary_button(name, &language.say(words)), Stay));
                    match act {
                        Act::Answer(answer) => button.insert(says(answer.clone())),
                        Act::Again => button.insert(observe(come_again)),
                    };
                    if deaf {
                        button.insert((Deaf, InteractionDisabled));
                    }
                }
            });
        });
    }
}

/// Lets the answers be pressed after a while.
fn listen(mut commands: Commands, time: Res<Time<Real>>, shown: Res<Shown>, deaf: Query<Entity, With<Deaf>>) {
    if time.elapsed_secs() - shown.since >= DEAF {
        for button in &deaf {
            commands.entity(button).remove::<(Deaf, InteractionDisabled)>();
        }
    }
}

fn come_again(_: On<Activate>, online: Res<Online>, mut joins: MessageWriter<JoinTable>) {
    joins.write_batch(online.again().map(|invitation| JoinTable(Box::new(invitation.clone()))));
}

/// The board shows the match of a table that was left.
fn left_table(language: Language) -> Offer {
    Offer { about: About::Over, sentence: language.say("online-over"), answers: Vec::new() }
}

/// The pending question, if any.
fn offer(online: &Online, kept: &Kept, language: Language) -> Option<Offer> {
    if let Some(why) = online.over() {
        let again = online.again().map(|_| ("Come again", "online-again", Act::Again));
        let sentence = stopped(language, why);
        return Some(Offer { about: About::Over, sentence, answers: again.into_iter().collect() });
    }
    let table = online.table()?;
    if table.is_closed() {
        let sentence = language.say("online-stop-done");
        return Some(Offer { about: About::Over, sentence, answers: Vec::new() });
    }
    let say = |name, words, body| (name, words, Act::Answer(Answer::Say(body)));
    if let Some((asked, sentence)) = table.asked().zip(asks(online, kept, language)) {
        let answers = vec![
            say("Agree", "online-agree", Body::Agree(asked.matter)),
            say("Refuse", "online-refuse", Body::Refuse(asked.matter)),
        ];
        return Some(Offer { about: About::Asked(asked.number), sentence, answers });
    }
    if let Some((peer, name)) = online.at_the_door() {
        let admit = |name, words, yes| (name, words, Act::Answer(Answer::Admit(peer, yes)));
        let answers =
            vec![admit("Let in", "online-let-in", true), admit("Keep out", "online-keep-out", false)];
        return Some(Offer {
            about: About::Knock(peer),
            sentence: knocks(language, kept, peer, name),
            answers,
        });
    }
    if online.may(&Body::Resume) {
        let answers = vec![say("Resume", "online-resume", Body::Resume)];
        return Some(Offer { about: About::Paused, sentence: language.say("online-paused"), answers });
    }
    absent(online, kept, table, language)
        .or_else(|| unsent(online, language))
        .or_else(|| own(online, kept, table, language))
}

/// Somebody has been away for so long that the match can be ended.
fn absent(online: &Online, kept: &Kept, table: &Table, language: Language) -> Option<Offer> {
    let (seat, ends) = online.claims()?;
    let at = &table.seats()[seat];
    let name = at.sitter.peer().or(at.last().peer()).map(|peer| name_of(table, kept, peer, language));
    let sentence = match name {
        Some(name) => language.tell("online-absent", &[("name", name.into())]),
        None => language.say("online-absent-seat"),
    };
    let answers = ends.into_iter().map(|body| {
        let wins = matches!(body, Body::Claim { win: true, .. });
        let (name, words) =
            if wins { ("Claim a win", "online-claim-win") } else { ("Claim a draw", "online-claim-draw") };
        (name, words, Act::Answer(Answer::Say(body)))
    });
    Some(Offer { about: About::Absent(seat), sentence, answers: answers.collect() })
}

/// A move was chosen while the host is not there.
fn unsent(online: &Online, language: Language) -> Option<Offer> {
    let mv = online.sent().filter(|_| !online.is_connected())?;
    let sentence = language.tell("online-unsent", &[("move", mv.to_string().into())]);
    Some(Offer { about: About::Sent, sentence, answers: Vec::new() })
}

/// The own question, until all have answered.
fn own(online: &Online, kept: &Kept, table: &Table, language: Language) -> Option<Offer> {
    let asked = table.asked().filter(|asked| Some(asked.by) == online.me())?;
    let names: Vec<String> = if asked.of_computer {
        vec![language.say("online-computer")]
    } else {
        asked.waiting.iter().map(|&peer| name_of(table, kept, peer, language)).collect()
    };
    let message = match asked.matter {
        Matter::Undo => "online-asked-undo",
        Matter::Draw => "online-asked-draw",
        Matter::Pause => "online-asked-pause",
        Matter::Rematch => "online-asked-rematch",
    };
    let sentence = language.tell(message, &[("name", names.join(", ").into())]);
    let back = ("Take back", "online-ask-no-more", Act::Answer(Answer::Say(Body::Refuse(asked.matter))));
    Some(Offer { about: About::Own(asked.number), sentence, answers: vec![back] })
}
