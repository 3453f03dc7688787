// SPDX-License-Identifier: MIT
#include "app/controls/control_row.h"
#include "app/controls/entry_field.h"
#include "app/dialogs/import_specs.h"
#include "tests/support/field_of.h"
#include "tests/support/heightmap_files.h"

#include <QLabel>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

#include "dialogs_import_support.h"

namespace app {

/// Other numbers of samples in the import dialog, with what comes of them at once.
class DialogsImportResampleTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void numbersAreLive();
    void squareCells();
    void spacingIsThatOfTheNewSamples();
    void refusedOnesAreSaidBesideTheRow();
    void sizeBeginsAsItIs();
    void leftIsFilled();
    void theMissingValueSaysWhatEmptyMeans();
    void unitsStayWithTheirNumbers();

private:
    [[nodiscard]] QString written(const char* name, const terrain::Heightfield& heights) const {
        const QString out = m_folder.filePath(QLatin1String(name));
        support::exported(heights, "tif", out);
        return out;
    }
    QTemporaryDir m_folder;
};

void DialogsImportResampleTest::numbersAreLive() {
    test::OpenedImport at(written("live.tif", support::planeOf(33, 17, 1, 2, 3, 10, 10)));
    QVERIFY(!at.isAsked(importField::resampleColumns));
    at.enter(importField::resample, std::string("size"));
    QVERIFY(at.isAsked(importField::resampleColumns) && at.isAsked(importField::resampleRows));
    at.enter(importField::resampleColumns, std::int64_t{65});
    at.enter(importField::resampleRows, std::int64_t{9});
    QTRY_COMPARE(at.fact("samples"), QStringLiteral("65 × 9"));
    QVERIFY(at.notes().contains(QStringLiteral("Resampled from 33 × 17 to 65 × 9.")));
    QCOMPARE(at.dialog.grid().spacingX, 5.0);
    QCOMPARE(at.dialog.grid().spacingY, 20.0);
    QVERIFY(at.isAsked(importField::spacingX) && !at.isAsked(importField::spacing));
    QCOMPARE(at.dialog.heightmap().blob->heights.at(1, 8), 8.0F);
    at.enter(importField::resample, std::string("none"));
    QTRY_COMPARE(at.fact("samples"), QStringLiteral("33 × 17"));
    QVERIFY(!at.notes().contains(QStringLiteral("Resampled")));
}

void DialogsImportResampleTest::squareCells() {
    test::OpenedImport at(written("deep.tif", support::planeOf(33, 17, 1, 2, 3, 10, 20)));
    QVERIFY(at.isAsked(importField::spacingX));
    at.enter(importField::resample, std::string("square"));
    QTRY_COMPARE(at.fact("samples"), QStringLiteral("33 × 33"));
    QCOMPARE(at.dialog.grid().spacingY, 10.0);
    QVERIFY(at.isAsked(importField::spacing) && !at.isAsked(importField::spacingX));
}

/// A spacing that is given is that of what is imported, and the ground keeps its size when the samples
/// change.
void DialogsImportResampleTest::spacingIsThatOfTheNewSamples() {
    test::OpenedImport at(written("spacing.tif", support::planeOf(33, 17, 1, 2, 3, 10, 10)));
    at.enter(importField::resample, std::string("size"));
    at.enter(importField::resampleColumns, std::int64_t{65});
    at.enter(importField::resampleRows, std::int64_t{33});
    QTRY_COMPARE(at.fact("samples"), QStringLiteral("65 × 33"));
    at.enter(importField::spacing, 2.0);
    QCOMPARE(at.dialog.grid().spacingX, 2.0);
    QCOMPARE(at.dialog.grid().width(), 128.0);
    at.enter(importField::resampleColumns, std::int64_t{129});
    at.enter(importField::resampleRows, std::int64_t{65});
    QTRY_COMPARE(at.fact("samples"), QStringLiteral("129 × 65"));
    QCOMPARE(at.dialog.grid().spacingX, 1.0);
    QCOMPARE(at.dialog.grid().spacingY, 1.0);
    QCOMPARE(at.dialog.grid().width(), 128.0);
}

void DialogsImportResampleTest::refusedOnesAreSaidBesideTheRow() {
    test::OpenedImport at(written("line.tif", support::planeOf(33, 17, 1, 2, 3)));
    at.enter(importField::resample, std::string("size"));
    at.enter(importField::resampleColumns, std::int64_t{1048577});
    at.enter(importField::resampleRows, std::int64_t{1048577});
    const auto* problem = at.dialog.findChild<InlineMessage*>(QStringLiteral("problem"));
    QTRY_VERIFY(problem->text().contains(QStringLiteral("memory")));
    QVERIFY(!at.isReady());
    at.enter(importField::resampleColumns, std::int64_t{9});
    at.enter(importField::resampleRows, std::int64_t{9});
    QTRY_VERIFY(at.isReady());
    QVERIFY(problem->text().isEmpty());
}

void DialogsImportResampleTest::sizeBeginsAsItIs() {
    test::OpenedImport at(written("begins.tif", support::planeOf(33, 17, 1, 2, 3)));
    at.enter(importField::turn, std::string("90"));
    QTRY_COMPARE(at.fact("samples"), QStringLiteral("17 × 33"));
    at.enter(importField::resample, std::string("size"));
    QCOMPARE(at.rows.values().integer(importField::resampleColumns), 17);
    QCOMPARE(at.rows.values().integer(importField::resampleRows), 33);
}

/// What the file is stands below its picture, not beside an empty corner.
void DialogsImportResampleTest::leftIsFilled() {
    test::OpenedImport at(written("left.tif", support::planeOf(33, 17, 1, 2, 3)));
    at.dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&at.dialog));
    const auto* picture = at.dialog.findChild<QLabel*>(QStringLiteral("picture"));
    const auto* samples = at.dialog.findChild<QLabel*>(QStringLiteral("samples"));
    const QRect shown(picture->mapTo(&at.dialog, QPoint()), picture->size());
    const QRect fact(samples->mapTo(&at.dialog, QPoint()), samples->size());
    QVERIFY(fact.top() > shown.bottom());
    QVERIFY(fact.left() >= shown.left() && fact.right() <= shown.right());
    const QRect row(at.rows.mapTo(&at.dialog, QPoint()), at.rows.size());
    QVERIFY(row.left() > shown.right() && row.top() <= shown.top() + 8);
}

void DialogsImportResampleTest::theMissingValueSaysWhatEmptyMeans() {
    test::OpenedImport at(written("missing.tif", support::planeOf(33, 17, 1, 2, 3)));
    const auto* field = at.rows.row(QLatin1String(importField::nodata))->findChild<EntryField*>();
    QVERIFY(field != nullptr && field->text().isEmpty() && !field->placeholderText().isEmpty());
}

/// No line of a message ends between a number and its unit; what it says stays the same text.
void DialogsImportResampleTest::unitsStayWithTheirNumbers() {
    InlineMessage message;
    const QString text =
        QStringLiteral("The mesh reaches 7.775 m further east, 3 mm up, 20 % down, 5 more rows.");
    message.showMessage(Tone::Info, text);
    QCOMPARE(message.text(), text);
    QString shown;
    for (const QLabel* label : message.findChildren<QLabel*>())
        shown += label->text();
    QVERIFY(shown.contains(QStringLiteral("7.775\u00a0m further")));
    QVERIFY(shown.contains(QStringLiteral("3\u00a0mm")));
    QVERIFY(shown.contains(QStringLiteral("5 more rows")));
}

} // namespace app

QTEST_MAIN(app::DialogsImportResampleTest)
#include "dialogs_import_resample_test.moc"
