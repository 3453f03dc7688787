// SPDX-License-Identifier: MIT
// The real window under X: files of any name by any way in, lists of files that are no harm, and dialogs that
// are left.
#include "app/dialogs/import_dialog.h"
#include "tests/support/field_of.h"
#include "tests/support/heightmap_files.h"
#include "tests/support/window_driver.h"

#include <QFileDialog>
#include <QLabel>
#include <QMenu>
#include <QMessageBox>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#endif

namespace app {

class WindowPathsTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WindowDriver> m_driver;
    QTemporaryDir m_files;

    void open(const QString& way, const QString& path) {
        if (way == QLatin1String("dialog")) {
            m_driver->act("file.import");
            m_driver->giveFile(path);
        } else if (way == QLatin1String("drop")) {
            m_driver->drop(path);
        } else {
            m_driver->window().begin(path); // as the command line hands it over
        }
    }
    [[nodiscard]] QStringList files() const {
        return QDir(m_driver->path(".")).entryList(QDir::Files | QDir::Hidden, QDir::Name);
    }

private Q_SLOTS:
    void init() { m_driver = std::make_unique<WindowDriver>(WindowDriver::Views::Map); }
    void cleanup() { m_driver.reset(); }

    void namesOfEveryKind_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("way");
        for (const char* name : {"Höhendaten ü/hö 50%.tif", "dir #1/map #2.png", "a?x=1&y/b;c.asc",
                                 "it's new; 100%/A.PNG", "高さ/высота.TIF"})
            for (const char* way : {"dialog", "drop", "argument"})
                QTest::addRow("%s by %s", name, way) << QString::fromUtf8(name) << QString::fromLatin1(way);
    }
    /// Imported, saved beside, found in the list of recent files, and opened from there.
    void namesOfEveryKind() {
        QFETCH(QString, name);
        QFETCH(QString, way);
        const QString path = m_files.filePath(name);
        QVERIFY(QDir().mkpath(QFileInfo(path).path()));
        const QByteArray suffix = QFileInfo(path).suffix().toLower().toLatin1();
        support::exported(support::fieldOf(41, 23, [](int x, int y) { return x + 2 * y; }),
                          suffix.constData(), path);
        QVERIFY(m_driver->isShown("startStrip"));
        open(way, path);
        QVERIFY(m_driver->seek<ImportDialog>("importDialog") != nullptr);
        m_driver->press("importDialog", "import");
        QTRY_COMPARE(m_driver->document().recipe().grid.columns, 41);
        QVERIFY(m_driver->settle());
        QVERIFY(!m_driver->isShown("startStrip")); // the work has begun
        const QString fingerprint = m_driver->fingerprint();
        const QString project = QFileInfo(path).path() + QStringLiteral("/ü #1 50%.moraine");
        QFile::remove(project);
        m_driver->saveAs(project);
        m_driver->act("file.new");
        QTRY_VERIFY(m_driver->document().path().isEmpty());
        m_driver->act("view.start");
        QVERIFY(m_driver->isShown("startStrip"));
        auto* menu = m_driver->window().findChild<QMenu*>(QStringLiteral("recentMenu"));
        Q_EMIT menu->aboutToShow();
        QCOMPARE(menu->actions().first()->text().remove(QLatin1Char('&')), QFileInfo(project).fileName());
        menu->actions().first()->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(m_driver->document().path(), project, 20000);
        QCOMPARE(m_driver->fingerprint(), fingerprint);
        QVERIFY(!m_driver->isShown("startStrip"));
    }

    /// They are names until somebody chooses one: what cannot be read is no hindrance to begin.
    void recentFilesAreOnlyNames() {
#ifdef Q_OS_UNIX
        const QString fifo = m_driver->path("fifo.png");
        QCOMPARE(::mkfifo(qPrintable(fifo), 0600), 0); // who reads it waits for ever
        const QString huge = m_driver->path("huge.png");
        QFile file(huge);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.resize(qint64{1} << 40)); // of holes
        file.close();
        for (const QString& path : {fifo, huge, m_driver->path("gone.moraine"), QStringLiteral("/dev/zero")})
            m_driver->session().settings.addRecentFile(path);
        m_driver->restart();
        QVERIFY(m_driver->settle());
        auto* menu = m_driver->window().findChild<QMenu*>(QStringLiteral("recentMenu"));
        Q_EMIT menu->aboutToShow();
        QCOMPARE(m_driver->session().settings.recentFiles().size(), 4);
        QVERIFY(!m_driver->isShown("errorDialog"));
        QVERIFY(QFile::remove(huge));
#else
        QSKIP("needs pipes with names");
#endif
    }

    void escapeDoesNothing_data() {
        QTest::addColumn<QByteArray>("action");
        QTest::addColumn<QByteArray>("dialog"); // before the one for a file; empty: none
        QTest::addColumn<QByteArray>("button");
        const auto row = [](const char* action, const char* dialog = "", const char* button = "") {
            QTest::newRow(action) << QByteArray(action) << QByteArray(dialog) << QByteArray(button);
        };
        row("file.open");
        row("file.import");
        row("file.save");
        row("file.save_as");
        row("file.export_heightmap", "exportHeightmapDialog", "export");
        row("file.export_mesh", "exportMeshDialog", "export");
        row("picture.save", "pictureDialog", "go");
    }
    /// Neither a file nor a message of success or failure.
    void escapeDoesNothing() {
        QFETCH(QByteArray, action);
        QFETCH(QByteArray, dialog);
        QFETCH(QByteArray, button);
        const QString fingerprint = m_driver->fingerprint();
        const QStringList before = files();
        const auto* message = m_driver->window().findChild<QLabel*>(QStringLiteral("message"));
        const QString said = message->isVisible() ? message->text() : QString();
        m_driver->act(action.constData());
        if (!dialog.isEmpty()) {
            auto* first = m_driver->seek<QDialog>(dialog.constData());
            QVERIFY(first != nullptr);
            QTest::keyClick(first, Qt::Key_Escape); // the first of the two
            QVERIFY(m_driver->settle());
            QVERIFY(!m_driver->isShown("fileDialog"));
            m_driver->act(action.constData());
            m_driver->press(dialog.constData(), button.constData());
        }
        auto* chooser = m_driver->seek<QFileDialog>("fileDialog");
        QVERIFY(chooser != nullptr);
        QTest::keyClick(chooser, Qt::Key_Escape);
        QTRY_VERIFY(!m_driver->isShown("fileDialog"));
        QVERIFY(m_driver->settle());
        const auto boxes = m_driver->window().findChildren<QMessageBox*>();
        for (const QMessageBox* box : boxes)
            QVERIFY2(!box->isVisible(), qPrintable(box->text()));
        QCOMPARE(message->isVisible() ? message->text() : QString(), said);
        QCOMPARE(files(), before);
        QCOMPARE(m_driver->fingerprint(), fingerprint);
    }
};

} // namespace app

QTEST_MAIN(app::WindowPathsTest)
#include "window_paths_test.moc"
