// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/grid.h"
#include "libterrain/core/result.h"
#include "libterrain/parameters/parameter_value.h"

#include <filesystem>
#include <string>

namespace terrain {

// Pins as tables of other programs: text, a line a pin, fields parted by commas, semicolons or blanks, empty
// lines and lines that begin with # passed over. A heading may name the columns in any order and among
// others: x_m, y_m (or x and y, east and north) in m from the south-west corner, x_fraction and y_fraction
// from the north-west one as the parameter has them, and height_m (or height, z). Without a heading the
// first three are x, y in m and the height.

/// The pins of a file for a land of this size, in their order. UnusableInput when a line or the heading is
/// not as above; InvalidRequest when a pin lies outside of the land or two on one sample. Errors name the
/// file and the line.
Result<PointList> readPinTable(const std::filesystem::path& path, const Grid& grid);

/// Such a table: the heading "x_m,y_m,height_m", then a line a pin, with numbers that read back exactly.
std::string pinTable(const PointList& pins, const Grid& grid);

} // namespace terrain
