// SPDX-License-Identifier: MIT
#include "libterrain/generators/imported_heights.h"

#include "libterrain/core/number_text.h"
#include "libterrain/core/parallel_rows.h"

#include <algorithm>

namespace terrain {
namespace {

std::span<const ParameterSpec> parameters() {
    static const ParameterSpec table[] = {importedHeightsSpec()};
    return table;
}

class ImportedHeights final : public Generator {
public:
    [[nodiscard]] const StepDescription& description() const override {
        static const StepDescription description = {
            "imported_heights",
            TERRAIN_TEXT("generators", "Imported heights"),
            TERRAIN_TEXT("generators", "Real or painted ground from a heightmap file."),
            1,
            StepPromise::Pointwise,
            parameters(),
            StepGroup::Ground};
        return description;
    }

    [[nodiscard]] Status check(const Grid& grid, const ParameterSet& parameters) const override {
        const SharedBlob& blob = parameters.heights("heights");
        if (blob == nullptr)
            return noImportedHeights();
        const Heightfield& heights = blob->heights;
        if (heights.columns() == grid.columns && heights.rows() == grid.rows)
            return Done{};
        return Error{ErrorCode::InvalidRequest,
                     TERRAIN_TEXT("generators", "The imported heights have %1 samples, the terrain %2: give "
                                                "the terrain the size of the import."),
                     {numberText(heights.columns()) + " × " + numberText(heights.rows()),
                      numberText(grid.columns) + " × " + numberText(grid.rows)},
                     "heights"};
    }

    [[nodiscard]] Result<Heightfield> generate(const Grid& grid, const Window& window,
                                               const ParameterSet& parameters,
                                               const RunContext& context) const override {
        if (const Status possible = check(grid, parameters); !possible)
            return possible.failure();
        Result<Heightfield> out = Heightfield::create(gridOfWindow(grid, window));
        if (!out)
            return out;
        const Heightfield& from = parameters.heights("heights")->heights;
        constexpr int rowsOfBlock = 64;
        const bool done = parallelRows(context, window.rows, rowsOfBlock, [&](int first, int last) {
            for (int r = first; r < last; ++r)
                std::copy_n(from.row(window.row + r) + window.column, window.columns, out.value().row(r));
        });
        return done ? std::move(out) : Result<Heightfield>(Cancelled{});
    }
};

} // namespace

ParameterSpec importedHeightsSpec() {
    ParameterSpec out{"heights", TERRAIN_TEXT("generators", "Heights"),
                      TERRAIN_TEXT("generators", "The heights as the imported file has them.")};
    out.type = ParameterType::Heights;
    out.defaultValue = SharedBlob();
    return out;
}

Error noImportedHeights() {
    return {ErrorCode::InvalidRequest,
            TERRAIN_TEXT("generators", "There are no imported heights yet: import a heightmap."),
            {},
            "heights"};
}

const Generator& importedHeights() {
    static const ImportedHeights generator;
    return generator;
}

} // namespace terrain
