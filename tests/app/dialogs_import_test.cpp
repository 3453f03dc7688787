// SPDX-License-Identifier: MIT
#include "app/controls/control_row.h"
#include "app/controls/parameter_form.h"
#include "app/dialogs/import_dialog.h"
#include "app/dialogs/import_form.h"
#include "app/dialogs/import_specs.h"
#include "app/jobs/job_runner.h"
#include "libterrain/formats/mesh_format.h"
#include "tests/support/field_of.h"
#include "tests/support/heightmap_files.h"

#include <QLabel>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
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
    void cellsKeepTheirShape_data();
    void cellsKeepTheirShape();
    void filledIsShownFilled();
    void meshesAreSampled();
    void aPartTurnedAndMirrored();
    void partsKeepTheSuggestion();
    void rowsFromTheSouth();
    void layoutsAreGuessed();
    void refusedPartsAreSaidBesideTheRow();
    void whatMustBeAnsweredIsSeen_data();
    void whatMustBeAnsweredIsSeen();

private:
    [[nodiscard]] std::shared_ptr<ReadHeightmap> read(const QString& file, UnknownHeights unknown,
                                                      const terrain::ImportOptions& options = {},
                                                      const terrain::MeshSampling& sampling = {}) const {
        const PictureMaker none = [](const terrain::Heightfield&, const QSize&, const terrain::RunContext&) {
            return QImage();
        };
        return readHeightmap(file, options, sampling, unknown, none, {}).value();
    }
    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }

    QTemporaryDir m_folder;
};

namespace {

constexpr int readTime = 30000; // ms at most; guesses take some seconds in a build with sanitizers

/// As if the person had entered it.
void enter(ImportForm& form, const char* field, const terrain::ParameterValue& value) {
    auto* rows = form.findChild<ParameterForm*>();
    terrain::ParameterSet values = rows->values();
    QVERIFY(values.set(field, value).isOk());
    rows->setValues(values);
    Q_EMIT rows->changed(QLatin1String(field), value, false);
}

QImage noPicture(const terrain::Heightfield&, const QSize&, const terrain::RunContext&) {
    return {};
}

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
    QVERIFY(first->preview.range.minimum == 0.0F &&
            first->preview.range.maximum == static_cast<float>(suggested.maximum));
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
    QCOMPARE(metres->preview.range.maximum, 65535.0F);
    form.showFacts(metres->facts, metres->blob->heights.grid(), metres->suggested);
    QVERIFY(isAsked(form, importField::heights));
    QVERIFY(rows->values().isChoice(importField::heights, "metres"));
    QVERIFY(!isAsked(form, importField::rangeMaximum));
}

/// Whatever field of the spacing is edited, what the other one becomes is seen and is what is imported.
void DialogsImportTest::cellsKeepTheirShape_data() {
    QTest::addColumn<double>("depth"); // of a cell 2 m wide
    QTest::addColumn<QByteArray>("field");
    QTest::addColumn<double>("entered");
    QTest::addColumn<double>("spacingX");
    QTest::addColumn<double>("spacingY");
    QTest::newRow("square") << 2.0 << QByteArray(importField::spacing) << 10.0 << 10.0 << 10.0;
    QTest::newRow("deep, east") << 3.0 << QByteArray(importField::spacingX) << 10.0 << 10.0 << 15.0;
    QTest::newRow("deep, north") << 3.0 << QByteArray(importField::spacingY) << 15.0 << 10.0 << 15.0;
    QTest::newRow("wide, east") << 1.0 << QByteArray(importField::spacingX) << 10.0 << 10.0 << 5.0;
    QTest::newRow("wide, north") << 1.0 << QByteArray(importField::spacingY) << 5.0 << 10.0 << 5.0;
}

void DialogsImportTest::cellsKeepTheirShape() {
    QFETCH(double, depth);
    QFETCH(QByteArray, field);
    QFETCH(double, entered);
    QFETCH(double, spacingX);
    QFETCH(double, spacingY);
    const QString file = path(QStringLiteral("shape.tif"));
    support::exported(support::fieldOf(
                          33, 33, [](int x, int) { return x; }, 2, depth),
                      "tif", file);
    const auto first = read(file, UnknownHeights::Suggest);
    const terrain::Grid grid = first->blob->heights.grid();
    QCOMPARE(grid.spacingY, depth);
    ImportForm form;
    form.showFacts(first->facts, grid, first->suggested);
    const bool square = depth == 2;
    QCOMPARE(isAsked(form, importField::spacing), square);
    QCOMPARE(isAsked(form, importField::spacingX), !square);
    QCOMPARE(isAsked(form, importField::spacingY), !square);
    QVERIFY(form.placed(grid) == grid);
    enter(form, field.constData(), entered);
    QCOMPARE(form.placed(grid).spacingX, spacingX);
    QCOMPARE(form.placed(grid).spacingY, spacingY);
    const terrain::ParameterSet& values = form.findChild<ParameterForm*>()->values();
    QCOMPARE(values.real(square ? importField::spacing : importField::spacingX), spacingX);
    if (!square)
        QCOMPARE(values.real(importField::spacingY), spacingY);
    // And it stays so when the file is read again.
    const auto again = read(file, form.unknownHeights(), form.options().value());
    form.showFacts(again->facts, again->blob->heights.grid(), again->suggested);
    QCOMPARE(form.placed(again->blob->heights.grid()).spacingX, spacingX);
    QCOMPARE(form.placed(again->blob->heights.grid()).spacingY, spacingY);
}

void DialogsImportTest::filledIsShownFilled() {
    const QString file = path(QStringLiteral("holes.r32"));
    const auto height = [](int x, int y) { return x > 8 && x < 20 && y > 8 && y < 20 ? NAN : float(x); };
    support::exported(support::fieldOf(33, 33, height), "r32", file);
    const PictureMaker holes = [](const terrain::Heightfield& heights, const QSize&,
                                  const terrain::RunContext&) {
        return QImage(static_cast<int>(terrain::holeCount(heights)) + 1, 1, QImage::Format_RGB32);
    };
    terrain::ImportOptions raw;
    auto first = readHeightmap(file, raw, {}, UnknownHeights::Suggest, holes, {}).value();
    QCOMPARE(first->facts.holes, 121);
    QCOMPARE(first->preview.picture.width(), 122);
    JobRunner jobs(JobRunner::Mode::Threads);
    QWidget window;
    ImportDialog dialog(file, first, {}, jobs, holes, &window);
    const auto* picture = dialog.findChild<QLabel*>(QStringLiteral("picture"));
    const auto* missing = dialog.findChild<QLabel*>(QStringLiteral("missing"));
    auto* form = dialog.findChild<ImportForm*>();
    QVERIFY(isAsked(*form, importField::fill));
    for (int turn = 0; turn < 2; ++turn) {
        QCOMPARE(picture->pixmap(Qt::ReturnByValue).width(), 122);
        QCOMPARE(missing->text(), QStringLiteral("121"));
        enter(*form, importField::fill, true);
        QTRY_COMPARE(picture->pixmap(Qt::ReturnByValue).width(), 1);
        QCOMPARE(missing->text(), QStringLiteral("121, filled"));
        enter(*form, importField::fill, false);
    }
}

/// Of a mesh the places of the samples are asked for; columns and spacing say the same, each changes the
/// other.
void DialogsImportTest::meshesAreSampled() {
    const QString file = path(QStringLiteral("hill.ply"));
    const auto hill = support::fieldOf(
        41, 31, [](int x, int y) { return x * y; }, 2, 2);
    QVERIFY(terrain::exportMesh(hill, *terrain::findMeshFormat("ply"), file.toStdString(), {},
                                terrain::Existing::Replace));
    const auto first = read(file, UnknownHeights::Suggest);
    QVERIFY(first->blob->heights.grid() == hill.grid());
    ImportForm form;
    const auto show = [&](const ReadHeightmap& seen) {
        form.showFacts(seen.facts, seen.blob->heights.grid(), seen.suggested);
        return form.findChild<ParameterForm*>()->values();
    };
    terrain::ParameterSet values = show(*first);
    for (const char* field : {importField::meshUp, importField::meshColumns, importField::spacing})
        QVERIFY(isAsked(form, field));
    for (const char* field :
         {importField::format, importField::nodata, importField::heights, importField::fill})
        QVERIFY(!isAsked(form, field));
    QCOMPARE(values.integer(importField::meshColumns), 41);
    QCOMPARE(values.real(importField::spacing), 2.0);

    const QSignalSpy again(&form, &ImportForm::optionsChanged);
    enter(form, importField::spacing, 4.0);
    QCOMPARE(again.count(), 1);
    auto seen = read(file, form.unknownHeights(), form.options().value(), form.sampling());
    values = show(*seen);
    QCOMPARE(values.integer(importField::meshColumns), 21);
    QVERIFY(form.placed(seen->blob->heights.grid()) == seen->blob->heights.grid());
    enter(form, importField::meshColumns, std::int64_t{81});
    QVERIFY(!form.options().value().spacing);
    seen = read(file, form.unknownHeights(), form.options().value(), form.sampling());
    values = show(*seen);
    QCOMPARE(values.real(importField::spacing), 1.0);
    QVERIFY(form.placed(seen->blob->heights.grid()) == seen->blob->heights.grid());
    QCOMPARE(seen->blob->heights.rows(), 61);

    enter(form, importField::meshUp, std::string("y"));
    QVERIFY(form.sampling().up == terrain::MeshUp::Y);
    terrain::ImportOptions tooFine;
    tooFine.spacing = 1e-9;
    const auto fine = readHeightmap(file, tooFine, {}, UnknownHeights::Suggest, noPicture, {});
    QVERIFY(fine.isError() && form.showError(fine.error().field, QStringLiteral("finer")));
}

namespace {

/// A picture with one pixel a sample, as grey.
QImage plainPicture(const terrain::Heightfield& heights, const QSize&, const terrain::RunContext&) {
    QImage out(heights.columns(), heights.rows(), QImage::Format_Grayscale8);
    for (int y = 0; y < out.height(); ++y)
        for (int x = 0; x < out.width(); ++x)
            out.scanLine(y)[x] = static_cast<uchar>(heights.at(x, y));
    return out;
}

} // namespace

/// The picture, the numbers and what is imported are those of the part; the file's own size stays known.
void DialogsImportTest::aPartTurnedAndMirrored() {
    const QString file = path(QStringLiteral("shape.tif"));
    support::exported(support::fieldOf(
                          40, 30, [](int x, int y) { return x + y; }, 2, 3),
                      "tif", file);
    JobRunner jobs(JobRunner::Mode::Threads);
    QWidget window;
    ImportDialog dialog(file, readHeightmap(file, {}, {}, UnknownHeights::Suggest, plainPicture, {}).value(),
                        {}, jobs, plainPicture, &window);
    auto* form = dialog.findChild<ImportForm*>();
    const auto* samples = dialog.findChild<QLabel*>(QStringLiteral("samples"));
    const auto* picture = dialog.findChild<QLabel*>(QStringLiteral("picture"));
    const auto* import = dialog.findChild<QPushButton*>(QStringLiteral("import"));
    for (const char* field : {importField::cropColumn, importField::cropRows})
        QVERIFY(!isAsked(*form, field));
    enter(*form, importField::crop, std::string("part"));
    const auto& values = form->findChild<ParameterForm*>()->values();
    QVERIFY(isAsked(*form, importField::cropColumn) && isAsked(*form, importField::cropRows));
    QCOMPARE(values.integer(importField::cropColumns), 40); // it begins as the whole
    QCOMPARE(values.integer(importField::cropRows), 30);
    enter(*form, importField::cropColumn, std::int64_t{10});
    enter(*form, importField::cropRow, std::int64_t{5});
    enter(*form, importField::cropColumns, std::int64_t{20});
    enter(*form, importField::cropRows, std::int64_t{8});
    enter(*form, importField::turn, std::string("90"));
    enter(*form, importField::mirror, std::string("horizontal"));
    QTRY_VERIFY_WITH_TIMEOUT(import->isEnabled(), readTime);
    QCOMPARE(samples->text(), QStringLiteral("8 × 20"));
    const QImage shown = picture->pixmap(Qt::ReturnByValue).toImage();
    QCOMPARE(shown.size(), QSize(8, 20));
    // Turned and then mirrored, rows and columns have changed places.
    QCOMPARE(qGray(shown.pixel(0, 0)), 15);
    QCOMPARE(qGray(shown.pixel(7, 0)), 22);
    QCOMPARE(qGray(shown.pixel(0, 19)), 34);
    QCOMPARE(dialog.heightmap().blob->heights.at(7, 19), 41.0F);
    QCOMPARE(dialog.grid().spacingX, 3.0);
    QCOMPARE(dialog.grid().spacingY, 2.0);
    // The whole again.
    enter(*form, importField::crop, std::string("whole"));
    enter(*form, importField::turn, std::string("0"));
    QTRY_COMPARE(samples->text(), QStringLiteral("40 × 30"));
}

/// Mountains are as high in a part as in the whole.
void DialogsImportTest::partsKeepTheSuggestion() {
    const QString file = path(QStringLiteral("suggested.png"));
    support::exported(support::fieldOf(1025, 65, [](int x, int) { return x; }), "png", file);
    terrain::ImportOptions options;
    options.shape.crop = terrain::Window{100, 3, 20, 20};
    QCOMPARE(read(file, UnknownHeights::Suggest, options)->suggested->maximum, 200.0);
}

void DialogsImportTest::rowsFromTheSouth() {
    const QString file = path(QStringLiteral("south.raw"));
    support::exported(support::fieldOf(33, 33, [](int, int y) { return y; }), "raw", file);
    JobRunner jobs(JobRunner::Mode::Threads);
    QWidget window;
    ImportDialog dialog(file, read(file, UnknownHeights::Suggest), {}, jobs, noPicture, &window);
    auto* form = dialog.findChild<ImportForm*>();
    const auto* import = dialog.findChild<QPushButton*>(QStringLiteral("import"));
    QVERIFY(isAsked(*form, importField::rowOrder));
    const auto north = dialog.heightmap().blob;
    QVERIFY(north->heights.at(0, 0) < north->heights.at(0, 32));
    enter(*form, importField::rowOrder, std::string("south"));
    QTRY_VERIFY_WITH_TIMEOUT(import->isEnabled(), readTime);
    const auto south = dialog.heightmap().blob;
    QCOMPARE(south->heights.at(5, 0), north->heights.at(5, 32));
    QCOMPARE(south->heights.at(5, 32), north->heights.at(5, 0));
}

/// A file without a header opens as its samples say; the reason is shown, and every answer can be changed.
void DialogsImportTest::layoutsAreGuessed() {
    const QString file = path(QStringLiteral("guessed.raw"));
    terrain::ExportOptions options = support::exportOptions("raw", {{"byte_order", "big"}});
    support::exported(
        support::fieldOf(160, 90, [](int x, int y) { return (x - 80) * (x - 60) + y * (y + 30); }), "raw",
        file, options);
    JobRunner jobs(JobRunner::Mode::Threads);
    QWidget window;
    ImportDialog dialog(file, read(file, UnknownHeights::Suggest), {}, jobs, noPicture, &window);
    auto* form = dialog.findChild<ImportForm*>();
    const auto* samples = dialog.findChild<QLabel*>(QStringLiteral("samples"));
    const auto* import = dialog.findChild<QPushButton*>(QStringLiteral("import"));
    const auto& values = form->findChild<ParameterForm*>()->values();
    QCOMPARE(samples->text(), QStringLiteral("160 × 90"));
    QVERIFY(isAsked(*form, importField::byteOrder));
    QVERIFY(values.isChoice(importField::format, "raw") && values.isChoice(importField::byteOrder, "big"));
    QCOMPARE(values.integer(importField::columns), 160);
    const auto* notes = dialog.findChild<QWidget*>(QStringLiteral("notes"));
    const auto labels = notes->findChildren<QLabel*>();
    QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
        return label->text().contains(QStringLiteral("160 × 90 u16 big"));
    }));
    // What does not touch the layout leaves the guess; a person's own layout ends it.
    enter(*form, importField::turn, std::string("90"));
    QTRY_VERIFY_WITH_TIMEOUT(import->isEnabled(), readTime);
    QCOMPARE(samples->text(), QStringLiteral("90 × 160"));
    QVERIFY(values.isChoice(importField::byteOrder, "big"));
    enter(*form, importField::turn, std::string("0"));
    enter(*form, importField::columns, std::int64_t{80});
    enter(*form, importField::rows, std::int64_t{180});
    QTRY_VERIFY_WITH_TIMEOUT(import->isEnabled(), readTime);
    QCOMPARE(samples->text(), QStringLiteral("80 × 180"));
    QVERIFY(values.isChoice(importField::byteOrder, "big"));
}

void DialogsImportTest::refusedPartsAreSaidBesideTheRow() {
    const QString file = path(QStringLiteral("refused.tif"));
    support::exported(support::fieldOf(33, 33, [](int x, int) { return x; }), "tif", file);
    JobRunner jobs(JobRunner::Mode::Threads);
    QWidget window;
    ImportDialog dialog(file, read(file, UnknownHeights::Suggest), {}, jobs, noPicture, &window);
    auto* form = dialog.findChild<ImportForm*>();
    const auto* import = dialog.findChild<QPushButton*>(QStringLiteral("import"));
    const auto* row = form->findChild<ParameterForm*>()->row(QLatin1String(importField::crop));
    enter(*form, importField::crop, std::string("part"));
    enter(*form, importField::cropColumn, std::int64_t{10});
    QTRY_VERIFY(row->message().contains(QStringLiteral("33 × 33")));
    QVERIFY(!import->isEnabled());
    enter(*form, importField::cropColumns, std::int64_t{23});
    QTRY_VERIFY_WITH_TIMEOUT(import->isEnabled(), readTime);
    QCOMPARE(row->message(), QString());
}

/// The dialog is as high as its form; on a screen with less room the last row can still be scrolled to.
void DialogsImportTest::whatMustBeAnsweredIsSeen_data() {
    QTest::addColumn<QString>("id");
    for (const char* id : {"png", "raw", "tif", "asc", "r32"})
        QTest::newRow(id) << QString::fromLatin1(id);
}

void DialogsImportTest::whatMustBeAnsweredIsSeen() {
    QFETCH(QString, id);
    const QString file = path(QStringLiteral("seen.") + id);
    support::exported(support::fieldOf(33, 33, [](int x, int) { return x; }), id.toLatin1().constData(),
                      file);
    JobRunner jobs(JobRunner::Mode::Threads);
    QWidget window;
    ImportDialog dialog(file, read(file, UnknownHeights::Suggest), {}, jobs, noPicture, &window);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    const auto* area = dialog.findChild<QScrollArea*>();
    QTRY_COMPARE(area->verticalScrollBar()->maximum(), 0);
    const ControlRow* spacing = dialog.findChild<ParameterForm*>()->row(QLatin1String(importField::spacing));
    QTRY_COMPARE(spacing->visibleRegion().boundingRect().size(), spacing->size());
    QVERIFY(dialog.frameGeometry().bottom() <= dialog.screen()->availableGeometry().bottom());
}

} // namespace app

QTEST_MAIN(app::DialogsImportTest)
#include "dialogs_import_test.moc"
