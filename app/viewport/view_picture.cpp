// SPDX-License-Identifier: MIT
#include "app/viewport/view_picture.h"

#include "app/viewport/opengl_format.h"
#include "app/viewport/renderer.h"
#include "app/viewport/viewport_widget.h"

#include <QCoreApplication>
#include <QOffscreenSurface>
#include <QOpenGLContext>
#include <QOpenGLFramebufferObject>
#include <QOpenGLVersionFunctionsFactory>

#include <glm/trigonometric.hpp>
#include <limits>

namespace app {
namespace {

class PictureText {
    Q_DECLARE_TR_FUNCTIONS(app::ViewPicture)
};

/// A context that draws into no window.
class OffscreenContext {
public:
    OffscreenContext() {
        m_surface.setFormat(openGlFormat());
        m_surface.create();
        m_context.setFormat(openGlFormat());
        if (m_context.create() && m_context.makeCurrent(&m_surface))
            m_gl = QOpenGLVersionFunctionsFactory::get<Gl>(&m_context);
    }
    [[nodiscard]] Gl* gl() const { return m_gl; }

private:
    QOffscreenSurface m_surface;
    QOpenGLContext m_context;
    Gl* m_gl = nullptr;
};

QString draw(Gl& gl, const Scene& scene, QOpenGLFramebufferObject& buffer) {
    Renderer renderer(gl, QStringLiteral(":/shaders"));
    if (!renderer.error().isEmpty())
        return PictureText::tr("The graphics driver does not accept the 3D view's programs: %1")
            .arg(renderer.error());
    renderer.setHeights(scene.heights);
    renderer.upload(std::numeric_limits<std::size_t>::max());
    DrawOptions options;
    options.width = buffer.width();
    options.height = buffer.height();
    options.quadPixels = 2;
    const Lens lens{static_cast<double>(options.width), static_cast<double>(options.height)};
    const Camera camera = framed(scene.box(), lens, glm::radians(scene.display.cameraAzimuth),
                                 glm::radians(scene.display.cameraElevation));
    buffer.bind();
    renderer.draw(scene, camera, lens, options);
    return {};
}

} // namespace

std::optional<QImage> renderView(const terrain::SharedHeightfield& heights, const terrain::Display& display,
                                 std::optional<double> seaLevel, QSize size, QString* error) {
    const auto fail = [&](const QString& reason) {
        if (error != nullptr)
            *error = reason;
        return std::nullopt;
    };
    if (!openGlProbe().usable)
        return fail(openGlProbe().reason);
    const int largest = openGlProbe().maximumTextureSide;
    if (size.isEmpty() || size.width() > largest || size.height() > largest)
        return fail(PictureText::tr("A picture of the 3D view has 1 to %1 pixels a side.").arg(largest));
    const Scene scene{prepareHeights(heights, largest), display, seaLevel};
    if (!scene.heights)
        return fail(PictureText::tr("There is nothing to show, or not enough memory to show it."));
    const OffscreenContext context;
    if (context.gl() == nullptr)
        return fail(PictureText::tr("OpenGL 4.1 does not start here."));
    QOpenGLFramebufferObjectFormat format;
    format.setAttachment(QOpenGLFramebufferObject::Depth);
    format.setSamples(openGlProbe().software ? 0 : 4);
    QOpenGLFramebufferObject buffer(size, format);
    const QString reason = draw(*context.gl(), scene, buffer);
    if (!reason.isEmpty())
        return fail(reason);
    return buffer.toImage(true).convertToFormat(QImage::Format_RGB32);
}

} // namespace app
