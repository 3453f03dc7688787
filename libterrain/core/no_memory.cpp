// SPDX-License-Identifier: MIT
#include "libterrain/core/no_memory.h"

namespace terrain {

Error noMemoryToRead(const std::filesystem::path& path) {
    return {ErrorCode::OverLimit,
            TERRAIN_TEXT("core", "%1: there is not enough memory to read it: close other programs, or use a "
                                 "smaller file."),
            {path.string()}};
}

Error noMemoryToWrite(const std::filesystem::path& path) {
    return {ErrorCode::OverLimit,
            TERRAIN_TEXT("core", "%1: there is not enough memory to write it: close other programs, or "
                                 "choose a smaller size."),
            {path.string()}};
}

} // namespace terrain
