// SPDX-License-Identifier: MIT
#include "app/viewport/prepared_heights.h"
#include "app/viewport/texture_change.h"
#include "tests/support/test_terrain.h"

#include <QTest>

#include <cmath>

using namespace app;
using terrain::Window;

namespace {

/// `heights` with another height at every sample of `window`.
terrain::SharedHeightfield changedIn(const terrain::SharedHeightfield& heights, const Window& window) {
    terrain::Heightfield field = std::move(terrain::Heightfield::create(heights->grid())).value();
    for (int row = 0; row < field.rows(); ++row)
        std::copy_n(heights->row(row), field.columns(), field.row(row));
    for (int row = window.row; row < window.row + window.rows; ++row)
        for (int column = window.column; column < window.column + window.columns; ++column)
            field.row(row)[column] += 25;
    return std::make_shared<const terrain::Heightfield>(std::move(field));
}

bool contains(const Window& window, int column, int row) {
    return column >= window.column && column < window.column + window.columns && row >= window.row &&
           row < window.row + window.rows;
}

} // namespace

class TextureChangeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyTexelThatDiffersIsInTheWindow_data() {
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("rows");
        QTest::addColumn<QRect>("change");
        const struct { int columns, rows; } sizes[] = {{65, 65}, {64, 64}, {100, 37}, {3, 50}, {2, 2}};
        for (const auto& [columns, rows] : sizes) {
            const auto add = [&, w = columns, h = rows](const char* name, QRect change) {
                QTest::addRow("%s of %d x %d", name, w, h) << w << h << change;
            };
            add("north-west corner", {0, 0, 1, 1});
            add("south-east corner", {columns - 1, rows - 1, 1, 1});
            add("middle", {columns / 2, rows / 2, 1, 1});
            add("a row", {0, rows / 3, columns, 1});
            add("a column", {columns / 3, 0, 1, rows});
            add("all", {0, 0, columns, rows});
            if (columns > 20 && rows > 20)
                add("a rectangle", {13, 7, 6, 9});
        }
    }
    void everyTexelThatDiffersIsInTheWindow() {
        QFETCH(const int, columns);
        QFETCH(const int, rows);
        QFETCH(const QRect, change);
        const Window planted{change.x(), change.y(), change.width(), change.height()};
        const auto before = prepareHeights(test::hills(columns, rows, 10, 100), 8193);
        const auto after =
            prepareHeights(changedIn(before->heights, planted), 8193, {}, std::nullopt, before);
        QCOMPARE(changedSamples(*before->shown, *after->shown), planted);
        QCOMPARE(after->base.lock(), before);
        Window window = after->changed;
        for (std::size_t i = 0; i < after->levels.size(); ++i) {
            const TextureLevel& level = after->levels[i];
            QVERIFY(window.column >= 0 && window.column + window.columns <= level.columns);
            QVERIFY(window.row >= 0 && window.row + window.rows <= level.rows);
            for (int texel = 0; texel < level.columns * level.rows; ++texel) {
                const auto at = static_cast<std::size_t>(texel);
                const bool differs = before->heightsOf(i)[at] != after->heightsOf(i)[at] ||
                                     before->levels[i].normals[at] != level.normals[at];
                QVERIFY2(!differs || contains(window, texel % level.columns, texel / level.columns),
                         qPrintable(QStringLiteral("level %1, texel %2").arg(i).arg(texel)));
            }
            window = halvedWindow(window, level.columns, level.rows);
        }
    }

    void aSmallChangeHasASmallWindow() {
        const auto before = prepareHeights(test::hills(257, 257, 10, 100), 8193);
        const auto after =
            prepareHeights(changedIn(before->heights, {100, 50, 20, 10}), 8193, {}, std::nullopt, before);
        QCOMPARE(after->changed, (Window{99, 49, 22, 12}));
    }

    void equalHeightsHaveNoWindow() {
        const auto before = prepareHeights(test::hills(33, 33, 10, 100), 8193);
        const auto after = prepareHeights(test::hills(33, 33, 10, 100), 8193, {}, std::nullopt, before);
        QCOMPARE(after->base.lock(), before);
        QCOMPARE(after->changed, Window{});
    }

    void whatAWindowDoesNotTellIsNoUpdate_data() {
        QTest::addColumn<int>("what");
        QTest::newRow("another size") << 0;
        QTest::newRow("another spacing") << 1;
        QTest::newRow("a hole") << 2;
        QTest::newRow("the border of a wrapped terrain") << 3;
    }
    void whatAWindowDoesNotTellIsNoUpdate() {
        QFETCH(const int, what);
        const auto old = what == 3 ? test::wrappedHills(65, 10, 100) : test::hills(65, 65, 10, 100);
        const terrain::SharedHeightfield next[] = {test::hills(65, 64, 10, 100), test::hills(65, 65, 5, 100),
                                                   test::hillsWithHole(65, 65, 10, 100),
                                                   changedIn(old, {0, 30, 1, 1})};
        const auto before = prepareHeights(old, 8193);
        const auto after = prepareHeights(next[what], 8193, {}, std::nullopt, before);
        QVERIFY(after && !after->base.lock());
    }

    void insideAWrappedTerrainIsAnUpdate() {
        const auto before = prepareHeights(test::wrappedHills(65, 10, 100), 8193);
        const auto after =
            prepareHeights(changedIn(before->heights, {30, 30, 2, 2}), 8193, {}, std::nullopt, before);
        QCOMPARE(after->base.lock(), before);
    }
};

QTEST_APPLESS_MAIN(TextureChangeTest)
#include "texture_change_test.moc"
