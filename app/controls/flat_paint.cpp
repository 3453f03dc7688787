// SPDX-License-Identifier: MIT
#include "app/controls/flat_paint.h"

#include "app/controls/palette.h"

#include <QPainter>
#include <QPainterPath>
#include <QStyleOption>

namespace app::flat {
namespace {

/// Antialiased while it lives; puts the painter back as it was.
class Brushwork {
public:
    explicit Brushwork(QPainter& painter) : m_painter(painter) {
        m_painter.save();
        m_painter.setRenderHint(QPainter::Antialiasing);
    }
    ~Brushwork() { m_painter.restore(); }
    Brushwork(const Brushwork&) = delete;
    Brushwork& operator=(const Brushwork&) = delete;

private:
    QPainter& m_painter;
};

bool has(const QStyleOption& option, QStyle::StateFlag flag) {
    return option.state.testFlag(flag);
}

/// Visible focus belongs to people who came by keyboard; fields show it always.
bool showsFocus(const QStyleOption& option) {
    return has(option, QStyle::State_HasFocus) && has(option, QStyle::State_KeyboardFocusChange);
}

QColor mixed(const QColor& a, const QColor& b, qreal share) {
    return QColor::fromRgbF(static_cast<float>(a.redF() * (1 - share) + b.redF() * share),
                            static_cast<float>(a.greenF() * (1 - share) + b.greenF() * share),
                            static_cast<float>(a.blueF() * (1 - share) + b.blueF() * share));
}

void frame(QPainter& painter, const QRect& rect, const QColor& fill, const QColor& line, qreal width = 1) {
    painter.setBrush(fill);
    painter.setPen(QPen(line, width));
    const qreal inset = width / 2;
    painter.drawRoundedRect(QRectF(rect).adjusted(inset, inset, -inset, -inset), radius, radius);
}

void tick(QPainter& painter, const QRectF& box, const QColor& ink) {
    QPainterPath path(box.topLeft() + QPointF(0.24 * box.width(), 0.52 * box.height()));
    path.lineTo(box.topLeft() + QPointF(0.43 * box.width(), 0.71 * box.height()));
    path.lineTo(box.topLeft() + QPointF(0.77 * box.width(), 0.30 * box.height()));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(ink, 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(path);
}

struct IndicatorColours {
    QColor fill;
    QColor line;
    QColor mark;
};

IndicatorColours indicatorColours(const QStyleOption& option, bool marked) {
    const QPalette& colours = option.palette;
    if (marked)
        return {colours.color(QPalette::Highlight), colours.color(QPalette::Highlight),
                colours.color(QPalette::HighlightedText)};
    const bool hover = has(option, QStyle::State_MouseOver) && has(option, QStyle::State_Enabled);
    return {colours.color(QPalette::Base), hover ? colours.color(QPalette::Highlight) : mutedText(colours),
            colours.color(QPalette::Text)};
}

} // namespace

void focusRing(QPainter& painter, const QRect& rect, const QPalette& palette) {
    const Brushwork brushwork(painter);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(palette.color(QPalette::Highlight), 2));
    painter.drawRoundedRect(QRectF(rect).adjusted(1, 1, -1, -1), radius, radius);
}

void field(QPainter& painter, const QStyleOption& option, bool invalid) {
    const Brushwork brushwork(painter);
    const bool focused = has(option, QStyle::State_HasFocus);
    QColor line = outline(option.palette);
    if (invalid)
        line = toneColour(option.palette, Tone::Error);
    else if (focused)
        line = option.palette.color(QPalette::Highlight);
    else if (has(option, QStyle::State_MouseOver) && has(option, QStyle::State_Enabled))
        line = mutedText(option.palette);
    frame(painter, option.rect, option.palette.color(QPalette::Base), line, focused || invalid ? 2 : 1);
}

void button(QPainter& painter, const QStyleOption& option, bool isDefault) {
    const Brushwork brushwork(painter);
    const bool enabled = has(option, QStyle::State_Enabled);
    QColor fill = option.palette.color(isDefault && enabled ? QPalette::Highlight : QPalette::Button);
    const QColor ink =
        option.palette.color(isDefault && enabled ? QPalette::HighlightedText : QPalette::ButtonText);
    if (has(option, QStyle::State_Sunken) || has(option, QStyle::State_On))
        fill = mixed(fill, ink, 0.16);
    else if (enabled && has(option, QStyle::State_MouseOver))
        fill = mixed(fill, ink, 0.07);
    frame(painter, option.rect, fill, isDefault && enabled ? fill : outline(option.palette));
    if (!showsFocus(option))
        return;
    focusRing(painter, option.rect, option.palette);
    if (isDefault) { // a ring of the fill's own colour would not be seen
        painter.setPen(QPen(option.palette.color(QPalette::HighlightedText), 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(option.rect).adjusted(2.5, 2.5, -2.5, -2.5), radius - 1, radius - 1);
    }
}

void toolButton(QPainter& painter, const QStyleOption& option) {
    const Brushwork brushwork(painter);
    const QColor ink = option.palette.color(QPalette::ButtonText);
    const QColor accent = option.palette.color(QPalette::Highlight);
    const bool on = has(option, QStyle::State_On);
    const bool hover = has(option, QStyle::State_MouseOver) && has(option, QStyle::State_Enabled);
    if (!has(option, QStyle::State_AutoRaise)) // it stands for itself, not in a tool bar
        frame(painter, option.rect, option.palette.color(QPalette::Button), outline(option.palette));
    if (on)
        frame(painter, option.rect, QColor(accent.red(), accent.green(), accent.blue(), 46), accent);
    if (has(option, QStyle::State_Sunken) || (hover && !on)) {
        const int alpha = has(option, QStyle::State_Sunken) ? 44 : 24;
        frame(painter, option.rect, QColor(ink.red(), ink.green(), ink.blue(), alpha), Qt::transparent);
    }
    if (showsFocus(option))
        focusRing(painter, option.rect, option.palette);
}

void checkBox(QPainter& painter, const QStyleOption& option) {
    const Brushwork brushwork(painter);
    const bool partly = has(option, QStyle::State_NoChange);
    const bool on = has(option, QStyle::State_On);
    const IndicatorColours colours = indicatorColours(option, on || partly);
    frame(painter, option.rect, colours.fill, colours.line);
    const QRectF box(option.rect);
    if (partly)
        painter.fillRect(QRectF(box.left() + 4, box.center().y() - 0.5, box.width() - 8, 2), colours.mark);
    else if (on)
        tick(painter, box, colours.mark);
}

void radioButton(QPainter& painter, const QStyleOption& option) {
    const Brushwork brushwork(painter);
    const bool on = has(option, QStyle::State_On);
    const IndicatorColours colours = indicatorColours(option, on);
    painter.setBrush(colours.fill);
    painter.setPen(colours.line);
    const QRectF box = QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.drawEllipse(box);
    if (!on)
        return;
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.mark);
    painter.drawEllipse(box.center(), box.width() / 5, box.height() / 5);
}

void slider(QPainter& painter, const QStyleOptionSlider& option, const QRect& groove, const QRect& handle) {
    const Brushwork brushwork(painter);
    const bool enabled = has(option, QStyle::State_Enabled);
    const QColor accent = option.palette.color(QPalette::Highlight);
    const QRectF track(groove.left(), groove.center().y() - 1, groove.width(), 4);
    painter.setPen(Qt::NoPen);
    painter.setBrush(mixed(option.palette.color(QPalette::Mid), option.palette.color(QPalette::Window), 0.2));
    painter.drawRoundedRect(track, 2, 2);
    if (enabled) {
        painter.setBrush(accent);
        const bool mirrored = option.upsideDown;
        QRectF filled = track;
        if (mirrored)
            filled.setLeft(handle.center().x());
        else
            filled.setRight(handle.center().x());
        painter.drawRoundedRect(filled, 2, 2);
    }
    const QRectF knob = QRectF(handle).adjusted(1, 1, -1, -1);
    if (has(option, QStyle::State_HasFocus)) {
        painter.setBrush(QColor(accent.red(), accent.green(), accent.blue(), 90));
        painter.drawEllipse(QRectF(handle).adjusted(-1.5, -1.5, 1.5, 1.5));
    }
    const bool lively =
        enabled && (has(option, QStyle::State_Sunken) || has(option, QStyle::State_MouseOver));
    painter.setBrush(lively ? accent : option.palette.color(enabled ? QPalette::Base : QPalette::Window));
    painter.setPen(QPen(enabled ? accent : option.palette.color(QPalette::Mid), 2));
    painter.drawEllipse(knob.adjusted(1, 1, -1, -1));
}

void scrollHandle(QPainter& painter, const QStyleOptionSlider& option, const QRect& handle) {
    const Brushwork brushwork(painter);
    const bool lively = has(option, QStyle::State_MouseOver) || has(option, QStyle::State_Sunken);
    const QColor window = option.palette.color(QPalette::Window);
    painter.setPen(Qt::NoPen);
    painter.setBrush(mixed(window, option.palette.color(QPalette::WindowText), lively ? 0.5 : 0.32));
    const qreal inset = lively ? 2 : 3;
    const QRectF bar = QRectF(handle).adjusted(inset, inset, -inset, -inset);
    const qreal round = qMin(bar.width(), bar.height()) / 2;
    painter.drawRoundedRect(bar, round, round);
}

void tab(QPainter& painter, const QStyleOption& option, bool belowPage) {
    const QRect& rect = option.rect;
    const bool selected = has(option, QStyle::State_Selected);
    if (selected || has(option, QStyle::State_MouseOver)) {
        QColor wash = option.palette.color(QPalette::WindowText);
        wash.setAlpha(selected ? 18 : 10);
        painter.fillRect(rect, wash);
    }
    painter.fillRect(QRect(rect.left(), belowPage ? rect.top() : rect.bottom(), rect.width(), 1),
                     outline(option.palette));
    if (selected)
        painter.fillRect(QRect(rect.left(), belowPage ? rect.top() : rect.bottom() - 1, rect.width(), 2),
                         option.palette.color(QPalette::Highlight));
    if (showsFocus(option))
        focusRing(painter, rect.adjusted(2, 2, -2, -2), option.palette);
}

void progressGroove(QPainter& painter, const QStyleOption& option) {
    const Brushwork brushwork(painter);
    frame(painter, option.rect, option.palette.color(QPalette::Base), outline(option.palette));
}

void progressFill(QPainter& painter, const QRect& rect, const QPalette& palette) {
    const Brushwork brushwork(painter);
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette.color(QPalette::Highlight));
    painter.drawRoundedRect(QRectF(rect), radius - 1, radius - 1);
}

void listRow(QPainter& painter, const QStyleOption& option, bool chosen) {
    const QColor accent = option.palette.color(QPalette::Highlight);
    if (chosen) {
        painter.fillRect(option.rect, QColor(accent.red(), accent.green(), accent.blue(), 40));
        painter.fillRect(QRect(option.rect.topLeft(), QSize(3, option.rect.height())), accent);
    } else if (has(option, QStyle::State_MouseOver)) {
        painter.fillRect(option.rect, option.palette.color(QPalette::AlternateBase));
    }
    if (has(option, QStyle::State_HasFocus))
        focusRing(painter, option.rect.adjusted(1, 1, -1, -1), option.palette);
}

void chevronDown(QPainter& painter, const QRect& rect, const QColor& ink) {
    const Brushwork brushwork(painter);
    const QPointF centre = QRectF(rect).center();
    QPainterPath path(centre + QPointF(-4, -2));
    path.lineTo(centre + QPointF(0, 2));
    path.lineTo(centre + QPointF(4, -2));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(ink, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(path);
}

} // namespace app::flat
