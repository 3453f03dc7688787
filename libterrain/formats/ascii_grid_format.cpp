// SPDX-License-Identifier: MIT
#include "libterrain/core/number_text.h"
#include "libterrain/formats/ascii_grid_reader.h"
#include "libterrain/formats/catalogue.h"
#include "libterrain/formats/crs.h"
#include "libterrain/formats/file_kind.h"
#include "libterrain/formats/nodata_choice.h"
#include "libterrain/formats/serial_rows.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <limits>

namespace terrain {
namespace {

/// The shortest digits that read back as the same number, never with an exponent: not every program takes it.
template <class Number>
void appendNumber(std::string& text, Number number) {
    std::array<char, 512> buffer{};
    const auto end =
        std::to_chars(buffer.data(), buffer.data() + buffer.size(), number, std::chars_format::fixed);
    text.append(buffer.data(), end.ptr);
}

constexpr float usualMarker = -9999;

/// The shortest digits of a place or a step; where it is as good as a round number, that one: steps in
/// degrees come out of metres, and their last digits are noise.
std::string placeText(double value, double step) {
    constexpr int digitsOfStep = 9;
    constexpr double noise = 1e-11; // of a step
    constexpr double epsilon = std::numeric_limits<double>::epsilon();
    const int decimals = std::clamp(digitsOfStep - static_cast<int>(std::floor(std::log10(step))), 0, 30);
    std::array<char, 512> buffer{};
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value,
                                   std::chars_format::fixed, decimals);
    double rounded = value;
    std::from_chars(buffer.data(), end.ptr, rounded);
    std::string out;
    appendNumber(out, std::abs(rounded - value) <= noise * step + 4 * epsilon * std::abs(value)
                          ? rounded + 0.0
                          : value); // no −0
    return out;
}

/// Degrees of one length in metres differ in their last digit only.
bool isSquare(const CrsStep& step) {
    return std::abs(step.x - step.y) <= 1e-9 * step.x;
}

std::string headerText(const Grid& grid, float marker) {
    const CrsStep step = crsStep(grid);
    const double south = grid.originY - (grid.rows - 1) * step.y;
    std::string out = "ncols " + numberText(grid.columns) + "\nnrows " + numberText(grid.rows) + "\n";
    const auto line = [&out](const char* key, const std::string& value) {
        out += std::string(key) + " " + value + "\n";
    };
    line("xllcorner", placeText(grid.originX - step.x / 2, step.x));
    line("yllcorner", placeText(south - step.y / 2, step.y));
    if (isSquare(step)) {
        line("cellsize", placeText(step.x, step.x));
    } else {
        line("dx", placeText(step.x, step.x));
        line("dy", placeText(step.y, step.y));
    }
    out += "NODATA_value ";
    appendNumber(out, marker);
    return out + "\n";
}

/// The marker that the heights had, unless it is a number that few programs take.
float markerFor(const Heightfield& heights, std::optional<double> preferred) {
    constexpr double longest = 1e9;
    return unusedMarker(heights, preferred && std::abs(*preferred) < longest ? preferred : std::nullopt);
}

/// The mean length of a height as text with the blank after it, of some heights all over the terrain.
double bytesPerNumber(const Heightfield& heights) {
    constexpr int looks = 4096;
    constexpr double goldenRatio = 0.6180339887498949; // its multiples fall evenly and follow no pattern
    const auto count = static_cast<double>(heights.grid().sampleCount());
    std::string text;
    for (int i = 0; i < looks; ++i) {
        const auto at = static_cast<std::int64_t>(std::fmod(i * goldenRatio, 1.0) * count);
        const float height =
            heights.at(static_cast<int>(at % heights.columns()), static_cast<int>(at / heights.columns()));
        appendNumber(text, std::isnan(height) ? usualMarker : height);
        text += ' ';
    }
    return static_cast<double>(text.size()) / looks;
}

Status appendText(SafeFile& file, const std::string& text) {
    return file.write(std::as_bytes(std::span(text)));
}

class AsciiGridFormat final : public HeightmapFormat {
public:
    const char* id() const override { return "asc"; }
    TextSource label() const override { return TERRAIN_TEXT("formats", "Arc ASCII grid"); }
    std::span<const char* const> suffixes() const override {
        static constexpr std::array suffixes = {"asc"};
        return suffixes;
    }
    bool canRead() const override { return true; }
    bool canWrite() const override { return true; }
    bool canHoldHoles() const override { return true; }

    Recognition recognise(const FileProbe& probe) const override {
        return AsciiGridReader::recognises(probe) ? Recognition::ByContent : Recognition::No;
    }

    Result<HeightmapReaderPtr> open(const FileProbe& probe, const ImportOptions& options) const override {
        return AsciiGridReader::recognises(probe) ? AsciiGridReader::open(probe, options)
                                                  : Result<HeightmapReaderPtr>(refusal(probe));
    }

    SizeEstimate estimatedSize(const Grid& grid, const Heightfield& heights,
                               const ParameterSet& /*options*/) const override {
        const double bytes = bytesPerNumber(heights) * static_cast<double>(grid.sampleCount());
        return {headerText(grid, usualMarker).size() + static_cast<std::uint64_t>(bytes),
                SizeEstimate::Kind::Text};
    }

    std::optional<SideText> sideText(const Grid& grid) const override {
        return SideText{"prj", prjOf(grid.crs)};
    }

    Result<ExportReport> write(const Heightfield& heights, const ExportOptions& options, SafeFile& file,
                               const RunContext& context) const override {
        const float marker = markerFor(heights, options.sourceNodata);
        if (const Status written = appendText(file, headerText(heights.grid(), marker)); !written)
            return written.failure();
        std::string line;
        const Status written = serialRows(context, heights.rows(), [&](int row) {
            line.clear();
            for (int column = 0; column < heights.columns(); ++column) {
                const float height = heights.at(column, row);
                appendNumber(line, std::isnan(height) ? marker : height);
                line += column + 1 < heights.columns() ? ' ' : '\n';
            }
            return appendText(file, line);
        });
        if (!written)
            return written.failure();
        ExportReport report;
        if (!isSquare(crsStep(heights.grid())))
            report.notes.emplace_back(
                TERRAIN_TEXT("formats", "The cells are not square: the file gives their sides as dx and dy, "
                                        "which not every program reads."));
        return report;
    }
};

} // namespace

const HeightmapFormat& asciiGridFormat() {
    static const AsciiGridFormat format;
    return format;
}

} // namespace terrain
