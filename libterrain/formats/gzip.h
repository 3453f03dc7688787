// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/formats/heightmap_reader.h"

namespace terrain {

/// Whether a file begins as gzip does (RFC 1952).
bool isGzip(const FileProbe& probe);

/// The first bytes, at most `most`, of what is packed in the start of a gzip file; fewer or none when it is
/// damaged.
std::vector<std::byte> unpackedStart(const FileProbe& probe, std::size_t most);

/// What is packed in a gzip file, checked against its checksum. What would grow beyond the bound of
/// checkBlock is refused while it is unpacked. UnusableInput for a damaged file.
Result<std::vector<std::byte>> unpackedGzip(const FileProbe& probe);

} // namespace terrain
