// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

namespace bench {

/// Diamond-square as textbooks have it, for comparison: a vector of rows, in place, with growing strides, one
/// number after the other from a Mersenne Twister. Compiled with -O2. `side` is 2^k + 1.
std::vector<std::vector<float>> textbookTerrain(int side, float amplitude, float factor, std::uint32_t seed);

} // namespace bench
