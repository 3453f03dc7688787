// SPDX-License-Identifier: MIT
#include "app/map/map_lines.h"

#include "libterrain/surface/curvature.h"

#include <algorithm>
#include <cmath>

namespace app {
namespace {

/// The weights of four equally spaced values for a place between the middle two (Catmull and Rom 1974): the
/// curve passes through the values without a kink.
struct Weights {
    explicit Weights(float t)
        : before(((2 - t) * t - 1) * t / 2), from(((3 * t - 5) * t * t + 2) / 2),
          to(((4 - 3 * t) * t + 1) * t / 2), after((t - 1) * t * t / 2), nearer(t < 0.5F) {}

    float before;
    float from;
    float to;
    float after;
    bool nearer; ///< the place is nearer to `from` than to `to`
};

/// Missing outer values are continued straight; beside a hole the nearer of the middle values holds.
float between(float a, float b, float c, float d, const Weights& w) {
    const float before = std::isnan(a) ? 2 * b - c : a;
    const float after = std::isnan(d) ? 2 * c - b : d;
    const float mixed = before * w.before + b * w.from + c * w.to + after * w.after;
    const float nearest = w.nearer ? b : c;
    return std::isnan(mixed) ? nearest : mixed;
}

void mixValues(const std::array<const float*, 4>& lines, const Weights& w, int count, float* out) {
    for (int i = 0; i < count; ++i)
        out[i] = between(lines[0][i], lines[1][i], lines[2][i], lines[3][i], w);
}

} // namespace

CellLines::CellLines(const ResampledRows& rows, int count, const terrain::GradientScale& scale)
    : m_rows(rows), m_count(count), m_scale(scale) {
    m_heightsOf.fill(never);
    m_linesOf.fill(never);
}

const float* CellLines::heights(int row) {
    const auto slot = static_cast<std::size_t>(row & 3);
    if (m_heightsOf[slot] != row) {
        m_rows.read(row, m_heights[slot].data());
        m_heightsOf[slot] = row;
    }
    return m_heights[slot].data();
}

const MapLine& CellLines::line(int row) {
    const auto slot = static_cast<std::size_t>(row & 3);
    MapLine& out = m_lines[slot];
    if (m_linesOf[slot] == row)
        return out;
    const float* north = heights(row - 1);
    const float* centre = heights(row);
    const float* south = heights(row + 1);
    hornGradient({north, centre, south, m_count + 2}, 1, m_count, m_scale, out.east.data(), out.north.data());
    std::copy_n(centre + 1, m_count, out.heights.begin());
    if (m_spacing)
        bend({north, centre, south, m_count + 2}, out.curvature.data());
    m_linesOf[slot] = row;
    return out;
}

void CellLines::bend(const terrain::RowTriple& rows, float* out) const {
    for (int i = 0; i < m_count; ++i)
        out[i] = std::isnan(rows.centre[i + 1]) ? terrain::hole
                                                : terrain::meanCurvature(filledNeighbours(rows, i + 1),
                                                                         (*m_spacing)[0], (*m_spacing)[1]);
}

void CellLines::mix(const ResampledAxis::Place& place, MapLine& out) {
    const std::array<const MapLine*, 4> l{&line(place.cell - 1), &line(place.cell), &line(place.cell + 1),
                                          &line(place.cell + 2)};
    const Weights w(place.toNext);
    mixValues({l[0]->heights.data(), l[1]->heights.data(), l[2]->heights.data(), l[3]->heights.data()}, w,
              m_count, out.heights.data());
    mixValues({l[0]->east.data(), l[1]->east.data(), l[2]->east.data(), l[3]->east.data()}, w, m_count,
              out.east.data());
    mixValues({l[0]->north.data(), l[1]->north.data(), l[2]->north.data(), l[3]->north.data()}, w, m_count,
              out.north.data());
    if (m_spacing)
        mixValues(
            {l[0]->curvature.data(), l[1]->curvature.data(), l[2]->curvature.data(), l[3]->curvature.data()},
            w, m_count, out.curvature.data());
}

LineSpreader::LineSpreader(const ResampledAxis& axis, int firstCell, int firstPixel, int count, bool curved)
    : m_count(count), m_interpolates(axis.interpolates()), m_curved(curved) {
    for (int i = 0; i < count; ++i) {
        const ResampledAxis::Place place = axis.place(firstPixel + i);
        m_places[static_cast<std::size_t>(i)] = {place.cell - firstCell, place.toNext};
    }
}

void LineSpreader::spread(const MapLine& cells, MapLine& pixels) const {
    if (!m_interpolates) {
        const int first = m_places[0].cell;
        std::copy_n(cells.heights.begin() + first, m_count, pixels.heights.begin());
        std::copy_n(cells.east.begin() + first, m_count, pixels.east.begin());
        std::copy_n(cells.north.begin() + first, m_count, pixels.north.begin());
        if (m_curved)
            std::copy_n(cells.curvature.begin() + first, m_count, pixels.curvature.begin());
        return;
    }
    for (int i = 0; i < m_count; ++i) {
        const auto k = static_cast<std::size_t>(i);
        const Weights w(m_places[k].toNext);
        const auto value = [&](const MapLine::Values& v) {
            const float* p = v.data() + m_places[k].cell;
            return between(p[-1], p[0], p[1], p[2], w);
        };
        pixels.heights[k] = value(cells.heights);
        pixels.east[k] = value(cells.east);
        pixels.north[k] = value(cells.north);
        if (m_curved)
            pixels.curvature[k] = value(cells.curvature);
    }
}

} // namespace app
