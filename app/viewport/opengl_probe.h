// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QSurfaceFormat>

namespace app {

/// Whether OpenGL 4.1 core works here, found out without showing a window (a QOpenGLWidget without it
/// crashes).
struct OpenGlProbe {
    bool usable = false;
    QString renderer; ///< as the driver says
    QString version;
    bool software = false;      ///< the processor draws
    int maximumTextureSide = 0; ///< texels
    QString reason;             ///< why not, one translated sentence with what to try; empty when usable
};
/// Cached after the first call. GUI thread.
const OpenGlProbe& openGlProbe();

/// Has openGlProbe() answer with this reason, and no driver asked: what ended the program once is left alone.
/// Before the first openGlProbe(). GUI thread.
void leaveOpenGlAlone(const QString& reason);

/// The most samples a side that the 3D view holds here, for prepareHeights(): what the card's textures take,
/// and no more than memory bears. A larger terrain is shown by every second, fourth … sample. GUI thread.
int maximumShownSide();

/// What every context of the program is asked for: OpenGL 4.1 core with a depth buffer.
QSurfaceFormat openGlFormat();

} // namespace app
