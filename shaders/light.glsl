// SPDX-License-Identifier: MIT
// Sun, sky and air. Colours are linear here; finished() makes them ready for the screen.
const vec3 sunLight = vec3(1.24, 1.07, 0.85);
const vec3 skyLight = vec3(0.20, 0.27, 0.38);
const vec3 groundLight = vec3(0.13, 0.11, 0.09);
const vec3 zenith = vec3(0.14, 0.33, 0.62);
const vec3 horizon = vec3(0.76, 0.84, 0.89);
const vec3 nadir = vec3(0.33, 0.39, 0.45);

vec3 linear(vec3 screen) { return screen * screen; }

// Light on a surface: the sun, wrapped a little around the edge of its shadow, and the sky's dome.
// reach: how much of the sky and of the sun is seen.
vec3 lightOn(vec3 normal, vec2 reach) {
    float facing = dot(normal, scene.sun.xyz);
    float direct = max(facing * 0.94 + 0.06, 0.0) * reach.y;
    vec3 ambient = mix(groundLight, skyLight, normal.z * 0.5 + 0.5);
    return sunLight * direct + ambient * reach.x * reach.x;
}

vec3 skyAt(vec3 direction) {
    float up = max(direction.z, 0.0);
    vec3 sky = mix(zenith, horizon, exp(-5.0 * up));
    float near = max(dot(direction, scene.sun.xyz), 0.0);
    near *= near;
    near *= near;
    near *= near;
    return sky + vec3(0.30, 0.24, 0.15) * near * near;
}

// How much of the air's colour lies over a place.
float hazeOver(vec3 fromEye) {
    return 1.0 - exp(-max(length(fromEye) - scene.haze.x, 0.0) * scene.haze.y);
}

// Rolls the brightest off, encodes for the screen and adds contrast in the middle.
vec3 finished(vec3 colour) {
    vec3 over = max(colour - 0.72, 0.0) / 0.28;
    vec3 rolled = min(colour, 0.72) + 0.28 * over / (1.0 + over);
    vec3 screen = sqrt(rolled);
    return mix(screen, screen * screen * (3.0 - 2.0 * screen), 0.32);
}
