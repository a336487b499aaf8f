//! Gallery scenes of online play, with real tables and players on this machine only.

use std::time::{Duration, UNIX_EPOCH};

use bevy::input_focus::InputFocusVisible;
use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::Activate;

use super::friend::Friends;
use super::scene::{Scene, Step};
use pushflip::game::hud::Toast;
use pushflip::game::online::{Nearby, Online, SavedTables};
use pushflip::game::settings::{CLOCKS, Draft, OnlineReach, Settings};
use pushflip::game::state::{EnterTable, MatchCommand, Menu, OfferedInvitation, Phase, Screen, Storage};
use pushflip::game::turn::CurrentMatch;
use pushflip_core::ai::Level;
use pushflip_core::online::store::Contacts;
use pushflip_core::online::table::event::{Body, Phrase, QuestionKind};
use pushflip_core::online::table::identity::Identity;
use pushflip_core::online::table::state::Table;
use pushflip_core::online::table::terms::Name as PlayerName;
use pushflip_core::rules::Variant;
use pushflip_core::session::{Moment, Setup};

/// Name of the local player. The remote players have a short name and one of the maximum length.
const OWN_NAME: &str = "Ana";
const FRIEND: &str = "Ben";
const STRANGER: &str = "Maximiliana Hohenberg-W.";
/// Plies on the board in the pictures of a match.
const PLIES: usize = 6;

/// All scenes of online play.
pub fn scenes() -> Vec<Scene> {
    let scene = Scene::new;
    vec![
        scene("invited", vec![act(use_loopback), act(be_invited)]),
        scene("far-way", people()),
        scene("far-rename", people().into_iter().chain([act(press_rename)]).collect()),
        scene("far-terms", vec![act(use_loopback), act(|world| menu(world, Menu::Online)), act(press_open)]),
        scene(
            "far-name",
            vec![act(use_loopback), act(clear_name), act(|world| open_table(world, Variant::Quixo))],
        ),
        scene("far-open", open(setup(Variant::Quixo, false))),
        scene("far-lobby", lobby()),
        scene("far-guest", guest()),
        scene("far-connecting", vec![act(use_loopback), act(join_closed_table)]),
        scene("far-match", playing(setup(Variant::Hexxagon, false))),
        scene("far-clock", playing(setup(Variant::Quixo, true))),
        scene("far-teams", teams()),
        scene("far-table", then(playing(setup(Variant::Quixo, true)), [|world| menu(world, Menu::Online)])),
        scene(
            "far-pause-menu",
            then(playing(setup(Variant::Quixo, false)), [|world| menu(world, Menu::Pause)]),
        ),
        scene(
            "far-phrases",
            then(playing(setup(Variant::Quixo, false)), [|world| menu(world, Menu::Phrases)]),
        ),
        scene(
            "far-leave",
            then(playing(setup(Variant::Quixo, false)), [|world| open_table(world, Variant::Hexxagon)]),
        ),
        scene("far-said", phrase()).fleeting(),
        scene("far-asked", asked()),
        scene(
            "far-asks-undo",
            question(setup(Variant::Quixo, false), |world| ask(world, QuestionKind::Undo)),
        ),
        scene(
            "far-asks-draw",
            question(setup(Variant::Hexxagon, false), |world| ask(world, QuestionKind::Draw)),
        ),
        scene(
            "far-asks-pause",
            question(setup(Variant::Quixo, true), |world| ask(world, QuestionKind::Pause)),
        ),
        scene("far-paused", paused()),
        scene("far-rematch", rematch()),
        scene("far-away", away()),
        scene("far-overdue", overdue()).slow(),
        scene("far-left", host_left()),
        scene("far-new-table", new_table()),
        scene(
            "far-quit",
            then(
                playing(setup(Variant::Quixo, false)),
                [|world| {
                    world.write_message(MatchCommand::Quit);
                }],
            ),
        ),
        scene("far-closed", closed()).fleeting(),
    ]
}

fn act(what: fn(&mut World)) -> Step {
    Step::Do(Box::new(what))
}

fn then<const N: usize>(mut steps: Vec<Step>, more: [fn(&mut World); N]) -> Vec<Step> {
    steps.extend(more.map(act));
    steps
}

/// Restricts online play to the loopback interface.
fn use_loopback(world: &mut World) {
    let mut settings = world.resource_mut::<Settings>();
    settings.reach = OnlineReach::ThisMachine;
    settings.name = OWN_NAME.into();
    world.init_resource::<Friends>();
}

fn setup(variant: Variant, clock: bool) -> Setup {
    let mut draft = Draft::default();
    draft.set_variant(variant);
    if clock {
        draft.set_clock(CLOCKS[CLOCKS.len() - 1]);
    }
    draft.for_people()
}

fn menu(world: &mut World, menu: Menu) {
    world.resource_mut::<NextState<Menu>>().set(menu);
}

/// Logs an error. The failed step is reported later, when its result does not appear.
fn log_error<T>(done: Result<T, String>) -> Option<T> {
    done.inspect_err(|why| warn!("{why}")).ok()
}

fn be_invited(world: &mut World) {
    let invitation = log_error(Friends::add(world, FRIEND).open(setup(Variant::Quixo, false)));
    world.insert_resource(OfferedInvitation(invitation));
}

/// Hosts a table.
fn open(setup: Setup) -> Vec<Step> {
    let open = move |world: &mut World| _ = world.write_message(EnterTable::Open(Box::new(setup.clone())));
    vec![act(use_loopback), Step::Do(Box::new(open)), Step::Until(sits)]
}

fn sits(world: &mut World) -> bool {
    let online = world.resource::<Online>();
    online.table().zip(online.me()).is_some_and(|(table, me)| table.sits(me))
}

/// A remote player joins with the host's invitation.
fn friend_joins(world: &mut World) {
    let invitation = world.resource::<Online>().invitation(false);
    let friend = Friends::add(world, FRIEND);
    invitation.and_then(|invitation| log_error(friend.join(invitation)));
}

fn friend_sits(world: &mut World) -> bool {
    let friend = Friends::first(world);
    let id = friend.id();
    friend.table().is_some_and(|table| table.sits(id))
        && world.resource::<Online>().table().is_some_and(|table| table.sits(id))
}

/// Hosts a match against one remote player.
fn playing(setup: Setup) -> Vec<Step> {
    let mut steps = open(setup);
    steps.extend([act(friend_joins), Step::Until(plays)]);
    steps
}

fn plays(world: &mut World) -> bool {
    let are_played = Friends::play(world, PLIES);
    let phase = world.get_resource::<State<Phase>>().map(|phase| *phase.get());
    are_played && is_idle(phase) && world.resource::<State<Menu>>().get() == &Menu::None
}

fn is_idle(phase: Option<Phase>) -> bool {
    matches!(phase, Some(Phase::Choosing | Phase::Waiting))
}

fn teams_lobby() -> Vec<Step> {
    let mut steps = open(setup(Variant::QuixoTeams, false));
    steps.extend([
        act(friend_joins),
        Step::Until(friend_sits),
        act(|world| {
            let level = Level::default().within(Variant::QuixoTeams).id().to_string();
            world.resource::<Online>().propose(Body::Computer { seat: 3, level });
        }),
    ]);
    steps
}

/// A lobby of four seats (the local player, a friend, an empty seat, a computer) with a pending join request.
fn lobby() -> Vec<Step> {
    let mut steps = teams_lobby();
    steps.extend([
        // Only announced tables accept join requests.
        act(|world| world.resource_mut::<Online>().announce(true)),
        Step::Until(|world| world.resource::<Nearby>().announces()),
        act(|world| {
            let online = world.resource::<Online>();
            let Some((table, at)) = online.table().cloned().zip(online.invitation(false)) else { return };
            log_error(Friends::add(world, STRANGER).request_to_join(&table, &at));
        }),
        Step::Until(|world| world.resource::<Online>().next_join_request().is_some()),
    ]);
    steps
}

/// A match of two people and two computers.
fn teams() -> Vec<Step> {
    let mut steps = teams_lobby();
    steps.extend([
        act(|world| {
            let level = Level::Newcomer.within(Variant::QuixoTeams).id().to_string();
            world.resource::<Online>().propose(Body::Computer { seat: 2, level });
        }),
        Step::Until(|world| {
            Friends::play(world, PLIES);
            let plies = world.resource::<CurrentMatch>().moves().len();
            let phase = world.get_resource::<State<Phase>>().map(|phase| *phase.get());
            // The computers move until it is the local player's turn.
            plies >= PLIES && phase == Some(Phase::Choosing)
        }),
    ]);
    steps
}

/// A guest in the lobby of a remote host, with an empty seat.
fn guest() -> Vec<Step> {
    let join = |world: &mut World| visit(world, setup(Variant::QuixoTeams, false));
    vec![act(use_loopback), act(join), Step::Until(sits), Step::Until(friend_sits)]
}

fn visit(world: &mut World, setup: Setup) {
    let invitation = log_error(Friends::add(world, FRIEND).open(setup));
    if let Some(invitation) = invitation {
        world.write_message(EnterTable::Join(Box::new(invitation)));
    }
}

/// Joins a table after its host has left.
fn join_closed_table(world: &mut World) {
    visit(world, setup(Variant::Quixo, false));
    Friends::first(world).leave();
}

/// Plays a match as the guest of a remote host.
fn visiting() -> Vec<Step> {
    let join = |world: &mut World| visit(world, setup(Variant::Quixo, false));
    vec![act(use_loopback), act(join), Step::Until(sits), Step::Until(plays)]
}

/// The contact list with a saved table and two tables on the local network.
fn people() -> Vec<Step> {
    let mut steps = playing(setup(Variant::Quixo, false));
    steps.extend([
        act(|world| {
            world.resource_mut::<Online>().leave();
            world.write_message(MatchCommand::Leave);
        }),
        Step::Until(|world| *world.resource::<State<Screen>>().get() == Screen::Title),
        act(add_contacts),
        act(|world| {
            let friend = Friends::first(world);
            friend.leave();
            log_error(friend.open(setup(Variant::Quixo, false)));
            log_error(Friends::add(world, STRANGER).open(setup(Variant::QuixoTeams, false)));
        }),
        act(Friends::announce),
        act(|world| menu(world, Menu::Online)),
        Step::Until(|world| {
            let kept = world.resource::<SavedTables>();
            kept.left().next().is_some() && kept.people().len() > CONTACTS.len()
        }),
        Step::UntilOptional(|world| world.resource::<Nearby>().tables().len() > 1),
    ]);
    steps
}

/// Names in the contact list.
const CONTACTS: [&str; 3] = ["Александра", "Žiga iz Škofje Loke", "Ștefănița"];

fn add_contacts(world: &mut World) {
    let path = world.resource::<Storage>().0.data.join("people.toml");
    let mut evening = UNIX_EPOCH + Duration::from_hours(498_284);
    for (number, name) in (1..).zip(CONTACTS) {
        let name = PlayerName::try_from(name.to_string()).expect("a name");
        // Fixed dates, one per evening, keep the pictures reproducible.
        evening += Duration::from_hours(23);
        let met = Contacts::record_meeting(
            &path,
            Identity::from_bytes(&[number; 32]).id(),
            &name,
            Moment::of(evening),
        );
        log_error(met.map_err(|error| error.to_string()));
    }
}

fn open_table(world: &mut World, variant: Variant) {
    world.write_message(EnterTable::Open(Box::new(setup(variant, false))));
}

fn clear_name(world: &mut World) {
    world.resource_mut::<Settings>().name.clear();
}

fn press_open(world: &mut World) {
    press(world, "Open a table");
}

fn press_rename(world: &mut World) {
    // Keyboard focus scrolls the name field into view.
    world.resource_mut::<InputFocusVisible>().0 = true;
    press(world, "Rename ");
}

/// Presses the first button whose name begins with `start`.
fn press(world: &mut World, start: &str) {
    let mut named = world.query::<(Entity, &Name)>();
    let button = named.iter(world).find(|(_, name)| name.starts_with(start)).map(|(button, _)| button);
    if let Some(entity) = button {
        world.trigger(Activate { entity });
    }
}

fn ask(world: &mut World, kind: QuestionKind) {
    Friends::first(world).say(Body::Ask(kind));
}

/// The opponent asks a question.
fn question(setup: Setup, ask: fn(&mut World)) -> Vec<Step> {
    let mut steps = then(playing(setup), [ask]);
    steps.push(Step::Until(has_question));
    steps.push(Step::Until(can_answer));
    steps
}

/// Whether the answer buttons are enabled. They are disabled for a short time after a new question.
fn can_answer(world: &mut World) -> bool {
    let mut buttons = world.query_filtered::<&Name, Without<InteractionDisabled>>();
    buttons.iter(world).any(|name| name.as_str() == "Agree")
}

fn has_question(world: &mut World) -> bool {
    let online = world.resource::<Online>();
    let asked = online.table().zip(online.me()).and_then(|(table, me)| Some((table.asked()?, me)));
    asked.is_some_and(|(asked, me)| asked.waiting.contains(&me))
}

fn paused() -> Vec<Step> {
    let mut steps = question(setup(Variant::Quixo, true), |world| ask(world, QuestionKind::Pause));
    steps.extend([
        act(|world| world.resource::<Online>().propose(Body::Agree(QuestionKind::Pause))),
        Step::Until(|world| world.resource::<Online>().is_allowed(&Body::Resume)),
    ]);
    steps
}

/// A finished match with the opponent's offer of a rematch.
fn rematch() -> Vec<Step> {
    let mut steps = playing(setup(Variant::Quixo, false));
    steps.extend([
        act(|world| Friends::first(world).say(Body::Resign)),
        Step::Until(|world| *world.resource::<State<Menu>>().get() == Menu::Result),
        act(|world| ask(world, QuestionKind::Rematch)),
        Step::Until(can_answer),
    ]);
    steps
}

/// The opponent has closed the program.
fn away() -> Vec<Step> {
    let mut steps = then(playing(setup(Variant::Quixo, true)), [|world| Friends::first(world).leave()]);
    steps.push(Step::Until(|world| {
        let friend = Friends::first(world).id();
        world.resource::<Online>().absence(friend).is_some()
    }));
    steps
}

/// The opponent is absent for so long that the match can be claimed.
fn overdue() -> Vec<Step> {
    let mut steps = away();
    steps.push(Step::Until(|world| world.resource::<Online>().claimable().is_some()));
    steps
}

fn shows_toast(world: &mut World) -> bool {
    world.query::<&Toast>().iter(world).next().is_some()
}

fn phrase() -> Vec<Step> {
    let say = |world: &mut World| Friends::first(world).say(Body::Say(Phrase::GoodLuck));
    let mut steps = then(playing(setup(Variant::Hexxagon, false)), [say]);
    steps.push(Step::Until(shows_toast));
    steps
}

/// The local player's own question, after an answered one.
fn asked() -> Vec<Step> {
    let mut steps = question(setup(Variant::Quixo, false), |world| ask(world, QuestionKind::Undo));
    steps.extend([
        act(|world| {
            let online = world.resource::<Online>();
            let answers = [Body::Refuse(QuestionKind::Undo), Body::Say(Phrase::Sorry)];
            answers.into_iter().chain([Body::Ask(QuestionKind::Draw)]).for_each(|body| online.propose(body));
        }),
        Step::Until(|world| {
            let asked = world.resource::<Online>().table().and_then(Table::asked);
            asked.is_some_and(|asked| asked.kind == QuestionKind::Draw)
        }),
    ]);
    steps
}

/// The host has left the table.
fn host_left() -> Vec<Step> {
    let mut steps = then(visiting(), [|world| Friends::first(world).leave()]);
    steps.push(Step::Until(|world| world.resource::<Online>().missing_host().is_some()));
    steps
}

/// The host has opened another table.
fn new_table() -> Vec<Step> {
    let mut steps = host_left();
    steps.extend([
        act(|world| _ = log_error(Friends::first(world).open(setup(Variant::Hexxagon, false)))),
        act(Friends::announce),
        Step::UntilOptional(|world| {
            let (online, nearby) = (world.resource::<Online>(), world.resource::<Nearby>());
            nearby.new_table(online).is_some()
        }),
    ]);
    steps
}

/// The host has closed the table permanently.
fn closed() -> Vec<Step> {
    let mut steps = then(visiting(), [|world| Friends::first(world).say(Body::Close)]);
    steps.push(Step::Until(|world| world.resource::<Online>().stop_reason().is_some() && shows_toast(world)));
    steps
}
