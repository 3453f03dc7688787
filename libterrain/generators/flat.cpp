// SPDX-License-Identifier: MIT
#include "libterrain/generators/flat.h"

namespace terrain {
namespace {

std::span<const ParameterSpec> parameters() {
    static const ParameterSpec table[] = {[] {
        ParameterSpec height{"height", TERRAIN_TEXT("generators", "Height"),
                             TERRAIN_TEXT("generators", "The height of the whole plain.")};
        height.unit = "m";
        height.minimum = -1e7;
        height.maximum = 1e7;
        height.softMinimum = -2000;
        height.softMaximum = 2000;
        height.step = 1;
        return height;
    }()};
    return table;
}

class Flat final : public Generator {
public:
    [[nodiscard]] const StepDescription& description() const override {
        static const StepDescription description = {
            "flat",
            TERRAIN_TEXT("generators", "Flat ground"),
            TERRAIN_TEXT("generators", "A plain at one height, to be shaped by the steps that follow."),
            1,
            StepPromise::Pointwise,
            parameters(),
            StepGroup::Ground};
        return description;
    }

    [[nodiscard]] Status check(const Grid& /*grid*/, const ParameterSet& /*parameters*/) const override {
        return Done{};
    }

    [[nodiscard]] Result<Heightfield> generate(const Grid& grid, const Window& window,
                                               const ParameterSet& parameters,
                                               const RunContext& context) const override {
        if (context.isCancelled())
            return Cancelled{};
        return Heightfield::filled(gridOfWindow(grid, window), static_cast<float>(parameters.real("height")));
    }
};

} // namespace

const Generator& flatGround() {
    static const Flat generator;
    return generator;
}

} // namespace terrain
