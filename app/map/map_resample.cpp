// SPDX-License-Identifier: MIT
#include "app/map/map_resample.h"

#include <algorithm>
#include <cmath>

namespace app {

namespace {
/// More samples along one side of a pixel change nothing that an eye sees, and bound the work.
constexpr int mostTaps = 64;
} // namespace

ResampledAxis::ResampledAxis(int drawn, int period, double scale)
    : m_drawn(drawn), m_period(period),
      m_cells(scale < 1 ? std::max(1, static_cast<int>(std::lround(drawn * scale))) : drawn), m_scale(scale),
      m_perCell(static_cast<double>(drawn) / m_cells),
      m_step(std::max(1, static_cast<int>(m_perCell / (mostTaps / 2)))) {}

ResampledAxis::Taps ResampledAxis::taps(int cell) const {
    const double from = cell * m_perCell;
    const double to = std::min<double>(m_drawn, (cell + 1) * m_perCell);
    const int first = static_cast<int>(from) / m_step * m_step;
    const int end = std::min(m_drawn, static_cast<int>(std::ceil(to)));
    const int count = (end - 1 - first) / m_step + 1;
    if (count == 1)
        return {first, 1, m_step, 1, 0, 0};
    if (m_step > 1) {
        const float equal = 1 / static_cast<float>(count);
        return {first, count, m_step, equal, equal, equal};
    }
    const double all = to - from;
    return {first,
            count,
            1,
            static_cast<float>((first + 1 - from) / all),
            static_cast<float>(1 / all),
            static_cast<float>((to - (end - 1)) / all)};
}

ResampledAxis::Place ResampledAxis::place(int pixel) const {
    if (!interpolates())
        return {pixel, 0};
    const double at = std::clamp((pixel + 0.5) / m_scale - 0.5, 0.0, m_drawn - 1.0);
    const int cell = static_cast<int>(at);
    return {cell, static_cast<float>(at - cell)};
}

ResampledRows::ResampledRows(const terrain::Heightfield& heights, const ResampledAxis& columns,
                             const ResampledAxis& rows, int first, int count)
    : m_heights(heights), m_columns(columns), m_rows(rows), m_count(count), m_from(std::max(0, -first)),
      m_to(std::min(count, columns.cells() - first)) {
    for (int i = m_from; i < m_to; ++i)
        m_taps[static_cast<std::size_t>(i)] = columns.taps(first + i);
}

void ResampledRows::read(int row, float* out) const {
    std::fill_n(out, m_count, terrain::hole);
    if (row < 0 || row >= m_rows.cells())
        return;
    const int atOnce = static_cast<int>((capacity - 4) / m_columns.tapsPerCell());
    const ResampledAxis::Taps rows = m_rows.taps(row);
    for (int from = m_from; from < m_to; from += atOnce)
        readCells(rows, from, std::min(m_to, from + atOnce), out);
}

void ResampledRows::readCells(const ResampledAxis::Taps& rows, int from, int to, float* out) const {
    const ResampledAxis::Taps& start = m_taps[static_cast<std::size_t>(from)];
    const ResampledAxis::Taps& last = m_taps[static_cast<std::size_t>(to - 1)];
    std::array<float, capacity> sums;
    sumRows(rows, start.first, (last.first - start.first) / start.step + last.count, sums.data());
    for (int i = from; i < to; ++i) {
        const ResampledAxis::Taps& columns = m_taps[static_cast<std::size_t>(i)];
        const float* s = sums.data() + (columns.first - start.first) / columns.step;
        const int end = columns.count - 1;
        float between = 0;
        for (int k = 1; k < end; ++k)
            between += s[k];
        const float outer = s[0] * columns.firstWeight + (end > 0 ? s[end] * columns.lastWeight : 0);
        const float mean = outer + between * columns.weight;
        out[i] = std::isnan(mean) ? averageOfKnown(columns, rows) : mean;
    }
}

/// The weighted sum of the lines, for each of `count` samples.
void ResampledRows::sumRows(const ResampledAxis::Taps& rows, int firstSample, int count, float* sums) const {
    const int step = m_taps[static_cast<std::size_t>(m_from)].step;
    std::array<float, capacity> buffer;
    std::fill_n(sums, count, 0.0F);
    for (int k = 0; k < rows.count; ++k) {
        const float* line = m_heights.row(m_rows.sample(rows.first + k * rows.step));
        const float weight = rows.weightOf(k);
        if (step == 1 && !m_columns.repeats()) {
            line += firstSample;
        } else {
            for (int i = 0; i < count; ++i)
                buffer[static_cast<std::size_t>(i)] = line[m_columns.sample(firstSample + i * step)];
            line = buffer.data();
        }
        for (int i = 0; i < count; ++i)
            sums[i] += line[i] * weight;
    }
}

float ResampledRows::averageOfKnown(const ResampledAxis::Taps& columns,
                                    const ResampledAxis::Taps& rows) const {
    float sum = 0;
    float known = 0;
    for (int k = 0; k < rows.count; ++k) {
        const float* line = m_heights.row(m_rows.sample(rows.first + k * rows.step));
        for (int i = 0; i < columns.count; ++i) {
            const float height = line[m_columns.sample(columns.first + i * columns.step)];
            if (std::isnan(height))
                continue;
            const float weight = rows.weightOf(k) * columns.weightOf(i);
            sum += height * weight;
            known += weight;
        }
    }
    return known >= 0.5F ? sum / known : terrain::hole;
}

} // namespace app
