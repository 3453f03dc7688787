// SPDX-License-Identifier: MIT
#include "libterrain/generators/diamond_square/pin_field.h"

#include "libterrain/core/parallel_rows.h"
#include "libterrain/generators/diamond_square/pin_blocks.h"

#include <algorithm>
#include <array>

namespace terrain::diamond_square {
namespace {

constexpr int tileSide = 64;
using TileRow = std::array<double, tileSide>;

/// Samples of one block, at most tileSide each way.
struct Tile {
    int blockRow = 0;
    int blockColumn = 0;
    Rect samples;
};

/// A range of samples cut where blocks end and every tileSide samples from there; calls body(block, part).
template <class Body>
void forParts(const Range& range, const Range& blocks, int span, const Body& body) {
    const auto firstOf = [&](std::int64_t block) {
        return static_cast<int>((block * span + (1 << PinBlocks::finestLevel) - 1) >> PinBlocks::finestLevel);
    };
    for (int block = blocks.first; block <= blocks.last; ++block) {
        const int last = std::min(range.last, firstOf(block + 1) - 1);
        for (int first = std::max(range.first, firstOf(block)); first <= last; first += tileSide)
            body(block, Range{first, std::min(last, first + tileSide - 1)});
    }
}

std::vector<Tile> tilesOf(const Window& window, const Rect& blocks, int span) {
    std::vector<Tile> out;
    const Range columns = {window.column, window.column + window.columns - 1};
    forParts({window.row, window.row + window.rows - 1}, blocks.rows, span, [&](int blockRow, Range rows) {
        forParts(columns, blocks.columns, span, [&](int blockColumn, Range part) {
            out.push_back({blockRow, blockColumn, {rows, part}});
        });
    });
    return out;
}

/// Makes the sums of one tile.
class TileSums {
public:
    TileSums(const PinField& field, const Tile& tile)
        : m_field(field), m_tile(tile), m_count(static_cast<std::size_t>(tile.samples.columns.count())) {}

    void addFar(const PinBlocks::Polynomial& polynomial);
    void addNear(const PinSource& source);
    /// Rounds the heights' sums once.
    void addTo(float* first, std::ptrdiff_t stride) const;

private:
    /// −1…1 within a block.
    [[nodiscard]] double within(int sample, int block) const {
        return 2 * (m_field.plane.placeOf(sample) * (1 << PinBlocks::finestLevel) - block) - 1;
    }

    const PinField& m_field;
    const Tile& m_tile;
    std::size_t m_count;
    std::array<TileRow, tileSide> m_rows{};
};

void TileSums::addFar(const PinBlocks::Polynomial& polynomial) {
    std::array<TileRow, PinBlocks::order> terms{};
    for (std::size_t c = 0; c < m_count; ++c) {
        const int column = m_tile.samples.columns.first + static_cast<int>(c);
        const PinBlocks::Terms ofColumn = PinBlocks::termsAt(within(column, m_tile.blockColumn));
        for (std::size_t i = 0; i < terms.size(); ++i)
            terms[i][c] = ofColumn[i];
    }
    for (int r = 0; r < m_tile.samples.rows.count(); ++r) {
        const PinBlocks::Terms ofRow =
            PinBlocks::termsAt(within(m_tile.samples.rows.first + r, m_tile.blockRow));
        TileRow& sums = m_rows[static_cast<std::size_t>(r)];
        for (std::size_t i = 0; i < terms.size(); ++i) {
            double factor = 0;
            for (std::size_t j = 0; j < ofRow.size(); ++j)
                factor += polynomial[i][j] * ofRow[j];
            for (std::size_t c = 0; c < m_count; ++c)
                sums[c] += factor * terms[i][c];
        }
    }
}

void TileSums::addNear(const PinSource& source) {
    const PinPlane& plane = m_field.plane;
    TileRow across{};
    for (std::size_t c = 0; c < m_count; ++c)
        across[c] =
            plane.x.squaredApart(plane.placeOf(m_tile.samples.columns.first + static_cast<int>(c)), source.x);
    for (int r = 0; r < m_tile.samples.rows.count(); ++r) {
        const double down = plane.y.squaredApart(plane.placeOf(m_tile.samples.rows.first + r), source.y);
        TileRow moved{};
        for (std::size_t c = 0; c < m_count; ++c)
            moved[c] = m_field.covariance.scaled(across[c] + down);
        m_field.covariance.apply({moved.data(), m_count});
        TileRow& sums = m_rows[static_cast<std::size_t>(r)];
        for (std::size_t c = 0; c < m_count; ++c)
            sums[c] += source.weight * moved[c];
    }
}

void TileSums::addTo(float* first, std::ptrdiff_t stride) const {
    for (int r = 0; r < m_tile.samples.rows.count(); ++r) {
        const TileRow& sums = m_rows[static_cast<std::size_t>(r)];
        float* const heights = first + r * stride;
        for (std::size_t c = 0; c < m_count; ++c)
            heights[c] = static_cast<float>(heights[c] + sums[c]) + 0.0F; // never −0
    }
}

} // namespace

double PinField::between(const PinSource& a, const PinSource& b) const {
    double out = covariance.scaled(plane.x.squaredApart(a.x, b.x) + plane.y.squaredApart(a.y, b.y));
    covariance.apply({&out, 1});
    return out;
}

bool PinField::addTo(const Window& window, float* heights, const RunContext& context) const {
    const PinBlocks blocks(*this, window, context.part(0, 0.3));
    if (!blocks.isMade())
        return false;
    const std::vector<Tile> tiles = tilesOf(window, blocks.blocks(), plane.span);
    return parallelRows(context.part(0.3, 1), static_cast<int>(tiles.size()), 4, [&](int begin, int end) {
        for (int i = begin; i < end; ++i) {
            const Tile& tile = tiles[static_cast<std::size_t>(i)];
            TileSums sums(*this, tile);
            sums.addFar(blocks.at(tile.blockRow, tile.blockColumn));
            for (const PinSource& source : sources)
                if (PinBlocks::isNear(*this, source, tile.blockRow, tile.blockColumn))
                    sums.addNear(source);
            sums.addTo(
                heights + static_cast<std::ptrdiff_t>(tile.samples.rows.first - window.row) * window.columns +
                    (tile.samples.columns.first - window.column),
                window.columns);
        }
    });
}

} // namespace terrain::diamond_square
