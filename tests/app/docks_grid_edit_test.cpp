// SPDX-License-Identifier: MIT
#include "app/docks/grid_edit.h"

#include <QTest>

using namespace app;

namespace {

terrain::Grid gridOf(int columns, int rows, double x, double y) {
    terrain::Grid grid;
    grid.columns = columns;
    grid.rows = rows;
    grid.spacingX = x;
    grid.spacingY = y;
    return grid;
}

} // namespace

class DocksGridEditTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void finerKeepsTheWidthExactly_data();
    void finerKeepsTheWidthExactly();
    void largerAndSmallerStayInTheLattice_data();
    void largerAndSmallerStayInTheLattice();
    void typedSizes();
    void widthAndSpacing();
    void whatCannotBeHalvedOrDoubled();
};

void DocksGridEditTest::finerKeepsTheWidthExactly_data() {
    QTest::addColumn<int>("columns");
    QTest::addColumn<int>("rows");
    QTest::addColumn<double>("spacing");
    QTest::newRow("metre") << 513 << 513 << 1.0;
    QTest::newRow("no binary fraction") << 513 << 257 << 0.1;
    QTest::newRow("any size") << 301 << 101 << 28.7;
}

void DocksGridEditTest::finerKeepsTheWidthExactly() {
    QFETCH(int, columns);
    QFETCH(int, rows);
    QFETCH(double, spacing);
    const terrain::Grid start = gridOf(columns, rows, spacing, spacing);
    const terrain::Grid finer = doubled(start);
    QCOMPARE(finer.columns, 2 * columns - 1);
    QCOMPARE(finer.rows, 2 * rows - 1);
    QCOMPARE(finer.spacingX, spacing / 2);
    QCOMPARE(finer.width(), start.width());
    QVERIFY(halved(finer) == start); // bit for bit
}

void DocksGridEditTest::largerAndSmallerStayInTheLattice_data() {
    QTest::addColumn<int>("columns");
    QTest::addColumn<int>("rows");
    QTest::newRow("square") << 1025 << 1025;
    QTest::newRow("wide") << 257 << 129;
    QTest::newRow("high") << 65 << 200;
    QTest::newRow("any size") << 301 << 101;
    QTest::newRow("small") << 5 << 4;
    QTest::newRow("least") << 2 << 2;
}

void DocksGridEditTest::largerAndSmallerStayInTheLattice() {
    QFETCH(int, columns);
    QFETCH(int, rows);
    const terrain::Grid start = gridOf(columns, rows, 10, 12);
    const int cells = latticeCells(start);
    QVERIFY(cells >= std::max(columns, rows) - 1 && cells / 2 < std::max(columns, rows) - 1);
    // All the way up, and all the way down: always another size of the same lattice.
    terrain::Grid grid = start;
    for (int steps = 0; const auto next = extended(grid); ++steps) {
        QVERIFY(steps < 9);
        QVERIFY(next->columns >= grid.columns && next->rows >= grid.rows && !(*next == grid));
        QCOMPARE(latticeCells(*next), cells);
        QVERIFY(next->spacingX == 10 && next->spacingY == 12);
        grid = *next;
    }
    QCOMPARE(std::max(grid.columns, grid.rows), cells + 1);
    for (int steps = 0; const auto next = cropped(grid); ++steps) {
        QVERIFY(steps < 9);
        QVERIFY(next->columns <= grid.columns && next->rows <= grid.rows && !(*next == grid));
        QVERIFY(next->columns >= 2 && next->rows >= 2);
        QCOMPARE(latticeCells(*next), cells);
        grid = *next;
    }
}

void DocksGridEditTest::typedSizes() {
    const terrain::Grid start = gridOf(513, 513, 10, 10);
    QCOMPARE(resized(start, 1025, 513, Keep::Extent).spacingX, 5.0);
    QCOMPARE(resized(start, 1025, 513, Keep::Extent).spacingY, 10.0);
    QVERIFY(qAbs(resized(start, 1500, 1500, Keep::Extent).width() - 5120) < 1e-9);
    QCOMPARE(resized(start, 1500, 1500, Keep::Spacing).width(), 14990.0);
}

void DocksGridEditTest::widthAndSpacing() {
    QCOMPARE(withWidth(gridOf(513, 257, 10, 10), 1024).spacingX, 2.0);
    QCOMPARE(withWidth(gridOf(513, 257, 10, 10), 1024).spacingY, 2.0);
    QCOMPARE(withDepth(gridOf(513, 257, 10, 10), 256).spacingX, 1.0);
    QCOMPARE(withWidth(gridOf(3, 3, 20, 30), 20).spacingY, 15.0); // cells keep their shape
    QCOMPARE(withSpacing(gridOf(3, 3, 20, 30), 10).spacingY, 15.0);
    QCOMPARE(withSpacing(gridOf(3, 3, 20, 20), 0.1).spacingY, 0.1);
    QCOMPARE(withSpacingY(gridOf(3, 3, 20, 30), 15).spacingX, 10.0);
    QCOMPARE(withSpacingY(gridOf(3, 3, 20, 30), 15).spacingY, 15.0);
    QCOMPARE(withSpacingY(gridOf(3, 3, 20, 20), 0.1).spacingX, 0.1);
}

void DocksGridEditTest::whatCannotBeHalvedOrDoubled() {
    QVERIFY(canHalve(gridOf(3, 3, 1, 1)));
    QVERIFY(!canHalve(gridOf(2, 3, 1, 1)));
    QVERIFY(!canHalve(gridOf(513, 512, 1, 1)));
    QVERIFY(canDouble(gridOf((terrain::maximumSide + 1) / 2, 2, 1, 1)));
    QVERIFY(!canDouble(gridOf((terrain::maximumSide + 1) / 2 + 1, 2, 1, 1)));
}

QTEST_GUILESS_MAIN(DocksGridEditTest)
#include "docks_grid_edit_test.moc"
