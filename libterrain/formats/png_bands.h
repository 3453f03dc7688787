// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/formats/png_writer.h"

namespace terrain {

/// Rows of a band: about a megabyte, so that threads share the work evenly and a band stays in the cache.
int pngBandRows(std::size_t rowBytes, int rows);

/// A few rows of a picture, packed as one part of a deflate stream (RFC 1951) that ends on a whole byte and
/// refers to nothing before it, so that parts made apart follow one another.
class PngBand {
public:
    /// Rows first … first+count−1; `last`: the stream ends with them. False when there is no memory. Throws
    /// nothing. Thread rule: any, each band by one thread at a time.
    bool pack(const PngShape& shape, const PngRow& row, int first, int count, bool last) noexcept;

    [[nodiscard]] std::span<const std::byte> packed() const { return m_packed; }
    /// Adler-32 of the rows as they are packed, and their length.
    [[nodiscard]] std::uint32_t checksum() const { return m_checksum; }
    [[nodiscard]] std::uint64_t length() const { return m_length; }

private:
    void filterRows(const PngShape& shape, const PngRow& row, int first, int count);
    bool deflateRows(bool last);

    std::vector<std::byte> m_rows;
    std::vector<std::byte> m_filtered;
    std::vector<std::byte> m_packed;
    std::uint32_t m_checksum = 1;
    std::uint64_t m_length = 0;
};

} // namespace terrain
