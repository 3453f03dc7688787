// SPDX-License-Identifier: MIT
#pragma once

#include "app/settings/contour_label.h"
#include "app/viewport/label_places.h"
#include "app/viewport/scene.h"

#include <QRectF>
#include <QSize>

#include <span>
#include <vector>

class QFont;
class QPainter;

namespace app {

/// By how much labels and lines are enlarged in a picture of this size; 1 in one as large as a screen.
double labelScale(QSize picture);

/// The heights along index lines in the 3D view. Of the places that a terrain offers those are chosen that
/// are seen, from the best on: where lines stand apart and go straight on, away from the rim and from other
/// labels. What the last picture had goes first, so that labels stay while the camera moves a little.
class ContourLabels {
public:
    /// The labels of a picture, in the lens's pixels. None without contour lines, which costs nothing then.
    /// `font`: that of texts in the picture. `taken`: where nothing may be written.
    std::vector<ContourLabel> choose(const Scene& scene, const Camera& camera, const Lens& lens,
                                     const QFont& font, std::span<const QRectF> taken = {});

private:
    /// A place of the list, in one of the terrain's copies.
    struct Choice {
        std::size_t place = 0;
        int copy = 0; ///< 0 = the middle one
        friend bool operator==(const Choice&, const Choice&) = default;
    };

    [[nodiscard]] const LabelPlaces* placesFor(const Scene& scene);

    SharedPreparedHeights m_heights; ///< that `m_places` belongs to
    SharedLabelPlaces m_places;
    std::vector<Choice> m_last;
};

} // namespace app
