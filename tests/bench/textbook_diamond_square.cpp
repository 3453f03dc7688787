// SPDX-License-Identifier: MIT
#include "tests/bench/textbook_diamond_square.h"

#include <cstddef>
#include <random>

namespace bench {
namespace {

using Rows = std::vector<std::vector<float>>;

class Textbook {
public:
    Textbook(int side, std::uint32_t seed)
        : m_last(side - 1),
          m_heights(static_cast<std::size_t>(side), std::vector<float>(static_cast<std::size_t>(side))),
          m_random(seed) {}

    Rows make(float amplitude, float factor) {
        for (int step = m_last; step > 1; step /= 2) {
            squares(step, amplitude);
            diamonds(step / 2, amplitude);
            amplitude *= factor;
        }
        return m_heights;
    }

private:
    float& at(int row, int column) {
        return m_heights[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
    }

    void squares(int step, float amplitude) {
        const int half = step / 2;
        for (int row = half; row < m_last; row += step)
            for (int column = half; column < m_last; column += step)
                at(row, column) = (at(row - half, column - half) + at(row - half, column + half) +
                                   at(row + half, column - half) + at(row + half, column + half)) /
                                      4 +
                                  m_uniform(m_random) * amplitude;
    }

    void diamonds(int half, float amplitude) {
        for (int row = 0; row <= m_last; row += half)
            for (int column = (row / half) % 2 == 0 ? half : 0; column <= m_last; column += 2 * half)
                at(row, column) = mean(row, column, half) + m_uniform(m_random) * amplitude;
    }

    float mean(int row, int column, int half) {
        float sum = 0;
        int count = 0;
        const auto add = [&](int r, int c) {
            if (r < 0 || c < 0 || r > m_last || c > m_last)
                return;
            sum += at(r, c);
            ++count;
        };
        add(row - half, column);
        add(row + half, column);
        add(row, column - half);
        add(row, column + half);
        return sum / static_cast<float>(count);
    }

    int m_last;
    Rows m_heights;
    std::mt19937 m_random;
    std::uniform_real_distribution<float> m_uniform{-1, 1};
};

} // namespace

Rows textbookTerrain(int side, float amplitude, float factor, std::uint32_t seed) {
    return Textbook(side, seed).make(amplitude, factor);
}

} // namespace bench
