// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/platform/memory.h"

#include <cstddef>
#include <filesystem>
#include <optional>
#include <vector>

namespace terrain {

/// The rows of a picture that is not interlaced, unpacked at once: in memory for all of it, but several times
/// as fast as row by row. Thread rule: one thread at a time.
class PngUnpacked {
public:
    struct Shape {
        std::size_t rowBytes = 0;
        std::size_t pixelBytes = 1;
        int rows = 0;
    };

    /// None when anything about the file is not as it should be (a checksum, a chunk, its end): who streams
    /// it says what is wrong. Precondition: a PNG of that shape.
    static std::optional<PngUnpacked> open(const std::filesystem::path& path, const Shape& shape);

    /// The bytes of the next row, which stay. Precondition: fewer than all rows were taken.
    const std::byte* nextRow();

private:
    Shape m_shape;
    LargeBuffer<std::byte> m_bytes; ///< a byte that tells the filter, then the row, for each row
    std::vector<std::byte> m_zeros; ///< what is above the first row
    int m_next = 0;
};

} // namespace terrain
