//! Pictures of the achievements, in one colour.

use std::f32::consts::PI;

use bevy::math::{Vec2, vec2};

use super::draw::path;
use super::emoji::{cup, heart};
use super::shape::{arc, disc, hexagon, line, ring, tile, triangle};
use super::sign::star;
use pushflip_core::session::statistics::Achievement as Goal;

/// Half the line width.
const STROKE: f32 = 0.13;

/// The distance to the picture of an achievement.
pub fn distance(goal: Goal, p: Vec2) -> f32 {
    let half = vec2(p.x.abs(), p.y);
    match goal {
        Goal::FirstLesson => {
            // A mortarboard: the board, the cap below it, the tassel.
            let board = vec2(half.x, (p.y + 0.24).abs()).dot(vec2(0.42, 0.86).normalize()) - 0.38;
            let cap = (half.x - 0.46).max(p.y - 0.50).max(-p.y - 0.24).max(0.12 - board);
            board.min(cap).min(line(p, vec2(0.70, -0.20), vec2(0.70, 0.44), 0.08))
        }
        Goal::FirstGame => {
            let pennant = triangle(p, [vec2(-0.44, -0.80), vec2(0.72, -0.36), vec2(-0.44, 0.08)]);
            pennant.min(line(p, vec2(-0.44, -0.70), vec2(-0.44, 0.74), 0.11))
        }
        Goal::FirstWin => star(p),
        Goal::BothGames => tile(p - vec2(-0.44, 0.0), 0.38, 0.10).min(hexagon(p - vec2(0.46, 0.0), 0.38)),
        Goal::TeamWin => {
            let body = disc(half, vec2(0.42, 0.58), 0.40).max(p.y - 0.58);
            disc(half, vec2(0.42, -0.22), 0.26).min(body)
        }
        Goal::BeatClub => chevron(p, 0.0),
        Goal::BeatExpert => chevron(p, -0.30).min(chevron(p, 0.30)),
        Goal::BeatMaster => {
            let points = triangle(half, [vec2(0.72, -0.52), vec2(0.56, 0.36), vec2(0.10, 0.36)]);
            let middle = triangle(p, [vec2(0.0, -0.72), vec2(0.42, 0.36), vec2(-0.42, 0.36)]);
            points.min(middle).min(line(p, vec2(-0.48, 0.54), vec2(0.48, 0.54), STROKE))
        }
        Goal::HoldMaster => disc(half, vec2(-0.40, -0.24), 1.08).max(-0.70 - p.y),
        Goal::QuickLine => {
            let bolt = [vec2(0.24, -0.74), vec2(-0.30, 0.06), vec2(0.30, -0.06), vec2(-0.24, 0.74)];
            path(p, &bolt, STROKE)
        }
        Goal::Diagonal => {
            let (low, high) = (vec2(-0.56, 0.56), vec2(0.56, -0.56));
            line(p, low, high, STROKE).min(disc(p, low, 0.26)).min(disc(p, high, 0.26))
        }
        Goal::TwoLines => line(vec2(p.x, p.y.abs()), vec2(-0.66, 0.34), vec2(0.66, 0.34), 0.17),
        Goal::OwnGoal => {
            let head = triangle(p, [vec2(-0.22, -0.80), vec2(-0.22, 0.04), vec2(-0.80, -0.38)]);
            let bow = arc(p, vec2(0.16, 0.06), 0.44, STROKE, -0.5 * PI, PI);
            let foot = line(p, vec2(-0.50, 0.50), vec2(0.16, 0.50), STROKE);
            head.min(line(p, vec2(-0.30, -0.38), vec2(0.16, -0.38), STROKE)).min(bow).min(foot)
        }
        Goal::Gift => {
            let parcel = tile(p - vec2(0.0, 0.22), 0.58, 0.08);
            let ribbon = (p.x.abs() - 0.08).min((p.y - 0.10).abs() - 0.06);
            parcel.max(-ribbon).min(ring(half, vec2(0.24, -0.58), 0.18, 0.08))
        }
        Goal::FiveFlips => disc(p.abs(), Vec2::splat(0.52), 0.26).min(disc(p, Vec2::ZERO, 0.26)),
        Goal::WipeOut => hexagon(p, 0.70).abs() - 0.11,
        Goal::CloseCall => {
            let bar = |x: f32, top: f32| line(p, vec2(x, top), vec2(x, 0.56), 0.22);
            bar(-0.34, -0.54).min(bar(0.34, -0.34))
        }
        Goal::Landslide => {
            let high = triangle(p, [vec2(-0.22, -0.72), vec2(0.42, 0.60), vec2(-0.86, 0.60)]);
            high.min(triangle(p, [vec2(0.42, -0.16), vec2(0.88, 0.60), vec2(-0.04, 0.60)]))
        }
        Goal::Comeback => {
            let end = vec2(0.62, -0.52);
            let rise = path(p, &[vec2(-0.72, -0.24), vec2(-0.22, 0.50), end], STROKE);
            rise.min(path(p, &[vec2(0.10, -0.56), end, vec2(0.64, 0.02)], STROKE))
        }
        Goal::Marathon => ring(half, vec2(0.40, 0.0), 0.34, STROKE),
        Goal::OnTheClock => {
            let hands = path(p, &[vec2(0.0, -0.40), vec2(0.0, 0.04), vec2(0.28, 0.20)], 0.09);
            ring(p, Vec2::ZERO, 0.72, 0.11).min(hands)
        }
        Goal::FiveInARow => {
            let flame = disc(p, vec2(0.0, 0.28), 0.54)
                .min(triangle(p, [vec2(0.06, -0.88), vec2(0.50, 0.10), vec2(-0.50, 0.10)]));
            flame.max(-disc(p, vec2(0.0, 0.42), 0.22))
        }
        Goal::Revenge => {
            let blade = |x: f32| line(p, vec2(-0.66 * x, -0.66), vec2(0.62 * x, 0.62), 0.10);
            let guard = line(half, vec2(0.14, 0.56), vec2(0.56, 0.14), 0.09);
            blade(1.0).min(blade(-1.0)).min(guard)
        }
        Goal::Hundred => heart(p),
        Goal::Tournament => cup(p),
    }
}

/// A chevron that points up, with its middle at a height.
fn chevron(p: Vec2, y: f32) -> f32 {
    path(p, &[vec2(-0.58, y + 0.24), vec2(0.0, y - 0.24), vec2(0.58, y + 0.24)], STROKE)
}
