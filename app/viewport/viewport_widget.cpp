// SPDX-License-Identifier: MIT
#include "app/viewport/viewport_widget.h"

#include "app/viewport/scene_projection.h"
#include "app/viewport/shape_hint.h"
#include "app/viewport/teaching_marks.h"
#include "app/viewport/view_overlay.h"
#include "app/viewport/viewport_private.h"

#include <QElapsedTimer>
#include <QEvent>
#include <QFontMetricsF>
#include <QMetaMethod>
#include <QOpenGLContext>
#include <QOpenGLFunctions>
#include <QOpenGLVersionFunctionsFactory>
#include <QPainter>
#include <QStyle>

#include <algorithm>
#include <glm/trigonometric.hpp>

namespace app {
namespace {

/// Uploads go in slices, and for so long (ms) that the window still answers at once: between two portions it
/// may paint all of itself, which takes longer than the upload where a processor draws.
constexpr std::size_t sliceBytes = std::size_t{8} << 20U;
constexpr int portionTime = 12;
/// The first picture of what took several portions comes in one of its own, unless the last was as short.
constexpr int briefTime = 3;

/// How long nothing may have changed before the smooth picture is made, in ms.
constexpr int restTime = 150;
constexpr int picturesOfSmooth = 8;

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

ViewportWidget::ViewportWidget(QWidget* parent) : QOpenGLWidget(parent), m_p(std::make_unique<Private>()) {
    QSurfaceFormat format = openGlFormat();
    format.setSamples(openGlProbe().software ? 0 : 4);
    setFormat(format);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setMinimumSize(160, 120);
    setAccessibleName(tr("3D view"));
    setAccessibleDescription(
        tr("The terrain in perspective. Arrow keys turn it, plus and minus zoom, Home "
           "shows all of it; 1, 3 and 7 of the number pad look from the front, the right "
           "and the top."));
    m_p->clock.start();
    followMotion();
    m_p->uploads.setInterval(0);
    connect(&m_p->uploads, &QTimer::timeout, this, &ViewportWidget::continueUpload);
    m_p->smoothing.setSingleShot(true);
    connect(&m_p->smoothing, &QTimer::timeout, this, &ViewportWidget::continueSmoothing);
    connect(this, &QOpenGLWidget::frameSwapped, this, [this] {
        if (std::exchange(m_p->announce, false))
            Q_EMIT heightsShown();
    });
}

ViewportWidget::~ViewportWidget() {
    releaseGl();
    // The context goes after this part of the widget; nobody is to be told then.
    if (context() != nullptr)
        context()->disconnect(this);
}

void ViewportWidget::setHeights(terrain::SharedHeightfield heights) {
    setPrepared(prepareHeights(heights, maximumShownSide()));
}

void ViewportWidget::setPrepared(SharedPreparedHeights heights) {
    if (m_p->uploads.isActive()) { // else a terrain would never be complete while others come
        m_p->next = std::move(heights);
        return;
    }
    m_p->wanted = std::move(heights);
    if (!m_p->renderer) { // shown as soon as there is a context; the camera is set at once
        takeHeights();
        return;
    }
    QElapsedTimer making;
    making.start();
    makeCurrent();
    m_p->renderer->setHeights(m_p->wanted);
    doneCurrent();
    if (making.elapsed() < portionTime)
        continueUpload();
    else // there was no room yet
        m_p->uploads.start();
}

/// One portion; then again, from the event loop, until all is there. Meanwhile the former picture stays.
void ViewportWidget::continueUpload() {
    if (!m_p->renderer) {
        m_p->uploads.stop();
        return;
    }
    makeCurrent();
    QElapsedTimer portion;
    portion.start();
    const auto time = [this] {
        return m_p->uploads.isActive() && m_p->renderer->isHandedOver() ? briefTime : portionTime;
    };
    bool complete = m_p->renderer->upload(sliceBytes);
    while (!complete && portion.elapsed() < time())
        complete = m_p->renderer->upload(sliceBytes);
    doneCurrent();
    if (!complete) {
        m_p->uploads.start();
        return;
    }
    m_p->uploads.stop();
    m_p->announce = m_p->wanted != nullptr;
    takeHeights();
    if (m_p->next)
        setPrepared(*std::exchange(m_p->next, std::nullopt));
}

void ViewportWidget::takeHeights() {
    m_p->scene.heights = m_p->wanted;
    m_p->sky = nullptr;
    seekSky();
    sceneChanged();
    Q_EMIT heightsTaken(m_p->wanted != nullptr ? m_p->wanted->heights : nullptr);
}

void ViewportWidget::setDisplay(const terrain::Display& display) {
    m_p->scene.display = display;
    seekSky();
    sceneChanged();
}

void ViewportWidget::setSeaLevel(std::optional<double> metres) {
    m_p->scene.seaLevel = metres;
    seekSky();
    sceneChanged();
}

void ViewportWidget::seekSky() {
    const SharedPreparedHeights& heights = m_p->scene.heights;
    const auto fits = [ground = m_p->scene.litGround()](const SharedSkyMap& sky) {
        return sky && sky->ground == ground;
    };
    if (!heights || fits(m_p->sky))
        return;
    if (fits(heights->sky)) {
        m_p->sky = heights->sky;
        return;
    }
    if (!isSignalConnected(QMetaMethod::fromSignal(&ViewportWidget::skyWanted))) {
        m_p->sky = nullptr; // the renderer bakes it
        return;
    }
    if (!m_p->sky)
        m_p->sky = heights->sky;
    if (m_p->sky)
        Q_EMIT skyWanted();
}

void ViewportWidget::setSky(const SharedPreparedHeights& heights, const SharedSkyMap& sky) {
    if (heights == m_p->scene.heights && sky) {
        m_p->sky = sky;
        viewChanged();
    }
    seekSky();
}

void ViewportWidget::sceneChanged() {
    m_p->navigator.setScene(m_p->scene, m_p->now());
    viewChanged();
}

void ViewportWidget::viewChanged() {
    if (m_p->smooth)
        m_p->smooth->restart();
    m_p->smoothing.stop();
    update();
}

Scene ViewportWidget::Private::drawnScene() const {
    Scene out = scene;
    if (!renderer || renderer->shown() != out.heights)
        out.heights = nullptr;
    out.sky = sky;
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

void ViewportWidget::setLinkedPlace(const std::optional<terrain::PlanPoint>& place) {
    if (place == m_p->linked)
        return;
    m_p->linked = place;
    update(); // the picture below stays as it is
}

void ViewportWidget::setAnnotation(const QString& name, ViewAnnotation annotation) {
    if (!annotation && !m_p->annotations.contains(name))
        return;
    if (annotation)
        m_p->annotations.insert(name, std::move(annotation));
    else
        m_p->annotations.remove(name);
    update(); // the picture below stays as it is
}

void ViewportWidget::setTool(ViewTool* tool) {
    m_p->tool = tool;
    m_p->toolDrags = false;
    m_p->pressed.reset();
    unsetCursor();
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

int ViewportWidget::sampleStep() const {
    if (!m_p->wanted)
        return 1;
    const auto cells = [](const terrain::SharedHeightfield& heights) {
        return std::max(heights->columns(), heights->rows()) - 1;
    };
    return static_cast<int>(
        std::lround(static_cast<double>(cells(m_p->wanted->heights)) / cells(m_p->wanted->shown)));
}

void ViewportWidget::resetView() {
    m_p->navigator.reset(m_p->now());
    journeyMoved();
}

void ViewportWidget::fitView() {
    m_p->navigator.fit(m_p->now());
    journeyMoved();
}

void ViewportWidget::lookFrom(double azimuthDegrees, double elevationDegrees) {
    m_p->navigator.lookFrom(glm::radians(azimuthDegrees), glm::radians(elevationDegrees), m_p->now());
    journeyMoved();
}

const Camera& ViewportWidget::camera() const {
    return m_p->navigator.goal();
}

void ViewportWidget::goTo(const Camera& camera) {
    m_p->navigator.goTo(camera, m_p->now());
    journeyMoved();
}

const Scene& ViewportWidget::scene() const {
    return m_p->scene;
}

QString ViewportWidget::cameraState() const {
    return m_p->navigator.state();
}

void ViewportWidget::setCameraState(const QString& json) {
    m_p->navigator.setState(json);
    journeyMoved();
}

QImage ViewportWidget::picture() {
    while (m_p->uploads.isActive()) {
        makeCurrent();
        m_p->renderer->upload(Renderer::everything);
        doneCurrent();
        continueUpload();
    }
    if (m_p->sky && !(m_p->sky->ground == m_p->scene.litGround())) {
        m_p->sky = bakeSky(*m_p->scene.heights, m_p->scene.litGround());
        viewChanged();
    }
    while (m_p->smooth && !m_p->smooth->isComplete() && advanceSmoothing()) {
    }
    return grabFramebuffer();
}

std::int64_t ViewportWidget::drawnTriangles() const {
    return m_p->renderer ? m_p->renderer->triangles() : 0;
}

void ViewportWidget::initializeGL() {
    // A widget that comes into another window gets another context; everything is made again for it.
    connect(context(), &QOpenGLContext::aboutToBeDestroyed, this, &ViewportWidget::releaseGl,
            Qt::UniqueConnection);
    auto* gl = QOpenGLVersionFunctionsFactory::get<Gl>(context());
    QString reason = tr("OpenGL 4.1 does not start here. The map shows the terrain instead.");
    if (gl != nullptr) {
        auto renderer = std::make_unique<Renderer>(*gl, m_p->shaderFolder);
        if (!renderer->error().isEmpty() && m_p->shaderFolder != builtInShaders) {
            sayRefused(renderer->error());
            renderer = std::make_unique<Renderer>(*gl, builtInShaders);
        }
        if (renderer->error().isEmpty()) {
            useRenderer(std::move(renderer));
            return;
        }
        reason = tr("The graphics driver does not accept the 3D view's programs, so the map shows the "
                    "terrain instead. Updating the driver may help. It says: %1")
                     .arg(renderer->error());
    }
    // Later: whoever listens may throw the widget away.
    QMetaObject::invokeMethod(
        this, [this, reason] { Q_EMIT failed(reason); }, Qt::QueuedConnection);
}

/// Later: whoever listens is told when the widget is whole.
void ViewportWidget::sayRefused(const QString& log) {
    QMetaObject::invokeMethod(
        this, [this, log] { Q_EMIT shadersRefused(log); }, Qt::QueuedConnection);
}

/// With its context current. The heights go to it portion by portion.
void ViewportWidget::useRenderer(std::unique_ptr<Renderer> renderer) {
    m_p->smooth.reset(); // it refers to the former one
    m_p->renderer = std::move(renderer);
    m_p->smooth =
        std::make_unique<SmoothPicture>(*m_p->renderer, picturesOfSmooth, openGlProbe().software ? 4 : 1);
    m_p->renderer->setHeights(m_p->wanted);
    m_p->uploads.start();
}

void ViewportWidget::releaseGl() {
    if (!m_p->renderer)
        return;
    makeCurrent();
    m_p->uploads.stop();
    if (m_p->next)
        m_p->wanted = *std::exchange(m_p->next, std::nullopt);
    m_p->smoothing.stop();
    m_p->smooth.reset();
    m_p->coarse = {};
    m_p->renderer.reset();
    doneCurrent();
}

void ViewportWidget::resizeGL(int width, int height) {
    m_p->navigator.setLens({static_cast<double>(width), static_cast<double>(height)});
    viewChanged();
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

/// Moves take as long as the style's animations: no time where less motion is asked for.
void ViewportWidget::followMotion() {
    const int animation = style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, this);
    m_p->navigator.setMoveSeconds(std::clamp(animation, 0, 200) / 1000.0);
}

void ViewportWidget::changeEvent(QEvent* event) {
    if (event->type() == QEvent::StyleChange)
        followMotion();
    QOpenGLWidget::changeEvent(event);
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
