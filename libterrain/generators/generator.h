// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/heightfield.h"
#include "libterrain/core/run_context.h"
#include "libterrain/parameters/step_description.h"

namespace terrain {

/// A kind of step that makes ground from nothing (diamond-square, imported heights, flat).
/// Stateless; one object of each kind, in generators/catalogue.cpp. Thread rule: any member from any thread.
class Generator {
public:
    virtual ~Generator() = default;

    [[nodiscard]] virtual const StepDescription& description() const = 0;

    /// Whether these parameters can make a terrain on this grid; the error's `field` names the parameter.
    [[nodiscard]] virtual Status check(const Grid& grid, const ParameterSet& parameters) const = 0;

    /// What of these parameters has no effect on this grid though it was given, to be said. Precondition:
    /// check() is Done.
    [[nodiscard]] virtual std::vector<Text> notes(const Grid& /*grid*/,
                                                  const ParameterSet& /*parameters*/) const {
        return {};
    }

    /// The heights of `window` of the terrain on `grid`, equal bit for bit to that part of the whole terrain.
    /// Preconditions: check() is Done, the window lies inside the grid.
    [[nodiscard]] virtual Result<Heightfield> generate(const Grid& grid, const Window& window,
                                                       const ParameterSet& parameters,
                                                       const RunContext& context) const = 0;
};

/// Every generator, in the order in which people see them.
std::span<const Generator* const> generators();

/// The generator of this kind; null when there is none.
const Generator* findGenerator(std::string_view kind);

} // namespace terrain
