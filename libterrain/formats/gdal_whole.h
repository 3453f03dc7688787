// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/formats/heightmap_reader.h"

#include <gdal.h>

namespace terrain {

/// Refuses a file that is shorter than its header says, where GDAL would not: it takes what is missing at
/// the end of an ENVI file for zeros. UnusableInput.
Status checkWhole(const FileProbe& probe, GDALDatasetH dataset);

} // namespace terrain
