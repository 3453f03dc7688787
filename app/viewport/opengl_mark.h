// SPDX-License-Identifier: MIT
#pragma once

#include <QLockFile>
#include <QObject>

class QOpenGLWidget;

namespace app {

/// A file that is there while the graphics driver starts. Where the start before left it behind, the driver
/// ended the program: then OpenGL is left alone this once, and the probe says why. GUI thread.
class OpenGlMark : public QObject {
    Q_OBJECT

public:
    /// Sets the mark in `folder`, which is made when it is missing; without one that can be written, nothing
    /// is marked. Before the first openGlProbe().
    explicit OpenGlMark(const QString& folder, QObject* parent = nullptr);

    /// Takes the mark away after the view's first picture; at once where no view is shown (null = none).
    void watch(const QOpenGLWidget* view);

    /// Where the person's own mark is.
    static QString defaultFolder();
    static QString fileName() { return QStringLiteral("gl-starting"); }

private:
    QLockFile m_lock; ///< tells a mark that was left behind from that of a program which starts just now
};

} // namespace app
