// SPDX-License-Identifier: MIT
#pragma once

#include "app/viewport/opengl_probe.h"
#include "app/viewport/renderer.h"

#include <QDir>
#include <QFile>
#include <QOffscreenSurface>
#include <QOpenGLContext>
#include <QOpenGLFramebufferObject>
#include <QOpenGLVersionFunctionsFactory>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <memory>

/// Pictures of the renderer, drawn into a framebuffer, for its tests.
namespace test {

/// Drawn where there is no ground.
inline const QRgb magenta = qRgb(255, 0, 255);
inline const QString builtIn = QStringLiteral(":/shaders");

/// A context with a framebuffer of 640 × 400.
class Stage {
public:
    Stage() {
        m_surface.setFormat(app::openGlFormat());
        m_surface.create();
        m_context.setFormat(app::openGlFormat());
        m_context.create();
        m_context.makeCurrent(&m_surface);
        gl = QOpenGLVersionFunctionsFactory::get<app::Gl>(&m_context);
        m_buffer =
            std::make_unique<QOpenGLFramebufferObject>(QSize(640, 400), QOpenGLFramebufferObject::Depth);
    }

    /// Of a picture without sky and floor.
    static app::DrawOptions options() {
        app::DrawOptions out;
        out.width = 640;
        out.height = 400;
        out.quadPixels = 2;
        out.backdrop = false;
        out.clearColour = {1, 0, 1};
        return out;
    }
    QImage draw(app::Renderer& renderer, const app::Scene& scene, const app::Camera& camera,
                bool backdrop = false) {
        app::DrawOptions chosen = options();
        chosen.backdrop = backdrop;
        return draw(renderer, scene, camera, chosen);
    }
    QImage draw(app::Renderer& renderer, const app::Scene& scene, const app::Camera& camera,
                const app::DrawOptions& options) {
        m_buffer->bind();
        renderer.draw(scene, camera, lens, options);
        return m_buffer->toImage(true).convertToFormat(QImage::Format_RGB32);
    }

    app::Gl* gl = nullptr;
    const app::Lens lens{640, 400};

private:
    QOffscreenSurface m_surface;
    QOpenGLContext m_context;
    std::unique_ptr<QOpenGLFramebufferObject> m_buffer;
};

/// For initTestCase(): without OpenGL no test can run.
inline void setStage(std::unique_ptr<Stage>& stage) {
    QVERIFY2(app::openGlProbe().usable, qPrintable(app::openGlProbe().reason));
    stage = std::make_unique<Stage>();
    QVERIFY(stage->gl != nullptr);
}

inline app::Scene sceneOf(const terrain::SharedHeightfield& heights, int maximumSide = 8193) {
    app::Scene scene;
    scene.heights = app::prepareHeights(heights, maximumSide);
    return scene;
}

inline void show(app::Renderer& renderer, const app::Scene& scene) {
    renderer.setHeights(scene.heights);
    renderer.upload(SIZE_MAX);
}

inline double covered(const QImage& picture) {
    int count = 0;
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x)
            count += picture.pixel(x, y) != magenta ? 1 : 0;
    return static_cast<double>(count) / (picture.width() * picture.height());
}

/// The share of pixels that differ by more than the tolerance in a channel.
inline double difference(const QImage& a, const QImage& b, int tolerance) {
    int different = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x) {
            const QRgb p = a.pixel(x, y);
            const QRgb q = b.pixel(x, y);
            const int most = std::max({std::abs(qRed(p) - qRed(q)), std::abs(qGreen(p) - qGreen(q)),
                                       std::abs(qBlue(p) - qBlue(q))});
            different += most > tolerance ? 1 : 0;
        }
    return static_cast<double>(different) / (a.width() * a.height());
}

/// Camera i of 20: overviews, low flights over the ground and looks along the border.
inline app::Camera cameraAt(int i, const app::Scene& scene, const app::Lens& lens) {
    const app::SceneBox box = scene.box();
    const app::Ground ground = scene.ground();
    const app::GroundHeight height = [&](double x, double y) { return ground.heightAt(x, y); };
    const double azimuth = 0.4 + 2.4 * i;
    app::Camera camera = app::framed(box, lens, azimuth, 0.15 + 0.07 * i);
    if (i % 2 == 1) {
        const glm::dvec3 target =
            box.centre() + glm::dvec3(std::cos(i) * box.width, std::sin(i) * box.depth, 0) * 0.4;
        for (int step = 0; step < i; ++step)
            camera = app::zoomed(camera, box, target, 0.8);
        camera.elevation = 0.05 + 0.02 * i;
    }
    return app::keptAbove(camera, box, height);
}

/// The built-in shaders with one text replaced by another, as a defect.
inline QString brokenShaders(const QTemporaryDir& place, const QString& file, const QByteArray& what,
                             const QByteArray& by) {
    for (const QString& name : QDir(builtIn).entryList()) {
        QFile from(builtIn + QLatin1Char('/') + name);
        QFile to(place.filePath(name));
        if (!from.open(QIODevice::ReadOnly) || !to.open(QIODevice::WriteOnly))
            return {};
        QByteArray text = from.readAll();
        if (name == file) {
            if (!text.contains(what))
                return {};
            text.replace(what, by);
        }
        to.write(text);
    }
    return place.path();
}

} // namespace test
