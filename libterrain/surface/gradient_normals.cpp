// SPDX-License-Identifier: MIT
#include "libterrain/core/parallel_rows.h"
#include "libterrain/surface/normals.h"
#include "libterrain/surface/rows_avx2.h"

#include <algorithm>
#include <cmath>
#include <new>

namespace terrain {
namespace {

constexpr int grain = 32;

/// Central differences of a row, in parts that are worked on one after the other.
class RowDifferences {
public:
    static constexpr int capacity = 512;

    RowDifferences(const Heightfield& field, int row)
        : m_centre(field.row(row)), m_north(row > 0 ? field.row(row - 1) : nullptr),
          m_south(row + 1 < field.rows() ? field.row(row + 1) : nullptr), m_columns(field.columns()),
          m_perX(static_cast<float>(1 / field.grid().spacingX)),
          m_perY(static_cast<float>(1 / field.grid().spacingY)) {}

    /// The packed normals of the columns first … first+count−1, count ≤ capacity.
    void pack(int first, int count, PackedNormal* out) {
        const bool border = m_north == nullptr || m_south == nullptr;
        const int from = border ? first + count : std::min(first + count, std::max(first, 1));
        const int to = std::max(from, std::min(first + count, m_columns - 1));
        const bool gaps = withoutGaps(from, to, first) > 0;
        for (int x = first; x < first + count; ++x)
            if (x < from || x >= to || (gaps && isGap(x, first)))
                withGaps(x, first);
        packRow(count, out);
    }

private:
    int withoutGaps(int from, int to, int first) {
        int gaps = 0;
        for (int x = from; x < to; ++x) {
            const float east = (m_centre[x + 1] - m_centre[x - 1]) * (m_perX / 2);
            const float north = (m_north[x] - m_south[x]) * (m_perY / 2);
            m_eastward[x - first] = east;
            m_northward[x - first] = north;
            gaps += std::isnan(east + north + m_centre[x]) ? 1 : 0;
        }
        return gaps;
    }

    [[nodiscard]] bool isGap(int x, int first) const {
        return std::isnan(m_eastward[x - first] + m_northward[x - first] + m_centre[x]);
    }

    void withGaps(int x, int first) {
        const float west = x > 0 ? m_centre[x - 1] : hole;
        const float east = x + 1 < m_columns ? m_centre[x + 1] : hole;
        const float south = m_south != nullptr ? m_south[x] : hole;
        const float north = m_north != nullptr ? m_north[x] : hole;
        m_eastward[x - first] = difference(west, m_centre[x], east, m_perX);
        m_northward[x - first] = difference(south, m_centre[x], north, m_perY);
    }

    /// From two neighbours; a missing one leaves the difference to the centre over one spacing. 0 in a hole.
    static float difference(float before, float centre, float after, float perSpacing) {
        if (std::isnan(centre))
            return 0;
        const bool hasBefore = !std::isnan(before);
        const bool hasAfter = !std::isnan(after);
        const float rise = (hasAfter ? after : centre) - (hasBefore ? before : centre);
        return rise * (hasBefore && hasAfter ? perSpacing / 2 : perSpacing);
    }

    void packRow(int count, PackedNormal* out) const {
        for (int i = 0; i < count; ++i) {
            const float east = m_eastward[i];
            const float north = m_northward[i];
            const float scale = -32767 / std::sqrt(1 + east * east + north * north);
            out[i] = {rounded(east * scale), rounded(north * scale)};
        }
    }

    static std::int16_t rounded(float value) {
        return static_cast<std::int16_t>(value + (value < 0 ? -0.5F : 0.5F));
    }

    const float* m_centre;
    const float* m_north;
    const float* m_south;
    int m_columns;
    float m_perX;
    float m_perY;
    float m_eastward[capacity];
    float m_northward[capacity];
};

/// The rows of a field that have a row on both sides, all at once where the processor can.
class FastRows {
public:
    explicit FastRows(const Heightfield& field)
        : m_field(field), m_half{static_cast<float>(0.5 / field.grid().spacingX),
                                 static_cast<float>(0.5 / field.grid().spacingY)},
          m_streamed(field.grid().sampleCount() > streamedSamples) {}

    [[nodiscard]] bool isStreamed() const { return m_streamed; }

    /// The row's normals but the first and the last one. False when nothing was made, or not all of it
    /// rightly.
    [[nodiscard]] bool make(int row, PackedNormal* out, LineStream<PackedNormal>* stream) const {
        const int inner = m_field.columns() - 2;
        if (row == 0 || row + 1 >= m_field.rows() || inner < rows_avx2::leastCount || !rows_avx2::isThere())
            return false;
        const RowTriple rows{m_field.row(row - 1), m_field.row(row), m_field.row(row + 1), m_field.columns()};
        return rows_avx2::normals(rows, 1, inner, m_half, out + 1, stream);
    }

private:
    /// Results above this size are not in the cache when somebody reads them.
    static constexpr std::int64_t streamedSamples = std::int64_t{6} << 20;

    const Heightfield& m_field;
    GradientScale m_half;
    bool m_streamed;
};

void makeRow(const Heightfield& field, const FastRows& fast, int row, PackedNormal* out,
             LineStream<PackedNormal>* stream) {
    const int columns = field.columns();
    RowDifferences differences(field, row);
    const auto single = [&](int x) {
        PackedNormal normal{};
        differences.pack(x, 1, &normal);
        putSample(stream, out + x, normal);
    };
    single(0);
    if (fast.make(row, out, stream)) {
        single(columns - 1);
        return;
    }
    if (stream != nullptr)
        stream->flush();
    for (int x = 0; x < columns; x += RowDifferences::capacity)
        differences.pack(x, std::min(RowDifferences::capacity, columns - x), out + x);
}

} // namespace

LargeVector<PackedNormal> gradientNormals(const Heightfield& field, const RunContext& context) {
    LargeVector<PackedNormal> out;
    try {
        out.resize(field.samples().size());
    } catch (const std::bad_alloc&) {
        return {};
    }
    const FastRows fast(field);
    const bool finished = parallelRows(context, field.rows(), grain, [&](int first, int last) {
        LineStream<PackedNormal> stream;
        for (int row = first; row < last; ++row)
            makeRow(field, fast, row,
                    out.data() + static_cast<std::size_t>(row) * static_cast<std::size_t>(field.columns()),
                    fast.isStreamed() ? &stream : nullptr);
    });
    return finished ? std::move(out) : LargeVector<PackedNormal>{};
}

} // namespace terrain
