// SPDX-License-Identifier: MIT
#include "libterrain/filters/fill_holes.h"

#include "libterrain/core/number_text.h"
#include "libterrain/core/parallel_rows.h"
#include "libterrain/filters/fill_holes/hole_pyramid.h"
#include "libterrain/filters/fill_holes/hole_rims.h"

#include <atomic>
#include <new>
#include <optional>

namespace terrain {
namespace {

/// None when cancelled.
std::optional<std::int64_t> missingIn(const Heightfield& field, const RunContext& context) {
    std::atomic<std::int64_t> missing = 0;
    const bool done = parallelRows(context, field.rows(), 32, [&](int first, int last) {
        std::int64_t count = 0;
        for (int r = first; r < last; ++r) {
            const float* row = field.row(r);
            std::int32_t ofRow = 0;
            for (int c = 0; c < field.columns(); ++c)
                ofRow += row[c] == row[c] ? 0 : 1;
            count += ofRow;
        }
        missing += count;
    });
    return done ? std::optional(missing.load()) : std::nullopt;
}

/// May throw std::bad_alloc.
Result<Heightfield> filled(const Heightfield& input, const RunContext& context) {
    Result<Heightfield> out = input.clone();
    if (!out)
        return out;
    const std::optional<std::int64_t> missing = missingIn(input, context.part(0, 0.1));
    if (!missing)
        return Cancelled{};
    if (*missing == 0)
        return out;
    fill_holes::HoleRims rims;
    if (!rims.find(input, context.part(0.1, 0.2)))
        return Cancelled{};
    if (*missing == input.grid().sampleCount())
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
            return Error{ErrorCode::OverLimit,
                         TERRAIN_TEXT("filters", "There is not enough memory to fill the holes of %1 × %2 "
                                                 "samples: choose a smaller size."),
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
