// SPDX-License-Identifier: MIT
#pragma once

#include "app/viewport/camera.h"

#include <QString>

namespace app {

/// A camera as one JSON object (lengths in m, angles in degrees), for project files.
QString cameraToJson(const Camera& camera);
/// None when it is not such an object or a number in it is missing or not usable.
std::optional<Camera> cameraFromJson(const QString& json);

} // namespace app
