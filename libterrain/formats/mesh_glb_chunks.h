// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/formats/mesh_chunks.h"

namespace terrain {

/// A .glb with a node for each chunk and a named mesh for each of its levels of detail.
Status writeGlbChunks(const ChunkSource& chunks, SafeFile& file, const RunContext& context);
std::uint64_t glbChunkBytes(const ChunkSource& chunks);

} // namespace terrain
