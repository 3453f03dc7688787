// SPDX-License-Identifier: MIT
#include "app/window/run_window.h"

#include "app/commands/console.h"
#include "app/commands/exit_code.h"
#include "app/controls/theme.h"
#include "app/document/recovery_store.h"
#include "app/settings/application_id.h"
#include "app/settings/languages.h"
#include "app/window/main_window.h"
#include "app/window/session.h"

#include <QApplication>
#include <QFileInfo>
#include <QIcon>

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

} // namespace

int runWindow(int argc, char** argv) {
    const bool mayLackDisplay = addPlatformWithoutDisplay(argc, argv);
    if (mayLackDisplay)
        qInstallMessageHandler([](QtMsgType, const QMessageLogContext&, const QString&) {});
    QApplication application(argc, argv);
    qInstallMessageHandler(nullptr);
    if (mayLackDisplay && QGuiApplication::platformName() == QLatin1String("offscreen"))
        return static_cast<int>(sayNoDisplay(QApplication::arguments().value(1)));
    setApplicationIdentity();
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/moraine.svg")));

    Session session;
    installLanguage(application, session.settings.language());
    applyTheme(application, session.settings.theme());
    QObject::connect(&session.settings, &Settings::themeChanged, &application,
                     [&application, &session] { applyTheme(application, session.settings.theme()); });

    const QStringList arguments = QApplication::arguments();
    MainWindow window(session, RecoveryStore::defaultFolder());
    window.begin(arguments.value(1));
    window.show();
    return QApplication::exec();
}

} // namespace app
