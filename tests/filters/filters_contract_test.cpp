// SPDX-License-Identifier: MIT
// What every filter keeps, whatever it does: a new catalogue entry is tested by being there.
#include "libterrain/filters/filter.h"
#include "tests/generators/making.h"
#include "tests/support/spec_checks.h"

#include <QSet>
#include <QTest>

#include <algorithm>
#include <atomic>
#include <cmath>

using namespace terrain;

namespace {

ParameterSet defaultsOf(const Filter& filter) {
    return ParameterSet(filter.description().parameters);
}

/// Every choice of the filter, and numbers that make it act, one set after the other.
std::vector<ParameterSet> setsOf(const Filter& filter) {
    std::vector<ParameterSet> out = {defaultsOf(filter)};
    for (const ParameterSpec& spec : filter.description().parameters) {
        for (const ParameterChoice& choice : spec.choices) {
            out.push_back(defaultsOf(filter));
            if (!out.back().set(spec.id, std::string(choice.id)))
                QTest::qFail(choice.id, __FILE__, __LINE__);
        }
        ParameterSet other = defaultsOf(filter);
        if (spec.type == ParameterType::Real && other.set(spec.id, std::get<double>(spec.defaultValue) + 12))
            out.push_back(other);
    }
    return out;
}

Heightfield groundOf(const Grid& grid) {
    Heightfield out = making::whole(grid.columns, grid.rows, {{"amplitude", "400"}, {"seed", "12"}});
    out.setGrid(grid);
    return out;
}

Grid gridOf(int columns, int rows) {
    Grid out = making::gridOf(columns, rows);
    out.spacingX = 5;
    out.spacingY = 5;
    return out;
}

Heightfield changed(const Filter& filter, const ParameterSet& parameters, const FilterInput& input,
                    int threads = 1) {
    Result<Heightfield> out = filter.apply(input, parameters, making::threads(threads));
    if (!out) {
        QTest::qFail(filter.description().kind, __FILE__, __LINE__);
        return {};
    }
    return std::move(out).value();
}

Heightfield changedWhole(const Filter& filter, const ParameterSet& parameters, const Heightfield& ground,
                         int threads = 1) {
    return changed(filter, parameters, {ground.grid(), wholeOf(ground.grid()), ground}, threads);
}

Heightfield partOf(const Heightfield& all, const Window& part) {
    Heightfield out = Heightfield::create(gridOfWindow(all.grid(), part)).value();
    for (int r = 0; r < part.rows; ++r)
        std::copy_n(all.row(part.row + r) + part.column, part.columns, out.row(r));
    return out;
}

/// The window, made alone from what lies around it.
Heightfield madeAlone(const Filter& filter, const ParameterSet& parameters, const Heightfield& ground,
                      const Window& window) {
    const int halo = filter.halo(ground.grid(), parameters);
    Window outer;
    outer.column = std::max(0, window.column - halo);
    outer.row = std::max(0, window.row - halo);
    outer.columns = std::min(ground.columns(), window.column + window.columns + halo) - outer.column;
    outer.rows = std::min(ground.rows(), window.row + window.rows + halo) - outer.row;
    const Heightfield part = partOf(ground, outer);
    return partOf(changed(filter, parameters, {ground.grid(), outer, part}),
                  {window.column - outer.column, window.row - outer.row, window.columns, window.rows});
}

bool isPossible(const Filter& filter, const Grid& grid, const ParameterSet& parameters) {
    return filter.check(grid, parameters).isOk();
}

} // namespace

class FiltersContractTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void catalogue() {
        QSet<QString> kinds;
        for (const Filter* filter : filters()) {
            const StepDescription& description = filter->description();
            kinds.insert(QString::fromUtf8(description.kind));
            QCOMPARE(findFilter(description.kind), filter);
            QVERIFY(!description.label.isEmpty() && !description.help.isEmpty());
            QVERIFY(description.algorithm >= 1);
            QVERIFY2(filter->check(gridOf(33, 33), defaultsOf(*filter)).isOk(), description.kind);
        }
        QCOMPARE(static_cast<std::size_t>(kinds.size()), filters().size());
        QVERIFY(findFilter("no such filter") == nullptr);
    }

    void specs() {
        for (const Filter* filter : filters()) {
            QSet<QString> ids;
            for (const ParameterSpec& spec : filter->description().parameters) {
                support::checkSpec(spec, "filters");
                ids.insert(QString::fromUtf8(spec.id));
            }
            QCOMPARE(static_cast<std::size_t>(ids.size()), filter->description().parameters.size());
        }
    }

    void equalForAnyThreads_data() {
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("rows");
        QTest::newRow("smallest") << 2 << 2;
        QTest::newRow("square") << 65 << 65;
        QTest::newRow("wide") << 143 << 18;
        QTest::newRow("tall") << 3 << 200;
        QTest::newRow("many blocks") << 530 << 377;
    }

    void equalForAnyThreads() {
        QFETCH(const int, columns);
        QFETCH(const int, rows);
        const Heightfield ground = groundOf(gridOf(columns, rows));
        for (const Filter* filter : filters()) {
            for (const ParameterSet& parameters : setsOf(*filter)) {
                if (!isPossible(*filter, ground.grid(), parameters))
                    continue;
                const Heightfield one = changedWhole(*filter, parameters, ground);
                QVERIFY(std::ranges::all_of(one.samples(), [](float h) { return std::isfinite(h); }));
                QCOMPARE(one.grid(), ground.grid());
                for (const int threads : {2, 3, 8})
                    QVERIFY2(making::sameBits(one, changedWhole(*filter, parameters, ground, threads)),
                             filter->description().kind);
            }
        }
    }

    void windowsAreTheWhole_data() {
        QTest::addColumn<Window>("window");
        QTest::newRow("north-west corner") << Window{0, 0, 40, 30};
        QTest::newRow("south-east corner") << Window{100, 90, 101, 61};
        QTest::newRow("middle") << Window{77, 61, 23, 19};
        QTest::newRow("a sample") << Window{90, 70, 1, 1};
        QTest::newRow("a row") << Window{0, 75, 201, 1};
    }

    void windowsAreTheWhole() {
        QFETCH(const Window, window);
        const Heightfield ground = groundOf(gridOf(201, 151));
        for (const Filter* filter : filters()) {
            if (filter->description().promise == StepPromise::Whole)
                continue;
            for (const ParameterSet& parameters : setsOf(*filter)) {
                if (!isPossible(*filter, ground.grid(), parameters))
                    continue;
                const Heightfield all = changedWhole(*filter, parameters, ground);
                QVERIFY2(making::isWindowOf(madeAlone(*filter, parameters, ground, window), window, all),
                         filter->description().kind);
            }
        }
    }

    void pointwiseOnesKeepTheLaw() {
        const Heightfield coarse = groundOf(gridOf(65, 129));
        Grid fineGrid = gridOf(129, 257);
        fineGrid.spacingX = fineGrid.spacingY = 2.5;
        const Heightfield fine = groundOf(fineGrid);
        QVERIFY(making::isEverySecondOf(coarse, fine));
        for (const Filter* filter : filters()) {
            if (filter->description().promise != StepPromise::Pointwise)
                continue;
            QCOMPARE(filter->halo(coarse.grid(), defaultsOf(*filter)), 0);
            for (const ParameterSet& parameters : setsOf(*filter))
                if (isPossible(*filter, coarse.grid(), parameters))
                    QVERIFY2(making::isEverySecondOf(changedWhole(*filter, parameters, coarse),
                                                     changedWhole(*filter, parameters, fine)),
                             filter->description().kind);
        }
    }

    void holesStayHolesAndSpreadNot() {
        Heightfield ground = groundOf(gridOf(65, 65));
        for (const auto& [column, row] : {std::pair(0, 0), {30, 31}, {31, 31}, {64, 20}})
            ground.row(row)[column] = hole;
        for (const Filter* filter : filters()) {
            if (filter == findFilter("fill_holes"))
                continue;
            for (const ParameterSet& parameters : setsOf(*filter)) {
                const Heightfield out = changedWhole(*filter, parameters, ground);
                QCOMPARE(holeCount(out), std::int64_t{4});
                if (filter == findFilter("turn"))
                    continue; // they move with the land
                for (int r = 0; r < 65; ++r)
                    for (int c = 0; c < 65; ++c)
                        QVERIFY2(std::isnan(ground.at(c, r)) == std::isnan(out.at(c, r)),
                                 filter->description().kind);
            }
        }
    }

    void stopsWhenCancelled() {
        const Heightfield ground = groundOf(gridOf(513, 513));
        const std::atomic<bool> cancelled = true;
        for (const Filter* filter : filters()) {
            const Result<Heightfield> out = filter->apply({ground.grid(), wholeOf(ground.grid()), ground},
                                                          defaultsOf(*filter), {&cancelled, nullptr, 2});
            QVERIFY2(out.isCancelled(), filter->description().kind);
        }
    }
};

QTEST_APPLESS_MAIN(FiltersContractTest)
#include "filters_contract_test.moc"
