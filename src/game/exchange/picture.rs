//! Pictures to share: a second process renders them in the background and writes them into the folder for pictures.

use std::fs;
use std::io::{self, Cursor, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::SystemTime;

use bevy::image::ImageFormat;
use bevy::prelude::*;

use crate::game::redraw::Waker;
use crate::game::settings::Settings;
use crate::game::state::{Notice, Step};
use crate::game::turn::Job;
use pushflip_core::language::{Language, Localized, msg};
use pushflip_core::rules::printable;
use pushflip_core::session::{Match, Moment, save_bytes};

pub(super) fn plugin(app: &mut App) {
    let is_busy = |maker: Res<PictureMaker>| maker.rendering.is_some() || maker.saving.is_some();
    app.init_resource::<PictureMaker>().add_systems(Update, finish.run_if(is_busy).in_set(Step::Input));
}

/// Windows process flags: below-normal priority, no console window.
#[cfg(windows)]
const CREATION_FLAGS: u32 = 0x0000_4000 | 0x0800_0000;

#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub enum PictureKind {
    /// A PNG file of the last position of a match.
    Position,
    /// A GIF file of all moves.
    Animation,
}

impl PictureKind {
    fn extension(self) -> &'static str {
        match self {
            Self::Position => "png",
            Self::Animation => "gif",
        }
    }

    /// The size in pixels. Animations are small enough for messengers.
    fn size(self) -> &'static str {
        match self {
            Self::Position => "1600x1200",
            Self::Animation => "640x480",
        }
    }
}

/// Renders pictures, one at a time.
#[derive(Resource)]
pub struct PictureMaker {
    /// The program that renders; by default this one.
    pub program: PathBuf,
    /// The folder for pictures; by default that of the desktop.
    pub folder: Option<PathBuf>,
    /// The file of the last successful rendering since the share menu was opened.
    pub rendered: Option<PathBuf>,
    rendering: Option<Rendering>,
    saving: Option<(PathBuf, Job<Result<(), String>>)>,
}

impl Default for PictureMaker {
    fn default() -> Self {
        Self {
            // With an empty path the start fails, and the error is reported then.
            program: std::env::current_exe().unwrap_or_default(),
            folder: dirs::picture_dir().or_else(dirs::home_dir),
            rendering: None,
            rendered: None,
            saving: None,
        }
    }
}

/// A running process. Dropping it ends the process.
struct Rendering {
    process: Child,
    path: PathBuf,
    /// The standard error output of the process, once it has ended.
    errors: Arc<Mutex<Option<String>>>,
}

impl Drop for Rendering {
    fn drop(&mut self) {
        // Both fail only if the process has ended already.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

impl PictureMaker {
    pub fn file(&self) -> Option<&Path> {
        self.rendering.as_ref().map(|rendering| rendering.path.as_path())
    }

    /// Ends the rendering. No file remains, since the process writes it only when it is complete.
    pub fn cancel(&mut self) {
        self.rendering = None;
    }

    /// The path of a new picture, named by the time.
    fn new_path(&self, extension: &str) -> Result<PathBuf, Localized> {
        let folder = self.folder.as_ref().ok_or(msg::MENUS_SHARE_NO_FOLDER)?;
        // If this fails, the attempt to write the picture reports the reason.
        let _ = fs::create_dir_all(folder);
        let now = Moment::of(SystemTime::now()).compact();
        Ok(folder.join(format!("pushflip-{now}.{extension}")))
    }

    /// Writes a captured picture in the background.
    ///
    /// # Errors
    /// There is no folder for pictures.
    pub fn save(&mut self, image: Image, waker: &Waker) -> Result<(), Localized> {
        let path = self.new_path("png")?;
        let to = path.clone();
        self.saving = Some((path, Job::read(waker, move || save_png(image, None, &to))));
        Ok(())
    }

    /// Starts to render a match, unless another rendering runs.
    ///
    /// # Errors
    /// The reason why it cannot be started.
    pub fn start(
        &mut self,
        kind: PictureKind,
        game: &Match,
        settings: &Settings,
        language: Language,
        waker: &Waker,
    ) -> Result<(), Localized> {
        if self.rendering.is_some() {
            return Ok(());
        }
        self.rendered = None;
        let path = self.new_path(kind.extension())?;
        let theme = settings.theme(game.setup().variant);
        let mut command = Command::new(&self.program);
        command.arg("screenshot").arg(&path).args(["--file", "-", "--caption", "--size", kind.size()]);
        command.args(["--theme", theme.into(), "--language", language.id()]);
        if !settings.figures {
            command.arg("--no-figures");
        }
        if kind == PictureKind::Animation {
            command.args(["--quality", "medium"]);
        }
        command.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::piped());
        #[cfg(windows)]
        std::os::windows::process::CommandExt::creation_flags(&mut command, CREATION_FLAGS);
        let failed = |error: io::Error| Localized::from(msg::MenusShareFailed { why: error.to_string() });
        let mut process = command.spawn().map_err(failed)?;
        let (mut input, mut output) =
            (process.stdin.take().expect("a pipe"), process.stderr.take().expect("a pipe"));
        let errors = Arc::new(Mutex::new(None));
        self.rendering = Some(Rendering { process, path, errors: errors.clone() });
        let (record, wake) = (with_player_name(game, settings).to_record(), waker.call());
        let follow = move || {
            // A write or read error means that the process has ended.
            let _ = input.write_all(record.as_bytes());
            drop(input);
            let mut text = String::new();
            let _ = output.read_to_string(&mut text);
            *errors.lock().expect("no panic") = Some(text);
            wake();
        };
        thread::Builder::new().spawn(follow).map_err(failed)?;
        Ok(())
    }
}

/// The match in which the only person has their name in online play, unless they have another one.
fn with_player_name(game: &Match, settings: &Settings) -> Match {
    let setup = game.setup();
    let mut players = setup.seats.clone();
    if let Some(seat) = setup.only_person()
        && setup.is_nameless(seat)
        && settings.has_player_name()
    {
        players[seat].name = settings.player_name().to_string();
    }
    game.clone().with_players(players)
}

/// Writes the whole image, or its upper left part of a size, as a PNG file atomically.
///
/// # Errors
/// A sentence if the file cannot be written.
pub fn save_png(image: Image, part: Option<(u32, u32)>, path: &Path) -> Result<(), String> {
    let write = || {
        let mut picture = image.try_into_dynamic().map_err(|error| error.to_string())?;
        if let Some((width, height)) = part {
            picture = picture.crop_imm(0, 0, width, height);
        }
        let format = ImageFormat::Png.as_image_crate_format().ok_or("this program writes no PNG files")?;
        let mut bytes = Cursor::new(Vec::new());
        picture.to_rgb8().write_to(&mut bytes, format).map_err(|error| error.to_string())?;
        save_bytes(path, bytes.get_ref()).map_err(|error| error.to_string())
    };
    write().map_err(|why: String| format!("{} could not be written: {why}", path.display()))
}

/// Reports the end of the rendering, or that a captured picture was saved.
fn finish(mut maker: ResMut<PictureMaker>, mut notices: MessageWriter<Notice>) {
    if let Some((path, job)) = &maker.saving
        && let Some(saved) = job.poll()
    {
        notices.write(Notice(match saved {
            Ok(()) => msg::MenusShareSaved { path: printable(path.display()) }.into(),
            Err(why) => msg::MenusShareFailed { why: printable(why) }.into(),
        }));
        maker.saving = None;
    }
    let Some(rendering) = &maker.rendering else { return };
    let Some(errors) = rendering.errors.lock().expect("no panic").take() else { return };
    let path = rendering.path.clone();
    let is_saved = path.is_file();
    let notice = if is_saved {
        msg::MenusShareSaved { path: printable(path.display()) }.into()
    } else {
        let why = errors.lines().rfind(|line| !line.trim().is_empty()).unwrap_or_default();
        msg::MenusShareFailed { why: printable(why) }.into()
    };
    notices.write(Notice(notice));
    maker.rendered = is_saved.then_some(path);
    maker.cancel();
}
