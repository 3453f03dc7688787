// SPDX-License-Identifier: MIT
// The stationary form against what fractional Brownian ground is: its spectrum, that no line, class of
// samples, direction or place differs from the others, and its size.
#include "tests/generators/making.h"
#include "tests/support/spectrum.h"

#include <QTest>

#include <array>
#include <cmath>

using namespace terrain;
using making::Values;

namespace {

constexpr int side = 1025;
constexpr int seeds = 4;

Heightfield ground(double hurst, int seed, int samples = side) {
    return making::whole(samples, samples,
                         {{"form", "stationary"},
                          {"hurst", std::to_string(hurst)},
                          {"amplitude", "1000"},
                          {"seed", std::to_string(seed)}});
}

double at(const Heightfield& field, int c, int r) {
    return static_cast<double>(field.at(c, r));
}

class Mean {
public:
    void add(double value) {
        m_sum += value;
        ++m_count;
    }
    [[nodiscard]] double value() const { return m_sum / static_cast<double>(m_count); }

private:
    double m_sum = 0;
    std::int64_t m_count = 0;
};

double secondDifference(const Heightfield& field, int c, int r, int dc, int dr) {
    return at(field, c - dc, r - dr) - 2 * at(field, c, r) + at(field, c + dc, r + dr);
}

/// The variance of the second difference across every `step`-th line of the lattice, both ways, to that over
/// all.
double creaseRatio(const std::vector<Heightfield>& fields, int step) {
    Mean lines;
    Mean all;
    for (const Heightfield& field : fields)
        for (int r = 1; r < side - 1; ++r)
            for (int c = 1; c < side - 1; ++c) {
                const double across = std::pow(secondDifference(field, c, r, 1, 0), 2);
                const double down = std::pow(secondDifference(field, c, r, 0, 1), 2);
                all.add(across);
                all.add(down);
                if (c % step == 0)
                    lines.add(across);
                if (r % step == 0)
                    lines.add(down);
            }
    return lines.value() / all.value();
}

/// The variances around the mean of the four neighbours in the classes of even and odd rows and columns.
std::array<double, 4> classVariances(const std::vector<Heightfield>& fields) {
    std::array<Mean, 4> classes;
    for (const Heightfield& field : fields)
        for (int r = 1; r < side - 1; ++r)
            for (int c = 1; c < side - 1; ++c) {
                const double around =
                    secondDifference(field, c, r, 1, 0) + secondDifference(field, c, r, 0, 1);
                classes[static_cast<std::size_t>(2 * (r % 2) + c % 2)].add(around * around);
            }
    return {classes[0].value(), classes[1].value(), classes[2].value(), classes[3].value()};
}

/// E|h(x + d) − h(x)|² within small terrains. Many of them, since the differences within one have long waves
/// in common.
double structure(const std::vector<Heightfield>& fields, int dc, int dr) {
    Mean out;
    for (const Heightfield& field : fields)
        for (int r = std::max(0, -dr); r < field.rows() - std::max(0, dr); ++r)
            for (int c = 0; c < field.columns() - dc; ++c)
                out.add(std::pow(at(field, c + dc, r + dr) - at(field, c, r), 2));
    return out.value();
}

std::vector<Heightfield> grounds(double hurst, int samples = side, int count = seeds) {
    std::vector<Heightfield> out;
    for (int seed = 1; seed <= count; ++seed)
        out.push_back(ground(hurst, seed, samples));
    return out;
}

} // namespace

class StationaryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void hurstBySpectrum_data() {
        QTest::addColumn<double>("hurst");
        QTest::addColumn<bool>("octaves");
        for (const double hurst : {0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9})
            for (const bool octaves : {true, false})
                QTest::addRow("%g, %s alike", hurst, octaves ? "octaves" : "wave numbers")
                    << hurst << octaves;
    }

    void hurstBySpectrum() {
        QFETCH(const double, hurst);
        QFETCH(const bool, octaves);
        const auto weight = octaves ? spectrum::Weight::Octaves : spectrum::Weight::WaveNumbers;
        spectrum::Estimate estimate(side - 1);
        for (const Heightfield& field : grounds(hurst, side, 8))
            estimate.add(field);
        const double found = estimate.hurst(weight);
        const double control = spectrum::hurstOfSampled(hurst, side - 1, weight);
        std::printf("H %.1f: by spectrum %.3f, of a sampled fractional surface %.3f\n", hurst, found,
                    control);
        QVERIFY2(std::abs(found - control) <= 0.02, qPrintable(QString::number(found)));
    }

    void noLinesAndNoClassesShow() {
        const std::vector<Heightfield> fields = grounds(0.8);
        for (const int step : {2, 8, 32}) {
            const double ratio = creaseRatio(fields, step);
            std::printf("every line %d: creases %.3f\n", step, ratio);
            QVERIFY(std::abs(ratio - 1) <= 0.05);
        }
        const std::array<double, 4> variances = classVariances(fields);
        std::printf("classes %.3f %.3f %.3f\n", variances[1] / variances[0], variances[2] / variances[0],
                    variances[3] / variances[0]);
        for (const double variance : variances)
            QVERIFY(std::abs(variance / variances[0] - 1) <= 0.05);
    }

    void directionsAreAlike() {
        constexpr double hurst = 0.8;
        const std::vector<Heightfield> fields = grounds(hurst, 65, 2000);
        for (const int lag : {1, 2, 4, 8}) {
            const double east = structure(fields, lag, 0);
            const double south = structure(fields, 0, lag);
            const double diagonal = std::pow(2, hurst);
            const double falling = structure(fields, lag, lag) / diagonal;
            const double rising = structure(fields, lag, -lag) / diagonal;
            std::printf("lag %d: south %.3f, diagonals %.3f and %.3f of east\n", lag, south / east,
                        falling / east, rising / east);
            for (const double other : {south, falling, rising})
                QVERIFY(std::abs(other / east - 1) <= 0.05);
        }
    }

    /// At each of 4225 positions a mean of 1000 heights: |z| ≥ 4.5 happens to one in 150,000.
    void meanIsZeroEverywhere() {
        constexpr int small = 65;
        constexpr int draws = 1000;
        std::vector<double> sums(std::size_t{small} * small);
        std::vector<double> squares(sums.size());
        for (int seed = 0; seed < draws; ++seed) {
            const Heightfield field = ground(0.8, seed, small);
            for (std::size_t i = 0; i < sums.size(); ++i) {
                const auto height = static_cast<double>(field.samples()[i]);
                sums[i] += height;
                squares[i] += height * height;
            }
        }
        double worst = 0;
        for (std::size_t i = 0; i < sums.size(); ++i) {
            const double mean = sums[i] / draws;
            const double variance = (squares[i] / draws - mean * mean) * draws / (draws - 1);
            worst = std::max(worst, std::abs(mean) / std::sqrt(variance / draws));
        }
        std::printf("largest |z| %.2f\n", worst);
        QVERIFY(worst < 4.5);
    }

    /// Heights a side apart differ by the amplitude, nearer ones by less as H says; as well on the border.
    void differencesHaveTheirSize() {
        constexpr int small = 17;
        constexpr int draws = 4000;
        constexpr double hurst = 0.7;
        std::array<Mean, 4> means;
        for (int seed = 0; seed < draws; ++seed) {
            const Heightfield field = ground(hurst, seed, small);
            means[0].add(std::pow(at(field, 16, 0) - at(field, 0, 0), 2));
            means[1].add(std::pow(at(field, 16, 16) - at(field, 0, 0), 2));
            means[2].add(std::pow(at(field, 0, 16) - at(field, 0, 15), 2));
            means[3].add(std::pow(at(field, 8, 7) - at(field, 9, 7), 2));
        }
        const double expected[] = {1, std::pow(2, hurst), std::pow(16, -2 * hurst), std::pow(16, -2 * hurst)};
        for (std::size_t i = 0; i < means.size(); ++i) {
            const double ratio = means[i].value() / 1e6 / expected[i];
            std::printf("pair %zu: %.3f of the expectation\n", i, ratio);
            QVERIFY(std::abs(ratio - 1) < 0.1); // 4.5 standard errors
        }
    }
};

QTEST_GUILESS_MAIN(StationaryTest)
#include "stationary_test.moc"
