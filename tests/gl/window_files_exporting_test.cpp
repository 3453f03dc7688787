// SPDX-License-Identifier: MIT
// The real window under X: heightmaps that are exported, and what is said about them.
#include "app/controls/choice_box.h"
#include "app/controls/parameter_form.h"
#include "app/controls/parameter_rows.h"
#include "app/dialogs/export_heightmap_dialog.h"
#include "app/document/native_path.h"
#include "libterrain/formats/heightmap_format.h"
#include "tests/support/file_bytes.h"
#include "tests/support/heightmap_files.h"
#include "tests/support/window_driver.h"

#include <QFile>
#include <QLabel>

#include <algorithm>
#include <cmath>

namespace app {

class WindowFilesExportingTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WindowDriver> m_driver;

private Q_SLOTS:
    void init() { m_driver = std::make_unique<WindowDriver>(WindowDriver::Views::Map); }
    void cleanup() { m_driver.reset(); }

    void anExportedPngIsReadBackWithinHalfAStep() {
        QVERIFY(m_driver->settle());
        const terrain::SharedHeightfield heights = m_driver->document().heights();
        m_driver->exportHeightmap(m_driver->path("terrain"));
        const QString path = m_driver->path("terrain.png");
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(path), 20000);
        const terrain::HeightRange range = terrain::heightRange(*heights);
        terrain::ImportOptions options;
        options.range =
            terrain::MetreRange{static_cast<double>(range.minimum), static_cast<double>(range.maximum)};
        const auto back = terrain::importHeightmap(nativePath(path), options);
        QVERIFY(back.isOk());
        QCOMPARE(back.value().heights.columns(), heights->columns());
        const double half = static_cast<double>(range.span()) / 65535 * 0.501;
        double worst = 0;
        for (std::size_t i = 0; i < heights->samples().size(); ++i)
            worst = std::max(worst, static_cast<double>(
                                        std::abs(heights->samples()[i] - back.value().heights.samples()[i])));
        QVERIFY2(worst <= half, qPrintable(QStringLiteral("%1 > %2").arg(worst).arg(half)));
    }

    void anUntouchedImportGoesOutAsItCameIn_data() {
        QTest::addColumn<bool>("saved");
        QTest::newRow("at once") << false;
        QTest::newRow("saved and opened again") << true;
    }
    void anUntouchedImportGoesOutAsItCameIn() {
        QFETCH(bool, saved);
        QVERIFY(support::writeBytes(m_driver->path("bowl.raw"), support::rawBowl(65)));
        m_driver->window().openFile(m_driver->path("bowl.raw"));
        m_driver->press("importDialog", "import");
        QTRY_COMPARE(m_driver->document().recipe().steps.front().kind, std::string("imported_heights"));
        QVERIFY(m_driver->settle());
        if (saved) {
            m_driver->saveAs(m_driver->path("bowl.moraine"));
            m_driver->restart();
            m_driver->openProject(m_driver->path("bowl.moraine"));
            QVERIFY(m_driver->settle());
        }
        m_driver->session().settings.setFormatChoice(QStringLiteral("heightmap"),
                                                     {QStringLiteral("raw"), {}});
        m_driver->exportHeightmap(m_driver->path("out.raw"));
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(m_driver->path("out.raw")), 20000);
        QVERIFY(m_driver->settle());
        QCOMPARE(support::bytesOf(m_driver->path("out.raw")), support::bytesOf(m_driver->path("bowl.raw")));
    }

    /// What the library says about an export is said in the window, once.
    void whatAnExportDidIsSaid_data() {
        QTest::addColumn<QString>("format");
        QTest::addColumn<bool>("ownRange");
        QTest::addColumn<QString>("crs");
        QTest::addColumn<QStringList>("says");
        QTest::addColumn<QStringList>("doesNotSay");
        const QString steps = QStringLiteral("in steps of");
        const QString clipped = QStringLiteral("of it is cut off");
        const QString partOnly = QStringLiteral("where nothing is cut off");
        QTest::newRow("16 bits over its heights")
            << "png" << false << "" << QStringList{steps} << QStringList{QStringLiteral("cut off")};
        QTest::newRow("16 bits over less") << "png" << true << "" << QStringList{steps, clipped, partOnly}
                                           << QStringList{QStringLiteral("were clipped")};
        QTest::newRow("floats") << "r32" << false << "" << QStringList{}
                                << QStringList{steps, QStringLiteral("cut off")};
        QTest::newRow("text with a place")
            << "asc" << false << "EPSG:25832" << QStringList{QStringLiteral("coordinate system")}
            << QStringList{steps, QStringLiteral("cut off")};
    }
    void whatAnExportDidIsSaid() {
        QFETCH(QString, format);
        QFETCH(bool, ownRange);
        QFETCH(QString, crs);
        QFETCH(QStringList, says);
        QFETCH(QStringList, doesNotSay);
        DocumentState next{m_driver->document().recipe(), m_driver->document().display()};
        next.recipe.grid.columns = next.recipe.grid.rows = 129;
        next.recipe.grid.crs = crs.toStdString();
        m_driver->document().apply(next, QStringLiteral("Size"));
        QVERIFY(m_driver->settle());
        m_driver->session().settings.setFormatChoice(QStringLiteral("heightmap"), {format, {}});
        m_driver->act("file.export_heightmap");
        auto* dialog = m_driver->seek<ExportHeightmapDialog>("exportHeightmapDialog");
        QVERIFY(dialog != nullptr);
        if (ownRange) {
            auto* form = dialog->findChild<ParameterForm*>(QStringLiteral("rangeForm"));
            auto* choice = qobject_cast<ChoiceRow*>(form->row(QStringLiteral("range")));
            choice->box().setFocus();
            QTest::keyClick(&choice->box(), Qt::Key_End);
        }
        m_driver->press("exportHeightmapDialog", "export");
        m_driver->giveFile(m_driver->path("out") + QLatin1Char('.') + format);
        const auto* message = m_driver->window().findChild<QLabel*>(QStringLiteral("message"));
        QTRY_VERIFY_WITH_TIMEOUT(message->isVisible(), 20000);
        const QString text = message->text();
        QVERIFY2(text.startsWith(QStringLiteral("Exported out.") + format), qPrintable(text));
        for (const QString& words : says)
            QVERIFY2(text.count(words) == 1, qPrintable(text));
        for (const QString& words : doesNotSay)
            QVERIFY2(!text.contains(words), qPrintable(text));
    }

    void aSecondExportLeavesTheFirstAlone() {
        m_driver->setSide(3073);
        m_driver->session().settings.setFormatChoice(QStringLiteral("heightmap"),
                                                     {QStringLiteral("asc"), {}}); // takes its time
        int running = 0;
        for (const char* name : {"one.asc", "two.asc"}) {
            m_driver->exportHeightmap(m_driver->path(name));
            running += m_driver->session().jobs.isRunning(QStringLiteral("export-1")) ? 1 : 0;
        }
        QCOMPARE(running, 2); // the first goes on when the second begins
        QVERIFY(m_driver->settle());
        QVERIFY(QFile::exists(m_driver->path("one.asc")));
        QCOMPARE(support::bytesOf(m_driver->path("one.asc")), support::bytesOf(m_driver->path("two.asc")));
    }
};

} // namespace app

QTEST_MAIN(app::WindowFilesExportingTest)
#include "window_files_exporting_test.moc"
