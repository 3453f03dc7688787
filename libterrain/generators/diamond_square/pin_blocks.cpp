// SPDX-License-Identifier: MIT
#include "libterrain/generators/diamond_square/pin_blocks.h"

#include "libterrain/core/exact_math.h"
#include "libterrain/core/parallel_rows.h"

namespace terrain::diamond_square {
namespace {

constexpr std::size_t order = PinBlocks::order;
using Terms = PinBlocks::Terms;
using Polynomial = PinBlocks::Polynomial;

/// Where polynomials are fitted: the zeros of the next Chebyshev polynomial, from −1 to 1, and the
/// polynomials' values there.
struct Nodes {
    Terms places{};
    std::array<Terms, order> terms{};

    Nodes() {
        constexpr double pi = 3.14159265358979323846;
        for (std::size_t i = 0; i < order; ++i) {
            const double angle = pi * (static_cast<double>(i) + 0.5) / order; // from the middle: cos = ∓sin
            places[i] = angle < pi / 2 ? -exactSine(pi / 2 - angle) : exactSine(angle - pi / 2);
            terms[i] = PinBlocks::termsAt(places[i]);
        }
    }
};

const Nodes& nodes() {
    static const Nodes out;
    return out;
}

double sizeOf(int level) {
    return 1.0 / (1 << level);
}

/// The polynomial that has these values at the nodes, by x and within it by y.
Polynomial fitted(const Polynomial& values) {
    Polynomial byRow{};
    for (std::size_t i = 0; i < order; ++i)
        for (std::size_t j = 0; j < order; ++j)
            for (std::size_t node = 0; node < order; ++node)
                byRow[i][j] += values[i][node] * nodes().terms[node][j];
    Polynomial out{};
    for (std::size_t i = 0; i < order; ++i)
        for (std::size_t node = 0; node < order; ++node)
            for (std::size_t j = 0; j < order; ++j)
                out[i][j] += byRow[node][j] * nodes().terms[node][i];
    for (std::size_t i = 0; i < order; ++i)
        for (std::size_t j = 0; j < order; ++j)
            out[i][j] *= (i == 0 ? 1.0 : 2.0) * (j == 0 ? 1.0 : 2.0) / (order * order);
    return out;
}

/// The terms of a coarse block at the nodes of its first or second half.
std::array<Terms, order> termsOfHalf(bool second) {
    std::array<Terms, order> out{};
    for (std::size_t i = 0; i < order; ++i)
        out[i] = PinBlocks::termsAt((nodes().places[i] + (second ? 1 : -1)) / 2);
    return out;
}

/// A coarse polynomial's values at the nodes of the quarter that block (row, column) is.
Polynomial quarterValues(const Polynomial& coarse, int row, int column) {
    static const std::array<std::array<Terms, order>, 2> halves = {termsOfHalf(false), termsOfHalf(true)};
    const std::array<Terms, order>& x = halves[static_cast<std::size_t>(column % 2)];
    const std::array<Terms, order>& y = halves[static_cast<std::size_t>(row % 2)];
    Polynomial byRow{};
    for (std::size_t i = 0; i < order; ++i)
        for (std::size_t term = 0; term < order; ++term)
            for (std::size_t k = 0; k < order; ++k)
                byRow[i][k] += x[i][term] * coarse[term][k];
    Polynomial out{};
    for (std::size_t i = 0; i < order; ++i)
        for (std::size_t j = 0; j < order; ++j)
            for (std::size_t term = 0; term < order; ++term)
                out[i][j] += byRow[i][term] * y[j][term];
    return out;
}

/// Adds to the values at a block's nodes what a source moves there.
void addSource(const PinField& field, const PinSource& source, int level, int row, int column,
               Polynomial& values) {
    const double size = sizeOf(level);
    Terms x{};
    Terms y{};
    for (std::size_t i = 0; i < order; ++i) {
        const double within = (nodes().places[i] + 1) / 2;
        x[i] = field.plane.x.squaredApart((column + within) * size, source.x);
        y[i] = field.plane.y.squaredApart((row + within) * size, source.y);
    }
    std::array<double, order * order> moved{};
    for (std::size_t i = 0; i < order; ++i)
        for (std::size_t j = 0; j < order; ++j)
            moved[i * order + j] = field.covariance.scaled(x[i] + y[j]);
    field.covariance.apply(moved);
    for (std::size_t i = 0; i < order; ++i)
        for (std::size_t j = 0; j < order; ++j)
            values[i][j] += source.weight * moved[i * order + j];
}

/// Far enough along one direction. On a wrapped terrain a block may not be a large part of the circle.
bool isFarAlong(const PinAxis& axis, double place, int index, int level) {
    const double size = sizeOf(level);
    return axis.gap(place, index * size, (index + 1) * size) >= 2 * size;
}

/// The blocks of a level that hold these of the finest.
Range atLevel(const Range& finest, int level) {
    const int halvings = PinBlocks::finestLevel - level;
    return {finest.first >> halvings, finest.last >> halvings};
}

Range blocksOf(int first, int count, int span) {
    const auto blockOf = [&](std::int64_t sample) {
        return static_cast<int>((sample << PinBlocks::finestLevel) / span);
    };
    return {blockOf(first), blockOf(std::int64_t{first} + count - 1)};
}

} // namespace

PinBlocks::Terms PinBlocks::termsAt(double t) {
    Terms out = {1, t};
    for (std::size_t i = 2; i < order; ++i)
        out[i] = 2 * t * out[i - 1] - out[i - 2];
    return out;
}

bool PinBlocks::isNear(const PinField& field, const PinSource& source, int level, int row, int column) {
    constexpr double largestArc = 0.25; // of a circle, or the polynomial would not be exact enough
    for (const PinAxis& axis : {field.plane.x, field.plane.y})
        if (axis.period > 0 && sizeOf(level) > largestArc * axis.period)
            return true;
    return !isFarAlong(field.plane.x, source.x, column, level) &&
           !isFarAlong(field.plane.y, source.y, row, level);
}

PinBlocks::Polynomial PinBlocks::made(const PinField& field, int level, int row, int column,
                                      const Polynomial* coarser) {
    Polynomial values{};
    if (coarser != nullptr)
        values = quarterValues(*coarser, row, column);
    for (const PinSource& source : field.sources) {
        const bool isNew = coarser == nullptr || isNear(field, source, level - 1, row >> 1, column >> 1);
        if (isNew && !isNear(field, source, level, row, column))
            addSource(field, source, level, row, column, values);
    }
    return fitted(values);
}

PinBlocks::PinBlocks(const PinField& field, const Window& window, const RunContext& context)
    : m_blocks{blocksOf(window.row, window.rows, field.plane.span),
               blocksOf(window.column, window.columns, field.plane.span)} {
    Rect coarse;
    std::vector<Polynomial> coarser;
    for (int level = coarsestLevel; level <= finestLevel; ++level) {
        const Rect blocks = {atLevel(m_blocks.rows, level), atLevel(m_blocks.columns, level)};
        const int columns = blocks.columns.count();
        std::vector<Polynomial> polynomials(static_cast<std::size_t>(blocks.count()));
        const bool done =
            parallelRows(context, static_cast<int>(blocks.count()), 8, [&](int first, int last) {
                for (int i = first; i < last; ++i) {
                    const int row = blocks.rows.first + i / columns;
                    const int column = blocks.columns.first + i % columns;
                    const Polynomial* const from =
                        coarser.empty() ? nullptr
                                        : &coarser[static_cast<std::size_t>(
                                              ((row >> 1) - coarse.rows.first) * coarse.columns.count() +
                                              (column >> 1) - coarse.columns.first)];
                    polynomials[static_cast<std::size_t>(i)] = made(field, level, row, column, from);
                }
            });
        if (!done)
            return;
        coarser = std::move(polynomials);
        coarse = blocks;
    }
    m_polynomials = std::move(coarser);
    m_isMade = true;
}

const PinBlocks::Polynomial& PinBlocks::at(int row, int column) const {
    return m_polynomials[static_cast<std::size_t>((row - m_blocks.rows.first) * m_blocks.columns.count() +
                                                  column - m_blocks.columns.first)];
}

} // namespace terrain::diamond_square
