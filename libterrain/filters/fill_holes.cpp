// SPDX-License-Identifier: MIT
#include "libterrain/filters/fill_holes.h"

#include "libterrain/core/number_text.h"
#include "libterrain/filters/fill_holes/hole_pyramid.h"
#include "libterrain/filters/fill_holes/hole_rims.h"

#include <new>

namespace terrain {
namespace {

/// May throw std::bad_alloc.
Result<Heightfield> filled(const Heightfield& input, const RunContext& context) {
    Result<Heightfield> out = input.clone();
    if (!out)
        return out;
    fill_holes::HoleRims rims;
    if (!rims.find(input, context.part(0, 0.2)))
        return Cancelled{};
    if (rims.runCount() == 0)
        return out;
    if (holeCount(input) == input.grid().sampleCount())
        return Error{
            ErrorCode::UnusableInput,
            TERRAIN_TEXT("filters", "Every sample is missing: there is no height to fill the holes from.")};
    if (!fill_holes::fillByPyramid(out.value(), context.part(0.2, 0.95)) ||
        !rims.clamp(out.value(), context.part(0.95, 1)))
        return Cancelled{};
    return out;
}

class FillHoles final : public Filter {
public:
    [[nodiscard]] const StepDescription& description() const override {
        static const StepDescription description = {
            "fill_holes",
            TERRAIN_TEXT("filters", "Fill holes"),
            TERRAIN_TEXT("filters",
                         "Closes gaps in imported ground smoothly, never above or below the heights "
                         "around each gap."),
            1,
            StepPromise::Whole,
            {},
            StepGroup::Area};
        return description;
    }

    [[nodiscard]] Result<Heightfield> apply(const FilterInput& input, const ParameterSet& /*parameters*/,
                                            const RunContext& context) const override {
        try {
            return filled(input.heights, context);
        } catch (const std::bad_alloc&) {
            return Error{
                ErrorCode::OverLimit,
                TERRAIN_TEXT("filters", "There is not enough memory to fill the holes of %1 × %2 samples."),
                {numberText(input.grid.columns), numberText(input.grid.rows)}};
        }
    }
};

} // namespace

const Filter& fillHoles() {
    static const FillHoles filter;
    return filter;
}

} // namespace terrain
