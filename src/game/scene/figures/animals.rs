//! The nine animals, as forms. They face the south; the base is below 0.22, the collar between body and head at the
//! neck.

use bevy::prelude::*;

use super::carving::{Form, ball, common, cut, ellipsoid, join, leaf, limb, path, turned_ellipsoid};

/// A wood of the carved parts.
#[derive(Clone, Copy)]
pub enum Wood {
    /// Maple, which can be stained.
    Light,
    /// Walnut and ebony.
    Dark,
}

/// A form in a wood.
pub struct Part {
    pub form: Form,
    pub wood: Wood,
    /// The stain, relative to the wood.
    pub stain: [f32; 3],
}

/// The eyes: the right one, mirrored for the left.
pub struct Eyes {
    pub at: Vec3,
    pub radius: f32,
    /// Whether they are of brass with a pupil, not of ebony.
    pub brass: bool,
}

pub struct Animal {
    pub body: &'static [Part],
    pub head: &'static [Part],
    pub eyes: Eyes,
    /// The middle of the collar, around which the head turns.
    pub neck: Vec3,
    pub collar: f32,
    /// The angle of the collar, forwards.
    pub lean: f32,
}

const fn light(form: Form, stain: [f32; 3]) -> Part {
    Part { form, wood: Wood::Light, stain }
}

const fn dark(form: Form, stain: [f32; 3]) -> Part {
    Part { form, wood: Wood::Dark, stain }
}

const PLAIN: [f32; 3] = [1.0; 3];
const HONEY: [f32; 3] = [1.0, 0.80, 0.46];
const AMBER: [f32; 3] = [0.92, 0.50, 0.20];
const CHERRY: [f32; 3] = [0.72, 0.32, 0.15];
const OAK: [f32; 3] = [0.72, 0.55, 0.38];
const GREY: [f32; 3] = [0.62, 0.55, 0.48];
const OLIVE: [f32; 3] = [0.62, 0.58, 0.34];
const EBONY: [f32; 3] = [0.22, 0.20, 0.20];

const fn v(x: f32, y: f32, z: f32) -> Vec3 {
    Vec3::new(x, y, z)
}

/// The mirrored point: forms are the same on both sides.
fn m(p: Vec3) -> Vec3 {
    p.with_x(p.x.abs())
}

/// All animals, by level.
pub const ANIMALS: [Animal; 9] = [CHICK, HARE, CAT, BEAR, FOX, GOAT, OWL, STAG, TORTOISE];

const CHICK: Animal = Animal {
    body: &[light(chick_body, HONEY), light(chick_wings, [1.0, 0.68, 0.30]), light(chick_feet, AMBER)],
    head: &[light(chick_head, HONEY), light(chick_beak, AMBER)],
    eyes: Eyes { at: v(0.205, 1.30, 0.362), radius: 0.062, brass: false },
    neck: v(0.0, 0.97, 0.0),
    collar: 0.325,
    lean: 0.0,
};

fn chick_body(p: Vec3) -> f32 {
    let body = ellipsoid(p, v(0.0, 0.62, 0.0), v(0.46, 0.42, 0.44));
    let tail = limb(p, v(0.0, 0.66, -0.30), v(0.0, 0.90, -0.58), [0.20, 0.03]);
    join(body, tail, 0.12)
}

fn chick_wings(p: Vec3) -> f32 {
    let p = m(p);
    let wing = turned_ellipsoid(p, v(0.455, 0.66, 0.03), v(0.085, 0.20, 0.25), [0.55, 0.0, 0.22]);
    let tip = limb(p, v(0.47, 0.60, -0.10), v(0.53, 0.70, -0.34), [0.10, 0.045]);
    join(wing, tip, 0.10)
}

fn chick_feet(p: Vec3) -> f32 {
    let p = m(p);
    let toes = [-0.10, 0.0, 0.10]
        .map(|aside| limb(p, v(0.19, 0.26, 0.30), v(0.19 + aside, 0.245, 0.47), [0.055, 0.04]));
    toes.into_iter().fold(f32::MAX, |all, toe| join(all, toe, 0.03))
}

fn chick_head(p: Vec3) -> f32 {
    let head = ball(p, v(0.0, 1.28, 0.02), 0.41);
    let cheeks = ball(m(p), v(0.20, 1.16, 0.20), 0.19);
    let neck = limb(p, v(0.0, 0.97, 0.0), v(0.0, 1.10, 0.0), [0.31, 0.33]);
    // Three feathers that curl forward.
    let tuft = [(0.0, 1.0), (0.085, 0.66), (-0.085, 0.60)].map(|(x, size)| {
        path(
            p,
            &[
                (v(x * 0.5, 1.62, -0.02), 0.100),
                (v(x, 1.66 + 0.12 * size, -0.07), 0.085),
                (v(x * 1.4, 1.66 + 0.23 * size, -0.02), 0.060),
                (v(x * 1.7, 1.66 + 0.24 * size, 0.07), 0.034),
            ],
        )
    });
    let head = join(join(head, cheeks, 0.14), neck, 0.08);
    let head = tuft.into_iter().fold(head, |all, feather| join(all, feather, 0.05));
    cut(head, ball(m(p), v(0.225, 1.305, 0.44), 0.085), 0.04)
}

fn chick_beak(p: Vec3) -> f32 {
    let upper = limb(p, v(0.0, 1.215, 0.34), v(0.0, 1.175, 0.60), [0.115, 0.014]);
    let lower = limb(p, v(0.0, 1.15, 0.34), v(0.0, 1.115, 0.52), [0.085, 0.014]);
    join(upper, lower, 0.008)
}

const HARE: Animal = Animal {
    body: &[light(hare_body, OAK), light(hare_bib, PLAIN)],
    head: &[light(hare_head, OAK), light(hare_muzzle, PLAIN), dark(hare_nose, EBONY)],
    eyes: Eyes { at: v(0.222, 1.365, 0.245), radius: 0.066, brass: false },
    neck: v(0.0, 1.02, 0.03),
    collar: 0.215,
    lean: 0.10,
};

fn hare_body(p: Vec3) -> f32 {
    let q = m(p);
    let body = ellipsoid(p, v(0.0, 0.56, -0.06), v(0.37, 0.44, 0.38));
    let chest = ellipsoid(p, v(0.0, 0.84, 0.04), v(0.25, 0.30, 0.24));
    let haunch = turned_ellipsoid(q, v(0.31, 0.46, 0.06), v(0.16, 0.25, 0.28), [-0.3, 0.0, 0.0]);
    let foot = limb(q, v(0.27, 0.29, 0.10), v(0.25, 0.285, 0.46), [0.085, 0.075]);
    let arm =
        path(q, &[(v(0.20, 0.80, 0.14), 0.10), (v(0.15, 0.58, 0.32), 0.075), (v(0.075, 0.62, 0.42), 0.072)]);
    let body = join(join(body, chest, 0.16), haunch, 0.07);
    join(join(body, foot, 0.05), arm, 0.035)
}

fn hare_bib(p: Vec3) -> f32 {
    let bib = ellipsoid(p, v(0.0, 0.80, 0.175), v(0.18, 0.25, 0.165));
    join(bib, ball(p, v(0.0, 0.42, -0.46), 0.14), 0.02)
}

fn hare_head(p: Vec3) -> f32 {
    let q = m(p);
    let skull = ellipsoid(p, v(0.0, 1.36, 0.04), v(0.285, 0.30, 0.32));
    let cheek = ellipsoid(q, v(0.15, 1.24, 0.14), v(0.19, 0.16, 0.20));
    let bridge = limb(p, v(0.0, 1.42, 0.20), v(0.0, 1.29, 0.37), [0.15, 0.10]);
    let head = join(join(skull, cheek, 0.10), bridge, 0.08);
    let head = cut(head, ball(q, v(0.262, 1.37, 0.315), 0.085), 0.05);
    let head = join(head, limb(p, v(0.0, 1.02, 0.03), v(0.0, 1.25, 0.03), [0.20, 0.21]), 0.06);
    // The left ear is folded.
    let ear = if p.x >= 0.0 {
        let ear = turned_ellipsoid(q, v(0.205, 1.95, -0.07), v(0.135, 0.42, 0.080), [-0.10, 0.15, -0.16]);
        cut(ear, turned_ellipsoid(q, v(0.210, 1.94, 0.03), v(0.085, 0.32, 0.075), [-0.10, 0.15, -0.16]), 0.04)
    } else {
        let low = turned_ellipsoid(q, v(0.21, 1.84, -0.06), v(0.130, 0.32, 0.078), [-0.08, 0.15, -0.26]);
        let low = cut(
            low,
            turned_ellipsoid(q, v(0.212, 1.80, 0.035), v(0.08, 0.22, 0.07), [-0.08, 0.15, -0.26]),
            0.04,
        );
        let tip = turned_ellipsoid(q, v(0.385, 1.915, 0.02), v(0.115, 0.24, 0.062), [-0.20, 0.0, 0.62]);
        join(low, tip, 0.08)
    };
    join(head, ear, 0.06)
}

fn hare_muzzle(p: Vec3) -> f32 {
    let q = m(p);
    let pad = ellipsoid(q, v(0.07, 1.205, 0.36), v(0.105, 0.085, 0.10));
    let chin = ball(p, v(0.0, 1.135, 0.32), 0.085);
    let teeth = ellipsoid(p, v(0.0, 1.115, 0.41), v(0.045, 0.055, 0.028));
    join(join(pad, chin, 0.03), teeth, 0.01)
}

fn hare_nose(p: Vec3) -> f32 {
    ellipsoid(p, v(0.0, 1.265, 0.455), v(0.052, 0.038, 0.04))
}

const CAT: Animal = Animal {
    body: &[dark(cat_body, PLAIN), light(cat_bib, PLAIN)],
    head: &[dark(cat_head, PLAIN), light(cat_muzzle, PLAIN), dark(cat_nose, EBONY)],
    eyes: Eyes { at: v(0.170, 1.395, 0.232), radius: 0.084, brass: true },
    neck: v(0.0, 1.03, 0.05),
    collar: 0.185,
    lean: 0.08,
};

fn cat_body(p: Vec3) -> f32 {
    let q = m(p);
    let body = ellipsoid(p, v(0.0, 0.50, -0.10), v(0.35, 0.36, 0.36));
    let chest = limb(p, v(0.0, 0.62, 0.02), v(0.0, 0.98, 0.05), [0.27, 0.17]);
    let haunch = ellipsoid(q, v(0.29, 0.42, 0.02), v(0.15, 0.22, 0.27));
    let leg =
        path(q, &[(v(0.13, 0.76, 0.20), 0.11), (v(0.11, 0.44, 0.30), 0.075), (v(0.11, 0.29, 0.32), 0.075)]);
    let paw = ellipsoid(q, v(0.11, 0.285, 0.37), v(0.085, 0.065, 0.105));
    let tail = path(
        p,
        &[
            (v(0.10, 0.34, -0.42), 0.095),
            (v(0.42, 0.31, -0.30), 0.085),
            (v(0.54, 0.31, 0.0), 0.082),
            (v(0.46, 0.31, 0.28), 0.080),
            (v(0.28, 0.32, 0.44), 0.070),
        ],
    );
    let body = join(join(body, chest, 0.16), haunch, 0.06);
    let body = join(join(body, leg, 0.05), paw, 0.03);
    join(body, tail, 0.02)
}

fn cat_bib(p: Vec3) -> f32 {
    ellipsoid(p, v(0.0, 0.83, 0.145), v(0.125, 0.20, 0.115))
}

fn cat_head(p: Vec3) -> f32 {
    let q = m(p);
    let skull = ellipsoid(p, v(0.0, 1.37, 0.03), v(0.345, 0.28, 0.29));
    let cheek = ellipsoid(q, v(0.20, 1.27, 0.12), v(0.19, 0.13, 0.16));
    let bridge = limb(p, v(0.0, 1.45, 0.20), v(0.0, 1.33, 0.33), [0.10, 0.055]);
    let head = join(join(skull, cheek, 0.10), bridge, 0.06);
    let head = join(head, limb(p, v(0.0, 1.03, 0.05), v(0.0, 1.25, 0.04), [0.165, 0.19]), 0.08);
    // Slanted lids.
    let lid = limb(q, v(0.10, 1.478, 0.262), v(0.255, 1.474, 0.195), [0.042, 0.038]);
    let head = join(head, lid, 0.04);
    let normal = v(0.30, -0.10, 0.95).normalize();
    let ear = leaf(q, v(0.215, 1.54, 0.0), v(0.325, 1.90, -0.05), [0.165, 0.036], normal, 0.62);
    let hollow = leaf(q, v(0.220, 1.58, 0.125), v(0.305, 1.79, 0.060), [0.095, 0.02], normal, 0.8);
    join(head, cut(ear, hollow, 0.03), 0.05)
}

fn cat_muzzle(p: Vec3) -> f32 {
    let pad = ellipsoid(m(p), v(0.070, 1.25, 0.315), v(0.098, 0.075, 0.085));
    join(pad, ball(p, v(0.0, 1.195, 0.28), 0.075), 0.03)
}

fn cat_nose(p: Vec3) -> f32 {
    let q = m(p);
    limb(q, v(0.0, 1.292, 0.385), v(0.024, 1.308, 0.375), [0.024, 0.020])
}

const BEAR: Animal = Animal {
    body: &[light(bear_body, CHERRY), light(bear_pads, HONEY)],
    head: &[light(bear_head, CHERRY), light(bear_muzzle, HONEY), dark(bear_nose, EBONY)],
    eyes: Eyes { at: v(0.165, 1.50, 0.345), radius: 0.05, brass: false },
    neck: v(0.0, 1.10, 0.02),
    collar: 0.325,
    lean: 0.08,
};

fn bear_body(p: Vec3) -> f32 {
    let q = m(p);
    let body = ellipsoid(p, v(0.0, 0.62, -0.03), v(0.49, 0.48, 0.43));
    let shoulders = ellipsoid(p, v(0.0, 0.93, -0.02), v(0.42, 0.24, 0.31));
    let arm =
        path(q, &[(v(0.42, 0.90, 0.06), 0.15), (v(0.47, 0.65, 0.22), 0.135), (v(0.30, 0.56, 0.42), 0.125)]);
    let leg = limb(q, v(0.34, 0.36, 0.14), v(0.33, 0.36, 0.40), [0.19, 0.155]);
    let body = join(body, shoulders, 0.16);
    join(join(body, arm, 0.05), leg, 0.06)
}

fn bear_pads(p: Vec3) -> f32 {
    let q = m(p);
    let belly = ellipsoid(p, v(0.0, 0.66, 0.17), v(0.29, 0.34, 0.275));
    let sole = ellipsoid(q, v(0.335, 0.35, 0.515), v(0.10, 0.10, 0.06));
    belly.min(sole)
}

fn bear_head(p: Vec3) -> f32 {
    let q = m(p);
    let skull = ellipsoid(p, v(0.0, 1.46, 0.02), v(0.405, 0.35, 0.35));
    let cheek = ellipsoid(q, v(0.22, 1.32, 0.10), v(0.22, 0.18, 0.22));
    let snout = limb(p, v(0.0, 1.42, 0.24), v(0.0, 1.36, 0.38), [0.19, 0.14]);
    let brow = limb(q, v(0.10, 1.595, 0.305), v(0.215, 1.565, 0.265), [0.058, 0.055]);
    let neck = limb(p, v(0.0, 1.10, 0.02), v(0.0, 1.25, 0.02), [0.31, 0.33]);
    let head = join(join(join(join(skull, cheek, 0.12), snout, 0.10), brow, 0.07), neck, 0.06);
    let head = cut(head, ball(q, v(0.175, 1.505, 0.40), 0.075), 0.04);
    let ear = ellipsoid(q, v(0.325, 1.765, -0.02), v(0.135, 0.135, 0.085));
    let hollow = ellipsoid(q, v(0.325, 1.76, 0.075), v(0.075, 0.08, 0.07));
    join(head, cut(ear, hollow, 0.03), 0.05)
}

fn bear_muzzle(p: Vec3) -> f32 {
    let q = m(p);
    let snout = ellipsoid(p, v(0.0, 1.35, 0.41), v(0.185, 0.135, 0.15));
    let jaw = ellipsoid(p, v(0.0, 1.265, 0.36), v(0.13, 0.075, 0.13));
    let pad = ellipsoid(q, v(0.08, 1.325, 0.47), v(0.10, 0.085, 0.10));
    join(join(snout, pad, 0.05), jaw, 0.02)
}

fn bear_nose(p: Vec3) -> f32 {
    ellipsoid(p, v(0.0, 1.435, 0.545), v(0.088, 0.058, 0.05))
}

const FOX: Animal = Animal {
    body: &[light(fox_body, AMBER), light(fox_bib, PLAIN)],
    head: &[light(fox_head, AMBER), light(fox_cheeks, PLAIN), dark(fox_points, EBONY)],
    eyes: Eyes { at: v(0.152, 1.40, 0.250), radius: 0.052, brass: false },
    neck: v(0.0, 1.03, 0.04),
    collar: 0.195,
    lean: 0.08,
};

fn fox_body(p: Vec3) -> f32 {
    let q = m(p);
    let body = ellipsoid(p, v(0.0, 0.50, -0.10), v(0.35, 0.36, 0.36));
    let chest = limb(p, v(0.0, 0.64, 0.02), v(0.0, 0.98, 0.04), [0.28, 0.18]);
    let haunch = ellipsoid(q, v(0.28, 0.42, 0.02), v(0.15, 0.22, 0.27));
    let leg =
        path(q, &[(v(0.13, 0.74, 0.20), 0.11), (v(0.11, 0.44, 0.30), 0.078), (v(0.11, 0.29, 0.32), 0.078)]);
    let paw = ellipsoid(q, v(0.11, 0.285, 0.37), v(0.085, 0.065, 0.105));
    let tail = path(
        p,
        &[
            (v(0.05, 0.38, -0.38), 0.09),
            (v(0.36, 0.36, -0.42), 0.15),
            (v(0.58, 0.46, -0.26), 0.195),
            (v(0.65, 0.66, -0.12), 0.175),
        ],
    );
    let body = join(join(body, chest, 0.16), haunch, 0.06);
    let body = join(join(body, leg, 0.05), paw, 0.03);
    join(body, tail, 0.03)
}

fn fox_bib(p: Vec3) -> f32 {
    let bib = limb(p, v(0.0, 0.90, 0.13), v(0.0, 0.60, 0.245), [0.135, 0.05]);
    let tip =
        path(p, &[(v(0.65, 0.70, -0.10), 0.182), (v(0.62, 0.84, -0.05), 0.140), (v(0.52, 1.00, 0.0), 0.036)]);
    bib.min(tip)
}

fn fox_head(p: Vec3) -> f32 {
    let q = m(p);
    let skull = ellipsoid(p, v(0.0, 1.37, 0.0), v(0.32, 0.27, 0.28));
    let snout = limb(p, v(0.0, 1.36, 0.14), v(0.0, 1.215, 0.56), [0.20, 0.052]);
    let cheek = limb(q, v(0.14, 1.28, 0.08), v(0.44, 1.17, 0.02), [0.16, 0.03]);
    let head = join(join(skull, snout, 0.08), cheek, 0.10);
    let head = cut(head, ball(q, v(0.165, 1.405, 0.315), 0.08), 0.04);
    let normal = v(0.28, -0.05, 0.96).normalize();
    let head = join(head, limb(p, v(0.0, 1.03, 0.04), v(0.0, 1.25, 0.02), [0.175, 0.19]), 0.08);
    let ear = leaf(q, v(0.20, 1.54, -0.04), v(0.335, 2.02, -0.08), [0.175, 0.036], normal, 0.60);
    let hollow = leaf(q, v(0.205, 1.58, 0.10), v(0.30, 1.84, 0.04), [0.100, 0.03], normal, 0.8);
    join(head, cut(ear, hollow, 0.03), 0.05)
}

fn fox_cheeks(p: Vec3) -> f32 {
    let q = m(p);
    let cheek = limb(q, v(0.15, 1.215, 0.15), v(0.43, 1.125, 0.065), [0.135, 0.02]);
    let jaw = limb(p, v(0.0, 1.225, 0.18), v(0.0, 1.165, 0.53), [0.165, 0.046]);
    join(cheek, jaw, 0.05)
}

fn fox_points(p: Vec3) -> f32 {
    let nose = ellipsoid(p, v(0.0, 1.225, 0.60), v(0.050, 0.042, 0.045));
    let normal = v(0.28, -0.05, 0.96).normalize();
    let tip = leaf(m(p), v(0.20, 1.54, -0.04), v(0.335, 2.02, -0.08), [0.175, 0.036], normal, 0.60) - 0.014;
    nose.min(common(tip, 1.86 - p.y, 0.03))
}

const GOAT: Animal = Animal {
    body: &[light(goat_body, PLAIN), dark(goat_hooves, PLAIN)],
    head: &[light(goat_head, PLAIN), dark(goat_horns, PLAIN), dark(goat_nose, EBONY)],
    eyes: Eyes { at: v(0.188, 1.49, 0.165), radius: 0.056, brass: true },
    neck: v(0.0, 1.08, 0.02),
    collar: 0.20,
    lean: 0.15,
};

fn goat_body(p: Vec3) -> f32 {
    let q = m(p);
    let body = ellipsoid(p, v(0.0, 0.54, -0.08), v(0.39, 0.38, 0.38));
    let neck = limb(p, v(0.0, 0.66, -0.02), v(0.0, 1.04, 0.02), [0.30, 0.20]);
    let knee =
        path(q, &[(v(0.20, 0.56, 0.20), 0.13), (v(0.17, 0.38, 0.38), 0.088), (v(0.17, 0.30, 0.36), 0.08)]);
    let haunch = ellipsoid(q, v(0.31, 0.42, 0.0), v(0.15, 0.21, 0.27));
    // Tufts on the chest.
    let wool = [(0.0, 0.92), (0.10, 0.84), (0.0, 0.76), (0.11, 0.68)]
        .map(|(x, y)| limb(q, v(x, y, 0.17), v(x, y - 0.13, 0.285 - (y - 0.68) * 0.15), [0.085, 0.02]));
    let body = join(join(body, neck, 0.15), haunch, 0.06);
    let body = wool.into_iter().fold(body, |all, tuft| join(all, tuft, 0.03));
    join(body, knee, 0.05)
}

fn goat_hooves(p: Vec3) -> f32 {
    let q = m(p);
    let hoof = limb(q, v(0.17, 0.28, 0.38), v(0.17, 0.265, 0.46), [0.085, 0.06]);
    cut(hoof, ellipsoid(q, v(0.17, 0.28, 0.52), v(0.014, 0.09, 0.08)), 0.01)
}

fn goat_head(p: Vec3) -> f32 {
    let q = m(p);
    let skull = ellipsoid(p, v(0.0, 1.47, 0.02), v(0.225, 0.235, 0.27));
    let snout = limb(p, v(0.0, 1.46, 0.12), v(0.0, 1.235, 0.43), [0.185, 0.125]);
    let muzzle = ellipsoid(p, v(0.0, 1.215, 0.455), v(0.145, 0.115, 0.115));
    let brow = limb(q, v(0.10, 1.585, 0.12), v(0.20, 1.555, 0.10), [0.065, 0.05]);
    let beard = path(
        p,
        &[
            (v(0.0, 1.13, 0.42), 0.095),
            (v(0.0, 0.98, 0.47), 0.095),
            (v(0.0, 0.84, 0.46), 0.070),
            (v(0.0, 0.72, 0.40), 0.030),
        ],
    );
    let neck = limb(p, v(0.0, 1.08, 0.02), v(0.0, 1.35, 0.03), [0.18, 0.18]);
    let head = join(join(join(skull, snout, 0.09), muzzle, 0.07), brow, 0.06);
    let head = join(cut(head, ball(q, v(0.215, 1.495, 0.20), 0.075), 0.04), neck, 0.08);
    let head = join(head, beard, 0.05);
    let normal = v(0.10, 0.55, 0.83).normalize();
    let ear =
        path(q, &[(v(0.19, 1.50, -0.02), 0.07), (v(0.36, 1.45, 0.0), 0.11), (v(0.55, 1.30, 0.05), 0.045)]);
    let plate = (p - v(0.36, 1.44, 0.0)).with_x(q.x - 0.36).dot(normal).abs() - 0.065;
    let ear = common(ear, plate, 0.05);
    join(head, ear, 0.05)
}

fn goat_horns(p: Vec3) -> f32 {
    let q = m(p);
    let horn = path(
        q,
        &[
            (v(0.105, 1.62, 0.06), 0.098),
            (v(0.150, 1.84, 0.06), 0.090),
            (v(0.225, 2.03, -0.02), 0.078),
            (v(0.330, 2.14, -0.18), 0.064),
            (v(0.440, 2.13, -0.36), 0.050),
            (v(0.530, 2.02, -0.50), 0.036),
        ],
    );
    // Rings along the horn.
    let along = (q.y - 1.62) + q.x * 0.6 - q.z * 1.1;
    horn + 0.010 * (along * 36.0).sin() * (1.3 - along).clamp(0.0, 1.0)
}

fn goat_nose(p: Vec3) -> f32 {
    ellipsoid(m(p), v(0.062, 1.255, 0.535), v(0.044, 0.032, 0.040))
}

const OWL: Animal = Animal {
    body: &[light(owl_body, GREY), light(owl_chest, PLAIN), dark(owl_wings, PLAIN), light(owl_feet, AMBER)],
    head: &[light(owl_head, GREY), light(owl_discs, PLAIN), dark(owl_beak, EBONY)],
    eyes: Eyes { at: v(0.172, 1.49, 0.352), radius: 0.112, brass: true },
    neck: v(0.0, 1.12, 0.0),
    collar: 0.315,
    lean: 0.0,
};

fn owl_body(p: Vec3) -> f32 {
    let body = ellipsoid(p, v(0.0, 0.72, -0.02), v(0.42, 0.50, 0.38));
    let tail = limb(p, v(0.0, 0.46, -0.28), v(0.0, 0.30, -0.50), [0.20, 0.10]);
    join(body, tail, 0.10)
}

fn owl_chest(p: Vec3) -> f32 {
    let chest = ellipsoid(p, v(0.0, 0.73, 0.10), v(0.315, 0.41, 0.305));
    // Rows of rounded feathers, each above the next.
    let row = ((p.y - 0.30) / 0.150).floor();
    let across = p.x / 0.190 + if row.rem_euclid(2.0) < 1.0 { 0.0 } else { 0.5 };
    let side = (across - across.floor() - 0.5).abs() * 2.0;
    let up = (p.y - 0.30) / 0.150 - row;
    let edge = up - 0.45 * side * side;
    chest - 0.022 * (1.0 - edge).clamp(0.0, 1.0) * (edge * 6.0 + 0.6).clamp(0.0, 1.0)
}

fn owl_wings(p: Vec3) -> f32 {
    let q = m(p);
    let wing = turned_ellipsoid(q, v(0.385, 0.74, -0.02), v(0.115, 0.37, 0.29), [0.25, -0.12, 0.10]);
    let tip = limb(q, v(0.40, 0.56, -0.12), v(0.30, 0.30, -0.42), [0.14, 0.04]);
    let wing = join(wing, tip, 0.10);
    // Long feathers below the shoulder.
    let feather = ((q.z * 0.9 + q.y * 0.45) * 34.0).sin();
    wing + 0.013 * feather * ((0.84 - p.y) * 5.0).clamp(0.0, 1.0)
}

fn owl_feet(p: Vec3) -> f32 {
    let q = m(p);
    let toes = [-0.07, 0.0, 0.07]
        .map(|aside| limb(q, v(0.15, 0.29, 0.26), v(0.15 + aside, 0.25, 0.40), [0.055, 0.038]));
    toes.into_iter().fold(f32::MAX, |all, toe| join(all, toe, 0.02))
}

fn owl_head(p: Vec3) -> f32 {
    let q = m(p);
    let skull = ellipsoid(p, v(0.0, 1.46, 0.0), v(0.415, 0.325, 0.345));
    let tuft =
        path(q, &[(v(0.16, 1.66, 0.17), 0.075), (v(0.30, 1.77, 0.12), 0.085), (v(0.46, 1.98, 0.04), 0.036)]);
    let neck = limb(p, v(0.0, 1.12, 0.0), v(0.0, 1.30, 0.0), [0.295, 0.32]);
    let brow =
        path(q, &[(v(0.02, 1.56, 0.365), 0.05), (v(0.17, 1.665, 0.31), 0.06), (v(0.33, 1.74, 0.17), 0.06)]);
    join(join(join(skull, tuft, 0.08), brow, 0.04), neck, 0.06)
}

fn owl_discs(p: Vec3) -> f32 {
    let q = m(p);
    let disc = turned_ellipsoid(q, v(0.168, 1.47, 0.262), v(0.205, 0.205, 0.115), [-0.05, 0.38, 0.0]);
    let dish = turned_ellipsoid(q, v(0.176, 1.485, 0.385), v(0.150, 0.150, 0.062), [-0.05, 0.38, 0.0]);
    let chin = ellipsoid(p, v(0.0, 1.31, 0.24), v(0.16, 0.12, 0.11));
    cut(join(disc, chin, 0.06), dish, 0.03)
}

fn owl_beak(p: Vec3) -> f32 {
    path(p, &[(v(0.0, 1.46, 0.36), 0.060), (v(0.0, 1.40, 0.43), 0.052), (v(0.0, 1.30, 0.43), 0.028)])
}

const STAG: Animal = Animal {
    body: &[light(stag_body, CHERRY), light(stag_mane, OAK)],
    head: &[
        light(stag_head, CHERRY),
        light(stag_muzzle, PLAIN),
        light(stag_antlers, PLAIN),
        dark(stag_nose, EBONY),
    ],
    eyes: Eyes { at: v(0.165, 1.545, 0.19), radius: 0.052, brass: false },
    neck: v(0.0, 1.19, 0.04),
    collar: 0.175,
    lean: 0.18,
};

fn stag_body(p: Vec3) -> f32 {
    let q = m(p);
    let body = ellipsoid(p, v(0.0, 0.50, -0.10), v(0.38, 0.35, 0.38));
    let neck = limb(p, v(0.0, 0.62, -0.02), v(0.0, 1.16, 0.04), [0.30, 0.165]);
    let haunch = ellipsoid(q, v(0.30, 0.40, -0.02), v(0.15, 0.20, 0.27));
    let knee =
        path(q, &[(v(0.20, 0.54, 0.18), 0.12), (v(0.16, 0.35, 0.40), 0.078), (v(0.16, 0.29, 0.20), 0.07)]);
    let body = join(join(body, neck, 0.15), haunch, 0.06);
    join(body, knee, 0.05)
}

fn stag_mane(p: Vec3) -> f32 {
    let q = m(p);
    let locks = [
        (0.0, 1.06, 0.13, 0.20),
        (0.09, 0.98, 0.10, 0.20),
        (0.0, 0.90, 0.17, 0.24),
        (0.13, 0.84, 0.12, 0.24),
        (0.0, 0.74, 0.21, 0.26),
        (0.10, 0.70, 0.19, 0.22),
    ]
    .map(|(x, y, z, long)| limb(q, v(x, y, z), v(x * 1.1, y - long, z + 0.13), [0.105, 0.035]));
    locks.into_iter().fold(f32::MAX, |all, lock| join(all, lock, 0.025))
}

fn stag_head(p: Vec3) -> f32 {
    let q = m(p);
    let skull = ellipsoid(p, v(0.0, 1.54, 0.04), v(0.195, 0.205, 0.24));
    let snout = limb(p, v(0.0, 1.52, 0.12), v(0.0, 1.33, 0.44), [0.165, 0.105]);
    let brow = limb(q, v(0.07, 1.64, 0.15), v(0.17, 1.60, 0.13), [0.055, 0.045]);
    let neck = limb(p, v(0.0, 1.19, 0.04), v(0.0, 1.44, 0.05), [0.155, 0.155]);
    let head = join(join(join(skull, snout, 0.08), brow, 0.05), neck, 0.08);
    let head = cut(head, ball(q, v(0.19, 1.55, 0.222), 0.07), 0.04);
    let normal = v(-0.25, 0.30, 0.92).normalize();
    let ear = leaf(q, v(0.17, 1.60, -0.04), v(0.30, 1.645, -0.05), [0.06, 0.10], normal, 0.6);
    let end = leaf(q, v(0.30, 1.645, -0.05), v(0.49, 1.70, -0.06), [0.10, 0.035], normal, 0.6);
    let hollow = leaf(q, v(0.27, 1.64, 0.045), v(0.40, 1.68, 0.035), [0.06, 0.02], normal, 0.8);
    join(head, cut(join(ear, end, 0.03), hollow, 0.03), 0.05)
}

fn stag_muzzle(p: Vec3) -> f32 {
    let snout = ellipsoid(p, v(0.0, 1.325, 0.455), v(0.120, 0.095, 0.105));
    join(snout, ellipsoid(p, v(0.0, 1.27, 0.40), v(0.085, 0.06, 0.11)), 0.03)
}

fn stag_nose(p: Vec3) -> f32 {
    ellipsoid(p, v(0.0, 1.375, 0.535), v(0.072, 0.048, 0.045))
}

fn stag_antlers(p: Vec3) -> f32 {
    let q = m(p);
    let beam = path(
        q,
        &[
            (v(0.085, 1.68, 0.02), 0.058),
            (v(0.20, 1.84, -0.08), 0.052),
            (v(0.42, 1.99, -0.16), 0.050),
            (v(0.60, 2.18, -0.14), 0.046),
            (v(0.62, 2.42, -0.02), 0.034),
        ],
    );
    let tine = |from: Vec3, middle: Vec3, to: Vec3| path(q, &[(from, 0.046), (middle, 0.042), (to, 0.034)]);
    let brow = tine(v(0.13, 1.74, -0.02), v(0.17, 1.80, 0.14), v(0.16, 1.96, 0.24));
    let middle = tine(v(0.33, 1.93, -0.13), v(0.34, 2.06, -0.02), v(0.30, 2.26, 0.02));
    let outer = tine(v(0.56, 2.12, -0.15), v(0.47, 2.26, -0.18), v(0.43, 2.48, -0.12));
    let burr = limb(q, v(0.080, 1.675, 0.025), v(0.095, 1.695, 0.01), [0.078, 0.078]);
    [brow, middle, outer, burr].into_iter().fold(beam, |all, of| join(all, of, 0.04))
}

const TORTOISE: Animal = Animal {
    body: &[dark(tortoise_shell, PLAIN), light(tortoise_rim, OAK), light(tortoise_body, OLIVE)],
    head: &[light(tortoise_head, OLIVE), light(tortoise_lids, OLIVE)],
    eyes: Eyes { at: v(0.155, 1.34, 0.60), radius: 0.056, brass: false },
    neck: v(0.0, 1.04, 0.42),
    collar: 0.145,
    lean: 0.20,
};

/// Centres of the plates of the shell, on one side.
const PLATES: [Vec3; 9] = [
    v(0.0, 1.0, 0.30),
    v(0.0, 1.1, -0.02),
    v(0.0, 1.1, -0.34),
    v(0.0, 0.85, -0.62),
    v(0.36, 0.85, 0.22),
    v(0.44, 0.90, -0.12),
    v(0.38, 0.85, -0.46),
    v(0.28, 0.55, 0.50),
    v(0.30, 0.55, -0.80),
];

fn tortoise_shell(p: Vec3) -> f32 {
    let dome = ellipsoid(p, v(0.0, 0.56, -0.12), v(0.56, 0.56, 0.60));
    let q = m(p);
    let mut near = [f32::MAX; 2];
    for plate in PLATES {
        let d = q.distance(plate);
        near = if d < near[0] { [d, near[0]] } else { [near[0], near[1].min(d)] };
    }
    // The middle plates meet their mirror images at no seam; the others do at x = 0.
    let groove = ((near[1] - near[0]) / 0.15).clamp(0.0, 1.0);
    let raised = dome + 0.035 * (1.0 - groove).powi(2) - 0.02 * groove;
    common(raised, 0.57 - p.y, 0.03)
}

fn tortoise_rim(p: Vec3) -> f32 {
    let q = v(p.x / 0.60, (p.y - 0.56) / 0.10, (p.z + 0.12) / 0.64);
    let away = (q.xz().length() - 0.93) * 0.60;
    let rim = Vec2::new(away, q.y * 0.085).length() - 0.075;
    let angle = p.x.atan2(p.z + 0.12);
    rim + 0.010 * (angle * 11.0).cos().abs().powf(8.0)
}

fn tortoise_body(p: Vec3) -> f32 {
    let q = m(p);
    let plastron = ellipsoid(p, v(0.0, 0.50, -0.10), v(0.50, 0.20, 0.54));
    let fore =
        path(q, &[(v(0.32, 0.50, 0.24), 0.15), (v(0.35, 0.36, 0.34), 0.125), (v(0.32, 0.30, 0.36), 0.115)]);
    let hind = path(
        q,
        &[(v(0.32, 0.48, -0.36), 0.15), (v(0.34, 0.34, -0.40), 0.125), (v(0.32, 0.30, -0.36), 0.115)],
    );
    let pillar = limb(p, v(0.0, 0.34, -0.05), v(0.0, 0.5, -0.08), [0.26, 0.26]);
    let neck =
        path(p, &[(v(0.0, 0.60, 0.30), 0.20), (v(0.0, 0.78, 0.40), 0.165), (v(0.0, 1.04, 0.42), 0.135)]);
    let wrinkles = 0.007 * ((p.y + 0.3 * p.z) * 70.0).sin() * ((p.y - 0.68) * 8.0).clamp(0.0, 1.0);
    let tail = limb(p, v(0.0, 0.46, -0.64), v(0.0, 0.36, -0.86), [0.09, 0.02]);
    let body = join(join(plastron, fore, 0.06), hind, 0.06);
    let body = join(join(body, pillar, 0.10), tail, 0.05);
    join(body, neck + wrinkles, 0.08)
}

fn tortoise_head(p: Vec3) -> f32 {
    let q = m(p);
    let neck = limb(p, v(0.0, 1.08, 0.42), v(0.0, 1.24, 0.46), [0.13, 0.15]);
    let skull = ellipsoid(p, v(0.0, 1.33, 0.50), v(0.205, 0.185, 0.235));
    let beak = ellipsoid(p, v(0.0, 1.265, 0.66), v(0.135, 0.115, 0.115));
    let hook = limb(p, v(0.0, 1.25, 0.755), v(0.0, 1.20, 0.765), [0.035, 0.02]);
    let head = join(join(join(skull, beak, 0.07), neck, 0.06), hook, 0.03);
    let mouth = path(
        q,
        &[(v(0.0, 1.205, 0.795), 0.020), (v(0.11, 1.22, 0.715), 0.020), (v(0.17, 1.25, 0.60), 0.018)],
    );
    cut(cut(head, mouth, 0.02), ball(q, v(0.175, 1.345, 0.625), 0.072), 0.03)
}

fn tortoise_lids(p: Vec3) -> f32 {
    let q = m(p);
    let brow = limb(q, v(0.095, 1.425, 0.655), v(0.185, 1.405, 0.545), [0.04, 0.045]);
    let lid = ball(q, v(0.155, 1.345, 0.598), 0.066);
    join(brow, common(lid, 1.352 - p.y, 0.01), 0.02)
}
