// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/formats/heightmap_format.h"

namespace terrain {

/// Writes the heights as a grey PNG of 8 or 16 bits. Precondition: no holes; type is U8 or U16.
Result<ExportReport> writePng(const Heightfield& heights, SampleType type, const MetreRange& range,
                              SafeFile& file, const RunContext& context);

} // namespace terrain
