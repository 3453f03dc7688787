// SPDX-License-Identifier: MIT
#include "libterrain/formats/no_memory.h"

namespace terrain {

Error noMemoryToWrite(const std::filesystem::path& path) {
    return {ErrorCode::OverLimit,
            TERRAIN_TEXT("formats", "%1: there is not enough memory to write it."),
            {path.string()}};
}

} // namespace terrain
