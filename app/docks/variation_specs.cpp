// SPDX-License-Identifier: MIT
#include "app/docks/variation_specs.h"

#include "libterrain/parameters/parameter_set.h"

#include <array>

namespace app {
namespace {

using terrain::ParameterChoice;
using terrain::ParameterSpec;
using terrain::ParameterType;

constexpr std::array ways = {
    ParameterChoice{
        "seeds", TERRAIN_TEXT("docks", "Seeds"),
        TERRAIN_TEXT("docks", "The seeds after the terrain's own: other places of the same kind.")},
    ParameterChoice{
        "numbers", TERRAIN_TEXT("docks", "Numbers"),
        TERRAIN_TEXT("docks", "Other numbers with the same seed: the same place in other kinds.")}};

constexpr std::array sides = {ParameterChoice{"3", TERRAIN_TEXT("docks", "3 × 3")},
                              ParameterChoice{"4", TERRAIN_TEXT("docks", "4 × 4")},
                              ParameterChoice{"5", TERRAIN_TEXT("docks", "5 × 5")}};

std::optional<terrain::TextSource> needsNumbers(const terrain::ParameterSet& set) {
    if (set.isChoice("by", "numbers"))
        return std::nullopt;
    return TERRAIN_TEXT("docks", "Only for variations by numbers.");
}

} // namespace

std::span<const ParameterSpec> variationSpecs() {
    static const std::array specs = {
        ParameterSpec{.id = "by",
                      .label = TERRAIN_TEXT("docks", "Vary"),
                      .help = TERRAIN_TEXT("docks", "What the terrains in the panel differ by."),
                      .type = ParameterType::Choice,
                      .defaultValue = std::string("seeds"),
                      .choices = ways},
        ParameterSpec{.id = "side",
                      .label = TERRAIN_TEXT("docks", "Pictures"),
                      .help = TERRAIN_TEXT("docks", "More pictures are smaller ones."),
                      .type = ParameterType::Choice,
                      .defaultValue = std::string("3"),
                      .choices = sides},
        ParameterSpec{.id = "jitter",
                      .label = TERRAIN_TEXT("docks", "Amount"),
                      .help =
                          TERRAIN_TEXT("docks", "How far the numbers go from the terrain's own, as a part "
                                                "of their sliders: higher shows bolder changes."),
                      .unit = "%",
                      .type = ParameterType::Real,
                      .defaultValue = 20.0,
                      .minimum = 1,
                      .maximum = 100,
                      .step = 1,
                      .inapplicable = needsNumbers}};
    return specs;
}

} // namespace app
