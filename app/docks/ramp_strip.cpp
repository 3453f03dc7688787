// SPDX-License-Identifier: MIT
#include "app/docks/ramp_strip.h"

#include "app/controls/number_range.h"
#include "app/controls/palette.h"
#include "libterrain/surface/colour_ramp.h"

#include <QPainter>
#include <QPainterPath>

#include <cmath>
#include <limits>

namespace app {
namespace {

constexpr int stripHeight = 20;
constexpr double unknown = std::numeric_limits<double>::quiet_NaN();

} // namespace

RampStrip::RampStrip(QWidget* parent) : QWidget(parent), m_minimum(unknown), m_maximum(unknown) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void RampStrip::setRamp(const std::string& rampId) {
    m_ramp = rampId;
    update();
}

void RampStrip::setRange(double minimum, double maximum) {
    m_minimum = minimum;
    m_maximum = maximum;
    update();
}

QSize RampStrip::sizeHint() const {
    return {200, stripHeight + 4 + fontMetrics().height()};
}

void RampStrip::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF strip = QRectF(0, 0, width(), stripHeight).adjusted(0.5, 0.5, -0.5, -0.5);
    if (const terrain::ColourRamp* ramp = terrain::findColourRamp(m_ramp)) {
        QLinearGradient gradient(strip.topLeft(), strip.topRight());
        for (const terrain::ColourStop& stop : ramp->stops)
            gradient.setColorAt(stop.position, QColor(stop.colour.red, stop.colour.green, stop.colour.blue));
        painter.setBrush(gradient);
    }
    painter.setPen(outline(palette()));
    painter.drawRoundedRect(strip, 4, 4);
    if (!std::isfinite(m_minimum) || !std::isfinite(m_maximum))
        return;
    const auto text = [this](double height) {
        return numberDisplay(std::round(height * 10) / 10, QStringLiteral("m"), locale());
    };
    painter.setPen(mutedText(palette()));
    const QRect line(0, stripHeight + 4, width(), fontMetrics().height());
    painter.drawText(line, Qt::AlignLeft, text(m_minimum));
    painter.drawText(line, Qt::AlignRight, text(m_maximum));
}

} // namespace app
