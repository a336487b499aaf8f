//! The comment on the ply that led to the current position.

use bevy::prelude::*;
use bevy::ui_widgets::observe;

use super::analysis::Analysed;
use super::bar::worth_shown;
use super::commands::ReviewCommand;
use super::navigation::ask;
use super::players::sign;
use super::study::{Branch, Study};
use super::texts;
use crate::game::language::{self, Language};
use crate::game::state::{Announce, Screen, Step};
use crate::game::theme::{self, Skin, palette, typeface};
use pushflip_core::rules::Side;
use pushflip_core::session::{Grade, Setup};

/// Keeps the words and the buttons under them.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        follow.in_set(Step::Hud).run_if(in_state(Screen::Review).and_then(resource_exists::<Study>)),
    );
}

/// The height of all that may be said of a ply, in pixels, two lines of both sentences: what stands under it stays where it is when a verdict
/// comes, so that a press meets what it was meant for.
const HEIGHT: f32 = 144.0;
/// The height of the row of buttons, in pixels, with buttons or without.
const BUTTON: f32 = theme::TOUCH - theme::GRID;

/// The comment, and what it says.
#[derive(Component, Default)]
struct Comment(Option<Said>);

/// What is said.
#[derive(Clone, PartialEq, Debug)]
struct Said {
    grade: Option<Grade>,
    heading: String,
    sentence: String,
    note: String,
    better: bool,
    aside: bool,
}

impl Said {
    /// The grade and the better move, to be spoken.
    fn aloud(&self) -> String {
        [&*self.heading, &*self.sentence].join(". ")
    }
}

/// The sign of the grade.
#[derive(Component, Clone, Copy, PartialEq, Default)]
struct Sign(Option<Grade>);

/// A part of the comment that is shown while it has something to say or to do. The buttons stand over the
/// sentences, so that they stay where they are while those grow.
#[derive(Component, Clone, Copy, PartialEq, Eq)]
enum Part {
    Heading,
    ToGameLine,
    ShowBest,
    Sentence,
    Note,
}

/// The comment's place in the panel.
pub(super) fn place(panel: &mut ChildSpawnerCommands, language: Language) {
    let comment = Node { min_height: px(HEIGHT), flex_shrink: 0.0, ..theme::column(4.0) };
    panel.spawn((Name::new("Comment"), Comment::default(), comment)).with_children(|place| {
        place.spawn((
            Node { column_gap: px(6), align_items: AlignItems::Center, ..default() },
            children![
                (Sign::default(), Node::default()),
                (
                    Name::new("Grade"),
                    Part::Heading,
                    Text::default(),
                    typeface::bold(typeface::BODY),
                    TextColor(palette::PARCHMENT),
                )
            ],
        ));
        place.spawn(Node { min_height: px(BUTTON), ..theme::row(8.0) }).with_children(|row| {
            for (part, name, words, wish) in [
                (Part::ToGameLine, "Back to the game line", "review-to-line", ReviewCommand::ToGameLine),
                (Part::ShowBest, "Show the best line", "review-show-best", ReviewCommand::ShowBest),
            ] {
                let button = theme::text_button(name, &language.say(words), Skin::Secondary);
                row.spawn((button, part, wish, observe(ask))).entry::<Node>().and_modify(|mut node| {
                    node.min_height = px(BUTTON);
                    node.padding = UiRect::horizontal(px(2.0 * theme::GRID));
                });
            }
        });
        place.spawn((Name::new("Best was"), Part::Sentence, theme::label("")));
        place.spawn((Name::new("Change"), Part::Note, theme::note("")));
    });
}

fn follow(
    study: Res<Study>,
    analysed: Res<Analysed>,
    language: Res<Language>,
    mut comments: Query<&mut Comment>,
    mut parts: Query<(&Part, &mut Node, Option<&mut Text>)>,
    mut signs: Query<(Entity, &mut Sign)>,
    mut announcements: MessageWriter<Announce>,
    mut commands: Commands,
) {
    for mut comment in &mut comments {
        if !study.is_changed() && !analysed.is_changed() && comment.0.is_some() {
            continue;
        }
        let said = said(&study, &analysed, *language);
        if comment.0.as_ref() == Some(&said) {
            continue;
        }
        for (part, mut node, text) in &mut parts {
            let (shown, words) = match part {
                Part::Heading => (!said.heading.is_empty(), &said.heading),
                Part::Sentence => (!said.sentence.is_empty(), &said.sentence),
                Part::Note => (!said.note.is_empty(), &said.note),
                Part::ShowBest => (said.better, &said.heading),
                Part::ToGameLine => (said.aside, &said.heading),
            };
            node.display = if shown { Display::Flex } else { Display::None };
            if let Some(mut text) = text {
                text.set_if_neq(Text(words.clone()));
            }
        }
        for (entity, mut shown) in &mut signs {
            if shown.set_if_neq(Sign(said.grade)) {
                let mut place = commands.entity(entity);
                place.despawn_children();
                if let Some(grade) = said.grade {
                    place.with_child(theme::glyph(sign(grade), 20.0));
                }
            }
        }
        // The plies are judged one after the other: only what is said of this one is spoken.
        let before = comment.0.as_ref().map(Said::aloud);
        if said.grade.is_some() && before.as_ref() != Some(&said.aloud()) {
            announcements.write(Announce(said.aloud()));
        }
        comment.0 = Some(said);
    }
}

fn said(study: &Study, analysed: &Analysed, language: Language) -> Said {
    let place = study.place();
    let (game, last) = (study.game(), study.length(place.branch));
    let mut said = Said {
        grade: None,
        heading: String::new(),
        sentence: String::new(),
        note: String::new(),
        better: false,
        aside: place.branch == Branch::Side,
    };
    let at_end = place.branch == Branch::Game && place.plies == last;
    if let Some(result) = game.result().filter(|_| at_end) {
        said.note = language::words::result(language, game.setup(), result, None);
    }
    if place.plies == 0 {
        said.heading = language.say("review-first-position");
    } else if !game.may_be_judged() {
        said.sentence = language.say("review-not-yet");
    } else if let Some(verdict) = study.last_verdict() {
        said.grade = Some(verdict.grade);
        said.heading = texts::grade(language, verdict.grade);
        said.sentence = texts::best_was(language, verdict);
        said.better = verdict.grade > Grade::Best;
        if said.note.is_empty() {
            // The bar over it shows the same.
            let after = worth_shown(study, analysed).map(|worth| {
                match Setup::side_of(game.seat_at(place.plies - 1)) {
                    Side::First => worth,
                    Side::Second => worth.reversed(),
                }
            });
            let name = language::words::player(language, game.setup(), game.seat_at(place.plies - 1));
            said.note = texts::change(language, name, verdict.before, after.unwrap_or(verdict.after));
        }
    } else {
        said.sentence = language.say("review-thinking");
    }
    let all = game.moves().len();
    if game.may_be_judged() && study.judged() < all && said.note.is_empty() {
        said.note = language.tell("review-progress", &[("done", study.judged().into()), ("all", all.into())]);
    }
    said
}
