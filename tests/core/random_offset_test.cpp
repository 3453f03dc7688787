// SPDX-License-Identifier: MIT
#include "libterrain/core/random_offset.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

using namespace terrain;

namespace {

constexpr int side = 512;

/// 2u − 1 for a square of one level's lattice, row by row.
std::vector<double> square(std::uint64_t seed, int level) {
    std::vector<double> out;
    for (int r = 0; r < side; ++r) {
        const OffsetRowKey key = offsetRowKey(seed, level, r);
        for (std::uint32_t c = 0; c < side; ++c)
            out.push_back(static_cast<double>(signedOffset(offsetBits(key, c))) * 0x1p-31);
    }
    return out;
}

/// 2u − 1 for the first columns of a row.
std::vector<double> numbersOfRow(OffsetRowKey key, std::size_t columns) {
    std::vector<double> out;
    for (std::size_t c = 0; c < columns; ++c)
        out.push_back(static_cast<double>(signedOffset(offsetBits(key, static_cast<std::uint32_t>(c))) *
                                          signedOffsetScale));
    return out;
}

/// The correlation of two squares, as a multiple of its standard deviation for independent numbers.
double correlation(const std::vector<double>& a, const std::vector<double>& b, std::size_t shift = 0) {
    double sum = 0;
    const std::size_t count = a.size() - shift;
    for (std::size_t i = 0; i < count; ++i)
        sum += a[i + shift] * b[i];
    return sum * 3 / std::sqrt(static_cast<double>(count));
}

/// The number below which a standard normal falls with probability p, by bisection of the system's erfc.
double normalQuantile(double p) {
    double low = -9;
    double high = 9;
    for (int i = 0; i < 200; ++i) {
        const double middle = (low + high) / 2;
        (std::erfc(-middle / std::sqrt(2.0)) / 2 < p ? low : high) = middle;
    }
    return (low + high) / 2;
}

} // namespace

class RandomOffsetTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void pinnedBits() {
        const OffsetRowKey key = offsetRowKey(1, 1, 1);
        const std::array<std::uint32_t, 4> expected = {0x9E726D1EU, 0xA3A4999BU, 0xBF66DB79U, 0xB216537BU};
        for (std::uint32_t c = 0; c < 4; ++c)
            QCOMPARE(offsetBits(key, c), expected[c]);
    }

    void staysInRange() {
        QCOMPARE(signedOffset(0x80000000U), -0x1p31F);
        QCOMPARE(signedOffset(0x7FFFFFFFU), 0x1p31F - 0x1p8F);
        QCOMPARE(signedOffset(0xFFU), 0.0F);
        QCOMPARE(signedOffset(0xFFFFFFFFU), -0x1p8F);
        QCOMPARE(middleOfStep(-0x1p31F), -1 + 0x1p-24F);
        QCOMPARE(middleOfStep(0x1p31F - 0x1p8F), 1 - 0x1p-24F);
    }

    void momentsAreThoseOfTheUniform() {
        for (const std::uint64_t seed : {std::uint64_t{0}, std::uint64_t{1}, ~std::uint64_t{0}}) {
            double mean = 0;
            double square2 = 0;
            double fourth = 0;
            const std::vector<double> values = square(seed, 5);
            for (const double v : values) {
                mean += v;
                square2 += v * v;
                fourth += v * v * v * v;
            }
            const auto n = static_cast<double>(values.size());
            QVERIFY(std::abs(mean / n) < 4.5 / std::sqrt(3 * n));
            QVERIFY(std::abs(square2 / n - 1.0 / 3) < 4.5 * std::sqrt(4.0 / 45 / n));
            QVERIFY(std::abs(fourth / n - 1.0 / 5) < 4.5 * std::sqrt((1.0 / 9 - 1.0 / 25) / n));
        }
    }

    void everyBinIsEquallyFull() {
        std::vector<int> bins(1024);
        for (const double v : square(7, 3))
            ++bins[static_cast<std::size_t>((v + 1) * 512)];
        double chiSquare = 0;
        const double expected = side * side / 1024.0;
        for (const int count : bins)
            chiSquare += (count - expected) * (count - expected) / expected;
        QVERIFY(std::abs(chiSquare - 1023) < 4.5 * std::sqrt(2 * 1023.0));
    }

    void neighboursSeedsAndLevelsAreIndependent() {
        const std::vector<double> a = square(1, 4);
        for (const std::size_t shift :
             {1, 2, 3, 4, 8, 16, 64, 256, side - 1, side, side + 1, 2 * side, 8 * side})
            QVERIFY2(std::abs(correlation(a, a, shift)) < 4.5, qPrintable(QString::number(shift)));
        for (const std::uint64_t seed : {0U, 2U, 3U, 5U, 0x80000001U})
            QVERIFY(std::abs(correlation(a, square(seed, 4))) < 4.5);
        QVERIFY(std::abs(correlation(a, square(std::uint64_t{1} | std::uint64_t{1} << 63, 4))) < 4.5);
        for (const int level : {-1, 0, 3, 5, 20})
            QVERIFY(std::abs(correlation(a, square(1, level))) < 4.5);
    }

    /// No row follows itself at some distance: the mean of the squared correlations of all rows, which sums
    /// cannot hide, is that of independent numbers at every distance.
    void rowsDoNotRepeatThemselves() {
        constexpr int rows = 400;
        constexpr std::size_t columns = 600;
        constexpr std::size_t distances = 300;
        std::vector<double> squares(distances, 0);
        for (int r = 0; r < rows; ++r) {
            const std::vector<double> row = numbersOfRow(offsetRowKey(11, 9, r), columns);
            for (std::size_t d = 1; d < distances; ++d) {
                double sum = 0;
                for (std::size_t c = d; c < columns; ++c)
                    sum += row[c] * row[c - d];
                squares[d] += 9 * sum * sum / static_cast<double>(columns - d);
            }
        }
        for (std::size_t d = 1; d < distances; ++d) // each is 1 ± √(2/rows)
            QVERIFY2(std::abs(squares[d] / rows - 1) < 6 * std::sqrt(2.0 / rows),
                     qPrintable(QStringLiteral("%1: %2").arg(d).arg(squares[d] / rows)));
    }

    /// Neighbours in a row and in two rows fill every bin of a square of bins alike.
    void pairsFillTheSquare() {
        constexpr int bins = 32;
        constexpr std::size_t columns = 1024;
        constexpr int rows = 400;
        std::vector<int> inRow(bins * bins);
        std::vector<int> inColumn(bins * bins);
        const auto bin = [](double v) { return static_cast<std::size_t>((v + 1) * bins / 2); };
        std::vector<double> before = numbersOfRow(offsetRowKey(5, 12, 0), columns);
        for (int r = 1; r < rows; ++r) {
            const std::vector<double> row = numbersOfRow(offsetRowKey(5, 12, r), columns);
            for (std::size_t c = 0; c + 1 < columns; ++c) {
                ++inRow[bin(row[c]) * bins + bin(row[c + 1])];
                ++inColumn[bin(row[c]) * bins + bin(before[c])];
            }
            before = row;
        }
        const double expected = (rows - 1) * double(columns - 1) / (bins * bins);
        for (const std::vector<int>& counts : {inRow, inColumn}) {
            double chiSquare = 0;
            for (const int count : counts)
                chiSquare += (count - expected) * (count - expected) / expected;
            QVERIFY2(std::abs(chiSquare - (bins * bins - 1)) < 4.5 * std::sqrt(2.0 * (bins * bins - 1)),
                     qPrintable(QString::number(chiSquare)));
        }
    }

    void gaussianAgreesWithTheNormalDistribution() {
        double worst = 0;
        for (int i = 1; i < (1 << 24); i = i * 9 / 8 + 2) {
            const double x = (i | 1) * 0x1p-24;
            const double exact = normalQuantile((1 - x) / 2);
            worst = std::max(
                worst, std::abs(static_cast<double>(gaussianOffset(static_cast<float>(-x))) / exact - 1));
            QCOMPARE(gaussianOffset(static_cast<float>(x)), -gaussianOffset(static_cast<float>(-x)));
        }
        const double end = 1 - 0x1p-24;
        worst = std::max(worst, std::abs(static_cast<double>(gaussianOffset(static_cast<float>(-end))) /
                                             normalQuantile(0x1p-25) -
                                         1));
        QVERIFY2(worst < 1e-6, qPrintable(QString::number(worst)));
    }
};

QTEST_GUILESS_MAIN(RandomOffsetTest)
#include "random_offset_test.moc"
