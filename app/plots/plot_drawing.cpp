// SPDX-License-Identifier: MIT
#include "app/plots/plot_drawing.h"

#include "app/controls/number_range.h"
#include "app/controls/palette.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace app {
namespace {

constexpr double gap = 6; ///< between axis and text
constexpr double tickLength = 4;
constexpr double yTickDistance = 30; ///< at least
constexpr double xTickDistance = 64;
constexpr double pointRadius = 3;

double widest(const std::vector<double>& ticks, const QFontMetricsF& metrics, const QLocale& locale) {
    double out = 0;
    for (const double tick : ticks)
        out = std::max(out, metrics.horizontalAdvance(numberToRead(tick, locale)));
    return out;
}

int room(double length, double distance) {
    return std::max(2, static_cast<int>(length / distance));
}

QFont bold(QFont font) {
    font.setBold(true);
    return font;
}

} // namespace

PlotDrawing::PlotDrawing(const Plot& plot, const QRectF& area, const QFontMetricsF& metrics,
                         const QLocale& locale, double headRoom)
    : m_plot(plot), m_area(area), m_metrics(metrics), m_locale(locale), m_headRoom(headRoom) {
    const double line = metrics.height();
    m_headHeight = plot.title.isEmpty() && headRoom <= 0 ? 0 : std::max(line, headRoom) + gap;
    const double top = area.top() + m_headHeight + line + gap;
    const double bottom = area.bottom() - 2 * line - gap;
    m_yTicks = plot.y.scale.ticks(room(bottom - top, yTickDistance));
    const double left = area.left() + widest(m_yTicks, metrics, locale) + 2 * gap;
    m_frame = QRectF(QPointF(left, top),
                     QPointF(std::max(area.right() - gap, left + 1), std::max(bottom, top + 1)));
    m_xTicks = plot.x.scale.ticks(room(m_frame.width(), xTickDistance));
}

double PlotDrawing::xOf(double value) const {
    return m_frame.left() + m_plot.x.scale.fraction(value) * m_frame.width();
}

double PlotDrawing::yOf(double value) const {
    return m_frame.bottom() - m_plot.y.scale.fraction(value) * m_frame.height();
}

double PlotDrawing::exaggeration() const {
    const AxisScale& x = m_plot.x.scale;
    const AxisScale& y = m_plot.y.scale;
    return (m_frame.height() / (y.high - y.low)) / (m_frame.width() / (x.high - x.low));
}

std::size_t PlotDrawing::nearest(double x) const {
    const std::vector<QPointF>& points = m_plot.series.front().points;
    const double value = m_plot.x.scale.valueAt((x - m_frame.left()) / m_frame.width());
    const auto after = std::ranges::lower_bound(points, value, {}, &QPointF::x);
    if (after == points.end())
        return points.size() - 1;
    const auto index = static_cast<std::size_t>(after - points.begin());
    const bool former = index > 0 && x - xOf(points[index - 1].x()) < xOf(after->x()) - x;
    return former ? index - 1 : index;
}

void PlotDrawing::draw(QPainter& painter, const QPalette& palette) const {
    if (m_plot.isEmpty())
        return;
    drawGrid(painter, palette);
    for (std::size_t i = 0; i < m_plot.series.size(); ++i)
        drawSeries(painter, m_plot.series[i], palette.color(i == 0 ? QPalette::Highlight : QPalette::Text));
    drawMark(painter, palette);
    drawTexts(painter, palette);
}

void PlotDrawing::drawGrid(QPainter& painter, const QPalette& palette) const {
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(QPen(outline(palette), 1, Qt::DotLine));
    for (const double tick : m_yTicks)
        painter.drawLine(QLineF(m_frame.left(), yOf(tick), m_frame.right(), yOf(tick)));
    painter.setPen(QPen(mutedText(palette), 1));
    painter.drawLine(m_frame.bottomLeft(), m_frame.bottomRight());
    painter.drawLine(m_frame.topLeft(), m_frame.bottomLeft());
    for (const double tick : m_xTicks)
        painter.drawLine(QLineF(xOf(tick), m_frame.bottom(), xOf(tick), m_frame.bottom() + tickLength));
}

void PlotDrawing::drawTickTexts(QPainter& painter) const {
    const double line = m_metrics.height();
    for (const double tick : m_yTicks)
        painter.drawText(
            QRectF(m_area.left(), yOf(tick) - line / 2, m_frame.left() - gap - m_area.left(), line),
            Qt::AlignRight | Qt::AlignVCenter | Qt::TextDontClip, numberToRead(tick, m_locale));
    double free = m_area.left();
    for (const double tick : m_xTicks) {
        const QString text = numberToRead(tick, m_locale);
        const double width = m_metrics.horizontalAdvance(text);
        const double left = std::min(xOf(tick) - width / 2, m_area.right() - width);
        if (left < free)
            continue;
        painter.drawText(QRectF(left, m_frame.bottom() + gap, width, line), Qt::AlignLeft | Qt::TextDontClip,
                         text);
        free = left + width + gap;
    }
}

void PlotDrawing::drawTexts(QPainter& painter, const QPalette& palette) const {
    const double line = m_metrics.height();
    const QFont plain = painter.font();
    painter.setPen(palette.color(QPalette::Text));
    painter.setFont(bold(plain));
    painter.drawText(QRectF(m_area.left(), m_area.top(), m_area.width() - m_headRoom, m_headHeight - gap),
                     Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, m_plot.title);
    painter.setFont(plain);
    painter.setPen(mutedText(palette));
    drawTickTexts(painter);
    const QRectF head(m_area.left(), m_area.top() + m_headHeight, m_area.width() - gap, line);
    painter.drawText(head, Qt::AlignLeft | Qt::TextDontClip, m_plot.y.label);
    if (m_plot.note)
        painter.drawText(head, Qt::AlignRight | Qt::TextDontClip, m_plot.note(exaggeration()));
    painter.drawText(QRectF(m_area.left(), m_area.bottom() - line, m_area.width() - gap, line),
                     Qt::AlignRight | Qt::TextDontClip, m_plot.x.label);
}

void PlotDrawing::drawMark(QPainter& painter, const QPalette& palette) const {
    if (!m_plot.mark)
        return;
    const double x = xOf(m_plot.mark->x);
    if (x < m_frame.left() || x > m_frame.right())
        return;
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(QPen(palette.color(QPalette::Text), 1, Qt::DashLine));
    painter.drawLine(QLineF(x, m_frame.top(), x, m_frame.bottom()));
    const double width = m_metrics.horizontalAdvance(m_plot.mark->label);
    const double left = x + gap + width < m_frame.right() ? x + gap : x - gap - width;
    QColor plate = palette.color(QPalette::Window);
    plate.setAlpha(200); // the words stay readable over bars
    painter.fillRect(QRectF(left - 2, m_frame.top(), width + 4, m_metrics.height()), plate);
    painter.drawText(QPointF(left, m_frame.top() + m_metrics.ascent()), m_plot.mark->label);
}

void PlotDrawing::drawBars(QPainter& painter, const PlotSeries& series) const {
    painter.setRenderHint(QPainter::Antialiasing, false); // no seams between bars
    painter.setPen(Qt::NoPen);
    for (const QPointF& point : series.points) {
        const double left = xOf(point.x() - series.barWidth / 2);
        const double right = xOf(point.x() + series.barWidth / 2);
        const double top = yOf(point.y());
        if (std::isfinite(top) && top < m_frame.bottom())
            painter.drawRect(QRectF(QPointF(left, top), QPointF(right, m_frame.bottom())));
    }
}

void PlotDrawing::drawSeries(QPainter& painter, const PlotSeries& series, const QColor& ink) const {
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(ink, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(ink);
    if (series.shape == PlotShape::Bars)
        return drawBars(painter, series);
    const auto known = [](const QPointF& point) { return !std::isnan(point.y()); };
    if (series.shape == PlotShape::Points) {
        for (const QPointF& point : series.points)
            if (known(point))
                painter.drawEllipse(QPointF(xOf(point.x()), yOf(point.y())), pointRadius, pointRadius);
        return;
    }
    const auto end = series.points.end();
    for (auto from = std::find_if(series.points.begin(), end, known); from != end;) {
        const auto to = std::find_if_not(from, end, known);
        drawRun(painter, {from, to}, series.shape == PlotShape::Area);
        from = std::find_if(to, end, known);
    }
}

/// A piece between gaps, with the ground under it.
void PlotDrawing::drawRun(QPainter& painter, Points run, bool filled) const {
    const QPolygonF line = lineOf(run);
    const QPen pen = painter.pen();
    if (filled) {
        QPolygonF ground = line;
        ground << QPointF(line.back().x(), m_frame.bottom()) << QPointF(line.front().x(), m_frame.bottom());
        QColor pale = pen.color();
        pale.setAlpha(50);
        painter.setPen(Qt::NoPen);
        painter.setBrush(pale);
        painter.drawPolygon(ground);
    }
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    if (line.size() > 1)
        painter.drawPolyline(line);
    else
        painter.drawPoint(line.front());
}

/// Where there are many points for a pixel, their lowest and highest stand for all.
QPolygonF PlotDrawing::lineOf(Points run) const {
    QPolygonF out;
    const double width = xOf(run.back().x()) - xOf(run.front().x());
    if (static_cast<double>(run.size()) < 4 * width + 4) {
        for (const QPointF& point : run)
            out << QPointF(xOf(point.x()), yOf(point.y()));
        return out;
    }
    for (std::size_t i = 0; i < run.size();) {
        const double x = xOf(run[i].x());
        double low = run[i].y();
        double high = low;
        for (; i < run.size() && std::floor(xOf(run[i].x())) == std::floor(x); ++i) {
            low = std::min(low, run[i].y());
            high = std::max(high, run[i].y());
        }
        out << QPointF(x, yOf(low)) << QPointF(x, yOf(high));
    }
    return out;
}

void PlotDrawing::drawReading(QPainter& painter, const QPalette& palette, std::size_t index) const {
    const QPointF point = m_plot.series.front().points[index];
    const double x = xOf(point.x());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(palette.color(QPalette::Text), 1));
    painter.drawLine(QLineF(x, m_frame.top(), x, m_frame.bottom()));
    if (!std::isnan(point.y())) {
        painter.setBrush(palette.color(QPalette::Base));
        painter.drawEllipse(QPointF(x, yOf(point.y())), pointRadius + 0.5, pointRadius + 0.5);
    }
    const QString text = m_plot.reading ? m_plot.reading(index) : QString();
    if (text.isEmpty())
        return;
    const double width = m_metrics.horizontalAdvance(text) + 2 * gap;
    const double most = std::max(m_area.left(), m_area.right() - width);
    // In the line over the frame: neither numbers of the axis nor what is drawn lies under it.
    const double height = m_metrics.height() + 4;
    const QRectF plate(std::clamp(x - width / 2, m_area.left(), most), m_frame.top() - gap - height, width,
                       height);
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette.color(QPalette::ToolTipBase));
    painter.drawRoundedRect(plate, 4, 4);
    painter.setPen(palette.color(QPalette::ToolTipText));
    painter.drawText(plate, Qt::AlignCenter, text);
}

} // namespace app
