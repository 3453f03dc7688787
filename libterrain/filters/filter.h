// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/heightfield.h"
#include "libterrain/core/run_context.h"
#include "libterrain/parameters/step_description.h"

namespace terrain {

/// What a filter changes: the heights of `window` of the terrain on `grid`.
struct FilterInput {
    const Grid& grid;
    Window window;
    const Heightfield& heights;
};

/// A kind of step that changes a terrain and leaves its grid as it is.
/// Stateless; one object of each kind, in filters/catalogue.cpp. Thread rule: any member from any thread.
class Filter {
public:
    virtual ~Filter() = default;

    [[nodiscard]] virtual const StepDescription& description() const = 0;

    /// Whether these parameters can be applied on this grid; the error's `field` names the parameter.
    [[nodiscard]] virtual Status check(const Grid& grid, const ParameterSet& parameters) const {
        static_cast<void>(grid);
        static_cast<void>(parameters);
        return Done{};
    }

    /// How many samples beyond a window the heights of the window follow from: 0 for pointwise filters;
    /// neighbourhood filters say theirs (in samples of `grid`). Precondition: check() is Done.
    [[nodiscard]] virtual int halo(const Grid& grid, const ParameterSet& parameters) const {
        static_cast<void>(grid);
        static_cast<void>(parameters);
        return 0;
    }

    /// The changed heights of the window; those within the halo of a border of the window that is none of the
    /// grid's mean nothing. Preconditions: check() is Done; filters of the whole get the whole. Holes stay
    /// holes unless the filter is about them.
    [[nodiscard]] virtual Result<Heightfield> apply(const FilterInput& input, const ParameterSet& parameters,
                                                    const RunContext& context) const = 0;
};

/// Every filter, in the order in which people see them.
std::span<const Filter* const> filters();

/// The filter of this kind; null when there is none.
const Filter* findFilter(std::string_view kind);

} // namespace terrain
