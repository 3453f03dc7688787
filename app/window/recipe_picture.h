// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/run_context.h"
#include "libterrain/recipe/recipe.h"
#include "libterrain/surface/display.h"

#include <QImage>

namespace app {

/// A small map, `side` pixels each way, of the land that a recipe makes, from as few samples as it needs.
/// Null when cancelled, or when the recipe cannot be made. Any thread.
QImage recipePicture(const terrain::Recipe& recipe, const terrain::Display& display, int side,
                     const terrain::RunContext& context);

} // namespace app
