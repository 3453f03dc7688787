// SPDX-License-Identifier: MIT
#include "libterrain/surface/hillshade.h"

#include "libterrain/core/parallel_rows.h"
#include "libterrain/surface/horn_gradient.h"
#include "libterrain/surface/rows_avx2.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <new>

namespace terrain {
namespace {

constexpr int chunk = 512;
constexpr int grain = 32;

/// The direction to the sun: x east, y north, z up.
struct Light {
    float x;
    float y;
    float z;
};

Light lightOf(const Sun& sun) {
    const double flat = std::cos(sun.elevation);
    return {static_cast<float>(std::sin(sun.azimuth) * flat),
            static_cast<float>(std::cos(sun.azimuth) * flat), static_cast<float>(std::sin(sun.elevation))};
}

/// Lambert's law for normals (−east, −north, 1).
void shadeOf(const float* east, const float* north, int count, const Light& light, std::uint8_t* out) {
    for (int i = 0; i < count; ++i) {
        const float steepness = std::sqrt(1 + east[i] * east[i] + north[i] * north[i]);
        const float cosine = (light.z - light.x * east[i] - light.y * north[i]) / steepness;
        // A hole's NaN fails the comparison and becomes 0, as the side away from the light does.
        const float shade = cosine * 255;
        // A call of std::lround would keep the loop from being vectorised.
        // NOLINTNEXTLINE(bugprone-incorrect-roundings)
        out[i] = shade > 0 ? static_cast<std::uint8_t>(shade + 0.5F) : std::uint8_t{0};
    }
}

/// The columns first … first+count−1 of a row.
void shadeColumns(const RowTriple& rows, int first, int count, const GradientScale& scale, const Light& light,
                  std::uint8_t* out) {
    std::array<float, chunk> east;
    std::array<float, chunk> north;
    for (int x = 0; x < count; x += chunk) {
        const int part = std::min(chunk, count - x);
        hornGradient(rows, first + x, part, scale, east.data(), north.data());
        shadeOf(east.data(), north.data(), part, light, out + x);
    }
}

/// Whether its square is a normal float32, far from the ends of their range.
bool isSquarable(float value) {
    return std::abs(value) > 1e-15F && std::abs(value) < 1e15F;
}

void shadeRow(const RowTriple& rows, const GradientScale& scale, const Light& light, std::uint8_t* out) {
    const int inner = rows.columns - 2;
    const float flat = 8 / scale.east;
    const bool fast =
        rows.north != nullptr && rows.south != nullptr && inner >= rows_avx2::leastCount &&
        rows_avx2::isThere() && isSquarable(flat) &&
        rows_avx2::shade(rows, 1, inner,
                         {flat, scale.north / scale.east, light.x * 255, light.y * 255, light.z * 255 * flat},
                         out + 1);
    if (!fast)
        return shadeColumns(rows, 0, rows.columns, scale, light, out);
    shadeColumns(rows, 0, 1, scale, light, out);
    shadeColumns(rows, rows.columns - 1, 1, scale, light, out + rows.columns - 1);
}

} // namespace

LargeVector<std::uint8_t> hillshade(const Heightfield& field, const Sun& sun, double zFactor,
                                    const RunContext& context) {
    LargeVector<std::uint8_t> out;
    try {
        out.resize(field.samples().size());
    } catch (const std::bad_alloc&) {
        return {};
    }
    const Light light = lightOf(sun);
    const GradientScale scale{static_cast<float>(zFactor / field.grid().spacingX),
                              static_cast<float>(zFactor / field.grid().spacingY)};
    const bool finished = parallelRows(context, field.rows(), grain, [&](int first, int last) {
        for (int row = first; row < last; ++row) {
            const RowTriple rows{row > 0 ? field.row(row - 1) : nullptr, field.row(row),
                                 row + 1 < field.rows() ? field.row(row + 1) : nullptr, field.columns()};
            shadeRow(rows, scale, light,
                     out.data() + static_cast<std::size_t>(row) * static_cast<std::size_t>(field.columns()));
        }
    });
    return finished ? std::move(out) : LargeVector<std::uint8_t>{};
}

} // namespace terrain
