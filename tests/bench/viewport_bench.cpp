// SPDX-License-Identifier: MIT
// What a frame of the 3D view costs while the camera turns about the terrain, in units of a frame that only
// clears, in a window of 1280 × 800: it follows the screen, not the terrain. Beside it the same picture from
// every sample's triangles, and the time from new heights to their picture. Needs a screen:
// tests/support/with_screen.sh build/release/bin/bench/viewport_bench [samples a side …]
#include "app/viewport/opengl_probe.h"
#include "app/viewport/renderer.h"
#include "app/viewport/viewport_widget.h"
#include "libterrain/generators/diamond_square.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QMouseEvent>
#include <QOpenGLContext>
#include <QOpenGLFunctions>
#include <QOpenGLVersionFunctionsFactory>
#include <QOpenGLWidget>
#include <QSignalSpy>
#include <QStackedLayout>
#include <QTest>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <glm/trigonometric.hpp>
#include <limits>
#include <vector>

namespace {

using namespace app;

constexpr QSize viewSize{1280, 800};
constexpr int frames = 31;

void figure(const std::string& name, double value) {
    std::printf("figure %s %.6g\n", name.c_str(), value);
    std::fflush(stdout);
}

double median(std::vector<double> values) {
    std::ranges::sort(values);
    return values.at(values.size() / 2);
}

terrain::SharedHeightfield ground(int side) {
    terrain::Grid grid;
    grid.columns = grid.rows = side;
    grid.spacingX = grid.spacingY = 20.0 * 1024 / (side - 1); // the same land at every size
    auto out = terrain::diamondSquare().generate(
        grid, terrain::wholeOf(grid),
        terrain::ParameterSet(terrain::diamondSquare().description().parameters), terrain::RunContext());
    if (!out)
        std::abort();
    return std::make_shared<const terrain::Heightfield>(std::move(out).value());
}

/// The same ground with a bump of 200 x 200 samples in its middle.
terrain::SharedHeightfield bumped(const terrain::SharedHeightfield& heights) {
    auto out = terrain::Heightfield::create(heights->grid());
    if (!out)
        std::abort();
    std::ranges::copy(heights->samples(), out.value().row(0));
    const int first = heights->rows() / 2 - std::min(100, heights->rows() / 2);
    for (int row = first; row < std::min(first + 200, heights->rows()); ++row)
        for (int column = first; column < std::min(first + 200, heights->columns()); ++column)
            out.value().row(row)[column] += 50;
    return std::make_shared<const terrain::Heightfield>(std::move(out).value());
}

/// Prepared as the program does it: with the light of the sky and the sun.
SharedPreparedHeights prepared(const terrain::SharedHeightfield& heights,
                               const SharedPreparedHeights& base = nullptr) {
    SharedPreparedHeights out = prepareHeights(
        heights, maximumShownSide(), {},
        PreparedLook{{terrain::Display{}.exaggeration, std::numeric_limits<double>::quiet_NaN()},
                     sunDirection(terrain::Display{})},
        base);
    if (!out)
        std::abort();
    return out;
}

/// Draws nothing but the clear colour.
class ClearedWidget : public QOpenGLWidget {
public:
    explicit ClearedWidget(QWidget* parent) : QOpenGLWidget(parent) { setFormat(openGlFormat()); }

protected:
    void paintGL() override {
        QOpenGLFunctions* gl = context()->functions();
        gl->glClearColor(0.5F, 0.6F, 0.7F, 1);
        gl->glClear(static_cast<GLbitfield>(GL_COLOR_BUFFER_BIT) | GL_DEPTH_BUFFER_BIT);
    }
};

/// The view's first picture with every quad of the samples, whatever its size in the picture.
class FullMeshWidget : public QOpenGLWidget {
public:
    FullMeshWidget(QWidget* parent, SharedPreparedHeights heights) : QOpenGLWidget(parent) {
        setFormat(openGlFormat());
        m_scene.heights = std::move(heights);
    }
    ~FullMeshWidget() override {
        makeCurrent();
        m_renderer.reset();
        doneCurrent();
    }
    [[nodiscard]] std::int64_t triangles() const { return m_renderer ? m_renderer->triangles() : 0; }

protected:
    void initializeGL() override {
        m_renderer = std::make_unique<Renderer>(*QOpenGLVersionFunctionsFactory::get<Gl>(context()),
                                                QStringLiteral(":/shaders"));
        m_renderer->setHeights(m_scene.heights);
        m_renderer->upload(std::numeric_limits<std::size_t>::max());
    }
    void paintGL() override {
        const Lens lens{static_cast<double>(width()), static_cast<double>(height())};
        DrawOptions options;
        options.width = width();
        options.height = height();
        options.quadPixels = 1e-9;
        m_renderer->draw(m_scene,
                         framed(m_scene.box(), lens, glm::radians(m_scene.display.cameraAzimuth),
                                glm::radians(m_scene.display.cameraElevation)),
                         lens, options);
    }

private:
    Scene m_scene;
    std::unique_ptr<Renderer> m_renderer;
};

class Bench {
public:
    Bench() : m_layout(new QStackedLayout(&m_window)) {
        m_cleared = new ClearedWidget(&m_window);
        m_view = new ViewportWidget(&m_window);
        m_layout->addWidget(m_cleared);
        m_layout->addWidget(m_view);
        m_window.resize(viewSize);
        m_window.show();
    }

    bool isShown() { return QTest::qWaitForWindowExposed(&m_window) && m_window.size() == viewSize; }

    /// From new heights to the first picture of them, in ms.
    double update(const terrain::SharedHeightfield& heights) {
        return timeToPicture([&] { return prepared(heights); });
    }

    /// The part of it that begins with prepared heights; alone, or after those that they differ little from.
    double upload(const SharedPreparedHeights& heights) {
        return timeToPicture([&] { return heights; });
    }

    template <class Prepare>
    double timeToPicture(const Prepare& prepare) {
        m_layout->setCurrentWidget(m_view);
        QSignalSpy shown(m_view, &ViewportWidget::heightsShown);
        QElapsedTimer timer;
        timer.start();
        m_view->setPrepared(prepare());
        while (shown.isEmpty())
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        return static_cast<double>(timer.nsecsElapsed()) * 1e-6;
    }

    double clearTime() {
        m_layout->setCurrentWidget(m_cleared);
        return medianTime(*m_cleared, frames, [] {});
    }

    /// The camera goes round the default view by a drag. `budget`: s that a picture may take before it is
    /// drawn coarser.
    double orbitTime(double budget) {
        m_view->setMotionBudget(budget);
        m_layout->setCurrentWidget(m_view);
        QPoint at(viewSize.width() / 2, viewSize.height() / 2);
        send(QEvent::MouseButtonPress, at);
        const double out = medianTime(*m_view, frames, [&] { send(QEvent::MouseMove, at += QPoint(6, 0)); });
        send(QEvent::MouseButtonRelease, at);
        return out;
    }

    double fullMeshTime(const terrain::SharedHeightfield& heights, std::int64_t& triangles) {
        auto* full = new FullMeshWidget(&m_window, prepared(heights));
        m_layout->addWidget(full);
        m_layout->setCurrentWidget(full);
        const double out = medianTime(*full, 3, [] {});
        triangles = full->triangles();
        delete full;
        return out;
    }

    [[nodiscard]] std::int64_t triangles() const { return m_view->drawnTriangles(); }
    void resetView() { m_view->resetView(); }

private:
    void send(QEvent::Type type, QPointF at) {
        const bool moves = type == QEvent::MouseMove;
        QMouseEvent event(type, at, m_view->mapToGlobal(at), moves ? Qt::NoButton : Qt::LeftButton,
                          type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(m_view, &event);
    }

    /// Of a frame on the screen, in ms: from the change to the swap. The first frames are not counted.
    template <class Change>
    double medianTime(QOpenGLWidget& widget, int count, const Change& change) {
        std::vector<double> times;
        for (int frame = -2; frame < count; ++frame) {
            QSignalSpy swapped(&widget, &QOpenGLWidget::frameSwapped);
            QElapsedTimer timer;
            timer.start();
            change();
            widget.update();
            while (swapped.isEmpty())
                QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
            if (frame >= 0)
                times.push_back(static_cast<double>(timer.nsecsElapsed()) * 1e-6);
        }
        return median(times);
    }

    QWidget m_window;
    QStackedLayout* m_layout;
    ClearedWidget* m_cleared;
    ViewportWidget* m_view;
};

} // namespace

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    if (!openGlProbe().usable) {
        std::fprintf(stderr, "viewport_bench: %s\n", qPrintable(openGlProbe().reason));
        return 7;
    }
    std::vector<int> sides;
    for (int i = 1; i < argc; ++i)
        sides.push_back(std::max(2, std::atoi(argv[i])));
    if (sides.empty())
        sides = {1025, 4097, 16385};
    Bench bench;
    if (!bench.isShown())
        return EXIT_FAILURE;
    std::printf("# %s, %d x %d\n", qPrintable(openGlProbe().renderer), viewSize.width(), viewSize.height());
    for (const int side : sides) {
        const std::string name = "_" + std::to_string(side);
        const terrain::SharedHeightfield heights = ground(side);
        bench.update(heights);
        const double update = bench.update(ground(side));
        const SharedPreparedHeights whole = prepared(heights);
        const double uploaded = bench.upload(whole);
        const double uploadedPart = bench.upload(prepared(bumped(heights), whole));
        bench.resetView();
        const double cleared = bench.clearTime();
        const double orbit = bench.orbitTime(std::numeric_limits<double>::infinity());
        std::printf("# %d samples a side: clear %.2f ms, frame %.2f ms\n", side, cleared, orbit);
        figure("frame_ratio" + name, orbit / cleared);
        figure("frame_ratio_as_seen" + name, bench.orbitTime(ViewportWidget::defaultMotionBudget) / cleared);
        figure("update_ms" + name, update);
        figure("upload_ms" + name, uploaded);
        figure("upload_ms_rectangle" + name, uploadedPart);
        figure("triangles" + name, static_cast<double>(bench.triangles()));
        if (side == 4097) {
            std::int64_t triangles = 0;
            figure("naive_ratio" + name, bench.fullMeshTime(heights, triangles) / cleared);
            figure("naive_triangles" + name, static_cast<double>(triangles));
        }
    }
    return EXIT_SUCCESS;
}
