// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/formats/heightmap_format.h"

#include <functional>

namespace terrain {

/// A picture to be written.
struct PngShape {
    int columns = 0;
    int rows = 0;
    int bits = 16;      ///< of a component: 8 or 16
    int components = 1; ///< 1 grey, 2 with alpha, 3 colour, 4 with alpha

    [[nodiscard]] std::size_t pixelBytes() const {
        return static_cast<std::size_t>(bits / 8) * static_cast<std::size_t>(components);
    }
    [[nodiscard]] std::size_t rowBytes() const { return static_cast<std::size_t>(columns) * pixelBytes(); }
};

/// Gives the bytes of a row, 16-bit components big endian; called from several threads, in any order.
using PngRow = std::function<void(int row, std::span<std::byte> bytes)>;

/// Writes a PNG (PNG specification, second edition) in memory for some bands of rows, which are packed at the
/// same time on all threads into one valid stream. The bytes never depend on the number of threads.
Status writePngRows(const PngShape& shape, const PngRow& row, SafeFile& file, const RunContext& context);

/// Writes the heights as a grey PNG of 8 or 16 bits. Precondition: no holes; type is U8 or U16.
Result<ExportReport> writePng(const Heightfield& heights, SampleType type, const MetreRange& range,
                              SafeFile& file, const RunContext& context);

/// What 24 bits hold: base … base + (2^24 − 1) · interval.
MetreRange packedRange(double base, double interval);

/// Writes the heights into the colours of a PNG: (height − base) / interval as 24 bits. Precondition: no
/// holes, interval > 0. What 24 bits do not hold is clipped and counted.
Result<ExportReport> writePackedPng(const Heightfield& heights, double base, double interval, SafeFile& file,
                                    const RunContext& context);

} // namespace terrain
