// SPDX-License-Identifier: MIT
// Sun, sky and air. Colours are linear here; finished() makes them ready for the screen.
const vec3 sunLight = vec3(1.30, 1.16, 0.97);
const vec3 skyLight = vec3(0.36, 0.43, 0.54);
const vec3 groundLight = vec3(0.20, 0.18, 0.15);
const vec3 zenith = vec3(0.22, 0.42, 0.70);
const vec3 horizon = vec3(0.70, 0.79, 0.86);

vec3 linear(vec3 screen) { return screen * screen; }

// Light on a surface: the sun, wrapped a little around the edge of its shadow, and the sky's dome.
vec3 lightOn(vec3 normal, float openness) {
    float facing = dot(normal, scene.sun.xyz);
    float direct = max(facing * 0.92 + 0.08, 0.0);
    vec3 ambient = mix(groundLight, skyLight, normal.z * 0.5 + 0.5);
    return sunLight * direct + ambient * openness;
}

vec3 skyAt(vec3 direction) {
    float up = max(direction.z, 0.0);
    vec3 sky = mix(zenith, horizon, exp(-5.0 * up));
    float near = max(dot(direction, scene.sun.xyz), 0.0);
    return sky + vec3(0.35, 0.28, 0.18) * pow(near, 24.0);
}

// Air between the eye and a place.
vec3 throughAir(vec3 colour, vec3 fromEye) {
    float far = max(length(fromEye) - scene.haze.x, 0.0) * scene.haze.y;
    return mix(horizon, colour, exp(-far));
}

// Rolls the brightest off and encodes for the screen.
vec3 finished(vec3 colour) {
    vec3 over = max(colour - 0.72, 0.0) / 0.28;
    vec3 rolled = min(colour, 0.72) + 0.28 * over / (1.0 + over);
    return sqrt(rolled);
}
