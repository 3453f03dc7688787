// SPDX-License-Identifier: MIT
#include "app/viewport/halving.h"

#include "libterrain/core/parallel_rows.h"

#include <algorithm>
#include <type_traits>

namespace app {
namespace {

/// What a texel of the halved side takes of the three texels from 2·i on. An odd side of 2m + 1 texels does
/// not halve evenly: each of the m texels then covers a little more than two.
struct Weights {
    float first;
    float second;
    float third;
};

Weights weightsAt(int i, int fineSide) {
    if (fineSide == 1)
        return {1, 0, 0};
    if (fineSide % 2 == 0)
        return {0.5F, 0.5F, 0};
    const auto m = static_cast<float>(fineSide / 2);
    const float whole = 2 * m + 1;
    return {(m - static_cast<float>(i)) / whole, m / whole, (static_cast<float>(i) + 1) / whole};
}

template <class T>
T rounded(float value) {
    if constexpr (std::is_integral_v<T>) {
        const float above = value + 0.5F;
        const auto towardsZero = static_cast<int>(above); // std::floor is a call where SSE 4.1 is not sure
        return static_cast<T>(static_cast<float>(towardsZero) > above ? towardsZero - 1 : towardsZero);
    } else {
        return value;
    }
}

/// A picture of `channels` interleaved numbers a texel.
template <class T, int channels>
class Halving {
public:
    Halving(const T* fine, int columns, int rows, T* coarse)
        : m_fine(fine), m_coarse(coarse), m_columns(columns), m_rows(rows) {}

    void run(int firstRow, int lastRow) const {
        std::vector<float> line((size(m_columns) + texelsBehind) * channels);
        for (int row = firstRow; row < lastRow; ++row) {
            sumRows(row, line);
            sumColumns(line, m_coarse + size(row) * size(std::max(1, m_columns / 2)) * channels);
        }
    }

private:
    static std::size_t size(int i) { return static_cast<std::size_t>(i); }
    static constexpr std::size_t texelsBehind = 2; ///< are read, with the weight 0

    [[nodiscard]] const T* fineRow(int row) const {
        return m_fine + size(std::min(row, m_rows - 1)) * size(m_columns) * channels;
    }

    void sumRows(int row, std::vector<float>& line) const {
        const Weights w = weightsAt(row, m_rows);
        const T* a = fineRow(2 * row);
        const T* b = fineRow(2 * row + 1);
        const T* c = fineRow(2 * row + 2);
        float* const out = line.data();
        const std::size_t count = size(m_columns) * channels;
        for (std::size_t i = 0; i < count; ++i)
            out[i] = w.first * static_cast<float>(a[i]) + w.second * static_cast<float>(b[i]) +
                     w.third * static_cast<float>(c[i]);
    }

    void sumColumns(const std::vector<float>& line, T* out) const {
        const int coarse = std::max(1, m_columns / 2);
        for (int i = 0; i < coarse; ++i) {
            const Weights w = weightsAt(i, m_columns);
            const float* from = line.data() + size(2 * i) * channels;
            for (int channel = 0; channel < channels; ++channel)
                out[i * channels + channel] =
                    rounded<T>(w.first * from[channel] + w.second * from[channels + channel] +
                               w.third * from[2 * channels + channel]);
        }
    }

    const T* m_fine;
    T* m_coarse;
    int m_columns;
    int m_rows;
};

} // namespace

std::optional<TextureLevel> halved(const TextureLevel& fine, const float* heights,
                                   const terrain::RunContext& context) {
    TextureLevel out;
    out.columns = std::max(1, fine.columns / 2);
    out.rows = std::max(1, fine.rows / 2);
    const std::size_t texels = static_cast<std::size_t>(out.columns) * static_cast<std::size_t>(out.rows);
    out.heights.resize(texels);
    out.normals.resize(texels);
    out.presence.resize(fine.presence.empty() ? 0 : texels);
    const Halving<float, 1> ofHeights(heights, fine.columns, fine.rows, out.heights.data());
    const Halving<std::int16_t, 2> ofNormals(fine.normals.data()->data(), fine.columns, fine.rows,
                                             out.normals.data()->data());
    const Halving<std::uint8_t, 1> ofPresence(fine.presence.data(), fine.columns, fine.rows,
                                              out.presence.data());
    const bool done = terrain::parallelRows(context, out.rows, 32, [&](int first, int last) {
        ofHeights.run(first, last);
        ofNormals.run(first, last);
        if (!fine.presence.empty())
            ofPresence.run(first, last);
    });
    return done ? std::optional(std::move(out)) : std::nullopt;
}

} // namespace app
