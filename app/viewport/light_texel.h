// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace app {

// What the maps of light have in common.

inline std::size_t texelIndex(int column, int row, int columns) {
    return static_cast<std::size_t>(row) * static_cast<std::size_t>(columns) +
           static_cast<std::size_t>(column);
}

inline std::uint8_t texelByte(float part) {
    return static_cast<std::uint8_t>(std::clamp(part, 0.0F, 1.0F) * 255 + 0.5F);
}

} // namespace app
