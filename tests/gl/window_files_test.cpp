// SPDX-License-Identifier: MIT
// The real window under X: open, save, import, export, and what may go wrong.
#include "app/controls/choice_box.h"
#include "app/controls/parameter_form.h"
#include "app/controls/parameter_rows.h"
#include "app/dialogs/export_heightmap_dialog.h"
#include "app/dialogs/import_dialog.h"
#include "app/dialogs/import_specs.h"
#include "app/document/native_path.h"
#include "libterrain/formats/heightmap_format.h"
#include "libterrain/recipe/recipe_json.h"
#include "tests/support/window_driver.h"

#include <QCryptographicHash>
#include <QDropEvent>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QUndoStack>

namespace app {

namespace {

void changeSeed(Document& document, const char* seed) {
    DocumentState next{document.recipe(), document.display()};
    QVERIFY(next.recipe.steps.front().parameters.set("seed", std::string(seed)).isOk());
    document.apply(next, QStringLiteral("Seed"));
}

QByteArray contentHash(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly)
               ? QCryptographicHash::hash(file.readAll(), QCryptographicHash::Sha256)
               : QByteArray();
}

void writeFile(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

/// 16-bit little-endian samples of a square; a bowl.
QByteArray rawBowl(int side) {
    QByteArray out;
    for (int y = 0; y < side; ++y) {
        for (int x = 0; x < side; ++x) {
            const int value = (x - side / 2) * (x - side / 2) + (y - side / 2) * (y - side / 2);
            out.append(static_cast<char>(value & 0xFF)).append(static_cast<char>(value >> 8));
        }
    }
    return out;
}

} // namespace

class WindowFilesTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WindowDriver> m_driver;

    [[nodiscard]] Document& document() { return m_driver->document(); }

    void saveAs(const QString& path) {
        m_driver->act("file.save_as");
        m_driver->giveFile(path);
        QTRY_VERIFY_WITH_TIMEOUT(!document().isModified() && document().path() == path, 20000);
        QVERIFY(QFile::exists(path));
    }

private Q_SLOTS:
    void init() { m_driver = std::make_unique<WindowDriver>(WindowDriver::Views::Map); }
    void cleanup() { m_driver.reset(); }

    void aSavedProjectComesBackAsItWas() {
        changeSeed(document(), "one");
        changeSeed(document(), "two");
        const QString fingerprint = m_driver->fingerprint();
        const terrain::Recipe recipe = document().recipe();
        saveAs(m_driver->path("Alps.moraine"));
        QVERIFY(!m_driver->window().isWindowModified());
        QVERIFY(m_driver->window().windowTitle().startsWith(QStringLiteral("Alps.moraine")));

        m_driver->restart();
        QVERIFY(m_driver->session().settings.recentFiles().contains(m_driver->path("Alps.moraine")));
        m_driver->window().openFile(m_driver->path("Alps.moraine"));
        QTRY_COMPARE_WITH_TIMEOUT(document().path(), m_driver->path("Alps.moraine"), 20000);
        QCOMPARE(m_driver->fingerprint(), fingerprint);
        QVERIFY(document().recipe() == recipe);
        QCOMPARE(document().generationCount(), 3);
        QVERIFY(!document().isModified());
        m_driver->act("edit.undo");
        QVERIFY(m_driver->fingerprint() != fingerprint);
    }

    void saveAsLeavesTheFormerFileAlone() {
        saveAs(m_driver->path("a.moraine"));
        const QByteArray before = contentHash(m_driver->path("a.moraine"));
        saveAs(m_driver->path("b.moraine"));
        changeSeed(document(), "later");
        m_driver->act("file.save");
        QTRY_VERIFY_WITH_TIMEOUT(!document().isModified(), 20000);
        QCOMPARE(contentHash(m_driver->path("a.moraine")), before);
        QVERIFY(contentHash(m_driver->path("b.moraine")) != before);
    }

    void aSaveThatStillRunsBelongsToItsDocument() {
        const QString path = m_driver->path("a.moraine");
        saveAs(path);
        const QString fingerprint = m_driver->fingerprint();
        m_driver->act("file.save"); // and at once:
        m_driver->act("file.new");
        QTRY_VERIFY_WITH_TIMEOUT(document().path().isEmpty(), 20000);
        changeSeed(document(), "another");
        m_driver->act("file.save");
        QVERIFY(m_driver->seek("fileDialog") != nullptr); // it has no name yet
        m_driver->giveFile(m_driver->path("b.moraine"));
        QTRY_COMPARE_WITH_TIMEOUT(document().path(), m_driver->path("b.moraine"), 20000);
        m_driver->window().openFile(path);
        QTRY_COMPARE_WITH_TIMEOUT(document().path(), path, 20000);
        QCOMPARE(m_driver->fingerprint(), fingerprint);
    }

    void whatIsEditedWhileASaveRunsIsAskedAboutAgain() {
        saveAs(m_driver->path("a.moraine"));
        changeSeed(document(), "edited");
        m_driver->act("file.new");
        m_driver->answer("unsavedDialog", "Save");
        changeSeed(document(), "edited meanwhile");
        QTRY_VERIFY_WITH_TIMEOUT(m_driver->isShown("unsavedDialog"), 20000);
        m_driver->answer("unsavedDialog", "Cancel");
        QVERIFY(document().isModified());
        QCOMPARE(document().path(), m_driver->path("a.moraine"));
    }

    void aSaveRightAfterSaveAsGoesToTheNewFile() {
        saveAs(m_driver->path("a.moraine"));
        changeSeed(document(), "later");
        const QByteArray before = contentHash(m_driver->path("a.moraine"));
        m_driver->act("file.save_as");
        m_driver->giveFile(m_driver->path("b.moraine"));
        m_driver->act("file.save"); // while the other is still being written
        QTRY_COMPARE_WITH_TIMEOUT(document().path(), m_driver->path("b.moraine"), 20000);
        QVERIFY(m_driver->settle());
        QCOMPARE(contentHash(m_driver->path("a.moraine")), before);
        QVERIFY(QFile::exists(m_driver->path("b.moraine")));
        QVERIFY(!document().isModified());
    }

    void unsavedWorkIsAskedAboutAndCancelKeepsIt_data() {
        QTest::addColumn<QByteArray>("way");
        QTest::newRow("new") << QByteArray("new");
        QTest::newRow("open") << QByteArray("open");
        QTest::newRow("close") << QByteArray("close");
    }
    void unsavedWorkIsAskedAboutAndCancelKeepsIt() {
        QFETCH(QByteArray, way);
        saveAs(m_driver->path("other.moraine"));
        m_driver->act("file.new");
        changeSeed(document(), "precious");
        const QString fingerprint = m_driver->fingerprint();
        if (way == "new")
            m_driver->act("file.new");
        else if (way == "open")
            m_driver->window().openFile(m_driver->path("other.moraine"));
        else
            m_driver->window().close();
        m_driver->answer("unsavedDialog", "Cancel");
        QCOMPARE(m_driver->fingerprint(), fingerprint);
        QVERIFY(document().isModified());
        QVERIFY(m_driver->window().isVisible());
        QVERIFY(document().undoStack().canUndo());
    }

    void savingInTheQuestionSavesAndGoesOn() {
        saveAs(m_driver->path("kept.moraine"));
        changeSeed(document(), "kept");
        const QString fingerprint = m_driver->fingerprint();
        m_driver->act("file.new");
        m_driver->answer("unsavedDialog", "Save");
        QTRY_VERIFY_WITH_TIMEOUT(document().path().isEmpty(), 20000);
        m_driver->window().openFile(m_driver->path("kept.moraine"));
        QTRY_COMPARE_WITH_TIMEOUT(document().path(), m_driver->path("kept.moraine"), 20000);
        QCOMPARE(m_driver->fingerprint(), fingerprint);
    }

    void undoDoesNotReachTheDocumentBefore() {
        saveAs(m_driver->path("second.moraine"));
        m_driver->act("file.new");
        changeSeed(document(), "first");
        m_driver->window().openFile(m_driver->path("second.moraine"));
        m_driver->answer("unsavedDialog", "Don");
        QTRY_COMPARE_WITH_TIMEOUT(document().path(), m_driver->path("second.moraine"), 20000);
        QVERIFY(!document().undoStack().canUndo());
    }

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
        writeFile(path, bytes);
        changeSeed(document(), "work");
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
        QCOMPARE(document().generationCount(), 2);
        QVERIFY(document().isModified());
        QCOMPARE(contentHash(path), QCryptographicHash::hash(bytes, QCryptographicHash::Sha256));
    }

    void whatARecipeSaysWithoutEffectIsTold() {
        terrain::Recipe idle = terrain::defaultRecipe();
        idle.steps.front().strength = 0.25;
        const QString path = m_driver->path("idle.json");
        writeFile(path, QByteArray::fromStdString(terrain::recipeToJson(idle)));
        m_driver->window().openFile(path);
        auto* box = m_driver->seek<QMessageBox>("notesDialog");
        QVERIFY(box != nullptr);
        QVERIFY2(box->text().contains(QLatin1String("idle.json")), qPrintable(box->text()));
        QVERIFY2(box->informativeText().contains(QLatin1String("0.25")), qPrintable(box->informativeText()));
        m_driver->answer("notesDialog", "Close");
        QCOMPARE(document().recipe().steps.front().strength, 0.25); // told, not changed
    }

    void anImportIsOneStepThatUndoTakesBack() {
        const QString before = m_driver->fingerprint();
        writeFile(m_driver->path("bowl.raw"), rawBowl(65));
        m_driver->act("file.import");
        m_driver->giveFile(m_driver->path("bowl.raw"));
        auto* dialog = m_driver->seek<ImportDialog>("importDialog");
        QVERIFY(dialog != nullptr);
        QCOMPARE(dialog->findChild<QLabel*>(QStringLiteral("samples"))->text(), QStringLiteral("65 × 65"));
        QVERIFY(!dialog->findChild<QLabel*>(QStringLiteral("picture"))->pixmap(Qt::ReturnByValue).isNull());
        m_driver->press("importDialog", "import");
        QTRY_COMPARE(document().recipe().steps.front().kind, std::string("imported_heights"));
        QVERIFY(m_driver->settle());
        QCOMPARE(document().heights()->at(32, 32), 0.0F);
        // The file says no heights: 64 m are proposed to be 10 m high.
        QVERIFY(std::abs(document().heights()->at(0, 0) - 10.0F * 2048 / 65535) < 1e-6F);
        m_driver->act("edit.undo");
        QCOMPARE(m_driver->fingerprint(), before);
    }

    void anUntouchedImportGoesOutAsItCameIn_data() {
        QTest::addColumn<bool>("saved");
        QTest::newRow("at once") << false;
        QTest::newRow("saved and opened again") << true;
    }
    void anUntouchedImportGoesOutAsItCameIn() {
        QFETCH(bool, saved);
        writeFile(m_driver->path("bowl.raw"), rawBowl(65));
        m_driver->window().openFile(m_driver->path("bowl.raw"));
        m_driver->press("importDialog", "import");
        QTRY_COMPARE(document().recipe().steps.front().kind, std::string("imported_heights"));
        QVERIFY(m_driver->settle());
        if (saved) {
            saveAs(m_driver->path("bowl.moraine"));
            m_driver->restart();
            m_driver->window().openFile(m_driver->path("bowl.moraine"));
            QTRY_COMPARE_WITH_TIMEOUT(document().path(), m_driver->path("bowl.moraine"), 20000);
            QVERIFY(m_driver->settle());
        }
        m_driver->session().settings.setFormatChoice(QStringLiteral("heightmap"),
                                                     {QStringLiteral("raw"), {}});
        m_driver->act("file.export_heightmap");
        m_driver->press("exportHeightmapDialog", "export");
        m_driver->giveFile(m_driver->path("out.raw"));
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(m_driver->path("out.raw")), 20000);
        QVERIFY(m_driver->settle());
        QCOMPARE(contentHash(m_driver->path("out.raw")), contentHash(m_driver->path("bowl.raw")));
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
        DocumentState next{document().recipe(), document().display()};
        next.recipe.grid.columns = next.recipe.grid.rows = 129;
        next.recipe.grid.crs = crs.toStdString();
        document().apply(next, QStringLiteral("Size"));
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

    /// Undo does the same before a save and after the project was opened again, by its file.
    void undoIsTheSameInAReopenedProject() {
        const auto step = [&](const char* seed, const char* ramp, double sun) {
            DocumentState next{document().recipe(), document().display()};
            QVERIFY(next.recipe.steps.front().parameters.set("seed", std::string(seed)).isOk());
            next.display.ramp = ramp;
            next.display.sunAzimuth = sun;
            document().apply(next, QString::fromUtf8(seed));
        };
        step("1", "terrain", 315);
        step("1", "grey", 315);
        step("2", "grey", 315);
        step("2", "grey", 90);
        step("3", "viridis", 10);
        QVERIFY(m_driver->settle());
        const auto walk = [&] {
            QList<std::pair<QString, terrain::Display>> places;
            for (int i = 0; i < document().generationCount(); ++i) {
                document().undoStack().setIndex(i);
                places.append(
                    {QString::fromStdString(document().recipe().steps.front().parameters.text("seed")),
                     document().display()});
            }
            return places;
        };
        const auto before = walk();
        m_driver->act("file.save");
        m_driver->giveFile(m_driver->path("history.moraine"));
        QTRY_VERIFY(!document().path().isEmpty());
        m_driver->window().openFile(document().path());
        QTRY_COMPARE(document().generationCount(), before.size());
        QVERIFY(m_driver->settle());
        QVERIFY(!document().isModified());
        QVERIFY(walk() == before);
    }

    void aSecondExportLeavesTheFirstAlone() {
        DocumentState large{document().recipe(), document().display()};
        large.recipe.grid.columns = large.recipe.grid.rows = 3073;
        document().apply(large, QStringLiteral("Size"));
        QVERIFY(m_driver->settle());
        m_driver->session().settings.setFormatChoice(QStringLiteral("heightmap"),
                                                     {QStringLiteral("asc"), {}}); // takes its time
        int running = 0;
        for (const char* name : {"one.asc", "two.asc"}) {
            m_driver->act("file.export_heightmap");
            m_driver->press("exportHeightmapDialog", "export");
            m_driver->giveFile(m_driver->path(name));
            running += m_driver->session().jobs.isRunning(QStringLiteral("export-1")) ? 1 : 0;
        }
        QCOMPARE(running, 2); // the first goes on when the second begins
        QVERIFY(m_driver->settle());
        QVERIFY(QFile::exists(m_driver->path("one.asc")));
        QCOMPARE(contentHash(m_driver->path("one.asc")), contentHash(m_driver->path("two.asc")));
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
        writeFile(path, suffix == QStringLiteral("r32") ? QByteArray(40 * 30 * 2, '\0')
                                                        : rawBowl(40).left(40 * 30 * 2));
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
        QCOMPARE(document().heights()->columns(), columns);
        QCOMPARE(document().heights()->rows(), 30);
    }

    void anExportedPngIsReadBackWithinHalfAStep() {
        QVERIFY(m_driver->settle());
        const terrain::SharedHeightfield heights = document().heights();
        m_driver->act("file.export_heightmap");
        QVERIFY(m_driver->seek("exportHeightmapDialog") != nullptr);
        m_driver->press("exportHeightmapDialog", "export");
        m_driver->giveFile(m_driver->path("terrain"));
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

    void aSaveThatFailsOffersACopy() {
        saveAs(m_driver->path("gone.moraine"));
        changeSeed(document(), "kept");
        // A folder in the file's place cannot be replaced.
        QVERIFY(QFile::remove(m_driver->path("gone.moraine")));
        QVERIFY(QDir().mkpath(m_driver->path("gone.moraine/inside")));
        m_driver->act("file.save");
        m_driver->answer("changedOutsideDialog", "Overwrite");
        m_driver->answer("saveFailedDialog", "Save a copy");
        QVERIFY(document().isModified());
        m_driver->giveFile(m_driver->path("copy.moraine"));
        QTRY_VERIFY_WITH_TIMEOUT(!document().isModified(), 20000);
        QCOMPARE(document().path(), m_driver->path("copy.moraine"));
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
        writeFile(m_driver->path("deep/bowl.raw"), rawBowl(65));
        if (action == QLatin1String("file.open")) {
            saveAs(m_driver->path("deep/b.moraine"));
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
        writeFile(m_driver->path("elsewhere/bowl.raw"), rawBowl(65));
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
        saveAs(m_driver->path("project/Alps.moraine"));
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

    /// What was there is spoken of once, and only where something was.
    void aFailedSaveSaysItOnce() {
        m_driver->act("file.save_as");
        m_driver->giveFile(QStringLiteral("/proc/self/fdinfo/x.moraine"));
        auto* box = m_driver->seek<QMessageBox>("saveFailedDialog");
        QVERIFY(box != nullptr);
        const QString all = box->text() + QLatin1Char(' ') + box->informativeText();
        QVERIFY2(all.contains(QLatin1String("/proc/self/fdinfo/x.moraine")), qPrintable(all));
        QVERIFY2(!all.contains(QLatin1String("before")), qPrintable(all));
        QVERIFY2(all.count(QLatin1String("unsaved")) == 1, qPrintable(all));
        m_driver->answer("saveFailedDialog", "Cancel");
    }

    void aDroppedFileIsOpened() {
        saveAs(m_driver->path("dropped.moraine"));
        m_driver->act("file.new");
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(m_driver->path("dropped.moraine"))});
        QDragEnterEvent enter(QPoint(100, 100), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&m_driver->window(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent event(QPointF(100, 100), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&m_driver->window(), &event);
        QTRY_COMPARE_WITH_TIMEOUT(document().path(), m_driver->path("dropped.moraine"), 20000);
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
        QTRY_COMPARE(document().recipe().grid.columns, 1201);
        QVERIFY(m_driver->settle());
        const terrain::HeightRange range = terrain::heightRange(*document().heights());
        QVERIFY2(range.maximum > 3700 && range.maximum < 3800,
                 qPrintable(QString::number(static_cast<double>(range.maximum))));
    }
};

} // namespace app

QTEST_MAIN(app::WindowFilesTest)
#include "window_files_test.moc"
