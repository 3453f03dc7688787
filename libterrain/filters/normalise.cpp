// SPDX-License-Identifier: MIT
#include "libterrain/filters/normalise.h"

#include "libterrain/core/number_text.h"
#include "libterrain/filters/by_rows.h"
#include "libterrain/filters/parameter_rows.h"

namespace terrain {
namespace {

std::span<const ParameterSpec> rows() {
    static const ParameterSpec table[] = {
        filter_rows::height("lowest", TERRAIN_TEXT("filters", "Lowest"),
                            TERRAIN_TEXT("filters", "What the lowest place becomes; level ground becomes "
                                                    "this as a whole."),
                            0),
        filter_rows::height("highest", TERRAIN_TEXT("filters", "Highest"),
                            TERRAIN_TEXT("filters", "What the highest place becomes."), 1000)};
    return table;
}

class Normalise final : public Filter {
public:
    [[nodiscard]] const StepDescription& description() const override {
        static const StepDescription description = {
            "normalise",
            TERRAIN_TEXT("filters", "Stretch to a range"),
            TERRAIN_TEXT("filters",
                         "Stretches the heights so that the lowest and the highest place are where "
                         "you want them."),
            1,
            StepPromise::Whole,
            rows(),
            StepGroup::Heights};
        return description;
    }

    [[nodiscard]] Status check(const Grid& /*grid*/, const ParameterSet& parameters) const override {
        const double least = parameters.real("lowest");
        const double most = parameters.real("highest");
        if (least <= most)
            return Done{};
        return Error{ErrorCode::InvalidRequest,
                     TERRAIN_TEXT("filters", "The lowest height, %1 m, is above the highest, %2 m."),
                     {numberText(least), numberText(most)},
                     "lowest"};
    }

    [[nodiscard]] Result<Heightfield> apply(const FilterInput& input, const ParameterSet& parameters,
                                            const RunContext& context) const override {
        const HeightRange range = heightRange(input.heights);
        const double least = parameters.real("lowest");
        const double most = parameters.real("highest");
        const auto from = static_cast<double>(range.minimum);
        const double span = static_cast<double>(range.maximum) - from;
        return changedBySamples(input, context.part(0.2, 1), [=](float height) {
            const double t =
                span > 0 ? (static_cast<double>(height) - from) / span : 0 * static_cast<double>(height);
            return static_cast<float>((1 - t) * least + t * most);
        });
    }
};

} // namespace

const Filter& normaliseFilter() {
    static const Normalise filter;
    return filter;
}

} // namespace terrain
