//! Tests of `pushflip-lab match`: reproducible games, shared openings, faults of UGI programs, and the strength
//! of the sparring partners.

use std::process::Output;

use pushflip_core::engine::random::Generator;
use pushflip_core::rules::quixo::{self, teams};
use pushflip_core::rules::{DrawRules, Game, Position, Side, Status, Variant, hexxagon};
use pushflip_core::session::Match;
use pushflip_lab::Error;
use pushflip_lab::matches::{Contestant, Plan, Sprt, Tally, play};
use pushflip_lab::sparring::{AlphaBeta, Greedy, Material, Mcts, Partner};
use rand::{RngExt, SeedableRng};

fn plan(variant: Variant, pairs: u64) -> Plan {
    Plan { variant, pairs, opening_plies: 4, seed: 7, workers: 2, sprt: None }
}

fn contestant(engine: &str, limit: &str) -> Contestant {
    Contestant::new(engine.parse().expect(engine), Some(limit.parse().expect(limit)), None).expect(engine)
}

/// Plays a match and returns its tally and its records.
fn played(plan: &Plan, a: &str, b: &str, limit: &str) -> (Tally, Vec<Match>) {
    let mut record = Vec::new();
    let tally = play(plan, &contestant(a, limit), &contestant(b, limit), Some(&mut record)).expect("a match");
    (tally, games(&String::from_utf8(record).expect("text")))
}

/// The games of a record file.
fn games(text: &str) -> Vec<Match> {
    text.split_inclusive("\n\n")
        .collect::<String>()
        .split("[Variant")
        .skip(1)
        .map(|game| Match::from_record(&format!("[Variant{game}")).expect("a record"))
        .collect()
}

fn faults(tally: &Tally) -> u64 {
    tally.faults[0].total() + tally.faults[1].total()
}

#[test]
fn the_same_seed_gives_the_same_games_with_any_concurrency() {
    for variant in Variant::ALL {
        for (a, b) in [("search", "mcts:20"), ("level:casual", "material:2"), ("greedy", "random")] {
            let records = [1, 3].map(|workers| {
                let mut record = Vec::new();
                let plan = Plan { workers, ..plan(variant, 2) };
                let (a, b) = (contestant(a, "300n"), contestant(b, "300n"));
                let tally = play(&plan, &a, &b, Some(&mut record)).expect("a match");
                assert_eq!((tally.played(), faults(&tally)), (4, 0), "{variant}: {a} against {b}");
                String::from_utf8(record).expect("text")
            });
            assert_eq!(games(&records[0]).len(), 4);
            assert_eq!(records[0], records[1], "{variant}: {a} against {b}");
        }
    }
    let of = |seed| played(&Plan { seed, ..plan(Variant::Quixo, 1) }, "greedy", "random", "1n").1;
    assert_ne!(of(1)[0].moves(), of(2)[0].moves());
}

#[test]
fn the_games_of_a_pair_share_their_opening_with_sides_swapped() {
    for variant in Variant::ALL {
        let (tally, games) = played(&Plan { opening_plies: 6, ..plan(variant, 3) }, "greedy", "random", "1n");
        let openings: Vec<_> = games.iter().map(|game| &game.moves()[..6]).collect();
        let first: Vec<char> =
            games.iter().map(|game| game.setup().seats[0].name.chars().next().expect("a name")).collect();
        assert_eq!(first, ['A', 'B', 'A', 'B', 'A', 'B']);
        for pair in openings.chunks(2) {
            assert_eq!(pair[0], pair[1]);
        }
        assert_ne!(openings[0], openings[2]);
        assert_ne!(openings[2], openings[4]);
        // The tally must agree with the records.
        let mut half_points = [0; 2];
        for game in &games {
            let result = game.result().expect("a result");
            let player = |side| usize::from(game.setup().seats[side as usize].name.starts_with('B'));
            match result.winner {
                Some(side) => half_points[player(side)] += 2,
                None => half_points.iter_mut().for_each(|points| *points += 1),
            }
        }
        assert_eq!(half_points, [tally.games[1] + 2 * tally.games[2], tally.games[1] + 2 * tally.games[0]]);
        let from_pairs: u64 = tally.pairs.iter().zip(0..).map(|(pairs, points)| pairs * points).sum();
        assert_eq!(from_pairs, half_points[0]);
    }
}

#[test]
fn the_sprt_ends_a_decided_match() {
    let sprt = Some(Sprt { elo0: 0.0, elo1: 200.0 });
    let plan = Plan { sprt, ..plan(Variant::Hexxagon, 500) };
    let (tally, games) = played(&plan, "material:2", "random", "1n");
    assert_eq!(tally.pairs.iter().sum::<u64>() * 2, tally.played());
    assert_eq!(games.len() as u64, tally.played());
    assert!((4..100).contains(&tally.played()), "{tally:?}");
    assert_eq!(
        sprt.and_then(|sprt| sprt.verdict(&tally.pairs)).map(|v| v.to_string()).as_deref(),
        Some("H1")
    );
}

/// A UGI program that runs a shell script at `go`.
#[cfg(unix)]
fn script(folder: &std::path::Path, on_go: &str) -> String {
    let path = folder.join("engine.sh");
    let text = format!(
        "while read -r word rest; do case $word in\n\
         ugi) echo 'id name A script'; echo ugiok;;\n\
         isready) echo readyok;;\n\
         go) {on_go};;\n\
         quit) exit 0;;\n\
         esac; done\n"
    );
    std::fs::write(&path, text).expect("a script");
    format!("cmd:sh {}", path.display())
}

#[cfg(unix)]
#[test]
fn a_faulty_program_loses_and_is_reported() {
    let folder = tempfile::tempdir().expect("a folder");
    for (on_go, limit, kind, words) in [
        ("exit 3", "60s", [0, 2, 0], "ended with exit status: 3"),
        ("echo 'bestmove e5-e5'", "60s", [2, 0, 0], "illegal move"),
        ("echo 'bestmove b2-b1'", "60s", [2, 0, 0], "illegal move"),
        ("echo bestmove", "60s", [2, 0, 0], "illegal move"),
        // Other lines do not count as an answer.
        ("while sleep 0.2; do echo info string wait; done", "50ms", [0, 0, 2], "had no move after"),
    ] {
        let program = script(folder.path(), on_go);
        let mut record = Vec::new();
        let (a, b) = (contestant("random", "50ms"), contestant(&program, limit));
        let tally = play(&plan(Variant::Quixo, 1), &a, &b, Some(&mut record)).expect("a match");
        assert_eq!(tally.games, [0, 0, 2], "{on_go}");
        assert_eq!(tally.faults[0].total(), 0, "{on_go}");
        let found = tally.faults[1];
        assert_eq!([found.illegal, found.crashes, found.late], kind, "{on_go}");
        let text = String::from_utf8(record).expect("text");
        assert_eq!(text.matches(words).count(), 2, "{text}");
        let kept = games(&text);
        assert_eq!(kept[0].result().and_then(|result| result.winner), Some(Side::First));
        assert_eq!(kept[1].result().and_then(|result| result.winner), Some(Side::Second));
    }
}

#[cfg(unix)]
#[test]
fn child_processes_of_a_program_end_with_the_match() {
    let folder = tempfile::tempdir().expect("a folder");
    let pids = folder.path().join("pids");
    let program =
        script(folder.path(), &format!("sleep 600 >/dev/null & echo $! >>{}; exit 0", pids.display()));
    let (a, b) = (contestant("random", "50ms"), contestant(&program, "50ms"));
    play(&plan(Variant::Quixo, 1), &a, &b, None).expect("a match");
    let started = std::fs::read_to_string(&pids).expect("the file of process ids");
    assert_eq!(started.lines().count(), 2);
    for pid in started.lines() {
        // A killed process may remain as a zombie.
        let is_alive = || {
            let state =
                std::process::Command::new("ps").args(["-o", "stat=", "-p", pid]).output().expect("ps runs");
            let state = String::from_utf8_lossy(&state.stdout).trim().to_owned();
            !state.is_empty() && !state.starts_with('Z')
        };
        let checks = (0..MAX_CHECKS)
            .take_while(|_| is_alive())
            .inspect(|_| std::thread::sleep(CHECK_INTERVAL))
            .count();
        assert!(checks < MAX_CHECKS, "process {pid} outlives the match");
    }
}

/// Interval between two checks of a process that is ending.
#[cfg(unix)]
const CHECK_INTERVAL: std::time::Duration = std::time::Duration::from_millis(50);
/// Number of checks in two minutes. A process that survives sleeps for ten minutes.
#[cfg(unix)]
const MAX_CHECKS: usize = 2_400;

#[test]
#[cfg(unix)]
fn a_program_that_cannot_start_is_an_input_error() {
    for command in
        ["cmd:/nowhere/engine".to_owned(), format!("cmd:{} --version", env!("CARGO_BIN_EXE_pushflip-lab"))]
    {
        let (a, b) = (contestant("random", "1n"), contestant(&command, "1n"));
        let error = play(&plan(Variant::Quixo, 1), &a, &b, None).expect_err("no match");
        assert!(matches!(&error, Error::Input(text) if text.starts_with(&command)), "{error}");
    }
}

fn wins<P: Position>(position: &P) -> Vec<P::Move> {
    let side = position.side_to_move();
    let won = |mv: &P::Move| position.play(*mv).is_won_by(side);
    position.moves().into_iter().filter(won).collect()
}

/// Plays random games and checks that the partners play every win in one.
fn find_wins_in_one<P: Material>(start: P, positions: usize) {
    let mut random = Generator::seed_from_u64(11);
    let mut found = 0;
    while found < positions {
        let mut game = Game::new(start, DrawRules::default());
        while game.status() == Status::Ongoing {
            let position = game.position();
            let moves = position.moves();
            let wins = wins(&position);
            if !wins.is_empty() && wins.len() < moves.len() {
                found += 1;
                let partners: [Box<dyn Partner<P>>; 3] =
                    [Box::new(Mcts::new(100)), Box::new(AlphaBeta::new(3)), Box::new(Greedy)];
                for partner in partners {
                    let (mv, _) = partner.choose(&game, &mut Generator::seed_from_u64(found as u64));
                    assert!(wins.contains(&mv), "{mv} in {position}");
                }
                break;
            }
            game.play(moves[random.random_range(..moves.len())]);
        }
    }
}

#[test]
fn partners_find_a_win_in_one() {
    find_wins_in_one(quixo::Position::start(Side::First), 60);
    find_wins_in_one(teams::Position::start(teams::Seat::South), 60);
    find_wins_in_one(hexxagon::Position::start(true, hexxagon::WhenStuck::Passes), 20);
}

#[test]
fn partners_never_play_an_illegal_move() {
    for variant in Variant::ALL {
        for (a, b) in [("mcts:20", "greedy"), ("material:2", "random"), ("mcts:20", "material:1")] {
            let (tally, games) = played(&plan(variant, 5), a, b, "1n");
            assert_eq!((tally.played(), faults(&tally)), (10, 0), "{variant}: {a} against {b}");
            assert_eq!(games.len(), 10);
        }
    }
}

#[test]
fn partners_beat_weaker_players() {
    // Each partner beats the one with the smaller search depth by a wide margin.
    for variant in Variant::ALL {
        for (a, b) in [("greedy", "random"), ("material:3", "random"), ("mcts:30", "random")] {
            let (tally, _) = played(&plan(variant, 6), a, b, "1n");
            assert!(tally.games[2] >= 10, "{variant}: {a} against {b}: {:?}", tally.games);
        }
    }
}

fn run(arguments: &[&str]) -> Output {
    crate::program().arg("match").args(arguments).output().expect("the program runs")
}

#[test]
fn the_command_prints_a_table() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("games.txt");
    let file = file.to_str().expect("UTF-8");
    let words = "--variant hexxagon-open --a material:2 --b random --games 4 --sprt=-10,300 --record";
    let words: Vec<&str> = words.split(' ').chain([file]).collect();
    let output = run(&words);
    let text = String::from_utf8(output.stdout).expect("text");
    assert!(output.status.success(), "{text}");
    for part in ["A = material:2\nB = random\n", "games     4: A wins 4", "100.00 %", "LLR"] {
        assert!(text.contains(part), "{part:?} is not in\n{text}");
    }
    let record = std::fs::read_to_string(file).expect("a record");
    assert_eq!(games(&record).len(), 4);
    // A second run keeps the games of the first.
    let output = run(&words);
    let complaint = String::from_utf8(output.stderr).expect("text");
    assert_eq!(complaint, format!("pushflip-lab: {file} exists already; choose another name.\n"));
    assert_eq!((output.status.code(), output.stdout.is_empty()), (Some(2), true));
    assert_eq!(std::fs::read_to_string(file).expect("a record"), record);
}

#[test]
fn a_match_that_does_not_begin_leaves_no_record() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("games.txt");
    let words = "--variant quixo --a random --b cmd:/nowhere/engine --limit 1s --record";
    let output = run(&words.split(' ').chain([file.to_str().expect("UTF-8")]).collect::<Vec<_>>());
    assert_eq!(output.status.code(), Some(2));
    assert!(!file.exists());
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_keeps_the_report() {
    let words = "--variant quixo --a random --b random --games 4 --record /dev/full";
    let output = run(&words.split(' ').collect::<Vec<_>>());
    let [text, complaint] =
        [output.stdout, output.stderr].map(|bytes| String::from_utf8(bytes).expect("text"));
    assert!(text.contains("games     4: A wins"), "{text}");
    assert_eq!(output.status.code(), Some(2));
    assert!(complaint.starts_with("pushflip-lab: /dev/full is not complete: No space left"), "{complaint}");
    assert_eq!(complaint.lines().count(), 1, "{complaint}");
}

#[test]
fn invalid_arguments_are_rejected_with_one_sentence() {
    let all = |words: &'static str| words.split(' ').collect::<Vec<_>>();
    for words in [
        "--variant chess --a greedy --b random",
        "--variant quixo --a greedy",
        "--variant quixo --a gredy --b random",
        "--variant quixo --a level:best --b random",
        "--variant quixo --a search --b random",
        "--variant quixo --a search:threads=0 --b random --limit 9n",
        "--variant quixo --a search --b random --limit 5",
        "--variant quixo --a greedy --b random --limit-a 5s",
        "--variant quixo --a greedy --b random --games 3",
        "--variant quixo --a greedy --b random --games 0",
        "--variant quixo --a greedy --b random --sprt 5,5",
        "--variant quixo --a greedy --b random --opening-plies 61",
        "--variant quixo --a greedy --b random --concurrency 0",
        "--variant quixo --a greedy --b random --record /nowhere/at/all",
        "--variant quixo --a cmd:/nowhere/engine --b random --limit 1s",
        "--variant quixo --ladder --a greedy --b random",
    ] {
        let output = run(&all(words));
        let text = String::from_utf8(output.stderr).expect("text");
        assert_eq!(output.status.code(), Some(2), "{words}: {text}");
        assert_eq!(text.lines().count(), 1, "{words}: {text}");
        assert!(text.starts_with("pushflip-lab: ") && text.trim_end().ends_with('.'), "{words}: {text}");
    }
}
