// SPDX-License-Identifier: MIT
// The walls below the rim of holes: from an edge between two samples down to the block's foot.
layout(location = 0) in vec4 alongAndFoot; // 0 or 1 along the edge; unused; 1 = at the foot; unused
layout(location = 1) in vec4 edge;         // column and row of its first sample, and what the other one adds
layout(location = 2) in vec2 tile;

out vec3 fromEye;
out vec2 place;
out float surfaceZ;

void main() {
    place = edge.xy + alongAndFoot.x * edge.zw;
    fromEye = relativeToEye(place + tile, surfaceHeight(place));
    surfaceZ = fromEye.z;
    if (alongAndFoot.z > 0.0)
        fromEye.z = scene.vertical.w - scene.vertical.y;
    gl_Position = scene.toClip * vec4(fromEye, 1.0);
}
