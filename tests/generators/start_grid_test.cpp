// SPDX-License-Identifier: MIT
// A coarse grid of heights instead of corners: kept exactly, at every scale.
#include "libterrain/core/heightfield.h"
#include "libterrain/generators/diamond_square/start_grid.h"
#include "tests/generators/making.h"

#include <cmath>

using namespace terrain;
using making::Values;
using making::whole;

namespace {

/// 5 × 3 nodes, 4 × 2 cells.
const char* const plan = "0,100,250,80,-20;40,-300,500,120,60;-10,35.5,70,-90,1000";
constexpr double planHeights[3][5] = {
    {0, 100, 250, 80, -20}, {40, -300, 500, 120, 60}, {-10, 35.5, 70, -90, 1000}};

Error errorOf(int columns, int rows, const Values& values) {
    const Status status = diamondSquare().check(making::gridOf(columns, rows), making::parametersOf(values));
    return status.isError() ? status.error() : Error{};
}

void addForms() {
    QTest::addColumn<QString>("form");
    for (const char* form : {"classic", "half_step", "calibrated", "stationary"})
        QTest::newRow(form) << form;
}

Values valuesOf(const QString& form) {
    return {{"form", form.toStdString()}, {"hurst", "0.7"}, {"start_grid", plan}, {"seed", "3"}};
}

} // namespace

class StartGridTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void itsHeightsAreKept_data() { addForms(); }
    void itsHeightsAreKept() {
        QFETCH(const QString, form);
        for (const int cell : {1, 2, 8, 64}) {
            const Heightfield field = whole(4 * cell + 1, 2 * cell + 1, valuesOf(form), 2);
            for (int row = 0; row < 3; ++row)
                for (int column = 0; column < 5; ++column)
                    QCOMPARE(field.at(column * cell, row * cell),
                             static_cast<float>(planHeights[row][column]));
        }
        // Coarser than the grid: every second of its heights.
        const Heightfield coarse = whole(3, 2, valuesOf(form));
        for (int row = 0; row < 2; ++row)
            for (int column = 0; column < 3; ++column)
                QCOMPARE(coarse.at(column, row), static_cast<float>(planHeights[2 * row][2 * column]));
    }

    void theLaw_data() { addForms(); }
    /// Also of terrains that end within the grid.
    void theLaw() {
        QFETCH(const QString, form);
        for (const auto& [columns, rows] :
             {std::pair(2, 2), {3, 2}, {5, 3}, {9, 5}, {33, 17}, {30, 23}, {17, 65}})
            QVERIFY(making::isEverySecondOf(whole(columns, rows, valuesOf(form)),
                                            whole(2 * columns - 1, 2 * rows - 1, valuesOf(form), 3)));
    }

    void windowsArePartsOfTheWhole_data() { addForms(); }
    void windowsArePartsOfTheWhole() {
        QFETCH(const QString, form);
        const Heightfield all = whole(257, 129, valuesOf(form));
        for (const Window& window : {Window{0, 0, 1, 1},
                                     {256, 128, 1, 1},
                                     {0, 0, 257, 1},
                                     {0, 0, 1, 129},
                                     {50, 31, 77, 60},
                                     {200, 3, 57, 126}})
            QVERIFY(making::isWindowOf(making::window(257, 129, window, valuesOf(form)), window, all));
    }

    void partsOfTheLargestTerrainJoin() {
        constexpr int side = maximumSide;
        const Heightfield left =
            making::window(side, side, {777000, 345678, 65, 40}, valuesOf(QStringLiteral("stationary")));
        const Heightfield right =
            making::window(side, side, {777064, 345678, 30, 40}, valuesOf(QStringLiteral("stationary")));
        for (int r = 0; r < 40; ++r)
            QCOMPARE(left.at(64, r), right.at(0, r));
    }

    void amplitudeIsThatOfACell() {
        // In the middle of each flat cell the first offset alone.
        const Values flat = {{"form", "classic"},
                             {"stop_level", "1"},
                             {"stop_half", "centres"},
                             {"amplitude", "7"},
                             {"start_grid", "5,5,5;5,5,5;5,5,5"}};
        const Heightfield field = whole(65, 65, flat);
        for (const int y : {16, 48})
            for (const int x : {16, 48}) {
                QVERIFY(field.at(x, y) != 5.0F);
                QVERIFY(std::abs(field.at(x, y) - 5.0F) <= 7.0F);
            }
    }

    void withoutOffsetsTheLandIsFlatWhereTheGridIs() {
        for (const char* form : {"half_step", "stationary"}) {
            const Heightfield field = whole(
                33, 33,
                {{"form", form}, {"hurst", "0.5"}, {"amplitude", "0"}, {"start_grid", "9,9,9;9,9,9;9,9,9"}});
            for (const float height : field.samples())
                QVERIFY(std::abs(height - 9.0F) < 1e-5F);
        }
    }

    void aSlopeGoesOnBeyondTheBorder() {
        const diamond_square::StartGrid grid(HeightTable{3, {0, 10, 20, 5, 15, 25}});
        for (int row = -7; row <= 8; ++row)
            for (int column = -9; column <= 9; ++column)
                QCOMPARE(grid.at(row, column), 10.0 * column + 5.0 * row);
        // So the stationary form, whose 16 neighbours lie beyond it, keeps an even slope even at the border.
        const Heightfield field = whole(65, 33,
                                        {{"form", "stationary"},
                                         {"hurst", "0.8"},
                                         {"amplitude", "0"},
                                         {"start_grid", "0,10,20;5,15,25"}});
        for (int row = 0; row < 33; ++row)
            for (int column = 0; column < 65; ++column)
                QVERIFY(std::abs(static_cast<double>(field.at(column, row)) -
                                 (20.0 * column / 64 + 5.0 * row / 32)) < 1e-4);
    }

    void everythingGivenIsMetTogether_data() { addForms(); }
    void everythingGivenIsMetTogether() {
        QFETCH(const QString, form);
        Values values = valuesOf(form);
        values.emplace_back("pins", "0.3125,0.5625,700;0.6875,0.25,-200;0.25,0.5,-333");
        values.emplace_back("fixed_points", "0.125,0.875,42");
        const Heightfield field = whole(65, 33, values);
        QCOMPARE(field.at(20, 18), 700.0F);
        QCOMPARE(field.at(44, 8), -200.0F);
        QCOMPARE(field.at(16, 16), -333.0F); // a pin counts instead of the grid's height
        QCOMPARE(field.at(8, 28), 42.0F);
        for (int row = 0; row < 3; ++row)
            for (int column = 0; column < 5; ++column)
                if (row != 1 || column != 1)
                    QCOMPARE(field.at(column * 16, row * 16), static_cast<float>(planHeights[row][column]));
    }

    void aTerrainThatEndsWithinItSaysSo() {
        const auto notesOf = [](int columns, int rows) {
            return diamondSquare().notes(making::gridOf(columns, rows),
                                         making::parametersOf(valuesOf(QStringLiteral("classic"))));
        };
        QVERIFY(notesOf(257, 129).empty());
        QCOMPARE(notesOf(257, 257).size(), std::size_t{1});
        QVERIFY(notesOf(100, 50).front().english().find("choose a size of 129 × 65") != std::string::npos);
    }

    void wrongGridsNameTheField_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("says");
        QTest::newRow("one row") << "1,2,3"
                                 << "at least two rows of two heights";
        QTest::newRow("one column") << "1;2;3"
                                    << "at least two rows of two heights";
        QTest::newRow("unequal") << "1,2;3"
                                 << "row 2 has not as many heights as the first one, 2";
        QTest::newRow("empty row") << "1,2;;3,4"
                                   << "is not a row of heights";
        QTest::newRow("word") << "1,2;3,high"
                              << "'3,high' is not a row of heights";
        QTest::newRow("nan") << "1,2;3,nan"
                             << "";
        QTest::newRow("infinite") << "1,2;3,1e99"
                                  << "is not a finite height";
        QString wide = QStringLiteral("0");
        for (int i = 0; i < 65; ++i)
            wide += QStringLiteral(",0");
        QTest::newRow("66 columns") << wide + u';' + wide << "at most 65 columns and rows";
    }
    void wrongGridsNameTheField() {
        QFETCH(const QString, text);
        QFETCH(const QString, says);
        ParameterSet set = making::parametersOf({});
        const Status status = set.setFromText("start_grid", text.toStdString());
        QVERIFY(status.isError());
        QCOMPARE(status.error().field, std::string("start_grid"));
        QVERIFY2(QString::fromStdString(status.error().detail.english()).contains(says),
                 status.error().detail.english().c_str());
    }

    void heightsThatNoTerrainMayHave() {
        QCOMPARE(errorOf(65, 65, {{"start_grid", "1,2;3,1e8"}}).field, std::string("start_grid"));
    }

    void textsInBothForms() {
        ParameterSet set = making::parametersOf({});
        QVERIFY(set.setFromText("start_grid", "[[1, 2.5], [-3, 4e2]]"));
        QCOMPARE(valueText(set.value("start_grid")), std::string("1,2.5;-3,400"));
        QVERIFY(set.setFromText("start_grid", "[]"));
        QVERIFY(set.table("start_grid").isEmpty());
    }

    void wrappedEdgesHaveNone() {
        const Values wrapped = {{"edges", "wrap"}, {"start_grid", plan}};
        QVERIFY(making::sameBits(whole(65, 65, wrapped), whole(65, 65, {{"edges", "wrap"}})));
        const ParameterSet set = making::parametersOf(wrapped);
        QVERIFY(findSpec(set.specs(), "start_grid")->inapplicable(set).has_value());
    }
};

QTEST_GUILESS_MAIN(StartGridTest)
#include "start_grid_test.moc"
