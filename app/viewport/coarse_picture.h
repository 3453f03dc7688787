// SPDX-License-Identifier: MIT
#pragma once

#include "app/viewport/renderer.h"

#include <QOpenGLFramebufferObject>

#include <memory>

namespace app {

/// A picture drawn with larger pixels than the framebuffer has, and smoothly enlarged into it. Made, used and
/// destroyed with the renderer's context current.
class CoarsePicture {
public:
    /// Draws into the widget's framebuffer, which has one sample a pixel; the options' size is its. `side`:
    /// of a pixel, in pixels of the framebuffer, > 1. False when there is not enough memory: nothing is drawn
    /// then.
    bool draw(Renderer& renderer, const Scene& scene, const Camera& camera, const Lens& lens,
              DrawOptions options, int side);

private:
    std::unique_ptr<QOpenGLFramebufferObject> m_buffer;
};

} // namespace app
