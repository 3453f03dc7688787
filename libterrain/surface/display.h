// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/surface/colour_by.h"
#include "libterrain/surface/loaded_ramp.h"
#include "libterrain/surface/normal_weight.h"

#include <optional>
#include <string>

namespace terrain {

/// How a terrain is shown: what a preset sets, the Display dock changes and a project keeps. It never changes
/// heights.
struct Display {
    ColourBy colourBy = ColourBy::Height;
    std::string ramp = "terrain"; ///< id of a colour ramp (surface/colour_ramp.h), of colours by height
    RampReference loadedRamp;     ///< what the id `loaded` stands for
    bool fixedRange = false; ///< the ramp spans rangeMinimum … rangeMaximum instead of the heights' own range
    double rangeMinimum = 0;           ///< m
    double rangeMaximum = 1;           ///< m
    double exaggeration = 1;           ///< vertical scale of the 3D view, 0.01…100
    std::optional<double> axisMinimum; ///< ends of the vertical axis in m, where a preset states them
    std::optional<double> axisMaximum;
    double cameraAzimuth = 205; ///< degrees clockwise from north in which the camera looks from the centre …
    double cameraElevation = 35; ///< … towards itself, and its height over the horizon
    double sunAzimuth = 315;     ///< degrees clockwise from north: where the light comes from
    double sunElevation = 45;    ///< degrees over the horizon
    bool water = true;           ///< show the recipe's sea level
    bool wireframe = false;
    bool repeat = false;        ///< show a wrapped terrain 3 × 3
    bool contours = false;      ///< draw lines of equal height
    double contourInterval = 0; ///< m between them; 0: as the heights ask for (surface/shown_contours.h)

    bool flatShading = false;                      ///< one normal a triangle, in the 3D view
    NormalWeight normals = NormalWeight::Gradient; ///< of its vertices
    bool strips = false;                           ///< colour each row of triangles as the strip that it is
    bool needles = false;                          ///< draw the vertices' normals
    bool figure = false;                           ///< a person of 1.8 m stands in the middle of the view

    friend bool operator==(const Display&, const Display&) = default;
};

} // namespace terrain
