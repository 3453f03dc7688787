// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/formats/heightmap_format.h"

namespace terrain {

/// Writes metres as an OpenEXR picture with the channel Y, or with R, G and B that are equal; holes are NaN.
/// `type`: F16 or F32. InvalidRequest (field "type") for heights that no half float holds.
Result<ExportReport> writeExr(const Heightfield& heights, SampleType type, bool rgb, SafeFile& file,
                              const RunContext& context);

} // namespace terrain
