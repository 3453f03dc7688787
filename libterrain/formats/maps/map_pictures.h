// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/result.h"
#include "libterrain/formats/maps/surface_map.h"

namespace terrain {

// The maps in colours and their options, for surface_map.cpp. `heights` must outlive the picture.

std::span<const ParameterSpec> normalOptions();
/// Unit normals from Horn's gradient, −1 … 1 as 0 … full scale, rounded to nearest: red east, green north
/// (OpenGL) or south (DirectX), blue up.
Result<MapPicturePtr> normalPicture(const Heightfield& heights, const MapSource& source);

/// The colours of the display's ramp.
Result<MapPicturePtr> colourPicture(const Heightfield& heights, const MapSource& source);

std::span<const ParameterSpec> splatOptions();
/// Refuses options that cannot be; the names of the layers where each is a file of its own.
Result<std::vector<std::string>> checkSplat(const MapSource& source);
/// Weights of four layers by height and slope, whose sum is full scale at every sample.
Result<MapPicturePtr> splatPicture(const Heightfield& heights, const MapSource& source);

/// Bytes of a sample of the picture that a map makes with these options.
int pictureSampleBytes(const SurfaceMap& map, const ParameterSet& options);

/// Four parts of a whole as bytes whose sum is 255: what rounding down leaves goes to the largest rests.
/// Precondition: none negative, the sum 1 within rounding.
std::array<std::uint16_t, 4> bytesOfParts(const std::array<double, 4>& parts);

} // namespace terrain
