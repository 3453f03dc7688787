// SPDX-License-Identifier: MIT
#include "app/docks/profile_plot.h"

#include "app/docks/profile_drawing.h"
#include "app/settings/display_text.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace app {

ProfilePlot::ProfilePlot(QWidget* parent) : QWidget(parent) {
    setMouseTracking(true);
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setPoints({});
}

void ProfilePlot::setPoints(std::vector<terrain::ProfilePoint> points) {
    m_points = std::move(points);
    const terrain::ProfileFacts facts = terrain::profileFacts(m_points);
    setAccessibleName(tr("Profile over %1, heights %2. The arrow keys read it.")
                          .arg(metresText(facts.length), metreRangeText(facts.lowest, facts.highest)));
    if (m_read && *m_read >= m_points.size())
        setRead(std::nullopt);
    else if (m_read)
        setAccessibleDescription(readText());
    update();
}

std::optional<terrain::ProfilePoint> ProfilePlot::read() const {
    return m_read ? std::optional(m_points[*m_read]) : std::nullopt;
}

void ProfilePlot::setRead(std::optional<std::size_t> index) {
    if (index == m_read)
        return;
    m_read = index;
    setAccessibleDescription(readText());
    update();
    Q_EMIT readChanged();
}

QString ProfilePlot::readText() const {
    if (!m_read)
        return {};
    const terrain::ProfilePoint& point = m_points[*m_read];
    return std::isnan(point.height)
               ? tr("%1: no height here").arg(metresText(point.distance))
               : tr("%1: %2 high").arg(metresText(point.distance), metresText(point.height));
}

void ProfilePlot::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    if (!m_points.empty()) {
        const ProfileDrawing drawing(m_points, QRectF(rect()).adjusted(2, 2, -2, -2), fontMetrics(),
                                     locale());
        drawing.draw(painter, palette());
        if (m_read) {
            const terrain::ProfilePoint& point = m_points[*m_read];
            const double x = drawing.xOf(point.distance);
            painter.setPen(QPen(palette().color(QPalette::Text), 1));
            painter.drawLine(QLineF(x, drawing.plot().top(), x, drawing.plot().bottom()));
            if (!std::isnan(point.height)) {
                painter.setBrush(palette().color(QPalette::Base));
                painter.drawEllipse(QPointF(x, drawing.yOf(point.height)), 3.5, 3.5);
            }
            const QString text = readText();
            const double width = fontMetrics().horizontalAdvance(text) + 8.0;
            const double left = std::clamp(x - width / 2, drawing.plot().left(),
                                           std::max(drawing.plot().left(), this->width() - width));
            const QRectF plate(left, drawing.plot().top() + 2, width, fontMetrics().height() + 4.0);
            painter.setPen(Qt::NoPen);
            painter.setBrush(palette().color(QPalette::ToolTipBase));
            painter.drawRoundedRect(plate, 4, 4);
            painter.setPen(palette().color(QPalette::ToolTipText));
            painter.drawText(plate, Qt::AlignCenter, text);
        }
    }
    if (hasFocus()) {
        painter.setPen(QPen(palette().color(QPalette::Highlight), 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
}

void ProfilePlot::mouseMoveEvent(QMouseEvent* event) {
    if (m_points.empty())
        return;
    const ProfileDrawing drawing(m_points, QRectF(rect()).adjusted(2, 2, -2, -2), fontMetrics(), locale());
    setRead(drawing.nearest(event->position().x()));
}

void ProfilePlot::leaveEvent(QEvent* event) {
    setRead(std::nullopt);
    QWidget::leaveEvent(event);
}

void ProfilePlot::focusOutEvent(QFocusEvent* event) {
    setRead(std::nullopt);
    QWidget::focusOutEvent(event);
}

void ProfilePlot::keyPressEvent(QKeyEvent* event) {
    const int key = event->key();
    if (m_points.empty() || (key != Qt::Key_Left && key != Qt::Key_Right && key != Qt::Key_Home &&
                             key != Qt::Key_End && !(key == Qt::Key_Escape && m_read)))
        return QWidget::keyPressEvent(event);
    if (key == Qt::Key_Escape)
        return setRead(std::nullopt);
    const auto last = static_cast<std::ptrdiff_t>(m_points.size()) - 1;
    const std::ptrdiff_t step = event->modifiers().testFlag(Qt::ShiftModifier) ? 10 : 1;
    std::ptrdiff_t at = m_read ? static_cast<std::ptrdiff_t>(*m_read) : last / 2;
    if (m_read)
        at += key == Qt::Key_Left ? -step : key == Qt::Key_Right ? step : 0;
    at = key == Qt::Key_Home ? 0 : key == Qt::Key_End ? last : std::clamp(at, std::ptrdiff_t{0}, last);
    setRead(static_cast<std::size_t>(at));
}

} // namespace app
