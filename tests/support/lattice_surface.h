// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/heightfield.h"
#include "libterrain/surface/mesh/mesh.h"

#include <algorithm>
#include <cmath>
#include <glm/vec3.hpp>
#include <vector>

namespace support {

/// A mesh over a terrain as its samples see it: found out by going over every triangle, in double.
struct LatticeSurface {
    double worst = 0;             ///< the largest distance in height, at every sample that a triangle covers
    std::vector<bool> covered;    ///< samples, row by row
    std::int64_t doubleCells = 0; ///< twice the area, in cells
    std::int64_t turnedOver = 0;  ///< triangles that do not face up
    std::int64_t offTheLattice = 0; ///< vertices that are no sample
};

inline LatticeSurface latticeSurface(const terrain::Mesh& mesh, const terrain::Heightfield& field) {
    struct Corner {
        std::int64_t x, y;
        double z;
    };
    const terrain::Grid& grid = field.grid();
    LatticeSurface out;
    out.covered.resize(field.samples().size());
    const auto cornerOf = [&](std::uint32_t number) {
        const glm::vec3 v = mesh.vertices[number];
        const std::int64_t x = std::llround(static_cast<double>(v.x) / grid.spacingX);
        const std::int64_t y = grid.rows - 1 - std::llround(static_cast<double>(v.y) / grid.spacingY);
        out.offTheLattice += static_cast<float>(static_cast<double>(x) * grid.spacingX) == v.x &&
                                     field.at(static_cast<int>(x), static_cast<int>(y)) == v.z
                                 ? 0
                                 : 1;
        return Corner{x, y, static_cast<double>(v.z)};
    };
    const auto cross = [](const Corner& a, const Corner& b, std::int64_t x, std::int64_t y) {
        return (b.x - a.x) * (y - a.y) - (x - a.x) * (b.y - a.y);
    };
    for (std::size_t t = 0; t + 2 < mesh.indices.size(); t += 3) {
        // South is down here, so what faces up turns the other way.
        const Corner a = cornerOf(mesh.indices[t]);
        const Corner b = cornerOf(mesh.indices[t + 2]);
        const Corner c = cornerOf(mesh.indices[t + 1]);
        const std::int64_t twice = cross(a, b, c.x, c.y);
        out.turnedOver += twice > 0 ? 0 : 1;
        out.doubleCells += twice;
        for (std::int64_t y = std::min({a.y, b.y, c.y}); y <= std::max({a.y, b.y, c.y}); ++y)
            for (std::int64_t x = std::min({a.x, b.x, c.x}); x <= std::max({a.x, b.x, c.x}); ++x) {
                const std::int64_t wa = cross(b, c, x, y);
                const std::int64_t wb = cross(c, a, x, y);
                const std::int64_t wc = cross(a, b, x, y);
                if (wa < 0 || wb < 0 || wc < 0)
                    continue;
                const double plane = (static_cast<double>(wa) * a.z + static_cast<double>(wb) * b.z +
                                      static_cast<double>(wc) * c.z) /
                                     static_cast<double>(twice);
                const double height = static_cast<double>(field.at(static_cast<int>(x), static_cast<int>(y)));
                const double distance = std::abs(height - plane);
                out.worst = distance <= out.worst ? out.worst : distance; // NaN stays
                out.covered[static_cast<std::size_t>(y * grid.columns + x)] = true;
            }
    }
    return out;
}

} // namespace support
