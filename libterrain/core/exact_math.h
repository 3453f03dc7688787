// SPDX-License-Identifier: MIT
#pragma once

namespace terrain {

// Elementary functions from + − × ÷ and sqrt alone, so that they give the same bits on every processor and
// with every compiler (the system's pow, log and cos do not). Thread rule: pure functions.

/// 2^exponent, rounded as the exact value would be but for at most 0.501 units in the last place; exact for
/// whole exponents. Infinity above the range, 0 below it, NaN for NaN.
double exactPower2(double exponent);

/// The logarithm to base 2, within 0.501 units in the last place; exact for powers of two. −infinity for 0,
/// infinity for infinity, NaN for negative numbers and NaN.
double exactLog2(double value);

/// base^exponent for base > 0, within 0.501 units in the last place (1 unit where the result is subnormal).
/// Infinity above the range, 0 below it; NaN for a base that is not greater than 0 or not finite, and for an
/// exponent that is not finite.
double exactPower(double base, double exponent);

/// The sine of an angle from 0 to π (rad), within 2·10^−16.
double exactSine(double angle);

/// The number below which a Gaussian (mean 0, standard deviation 1) falls with this probability: relative
/// error below 1·10^−15 for probabilities from 2^−54 to 1 − 2^−53, the ends of which stand for everything
/// beyond them. NaN for a probability that is not from 0 to 1. For single draws; core/random_offset.h has the
/// float32 form for whole fields.
double exactGaussianQuantile(double probability);

} // namespace terrain
