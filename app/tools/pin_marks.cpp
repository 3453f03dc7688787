// SPDX-License-Identifier: MIT
#include "app/tools/pin_marks.h"

#include <QFontMetricsF>
#include <QList>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace app {
namespace {

constexpr double radius = 5;         ///< of a pin, in pixels
constexpr double selectedRadius = 7; ///< of the selected one
constexpr double reach = 9;          ///< from its middle, where a pointer has it
constexpr double handleAway = 27;    ///< of the arrow's middle over the pin's
constexpr double handleHalf = 11;    ///< of its height
const QColor dark(0, 0, 0, 200);
const QColor plate(18, 22, 27, 205);
const QColor chosen(255, 196, 0); ///< seen on green, rock, snow and water

QPointF handleOf(const QPointF& pin) {
    return pin - QPointF(0, handleAway);
}

/// Dark around a colour reads on every ground.
void rimmed(QPainter& painter, double width, const QColor& colour, const auto& draw) {
    painter.setBrush(Qt::NoBrush);
    for (const auto& [ink, wide] : {std::pair(dark, width + 2.5), std::pair(colour, width)}) {
        painter.setPen(QPen(ink, wide, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        draw();
    }
}

/// An arrow with two heads.
void drawHandle(QPainter& painter, const QPointF& pin) {
    constexpr double head = 5;
    const QPointF middle = handleOf(pin);
    QPainterPath arrow;
    for (const double way : {-1.0, 1.0}) {
        const QPointF tip = middle + QPointF(0, way * handleHalf);
        arrow.moveTo(tip + QPointF(-head, -way * head));
        arrow.lineTo(tip);
        arrow.lineTo(tip + QPointF(head, -way * head));
        arrow.moveTo(tip);
        arrow.lineTo(middle);
    }
    rimmed(painter, 2.2, chosen, [&] { painter.drawPath(arrow); });
}

/// Smaller where the one before it in a line is near.
double radiusOf(const std::vector<PinMark>& pins, std::size_t index, const QPointF& at,
                const ViewProjection& view) {
    const auto before = index > 0 ? pinPixel(pins[index - 1], view) : std::nullopt;
    const double apart = before ? std::hypot(before->x() - at.x(), before->y() - at.y()) : 2 * radius;
    return std::clamp(apart * 0.4, 2.0, radius);
}

void drawDot(QPainter& painter, const QPointF& at, double size, bool selected, bool covered) {
    painter.setPen(QPen(dark, 1.5));
    QColor fill = selected ? chosen : QColor(Qt::white);
    if (covered)
        fill.setAlpha(110);
    painter.setBrush(fill);
    painter.drawEllipse(at, size, size);
    painter.setPen(Qt::NoPen);
    painter.setBrush(dark);
    if (size > radius / 2 + 1)
        painter.drawEllipse(at, 1.8, 1.8);
}

/// From a pin to the land under or over it, where they are apart.
void drawStem(QPainter& painter, const PinMark& pin, const QPointF& at, const ViewProjection& view) {
    const auto foot = std::isnan(pin.land) ? std::nullopt : view.pixel(pin.place, view.surface(pin.land));
    if (!foot || std::abs(foot->y() - at.y()) < 2)
        return;
    rimmed(painter, 1.5, Qt::white, [&] { painter.drawLine(at, *foot); });
}

struct Seen {
    const PinMark* mark;
    QPointF at;
    bool isCovered;
    bool isSelected;
    double radius; ///< pixels
};

class Labels {
public:
    Labels(QPainter& painter, const QRectF& area) : m_painter(painter), m_area(area) {}

    /// Unless it would lie over an earlier one.
    void draw(const QPointF& at, const QString& text) {
        const QFontMetricsF metrics(m_painter.font());
        QRectF place(0, 0, metrics.horizontalAdvance(text) + 12, metrics.height() + 4);
        place.moveTopLeft(at + QPointF(11, -place.height() / 2));
        if (place.right() > m_area.right())
            place.moveRight(at.x() - 11);
        const bool taken =
            std::ranges::any_of(m_taken, [&](const QRectF& other) { return other.intersects(place); });
        if (taken)
            return;
        m_taken << place;
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(plate);
        m_painter.drawRoundedRect(place, 4, 4);
        m_painter.setPen(Qt::white);
        m_painter.drawText(place, Qt::AlignCenter, text);
    }

private:
    QPainter& m_painter;
    QRectF m_area;
    QList<QRectF> m_taken;
};

} // namespace

std::optional<QPointF> pinPixel(const PinMark& pin, const ViewProjection& view) {
    return view.pixel(pin.place, view.surface(pin.height));
}

std::optional<PinHold> pinUnder(const std::vector<PinMark>& pins, std::optional<int> selected,
                                const QPointF& pixel, const ViewProjection& view) {
    if (selected && *selected < std::ssize(pins)) {
        const auto at = pinPixel(pins[static_cast<std::size_t>(*selected)], view);
        const QPointF away = at ? pixel - handleOf(*at) : QPointF(1e9, 1e9);
        if (std::abs(away.x()) <= reach && std::abs(away.y()) <= handleHalf + 3)
            return PinHold{*selected, true};
    }
    std::optional<PinHold> found;
    double nearest = reach;
    for (std::size_t i = 0; i < pins.size(); ++i) {
        const auto at = pinPixel(pins[i], view);
        const double away = at ? std::hypot(at->x() - pixel.x(), at->y() - pixel.y()) : 1e9;
        if (away <= nearest) {
            nearest = away;
            found = PinHold{static_cast<int>(i), false};
        }
    }
    return found;
}

ViewAnnotation pinDrawing(const std::vector<PinMark>& pins, std::optional<int> selected) {
    if (pins.empty())
        return {};
    return [pins, selected](QPainter& painter, const ViewProjection& view, const QRectF& area) {
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        std::vector<Seen> seen;
        for (std::size_t i = 0; i < pins.size(); ++i) {
            const bool isSelected = selected && static_cast<std::size_t>(*selected) == i;
            const auto at = pinPixel(pins[i], view);
            if (at && area.adjusted(-20, -20, 20, 20).contains(*at))
                seen.push_back({&pins[i], *at, view.isCovered(pins[i].place, view.surface(pins[i].height)),
                                isSelected, isSelected ? selectedRadius : radiusOf(pins, i, *at, view)});
        }
        // The selected one over all others, and its label before theirs.
        std::stable_partition(seen.begin(), seen.end(), [](const Seen& pin) { return !pin.isSelected; });
        for (const Seen& pin : seen) {
            if (!pin.isCovered)
                drawStem(painter, *pin.mark, pin.at, view);
            drawDot(painter, pin.at, pin.radius, pin.isSelected, pin.isCovered);
            if (pin.isSelected)
                drawHandle(painter, pin.at);
        }
        Labels labels(painter, area);
        for (auto pin = seen.rbegin(); pin != seen.rend(); ++pin)
            if (!pin->isCovered || pin->isSelected)
                labels.draw(pin->at, pin->mark->label);
        painter.restore();
    };
}

} // namespace app
