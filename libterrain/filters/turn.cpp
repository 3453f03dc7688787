// SPDX-License-Identifier: MIT
#include "libterrain/filters/turn.h"

#include "libterrain/filters/by_rows.h"
#include "libterrain/filters/parameter_rows.h"

namespace terrain {
namespace {

const ParameterChoice ways[] = {
    {"east_west", TERRAIN_TEXT("filters", "Mirror east and west")},
    {"north_south", TERRAIN_TEXT("filters", "Mirror north and south")},
    {"half", TERRAIN_TEXT("filters", "Rotate by 180°")},
    {"clockwise", TERRAIN_TEXT("filters", "Rotate by 90° clockwise")},
    {"anticlockwise", TERRAIN_TEXT("filters", "Rotate by 90° anticlockwise")},
};

std::span<const ParameterSpec> rows() {
    static const ParameterSpec table[] = {
        filter_rows::choice("way", TERRAIN_TEXT("filters", "Way"),
                            TERRAIN_TEXT("filters", "How the land is mirrored or rotated."), ways)};
    return table;
}

bool isQuarter(const ParameterSet& parameters) {
    return parameters.isChoice("way", "clockwise") || parameters.isChoice("way", "anticlockwise");
}

class Turn final : public Filter {
public:
    [[nodiscard]] const StepDescription& description() const override {
        static const StepDescription description = {
            "turn",
            TERRAIN_TEXT("filters", "Mirror or rotate"),
            TERRAIN_TEXT("filters", "Mirrors the land or rotates it."),
            1,
            StepPromise::Whole,
            rows(),
            StepGroup::Area};
        return description;
    }

    [[nodiscard]] Status check(const Grid& grid, const ParameterSet& parameters) const override {
        if (!isQuarter(parameters) || (grid.columns == grid.rows && grid.spacingX == grid.spacingY))
            return Done{};
        return Error{ErrorCode::InvalidRequest,
                     TERRAIN_TEXT("filters",
                                  "Only a square land with one spacing can be rotated by 90°: rotate it "
                                  "by 180° or mirror it."),
                     {},
                     "way"};
    }

    [[nodiscard]] Result<Heightfield> apply(const FilterInput& input, const ParameterSet& parameters,
                                            const RunContext& context) const override {
        const Heightfield& heights = input.heights;
        const int lastColumn = heights.columns() - 1;
        const int lastRow = heights.rows() - 1;
        if (isQuarter(parameters)) {
            const bool clockwise = parameters.isChoice("way", "clockwise");
            return changedByRows(input, context, [&](int row, const float*, float* to) {
                for (int x = 0; x <= lastColumn; ++x)
                    to[x] = clockwise ? heights.at(row, lastRow - x) : heights.at(lastColumn - row, x);
            });
        }
        const bool mirrorsX = !parameters.isChoice("way", "north_south");
        const bool mirrorsY = !parameters.isChoice("way", "east_west");
        return changedByRows(input, context, [&](int row, const float*, float* to) {
            const float* from = heights.row(mirrorsY ? lastRow - row : row);
            for (int x = 0; x <= lastColumn; ++x)
                to[x] = from[mirrorsX ? lastColumn - x : x];
        });
    }
};

} // namespace

const Filter& turnFilter() {
    static const Turn filter;
    return filter;
}

} // namespace terrain
