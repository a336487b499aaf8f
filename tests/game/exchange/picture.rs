//! Image files.

use bevy::image::Image;
use bevy::render::render_resource::TextureFormat;
use pushflip::game::exchange::save_png;
use std::fs;

#[test]
fn an_image_file_is_replaced_atomically() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("table.png");
    let image = Image::new_target_texture(4, 2, TextureFormat::Rgba8UnormSrgb, None);
    save_png(image.clone(), None, &path).expect("written");
    assert!(fs::read(&path).expect("a file").starts_with(b"\x89PNG"));
    let taken = folder.path().join("taken.png");
    fs::create_dir_all(taken.join("in it")).expect("a folder");
    assert!(save_png(image, None, &taken).is_err());
    assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 2, "no temporary file remains");
}
