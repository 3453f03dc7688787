// SPDX-License-Identifier: MIT
#include "libterrain/formats/depth_option.h"

#include <array>

namespace terrain {

const ParameterSpec& depthOption() {
    static constexpr std::array<ParameterChoice, 2> depths = {{
        {"16", TERRAIN_TEXT("formats", "16 bits")},
        {"8", TERRAIN_TEXT("formats", "8 bits")},
    }};
    static const ParameterSpec spec = {
        .id = "depth",
        .label = TERRAIN_TEXT("formats", "Bits per sample"),
        .help = TERRAIN_TEXT("formats", "16 bits hold 65536 different heights; 8 bits hold 256, which "
                                        "shows as steps on slopes."),
        .type = ParameterType::Choice,
        .defaultValue = std::string("16"),
        .choices = depths,
    };
    return spec;
}

SampleType depthType(const ParameterSet& options) {
    return options.isChoice("depth", "8") ? SampleType::U8 : SampleType::U16;
}

} // namespace terrain
