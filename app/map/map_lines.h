// SPDX-License-Identifier: MIT
#pragma once

#include "app/map/map_resample.h"
#include "libterrain/surface/horn_gradient.h"

#include <array>
#include <optional>

namespace app {

/// Heights and shape of a line of cells or of pixels.
struct MapLine {
    using Values = std::array<float, ResampledRows::mostCells>;
    Values heights;
    Values east;
    Values north;
    Values curvature; ///< only where it is wanted
};

/// Lines of cells from north to south; each is read and its slopes are computed once.
class CellLines {
public:
    /// Cells 1 … count of `rows`, which reads one cell more at both ends.
    CellLines(const ResampledRows& rows, int count, const terrain::GradientScale& scale);

    /// Lines have the curvature of the ground from now on, too. `spacingX`, `spacingY`: m between cells.
    void addCurvature(double spacingX, double spacingY) { m_spacing = {spacingX, spacingY}; }

    /// The line of cells `row`. Asked for from north to south, with steps of at most three back.
    const MapLine& line(int row);

    /// The line at a place between line place.cell and the next, smoothly from the four lines around.
    void mix(const ResampledAxis::Place& place, MapLine& out);

private:
    static constexpr int never = -9;

    const float* heights(int row);
    void bend(const terrain::RowTriple& rows, float* out) const;

    const ResampledRows& m_rows;
    int m_count;
    terrain::GradientScale m_scale;
    std::optional<std::array<double, 2>> m_spacing; ///< where curvature is wanted
    std::array<MapLine::Values, 4> m_heights;
    std::array<int, 4> m_heightsOf;
    std::array<MapLine, 4> m_lines;
    std::array<int, 4> m_linesOf;
};

/// Brings lines of cells to pixels.
class LineSpreader {
public:
    /// `firstCell`: the cell at index 0 of the lines; pixels firstPixel … firstPixel+count−1. `curved`: lines
    /// have a curvature.
    LineSpreader(const ResampledAxis& axis, int firstCell, int firstPixel, int count, bool curved);

    void spread(const MapLine& cells, MapLine& pixels) const;

private:
    int m_count;
    bool m_interpolates;
    bool m_curved;
    std::array<ResampledAxis::Place, ResampledRows::mostCells> m_places; ///< cell = index into the line
};

} // namespace app
