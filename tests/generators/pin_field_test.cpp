// SPDX-License-Identifier: MIT
// What pins move, by blocks and polynomials, against the plain sum over all of them.
#include "libterrain/generators/diamond_square/cholesky.h"
#include "libterrain/generators/diamond_square/pin_field.h"
#include "tests/generators/making.h"

#include <cmath>
#include <random>

using namespace terrain;
using namespace terrain::diamond_square;

namespace {

/// Sources at random samples, some of them beside each other.
std::vector<PinSource> sourcesOn(const Grid& grid, const PinPlane& plane, unsigned seed) {
    std::mt19937 random(seed);
    const auto below = [&](int count) { return static_cast<int>(random() % static_cast<unsigned>(count)); };
    std::vector<PinSource> out;
    for (int i = 0; i < 60; ++i) {
        const int column = i % 5 == 4 ? grid.columns / 2 + i / 5 : below(grid.columns);
        out.push_back({plane.placeOf(column), plane.placeOf(below(grid.rows)), below(2001) / 1000.0 - 1});
    }
    return out;
}

double plainSum(const PinField& field, int row, int column) {
    const auto apart = [](const PinAxis& axis, double a, double b) {
        double distance = std::abs(a - b);
        if (axis.period > 0)
            distance = axis.period / M_PI *
                       std::sin(M_PI * std::min(distance, axis.period - distance) / axis.period);
        return distance * distance;
    };
    double out = 0;
    for (const PinSource& source : field.sources) {
        double moved = field.covariance.scaled(apart(field.plane.x, field.plane.placeOf(column), source.x) +
                                               apart(field.plane.y, field.plane.placeOf(row), source.y));
        field.covariance.apply({&moved, 1});
        out += source.weight * moved;
    }
    return out;
}

} // namespace

class PinFieldTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void covariance() {
        std::vector<double> squares = {0, 1e-300, 1e-12, 0.5, 1, 1.4142, 2, 100, 1e9, 1e18};
        for (int i = 0; i < 1000; ++i)
            squares.push_back(std::exp2(-40 + i * 0.05));
        const PinCovariance covariance(3.0774547298260884, Processor::Any); // r = distance
        std::vector<double> values;
        for (const double square : squares)
            values.push_back(covariance.scaled(square));
        std::vector<double> again = values;
        covariance.apply(values);
        for (std::size_t i = 0; i < squares.size(); ++i) {
            const double r = std::sqrt(squares[i]);
            QVERIFY2(std::abs(values[i] - (1 + r + r * r / 3) * std::exp(-r)) < 1e-15,
                     qPrintable(QString::number(squares[i])));
        }
        QCOMPARE(values.front(), 1.0);
        if (thisProcessor() == Processor::Any)
            return;
        PinCovariance(1, Processor::Avx2).apply(again);
        QVERIFY(std::memcmp(values.data(), again.data(), values.size() * sizeof(double)) == 0);
    }

    void aThirdIsLeftAtTheReach() {
        const PinCovariance wide(0.5);
        double value = wide.scaled(0.25);
        wide.apply({&value, 1});
        QVERIFY(std::abs(value - 1.0 / 3) < 1e-15);
    }

    void sumsAreExact_data() {
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("rows");
        QTest::addColumn<bool>("wraps");
        QTest::addColumn<double>("reach");
        for (const double reach : {0.02, 0.25, 4.0})
            for (const auto& [columns, rows, wraps] : {std::tuple(513, 513, false),
                                                       {1000, 70, false},
                                                       {3, 2, false},
                                                       {513, 257, true},
                                                       {97, 193, true},
                                                       {513, 9, true}})
                QTest::addRow("%dx%d %s reach %g", columns, rows, wraps ? "wrapped" : "free", reach)
                    << columns << rows << wraps << reach;
    }
    void sumsAreExact() {
        QFETCH(const int, columns);
        QFETCH(const int, rows);
        QFETCH(const bool, wraps);
        QFETCH(const double, reach);
        const Grid grid = making::gridOf(columns, rows);
        const PinPlane plane = pinPlaneOf(grid, wraps ? Edges::Wrap : Edges::Three);
        const PinField field{PinCovariance(reach), plane, sourcesOn(grid, plane, 7)};
        double weights = 0;
        for (const PinSource& source : field.sources)
            weights += std::abs(source.weight);
        std::vector<float> sums(static_cast<std::size_t>(grid.sampleCount()));
        QVERIFY(field.addTo(wholeOf(grid), sums.data(), {}));
        for (std::size_t i = 0; i < sums.size(); i += 1 + sums.size() / 1500) {
            const int row = static_cast<int>(i) / columns;
            const int column = static_cast<int>(i) % columns;
            const double sum = plainSum(field, row, column);
            QVERIFY2(
                std::abs(sum - sums[i]) < 1e-9 * weights + std::abs(sum) * 6e-8,
                qPrintable(QStringLiteral("%1, %2: %3 for %4").arg(column).arg(row).arg(sums[i]).arg(sum)));
        }
    }

    void windowsAreParts_data() {
        QTest::addColumn<bool>("wraps");
        QTest::newRow("free") << false;
        QTest::newRow("wrapped") << true;
    }
    void windowsAreParts() {
        QFETCH(const bool, wraps);
        const Grid grid = making::gridOf(513, 257);
        const PinPlane plane = pinPlaneOf(grid, wraps ? Edges::Wrap : Edges::Three);
        const PinField field{PinCovariance(0.2), plane, sourcesOn(grid, plane, 3)};
        Heightfield whole = std::move(Heightfield::create(grid)).value();
        std::ranges::fill(whole.samples(), 0.0F);
        QVERIFY(field.addTo(wholeOf(grid), whole.row(0), making::threads(3)));
        for (const Window& window : {Window{0, 0, 513, 1}, {100, 31, 77, 130}, {512, 256, 1, 1}}) {
            Heightfield part = std::move(Heightfield::create(gridOfWindow(grid, window))).value();
            std::ranges::fill(part.samples(), 0.0F);
            QVERIFY(field.addTo(window, part.row(0), making::threads(1)));
            QVERIFY(making::isWindowOf(part, window, whole));
        }
    }

    void cancels() {
        const std::atomic<bool> cancelled = true;
        const Grid grid = making::gridOf(513, 513);
        const PinPlane plane = pinPlaneOf(grid, Edges::Three);
        const PinField field{PinCovariance(0.2), plane, sourcesOn(grid, plane, 3)};
        std::vector<float> sums(static_cast<std::size_t>(grid.sampleCount()));
        QVERIFY(!field.addTo(wholeOf(grid), sums.data(), {&cancelled, nullptr}));
    }

    void equationsAreSolved() {
        std::vector<double> factor = {4, 2, 5, 1, 3, 6}; // 4 2 1 / 2 5 3 / 1 3 6
        QVERIFY(!cholesky::factorise(factor, 3, 1e-9));
        std::vector<double> x = {4 + 2 * 2 + 3, 2 + 5 * 2 + 3 * 3, 1 + 3 * 2 + 6 * 3};
        cholesky::solve(factor, x);
        for (int i = 0; i < 3; ++i)
            QVERIFY(std::abs(x[static_cast<std::size_t>(i)] - (i + 1)) < 1e-12);
        std::vector<double> singular = {4, 2, 1};
        QCOMPARE(*cholesky::factorise(singular, 2, 1e-9), std::size_t{1});
    }
};

QTEST_GUILESS_MAIN(PinFieldTest)
#include "pin_field_test.moc"
