// SPDX-License-Identifier: MIT
#include "libterrain/formats/png_unpacked.h"

#include "libterrain/core/parallel_rows.h"
#include "libterrain/formats/byte_reader.h"
#include "libterrain/formats/file_reader.h"
#include "libterrain/formats/png_bands.h"

#include <libdeflate.h>

#include <array>
#include <atomic>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <new>

namespace terrain {
namespace {

using Bytes = std::vector<std::byte>;

struct Chunk {
    std::string_view type;
    std::span<const std::byte> data;
};

/// Chunks one after the other; none at the end, and where one is damaged.
class Chunks {
public:
    explicit Chunks(std::span<const std::byte> file) : m_reader(file, ByteOrder::Big) {
        m_reader.takeBytes(8);
    }

    std::optional<Chunk> next() {
        const std::size_t length = m_reader.take<std::uint32_t>().value_or(0);
        constexpr std::size_t typeBytes = 4;
        const auto body = m_reader.takeBytes(typeBytes + length);
        const auto checksum = m_reader.take<std::uint32_t>();
        if (!body || !checksum || *checksum != libdeflate_crc32(0, body->data(), body->size()))
            return std::nullopt;
        return Chunk{asText(body->first(typeBytes)), body->subspan(typeBytes)};
    }

private:
    ByteReader m_reader;
};

std::optional<Bytes> contentOf(const std::filesystem::path& path) {
    Result<FileReader> file = FileReader::open(path);
    if (!file)
        return std::nullopt;
    Bytes out(static_cast<std::size_t>(file.value().size()));
    return file.value().read(out) ? std::optional(std::move(out)) : std::nullopt;
}

/// The zlib stream of the picture, and where in it each of its chunks ended.
struct PackedStream {
    std::span<const std::byte> bytes;
    std::vector<std::size_t> ends;
};

/// Moves the stream to the start of `file`; empty when the file is not sound up to its end mark.
PackedStream packedStream(Bytes& file) {
    Chunks chunks(file);
    PackedStream out;
    std::size_t end = 0;
    for (auto chunk = chunks.next(); chunk; chunk = chunks.next()) {
        if (chunk->type == "IEND") {
            out.bytes = std::span<const std::byte>(file).first(end);
            return out;
        }
        if (chunk->type != "IDAT")
            continue;
        // Behind what was moved before: a chunk's frame is larger than nothing.
        std::memmove(file.data() + end, chunk->data.data(), chunk->data.size());
        end += chunk->data.size();
        out.ends.push_back(end);
    }
    return {};
}

using Unpacker = std::unique_ptr<libdeflate_decompressor, void (*)(libdeflate_decompressor*)>;

Unpacker makeUnpacker() {
    return {libdeflate_alloc_decompressor(), libdeflate_free_decompressor};
}

bool unpackStream(std::span<const std::byte> packed, std::byte* out, std::size_t bytes) {
    const Unpacker unpacker = makeUnpacker();
    // Without a place for the length, any other length than `bytes` is a failure.
    return unpacker != nullptr && !packed.empty() &&
           libdeflate_zlib_decompress(unpacker.get(), packed.data(), packed.size(), out, bytes, nullptr) ==
               LIBDEFLATE_SUCCESS;
}

/// A part of a stream that refers to nothing before it and ends on a whole byte.
bool unpackBand(std::span<const std::byte> packed, std::byte* out, std::size_t bytes) noexcept try {
    const Unpacker unpacker = makeUnpacker();
    // An empty last block makes it a stream of its own.
    constexpr std::array<std::byte, 5> end = {std::byte{1}, std::byte{0}, std::byte{0}, std::byte{0xFF},
                                              std::byte{0xFF}};
    Bytes stream(packed.begin(), packed.end());
    stream.insert(stream.end(), end.begin(), end.end());
    return unpacker != nullptr && libdeflate_deflate_decompress(unpacker.get(), stream.data(), stream.size(),
                                                                out, bytes, nullptr) == LIBDEFLATE_SUCCESS;
} catch (const std::bad_alloc&) {
    return false;
}

/// Unpacks the bands that this program writes (png_bands.h), a chunk each, at the same time; false for any
/// other picture.
bool unpackBands(const PackedStream& packed, const PngUnpacked::Shape& shape, std::byte* out) {
    constexpr std::size_t zlibHeader = 2;
    constexpr std::size_t checksumBytes = 4;
    const int bandRows = pngBandRows(shape.rowBytes, shape.rows);
    const int bands = (shape.rows + bandRows - 1) / bandRows;
    const std::size_t streamEnd = packed.bytes.size() - std::min(packed.bytes.size(), checksumBytes);
    if (packed.ends.size() != static_cast<std::size_t>(bands) + 1 ||
        packed.ends[packed.ends.size() - 2] != streamEnd)
        return false;
    std::atomic<bool> sound{true};
    const std::size_t stride = shape.rowBytes + 1;
    const bool whole = parallelRows(RunContext(), bands, 1, [&](int first, int last) {
        for (int band = first; band < last && sound; ++band) {
            const std::size_t from = band == 0 ? zlibHeader : packed.ends[static_cast<std::size_t>(band) - 1];
            const std::size_t to = packed.ends[static_cast<std::size_t>(band)];
            const int top = band * bandRows;
            const auto rows = static_cast<std::size_t>(std::min(bandRows, shape.rows - top));
            if (to < from || !unpackBand(packed.bytes.subspan(from, to - from),
                                         out + static_cast<std::size_t>(top) * stride, rows * stride))
                sound = false;
        }
    });
    const std::uint32_t checksum = libdeflate_adler32(1, out, static_cast<std::size_t>(shape.rows) * stride);
    return whole && sound && loadNumber<std::uint32_t>(&packed.bytes[streamEnd], ByteOrder::Big) == checksum;
}

using Byte = unsigned char;

Byte paeth(int left, int above, int corner) {
    const int toLeft = std::abs(above - corner);
    const int toAbove = std::abs(left - corner);
    const int toCorner = std::abs(left + above - 2 * corner);
    return static_cast<Byte>(toLeft <= toAbove && toLeft <= toCorner ? left
                             : toAbove <= toCorner                   ? above
                                                                     : corner);
}

/// Undoes a filter (PNG specification, second edition, 9.2) of a row with the pixel size `Each`.
template <std::size_t Each>
bool unfilter(int filter, Byte* row, const Byte* above, std::size_t bytes) {
    const auto left = [&](std::size_t i) { return i < Each ? 0 : int{row[i - Each]}; };
    switch (filter) {
    case 0:
        return true;
    case 1:
        for (std::size_t i = Each; i < bytes; ++i)
            row[i] = static_cast<Byte>(row[i] + row[i - Each]);
        return true;
    case 2:
        for (std::size_t i = 0; i < bytes; ++i)
            row[i] = static_cast<Byte>(row[i] + above[i]);
        return true;
    case 3:
        for (std::size_t i = 0; i < bytes; ++i)
            row[i] = static_cast<Byte>(row[i] + (left(i) + above[i]) / 2);
        return true;
    case 4:
        for (std::size_t i = 0; i < std::min(Each, bytes); ++i)
            row[i] = static_cast<Byte>(row[i] + above[i]);
        for (std::size_t i = Each; i < bytes; ++i)
            row[i] = static_cast<Byte>(row[i] + paeth(row[i - Each], above[i], above[i - Each]));
        return true;
    default:
        return false;
    }
}

bool unfilter(std::size_t pixelBytes, int filter, Byte* row, const Byte* above, std::size_t bytes) {
    switch (pixelBytes) {
    case 1:
        return unfilter<1>(filter, row, above, bytes);
    case 2:
        return unfilter<2>(filter, row, above, bytes);
    case 3:
        return unfilter<3>(filter, row, above, bytes);
    case 4:
        return unfilter<4>(filter, row, above, bytes);
    case 6:
        return unfilter<6>(filter, row, above, bytes);
    case 8:
        return unfilter<8>(filter, row, above, bytes);
    default:
        return false;
    }
}

} // namespace

std::optional<PngUnpacked> PngUnpacked::open(const std::filesystem::path& path, const Shape& shape) {
    std::optional<Bytes> file = contentOf(path);
    if (!file)
        return std::nullopt;
    PngUnpacked out;
    out.m_shape = shape;
    const std::size_t bytes = (shape.rowBytes + 1) * static_cast<std::size_t>(shape.rows);
    out.m_bytes = LargeBuffer<std::byte>::allocate(bytes);
    out.m_zeros.resize(shape.rowBytes);
    const PackedStream packed = packedStream(*file);
    if (out.m_bytes.data() == nullptr || packed.bytes.empty())
        return std::nullopt;
    if (!unpackBands(packed, shape, out.m_bytes.data()) &&
        !unpackStream(packed.bytes, out.m_bytes.data(), bytes))
        return std::nullopt;
    // A filter that there is not is found before the first row is given, so that nothing is read twice.
    for (int row = 0; row < shape.rows; ++row)
        if (out.m_bytes.data()[static_cast<std::size_t>(row) * (shape.rowBytes + 1)] > std::byte{4})
            return std::nullopt;
    return out;
}

const std::byte* PngUnpacked::nextRow() {
    const std::size_t stride = m_shape.rowBytes + 1;
    std::byte* const start = m_bytes.data() + static_cast<std::size_t>(m_next) * stride;
    const std::byte* const above = m_next == 0 ? m_zeros.data() : start - stride + 1;
    ++m_next;
    [[maybe_unused]] const bool known =
        unfilter(m_shape.pixelBytes, static_cast<int>(*start), reinterpret_cast<Byte*>(start + 1),
                 reinterpret_cast<const Byte*>(above), m_shape.rowBytes);
    MORAINE_EXPECTS(known);
    return start + 1;
}

} // namespace terrain
