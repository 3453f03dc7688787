// SPDX-License-Identifier: MIT
#include "libterrain/filters/resample/samples.h"

#include "libterrain/core/parallel_rows.h"

#include <algorithm>
#include <cmath>

namespace terrain::resample {
namespace {

/// The land between the grid's samples. Beyond those borders of the window that are none of the grid's
/// anything is read.
class Land {
public:
    explicit Land(const FilterInput& input) : m_input(input) {}

    /// At a place in columns and rows of the grid.
    [[nodiscard]] double at(double x, double y) const {
        const double lastX = m_input.grid.columns - 1;
        const double lastY = m_input.grid.rows - 1;
        return reflected(
            x, lastX, [&](double u) { return reflected(y, lastY, [&](double v) { return inside(u, v); }); });
    }

    /// The mean of the samples of these columns and rows; NaN where all are missing.
    [[nodiscard]] double meanOf(int left, int right, int top, int bottom) const {
        double sum = 0;
        int count = 0;
        for (int r = top; r <= bottom; ++r)
            for (int c = left; c <= right; ++c)
                if (const double height = sample(c, r); height == height) {
                    sum += height;
                    ++count;
                }
        return count == 0 ? static_cast<double>(hole) : sum / count;
    }

private:
    /// height(place), or from 0 … last by point reflection: 2·height(border) − height(as far inside); where
    /// the grid does not reach so far, with the slope from its other border.
    template <class Height>
    static double reflected(double place, double last, const Height& height) {
        if (place >= 0 && place <= last)
            return height(place);
        const double border = place < 0 ? 0.0 : last;
        const double away = std::abs(place - border);
        const double back = std::min(away, last);
        const double atBorder = height(border);
        const double there = height(place < 0 ? back : last - back);
        return there == there ? atBorder + (atBorder - there) * (away / back) : atBorder;
    }

    [[nodiscard]] double sample(int column, int row) const {
        const Window& window = m_input.window;
        return static_cast<double>(
            m_input.heights.at(std::clamp(column - window.column, 0, window.columns - 1),
                               std::clamp(row - window.row, 0, window.rows - 1)));
    }

    [[nodiscard]] double inside(double x, double y) const {
        const int c = std::min(static_cast<int>(x), m_input.grid.columns - 2);
        const int r = std::min(static_cast<int>(y), m_input.grid.rows - 2);
        const double u = x - c;
        const double v = y - r;
        double sum = 0;
        double weights = 0;
        const auto add = [&](int column, int row, double weight) {
            if (const double height = sample(column, row); weight > 0 && height == height) {
                sum += weight * height;
                weights += weight;
            }
        };
        add(c, r, (1 - u) * (1 - v));
        add(c + 1, r, u * (1 - v));
        add(c, r + 1, (1 - u) * v);
        add(c + 1, r + 1, u * v);
        return weights > 0 ? sum / weights : static_cast<double>(hole);
    }

    const FilterInput& m_input;
};

/// The first and last column of a cell; none in a cell beyond the grid.
struct Cell {
    int first = 0;
    int last = -1;
};

Cell cellOf(const SampleLine& line, int sample) {
    int first = static_cast<int>(std::floor(line.placeOf(sample) - 0.5 * line.placeOf(1))) - 1;
    first = std::max(first, 0);
    while (first <= line.last() && line.cellOf(first) < sample)
        ++first;
    int last = first;
    while (last <= line.last() && line.cellOf(last) == sample)
        ++last;
    return {first, last - 1};
}

double meanAt(const Land& land, const SampleLine& columns, const SampleLine& rows, int column, int row) {
    const Cell across = cellOf(columns, column);
    const Cell down = cellOf(rows, row);
    return land.meanOf(across.first, across.last, down.first, down.last);
}

} // namespace

Result<Samples> Samples::take(const FilterInput& input, const SampleLine& columns, const SampleLine& rows,
                              Kernel kernel, const RunContext& context) {
    const Window& window = input.window;
    Samples out;
    out.m_firstColumn = columns.tapsOf(window.column, kernel).first;
    out.m_firstRow = rows.tapsOf(window.row, kernel).first;
    Grid grid;
    grid.columns = columns.tapsOf(window.column + window.columns - 1, kernel).first + 4 - out.m_firstColumn;
    grid.rows = rows.tapsOf(window.row + window.rows - 1, kernel).first + 4 - out.m_firstRow;
    Result<Heightfield> heights = Heightfield::create(grid);
    if (!heights)
        return heights.failure();
    out.m_heights = std::move(heights).value();
    const Land land(input);
    const bool finished = parallelRows(context, grid.rows, 1, [&](int first, int last) {
        for (int r = first; r < last; ++r) {
            float* to = out.m_heights.row(r);
            const int row = out.m_firstRow + r;
            for (int c = 0; c < grid.columns; ++c) {
                const int column = out.m_firstColumn + c;
                to[c] = static_cast<float>(kernel == Kernel::Area
                                               ? meanAt(land, columns, rows, column, row)
                                               : land.at(columns.placeOf(column), rows.placeOf(row)));
            }
        }
    });
    if (!finished)
        return Cancelled{};
    return out;
}

} // namespace terrain::resample
