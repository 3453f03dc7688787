// SPDX-License-Identifier: MIT
#include "app/viewport/opengl_probe.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QOffscreenSurface>
#include <QOpenGLContext>
#include <QOpenGLFunctions>

#include <algorithm>

namespace app {
namespace {

class ProbeText {
    Q_DECLARE_TR_FUNCTIONS(app::OpenGlProbe)
};

QString glString(QOpenGLFunctions* functions, GLenum name) {
    return QString::fromUtf8(reinterpret_cast<const char*>(functions->glGetString(name)));
}

OpenGlProbe refused(const QString& reason) {
    OpenGlProbe out;
    out.reason = reason;
    return out;
}

/// Makes the context that was current before current again.
class CurrentContextKept {
public:
    CurrentContextKept()
        : m_context(QOpenGLContext::currentContext()),
          m_surface(m_context != nullptr ? m_context->surface() : nullptr) {}
    ~CurrentContextKept() {
        if (m_context != nullptr)
            m_context->makeCurrent(m_surface);
    }
    CurrentContextKept(const CurrentContextKept&) = delete;
    CurrentContextKept& operator=(const CurrentContextKept&) = delete;

private:
    QOpenGLContext* m_context;
    QSurface* m_surface;
};

/// Why no driver is asked; empty = one is.
QString& reasonToLeaveIt() {
    static QString reason;
    return reason;
}

OpenGlProbe probe() {
    if (!reasonToLeaveIt().isEmpty())
        return refused(reasonToLeaveIt());
    // These platforms have no OpenGL that a widget could use, and crash when one tries.
    const QString platform = QGuiApplication::platformName();
    if (platform == QLatin1String("offscreen") || platform == QLatin1String("minimal"))
        return refused(ProbeText::tr("There is no 3D view on the platform “%1”: start the program "
                                     "on a desktop, or use the map.")
                           .arg(platform));
    const CurrentContextKept kept;
    QOpenGLContext context;
    context.setFormat(openGlFormat());
    QOffscreenSurface surface;
    surface.setFormat(openGlFormat());
    surface.create();
    if (!context.create() || !surface.isValid() || !context.makeCurrent(&surface))
        return refused(ProbeText::tr(
            "OpenGL does not start here: install or update the graphics driver, or start the program with "
            "LIBGL_ALWAYS_SOFTWARE=1 to let the processor draw."));
    QOpenGLFunctions* functions = context.functions();
    OpenGlProbe out;
    out.renderer = glString(functions, GL_RENDERER);
    out.version = glString(functions, GL_VERSION);
    GLint side = 0;
    functions->glGetIntegerv(GL_MAX_TEXTURE_SIZE, &side);
    out.maximumTextureSide = side;
    for (const char* name : {"llvmpipe", "softpipe", "SwiftShader", "Software"})
        out.software = out.software || out.renderer.contains(QLatin1String(name));
    // A context of a lower version than asked for is granted without a word.
    const QSurfaceFormat granted = context.format();
    out.usable =
        granted.version() >= openGlFormat().version() && granted.renderableType() != QSurfaceFormat::OpenGLES;
    if (!out.usable)
        out.reason = ProbeText::tr("The 3D view needs OpenGL 4.1, and “%1” offers %2.%3: update the "
                                   "graphics driver, or start the program with "
                                   "LIBGL_ALWAYS_SOFTWARE=1 to let the processor draw.")
                         .arg(out.renderer)
                         .arg(granted.majorVersion())
                         .arg(granted.minorVersion());
    context.doneCurrent();
    return out;
}

} // namespace

int maximumShownSide() {
    // A processor that draws has the textures in the same memory as the heights.
    const int most = openGlProbe().software ? 8193 : 16385;
    return std::clamp(openGlProbe().maximumTextureSide, 2, most);
}

QSurfaceFormat openGlFormat() {
    QSurfaceFormat format;
    format.setVersion(4, 1);
    format.setProfile(QSurfaceFormat::CoreProfile);
    format.setDepthBufferSize(24);
    return format;
}

void leaveOpenGlAlone(const QString& reason) {
    reasonToLeaveIt() = reason;
}

const OpenGlProbe& openGlProbe() {
    static const OpenGlProbe result = probe();
    return result;
}

} // namespace app
