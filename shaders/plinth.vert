// SPDX-License-Identifier: MIT
// The walls of the block that the terrain is cut from: they hang on the surface's own border.
layout(location = 0) in vec4 cornerAndFoot; // corner of the patch; 1 = at the foot; unused
layout(location = 1) in vec4 patchAt;
layout(location = 2) in vec2 tile;

out vec3 fromEye;
out vec2 place;
out float surfaceZ;
invariant gl_Position;

void main() {
    SurfacePoint point = surfacePoint(cornerAndFoot.xy, patchAt, tile);
    surfaceZ = point.fromEye.z;
    place = point.place;
    fromEye = point.fromEye;
    if (cornerAndFoot.z > 0.0)
        fromEye.z = scene.vertical.w - scene.vertical.y;
    gl_Position = scene.toClip * vec4(fromEye, 1.0);
}
