// SPDX-License-Identifier: MIT
#pragma once

#include "app/map/map_ground.h"
#include "app/map/map_view.h"
#include "libterrain/surface/profile.h"

#include <QPainter>
#include <QPalette>

#include <optional>
#include <vector>

namespace app {

/// What tools and other views show on a map. A line of one place is a pin; the ends of a longer one are A
/// and B, as a profile has them.
struct MapMarks {
    std::vector<terrain::PlanPoint> line;
    QString text; ///< of the line, beside its last place; may have several lines
    friend bool operator==(const MapMarks&, const MapMarks&) = default;
};

/// A map as marks need it.
struct MarkedMap {
    const MapGround& ground;
    const MapView& view;
    QRectF area; ///< of the window that is free for texts
    QPalette palette;
};

/// On a repeated map every copy has its marks, the one in the middle their text.
void drawMarks(QPainter& painter, const MarkedMap& map, const MapMarks& marks);
/// A place that the pointer has in another view, or on a profile.
void drawLinkedPlace(QPainter& painter, const MarkedMap& map, const terrain::PlanPoint& place);

} // namespace app
