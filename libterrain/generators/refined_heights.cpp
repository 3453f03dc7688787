// SPDX-License-Identifier: MIT
#include "libterrain/generators/refined_heights.h"

#include "libterrain/core/number_text.h"
#include "libterrain/core/parallel_rows.h"
#include "libterrain/generators/diamond_square/made_window.h"
#include "libterrain/generators/imported_heights.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace terrain {
namespace {

using diamond_square::Settings;
using diamond_square::StartGrid;

ParameterSpec seedSpec() {
    ParameterSpec out{"seed", TERRAIN_TEXT("generators", "Seed"),
                      TERRAIN_TEXT("generators", "Another seed gives other detail of the same character. A "
                                                 "number or any word.")};
    out.type = ParameterType::Seed;
    out.defaultValue = std::string("1");
    return out;
}

ParameterSpec amplitudeSpec() {
    ParameterSpec out{
        "amplitude", TERRAIN_TEXT("generators", "Detail"),
        TERRAIN_TEXT("generators",
                     "How much neighbouring imported samples differ (root mean square). Higher: "
                     "rougher ground between them.")};
    out.unit = "m";
    out.defaultValue = 10.0;
    out.maximum = diamond_square::greatestHeight;
    out.softMinimum = 0.1;
    out.softMaximum = 1000;
    out.logarithmic = true;
    return out;
}

ParameterSpec hurstSpec() {
    ParameterSpec out{"hurst", TERRAIN_TEXT("generators", "Smoothness H"),
                      TERRAIN_TEXT("generators", "Lower: rougher at small scale. Refining takes that of the "
                                                 "imported ground itself.")};
    out.defaultValue = 0.8;
    out.minimum = 0.01;
    out.maximum = diamond_square::greatestBrownianHurst;
    out.softMinimum = 0.3;
    return out;
}

ParameterSpec bySlopeSpec() {
    ParameterSpec out{"by_slope", TERRAIN_TEXT("generators", "Detail by slope"),
                      TERRAIN_TEXT("generators", "At 100 % flat ground gets no detail and the steepest the "
                                                 "most; at 0 % all ground gets the same.")};
    out.unit = "%";
    out.maximum = 100;
    out.step = 1;
    return out;
}

std::span<const ParameterSpec> parameters() {
    static const ParameterSpec table[] = {importedHeightsSpec(), seedSpec(), amplitudeSpec(), hurstSpec(),
                                          bySlopeSpec()};
    return table;
}

Settings settingsOf(const ParameterSet& set) {
    Settings out;
    out.seed = seedNumber(set.text("seed"));
    out.form = diamond_square::Form::Stationary;
    out.amplitude = set.real("amplitude");
    out.hurst = set.real("hurst");
    out.startGrid = StartGrid(set.heights("heights"));
    return out;
}

/// How much neighbouring samples of the import differ (m, root mean square of both directions) along a row of
/// the finer terrain: central differences at the import's samples, and lines between these.
class LocalDifferences {
public:
    /// `row`: in cells of the import from its northern edge.
    LocalDifferences(const StartGrid& grid, double row)
        : m_grid(grid), m_row(std::min(static_cast<int>(row), grid.rowCells() - 1)), m_down(row - m_row) {}

    /// `column`: likewise from the western edge; for columns that come in order.
    [[nodiscard]] double at(double column) {
        const int west = std::min(static_cast<int>(column), m_grid.columnCells() - 1);
        if (west != m_west) {
            m_west = west;
            m_ends = {between(west), between(west + 1)};
        }
        return m_ends[0] + (m_ends[1] - m_ends[0]) * (column - west);
    }

private:
    [[nodiscard]] double between(int column) const {
        const double north = atNode(m_row, column);
        return north + (atNode(m_row + 1, column) - north) * m_down;
    }
    [[nodiscard]] double atNode(int row, int column) const {
        const double east = (m_grid.at(row, column + 1) - m_grid.at(row, column - 1)) / 2;
        const double south = (m_grid.at(row + 1, column) - m_grid.at(row - 1, column)) / 2;
        return std::sqrt((east * east + south * south) / 2);
    }

    const StartGrid& m_grid;
    int m_row;
    double m_down;
    int m_west = -1; ///< whose ends are known
    std::array<double, 2> m_ends{};
};

std::string sizeText(std::int64_t columns, std::int64_t rows) {
    return numberText(columns) + " × " + numberText(rows);
}

/// Levels of detail that make a terrain of this size out of the import; none where there are none.
std::optional<int> levelsFor(const Grid& grid, const Heightfield& heights) {
    for (int levels = 0; levels <= mostRefinedLevels; ++levels)
        if (refinedSide(heights.columns(), levels) == grid.columns &&
            refinedSide(heights.rows(), levels) == grid.rows)
            return levels;
    return std::nullopt;
}

Error wrongSize(const Grid& grid, const Heightfield& heights) {
    int levels = 1;
    while (levels < mostRefinedLevels && refinedSide(heights.columns(), levels) < grid.columns)
        ++levels;
    return {
        ErrorCode::InvalidRequest,
        TERRAIN_TEXT("generators", "The imported heights, %1, cannot be refined to a size of %2: choose %3."),
        {sizeText(heights.columns(), heights.rows()), sizeText(grid.columns, grid.rows),
         sizeText(refinedSide(heights.columns(), levels), refinedSide(heights.rows(), levels))},
        "heights"};
}

class RefinedHeights final : public Generator {
public:
    [[nodiscard]] const StepDescription& description() const override {
        static const StepDescription description = {
            "refined_heights",
            TERRAIN_TEXT("generators", "Refined heights"),
            TERRAIN_TEXT("generators",
                         "Imported ground with 2 to 64 times as many samples: those of the file "
                         "are kept, and fractal detail lies between them."),
            1,
            StepPromise::Pointwise,
            parameters()};
        return description;
    }

    [[nodiscard]] Status check(const Grid& grid, const ParameterSet& parameters) const override {
        const SharedBlob& blob = parameters.heights("heights");
        if (blob == nullptr)
            return noImportedHeights();
        return levelsFor(grid, blob->heights) ? Status(Done{}) : Status(wrongSize(grid, blob->heights));
    }

    [[nodiscard]] Result<Heightfield> generate(const Grid& grid, const Window& window,
                                               const ParameterSet& parameters,
                                               const RunContext& context) const override {
        if (const Status possible = check(grid, parameters); !possible)
            return possible.failure();
        const Heightfield& heights = parameters.heights("heights")->heights;
        if (const Status whole = checkWithoutHoles(heights); !whole)
            return whole.failure();
        const Settings settings = settingsOf(parameters);
        const double bySlope = parameters.real("by_slope") / 100;
        if (bySlope == 0)
            return diamond_square::madeWindow(settings, grid, window, context);
        return refinedBySlope(settings, bySlope, grid, window, context);
    }

private:
    [[nodiscard]] static Result<Heightfield> refinedBySlope(const Settings& settings, double bySlope,
                                                            const Grid& grid, const Window& window,
                                                            const RunContext& context);
};

/// The imported ground without detail, and the detail alone times its local amplitude, which is a linear
/// mixture of the asked one and of the differences of the imported samples around.
Result<Heightfield> RefinedHeights::refinedBySlope(const Settings& settings, double bySlope, const Grid& grid,
                                                   const Window& window, const RunContext& context) {
    Settings smooth = settings;
    smooth.amplitude = 0;
    Result<Heightfield> out = diamond_square::madeWindow(smooth, grid, window, context.part(0, 0.4));
    if (!out)
        return out;
    Settings alone = settings;
    alone.amplitude = 1;
    alone.startGrid = settings.startGrid.flattened();
    const Result<Heightfield> detail =
        diamond_square::madeWindow(alone, grid, window, context.part(0.4, 0.8));
    if (!detail)
        return detail.failure();
    const double cells = static_cast<double>(grid.columns - 1) / settings.startGrid.columnCells();
    constexpr int rowsOfBlock = 16;
    const bool done = parallelRows(context.part(0.8, 1), window.rows, rowsOfBlock, [&](int first, int last) {
        for (int r = first; r < last; ++r) {
            float* const to = out.value().row(r);
            const float* const from = detail.value().row(r);
            LocalDifferences differences(settings.startGrid, (window.row + r) / cells);
            for (int c = 0; c < window.columns; ++c) {
                const double amplitude = (1 - bySlope) * settings.amplitude +
                                         bySlope * differences.at((window.column + c) / cells);
                to[c] = static_cast<float>(to[c] + amplitude * from[c]) + 0.0F; // never −0
            }
        }
    });
    return done ? std::move(out) : Result<Heightfield>(Cancelled{});
}

} // namespace

Status checkWithoutHoles(const Heightfield& heights) {
    const std::int64_t holes = holeCount(heights);
    if (holes == 0)
        return Done{};
    return Error{ErrorCode::UnusableInput,
                 TERRAIN_TEXT("generators",
                              "Ground with missing samples cannot be refined, and %1 are missing: "
                              "fill the holes when importing."),
                 {numberText(holes)},
                 "heights"};
}

const Generator& refinedHeights() {
    static const RefinedHeights generator;
    return generator;
}

} // namespace terrain
