//! Curves written as words: `"0,0 10,5 20,0* 30,9"` is a line through these places, rounded at each but for those
//! with a star, which are corners.

use glam::{Vec2, vec2};

/// A place a curve goes through.
#[derive(Clone, Copy, Debug)]
pub struct Knot {
    /// Where.
    pub at: Vec2,
    /// Whether the line breaks there.
    pub corner: bool,
}

/// Reads a curve. Words that are no place are passed over: curves are written by the workshop itself.
pub fn knots(text: &str) -> Vec<Knot> {
    text.split_whitespace()
        .filter_map(|word| {
            let corner = word.ends_with('*');
            let (x, y) = word.trim_end_matches('*').split_once(',')?;
            Some(Knot { at: vec2(x.parse().ok()?, y.parse().ok()?), corner })
        })
        .collect()
}

/// Round knots at these places.
pub fn round(places: impl IntoIterator<Item = Vec2>) -> Vec<Knot> {
    places.into_iter().map(|at| Knot { at, corner: false }).collect()
}

/// Corners at these places.
pub fn corners(places: impl IntoIterator<Item = Vec2>) -> Vec<Knot> {
    places.into_iter().map(|at| Knot { at, corner: true }).collect()
}

/// The strokes of a curve, from corner to corner, each as close points. A closed one without corners is one stroke
/// that ends where it begins.
pub fn strokes(knots: &[Knot], closed: bool) -> Vec<Vec<Vec2>> {
    let n = knots.len();
    if n < 2 {
        return Vec::new();
    }
    if !closed {
        let mut cuts: Vec<usize> = (1..n - 1).filter(|&i| knots[i].corner).collect();
        cuts.insert(0, 0);
        cuts.push(n - 1);
        return cuts
            .windows(2)
            .map(|ends| through(&knots[ends[0]..=ends[1]].iter().map(|knot| knot.at).collect::<Vec<_>>(), false))
            .collect();
    }
    let Some(first) = knots.iter().position(|knot| knot.corner) else {
        return vec![through(&knots.iter().map(|knot| knot.at).collect::<Vec<_>>(), true)];
    };
    let ring: Vec<Knot> = (0..=n).map(|i| knots[(first + i) % n]).collect();
    strokes(&ring, false)
}

/// A curve of Catmull and Rom through the places, as points about two units apart.
fn through(places: &[Vec2], closed: bool) -> Vec<Vec2> {
    let n = places.len();
    let take = |i: isize| -> Vec2 {
        if closed {
            places[i.rem_euclid(n as isize) as usize]
        } else if i < 0 {
            places[0] * 2.0 - places[1.min(n - 1)]
        } else if i as usize >= n {
            places[n - 1] * 2.0 - places[n.saturating_sub(2)]
        } else {
            places[i as usize]
        }
    };
    if n == 2 && !closed {
        let steps = steps(places[0], places[1]);
        return (0..=steps).map(|k| places[0].lerp(places[1], k as f32 / steps as f32)).collect();
    }
    let spans = if closed { n } else { n - 1 } as isize;
    let mut points = vec![take(0)];
    for i in 0..spans {
        let (a, b, c, d) = (take(i - 1), take(i), take(i + 1), take(i + 2));
        // Centripetal, so that uneven knots make no loops.
        let (ab, bc, cd) = (span(a, b), span(b, c), span(c, d));
        let m1 = (c - b + ((b - a) / ab - (c - a) / (ab + bc)) * bc) * 1.0;
        let m2 = (c - b + ((d - c) / cd - (d - b) / (bc + cd)) * bc) * 1.0;
        let steps = steps(b, c);
        for k in 1..=steps {
            let t = k as f32 / steps as f32;
            let (t2, t3) = (t * t, t * t * t);
            points.push(
                b * (2.0 * t3 - 3.0 * t2 + 1.0) + m1 * (t3 - 2.0 * t2 + t) + c * (3.0 * t2 - 2.0 * t3) + m2 * (t3 - t2),
            );
        }
    }
    points
}

fn span(a: Vec2, b: Vec2) -> f32 {
    a.distance(b).sqrt().max(1e-3)
}

fn steps(a: Vec2, b: Vec2) -> usize {
    ((a.distance(b) / 2.0).ceil() as usize).clamp(2, 60)
}

/// Length along points.
pub fn length(points: &[Vec2]) -> f32 {
    points.windows(2).map(|pair| pair[0].distance(pair[1])).sum()
}

/// The place at a share of the way along points, and the direction there.
pub fn along(points: &[Vec2], share: f32) -> (Vec2, Vec2) {
    let mut rest = length(points) * share.clamp(0.0, 1.0);
    for pair in points.windows(2) {
        let step = pair[0].distance(pair[1]);
        if rest <= step && step > 0.0 {
            return (pair[0].lerp(pair[1], rest / step), (pair[1] - pair[0]) / step);
        }
        rest -= step;
    }
    let n = points.len();
    (points[n - 1], (points[n - 1] - points[n.saturating_sub(2)]).normalize_or(Vec2::X))
}
