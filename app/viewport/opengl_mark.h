// SPDX-License-Identifier: MIT
#pragma once

#include "app/settings/start_mark.h"

#include <QObject>

class QOpenGLWidget;

namespace app {

/// Marks that the graphics driver starts. Where the start before left the mark behind, the driver ended the
/// program: then OpenGL is left alone this once, and the probe says why. GUI thread.
class OpenGlMark : public QObject {
    Q_OBJECT

public:
    /// Sets the mark in `folder`, as StartMark does. Before the first openGlProbe().
    explicit OpenGlMark(const QString& folder, QObject* parent = nullptr);

    /// Takes the mark away after the view's first picture; at once where no view is shown (null = none).
    void watch(const QOpenGLWidget* view);

    static QString fileName() { return QStringLiteral("gl-starting"); }

private:
    StartMark m_mark;
};

} // namespace app
