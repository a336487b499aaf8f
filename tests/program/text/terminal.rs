//! The terminal game: whole matches through a pipe, illegal moves, saving and resuming.

use std::fs;
use std::io::{self, BufReader, Cursor, Read, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

use pushflip_core::language::Language;
use pushflip_core::rules::Variant;
use pushflip_core::session::{ClockRule, Controller, Folders, Launch, Match, Reason, Setup, localized};
use pushflip_core::text::{self, TextOptions};
use rand::prelude::*;
use rand::rngs::ChaCha8Rng;

/// Matches per variant; few, since every ply is synced to the disk.
const GAMES: u64 = 1;

fn options(folder: &Path, launch: Launch) -> TextOptions {
    let folders = Folders { data: folder.join("data"), config: folder.join("config") };
    let (folders, language) = (Ok(folders), Language::English);
    TextOptions { launch, folders, language, board: true, colour: false, echo: true, seed: 1 }
}

fn people(variant: Variant) -> Launch {
    let seats = vec![Controller::Human; variant.seats()];
    Launch { variant: Some(variant), seats: Some(seats), ..Launch::default() }
}

/// Runs the game with an input and returns its output.
fn talk(folder: &Path, launch: Launch, input: &str) -> String {
    let mut output = Vec::new();
    text::run(Cursor::new(input), &mut output, options(folder, launch)).expect("a terminal session");
    String::from_utf8(output).expect("text")
}

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("a folder")
}

fn finished(folder: &Path) -> Match {
    let folders = options(folder, Launch::default()).folders.expect("data folders");
    let saved = folders.saved_matches();
    assert_eq!(saved.len(), 1, "{saved:?}");
    pushflip_core::session::load_match(&saved[0]).expect("a record")
}

#[test]
fn complete_games_of_all_variants_through_a_pipe() {
    for variant in Variant::ALL {
        for seed in 0..GAMES {
            let mut rng = ChaCha8Rng::seed_from_u64(seed);
            let mut game = Match::new(Setup::new(variant, &[]));
            let mut input = String::new();
            while game.result().is_none() {
                let mv = *game.position().moves().choose(&mut rng).expect("a move");
                // Passes are played automatically.
                if !mv.is_pass() {
                    input.push_str(&mv.to_string());
                    input.push('\n');
                }
                game.play(mv).expect("legal");
            }
            let folder = folder();
            let output = talk(folder.path(), people(variant), &input);
            let result = game.result().expect("a result");
            let word = if result.winner.is_some() { "wins: " } else { "Draw: " };
            let how = output.lines().find(|line| line.contains(word)).unwrap_or_else(|| panic!("{output}"));
            let reason = localized::reason(result, None, None).to_string();
            assert!(how.contains(&reason), "{how}");
            let saved = finished(folder.path());
            assert_eq!(saved.moves(), game.moves());
            assert_eq!(saved.result(), game.result());
            assert!(!folder.path().join("data/current.pushflip").exists());
        }
    }
}

#[test]
fn computers_play_a_match_to_its_end() {
    let folder = folder();
    let output =
        binary(folder.path(), &["--text", "--variant", "hexxagon", "--seats", "first-game,first-game"], "");
    assert!(output.contains("wins: ") || output.contains("Draw: "), "{output}");
    assert!(finished(folder.path()).result().is_some());
}

/// The built program with its folders below `folder`.
fn command(folder: &Path, arguments: &[&str]) -> Command {
    let mut command = crate::program();
    command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command.env("PUSHFLIP_DATA_DIR", folder.join("data")).env("PUSHFLIP_CONFIG_DIR", folder.join("config"));
    command
}

/// Runs the program with an input and returns its output.
fn binary(folder: &Path, arguments: &[&str], input: &str) -> String {
    let mut child = command(folder, arguments).spawn().expect("the program");
    child.stdin.take().expect("input").write_all(input.as_bytes()).expect("an open pipe");
    let output = child.wait_with_output().expect("the output");
    assert!(output.status.success(), "{output:?}");
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    String::from_utf8(output.stdout).expect("text")
}

#[test]
fn illegal_moves_are_named_with_the_reason() {
    let folder = folder();
    let output = |variant, input| talk(folder.path(), Launch { fresh: true, ..people(variant) }, input);
    let quixo = output(Variant::Quixo, "c3-c1\ne5-e5\ne5-e1\ne1-a1\nE5-A5\nknight f3\nz9\nf5-e1\n");
    for sentence in [
        "You can’t play c3-c1. c3 is inside: only edge cubes can be taken.",
        "You can’t play e5-e5. The cube from e5 can’t go straight back.",
        "You can’t play e1-a1. e1 is your opponent’s cube.",
        "1. e5-a5: Circle takes e5 and pushes it in at a5.",
        "“knight f3” isn’t a command or a move. Type help for the commands.",
        "You can’t play z9. “z9” isn’t a move.",
        "You can’t play f5-e1. There’s no cell “f5”.",
    ] {
        assert!(quixo.contains(sentence), "{sentence} in {quixo}");
    }
    let teams = output(Variant::QuixoTeams, "e5-e1\ne5-e1.w\npass\n");
    for sentence in [
        "You can’t play e5-e1. “e5-e1” needs a dot that faces n, e, s or w, as in e5-e1.n.",
        "You can’t play e5-e1.w. The dot must face South or North.",
        "You can’t play pass. You can only pass when you can’t take a cube.",
    ] {
        assert!(teams.contains(sentence), "{sentence} in {teams}");
    }
    let hexxagon = output(Variant::Hexxagon, "b1\ne5-e9\n");
    for sentence in [
        "You can’t play b1. b1 is a block.",
        "You can’t play e5-e9. e5 to e9 isn’t a jump: jumps are exactly two cells.",
    ] {
        assert!(hexxagon.contains(sentence), "{sentence} in {hexxagon}");
    }
}

#[test]
fn a_saved_match_can_be_resumed() {
    let folder = folder();
    let first = binary(
        folder.path(),
        &["--text", "--variant", "hexxagon", "--seats", "human,human"],
        "e14\ne17-e15\n",
    );
    assert!(first.contains("Your game is saved. You can resume it next time."), "{first}");
    let second = binary(folder.path(), &["--text"], "\nrecord\ne13-d11\n");
    assert!(
        second.contains("You have an unfinished game (Red – White): Hexxagon · 2 moves so far."),
        "{second}"
    );
    assert!(second.contains("\n1. e14 e17-e15 *\n"), "{second}");
    assert!(second.contains("2. e13-d11: Red jumps from e13 to d11, flips 2 pieces."), "{second}");
    // A declined match is kept among the saved matches.
    let third = binary(folder.path(), &["--text"], "no\nquit\n");
    assert!(third.contains("kept with your saved games") && third.contains("Which game?"), "{third}");
    assert_eq!(finished(folder.path()).moves().len(), 3);
}

#[test]
fn a_record_is_opened_from_the_command_line() {
    let folder = folder();
    let path = folder.path().join("old.pushflip");
    fs::write(&path, "[Variant \"quixo\"]\n1. e5-e1 a5-a1 *\n").expect("written");
    let path = path.to_str().expect("a path");
    let output = binary(folder.path(), &["--text", path], "undo\nundo\nredo\nredo\nposition\n");
    assert!(
        output.contains("Cross to move.")
            && output
                .ends_with("5/5/5/5/o3x x 0 3\nCross> \nYour game is saved. You can resume it next time.\n"),
        "{output}"
    );
}

#[test]
fn questions_have_defaults_and_repeat_after_nonsense() {
    let folder = folder();
    let output = talk(
        folder.path(),
        Launch::default(),
        "5\nhexagon\n3\nhuman\nhuman,dog\nhuman,human\nyes\n-1\n90+1\n\nno\nends\ne14\nrecord\n",
    );
    for part in [
        "“5” isn’t one of quixo, quixo-teams, hexxagon, hexxagon-open.",
        "You need 2 players, not 1.",
        "“dog” isn’t one of human, first-game, beginner, casual, regular, club, tournament, expert, master.",
        "“-1” isn’t one of",
        "[Clock \"90+1\"]",
        "[Repetition \"on\"]\n[Quiet \"off\"]\n[Stuck \"ends\"]",
    ] {
        assert!(output.contains(part), "{part} in {output}");
    }
    let output = talk(folder.path(), Launch { fresh: true, ..Launch::default() }, "\n\n\n");
    assert!(output.contains("Quixo: Cross, Minka (Circle)."), "{output}");
}

#[test]
fn every_command_has_its_documented_effect() {
    let folder = folder();
    let kept = folder.path().join("kept.txt");
    let input = format!(
        "e5-e1\na5-a1\nundo\nundo\nundo\nredo\nboard\npieces\nmoves e1\nmoves e2\ndraw\nno\ndraw\nyes\nmoves\nsave {0}\nsave {0}\nrematch\nquit now\nresign\nundo\nredo\nquit\n",
        kept.display()
    );
    let output = talk(folder.path(), people(Variant::Quixo), &input);
    let mut at = 0;
    for part in [
        "Taken back.",
        "Taken back.",
        "There’s nothing to take back.",
        "Redone.",
        "Cross: e1.\nCircle: nowhere.",
        "No legal move starts at e1.",
        "e2-a2 e2-e1 e2-e5\n",
        "Cross, do you accept a draw? [no] no",
        "Draw offer declined.",
        "Draw: by agreement.",
        "> moves\nThe game is over.",
        "Saved as ",
        "already exists. Choose another name.",
        "Quixo: Cross, Circle.",
        "“quit now” isn’t a command or a move.",
        "Circle wins: Cross resigned.",
        "Commands: review, rematch, new, record, quit.",
        "A resignation, an agreed draw or a loss on time is final.",
        "A resignation, an agreed draw or a loss on time is final.",
    ] {
        at += output[at..].find(part).unwrap_or_else(|| panic!("{part:?} in {}", &output[at..])) + part.len();
    }
    let record = pushflip_core::session::load_match(&kept).expect("a record");
    assert_eq!(record.moves().len(), 1);
}

#[test]
fn forced_passes_are_announced_and_played() {
    let talk_from = |text: &str| {
        let launch = Launch { position: Some(text.into()), ..people(Variant::QuixoTeams) };
        talk(folder().path(), launch, "")
    };
    let output = talk_from("nwnwn/w3w/n3n/w3w/nwnwn e 0 4");
    for seat in ["East", "South"] {
        assert!(output.contains(&format!("pass: {seat} can’t move and has to pass.")), "{output}");
    }
    // If all four seats would pass, the match is drawn before the first pass.
    let output = talk_from("nwnwn/w3w/n3n/w3w/nwnwn s 0 1");
    assert!(output.contains("Draw: all four players passed in a row."), "{output}");
}

#[test]
fn consultation_can_be_forbidden() {
    let folder = folder();
    let seats = |text: &str| text.split(',').map(|s| s.parse().expect("a player")).collect();
    let launch = Launch { seats: Some(seats("human,human,casual,human")), fresh: true, ..Launch::default() };
    let output = talk(folder.path(), launch.clone(), "partner\nhint\n");
    assert!(
        output.contains("Minka (North) in your place would play ") && output.contains("Hint: "),
        "{output}"
    );
    let output = talk(folder.path(), Launch { silent_partners: true, ..launch }, "partner\nhint\n");
    assert!(output.matches("No hints: partners can’t consult in this game.").count() == 2, "{output}");
}

/// A reader with a delay before its first read.
struct Slow {
    text: &'static [u8],
    after: Duration,
}

impl Read for Slow {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        std::thread::sleep(std::mem::take(&mut self.after));
        self.text.read(buffer)
    }
}

/// Plays a match in which Circle has `left` to reply. `early` is read immediately, `late` after that time. Returns
/// the output.
fn against_the_clock(folder: &Path, left: Duration, early: &'static str, late: &'static str) -> String {
    let total = Duration::from_mins(10);
    let clock = ClockRule::Total { total, increment: Duration::ZERO };
    let mut game = Match::new(Setup { clock, ..Setup::new(Variant::Quixo, &[]) });
    game.play(game.position().parse_move("e5-e1").expect("a move")).expect("legal");
    game.elapse(total.saturating_sub(left));
    let late = Slow { text: late.as_bytes(), after: left + Duration::from_millis(1) };
    let input = BufReader::new(Cursor::new(early).chain(late));
    let mut output = Vec::new();
    let launch = Launch { opened: Some(game), ..Launch::default() };
    text::run(input, &mut output, options(folder, launch)).expect("played");
    String::from_utf8(output).expect("text")
}

#[test]
fn time_runs_out_without_input() {
    let folder = folder();
    let output = against_the_clock(folder.path(), Duration::from_millis(20), "", "a5-a1\n");
    assert!(output.contains("Cross wins: Circle ran out of time."), "{output}");
    assert!(output.contains("You can’t play a5-a1. The game is over."), "{output}");
    assert_eq!(finished(folder.path()).moves().len(), 1);
}

#[test]
fn time_passes_at_every_prompt() {
    // Long enough for the first line to arrive even on a busy machine.
    const LEFT: Duration = Duration::from_secs(6);
    let runs_out = |(early, late, then)| {
        let folder = folder();
        let output = against_the_clock(folder.path(), LEFT, early, late);
        assert!(output.contains("Time’s up.") && output.contains(then), "{output}");
        let lost = finished(folder.path());
        assert_eq!(lost.result().map(|result| result.reason), Some(Reason::OutOfTime), "{output}");
    };
    std::thread::scope(|scope| {
        scope.spawn(|| runs_out(("draw\n", "yes\nposition\n", "Over> position")));
        scope.spawn(|| runs_out(("new\n", "\n\n\nposition\n", "Cross> position")));
    });
}

#[test]
fn quitting_during_a_question_keeps_the_match() {
    let folder = folder();
    let launch = Launch { clock: Some("600".parse().expect("a clock")), ..people(Variant::Quixo) };
    let late = Slow { text: b"quit\n", after: Duration::from_millis(30) };
    let mut output = Vec::new();
    let input = BufReader::new(Cursor::new("e5-e1\nnew\n").chain(late));
    text::run(input, &mut output, options(folder.path(), launch)).expect("played");
    let printed = String::from_utf8(output).expect("text");
    assert!(printed.ends_with("Your game is saved. You can resume it next time.\n"), "{printed}");
    let saved =
        pushflip_core::session::load_match(&folder.path().join("data/current.pushflip")).expect("a record");
    let left = saved.clock().left(1).expect("a clock");
    assert!(left <= Duration::from_mins(10) - Duration::from_millis(30), "{left:?}");
}

#[test]
fn a_new_match_never_overwrites_one_that_cannot_be_filed() {
    let folder = folder();
    let data = folder.path().join("data");
    fs::create_dir_all(&data).expect("a folder");
    fs::write(data.join("matches"), "in the way").expect("written");
    talk(folder.path(), people(Variant::Quixo), "e5-e1\nquit\n");
    let launch = Launch { fresh: true, ..people(Variant::Hexxagon) };
    let output = talk(folder.path(), launch, "e14\nrematch\ne6\nresign\nrematch\ne4\nquit\n");
    assert!(output.contains("Couldn’t save "), "{output}");
    let first = |name: &str| {
        let game = pushflip_core::session::load_match(&data.join(name)).expect("a record");
        game.moves()[0].to_string()
    };
    let kept =
        ["current", "current-2", "current-3", "current-4"].map(|name| first(&format!("{name}.pushflip")));
    assert_eq!(kept, ["e5-e1", "e14", "e6", "e4"]);
}

#[test]
fn a_path_may_begin_with_the_home_folder() {
    let folder = folder();
    let output = |input: &str| {
        let mut child =
            command(folder.path(), &["--text", "--new", "--variant", "quixo", "--seats", "human,human"])
                .env("HOME", folder.path())
                .env("USERPROFILE", folder.path())
                .current_dir(folder.path())
                .spawn()
                .expect("the program");
        child.stdin.take().expect("input").write_all(input.as_bytes()).expect("an open pipe");
        String::from_utf8(child.wait_with_output().expect("the output").stdout).expect("text")
    };
    let path = folder.path().join("kept.pushflip");
    let saved = output("e5-e1\nsave ~/kept.pushflip\n");
    assert!(saved.contains(&format!("Saved as {}.", path.display())) && path.is_file(), "{saved}");
    let opened = output("open\nopen ~/kept.pushflip\nposition\n");
    assert!(opened.contains("Enter a path first.") && opened.contains("5/5/5/5/4x o 0 2"), "{opened}");
}

#[test]
fn the_variant_of_a_position_is_inferred() {
    let folder = folder();
    for (position, title) in [
        ("1/-1-1-1/12/18/w3r3w3r3w3r3 r 0 1", "Hexxagon: Red, Minka (White)."),
        ("5/5/5/5/5 s 0 1", "Quixo in teams: South, Minka (West), Minka (North), Minka (East)."),
        ("5/5/5/5/5 x 0 1", "Quixo: Cross, Minka (Circle)."),
    ] {
        let output = binary(folder.path(), &["--text", "--position", position], "\n\nquit\n");
        assert!(output.contains(title), "{output}");
    }
}

#[test]
fn no_board_omits_the_drawing() {
    let folder = folder();
    let mut output = Vec::new();
    let options = TextOptions { board: false, ..options(folder.path(), people(Variant::Quixo)) };
    text::run(Cursor::new("e5-e1\nboard\nboard on\na5-a1\nboard off\nc1-c5\n"), &mut output, options)
        .expect("played");
    let printed = String::from_utf8(output).expect("text");
    let drawn: Vec<&str> = printed.split("    a b c d e\n  5").collect();
    assert_eq!(drawn.len(), 3, "the board is drawn at each turn until it is switched off: {printed}");
    assert!(
        drawn[0].contains("1. e5-e1: Cross takes e5 and pushes it in at e1.\nCircle to move."),
        "{printed}"
    );
}

#[test]
fn an_opened_record_is_not_filed_twice() {
    let folder = folder();
    let path = folder.path().join("old.pushflip");
    fs::write(&path, "[Variant \"quixo\"][Reason \"resigned\"]\n1. e5-e1 1-0\n").expect("written");
    let launch = Launch { opened: pushflip_core::session::load_match(&path).ok(), ..Launch::default() };
    let output = talk(folder.path(), launch, "redo\nrematch\ne5-e1\nquit\n");
    assert!(output.contains("Cross wins: Circle resigned."), "{output}");
    assert!(!folder.path().join("data/matches").exists());
}

#[test]
fn colours_are_optional() {
    let folder = folder();
    let printed = |colour| {
        let mut output = Vec::new();
        let launch = Launch { fresh: true, ..people(Variant::Hexxagon) };
        let options = TextOptions { colour, ..options(folder.path(), launch) };
        text::run(Cursor::new(""), &mut output, options).expect("played");
        String::from_utf8(output).expect("text")
    };
    assert!(printed(true).contains("\x1b[1;31mr:e5"));
    assert!(!printed(false).contains('\x1b'));
}

/// A writer whose reader has closed, as with `| head -1`.
struct Closed(usize);

impl Write for Closed {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.0 == 0 {
            return Err(io::ErrorKind::BrokenPipe.into());
        }
        self.0 -= 1;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn a_closed_output_loses_no_match() {
    let (mut saved, mut closed) = (0, 0);
    for writes in 0..15 {
        let folder = folder();
        let ended = text::run(
            Cursor::new("e5-e1\na5-a1\ne5-e1\n"),
            Closed(writes),
            options(folder.path(), people(Variant::Quixo)),
        );
        let current = folder.path().join("data/current.pushflip");
        if let Ok(text) = fs::read_to_string(current) {
            Match::from_record(&text).expect("a valid record");
            saved += 1;
        }
        if let Err(error) = ended {
            assert_eq!(error.kind(), io::ErrorKind::BrokenPipe);
            closed += 1;
        }
    }
    assert!(saved > 5 && closed > 5, "{saved} saved, {closed} closed");
}

#[test]
fn a_match_is_reviewed_ply_by_ply() {
    let folder = folder();
    let start = "5/oooo1/xxxx1/5/5 x 0 9";
    let launch = Launch { position: Some(start.into()), ..people(Variant::Quixo) };
    let output = talk(folder.path(), launch, "a1-e1\ne4-a4\nreview\nquit\n");
    assert!(
        output.contains("1. a1-e1?? Cross: Blunder. e3-a3 would have won at once. 100% → 0%\n"),
        "{output}"
    );
    assert!(output.contains("1. e4-a4 Circle: Best."), "{output}");
    assert!(output.contains("Cross – Best: 0, Good: 0, Inaccuracy: 0, Mistake: 0, Blunder: 1."), "{output}");
    // A review during a match against a computer would be advice.
    let mut launch = people(Variant::Quixo);
    launch.seats = Some(vec![Controller::Human, Controller::Computer(pushflip_core::ai::Level::Newcomer)]);
    let output = talk(folder.path(), launch, "a1-e1\nreview\nquit\n");
    assert!(output.contains("graded when the game is over"), "{output}");
}

#[test]
fn the_language_is_an_option_or_that_of_the_settings_or_the_desktop() {
    use pushflip_core::language::msg;
    let folder = folder();
    let welcome = |arguments: &[&str], desktop: &str| {
        let output = command(folder.path(), &[&["--text", "--new"], arguments].concat())
            .env("LC_ALL", desktop)
            .stdin(Stdio::null())
            .output()
            .expect("the program");
        assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
        let printed = String::from_utf8(output.stdout).expect("text");
        let is_spoken =
            |language: &&Language| printed.starts_with(&msg::TERMINAL_WELCOME.in_language(**language));
        *Language::ALL.iter().find(is_spoken).unwrap_or_else(|| panic!("{printed}"))
    };
    assert_eq!(welcome(&[], "C"), Language::English);
    assert_eq!(welcome(&["--language", "it"], "C"), Language::Italian);
    if cfg!(target_os = "linux") {
        assert_eq!(welcome(&[], "ro_RO.UTF-8"), Language::Romanian);
    }
    let settings = folder.path().join("config/settings.toml");
    fs::create_dir_all(settings.parent().expect("a folder")).expect("made");
    // Another invalid value does not matter.
    fs::write(&settings, "volume = \"loud\"\nlanguage = \"sl\"\n").expect("written");
    assert_eq!(welcome(&[], "ro_RO.UTF-8"), Language::Slovenian);
    assert_eq!(welcome(&["--language", "ru"], "C"), Language::Russian);
    for invalid in ["language = \"xx\"", "language = 7", "[["] {
        fs::write(&settings, invalid).expect("written");
        assert_eq!(welcome(&[], "C"), Language::English, "{invalid}");
        assert_eq!(fs::read_to_string(&settings).expect("a file"), invalid, "the file stays as it is");
    }
}
