// SPDX-License-Identifier: MIT
// Where the vertices of the shared patch lie. Every program that draws a part of the surface uses these same
// expressions, so that shared borders meet exactly.
uniform sampler2D heights;

struct SurfacePoint {
    vec2 place;   // column and row
    float height; // m: of the ground or of the water over it
    float ground; // m
    vec3 fromEye;
};

float groundHeight(vec2 place) { return texelFetch(heights, ivec2(place), 0).r; }

float surfaceHeight(vec2 place) { return max(groundHeight(place), scene.vertical.z); }

vec3 relativeToEye(vec2 place, float height) {
    vec2 samples = place - scene.eye.xy;
    return vec3(samples.x * scene.grid.x - scene.eye.z, -samples.y * scene.grid.y - scene.eye.w,
                height * scene.vertical.x - scene.vertical.y);
}

// corner: 0 … 16 in the patch; patchAt: column, row, step, level; tile: samples that the terrain is moved by.
SurfacePoint surfacePoint(vec2 corner, vec4 patchAt, vec2 tile) {
    vec2 last = scene.grid.zw - 1.0;
    vec2 place = min(patchAt.xy + corner * patchAt.z, last);
    float ground = groundHeight(place);
    float height = max(ground, scene.vertical.z);
    vec4 morph = scene.morphs[int(patchAt.w)];
    float away = length(relativeToEye(place + tile, height));
    float slide = clamp((away - morph.x) * morph.y, 0.0, 1.0);
    // Odd corners slide onto the even ones before them, which are the next level's.
    vec2 even = min(patchAt.xy + (corner - mod(corner, 2.0)) * patchAt.z, last);
    SurfacePoint point;
    point.place = mix(place, even, slide);
    float evenGround = groundHeight(even);
    point.ground = mix(ground, evenGround, slide);
    point.height = mix(height, max(evenGround, scene.vertical.z), slide);
    point.fromEye = relativeToEye(point.place + tile, point.height);
    return point;
}
