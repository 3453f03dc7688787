// SPDX-License-Identifier: MIT
#include "app/settings/screen_place.h"
#include "app/settings/settings.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace app {

class SettingsStoreTest : public QObject {
    Q_OBJECT

private:
    [[nodiscard]] QString file() const { return m_folder.filePath(QStringLiteral("settings.ini")); }
    void writeFile(const QByteArray& bytes) const {
        QFile out(file());
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write(bytes);
    }

    QTemporaryDir m_folder;

private Q_SLOTS:
    void init() { QFile::remove(file()); }

    void foldersFallBack_data() {
        QTest::addColumn<QString>("stored");
        QTest::addColumn<bool>("documents"); // whether the person has a folder for them
        QTest::addColumn<QString>("folder");
        for (const bool documents : {true, false}) {
            const QString back = documents ? QStringLiteral("home/Documents") : QStringLiteral("home");
            const char* suffix = documents ? "documents" : "home";
            QTest::addRow("none, %s", suffix) << QString() << documents << back;
            QTest::addRow("gone, %s", suffix) << QStringLiteral("gone") << documents << back;
            QTest::addRow("a file, %s", suffix) << QStringLiteral("settings.ini") << documents << back;
            QTest::addRow("there, %s", suffix)
                << QStringLiteral("there") << documents << QStringLiteral("there");
        }
    }
    void foldersFallBack() {
        QFETCH(QString, stored);
        QFETCH(bool, documents);
        QFETCH(QString, folder);
        const QByteArray home = qgetenv("HOME");
        const QByteArray config = qgetenv("XDG_CONFIG_HOME");
        QDir(m_folder.filePath(QStringLiteral("home"))).removeRecursively();
        QVERIFY(QDir(m_folder.path())
                    .mkpath(documents ? QStringLiteral("home/Documents") : QStringLiteral("home")));
        QVERIFY(QDir(m_folder.path()).mkpath(QStringLiteral("there")));
        qputenv("HOME", m_folder.filePath(QStringLiteral("home")).toLocal8Bit());
        qputenv("XDG_CONFIG_HOME", m_folder.filePath(QStringLiteral("home/.config")).toLocal8Bit());
        Settings settings(file());
        settings.setShowStartPanel(true); // so that there is a file
        if (!stored.isEmpty())
            settings.setFolder(QStringLiteral("project"), m_folder.filePath(stored));
        const QString begins = settings.folder(QStringLiteral("project"));
        qputenv("HOME", home);
        qputenv("XDG_CONFIG_HOME", config);
        QCOMPARE(begins, m_folder.filePath(folder));
    }

    void defaults() {
        const Settings settings(file());
        QCOMPARE(settings.theme(), Theme::System);
        QCOMPARE(settings.motion(), Motion::System);
        QCOMPARE(settings.language(), QString());
        QCOMPARE(settings.recentFiles(), QStringList());
        QVERIFY(settings.showStartPanel());
        QCOMPARE(settings.historyMemory(), 0);
        QVERIFY(settings.historyPictures());
        QVERIFY(settings.windowLayout().isEmpty());
        QVERIFY(QFileInfo(settings.folder(QStringLiteral("export"))).isDir());
        QVERIFY(settings.formatChoice(QStringLiteral("heightmap")).format.isEmpty());
    }

    void everythingIsKept() {
        {
            Settings settings(file());
            settings.setTheme(Theme::Dark);
            QSignalSpy motion(&settings, &Settings::motionChanged);
            settings.setMotion(Motion::Reduced);
            QCOMPARE(motion.count(), 1);
            settings.setLanguage(QStringLiteral("de"));
            settings.setShowStartPanel(false);
            QSignalSpy history(&settings, &Settings::historyChanged);
            settings.setHistoryMemory(512);
            settings.setHistoryPictures(false);
            QCOMPARE(history.count(), 2);
            settings.setViewMode(ViewMode::Split);
            settings.addRecentFile(QStringLiteral("/a/b.moraine"));
            settings.setWindowLayout(
                {QByteArray("geometry"), QByteArray("docks\0x", 7), 3, {{QStringLiteral("leftDock"), 345}}});
            settings.setViewShare(0.3);
            settings.setFolder(QStringLiteral("export"), m_folder.path());
            settings.setFormatChoice(
                QStringLiteral("heightmap"),
                {QStringLiteral("png"), {{QStringLiteral("depth"), QStringLiteral("u16")}}});
        }
        const Settings settings(file());
        QCOMPARE(settings.theme(), Theme::Dark);
        QCOMPARE(settings.motion(), Motion::Reduced);
        QCOMPARE(settings.language(), QStringLiteral("de"));
        QVERIFY(!settings.showStartPanel());
        QCOMPARE(settings.historyMemory(), 512);
        QVERIFY(!settings.historyPictures());
        QCOMPARE(settings.viewMode(), ViewMode::Split);
        QCOMPARE(settings.recentFiles(), QStringList{QStringLiteral("/a/b.moraine")});
        QCOMPARE(settings.windowLayout().docks, QByteArray("docks\0x", 7));
        QCOMPARE(settings.windowLayout().version, 3);
        QCOMPARE(settings.windowLayout().dockWidths.value(QStringLiteral("leftDock")), 345);
        QCOMPARE(settings.viewShare(), 0.3);
        QCOMPARE(settings.folder(QStringLiteral("export")), QDir::cleanPath(m_folder.path()));
        const FormatChoice choice = settings.formatChoice(QStringLiteral("heightmap"));
        QCOMPARE(choice.format, QStringLiteral("png"));
        QCOMPARE(choice.options.value(QStringLiteral("depth")), QStringLiteral("u16"));
    }

    void aNewFormatChoiceReplacesTheOldOne() {
        Settings settings(file());
        const QString dialog = QStringLiteral("heightmap");
        settings.setFormatChoice(dialog,
                                 {QStringLiteral("png"), {{QStringLiteral("a"), QStringLiteral("1")}}});
        settings.setFormatChoice(dialog,
                                 {QStringLiteral("exr"), {{QStringLiteral("b"), QStringLiteral("2")}}});
        QCOMPARE(settings.formatChoice(dialog).options.keys(), QStringList{QStringLiteral("b")});
    }

    void recentFilesAreLimitedAndUnique() {
        Settings settings(file());
        QSignalSpy changed(&settings, &Settings::recentFilesChanged);
        for (int i = 0; i < 15; ++i)
            settings.addRecentFile(QStringLiteral("/folder/%1.moraine").arg(i));
        settings.addRecentFile(QStringLiteral("/folder/../folder/10.moraine"));
        QCOMPARE(changed.count(), 16);
        QCOMPARE(settings.recentFiles().size(), Settings::maximumRecentFiles);
        QCOMPARE(settings.recentFiles().front(), QStringLiteral("/folder/10.moraine"));
        QCOMPARE(settings.recentFiles().count(QStringLiteral("/folder/10.moraine")), 1);
        settings.removeRecentFile(QStringLiteral("/folder/10.moraine"));
        QVERIFY(!settings.recentFiles().contains(QStringLiteral("/folder/10.moraine")));
        settings.clearRecentFiles();
        QVERIFY(settings.recentFiles().isEmpty());
    }

    void garbageIsAsNothing_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("words where values belong")
            << QByteArray("[appearance]\ntheme=pink\nmotion=wild\n[window]\nlayout=abc\ndocks=zzz\nview=9\n"
                          "[files]\nrecent=relative/path\n[folders]\nexport=nowhere\n"
                          "[history]\nmemory=-5\npictures=perhaps\n");
        QTest::newRow("more memory than there is") << QByteArray("[history]\nmemory=99999999999\n");
        QTest::newRow("binary") << QByteArray("\x00\xff\xfe\x01garbage[[[=\n==\n", 16);
        QTest::newRow("empty") << QByteArray();
    }
    void garbageIsAsNothing() {
        QFETCH(QByteArray, bytes);
        writeFile(bytes);
        const Settings settings(file());
        QCOMPARE(settings.theme(), Theme::System);
        QCOMPARE(settings.motion(), Motion::System);
        QCOMPARE(settings.viewMode(), ViewMode::View3d);
        QCOMPARE(settings.historyMemory(), 0);
        QVERIFY(settings.historyPictures());
        QVERIFY(settings.windowLayout().isEmpty());
        QVERIFY(settings.recentFiles().isEmpty());
        QVERIFY(QFileInfo(settings.folder(QStringLiteral("export"))).isDir());
    }

    void windowsComeBackToTheScreen_data() {
        QTest::addColumn<QRect>("window");
        QTest::addColumn<QRect>("expected");
        const QRect screen(0, 0, 1440, 900);
        QTest::newRow("inside stays") << QRect(100, 100, 400, 300) << QRect(100, 100, 400, 300);
        QTest::newRow("second screen stays") << QRect(1500, 50, 400, 300) << QRect(1500, 50, 400, 300);
        QTest::newRow("mostly off to the right, still held")
            << QRect(1400 + 1280 - 100, 10, 400, 300) << QRect(1400 + 1280 - 100, 10, 400, 300);
        for (const QRect& lost : {QRect(5000, 0, 400, 300), QRect(100, -4000, 400, 300),
                                  QRect(-390, 100, 400, 300), QRect(100, 899, 400, 300)}) {
            QRect middle(QPoint(), lost.size());
            middle.moveCenter(screen.center());
            QTest::addRow("lost at %d,%d", lost.x(), lost.y()) << lost << middle;
        }
        QTest::newRow("larger than the screen") << QRect(0, 0, 9000, 9000) << screen;
    }
    void windowsComeBackToTheScreen() {
        QFETCH(QRect, window);
        QFETCH(QRect, expected);
        const QList<QRect> screens{QRect(0, 0, 1440, 900), QRect(1440, 0, 1280, 720)};
        QCOMPARE(placeOnScreen(window, screens), expected);
        QCOMPARE(placeOnScreen(window, {}), window);
    }
};

} // namespace app

QTEST_GUILESS_MAIN(app::SettingsStoreTest)
#include "settings_store_test.moc"
