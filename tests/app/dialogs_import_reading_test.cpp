// SPDX-License-Identifier: MIT
// What the import dialog offers while the file is being read anew.
#include "app/dialogs/import_specs.h"
#include "tests/support/field_of.h"

#include <QTemporaryDir>

#include <utility>

#include "dialogs_import_support.h"

namespace app {

class DialogsImportReadingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anOldReadingIsNotOffered_data();
    void anOldReadingIsNotOffered();

private:
    QTemporaryDir m_folder;
};

void DialogsImportReadingTest::anOldReadingIsNotOffered_data() {
    QTest::addColumn<QString>("field");
    QTest::addColumn<terrain::ParameterValue>("value");
    QTest::newRow("spacing") << QString::fromLatin1(importField::spacing) << terrain::ParameterValue(7.0);
    QTest::newRow("fill") << QString::fromLatin1(importField::fill) << terrain::ParameterValue(true);
}

/// What needs no new reading does not offer the one that was there before a change which needs one; nor does
/// one that was on its way when the change was made.
void DialogsImportReadingTest::anOldReadingIsNotOffered() {
    QFETCH(QString, field);
    QFETCH(terrain::ParameterValue, value);
    const QString file = m_folder.filePath(QStringLiteral("old.tif"));
    support::exported(support::fieldOf(33, 33, [](int, int y) { return y; }), "tif", file);
    test::OpenedImport at(file);
    QVERIFY(at.isReady());
    at.enter(importField::turn, std::string("180"));
    at.enter(field.toLatin1().constData(), value);
    QVERIFY(!at.isReady());
    bool isChanged = false;
    connect(
        &at.jobs, &JobRunner::started, &at.dialog,
        [&] {
            if (!std::exchange(isChanged, true))
                at.enter(importField::turn, std::string("0"));
        },
        Qt::QueuedConnection);
    QTRY_VERIFY(isChanged);
    const auto* old = &at.dialog.heightmap();
    QTest::qWait(50); // less than the pause, in which a reading of the former change would come
    QVERIFY(&at.dialog.heightmap() == old && !at.isReady());
    QTRY_VERIFY(at.isReady());
    QCOMPARE(at.dialog.heightmap().blob->heights.at(5, 3), 3.0F);
}

} // namespace app

QTEST_MAIN(app::DialogsImportReadingTest)
#include "dialogs_import_reading_test.moc"
