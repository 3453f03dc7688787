// SPDX-License-Identifier: MIT
#include "app/viewport/opengl_mark.h"

#include "app/viewport/opengl_probe.h"

#include <QOpenGLWidget>

namespace app {

OpenGlMark::OpenGlMark(const QString& folder, QObject* parent) : QObject(parent), m_mark(folder, fileName()) {
    if (!m_mark.wasLeft())
        return;
    m_mark.takeAway(); // the next start tries again
    leaveOpenGlAlone(tr("Moraine ended while the graphics driver was starting, so there is no 3D view this "
                        "time. The next start tries again; updating the driver may help."));
}

void OpenGlMark::watch(const QOpenGLWidget* view) {
    if (view == nullptr || !view->isVisible()) {
        m_mark.takeAway();
        return;
    }
    connect(
        view, &QOpenGLWidget::frameSwapped, this, [this] { m_mark.takeAway(); }, Qt::SingleShotConnection);
}

} // namespace app
