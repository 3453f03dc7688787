// SPDX-License-Identifier: MIT
// The real window under X: the exports that a project keeps.
#include "app/document/native_path.h"
#include "libterrain/formats/kept_export.h"
#include "tests/support/file_bytes.h"
#include "tests/support/window_driver.h"

#include <QFile>
#include <QMessageBox>
#include <QPushButton>
#include <QTreeWidget>

namespace app {

class WindowExportsTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WindowDriver> m_driver;

    [[nodiscard]] QString path(const char* name) const { return m_driver->path(name); }

    void reopen(const QString& file) {
        m_driver->restart();
        m_driver->openProject(file);
        QVERIFY(m_driver->settle());
        QVERIFY(!m_driver->document().isModified());
    }
    /// By the dialog, as 32-bit floats.
    void exportTo(const char* name) {
        m_driver->session().settings.setFormatChoice(QStringLiteral("heightmap"),
                                                     {QStringLiteral("r32"), {}});
        m_driver->exportHeightmap(path(name));
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(path(name)), 20000);
        QVERIFY(m_driver->settle());
    }
    void makes(const char* action, const char* name, qint64 size) {
        m_driver->act(action);
        QTRY_COMPARE_WITH_TIMEOUT(QFile(path(name)).size(), size, 20000);
        QVERIFY(m_driver->settle());
        QVERIFY(!m_driver->isShown("replaceDialog"));
    }

private Q_SLOTS:
    void init() {
        m_driver = std::make_unique<WindowDriver>(WindowDriver::Views::Map);
        m_driver->setSide(129);
    }
    void cleanup() { m_driver.reset(); }

    void withoutAnyTheDialogOpens() {
        m_driver->act("file.export_again");
        QVERIFY(m_driver->seek("exportHeightmapDialog") != nullptr);
    }

    /// What was exported is written over without a question, in this document and after it was opened again.
    void theLastOneIsMadeAgain() {
        exportTo("land.r32");
        QVERIFY(m_driver->document().isModified());
        QCOMPARE(m_driver->document().exports().list.size(), std::size_t{1});
        const QByteArray first = support::bytesOf(path("land.r32"));
        QCOMPARE(first.size(), qsizetype{129 * 129 * 4});
        m_driver->setSide(65);
        makes("file.export_again", "land.r32", 65 * 65 * 4);
        m_driver->saveAs(path("kept.moraine"));
        reopen(path("kept.moraine"));
        m_driver->setSide(129);
        makes("file.export_again", "land.r32", 129 * 129 * 4);
        QCOMPARE(support::bytesOf(path("land.r32")), first);
    }

    void allAreMadeAgain() {
        exportTo("a.r32");
        exportTo("b.r32");
        QCOMPARE(m_driver->document().exports().list.size(), std::size_t{2});
        m_driver->setSide(65);
        makes("file.export_all", "a.r32", 65 * 65 * 4);
        QCOMPARE(QFile(path("b.r32")).size(), qint64{65 * 65 * 4});
    }

    /// A project may come from elsewhere: what stands in the place of its exports is not lost unasked.
    void foreignFilesAreAskedFor() {
        terrain::KeptExport kept;
        kept.name = "land";
        kept.request.path = nativePath(path("land.r32"));
        kept.request.format = terrain::findHeightmapFormat("r32");
        m_driver->document().setExports({{kept}, {}});
        QVERIFY(support::writeBytes(path("land.r32"), "precious"));
        m_driver->act("file.export_again");
        auto* box = m_driver->seek<QMessageBox>("replaceDialog");
        QVERIFY(box != nullptr);
        QVERIFY2(box->informativeText().contains(QLatin1String("land.r32")),
                 qPrintable(box->informativeText()));
        m_driver->answer("replaceDialog", "Cancel");
        QVERIFY(m_driver->settle());
        QCOMPARE(support::bytesOf(path("land.r32")), QByteArray("precious"));
        m_driver->act("file.export_again");
        QVERIFY(m_driver->seek("replaceDialog") != nullptr);
        m_driver->answer("replaceDialog", "Replace");
        QTRY_COMPARE_WITH_TIMEOUT(support::bytesOf(path("land.r32")).size(), qsizetype{129 * 129 * 4}, 20000);
        QVERIFY(m_driver->settle());
        m_driver->setSide(65);
        makes("file.export_again", "land.r32", 65 * 65 * 4); // now it is this person's
    }

    /// A project from elsewhere may name folders that are not here: that is said, and the rest is made.
    void whatFailsIsNamedAndTheRestIsMade() {
        terrain::KeptExport good;
        good.name = "land";
        good.request.path = nativePath(path("land.r32"));
        good.request.format = terrain::findHeightmapFormat("r32");
        terrain::KeptExport lost = good;
        lost.name = "lost";
        lost.request.path = nativePath(path("elsewhere/lost.r32"));
        terrain::KeptExport last = good;
        last.name = "last";
        last.request.path = nativePath(path("last.r32"));
        m_driver->document().setExports({{good, lost, last}, {}});
        m_driver->act("file.export_all");
        auto* box = m_driver->seek<QMessageBox>("errorDialog");
        QVERIFY(box != nullptr);
        QVERIFY2(box->text().contains(QLatin1String("lost: ")) &&
                     box->text().contains(QLatin1String("folder")),
                 qPrintable(box->text()));
        QVERIFY(!box->text().contains(QLatin1String("last: ")));
        box->close();
        QVERIFY(m_driver->settle());
        QCOMPARE(QFile(path("land.r32")).size(), qint64{129 * 129 * 4});
        QCOMPARE(QFile(path("last.r32")).size(), qint64{129 * 129 * 4});
        QVERIFY(!QFile::exists(path("elsewhere")));
    }

    /// Maps are made by the dialog, kept, and made again after the project was opened again.
    void mapsAreMadeAgain() {
        m_driver->session().settings.setFormatChoice(
            QStringLiteral("heightmap"),
            {QStringLiteral("r32"), {{QStringLiteral("maps"), QStringLiteral("normal slope.r32")}}});
        m_driver->exportHeightmap(path("land.r32"));
        QTRY_COMPARE_WITH_TIMEOUT(QFile(path("land_slope.r32")).size(), qint64{129 * 129 * 4}, 20000);
        QVERIFY(m_driver->settle());
        QVERIFY(QFile::exists(path("land_normal.png")));
        m_driver->saveAs(path("kept.moraine"));
        reopen(path("kept.moraine"));
        m_driver->setSide(65);
        makes("file.export_again", "land_slope.r32", 65 * 65 * 4);
    }

    void theListNamesAndDrops() {
        exportTo("a.r32");
        exportTo("b.r32");
        m_driver->act("file.kept_exports");
        auto* dialog = m_driver->seek<QDialog>("keptExportsDialog");
        QVERIFY(dialog != nullptr);
        auto* list = dialog->findChild<QTreeWidget*>();
        QCOMPARE(list->topLevelItemCount(), 2);
        list->topLevelItem(0)->setText(0, QStringLiteral("b.r32")); // taken
        QCOMPARE(list->topLevelItem(0)->text(0), QStringLiteral("a.r32"));
        list->topLevelItem(0)->setText(0, QStringLiteral("Unity"));
        QCOMPARE(m_driver->document().exports().list[0].name, std::string("Unity"));
        list->setCurrentItem(list->topLevelItem(1));
        m_driver->press("keptExportsDialog", "drop");
        QCOMPARE(m_driver->document().exports().list.size(), std::size_t{1});
        QVERIFY(QFile::exists(path("b.r32")));
        m_driver->setSide(65);
        m_driver->press("keptExportsDialog", "exportAgain");
        QTRY_COMPARE_WITH_TIMEOUT(QFile(path("a.r32")).size(), qint64{65 * 65 * 4}, 20000);
        QVERIFY(m_driver->settle());
    }
};

} // namespace app

QTEST_MAIN(app::WindowExportsTest)
#include "window_exports_test.moc"
