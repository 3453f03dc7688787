// SPDX-License-Identifier: MIT
#pragma once

#include "app/viewport/renderer.h"

#include <QOpenGLFramebufferObject>

#include <memory>

namespace app {

/// A still picture without jagged edges and with sharp detail: the mean of several pictures, each shifted by
/// another part of a pixel. Made in small portions, so that the window goes on answering meanwhile. Lives
/// with its renderer.
class SmoothPicture {
public:
    /// `pictures`: how many make one, ≥ 1. `strips`: portions that each is drawn in.
    SmoothPicture(Renderer& renderer, int pictures, int strips);

    /// Begins anew: what is seen has changed.
    void restart() { m_done = 0; }
    /// Whether all portions are there.
    [[nodiscard]] bool isComplete() const { return m_done == m_pictures * m_strips; }
    /// Whether there is the mean of some pictures, at least of one.
    [[nodiscard]] bool isBegun() const { return m_done >= m_strips; }

    /// Draws the next portion; the options' size is that of the whole. Another framebuffer is bound
    /// afterwards. False when there is not enough memory.
    bool advance(const Scene& scene, const Camera& camera, const Lens& lens, DrawOptions options);

    /// Puts it into the framebuffer that is bound, as far as it is. Precondition: begun.
    void show();
    /// `transparent`: with what the options' clearAlpha left open. Precondition: complete.
    [[nodiscard]] QImage image(bool transparent = false) const;

private:
    [[nodiscard]] bool makeRoom(QSize size);

    Renderer& m_renderer;
    int m_pictures;
    int m_strips;
    int m_done = 0;                                  ///< portions
    std::unique_ptr<QOpenGLFramebufferObject> m_one; ///< of the pictures
    std::unique_ptr<QOpenGLFramebufferObject> m_mean;
};

} // namespace app
