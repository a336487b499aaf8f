//! The record parser.

use crate::language::{Localized, msg};
use crate::rules::text::quoted;
use crate::rules::{Side, TextError, Variant};
use crate::session::clock::read_seconds;
use crate::session::files::{MAX_FILE_BYTES, MAX_RECORD_BYTES};
use crate::session::{AnyPosition, Clock, ClockRule, Match, Reason, Setup, localized};

use super::tokens::{Tag, Word, error, tokens};
use super::write::{clock_tag, score_word, set};

impl Match {
    /// Parses a record, written by [`to_record`](Match::to_record) or by hand. The time is linear in the
    /// length, about half a second for the longest. The error names the line.
    pub fn from_record(text: &str) -> Result<Self, TextError> {
        let (tags, words) = tokens(text)?;
        let tags = Tags(tags);
        let mut game = Self::new(setup(&tags)?);
        check_length(&game, &tags, &words, text)?;
        if let Some(began) = tags.parsed("Date")? {
            game.set_began(began);
        }
        if let Some(series) = tags.parsed("Series")? {
            game.set_series(series);
        }
        game.round = tags.parsed("Tournament")?;
        game.help = tags.parsed("Help")?;
        if game.setup().options.takebacks.is_some()
            && let Some((used, _)) = tags.read("Takebacks", takebacks)?
        {
            game.takebacks = used;
        }
        let end = play_words(&mut game, &words)?;
        play_taken_back(&mut game, &tags)?;
        settle(&mut game, &tags, end)?;
        set_clocks(&mut game, &tags)?;
        Ok(game)
    }
}

/// The tags of a record by name.
struct Tags(Vec<Tag>);

impl Tags {
    fn get(&self, name: &str) -> Result<Option<&Tag>, TextError> {
        let mut found = self.0.iter().filter(|tag| tag.name == name);
        let first = found.next();
        match found.next() {
            Some(second) => Err(error(second.line, msg::FaultsTagTwice { text: name })),
            None => Ok(first),
        }
    }

    /// The value of a tag, parsed by `read`.
    fn read<T>(
        &self,
        name: &str,
        read: impl FnOnce(&str) -> Result<T, TextError>,
    ) -> Result<Option<T>, TextError> {
        let Some(tag) = self.get(name)? else { return Ok(None) };
        read(&tag.value).map(Some).map_err(|e| in_tag(tag, e.reason))
    }

    fn parsed<T: std::str::FromStr<Err = TextError>>(&self, name: &str) -> Result<Option<T>, TextError> {
        self.read(name, str::parse)
    }

    fn on_off(&self, name: &str) -> Result<Option<bool>, TextError> {
        self.read(name, |value| match value {
            "on" => Ok(true),
            "off" => Ok(false),
            _ => Err(TextError::none_of("", value, &["on", "off"])),
        })
    }
}

fn in_tag(tag: &Tag, reason: impl Into<Localized>) -> TextError {
    error(tag.line, Localized::joined([tag.name.as_str().into(), reason.into()], ": "))
}

fn setup(tags: &Tags) -> Result<Setup, TextError> {
    let variant: Variant = tags.parsed("Variant")?.ok_or_else(|| error(1, msg::FAULTS_NO_VARIANT))?;
    let mut controllers = Vec::new();
    for seat in 0..variant.seats() {
        let tag = format!("{}Player", Setup::seat_name(variant, seat));
        controllers.push(tags.parsed(&tag)?.unwrap_or_default());
    }
    let mut setup = Setup::new(variant, &controllers);
    for (seat, player) in setup.seats.iter_mut().enumerate() {
        if let Some(tag) = tags.get(Setup::seat_name(variant, seat))? {
            player.name.clone_from(&tag.value);
        }
    }
    let options = &mut setup.options;
    let first = tags.read("First", |value| Setup::seat_named(variant, value))?;
    options.first_seat = first.unwrap_or_default();
    if let Some(on) = tags.on_off("Repetition")? {
        options.draws.repetition = on;
    }
    if let Some(on) = tags.on_off("Quiet")? {
        options.draws.quiet = on;
    }
    if let Some(on) = tags.on_off("Consultation")? {
        options.consultation = on;
    }
    if let Some(when_stuck) = tags.parsed("Stuck")? {
        options.when_stuck = when_stuck;
    }
    options.takebacks = tags.read("Takebacks", takebacks)?.map(|(_, most)| most);
    if let Some(clock) = tags.parsed::<ClockRule>("Clock")? {
        setup.clock = clock;
    }
    for side in Side::BOTH {
        let clock = tags.parsed::<ClockRule>(&clock_tag(variant, side))?;
        setup.other_clock = clock.map(|clock| (side, clock)).or(setup.other_clock);
    }
    let start = AnyPosition::start(variant, &setup.options);
    setup.start = tags.read("Start", |value| start.read(value))?;
    let starts = setup.first_position().seat_to_move();
    if let (Some(first), Some(tag)) = (first, tags.get("First")?)
        && first != starts
    {
        return Err(in_tag(tag, msg::FaultsStarts { seat: localized::seat(variant, starts) }));
    }
    Ok(setup)
}

/// Parses the takebacks used, and the most that are allowed.
fn takebacks(text: &str) -> Result<(u32, u32), TextError> {
    let read = || {
        let (used, most) = text.split_once('/')?;
        Some((used.parse().ok()?, most.parse().ok()?))
    };
    read().filter(|(used, most)| used <= most).ok_or_else(|| TextError::not_like("", text, "1/3"))
}

/// Rejects a record that would be too long when saved, before any move is played. Missing move numbers count;
/// `a` counts as written, although `a1` is saved.
fn check_length(unplayed: &Match, tags: &Tags, words: &[Word], text: &str) -> Result<(), TextError> {
    let seats = unplayed.setup().seats.len();
    let moves = words.iter().map(|word| unnumbered(word.text)).filter(|mv| !mv.is_empty());
    // Each word has a blank before it, and the first of a round a number, a full stop and another blank.
    let set = |(ply, mv): (usize, &str)| match ply % seats {
        0 => mv.len() + 4 + (ply / seats + 1).ilog10() as usize,
        _ => mv.len() + 1,
    };
    let played: usize = moves.enumerate().map(set).sum();
    let taken_back = tags.get("TakenBack")?.map_or(0, |tag| tag.value.len());
    let length = unplayed.to_record().len() + played + taken_back;
    // A match saved here may have grown since it was loaded.
    let is_ours = || text == set_again(tags, words);
    let most = if length > MAX_RECORD_BYTES && is_ours() { MAX_FILE_BYTES } else { MAX_RECORD_BYTES };
    if length <= most {
        return Ok(());
    }
    let [found, most] = [length, most].map(|bytes| bytes / 1000);
    Err(TextError::new("record", msg::FaultsTooLong { found: found.to_string(), most: most.to_string() }))
}

/// The tags and words, formatted as a record.
fn set_again(tags: &Tags, words: &[Word]) -> String {
    let mut numbered: Vec<String> = Vec::new();
    for word in words {
        match numbered.last_mut() {
            Some(number) if number.ends_with('.') => *number = format!("{number} {}", word.text),
            _ => numbered.push(word.text.into()),
        }
    }
    set(tags.0.iter().map(|tag| (tag.name.as_str(), tag.value.as_str())), numbered)
}

/// Plays the moves. Returns the result token, if any.
fn play_words<'t>(game: &mut Match, words: &'t [Word<'t>]) -> Result<Option<&'t Word<'t>>, TextError> {
    let seats = game.setup().seats.len();
    for (index, word) in words.iter().enumerate() {
        if winner(word.text).is_some() {
            return match words.get(index + 1) {
                Some(next) => Err(error(next.line, msg::FAULTS_AFTER_RESULT)),
                None => Ok(Some(word)),
            };
        }
        let mv = after_number(word, game.moves().len() / seats + 1)?;
        if !mv.is_empty() {
            play_text(game, mv, word.line)?;
        }
    }
    Ok(None)
}

/// The word after its move number, or the whole word.
fn after_number<'t>(word: &Word<'t>, expected: usize) -> Result<&'t str, TextError> {
    let mv = unnumbered(word.text);
    let number = word.text[..word.text.len() - mv.len()].trim_end_matches('.');
    if number.is_empty() || number.parse() == Ok(expected) {
        return Ok(mv);
    }
    let found: String = number.chars().take(9).collect();
    Err(error(word.line, msg::FaultsMoveNumber { found, expected: expected.to_string() }))
}

/// The word without its move number (digits and full stops), if it has one.
fn unnumbered(word: &str) -> &str {
    let mv = word.trim_start_matches(|c: char| c.is_ascii_digit());
    match mv.strip_prefix('.') {
        Some(rest) if mv.len() < word.len() => rest.trim_start_matches('.'),
        _ => word,
    }
}

fn play_text(game: &mut Match, text: &str, line: usize) -> Result<(), TextError> {
    let number = (game.moves().len() + 1).to_string();
    let in_move = |what: Localized| error(line, msg::FaultsInMove { number, what });
    match game.position().parse_move(text) {
        Ok(mv) => game.play(mv).map_err(|illegal| in_move(illegal.into())),
        Err(wrong) => Err(in_move(wrong.reason)),
    }
}

fn play_taken_back(game: &mut Match, tags: &Tags) -> Result<(), TextError> {
    let Some(tag) = tags.get("TakenBack")? else { return Ok(()) };
    if game.setup().clock != ClockRule::None {
        return Err(in_tag(tag, msg::TABLE_NO_UNDO));
    }
    let played = game.moves().len();
    for text in tag.value.split_whitespace() {
        play_text(game, text, tag.line)?;
    }
    game.go_to(played);
    Ok(())
}

/// The winner by a result token: the outer `None` for another word, the inner one for `*`.
#[expect(clippy::option_option, reason = "undecided, drawn, won")]
fn winner(word: &str) -> Option<Option<Option<Side>>> {
    match word {
        "*" => Some(None),
        "1/2-1/2" => Some(Some(None)),
        "1-0" => Some(Some(Some(Side::First))),
        "0-1" => Some(Some(Some(Side::Second))),
        _ => None,
    }
}

/// Checks the result against the board, or ends the match if the board does not show it.
fn settle(game: &mut Match, tags: &Tags, end: Option<&Word>) -> Result<(), TextError> {
    let result = tags.read("Result", |value| {
        winner(value).ok_or_else(|| TextError::none_of("", value, &["1-0", "0-1", "1/2-1/2", "*"]))
    })?;
    let closing = end.and_then(|word| winner(word.text));
    let line = match (tags.get("Result")?, end) {
        (Some(_), Some(word)) if result != closing => return Err(error(word.line, msg::FAULTS_RESULT)),
        (Some(tag), _) => tag.line,
        (None, Some(word)) => word.line,
        (None, None) => 1,
    };
    let claimed = result.or(closing);
    if let (Some(score), Some(tag)) = (game.position().score().map(score_word), tags.get("Score")?)
        && tag.value != score
    {
        return Err(in_tag(tag, msg::FAULTS_RESULT));
    }
    let reason = tags.read("Reason", |value| {
        let known = Reason::ALL.into_iter().find(|reason| reason.id() == value);
        known.ok_or_else(|| TextError::none_of("", value, &Reason::ALL.map(Reason::id)))
    })?;
    if let Some(on_board) = game.result() {
        let same_winner = claimed.is_none_or(|claimed| claimed == Some(on_board.winner));
        if !same_winner || reason.is_some_and(|reason| reason != on_board.reason) {
            return Err(error(line, msg::FAULTS_RESULT));
        }
        return Ok(());
    }
    match (claimed.flatten(), reason) {
        (None, None) => Ok(()),
        (None, Some(_)) => {
            let line = tags.get("Reason")?.map_or(line, |tag| tag.line);
            Err(error(line, msg::FAULTS_RESULT))
        }
        (Some(None), Some(Reason::Agreed)) => {
            game.agree_draw();
            Ok(())
        }
        (Some(Some(winner)), Some(reason @ (Reason::Resigned | Reason::OutOfTime))) => {
            game.call_off(Some(winner), reason);
            Ok(())
        }
        (Some(_), _) => Err(error(line, msg::FAULTS_RESULT)),
    }
}

fn set_clocks(game: &mut Match, tags: &Tags) -> Result<(), TextError> {
    let full = Clock::new(game.setup());
    *game.clock_mut() = full;
    let Some(tag) = tags.get("Left")? else { return Ok(()) };
    let seats = game.setup().seats.len();
    let left: Option<Vec<_>> = tag.value.split(' ').map(read_seconds).collect();
    let left = left.filter(|left| left.len() == seats && game.setup().clock != ClockRule::None);
    let left = left.ok_or_else(|| match game.setup().clock {
        ClockRule::None => in_tag(tag, msg::FAULTS_NO_CLOCK),
        _ => {
            in_tag(tag, msg::FaultsNotLike { text: quoted(&tag.value), example: vec!["60"; seats].join(" ") })
        }
    })?;
    for (seat, left) in left.into_iter().enumerate() {
        game.clock_mut().set_left(seat, left);
    }
    Ok(())
}
