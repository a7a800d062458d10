//! Shapes as signed distance fields: a tree of forms, joined, cut and bent. Millimetres, y up, the figure looks
//! along +z and its left hand is at +x.
//!
//! A field is negative within and its slope is near one. Before a small region is asked for many distances, the
//! tree is cut down to what can matter there ([`Shape::near`]): that makes a figure of hundreds of parts cost as
//! much as the three or four that lie under the chisel.

use glam::{Quat, Vec3};
use std::sync::Arc;
use tavoliere::figure::Zone;

/// How much steeper than one a field may be.
const SLACK: f32 = 1.2;

/// A height or distance at a place.
pub type Field = Box<dyn Fn(Vec3) -> f32 + Send + Sync>;
type Map = Box<dyn Fn(Vec3) -> Vec3 + Send + Sync>;

/// A solid. Cheap to clone.
#[derive(Clone)]
pub struct Shape(Arc<Node>);

enum Node {
    Form(Field),
    Union { soft: f32, parts: Vec<Shape> },
    Cut { soft: f32, body: Shape, tools: Vec<Shape> },
    Common { soft: f32, one: Shape, other: Shape },
    Line { raised: bool, soft: f32, width: f32, body: Shape, along: Shape },
    Moved { to: Vec3, turn: Quat, scale: f32, body: Shape },
    Stretched { by: Vec3, body: Shape },
    Mirrored(Shape),
    Warped { steep: f32, map: Arc<Map>, body: Shape },
    Displaced { reach: f32, height: Arc<Field>, body: Shape },
    Grown { by: f32, body: Shape },
    Zoned { zone: Zone, body: Shape },
    Painted { zone: Zone, body: Shape, region: Shape },
}

/// A shape cut down to a region, and between what bounds its distances lie there.
pub struct Near {
    pub shape: Shape,
    pub low: f32,
    pub high: f32,
}

/// The lower of two, with a fillet where they are within `soft` of each other.
pub fn soft_min(one: f32, other: f32, soft: f32) -> f32 {
    let low = one.min(other);
    if soft <= 0.0 {
        return low;
    }
    let near = (soft - (one - other).abs()).max(0.0) / soft;
    low - near * near * near * soft / 6.0
}

fn soft_max(one: f32, other: f32, soft: f32) -> f32 {
    -soft_min(-one, -other, soft)
}

/// 0 below `from`, 1 above `to`, smooth between.
pub fn ramp(from: f32, to: f32, at: f32) -> f32 {
    let part = ((at - from) / (to - from)).clamp(0.0, 1.0);
    part * part * (3.0 - 2.0 * part)
}

/// Joins parts with a fillet of about `soft`.
pub fn union(soft: f32, parts: impl IntoIterator<Item = Shape>) -> Shape {
    let mut parts: Vec<Shape> = parts.into_iter().collect();
    match parts.len() {
        1 => parts.remove(0),
        _ => Shape(Arc::new(Node::Union { soft, parts })),
    }
}

impl Shape {
    /// A form from its distance field.
    pub fn form(field: impl Fn(Vec3) -> f32 + Send + Sync + 'static) -> Shape {
        Shape(Arc::new(Node::Form(Box::new(field))))
    }

    fn node(node: Node) -> Shape {
        Shape(Arc::new(node))
    }

    /// With `other`, a fillet of `soft` between them.
    pub fn join(&self, soft: f32, other: Shape) -> Shape {
        union(soft, [self.clone(), other])
    }

    /// Without the tools.
    pub fn cut(&self, soft: f32, tools: impl IntoIterator<Item = Shape>) -> Shape {
        Shape::node(Node::Cut { soft, body: self.clone(), tools: tools.into_iter().collect() })
    }

    /// What lies in both.
    pub fn common(&self, soft: f32, other: Shape) -> Shape {
        Shape::node(Node::Common { soft, one: self.clone(), other })
    }

    /// A round channel `width` deep where the surface of `along` crosses this one.
    pub fn groove(&self, width: f32, soft: f32, along: Shape) -> Shape {
        Shape::node(Node::Line { raised: false, soft, width, body: self.clone(), along })
    }

    /// A round cord `width` high where the surface of `along` crosses this one.
    pub fn bead(&self, width: f32, soft: f32, along: Shape) -> Shape {
        Shape::node(Node::Line { raised: true, soft, width, body: self.clone(), along })
    }

    /// Turned about the origin, then moved.
    pub fn placed(&self, to: Vec3, turn: Quat, scale: f32) -> Shape {
        Shape::node(Node::Moved { to, turn, scale, body: self.clone() })
    }

    pub fn moved(&self, to: Vec3) -> Shape {
        self.placed(to, Quat::IDENTITY, 1.0)
    }

    pub fn turned(&self, turn: Quat) -> Shape {
        self.placed(Vec3::ZERO, turn, 1.0)
    }

    /// Turned about `pivot`.
    pub fn swung(&self, pivot: Vec3, turn: Quat) -> Shape {
        self.placed(pivot - turn * pivot, turn, 1.0)
    }

    /// Drawn out along the axes, about the origin.
    pub fn stretched(&self, by: Vec3) -> Shape {
        Shape::node(Node::Stretched { by, body: self.clone() })
    }

    /// The half at +x, and its mirror image at -x.
    pub fn mirrored(&self) -> Shape {
        Shape::node(Node::Mirrored(self.clone()))
    }

    /// The mirror image.
    pub fn flipped(&self) -> Shape {
        self.warped(1.0, |p| Vec3::new(-p.x, p.y, p.z))
    }

    /// Bent: the shape at a place is this one at `map` of the place; distances grow by no more than `steep`.
    pub fn warped(&self, steep: f32, map: impl Fn(Vec3) -> Vec3 + Send + Sync + 'static) -> Shape {
        Shape::node(Node::Warped { steep, map: Arc::new(Box::new(map)), body: self.clone() })
    }

    /// Raised by `height`, which stays within `reach`.
    pub fn displaced(&self, reach: f32, height: impl Fn(Vec3) -> f32 + Send + Sync + 'static) -> Shape {
        Shape::node(Node::Displaced { reach, height: Arc::new(Box::new(height)), body: self.clone() })
    }

    /// Thicker all round.
    pub fn grown(&self, by: f32) -> Shape {
        Shape::node(Node::Grown { by, body: self.clone() })
    }

    /// Of another stuff.
    pub fn zoned(&self, zone: Zone) -> Shape {
        Shape::node(Node::Zoned { zone, body: self.clone() })
    }

    /// Of another stuff where it lies in `region`.
    pub fn painted(&self, zone: Zone, region: Shape) -> Shape {
        Shape::node(Node::Painted { zone, body: self.clone(), region })
    }

    /// The distance from the surface, negative within.
    pub fn at(&self, p: Vec3) -> f32 {
        match &*self.0 {
            Node::Form(field) => field(p),
            Node::Union { soft, parts } => parts.iter().fold(f32::MAX, |low, part| soft_min(low, part.at(p), *soft)),
            Node::Cut { soft, body, tools } => {
                tools.iter().fold(body.at(p), |high, tool| soft_max(high, -tool.at(p), *soft))
            }
            Node::Common { soft, one, other } => soft_max(one.at(p), other.at(p), *soft),
            Node::Line { raised, soft, width, body, along } => {
                let (body, along) = (body.at(p), along.at(p));
                let line = body.hypot(along) - width;
                if *raised { soft_min(body, line, *soft) } else { soft_max(body, -line, *soft) }
            }
            Node::Moved { to, turn, scale, body } => body.at(turn.inverse() * (p - *to) / *scale) * scale,
            Node::Stretched { by, body } => body.at(p / *by) * by.min_element(),
            Node::Mirrored(body) => body.at(p.with_x(p.x.abs())),
            Node::Warped { steep, map, body } => body.at(map(p)) / steep,
            Node::Displaced { reach, height, body } => {
                let distance = body.at(p);
                if distance.abs() > 2.0 * reach { distance } else { distance - height(p) }
            }
            Node::Grown { by, body } => body.at(p) - by,
            Node::Zoned { body, .. } | Node::Painted { body, .. } => body.at(p),
        }
    }

    /// Of what stuff the surface near `p` is: that of the part which lies nearest.
    pub fn zone(&self, p: Vec3) -> Zone {
        self.stuff(p).1
    }

    /// [`Shape::at`], and the zone, in one walk.
    fn stuff(&self, p: Vec3) -> (f32, Zone) {
        match &*self.0 {
            Node::Form(field) => (field(p), Zone::Body),
            Node::Union { soft, parts } => {
                let (mut low, mut nearest) = (f32::MAX, (f32::MAX, Zone::Body));
                for part in parts {
                    let stuff = part.stuff(p);
                    low = soft_min(low, stuff.0, *soft);
                    nearest = if stuff.0 < nearest.0 { stuff } else { nearest };
                }
                (low, nearest.1)
            }
            Node::Cut { soft, body, tools } => {
                let (distance, zone) = body.stuff(p);
                (tools.iter().fold(distance, |high, tool| soft_max(high, -tool.at(p), *soft)), zone)
            }
            Node::Common { soft, one, other } => {
                let (distance, zone) = one.stuff(p);
                (soft_max(distance, other.at(p), *soft), zone)
            }
            Node::Moved { to, turn, scale, body } => {
                let (distance, zone) = body.stuff(turn.inverse() * (p - *to) / *scale);
                (distance * scale, zone)
            }
            Node::Stretched { by, body } => {
                let (distance, zone) = body.stuff(p / *by);
                (distance * by.min_element(), zone)
            }
            Node::Mirrored(body) => body.stuff(p.with_x(p.x.abs())),
            Node::Warped { steep, map, body } => {
                let (distance, zone) = body.stuff(map(p));
                (distance / steep, zone)
            }
            Node::Displaced { body, .. } | Node::Line { body, .. } => (self.at(p), body.stuff(p).1),
            Node::Grown { by, body } => {
                let (distance, zone) = body.stuff(p);
                (distance - by, zone)
            }
            Node::Zoned { zone, body } => (body.at(p), *zone),
            Node::Painted { zone, body, region } if region.at(p) < 0.0 => (body.at(p), *zone),
            Node::Painted { body, .. } => body.stuff(p),
        }
    }

    /// The slope of the field at `p`, from four distances `step` away.
    pub fn gradient(&self, p: Vec3, step: f32) -> Vec3 {
        const CORNERS: [Vec3; 4] = [
            Vec3::new(1.0, -1.0, -1.0),
            Vec3::new(-1.0, -1.0, 1.0),
            Vec3::new(-1.0, 1.0, -1.0),
            Vec3::new(1.0, 1.0, 1.0),
        ];
        CORNERS.into_iter().map(|corner| corner * self.at(p + corner * step)).sum::<Vec3>() / (4.0 * step)
    }

    /// The outward direction at `p`.
    pub fn normal(&self, p: Vec3, step: f32) -> Vec3 {
        self.gradient(p, step).normalize_or(Vec3::Y)
    }

    /// Cut down to the ball about `centre`. Distances up to `band` stay what they are; beyond, they only stay beyond.
    pub fn near(&self, centre: Vec3, radius: f32, band: f32) -> Near {
        let keep = |low, high| Near { shape: self.clone(), low, high };
        match &*self.0 {
            Node::Form(field) => {
                let distance = field(centre);
                keep(distance - radius * SLACK, distance + radius * SLACK)
            }
            Node::Union { soft, parts } => {
                let parts: Vec<Near> = parts.iter().map(|part| part.near(centre, radius, band + 2.0 * soft)).collect();
                let high = parts.iter().map(|part| part.high).fold(f32::MAX, f32::min);
                let least = parts.iter().map(|part| part.low).fold(f32::MAX, f32::min);
                let far = (high.min(band) + 2.0 * soft).max(least);
                let parts = parts.into_iter().filter(|part| part.low <= far).map(|part| part.shape);
                Near { shape: union(*soft, parts), low: least - soft, high }
            }
            Node::Cut { soft, body, tools } => {
                let body = body.near(centre, radius, band + 2.0 * soft);
                let (low, mut high) = (body.low, body.high);
                let mut kept = Vec::new();
                for tool in tools.iter().map(|tool| tool.near(centre, radius, f32::MAX)) {
                    if tool.low + low < 2.0 * soft {
                        high = high.max(soft - tool.low);
                        kept.push(tool.shape);
                    }
                }
                let shape = if kept.is_empty() { body.shape } else { body.shape.cut(*soft, kept) };
                Near { shape, low, high: high + soft }
            }
            Node::Common { soft, one, other } => {
                let reach = band + 2.0 * soft;
                let (one, other) = (one.near(centre, radius, reach), other.near(centre, radius, reach));
                let (low, high) = (one.low.max(other.low), one.high.max(other.high) + soft);
                let shape = if one.low > other.high + 2.0 * soft {
                    one.shape
                } else if other.low > one.high + 2.0 * soft {
                    other.shape
                } else {
                    one.shape.common(*soft, other.shape)
                };
                Near { shape, low, high }
            }
            Node::Line { raised, soft, width, body, along } => {
                let reach = band + width + 2.0 * soft;
                let (body, along) = (body.near(centre, radius, reach), along.near(centre, radius, reach));
                let least = |near: &Near| near.low.max(-near.high).max(0.0);
                let line = least(&body).hypot(least(&along)) - width;
                let away = if *raised { line - body.high } else { body.low + line };
                if away > 2.0 * soft {
                    return body;
                }
                let (low, high) = (body.low.min(line) - soft, body.high + width + soft);
                let node =
                    Node::Line { raised: *raised, soft: *soft, width: *width, body: body.shape, along: along.shape };
                Near { shape: Shape::node(node), low, high }
            }
            Node::Moved { to, turn, scale, body } => {
                let Near { shape, low, high } =
                    body.near(turn.inverse() * (centre - *to) / *scale, radius / scale, band / scale);
                let shape = shape.placed(*to, *turn, *scale);
                Near { shape, low: low * scale, high: high * scale }
            }
            Node::Stretched { by, body } => {
                let least = by.min_element();
                let Near { shape, low, high } = body.near(centre / *by, radius / least, band / least);
                Near { shape: shape.stretched(*by), low: low * least, high: high * least }
            }
            Node::Mirrored(body) => {
                let Near { shape, low, high } = body.near(centre.with_x(centre.x.abs()), radius, band);
                Near { shape: shape.mirrored(), low, high }
            }
            Node::Warped { steep, map, body } => {
                let Near { shape, low, high } = body.near(map(centre), radius * steep, band * steep);
                let node = Node::Warped { steep: *steep, map: map.clone(), body: shape };
                Near { shape: Shape::node(node), low: low / steep, high: high / steep }
            }
            Node::Displaced { reach, height, body } => {
                let Near { shape, low, high } = body.near(centre, radius, band.max(2.0 * reach) + reach);
                if low > 2.0 * reach || high < -2.0 * reach {
                    return Near { shape, low, high };
                }
                let node = Node::Displaced { reach: *reach, height: height.clone(), body: shape };
                Near { shape: Shape::node(node), low: low - reach, high: high + reach }
            }
            Node::Grown { by, body } => {
                let Near { shape, low, high } = body.near(centre, radius, band + by.max(0.0));
                Near { shape: shape.grown(*by), low: low - by, high: high - by }
            }
            Node::Zoned { zone, body } => {
                let Near { shape, low, high } = body.near(centre, radius, band);
                Near { shape: shape.zoned(*zone), low, high }
            }
            Node::Painted { zone, body, region } => {
                let Near { shape, low, high } = body.near(centre, radius, band);
                Near { shape: shape.painted(*zone, region.clone()), low, high }
            }
        }
    }
}
