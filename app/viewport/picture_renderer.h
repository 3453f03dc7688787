// SPDX-License-Identifier: MIT
#pragma once

#include "app/viewport/contour_labels.h"
#include "app/viewport/scene.h"
#include "libterrain/core/run_context.h"

#include <QImage>
#include <QSize>

#include <memory>

class QOffscreenSurface;

namespace app {

/// How a picture that nobody waits for at the screen is drawn.
struct PictureOptions {
    QSize size;               ///< pixels
    int samples = 16;         ///< a pixel, ≥ 1: their mean has smooth edges
    bool transparent = false; ///< nothing behind the terrain, instead of sky and floor
};

/// Something for a PictureRenderer to draw with, on any thread. Made on the GUI thread; may be dropped on
/// any. Precondition: openGlProbe().usable.
std::shared_ptr<QOffscreenSurface> makePictureSurface();

/// Draws a scene into pictures without a window. All of its life is spent on one thread, any one.
class PictureRenderer {
public:
    PictureRenderer(std::shared_ptr<QOffscreenSurface> surface, Scene scene);
    ~PictureRenderer();
    PictureRenderer(const PictureRenderer&) = delete;
    PictureRenderer& operator=(const PictureRenderer&) = delete;

    /// Null when it is cancelled, and when it fails: then error() tells.
    QImage draw(const Camera& camera, const PictureOptions& options, const terrain::RunContext& context = {});

    /// One translated sentence; empty = none.
    [[nodiscard]] const QString& error() const { return m_error; }
    [[nodiscard]] const Scene& scene() const { return m_scene; }

    /// Why a picture of this size cannot be drawn here, translated; empty when it can. Any thread, after
    /// openGlProbe() was called once.
    static QString refusal(QSize size);

private:
    struct Context;
    void writeHeights(QImage& picture, const Camera& camera);

    Scene m_scene;
    std::unique_ptr<Context> m_context;
    QString m_error;
    ContourLabels m_labels;
};

} // namespace app
