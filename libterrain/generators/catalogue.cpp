// SPDX-License-Identifier: MIT
#include "libterrain/generators/diamond_square.h"
#include "libterrain/generators/flat.h"
#include "libterrain/generators/imported_heights.h"
#include "libterrain/generators/refined_heights.h"

#include <algorithm>

namespace terrain {

std::span<const Generator* const> generators() {
    static const Generator* const catalogue[] = {&diamondSquare(), &importedHeights(), &refinedHeights(),
                                                 &flatGround()};
    return catalogue;
}

const Generator* findGenerator(std::string_view kind) {
    const auto all = generators();
    const auto found =
        std::ranges::find_if(all, [&](const Generator* g) { return g->description().kind == kind; });
    return found == all.end() ? nullptr : *found;
}

} // namespace terrain
