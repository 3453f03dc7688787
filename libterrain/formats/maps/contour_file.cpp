// SPDX-License-Identifier: MIT
#include "libterrain/formats/maps/contour_file.h"

#include "libterrain/core/number_text.h"
#include "libterrain/formats/crs.h"
#include "libterrain/formats/georeference.h"

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

Status writeText(SafeFile& file, std::string_view text) {
    return file.write(std::as_bytes(std::span(text)));
}

class GeoJsonLines {
public:
    GeoJsonLines(const Grid& grid, const ContourStyle& style, SafeFile& file)
        : m_grid(grid), m_style(style), m_file(file), m_step(crsStep(grid)),
          m_decimals(decimalsFor(std::min(m_step.x, m_step.y))) {}

    Status write(std::span<const ContourLine> lines) {
        std::string head = "{\"type\":\"FeatureCollection\",";
        if (m_grid.crs.starts_with("EPSG:") && m_grid.crs != "EPSG:4326")
            head += "\"crs\":{\"type\":\"name\",\"properties\":{\"name\":\"urn:ogc:def:crs:EPSG::" +
                    m_grid.crs.substr(5) + "\"}},";
        if (Status written = writeText(m_file, head + "\"features\":["); !written)
            return written;
        for (const ContourLine& line : lines)
            if (Status written = writeLine(line, &line == lines.data()); !written)
                return written;
        return writeText(m_file, "\n]}\n");
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
        return writeText(m_file, text + "]}}");
    }

    const Grid& m_grid;
    const ContourStyle& m_style;
    SafeFile& m_file;
    CrsStep m_step;
    int m_decimals;
};

class SvgLines {
public:
    SvgLines(const Grid& grid, const ContourStyle& style, SafeFile& file)
        : m_grid(grid), m_style(style), m_file(file),
          m_decimals(decimalsFor(std::min(grid.spacingX, grid.spacingY))) {}

    Status write(std::span<const ContourLine> lines) {
        const double longer = std::max(m_grid.width(), m_grid.depth());
        constexpr double pixels = 1000; // of the longer side
        const auto size = [&](double metres) { return fixedText(metres / longer * pixels, 2); };
        const std::string thin = numberText(static_cast<float>(longer / pixels * 0.6));
        const std::string thick = numberText(static_cast<float>(longer / pixels * 1.4));
        if (Status written = writeText(
                m_file, R"(<svg xmlns="http://www.w3.org/2000/svg" width=")" + size(m_grid.width()) +
                            "\" height=\"" + size(m_grid.depth()) + "\" viewBox=\"0 0 " +
                            fixedText(m_grid.width(), m_decimals) + " " +
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
                if (Status written = writeText(m_file, text); !written)
                    return written;
                text.clear();
            }
            if (Status written = writeText(m_file, "\"/>\n"); !written)
                return written;
        }
        return writeText(m_file, "</g>\n</svg>\n");
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
    SafeFile& m_file;
    int m_decimals;
};

} // namespace

Status writeContours(std::span<const ContourLine> lines, const Grid& grid, const ContourStyle& style,
                     ContourKind kind, const std::filesystem::path& path, Existing existing) {
    auto file = SafeFile::open(path, {.existing = existing, .expectedBytes = 0, .backup = {}});
    if (!file)
        return file.failure();
    const Status written = kind == ContourKind::GeoJson ? GeoJsonLines(grid, style, file.value()).write(lines)
                                                        : SvgLines(grid, style, file.value()).write(lines);
    return written ? file.value().commit() : written;
}

} // namespace terrain
