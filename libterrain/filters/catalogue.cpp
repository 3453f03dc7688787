// SPDX-License-Identifier: MIT
#include "libterrain/filters/clamp.h"
#include "libterrain/filters/curve.h"
#include "libterrain/filters/fill_holes.h"
#include "libterrain/filters/invert.h"
#include "libterrain/filters/island.h"
#include "libterrain/filters/normalise.h"
#include "libterrain/filters/resample.h"
#include "libterrain/filters/scale.h"
#include "libterrain/filters/smooth.h"
#include "libterrain/filters/terrace.h"
#include "libterrain/filters/turn.h"

#include <algorithm>

namespace terrain {

std::span<const Filter* const> filters() {
    static const Filter* const catalogue[] = {&smoothFilter(),    &resampleFilter(), &terraceFilter(),
                                              &islandFilter(),    &curveFilter(),    &clampFilter(),
                                              &normaliseFilter(), &scaleFilter(),    &invertFilter(),
                                              &turnFilter(),      &fillHoles()};
    return catalogue;
}

const Filter* findFilter(std::string_view kind) {
    const auto all = filters();
    const auto found =
        std::ranges::find_if(all, [&](const Filter* f) { return f->description().kind == kind; });
    return found == all.end() ? nullptr : *found;
}

} // namespace terrain
