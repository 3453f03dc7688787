// SPDX-License-Identifier: MIT
#pragma once

#include "app/viewport/indexed_mesh.h"
#include "app/viewport/scene.h"

#include <optional>

namespace app {

/// How tall the figure is that shows a terrain's scale, in m.
inline constexpr double figureHeight = 1.8;

/// Where the figure stands: on the surface in the middle of the view, or at the terrain's rim nearest to it.
/// None without a terrain, and in a hole. z is exaggerated.
std::optional<glm::dvec3> figurePlace(const Scene& scene, const Camera& camera);

/// The samples whose normals are drawn: every 2^k-th column and row around the middle of the view, so that
/// they stand apart on the screen.
struct NeedleGrid {
    int firstColumn = 0; ///< multiples of `step`
    int firstRow = 0;
    int step = 1;
    int columns = 0; ///< how many of them; 0 without a terrain
    int rows = 0;
    double length = 1; ///< m
};
NeedleGrid needleGrid(const Scene& scene, const Camera& camera, const Lens& lens);

/// Needles and figure on the graphics card. Made, used and destroyed with its context current.
class TeachingMarks {
public:
    explicit TeachingMarks(Gl& gl);

    /// Draws with the program in use: Program::Needle for the grid that the scene's block has …
    void drawNeedles(int count);
    /// … and Program::Figure.
    void drawFigure();

private:
    Gl& m_gl;
    IndexedMesh m_needle;
    IndexedMesh m_figure;
};

} // namespace app
