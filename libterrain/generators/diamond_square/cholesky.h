// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

/// Symmetric positive definite matrices as their lower triangle, row by row: row i begins at i·(i + 1)/2.
/// The order of every sum is part of the algorithm: the same bits on every processor.
namespace terrain::diamond_square::cholesky {

/// The sum of a[k]·b[k], in eight parts so that it may be vector code.
double product(const double* a, const double* b, std::size_t count);

/// In place, L with L·Lᵀ = the matrix (A. Cholesky; G. Golub, C. Van Loan, "Matrix Computations", §4.2).
/// The first row whose rest is not above `least` is returned, and the factor then means nothing; without a
/// limit such a row counts as one that follows from those before it.
std::optional<std::size_t> factorise(std::vector<double>& triangle, std::size_t count,
                                     std::optional<double> least = std::nullopt);

/// In place, x with L·Lᵀ·x = values.
void solve(const std::vector<double>& factor, std::span<double> values);

} // namespace terrain::diamond_square::cholesky
