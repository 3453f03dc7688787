// SPDX-License-Identifier: MIT
#include "libterrain/surface/mesh/mesh_origin.h"

#include "libterrain/core/number_text.h"

#include <algorithm>
#include <cmath>
#include <glm/common.hpp>

namespace terrain {
namespace {

/// Beyond, 32-bit floats lie more than a millimetre apart.
constexpr double farAway = 16384;

double originOnAxis(double minimum, double maximum) {
    const double distance = std::max(std::abs(minimum), std::abs(maximum));
    return distance >= farAway && distance > 2 * (maximum - minimum) ? std::floor(minimum) : 0;
}

int decimalsOf(float number) {
    constexpr int most = 9;
    const std::string text = numberText(number);
    if (text.find('e') != std::string::npos)
        return most;
    const std::size_t point = text.find('.');
    return point == std::string::npos ? 0 : std::min(most, static_cast<int>(text.size() - point - 1));
}

} // namespace

glm::dvec3 originFor(const glm::dvec3& minimum, const glm::dvec3& maximum) {
    return {originOnAxis(minimum.x, maximum.x), originOnAxis(minimum.y, maximum.y),
            originOnAxis(minimum.z, maximum.z)};
}

Mesh localMesh(std::span<const glm::dvec3> positions, std::vector<std::uint32_t> indices) {
    Mesh out;
    out.indices = std::move(indices);
    if (positions.empty())
        return out;
    glm::dvec3 minimum = positions.front();
    glm::dvec3 maximum = minimum;
    for (const glm::dvec3& position : positions) {
        minimum = glm::min(minimum, position);
        maximum = glm::max(maximum, position);
    }
    out.origin = originFor(minimum, maximum);
    out.vertices.reserve(positions.size());
    for (const glm::dvec3& position : positions)
        out.vertices.emplace_back(position - out.origin);
    return out;
}

void makeLocal(Mesh& mesh) {
    if (mesh.vertices.empty())
        return;
    glm::dvec3 minimum(mesh.vertices.front());
    glm::dvec3 maximum = minimum;
    for (const glm::vec3& vertex : mesh.vertices) {
        minimum = glm::min(minimum, glm::dvec3(vertex));
        maximum = glm::max(maximum, glm::dvec3(vertex));
    }
    const glm::dvec3 origin = originFor(minimum, maximum);
    if (origin == glm::dvec3(0))
        return;
    for (glm::vec3& vertex : mesh.vertices)
        vertex = glm::vec3(glm::dvec3(vertex) - origin);
    mesh.origin += origin;
}

double coordinateFrom(double origin, float offset) {
    if (origin == 0)
        return static_cast<double>(offset);
    const double scale = std::round(std::pow(10, decimalsOf(offset)));
    return std::round((origin + static_cast<double>(offset)) * scale) / scale;
}

} // namespace terrain
