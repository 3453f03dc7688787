// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/formats/mesh_format.h"

namespace terrain {

// One function a format, each in a file of its own; mesh_catalogue.cpp lists them.
const MeshFormat& objFormat();
const MeshFormat& stlFormat();
const MeshFormat& plyFormat();
const MeshFormat& glbFormat();
const MeshFormat& threeMfFormat();

} // namespace terrain
