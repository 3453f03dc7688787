// SPDX-License-Identifier: MIT
#include "app/window/run_window.h"

#include "app/commands/console.h"
#include "app/commands/exit_code.h"
#include "app/controls/motion.h"
#include "app/controls/theme.h"
#include "app/document/recovery_store.h"
#include "app/settings/application_id.h"
#include "app/settings/languages.h"
#include "app/viewport/opengl_mark.h"
#include "app/window/guarded_application.h"
#include "app/window/layout_trial.h"
#include "app/window/main_window.h"
#include "app/window/session.h"
#include "app/window/view_area.h"

#include <QFileInfo>
#include <QIcon>
#include <QStandardPaths>

#include <algorithm>
#include <cstdio>
#include <cstring>

namespace app {

namespace {

/// Lets Qt start where there is no display, too, so that this can be said in one sentence: by itself it ends
/// the program with an abort. False where a platform was asked for.
bool addPlatformWithoutDisplay(int argc, char** argv) {
    const auto asksForPlatform = [](const char* word) { return std::strcmp(word, "-platform") == 0; };
    if (qEnvironmentVariableIsSet("QT_QPA_PLATFORM") || std::any_of(argv, argv + argc, asksForPlatform))
        return false;
    // As Qt itself chooses: GNOME leaves the frames of Wayland windows to the programs.
    const bool wayland = qEnvironmentVariable("XDG_SESSION_TYPE") == QLatin1String("wayland") &&
                         !qEnvironmentVariable("XDG_CURRENT_DESKTOP").contains(QLatin1String("GNOME"));
    qputenv("QT_QPA_PLATFORM", wayland ? "wayland;xcb;offscreen" : "xcb;wayland;offscreen");
    return true;
}

/// With a display a file that is not there would be the only thing to say, so it comes first.
ExitCode sayNoDisplay(const QString& file) {
    if (!file.isEmpty() && !QFileInfo::exists(file)) {
        std::fprintf(stderr, "moraine: %s does not exist: check its name.\n",
                     printable(file.toStdString()).c_str());
        return ExitCode::UnusableInput;
    }
    std::fputs("moraine: There is no display here, so the editor cannot open: 'moraine --help' lists what "
               "works without a window.\n",
               stderr);
    return ExitCode::Usage;
}

/// What follows the program's name: [--shaders FOLDER] [FILE].
struct WindowWords {
    QString shaders; ///< empty = the built-in ones
    QString file;    ///< empty = none
};

WindowWords wordsOf(QStringList arguments) {
    WindowWords out;
    arguments.removeFirst();
    if (const qsizetype at = arguments.indexOf(QStringLiteral("--shaders")); at >= 0) {
        out.shaders = arguments.value(at + 1);
        arguments.remove(at, std::min<qsizetype>(2, arguments.size() - at));
    }
    out.file = arguments.value(0);
    return out;
}

/// Whether a folder can hold the 3D view's shaders; says so when it cannot.
bool holdsShaders(const QString& folder) {
    if (QFileInfo::exists(folder + QStringLiteral("/terrain.frag")))
        return true;
    std::fprintf(
        stderr,
        "moraine: --shaders takes a folder with the files of Moraine's own folder 'shaders'; there is "
        "no terrain.frag in '%s'.\n",
        printable(folder.toStdString()).c_str());
    return false;
}

} // namespace

int runWindow(int argc, char** argv) {
    const bool mayLackDisplay = addPlatformWithoutDisplay(argc, argv);
    if (mayLackDisplay)
        qInstallMessageHandler([](QtMsgType, const QMessageLogContext&, const QString&) {});
    GuardedApplication application(argc, argv);
    qInstallMessageHandler(nullptr);
    const WindowWords words = wordsOf(QApplication::arguments());
    const bool ownShaders = QApplication::arguments().contains(QStringLiteral("--shaders"));
    if (ownShaders && !holdsShaders(words.shaders))
        return static_cast<int>(ExitCode::Usage);
    if (mayLackDisplay && QGuiApplication::platformName() == QLatin1String("offscreen"))
        return static_cast<int>(sayNoDisplay(words.file));
    setApplicationIdentity();
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/moraine.svg")));

    Session session;
    installLanguage(application, session.settings.language());
    applyTheme(application, session.settings.theme());
    QObject::connect(&session.settings, &Settings::themeChanged, &application,
                     [&application, &session] { applyTheme(application, session.settings.theme()); });
    applyMotion(application, session.settings.motion());
    QObject::connect(&session.settings, &Settings::motionChanged, &application,
                     [&application, &session] { applyMotion(application, session.settings.motion()); });

    const QString marks = QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation);
    OpenGlMark openGl(marks);
    LayoutTrial layout(marks, session.settings);
    MainWindow window(session, RecoveryStore::defaultFolder());
    if (ownShaders)
        window.views().setShaderFolder(words.shaders);
    window.begin(words.file);
    window.show();
    openGl.watch(window.views().viewport());
    layout.watch(window);
    return QApplication::exec();
}

} // namespace app
