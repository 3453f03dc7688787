// SPDX-License-Identifier: MIT
#pragma once

#include "app/viewport/scene.h"

#include <QString>

namespace app {

/// What to do where the picture says nothing: of land that is shown many times as high as it is wide, a
/// needle is all that is seen. Empty for any other scene.
QString shapeHint(const Scene& scene);

} // namespace app
