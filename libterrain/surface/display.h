// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>

namespace terrain {

/// How a terrain is shown: what a preset sets, the Display dock changes and a project keeps. It never changes
/// heights.
struct Display {
    std::string ramp = "terrain"; ///< id of a colour ramp (surface/colour_ramp.h)
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

    friend bool operator==(const Display&, const Display&) = default;
};

} // namespace terrain
