// SPDX-License-Identifier: MIT
#include "app/settings/application_id.h"

#include <QCoreApplication>
#include <QGuiApplication>

namespace app {

void setApplicationIdentity() {
    QCoreApplication::setApplicationName(QLatin1String(MORAINE_APPLICATION_ID));
    QCoreApplication::setApplicationVersion(QLatin1String(applicationVersion()));
    if (qobject_cast<QGuiApplication*>(QCoreApplication::instance()) == nullptr)
        return;
    QGuiApplication::setApplicationDisplayName(QLatin1String(applicationName));
    QGuiApplication::setDesktopFileName(QLatin1String(MORAINE_APPLICATION_ID));
}

const char* applicationVersion() {
    return MORAINE_VERSION;
}

} // namespace app
