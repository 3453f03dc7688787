// SPDX-License-Identifier: MIT
// What all programs share. Places are in m relative to the eye (x east, y north, z up and exaggerated), so
// that single precision is fine near the eye however large the terrain is.
layout(std140) uniform Scene {
    mat4 toClip;     // from places relative to the eye
    vec4 rayForward; // the ray through the middle of the picture …
    vec4 rayRight;   // … and what half its width and height add to it
    vec4 rayUp;
    vec4 grid;       // spacing x and y in m, columns, rows
    vec4 eye;        // column and row of the sample at the eye; x and y in m from that sample to the eye
    vec4 vertical;   // exaggeration, z of the eye, water level in m (or far below), z of the plinth's foot
    vec4 ramp;       // heights in m at 0, 0.5 and 1 of the colour ramp; how even the light is on other colours
    vec4 sun;        // unit vector towards it
    vec4 haze;       // distance in m where it begins, 1 / distance over which it thickens; how large a pixel
                     // is, in pixels of the screen
    vec4 water;      // 1 / depth in m at which it is deep
    vec4 footprint;  // west, south, east, north of the model
    vec4 scale;      // size of the scene in m; added to the level that the terrain's textures are read at;
                     // contour lines a metre; every how many of them one is stronger
    vec4 needles;    // column and row of the first, samples from one to the next, how many in a row
    vec4 needleSize; // length in m, half the picture's width and height in pixels, half a width in pixels
    vec4 figure;     // where it stands
    vec4 morphs[24]; // a level: distance where it begins to change, 1 / distance over which it does
} scene;
