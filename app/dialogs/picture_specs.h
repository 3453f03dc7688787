// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/parameters/parameter_set.h"

namespace app {

/// Rows of the dialog for a picture of the 3D view: kind (png, svg), width, height, smoothness, transparent.
/// `faces`: whether the grid is small enough for a drawing of its faces.
std::span<const terrain::ParameterSpec> viewPictureSpecs(bool faces);

/// Rows of the dialog for a filmed flight: flight (path, ground), seconds, rate, width, height, smoothness.
/// `path`: whether there are viewpoints enough to fly through.
std::span<const terrain::ParameterSpec> filmSpecs(bool path);

/// Rows of the dialog for pictures of a terrain's growth: kind (map, view, drawing), steps (halves, levels,
/// samples), width, height, smoothness. `has3d`, `faces`, `samples`: whether there is a 3D view, and a grid
/// small enough for drawings of its faces, and for a picture of each sample.
std::span<const terrain::ParameterSpec> levelPictureSpecs(bool has3d, bool faces, bool samples);

/// Samples a pixel for a smoothness of 1 … 4 in each direction.
int samplesOf(const terrain::ParameterSet& values);

} // namespace app
