// SPDX-License-Identifier: MIT
#include "app/viewport/coarse_picture.h"

namespace app {

bool CoarsePicture::draw(Renderer& renderer, const Scene& scene, const Camera& camera, const Lens& lens,
                         DrawOptions options, int side) {
    const QSize whole(options.width, options.height);
    const QSize size((whole.width() + side - 1) / side, (whole.height() + side - 1) / side);
    if (!m_buffer || m_buffer->size() != size)
        m_buffer = std::make_unique<QOpenGLFramebufferObject>(size, QOpenGLFramebufferObject::Depth);
    if (!m_buffer->isValid())
        return false;
    options.width = size.width();
    options.height = size.height();
    options.pixelSide = side;
    m_buffer->bind();
    renderer.draw(scene, camera, lens, options);
    m_buffer->release();
    QOpenGLFramebufferObject::blitFramebuffer(nullptr, QRect({}, whole), m_buffer.get(), QRect({}, size),
                                              GL_COLOR_BUFFER_BIT, GL_LINEAR);
    return true;
}

} // namespace app
