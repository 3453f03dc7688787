// SPDX-License-Identifier: MIT
// How the diamond-square step makes a terrain: in parts of any kind the same bits, and it can be cancelled.
#include "libterrain/generators/diamond_square.h"
#include "libterrain/generators/diamond_square/level_pass.h"
#include "tests/generators/making.h"

#include <QElapsedTimer>
#include <QTest>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <limits>
#include <memory>
#include <thread>

using namespace terrain;
using making::parametersOf;
using making::Values;
using making::whole;

namespace {

void checkLargestJoins(const Values& values) {
    constexpr int side = maximumSide;
    const Heightfield left = making::window(side, side, {777000, 345678, 65, 40}, values);
    const Heightfield right = making::window(side, side, {777064, 345678, 30, 40}, values);
    const Heightfield corner = making::window(side, side, {side - 7, side - 9, 7, 9}, values);
    for (int r = 0; r < 40; ++r)
        QCOMPARE(left.at(64, r), right.at(0, r));
    QVERIFY(std::isfinite(corner.at(6, 8)));
    QVERIFY(std::isfinite(making::window(side, 2, {side - 3, 0, 3, 2}, values).at(2, 1)));
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

class DiamondSquareMakingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
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

    void sizesBeyondMemoryAreSaid() {
        const Grid grid = making::gridOf(maximumSide, maximumSide);
        const Result<Heightfield> out = diamondSquare().generate(grid, wholeOf(grid), parametersOf({}), {});
        QVERIFY(out.isError());
        QCOMPARE(out.error().code, ErrorCode::OverLimit);
        QVERIFY(out.error().detail.english().find("TiB") != std::string::npos);
    }
};

QTEST_GUILESS_MAIN(DiamondSquareMakingTest)
#include "diamond_square_making_test.moc"
