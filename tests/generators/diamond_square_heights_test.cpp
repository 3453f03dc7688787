// SPDX-License-Identifier: MIT
// The heights that the diamond-square step makes: corners, seeds, joins, amplitudes and fixed points.
#include "libterrain/generators/diamond_square.h"
#include "tests/generators/making.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace terrain;
using making::Values;
using making::whole;

namespace {

/// The largest offset of a half step of a level, in m.
double largestOffset(const Heightfield& field, int level, bool centres) {
    const int n = field.columns() - 1;
    const int s = n >> level;
    double largest = 0;
    for (int r = s; r < n; r += s)
        for (int c = s; c < n; c += s) {
            const bool isCentre = r / s % 2 != 0 && c / s % 2 != 0;
            const bool isEdge = r / s % 2 != c / s % 2;
            if (centres ? !isCentre : !isEdge)
                continue;
            const int d = centres ? s : 0;
            const double mean = (static_cast<double>(field.at(c - s, r - d)) + field.at(c + s, r + d) +
                                 field.at(c + d, r - s) + field.at(c - d, r + s)) /
                                4;
            largest = std::max(largest, std::abs(static_cast<double>(field.at(c, r)) - mean));
        }
    return largest;
}

} // namespace

class DiamondSquareHeightsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Size by size: no neighbours are farther apart than the roughness allows.
    void noSizeHasACliff_data() {
        QTest::addColumn<int>("side");
        for (const int side : {64,  65,   100,  127,  128,  129,  255,  256,  257,  500,  511, 512,
                               513, 1000, 1023, 1024, 1025, 2047, 2048, 2049, 4095, 4096, 4097})
            QTest::addRow("%d", side) << side;
    }
    void noSizeHasACliff() {
        QFETCH(int, side);
        const double levels = std::ceil(std::log2(side - 1));
        // The half-step form has creases along its coarse lines, which stand out more the finer the rest is.
        const std::pair<Values, double> cases[] = {{{{"form", "stationary"}, {"hurst", "0.8"}}, 8},
                                                   {{{"form", "half_step"}, {"hurst", "1"}}, 4 + levels}};
        for (const auto& [values, most] : cases) {
            const Heightfield field = whole(side, side, values, 0);
            double largest = 0;
            double squares = 0;
            for (int r = 0; r < side; ++r)
                for (int c = 1; c < side; ++c) {
                    const double across = static_cast<double>(field.at(c, r)) - field.at(c - 1, r);
                    const double down = static_cast<double>(field.at(r, c)) - field.at(r, c - 1);
                    largest = std::max({largest, std::abs(across), std::abs(down)});
                    squares += across * across + down * down;
                }
            const double usual = std::sqrt(squares / (2.0 * side * (side - 1)));
            QVERIFY2(largest < most * usual, qPrintable(QString::number(largest / usual)));
        }
    }

    void cornersHaveTheirHeights() {
        const Heightfield field = whole(
            33, 33, {{"corner_nw", "1"}, {"corner_ne", "1.4"}, {"corner_sw", "-7"}, {"corner_se", "1.2"}});
        QCOMPARE(field.at(0, 0), 1.0F);
        QCOMPARE(field.at(32, 0), 1.4F);
        QCOMPARE(field.at(0, 32), -7.0F);
        QCOMPARE(field.at(32, 32), 1.2F);
    }

    void randomCornersLieInTheirRange() {
        float low = 0;
        float high = 0;
        for (int seed = 0; seed < 200; ++seed) {
            const Heightfield field =
                whole(2, 2, {{"seed", std::to_string(seed)}, {"corners", "random"}, {"corner_range", "50"}});
            const HeightRange range = heightRange(field);
            low = std::min(low, range.minimum);
            high = std::max(high, range.maximum);
        }
        QVERIFY(low >= -50 && low < -48 && high <= 50 && high > 48);
    }

    void seedsGiveTerrainsOfTheirOwn() {
        const std::vector<std::string> seeds = {"0",
                                                "1",
                                                "-1",
                                                "9223372036854775808",
                                                "9223372036854775807",
                                                "-9223372036854775808",
                                                "18446744073709551615",
                                                "hello",
                                                "Hello",
                                                "1.5",
                                                "",
                                                "Zürich"};
        std::vector<Heightfield> fields;
        for (const std::string& seed : seeds)
            fields.push_back(whole(17, 17, {{"seed", seed}}));
        int equalPairs = 0;
        for (std::size_t a = 0; a < fields.size(); ++a)
            for (std::size_t b = a + 1; b < fields.size(); ++b)
                equalPairs += making::sameBits(fields[a], fields[b]) ? 1 : 0;
        QCOMPARE(equalPairs, 2); // −1 is 2^64 − 1 and −2^63 is 2^63, modulo 2^64
    }

    void wrappedTerrainsJoin_data() {
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("rows");
        QTest::newRow("square") << 129 << 129;
        QTest::newRow("three by one") << 97 << 33;
        QTest::newRow("five by three") << 41 << 25;
        QTest::newRow("start cells only") << 4 << 6;
    }
    void wrappedTerrainsJoin() {
        QFETCH(const int, columns);
        QFETCH(const int, rows);
        for (const auto& [name, values] : making::wrappedRecipes()) {
            const Heightfield field = whole(columns, rows, values, 2);
            for (int r = 0; r < rows; ++r)
                QVERIFY2(std::memcmp(field.row(r), field.row(r) + columns - 1, sizeof(float)) == 0, name);
            QVERIFY2(std::memcmp(field.row(0), field.row(rows - 1),
                                 sizeof(float) * static_cast<std::size_t>(columns)) == 0,
                     name);
        }
    }

    void wrappedTerrainsHaveNoSeam() {
        // The step across the join is like any other step.
        const Heightfield field = whole(257, 257, {{"edges", "wrap"}, {"hurst", "0.9"}, {"seed", "3"}});
        double across = 0;
        double all = 0;
        for (int r = 0; r < 257; ++r) {
            for (int c = 1; c < 257; ++c)
                all += std::pow(static_cast<double>(field.at(c, r)) - field.at(c - 1, r), 2) / 256;
            across += std::pow(static_cast<double>(field.at(1, r)) - field.at(255, r), 2) / 4;
        }
        QVERIFY2(across < 2 * all, qPrintable(QString::number(across / all)));
    }

    void stopLevelsEndTheOffsets_data() {
        QTest::addColumn<int>("level");
        QTest::addColumn<bool>("atCentres");
        for (int level = 0; level <= 6; ++level)
            for (const bool atCentres : {false, true})
                QTest::addRow("%d %s", level, atCentres ? "centres" : "edges") << level << atCentres;
    }
    void stopLevelsEndTheOffsets() {
        QFETCH(const int, level);
        QFETCH(const bool, atCentres);
        const Heightfield field = whole(65, 65,
                                        {{"form", "classic"},
                                         {"hurst", "0.1"},
                                         {"stop_level", std::to_string(level)},
                                         {"stop_half", atCentres ? "centres" : "edges"}});
        constexpr double rounding = 1e-3;
        for (int at = 1; at <= 6; ++at) {
            QCOMPARE(largestOffset(field, at, true) > rounding, at <= level);
            if (at > 1) // all edges of level 1 lie on the border
                QCOMPARE(largestOffset(field, at, false) > rounding,
                         at < level || (at == level && !atCentres));
        }
    }

    void amplitudesFallAsTheFormSays() {
        for (const auto& [form, edgeFactor] : {std::pair("classic", 1.0), {"half_step", std::sqrt(0.5)}}) {
            const Heightfield field = whole(
                513, 513, {{"form", form}, {"amplitude", "1000"}, {"falloff", "factor"}, {"factor", "0.5"}});
            for (const int level : {6, 7, 8, 9}) { // many samples: the largest comes near the bound
                const double bound = 1000 * std::pow(0.5, level - 1);
                const double centre = largestOffset(field, level, true) / bound;
                const double edge = largestOffset(field, level, false) / bound / edgeFactor;
                QVERIFY2(centre < 1.001 && centre > 0.98, qPrintable(QString::number(centre)));
                QVERIFY2(edge < 1.001 && edge > 0.98, qPrintable(QString::number(edge)));
            }
        }
    }

    void hurstIsAFactorOfTwoToTheMinusH() {
        QVERIFY(making::sameBits(whole(65, 65, {{"hurst", "1"}}),
                                 whole(65, 65, {{"falloff", "factor"}, {"factor", "0.5"}})));
    }

    void withoutAmplitudeTheCornersAreInterpolated() {
        const Heightfield field = whole(17, 17, {{"amplitude", "0"}, {"corner_se", "16"}});
        QCOMPARE(field.at(8, 8), 4.0F);
        QVERIFY(heightRange(field) == (HeightRange{0, 16}));
    }

    void growingOffsetsStayFinite() {
        const Heightfield field = making::window(
            maximumSide, maximumSide, {500001, 499999, 40, 40},
            {{"falloff", "factor"}, {"factor", "16"}, {"amplitude", "1e7"}, {"distribution", "gaussian"}});
        QVERIFY(std::ranges::all_of(field.samples(), [](float h) { return std::isfinite(h); }));
    }

    void fixedPointsKeepTheirHeights() {
        const Values values = {
            {"fixed_points", "0.25,0.5,1234.5;1,0.125,-50;0.5,1,7;0,0,3;0.515625,0.234375,400"}};
        for (const int side : {65, 129}) {
            const int n = side - 1;
            const Heightfield field = whole(side, side, values);
            QCOMPARE(field.at(n / 4, n / 2), 1234.5F);
            QCOMPARE(field.at(n, n / 8), -50.0F);
            QCOMPARE(field.at(n / 2, n), 7.0F);
            QCOMPARE(field.at(0, 0), 3.0F);
            QCOMPARE(field.at(33 * n / 64, 15 * n / 64), 400.0F);
        }
        // No such nodes here, so these points do nothing.
        QVERIFY(
            making::sameBits(whole(33, 33, {{"fixed_points", "0.515625,0.234375,400"}}), whole(33, 33, {})));
    }

    void fixedPointsOfTheStationaryForm() {
        // At nodes of the start and of finer levels, also on the border and of terrains coarser than the
        // start.
        for (const int n : {2, 4, 16, 64})
            for (const char* edges : {"open", "wrap"}) {
                const Heightfield field =
                    whole(n + 1, n + 1,
                          {{"form", "stationary"},
                           {"hurst", "0.7"},
                           {"edges", edges},
                           {"fixed_points", "0.5,0.5,1234.5;0,0,3;0.25,0.5,-50;0.5,0,9"}});
                QCOMPARE(field.at(n / 2, n / 2), 1234.5F);
                QCOMPARE(field.at(0, 0), 3.0F);
                QCOMPARE(field.at(n / 2, 0), 9.0F);
                if (n >= 4)
                    QCOMPARE(field.at(n / 4, n / 2), -50.0F);
            }
    }

    void fixedPointsActFromTheLevelThatMakesTheirNode() {
        const Heightfield plain = whole(65, 65, {});
        const Heightfield fixed =
            whole(65, 65, {{"fixed_points", "0.0625,0.0625,5000"}}); // a centre of level 4
        for (int r = 0; r < 65; r += 8)
            for (int c = 0; c < 65; c += 8)
                QCOMPARE(fixed.at(c, r), plain.at(c, r));
        QVERIFY(fixed.at(4, 5) > plain.at(4, 5) + 1000);
    }

    void fixedPointsOfACroppedTerrain() {
        const Values values = {{"fixed_points", "0.5,0.5,900"}};
        const Heightfield field = whole(41, 21, values);
        QCOMPARE(field.at(20, 10), 900.0F);
        QVERIFY(making::isEverySecondOf(field, whole(81, 41, values)));
    }

    void fixedPointsOnAWrappedBorderHoldForTheirTwins() {
        const Heightfield field =
            whole(65, 33, {{"edges", "wrap"}, {"fixed_points", "0.5,1,42;1,0.25,17;1,1,8"}});
        QCOMPARE(field.at(32, 0), 42.0F);
        QCOMPARE(field.at(32, 32), 42.0F);
        QCOMPARE(field.at(0, 8), 17.0F);
        QCOMPARE(field.at(64, 8), 17.0F);
        for (const int c : {0, 64})
            for (const int r : {0, 32})
                QCOMPARE(field.at(c, r), 8.0F);
    }

    void pointsAreMovedToNodes() {
        const Grid grid = making::gridOf(41, 21);
        const PointList moved = pointsOnNodes(grid, {{0.333, 0.77, 900}, {1, 0, 5}});
        QCOMPARE(moved[0].x, 13.0 / 40);
        QCOMPARE(moved[0].y, 15.0 / 20);
        QCOMPARE(moved[1], (FixedPoint{1, 0, 5}));
        QCOMPARE(pointsOnNodes(grid, moved), moved);
        QVERIFY(pointsOnNodes(grid, {}).empty());
        QCOMPARE(whole(41, 21, {{"fixed_points", valueText(moved)}}).at(13, 15), 900.0F);
    }
};

QTEST_GUILESS_MAIN(DiamondSquareHeightsTest)
#include "diamond_square_heights_test.moc"
