// SPDX-License-Identifier: MIT
// The coordinate system of a text grid, which stands in a file beside it.
#include "libterrain/formats/export_plan.h"
#include "tests/support/field_of.h"
#include "tests/support/heightmap_files.h"

#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace terrain;

class PrjBesideTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isReadAgain_data();
    void isReadAgain();
    void everyTileHasOne();
    void isNotReplacedUnasked();
    void oneFromBeforeIsSaid();

private:
    [[nodiscard]] ExportPlan planFor(const char* crs, int tiles = 1);
    [[nodiscard]] QString path(const char* name) const { return m_folder->filePath(QLatin1String(name)); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::optional<Heightfield> m_ground;
};

namespace {

/// What another program takes the file's coordinate system for.
QByteArray seenByGdal(const QString& file) {
    QProcess process;
    process.start(QStringLiteral("gdalsrsinfo"),
                  {QStringLiteral("-e"), QStringLiteral("-o"), QStringLiteral("epsg"), file});
    return process.waitForFinished() ? process.readAllStandardOutput().simplified() : QByteArray();
}

} // namespace

ExportPlan PrjBesideTest::planFor(const char* crs, int tiles) {
    m_folder = std::make_unique<QTemporaryDir>();
    m_ground = support::fieldOf(
        8, 6, [](int x, int y) { return x * 10 + y; }, 25, 25);
    Grid grid = m_ground->grid();
    grid.crs = crs;
    const bool degrees = grid.crs == "EPSG:4326";
    grid.originX = degrees ? 9 : 600000;
    grid.originY = degrees ? 47 : 5200000;
    m_ground->setGrid(grid);
    ExportRequest request;
    request.format = findHeightmapFormat("asc");
    request.path = support::asPath(path("land.asc"));
    request.tilesAcross = tiles;
    return planExport(request, grid, heightRange(*m_ground)).value();
}

void PrjBesideTest::isReadAgain_data() {
    QTest::addColumn<QByteArray>("crs");
    for (const char* crs : {"EPSG:32632", "EPSG:25832", "EPSG:2056", "EPSG:27700", "EPSG:3857", "EPSG:2154",
                            "EPSG:26911", "EPSG:4326"})
        QTest::newRow(crs) << QByteArray(crs);
}

void PrjBesideTest::isReadAgain() {
    QFETCH(QByteArray, crs);
    const ExportPlan plan = planFor(crs.constData());
    QCOMPARE(plan.paths().size(), std::size_t{2}); // so that it is asked before it is replaced
    QVERIFY(runExport(plan, *m_ground, Existing::Keep).isOk());
    QCOMPARE(seenByGdal(path("land.asc")), crs);
    QCOMPARE(QByteArray::fromStdString(support::imported(path("land.asc")).heights.grid().crs), crs);
}

void PrjBesideTest::everyTileHasOne() {
    const ExportPlan plan = planFor("EPSG:32632", 2);
    const auto outcome = runExport(plan, *m_ground, Existing::Keep);
    QCOMPARE(outcome.value().report.notes.size(), std::size_t{1}); // said once
    QVERIFY(support::anyNote(outcome.value().report.notes, ".prj: keep them together"));
    for (const char* name : {"land_x0_y0.asc", "land_x1_y0.asc"})
        QCOMPARE(seenByGdal(path(name)), QByteArray("EPSG:32632"));
}

void PrjBesideTest::isNotReplacedUnasked() {
    const ExportPlan plan = planFor("EPSG:32632");
    support::writeFile(path("land.prj"), "somebody's own");
    QVERIFY(runExport(plan, *m_ground, Existing::Keep).isError());
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), QStringList{QStringLiteral("land.prj")});
    QCOMPARE(support::readFile(path("land.prj")), QByteArray("somebody's own"));
    QVERIFY(runExport(plan, *m_ground, Existing::Replace).isOk());
    QCOMPARE(seenByGdal(path("land.asc")), QByteArray("EPSG:32632"));
}

void PrjBesideTest::oneFromBeforeIsSaid() {
    const ExportPlan plan = planFor("");
    QCOMPARE(plan.paths().size(), std::size_t{1});
    QVERIFY(runExport(plan, *m_ground, Existing::Keep).value().report.notes.empty());
    support::writeFile(path("land.prj"), "somebody's own");
    const auto outcome = runExport(plan, *m_ground, Existing::Replace);
    QVERIFY(support::anyNote(outcome.value().report.notes, "land.prj is there from before"));
    QCOMPARE(support::readFile(path("land.prj")), QByteArray("somebody's own"));
}

QTEST_GUILESS_MAIN(PrjBesideTest)
#include "prj_beside_test.moc"
