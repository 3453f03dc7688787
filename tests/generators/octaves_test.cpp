// SPDX-License-Identifier: MIT
#include <QTest>

#include <cmath>

#include "making.h"

using making::Values;
using making::whole;
using terrain::Heightfield;

namespace {

/// Of second differences over two samples in both directions: below 0 where creases point up.
double skewness(const Heightfield& field) {
    double squares = 0;
    double cubes = 0;
    std::int64_t count = 0;
    for (int y = 2; y + 2 < field.rows(); ++y)
        for (int x = 2; x + 2 < field.columns(); ++x) {
            const double d = double{field.at(x - 2, y)} + field.at(x + 2, y) + field.at(x, y - 2) +
                             field.at(x, y + 2) - 4.0 * field.at(x, y);
            squares += d * d;
            cubes += d * d * d;
            ++count;
        }
    const double variance = squares / static_cast<double>(count);
    return cubes / static_cast<double>(count) / std::pow(variance, 1.5);
}

double deviation(const Heightfield& field) {
    double sum = 0;
    double squares = 0;
    for (const float height : field.samples()) {
        sum += height;
        squares += double{height} * height;
    }
    const auto count = static_cast<double>(field.samples().size());
    return std::sqrt(squares / count - sum * sum / count / count);
}

Values folded(const char* form, const std::string& octaves, const std::string& seed = "1") {
    return {{"form", form},       {"hurst", "0.9"},    {"amplitude", "1000"},
            {"octaves", octaves}, {"stop_level", "6"}, {"seed", seed}};
}

} // namespace

/// The forms that are made of folded octaves.
class OctavesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void creasesPointUpOrDown() {
        double ridged = 0;
        double billowed = 0;
        double plain = 0;
        for (int seed = 1; seed <= 8; ++seed) {
            ridged += skewness(whole(513, 513, folded("ridged", "5", std::to_string(seed)))) / 8;
            billowed += skewness(whole(513, 513, folded("billowed", "5", std::to_string(seed)))) / 8;
            plain += skewness(whole(513, 513, folded("stationary", "5", std::to_string(seed)))) / 8;
        }
        qInfo("skewness of second differences: ridged %.2f, billowed %.2f, stationary %.2f", ridged, billowed,
              plain);
        QVERIFY(ridged < -0.5);
        QVERIFY(billowed > 0.5);
        QVERIFY(std::abs(plain) < 0.1);
    }

    /// Billowed land is the ridged one upside down.
    void oneIsTheOtherUpsideDown() {
        const Heightfield up = whole(65, 65, folded("ridged", "4"));
        const Heightfield down = whole(65, 65, folded("billowed", "4"));
        for (std::size_t i = 0; i < up.samples().size(); ++i)
            QCOMPARE(up.samples()[i], -down.samples()[i]);
    }

    /// The deviation that independent octaves of amplitude·2^(−H·o) have together.
    void theAmplitudeIsKept() {
        double squares = 0;
        for (int seed = 1; seed <= 40; ++seed)
            squares +=
                std::pow(deviation(whole(65, 65, folded("ridged", "5", std::to_string(seed)))), 2) / 40;
        double expected = 0;
        for (int octave = 1; octave <= 5; ++octave)
            expected += std::pow(1000 * std::pow(2, -0.9 * octave), 2);
        const double ratio = std::sqrt(squares / expected);
        QVERIFY2(ratio > 0.7 && ratio < 1.1, qPrintable(QString::number(ratio)));
    }

    /// An octave more adds finer ridges and leaves the large ones.
    void octavesAreAddedAtTheFineEnd() {
        const Heightfield few = whole(257, 257, folded("ridged", "3"));
        const Heightfield more = whole(257, 257, folded("ridged", "4"));
        double most = 0;
        for (std::size_t i = 0; i < few.samples().size(); ++i)
            most = std::max(most, std::abs(double{few.samples()[i]} - more.samples()[i]));
        QVERIFY(most > 10);
        QVERIFY(most < 1000 * std::pow(2, -0.9 * 4) * 8);
    }

    /// No octave passes 0 along lines of its lattice: nodes of the start are as high as what lies between.
    void noLineOfTheLatticeStandsOut() {
        double onLines = 0;
        double elsewhere = 0;
        for (int seed = 1; seed <= 200; ++seed) {
            const Heightfield field = whole(33, 33, folded("ridged", "3", std::to_string(seed)));
            for (int y = 0; y < 33; ++y)
                for (int x = 0; x < 33; ++x) {
                    const double square = double{field.at(x, y)} * field.at(x, y);
                    (x % 4 == 0 && y % 4 == 0 ? onLines : elsewhere) += square;
                }
        }
        const double ratio = onLines / 81 / (elsewhere / (33 * 33 - 81));
        QVERIFY2(std::abs(ratio - 1) < 0.1, qPrintable(QString::number(ratio)));
    }

    /// What is given is met, bit for bit, though the folds lose it.
    void startGridsAndFixedPointsAreMet() {
        const Values values = {{"form", "ridged"},
                               {"hurst", "0.8"},
                               {"start_grid", "1,2,3,4,5;6,700,8,9,0;1,2,-300,4,5;1,1,1,1,1;5,5,5,5,5"},
                               {"fixed_points", "0.125,0.125,55"}};
        const Heightfield field = whole(257, 257, values);
        QCOMPARE(field.at(64, 64), 700.0F);
        QCOMPARE(field.at(128, 128), -300.0F);
        QCOMPARE(field.at(256, 0), 5.0F);
        QCOMPARE(field.at(32, 32), 55.0F);
        const Heightfield coarse = whole(3, 3, values);
        QCOMPARE(coarse.at(1, 1), -300.0F);
    }
};

QTEST_APPLESS_MAIN(OctavesTest)
#include "octaves_test.moc"
