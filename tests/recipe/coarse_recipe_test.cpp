// SPDX-License-Identifier: MIT
#include "libterrain/recipe/coarse_recipe.h"
#include "libterrain/recipe/evaluate.h"

#include <QTest>

#include <algorithm>
#include <bit>

using namespace terrain;

class CoarseRecipeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isEverySoManiethSample_data();
    void isEverySoManiethSample();
    void pointsStayInPlace();
    void importedHeightsKeepTheirSize();
};

namespace {

Recipe sized(int columns, int rows, const QString& settings = {}) {
    Recipe out = defaultRecipe();
    out.grid.columns = columns;
    out.grid.rows = rows;
    const auto all = settings.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (const QString& setting : all) {
        const auto set =
            out.steps.front().parameters.setFromText(setting.section(QLatin1Char('='), 0, 0).toStdString(),
                                                     setting.section(QLatin1Char('='), 1).toStdString());
        Q_ASSERT(set.isOk());
    }
    return out;
}

} // namespace

void CoarseRecipeTest::isEverySoManiethSample_data() {
    QTest::addColumn<int>("columns");
    QTest::addColumn<int>("rows");
    QTest::addColumn<QString>("settings");
    QTest::addColumn<int>("most");
    QTest::addColumn<int>("step");
    QTest::newRow("square") << 1025 << 1025 << "" << 129 << 8;
    QTest::newRow("small enough") << 129 << 129 << "" << 129 << 1;
    QTest::newRow("strip") << 513 << 65 << "form=classic edges=three" << 100 << 8;
    QTest::newRow("odd size") << 1000 << 700 << "form=classic edges=three" << 129 << 8;
    QTest::newRow("one beyond a power of two") << 1026 << 1026 << "form=classic edges=three" << 200 << 8;
    QTest::newRow("wrapped") << 513 << 257 << "form=classic edges=wrap" << 65 << 8;
    QTest::newRow("start grid") << 513 << 513 << "form=classic edges=three start_grid=0,9;5,2;7,7" << 65 << 8;
}

void CoarseRecipeTest::isEverySoManiethSample() {
    QFETCH(int, columns);
    QFETCH(int, rows);
    QFETCH(QString, settings);
    QFETCH(int, most);
    QFETCH(int, step);
    Recipe recipe = sized(columns, rows, settings);
    recipe.steps.push_back(makeStep("terrace", "terrace"));
    const Recipe coarse = coarseRecipe(recipe, most);
    QVERIFY(std::max(coarse.grid.columns, coarse.grid.rows) <= most);
    QCOMPARE(coarse.grid.spacingX, recipe.grid.spacingX * step);
    QCOMPARE(coarse.grid.columns, (columns - 2 + step) / step + 1);
    const auto whole = evaluate(recipe, {});
    const auto part = evaluate(coarse, {});
    QVERIFY(whole.isOk() && part.isOk());
    for (int row = 0; row * step < rows; ++row)
        for (int column = 0; column * step < columns; ++column)
            QCOMPARE(std::bit_cast<quint32>(part.value()->row(row)[column]),
                     std::bit_cast<quint32>(whole.value()->row(row * step)[column * step]));
}

void CoarseRecipeTest::pointsStayInPlace() {
    Recipe recipe = sized(1000, 1000, QStringLiteral("form=classic edges=three"));
    ParameterSet& ground = recipe.steps.front().parameters;
    QVERIFY(ground.set("pins", PointList{{500 / 999.0, 251 / 999.0, 1234}}).isOk());
    const Recipe coarse = coarseRecipe(recipe, 129);
    const FixedPoint pin = coarse.steps.front().parameters.points("pins").front();
    QVERIFY(std::abs(pin.x * coarse.grid.width() - 500 * recipe.grid.spacingX) <= 4 * recipe.grid.spacingX);
    QVERIFY(std::abs(pin.y * coarse.grid.depth() - 251 * recipe.grid.spacingY) <= 4 * recipe.grid.spacingY);
    const auto heights = evaluate(coarse, {}).value(); // it acts: it lies on a sample
    QCOMPARE(heights->row(qRound(pin.y * (coarse.grid.rows - 1)))[qRound(pin.x * (coarse.grid.columns - 1))],
             1234.0F);
}

void CoarseRecipeTest::importedHeightsKeepTheirSize() {
    Grid grid;
    grid.columns = grid.rows = 300;
    Heightfield field = std::move(Heightfield::create(grid)).value();
    std::ranges::fill(field.samples(), 7.0F);
    Recipe recipe;
    recipe.grid = grid;
    recipe.steps.push_back(makeStep("imported_heights", "ground"));
    QVERIFY(recipe.steps.front().parameters.set("heights", makeBlob(std::move(field))).isOk());
    QCOMPARE(coarseRecipe(recipe, 129), recipe);
}

QTEST_GUILESS_MAIN(CoarseRecipeTest)
#include "coarse_recipe_test.moc"
