//! Profile of a frame: the times of systems, extraction and render world, and of each pass of the GPU.

use std::collections::{BTreeMap, BTreeSet};
use std::time::{Duration, Instant};

use bevy::anti_alias::fxaa::Fxaa;
use bevy::core_pipeline::prepass::DepthPrepass;
use bevy::diagnostic::DiagnosticsStore;
use bevy::light::ShadowFilteringMethod;
use bevy::post_process::dof::DepthOfField;
use bevy::post_process::effect_stack::Vignette;
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use pushflip::game::settings::{Quality, Settings};
use pushflip::game::state::{Menu, MoveChosen, ReviewMatch};
use pushflip::game::turn::CurrentMatch;
use pushflip_core::rules::Variant;

use super::scene::{Content, Scene, WARM_UP};

/// Measured frames of a scene.
const FRAMES: usize = 40;
/// Simulated time between frames, and plies played before a measured animation: too few to end a match.
const FRAME_TIME: Duration = Duration::from_millis(16);
const PLIES: usize = 4;

/// Prints the parts of a frame for each variant at rest, during a move, with the pause menu, and in the review.
pub fn run(size: (u32, u32), quality: Quality) {
    for variant in Variant::ALL {
        let mut scene = Scene::playing(variant, size, quality);
        if !scene.has_driver() {
            println!("{variant}: skipped, there is no graphics driver");
            return;
        }
        let content = Content::of(scene.world());
        Parts::measure(&mut scene).print(&format!("{variant} at rest"));
        scene.world().resource_mut::<NextState<Menu>>().set(Menu::Pause);
        scene.frames(WARM_UP);
        Parts::measure(&mut scene).print(&format!("{variant} pause menu"));
        scene.world().resource_mut::<NextState<Menu>>().set(Menu::None);
        scene.frames(WARM_UP);
        for _ in 0..PLIES {
            play(&mut scene);
            scene.frames(6);
        }
        scene.world().insert_resource(TimeUpdateStrategy::ManualDuration(FRAME_TIME));
        scene.world().resource_mut::<Settings>().animation_speed = 1.0;
        play(&mut scene);
        Parts::measure(&mut scene).print(&format!("{variant} during a move"));
        let game = scene.world().resource::<CurrentMatch>().as_match().clone();
        scene.world().write_message(ReviewMatch(Box::new(game)));
        scene.frames(2 * WARM_UP);
        Parts::measure(&mut scene).print(&format!("{variant} review"));
        drop(scene);
        Parts::measure(&mut Scene::bare(content, size)).print(&format!("{variant} bare scene"));
    }
}

/// Plays the first move that is not a pass.
fn play(scene: &mut Scene) {
    let current = scene.world().resource::<CurrentMatch>();
    let (moves, on) = (current.as_match().position().moves(), current.version());
    if let Some(&mv) = moves.first() {
        scene.world().write_message(MoveChosen { mv, on });
    }
}

/// Prints what a frame at rest costs without each effect.
pub fn remove_effects(size: (u32, u32), quality: Quality) {
    let effects: [(&str, fn(&mut World)); 11] = [
        ("everything", |_| {}),
        ("no interface", |world| {
            let mut roots = world.query_filtered::<&mut Visibility, (With<Node>, Without<ChildOf>)>();
            roots.iter_mut(world).for_each(|mut shown| *shown = Visibility::Hidden);
        }),
        ("no shadows", |world| {
            let mut lights = world.query::<&mut DirectionalLight>();
            lights.iter_mut(world).for_each(|mut light| light.shadow_maps_enabled = false);
        }),
        ("hard shadow edges", |world| insert(world, || ShadowFilteringMethod::Hardware2x2)),
        ("one light", |world| {
            let mut lights = world.query_filtered::<Entity, With<DirectionalLight>>();
            let others: Vec<Entity> = lights.iter(world).skip(1).collect();
            for light in others {
                world.despawn(light);
            }
        }),
        ("no depth of field", remove::<DepthOfField>),
        ("no vignette", remove::<Vignette>),
        ("no reflections", remove::<EnvironmentMapLight>),
        ("no antialiasing", |world| {
            remove::<Fxaa>(world);
            insert(world, || Msaa::Off);
        }),
        ("no depth prepass", remove::<DepthPrepass>),
        ("no meshes", |world| hide(world, "")),
    ];
    for variant in [Variant::Quixo, Variant::QuixoTeams, Variant::Hexxagon] {
        for (name, change) in effects {
            measure_without(variant, size, quality, name, change);
        }
        let mut scene = Scene::playing(variant, size, quality);
        for kind in kinds_of_meshes(scene.world()) {
            measure_without(variant, size, quality, &format!("no {kind}"), |world| hide(world, &kind));
        }
    }
}

fn measure_without(
    variant: Variant,
    size: (u32, u32),
    quality: Quality,
    title: &str,
    change: impl Fn(&mut World),
) {
    let mut scene = Scene::playing(variant, size, quality);
    if !scene.has_driver() {
        println!("{variant}: skipped, there is no graphics driver");
        return;
    }
    change(scene.world());
    scene.frames(WARM_UP);
    Parts::measure(&mut scene).print(&format!("{variant} {title}"));
}

/// The first words of the names of all visible meshes.
fn kinds_of_meshes(world: &mut World) -> BTreeSet<String> {
    let mut meshes = world.query_filtered::<(&ViewVisibility, &Name), With<Mesh3d>>();
    let shown = meshes.iter(world).filter(|(visible, _)| visible.get());
    shown.filter_map(|(_, name)| name.split_whitespace().next().map(String::from)).collect()
}

fn cameras(world: &mut World) -> Vec<Entity> {
    world.query_filtered::<Entity, With<Camera3d>>().iter(world).collect()
}

fn remove<C: Component>(world: &mut World) {
    for camera in cameras(world) {
        world.entity_mut(camera).remove::<C>();
    }
}

fn insert<C: Component>(world: &mut World, component: fn() -> C) {
    for camera in cameras(world) {
        world.entity_mut(camera).insert(component());
    }
}

/// Hides the meshes whose names begin with a word; all of them if it is empty.
fn hide(world: &mut World, kind: &str) {
    let mut meshes = world.query_filtered::<(&mut Visibility, Option<&Name>), With<Mesh3d>>();
    for (mut shown, name) in meshes.iter_mut(world) {
        if name.map_or("", Name::as_str).starts_with(kind) {
            *shown = Visibility::Hidden;
        }
    }
}

/// The mean durations of the parts of a frame, in milliseconds.
#[derive(Default)]
struct Parts {
    /// The game's systems, and their longest frame.
    main: f64,
    longest: f64,
    /// Extraction to the render world.
    extract: f64,
    /// The render world's systems, with encoding and submission.
    render: f64,
    /// Waiting for the GPU after that.
    wait: f64,
    /// Each pass on the GPU, where the driver has timestamps.
    passes: BTreeMap<String, f64>,
}

impl Parts {
    fn measure(scene: &mut Scene) -> Self {
        let mut parts = Self::default();
        let mut counts: BTreeMap<String, usize> = BTreeMap::new();
        for _ in 0..FRAMES {
            let main = timed(|| scene.0.main.run_default_schedule());
            parts.main += main;
            parts.longest = parts.longest.max(main);
            for sub_app in scene.0.sub_apps.values_mut() {
                parts.extract += timed(|| sub_app.extract(scene.0.main.world_mut()));
                parts.render += timed(|| sub_app.update());
            }
            scene.0.main.world_mut().clear_trackers();
            parts.wait += timed(|| scene.wait());
            for diagnostic in scene.world().resource::<DiagnosticsStore>().iter() {
                let Some(pass) = diagnostic.path().as_str().strip_suffix("/elapsed_gpu") else { continue };
                let pass = pass.strip_prefix("render/").unwrap_or(pass);
                // Parts of another pass.
                if pass.contains('/') {
                    continue;
                }
                let Some(measured) = diagnostic.value() else { continue };
                *parts.passes.entry(pass.into()).or_default() += measured;
                *counts.entry(pass.into()).or_default() += 1;
            }
        }
        for part in [&mut parts.main, &mut parts.extract, &mut parts.render, &mut parts.wait] {
            *part /= FRAMES as f64;
        }
        parts.passes.iter_mut().for_each(|(pass, time)| *time /= counts[pass] as f64);
        parts
    }

    fn print(&self, title: &str) {
        let Self { main, longest, extract, render, wait, passes } = self;
        let frame = main + extract + render + wait;
        print!(
            "{title:<32} {frame:6.2} ms = systems {main:.2} (longest {longest:.1}) + extract {extract:.2} + render {render:.2} + wait {wait:.2};"
        );
        println!(" GPU {:.2}", passes.values().sum::<f64>());
        let mut passes: Vec<_> = passes.iter().filter(|(_, time)| **time >= 0.01).collect();
        passes.sort_by(|a, b| b.1.total_cmp(a.1));
        let passes: Vec<String> =
            passes.into_iter().map(|(pass, time)| format!("{pass} {time:.2}")).collect();
        println!("    {}", passes.join(", "));
    }
}

/// The duration of a call in milliseconds.
fn timed(call: impl FnOnce()) -> f64 {
    let start = Instant::now();
    call();
    start.elapsed().as_secs_f64() * 1_000.0
}
