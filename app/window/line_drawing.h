// SPDX-License-Identifier: MIT
#pragma once

#include "app/settings/view_projection.h"

#include <QString>

namespace app {

/// A measured line as it lies on the ground of the 3D view: `profile` are its points with their heights
/// (terrain::profile), `places` what was clicked, `text` stands beside its end. Where ground lies before it,
/// it is faint.
ViewAnnotation lineDrawing(const std::vector<terrain::ProfilePoint>& profile,
                           const std::vector<terrain::ProfilePoint>& places, const QString& text);

} // namespace app
