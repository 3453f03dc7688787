// SPDX-License-Identifier: MIT
#include "app/viewport/view_picture.h"

#include "app/viewport/opengl_probe.h"
#include "app/viewport/picture_renderer.h"

#include <QCoreApplication>

#include <glm/trigonometric.hpp>

namespace app {
namespace {

class PictureText {
    Q_DECLARE_TR_FUNCTIONS(app::ViewPicture)
};

} // namespace

std::optional<QImage> renderView(const terrain::SharedHeightfield& heights, const terrain::Display& display,
                                 std::optional<double> seaLevel, QSize size, QString* error) {
    const auto fail = [&](const QString& reason) {
        if (error != nullptr)
            *error = reason;
        return std::nullopt;
    };
    if (!openGlProbe().usable)
        return fail(openGlProbe().reason);
    if (const QString refusal = PictureRenderer::refusal(size); !refusal.isEmpty())
        return fail(refusal);
    const Scene scene{prepareHeights(heights, openGlProbe().maximumTextureSide), display, seaLevel};
    if (!scene.heights)
        return fail(PictureText::tr(
            "There is nothing to show, or not enough memory to show it: choose a smaller size."));
    const Lens lens{static_cast<double>(size.width()), static_cast<double>(size.height())};
    const Camera camera =
        framed(scene.box(), lens, glm::radians(display.cameraAzimuth), glm::radians(display.cameraElevation));
    PictureRenderer renderer(makePictureSurface(), scene);
    const QImage picture = renderer.draw(camera, {.size = size});
    if (picture.isNull())
        return fail(renderer.error());
    return picture;
}

} // namespace app
