// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/formats/mesh_format.h"

namespace terrain {

/// The triangles of a glTF 2.0 file in its binary container: of every node of its scene, in the places that
/// the nodes give them, turned from y up to z up (north is −z). Points and lines are passed over.
/// UnusableInput, by name, for compressed geometry and for data in other files.
Result<Mesh> readGlb(const FileProbe& probe, const RunContext& context);

} // namespace terrain
