// SPDX-License-Identifier: MIT
#include "libterrain/surface/mesh/lattice_mesh.h"

#include <algorithm>
#include <bit>

namespace terrain {
namespace {

/// Numbers the samples that are vertices, in the order of rows and columns.
class SampleNumbers {
public:
    explicit SampleNumbers(const Heightfield& field)
        : m_columns(static_cast<std::size_t>(field.columns())),
          m_words((static_cast<std::size_t>(field.grid().sampleCount()) + 63) / 64) {}

    void mark(int column, int row) {
        const std::size_t sample = index(column, row);
        m_words[sample / 64].bits |= std::uint64_t{1} << sample % 64;
    }
    /// Gives the numbers; to be called after every mark. Returns how many there are.
    std::uint32_t number() {
        std::uint32_t count = 0;
        for (Word& word : m_words) {
            word.before = count;
            count += static_cast<std::uint32_t>(std::popcount(word.bits));
        }
        return count;
    }
    [[nodiscard]] std::uint32_t at(int column, int row) const {
        const std::size_t sample = index(column, row);
        const Word& word = m_words[sample / 64];
        const std::uint64_t lower = word.bits & ((std::uint64_t{1} << sample % 64) - 1);
        return word.before + static_cast<std::uint32_t>(std::popcount(lower));
    }
    /// Calls body(column, row) for all of them in order.
    template <class Body>
    void forEach(const Body& body) const {
        for (std::size_t i = 0; i < m_words.size(); ++i)
            for (std::uint64_t bits = m_words[i].bits; bits != 0; bits &= bits - 1) {
                const std::size_t sample = i * 64 + static_cast<std::size_t>(std::countr_zero(bits));
                body(static_cast<int>(sample % m_columns), static_cast<int>(sample / m_columns));
            }
    }

private:
    struct Word {
        std::uint64_t bits = 0;
        std::uint32_t before = 0; ///< numbers given to the words before
    };
    [[nodiscard]] std::size_t index(int column, int row) const {
        return static_cast<std::size_t>(row) * m_columns + static_cast<std::size_t>(column);
    }
    std::size_t m_columns;
    std::vector<Word> m_words;
};

/// Where the triangles whose northernmost vertex is in a row begin in the list; kept ones alone.
std::vector<std::uint32_t> startsOfRows(const LatticeDelaunay& triangles, int rows,
                                        const std::vector<bool>& kept) {
    std::vector<std::uint32_t> starts(static_cast<std::size_t>(rows) + 1);
    for (std::uint32_t t = 0; t < triangles.size(); ++t)
        if (kept[t])
            ++starts[static_cast<std::size_t>(triangles.code().row(std::ranges::min(triangles[t].vertices)) +
                                              1)];
    for (std::size_t row = 1; row < starts.size(); ++row)
        starts[row] += starts[row - 1];
    return starts;
}

} // namespace

Mesh meshOf(const LatticeDelaunay& triangles, const Heightfield& field,
            const std::function<bool(std::uint32_t)>& isKept) {
    const LatticeCode& code = triangles.code();
    std::vector<bool> kept(triangles.size());
    SampleNumbers numbers(field);
    for (std::uint32_t t = 0; t < triangles.size(); ++t) {
        kept[t] = isKept(t);
        if (kept[t])
            for (const std::uint32_t vertex : triangles[t].vertices)
                numbers.mark(code.column(vertex), code.row(vertex));
    }
    Mesh out;
    out.vertices.reserve(numbers.number());
    const Grid& grid = field.grid();
    numbers.forEach([&](int column, int row) {
        out.vertices.emplace_back(column * grid.spacingX, (grid.rows - 1 - row) * grid.spacingY,
                                  field.at(column, row));
    });
    std::vector<std::uint32_t> next = startsOfRows(triangles, field.rows(), kept);
    out.indices.resize(std::size_t{next.back()} * 3);
    for (std::uint32_t t = 0; t < triangles.size(); ++t) {
        if (!kept[t])
            continue;
        const auto& vertices = triangles[t].vertices;
        const auto row = static_cast<std::size_t>(code.row(std::ranges::min(vertices)));
        std::uint32_t* to = out.indices.data() + std::size_t{next[row]++} * 3;
        for (const std::size_t i : {0, 2, 1}) // counter-clockwise with north up
            *to++ = numbers.at(code.column(vertices[i]), code.row(vertices[i]));
    }
    return out;
}

} // namespace terrain
