// SPDX-License-Identifier: MIT
#include "app/viewport/view_picture.h"

#include "app/viewport/opengl_probe.h"
#include "app/viewport/smooth_picture.h"

#include <QCoreApplication>
#include <QOffscreenSurface>
#include <QOpenGLContext>
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

/// Smooth enough for print.
constexpr int pictures = 16;

QString draw(Gl& gl, const Scene& scene, QSize size, QImage& out) {
    Renderer renderer(gl, QStringLiteral(":/shaders"));
    renderer.setHeights(scene.heights);
    renderer.upload(std::numeric_limits<std::size_t>::max());
    DrawOptions options;
    options.width = size.width();
    options.height = size.height();
    options.quadPixels = 2;
    const Lens lens{static_cast<double>(options.width), static_cast<double>(options.height)};
    const Camera camera = framed(scene.box(), lens, glm::radians(scene.display.cameraAzimuth),
                                 glm::radians(scene.display.cameraElevation));
    SmoothPicture picture(renderer, pictures, 1);
    while (!picture.isComplete())
        if (!picture.advance(scene, camera, lens, options))
            return PictureText::tr("There is not enough memory for a picture of %1 × %2 pixels.")
                .arg(size.width())
                .arg(size.height());
    if (!renderer.error().isEmpty())
        return PictureText::tr("The graphics driver does not accept the 3D view's programs: %1")
            .arg(renderer.error());
    out = picture.image();
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
    QImage picture;
    const QString reason = draw(*context.gl(), scene, size, picture);
    if (!reason.isEmpty())
        return fail(reason);
    return picture;
}

} // namespace app
