//! The list of moves, and steps through it.

use pushflip::game::hud::visible_plies;
use pushflip::game::input::Action;

#[test]
fn jumps_stay_within_the_match() {
    assert_eq!(Action::PreviousPly.stepped(0, 5), Some(0));
    assert_eq!(Action::NextPly.stepped(5, 5), Some(5));
    assert_eq!((Action::FirstPly.stepped(3, 5), Action::LastPly.stepped(3, 5)), (Some(0), Some(5)));
}

#[test]
fn a_list_shows_the_current_ply_and_a_limited_number_of_others() {
    for all in [0usize, 1, 7, 399, 400, 401, 1_000, 157_640] {
        for plies in [0, 1, all / 2, all.saturating_sub(1), all] {
            let plies = plies.min(all);
            let shown = visible_plies(all, plies);
            assert!(shown.end <= all && shown.len() <= 1_200 && shown.start.is_multiple_of(4));
            assert!(plies == 0 || shown.contains(&(plies - 1)), "{plies} of {all}: {shown:?}");
        }
    }
    assert_eq!(visible_plies(750, 10), 0..750, "matches of ordinary length are listed completely");
}
