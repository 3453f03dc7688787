// SPDX-License-Identifier: MIT
#include "app/window/run_window.h"

#include "app/controls/theme.h"
#include "app/document/recovery_store.h"
#include "app/settings/application_id.h"
#include "app/settings/languages.h"
#include "app/window/main_window.h"
#include "app/window/session.h"

#include <QApplication>
#include <QIcon>

namespace app {

int runWindow(int argc, char** argv) {
    QApplication application(argc, argv);
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
