// SPDX-License-Identifier: MIT
#include "app/viewport/prepared_heights.h"
#include "tests/support/test_terrain.h"

#include <QTest>

#include <atomic>
#include <cmath>

using namespace app;

namespace {

double meanOf(const float* heights, int columns, int rows) {
    double sum = 0;
    for (int i = 0; i < columns * rows; ++i)
        sum += static_cast<double>(heights[i]);
    return sum / (columns * rows);
}

} // namespace

class PreparedHeightsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyLevelKeepsTheMean_data() {
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("rows");
        QTest::newRow("2 x 2") << 2 << 2;
        QTest::newRow("5 x 3") << 5 << 3;
        QTest::newRow("64 x 64") << 64 << 64;
        QTest::newRow("129 x 129") << 129 << 129;
        QTest::newRow("300 x 17") << 300 << 17;
    }
    void everyLevelKeepsTheMean() {
        QFETCH(int, columns);
        QFETCH(int, rows);
        const SharedPreparedHeights prepared = prepareHeights(test::hills(columns, rows, 2, 100), 8193);
        QVERIFY(prepared);
        QVERIFY(!prepared->isReduced());
        QVERIFY(!prepared->hasHoles);
        int width = columns;
        int height = rows;
        const double mean = meanOf(prepared->heightsOf(0), columns, rows);
        for (std::size_t i = 0; i < prepared->levels.size(); ++i) {
            const TextureLevel& level = prepared->levels[i];
            QCOMPARE(level.columns, width);
            QCOMPARE(level.rows, height);
            QCOMPARE(level.normals.size(), static_cast<std::size_t>(width * height));
            QVERIFY(std::abs(meanOf(prepared->heightsOf(i), width, height) - mean) < 0.01);
            width = std::max(1, width / 2);
            height = std::max(1, height / 2);
        }
        QCOMPARE(prepared->levels.back().columns * prepared->levels.back().rows, 1);
    }

    void smallerLevelsStayInPlace() {
        // A slope: any shift of a smaller level would show as another height at the same place.
        terrain::Grid grid;
        grid.columns = 101;
        grid.rows = 77;
        terrain::Heightfield field = std::move(terrain::Heightfield::create(grid)).value();
        for (int r = 0; r < grid.rows; ++r)
            for (int c = 0; c < grid.columns; ++c)
                field.row(r)[c] = static_cast<float>(2 * c - 3 * r);
        const SharedPreparedHeights prepared =
            prepareHeights(std::make_shared<const terrain::Heightfield>(std::move(field)), 8193);
        for (std::size_t i = 1; i < 4; ++i) {
            const TextureLevel& level = prepared->levels[i];
            for (int r = 0; r < level.rows; ++r)
                for (int c = 0; c < level.columns; ++c) {
                    // The texel's middle, in samples of the full picture.
                    const double column = (c + 0.5) * 101 / level.columns - 0.5;
                    const double row = (r + 0.5) * 77 / level.rows - 0.5;
                    const double height = static_cast<double>(prepared->heightsOf(i)[r * level.columns + c]);
                    // Within an eighth of a texel; a mean of two texels for each would drift by a whole one.
                    const double texel = std::ldexp(1.0, static_cast<int>(i));
                    QVERIFY(std::abs(height - (2 * column - 3 * row)) < (2 + 3) * texel / 8);
                }
        }
    }

    void holesAreClosedAndRemembered() {
        const terrain::SharedHeightfield field = test::hillsWithHole(65, 65, 1, 10);
        const SharedPreparedHeights prepared = prepareHeights(field, 8193);
        QVERIFY(prepared && prepared->hasHoles);
        const TextureLevel& full = prepared->levels.front();
        for (int i = 0; i < 65 * 65; ++i) {
            const auto at = static_cast<std::size_t>(i);
            const bool hole = std::isnan(field->samples()[at]);
            QVERIFY(std::isfinite(full.heights[at]));
            QCOMPARE(full.presence[at], static_cast<std::uint8_t>(hole ? 0 : 255));
            if (!hole)
                QCOMPARE(full.heights[at], field->samples()[at]);
        }
        const std::uint8_t whole = prepared->levels.back().presence.front();
        QVERIFY(whole > 200 && whole < 255); // the hole's share of the area
    }

    void tooLargeATerrainIsThinnedOut_data() {
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("maximum");
        QTest::addColumn<int>("shown");
        QTest::newRow("fits") << 129 << 129 << 129;
        QTest::newRow("by one step") << 129 << 128 << 65;
        QTest::newRow("by three steps") << 129 << 17 << 17;
        QTest::newRow("any size") << 100 << 60 << 50;
        QTest::newRow("tiny textures") << 129 << 2 << 2;
    }
    void tooLargeATerrainIsThinnedOut() {
        QFETCH(int, columns);
        QFETCH(int, maximum);
        QFETCH(int, shown);
        const terrain::SharedHeightfield field = test::hills(columns, columns, 3, 50);
        const SharedPreparedHeights prepared = prepareHeights(field, maximum);
        QVERIFY(prepared);
        QCOMPARE(prepared->isReduced(), columns > maximum);
        QCOMPARE(prepared->shown->columns(), shown);
        QCOMPARE(prepared->shown->rows(), shown);
        QVERIFY(std::abs(prepared->shown->grid().width() - field->grid().width()) < 1e-9);
        // Samples of the terrain itself, borders included.
        for (const int r : {0, shown - 1})
            for (const int c : {0, shown - 1})
                QCOMPARE(prepared->shown->at(c, r),
                         field->at(c == 0 ? 0 : columns - 1, r == 0 ? 0 : columns - 1));
    }

    void wrappedTerrainsHaveNoSeam() {
        const terrain::SharedHeightfield wrapped = test::wrappedHills(65, 10, 100);
        const SharedPreparedHeights prepared = prepareHeights(wrapped, 8193);
        const auto& normals = prepared->levels.front().normals;
        const auto at = [&](int c, int r) { return normals[static_cast<std::size_t>(r * 65 + c)]; };
        const auto east = [&](int c, int before, int after) {
            const double rise =
                static_cast<double>(wrapped->at(after, 20)) - static_cast<double>(wrapped->at(before, 20));
            return std::pair(rise / 20, at(c, 20)[0]);
        };
        for (int i = 0; i < 65; ++i) {
            QCOMPARE(at(i, 0), at(i, 64));
            QCOMPARE(at(0, i), at(64, i));
        }
        // The slope across the border leans the normal as the same slope does inside.
        const auto [slope, x] = east(0, 63, 1);
        QVERIFY(std::abs(slope) > 0.05);
        QVERIFY(slope > 0 ? x < 0 : x > 0);
        // Another terrain keeps its own border.
        const SharedPreparedHeights open = prepareHeights(test::hills(65, 65, 10, 100), 8193);
        QVERIFY(open->levels.front().normals[5] != open->levels.front().normals[64 * 65 + 5]);
    }

    void cancelledIsNull() {
        const std::atomic<bool> cancelled{true};
        QVERIFY(!prepareHeights(test::hills(129, 129, 1, 1), 8193, terrain::RunContext(&cancelled, nullptr)));
    }

    void nothingToShowIsNull() {
        QVERIFY(!prepareHeights(nullptr, 8193));
        terrain::Grid grid;
        grid.columns = 1;
        grid.rows = 5;
        QVERIFY(!prepareHeights(std::make_shared<const terrain::Heightfield>(
                                    std::move(terrain::Heightfield::filled(grid, 1)).value()),
                                8193));
        grid.columns = 5;
        QVERIFY(!prepareHeights(std::make_shared<const terrain::Heightfield>(
                                    std::move(terrain::Heightfield::filled(grid, terrain::hole)).value()),
                                8193));
    }
};

QTEST_GUILESS_MAIN(PreparedHeightsTest)
#include "prepared_heights_test.moc"
