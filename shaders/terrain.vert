// SPDX-License-Identifier: MIT
layout(location = 0) in vec2 corner;
layout(location = 1) in vec4 patchAt;
layout(location = 2) in vec2 tile;

out vec2 place;
out float haze;
#ifdef WITH_MESH_HEIGHTS
uniform sampler2D light;
out float meshHeight;
out vec2 meshReach;
#endif
#ifdef WITH_WATER
out vec3 fromEye;
#endif
invariant gl_Position;

void main() {
    SurfacePoint point = surfacePoint(corner, patchAt, tile);
    place = point.place;
    haze = hazeOver(point.fromEye);
#ifdef WITH_MESH_HEIGHTS
    meshHeight = point.ground;
    meshReach = texture(light, (place + 0.5) / scene.grid.zw).rg;
#endif
#ifdef WITH_WATER
    fromEye = point.fromEye;
#endif
    gl_Position = scene.toClip * vec4(point.fromEye, 1.0);
}
