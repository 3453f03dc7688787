// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/formats/heightmap_format.h"

namespace terrain {

/// How rows of samples of one type follow one another in a file that is written.
struct WrittenRows {
    SampleType type = SampleType::U16; ///< U8, U16, F32
    ByteOrder order = ByteOrder::Little;
    bool southFirst = false;
};

/// Appends every row to `file`: floats in metres (holes as NaN), integers by exportRange. Precondition: no
/// holes where the type is an integer.
Result<ExportReport> writeSampleRows(const Heightfield& heights, const WrittenRows& layout,
                                     const ExportOptions& options, SafeFile& file, const RunContext& context);

} // namespace terrain
