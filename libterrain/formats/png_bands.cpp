// SPDX-License-Identifier: MIT
#include "libterrain/formats/png_bands.h"

#include <zlib.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <new>

namespace terrain {
namespace {

/// Filters of rows (PNG specification, second edition, 9.2): each byte less what its neighbours foretell.
enum class Filter : unsigned char { Sub = 1, Up = 2, Average = 3, Paeth = 4 };
constexpr std::array filters = {Filter::Paeth, Filter::Average, Filter::Up, Filter::Sub};

using Byte = unsigned char;

Byte* bytesOf(std::span<std::byte> bytes) {
    return reinterpret_cast<Byte*>(bytes.data());
}

/// The one of three neighbours that is nearest to left + above − corner (A. Paeth, 1991).
Byte nearestOf(Byte left, Byte above, Byte corner) {
    const auto distance = [](int a, int b) { return static_cast<std::int16_t>(a < b ? b - a : a - b); };
    const std::int16_t fromLeft = distance(above, corner);
    const std::int16_t fromAbove = distance(left, corner);
    const std::int16_t fromCorner = distance(left + above, 2 * corner);
    const Byte aboveOrCorner = fromAbove <= fromCorner ? above : corner;
    return fromLeft <= fromAbove && fromLeft <= fromCorner ? left : aboveOrCorner;
}

/// `out`: the filter's number and the row. `above`: the row before; not looked at by Sub.
void filterRow(Filter filter, std::span<const std::byte> row, std::span<const std::byte> above,
               std::size_t pixel, Byte* out) {
    *out++ = static_cast<Byte>(filter);
    const auto* in = reinterpret_cast<const Byte*>(row.data());
    const auto* up = reinterpret_cast<const Byte*>(above.data());
    const std::size_t first = std::min(pixel, row.size()); // has nothing to its left
    switch (filter) {
    case Filter::Sub:
        std::copy_n(in, first, out);
        for (std::size_t i = first; i < row.size(); ++i)
            out[i] = static_cast<Byte>(in[i] - in[i - pixel]);
        return;
    case Filter::Up:
        for (std::size_t i = 0; i < row.size(); ++i)
            out[i] = static_cast<Byte>(in[i] - up[i]);
        return;
    case Filter::Average:
        for (std::size_t i = 0; i < first; ++i)
            out[i] = static_cast<Byte>(in[i] - up[i] / 2);
        for (std::size_t i = first; i < row.size(); ++i)
            out[i] = static_cast<Byte>(in[i] - (in[i - pixel] + up[i]) / 2);
        return;
    case Filter::Paeth:
        for (std::size_t i = 0; i < first; ++i)
            out[i] = static_cast<Byte>(in[i] - up[i]);
        for (std::size_t i = first; i < row.size(); ++i)
            out[i] = static_cast<Byte>(in[i] - nearestOf(in[i - pixel], up[i], up[i - pixel]));
    }
}

/// The bits that Huffman codes of these bytes take, about.
double codedBits(std::span<const Byte> bytes) {
    std::array<std::uint32_t, 256> counts{};
    for (const Byte byte : bytes)
        ++counts[byte];
    double bits = 0;
    for (const std::uint32_t count : counts)
        if (count > 0)
            bits += count * std::log2(static_cast<double>(bytes.size()) / count);
    return bits;
}

} // namespace

int pngBandRows(std::size_t rowBytes, int rows) {
    constexpr std::size_t bandBytes = std::size_t{1} << 20;
    return static_cast<int>(
        std::clamp<std::size_t>(bandBytes / (rowBytes + 1), 1, static_cast<std::size_t>(rows)));
}

bool PngBand::pack(const PngShape& shape, const PngRow& row, int first, int count, bool last) noexcept {
    try {
        filterRows(shape, row, first, count);
        m_length = m_filtered.size();
        m_checksum = static_cast<std::uint32_t>(
            adler32_z(1, reinterpret_cast<const Bytef*>(m_filtered.data()), m_filtered.size()));
        return deflateRows(last);
    } catch (const std::bad_alloc&) {
        return false;
    }
}

void PngBand::filterRows(const PngShape& shape, const PngRow& row, int first, int count) {
    const std::size_t stride = shape.rowBytes() + 1;
    m_rows.resize(shape.rowBytes() * static_cast<std::size_t>(count));
    m_filtered.resize(stride * static_cast<std::size_t>(count));
    const auto rowAt = [&](int i) {
        return std::span(m_rows).subspan(static_cast<std::size_t>(i) * shape.rowBytes(), shape.rowBytes());
    };
    const auto filterInto = [&](Filter filter, int i) {
        Byte* const out = bytesOf(m_filtered) + static_cast<std::size_t>(i) * stride;
        filterRow(filter, rowAt(i), i > 0 ? rowAt(i - 1) : rowAt(i), shape.pixelBytes(), out);
        return std::span<const Byte>(out, stride);
    };
    for (int i = 0; i < count; ++i)
        row(first + i, rowAt(i));
    // The filter that suits a few rows of the band suits all of it. Its first row knows none above.
    constexpr int tried = 4;
    Filter best = Filter::Sub;
    double least = HUGE_VAL;
    for (const Filter filter : filters) {
        double bits = 0;
        for (int i = 1; i < count; i += std::max(1, (count - 1) / tried))
            bits += codedBits(filterInto(filter, i));
        if (bits < least) {
            least = bits;
            best = filter;
        }
    }
    for (int i = 0; i < count; ++i)
        filterInto(i == 0 ? Filter::Sub : best, i);
}

bool PngBand::deflateRows(bool last) {
    // Differences of heights are noise to a search for repetitions: run lengths and Huffman codes alone are a
    // fifteenth of its time and no larger.
    z_stream stream{};
    constexpr int rawDeflate = -15;
    constexpr int largestBlocks = 9;
    if (deflateInit2(&stream, 1, Z_DEFLATED, rawDeflate, largestBlocks, Z_RLE) != Z_OK)
        return false;
    constexpr std::size_t flushBytes = 64;
    try {
        m_packed.resize(deflateBound(&stream, static_cast<uLong>(m_filtered.size())) + flushBytes);
    } catch (const std::bad_alloc&) {
        deflateEnd(&stream);
        return false;
    }
    stream.next_in = reinterpret_cast<Bytef*>(m_filtered.data());
    stream.avail_in = static_cast<uInt>(m_filtered.size());
    stream.next_out = reinterpret_cast<Bytef*>(m_packed.data());
    stream.avail_out = static_cast<uInt>(m_packed.size());
    const int done = deflate(&stream, last ? Z_FINISH : Z_FULL_FLUSH);
    m_packed.resize(stream.total_out);
    deflateEnd(&stream);
    return last ? done == Z_STREAM_END : done == Z_OK && stream.avail_in == 0;
}

} // namespace terrain
