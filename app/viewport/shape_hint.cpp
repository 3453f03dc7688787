// SPDX-License-Identifier: MIT
#include "app/viewport/shape_hint.h"

#include "app/settings/display_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace app {

namespace {

constexpr double needle = 10; ///< times as high as wide

class ShapeHint {
    Q_DECLARE_TR_FUNCTIONS(app::ShapeHint)
};

} // namespace

QString shapeHint(const Scene& scene) {
    if (!scene.heights)
        return {};
    const SceneBox box = scene.box();
    const double times = (box.high - box.low) / std::max(box.width, box.depth);
    if (!(times > needle) || !std::isfinite(times))
        return {};
    return ShapeHint::tr("This land is %1 times as high as it is wide. Less exaggeration (Display), a lower "
                         "amplitude or a wider spacing shows its shape.")
        .arg(countText(std::llround(times)));
}

} // namespace app
