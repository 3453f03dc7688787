// SPDX-License-Identifier: MIT
#include "libterrain/formats/exr_reader.h"

#include "libterrain/core/no_memory.h"
#include "libterrain/formats/text_case.h"

#include <ImathBox.h>
#include <ImfChannelList.h>
#include <ImfFrameBuffer.h>
#include <ImfHeader.h>
#include <ImfTileDescription.h>
#include <ImfVersion.h>

#include <algorithm>
#include <array>
#include <exception>

namespace terrain {
namespace {

/// Lines that the compression packs together, at most.
constexpr std::uint64_t mostLinesOfChunk = 256;

std::uint64_t bytesOfPixel(const Imf::Header& header) {
    std::uint64_t out = 0;
    for (auto channel = header.channels().begin(); channel != header.channels().end(); ++channel)
        out += channel.channel().type == Imf::HALF ? 2 : 4;
    return out;
}

std::string channelNames(const Imf::ChannelList& channels) {
    std::string out;
    for (auto channel = channels.begin(); channel != channels.end(); ++channel)
        out += (out.empty() ? "" : ", ") + std::string(channel.name());
    return out;
}

int channelCount(const Imf::ChannelList& channels) {
    int out = 0;
    for (auto channel = channels.begin(); channel != channels.end(); ++channel)
        ++out;
    return out;
}

/// The channel of this name; upper and lower case count as equal where only one fits.
std::optional<std::string> namedChannel(const Imf::ChannelList& channels, const std::string& asked) {
    if (channels.findChannel(asked.c_str()) != nullptr)
        return asked;
    std::vector<std::string> alike;
    for (auto channel = channels.begin(); channel != channels.end(); ++channel)
        if (lowerCase(channel.name()) == lowerCase(asked))
            alike.emplace_back(channel.name());
    return alike.size() == 1 ? std::optional(alike.front()) : std::nullopt;
}

/// Luminance, else depth, else red, else the only one.
std::optional<std::string> channelByRule(const Imf::ChannelList& channels) {
    for (const char* name : {"Y", "Z", "R"})
        if (channels.findChannel(name) != nullptr)
            return name;
    return channelCount(channels) == 1 ? std::optional<std::string>(channels.begin().name()) : std::nullopt;
}

SampleType typeOf(Imf::PixelType type) {
    return type == Imf::HALF ? SampleType::F16 : type == Imf::UINT ? SampleType::U32 : SampleType::F32;
}

} // namespace

Error ExrReader::damaged(const char* message) const {
    return unusable(m_stream.file().path(),
                    TERRAIN_TEXT("formats", "%1 is a damaged OpenEXR picture (%2): fetch or save it again."),
                    {message});
}

Result<HeightmapReaderPtr> ExrReader::open(const FileProbe& probe, const ImportOptions& options) {
    Result<FileReader> file = FileReader::open(probe.path);
    if (!file)
        return file.failure();
    std::unique_ptr<ExrReader> reader(new ExrReader(std::move(file).value()));
    try {
        if (const Status begun = reader->begin(probe, options); !begun)
            return begun.failure();
    } catch (const std::bad_alloc&) {
        throw; // an error of its own, above
    } catch (const std::exception& problem) {
        return reader->damaged(problem.what());
    }
    return HeightmapReaderPtr(std::move(reader));
}

Status ExrReader::checkHeader(const FileProbe& probe, const Imf::Header& header) {
    const Imath::Box2i& window = header.dataWindow();
    const std::int64_t columns = std::int64_t{window.max.x} - window.min.x + 1;
    const std::int64_t rows = std::int64_t{window.max.y} - window.min.y + 1;
    if (Status size = checkSize(probe, static_cast<std::uint64_t>(std::max<std::int64_t>(0, columns)),
                                static_cast<std::uint64_t>(std::max<std::int64_t>(0, rows)));
        !size)
        return size;
    std::uint64_t lines = std::min<std::uint64_t>(mostLinesOfChunk, static_cast<std::uint64_t>(rows));
    auto width = static_cast<std::uint64_t>(columns);
    if (header.hasTileDescription()) {
        // A row of whole tiles is decoded at once.
        const Imf::TileDescription& tile = header.tileDescription();
        lines = tile.ySize;
        width += tile.xSize;
    }
    m_grid.columns = static_cast<int>(columns);
    m_grid.rows = static_cast<int>(rows);
    return checkBlock(probe, width * lines * bytesOfPixel(header));
}

Status ExrReader::begin(const FileProbe& probe, const ImportOptions& options) {
    // The header alone, before the library takes memory for what it says.
    std::array<char, 8> mark{};
    m_stream.read(mark.data(), static_cast<int>(mark.size()));
    int version = static_cast<unsigned char>(mark[4]) | (static_cast<unsigned char>(mark[5]) << 8) |
                  (static_cast<unsigned char>(mark[6]) << 16);
    if (Imf::isNonImage(version))
        return unusable(probe.path,
                        TERRAIN_TEXT("formats", "%1 is a deep OpenEXR picture, which holds no single height "
                                                "a sample: flatten it."));
    checkExrAttributes(m_stream, Imf::isMultiPart(version));
    m_stream.seekg(mark.size());
    Imf::Header header;
    header.readFrom(m_stream, version);
    header.sanityCheck(Imf::isTiled(version), Imf::isMultiPart(version));
    if (Status sound = checkHeader(probe, header); !sound)
        return sound;
    m_stream.seekg(0);
    m_picture = std::make_unique<Imf::InputFile>(m_stream);
    return choose(probe, options);
}

Status ExrReader::choose(const FileProbe& probe, const ImportOptions& options) {
    const Imf::ChannelList& channels = m_picture->header().channels();
    const auto name =
        options.channel.empty() ? channelByRule(channels) : namedChannel(channels, options.channel);
    if (!name) {
        Error error =
            options.channel.empty()
                ? unusable(probe.path,
                           TERRAIN_TEXT("formats",
                                        "%1 has several channels (%2): name the one that holds the "
                                        "heights."),
                           {channelNames(channels)})
                : unusable(probe.path, TERRAIN_TEXT("formats", "%1 has no channel '%2'; it has: %3."),
                           {options.channel, channelNames(channels)});
        error.field = "channel";
        return error;
    }
    const Imf::Channel& channel = *channels.findChannel(name->c_str());
    if (channel.xSampling != 1 || channel.ySampling != 1)
        return unusable(probe.path,
                        TERRAIN_TEXT("formats", "%1 has no sample for each of its pixels in the channel %2: "
                                                "save it without subsampling."),
                        {*name});
    m_facts.format = "exr";
    if (channelCount(channels) > 1 && options.channel.empty())
        addNote({TERRAIN_TEXT("formats", "The picture has the channels %1: the heights are %2; another one "
                                         "can be chosen."),
                 std::vector{channelNames(channels), *name}, "channel"});
    m_conversion.emplace(typeOf(channel.type), SampleConversion::FileScale{}, options, m_facts);
    m_wholeNumbers = channel.type == Imf::UINT;
    const Imath::Box2i& window = m_picture->header().dataWindow();
    const auto columns = static_cast<std::size_t>(m_grid.columns);
    m_floats.resize(m_wholeNumbers ? 0 : columns);
    m_numbers.resize(m_wholeNumbers ? columns : 0);
    m_samples.resize(columns);
    char* samples =
        m_wholeNumbers ? reinterpret_cast<char*>(m_numbers.data()) : reinterpret_cast<char*>(m_floats.data());
    // Every line goes to the same place: a line stride of 0. The slice counts from the column 0.
    constexpr std::size_t each = 4;
    Imf::FrameBuffer buffer;
    buffer.insert(*name, Imf::Slice(m_wholeNumbers ? Imf::UINT : Imf::FLOAT,
                                    samples - std::int64_t{window.min.x} * std::int64_t{each}, each, 0));
    m_picture->setFrameBuffer(buffer);
    m_nextLine = window.min.y;
    return Done{};
}

Status ExrReader::readRow(std::span<float> heights) {
    try {
        m_picture->readPixels(m_nextLine++);
    } catch (const std::bad_alloc&) {
        return noMemoryToRead(m_stream.file().path());
    } catch (const std::exception& problem) {
        return damaged(problem.what());
    }
    if (m_wholeNumbers)
        std::ranges::copy(m_numbers, m_samples.begin());
    else
        std::ranges::copy(m_floats, m_samples.begin());
    m_conversion->row(m_samples, heights);
    return Done{};
}

Status ExrReader::finish() {
    m_conversion->addNotes(m_facts);
    return Done{};
}

} // namespace terrain
