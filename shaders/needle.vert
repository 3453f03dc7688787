// SPDX-License-Identifier: MIT
// The normal of a sample as a needle, an instance each.
layout(location = 0) in vec4 corner; // 0 at the root and 1 at the tip; −1 or 1 across

uniform sampler2D normals;
#ifdef WITH_HOLES
uniform sampler2D presence;
#endif

out float along;

void main() {
    int inRow = int(scene.needles.w);
    vec2 place = scene.needles.xy + vec2(gl_InstanceID % inRow, gl_InstanceID / inRow) * scene.needles.z;
    vec2 level = textureLod(normals, (place + 0.5) / scene.grid.zw, 0.0).rg;
    vec3 normal = normalize(vec3(level * scene.vertical.x, sqrt(max(1.0 - dot(level, level), 1e-4))));
    vec3 root = relativeToEye(place, groundHeight(place));
    vec4 from = scene.toClip * vec4(root, 1.0);
    vec4 to = scene.toClip * vec4(root + normal * scene.needleSize.x, 1.0);
    along = corner.x;
    bool hidden = min(from.w, to.w) <= 0.0;
#ifdef WITH_HOLES
    hidden = hidden || texelFetch(presence, ivec2(place), 0).r < 0.5;
#endif
    vec2 way = (to.xy / to.w - from.xy / from.w) * scene.needleSize.yz;
    vec2 across = length(way) > 1e-6 ? vec2(-way.y, way.x) / length(way) : vec2(1.0, 0.0);
    gl_Position = mix(from, to, corner.x);
    gl_Position.xy += across * corner.y * scene.needleSize.w / scene.needleSize.yz * gl_Position.w;
    if (hidden)
        gl_Position = vec4(0.0, 0.0, 2.0, 1.0);
}
