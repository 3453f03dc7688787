// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/formats/mesh_format.h"

namespace terrain {

/// The triangles of a glTF 2.0 file, binary or text: of every node of its scene, in the places that the nodes
/// give them, turned from y up to z up (north is −z). Points and lines are passed over; of meshes that are
/// named as chunks with levels of detail only the finest level is taken, which is noted.
/// UnusableInput, by name, for compressed geometry and for data in other folders.
Result<Mesh> readGlb(const FileProbe& probe, std::vector<Text>& notes, const RunContext& context);

} // namespace terrain
