// SPDX-License-Identifier: MIT
#include "app/docks/ramp_strip.h"

#include "app/controls/number_range.h"
#include "app/controls/palette.h"
#include "libterrain/surface/shown_colours.h"

#include <QHelpEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace app {
namespace {

constexpr int stripHeight = 20;
constexpr int labelGap = 8;

/// A column of pixels for each height, so that a shore is as sharp as it is on the ground.
QImage columnsOf(const terrain::ColourRamp& ramp, const terrain::RampAnchors& anchors, int width) {
    QImage out(width, 1, QImage::Format_RGB32);
    for (int x = 0; x < width; ++x) {
        const double height = anchors.low + (anchors.high - anchors.low) * (x + 0.5) / width;
        const terrain::Colour colour = terrain::colourAt(ramp, terrain::rampPosition(anchors, height));
        out.setPixel(x, 0, qRgb(colour.red, colour.green, colour.blue));
    }
    return out;
}

} // namespace

RampStrip::RampStrip(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("legend"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void RampStrip::setLegend(const terrain::Display& display, const LegendMeasures& measures,
                          std::optional<double> seaLevel) {
    m_display = display;
    m_heights = measures.heights;
    m_sea = terrain::shownSea(display, seaLevel);
    m_shape.reset();
    if (display.colourBy != terrain::ColourBy::Height)
        m_shape.emplace(display.colourBy, measures.curvature);
    if (m_shape) {
        m_sea.reset();
        const terrain::ShapeColours::Scale scale = m_shape->scale();
        setAccessibleName(tr("Colours from %1 to %2").arg(shapeText(scale.low), shapeText(scale.high)));
    } else if (isKnown()) {
        const terrain::RampAnchors anchors = terrain::shownAnchors(m_display, m_heights, m_sea);
        setAccessibleName(tr("Colours from %1 to %2").arg(heightText(anchors.low), heightText(anchors.high)));
    }
    update();
}

bool RampStrip::isKnown() const {
    if (m_display.colourBy == terrain::ColourBy::Curvature)
        return !m_heights.isEmpty();
    return m_shape || m_display.fixedRange || !m_heights.isEmpty();
}

double RampStrip::heightAt(double x) const {
    const terrain::RampAnchors anchors = terrain::shownAnchors(m_display, m_heights, m_sea);
    return isKnown() ? anchors.low + (anchors.high - anchors.low) * x / width() : std::nan("");
}

double RampStrip::placeOf(double height) const {
    const terrain::RampAnchors anchors = terrain::shownAnchors(m_display, m_heights, m_sea);
    return isKnown() && anchors.high > anchors.low
               ? (height - anchors.low) / (anchors.high - anchors.low) * width()
               : std::nan("");
}

/// Where the sea's mark is; none where the sea lies beyond the colours.
std::optional<double> RampStrip::seaPlace() const {
    const double place = m_sea ? placeOf(*m_sea) : -1;
    return place >= 0 && place <= width() ? std::optional(place) : std::nullopt;
}

QString RampStrip::heightText(double height) const {
    return numberToRead(std::round(height * 10) / 10, QStringLiteral("m"), locale());
}

QString RampStrip::shapeText(double value) const {
    return numberToRead(value, QString::fromUtf8(m_shape->scale().unit), locale());
}

/// What stands for a colour of the strip, rounded to what can be told apart there.
QString RampStrip::valueText(double x) const {
    if (!m_shape)
        return heightText(heightAt(x));
    const terrain::ShapeColours::Scale scale = m_shape->scale();
    const double share = std::clamp(x / width(), 0.0, 1.0);
    const double value = scale.low + (scale.high - scale.low) * share;
    const double step = (scale.high - scale.low) / (scale.high > 1 ? scale.high - scale.low : 200);
    return shapeText(std::round(value / step) * step);
}

QSize RampStrip::sizeHint() const {
    return {200, stripHeight + 4 + fontMetrics().height()};
}

void RampStrip::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF strip = QRectF(0, 0, width(), stripHeight).adjusted(0.5, 0.5, -0.5, -0.5);
    QPainterPath frame;
    frame.addRoundedRect(strip, 4, 4);
    painter.setClipPath(frame);
    const int count = std::max(1, static_cast<int>(std::lround(width() * devicePixelRatioF())));
    painter.drawImage(QRectF(0, 0, width(), stripHeight), columns(count));
    if (const auto sea = seaPlace()) {
        // Dark beside light: it stands out from every colour.
        painter.fillRect(QRectF(std::round(*sea) - 2, 0, 4, stripHeight), QColor(0, 0, 0, 120));
        painter.fillRect(QRectF(std::round(*sea) - 1, 0, 2, stripHeight), Qt::white);
    }
    painter.setClipping(false);
    painter.setPen(outline(palette()));
    painter.drawPath(frame);
    if (isKnown() && m_shape)
        drawShapeLabels(painter);
    else if (isKnown())
        drawLabels(painter);
}

QImage RampStrip::columns(int count) const {
    if (!m_shape)
        return columnsOf(terrain::shownRamp(m_display), terrain::shownAnchors(m_display, m_heights, m_sea),
                         count);
    const terrain::ShapeColours::Scale scale = m_shape->scale();
    QImage out(count, 1, QImage::Format_RGB32);
    for (int x = 0; x < count; ++x) {
        const terrain::Colour colour =
            m_shape->ofValue(scale.low + (scale.high - scale.low) * (x + 0.5) / count);
        out.setPixel(x, 0, qRgb(colour.red, colour.green, colour.blue));
    }
    return out;
}

/// Evenly along the strip: the sides of the compass, else the ends and the middle.
void RampStrip::drawShapeLabels(QPainter& painter) const {
    const terrain::ShapeColours::Scale scale = m_shape->scale();
    QStringList texts{shapeText(scale.low), shapeText((scale.low + scale.high) / 2), shapeText(scale.high)};
    if (scale.high == 360)
        texts = {tr("N", "north, in the legend"), tr("E", "east, in the legend"),
                 tr("S", "south, in the legend"), tr("W", "west, in the legend"),
                 tr("N", "north, in the legend")};
    painter.setPen(mutedText(palette()));
    for (qsizetype i = 0; i < texts.size(); ++i) {
        const int size = fontMetrics().horizontalAdvance(texts[i]);
        const int place =
            static_cast<int>(static_cast<double>(i) / static_cast<double>(texts.size() - 1) * width());
        painter.drawText(QRect(std::clamp(place - size / 2, 0, std::max(0, width() - size)), stripHeight + 4,
                               size, fontMetrics().height()),
                         Qt::AlignLeft, texts[i]);
    }
}

void RampStrip::drawLabels(QPainter& painter) const {
    const terrain::RampAnchors anchors = terrain::shownAnchors(m_display, m_heights, m_sea);
    const QString low = heightText(anchors.low);
    const QString high = heightText(anchors.high);
    painter.setPen(mutedText(palette()));
    const QRect line(0, stripHeight + 4, width(), fontMetrics().height());
    painter.drawText(line, Qt::AlignLeft, low);
    painter.drawText(line, Qt::AlignRight, high);
    const auto sea = seaPlace();
    if (!sea)
        return;
    const QString text = tr("Sea %1").arg(heightText(*m_sea));
    const int size = fontMetrics().horizontalAdvance(text);
    const int first = fontMetrics().horizontalAdvance(low) + labelGap;
    const int last = width() - fontMetrics().horizontalAdvance(high) - labelGap - size;
    if (first > last)
        return; // the mark is there, and its height in the field of the sea level
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(line.translated(std::clamp(static_cast<int>(*sea) - size / 2, first, last), 0),
                     Qt::AlignLeft, text);
}

bool RampStrip::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip || !isKnown())
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    QToolTip::showText(help->globalPos(), valueText(help->pos().x() + 0.5), this);
    return true;
}

} // namespace app
