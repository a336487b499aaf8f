//! The comment on the ply that led to the current position.

use bevy::input_focus::tab_navigation::TabIndex;
use bevy::prelude::*;

use super::analysis::Analysed;
use super::bar::viewed_worth;
use super::best_move::{best_now, shown_best};
use super::commands::ReviewCommand;
use super::players::sign;
use super::study::{Branch, Study};
use super::texts;
use crate::game::language::LocalizedText;
use crate::game::state::Announce;
use crate::game::theme::{self, Skin, Tooltip, palette, typeface};
use pushflip_core::language::{Localized, msg};
use pushflip_core::rules::Side;
use pushflip_core::session::localized;
use pushflip_core::session::{Grade, Reason, Setup};

/// The height of the comment, in pixels, with two lines for each sentence and for the marked move. It is constant, so
/// that widgets below it do not move under the pointer when a verdict arrives.
const HEIGHT: f32 = 168.0;
/// The height of the row of buttons, in pixels, also without visible buttons.
const BUTTON: f32 = theme::TOUCH - theme::GRID;

/// The comment with its current content.
#[derive(Component, Default)]
pub(super) struct Comment(Option<Content>);

#[derive(Clone, PartialEq, Debug)]
struct Content {
    grade: Option<Grade>,
    heading: Localized,
    sentence: Localized,
    note: Localized,
    best_now: Localized,
    has_better_move: bool,
    in_side_line: bool,
}

impl Content {
    /// The grade and the better move, for the screen reader.
    fn spoken(&self) -> Localized {
        Localized::joined([self.heading.clone(), self.sentence.clone()], ". ")
    }
}

/// The row of the shown grade: the place of its symbol, and its name. With a grade it has a tooltip that explains the
/// symbols, for the pointer and the keyboard.
#[derive(Component, PartialEq, Default)]
pub(super) struct GradeRow(Option<Grade>);

/// A part of the comment that is hidden while it is empty. The buttons are above the sentences, so that they do not
/// move when those grow.
#[derive(Component, Clone, Copy, PartialEq, Eq)]
pub(super) enum Part {
    Heading,
    ToGameLine,
    ShowBest,
    Sentence,
    Note,
    /// The move that is marked on the board, in the colour of the mark.
    BestNow,
}

pub(super) fn spawn(panel: &mut ChildSpawnerCommands) {
    let comment = Node { min_height: px(HEIGHT), flex_shrink: 0.0, ..theme::column(4.0) };
    panel.spawn((Name::new("Comment"), Comment::default(), comment)).with_children(|place| {
        place.spawn((
            Name::new("Grade row"),
            GradeRow::default(),
            // Shows the focus ring.
            Skin::Group,
            Node { column_gap: px(6), align_items: AlignItems::Center, ..default() },
            children![
                Node::default(),
                (Name::new("Grade"), Part::Heading, theme::bold_label(Localized::EMPTY, typeface::BODY)),
            ],
        ));
        place.spawn(Node { min_height: px(BUTTON), ..theme::row(8.0) }).with_children(|row| {
            for (part, name, words, command) in [
                (Part::ToGameLine, "Back to the game line", msg::REVIEW_TO_LINE, ReviewCommand::ToGameLine),
                (Part::ShowBest, "Show the best line", msg::REVIEW_SHOW_BEST, ReviewCommand::ShowBest),
            ] {
                let button = theme::text_button(name, words, Skin::Secondary);
                row.spawn((button, part, theme::sends(command))).entry::<Node>().and_modify(|mut node| {
                    node.min_height = px(BUTTON);
                    node.padding = UiRect::horizontal(px(2.0 * theme::GRID));
                });
            }
        });
        place.spawn((Name::new("Best was"), Part::Sentence, theme::label(Localized::EMPTY)));
        place.spawn((Name::new("Change"), Part::Note, theme::note(Localized::EMPTY)));
        place.spawn((
            Name::new("Best now"),
            Part::BestNow,
            LocalizedText::default(),
            typeface::bold(typeface::SMALL),
            TextColor(palette::ACCENT),
        ));
    });
}

/// Keeps the texts and the buttons up to date.
pub(super) fn follow(
    study: Res<Study>,
    analysed: Res<Analysed>,
    mut comments: Query<&mut Comment>,
    mut parts: Query<(&Part, &mut Node, Option<&mut LocalizedText>)>,
    mut rows: Query<(Entity, &mut GradeRow, &Children)>,
    mut announcements: MessageWriter<Announce>,
    mut commands: Commands,
) {
    for mut comment in &mut comments {
        let content = content(&study, &analysed);
        if comment.0.as_ref() == Some(&content) {
            continue;
        }
        for (part, mut node, text) in &mut parts {
            let (shown, words) = match part {
                Part::Heading => (!content.heading.is_empty(), &content.heading),
                Part::Sentence => (!content.sentence.is_empty(), &content.sentence),
                Part::Note => (!content.note.is_empty(), &content.note),
                Part::BestNow => (!content.best_now.is_empty(), &content.best_now),
                Part::ShowBest => (content.has_better_move, &content.heading),
                Part::ToGameLine => (content.in_side_line, &content.heading),
            };
            theme::set_shown(&mut node, shown);
            if let Some(mut text) = text {
                text.set_if_neq(LocalizedText(words.clone()));
            }
        }
        for (row, mut shown, children) in &mut rows {
            if !shown.set_if_neq(GradeRow(content.grade)) {
                continue;
            }
            let mut row = commands.entity(row);
            if content.grade.is_some() {
                row.insert((Tooltip(msg::REVIEW_GRADE_TIP), TabIndex(0)));
            } else {
                row.remove::<(Tooltip, TabIndex)>();
            }
            let Some(&place) = children.first() else { continue };
            let mut place = commands.entity(place);
            place.despawn_children();
            if let Some(icon) = content.grade.and_then(sign) {
                place.with_child(theme::glyph(icon, 20.0));
            }
        }
        let before = comment.0.as_ref().map(Content::spoken);
        if content.grade.is_some() && before.as_ref() != Some(&content.spoken()) {
            announcements.write(Announce(content.spoken()));
        }
        comment.0 = Some(content);
    }
}

fn content(study: &Study, analysed: &Analysed) -> Content {
    let (place, best) = (study.viewed(), shown_best(study, analysed));
    let (game, last) = (study.game(), study.length(place.branch));
    let mut content = Content {
        grade: None,
        heading: Localized::EMPTY,
        sentence: Localized::EMPTY,
        note: Localized::EMPTY,
        best_now: best
            .map_or(Localized::EMPTY, |mv| texts::best_now(game.setup(), game.seat_at(place.plies), mv)),
        has_better_move: false,
        in_side_line: place.branch == Branch::Side,
    };
    let at_end = place.branch == Branch::Game && place.plies == last;
    let result = game.result().filter(|_| at_end);
    let ends_on_board = result.is_some_and(|result| matches!(result.reason, Reason::Board(_)));
    if let Some(result) = result {
        let own = game.setup().only_person().map(Setup::side_of);
        content.note = localized::result(game.setup(), result, own);
    }
    if place.plies == 0 {
        content.heading = msg::REVIEW_FIRST_POSITION;
    } else if !study.may_be_judged() {
        content.sentence = msg::REVIEW_NOT_YET;
    } else if let Some(verdict) = study.last_verdict() {
        content.grade = Some(verdict.grade);
        content.heading = msg::ReviewVerdict { mv: verdict.played.to_string(), grade: verdict.grade }.into();
        let seat = game.seat_at(place.plies - 1);
        content.sentence = texts::best_was(game.setup(), seat, verdict, best_now(study, analysed));
        content.has_better_move = verdict.has_better_move;
        // The same value as in the evaluation bar.
        let after = viewed_worth(study, analysed).map(|worth| match Setup::side_of(seat) {
            Side::First => worth,
            Side::Second => worth.reversed(),
        });
        let after = after.unwrap_or(verdict.after);
        // At an end on the board the value is the result; a resignation does not tell it.
        if !ends_on_board && after != verdict.before {
            let change = texts::change(game.setup(), seat, verdict.before, after);
            let notes = [content.note, change].into_iter().filter(|note| !note.is_empty());
            content.note = Localized::joined(notes, "\n");
        }
    } else {
        content.sentence = msg::REVIEW_THINKING;
    }
    content
}
