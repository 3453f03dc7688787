// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/heightfield.h"

#include <array>

namespace terrain {

/// Three neighbouring rows of heights; north or south is null at the border.
struct RowTriple {
    const float* north = nullptr;
    const float* centre = nullptr;
    const float* south = nullptr;
    int columns = 0;
};
/// A row of a field and its neighbours.
RowTriple rowsAround(const Heightfield& heights, int row);

/// The eight neighbours of a sample and itself, index 3·(south 0…2) + (east 0…2). Missing ones (border or
/// hole) are filled so that a plane stays a plane: sides from the opposite side, corners from the two sides
/// beside them. Precondition: the sample is no hole.
std::array<float, 9> filledNeighbours(const RowTriple& rows, int column);

/// How height differences become slopes: vertical scale / spacing, eastward and northward.
struct GradientScale {
    float east = 1;
    float north = 1;
};

/// Horn's gradient (Horn 1981, "Hill shading and the reflectance map": third-order differences over 3 × 3
/// samples) of the columns first … first+count−1: rise per unit eastward and northward. Missing neighbours
/// (border or hole) are continued through the centre, so that planes keep their gradient everywhere. NaN
/// where the centre is a hole.
void hornGradient(const RowTriple& rows, int first, int count, const GradientScale& scale, float* east,
                  float* north);

} // namespace terrain
