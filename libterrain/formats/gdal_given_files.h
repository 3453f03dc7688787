// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace terrain {

/// A file that a process was handed.
struct GivenFile {
    std::string name; ///< without folders
    int descriptor = -1;
    std::uint64_t size = 0;
};

/// Makes these the only files that GDAL can open in this process, and gives the folder in which it finds
/// them; every other name leads nowhere. Call once, with files that stay open.
std::string showGivenFiles(std::vector<GivenFile> files);

} // namespace terrain
