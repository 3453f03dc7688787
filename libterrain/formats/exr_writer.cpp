// SPDX-License-Identifier: MIT
#include "libterrain/formats/exr_writer.h"

#include "libterrain/core/number_text.h"
#include "libterrain/formats/exr_file.h"
#include "libterrain/formats/serial_rows.h"

#include <ImfChannelList.h>
#include <ImfFrameBuffer.h>
#include <ImfHeader.h>
#include <ImfOutputFile.h>
#include <half.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <exception>

namespace terrain {
namespace {

/// Lines that ZIP compression packs together.
constexpr int linesOfChunk = 16;

std::span<const char* const> channelNames(bool rgb) {
    static constexpr std::array names = {"R", "G", "B"};
    static constexpr std::array one = {"Y"};
    return rgb ? std::span<const char* const>(names) : std::span<const char* const>(one);
}

Error notWritten(const SafeFile& file, const char* reason) {
    return {ErrorCode::CannotWrite,
            TERRAIN_TEXT("formats", "%1 could not be written (%2): make room or choose another disk."),
            {file.path().string(), reason}};
}

/// The greatest distance from 0.
double reachOf(const Heightfield& heights) {
    const HeightRange range = heightRange(heights);
    return range.isEmpty() ? 0
                           : std::max(std::abs(static_cast<double>(range.minimum)),
                                      std::abs(static_cast<double>(range.maximum)));
}

/// A few lines at a time go from the heights to the library.
class ExrLines {
public:
    ExrLines(const Heightfield& heights, bool halves, bool rgb, Imf::OutputFile& picture)
        : m_heights(heights), m_rgb(rgb), m_picture(picture) {
        if (halves)
            m_halves.resize(linesOfChunk * static_cast<std::size_t>(heights.columns()));
    }

    void write(int first, int count) {
        const auto columns = static_cast<std::size_t>(m_heights.columns());
        if (m_halves.empty())
            return write(first, count, Imf::FLOAT, const_cast<float*>(m_heights.row(first)), sizeof(float));
        const float* from = m_heights.row(first);
        std::transform(from, from + static_cast<std::size_t>(count) * columns, m_halves.begin(),
                       [](float h) { return half(h); });
        write(first, count, Imf::HALF, m_halves.data(), sizeof(half));
    }

private:
    /// The library takes the same kind of pointer for reading and writing; it does not change what it writes.
    void write(int first, int count, Imf::PixelType type, void* samples, std::size_t each) {
        const std::size_t stride = each * static_cast<std::size_t>(m_heights.columns());
        // The slice counts from line 0 of the picture.
        char* origin = static_cast<char*>(samples) - static_cast<std::ptrdiff_t>(stride) * first;
        Imf::FrameBuffer buffer;
        for (const char* name : channelNames(m_rgb))
            buffer.insert(name, Imf::Slice(type, origin, each, stride));
        m_picture.setFrameBuffer(buffer);
        m_picture.writePixels(count);
    }

    const Heightfield& m_heights;
    bool m_rgb;
    Imf::OutputFile& m_picture;
    std::vector<half> m_halves;
};

Status writePicture(const Heightfield& heights, bool halves, bool rgb, ExrOutput& stream,
                    const RunContext& context) {
    Imf::Header header(heights.columns(), heights.rows());
    header.compression() = Imf::ZIP_COMPRESSION;
    for (const char* name : channelNames(rgb))
        header.channels().insert(name, Imf::Channel(halves ? Imf::HALF : Imf::FLOAT));
    Imf::OutputFile picture(stream, header);
    ExrLines lines(heights, halves, rgb, picture);
    const int chunks = (heights.rows() + linesOfChunk - 1) / linesOfChunk;
    return serialRows(context, chunks, [&](int chunk) {
        const int first = chunk * linesOfChunk;
        lines.write(first, std::min(linesOfChunk, heights.rows() - first));
        return Status(Done{});
    });
}

} // namespace

Result<ExportReport> writeExr(const Heightfield& heights, SampleType type, bool rgb, SafeFile& file,
                              const RunContext& context) {
    const bool halves = type == SampleType::F16;
    const double reach = reachOf(heights);
    if (halves && reach > static_cast<double>(HALF_MAX))
        return Error{
            ErrorCode::InvalidRequest,
            TERRAIN_TEXT("formats",
                         "Half floats hold heights of up to %1 m, and the terrain reaches %2 m: choose "
                         "32-bit floats."),
            {numberText(static_cast<double>(HALF_MAX)), numberText(static_cast<float>(reach))},
            "type"};
    try {
        ExrOutput stream(file.temporaryPath());
        if (const Status written = writePicture(heights, halves, rgb, stream, context); !written)
            return written.failure();
        if (!stream.close())
            return notWritten(file, "the disk takes no more");
    } catch (const std::bad_alloc&) {
        throw; // an error of its own, above
    } catch (const std::exception& problem) {
        return notWritten(file, problem.what());
    }
    ExportReport report;
    report.sampleType = type;
    constexpr int fractionBits = 10;
    if (halves && reach > 0)
        report.notes.emplace_back(
            TERRAIN_TEXT("formats", "Half floats round the highest heights to steps of %1 m."),
            std::vector{numberText(std::ldexp(1.0, std::ilogb(reach) - fractionBits))});
    return report;
}

} // namespace terrain
