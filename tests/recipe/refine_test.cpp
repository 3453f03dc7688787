// SPDX-License-Identifier: MIT
// Imported ground refined: its samples kept, its own roughness between them.
#include "libterrain/generators/refined_heights.h"
#include "libterrain/recipe/evaluate.h"
#include "libterrain/recipe/refine.h"
#include "tests/generators/making.h"

#include <cmath>

using namespace terrain;

namespace {

Recipe importOf(Heightfield heights) {
    Recipe out;
    out.grid = heights.grid();
    out.steps = {makeStep("imported_heights", "ground")};
    if (!out.steps.front().parameters.set("heights", makeBlob(std::move(heights))))
        qFatal("no heights");
    return out;
}

/// A model as rough as this H, in place of a measured one.
Heightfield model(int columns, int rows, double hurst) {
    return making::whole(
        columns, rows,
        {{"form", "stationary"}, {"hurst", std::to_string(hurst)}, {"amplitude", "500"}, {"seed", "8"}});
}

Heightfield made(const Recipe& recipe) {
    const Result<SharedHeightfield> out = evaluate(recipe, {});
    if (!out) {
        QTest::qFail(out.isError() ? out.error().detail.english().c_str() : "cancelled", __FILE__, __LINE__);
        return {};
    }
    return std::move(out.value()->clone()).value();
}

double rootMeanSquareAt(const Heightfield& field, int lag) {
    double sum = 0;
    std::int64_t pairs = 0;
    for (int y = 0; y < field.rows(); ++y)
        for (int x = 0; x + lag < field.columns(); ++x, ++pairs)
            sum += std::pow(static_cast<double>(field.at(x + lag, y)) - field.at(x, y), 2);
    for (int y = 0; y + lag < field.rows(); ++y)
        for (int x = 0; x < field.columns(); ++x, ++pairs)
            sum += std::pow(static_cast<double>(field.at(x, y + lag)) - field.at(x, y), 2);
    return std::sqrt(sum / static_cast<double>(pairs));
}

/// The variance of second differences across the rows and columns of the model over that of all.
double creases(const Heightfield& field, int step) {
    double sums[2] = {};
    double counts[2] = {};
    for (int y = 1; y + 1 < field.rows(); ++y)
        for (int x = 1; x + 1 < field.columns(); ++x) {
            const double across = field.at(x - 1, y) - 2.0 * field.at(x, y) + field.at(x + 1, y);
            const double down = field.at(x, y - 1) - 2.0 * field.at(x, y) + field.at(x, y + 1);
            if (x % step == 0) {
                sums[0] += across * across;
                ++counts[0];
            }
            if (y % step == 0) {
                sums[0] += down * down;
                ++counts[0];
            }
            sums[1] += across * across + down * down;
            counts[1] += 2;
        }
    return sums[0] / counts[0] / (sums[1] / counts[1]);
}

} // namespace

class RefineTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void samplesOfTheImportAreKept_data() {
        QTest::addColumn<int>("levels");
        QTest::addColumn<double>("bySlope");
        for (const int levels : {1, 2, 3, 6})
            for (const double bySlope : {0.0, 60.0, 100.0})
                QTest::addRow("%d levels, %g %% by slope", levels, bySlope) << levels << bySlope;
    }
    void samplesOfTheImportAreKept() {
        QFETCH(const int, levels);
        QFETCH(const double, bySlope);
        const Heightfield heights = model(23, 17, 0.7);
        Recipe refined = refinedRecipe(importOf(std::move(heights.clone()).value()), levels).value();
        QVERIFY(refined.steps.front().parameters.set("by_slope", bySlope));
        const Heightfield field = made(refined);
        QCOMPARE(field.columns(), (22 << levels) + 1);
        QCOMPARE(field.rows(), (16 << levels) + 1);
        QCOMPARE(field.grid().spacingX * (1 << levels), heights.grid().spacingX);
        for (int y = 0; y < 17; ++y)
            for (int x = 0; x < 23; ++x)
                QCOMPARE(field.at(x << levels, y << levels), heights.at(x, y));
    }

    void theDetailIsAsRoughAsTheModel_data() {
        QTest::addColumn<double>("hurst");
        for (const double hurst : {0.3, 0.5, 0.7, 0.8, 0.9})
            QTest::addRow("H %g", hurst) << hurst;
    }
    void theDetailIsAsRoughAsTheModel() {
        QFETCH(const double, hurst);
        const Heightfield heights = model(257, 257, hurst);
        const RefinedDetail detail = detailOf(heights).value();
        const Heightfield field =
            made(refinedRecipe(importOf(std::move(heights.clone()).value()), 2).value());
        const double added = std::log2(rootMeanSquareAt(field, 4) / rootMeanSquareAt(field, 1)) / 2;
        const double edges = creases(field, 4);
        qInfo("model %.3f, added octaves %.3f, second differences across the model's lines %.3f",
              detail.hurst, added, edges);
        QVERIFY2(std::abs(added - detail.hurst) < 0.05, qPrintable(QString::number(added)));
        QVERIFY2(std::abs(edges - 1) < 0.15, qPrintable(QString::number(edges)));
    }

    void windowsArePartsOfTheWhole() {
        Recipe refined = refinedRecipe(importOf(model(33, 20, 0.6)), 3).value();
        for (const double bySlope : {0.0, 70.0}) {
            QVERIFY(refined.steps.front().parameters.set("by_slope", bySlope));
            const Heightfield all = made(refined);
            for (const Window& window : {Window{0, 0, 1, 1}, {250, 150, 7, 3}, {100, 31, 50, 77}}) {
                const auto part = refinedHeights().generate(
                    refined.grid, window, refined.steps.front().parameters, making::threads(2));
                QVERIFY(making::isWindowOf(part.value(), window, all));
            }
        }
    }

    void bySlopeFlatGroundStaysFlat() {
        // Flat in the west, steep in the east.
        Grid grid = making::gridOf(33, 33);
        Heightfield heights = std::move(Heightfield::create(grid)).value();
        for (int y = 0; y < 33; ++y)
            for (int x = 0; x < 33; ++x)
                heights.row(y)[x] = x < 16 ? 5.0F : 5.0F + 20.0F * static_cast<float>(x - 16);
        Recipe refined = refinedRecipe(importOf(std::move(heights)), 3).value();
        QVERIFY(refined.steps.front().parameters.set("by_slope", 100.0));
        const Heightfield field = made(refined);
        double rough = 0;
        for (int y = 0; y < field.rows(); ++y) {
            for (int x = 0; x < 12 * 8; ++x)
                QVERIFY(std::abs(field.at(x, y) - 5.0F) < 1e-4F);
            for (int x = 20 * 8; x + 1 < field.columns(); ++x)
                rough += std::pow(field.at(x + 1, y) - field.at(x, y) - 2.5, 2);
        }
        QVERIFY(rough > 1000);
    }

    void whatCannotBeRefined() {
        QCOMPARE(refinedRecipe(defaultRecipe(), 1).error().field, std::string("heights"));
        Heightfield torn = model(9, 9, 0.5);
        torn.row(4)[4] = std::numeric_limits<float>::quiet_NaN();
        QVERIFY(refinedRecipe(importOf(std::move(torn)), 1).error().detail.english().find("1 are missing") !=
                std::string::npos);
        Recipe refined = refinedRecipe(importOf(model(9, 5, 0.5)), 2).value();
        refined.grid.columns = 40;
        const Status wrong = checkRecipe(refined);
        QVERIFY(wrong.isError());
        QVERIFY2(wrong.error().detail.english().find("choose 65 × 33") != std::string::npos,
                 wrong.error().detail.english().c_str());
    }

    void flatImportsStayFlat() {
        const Heightfield field =
            made(refinedRecipe(importOf(std::move(Heightfield::filled(making::gridOf(9, 9), 7)).value()), 2)
                     .value());
        for (const float height : field.samples())
            QCOMPARE(height, 7.0F);
    }
};

QTEST_GUILESS_MAIN(RefineTest)
#include "refine_test.moc"
