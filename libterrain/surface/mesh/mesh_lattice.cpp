// SPDX-License-Identifier: MIT
#include "libterrain/surface/mesh/mesh_lattice.h"

#include "libterrain/core/number_text.h"
#include "libterrain/core/rounded_text.h"

#include <algorithm>
#include <cmath>
#include <glm/common.hpp>
#include <limits>

namespace terrain {
namespace {

/// Marks the vertices that triangles have.
std::vector<bool> usedVertices(const Mesh& mesh) {
    std::vector<bool> out(mesh.vertices.size());
    for (const std::uint32_t vertex : mesh.indices)
        out[vertex] = true;
    return out;
}

/// The step between neighbours of 32-bit floats of this size.
double resolutionAt(double value) {
    const auto magnitude = static_cast<float>(std::abs(value));
    return double{std::nextafter(magnitude, std::numeric_limits<float>::max())} - double{magnitude};
}

double resolutionOf(const MeshBounds& bounds) {
    double out = 0;
    for (const float value : {bounds.minimum.x, bounds.minimum.y, bounds.maximum.x, bounds.maximum.y})
        out = std::max(out, resolutionAt(double{value}));
    return out;
}

/// The different values, ascending, if they lie evenly; else none.
std::vector<float> evenAxis(std::vector<float> values) {
    std::ranges::sort(values);
    values.erase(std::unique(values.begin(), values.end()), values.end());
    if (values.size() < 2 || values.size() > static_cast<std::size_t>(maximumSide))
        return {};
    const double first = values.front();
    const double spacing = (values.back() - first) / static_cast<double>(values.size() - 1);
    const double most = std::max(std::abs(first), std::abs(double{values.back()}));
    const double tolerance = std::max(spacing * 1e-3, resolutionAt(most));
    for (std::size_t i = 0; i < values.size(); ++i)
        if (!(std::abs(values[i] - (first + spacing * static_cast<double>(i))) <= tolerance))
            return {};
    return tolerance < spacing / 4 ? values : std::vector<float>();
}

double spacingOf(const std::vector<float>& axis) {
    const double width = std::abs(double{axis.back()} - double{axis.front()});
    const double spacing = width / static_cast<double>(axis.size() - 1);
    // The numbers of a mesh were rounded to 32 bits: the shortest one that they can have meant.
    const double most = std::max(std::abs(double{axis.front()}), std::abs(double{axis.back()}));
    const double accuracy = resolutionAt(most) / static_cast<double>(axis.size() - 1);
    for (double digits = 1; digits < 1e9; digits *= 10) {
        const double rounded = std::round(spacing * digits) / digits;
        if (std::abs(rounded - spacing) <= accuracy)
            return rounded;
    }
    return spacing;
}

Error wrongSpacing(TextSource text, double spacing) {
    return {ErrorCode::InvalidRequest, text, {roundedText(spacing)}, "in-spacing"};
}

} // namespace

MeshBounds boundsFromAbove(const Mesh& mesh) {
    MeshBounds out;
    const std::vector<bool> used = usedVertices(mesh);
    for (std::size_t i = 0; i < used.size(); ++i) {
        if (!used[i])
            continue;
        const glm::vec2 place(mesh.vertices[i]);
        const bool isFirst = out.vertices++ == 0;
        out.minimum = isFirst ? place : glm::min(out.minimum, place);
        out.maximum = isFirst ? place : glm::max(out.maximum, place);
    }
    return out;
}

std::optional<MeshLattice> ownLattice(const Mesh& mesh) {
    const std::vector<bool> used = usedVertices(mesh);
    const auto axisOf = [&](int axis) {
        std::vector<float> values;
        for (std::size_t i = 0; i < used.size(); ++i)
            if (used[i])
                values.push_back(mesh.vertices[i][axis] + 0.0F); // −0 is 0
        return evenAxis(std::move(values));
    };
    MeshLattice out{axisOf(0), {}, 1, 1};
    if (out.x.empty())
        return std::nullopt;
    out.y = axisOf(1);
    const auto vertices = static_cast<std::size_t>(std::ranges::count(used, true));
    if (out.y.empty() || out.x.size() * out.y.size() > 2 * vertices)
        return std::nullopt;
    std::ranges::reverse(out.y);
    out.spacingX = spacingOf(out.x);
    out.spacingY = spacingOf(out.y);
    return out;
}

Result<MeshLattice> latticeOf(const MeshBounds& bounds, double spacing) {
    if (!std::isfinite(spacing) || spacing <= 0)
        return wrongSpacing(
            TERRAIN_TEXT("surface", "The spacing must be a number of metres greater than 0, not %1."),
            spacing);
    const double across = bounds.width() / spacing;
    const double down = bounds.depth() / spacing;
    if (across >= maximumSide || down >= maximumSide || spacing < 4 * resolutionOf(bounds))
        return wrongSpacing(
            TERRAIN_TEXT("surface", "A spacing of %1 m is too fine for this mesh: choose a larger one."),
            spacing);
    // Of a cell, so that the far edge is not lost to rounding.
    const double nearlyWhole = std::max(1e-6, 2 * resolutionOf(bounds) / spacing);
    const auto columns = static_cast<std::size_t>(across + nearlyWhole) + 1;
    const auto rows = static_cast<std::size_t>(down + nearlyWhole) + 1;
    if (columns < 2 || rows < 2)
        return wrongSpacing(TERRAIN_TEXT("surface",
                                         "With a spacing of %1 m the mesh has no two samples a side: choose "
                                         "a smaller one."),
                            spacing);
    MeshLattice out{{}, {}, spacing, spacing};
    for (std::size_t i = 0; i < columns; ++i)
        out.x.push_back(std::min(bounds.maximum.x, static_cast<float>(double{bounds.minimum.x} +
                                                                      spacing * static_cast<double>(i))));
    for (std::size_t i = 0; i < rows; ++i)
        out.y.push_back(std::max(bounds.minimum.y, static_cast<float>(double{bounds.maximum.y} -
                                                                      spacing * static_cast<double>(i))));
    return out;
}

Result<double> spacingOfColumns(const MeshBounds& bounds, int columns) {
    if (columns < 2 || columns > maximumSide)
        return Error{ErrorCode::InvalidRequest,
                     TERRAIN_TEXT("surface", "A terrain has from 2 to %2 columns, not %1."),
                     {numberText(columns), numberText(maximumSide)},
                     "mesh-columns"};
    return bounds.width() / (columns - 1);
}

double suggestedSpacing(const MeshBounds& bounds) {
    const double vertices = std::max<double>(4, static_cast<double>(bounds.vertices));
    const double area = bounds.width() * bounds.depth();
    const double spacing = std::min({std::sqrt(area / vertices), bounds.width(), bounds.depth()});
    if (!(spacing > 0))
        return 1;
    double unit = 1; // a tenth of the first digit's
    while (unit * 10 > spacing)
        unit /= 10;
    while (unit * 100 <= spacing)
        unit *= 10;
    const double rounded = std::floor(spacing / unit) * unit;
    return std::max(rounded, 4 * resolutionOf(bounds));
}

} // namespace terrain
