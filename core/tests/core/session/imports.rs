//! Imported texts, and the options of a match on the command line.

use pushflip_core::rules::Variant;
use pushflip_core::rules::hexxagon::WhenStuck;
use pushflip_core::session::{AnyPosition, Import, Launch, Match, Options, Setup, import_text};

#[test]
fn characters_identify_the_variant() {
    for variant in Variant::ALL {
        let start = AnyPosition::start(variant, &Options::default());
        for usual in Variant::ALL {
            let text = format!("\u{feff}\n  {start}\r\n");
            assert_eq!(import_text(&text, usual), Ok(Import::Position(start)), "{variant}");
        }
    }
    let west = import_text("5/5/5/5/5 w 0 2", Variant::Quixo).map(Import::into_match);
    assert_eq!(west.expect("a position").setup().variant, Variant::QuixoTeams);
    let white = import_text("1/6/12/18/24 w 0 2", Variant::Quixo).map(Import::into_match);
    assert_eq!(white.expect("a position").setup().variant, Variant::HexxagonOpen);
}

#[test]
fn neither_record_nor_position_is_reported() {
    let wrong = |text| import_text(text, Variant::Quixo).expect_err(text).to_string();
    assert_eq!(wrong("hello"), "Line 1: this is neither a game nor a position");
    assert_eq!(wrong(""), "Line 1: this is neither a game nor a position");
    assert_eq!(wrong("\r\r\n \nhello"), "Line 4: this is neither a game nor a position");
    assert_eq!(wrong("\n\n\n[Variant \"chess\"]").split(':').next(), Some("Line 4"));
    assert!(wrong("5/5/5/5/5 x 0").starts_with("position: it needs four parts"));
    assert_eq!(wrong("5/5/5/5/5 x 0 0"), "position, move number: “0” isn’t a valid move number");
    assert_eq!(wrong("5/5/x7/5/5 x 0 1"), "position, board: row 3 needs 5 cells, not 8");
    assert!(wrong("[Variant \"chess\"]").starts_with("Line 1: "));
}

#[test]
fn every_match_option_starts_a_match() {
    let variant = |launch: Launch| launch.variant();
    let silent = Launch {
        fresh: true,
        opened: Some(Match::new(Setup::new(Variant::Quixo, &[]))),
        ..Launch::default()
    };
    assert!(!silent.has_match_options());
    let clock = Launch { clock: "600+5".parse().ok(), ..Launch::default() };
    let draws = Launch { no_quiet_draw: true, ..Launch::default() };
    for open in [clock, draws] {
        assert!(open.has_match_options());
        assert_eq!(variant(open), None, "the game is not known yet");
    }
    let when_stuck = Some(WhenStuck::Fills);
    assert_eq!(variant(Launch { when_stuck, ..Launch::default() }), Some(Variant::Hexxagon));
    assert_eq!(variant(Launch { silent_partners: true, ..Launch::default() }), Some(Variant::QuixoTeams));
    let open = Launch { variant: Some(Variant::HexxagonOpen), when_stuck, ..Launch::default() };
    assert_eq!(open.setup().map(|setup| setup.options.when_stuck), Ok(WhenStuck::Fills));
}
