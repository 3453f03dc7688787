// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/formats/heightmap_reader.h"

namespace terrain {

/// Why a file that no format recognised, or whose suffix belongs to a format that it is not, cannot be read:
/// one sentence that names the file, what it looks like from its first bytes, and how to convert it.
Error refusal(const FileProbe& probe);

/// Whether the first bytes are those of a known kind of file, so that its suffix cannot be right.
bool looksLikeKnownKind(const FileProbe& probe);

} // namespace terrain
