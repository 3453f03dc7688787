// SPDX-License-Identifier: MIT
#pragma once

#include "app/settings/view_projection.h"
#include "libterrain/parameters/parameter_value.h"

#include <QString>

#include <optional>
#include <vector>

namespace app {

/// A pin as it stands in a view.
struct PinMark {
    terrain::PlanPoint place;
    double height = 0; ///< m, what the pin asks for
    double land = 0;   ///< m, of the land there; NaN: not known
    QString label;     ///< its height in words
};

/// What a pointer can take hold of.
struct PinHold {
    int index = 0;
    bool handle = false; ///< the arrow over the selected pin, which changes its height

    friend bool operator==(const PinHold&, const PinHold&) = default;
};

/// Where a pin stands in a view: under water on its surface, where a pointer finds it.
std::optional<QPointF> pinPixel(const PinMark& pin, const ViewProjection& view);

/// What lies under a pixel, the selected pin's handle before all, then the nearest pin.
std::optional<PinHold> pinUnder(const std::vector<PinMark>& pins, std::optional<int> selected,
                                const QPointF& pixel, const ViewProjection& view);

/// The pins over a view: dots with their heights, faint behind ground; the selected one larger, with the
/// arrow that raises and lowers it; a line down to the land where a pin does not stand on it. Labels that
/// would lie over others are left out, the selected pin's never.
ViewAnnotation pinDrawing(const std::vector<PinMark>& pins, std::optional<int> selected);

} // namespace app
