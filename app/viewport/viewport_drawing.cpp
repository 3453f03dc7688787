// SPDX-License-Identifier: MIT
// How the view comes to the screen: coarse pictures while it moves, the smooth one at rest, marks over both.
#include "app/viewport/scene_projection.h"
#include "app/viewport/shape_hint.h"
#include "app/viewport/teaching_marks.h"
#include "app/viewport/view_overlay.h"
#include "app/viewport/viewport_private.h"

#include <QElapsedTimer>
#include <QFontMetricsF>
#include <QOpenGLContext>
#include <QOpenGLFunctions>
#include <QPainter>

#include <cmath>

namespace app {
namespace {

/// How long nothing may have changed before the smooth picture is made, in ms.
constexpr int restTime = 150;

/// `quick`: for a picture that is replaced by the next one or by the smooth one.
DrawOptions drawOptions(const QWidget& widget, bool quick) {
    DrawOptions out;
    out.width = static_cast<int>(std::lround(widget.width() * widget.devicePixelRatioF()));
    out.height = static_cast<int>(std::lround(widget.height() * widget.devicePixelRatioF()));
    out.quadPixels = 2.5;
    if (openGlProbe().software) { // draws fewer triangles, and as little as will do while things move
        out.quadPixels = quick ? 7 : 5;
        out.meshHeights = quick;
    }
    return out;
}

} // namespace

Scene ViewportWidget::Private::drawnScene() const {
    Scene out = scene;
    if (!renderer || renderer->shown() != out.heights)
        out.heights = nullptr;
    out.light = light;
    return out;
}

/// One portion of the smooth picture; then again, from the event loop, until it is complete.
void ViewportWidget::continueSmoothing() {
    if (!m_p->smooth || !isVisible() || m_p->uploads.isActive())
        return;
    if (!advanceSmoothing()) {
        if (m_p->showsCoarse)
            update(); // then in full
        return;
    }
    if (m_p->smooth->isComplete() || (m_p->smooth->isBegun() && m_p->showsCoarse))
        update();
    if (!m_p->smooth->isComplete())
        m_p->smoothing.start(0);
}

/// False when there is not enough memory for a smooth picture.
bool ViewportWidget::advanceSmoothing() {
    makeCurrent();
    const bool possible = m_p->smooth->advance(m_p->drawnScene(), m_p->navigator.camera(),
                                               m_p->navigator.lens(), drawOptions(*this, false));
    if (!possible)
        m_p->smooth.reset();
    doneCurrent();
    return possible;
}

std::optional<glm::dvec3> ViewportWidget::Private::linkedPoint() const {
    if (!linked || !scene.heights)
        return std::nullopt;
    const double metres = terrain::heightAt(*scene.heights->shown, *linked);
    if (std::isnan(metres))
        return std::nullopt;
    const double surface = metres < scene.water() ? scene.water() : metres; // of the sea, where it is deeper
    return glm::dvec3(linked->x, linked->y, surface * scene.display.exaggeration);
}

QImage ViewportWidget::picture() {
    while (m_p->uploads.isActive()) {
        makeCurrent();
        m_p->renderer->upload(Renderer::everything);
        doneCurrent();
        continueUpload();
    }
    if (m_p->light && !(m_p->light->sky->ground == m_p->scene.litGround())) {
        m_p->light =
            bakeLight(bakeSky(*m_p->scene.heights, m_p->scene.litGround()), sunDirection(m_p->scene.display));
        viewChanged();
    }
    while (m_p->smooth && !m_p->smooth->isComplete() && advanceSmoothing()) {
    }
    return grabFramebuffer();
}

void ViewportWidget::setMotionBudget(double seconds) {
    m_p->motion = MotionResolution(seconds);
}

void ViewportWidget::paintEvent(QPaintEvent* event) {
    m_p->isForScreen = true;
    QOpenGLWidget::paintEvent(event);
    m_p->isForScreen = false;
}

void ViewportWidget::paintGL() {
    if (!m_p->renderer) {
        context()->functions()->glClearColor(0.5F, 0.53F, 0.56F, 1);
        context()->functions()->glClear(GL_COLOR_BUFFER_BIT);
        return;
    }
    const bool moves = m_p->navigator.isMoving();
    m_p->navigator.advance(m_p->now());
    if (moves)
        journeyMoved(); // what is drawn now is not the last of the move, or only just
    drawView();
    if (m_p->scene.heights)
        paintMarks();
}

void ViewportWidget::drawView() {
    if (m_p->smooth && (m_p->smooth->isComplete() || (m_p->isForScreen && m_p->smooth->isBegun()))) {
        m_p->smooth->show();
        m_p->showsCoarse = m_p->showsCoarse && !m_p->isForScreen;
    } else if (m_p->isForScreen && m_p->smooth && openGlProbe().software) {
        drawInMotion();
    } else {
        m_p->renderer->draw(m_p->drawnScene(), m_p->navigator.camera(), m_p->navigator.lens(),
                            drawOptions(*this, true));
    }
    const bool rests =
        !m_p->navigator.isMoving() && (m_p->showsCoarse || m_p->navigator.drag() == Navigator::Drag::None);
    if (rests && m_p->smooth && !m_p->smooth->isComplete() && !m_p->smoothing.isActive())
        m_p->smoothing.start(restTime);
}

/// As coarse as pictures have to be to come in time; the smooth one follows.
void ViewportWidget::drawInMotion() {
    const DrawOptions options = drawOptions(*this, true);
    const int side = m_p->motion.pixelSide();
    QElapsedTimer drawing;
    drawing.start();
    m_p->showsCoarse =
        side > 1 && m_p->coarse.draw(*m_p->renderer, m_p->drawnScene(), m_p->navigator.camera(),
                                     m_p->navigator.lens(), options, side);
    if (!m_p->showsCoarse) // in time, or without the memory
        m_p->renderer->draw(m_p->drawnScene(), m_p->navigator.camera(), m_p->navigator.lens(), options);
    context()->functions()->glFinish(); // the driver draws behind our back
    m_p->motion.drew(static_cast<double>(drawing.nsecsElapsed()) * 1e-9);
}

void ViewportWidget::paintMarks() {
    ViewOverlay overlay;
    overlay.camera = m_p->navigator.camera();
    overlay.lens = m_p->navigator.lens();
    overlay.exaggeration = m_p->scene.display.exaggeration;
    overlay.pivot = m_p->navigator.pivot();
    overlay.hint = journeyHint();
    if (overlay.hint.isEmpty() && m_p->annotations.isEmpty()) // which it could cover
        overlay.hint = shapeHint(m_p->scene);
    overlay.linked = m_p->linkedPoint();
    if (m_p->scene.display.figure)
        overlay.figure = figurePlace(m_p->scene, overlay.camera);
    QPainter painter(this);
    const std::vector<QRectF> plates = overlayPlates(overlay, QFontMetricsF(painter.font()));
    for (const ContourLabel& label :
         m_p->contourLabels.choose(m_p->drawnScene(), overlay.camera, overlay.lens, painter.font(), plates))
        drawSmoothContourLabel(painter, label);
    if (!m_p->annotations.isEmpty() && m_p->scene.heights) {
        const SceneProjection projection(m_p->scene, overlay.camera, overlay.lens);
        for (const ViewAnnotation& annotation : std::as_const(m_p->annotations)) {
            painter.save();
            annotation(painter, projection, QRectF(rect()));
            painter.restore();
        }
    }
    paintOverlay(painter, overlay);
}

} // namespace app
