//! Carved figures as files: a mesh in several levels of detail, packed so that a page loads quickly. The workshop
//! writes them (`assets/figures/*.tvm`), the table reads them; this room knows neither engine nor sculpture.
//!
//! Lengths are sides of a square, y is up, the foot stands at y = 0, the figure looks along -z.
//!
//! # The file
//!
//! Little-endian, version 1.
//!
//! | bytes | what |
//! |---|---|
//! | 4 | `TVFG` |
//! | 2, 2 | version; number of levels, 1 to 8 |
//! | 4 | vertices `n`, at most 65 536 |
//! | 3 x 4, 3 x 4 | the box, `f32`: lowest corner, sides |
//! | 4, 4 for each level, coarsest first | vertices it uses (the first so many of all), triangles |
//! | 4 | far corners `m` |
//! | 1 for each corner of each triangle, coarsest level first | corner codes |
//! | `m`, `m` | far corners: low bytes, then high bytes |
//! | `n` each | x, y, z low bytes; x, y, z high bytes; normal u, normal v; openness; curvature; zone |
//!
//! **Corners.** Code 0 is the next vertex not yet seen, 1 to 254 the vertex that many places back in the list of
//! those named by a 0 or 255, and 255 takes the next far corner: its difference from the far corner before (from 0),
//! modulo 65 536.
//!
//! **Vertices** are differences from a guess: the mean of the corners already known in the triangle in which the
//! vertex is first seen, or the vertex before it, or zero. Coordinates are 16 bits in the box, their differences
//! folded so that small ones of either sign are small numbers (0, -1, 1, -2 are 0, 1, 2, 3); all else is a byte,
//! differences modulo 256. A normal is octahedral: u and v of -1 to 1 as 0 to 254 (Cigolle et al., *A Survey of Efficient
//! Representations for Independent Unit Vectors*, 2014). Openness is 0 where no light of the room comes in, 255 in the open. Curvature is
//! 128 on the flat, above on ridges, below in hollows. Zones are numbered as in [`Zone`].

use thiserror::Error;

/// The first bytes of a figure.
pub const MAGIC: [u8; 4] = *b"TVFG";
/// The only version so far.
pub const VERSION: u16 = 1;
/// Corner code: the next of the far corners.
pub const FAR: u8 = 255;
/// Bytes of a vertex.
pub const VERTEX: usize = 11;
/// Bytes before the levels.
pub const HEADER: usize = 36;
const MAX_LEVELS: u16 = 8;
const MAX_VERTICES: usize = 1 << 16;

/// Of what stuff a place on a figure is: liveries stain the body and gild the rest.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Zone {
    /// The wood or stone of the figure.
    #[default]
    Body,
    /// Metal: crowns, arms, harness.
    Gilt,
    /// What may have a second colour: cloth, plumes, manes.
    Trim,
    /// The ground the figure stands on.
    Ground,
}

impl Zone {
    /// By its number in a file.
    pub fn numbered(number: u8) -> Option<Zone> {
        [Zone::Body, Zone::Gilt, Zone::Trim, Zone::Ground].get(usize::from(number)).copied()
    }
}

/// A figure. Every level uses the first so many of its vertices.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Figure {
    /// In sides of a square.
    pub positions: Vec<[f32; 3]>,
    /// Of length one.
    pub normals: Vec<[f32; 3]>,
    /// How much of the room's light comes in: 0 none, 1 all.
    pub openness: Vec<f32>,
    /// -1 in sharp hollows, 0 on the flat, 1 on sharp ridges.
    pub curvature: Vec<f32>,
    /// Of what stuff.
    pub zones: Vec<Zone>,
    /// The finest first.
    pub levels: Vec<Level>,
}

/// A level of detail.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Level {
    /// It uses this many vertices, from the first.
    pub vertices: usize,
    /// Counter-clockwise seen from outside.
    pub triangles: Vec<[u32; 3]>,
}

/// Why bytes are no figure.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum FigureError {
    /// It begins with something else.
    #[error("this is no figure")]
    NotAFigure,
    /// Of a later make.
    #[error("figure of version {0}, only {VERSION} is known")]
    Version(u16),
    /// The header contradicts itself.
    #[error("the figure's header makes no sense: {0}")]
    Header(&'static str),
    /// The header promises another length.
    #[error("the figure should be {expected} bytes long and is {found}")]
    Length {
        /// By the header.
        expected: usize,
        /// In truth.
        found: usize,
    },
    /// A corner names a vertex that does not exist.
    #[error("corner {0} of the figure names no vertex")]
    Corner(usize),
    /// A zone without a name.
    #[error("vertex {0} of the figure lies in an unknown zone")]
    Zone(usize),
}

/// Folds a difference so that small ones of either sign are small numbers.
pub fn fold(difference: u16) -> u16 {
    (difference << 1) ^ (((difference as i16) >> 15) as u16)
}

/// The reverse of [`fold`].
pub fn unfold(folded: u16) -> u16 {
    (folded >> 1) ^ (folded & 1).wrapping_neg()
}

/// A direction as two bytes.
pub fn pack_normal([x, y, z]: [f32; 3]) -> [u8; 2] {
    let sum = (x.abs() + y.abs() + z.abs()).max(1e-9);
    let (mut u, mut v) = (x / sum, y / sum);
    if z < 0.0 {
        (u, v) = ((1.0 - v.abs()).copysign(u), (1.0 - u.abs()).copysign(v));
    }
    [u, v].map(|part| (part.clamp(-1.0, 1.0) * 127.0 + 127.0).round() as u8)
}

/// Two bytes as a direction.
pub fn unpack_normal(bytes: [u8; 2]) -> [f32; 3] {
    let [u, v] = bytes.map(|byte| (f32::from(byte) - 127.0).min(127.0) / 127.0);
    let z = 1.0 - u.abs() - v.abs();
    let over = (-z).max(0.0);
    let (x, y) = (u - over.copysign(u), v - over.copysign(v));
    let length = (x * x + y * y + z * z).sqrt().max(1e-9);
    [x / length, y / length, z / length]
}

/// A vertex as its file has it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Packed {
    /// In the box.
    pub place: [u16; 3],
    /// Normal u and v, openness, curvature, zone.
    pub rest: [u8; 5],
}

/// What a vertex is guessed to be from those known in its triangle.
pub fn guess(known: &[Packed]) -> Packed {
    match known {
        [] => Packed::default(),
        [one] => *one,
        [one, other, ..] => Packed {
            place: std::array::from_fn(|axis| u16::midpoint(one.place[axis], other.place[axis])),
            rest: [
                u8::midpoint(one.rest[0], other.rest[0]),
                u8::midpoint(one.rest[1], other.rest[1]),
                u8::midpoint(one.rest[2], other.rest[2]),
                u8::midpoint(one.rest[3], other.rest[3]),
                one.rest[4],
            ],
        },
    }
}

/// The vertices named anew, of which a corner code counts back.
#[derive(Clone, Debug, Default)]
pub struct Recent(Vec<u32>);

impl Recent {
    /// Names a vertex.
    pub fn push(&mut self, vertex: u32) {
        self.0.push(vertex);
    }

    /// The vertex that many places back, from 1.
    pub fn back(&self, places: u8) -> Option<u32> {
        self.0.len().checked_sub(usize::from(places)).and_then(|index| self.0.get(index)).copied()
    }

    /// How many places back a vertex was named last, if a code can say it.
    pub fn find(&self, vertex: u32) -> Option<u8> {
        let mut last = self.0.iter().rev().take(usize::from(FAR) - 1).zip(1u8..);
        last.find_map(|(named, places)| (*named == vertex).then_some(places))
    }
}

/// Bytes in order; their number has been checked.
struct Bytes<'a>(&'a [u8]);

impl<'a> Bytes<'a> {
    fn take(&mut self, count: usize) -> &'a [u8] {
        let (taken, rest) = self.0.split_at(count.min(self.0.len()));
        self.0 = rest;
        taken
    }

    fn word(&mut self) -> u32 {
        self.take(4).iter().rev().fold(0, |word, byte| word << 8 | u32::from(*byte))
    }

    fn float(&mut self) -> f32 {
        f32::from_bits(self.word())
    }
}

struct Header {
    low: [f32; 3],
    sides: [f32; 3],
    vertices: usize,
    /// Coarsest first: vertices, triangles.
    levels: Vec<(usize, usize)>,
    far: usize,
}

impl Header {
    fn read(bytes: &mut Bytes) -> Result<Header, FigureError> {
        let found = bytes.0.len();
        if bytes.take(4) != MAGIC {
            return Err(FigureError::NotAFigure);
        }
        let short = |expected| FigureError::Length { expected, found };
        if found < HEADER {
            return Err(short(HEADER));
        }
        let word = bytes.word();
        let (version, count) = (word as u16, (word >> 16) as u16);
        if version != VERSION {
            return Err(FigureError::Version(version));
        }
        if !(1..=MAX_LEVELS).contains(&count) {
            return Err(FigureError::Header("levels"));
        }
        let vertices = bytes.word() as usize;
        if !(1..=MAX_VERTICES).contains(&vertices) {
            return Err(FigureError::Header("vertices"));
        }
        let floats: [f32; 6] = std::array::from_fn(|_| bytes.float());
        let [x, y, z, width, height, depth] = floats;
        if floats.iter().any(|float| !float.is_finite() || float.abs() > 1e6) {
            return Err(FigureError::Header("box"));
        }
        if found < HEADER + 8 * usize::from(count) + 4 {
            return Err(short(HEADER + 8 * usize::from(count) + 4));
        }
        let levels: Vec<_> = (0..count).map(|_| (bytes.word() as usize, bytes.word() as usize)).collect();
        let rising = levels.windows(2).all(|pair| pair[0].0 <= pair[1].0);
        if !rising || levels.last().is_none_or(|level| level.0 != vertices) {
            return Err(FigureError::Header("vertices of levels"));
        }
        let far = bytes.word() as usize;
        let triangles = levels.iter().fold(0usize, |sum, level| sum.saturating_add(level.1));
        let body = triangles.saturating_mul(3).saturating_add(far.saturating_mul(2));
        let expected = body.saturating_add(vertices * VERTEX).saturating_add(HEADER + 8 * levels.len() + 4);
        if expected != found {
            return Err(short(expected));
        }
        Ok(Header { low: [x, y, z], sides: [width, height, depth], vertices, levels, far })
    }
}

impl Figure {
    /// Reads a file.
    ///
    /// # Errors
    /// When the bytes are damaged or no figure.
    pub fn read(bytes: &[u8]) -> Result<Figure, FigureError> {
        let mut bytes = Bytes(bytes);
        let header = Header::read(&mut bytes)?;
        let mut levels = Vec::with_capacity(header.levels.len());
        for (vertices, triangles) in &header.levels {
            levels.push((*vertices, bytes.take(triangles * 3)));
        }
        let (far_low, far_high) = (bytes.take(header.far), bytes.take(header.far));
        let mut far = far_low.iter().zip(far_high).scan(0u16, |last, (low, high)| {
            *last = last.wrapping_add(u16::from_le_bytes([*low, *high]));
            Some(u32::from(*last))
        });
        let planes: [&[u8]; VERTEX] = std::array::from_fn(|_| bytes.take(header.vertices));
        let mut packed: Vec<Packed> = Vec::with_capacity(header.vertices);
        let mut recent = Recent::default();
        let mut figure = Figure::default();
        let mut place = 0;
        for (vertices, codes) in levels {
            let mut triangles = Vec::with_capacity(codes.len() / 3);
            for codes in codes.chunks_exact(3) {
                let mut triangle = [0; 3];
                let mut fresh = packed.len() as u32;
                for (corner, code) in triangle.iter_mut().zip(codes) {
                    let named = match *code {
                        0 => Some(fresh).inspect(|_| fresh += 1),
                        FAR => far.next(),
                        back => recent.back(back),
                    };
                    let named = named.filter(|named| *named < fresh && (*named as usize) < vertices);
                    *corner = named.ok_or(FigureError::Corner(place))?;
                    if matches!(*code, 0 | FAR) {
                        recent.push(*corner);
                    }
                    place += 1;
                }
                while packed.len() < fresh as usize {
                    packed.push(vertex(&planes, &packed, triangle));
                }
                triangles.push(triangle);
            }
            if packed.len() != vertices {
                return Err(FigureError::Header("vertices without triangles"));
            }
            figure.levels.push(Level { vertices, triangles });
        }
        figure.levels.reverse();
        for (index, packed) in packed.iter().enumerate() {
            let at = |axis: usize| header.low[axis] + header.sides[axis] * f32::from(packed.place[axis]) / 65_535.0;
            let [u, v, open, curve, zone] = packed.rest;
            figure.positions.push([at(0), at(1), at(2)]);
            figure.normals.push(unpack_normal([u, v]));
            figure.openness.push(f32::from(open) / 255.0);
            figure.curvature.push(((f32::from(curve) - 128.0) / 127.0).max(-1.0));
            figure.zones.push(Zone::numbered(zone).ok_or(FigureError::Zone(index))?);
        }
        Ok(figure)
    }
}

/// The next vertex, first seen in `triangle`.
fn vertex(planes: &[&[u8]; VERTEX], known: &[Packed], triangle: [u32; 3]) -> Packed {
    let index = known.len();
    let guessed = guess(&neighbours(known, triangle));
    let byte = |plane: usize| planes[plane].get(index).copied().unwrap_or(0);
    Packed {
        place: std::array::from_fn(|axis| {
            let folded = u16::from_le_bytes([byte(axis), byte(axis + 3)]);
            guessed.place[axis].wrapping_add(unfold(folded))
        }),
        rest: std::array::from_fn(|part| guessed.rest[part].wrapping_add(byte(part + 6))),
    }
}

/// The corners of a triangle known so far, or else the vertex before.
pub fn neighbours(known: &[Packed], triangle: [u32; 3]) -> Vec<Packed> {
    let corners: Vec<Packed> = triangle.iter().filter_map(|corner| known.get(*corner as usize)).copied().collect();
    if corners.is_empty() { known.last().copied().into_iter().collect() } else { corners }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn differences_fold_and_unfold() {
        assert_eq!([0u16, 1, 2, 3].map(unfold), [0, u16::MAX, 1, u16::MAX - 1]);
        assert!((0..=u16::MAX).all(|number| unfold(fold(number)) == number));
    }

    #[test]
    fn a_direction_survives_two_bytes() {
        for step in 0..2000 {
            let (height, turn) = (1.0 - step as f32 / 999.5, step as f32 * 2.4);
            let flat = (1.0 - height * height).max(0.0).sqrt();
            let direction = [flat * turn.cos(), flat * turn.sin(), height];
            let back = unpack_normal(pack_normal(direction));
            let dot: f32 = direction.iter().zip(back).map(|(one, other)| one * other).sum();
            assert!(dot > 0.9995, "{direction:?} came back as {back:?}");
        }
    }
}
