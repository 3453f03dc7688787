// SPDX-License-Identifier: MIT
#include "libterrain/formats/resampled.h"

#include "libterrain/core/parallel_rows.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace terrain {
namespace {

constexpr int rowsOfBlock = 16;

/// What one new sample is made of: neighbours from `first` on and their weights, which add up to 1.
struct Taps {
    int first;
    std::vector<double> weights;
};

/// Makes the weights add up to 1 and their centre of gravity `place`.
void balance(Taps& taps, double place) {
    double sum = 0;
    double first = 0; // moments around the place
    double second = 0;
    for (std::size_t i = 0; i < taps.weights.size(); ++i) {
        const double away = taps.first + static_cast<double>(i) - place;
        sum += taps.weights[i];
        first += taps.weights[i] * away;
        second += taps.weights[i] * away * away;
    }
    const double tilt = second > 0 ? -first / second : 0;
    const double total = sum + tilt * first;
    for (std::size_t i = 0; i < taps.weights.size(); ++i)
        taps.weights[i] *= (1 + tilt * (taps.first + static_cast<double>(i) - place)) / total;
}

std::vector<Taps> tapsOf(int before, int after) {
    std::vector<Taps> out;
    out.reserve(static_cast<std::size_t>(after));
    const double ratio = static_cast<double>(before - 1) / (after - 1);
    for (int i = 0; i < after; ++i) {
        const double place = static_cast<double>(std::int64_t{i} * (before - 1)) / (after - 1);
        const double reach = std::max(1.0, std::min({ratio, place, before - 1 - place}));
        Taps taps{0, {}};
        const int last = std::min(before - 1, static_cast<int>(std::ceil(place + reach)));
        for (int t = std::max(0, static_cast<int>(std::floor(place - reach))); t <= last; ++t) {
            const double weight = 1 - std::abs(t - place) / reach;
            if (weight <= 0) // a hole there must not count
                continue;
            if (taps.weights.empty())
                taps.first = t;
            taps.weights.push_back(weight);
        }
        if (reach > 1) // two neighbours are balanced
            balance(taps, place);
        out.push_back(std::move(taps));
    }
    return out;
}

bool acrossRows(const Heightfield& from, Heightfield& to, const RunContext& context) {
    const std::vector<Taps> taps = tapsOf(from.columns(), to.columns());
    return parallelRows(context, to.rows(), rowsOfBlock, [&](int first, int last) {
        for (int row = first; row < last; ++row)
            for (int x = 0; x < to.columns(); ++x) {
                const Taps& tap = taps[static_cast<std::size_t>(x)];
                if (tap.weights.size() == 1) {
                    to.row(row)[x] = from.row(row)[tap.first]; // also a −0
                    continue;
                }
                double sum = 0;
                for (std::size_t i = 0; i < tap.weights.size(); ++i)
                    sum +=
                        tap.weights[i] * static_cast<double>(from.row(row)[tap.first + static_cast<int>(i)]);
                to.row(row)[x] = static_cast<float>(sum);
            }
    });
}

bool downColumns(const Heightfield& from, Heightfield& to, const RunContext& context) {
    const std::vector<Taps> taps = tapsOf(from.rows(), to.rows());
    return parallelRows(context, to.rows(), rowsOfBlock, [&](int first, int last) {
        for (int row = first; row < last; ++row) {
            const Taps& tap = taps[static_cast<std::size_t>(row)];
            if (tap.weights.size() == 1) {
                std::copy_n(from.row(tap.first), to.columns(), to.row(row));
                continue;
            }
            for (int x = 0; x < to.columns(); ++x) {
                double sum = 0;
                for (std::size_t i = 0; i < tap.weights.size(); ++i)
                    sum += tap.weights[i] * static_cast<double>(from.row(tap.first + static_cast<int>(i))[x]);
                to.row(row)[x] = static_cast<float>(sum);
            }
        }
    });
}

} // namespace

Result<Heightfield> resampled(const Heightfield& heights, int columns, int rows, const RunContext& context) {
    MORAINE_EXPECTS(heights.columns() >= 2 && heights.rows() >= 2 && columns >= 2 && rows >= 2);
    Grid half = heights.grid();
    half.columns = columns;
    half.spacingX = heights.grid().width() / (columns - 1);
    Result<Heightfield> across = Heightfield::create(half);
    if (!across)
        return across;
    if (!acrossRows(heights, across.value(), context.part(0, 0.5)))
        return Cancelled{};
    Grid grid = half;
    grid.rows = rows;
    grid.spacingY = heights.grid().depth() / (rows - 1);
    Result<Heightfield> out = Heightfield::create(grid);
    if (out && !downColumns(across.value(), out.value(), context.part(0.5, 1)))
        return Cancelled{};
    return out;
}

} // namespace terrain
