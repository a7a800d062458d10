// What boards, trays, table and cloth are made of. Every picture is made from where a place lies in its piece, in sides of a
// square, so nothing is stretched over anything and no two pieces are alike.
//
// Of a vertex: uv is along and across the piece, uv_b.x from which log or block it was cut, uv_b.y how much of the room's
// light comes in. The colour's alpha tells the stuff, in sixteenths: `Stuff` in laid.rs.

#import bevy_pbr::{
    forward_io::{VertexOutput, FragmentOutput},
    pbr_fragment::pbr_input_from_standard_material,
    pbr_functions::{apply_pbr_lighting, main_pass_post_lighting_processing},
}
#import tavoliere::noise::{chance, noise}

struct Look {
    // What the colour is multiplied by.
    tint: vec3<f32>,
    roughness: f32,
    reflectance: f32,
    metallic: f32,
}

// Of what is finer than a pixel only the mean is seen: how much is left of what repeats so often in a square.
fn left(often: f32, pixel: f32) -> f32 {
    return 1.0 - smoothstep(0.25, 0.8, often * pixel);
}

// A plank: the rings of a trunk whose pith lies beside and below it, a little askew, and fibres along it.
fn wood(at: vec2<f32>, log: f32, pixel: f32, rings: f32, late: f32, pores: f32) -> vec3<f32> {
    let a = chance(vec3(i32(log * 61.0), 3, 1));
    let b = chance(vec3(i32(log * 61.0), 5, 2));
    let wander = noise(vec3(at.x * 0.9, at.y * 1.6, log)) - 0.5;
    let pith = vec2(at.y - (a - 0.5) * 1.6, 0.35 + 0.9 * b + (a - 0.5) * 0.30 * at.x + 0.22 * wander);
    let ring = length(pith) * rings + 0.35 * (noise(vec3(at.x * 2.5, at.y * 7.0, log)) - 0.5);
    let saw = fract(ring);
    let dark = smoothstep(0.35, 0.92, saw) * (1.0 - smoothstep(0.92, 1.0, saw)) - 0.33;
    let fibre = noise(vec3(at.x * 5.0, at.y * 80.0, log)) - 0.5;
    let pore = smoothstep(0.70, 0.88, noise(vec3(at.x * 8.0, at.y * 55.0, log + 9.0)));
    let cloud = noise(vec3(at.x * 0.8, at.y * 1.3, log + 4.0)) - 0.5;
    let light = 1.0 - late * dark * left(rings, pixel) + 0.20 * fibre * left(80.0, pixel)
        - pores * (pore * left(55.0, pixel) - 0.12) + 0.16 * cloud;
    // Where wood is dark it is also a little redder.
    return 0.78 * pow(vec3(clamp(light, 0.35, 1.3)), vec3(0.9, 1.05, 1.3));
}

// Serpentine: clouds drawn out by pressure, and pale veins in its cracks.
fn stone(at: vec2<f32>, block: f32, pixel: f32) -> vec3<f32> {
    let place = vec3(at * 1.7, block);
    let pressed = place + 0.9 * vec3(noise(place * 1.3), noise(place * 1.3 + 17.0), 0.0);
    let cloud = noise(pressed * 2.1) * 0.6 + noise(pressed * 5.3) * 0.4 - 0.5;
    let crack = abs(noise(pressed * 1.9 + 31.0) - 0.5);
    let vein = (1.0 - smoothstep(0.0, 0.045, crack)) * left(6.0, pixel);
    return vec3(1.0 + 0.95 * cloud) + vein * vec3(0.85, 0.95, 0.75) * 1.1;
}

// Warp over weft, and a nap that has been stroked this way and that.
fn cloth(at: vec2<f32>, pixel: f32) -> f32 {
    let threads = at * 22.0;
    let cell = floor(threads);
    let t = abs(fract(threads) - 0.5) * 2.0;
    let over = fract((cell.x + cell.y) * 0.5) < 0.25;
    let round = 1.0 - select(t.x * t.x, t.y * t.y, over) * 0.9;
    let thread = chance(vec3(i32(select(cell.y, cell.x, over)), i32(over), 7)) - 0.5;
    let nap = noise(vec3(at * 0.55, 2.0)) + 0.5 * noise(vec3(at * 2.1, 5.0)) - 0.75;
    let fluff = noise(vec3(at * 31.0, 1.0)) - 0.5;
    return 1.0 + (0.42 * (round - 0.7) + 0.12 * thread) * left(22.0, pixel) + 0.14 * fluff * left(31.0, pixel) + 0.13 * nap;
}

// Leather: a skin of cells with dark creases between.
fn leather(at: vec2<f32>, hide: f32, pixel: f32) -> f32 {
    let place = vec3(at * 11.0, hide);
    let crease = min(abs(noise(place) - 0.5), abs(noise(place * 1.7 + 11.0) - 0.5));
    let cell = smoothstep(0.0, 0.11, crease) - 0.75;
    return 1.0 + 0.45 * cell * left(18.0, pixel) + 0.22 * (noise(vec3(at * 0.9, hide)) - 0.5);
}

fn look(stuff: i32, at: vec2<f32>, piece: f32, pixel: f32) -> Look {
    switch stuff {
        case 1: { return Look(wood(at, piece, pixel, 7.0, 0.16, 0.06), 0.54, 0.28, 0.0); }
        case 2: { return Look(wood(at, piece, pixel, 6.0, 0.30, 0.30), 0.52, 0.30, 0.0); }
        case 3: {
            // The iron that drew the lines of the board has singed what lies beside them.
            let singed = 1.0 - 0.40 * smoothstep(0.33, 0.5, max(abs(at.x), abs(at.y)));
            return Look(wood(at, piece, pixel, 8.0, 0.30, 0.0) * singed, 0.60, 0.25, 0.0);
        }
        case 4: { return Look(stone(at, piece, pixel), 0.50, 0.32, 0.0); }
        case 5: { return Look(vec3(1.0), 0.34, 0.5, 0.8); }
        case 6: { return Look(vec3(cloth(at, pixel)), 0.95, 0.08, 0.0); }
        case 7: { return Look(vec3(leather(at, piece, pixel)), 0.55, 0.30, 0.0); }
        default: { return Look(vec3(1.0), 0.55, 0.25, 0.0); }
    }
}

@fragment
fn fragment(in: VertexOutput, @builtin(front_facing) is_front: bool) -> FragmentOutput {
    var pbr = pbr_input_from_standard_material(in, is_front);
#ifdef VERTEX_COLORS
#ifdef VERTEX_UVS_B
    let pixel = length(fwidth(in.uv));
    let look = look(i32(in.color.a * 16.0 + 0.5), in.uv, in.uv_b.x, pixel);
    pbr.material.base_color = vec4(pbr.material.base_color.rgb * look.tint, 1.0);
    pbr.material.perceptual_roughness = look.roughness;
    pbr.material.reflectance = vec3(look.reflectance);
    pbr.material.metallic = look.metallic;
    let open = in.uv_b.y;
    pbr.diffuse_occlusion = vec3(open);
    pbr.specular_occlusion = open * open;
#endif
#endif
    var out: FragmentOutput;
    out.color = apply_pbr_lighting(pbr);
    out.color = main_pass_post_lighting_processing(pbr, out.color);
    return out;
}
