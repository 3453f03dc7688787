// SPDX-License-Identifier: MIT
// Systems whose OpenGL is of no use: the window opens, says so once, and everything but the 3D view works.
// What OpenGL there is stays the same for the life of a program, so every system is a program of its own:
// this one, started again with an argument, and the real one.
#include "app/viewport/opengl_mark.h"
#include "app/window/action_table.h"
#include "app/window/view_area.h"
#include "libterrain/core/platform/sanitizers.h"
#include "tests/support/window_driver.h"

#include <QApplication>
#include <QOpenGLWidget>
#include <QProcess>
#include <QStandardPaths>

#include <csignal>
#include <cstring>

namespace app {

namespace {

using Variables = QMap<QString, QString>;

constexpr char workArgument[] = "--work";
constexpr char dieArgument[] = "--die-while-starting";
constexpr char carelessArgument[] = "--careless";

struct System {
    const char* name;
    const char* variable;
    const char* value;
    const char* says; ///< in the message; empty: there is a 3D view
};

constexpr System systems[] = {{"software OpenGL", "LIBGL_ALWAYS_SOFTWARE", "1", ""},
                              {"EGL", "QT_XCB_GL_INTEGRATION", "xcb_egl", ""},
                              {"version 2.1", "MESA_GL_VERSION_OVERRIDE", "2.1", "2.1"},
                              {"version 3.2", "MESA_GL_VERSION_OVERRIDE", "3.2", "3.2"},
                              {"no integration", "QT_XCB_GL_INTEGRATION", "none", "LIBGL_ALWAYS_SOFTWARE=1"},
                              {"no driver", "LIBGL_DRIVERS_PATH", "/nonexistent", "LIBGL_ALWAYS_SOFTWARE=1"},
                              {"platform offscreen", "QT_QPA_PLATFORM", "offscreen", "offscreen"},
                              {"shaders refused", "MESA_GLSL_VERSION_OVERRIDE", "130", "does not accept"}};

QProcessEnvironment environmentOf(const Variables& variables) {
    QProcessEnvironment out = QProcessEnvironment::systemEnvironment();
    out.insert(QStringLiteral("vblank_mode"),
               QStringLiteral("0")); // EGL waits a second for a screen of no refresh
    for (auto variable = variables.cbegin(); variable != variables.cend(); ++variable)
        out.insert(variable.key(), variable.value());
    return out;
}

/// This program again; its exit code, −1 for a crash. `seen`: what it printed.
int runAgain(const QStringList& arguments, const Variables& variables, QByteArray* seen = nullptr) {
    QProcess child;
    child.setProcessChannelMode(QProcess::MergedChannels);
    child.setProcessEnvironment(environmentOf(variables));
    child.start(QCoreApplication::applicationFilePath(), arguments);
    const bool ended = child.waitForFinished(120000);
    if (seen != nullptr)
        *seen = child.readAll();
    return ended && child.exitStatus() == QProcess::NormalExit ? child.exitCode() : -1;
}

} // namespace

/// In the program that is started: opens the window and works in it.
class WorkInTheWindow : public QObject {
    Q_OBJECT

public:
    WorkInTheWindow(const QString& folder, const QString& says) : m_folder(folder), m_says(says) {}

private Q_SLOTS:
    void everythingElseWorks() {
        OpenGlMark mark(m_folder);
        WindowDriver driver(QSize(1000, 700));
        ViewArea& views = driver.window().views();
        mark.watch(views.viewport());
        // Shaders are refused with the first picture only.
        QTRY_COMPARE_WITH_TIMEOUT(views.has3d(), m_says.isEmpty(), 20000);
        QTRY_VERIFY(!QFile::exists(m_folder + QLatin1Char('/') + OpenGlMark::fileName()));
        if (!m_says.isEmpty()) {
            QCOMPARE(views.mode(), ViewMode::Map);
            QVERIFY(views.map().isVisible());
            const QString said = views.map().accessibleDescription();
            QVERIFY2(said.contains(m_says), qPrintable(said));
            QVERIFY(!driver.window().actionTable().at("view.3d").isEnabled());
        }
        QVERIFY(QApplication::activeModalWidget() == nullptr); // nothing to answer before work

        const QString before = driver.fingerprint();
        driver.press("startStrip", "preset-hills");
        QVERIFY(driver.fingerprint() != before);
        driver.act("edit.undo");
        QCOMPARE(driver.fingerprint(), before);
        driver.session().settings.setFormatChoice(QStringLiteral("heightmap"), {QStringLiteral("r32"), {}});
        driver.exportHeightmap(driver.path("land.r32"));
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(driver.path("land.r32")), 20000);
        QVERIFY(driver.settle()); // the project keeps the export
        driver.saveAs(driver.path("land.moraine"));
        QVERIFY(driver.settle());
        driver.window().close();
        QVERIFY(!driver.window().isVisible());
    }

private:
    QString m_folder;
    QString m_says;
};

class WithoutOpenGlTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everythingElseWorks_data() {
        QTest::addColumn<int>("index");
        for (int i = 0; i < static_cast<int>(std::size(systems)); ++i)
            QTest::newRow(systems[i].name) << i;
    }
    void everythingElseWorks() {
        QFETCH(const int, index);
        const System& system = systems[index];
        const QTemporaryDir folder;
        QByteArray seen;
        const int code = runAgain(work(folder.path(), system.says), variablesOf(system), &seen);
        QVERIFY2(code == 0, seen);
    }

    void aServerWithoutGlx() {
        if (QStandardPaths::findExecutable(QStringLiteral("Xvfb")).isEmpty())
            QSKIP("needs Xvfb");
        QProcess server;
        server.start(
            QStringLiteral("sh"),
            {QStringLiteral("-c"), QStringLiteral("exec Xvfb -displayfd 1 -screen 0 1280x1024x24 -ac "
                                                  "-nolisten tcp -extension GLX 2>/dev/null")});
        QVERIFY(server.waitForReadyRead(30000));
        const QString display = QStringLiteral(":") + QString::fromLatin1(server.readLine()).trimmed();
        const QTemporaryDir folder;
        QByteArray seen;
        const int code = runAgain(work(folder.path(), ""), {{QStringLiteral("DISPLAY"), display}}, &seen);
        server.kill();
        server.waitForFinished();
        QVERIFY2(code == 0, seen);
    }

    /// The driver ended the program while it started: the next time it is left alone, the time after it is
    /// not.
    void whatEndedTheProgramIsLeftAloneOnce() {
        const QTemporaryDir folder;
        QCOMPARE(runAgain({QLatin1String(dieArgument), folder.path()}, {}), -1);
        QVERIFY(QFile::exists(folder.filePath(OpenGlMark::fileName())));
        QByteArray seen;
        int code = runAgain(work(folder.path(), "while the graphics driver was starting"), {}, &seen);
        QVERIFY2(code == 0, seen);
        code = runAgain(work(folder.path(), ""), {}, &seen);
        QVERIFY2(code == 0, seen);
    }

    /// The positive control: a 3D view that is shown without asking ends the program.
    void withoutAskingItCrashes() {
        constexpr int crashed = MORAINE_ADDRESS_SANITIZER ? 1 : -1; // it reports the signal and exits
        QCOMPARE(runAgain({QLatin1String(carelessArgument)},
                          {{QStringLiteral("QT_XCB_GL_INTEGRATION"), QStringLiteral("none")}}),
                 crashed);
        QCOMPARE(runAgain({QLatin1String(carelessArgument)}, {}), 0);
    }

private:
    static Variables variablesOf(const System& system) {
        Variables out{{QLatin1String(system.variable), QLatin1String(system.value)}};
        if (out.contains(QStringLiteral("MESA_GLSL_VERSION_OVERRIDE"))) // which alone changes nothing
            out.insert(QStringLiteral("MESA_GL_VERSION_OVERRIDE"), QStringLiteral("4.5"));
        return out;
    }
    static QStringList work(const QString& folder, const char* says) {
        return {QLatin1String(workArgument), folder, QLatin1String(says)};
    }
};

} // namespace app

int main(int argc, char** argv) {
    if (argc > 2 && std::strcmp(argv[1], app::dieArgument) == 0) {
        const QCoreApplication application(argc, argv);
        const app::OpenGlMark mark(QString::fromLocal8Bit(argv[2]));
        return std::raise(SIGKILL);
    }
    if (argc > 1 && std::strcmp(argv[1], app::carelessArgument) == 0) {
        const QApplication application(argc, argv);
        QOpenGLWidget view;
        view.show();
        return QTest::qWaitForWindowExposed(&view) ? 0 : 1;
    }
    QApplication application(argc, argv);
    if (argc > 3 && std::strcmp(argv[1], app::workArgument) == 0) {
        app::WorkInTheWindow test(QString::fromLocal8Bit(argv[2]), QString::fromLocal8Bit(argv[3]));
        return QTest::qExec(&test, QStringList{QString::fromLocal8Bit(argv[0])});
    }
    app::WithoutOpenGlTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "p15_without_opengl_window_test.moc"
