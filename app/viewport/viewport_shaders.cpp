// SPDX-License-Identifier: MIT
// Shaders of a folder in the 3D view, built again when they change.
#include "app/viewport/viewport_private.h"

#include <QDir>
#include <QOpenGLContext>
#include <QOpenGLVersionFunctionsFactory>

namespace app {

namespace {
constexpr int settled = 150; ///< ms without another change
} // namespace

void ViewportWidget::setShaderFolder(const QString& folder) {
    m_p->shaderFolder = folder;
    m_p->shaderChange.setSingleShot(true);
    m_p->shaderChange.setInterval(settled);
    connect(&m_p->shaderChange, &QTimer::timeout, this, &ViewportWidget::reloadShaders, Qt::UniqueConnection);
    const auto wait = qOverload<>(&QTimer::start);
    connect(&m_p->shaderWatcher, &QFileSystemWatcher::fileChanged, &m_p->shaderChange, wait);
    connect(&m_p->shaderWatcher, &QFileSystemWatcher::directoryChanged, &m_p->shaderChange, wait);
    watchShaders();
}

/// Anew after each change: a file that an editor replaced is another one.
void ViewportWidget::watchShaders() {
    QStringList paths{m_p->shaderFolder};
    const QFileInfoList files = QDir(m_p->shaderFolder).entryInfoList(QDir::Files);
    for (const QFileInfo& file : files)
        paths << file.absoluteFilePath();
    m_p->shaderWatcher.addPaths(paths);
}

void ViewportWidget::reloadShaders() {
    watchShaders();
    if (!m_p->renderer)
        return; // they are read when there is a context
    makeCurrent();
    auto renderer =
        std::make_unique<Renderer>(*QOpenGLVersionFunctionsFactory::get<Gl>(context()), m_p->shaderFolder);
    const QString log = renderer->error();
    if (log.isEmpty())
        useRenderer(std::move(renderer));
    else
        renderer.reset();
    doneCurrent();
    Q_EMIT shadersRefused(log);
    viewChanged();
}

} // namespace app
