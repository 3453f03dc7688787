// SPDX-License-Identifier: MIT
#include "app/controls/control_row.h"
#include "app/controls/parameter_form.h"
#include "app/dialogs/import_dialog.h"
#include "app/dialogs/import_form.h"
#include "app/dialogs/import_specs.h"
#include "tests/support/field_of.h"
#include "tests/support/heightmap_files.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace app {

/// Heights are asked for, with a sensible suggestion, where a file says none.
class DialogsImportTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void suggestionsFollowTheWidth_data();
    void suggestionsFollowTheWidth();
    void everyFormat_data();
    void everyFormat();
    void aPersonKnowsBetter();

private:
    [[nodiscard]] std::shared_ptr<ReadHeightmap> read(const QString& file, UnknownHeights unknown,
                                                      const terrain::ImportOptions& options = {}) const {
        const PictureMaker none = [](const terrain::Heightfield&, const QSize&, const terrain::RunContext&) {
            return QImage();
        };
        return readHeightmap(file, options, unknown, none, {}).value();
    }
    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }

    QTemporaryDir m_folder;
};

namespace {

bool isAsked(const ImportForm& form, const char* field) {
    return form.findChild<ParameterForm*>()->row(QLatin1String(field))->isVisibleTo(&form);
}

} // namespace

void DialogsImportTest::suggestionsFollowTheWidth_data() {
    QTest::addColumn<int>("columns");
    QTest::addColumn<double>("spacing");
    QTest::addColumn<double>("top");
    QTest::newRow("1 km") << 1025 << 1.0 << 200.0;
    QTest::newRow("a tile") << 3601 << 30.0 << 5000.0;
    QTest::newRow("a table") << 101 << 0.01 << 0.2;
    QTest::newRow("the least") << 2 << 1e-6 << 2e-7;
    QTest::newRow("10 km") << 1001 << 10.0 << 2000.0;
}

void DialogsImportTest::suggestionsFollowTheWidth() {
    QFETCH(int, columns);
    QFETCH(double, spacing);
    QFETCH(double, top);
    const terrain::Grid grid{columns, 2, spacing, spacing, 0, 0, {}};
    QCOMPARE(suggestedHeights(grid).minimum, 0.0);
    QVERIFY(std::abs(suggestedHeights(grid).maximum / top - 1) < 1e-9);
    QVERIFY(suggestedHeights(grid).maximum <= grid.width() / 5 * (1 + 1e-9));
}

void DialogsImportTest::everyFormat_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<bool>("says"); // whether files of the format say which heights they hold
    const auto row = [](const char* id, bool says) { QTest::newRow(id) << id << says; };
    row("png", false);
    row("raw", false);
    row("tif", true);
    row("asc", true);
    row("r32", true);
    row("hgt", true);
}

void DialogsImportTest::everyFormat() {
    QFETCH(QString, id);
    QFETCH(bool, says);
    const terrain::HeightmapFormat* format = terrain::findHeightmapFormat(id.toStdString());
    const QString file = path(QStringLiteral("a.") + QLatin1String(format->suffixes().front()));
    const auto height = [](int x, int y) { return x * 100 + y; };
    const int side = id == QLatin1String("hgt") ? 1201 : 129;
    support::exported(support::fieldOf(side, side, height), format->id(), file);
    const auto first = read(file, UnknownHeights::Suggest);
    QCOMPARE(first->suggested.has_value(), !says);
    ImportForm form;
    form.showFacts(first->facts, first->blob->heights.grid(), first->suggested);
    for (const char* field : {importField::heights, importField::rangeMinimum, importField::rangeMaximum})
        QCOMPARE(isAsked(form, field), !says);
    if (says)
        return;
    const terrain::MetreRange suggested = suggestedHeights(first->blob->heights.grid());
    QVERIFY(*first->suggested == suggested);
    QVERIFY(first->range.minimum == 0.0F && first->range.maximum == static_cast<float>(suggested.maximum));
    const terrain::ParameterSet& values = form.findChild<ParameterForm*>()->values();
    QVERIFY(values.isChoice(importField::heights, "range"));
    QCOMPARE(values.real(importField::rangeMaximum), suggested.maximum);
    QVERIFY(form.unknownHeights() == UnknownHeights::Suggest);
    // Its own samples come back whatever the range.
    terrain::ExportOptions options;
    options.setSource(terrain::sampleTypeId(first->facts.sampleType), first->facts.scale,
                      first->facts.nodata);
    const QString again = path(QStringLiteral("b.") + QLatin1String(format->suffixes().front()));
    support::exported(first->blob->heights, format->id(), again, options);
    QVERIFY(support::readFile(again) == support::readFile(file));
}

void DialogsImportTest::aPersonKnowsBetter() {
    const QString file = path(QStringLiteral("known.png"));
    support::exported(support::fieldOf(33, 33, [](int x, int) { return x; }), "png", file);
    const auto first = read(file, UnknownHeights::Suggest);
    ImportForm form;
    form.showFacts(first->facts, first->blob->heights.grid(), first->suggested);
    auto* rows = form.findChild<ParameterForm*>();
    QVERIFY(!form.options().value().range);

    // A wider terrain has higher mountains: the file is read again with them.
    const QSignalSpy again(&form, &ImportForm::optionsChanged);
    terrain::ParameterSet values = rows->values();
    QVERIFY(values.set(importField::spacing, 100.0).isOk());
    rows->setValues(values);
    Q_EMIT rows->changed(QLatin1String(importField::spacing), 100.0, false);
    QCOMPARE(again.count(), 1);
    const auto wide = read(file, form.unknownHeights(), form.options().value());
    QCOMPARE(wide->suggested->maximum, 500.0);

    // Metres are what was chosen, and stay it.
    values = rows->values();
    QVERIFY(values.set(importField::heights, std::string("metres")).isOk());
    rows->setValues(values);
    Q_EMIT rows->changed(QLatin1String(importField::heights), std::string("metres"), false);
    QVERIFY(form.unknownHeights() == UnknownHeights::TakeAsMetres);
    QVERIFY(!form.options().value().range);
    const auto metres = read(file, form.unknownHeights(), form.options().value());
    QVERIFY(!metres->suggested);
    QCOMPARE(metres->range.maximum, 65535.0F);
    form.showFacts(metres->facts, metres->blob->heights.grid(), metres->suggested);
    QVERIFY(isAsked(form, importField::heights));
    QVERIFY(rows->values().isChoice(importField::heights, "metres"));
    QVERIFY(!isAsked(form, importField::rangeMaximum));
}

} // namespace app

QTEST_MAIN(app::DialogsImportTest)
#include "dialogs_import_test.moc"
