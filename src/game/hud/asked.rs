//! What somebody far away asks, over the board, with the answers; and what can be done where they stay away.

use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;

use crate::game::language::Language;
use crate::game::online::{Answer, Kept, Online, knocks, name_of, says};
use crate::game::state::{Announce, Screen, Step};
use crate::game::table::camera::HudInsets;
use crate::game::theme::{self, Skin, Stay, palette};
use pushflip_core::online::table::event::{Body, Matter};
use pushflip_core::online::table::state::Table;

/// Shows the question as long as it waits for an answer from here.
pub(super) fn plugin(app: &mut App) {
    let changed = resource_changed::<Online>.or_else(resource_changed::<Language>);
    app.add_systems(
        Update,
        (theme::rebuild::<Question, _>(show), theme::hold_focus)
            .chain()
            .in_set(Step::Hud)
            .run_if(changed)
            .run_if(in_state(Screen::Playing)),
    );
}

#[derive(Component)]
struct Question;

/// A sentence and its answers: name, message, what it does.
type Offer = (String, Vec<(&'static str, &'static str, Answer)>);

fn show(
    mut commands: Commands,
    language: Res<Language>,
    online: Res<Online>,
    kept: Res<Kept>,
    insets: Res<HudInsets>,
    scale: Res<UiScale>,
    mut told: Local<String>,
    mut announcements: MessageWriter<Announce>,
) {
    let Some((sentence, answers)) = offer(&online, &kept, *language) else { return told.clear() };
    // Once; that somebody knocks is told as a notice.
    if *told != sentence && !matches!(answers.first(), Some((.., Answer::Admit(..)))) {
        announcements.write(Announce(sentence.clone()));
    }
    told.clone_from(&sentence);
    commands
        .spawn((
            Name::new("Far question"),
            Question,
            // Behind the board, before the panel.
            TabGroup::new(-1),
            DespawnOnExit(Screen::Playing),
            Pickable::IGNORE,
            Node {
                position_type: PositionType::Absolute,
                top: px(12),
                left: px(0),
                right: px(insets.right / scale.0),
                justify_content: JustifyContent::Center,
                ..default()
            },
            GlobalZIndex(5),
        ))
        .with_children(|place| {
            place
                .spawn((
                    Node {
                        max_width: percent(92),
                        padding: UiRect::axes(px(16), px(10)),
                        border: UiRect::all(px(1)),
                        border_radius: BorderRadius::all(px(theme::CORNER)),
                        align_items: AlignItems::Center,
                        ..theme::column(8.0)
                    },
                    BackgroundColor(palette::WALNUT_SOLID),
                    BorderColor::all(palette::EDGE),
                ))
                .with_children(|banner| {
                    banner.spawn(theme::label(&sentence));
                    banner.spawn(theme::row(8.0)).with_children(|row| {
                        for (number, (name, words, answer)) in answers.into_iter().enumerate() {
                            let skin = if number == 0 { Skin::Primary } else { Skin::Secondary };
                            let button = theme::text_button(name, &language.say(words), skin);
                            row.spawn((button, Stay, says(answer)));
                        }
                    });
                });
        });
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
