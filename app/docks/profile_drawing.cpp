// SPDX-License-Identifier: MIT
#include "app/docks/profile_drawing.h"

#include "app/controls/number_range.h"
#include "app/controls/palette.h"
#include "app/docks/histogram_widget.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QPainterPath>
#include <QSvgGenerator>

#include <algorithm>
#include <cmath>

namespace app {
namespace {

class ProfileTexts {
    Q_DECLARE_TR_FUNCTIONS(app::ProfilePlot)
};

constexpr double gap = 6;            ///< between axis and text
constexpr double heightTickGap = 34; ///< at least, between ticks
constexpr double air = 0.06;         ///< of the height range, over and under the line

/// The widest of some texts.
double widest(const std::vector<double>& ticks, const QFontMetricsF& metrics, const QLocale& locale) {
    double out = 0;
    for (const double tick : ticks)
        out = std::max(out, metrics.horizontalAdvance(numberDisplay(tick, locale)));
    return out;
}

double twoDigits(double value) {
    const double unit = value > 0 ? std::pow(10.0, std::floor(std::log10(value)) - 1) : 1;
    return std::round(value / unit) * unit;
}

QPen thin(const QColor& colour, Qt::PenStyle style = Qt::SolidLine) {
    QPen pen(colour, 1, style);
    pen.setCosmetic(true);
    return pen;
}

} // namespace

ProfileDrawing::ProfileDrawing(std::span<const terrain::ProfilePoint> points, const QRectF& area,
                               const QFontMetricsF& metrics, const QLocale& locale)
    : m_points(points), m_area(area), m_metrics(metrics), m_locale(locale) {
    const terrain::ProfileFacts facts = terrain::profileFacts(points);
    m_length = facts.length > 0 ? facts.length : 1;
    const bool known = facts.lowest <= facts.highest;
    const double span = known ? facts.highest - facts.lowest : 1;
    // Level ground lies in the middle; what is all but level is not blown up to noise.
    const double least = std::max(m_length * 1e-4, 1e-3);
    const double room = std::max(span * air, (least - span) / 2);
    m_low = (known ? facts.lowest : 0) - room;
    m_high = (known ? facts.highest : 1) + room;
    const double line = metrics.height();
    const double top = area.top() + line + gap;
    const double bottom = area.bottom() - 2 * line - gap;
    m_heightTicks = axisTicks(m_low, m_high, std::max(2, static_cast<int>((bottom - top) / heightTickGap)));
    const double left = area.left() + widest(m_heightTicks, metrics, locale) + 2 * gap;
    m_plot = QRectF(QPointF(left, top), QPointF(area.right() - gap, std::max(bottom, top + 1)));
    m_distanceTicks = axisTicks(0, m_length, std::max(2, static_cast<int>(m_plot.width() / 72)));
}

double ProfileDrawing::xOf(double distance) const {
    return m_plot.left() + distance / m_length * m_plot.width();
}

double ProfileDrawing::yOf(double height) const {
    return m_plot.bottom() - (height - m_low) / (m_high - m_low) * m_plot.height();
}

double ProfileDrawing::exaggeration() const {
    return (m_plot.height() / (m_high - m_low)) / (m_plot.width() / m_length);
}

std::size_t ProfileDrawing::nearest(double x) const {
    const double distance = (x - m_plot.left()) / m_plot.width() * m_length;
    const auto after = std::ranges::lower_bound(m_points, distance, {}, &terrain::ProfilePoint::distance);
    if (after == m_points.end())
        return m_points.size() - 1;
    const auto index = static_cast<std::size_t>(after - m_points.begin());
    const bool former = index > 0 && distance - m_points[index - 1].distance < after->distance - distance;
    return former ? index - 1 : index;
}

void ProfileDrawing::draw(QPainter& painter, const QPalette& palette) const {
    if (m_points.empty())
        return;
    drawGrid(painter, palette);
    drawLine(painter, palette);
    drawTexts(painter, palette);
}

void ProfileDrawing::drawGrid(QPainter& painter, const QPalette& palette) const {
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(thin(outline(palette), Qt::DotLine));
    for (const double tick : m_heightTicks)
        painter.drawLine(QLineF(m_plot.left(), yOf(tick), m_plot.right(), yOf(tick)));
    painter.setPen(thin(mutedText(palette)));
    painter.drawLine(m_plot.bottomLeft(), m_plot.bottomRight());
    painter.drawLine(m_plot.topLeft(), m_plot.bottomLeft());
    for (const double tick : m_distanceTicks)
        painter.drawLine(QLineF(xOf(tick), m_plot.bottom(), xOf(tick), m_plot.bottom() + 4));
}

void ProfileDrawing::drawTexts(QPainter& painter, const QPalette& palette) const {
    painter.setPen(mutedText(palette));
    const double line = m_metrics.height();
    for (const double tick : m_heightTicks)
        painter.drawText(
            QRectF(m_area.left(), yOf(tick) - line / 2, m_plot.left() - gap - m_area.left(), line),
            Qt::AlignRight | Qt::AlignVCenter | Qt::TextDontClip, numberDisplay(tick, m_locale));
    double free = m_area.left();
    for (const double tick : m_distanceTicks) {
        const QString text = numberDisplay(tick, m_locale);
        const double width = m_metrics.horizontalAdvance(text);
        const double left = std::min(xOf(tick) - width / 2, m_area.right() - width);
        if (left < free)
            continue;
        painter.drawText(QRectF(left, m_plot.bottom() + gap, width, line), Qt::AlignLeft | Qt::TextDontClip,
                         text);
        free = left + width + gap;
    }
    const QRectF head(m_area.left(), m_area.top(), m_area.width(), line);
    painter.drawText(head, Qt::AlignLeft | Qt::TextDontClip, ProfileTexts::tr("Height in m"));
    painter.drawText(
        head, Qt::AlignRight | Qt::TextDontClip,
        ProfileTexts::tr("Heights × %1").arg(numberDisplay(twoDigits(exaggeration()), m_locale)));
    painter.drawText(QRectF(m_area.left(), m_area.bottom() - line, m_area.width() - gap, line),
                     Qt::AlignRight | Qt::TextDontClip, ProfileTexts::tr("Distance in m"));
}

/// The line of points without a gap. Where there are many for a pixel, their lowest and highest stand for
/// all.
QPolygonF ProfileDrawing::lineOf(std::span<const terrain::ProfilePoint> run) const {
    QPolygonF out;
    const double width = xOf(run.back().distance) - xOf(run.front().distance);
    if (static_cast<double>(run.size()) < 4 * width + 4) {
        for (const terrain::ProfilePoint& point : run)
            out << QPointF(xOf(point.distance), yOf(point.height));
        return out;
    }
    for (std::size_t i = 0; i < run.size();) {
        const double x = xOf(run[i].distance);
        double low = run[i].height;
        double high = low;
        for (; i < run.size() && std::floor(xOf(run[i].distance)) == std::floor(x); ++i) {
            low = std::min(low, run[i].height);
            high = std::max(high, run[i].height);
        }
        out << QPointF(x, yOf(low)) << QPointF(x, yOf(high));
    }
    return out;
}

/// Every piece between gaps, with the ground under it filled.
void ProfileDrawing::drawLine(QPainter& painter, const QPalette& palette) const {
    const QColor ink = palette.color(QPalette::Highlight);
    QColor ground = ink;
    ground.setAlpha(50);
    painter.setRenderHint(QPainter::Antialiasing);
    const auto known = [](const terrain::ProfilePoint& point) { return !std::isnan(point.height); };
    for (auto from = std::ranges::find_if(m_points, known); from != m_points.end();) {
        const auto to = std::find_if_not(from, m_points.end(), known);
        const QPolygonF line = lineOf({from, to});
        QPolygonF filled = line;
        filled << QPointF(line.back().x(), m_plot.bottom()) << QPointF(line.front().x(), m_plot.bottom());
        painter.setPen(Qt::NoPen);
        painter.setBrush(ground);
        painter.drawPolygon(filled);
        painter.setPen(QPen(ink, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(Qt::NoBrush);
        if (line.size() > 1)
            painter.drawPolyline(line);
        else
            painter.drawPoint(line.front());
        from = std::find_if(to, m_points.end(), known);
    }
}

QByteArray profileSvg(std::span<const terrain::ProfilePoint> points, const QString& title,
                      const QLocale& locale) {
    constexpr QSize size(960, 360);
    QByteArray out;
    QBuffer buffer(&out);
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setResolution(96); // as browsers count pixels
    generator.setSize(size);
    generator.setViewBox(QRect(QPoint(0, 0), size));
    generator.setTitle(title);
    const QPalette palette = themePalette(false);
    QFont font;
    font.setPixelSize(13);
    QPainter painter(&generator);
    painter.setFont(font);
    painter.fillRect(QRect(QPoint(0, 0), size), Qt::white);
    const QRectF area = QRectF(QPointF(0, 0), QSizeF(size)).adjusted(16, 12, -16, -12);
    ProfileDrawing(points, area, QFontMetricsF(font), locale).draw(painter, palette);
    painter.end();
    return out;
}

} // namespace app
