// SPDX-License-Identifier: MIT
#pragma once

#include "app/settings/view_projection.h"
#include "libterrain/recipe/lattice_stage.h"

namespace app {

/// How one sample of a stage is made, drawn over a map or the 3D view: its neighbours with their heights,
/// lines from them to their mean, and from the mean an arrow to the new height, with the numbers. `heights`
/// are those that the view shows. Dark around light: legible on any ground.
ViewAnnotation sampleDrawing(const terrain::SampleOrigin& sample, const terrain::Heightfield& heights);

} // namespace app
