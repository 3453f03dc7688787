// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/heightfield.h"
#include "libterrain/core/run_context.h"

#include <QImage>

#include <functional>

namespace app {

/// Draws a small map of heights, on any thread; dialogs are given one, since they know no views. Null image
/// when cancelled.
using PictureMaker =
    std::function<QImage(const terrain::Heightfield&, const QSize&, const terrain::RunContext&)>;

} // namespace app
