// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace support {

/// A 3MF file as the 3MF Consortium's own library sees it.
struct Read3mf {
    std::string problem; ///< empty: it was read
    bool isMillimetres = false;
    bool isMetres = false;
    unsigned warnings = 0;
    unsigned meshes = 0;
    unsigned built = 0;      ///< things to be printed
    bool isManifold = false; ///< and oriented; of the first mesh, like what follows
    std::vector<std::array<float, 3>> vertices;
    std::vector<std::array<std::uint32_t, 3>> triangles;
};

/// Whether the tests were built with that library.
bool has3mfReader();
Read3mf read3mf(const std::string& path);

} // namespace support
