// SPDX-License-Identifier: MIT
#include "app/dialogs/file_choice.h"
#include "app/dialogs/messages.h"
#include "app/settings/settings.h"

#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QMainWindow>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

namespace app {

class DialogsFileChoiceTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<QWidget> m_window;
    QStringList m_chosen;
    QList<bool> m_replaces;

    [[nodiscard]] QString path(const char* name) const { return m_folder.filePath(QLatin1String(name)); }

    void makeFile(const char* name) const {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("old");
    }

    template <class Widget>
    Widget* visibleChild(const char* name) {
        const auto all = m_window->findChildren<Widget*>(QLatin1String(name));
        for (Widget* widget : all) {
            if (widget->isVisible())
                return widget;
        }
        return nullptr;
    }

    void askForPng() {
        chooseFileToSave(m_window.get(), *m_settings,
                         {.title = QStringLiteral("Export"),
                          .kind = QStringLiteral("export"),
                          .filters = {},
                          .suffixes = {QStringLiteral("png")},
                          .label = QStringLiteral("PNG"),
                          .name = QStringLiteral("terrain")},
                         [this](const QString& chosen, bool replaces) {
                             m_chosen << chosen;
                             m_replaces << replaces;
                         });
    }

    void type(const QString& text) {
        QTRY_VERIFY(visibleChild<QFileDialog>("fileDialog") != nullptr);
        auto* dialog = visibleChild<QFileDialog>("fileDialog");
        dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"))->setText(text);
        QMetaObject::invokeMethod(dialog, "accept");
    }

    void answer(const char* dialogName, const char* text) {
        QTRY_VERIFY(visibleChild<QMessageBox>(dialogName) != nullptr);
        const auto buttons = visibleChild<QMessageBox>(dialogName)->buttons();
        for (QAbstractButton* button : buttons) {
            if (button->text().remove(QLatin1Char('&')).startsWith(QLatin1String(text))) {
                button->click();
                return;
            }
        }
        QFAIL("there is no such button");
    }

private Q_SLOTS:
    void init() {
        QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
        m_settings = std::make_unique<Settings>(path("settings.ini"));
        m_settings->setFolder(QStringLiteral("export"), m_folder.path());
        m_window = std::make_unique<QWidget>();
        m_window->show();
        m_chosen.clear();
        m_replaces.clear();
        QFile::remove(path("a.png"));
    }

    void suffixes_data() {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("final");
        for (const auto& [typed, final] :
             {std::pair("a", "a.png"), std::pair("a.png", "a.png"), std::pair("a.PNG", "a.PNG"),
              std::pair("a.", "a.png"), std::pair("a.tif", "a.tif.png"), std::pair("v1.2", "v1.2.png"),
              std::pair(".png", ".png.png"), std::pair("a.apng", "a.apng")})
            QTest::newRow(typed) << QString::fromLatin1(typed) << QString::fromLatin1(final);
    }
    void suffixes() {
        QFETCH(QString, typed);
        QFETCH(QString, final);
        const QStringList allowed{QStringLiteral("png"), QStringLiteral("apng")};
        QCOMPARE(withSuffix(typed, allowed), final);
        QCOMPARE(withSuffix(QStringLiteral("/x.y/") + typed, allowed), QStringLiteral("/x.y/") + final);
    }

    void filtersTakeBothCases() {
        QCOMPARE(fileFilter(QStringLiteral("PNG"), {QStringLiteral("png")}),
                 QStringLiteral("PNG (*.png *.PNG)"));
        const QStringList all = heightmapOpenFilters();
        QVERIFY(all.front().contains(QStringLiteral("*.png")));
        QVERIFY(all.front().contains(QStringLiteral("*.RAW")));
        QVERIFY(all.size() > 3);
        for (const char* mesh : {"*.obj", "*.STL", "*.ply"})
            QVERIFY(all.front().contains(QLatin1String(mesh)) &&
                    openFilters().front().contains(QLatin1String(mesh)));
        QVERIFY(!all.front().contains(QStringLiteral("*.3mf"))); // written only
        QVERIFY(openFilters().front().contains(QStringLiteral("*.moraine")));
    }

    void aNewFileIsNotAskedAbout() {
        askForPng();
        type(path("b"));
        QTRY_COMPARE(m_chosen, QStringList{path("b.png")});
        QCOMPARE(m_replaces, QList<bool>{false});
    }

    void aFolderHasToBeThere() {
        askForPng();
        type(path("nowhere/b"));
        QTRY_VERIFY(visibleChild<QMessageBox>("noFolderDialog") != nullptr);
        QVERIFY(visibleChild<QMessageBox>("noFolderDialog")->text().contains(QLatin1String("nowhere")));
        QVERIFY(m_chosen.isEmpty());
        answer("noFolderDialog", "Choose");
        type(path("b"));
        QTRY_COMPARE(m_chosen, QStringList{path("b.png")});
    }

    void theFinalNameIsAskedAbout() {
        makeFile("a.png");
        askForPng();
        type(path("a")); // a.png is there, a is not
        answer("replaceDialog", "Cancel");
        QTest::qWait(50);
        QVERIFY(m_chosen.isEmpty());

        askForPng();
        type(path("a"));
        answer("replaceDialog", "Replace");
        QTRY_COMPARE(m_chosen, QStringList{path("a.png")});
        QCOMPARE(m_replaces, QList<bool>{true});
    }

    void anotherNameCanBeChosen() {
        makeFile("a.png");
        askForPng();
        type(path("a"));
        answer("replaceDialog", "Choose");
        type(path("c"));
        QTRY_COMPARE(m_chosen, QStringList{path("c.png")});
    }

    void escapeDoesNothing() {
        askForPng();
        QTRY_VERIFY(visibleChild<QFileDialog>("fileDialog") != nullptr);
        visibleChild<QFileDialog>("fileDialog")->reject();
        QTest::qWait(50);
        QVERIFY(m_chosen.isEmpty());
    }

    void aChoiceAloneIsNotRemembered() {
        QVERIFY(QDir(m_folder.path()).mkpath(QStringLiteral("deep")));
        askForPng();
        type(path("deep/x"));
        QTRY_COMPARE(m_chosen.size(), 1);
        QCOMPARE(m_settings->folder(QStringLiteral("export")), m_folder.path());
        rememberFolder(*m_settings, QStringLiteral("export"), m_chosen.front());
        QCOMPARE(m_settings->folder(QStringLiteral("export")), path("deep"));
    }

    /// Where a dialog begins, and with which name.
    void dialogsBegin_data() {
        QTest::addColumn<bool>("saves");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("folder");
        QTest::addColumn<QString>("proposed");
        const QString here = m_folder.path();
        const QString deep = path("deep");
        QTest::newRow("a name") << true << "a" << here << "a.png";
        QTest::newRow("a path") << true << deep + QStringLiteral("/b.png") << deep << "b.png";
        QTest::newRow("a path without suffix") << true << deep + QStringLiteral("/b") << deep << "b.png";
        QTest::newRow("a path that is gone") << true << path("gone/b") << here << "b.png";
        QTest::newRow("to open") << false << "" << here << "";
        QTest::newRow("to open beside") << false << deep + QStringLiteral("/") << deep << "";
    }
    void dialogsBegin() {
        QFETCH(bool, saves);
        QFETCH(QString, name);
        QFETCH(QString, folder);
        QFETCH(QString, proposed);
        QVERIFY(QDir(m_folder.path()).mkpath(QStringLiteral("deep")));
        const FileChoice choice{.title = QStringLiteral("Title"),
                                .kind = QStringLiteral("export"),
                                .filters = {QStringLiteral("PNG (*.png)")},
                                .suffixes = {QStringLiteral("png")},
                                .label = QStringLiteral("PNG"),
                                .name = name};
        if (saves)
            chooseFileToSave(m_window.get(), *m_settings, choice, [](const QString&, bool) {});
        else
            chooseFileToOpen(m_window.get(), *m_settings, choice, [](const QString&) {});
        QTRY_VERIFY(visibleChild<QFileDialog>("fileDialog") != nullptr);
        auto* dialog = visibleChild<QFileDialog>("fileDialog");
        QCOMPARE(dialog->directory().absolutePath(), folder);
        QCOMPARE(dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"))->text(), proposed);
        dialog->reject();
    }

    void aFileThatIsNotThereIsSaidAndAskedForAgain() {
        makeFile("a.png");
        chooseFileToOpen(m_window.get(), *m_settings,
                         {.title = QStringLiteral("Open"),
                          .kind = QStringLiteral("export"),
                          .filters = {QStringLiteral("PNG (*.png)")},
                          .suffixes = {},
                          .label = {},
                          .name = {}},
                         [this](const QString& chosen) { m_chosen << chosen; });
        type(path("none.png"));
        QTRY_VERIFY(visibleChild<QMessageBox>("noFileDialog") != nullptr);
        QVERIFY(visibleChild<QMessageBox>("noFileDialog")->text().contains(QLatin1String("none.png")));
        QVERIFY(m_chosen.isEmpty());
        answer("noFileDialog", "Choose");
        type(path("a.png"));
        QTRY_COMPARE(m_chosen, QStringList{path("a.png")});
    }

    void cancelKeepsUnsavedWork() {
        bool saved = false;
        bool discarded = false;
        const auto ask = [&] {
            askAboutUnsavedWork(
                m_window.get(), QStringLiteral("Alps"), [&saved] { saved = true; },
                [&discarded] { discarded = true; });
        };
        ask();
        answer("unsavedDialog", "Cancel");
        QTest::qWait(50);
        QVERIFY(!saved && !discarded);
        ask();
        QTRY_VERIFY(visibleChild<QMessageBox>("unsavedDialog") != nullptr);
        QTest::keyClick(visibleChild<QMessageBox>("unsavedDialog"), Qt::Key_Escape);
        QTest::qWait(50);
        QVERIFY(!saved && !discarded);
        ask();
        answer("unsavedDialog", "Don");
        QTRY_VERIFY(discarded);
        QVERIFY(!saved);
        ask();
        answer("unsavedDialog", "Save");
        QTRY_VERIFY(saved);
    }
};

} // namespace app

QTEST_MAIN(app::DialogsFileChoiceTest)
#include "dialogs_file_choice_test.moc"
