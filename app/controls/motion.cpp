// SPDX-License-Identifier: MIT
#include "app/controls/motion.h"

#include "app/controls/flat_style.h"

#include <QApplication>
#include <QEvent>
#include <QSettings>
#include <QStandardPaths>
#include <QWidget>

namespace app {
namespace {

QVariant valueIn(const QString& file, const QString& key) {
    return QSettings(file, QSettings::IniFormat).value(key);
}

} // namespace

bool desktopReducesMotion(const QString& configFolder) {
    const QVariant factor =
        valueIn(configFolder + QStringLiteral("/kdeglobals"), QStringLiteral("KDE/AnimationDurationFactor"));
    bool isNumber = false;
    if (factor.toDouble(&isNumber) == 0 && isNumber)
        return true;
    for (const char* folder : {"/gtk-4.0", "/gtk-3.0"}) {
        const QVariant enabled =
            valueIn(configFolder + QLatin1String(folder) + QLatin1String("/settings.ini"),
                    QStringLiteral("Settings/gtk-enable-animations"));
        if (enabled.isValid())
            return !enabled.toBool();
    }
    return false;
}

void applyMotion(QApplication& application, Motion motion) {
    auto* style = qobject_cast<FlatStyle*>(QApplication::style());
    if (style == nullptr)
        return;
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation);
    const bool reduced =
        motion == Motion::Reduced || (motion == Motion::System && desktopReducesMotion(folder));
    style->setMotion(reduced ? Motion::Reduced : motion);
    const QWidgetList widgets = application.allWidgets();
    for (QWidget* widget : widgets) {
        QEvent changed(QEvent::StyleChange);
        QCoreApplication::sendEvent(widget, &changed);
    }
}

} // namespace app
