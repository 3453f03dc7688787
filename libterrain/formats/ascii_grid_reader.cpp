// SPDX-License-Identifier: MIT
#include "libterrain/formats/ascii_grid_reader.h"

#include "libterrain/core/number_text.h"
#include "libterrain/formats/byte_reader.h"
#include "libterrain/formats/crs.h"
#include "libterrain/formats/side_file.h"
#include "libterrain/formats/text_case.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace terrain {
bool AsciiGridReader::recognises(const FileProbe& probe) {
    if (probe.suffix == "hdr")
        return false; // a header has the same words, but no values
    constexpr std::size_t enough = 1024;
    const std::string head = lowerCase(asText(probe.head.first(std::min(probe.head.size(), enough))));
    const auto holds = [&](std::string_view word) { return head.find(word) != std::string::npos; };
    // Side files of other formats have ncols and nrows too, but no grid is without the size of a cell.
    return holds("ncols") && holds("nrows") && (holds("cellsize") || holds("dx")) &&
           head.find('\0') == std::string::npos;
}

Result<HeightmapReaderPtr> AsciiGridReader::open(const FileProbe& probe, const ImportOptions& options) {
    Result<FileReader> file = FileReader::open(probe.path);
    if (!file)
        return file.failure();
    std::unique_ptr<AsciiGridReader> reader(new AsciiGridReader(std::move(file).value()));
    if (const Status begun = reader->begin(probe, options); !begun)
        return begun.failure();
    return HeightmapReaderPtr(std::move(reader));
}

Error AsciiGridReader::notANumber(std::string_view token) const {
    constexpr std::size_t enough = 40;
    return unusable(m_tokens.file().path(),
                    TERRAIN_TEXT("formats", "%1, line %2: '%3' is not a finite number; correct it or write "
                                            "nan for a missing sample."),
                    {numberText(m_tokens.line()), std::string(token.substr(0, enough))});
}

bool AsciiGridReader::setKey(Header& header, std::string_view key, double value) {
    const std::string name = lowerCase(key);
    if (name == "ncols")
        header.columns = value;
    else if (name == "nrows")
        header.rows = value;
    else if (name == "cellsize")
        header.stepX = header.stepY = value;
    else if (name == "dx")
        header.stepX = value;
    else if (name == "dy")
        header.stepY = value;
    else if (name == "nodata_value" || name == "nodata")
        header.nodata = value;
    else if (name.starts_with("xll")) {
        header.west = value;
        header.westIsCentre = name.starts_with("xllcent");
    } else if (name.starts_with("yll")) {
        header.south = value;
        header.southIsCentre = name.starts_with("yllcent");
    } else
        return false;
    return true;
}

Status AsciiGridReader::readHeader(Header& header) {
    for (;;) {
        const std::string key(m_tokens.next());
        if (key.empty())
            return m_tokens.status(); // no values: the sizes are looked at first
        if ((m_first = textNumber(key)))
            return Done{};
        const std::string_view token = m_tokens.next();
        const std::optional<double> value = textNumber(token);
        if (!value)
            return notANumber(token.empty() ? key : token);
        if (!setKey(header, key, *value))
            return unusable(
                m_tokens.file().path(),
                TERRAIN_TEXT("formats", "%1, line %2: '%3' is not a word of an ASCII grid's header."),
                {numberText(m_tokens.line()), key.substr(0, 40)});
    }
}

Status AsciiGridReader::begin(const FileProbe& probe, const ImportOptions& options) {
    Header header;
    if (Status read = readHeader(header); !read)
        return read;
    const double columns = header.columns.value_or(0);
    const double rows = header.rows.value_or(0);
    constexpr double exact = 9e15; // whole numbers beyond are not exact in a double
    if (!(columns >= 0 && columns < exact && rows >= 0 && rows < exact))
        return unusable(probe.path, TERRAIN_TEXT("formats", "%1: ncols and nrows are not sizes."));
    if (Status size = checkSize(probe, static_cast<std::uint64_t>(columns), static_cast<std::uint64_t>(rows));
        !size)
        return size;
    // A value takes a digit and a blank: less than that cannot be there.
    if (columns * rows * 2 - 1 > static_cast<double>(probe.size))
        return unusable(probe.path,
                        TERRAIN_TEXT("formats",
                                     "%1 says that it holds %2 × %3 values, but has only %4: it is "
                                     "incomplete; fetch it again."),
                        {numberText(columns), numberText(rows), byteCountText(probe.size)});
    m_grid.columns = static_cast<int>(columns);
    m_grid.rows = static_cast<int>(rows);
    m_facts.format = "asc";
    m_conversion.emplace(SampleType::F32, SampleConversion::FileScale{.nodata = header.nodata}, options,
                         m_facts);
    if (!header.stepX || !header.stepY)
        return Done{}; // no place, no spacing
    FileGeoreference place;
    place.stepX = *header.stepX;
    place.stepY = *header.stepY;
    place.west = header.west.value_or(0) + (header.westIsCentre ? 0 : place.stepX / 2);
    place.north = header.south.value_or(0) + (header.southIsCentre ? 0 : place.stepY / 2) +
                  place.stepY * (m_grid.rows - 1);
    place.crs = crsFromPrj(readSideFile(probe.path, "prj"));
    return placeGrid(place, probe, options, m_grid, m_facts);
}

Status AsciiGridReader::readRow(std::span<float> heights) {
    for (std::size_t column = 0; column < heights.size(); ++column) {
        std::optional<double> value = std::exchange(m_first, std::nullopt);
        if (!value) {
            const std::string_view token = m_tokens.next();
            if (token.empty() && !m_tokens.status())
                return m_tokens.status();
            if (token.empty())
                return unusable(
                    m_tokens.file().path(),
                    TERRAIN_TEXT("formats", "%1 ends after %2 of %3 values (line %4): it is "
                                            "incomplete; fetch it again."),
                    {numberText(std::int64_t{m_nextRow} * m_grid.columns + static_cast<std::int64_t>(column)),
                     numberText(m_grid.sampleCount()), numberText(m_tokens.line())});
            value = textNumber(token);
            if (!value)
                return notANumber(token);
        }
        heights[column] = m_conversion->height(*value);
    }
    ++m_nextRow;
    return Done{};
}

Status AsciiGridReader::finish() {
    if (std::optional<Text> more = surplusNote(m_tokens, m_grid.columns, m_grid.rows))
        addNote(std::move(*more));
    m_conversion->addNotes(m_facts);
    return Done{};
}

} // namespace terrain
