// SPDX-License-Identifier: MIT
#include "libterrain/core/number_text.h"
#include "libterrain/core/rounded_text.h"
#include "libterrain/formats/byte_reader.h"
#include "libterrain/formats/catalogue.h"
#include "libterrain/formats/raster_format.h"
#include "libterrain/formats/serial_rows.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace terrain {
namespace {

constexpr std::array<std::string_view, 1> magics = {"TERRAGENTERRAIN "};
constexpr std::array ownSuffixes = {"ter"};
constexpr double mostUnits = 32767; // of the integers in the file

/// How a file says heights: metres = unit · (base + sample · span / 65536), base and span whole numbers. The
/// unit is that of the ground plan too.
struct TerragenScale {
    double unit = 1; ///< m
    int base = 0;
    int span = 1;

    [[nodiscard]] double step() const { return unit * span / 65536; }

    [[nodiscard]] std::int16_t sample(float height) const {
        const double exact = (static_cast<double>(height) / unit - base) / span * 65536;
        return static_cast<std::int16_t>(std::clamp(std::floor(exact + 0.5), -32768.0, mostUnits));
    }
};

/// The finest scale whose samples reach from the lowest to the highest height. The unit is the spacing,
/// unless that is too small for the numbers of the file.
TerragenScale scaleFor(const HeightRange& heights, double spacing) {
    TerragenScale out;
    out.unit = static_cast<double>(static_cast<float>(spacing));
    if (heights.isEmpty())
        return out;
    const double middle = (static_cast<double>(heights.minimum) + static_cast<double>(heights.maximum)) / 2;
    const double range = static_cast<double>(heights.maximum) - static_cast<double>(heights.minimum);
    // One unit more for the base, which is rounded, and one for what lies beyond the last whole step.
    constexpr double spare = 2;
    out.unit = std::max({out.unit, std::abs(middle) / (mostUnits - 1), range / (mostUnits - spare)});
    out.unit = static_cast<double>(std::nextafter(static_cast<float>(out.unit), HUGE_VALF));
    if (out.unit * (1 - 1e-6) <= spacing)
        out.unit = static_cast<double>(static_cast<float>(spacing));
    out.base = static_cast<int>(std::lround(middle / out.unit));
    const double off = std::abs(middle - out.base * out.unit);
    out.span = static_cast<int>(std::ceil((range + 2 * off) / out.unit * (65536.0 / 65534)));
    out.span = std::clamp(out.span, 1, static_cast<int>(mostUnits));
    return out;
}

template <class Number>
void append(std::string& text, Number number) {
    std::array<std::byte, sizeof(Number)> bytes{};
    storeNumber(number, bytes.data(), ByteOrder::Little);
    text += asText(bytes);
}

std::string headerOf(const Grid& grid, const TerragenScale& scale) {
    std::string out(magics.front());
    const auto chunk = [&out](const char* name, int number) {
        out += name;
        append(out, static_cast<std::int16_t>(number));
        append(out, std::int16_t{0}); // chunks take a multiple of four bytes
    };
    chunk("SIZE", std::min(grid.columns, grid.rows) - 1);
    if (grid.columns != grid.rows) {
        chunk("XPTS", grid.columns);
        chunk("YPTS", grid.rows);
    }
    out += "SCAL";
    for (int axis = 0; axis < 3; ++axis)
        append(out, static_cast<float>(scale.unit));
    out += "ALTW";
    append(out, static_cast<std::int16_t>(scale.span));
    append(out, static_cast<std::int16_t>(scale.base));
    return out;
}

class TerragenFormat final : public RasterFormat {
public:
    TerragenFormat()
        : RasterFormat({
              .id = "ter",
              .label = TERRAIN_TEXT("formats", "Terragen terrain"),
              .suffixes = ownSuffixes,
              .driver = "Terragen",
              .recognise = [](const FileProbe& probe) { return beginsWithAny(probe, magics); },
              .hasPlace = false,
          }) {}

    bool canWrite() const override { return true; }
    bool integersAreMetres() const override { return true; }
    SampleType writtenType(const ParameterSet& /*options*/) const override { return SampleType::I16; }

    Status checkGridForWriting(const Grid& grid) const override {
        constexpr int most = 32767;
        if (grid.columns <= most && grid.rows <= most)
            return Done{};
        return Error{
            ErrorCode::InvalidRequest,
            TERRAIN_TEXT("formats",
                         "A Terragen terrain has at most %1 samples a side, not %2 × %3: resample the "
                         "terrain or choose another format."),
            {numberText(most), numberText(grid.columns), numberText(grid.rows)},
            "resample"};
    }

    Result<ExportReport> write(const Heightfield& heights, const ExportOptions& /*options*/, SafeFile& file,
                               const RunContext& context) const override {
        const Grid& grid = heights.grid();
        const TerragenScale scale = scaleFor(heightRange(heights), grid.spacingX);
        const std::string header = headerOf(grid, scale);
        if (const Status begun = file.write(std::as_bytes(std::span(header))); !begun)
            return begun.failure();
        std::string row;
        const Status written = serialRows(context, grid.rows, [&](int index) {
            row.clear();
            const float* from = heights.row(grid.rows - 1 - index); // the south row stands first
            for (int column = 0; column < grid.columns; ++column)
                append(row, scale.sample(from[column]));
            return file.write(std::as_bytes(std::span(row)));
        });
        if (!written)
            return written.failure();
        // The samples may end between two multiples of four bytes; older programs want the end said.
        std::string end(static_cast<std::size_t>(grid.sampleCount() % 2 * 2), '\0');
        end += "EOF ";
        if (const Status ended = file.write(std::as_bytes(std::span(end))); !ended)
            return ended.failure();
        return reportOf(grid, scale);
    }

private:
    static ExportReport reportOf(const Grid& grid, const TerragenScale& scale) {
        ExportReport report;
        report.sampleType = SampleType::I16;
        report.step = scale.step();
        report.notes.emplace_back(TERRAIN_TEXT("formats", "Heights are rounded to steps of %1 m."),
                                  std::vector{numberText(static_cast<float>(scale.step()))});
        const auto unit = static_cast<float>(scale.unit);
        if (unit != static_cast<float>(grid.spacingX) || unit != static_cast<float>(grid.spacingY))
            report.notes.emplace_back(
                TERRAIN_TEXT("formats",
                             "A Terragen terrain has one scale for all directions: the file says a "
                             "spacing of %1 m, the terrain has %2 × %3 m. Its heights are right."),
                std::vector{roundedText(unit), roundedText(grid.spacingX), roundedText(grid.spacingY)});
        return report;
    }
};

} // namespace

const HeightmapFormat& terragenFormat() {
    static const TerragenFormat format;
    return format;
}

} // namespace terrain
