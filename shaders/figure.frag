// SPDX-License-Identifier: MIT
in vec3 fromEye;
in float up;
out vec4 colour;

void main() {
    vec3 outward = normalize(cross(dFdx(fromEye), dFdy(fromEye)));
    vec3 cloth = up > 1.55 ? vec3(0.55, 0.33, 0.22) : up > 0.9 ? vec3(0.80, 0.20, 0.05) : vec3(0.05, 0.07, 0.13);
    colour = vec4(finished(mix(cloth * lightOn(outward, vec2(1.0)), horizon, hazeOver(fromEye))), 1.0);
}
