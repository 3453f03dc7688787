// SPDX-License-Identifier: MIT
#include "app/document/import_recipe.h"
#include "app/document/native_path.h"
#include "libterrain/formats/heightmap_format.h"
#include "libterrain/project/project_file.h"

#include <QTemporaryDir>
#include <QTest>

namespace app {

/// What a file says of its samples stays with an import through projects.
class DocumentImportTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theSourceStaysKnown_data();
    void theSourceStaysKnown();
    void otherGroundHasNone();

private:
    QTemporaryDir m_folder;
};

void DocumentImportTest::theSourceStaysKnown_data() {
    QTest::addColumn<QString>("type");
    QTest::addColumn<double>("minimum");
    QTest::addColumn<double>("maximum");
    QTest::addColumn<bool>("declaresMissing");
    QTest::addColumn<bool>("fills");
    for (const char* type : {"u1", "u2", "u4", "u8", "u16", "i16", "u32", "i32", "f16", "f32", "f64"})
        QTest::newRow(type) << type << 0.0 << 1000.0 << false << false;
    QTest::newRow("offset and scale") << "u16" << -12.5 << 1.0 / 3 << false << false;
    QTest::newRow("missing samples") << "i16" << 0.0 << 32767.0 << true << false;
    QTest::newRow("filled") << "i16" << 0.0 << 32767.0 << true << true;
}

void DocumentImportTest::theSourceStaysKnown() {
    QFETCH(QString, type);
    QFETCH(double, minimum);
    QFETCH(double, maximum);
    QFETCH(bool, declaresMissing);
    QFETCH(bool, fills);
    terrain::Grid grid;
    grid.columns = grid.rows = 3;
    terrain::HeightmapFacts facts;
    facts.sampleType = terrain::sampleTypeFromId(type.toStdString()).value();
    facts.scale = {minimum, maximum};
    if (declaresMissing)
        facts.nodata = -32768;
    const terrain::SharedBlob blob = terrain::makeBlob(terrain::Heightfield::filled(grid, 5).value());
    terrain::Project project;
    project.recipe = importRecipe(blob, facts, grid, fills);
    const auto file = nativePath(m_folder.filePath(QStringLiteral("a.moraine")));
    QVERIFY(terrain::saveProject(project, file, terrain::Existing::Replace).isOk());
    const auto back = terrain::loadProject(file);
    QVERIFY(back.isOk());
    const terrain::ExportOptions options = exportOptionsOf(back.value().recipe);
    QVERIFY(options.sourceType == facts.sampleType);
    QVERIFY(options.sourceScale == facts.scale);
    QVERIFY(options.sourceNodata == facts.nodata);
    QVERIFY(!options.range);
}

void DocumentImportTest::otherGroundHasNone() {
    QVERIFY(!exportOptionsOf(terrain::defaultRecipe()).sourceType);
    QVERIFY(!exportOptionsOf(terrain::Recipe()).sourceType);
}

} // namespace app

QTEST_GUILESS_MAIN(app::DocumentImportTest)
#include "document_import_test.moc"
