// SPDX-License-Identifier: MIT
// The bits of the terrains that people have made: they may only change with the step's algorithm number.
#include "libterrain/core/content_hash.h"
#include "libterrain/generators/diamond_square/pins.h"
#include "tests/generators/making.h"
#include "tests/generators/pinned_terrains.h"

#include <QTest>

using namespace terrain;
using making::Values;

class FingerprintsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void pinned_data() {
        QTest::addColumn<pinned::Terrain>("terrain");
        for (const pinned::Terrain& terrain : pinned::terrains())
            QTest::newRow(terrain.name().c_str()) << terrain;
    }

    /// For any number of threads, and for processors with and without kernels of their own.
    void pinned() {
        QFETCH(const pinned::Terrain, terrain);
        const Values all = terrain.allValues();
        const Heightfield field = making::whole(terrain.columns, terrain.rows, all, 0);
        QCOMPARE(fingerprint(field).value().hex(), std::string(terrain.fingerprint));
        auto plan =
            diamond_square::planFor(diamond_square::settingsOf(making::parametersOf(all)), field.grid());
        Heightfield again = std::move(Heightfield::create(field.grid())).value();
        for (const auto processor : {diamond_square::thisProcessor(), diamond_square::Processor::Any})
            for (const int threads : {1, 2, 3, 8}) {
                plan.value().use(processor);
                const RunContext context = making::threads(threads);
                makeWindow(plan.value(), wholeOf(field.grid()), again.row(0), context);
                QVERIFY(diamond_square::applyPins(plan.value(), field.grid(), wholeOf(field.grid()),
                                                  again.row(0), context));
                QVERIFY2(making::sameBits(field, again), qPrintable(QString::number(threads)));
            }
    }

    void algorithm() { QCOMPARE(diamondSquare().description().algorithm, 3); }
};

QTEST_GUILESS_MAIN(FingerprintsTest)
#include "fingerprints_test.moc"
