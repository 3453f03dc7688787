// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/heightfield.h"

#include <QImage>
#include <QSize>

namespace app {

/// Where the second of two fields of one size is higher (red) or lower (blue) than the first, white where
/// they are equal and grey where one has no height; full colour at `largest` m. North up, in true
/// proportions, at most `most` pixels a side; each pixel shows one sample. Null for other sizes or when there
/// is no memory. Any thread.
QImage differencePicture(const terrain::Heightfield& first, const terrain::Heightfield& second,
                         double largest, const QSize& most);

/// The colour of a difference as a part of the largest, −1…1.
QRgb differenceColour(double part);

} // namespace app
