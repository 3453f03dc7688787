// SPDX-License-Identifier: MIT
#include "app/viewport/smooth_picture.h"

#include <QImage>

namespace app {
namespace {

/// Van der Corput's sequence: 0, 1/2, 1/4, 3/4 … in base 2. Two bases give places that cover a pixel evenly
/// (Halton 1960).
double radicalInverse(int index, int base) {
    double value = 0;
    double digit = 1.0 / base;
    for (; index > 0; index /= base, digit /= base)
        value += digit * (index % base);
    return value;
}

std::unique_ptr<QOpenGLFramebufferObject> makeBuffer(QSize size, GLenum format, bool depth) {
    QOpenGLFramebufferObjectFormat description;
    description.setInternalTextureFormat(format);
    if (depth)
        description.setAttachment(QOpenGLFramebufferObject::Depth);
    return std::make_unique<QOpenGLFramebufferObject>(size, description);
}

} // namespace

SmoothPicture::SmoothPicture(Renderer& renderer, int pictures, int strips)
    : m_renderer(renderer), m_pictures(pictures), m_strips(strips) {}

bool SmoothPicture::makeRoom(QSize size) {
    if (m_one && m_one->size() == size)
        return m_one->isValid() && m_mean->isValid();
    m_done = 0;
    m_one.reset(); // not both at once
    m_mean.reset();
    m_one = makeBuffer(size, GL_RGBA8, true);
    m_mean = makeBuffer(size, GL_RGBA16F, false);
    return m_one->isValid() && m_mean->isValid();
}

bool SmoothPicture::advance(const Scene& scene, const Camera& camera, const Lens& lens, DrawOptions options) {
    if (!makeRoom({options.width, options.height}))
        return false;
    if (isComplete())
        return true;
    const int picture = m_done / m_strips;
    const int strip = m_done % m_strips;
    options.shift = {radicalInverse(picture + 1, 2) - 0.5, radicalInverse(picture + 1, 3) - 0.5};
    // Many samples a pixel allow sharper textures; levels differ from picture to picture, so that no edge of
    // a level is seen.
    options.textureLevel = static_cast<float>(-1 + (picture + 0.5) / m_pictures);
    options.firstLine = options.height * strip / m_strips;
    options.endLine = options.height * (strip + 1) / m_strips;
    m_one->bind();
    m_renderer.draw(scene, camera, lens, options);
    if (++m_done % m_strips == 0) {
        m_mean->bind();
        m_renderer.copy(m_one->texture(), m_one->size(), 1.0 / (picture + 1));
    }
    return true;
}

void SmoothPicture::show() {
    m_renderer.copy(m_mean->texture(), m_mean->size(), 1);
}

QImage SmoothPicture::image(bool transparent) const {
    // The mean of colours over nothing is premultiplied by how much of the pixel they cover.
    QImage out = m_mean->toImage(true);
    if (!transparent)
        return out.convertToFormat(QImage::Format_RGB32);
    out.reinterpretAsFormat(QImage::Format_RGBA16FPx4_Premultiplied);
    return out.convertToFormat(QImage::Format_ARGB32);
}

} // namespace app
