// SPDX-License-Identifier: MIT
#include "libterrain/filters/clamp.h"

#include "libterrain/core/number_text.h"
#include "libterrain/filters/by_rows.h"
#include "libterrain/filters/parameter_rows.h"

namespace terrain {
namespace {

std::span<const ParameterSpec> rows() {
    static const ParameterSpec table[] = {
        filter_rows::height("lowest", TERRAIN_TEXT("filters", "Lowest"),
                            TERRAIN_TEXT("filters", "No land stays below this height."), 0),
        filter_rows::height("highest", TERRAIN_TEXT("filters", "Highest"),
                            TERRAIN_TEXT("filters", "No land stays above this height."), 1000),
        [] {
            ParameterSpec out{
                "softness", TERRAIN_TEXT("filters", "Softness"),
                TERRAIN_TEXT("filters", "How far before a limit the land begins to bend towards it; 0 cuts "
                                        "it off sharply."),
                "m"};
            out.minimum = 0;
            out.maximum = 1e6;
            out.softMaximum = 500;
            out.step = 1;
            return out;
        }()};
    return table;
}

/// A limit from above that begins to act `softness` before it and lets nothing through: a parabola joins the
/// two straight parts with their slopes.
class UpperLimit {
public:
    UpperLimit(float limit, float softness)
        : m_limit(limit), m_softness(softness), m_perFour(softness > 0 ? 1 / (4 * softness) : 0) {}

    [[nodiscard]] float operator()(float height) const {
        const float over = height - (m_limit - m_softness);
        const float bent = height - over * over * m_perFour;
        return over <= 0 ? height : over >= 2 * m_softness ? m_limit : std::min(bent, m_limit);
    }

private:
    float m_limit;
    float m_softness;
    float m_perFour;
};

class Clamp final : public Filter {
public:
    [[nodiscard]] const StepDescription& description() const override {
        static const StepDescription description = {
            "clamp",
            TERRAIN_TEXT("filters", "Limit heights"),
            TERRAIN_TEXT("filters", "Keeps the land between two heights, cut off or bent softly."),
            1,
            StepPromise::Pointwise,
            rows(),
            StepGroup::Heights};
        return description;
    }

    [[nodiscard]] Status check(const Grid& /*grid*/, const ParameterSet& parameters) const override {
        const double least = parameters.real("lowest");
        const double most = parameters.real("highest");
        if (least + 2 * parameters.real("softness") <= most)
            return Done{};
        if (least > most)
            return Error{ErrorCode::InvalidRequest,
                         TERRAIN_TEXT("filters", "The lowest height, %1 m, is above the highest, %2 m."),
                         {numberText(least), numberText(most)},
                         "lowest"};
        return Error{ErrorCode::InvalidRequest,
                     TERRAIN_TEXT("filters", "The limits are too close for this softness: it can be %1 m at "
                                             "most."),
                     {numberText((most - least) / 2)},
                     "softness"};
    }

    [[nodiscard]] Result<Heightfield> apply(const FilterInput& input, const ParameterSet& parameters,
                                            const RunContext& context) const override {
        const auto softness = static_cast<float>(parameters.real("softness"));
        const UpperLimit top(static_cast<float>(parameters.real("highest")), softness);
        const UpperLimit bottom(-static_cast<float>(parameters.real("lowest")), softness);
        return changedBySamples(input, context, [&](float height) { return -bottom(-top(height)); });
    }
};

} // namespace

const Filter& clampFilter() {
    static const Clamp filter;
    return filter;
}

} // namespace terrain
