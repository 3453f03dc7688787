// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/height_blob.h"
#include "libterrain/parameters/height_table.h"

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

namespace terrain {

/// A point with a height: x eastward and y southward from the north-west, as fractions (0…1) of the terrain's
/// width and depth; height in m.
struct FixedPoint {
    double x = 0;
    double y = 0;
    double height = 0;
    friend bool operator==(const FixedPoint&, const FixedPoint&) = default;
};
using PointList = std::vector<FixedPoint>;

/// A point of a curve. What its numbers stand for, and where they may lie, its parameter's CurveFrame says.
struct CurvePoint {
    double x = 0; ///< what is given
    double y = 0; ///< what it becomes, or gets
    friend bool operator==(const CurvePoint&, const CurvePoint&) = default;
};
using CurvePoints = std::vector<CurvePoint>; ///< of a parameter: isCurve()

/// The value of a parameter. Which alternative it holds follows from the ParameterType:
/// Boolean bool · Integer int64 · Real double · Choice, Seed, Text string · Points PointList · Table
/// HeightTable · Curve CurvePoints · Heights SharedBlob.
using ParameterValue =
    std::variant<bool, std::int64_t, double, std::string, PointList, HeightTable, CurvePoints, SharedBlob>;

/// Equal content; blobs are equal when their hashes are.
bool sameValue(const ParameterValue& a, const ParameterValue& b);

} // namespace terrain
