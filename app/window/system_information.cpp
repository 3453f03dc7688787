// SPDX-License-Identifier: MIT
#include "app/window/system_information.h"

#include "app/settings/application_id.h"
#include "app/viewport/viewport_widget.h"
#include "libterrain/core/number_text.h"
#include "libterrain/core/parallel_rows.h"
#include "libterrain/core/platform/memory.h"

#include <QGuiApplication>
#include <QLocale>
#include <QScreen>
#include <QSysInfo>

namespace app {

QString systemInformation() {
    const OpenGlProbe& gl = openGlProbe();
    const QScreen* screen = QGuiApplication::primaryScreen();
    QStringList out;
    const auto add = [&out](const QString& name, const QString& value) {
        out << QStringLiteral("%1: %2").arg(name, value);
    };
    add(QStringLiteral("Moraine"), QLatin1String(applicationVersion()));
    add(QStringLiteral("Qt"), QLatin1String(qVersion()));
    add(QStringLiteral("System"), QStringLiteral("%1, %2, %3")
                                      .arg(QSysInfo::prettyProductName(), QSysInfo::kernelVersion(),
                                           QSysInfo::currentCpuArchitecture()));
    add(QStringLiteral("Processors"), QString::number(terrain::processorCount()));
    add(QStringLiteral("Free memory"),
        QString::fromStdString(terrain::byteCountText(terrain::availableMemory())));
    add(QStringLiteral("Platform"), QGuiApplication::platformName());
    add(QStringLiteral("Language"), QLocale().name());
    if (screen != nullptr)
        add(QStringLiteral("Screen"), QStringLiteral("%1 × %2 at %3 %")
                                          .arg(screen->size().width())
                                          .arg(screen->size().height())
                                          .arg(screen->devicePixelRatio() * 100));
    if (gl.usable) {
        add(QStringLiteral("OpenGL"), gl.version);
        add(QStringLiteral("Renderer"), gl.renderer);
    } else {
        add(QStringLiteral("OpenGL"), QStringLiteral("not usable. ") + gl.reason);
    }
    return out.join(QLatin1Char('\n'));
}

} // namespace app
