// SPDX-License-Identifier: MIT
#pragma once

#include "app/viewport/prepared_heights.h"

#include <optional>

namespace app {

/// The next smaller level of a picture as OpenGL numbers them (sides halved, rounded down, at least 1): every
/// texel the mean of the area that it covers. `heights` are those of `fine`. None when cancelled.
std::optional<TextureLevel> halved(const TextureLevel& fine, const float* heights,
                                   const terrain::RunContext& context);

} // namespace app
