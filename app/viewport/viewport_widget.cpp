// SPDX-License-Identifier: MIT
#include "app/viewport/viewport_widget.h"

#include "app/viewport/viewport_private.h"

#include <QElapsedTimer>
#include <QEvent>
#include <QMetaMethod>
#include <QOpenGLContext>
#include <QOpenGLFunctions>
#include <QOpenGLVersionFunctionsFactory>
#include <QStyle>

#include <algorithm>
#include <cmath>
#include <glm/trigonometric.hpp>

namespace app {
namespace {

/// Uploads go in slices, and for so long (ms) that the window still answers at once: between two portions it
/// may paint all of itself, which takes longer than the upload where a processor draws.
constexpr std::size_t sliceBytes = std::size_t{8} << 20U;
constexpr int portionTime = 12;
/// The first picture of what took several portions comes in one of its own, unless the last was as short.
constexpr int briefTime = 3;

constexpr int picturesOfSmooth = 8;

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
    m_p->light = nullptr;
    seekLight();
    sceneChanged();
    Q_EMIT heightsTaken(m_p->wanted != nullptr ? m_p->wanted->heights : nullptr);
}

void ViewportWidget::setDisplay(const terrain::Display& display) {
    if (display == m_p->scene.display)
        return seekLight(); // nothing to draw; but light that was stopped is asked for again
    m_p->scene.display = display;
    seekLight();
    sceneChanged();
}

void ViewportWidget::setSeaLevel(std::optional<double> metres) {
    if (metres == m_p->scene.seaLevel)
        return seekLight();
    m_p->scene.seaLevel = metres;
    seekLight();
    sceneChanged();
}

void ViewportWidget::seekLight() {
    const SharedPreparedHeights& heights = m_p->scene.heights;
    const auto fits = [ground = m_p->scene.litGround()](const SharedLightMap& light) {
        return light && light->sky->ground == ground;
    };
    if (!heights || fits(m_p->light))
        return;
    if (fits(heights->light)) {
        m_p->light = heights->light;
        return;
    }
    if (!isSignalConnected(QMetaMethod::fromSignal(&ViewportWidget::lightWanted))) {
        m_p->light = nullptr; // the renderer bakes it
        return;
    }
    if (!m_p->light)
        m_p->light = heights->light;
    if (m_p->light)
        Q_EMIT lightWanted();
}

void ViewportWidget::setLight(const SharedPreparedHeights& heights, const SharedLightMap& light) {
    if (heights == m_p->scene.heights && light) {
        m_p->light = light;
        viewChanged();
    }
    seekLight();
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

} // namespace app
