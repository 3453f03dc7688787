// SPDX-License-Identifier: MIT
#include "app/dialogs/refine_specs.h"

#include "libterrain/generators/refined_heights.h"

#include <vector>

namespace app {
namespace {

const terrain::ParameterChoice factors[] = {
    {"2", TERRAIN_TEXT("RefineDialog", "2 × as fine")},
    {"4", TERRAIN_TEXT("RefineDialog", "4 × as fine")},
    {"8", TERRAIN_TEXT("RefineDialog", "8 × as fine")},
    {"16", TERRAIN_TEXT("RefineDialog", "16 × as fine")},
    {"32", TERRAIN_TEXT("RefineDialog", "32 × as fine")},
    {"64", TERRAIN_TEXT("RefineDialog", "64 × as fine")},
};

terrain::ParameterSpec factorSpec() {
    terrain::ParameterSpec out{"refine", TERRAIN_TEXT("RefineDialog", "Samples"),
                               TERRAIN_TEXT("RefineDialog",
                                            "How many samples come in the place of one, across and down. The "
                                            "imported ones are kept.")};
    out.type = terrain::ParameterType::Choice;
    out.choices = factors;
    out.defaultValue = std::string("4");
    return out;
}

} // namespace

std::span<const terrain::ParameterSpec> refineSpecs() {
    static const std::vector<terrain::ParameterSpec> specs = [] {
        const auto ofStep = terrain::refinedHeights().description().parameters;
        return std::vector{factorSpec(), *terrain::findSpec(ofStep, "seed"),
                           *terrain::findSpec(ofStep, "by_slope")};
    }();
    return specs;
}

int refineLevels(const terrain::ParameterSet& values) {
    int levels = 1;
    while (levels < terrain::mostRefinedLevels && values.text("refine") != std::to_string(1 << levels))
        ++levels;
    return levels;
}

} // namespace app
