// SPDX-License-Identifier: MIT
#include "libterrain/core/exact_math.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>

namespace terrain {
namespace {

/// An unevaluated sum high + low with |low| at most half a unit of high's last place: about 106 bits.
/// Arithmetic after Dekker, "A floating-point technique for extending the available precision" (1971).
struct DoubleDouble {
    double high = 0;
    double low = 0;
};

DoubleDouble fastSum(double larger, double smaller) {
    const double sum = larger + smaller;
    return {sum, smaller - (sum - larger)};
}

DoubleDouble exactSum(double a, double b) {
    const double sum = a + b;
    const double fromB = sum - a;
    return {sum, (a - (sum - fromB)) + (b - fromB)};
}

DoubleDouble exactProduct(double a, double b) {
    constexpr double splitter = 134217729.0; // 2^27 + 1: halves of 26 bits, whose products are exact
    const double product = a * b;
    const double bigA = splitter * a;
    const double bigB = splitter * b;
    const double highA = bigA - (bigA - a);
    const double highB = bigB - (bigB - b);
    const double lowA = a - highA;
    const double lowB = b - highB;
    return {product, ((highA * highB - product) + highA * lowB + lowA * highB) + lowA * lowB};
}

DoubleDouble operator+(DoubleDouble a, DoubleDouble b) {
    const DoubleDouble high = exactSum(a.high, b.high);
    const DoubleDouble low = exactSum(a.low, b.low);
    const DoubleDouble sum = fastSum(high.high, high.low + low.high);
    return fastSum(sum.high, sum.low + low.low);
}

DoubleDouble operator*(DoubleDouble a, DoubleDouble b) {
    const DoubleDouble product = exactProduct(a.high, b.high);
    return fastSum(product.high, product.low + (a.high * b.low + a.low * b.high));
}

DoubleDouble operator/(DoubleDouble a, DoubleDouble b) {
    const double quotient = a.high / b.high;
    const DoubleDouble rest = a + b * DoubleDouble{-quotient, 0};
    const double next = rest.high / b.high;
    const DoubleDouble last = rest + b * DoubleDouble{-next, 0};
    return fastSum(quotient, next) + DoubleDouble{last.high / b.high, 0};
}

constexpr DoubleDouble ln2 = {0x1.62e42fefa39efp-1, 0x1.abc9e3b39803fp-56};
constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();
constexpr int mantissaBits = 52;
constexpr std::int64_t exponentBias = 1023;

/// 2^exponent for a normal result.
double powerOfTwo(std::int64_t exponent) {
    return std::bit_cast<double>(static_cast<std::uint64_t>(exponent + exponentBias) << mantissaBits);
}

/// log2 of a finite value > 0: value = 2^e·m with m near 1, and ln m = 2·artanh((m − 1)/(m + 1)) as a series.
DoubleDouble log2Of(double value) {
    std::int64_t exponent = 0;
    if (value < std::numeric_limits<double>::min()) {
        value *= powerOfTwo(64);
        exponent = -64;
    }
    const auto bits = std::bit_cast<std::uint64_t>(value);
    exponent += static_cast<std::int64_t>(bits >> mantissaBits) - exponentBias;
    constexpr std::uint64_t mantissaMask = (std::uint64_t{1} << mantissaBits) - 1;
    double mantissa = std::bit_cast<double>((bits & mantissaMask) | (std::uint64_t{1023} << mantissaBits));
    if (mantissa > 1.4142135623730951) {
        mantissa *= 0.5;
        ++exponent;
    }
    const DoubleDouble ratio = DoubleDouble{mantissa - 1, 0} / exactSum(mantissa, 1);
    const DoubleDouble square = ratio * ratio;
    constexpr int terms = 21; // 0.1716^(2·21) < 2^-106
    DoubleDouble sum;
    for (int i = terms; i >= 0; --i)
        sum = sum * square + DoubleDouble{1, 0} / DoubleDouble{2.0 * i + 1, 0};
    const DoubleDouble logarithm = (DoubleDouble{2, 0} * ratio * sum) / ln2;
    return DoubleDouble{static_cast<double>(exponent), 0} + logarithm;
}

double power2Of(DoubleDouble exponent) {
    constexpr double least = -1080;
    constexpr double greatest = 1025;
    if (exponent.high > greatest)
        return infinity;
    if (exponent.high < least)
        return 0;
    const auto whole = static_cast<std::int64_t>(exponent.high + (exponent.high < 0 ? -0.5 : 0.5));
    const DoubleDouble rest = (exponent + DoubleDouble{-static_cast<double>(whole), 0}) * ln2;
    constexpr int terms = 26; // 0.3466^26 ÷ 26! < 2^-106
    DoubleDouble sum = {1, 0};
    for (int i = terms; i >= 1; --i)
        sum = DoubleDouble{1, 0} + rest * sum / DoubleDouble{static_cast<double>(i), 0};
    // Two factors: either may be a normal number where the product is subnormal or infinite.
    const std::int64_t half = whole / 2;
    return sum.high * powerOfTwo(half) * powerOfTwo(whole - half);
}

/// The value of a polynomial, constant first, at x.
template <std::size_t count>
double polynomial(const std::array<double, count>& coefficients, double x) {
    double out = 0;
    for (std::size_t i = count; i-- > 0;)
        out = out * x + coefficients[i];
    return out;
}

} // namespace

double exactPower2(double exponent) {
    return exponent != exponent ? notANumber : power2Of({exponent, 0});
}

double exactLog2(double value) {
    if (!(value >= 0))
        return notANumber;
    if (value == 0)
        return -infinity;
    return value == infinity ? infinity : log2Of(value).high;
}

double exactPower(double base, double exponent) {
    if (!(base > 0 && base < infinity && exponent > -infinity && exponent < infinity))
        return notANumber;
    // No base but 1 has a logarithm so small that such an exponent leaves the result in range.
    constexpr double always = 0x1p64;
    if (base == 1)
        return 1;
    if (exponent > always || exponent < -always)
        return (base > 1) == (exponent > 0) ? infinity : 0;
    return power2Of(log2Of(base) * DoubleDouble{exponent, 0});
}

double exactSine(double angle) {
    constexpr double pi = 3.14159265358979323846;
    const double x = std::min(angle, pi - angle);
    double sum = 0; // the series about 0
    for (int i = 23; i >= 1; i -= 2)
        sum = 1 - x * x / ((i + 1) * (i + 2)) * sum;
    return x * sum;
}

double exactGaussianQuantile(double probability) {
    if (!(probability >= 0 && probability <= 1))
        return notANumber;
    // z = (2p − 1)·F(w) with w = −ln(4p(1 − p)): F is smooth over all of w, so one quotient of polynomials,
    // fitted for this project to 2.2·10^−16, serves the middle and the tails alike.
    constexpr std::array<double, 15> above = {
        1.2533141373155006,     0.63706141548631479,    0.19153075399855671,    0.042510580052754932,
        0.0071437964263898548,  0.00094993343535611382, 0.00010135483999187795, 8.6970178395133442e-06,
        6.0368119586530822e-07, 3.4327717930013086e-08, 1.5947369325556361e-09, 5.0061615026398527e-11,
        1.7296577790960882e-12, 1.3572261829326137e-14, 9.9309524264875066e-18};
    constexpr std::array<double, 14> below = {1,
                                              0.2465020799006197,
                                              0.07525330097517556,
                                              0.013639723204363203,
                                              0.0019423346776689101,
                                              0.00025298484385860494,
                                              2.0893124211783689e-05,
                                              1.8837575668735407e-06,
                                              9.8219666295819542e-08,
                                              6.1320193406044271e-09,
                                              1.8907809272651001e-10,
                                              7.602189530696282e-12,
                                              1.3659664088779554e-13,
                                              3.9083276386972648e-16};
    const double p = std::clamp(probability, 0x1p-54, 1 - 0x1p-53);
    const double t = 4 * p * (1 - p);
    const double w = -(log2Of(t) * ln2).high;
    return (2 * p - 1) * (polynomial(above, w) / polynomial(below, w));
}

} // namespace terrain
