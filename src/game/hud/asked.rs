//! What somebody far away asks, in the panel, with the answers; and what can be done where they stay away.

use bevy::prelude::*;

use crate::game::language::Language;
use crate::game::online::{Answer, Kept, Online, knocks, name_of, says};
use crate::game::state::{Announce, Screen, Step};
use crate::game::theme::{self, Stay, palette};
use pushflip_core::online::table::event::{Body, Matter};
use pushflip_core::online::table::state::Table;

/// Shows the question as long as it waits for an answer from here.
pub(super) fn plugin(app: &mut App) {
    let changed = resource_changed::<Online>
        .or_else(resource_changed::<Language>)
        .or_else(|places: Query<(), Added<Place>>| !places.is_empty());
    app.add_systems(
        Update,
        (theme::rebuild::<Question, _>(show), theme::hold_focus)
            .chain()
            .in_set(Step::Hud)
            .run_if(changed)
            .run_if(in_state(Screen::Playing)),
    );
}

/// Where the question stands in the panel: it covers nothing of the board.
#[derive(Component)]
struct Place;

#[derive(Component)]
struct Question;

/// Its place in the panel.
pub(super) fn place() -> impl Bundle {
    (Place, Node { display: Display::None, flex_shrink: 0.0, ..theme::column(0.0) })
}

/// A sentence and its answers: name, message, what it does.
type Offer = (String, Vec<(&'static str, &'static str, Answer)>);

fn show(
    mut commands: Commands,
    language: Res<Language>,
    online: Res<Online>,
    kept: Res<Kept>,
    mut places: Query<(Entity, &mut Node), With<Place>>,
    mut told: Local<String>,
    mut announcements: MessageWriter<Announce>,
) {
    let offer = offer(&online, &kept, *language);
    for (_, mut node) in &mut places {
        node.display = if offer.is_some() { Display::Flex } else { Display::None };
    }
    let Some((sentence, answers)) = offer else { return told.clear() };
    // Once; that somebody knocks is told as a notice.
    if *told != sentence && !matches!(answers.first(), Some((.., Answer::Admit(..)))) {
        announcements.write(Announce(sentence.clone()));
    }
    told.clone_from(&sentence);
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
                for (name, words, answer) in &answers {
                    let button = theme::secondary_button(name, &language.say(words));
                    column.spawn((button, Stay, says(answer.clone())));
                }
            });
        });
    }
}

/// What is to be answered here, if anything.
fn offer(online: &Online, kept: &Kept, language: Language) -> Option<Offer> {
    let table = online.table()?;
    let me = online.me()?;
    if let Some(asked) = table.asked().filter(|asked| asked.waiting.contains(&me) && !asked.of_computer) {
        let message = match asked.matter {
            Matter::Undo => "online-asks-undo",
            Matter::Draw => "online-asks-draw",
            Matter::Pause => "online-asks-pause",
            Matter::Rematch => "online-asks-rematch",
        };
        let sentence = language.tell(message, &[("name", name_of(table, asked.by).into())]);
        let answers = vec![
            ("Agree", "online-agree", Answer::Say(Body::Agree(asked.matter))),
            ("Refuse", "online-refuse", Answer::Say(Body::Refuse(asked.matter))),
        ];
        return Some((sentence, answers));
    }
    if let Some((peer, name)) = online.at_the_door() {
        let sentence = knocks(language, kept, peer, name);
        let answers = vec![
            ("Let in", "online-let-in", Answer::Admit(peer, true)),
            ("Keep out", "online-keep-out", Answer::Admit(peer, false)),
        ];
        return Some((sentence, answers));
    }
    if online.may(&Body::Resume) {
        let resume = ("Resume", "online-resume", Answer::Say(Body::Resume));
        return Some((language.say("online-paused"), vec![resume]));
    }
    absent(online, table, language)
}

/// Somebody has been away for so long that the match can be ended.
fn absent(online: &Online, table: &Table, language: Language) -> Option<Offer> {
    let mut seats = table.seats().iter().map(|seat| seat.sitter.peer()).enumerate();
    let (seat, peer) =
        seats.find_map(|(seat, peer)| Some((seat, peer.filter(|&peer| online.is_overdue(peer))?)))?;
    let name = name_of(table, peer);
    let seat = u8::try_from(seat).ok()?;
    let ends = [(true, "Claim a win", "online-claim-win"), (false, "Claim a draw", "online-claim-draw")];
    let answers: Vec<_> = ends
        .into_iter()
        .map(|(win, name, words)| (name, words, Body::Claim { seat, win }))
        .filter(|(.., body)| online.may(body))
        .map(|(name, words, body)| (name, words, Answer::Say(body)))
        .collect();
    let sentence = language.tell("online-absent", &[("name", name.into())]);
    (!answers.is_empty()).then_some((sentence, answers))
}
