// SPDX-License-Identifier: MIT
// The real window under X: files that are opened and imported, and the folders that dialogs begin in.
#include "app/controls/parameter_form.h"
#include "app/controls/parameter_rows.h"
#include "app/dialogs/import_dialog.h"
#include "app/dialogs/import_specs.h"
#include "libterrain/recipe/recipe_json.h"
#include "tests/support/file_bytes.h"
#include "tests/support/heightmap_files.h"
#include "tests/support/window_driver.h"

#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>

#include <cmath>

namespace app {

class WindowFilesOpeningTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WindowDriver> m_driver;

private Q_SLOTS:
    void init() { m_driver = std::make_unique<WindowDriver>(WindowDriver::Views::Map); }
    void cleanup() { m_driver.reset(); }

    void aBrokenFileChangesNothingAndSaysOneSentence_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("cut PNG") << QStringLiteral("cut.png")
                                 << QByteArray("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16);
        QTest::newRow("text called PNG") << QStringLiteral("text.png") << QByteArray("hello");
        QTest::newRow("cut project") << QStringLiteral("cut.moraine")
                                     << QByteArray("SQLite format 3\0garbage", 23);
        QTest::newRow("something called project") << QStringLiteral("photo.moraine") << QByteArray(5000, 'x');
        QTest::newRow("recipe that is none") << QStringLiteral("x.json") << QByteArray("{\"moraine\": 1}");
        QTest::newRow("empty") << QStringLiteral("empty.tif") << QByteArray();
        terrain::Recipe nowhere = terrain::defaultRecipe();
        nowhere.grid.crs = "EPSG:nowhere";
        QTest::newRow("recipe in no CRS")
            << QStringLiteral("nowhere.json") << QByteArray::fromStdString(terrain::recipeToJson(nowhere));
    }
    void aBrokenFileChangesNothingAndSaysOneSentence() {
        QFETCH(QString, name);
        QFETCH(QByteArray, bytes);
        const QString path = m_driver->path("") + name;
        QVERIFY(support::writeBytes(path, bytes));
        m_driver->changeSeed("work");
        const QString fingerprint = m_driver->fingerprint();
        m_driver->window().openFile(path);
        auto* box = m_driver->seek<QMessageBox>("errorDialog");
        QVERIFY(box != nullptr);
        QVERIFY2(box->text().contains(name), qPrintable(box->text()));
        // What is called a project is judged as one, and no other file is promised that is not there.
        if (name.endsWith(QLatin1String("moraine")))
            QVERIFY2(!box->text().contains(QLatin1String("heightmap")), qPrintable(box->text()));
        QVERIFY2(!box->text().contains(QLatin1Char('~')), qPrintable(box->text()));
        m_driver->answer("errorDialog", "Close");
        QCOMPARE(m_driver->fingerprint(), fingerprint);
        QCOMPARE(m_driver->document().generationCount(), 2);
        QVERIFY(m_driver->document().isModified());
        QVERIFY(QFile::exists(path));
        QCOMPARE(support::bytesOf(path), bytes);
    }

    void whatARecipeSaysWithoutEffectIsTold() {
        terrain::Recipe idle = terrain::defaultRecipe();
        idle.steps.front().strength = 0.25;
        const QString path = m_driver->path("idle.json");
        QVERIFY(support::writeBytes(path, QByteArray::fromStdString(terrain::recipeToJson(idle))));
        m_driver->window().openFile(path);
        auto* box = m_driver->seek<QMessageBox>("notesDialog");
        QVERIFY(box != nullptr);
        QVERIFY2(box->text().contains(QLatin1String("idle.json")), qPrintable(box->text()));
        QVERIFY2(box->informativeText().contains(QLatin1String("0.25")), qPrintable(box->informativeText()));
        m_driver->answer("notesDialog", "Close");
        QCOMPARE(m_driver->document().recipe().steps.front().strength, 0.25); // told, not changed
    }

    void aDroppedFileIsOpened() {
        m_driver->saveAs(m_driver->path("dropped.moraine"));
        m_driver->act("file.new");
        m_driver->drop(m_driver->path("dropped.moraine"));
        QTRY_COMPARE_WITH_TIMEOUT(m_driver->document().path(), m_driver->path("dropped.moraine"), 20000);
    }

    void anImportIsOneStepThatUndoTakesBack() {
        const QString before = m_driver->fingerprint();
        QVERIFY(support::writeBytes(m_driver->path("bowl.raw"), support::rawBowl(65)));
        m_driver->act("file.import");
        m_driver->giveFile(m_driver->path("bowl.raw"));
        auto* dialog = m_driver->seek<ImportDialog>("importDialog");
        QVERIFY(dialog != nullptr);
        QCOMPARE(dialog->findChild<QLabel*>(QStringLiteral("samples"))->text(), QStringLiteral("65 × 65"));
        QVERIFY(!dialog->findChild<QLabel*>(QStringLiteral("picture"))->pixmap(Qt::ReturnByValue).isNull());
        m_driver->press("importDialog", "import");
        QTRY_COMPARE(m_driver->document().recipe().steps.front().kind, std::string("imported_heights"));
        QVERIFY(m_driver->settle());
        QCOMPARE(m_driver->document().heights()->at(32, 32), 0.0F);
        // The file says no heights: 64 m are proposed to be 10 m high.
        QVERIFY(std::abs(m_driver->document().heights()->at(0, 0) - 10.0F * 2048 / 65535) < 1e-6F);
        m_driver->act("edit.undo");
        QCOMPARE(m_driver->fingerprint(), before);
    }

    void aRawFileOfAnUnknownSizeCanBeDescribed_data() {
        QTest::addColumn<QString>("suffix");
        QTest::addColumn<int>("columns");
        QTest::newRow("16 bits") << "raw" << 40;
        QTest::newRow("16 bits by name") << "r16" << 40;
        QTest::newRow("floats") << "r32" << 20;
    }
    void aRawFileOfAnUnknownSizeCanBeDescribed() {
        QFETCH(QString, suffix);
        QFETCH(int, columns);
        const QString path = m_driver->path("wide.") + suffix;
        QVERIFY(support::writeBytes(path, suffix == QStringLiteral("r32")
                                              ? QByteArray(40 * 30 * 2, '\0')
                                              : support::rawBowl(40).left(40 * 30 * 2)));
        m_driver->window().openFile(path);
        auto* dialog = m_driver->seek<ImportDialog>("importDialog");
        QVERIFY(dialog != nullptr);
        const auto* import = dialog->findChild<QPushButton*>(QStringLiteral("import"));
        QVERIFY(import->isEnabled()); // as its samples say; a person knows better
        for (const auto& [side, samples] : {std::pair<const char*, int>{importField::columns, columns},
                                            std::pair<const char*, int>{importField::rows, 30}}) {
            ControlRow* row = dialog->findChild<ParameterForm*>()->row(QLatin1String(side));
            QVERIFY(row->isVisible());
            row->setValue(std::int64_t{samples});
            Q_EMIT row->edited(std::int64_t{samples}, false);
        }
        QTRY_VERIFY_WITH_TIMEOUT(import->isEnabled(), 20000);
        m_driver->press("importDialog", "import");
        QVERIFY(m_driver->settle());
        QCOMPARE(m_driver->document().heights()->columns(), columns);
        QCOMPARE(m_driver->document().heights()->rows(), 30);
    }

    void aRealFileIsImported() {
        const QString folder = qEnvironmentVariable("MORAINE_TEST_DATA");
        if (folder.isEmpty())
            QSKIP("MORAINE_TEST_DATA is not set");
        const QString path = folder + QStringLiteral("/heightmaps/hgt/N35E138.hgt.zip");
        if (!QFile::exists(path))
            QSKIP("there is no N35E138.hgt.zip");
        m_driver->window().openFile(path);
        m_driver->press("importDialog", "import");
        QTRY_COMPARE(m_driver->document().recipe().grid.columns, 1201);
        QVERIFY(m_driver->settle());
        const terrain::HeightRange range = terrain::heightRange(*m_driver->document().heights());
        QVERIFY2(range.maximum > 3700 && range.maximum < 3800,
                 qPrintable(QString::number(static_cast<double>(range.maximum))));
    }

    /// Only a file that was really read or written tells where the next dialog begins.
    void aFailedFileLeavesNoFolder_data() {
        QTest::addColumn<QString>("action");
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QString>("bad"); // in a folder that is there
        QTest::addColumn<QString>("good");
        // No file can be made in /proc/self/fdinfo, not even by root.
        QTest::newRow("save as") << "file.save_as"
                                 << "project"
                                 << "/proc/self/fdinfo/x.moraine"
                                 << "deep/a.moraine";
        QTest::newRow("open") << "file.open"
                              << "project"
                              << "/proc/self/fdinfo/none.moraine"
                              << "deep/b.moraine";
        QTest::newRow("import") << "file.import"
                                << "import"
                                << "/proc/self/fdinfo/none.png"
                                << "deep/bowl.raw";
        QTest::newRow("heightmap") << "file.export_heightmap"
                                   << "export"
                                   << "/proc/self/fdinfo/x.r32"
                                   << "deep/out.r32";
        QTest::newRow("mesh") << "file.export_mesh"
                              << "export"
                              << "/proc/self/fdinfo/x.stl"
                              << "deep/out.stl";
    }
    void aFailedFileLeavesNoFolder() {
        QFETCH(QString, action);
        QFETCH(QString, kind);
        QFETCH(QString, bad);
        QFETCH(QString, good);
        Settings& settings = m_driver->session().settings;
        QVERIFY(QDir().mkpath(m_driver->path("deep")));
        QVERIFY(support::writeBytes(m_driver->path("deep/bowl.raw"), support::rawBowl(65)));
        if (action == QLatin1String("file.open")) {
            m_driver->saveAs(m_driver->path("deep/b.moraine"));
            settings.setFolder(kind, m_driver->path("."));
            m_driver->act("file.new");
        }
        settings.setFormatChoice(QStringLiteral("heightmap"), {QStringLiteral("r32"), {}});
        settings.setFormatChoice(QStringLiteral("mesh"), {QStringLiteral("stl"), {}});
        const QString before = settings.folder(kind);
        const auto give = [&](const QString& path) {
            m_driver->act(action.toLatin1().constData());
            if (action.startsWith(QLatin1String("file.export_heightmap")))
                m_driver->press("exportHeightmapDialog", "export");
            if (action == QLatin1String("file.export_mesh"))
                m_driver->press("exportMeshDialog", "export");
            m_driver->giveFile(path);
        };
        give(bad);
        QTRY_VERIFY_WITH_TIMEOUT(m_driver->isShown("errorDialog") || m_driver->isShown("saveFailedDialog") ||
                                     m_driver->isShown("noFileDialog"),
                                 20000);
        QCOMPARE(settings.folder(kind), before);
        for (const char* box : {"errorDialog", "saveFailedDialog", "noFileDialog"}) {
            if (auto* shown = m_driver->isShown(box) ? m_driver->seek<QMessageBox>(box) : nullptr)
                shown->reject();
        }
        give(m_driver->path(good.toLatin1().constData()));
        QTRY_COMPARE_WITH_TIMEOUT(settings.folder(kind), m_driver->path("deep"), 20000);
    }

    /// Save as begins with the project's own place; the first import and export beside it.
    void dialogsBeginBesideTheProject() {
        QVERIFY(QDir().mkpath(m_driver->path("project")));
        QVERIFY(QDir().mkpath(m_driver->path("elsewhere")));
        QVERIFY(support::writeBytes(m_driver->path("elsewhere/bowl.raw"), support::rawBowl(65)));
        for (const char* kind : {"project", "import", "export"})
            m_driver->session().settings.setFolder(QLatin1String(kind), m_driver->path("elsewhere"));
        const auto begins = [&](const char* action) {
            m_driver->act(action);
            if (action == QByteArray("file.export_heightmap"))
                m_driver->press("exportHeightmapDialog", "export");
            auto* dialog = m_driver->seek<QFileDialog>("fileDialog");
            const QString folder = dialog->directory().absolutePath();
            const QString name = dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"))->text();
            dialog->reject();
            if (auto* owner = m_driver->isShown("exportHeightmapDialog")
                                  ? m_driver->seek<QDialog>("exportHeightmapDialog")
                                  : nullptr)
                owner->reject();
            return QDir(folder).dirName() + QLatin1Char('/') + name;
        };
        QVERIFY(m_driver->settle());
        m_driver->session().settings.setFormatChoice(QStringLiteral("heightmap"),
                                                     {QStringLiteral("r32"), {}});
        QCOMPARE(begins("file.import"), QStringLiteral("elsewhere/"));
        QCOMPARE(begins("file.export_heightmap"), QStringLiteral("elsewhere/terrain.r32"));
        m_driver->saveAs(m_driver->path("project/Alps.moraine"));
        m_driver->session().settings.setFolder(QStringLiteral("project"), m_driver->path("elsewhere"));
        QCOMPARE(begins("file.save_as"), QStringLiteral("project/Alps.moraine"));
        QCOMPARE(begins("file.import"), QStringLiteral("project/"));
        QCOMPARE(begins("file.export_heightmap"), QStringLiteral("project/Alps.r32"));

        m_driver->act("file.import"); // the second one begins where the first was
        m_driver->giveFile(m_driver->path("elsewhere/bowl.raw"));
        QVERIFY(m_driver->seek<QDialog>("importDialog") != nullptr);
        m_driver->seek<QDialog>("importDialog")->reject();
        QCOMPARE(begins("file.import"), QStringLiteral("elsewhere/"));
        QCOMPARE(begins("file.export_heightmap"), QStringLiteral("project/Alps.r32"));
    }
};

} // namespace app

QTEST_MAIN(app::WindowFilesOpeningTest)
#include "window_files_opening_test.moc"
