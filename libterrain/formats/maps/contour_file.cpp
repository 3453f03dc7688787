// SPDX-License-Identifier: MIT
#include "libterrain/formats/maps/contour_file.h"

#include "libterrain/core/number_text.h"
#include "libterrain/formats/crs.h"
#include "libterrain/formats/file_reader.h"
#include "libterrain/formats/georeference.h"
#include "libterrain/formats/new_files.h"
#include "libterrain/formats/text_case.h"

#include <zlib.h>

#include <algorithm>
#include <cmath>

namespace terrain {
namespace {

/// Decimals that keep a thousandth of a step.
int decimalsFor(double step) {
    constexpr int most = 12;
    return std::clamp(static_cast<int>(std::ceil(-std::log10(step))) + 3, 0, most);
}

bool isIndexLine(double level, const ContourStyle& style) {
    const double number = std::round((level - style.base) / style.interval);
    return std::fmod(number, style.index) == 0;
}

/// A level without the last digits that sums of intervals leave.
std::string levelText(double level) {
    return numberText(static_cast<float>(level) + 0.0F);
}

/// A file that knows what it must hold.
class SummedFile {
public:
    explicit SummedFile(SafeFile file) : m_file(std::move(file)) {}

    Status write(std::string_view text) {
        m_bytes += text.size();
        m_sum = summed(m_sum, text.data(), text.size());
        return m_file.write(std::as_bytes(std::span(text)));
    }
    /// Reads it again first.
    Status commit() {
        if (const Status gathered = m_file.write({}); !gathered) // what is gathered goes out
            return gathered;
        return holdsAll() ? m_file.commit() : Status(differs(m_file));
    }

private:
    static std::uint32_t summed(std::uint32_t sum, const void* data, std::size_t size) {
        return static_cast<std::uint32_t>(crc32_z(sum, static_cast<const Bytef*>(data), size));
    }
    [[nodiscard]] bool holdsAll() const {
        auto reader = FileReader::open(m_file.temporaryPath());
        if (!reader || reader.value().size() != m_bytes)
            return false;
        std::vector<std::byte> block(1 << 16);
        std::uint32_t sum = 0;
        while (true) {
            const auto count = reader.value().readSome(block);
            if (!count)
                return false;
            if (count.value() == 0)
                return sum == m_sum;
            sum = summed(sum, block.data(), count.value());
        }
    }

    SafeFile m_file;
    std::uint64_t m_bytes = 0;
    std::uint32_t m_sum = 0;
};

class GeoJsonLines {
public:
    GeoJsonLines(const Grid& grid, const ContourStyle& style, SummedFile& file)
        : m_grid(grid), m_style(style), m_file(file), m_step(crsStep(grid)),
          m_decimals(decimalsFor(std::min(m_step.x, m_step.y))) {}

    Status write(std::span<const ContourLine> lines) {
        std::string head = "{\"type\":\"FeatureCollection\",";
        if (m_grid.crs.starts_with("EPSG:") && m_grid.crs != "EPSG:4326")
            head += "\"crs\":{\"type\":\"name\",\"properties\":{\"name\":\"urn:ogc:def:crs:EPSG::" +
                    m_grid.crs.substr(5) + "\"}},";
        if (Status written = m_file.write(head + "\"features\":["); !written)
            return written;
        for (const ContourLine& line : lines)
            if (Status written = writeLine(line, &line == lines.data()); !written)
                return written;
        return m_file.write("\n]}\n");
    }

private:
    Status writeLine(const ContourLine& line, bool first) {
        std::string text = first ? "\n" : ",\n";
        text += R"({"type":"Feature","properties":{"elevation":)" + levelText(line.level) +
                ",\"index\":" + (isIndexLine(line.level, m_style) ? "true" : "false") +
                R"(},"geometry":{"type":"LineString","coordinates":[)";
        for (const ContourPoint& point : line.points) {
            text += &point == line.points.data() ? "[" : ",[";
            text += fixedText(m_grid.originX + point.column * m_step.x, m_decimals) + "," +
                    fixedText(m_grid.originY - point.row * m_step.y, m_decimals) + "]";
        }
        return m_file.write(text + "]}}");
    }

    const Grid& m_grid;
    const ContourStyle& m_style;
    SummedFile& m_file;
    CrsStep m_step;
    int m_decimals;
};

class SvgLines {
public:
    SvgLines(const Grid& grid, const ContourStyle& style, SummedFile& file)
        : m_grid(grid), m_style(style), m_file(file),
          m_decimals(decimalsFor(std::min(grid.spacingX, grid.spacingY))) {}

    Status write(std::span<const ContourLine> lines) {
        const double longer = std::max(m_grid.width(), m_grid.depth());
        constexpr double pixels = 1000; // of the longer side
        const auto size = [&](double metres) { return fixedText(metres / longer * pixels, 2); };
        const std::string thin = numberText(static_cast<float>(longer / pixels * 0.6));
        const std::string thick = numberText(static_cast<float>(longer / pixels * 1.4));
        if (Status written = m_file.write(
                R"(<svg xmlns="http://www.w3.org/2000/svg" width=")" + size(m_grid.width()) + "\" height=\"" +
                size(m_grid.depth()) + "\" viewBox=\"0 0 " + fixedText(m_grid.width(), m_decimals) + " " +
                fixedText(m_grid.depth(), m_decimals) +
                "\">\n<g fill=\"none\" stroke=\"#7a4a21\" stroke-linejoin=\"round\">\n");
            !written)
            return written;
        for (std::size_t i = 0; i < lines.size();) {
            const double level = lines[i].level;
            const bool index = isIndexLine(level, m_style);
            std::string text = "<path stroke-width=\"" + (index ? thick : thin) + "\" data-elevation=\"" +
                               levelText(level) + (index ? "\" class=\"index\" d=\"" : "\" d=\"");
            for (; i < lines.size() && lines[i].level == level; ++i) {
                addPath(lines[i], text);
                if (Status written = m_file.write(text); !written)
                    return written;
                text.clear();
            }
            if (Status written = m_file.write("\"/>\n"); !written)
                return written;
        }
        return m_file.write("</g>\n</svg>\n");
    }

private:
    void addPath(const ContourLine& line, std::string& text) const {
        const bool closed = line.isClosed();
        const std::size_t count = line.points.size() - (closed ? 1 : 0);
        for (std::size_t i = 0; i < count; ++i) {
            text += i == 0 ? "M" : "L";
            text += fixedText(line.points[i].column * m_grid.spacingX, m_decimals) + " " +
                    fixedText(line.points[i].row * m_grid.spacingY, m_decimals);
        }
        if (closed)
            text += "Z";
    }

    const Grid& m_grid;
    const ContourStyle& m_style;
    SummedFile& m_file;
    int m_decimals;
};

} // namespace

std::optional<ContourKind> contourKind(const std::filesystem::path& path) {
    const std::string suffix = lowerCase(path.extension().string());
    if (suffix == ".svg")
        return ContourKind::Svg;
    return suffix == ".geojson" ? std::optional(ContourKind::GeoJson) : std::nullopt;
}

Status writeContours(std::span<const ContourLine> lines, const Grid& grid, const ContourStyle& style,
                     ContourKind kind, const std::filesystem::path& path, Existing existing) {
    auto opened = SafeFile::open(path, {.existing = existing, .expectedBytes = 0, .backup = {}});
    if (!opened)
        return opened.failure();
    SummedFile file(std::move(opened).value());
    const Status written = kind == ContourKind::GeoJson ? GeoJsonLines(grid, style, file).write(lines)
                                                        : SvgLines(grid, style, file).write(lines);
    return written ? file.commit() : written;
}

} // namespace terrain
