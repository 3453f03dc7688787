// SPDX-License-Identifier: MIT
#include "libterrain/generators/diamond_square/cholesky.h"

#include <algorithm>
#include <cmath>

namespace terrain::diamond_square::cholesky {
namespace {

std::size_t startOf(std::size_t row) {
    return row * (row + 1) / 2;
}

} // namespace

double product(const double* a, const double* b, std::size_t count) {
    constexpr std::size_t lanes = 8;
    double parts[lanes] = {};
    std::size_t k = 0;
    for (; k + lanes <= count; k += lanes)
        for (std::size_t lane = 0; lane < lanes; ++lane)
            parts[lane] += a[k + lane] * b[k + lane];
    for (; k < count; ++k)
        parts[k % lanes] += a[k] * b[k];
    return ((parts[0] + parts[4]) + (parts[2] + parts[6])) + ((parts[1] + parts[5]) + (parts[3] + parts[7]));
}

std::optional<std::size_t> factorise(std::vector<double>& triangle, std::size_t count,
                                     std::optional<double> least) {
    for (std::size_t i = 0; i < count; ++i) {
        double* const row = triangle.data() + startOf(i);
        for (std::size_t j = 0; j < i; ++j) {
            const double* const other = triangle.data() + startOf(j);
            row[j] = (row[j] - product(row, other, j)) / other[j];
        }
        const double rest = row[i] - product(row, row, i);
        if (least && !(rest > *least))
            return i;
        row[i] = std::sqrt(std::max(0.0, rest));
    }
    return std::nullopt;
}

void solve(const std::vector<double>& factor, std::span<double> values) {
    for (std::size_t i = 0; i < values.size(); ++i) {
        const double* const row = factor.data() + startOf(i);
        values[i] = (values[i] - product(row, values.data(), i)) / row[i];
    }
    for (std::size_t i = values.size(); i-- > 0;) {
        const double* const row = factor.data() + startOf(i);
        values[i] /= row[i];
        for (std::size_t j = 0; j < i; ++j)
            values[j] -= row[j] * values[i];
    }
}

} // namespace terrain::diamond_square::cholesky
