// SPDX-License-Identifier: MIT
layout(location = 0) in vec2 corner;
layout(location = 1) in vec4 patchAt;
layout(location = 2) in vec2 tile;

out vec3 fromEye;
out vec2 place;
invariant gl_Position;

void main() {
    SurfacePoint point = surfacePoint(corner, patchAt, tile);
    fromEye = point.fromEye;
    place = point.place;
    gl_Position = scene.toClip * vec4(fromEye, 1.0);
}
