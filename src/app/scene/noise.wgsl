// Chance that belongs to a place: what grain, veins and threads are made of.

#define_import_path tavoliere::noise

// A number from 0 to 1 that belongs to a lattice point.
fn chance(at: vec3<i32>) -> f32 {
    var hash = (bitcast<u32>(at.x) * 0x9E3779B1u) ^ (bitcast<u32>(at.y) * 0x85EBCA77u) ^ (bitcast<u32>(at.z) * 0xC2B2AE3Du);
    hash = (hash ^ (hash >> 15u)) * 0x2C1B3C6Du;
    hash = hash ^ (hash >> 12u);
    return f32(hash >> 8u) / 16777216.0;
}

// Smooth noise from 0 to 1.
fn noise(at: vec3<f32>) -> f32 {
    let cell = vec3<i32>(floor(at));
    var t = fract(at);
    t = t * t * (3.0 - 2.0 * t);
    let low = mix(
        mix(chance(cell), chance(cell + vec3(1, 0, 0)), t.x),
        mix(chance(cell + vec3(0, 1, 0)), chance(cell + vec3(1, 1, 0)), t.x),
        t.y,
    );
    let high = mix(
        mix(chance(cell + vec3(0, 0, 1)), chance(cell + vec3(1, 0, 1)), t.x),
        mix(chance(cell + vec3(0, 1, 1)), chance(cell + vec3(1, 1, 1)), t.x),
        t.y,
    );
    return mix(low, high, t.z);
}
