// SPDX-License-Identifier: MIT
#include "libterrain/formats/raster_reader.h"

#include "libterrain/core/number_text.h"
#include "libterrain/formats/georeference.h"

#include <algorithm>
#include <cmath>

namespace terrain {
namespace {

using Role = RasterBand::Role;

int bandOf(const RasterFacts& facts, Role role) {
    const auto found = std::ranges::find(facts.bands, role, &RasterBand::role);
    return found == facts.bands.end() ? -1 : static_cast<int>(found - facts.bands.begin());
}

/// A band that was asked for by its number (from 1) or by the name that the file gives it.
std::optional<int> namedBand(const RasterFacts& facts, const std::string& asked) {
    if (const auto number = parseInteger(asked))
        if (*number >= 1 && *number <= static_cast<std::int64_t>(facts.bands.size()))
            return static_cast<int>(*number) - 1;
    const auto found = std::ranges::find(facts.bands, asked, &RasterBand::name);
    return asked.empty() || found == facts.bands.end()
               ? std::nullopt
               : std::optional(static_cast<int>(found - facts.bands.begin()));
}

PictureChannels channelsOf(const RasterFacts& facts) {
    PictureChannels out;
    out.palette = !facts.palette.empty();
    out.paletteGrey = out.palette && std::ranges::all_of(facts.palette, [](const auto& entry) {
                          return entry[0] == entry[1] && entry[1] == entry[2];
                      });
    out.colour = out.palette || (bandOf(facts, Role::Red) >= 0 && bandOf(facts, Role::Green) >= 0 &&
                                 bandOf(facts, Role::Blue) >= 0);
    out.alpha = bandOf(facts, Role::Alpha) >= 0;
    return out;
}

double lookedUp(const std::vector<double>& lookup, double index) {
    const bool inside = index >= 0 && index < static_cast<double>(lookup.size()); // not NaN
    return inside ? lookup[static_cast<std::size_t>(index)] : static_cast<double>(hole);
}

} // namespace

Result<HeightmapReaderPtr> RasterReader::open(const FileProbe& probe, const ImportOptions& options,
                                              RasterSource source) {
    Result<std::unique_ptr<RasterRows>> file =
        openRaster({probe, source.driver, source.sideFiles, source.content});
    if (!file)
        return file.failure();
    // The bytes of the content stay where they are when it moves.
    std::unique_ptr<RasterReader> reader(new RasterReader(std::move(source), std::move(file).value()));
    reader->m_facts.format = reader->m_source.format;
    if (const Status chosen = reader->choose(probe, options); !chosen)
        return chosen.failure();
    return HeightmapReaderPtr(std::move(reader));
}

Status RasterReader::choose(const FileProbe& probe, const ImportOptions& options) {
    const RasterFacts& raster = m_file->facts();
    m_grid.columns = raster.columns;
    m_grid.rows = raster.rows;
    if (Status chosen = chooseBands(probe, options); !chosen)
        return chosen;
    const RasterBand& band = raster.bands[static_cast<std::size_t>(m_bands.front())];
    SampleConversion::FileScale scale;
    scale.scale = band.scale;
    scale.offset = band.offset;
    scale.nodata = m_lookupIsIndex ? band.nodata : std::nullopt;
    using Integers = RasterSource::Integers;
    scale.metres = !isInteger(raster.type) || m_source.integers == Integers::Metres ||
                   (m_source.integers == Integers::MetresWithPlace &&
                    (raster.transform.has_value() || band.scale != 1 || band.offset != 0));
    m_conversion.emplace(m_lookupIsIndex ? raster.type : SampleType::U8, scale, options, m_facts);
    if (!band.unit.empty() && band.unit != "m" && band.unit != "metre" && band.unit != "meter")
        m_facts.notes.emplace_back(
            TERRAIN_TEXT("formats", "The file gives its heights in '%1'; they are taken as metres."),
            std::vector{band.unit});
    // Whole blocks at a time, so that each is decoded once, within a bound of memory.
    constexpr std::int64_t mostSamples = std::int64_t{8} << 20;
    m_chunkRows = static_cast<int>(std::clamp<std::int64_t>(
        raster.blockRows, 1, std::max<std::int64_t>(1, mostSamples / raster.columns)));
    return place(probe, options);
}

Status RasterReader::chooseBands(const FileProbe& probe, const ImportOptions& options) {
    const RasterFacts& raster = m_file->facts();
    if (const auto named = namedBand(raster, options.channel)) {
        m_bands = {*named};
        return Done{};
    }
    const PictureChannels picture = channelsOf(raster);
    Result<ChannelChoice> choice = chooseChannel(options.channel, picture, probe.path);
    if (!choice)
        return choice.failure();
    const Channel channel = choice.value().channel;
    const int red = bandOf(raster, Role::Red);
    m_bands = {0};
    if (channel == Channel::Alpha)
        m_bands = {bandOf(raster, Role::Alpha)};
    else if (picture.palette)
        fillLookup(channel);
    else if (picture.colour && channel == Channel::Grey)
        m_bands = {red, bandOf(raster, Role::Green), bandOf(raster, Role::Blue)};
    else if (picture.colour)
        m_bands = {channel == Channel::Green  ? bandOf(raster, Role::Green)
                   : channel == Channel::Blue ? bandOf(raster, Role::Blue)
                                              : red};
    if (choice.value().note)
        m_facts.notes.push_back(*choice.value().note);
    else if (raster.bands.size() > 1 && options.channel.empty())
        m_facts.notes.emplace_back(
            TERRAIN_TEXT("formats", "The file has %1 bands: the heights are the first; another one can be "
                                    "chosen by its number."),
            std::vector{numberText(static_cast<int>(raster.bands.size()))}, "channel");
    return Done{};
}

void RasterReader::fillLookup(Channel channel) {
    const RasterFacts& raster = m_file->facts();
    m_lookupIsIndex = channel == Channel::Index;
    if (m_lookupIsIndex)
        return;
    const std::optional<double> nodata = raster.bands.front().nodata;
    for (std::size_t i = 0; i < raster.palette.size(); ++i) {
        const auto& entry = raster.palette[i];
        double sample = entry[channel == Channel::Green ? 1 : channel == Channel::Blue ? 2 : 0];
        if (channel == Channel::Grey)
            sample = (entry[0] + entry[1] + entry[2]) / 3.0;
        m_lookup.push_back(nodata == static_cast<double>(i) ? static_cast<double>(hole) : sample);
    }
}

Status RasterReader::place(const FileProbe& probe, const ImportOptions& options) {
    const RasterFacts& raster = m_file->facts();
    if (!raster.transform) {
        if (!raster.crs.empty())
            m_facts.notes.emplace_back(TERRAIN_TEXT(
                "formats", "The file names a coordinate system, but not its place in it: it is left out."));
        return Done{};
    }
    const std::array<double, 6>& t = *raster.transform;
    FileGeoreference file;
    if (t[2] != 0 || t[4] != 0) {
        file.stepX = std::hypot(t[1], t[4]);
        file.stepY = std::hypot(t[2], t[5]);
        m_facts.notes.emplace_back(TERRAIN_TEXT(
            "formats", "The grid does not point north: the terrain keeps its spacing, but not its place."));
        return placeGrid(file, probe, options, m_grid, m_facts);
    }
    file.stepX = std::abs(t[1]);
    file.stepY = std::abs(t[5]);
    if (!m_source.hasPlace || (m_source.northFirst && t[5] > 0)) {
        // GDAL gives the northern row first, although its transform says otherwise.
        m_facts.spacingKnown = true;
        m_grid.spacingX = file.stepX;
        m_grid.spacingY = file.stepY;
        return Done{};
    }
    m_southUp = t[5] > 0;
    m_eastFirst = t[1] < 0;
    // The transform is that of cells; samples lie in their middle.
    file.west = (m_eastFirst ? t[0] + t[1] * raster.columns : t[0]) + file.stepX / 2;
    file.north = (m_southUp ? t[3] + t[5] * raster.rows : t[3]) - file.stepY / 2;
    file.crs = raster.crs;
    return placeGrid(file, probe, options, m_grid, m_facts);
}

Status RasterReader::loadChunk(int chunk) {
    const RasterFacts& raster = m_file->facts();
    const int first = chunk * m_chunkRows;
    const int count = std::min(m_chunkRows, raster.rows - first);
    const std::size_t samples = static_cast<std::size_t>(count) * static_cast<std::size_t>(raster.columns);
    m_samples.resize(samples);
    if (Status read = m_file->readRows(m_bands.front(), first, count, m_samples); !read)
        return read;
    if (m_bands.size() > 1) {
        m_other.resize(samples);
        for (std::size_t i = 1; i < m_bands.size(); ++i) {
            if (Status read = m_file->readRows(m_bands[i], first, count, m_other); !read)
                return read;
            std::ranges::transform(m_samples, m_other, m_samples.begin(), std::plus<>());
        }
        for (double& sample : m_samples)
            sample /= static_cast<double>(m_bands.size());
    }
    if (!m_lookup.empty())
        for (double& sample : m_samples)
            sample = lookedUp(m_lookup, sample);
    m_chunk = chunk;
    return Done{};
}

Status RasterReader::readRow(std::span<float> heights) {
    const int fileRow = m_southUp ? m_grid.rows - 1 - m_nextRow : m_nextRow;
    const int chunk = fileRow / m_chunkRows;
    if (chunk != m_chunk)
        if (Status loaded = loadChunk(chunk); !loaded)
            return loaded;
    ++m_nextRow;
    const std::size_t offset =
        static_cast<std::size_t>(fileRow - chunk * m_chunkRows) * static_cast<std::size_t>(m_grid.columns);
    m_conversion->row(std::span(m_samples).subspan(offset, heights.size()), heights);
    if (m_eastFirst)
        std::ranges::reverse(heights);
    return Done{};
}

Status RasterReader::finish() {
    m_conversion->addNotes(m_facts);
    return Done{};
}

} // namespace terrain
