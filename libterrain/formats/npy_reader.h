// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/formats/file_reader.h"
#include "libterrain/formats/npy_header.h"

namespace terrain {

/// Whether an array can be a terrain: two dimensions, rows from the north and columns from the west.
bool isGrid(const NpyHeader& header);

/// Reads the array whose samples come next from `source`. OverLimit for one in Fortran's order that is too
/// large to be turned round in memory. Precondition: isGrid(header).
Result<HeightmapReaderPtr> openNpyRows(const FileProbe& probe, const char* format, const NpyHeader& header,
                                       std::unique_ptr<ByteSource> source, const ImportOptions& options);

} // namespace terrain
