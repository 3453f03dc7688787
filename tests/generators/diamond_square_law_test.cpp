// SPDX-License-Identifier: MIT
// Exact at every scale: finer terrains, windows, threads and wrapped joins, bit for bit.
#include "tests/generators/making.h"

#include <QTest>

using namespace terrain;
using making::Values;

namespace {

struct Size {
    int columns;
    int rows;
};

using Recipes = std::vector<std::pair<const char*, Values>>;

/// Rows for all recipes; valuesOf() finds them by their place.
void addCases(std::initializer_list<Size> freeSizes, std::initializer_list<Size> wrappedSizes,
              const Recipes& free) {
    QTest::addColumn<int>("columns");
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("recipe");
    QTest::addColumn<bool>("wraps");
    const auto add = [](std::initializer_list<Size> sizes, const Recipes& recipes, bool wraps) {
        for (const Size& size : sizes)
            for (std::size_t i = 0; i < recipes.size(); ++i)
                QTest::addRow("%s%s %dx%d", recipes[i].first, wraps ? ", wrapped" : "", size.columns,
                              size.rows)
                    << size.columns << size.rows << static_cast<int>(i) << wraps;
    };
    add(freeSizes, free, false);
    add(wrappedSizes, making::wrapped(free), true);
}

/// First those without pins.
Recipes allRecipes() {
    Recipes out = making::recipes();
    for (auto& recipe : making::pinnedRecipes())
        out.push_back(std::move(recipe));
    return out;
}

Values valuesOf(int index, bool wraps) {
    Values out = allRecipes()[static_cast<std::size_t>(index)].second;
    if (wraps)
        out.emplace_back("edges", "wrap");
    return out;
}

} // namespace

class DiamondSquareLawTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everySecondSampleOfTheFinerTerrain_data() {
        addCases(
            {{2, 2}, {3, 3}, {2, 5}, {5, 5}, {9, 4}, {17, 17}, {30, 23}, {33, 129}, {100, 7}, {257, 129}},
            {{2, 2}, {3, 3}, {5, 5}, {3, 5}, {33, 33}, {25, 49}, {65, 129}, {4, 6}, {97, 41}},
            making::recipes());
    }

    void everySecondSampleOfTheFinerTerrain() {
        QFETCH(const int, columns);
        QFETCH(const int, rows);
        QFETCH(const int, recipe);
        QFETCH(const bool, wraps);
        const Values values = valuesOf(recipe, wraps);
        const Heightfield coarse = making::whole(columns, rows, values);
        const Heightfield fine = making::whole(2 * columns - 1, 2 * rows - 1, values, 2);
        QVERIFY(making::isEverySecondOf(coarse, fine));
    }

    void windowsAreThatPartOfTheWhole_data() {
        addCases({{67, 50}, {129, 129}}, {{65, 65}, {49, 25}}, allRecipes());
    }

    void windowsAreThatPartOfTheWhole() {
        QFETCH(const int, columns);
        QFETCH(const int, rows);
        QFETCH(const int, recipe);
        QFETCH(const bool, wraps);
        const Values values = valuesOf(recipe, wraps);
        const Heightfield all = making::whole(columns, rows, values);
        std::vector<Window> windows = {{0, 0, 1, 1},
                                       {columns - 1, rows - 1, 1, 1},
                                       {0, 0, columns, 1},
                                       {columns - 1, 0, 1, rows},
                                       {0, rows - 1, columns, 1}};
        for (int step = 1; step <= 9; ++step)
            windows.push_back({step * 5 % columns, step * 7 % rows,
                               1 + step * 3 % (columns - step * 5 % columns),
                               1 + step * 11 % (rows - step * 7 % rows)});
        for (const Window& place : windows)
            QVERIFY2(making::isWindowOf(making::window(columns, rows, place, values), place, all),
                     qPrintable(QStringLiteral("%1,%2 %3x%4")
                                    .arg(place.column)
                                    .arg(place.row)
                                    .arg(place.columns)
                                    .arg(place.rows)));
    }
};

QTEST_GUILESS_MAIN(DiamondSquareLawTest)
#include "diamond_square_law_test.moc"
