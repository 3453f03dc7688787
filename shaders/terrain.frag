// SPDX-License-Identifier: MIT
uniform sampler2D heights;
uniform sampler2D normals;
uniform sampler2D ramp;
#ifndef WITH_MESH_HEIGHTS
uniform sampler2D light;
#endif
#ifdef WITH_GROUND_COLOURS
uniform sampler2D colours;
#endif
#ifdef WITH_HOLES
uniform sampler2D presence;
#endif

in vec2 place;
in float haze;
#ifdef WITH_MESH_HEIGHTS
in float meshHeight;
in vec2 meshReach;
#endif
#ifdef WITH_WATER
in vec3 fromEye;
#endif
out vec4 colour;

#ifndef WITH_GROUND_COLOURS
vec3 rampColour(float height) {
    vec3 at = scene.ramp.xyz;
    float position = height < at.y ? 0.5 * (height - at.x) / max(at.y - at.x, 1e-20)
                                   : 0.5 + 0.5 * (height - at.y) / max(at.z - at.y, 1e-20);
    return texture(ramp, vec2(position * (255.0 / 256.0) + 0.5 / 256.0, 0.5)).rgb;
}

// Steep ground shows its rock.
vec3 withRock(vec3 ground, vec3 normal) {
    float steep = smoothstep(0.22, 0.55, 1.0 - normal.z);
    float grey = dot(ground, vec3(0.30, 0.55, 0.15));
    return mix(ground, grey * vec3(0.80, 0.74, 0.68) + vec3(0.015), 0.55 * steep);
}
#endif

#ifdef WITH_WATER
// The light that the ground under the water gives back is lost with depth; the surface mirrors the sky.
vec3 waterColour(vec3 ground, float depth, vec3 normal, vec2 reach) {
    vec3 view = normalize(fromEye);
    float deep = 1.0 - exp(-2.2 * depth * scene.water.x);
    vec3 body = mix(ground * vec3(0.55, 0.83, 0.86), vec3(0.008, 0.062, 0.135), deep * 0.9);
    vec3 bed = normalize(mix(normal, vec3(0.0, 0.0, 1.0), 0.4 + 0.6 * deep));
    vec3 lit = body * lightOn(bed, reach);
    float grazing = 1.0 + view.z;
    float mirror = 0.02 + 0.5 * grazing * grazing * grazing * grazing;
    return mix(lit, skyAt(vec3(view.xy, -view.z)), mirror);
}
#endif

#ifdef WITH_LATTICE
// How much of the pixel a line of the lattice with cells of `side` samples covers: rows, columns and the
// diagonals of the triangles.
float latticeLines(float side, vec3 at, vec3 width) {
    vec3 away = abs(fract(at / side - 0.5) - 0.5) * side / max(width, 1e-6);
    vec3 line = clamp(0.75 / scene.haze.z + 0.5 - away, 0.0, 1.0);
    return max(max(line.x, line.y), 0.6 * line.z);
}

// The lattice of the samples; where its lines would stand too close to be told apart, that of every second,
// fourth, eighth … one. Its lines are among the finer one's, which fades away between them.
float latticeLines() {
    const float closest = 10.0; // pixels of the screen
    vec3 at = vec3(place, place.x + place.y);
    vec3 width = fwidth(at);
    float level = max(log2(max(width.x, width.y) / scene.haze.z * closest), 0.0);
    float side = exp2(floor(level));
    return max(latticeLines(side, at, width) * (1.0 - fract(level)), latticeLines(2.0 * side, at, width));
}
#endif

#if defined(WITH_FLAT_SHADING) || defined(WITH_STRIPS)
// Samples a side of the cells whose triangles are told apart: more where those would be less than a few
// pixels wide.
float cellSide() {
    vec2 width = fwidth(place);
    return exp2(ceil(max(log2(max(width.x, width.y) * 4.0), 0.0)));
}
#endif

#ifdef WITH_FLAT_SHADING
// Of the triangle that the place lies in; diagonals go from south-west to north-east.
vec3 facetNormal(float side) {
    vec2 cell = floor(place / side);
    vec2 within = place / side - cell;
    vec2 last = scene.grid.zw - 1.0;
    ivec2 near = ivec2(min(cell * side, last));
    ivec2 far = ivec2(min((cell + 1.0) * side, last));
    vec2 across = vec2(far - near) * scene.grid.xy;
    float northEast = texelFetch(heights, ivec2(far.x, near.y), 0).r;
    float southWest = texelFetch(heights, ivec2(near.x, far.y), 0).r;
    vec2 rise;
    if (within.x + within.y < 1.0) {
        float northWest = texelFetch(heights, near, 0).r;
        rise = vec2(northEast - northWest, northWest - southWest);
    } else {
        float southEast = texelFetch(heights, far, 0).r;
        rise = vec2(southEast - southWest, northEast - southEast);
    }
    return normalize(vec3(-rise * scene.vertical.x / max(across, 1e-20), 1.0));
}
#endif

#ifdef WITH_STRIPS
// A strip runs along a row of cells; its triangles, up and down in turn, are a little lighter and darker.
vec3 stripColour(vec3 ground, float side) {
    vec2 at = place / side;
    vec2 within = fract(at);
    vec3 strip = mod(floor(at.y), 2.0) < 1.0 ? vec3(0.78, 0.40, 0.10) : vec3(0.12, 0.36, 0.60);
    strip *= within.x + within.y < 1.0 ? 1.12 : 0.88;
    return mix(ground, strip, 0.75);
}
#endif

#ifdef WITH_CONTOURS
// How much of the pixel a line covers that is half as wide as `pixels` of the screen on each side; `at`: in
// steps of lines.
float lineAt(float at, float width, float pixels) {
    float away = abs(fract(at - 0.5) - 0.5) / max(width, 1e-6);
    // Where lines would stand closer than a few pixels they fade away together.
    float fading = smoothstep(0.12, 0.30, width / scene.haze.z);
    return clamp(pixels / scene.haze.z + 0.5 - away, 0.0, 1.0) * (1.0 - fading);
}

float contourLines(float height) {
    float at = height * scene.scale.z;
    float width = fwidth(at);
    return max(0.65 * lineAt(at, width, 0.6), 0.9 * lineAt(at / scene.scale.w, width / scene.scale.w, 1.0));
}
#endif

void main() {
    vec2 texel = (place + 0.5) / scene.grid.zw;
#ifdef WITH_HOLES
    // Near, a cell with any missing corner is open; far away the half of an area decides.
    vec2 covered = fwidth(place);
    float enough = max(covered.x, covered.y) < 1.0 ? 0.999 : 0.5;
    if (texture(presence, texel).r < enough)
        discard;
#endif
#ifdef WITH_MESH_HEIGHTS
    float height = meshHeight;
    vec2 reach = meshReach;
#else
    float height = texture(heights, texel, scene.scale.y).r;
    vec2 reach = texture(light, texel).rg;
#endif
    vec2 level = texture(normals, texel, scene.scale.y).rg;
    vec3 normal = normalize(vec3(level * scene.vertical.x, sqrt(max(1.0 - dot(level, level), 1e-4))));
#ifdef WITH_FLAT_SHADING
    normal = facetNormal(cellSide());
#endif
#ifdef WITH_GROUND_COLOURS
    vec3 ground = linear(texture(colours, texel, scene.scale.y).rgb);
#else
    vec3 ground = withRock(linear(rampColour(height)), normal);
#endif
#ifdef WITH_STRIPS
    ground = stripColour(ground, cellSide());
#endif
#ifdef WITHOUT_LIGHT
    vec3 lit = ground;
#else
    vec3 falling = lightOn(normal, reach);
#ifdef WITH_GROUND_COLOURS
    // Colours that say something of the shape have to be read in the shade, too.
    falling = mix(falling, vec3(0.95), scene.ramp.w);
#endif
    vec3 lit = ground * falling;
#endif
#ifdef WITH_CONTOURS
    lit = mix(lit, vec3(0.012, 0.008, 0.004), contourLines(height));
#endif
#ifdef WITH_WATER
    float depth = scene.vertical.z - height;
    float shore = clamp(depth / max(fwidth(height), 1e-20) + 0.5, 0.0, 1.0);
    lit = mix(lit, waterColour(ground, max(depth, 0.0), normal, reach), shore);
#endif
#ifdef WITH_LATTICE
    lit = mix(lit, vec3(0.02, 0.025, 0.03), 0.6 * latticeLines());
#endif
#ifdef WITHOUT_LIGHT
    colour = vec4(sqrt(lit), 1.0);
#else
    colour = vec4(finished(mix(lit, horizon, haze)), 1.0);
#endif
}
