// SPDX-License-Identifier: MIT
// What every generator keeps, whatever it makes: a new catalogue entry is tested by being there.
#include "libterrain/core/content_hash.h"
#include "tests/generators/making.h"
#include "tests/support/spec_checks.h"

#include <QSet>
#include <QTest>

#include <algorithm>
#include <atomic>
#include <cmath>

using namespace terrain;

namespace {

Heightfield sampleHeights(const Grid& grid) {
    Heightfield out = std::move(Heightfield::create(grid)).value();
    for (int r = 0; r < grid.rows; ++r)
        for (int c = 0; c < grid.columns; ++c)
            out.row(r)[c] = static_cast<float>(c - 2 * r);
    return out;
}

/// Defaults, and bulk heights of the grid's size where a generator needs them.
ParameterSet usableParameters(const Generator& generator, const Grid& grid) {
    ParameterSet out(generator.description().parameters);
    for (const ParameterSpec& spec : generator.description().parameters)
        if (spec.type == ParameterType::Heights && !out.set(spec.id, makeBlob(sampleHeights(grid))))
            QTest::qFail("the heights were refused", __FILE__, __LINE__);
    return out;
}

Heightfield made(const Generator& generator, const Grid& grid, const Window& window, int threads) {
    Result<Heightfield> out =
        generator.generate(grid, window, usableParameters(generator, grid), making::threads(threads));
    if (!out) {
        QTest::qFail("nothing was made", __FILE__, __LINE__);
        return {};
    }
    return std::move(out).value();
}

} // namespace

class GeneratorsContractTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void catalogue() {
        QSet<QString> kinds;
        for (const Generator* generator : generators()) {
            const StepDescription& description = generator->description();
            kinds.insert(QString::fromUtf8(description.kind));
            QCOMPARE(findGenerator(description.kind), generator);
            QVERIFY(!description.label.isEmpty());
            QVERIFY(!description.help.isEmpty());
            QVERIFY(description.algorithm >= 1);
        }
        QCOMPARE(static_cast<std::size_t>(kinds.size()), generators().size());
        QVERIFY(findGenerator("no such ground") == nullptr);
    }

    void specs() {
        for (const Generator* generator : generators()) {
            QSet<QString> ids;
            for (const ParameterSpec& spec : generator->description().parameters) {
                support::checkSpec(spec, "generators");
                ids.insert(QString::fromUtf8(spec.id));
            }
            QCOMPARE(static_cast<std::size_t>(ids.size()), generator->description().parameters.size());
        }
    }

    void makesFiniteGroundThatDependsOnNothingElse_data() {
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("rows");
        QTest::newRow("smallest") << 2 << 2;
        QTest::newRow("lattice") << 65 << 65;
        QTest::newRow("wide") << 143 << 18;
        QTest::newRow("tall") << 3 << 200;
        QTest::newRow("many blocks") << 1030 << 777;
    }

    void makesFiniteGroundThatDependsOnNothingElse() {
        QFETCH(const int, columns);
        QFETCH(const int, rows);
        const Grid grid = making::gridOf(columns, rows);
        for (const Generator* generator : generators()) {
            const Heightfield one = made(*generator, grid, wholeOf(grid), 1);
            QVERIFY(std::ranges::all_of(one.samples(), [](float h) { return std::isfinite(h); }));
            QCOMPARE(one.grid(), grid);
            for (const int threads : {2, 3, 8})
                QVERIFY(making::sameBits(one, made(*generator, grid, wholeOf(grid), threads)));
            const Window part = {columns / 3, rows / 2, (columns + 1) / 2, (rows + 1) / 2};
            const Heightfield window = made(*generator, grid, part, 1);
            QVERIFY(making::isWindowOf(window, part, one));
            QCOMPARE(window.grid(), gridOfWindow(grid, part));
        }
    }

    void stopsWhenCancelled() {
        const Grid grid = making::gridOf(2049, 2049);
        const std::atomic<bool> cancelled = true;
        for (const Generator* generator : generators()) {
            const Result<Heightfield> out = generator->generate(
                grid, wholeOf(grid), usableParameters(*generator, grid), {&cancelled, nullptr, 2});
            QVERIFY2(out.isCancelled(), generator->description().kind);
        }
    }

    void importedHeightsNameBothSizes() {
        const Grid grid = making::gridOf(20, 10);
        const Generator& generator = *findGenerator("imported_heights");
        const ParameterSet nothing(generator.description().parameters);
        QCOMPARE(generator.check(grid, nothing).error().field, std::string("heights"));
        const ParameterSet parameters = usableParameters(generator, grid);
        const Status status = generator.check(making::gridOf(21, 10), parameters);
        QVERIFY(status.isError());
        QCOMPARE(status.error().field, std::string("heights"));
        const std::string text = status.error().detail.english();
        QVERIFY(text.find("20 × 10") != std::string::npos && text.find("21 × 10") != std::string::npos);
    }

    void importedHolesStayHoles() {
        const Grid grid = making::gridOf(20, 10);
        const Generator& generator = *findGenerator("imported_heights");
        ParameterSet parameters(generator.description().parameters);
        Heightfield heights = sampleHeights(grid);
        heights.row(4)[7] = hole;
        QVERIFY(parameters.set("heights", makeBlob(std::move(heights))).isOk());
        const Result<Heightfield> out = generator.generate(grid, wholeOf(grid), parameters, {});
        QCOMPARE(holeCount(out.value()), std::int64_t{1});
        QVERIFY(std::isnan(out.value().at(7, 4)));
    }

    void flatGroundIsFlat() {
        const Generator& generator = *findGenerator("flat");
        ParameterSet parameters(generator.description().parameters);
        QVERIFY(parameters.setFromText("height", "-12.5").isOk());
        const Grid grid = making::gridOf(33, 7);
        const Result<Heightfield> out = generator.generate(grid, wholeOf(grid), parameters, {});
        QCOMPARE(heightRange(out.value()), (HeightRange{-12.5F, -12.5F}));
    }
};

QTEST_GUILESS_MAIN(GeneratorsContractTest)
#include "generators_contract_test.moc"
