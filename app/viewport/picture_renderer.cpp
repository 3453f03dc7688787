// SPDX-License-Identifier: MIT
#include "app/viewport/picture_renderer.h"

#include "app/viewport/opengl_probe.h"
#include "app/viewport/renderer.h"
#include "app/viewport/smooth_picture.h"

#include <QCoreApplication>
#include <QOffscreenSurface>
#include <QOpenGLContext>
#include <QOpenGLVersionFunctionsFactory>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace app {
namespace {

class PictureText {
    Q_DECLARE_TR_FUNCTIONS(app::ViewPicture)
};

constexpr double quadPixels = 2; ///< finer than on the screen

} // namespace

std::shared_ptr<QOffscreenSurface> makePictureSurface() {
    // The last one to hold it may be a worker.
    std::shared_ptr<QOffscreenSurface> out(new QOffscreenSurface,
                                           [](QOffscreenSurface* surface) { surface->deleteLater(); });
    out->setFormat(openGlFormat());
    out->create();
    return out;
}

struct PictureRenderer::Context {
    std::shared_ptr<QOffscreenSurface> surface;
    QOpenGLContext context;
    std::unique_ptr<Renderer> renderer;
};

PictureRenderer::PictureRenderer(std::shared_ptr<QOffscreenSurface> surface, Scene scene)
    : m_scene(std::move(scene)), m_context(std::make_unique<Context>()) {
    m_context->surface = std::move(surface);
    m_context->context.setFormat(openGlFormat());
    Gl* gl = nullptr;
    if (m_context->context.create() && m_context->context.makeCurrent(m_context->surface.get()))
        gl = QOpenGLVersionFunctionsFactory::get<Gl>(&m_context->context);
    if (gl == nullptr) {
        m_error = PictureText::tr("OpenGL 4.1 does not start here.");
        return;
    }
    m_context->renderer = std::make_unique<Renderer>(*gl, QStringLiteral(":/shaders"));
    if (!m_context->renderer->error().isEmpty()) {
        m_error = PictureText::tr("The graphics driver does not accept the 3D view's programs: %1")
                      .arg(m_context->renderer->error());
        return;
    }
    m_context->renderer->setHeights(m_scene.heights);
    m_context->renderer->upload(Renderer::everything);
}

PictureRenderer::~PictureRenderer() {
    m_context->renderer.reset(); // while its context is current
    m_context->context.doneCurrent();
}

QImage PictureRenderer::draw(const Camera& camera, const PictureOptions& options,
                             const terrain::RunContext& context) {
    if (!m_error.isEmpty())
        return {};
    m_error = refusal(options.size);
    if (!m_error.isEmpty())
        return {};
    DrawOptions drawing;
    drawing.width = options.size.width();
    drawing.height = options.size.height();
    drawing.quadPixels = quadPixels;
    drawing.backdrop = !options.transparent;
    drawing.clearAlpha = options.transparent ? 0.0F : 1.0F;
    const Lens lens{static_cast<double>(drawing.width), static_cast<double>(drawing.height)};
    SmoothPicture picture(*m_context->renderer, options.samples, 1);
    for (int sample = 0; !picture.isComplete(); ++sample) {
        if (context.isCancelled())
            return {};
        if (!picture.advance(m_scene, camera, lens, drawing)) {
            m_error = PictureText::tr(
                          "There is not enough memory for a picture of %1 × %2 pixels: choose a smaller one.")
                          .arg(drawing.width)
                          .arg(drawing.height);
            return {};
        }
        context.setProgress(static_cast<double>(sample + 1) / options.samples);
    }
    QImage out = picture.image(options.transparent);
    if (m_scene.display.contours)
        writeHeights(out, camera);
    return out;
}

/// Along the contour lines: as large as on a screen, and larger where the picture is.
void PictureRenderer::writeHeights(QImage& picture, const Camera& camera) {
    const double scale = labelScale(picture.size());
    const Lens lens{picture.width() / scale, picture.height() / scale};
    QPainter painter(&picture);
    painter.scale(scale, scale);
    for (const ContourLabel& label : m_labels.choose(m_scene, camera, lens, painter.font()))
        drawContourLabel(painter, label, label.at);
}

QString PictureRenderer::refusal(QSize size) {
    const int largest = openGlProbe().maximumTextureSide;
    if (size.isEmpty() || size.width() > largest || size.height() > largest)
        return PictureText::tr("A picture of the 3D view has 1 to %1 pixels a side.").arg(largest);
    return {};
}

} // namespace app
