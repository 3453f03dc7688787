// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/formats/heightmap_format.h"

namespace terrain {

/// What i16 samples hold; the number below stands for missing ones.
inline constexpr MetreRange tiffWholeMetres{-32767, 32767};

/// What can be chosen of a TIFF; the formats' dialogs and lists are made from it.
std::span<const ParameterSpec> tiffOptions();

/// The type of its samples. `options`: values for tiffOptions(), complete.
SampleType tiffType(const ParameterSet& options);

/// The bytes of its samples before they are packed; the last tiles are as large as the others.
std::uint64_t tiffBytes(const Grid& grid, const ParameterSet& options);

/// Writes the heights. Integers: i16 are whole metres, u16 span exportRange and say so as scale and offset.
/// BigTIFF where the samples may outgrow 4 GiB. Missing samples get a number that no sample has; u16 has none
/// to spare: UnusableInput, field "fill-nodata".
Result<ExportReport> writeTiff(const Heightfield& heights, const ExportOptions& options, SafeFile& file,
                               const RunContext& context);

/// The same of float heights that come band by band; holes stay NaN.
Result<ExportReport> writeTiffStream(HeightSource& heights, const ExportOptions& options, SafeFile& file,
                                     const RunContext& context);

} // namespace terrain
