// SPDX-License-Identifier: MIT
#include "libterrain/generators/diamond_square.h"
#include "libterrain/generators/diamond_square/level_pass.h"
#include "tests/generators/making.h"

#include <QElapsedTimer>
#include <QTest>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <limits>
#include <thread>

using namespace terrain;
using making::parametersOf;
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

Error errorOf(int columns, int rows, const Values& values) {
    const Status status = diamondSquare().check(making::gridOf(columns, rows), parametersOf(values));
    return status.isError() ? status.error() : Error{};
}

/// From the wish to the end of making a large terrain; negative when that was not cancelled.
qint64 nanosecondsToCancel(int afterMilliseconds, const Values& values) {
    const Grid grid = making::gridOf(8193, 8193);
    std::atomic<bool> cancelled = false;
    QElapsedTimer timer;
    qint64 asked = 0;
    timer.start();
    std::thread canceller([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(afterMilliseconds));
        asked = timer.nsecsElapsed();
        cancelled = true;
    });
    const bool stopped = diamondSquare()
                             .generate(grid, wholeOf(grid), parametersOf(values), {&cancelled, nullptr, 2})
                             .isCancelled();
    const qint64 ended = timer.nsecsElapsed();
    canceller.join();
    return stopped ? ended - asked : -1;
}

} // namespace

class DiamondSquareTest : public QObject {
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

    void stationaryWrapsWhereItsStartIsSmall() {
        const Values values = {{"form", "stationary"}, {"hurst", "0.7"}, {"edges", "wrap"}};
        QCOMPARE(errorOf(65, 65, values).field, std::string());
        QCOMPARE(errorOf(33, 17, values).field, std::string());
        QCOMPARE(errorOf(17, 2, values).field, std::string()); // 128 × 8 start cells
        QCOMPARE(errorOf(33, 2, values).field, std::string("edges"));
        QCOMPARE(errorOf(2113, 2113, values).field,
                 std::string("edges")); // 33 · 64 cells: 33 × 33 start cells
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

    void anyBlocksOfRowsGiveTheSameLevel() {
        const Grid grid = making::gridOf(33, 33);
        const auto settings = diamond_square::settingsOf(parametersOf({{"fixed_points", "0.5,0.25,3"}}));
        const auto plan = diamond_square::planFor(settings, grid);
        Heightfield coarse = whole(17, 17, {});
        Heightfield all = whole(33, 33, {});
        Heightfield single = whole(33, 33, {});
        using diamond_square::LevelSamples;
        const auto from = LevelSamples::dense({{0, 16}, {0, 16}}, coarse.row(0));
        std::vector<float> work(diamond_square::LevelPass::workSamplesFor(from.rect));
        const auto passInto = [&](Heightfield& to) {
            return std::make_unique<diamond_square::LevelPass>(
                plan.value(), 5, from, LevelSamples::dense({{0, 32}, {0, 32}}, to.row(0)), nullptr,
                work.data());
        };
        const auto southwards = passInto(all);
        for (int pair = 0; pair <= 16; ++pair)
            southwards->makePair(pair);
        const auto northwards = passInto(single);
        for (int pair = 16; pair >= 0; --pair)
            northwards->makePair(pair);
        QVERIFY(making::sameBits(all, single));
    }

    /// Results that are too large for the caches are written past them; parts of them are not.
    void largeResultsAreTheSame_data() {
        QTest::addColumn<QString>("form");
        QTest::addColumn<int>("columns");
        for (const std::string form : {"half_step", "stationary"})
            for (const int columns : {2049, 2501, 40, 7})
                QTest::addRow("%s %d", form.c_str(), columns) << QString::fromStdString(form) << columns;
    }

    void largeResultsAreTheSame() {
        QFETCH(const QString, form);
        QFETCH(const int, columns);
        constexpr int samples = 7 << 20;
        const Grid grid = making::gridOf(columns + 9, samples / columns + 10);
        const Values values = {{"form", form.toStdString()},
                               {"hurst", "0.8"},
                               {"amplitude", "1000"},
                               {"fixed_points", "0.5,0.5,3;0.25,0.5,-2"}};
        const auto plan = diamond_square::planFor(diamond_square::settingsOf(parametersOf(values)), grid);
        QVERIFY(plan.isOk());
        const Window all = {5, 3, columns, samples / columns};
        std::vector<float> large(std::size_t{samples} + 100);
        makeWindow(plan.value(), all, large.data() + 3, {});
        for (int part = 0; part < 4; ++part) {
            const Window window = {all.column, all.row + part * (all.rows / 4), columns, all.rows / 4};
            std::vector<float> some(static_cast<std::size_t>(window.columns) *
                                    static_cast<std::size_t>(window.rows));
            makeWindow(plan.value(), window, some.data(), {});
            const auto* same = large.data() + 3 + std::ptrdiff_t{window.row - all.row} * columns;
            QVERIFY(std::equal(some.begin(), some.end(), same));
        }
    }

    void processorsAgree() {
        if (diamond_square::thisProcessor() == diamond_square::Processor::Any)
            QSKIP("this processor has no kernels of its own");
        const Grid grid = making::gridOf(259, 130);
        auto recipes = making::recipes();
        recipes.emplace_back("wrapped", Values{{"edges", "wrap"}});
        for (const auto& [name, values] : recipes) {
            const bool wraps = std::string(name) == "wrapped";
            const Grid size = wraps ? making::gridOf(257, 129) : grid;
            auto plan = diamond_square::planFor(diamond_square::settingsOf(parametersOf(values)), size);
            Heightfield one = std::move(Heightfield::create(size)).value();
            Heightfield other = std::move(Heightfield::create(size)).value();
            makeWindow(plan.value(), wholeOf(size), one.row(0), {});
            plan.value().use(diamond_square::Processor::Any);
            makeWindow(plan.value(), wholeOf(size), other.row(0), {});
            QVERIFY2(making::sameBits(one, other), name);
        }
    }

    void threadsChangeNothing() {
        for (const auto& [name, values] : making::wrappedRecipes()) {
            const Heightfield one = whole(1025, 1025, values, 1);
            for (const int threads : {2, 3, 8})
                QVERIFY2(making::sameBits(one, whole(1025, 1025, values, threads)), name);
        }
    }

    void windowsOfTheLargestTerrainJoin() {
        for (const Values& values :
             {Values{{"corners", "random"}}, Values{{"form", "stationary"}, {"hurst", "0.8"}}})
            checkLargestJoins(values);
    }

private:
    static void checkLargestJoins(const Values& values) {
        constexpr int side = maximumSide;
        const Heightfield left = making::window(side, side, {777000, 345678, 65, 40}, values);
        const Heightfield right = making::window(side, side, {777064, 345678, 30, 40}, values);
        const Heightfield corner = making::window(side, side, {side - 7, side - 9, 7, 9}, values);
        for (int r = 0; r < 40; ++r)
            QCOMPARE(left.at(64, r), right.at(0, r));
        QVERIFY(std::isfinite(corner.at(6, 8)));
        QVERIFY(std::isfinite(making::window(side, 2, {side - 3, 0, 3, 2}, values).at(2, 1)));
    }

private Q_SLOTS:
    void growingOffsetsStayFinite() {
        const Heightfield field = making::window(
            maximumSide, maximumSide, {500001, 499999, 40, 40},
            {{"falloff", "factor"}, {"factor", "16"}, {"amplitude", "1e7"}, {"distribution", "gaussian"}});
        QVERIFY(std::ranges::all_of(field.samples(), [](float h) { return std::isfinite(h); }));
    }

    void cancelsSoon_data() {
        QTest::addColumn<Values>("values");
        QTest::newRow("half step") << Values{{"distribution", "gaussian"}};
        QTest::newRow("stationary") << Values{
            {"form", "stationary"}, {"hurst", "0.8"}, {"distribution", "gaussian"}};
    }

    void cancelsSoon() {
        QFETCH(const Values, values);
        // Not a benchmark: a generation that does not look at the flag takes seconds. The best of some
        // attempts, as on a busy machine a thread may wait for its turn; how soon it was is printed.
        constexpr qint64 most = 250'000'000;
        qint64 soonest = std::numeric_limits<qint64>::max();
        for (int attempt = 0; attempt < 10 && soonest > most; ++attempt) {
            const qint64 took = nanosecondsToCancel(20 + 3 * attempt, values);
            QVERIFY(took >= 0);
            soonest = std::min(soonest, took);
        }
        std::printf("stopped after %.2f ms\n", static_cast<double>(soonest) / 1e6);
        QVERIFY(soonest <= most);
    }

    void tellsItsProgress() {
        const Grid grid = making::gridOf(1025, 1025);
        std::atomic<float> progress = 0;
        QVERIFY(
            diamondSquare().generate(grid, wholeOf(grid), parametersOf({}), {nullptr, &progress, 1}).isOk());
        QVERIFY(progress > 0.999F);
    }

    void sizesThatCannotWrap_data() {
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("rows");
        QTest::addColumn<QString>("nearest"); ///< empty: possible
        QTest::newRow("power of two plus one") << 129 << 65 << "";
        QTest::newRow("64 start cells") << 65 << 65 << "";
        QTest::newRow("odd cells") << 100 << 100 << "99 × 99 or 101 × 101";
        QTest::newRow("power of two") << 1024 << 1024 << "1025 × 1025 or 1009 × 1009";
        QTest::newRow("unequal") << 513 << 4 << "513 × 9";
        QTest::newRow("largest") << maximumSide - 1 << maximumSide - 1
                                 << "1048577 × 1048577 or 1032193 × 1032193";
    }

    void sizesThatCannotWrap() {
        QFETCH(const int, columns);
        QFETCH(const int, rows);
        QFETCH(const QString, nearest);
        const Error error = errorOf(columns, rows, {{"edges", "wrap"}});
        const QString text = QString::fromStdString(error.detail.english());
        QCOMPARE(error.field, nearest.isEmpty() ? std::string() : std::string("edges"));
        QVERIFY2(text.contains(nearest), qPrintable(text));
    }

    void wrongValuesNameTheirField() {
        QCOMPARE(errorOf(65, 65, {{"fixed_points", "0.5,0.5,1e30"}}).field, std::string("fixed_points"));
        for (const auto& [id, text] : {std::pair("hurst", "nan"),
                                       {"hurst", "3"},
                                       {"factor", "0"},
                                       {"amplitude", "-1"},
                                       {"amplitude", "inf"},
                                       {"form", "spiral"},
                                       {"stop_level", "21"},
                                       {"stop_level", "1.5"},
                                       {"corner_nw", "1e9"},
                                       {"fixed_points", "0.5,2,1"},
                                       {"fixed_points", "0.5,nan,1"}}) {
            ParameterSet set = parametersOf({});
            const Status status = set.setFromText(id, text);
            QVERIFY2(status.isError(), text);
            QCOMPARE(status.error().field, std::string(id));
        }
    }

    void brownianFormsTakeHBelowOne() {
        for (const char* form : {"calibrated", "stationary"}) {
            for (const char* hurst : {"1", "2", "0.991"})
                QCOMPARE(errorOf(65, 65, {{"form", form}, {"hurst", hurst}}).field, std::string("hurst"));
            QCOMPARE(errorOf(65, 65, {{"form", form}, {"hurst", "0.99"}}).field, std::string());
        }
        QCOMPARE(errorOf(65, 65, {{"form", "half_step"}, {"hurst", "1"}}).field, std::string());
    }

    void tilesOfAnySplitJoin_data() {
        QTest::addColumn<Values>("values");
        QTest::newRow("half step") << Values{{"seed", "tiles"}};
        QTest::newRow("stationary") << Values{{"seed", "tiles"}, {"form", "stationary"}, {"hurst", "0.8"}};
        QTest::newRow("stationary, rough")
            << Values{{"seed", "tiles"}, {"form", "stationary"}, {"hurst", "0.4"}};
    }

    void tilesOfAnySplitJoin() {
        QFETCH(const Values, values);
        // Of a terrain that is too large to be made, in parts of many sizes, against one made in one go.
        constexpr int side = maximumSide;
        const Window all{654321, 987, 1100, 700};
        const Heightfield whole = making::window(side, side, all, values);
        const std::vector<int> columns = {0, 1, 334, 335, 1000, 1100};
        const std::vector<int> rows = {0, 255, 256, 699, 700};
        for (std::size_t r = 0; r + 1 < rows.size(); ++r)
            for (std::size_t c = 0; c + 1 < columns.size(); ++c) {
                const Window part{columns[c], rows[r], columns[c + 1] - columns[c], rows[r + 1] - rows[r]};
                const Window place{all.column + part.column, all.row + part.row, part.columns, part.rows};
                QVERIFY(making::isWindowOf(making::window(side, side, place, values), part, whole));
            }
    }

    void sizesBeyondMemoryAreSaid() {
        const Grid grid = making::gridOf(maximumSide, maximumSide);
        const Result<Heightfield> out = diamondSquare().generate(grid, wholeOf(grid), parametersOf({}), {});
        QVERIFY(out.isError());
        QCOMPARE(out.error().code, ErrorCode::OverLimit);
        QVERIFY(out.error().detail.english().find("TiB") != std::string::npos);
    }

    void whatHasNoEffectSaysWhy_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<Values>("values");
        QTest::addColumn<bool>("applies");
        const auto row = [](const char* id, const Values& values, bool applies) {
            QTest::addRow("%s %d", id, QTest::currentDataTag() == nullptr ? 0 : 1)
                << QString::fromUtf8(id) << values << applies;
        };
        row("factor", {}, false);
        row("factor", {{"falloff", "factor"}}, true);
        row("hurst", {{"falloff", "factor"}}, false);
        row("hurst", {{"amplitude", "0"}}, false);
        row("corner_nw", {{"edges", "wrap"}}, true);
        row("corner_se", {{"edges", "wrap"}}, false);
        row("corner_se", {}, true);
        row("corner_se", {{"corners", "random"}}, false);
        row("corner_range", {}, false);
        row("corner_range", {{"corners", "random"}}, true);
        row("seed", {{"amplitude", "0"}}, false);
        row("seed", {{"amplitude", "0"}, {"corners", "random"}}, true);
        row("stop_half", {{"stop_level", "0"}}, false);
        row("stop_half", {{"stop_level", "3"}}, true);
        row("amplitude", {{"stop_level", "0"}}, false);
    }

    void whatHasNoEffectSaysWhy() {
        QFETCH(const QString, id);
        QFETCH(const Values, values);
        QFETCH(const bool, applies);
        const ParameterSpec* spec = findSpec(diamondSquare().description().parameters, id.toStdString());
        QVERIFY(spec != nullptr && spec->inapplicable != nullptr);
        QCOMPARE(!spec->inapplicable(parametersOf(values)).has_value(), applies);
    }

    void whatIsInapplicableChangesNothing() {
        // Every parameter that says it has no effect has none.
        const std::vector<Values> states = {
            {},
            {{"falloff", "factor"}},
            {{"edges", "wrap"}},
            {{"corners", "random"}},
            {{"amplitude", "0"}},
            {{"stop_level", "0"}},
            {{"edges", "wrap"}, {"corners", "random"}},
            {{"stop_level", "0"}, {"corners", "random"}},
            {{"edges", "open"}},
            {{"edges", "open"}, {"corners", "random"}, {"stop_level", "0"}},
            {{"form", "stationary"}, {"hurst", "0.7"}},
            {{"form", "stationary"}, {"hurst", "0.7"}, {"corners", "random"}, {"stop_level", "0"}},
            {{"form", "stationary"}, {"hurst", "0.7"}, {"edges", "wrap"}, {"amplitude", "0"}},
            {{"form", "calibrated"}, {"hurst", "0.7"}},
            {{"form", "calibrated"}, {"hurst", "0.7"}, {"corners", "random"}},
            {{"form", "calibrated"}, {"hurst", "0.7"}, {"corners", "random"}, {"stop_level", "0"}}};
        const Values others = {
            {"seed", "77"},      {"form", "classic"},     {"amplitude", "33"},          {"hurst", "0.4"},
            {"factor", "0.7"},   {"falloff", "factor"},   {"distribution", "positive"}, {"corner_nw", "5"},
            {"corner_ne", "6"},  {"corner_sw", "7"},      {"corner_se", "8"},           {"corner_range", "9"},
            {"stop_level", "2"}, {"stop_half", "centres"}};
        for (const Values& state : states)
            for (const auto& [id, text] : others) {
                const ParameterSpec* spec = findSpec(diamondSquare().description().parameters, id);
                const bool inert =
                    spec->inapplicable != nullptr && spec->inapplicable(parametersOf(state)).has_value();
                Values changed = state;
                changed.emplace_back(id, text);
                if (inert)
                    QVERIFY2(making::sameBits(whole(33, 33, state), whole(33, 33, changed)), id.c_str());
            }
    }
};

QTEST_GUILESS_MAIN(DiamondSquareTest)
#include "diamond_square_test.moc"
