//! A match as an animated GIF: every move, the names of the players, and the result.

use bevy::image::Image;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy::ui::UiSystems;
use color_quant::NeuQuant;
use gif::{DisposalMethod, Encoder, Frame, Repeat};

use crate::game::hud;
use crate::game::offscreen::{FRAME_TIME, OffscreenApp};
use crate::game::scene::figures::FigureSetup;
use crate::game::settings::ui_scale;
use crate::game::state::{MoveChosen, Phase, StartMatch};
use crate::game::theme;
use crate::game::turn::CurrentMatch;
use pushflip_core::language::Localized;
use pushflip_core::session::{Controller, Match, Setup, localized};

/// Frames until the first position is shown, or the end is at rest, and the largest number of frames of a move.
const FIRST_FRAMES: usize = 20;
const MOST_FRAMES: usize = 60;
/// Time between two frames, and how long a position and the end are shown, in hundredths of a second.
const FRAME: u16 = (FRAME_TIME.as_millis() / 10) as u16;
const POSITION: u16 = 60;
const END: u16 = 400;
/// The colours of a frame beside the transparent one.
const COLOURS: usize = 255;
/// The number of them that the quantizer learns.
const LEARNED: usize = 192;
/// Colours that differ only in so many lower bits of a channel are one.
const SAME_BITS: u8 = 2;

/// The size of the window whose part without the panel has the given size.
pub(super) fn window_size((width, height): (u32, u32)) -> (u32, u32) {
    // The panel changes only the width, and the scale depends mostly on the height.
    let scale = ui_scale(Vec2::new(width as f32, height as f32), 1.0);
    (width + (hud::WIDTH * scale) as u32, height)
}

/// Plays a match on the board and returns the GIF.
///
/// # Errors
/// A sentence if a frame cannot be drawn or encoded.
pub(super) fn animate(
    offscreen: &mut OffscreenApp,
    game: &Match,
    (width, height): (u32, u32),
) -> Result<Vec<u8>, String> {
    let players = localized::players_by_name(game.setup());
    show_match(offscreen, for_people(game), game.setup())?;
    // The first frame shows the figures.
    offscreen.finish_figures()?;
    let mut film = Film::new(width, height)?;
    show_caption(offscreen.world(), players.clone());
    film.push(offscreen.next_frame()?, POSITION)?;
    while let Some(&mv) = game.moves().get(played(offscreen)) {
        let on = offscreen.world().resource::<CurrentMatch>().version();
        offscreen.world().write_message(MoveChosen { mv, on });
        let before = played(offscreen);
        for _ in 0..MOST_FRAMES {
            film.push(offscreen.next_frame()?, FRAME)?;
            let phase = offscreen.world().get_resource::<State<Phase>>().map(|phase| *phase.get());
            if played(offscreen) > before && matches!(phase, Some(Phase::Choosing | Phase::Over)) {
                break;
            }
        }
        if played(offscreen) == before {
            return Err(format!("the move {mv} could not be drawn"));
        }
        film.push(offscreen.next_frame()?, POSITION)?;
    }
    show_caption(offscreen.world(), caption(game));
    // Until the whole winning line is gold.
    offscreen.run_frames(FIRST_FRAMES)?;
    film.push(offscreen.next_frame()?, END)?;
    film.finish()
}

/// Shows the last position of a match with the caption and returns the image.
///
/// # Errors
/// A sentence if the image does not come.
pub(super) fn picture(offscreen: &mut OffscreenApp, game: &Match) -> Result<Image, String> {
    let mut shown = for_people(game);
    for &mv in game.moves() {
        shown.play(mv).map_err(|error| error.to_string())?;
    }
    show_match(offscreen, shown, game.setup())?;
    show_caption(offscreen.world(), caption(game));
    offscreen.run_frames(2)?;
    offscreen.picture()
}

/// Shows a match without the interface, with the figures of a setup.
fn show_match(offscreen: &mut OffscreenApp, game: Match, setup: &Setup) -> Result<(), String> {
    hide_interface(offscreen.world());
    offscreen.world().insert_resource(FigureSetup(setup.clone()));
    offscreen.world().write_message(StartMatch(Box::new(game)));
    offscreen.run_frames(FIRST_FRAMES)
}

/// The beginning of a match, with people in all seats, so that no computer moves.
fn for_people(game: &Match) -> Match {
    let mut setup = game.setup().clone();
    setup.seats.iter_mut().for_each(|seat| seat.controller = Controller::Human);
    Match::new(setup)
}

/// The players, and the result if there is one.
fn caption(game: &Match) -> Localized {
    let outcome = game.result().map(|result| localized::result(game.setup(), result, None));
    Localized::joined(std::iter::once(localized::players_by_name(game.setup())).chain(outcome), "\n")
}

fn played(offscreen: &mut OffscreenApp) -> usize {
    offscreen.world().resource::<CurrentMatch>().moves().len()
}

/// The text in the lower left corner of the animation.
#[derive(Component)]
struct Caption;

fn show_caption(world: &mut World, text: Localized) {
    let old: Vec<Entity> = world.query_filtered::<Entity, With<Caption>>().iter(world).collect();
    for caption in old {
        world.despawn(caption);
    }
    let place = Node { position_type: PositionType::Absolute, left: px(12), bottom: px(10), ..default() };
    world.spawn((Caption, place, children![theme::label(text)]));
}

/// Takes the interface except the caption out of the layout, also what is added later. Only hidden, the result would
/// still take space from the board.
fn hide_interface(world: &mut World) {
    let hide = |mut roots: Query<&mut Node, (Without<ChildOf>, Without<Caption>)>| {
        for mut root in &mut roots {
            theme::set_shown(&mut root, false);
        }
    };
    world.resource_mut::<Schedules>().add_systems(PostUpdate, hide.before(UiSystems::Layout));
}

/// An animated GIF. Each frame holds only what differs from the one before.
struct Film {
    encoder: Encoder<Vec<u8>>,
    size: (u16, u16),
    /// The pixels that a viewer shows, as RGBA.
    shown: Vec<u8>,
    /// The next frame and how long it is shown, in hundredths of a second.
    next: Option<(Vec<u8>, u16)>,
}

impl Film {
    fn new(width: u32, height: u32) -> Result<Self, String> {
        let size = (width as u16, height as u16);
        let mut encoder = Encoder::new(Vec::new(), size.0, size.1, &[]).map_err(|error| error.to_string())?;
        encoder.set_repeat(Repeat::Infinite).map_err(|error| error.to_string())?;
        Ok(Self { encoder, size, shown: Vec::new(), next: None })
    }

    /// Adds the left part of an image.
    fn push(&mut self, image: Image, time: u16) -> Result<(), String> {
        let image = image.try_into_dynamic().map_err(|error| error.to_string())?;
        let (width, height) = (u32::from(self.size.0), u32::from(self.size.1));
        self.add(image.crop_imm(0, 0, width, height).to_rgba8().into_raw(), time)
    }

    fn add(&mut self, pixels: Vec<u8>, time: u16) -> Result<(), String> {
        if let Some((next, shown)) = &mut self.next
            && *next == pixels
        {
            *shown = shown.saturating_add(time);
            return Ok(());
        }
        self.write()?;
        self.next = Some((pixels, time));
        Ok(())
    }

    fn write(&mut self) -> Result<(), String> {
        let Some((pixels, delay)) = self.next.take() else { return Ok(()) };
        let width = usize::from(self.size.0);
        let differs = |at: &usize| self.shown.get(4 * at..4 * at + 4) != pixels.get(4 * at..4 * at + 4);
        let changed: Vec<usize> = (0..pixels.len() / 4).filter(differs).collect();
        // A frame has at least one pixel.
        let rows = || changed.iter().map(|at| at / width);
        let columns = || changed.iter().map(|at| at % width);
        let (top, bottom) = (rows().min().unwrap_or(0), rows().max().unwrap_or(0));
        let (left, right) = (columns().min().unwrap_or(0), columns().max().unwrap_or(0));
        let palette = Palette::new(changed.iter().map(|at| &pixels[4 * at..4 * at + 4]));
        let mut part = vec![palette.transparent(); (right - left + 1) * (bottom - top + 1)];
        for at in changed {
            let to = (at / width - top) * (right - left + 1) + at % width - left;
            part[to] = palette.index_of(&pixels[4 * at..4 * at + 4]);
        }
        let (columns, rows) = ((right - left + 1) as u16, (bottom - top + 1) as u16);
        let mut frame =
            Frame::from_palette_pixels(columns, rows, part, &*palette.rgb, Some(palette.transparent()));
        (frame.left, frame.top) = (left as u16, top as u16);
        (frame.delay, frame.dispose) = (delay, DisposalMethod::Keep);
        self.shown = pixels;
        self.encoder.write_frame(&frame).map_err(|error| error.to_string())
    }

    fn finish(mut self) -> Result<Vec<u8>, String> {
        self.write()?;
        self.encoder.into_inner().map_err(|error| error.to_string())
    }
}

struct Palette {
    /// The colours as RGB, and as the last one an entry for transparent pixels.
    rgb: Vec<u8>,
    /// The place of each shade in the palette.
    places: HashMap<[u8; 3], u8>,
}

impl Palette {
    /// The palette for pixels in RGBA. A shade counts as the logarithm of its number of pixels, so that large areas of
    /// wood leave colours for the rest.
    fn new<'a>(pixels: impl Iterator<Item = &'a [u8]>) -> Self {
        let mut counts: HashMap<[u8; 3], u32> = HashMap::new();
        let mut samples = Vec::new();
        for pixel in pixels {
            let count = counts.entry(shade(pixel)).or_default();
            *count += 1;
            if count.is_power_of_two() {
                samples.extend_from_slice(pixel);
            }
        }
        let shades = counts.into_keys();
        if shades.len() <= COLOURS {
            let places: Vec<_> = shades.zip(0..).collect();
            let rgb = places.iter().flat_map(|(shade, _)| color(*shade)).chain([0; 3]).collect();
            return Self { rgb, places: places.into_iter().collect() };
        }
        let quantizer = NeuQuant::new(1, LEARNED, &samples);
        let mut rgb = quantizer.color_map_rgb();
        // Each shade with its place in the palette, and its squared distance from the colour there.
        let mut found: Vec<([u8; 3], u8, u32)> = shades
            .map(|shade| {
                let [red, green, blue] = color(shade);
                let place = quantizer.index_of(&[red, green, blue, u8::MAX]);
                (shade, place as u8, distance(color(shade), &rgb[3 * place..3 * place + 3]))
            })
            .collect();
        // The quantizer drops the colours of small marks, so the rest of the palette holds the worst shades.
        for place in LEARNED..COLOURS {
            let Some(&(worst, ..)) = found.iter().max_by_key(|(.., error)| *error) else { break };
            rgb.extend(color(worst));
            for (shade, at, error) in &mut found {
                let closer = distance(color(*shade), &color(worst));
                if closer < *error {
                    (*at, *error) = (place as u8, closer);
                }
            }
        }
        let places = found.into_iter().map(|(shade, place, _)| (shade, place)).collect();
        rgb.extend([0; 3]);
        Self { rgb, places }
    }

    fn transparent(&self) -> u8 {
        (self.rgb.len() / 3 - 1) as u8
    }

    fn index_of(&self, pixel: &[u8]) -> u8 {
        self.places[&shade(pixel)]
    }
}

/// The colour without its lower bits.
fn shade(pixel: &[u8]) -> [u8; 3] {
    [pixel[0] >> SAME_BITS, pixel[1] >> SAME_BITS, pixel[2] >> SAME_BITS]
}

/// The squared distance of two colours.
fn distance(one: [u8; 3], other: &[u8]) -> u32 {
    one.iter().zip(other).map(|(one, other)| u32::from(one.abs_diff(*other)).pow(2)).sum()
}

/// The colour in the middle of a shade.
fn color(shade: [u8; 3]) -> [u8; 3] {
    shade.map(|channel| (channel << SAME_BITS) + (1 << (SAME_BITS - 1)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use gif::{ColorOutput, DecodeOptions};
    use pushflip_core::ai::Level;
    use pushflip_core::rules::{Side, Variant};

    #[test]
    fn the_caption_calls_nobody_you() {
        let players = [Controller::Human, Controller::Computer(Level::Casual)];
        let mut game = Match::new(Setup::new(Variant::Quixo, &players));
        assert_eq!(caption(&game).to_string(), "Cross – Minka");
        game.resign(Side::Second);
        assert_eq!(caption(&game).to_string(), "Cross – Minka\nCross wins: Minka resigned.");
    }

    #[test]
    fn the_hidden_interface_takes_no_space() {
        let mut world = World::new();
        world.init_resource::<Schedules>();
        let (banner, caption) =
            (world.spawn(Node::default()).id(), world.spawn((Caption, Node::default())).id());
        hide_interface(&mut world);
        world.run_schedule(PostUpdate);
        let display = |entity| world.get::<Node>(entity).expect("a node").display;
        assert_eq!([banner, caption].map(display), [Display::None, Display::Flex]);
    }

    #[test]
    fn frames_hold_what_changes() {
        let (red, blue) = ([200, 0, 0, 255], [0, 0, 200, 255]);
        let picture = |blues: &[usize]| -> Vec<u8> {
            (0..12).flat_map(|at| if blues.contains(&at) { blue } else { red }).collect()
        };
        let mut film = Film::new(4, 3).expect("an encoder");
        // Columns 1 and 2 of row 1.
        for (blues, time) in [(&[][..], 10), (&[], 20), (&[5, 6], 30), (&[6], 40)] {
            film.add(picture(blues), time).expect("a frame");
        }
        let frames: Vec<_> = decode(film)
            .iter()
            .map(|frame| (frame.left, frame.top, frame.width, frame.height, frame.delay))
            .collect();
        assert_eq!(frames, [(0, 0, 4, 3, 30), (1, 1, 2, 1, 30), (1, 1, 1, 1, 40)]);
    }

    #[test]
    fn a_small_mark_keeps_its_colour() {
        let (size, red) = (200, [170, 20, 30, 255]);
        let is_mark = |at: usize| (100..104).contains(&(at % size)) && (100..104).contains(&(at / size));
        let wood =
            |at: usize| [120 + (at % size / 2) as u8, 70 + (at / size / 2) as u8, (at * 7 % 60) as u8, 255];
        let pixels = (0..size * size).flat_map(|at| if is_mark(at) { red } else { wood(at) }).collect();
        let mut film = Film::new(size as u32, size as u32).expect("an encoder");
        film.add(pixels, 10).expect("a frame");
        let frames = decode(film);
        for (at, pixel) in frames[0].buffer.chunks_exact(4).enumerate().filter(|(at, _)| is_mark(*at)) {
            let distance: u16 = (0..3).map(|c| u16::from(pixel[c].abs_diff(red[c]))).sum();
            assert!(distance < 30, "pixel {at} is {pixel:?}");
        }
    }

    fn decode(film: Film) -> Vec<Frame<'static>> {
        let bytes = film.finish().expect("a file");
        let mut options = DecodeOptions::new();
        options.set_color_output(ColorOutput::RGBA);
        let mut decoder = options.read_info(&bytes[..]).expect("a GIF");
        std::iter::from_fn(|| decoder.read_next_frame().expect("a frame").cloned()).collect()
    }
}
