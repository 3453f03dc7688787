// SPDX-License-Identifier: MIT
#include "app/viewport/hole_rims.h"

#include <cmath>

namespace app {
namespace {

constexpr std::size_t mostEdges = 400'000;

/// Which cells of a row have all their corners.
void fillClosed(const terrain::Heightfield& field, int row, std::vector<char>& closed) {
    const float* north = field.row(row);
    const float* south = field.row(row + 1);
    for (int c = 0; c + 1 < field.columns(); ++c)
        closed[static_cast<std::size_t>(c)] = !std::isnan(north[c]) && !std::isnan(north[c + 1]) &&
                                              !std::isnan(south[c]) && !std::isnan(south[c + 1]);
}

} // namespace

std::vector<RimEdge> holeRims(const terrain::Heightfield& field) {
    std::vector<RimEdge> out;
    const auto cells = static_cast<std::size_t>(field.columns() - 1);
    std::vector<char> above;
    std::vector<char> closed(cells);
    for (int row = 0; row + 1 < field.rows(); ++row) {
        fillClosed(field, row, closed);
        for (std::size_t c = 0; c < cells; ++c) {
            if (!above.empty() && above[c] != closed[c])
                out.push_back({static_cast<float>(c), static_cast<float>(row), 1, 0});
            if (c > 0 && closed[c - 1] != closed[c])
                out.push_back({static_cast<float>(c), static_cast<float>(row), 0, 1});
        }
        if (out.size() > mostEdges)
            return {};
        above = closed;
    }
    return out;
}

} // namespace app
