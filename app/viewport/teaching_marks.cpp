// SPDX-License-Identifier: MIT
#include "app/viewport/teaching_marks.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace app {
namespace {

constexpr double needleDistance = 16; ///< pixels between needles in the middle of the view, at least
constexpr int mostNeedles = 96;       ///< along each axis

/// Rings of a part of the body, from below; each is an ellipse about a point, all in m from the feet.
struct Ring {
    double x;
    double z;
    double width; ///< half of it, x …
    double depth; ///< … and y
};

constexpr int ringPoints = 10;

/// The skin over rings, closed at both ends by rings without extent.
void addSkin(std::span<const Ring> rings, std::vector<glm::vec4>& vertices, std::vector<GLushort>& indices) {
    const auto first = static_cast<GLushort>(vertices.size());
    for (const Ring& ring : rings)
        for (int i = 0; i <= ringPoints; ++i) {
            const double angle = 2 * std::numbers::pi * i / ringPoints;
            vertices.emplace_back(ring.x + ring.width * std::cos(angle), ring.depth * std::sin(angle), ring.z,
                                  0);
        }
    for (const GLushort index : gridIndices(ringPoints, static_cast<int>(rings.size()) - 1))
        indices.push_back(static_cast<GLushort>(first + index));
}

/// Someone who stands upright, 1.8 m tall.
IndexedMesh makeFigure(Gl& gl) {
    constexpr Ring body[] = {{0, 0.84, 0, 0},       {0, 0.86, 0.15, 0.10}, {0, 1.05, 0.14, 0.09},
                             {0, 1.25, 0.17, 0.11}, {0, 1.42, 0.20, 0.11}, {0, 1.49, 0.15, 0.09},
                             {0, 1.52, 0.05, 0.05}, {0, 1.57, 0.05, 0.05}, {0, 1.57, 0, 0}};
    constexpr Ring head[] = {{0, 1.54, 0, 0},        {0, 1.57, 0.06, 0.07},  {0, 1.62, 0.08, 0.095},
                             {0, 1.69, 0.085, 0.10}, {0, 1.75, 0.075, 0.09}, {0, 1.785, 0.045, 0.055},
                             {0, 1.80, 0, 0}};
    std::vector<glm::vec4> vertices;
    std::vector<GLushort> indices;
    addSkin(body, vertices, indices);
    addSkin(head, vertices, indices);
    for (const double side : {-1.0, 1.0}) {
        const Ring leg[] = {{side * 0.10, 0, 0, 0},           {side * 0.10, 0.005, 0.05, 0.10},
                            {side * 0.10, 0.07, 0.045, 0.06}, {side * 0.09, 0.30, 0.06, 0.06},
                            {side * 0.09, 0.50, 0.065, 0.07}, {side * 0.08, 0.88, 0.085, 0.09},
                            {side * 0.08, 0.90, 0, 0}};
        const Ring arm[] = {{side * 0.27, 0.72, 0, 0},        {side * 0.27, 0.74, 0.035, 0.045},
                            {side * 0.26, 0.90, 0.035, 0.04}, {side * 0.25, 1.12, 0.042, 0.045},
                            {side * 0.22, 1.38, 0.055, 0.06}, {side * 0.19, 1.45, 0, 0}};
        addSkin(leg, vertices, indices);
        addSkin(arm, vertices, indices);
    }
    return {gl, vertices, indices};
}

} // namespace

std::optional<glm::dvec3> figurePlace(const Scene& scene, const Camera& camera) {
    if (!scene.heights)
        return std::nullopt;
    const SceneBox box = scene.box();
    const glm::dvec3 focus = camera.focus();
    const glm::dvec2 at(std::clamp(focus.x, 0.0, box.width), std::clamp(focus.y, 0.0, box.depth));
    const Ground ground = scene.ground();
    if (!ground.metresAt(at.x, at.y))
        return std::nullopt;
    return glm::dvec3(at, ground.heightAt(at.x, at.y));
}

NeedleGrid needleGrid(const Scene& scene, const Camera& camera, const Lens& lens) {
    NeedleGrid out;
    if (!scene.heights)
        return out;
    const terrain::Grid& grid = scene.heights->shown->grid();
    const double spacing = std::min(grid.spacingX, grid.spacingY);
    const double perPixel = 2 * camera.distance * lens.tangents().x / std::max(lens.width, 1.0);
    while (out.step * spacing < needleDistance * perPixel && out.step < std::max(grid.columns, grid.rows))
        out.step *= 2;
    const glm::dvec3 focus = camera.focus();
    const auto along = [&](double middle, int samples, int& first) {
        const int last = (samples - 1) / out.step;
        const auto nearest = static_cast<int>(std::lround(std::clamp(middle / out.step, 0.0, last * 1.0)));
        const int from = std::max(0, nearest - mostNeedles / 2);
        first = from * out.step;
        return std::min(last, from + mostNeedles - 1) - from + 1;
    };
    out.columns = along(focus.x / grid.spacingX, grid.columns, out.firstColumn);
    out.rows = along(grid.rows - 1 - focus.y / grid.spacingY, grid.rows, out.firstRow);
    out.length = 0.9 * out.step * spacing;
    return out;
}

TeachingMarks::TeachingMarks(Gl& gl) : m_gl(gl) {
    m_needle = IndexedMesh(
        gl, gridVertices(1, 1, [](int along, int side) { return glm::vec4(along, 2 * side - 1, 0, 0); }),
        gridIndices(1, 1));
    m_figure = makeFigure(gl);
}

void TeachingMarks::drawNeedles(int count) {
    m_needle.bind(m_gl);
    m_gl.glDrawElementsInstanced(GL_TRIANGLES, m_needle.indexCount(), GL_UNSIGNED_SHORT, nullptr, count);
}

void TeachingMarks::drawFigure() {
    m_figure.bind(m_gl);
    m_gl.glDrawElements(GL_TRIANGLES, m_figure.indexCount(), GL_UNSIGNED_SHORT, nullptr);
}

} // namespace app
