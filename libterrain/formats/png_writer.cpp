// SPDX-License-Identifier: MIT
#include "libterrain/formats/png_writer.h"

#include "libterrain/core/parallel_rows.h"
#include "libterrain/formats/byte_reader.h"
#include "libterrain/formats/png_bands.h"
#include "libterrain/formats/sample_conversion.h"
#include "libterrain/formats/serial_rows.h"

#include <zlib.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>

namespace terrain {
namespace {

constexpr double mostPacked = 0xFFFFFF; // in three colours of 8 bits

/// The marks and chunks of a PNG file around the deflate stream.
class PngFile {
public:
    explicit PngFile(SafeFile& file) : m_file(file) {}

    Status begin(const PngShape& shape) {
        constexpr std::string_view signature = "\x89PNG\r\n\x1a\n";
        if (Status written = m_file.write(std::as_bytes(std::span(signature))); !written)
            return written;
        constexpr std::array<int, 5> colourTypes = {0, 0, 4, 2, 6}; // by components
        std::array<std::byte, 13> header{};
        storeNumber(static_cast<std::uint32_t>(shape.columns), header.data(), ByteOrder::Big);
        storeNumber(static_cast<std::uint32_t>(shape.rows), &header[4], ByteOrder::Big);
        header[8] = static_cast<std::byte>(shape.bits);
        header[9] = static_cast<std::byte>(colourTypes[static_cast<std::size_t>(shape.components)]);
        return chunk("IHDR", {}, header);
    }

    Status data(const PngBand& band, bool first, bool last) {
        m_checksum = static_cast<std::uint32_t>(
            adler32_combine(m_checksum, band.checksum(), static_cast<z_off_t>(band.length())));
        // What a zlib stream (RFC 1950) has before the deflate stream: a window of 32 KiB, the fastest way.
        constexpr std::array<std::byte, 2> zlibHeader = {std::byte{0x78}, std::byte{0x01}};
        const std::span<const std::byte> before =
            first ? std::span(zlibHeader) : std::span<const std::byte>();
        if (!last)
            return chunk("IDAT", before, band.packed());
        if (Status written = chunk("IDAT", before, band.packed()); !written)
            return written;
        std::array<std::byte, 4> checksum{};
        storeNumber(m_checksum, checksum.data(), ByteOrder::Big);
        return chunk("IDAT", {}, checksum);
    }

    Status end() { return chunk("IEND", {}, {}); }

private:
    Status chunk(std::string_view type, std::span<const std::byte> before, std::span<const std::byte> data) {
        std::array<std::byte, 8> head{};
        storeNumber(static_cast<std::uint32_t>(before.size() + data.size()), head.data(), ByteOrder::Big);
        std::ranges::copy(std::as_bytes(std::span(type)), &head[4]);
        uLong crc = 0;
        for (const std::span<const std::byte> part :
             {std::span<const std::byte>(head).subspan(4), before, data})
            if (!part.empty())
                crc = crc32_z(crc, reinterpret_cast<const Bytef*>(part.data()), part.size());
        std::array<std::byte, 4> check{};
        storeNumber(static_cast<std::uint32_t>(crc), check.data(), ByteOrder::Big);
        for (const std::span<const std::byte> part :
             {std::span<const std::byte>(head), before, data, std::span<const std::byte>(check)})
            if (Status written = m_file.write(part); !written)
                return written;
        return Done{};
    }

    SafeFile& m_file;
    std::uint32_t m_checksum = 1;
};

} // namespace

Status writePngRows(const PngShape& shape, const PngRow& row, SafeFile& file, const RunContext& context) {
    PngFile png(file);
    if (Status begun = png.begin(shape); !begun)
        return begun;
    const int bandRows = pngBandRows(shape.rowBytes(), shape.rows);
    const int bands = (shape.rows + bandRows - 1) / bandRows;
    const int threads = context.threads() > 0 ? context.threads() : processorCount();
    const int together = std::min(bands, 4 * threads);
    std::vector<PngBand> packed(static_cast<std::size_t>(together));
    std::atomic<bool> failed{false};
    const Status written = serialRows(context, (bands + together - 1) / together, [&](int group) -> Status {
        const int first = group * together;
        const int count = std::min(together, bands - first);
        const RunContext unheard = context.part(1.0 * first / bands, 1.0 * (first + count) / bands);
        const auto pack = [&](int from, int to) {
            for (int i = from; i < to; ++i) {
                const int top = (first + i) * bandRows;
                if (!packed[static_cast<std::size_t>(i)].pack(
                        shape, row, top, std::min(bandRows, shape.rows - top), first + i + 1 == bands))
                    failed = true;
            }
        };
        if (!parallelRows(unheard, count, 1, pack))
            return Cancelled{};
        if (failed)
            throw std::bad_alloc(); // an error of its own, above
        for (int i = 0; i < count; ++i)
            if (Status done =
                    png.data(packed[static_cast<std::size_t>(i)], first + i == 0, first + i + 1 == bands);
                !done)
                return done;
        return Done{};
    });
    return written ? png.end() : written;
}

Result<ExportReport> writePng(const Heightfield& heights, SampleType type, const MetreRange& range,
                              SafeFile& file, const RunContext& context) {
    MORAINE_EXPECTS(type == SampleType::U8 || type == SampleType::U16);
    const SampleEncoder encoder(range, fullScale(type));
    std::atomic<std::int64_t> clipped{0};
    const auto fill = [&](int row, std::span<std::byte> bytes) {
        SampleEncoder own = encoder;
        const float* from = heights.row(row);
        const auto columns = static_cast<std::size_t>(heights.columns());
        if (type == SampleType::U8)
            for (std::size_t x = 0; x < columns; ++x)
                bytes[x] = static_cast<std::byte>(own.encode(from[x]));
        else
            for (std::size_t x = 0; x < columns; ++x)
                storeNumber(static_cast<std::uint16_t>(own.encode(from[x])), &bytes[2 * x], ByteOrder::Big);
        clipped += own.clipped();
    };
    const PngShape shape{heights.columns(), heights.rows(), 8 * sampleBytes(type), 1};
    if (const Status written = writePngRows(shape, fill, file, context); !written)
        return written.failure();
    ExportReport report;
    report.sampleType = type;
    report.range = range;
    report.step = encoder.step();
    report.clipped = clipped;
    return report;
}

MetreRange packedRange(double base, double interval) {
    return {base, base + mostPacked * interval};
}

Result<ExportReport> writePackedPng(const Heightfield& heights, double base, double interval, SafeFile& file,
                                    const RunContext& context) {
    std::atomic<std::int64_t> clipped{0};
    const auto fill = [&](int row, std::span<std::byte> bytes) {
        const float* from = heights.row(row);
        std::int64_t beyond = 0;
        for (std::size_t x = 0; x < static_cast<std::size_t>(heights.columns()); ++x) {
            const double exact = std::floor((static_cast<double>(from[x]) - base) / interval + 0.5);
            const double kept = std::clamp(exact, 0.0, mostPacked);
            beyond += kept != exact ? 1 : 0;
            const auto sample = static_cast<std::uint32_t>(kept);
            bytes[3 * x] = static_cast<std::byte>(sample >> 16);
            bytes[3 * x + 1] = static_cast<std::byte>(sample >> 8 & 0xFF);
            bytes[3 * x + 2] = static_cast<std::byte>(sample & 0xFF);
        }
        clipped += beyond;
    };
    const PngShape shape{heights.columns(), heights.rows(), 8, 3};
    if (const Status written = writePngRows(shape, fill, file, context); !written)
        return written.failure();
    ExportReport report;
    report.sampleType = SampleType::U32;
    report.range = packedRange(base, interval);
    report.step = interval;
    report.clipped = clipped;
    return report;
}

} // namespace terrain
