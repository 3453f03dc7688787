// SPDX-License-Identifier: MIT
#include "libterrain/filters/fill_holes.h"

#include <algorithm>

namespace terrain {

std::span<const Filter* const> filters() {
    static const Filter* const catalogue[] = {&fillHoles()};
    return catalogue;
}

const Filter* findFilter(std::string_view kind) {
    const auto all = filters();
    const auto found =
        std::ranges::find_if(all, [&](const Filter* f) { return f->description().kind == kind; });
    return found == all.end() ? nullptr : *found;
}

} // namespace terrain
