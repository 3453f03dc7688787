// SPDX-License-Identifier: MIT
#include "app/dialogs/export_facts.h"

#include "libterrain/core/number_text.h"
#include "libterrain/core/parallel_rows.h"

#include <atomic>

namespace app {

ExportFacts exportFacts(const terrain::HeightmapFormat& format, const terrain::ExportOptions& options,
                        const terrain::Grid& grid, const terrain::HeightRange& range, std::int64_t holes) {
    ExportFacts out;
    out.type = format.writtenType(options.format);
    out.takesRange = terrain::isInteger(out.type) && !format.integersAreMetres();
    out.bytes = static_cast<std::uint64_t>(grid.sampleCount()) *
                static_cast<std::uint64_t>(terrain::sampleBytes(out.type));
    if (out.takesRange) {
        out.range = terrain::exportRange(options, out.type, range);
        out.step = (out.range.maximum - out.range.minimum) / terrain::fullScale(out.type);
        out.mayClip = !range.isEmpty() && (static_cast<double>(range.minimum) < out.range.minimum ||
                                           static_cast<double>(range.maximum) > out.range.maximum);
    } else if (terrain::isInteger(out.type)) {
        out.step = 1;
    }
    if (const terrain::Status fits = format.checkGridForWriting(grid); fits.isError())
        out.problem = fits.error();
    else if (holes > 0 && !format.canHoldHoles())
        out.problem = terrain::Error(
            terrain::ErrorCode::UnusableInput,
            TERRAIN_TEXT("ExportDialog",
                         "This format cannot hold the %1 missing samples of the terrain: choose "
                         "another one, or fill them when you import."),
            {terrain::numberText(holes)});
    else if (out.takesRange && options.range && !(options.range->minimum < options.range->maximum))
        out.problem = terrain::Error(terrain::ErrorCode::InvalidRequest,
                                     TERRAIN_TEXT("ExportDialog", "The highest must be above the lowest."),
                                     {}, "maximum");
    return out;
}

std::optional<std::int64_t> clippedCount(const terrain::Heightfield& heights,
                                         const terrain::MetreRange& range,
                                         const terrain::RunContext& context) {
    const auto low = static_cast<float>(range.minimum);
    const auto high = static_cast<float>(range.maximum);
    std::atomic<std::int64_t> total{0};
    constexpr int rowsOfBlock = 64;
    const bool done = terrain::parallelRows(context, heights.rows(), rowsOfBlock, [&](int first, int last) {
        std::int64_t count = 0;
        for (int r = first; r < last; ++r) {
            const float* row = heights.row(r);
            for (int c = 0; c < heights.columns(); ++c)
                count += row[c] < low || row[c] > high ? 1 : 0;
        }
        total += count;
    });
    return done ? std::optional(total.load()) : std::nullopt;
}

} // namespace app
