// SPDX-License-Identifier: MIT
#include "app/viewport/opengl_mark.h"

#include "app/viewport/opengl_probe.h"

#include <QDir>
#include <QOpenGLWidget>
#include <QStandardPaths>

namespace app {

OpenGlMark::OpenGlMark(const QString& folder, QObject* parent)
    : QObject(parent), m_lock(QDir(folder).filePath(fileName())) {
    QDir().mkpath(folder);
    const bool marked = QFile::exists(QDir(folder).filePath(fileName()));
    m_lock.setStaleLockTime(0); // only what a process that is gone has left
    if (!m_lock.tryLock(0) || !marked)
        return;
    m_lock.unlock(); // the next start tries again
    leaveOpenGlAlone(tr("Moraine ended while the graphics driver was starting, so there is no 3D view this "
                        "time. The next start tries again; updating the driver may help."));
}

void OpenGlMark::watch(const QOpenGLWidget* view) {
    if (view == nullptr || !view->isVisible()) {
        m_lock.unlock();
        return;
    }
    connect(
        view, &QOpenGLWidget::frameSwapped, this, [this] { m_lock.unlock(); }, Qt::SingleShotConnection);
}

QString OpenGlMark::defaultFolder() {
    return QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation);
}

} // namespace app
