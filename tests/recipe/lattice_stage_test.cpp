// SPDX-License-Identifier: MIT
#include "libterrain/recipe/evaluate.h"
#include "libterrain/recipe/lattice_stage.h"

#include <QTest>

#include <cmath>

using namespace terrain;

namespace {

Recipe grown(int columns, int rows, const char* form, const char* edges) {
    Recipe out = defaultRecipe();
    out.grid.columns = columns;
    out.grid.rows = rows;
    out.grid.spacingX = 2;
    out.grid.spacingY = 3;
    ParameterSet& set = out.steps.front().parameters;
    const bool done = set.set("form", std::string(form)).isOk() &&
                      set.set("edges", std::string(edges)).isOk() && set.set("corner_nw", 7.0).isOk() &&
                      set.set("amplitude", 50.0).isOk() && set.set("hurst", 0.8).isOk();
    if (!done)
        qFatal("parameters");
    return out;
}

bool same(float a, float b) {
    return a == b;
}

} // namespace

class LatticeStageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyStageIsThereOnce_data() {
        QTest::addColumn<QString>("form");
        QTest::addColumn<QString>("edges");
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("levels");
        QTest::newRow("classic 9") << "classic"
                                   << "three" << 9 << 9 << 3;
        QTest::newRow("half step, cropped") << "half_step"
                                            << "three" << 12 << 7 << 4;
        QTest::newRow("calibrated, wrapped 2 by 1") << "calibrated"
                                                    << "wrap" << 17 << 9 << 3;
        QTest::newRow("classic, open") << "classic"
                                       << "open" << 17 << 17 << 4;
        QTest::newRow("stationary") << "stationary"
                                    << "open" << 65 << 65 << 4;
        QTest::newRow("stationary, wrapped") << "stationary"
                                             << "wrap" << 65 << 65 << 3;
    }
    void everyStageIsThereOnce() {
        QFETCH(QString, form);
        QFETCH(QString, edges);
        QFETCH(int, columns);
        QFETCH(int, rows);
        QFETCH(int, levels);
        const Recipe recipe = grown(columns, rows, qPrintable(form), qPrintable(edges));
        const std::vector<LatticeStage> stages = latticeStages(recipe);
        QCOMPARE(stages.size(), static_cast<std::size_t>(2 * levels + 1));
        QCOMPARE(latticeStep(recipe, stages.back()), 1);
        QCOMPARE(latticeStep(recipe, stages.front()), 1 << levels);
        QCOMPARE(stages.back(), (LatticeStage{levels, false}));
        QCOMPARE(stages[1], (LatticeStage{1, true}));
    }

    /// The nodes that a stage has reached never change again: they are those of the finished terrain.
    void reachedNodesAreTheTerrains_data() { everyStageIsThereOnce_data(); }
    void reachedNodesAreTheTerrains() {
        QFETCH(QString, form);
        QFETCH(QString, edges);
        QFETCH(int, columns);
        QFETCH(int, rows);
        const Recipe recipe = grown(columns, rows, qPrintable(form), qPrintable(edges));
        const auto whole = evaluate(recipe, {});
        QVERIFY(whole.isOk());
        for (const LatticeStage& stage : latticeStages(recipe)) {
            const auto reached = latticeStageHeights(recipe, stage);
            QVERIFY(reached.isOk());
            const Heightfield& heights = reached.value();
            const int step = latticeStep(recipe, stage);
            for (int row = 0; row < heights.rows(); ++row)
                for (int column = 0; column < heights.columns(); ++column) {
                    const bool edge = (row + column) % 2 == 1;
                    if (row * step >= rows || column * step >= columns || (stage.centresOnly && edge))
                        continue;
                    QVERIFY2(same(heights.row(row)[column], whole.value()->row(row * step)[column * step]),
                             qPrintable(QStringLiteral("level %1 row %2 column %3")
                                            .arg(stage.level)
                                            .arg(row)
                                            .arg(column)));
                }
        }
    }

    void gridsKeepTheirPlace() {
        const Recipe recipe = grown(17, 9, "classic", "three");
        const auto second = latticeStageHeights(recipe, {2, false});
        QVERIFY(second.isOk());
        const Grid& grid = second.value().grid();
        QCOMPARE(grid.columns, 5);
        QCOMPARE(grid.rows, 3);
        QCOMPARE(grid.spacingX, 8.0);
        QCOMPARE(grid.spacingY, 12.0);
        const auto start = latticeStageHeights(recipe, {0, false});
        QCOMPARE(start.value().grid().width(), recipe.grid.width()); // a cell that the terrain ends in
        QCOMPARE(start.value().rows(), 2);
    }

    void edgesToComeLieOnTheLinesBetweenNodes() {
        const Recipe recipe = grown(9, 9, "classic", "three");
        const auto centres = latticeStageHeights(recipe, {2, true});
        const Heightfield& heights = centres.value();
        QCOMPARE(heights.row(0)[1], (heights.row(0)[0] + heights.row(0)[2]) / 2);
        QCOMPARE(heights.row(1)[2], (heights.row(0)[2] + heights.row(2)[2]) / 2);
    }

    /// A sum of octaves does not grow level by level.
    void foldedLandHasNone() {
        for (const char* form : {"ridged", "billowed"})
            QVERIFY(latticeStages(grown(33, 33, form, "three")).empty());
    }

    /// The amplitude that is told is that of the place and of the height.
    void amplitudesFollowPlaceAndHeight() {
        Recipe recipe = grown(33, 33, "classic", "three");
        ParameterSet& set = recipe.steps.front().parameters;
        QVERIFY(set.setFromText("amplitude_mask", "0,200;0,200").isOk());
        QVERIFY(set.set("low_amplitude", 50.0).isOk() && set.set("low_height", -1.0).isOk());
        QVERIFY(set.set("high_height", 1.0).isOk());
        const LatticeStage stage{4, false};
        const auto heights = latticeStageHeights(recipe, stage);
        QVERIFY(heights);
        double most = 0;
        for (const SampleOrigin& sample : samplesOfStage(recipe, stage, heights.value())) {
            const double whole = 50 * std::pow(2.0, -0.8 * 3);
            const double gain = 0.5 + 0.5 * std::clamp((sample.mean + 1) / 2, 0.0, 1.0);
            const double expected = whole * 2 * sample.column / 16 * gain;
            QVERIFY(std::abs(sample.amplitude - expected) < 1e-4 * whole);
            QVERIFY(std::abs(sample.offset) <= sample.amplitude * 1.0001 + 1e-4);
            most = std::max(most, std::abs(sample.offset));
        }
        QVERIFY(most > 5);
    }

    /// Every sample that a stage adds is the mean of its neighbours and an offset within the amplitude.
    void samplesAreMeansAndOffsets_data() {
        QTest::addColumn<QString>("edges");
        QTest::newRow("three neighbours at the border") << "three";
        QTest::newRow("wrapped") << "wrap";
    }
    void samplesAreMeansAndOffsets() {
        QFETCH(QString, edges);
        const Recipe recipe = grown(9, 9, "classic", qPrintable(edges));
        int count = 4;
        for (const LatticeStage& stage : latticeStages(recipe)) {
            const auto heights = latticeStageHeights(recipe, stage);
            const std::vector<SampleOrigin> samples = samplesOfStage(recipe, stage, heights.value());
            count += static_cast<int>(samples.size());
            const double amplitude = 50 * std::pow(2.0, -0.8 * (stage.level - 1));
            for (const SampleOrigin& sample : samples) {
                const bool border = sample.column == 0 || sample.row == 0 ||
                                    sample.column == heights.value().columns() - 1 ||
                                    sample.row == heights.value().rows() - 1;
                const std::size_t expected = border && edges == QStringLiteral("three") ? 3 : 4;
                QCOMPARE(sample.neighbours.size(), expected);
                QVERIFY(std::abs(sample.offset) <= amplitude * 1.0001);
                QVERIFY(std::abs(sample.amplitude - amplitude) < 1e-9);
                QVERIFY(std::abs(sample.mean + sample.offset - sample.height) < 1e-9);
            }
        }
        QCOMPARE(count, 81);
    }

    /// What has a neighbour beyond the terrain is not explained: its mean would be wrong.
    void neighboursBeyondTheTerrainAreNoneLess_data() {
        QTest::addColumn<QString>("edges");
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("rows");
        QTest::newRow("ends within the lattice") << "three" << 12 << 7;
        QTest::newRow("amid a wider one") << "open" << 17 << 17;
    }
    void neighboursBeyondTheTerrainAreNoneLess() {
        QFETCH(QString, edges);
        QFETCH(int, columns);
        QFETCH(int, rows);
        const Recipe recipe = grown(columns, rows, "classic", qPrintable(edges));
        int count = 0;
        for (const LatticeStage& stage : latticeStages(recipe)) {
            const auto heights = latticeStageHeights(recipe, stage);
            const double amplitude = 50 * std::pow(2.0, -0.8 * (stage.level - 1));
            for (const SampleOrigin& sample : samplesOfStage(recipe, stage, heights.value())) {
                const bool atCorner = sample.column == 0 || sample.row == 0; // the lattice's own border
                QCOMPARE(sample.neighbours.size(),
                         std::size_t{atCorner && edges == QStringLiteral("three") ? 3U : 4U});
                QVERIFY(std::abs(sample.offset) <= amplitude * 1.0001);
                ++count;
            }
        }
        QVERIFY(count > columns * rows / 3);
    }

    void otherGroundHasNoStages() {
        Recipe flat = defaultRecipe();
        flat.steps = {makeStep("flat", "ground")};
        QVERIFY(latticeStages(flat).empty());
        QVERIFY(latticeStages(Recipe{}).empty());
        QVERIFY(latticeStages(grown(131, 9, "classic", "wrap")).empty()); // cannot be made
        const Recipe recipe = grown(65, 65, "stationary", "open");
        const auto heights = latticeStageHeights(recipe, {2, false});
        QVERIFY(samplesOfStage(recipe, {2, false}, heights.value()).empty());
    }

    void recipesThatStopEarlierStay() {
        Recipe recipe = grown(17, 17, "classic", "three");
        QVERIFY(recipe.steps.front().parameters.set("stop_level", std::int64_t{2}).isOk());
        const auto whole = evaluate(recipe, {});
        const auto last = latticeStageHeights(recipe, {4, false});
        for (int row = 0; row < 17; ++row)
            for (int column = 0; column < 17; ++column)
                QCOMPARE(last.value().row(row)[column], whole.value()->row(row)[column]);
    }

    void laterStepsAreNoPartOfIt() {
        Recipe recipe = grown(9, 9, "classic", "three");
        const auto before = latticeStageHeights(recipe, {3, false});
        recipe.steps.push_back(makeStep("fill_holes", "fill"));
        const auto after = latticeStageHeights(recipe, {3, false});
        QVERIFY(after.isOk());
        QCOMPARE(after.value().row(3)[4], before.value().row(3)[4]);
    }
};

QTEST_GUILESS_MAIN(LatticeStageTest)
#include "lattice_stage_test.moc"
