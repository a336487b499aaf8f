//! QR codes of invitations.

use pushflip_core::online::qr_code::QrCode;
use pushflip_core::online::table::identity::Identity;
use pushflip_core::online::table::invitation::{Invitation, Secret};

/// Pixels per module.
const SCALE: usize = 4;

#[test]
fn a_reader_finds_the_invitation_in_its_picture() {
    let host = Identity::from_bytes(&[7; 32]).id();
    let short = Invitation { host, secret: Secret([9; 16]), relay: None, addresses: Vec::new() };
    let long = Invitation {
        relay: Some("https://relay.example.org".into()),
        addresses: vec!["192.168.178.21:4919".parse().expect("an address"); 3],
        ..short.clone()
    };
    for (invitation, most) in [(short, 45), (long, 65)] {
        let code = QrCode::new(&invitation).expect("a short text");
        assert!(code.side() <= most, "{} modules", code.side());
        let side = code.side() * SCALE;
        let pixel = |x, y| if code.is_dark(x / SCALE, y / SCALE) { 0 } else { 255 };
        let mut picture = rqrr::PreparedImage::prepare_from_greyscale(side, side, pixel);
        let found = picture.detect_grids();
        let read: Vec<String> = found.iter().map(|grid| grid.decode().expect("a code").1).collect();
        assert_eq!(read, [invitation.to_string()]);
    }
}
