//! Grades of plies.

use pushflip_core::session::{End, Grade, Worth};

fn open(chance: u16) -> Worth {
    Worth { chance, end: None }
}

fn sure(end: End) -> Worth {
    let chance = match end {
        End::Win(_) => 1_000,
        End::Draw => 500,
        End::Loss(_) => 0,
    };
    Worth { chance, end: Some(end) }
}

#[test]
fn grade_depends_on_the_loss() {
    use Grade::{Best, Blunder, Good, Inaccuracy, Mistake};
    let grades = [0, 5, 6, 49, 50, 99, 100, 199, 200, 700].map(|cost| Grade::of(open(800), open(800 - cost)));
    assert_eq!(grades, [Best, Best, Good, Good, Inaccuracy, Inaccuracy, Mistake, Mistake, Blunder, Blunder]);
    assert_eq!(Grade::of(open(400), open(900)), Best, "better than the expected best move");
}

#[test]
fn grade_never_improves_with_the_loss() {
    let grades: Vec<Grade> = (0..=1_000).map(|cost| Grade::of(open(1_000), open(1_000 - cost))).collect();
    assert!(grades.is_sorted());
    for worth in [open(300), sure(End::Draw), sure(End::Win(Some(3))), sure(End::Loss(None))] {
        assert_eq!(Grade::of(worth, worth), Grade::Best, "{worth:?}");
    }
}

#[test]
fn known_ends_override() {
    let (win, draw, loss) = (End::Win(Some(7)), End::Draw, End::Loss(Some(4)));
    for (best, played) in [(win, draw), (win, loss), (draw, loss), (End::Win(None), End::Loss(None))] {
        assert_eq!(Grade::of(sure(best), sure(played)), Grade::Blunder, "{best:?} {played:?}");
    }
    assert_eq!(Grade::of(sure(End::Win(Some(1))), open(990)), Grade::Blunder);
    assert_eq!(Grade::of(sure(End::Win(Some(3))), open(990)), Grade::Mistake);
    assert_eq!(Grade::of(sure(End::Win(None)), open(999)), Grade::Inaccuracy);
    assert_eq!(Grade::of(sure(End::Win(Some(1))), sure(End::Win(None))), Grade::Inaccuracy);
    assert_eq!(Grade::of(sure(End::Win(Some(3))), sure(End::Win(Some(5)))), Grade::Good);
    assert_eq!(Grade::of(sure(End::Loss(Some(8))), sure(End::Loss(Some(2)))), Grade::Good);
    assert_eq!(Grade::of(sure(End::Loss(Some(8))), sure(End::Loss(Some(1)))), Grade::Inaccuracy);
    for plies in [1, 2] {
        assert_eq!(Grade::of(open(20), sure(End::Loss(Some(plies)))), Grade::Mistake, "in {plies}");
    }
    assert_eq!(Grade::of(open(20), sure(End::Loss(Some(4)))), Grade::Good, "the loss is beyond the horizon");
}
