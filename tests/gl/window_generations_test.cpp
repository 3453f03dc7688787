// SPDX-License-Identifier: MIT
// What a person does with generations in the window: keep, name, branch, compare, restore, let go; what the
// project has of it; and the settings of the history.
#include "app/dialogs/comparison_dialog.h"
#include "app/docks/history_dock.h"
#include "app/document/import_recipe.h"
#include "app/window/project_files.h"
#include "tests/support/build_folders.h"
#include "tests/support/window_driver.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMessageBox>
#include <QToolButton>
#include <QUndoStack>

#include <sqlite3.h>

namespace app {

class WindowGenerationsTest : public QObject {
    Q_OBJECT

private:
    /// The next generation, with its heights.
    static void generate(WindowDriver& driver, const char* seed) {
        driver.changeSeed(seed);
        QVERIFY(driver.settle());
    }
    static QListView& history(WindowDriver& driver) {
        auto& dock = *driver.window().findChild<HistoryDock*>();
        return dock.view();
    }
    static void choose(WindowDriver& driver, int row) {
        QListView& view = history(driver);
        view.scrollTo(view.model()->index(row, 0));
        view.setCurrentIndex(view.model()->index(row, 0));
    }
    static void click(WindowDriver& driver, int row, Qt::KeyboardModifiers modifiers = {}) {
        QListView& view = history(driver);
        const QModelIndex index = view.model()->index(row, 0);
        view.scrollTo(index);
        QTest::mouseClick(view.viewport(), Qt::LeftButton, modifiers, view.visualRect(index).center());
    }
    static void press(WindowDriver& driver, const char* button) {
        QTest::mouseClick(driver.window().findChild<QToolButton*>(QLatin1String(button)), Qt::LeftButton);
    }
    /// One window for all, each time with a small new terrain; starting one takes longer than a test.
    WindowDriver& shared() {
        if (!m_driver)
            m_driver = std::make_unique<WindowDriver>(WindowDriver::Views::Map);
        DocumentState start{terrain::defaultRecipe(), {}};
        start.recipe.grid.columns = 129;
        start.recipe.grid.rows = 129;
        m_driver->document().reset(start, QStringLiteral("New terrain"));
        [[maybe_unused]] const bool made = m_driver->settle();
        return *m_driver;
    }
    /// One number from a project's tables.
    static int countOf(const QString& path, const char* sql) {
        sqlite3* database = nullptr;
        int out = -1;
        const auto take = [](void* target, int, char** values, char**) {
            *static_cast<int*>(target) = QByteArray(values[0]).toInt();
            return 0;
        };
        if (sqlite3_open_v2(QFile::encodeName(path).constData(), &database, SQLITE_OPEN_READONLY, nullptr) ==
            SQLITE_OK)
            sqlite3_exec(database, sql, take, &out, nullptr);
        sqlite3_close(database);
        return out;
    }

    std::unique_ptr<WindowDriver> m_driver;

private Q_SLOTS:
    void cleanup() { m_driver->pretendSaved(); }
    void cleanupTestCase() { m_driver.reset(); }
    void aKeptOneOutlivesItsBranchAndTheWindow();
    void undoByItsKeysChoosesOne();
    void twoAreCompared();
    void equalOnesAreComparedToo();
    void lettingGoIsAsked();
    void aProjectOfAnEarlierVersionIsKeptOnce();
    void memoryForUndoIsASetting();
    void picturesCanBeSwitchedOff();
    void whatABranchDropsIsSaid();
    void passedGenerationsGetPictures();
    void picturesComeFromKeptHeights();
    void noLargeTerrainIsMadeForAPicture();
};

void WindowGenerationsTest::aKeptOneOutlivesItsBranchAndTheWindow() {
    WindowDriver& driver = shared();
    generate(driver, "11");
    const QString wanted = driver.fingerprint();
    QTRY_VERIFY_WITH_TIMEOUT(!driver.document().generation(1).thumbnail.isNull(), 20000);
    choose(driver, 1);
    history(driver).setFocus();
    QTest::keyClick(&history(driver), Qt::Key_F2);
    auto* editor = history(driver).findChild<QLineEdit*>();
    QVERIFY(editor != nullptr);
    QTest::keyClicks(editor, QStringLiteral("Wide valley"));
    QTest::keyClick(editor, Qt::Key_Return);
    QTRY_VERIFY(driver.document().generation(1).kept);
    driver.document().undoStack().undo();
    QVERIFY(driver.settle());
    generate(driver, "12");
    QCOMPARE(driver.document().shelfCount(), 1);
    const QString path = driver.path("kept.moraine");
    driver.saveAs(path);
    driver.restart();
    driver.openProject(path);
    QVERIFY(driver.settle());
    QCOMPARE(driver.document().shelfCount(), 1);
    QCOMPARE(driver.document().generation(2).name, QStringLiteral("Wide valley"));
    QVERIFY(!driver.document().generation(2).thumbnail.isNull());
    click(driver, 2);
    QVERIFY(driver.settle());
    QCOMPARE(driver.fingerprint(), wanted);
    driver.act("edit.undo");
    QVERIFY(driver.settle());
    QVERIFY(driver.fingerprint() != wanted);
}

/// Ctrl is held down then, which in a list adds to what is chosen.
void WindowGenerationsTest::undoByItsKeysChoosesOne() {
    WindowDriver& driver = shared();
    for (const char* seed : {"11", "12", "13"})
        generate(driver, seed);
    for (int undone = 1; undone <= 2; ++undone) {
        QTest::keyClick(driver.window().windowHandle(), Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(driver.document().currentGeneration(), 3 - undone);
        const QModelIndexList rows = history(driver).selectionModel()->selectedRows();
        QCOMPARE(rows.size(), 1);
        QCOMPARE(rows.front().row(), 3 - undone);
    }
    press(driver, "keepGeneration");
    QVERIFY(driver.document().generation(1).kept);
}

void WindowGenerationsTest::twoAreCompared() {
    WindowDriver& driver = shared();
    generate(driver, "11");
    generate(driver, "12");
    click(driver, 1);
    QVERIFY(driver.settle());
    click(driver, 2, Qt::ControlModifier);
    const QString before = driver.fingerprint();
    press(driver, "compareGenerations");
    auto* dialog = driver.seek<ComparisonDialog>("comparisonDialog");
    QVERIFY(dialog != nullptr);
    QVERIFY(!dialog->findChild<QLabel*>(QStringLiteral("differenceMap"))->pixmap().isNull());
    QVERIFY(!dialog->findChild<QLabel*>(QStringLiteral("rms"))->text().isEmpty());
    QVERIFY(driver.window().geometry().contains(dialog->geometry().center()));
    QTest::keyClick(dialog, Qt::Key_Escape);
    QTRY_VERIFY(!driver.isShown("comparisonDialog"));
    QCOMPARE(driver.document().currentGeneration(), 1);
    QCOMPARE(driver.fingerprint(), before);
    QVERIFY(driver.document().heightsAreCurrent());
}

void WindowGenerationsTest::equalOnesAreComparedToo() {
    WindowDriver& driver = shared();
    DocumentState next{driver.document().recipe(), driver.document().display()};
    next.recipe.seaLevel = 1;
    driver.document().apply(next, QStringLiteral("Sea level"));
    QVERIFY(driver.settle());
    choose(driver, 0);
    press(driver, "compareGenerations");
    auto* dialog = driver.seek<ComparisonDialog>("comparisonDialog");
    QVERIFY(dialog != nullptr);
    QVERIFY(dialog->findChild<QLabel*>(QStringLiteral("verdict")) != nullptr);
    QTest::keyClick(dialog, Qt::Key_Escape);
    QTRY_VERIFY(!driver.isShown("comparisonDialog"));
}

void WindowGenerationsTest::lettingGoIsAsked() {
    WindowDriver& driver = shared();
    generate(driver, "11");
    driver.document().setKept(1, true, QStringLiteral("Wide valley"));
    driver.document().undoStack().undo();
    QVERIFY(driver.settle());
    generate(driver, "12");
    choose(driver, 2);
    press(driver, "keepGeneration");
    auto* box = driver.seek<QMessageBox>("letGoDialog");
    QVERIFY(box != nullptr);
    QVERIFY(box->text().contains(QStringLiteral("Wide valley")));
    driver.answer("letGoDialog", "Cancel");
    QCOMPARE(driver.document().shelfCount(), 1);
    press(driver, "keepGeneration");
    driver.answer("letGoDialog", "Let it go");
    QTRY_COMPARE(driver.document().shelfCount(), 0);
    QCOMPARE(history(driver).model()->rowCount(), 2);
}

void WindowGenerationsTest::aProjectOfAnEarlierVersionIsKeptOnce() {
    WindowDriver& driver = shared();
    const QString path = driver.path("land.moraine");
    QVERIFY(QFile::copy(support::sourceFile(QStringLiteral("tests/data/projects/v1/history.moraine")), path));
    QCOMPARE(countOf(path, "PRAGMA user_version"), 1);
    driver.openProject(path);
    QVERIFY(driver.settle());
    QVERIFY(!driver.document().isModified());
    QCOMPARE(countOf(path, "PRAGMA user_version"), 1); // looking changes nothing
    generate(driver, "11");
    QString said;
    auto* files = driver.window().findChild<ProjectFiles*>();
    QObject here; // the window outlives what it says
    connect(files, &ProjectFiles::message, &here, [&said](const QString& text) { said = text; });
    driver.save();
    QVERIFY2(said.contains(QStringLiteral("land.moraine.v1~")), qPrintable(said));
    QCOMPARE(countOf(path, "PRAGMA user_version"), 2);
    QCOMPARE(countOf(path + QStringLiteral(".v1~"), "PRAGMA user_version"), 1);
    generate(driver, "12");
    driver.save();
    QVERIFY2(!said.contains(QLatin1Char('~')), qPrintable(said));
}

void WindowGenerationsTest::memoryForUndoIsASetting() {
    WindowDriver& driver = shared();
    constexpr std::uint64_t mebibyte = std::uint64_t{1} << 20U;
    terrain::EvaluationCache& cache = *driver.session().evaluation.cache();
    cache.setByteBudget(4096 * mebibyte);
    terrain::Grid grid;
    grid.columns = 2049;
    grid.rows = 2049;
    for (std::uint64_t i = 0; i < 20; ++i) { // 16 MiB each, slow to make
        auto heights = terrain::Heightfield::filled(grid, 1);
        cache.insert({i, i}, std::make_shared<terrain::Heightfield>(std::move(heights).value()), 5);
    }
    QVERIFY(cache.bytes() > 300 * mebibyte);
    driver.act("edit.preferences");
    auto* box = driver.seek<QComboBox>("historyMemory");
    QVERIFY(box != nullptr);
    QCOMPARE(box->currentData().toInt(), 0);
    box->setFocus();
    QTest::keyClick(box, Qt::Key_Down);
    QCOMPARE(driver.session().settings.historyMemory(), 256);
    QVERIFY(cache.bytes() <= 256 * mebibyte);
    QTest::keyClick(box, Qt::Key_Up);
    QCOMPARE(driver.session().settings.historyMemory(), 0);
    QTest::keyClick(driver.seek("preferencesDialog"), Qt::Key_Escape);
}

void WindowGenerationsTest::picturesCanBeSwitchedOff() {
    WindowDriver& driver = shared();
    QTRY_VERIFY_WITH_TIMEOUT(!driver.document().generation(0).thumbnail.isNull(), 20000);
    const QString path = driver.path("pictures.moraine");
    driver.saveAs(path);
    constexpr char pictures[] = "SELECT count(*) FROM history WHERE length(thumbnail) > 0";
    QCOMPARE(countOf(path, pictures), 1);
    driver.act("edit.preferences");
    auto* box = driver.seek<QCheckBox>("historyPictures");
    QVERIFY(box != nullptr && box->isChecked());
    QTest::mouseClick(box, Qt::LeftButton, {}, QPoint(10, box->height() / 2));
    QVERIFY(!box->isChecked());
    QTest::keyClick(driver.seek("preferencesDialog"), Qt::Key_Escape);
    generate(driver, "11");
    QTest::qWait(600); // longer than a picture waits
    QVERIFY(driver.document().generation(1).thumbnail.isNull());
    driver.save();
    QCOMPARE(countOf(path, pictures), 1); // that which was there
    driver.restart();
    driver.openProject(path);
    QVERIFY(driver.settle());
    QVERIFY(!driver.document().generation(0).thumbnail.isNull());
    QTest::qWait(600);
    QVERIFY(driver.document().generation(1).thumbnail.isNull());
    driver.session().settings.setHistoryPictures(true);
}

/// In the status bar, over what else would be said there.
void WindowGenerationsTest::whatABranchDropsIsSaid() {
    WindowDriver& driver = shared();
    for (const char* seed : {"11", "12", "13"})
        generate(driver, seed);
    const auto* message = driver.window().findChild<QLabel*>(QStringLiteral("message"));
    QVERIFY(message != nullptr);
    driver.document().setKept(2, true, {});
    driver.document().undoStack().setIndex(0);
    QVERIFY(driver.settle());
    QVERIFY(!message->text().contains(QStringLiteral("dropped")));
    generate(driver, "14");
    QVERIFY(message->isVisible());
    QVERIFY2(message->text().contains(QStringLiteral(": 2. A star")), qPrintable(message->text()));
}

/// Those that were left before they were even made, too.
void WindowGenerationsTest::passedGenerationsGetPictures() {
    WindowDriver& driver = shared();
    for (const int side : {129, 2049}) {
        DocumentState next{driver.document().recipe(), driver.document().display()};
        next.recipe.grid.columns = next.recipe.grid.rows = side;
        driver.document().reset(next, QStringLiteral("New terrain"));
        for (int seed = 21; seed <= 40; ++seed) {
            (void)next.recipe.steps.front().parameters.set("seed", std::to_string(seed));
            driver.document().apply(next, QStringLiteral("Seed"));
        }
        driver.document().setKept(20, true, {});
        driver.document().undoStack().undo();
        (void)next.recipe.steps.front().parameters.set("seed", std::string("41"));
        driver.document().apply(next, QStringLiteral("Seed"));
        QCOMPARE(driver.document().shelfCount(), 1);
        for (int i = 0; i <= driver.document().generationCount(); ++i)
            QTRY_VERIFY_WITH_TIMEOUT(!driver.document().generation(i).thumbnail.isNull(), 20000);
        QVERIFY(driver.document().generation(3).thumbnail != driver.document().generation(4).thumbnail);
    }
}

/// Such a picture is the one that the generation gets when it is shown.
void WindowGenerationsTest::picturesComeFromKeptHeights() {
    WindowDriver& driver = shared();
    driver.session().settings.setHistoryPictures(false);
    DocumentState start{driver.document().recipe(), driver.document().display()};
    start.recipe.grid.columns = start.recipe.grid.rows = 300; // no power of two: a coarse one looks otherwise
    driver.document().reset(start, QStringLiteral("New terrain"));
    QVERIFY(driver.settle());
    for (const char* seed : {"51", "52"})
        generate(driver, seed);
    QTest::qWait(600);
    QVERIFY(driver.document().generation(1).thumbnail.isNull());
    driver.session().settings.setHistoryPictures(true);
    QTRY_VERIFY_WITH_TIMEOUT(!driver.document().generation(0).thumbnail.isNull(), 20000);
    const QImage made = driver.document().generation(1).thumbnail;
    QVERIFY(!made.isNull());
    driver.document().setThumbnail(1, {});
    driver.document().undoStack().setIndex(1);
    QTRY_VERIFY_WITH_TIMEOUT(!driver.document().generation(1).thumbnail.isNull(), 20000);
    QCOMPARE(driver.document().generation(1).thumbnail, made);
}

/// Imported land has no coarse form: its former generations are not made again.
void WindowGenerationsTest::noLargeTerrainIsMadeForAPicture() {
    WindowDriver& driver = shared();
    for (const auto& [side, comes] : {std::pair(129, true), std::pair(513, false)}) {
        terrain::Grid grid;
        grid.columns = grid.rows = side;
        auto heights = terrain::Heightfield::filled(grid, 1);
        terrain::Project project;
        project.recipe = importRecipe(terrain::makeBlob(std::move(heights).value()), {}, grid, false);
        for (const double height : {1.0, 2.0, 3.0}) {
            project.recipe.steps.resize(1);
            project.recipe.steps.push_back(terrain::makeStep("terrace", "steps"));
            project.recipe.steps.back().strength = height / 4;
            project.history.push_back({project.recipe, {}, "Steps", "", 1, "", false});
        }
        project.currentGeneration = 2;
        driver.document().fromProject(project, {});
        QVERIFY(driver.settle());
        QTRY_VERIFY_WITH_TIMEOUT(!driver.document().generation(2).thumbnail.isNull(), 20000);
        QVERIFY(driver.settle());
        QTest::qWait(200);
        for (const int former : {0, 1})
            QTRY_COMPARE_WITH_TIMEOUT(!driver.document().generation(former).thumbnail.isNull(), comes, 20000);
    }
}

} // namespace app

QTEST_MAIN(app::WindowGenerationsTest)
#include "window_generations_test.moc"
