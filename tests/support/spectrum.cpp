// SPDX-License-Identifier: MIT
#include "tests/support/spectrum.h"

#include <cmath>
#include <complex>
#include <functional>
#include <numbers>

namespace spectrum {
namespace {

using Complex = std::complex<double>;

/// The discrete Fourier transform of a power of two of values, in place (J. Cooley, J. Tukey, 1965).
void transform(std::vector<Complex>& x) {
    const std::size_t n = x.size();
    for (std::size_t i = 1, j = 0; i < n; ++i) {
        std::size_t bit = n / 2;
        for (; (j & bit) != 0; bit /= 2)
            j ^= bit;
        j ^= bit;
        if (i < j)
            std::swap(x[i], x[j]);
    }
    std::vector<Complex> roots(n / 2);
    for (std::size_t i = 0; i < roots.size(); ++i)
        roots[i] = std::polar(1.0, -2 * std::numbers::pi * static_cast<double>(i) / static_cast<double>(n));
    for (std::size_t half = 1; half < n; half *= 2)
        for (std::size_t start = 0; start < n; start += 2 * half)
            for (std::size_t k = 0; k < half; ++k) {
                Complex& a = x[start + k];
                Complex& b = x[start + half + k];
                const Complex root = roots[k * (n / (2 * half))];
                const Complex turned = {b.real() * root.real() - b.imag() * root.imag(),
                                        b.real() * root.imag() + b.imag() * root.real()};
                b = a - turned;
                a += turned;
            }
}

double hann(int i, int size) {
    return 0.5 - 0.5 * std::cos(2 * std::numbers::pi * i / size);
}

/// H from the mean power of the rings around each whole wave number 8 … size/4.
double hurstOf(int size, Weight given, const std::function<double(int, int)>& power) {
    const int last = size / 4;
    std::vector<double> sums(static_cast<std::size_t>(last) + 2);
    std::vector<int> counts(sums.size());
    for (int y = -last - 1; y <= last + 1; ++y)
        for (int x = -last - 1; x <= last + 1; ++x) {
            const auto ring = static_cast<std::size_t>(std::lround(std::hypot(x, y)));
            if (ring < sums.size()) {
                sums[ring] += power(x, y);
                ++counts[ring];
            }
        }
    double n = 0;
    double sx = 0;
    double sy = 0;
    double sxx = 0;
    double sxy = 0;
    for (int k = 8; k <= last; ++k) {
        const auto i = static_cast<std::size_t>(k);
        const double weight = given == Weight::Octaves ? 1.0 / k : 1.0;
        const double x = std::log(k);
        const double y = std::log(sums[i] / counts[i]);
        n += weight;
        sx += weight * x;
        sy += weight * y;
        sxx += weight * x * x;
        sxy += weight * x * y;
    }
    const double slope = (n * sxy - sx * sy) / (n * sxx - sx * sx);
    return (-slope - 2) / 2;
}

} // namespace

Estimate::Estimate(int size)
    : m_size(size), m_power(static_cast<std::size_t>(size) * static_cast<std::size_t>(size)) {}

void Estimate::add(const terrain::Heightfield& field) {
    const auto n = static_cast<std::size_t>(m_size);
    double mean = 0;
    for (const float height : field.samples())
        mean += static_cast<double>(height) / static_cast<double>(field.samples().size());
    std::vector<std::vector<Complex>> columns(n, std::vector<Complex>(n));
    std::vector<Complex> row(n);
    for (int r = 0; r < m_size; ++r) {
        for (int c = 0; c < m_size; ++c)
            row[static_cast<std::size_t>(c)] =
                (static_cast<double>(field.at(c, r)) - mean) * hann(c, m_size) * hann(r, m_size);
        transform(row);
        for (std::size_t c = 0; c < n; ++c)
            columns[c][static_cast<std::size_t>(r)] = row[c];
    }
    for (std::size_t c = 0; c < n; ++c) {
        transform(columns[c]);
        for (std::size_t r = 0; r < n; ++r)
            m_power[r * n + c] += std::norm(columns[c][r]);
    }
}

double Estimate::hurst(Weight weight) const {
    const auto index = [&](int i) { return static_cast<std::size_t>((i + m_size) % m_size); };
    return hurstOf(m_size, weight, [&](int x, int y) {
        return m_power[index(y) * static_cast<std::size_t>(m_size) + index(x)];
    });
}

double hurstOfSampled(double hurst, int size, Weight weight) {
    // The spectrum for wave numbers up to size/4 and a few more, which are those that the rings take.
    const int last = size / 4 + 3;
    const auto width = static_cast<std::size_t>(last) + 1;
    std::vector<double> sampled(width * width);
    for (int y = 0; y <= last; ++y)
        for (int x = 0; x <= last; ++x)
            for (int v = -2; v < 2; ++v)
                for (int u = -2; u < 2; ++u) {
                    const double fx = x + u * size;
                    const double fy = y + v * size;
                    if (fx != 0 || fy != 0)
                        sampled[static_cast<std::size_t>(y) * width + static_cast<std::size_t>(x)] +=
                            std::pow(fx * fx + fy * fy, -(hurst + 1));
                }
    // Hann's window mixes each wave number with its neighbours: 1, 1/4 and 1/16 of the power.
    return hurstOf(size, weight, [&](int x, int y) {
        double sum = 0;
        for (int v = -1; v <= 1; ++v)
            for (int u = -1; u <= 1; ++u)
                sum += sampled[static_cast<std::size_t>(std::abs(y + v)) * width +
                               static_cast<std::size_t>(std::abs(x + u))] *
                       (v == 0 ? 1 : 0.25) * (u == 0 ? 1 : 0.25);
        return sum;
    });
}

} // namespace spectrum
