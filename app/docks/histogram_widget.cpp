// SPDX-License-Identifier: MIT
#include "app/docks/histogram_widget.h"

#include "app/controls/number_range.h"
#include "app/controls/palette.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace app {
namespace {

constexpr int tickLength = 4;
constexpr int leastTickDistance = 56;

struct Frame {
    QRect plot;
    double minimum;
    double maximum;

    [[nodiscard]] double xOf(double height) const {
        return plot.left() + (height - minimum) / (maximum - minimum) * plot.width();
    }
};

void drawBars(QPainter& painter, const Frame& frame, const std::vector<std::int64_t>& bins,
              const QColor& ink) {
    const auto most = static_cast<double>(*std::ranges::max_element(bins));
    const double step = frame.plot.width() / static_cast<double>(bins.size());
    painter.setRenderHint(QPainter::Antialiasing, false); // no seams between bars
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    for (std::size_t i = 0; i < bins.size(); ++i) {
        const double height = most > 0 ? static_cast<double>(bins[i]) / most * frame.plot.height() : 0;
        const double left = std::round(frame.plot.left() + static_cast<double>(i) * step);
        const double right = std::round(frame.plot.left() + static_cast<double>(i + 1) * step);
        painter.drawRect(QRectF(left, frame.plot.bottom() + 1 - height, right - left, height));
    }
}

void drawHeightAxis(QPainter& painter, const Frame& frame, const QPalette& colours, const QLocale& locale) {
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(mutedText(colours));
    const int y = frame.plot.bottom() + 1;
    painter.drawLine(frame.plot.left(), y, frame.plot.right(), y);
    const QFontMetrics metrics = painter.fontMetrics();
    const int count = std::max(2, frame.plot.width() / leastTickDistance);
    int free = frame.plot.left() - metrics.averageCharWidth() * 2;
    for (const double tick : axisTicks(frame.minimum, frame.maximum, count)) {
        const int x = static_cast<int>(std::lround(frame.xOf(tick)));
        painter.drawLine(x, y, x, y + tickLength);
        const QString text = numberDisplay(tick, locale);
        const int width = metrics.horizontalAdvance(text);
        const int left = std::clamp(x - width / 2, 0, std::max(0, painter.device()->width() - width));
        if (left <= free)
            continue;
        painter.drawText(left, y + tickLength + metrics.ascent(), text);
        free = left + width + metrics.averageCharWidth();
    }
}

} // namespace

std::vector<double> axisTicks(double minimum, double maximum, int count) {
    if (!(maximum > minimum) || count < 1)
        return {};
    const double rough = (maximum - minimum) / count;
    const double power = std::pow(10.0, std::floor(std::log10(rough)));
    const double digit = rough / power;
    const double step = (digit <= 1 ? 1 : digit <= 2 ? 2 : digit <= 5 ? 5 : 10) * power;
    std::vector<double> out;
    for (double i = std::ceil(minimum / step); i * step <= maximum; i += 1)
        out.push_back(QString::number(i * step, 'g', 12).toDouble());
    return out;
}

HistogramWidget::HistogramWidget(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void HistogramWidget::setStatistics(const std::optional<terrain::Statistics>& statistics) {
    m_statistics = statistics;
    update();
}

void HistogramWidget::paintEvent(QPaintEvent*) {
    if (!m_statistics || m_statistics->histogram.empty() || m_statistics->count == 0)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const int line = fontMetrics().height();
    Frame frame{rect().adjusted(0, line + 4, -1, -(2 * line + tickLength)), m_statistics->minimum,
                m_statistics->maximum};
    if (!(frame.maximum > frame.minimum)) { // flat ground: one bar in the middle
        frame.minimum -= 0.5;
        frame.maximum += 0.5;
    }
    painter.setPen(mutedText(palette()));
    painter.drawText(QRect(0, 0, width(), line), Qt::AlignLeft, tr("Share of the land"));
    painter.drawText(QRect(0, height() - line, width(), line), Qt::AlignRight, tr("Height in m"));
    const auto& bins = m_statistics->histogram;
    const double most = 100.0 * static_cast<double>(*std::ranges::max_element(bins)) /
                        static_cast<double>(m_statistics->count);
    painter.drawText(QRect(0, 0, width(), line), Qt::AlignRight,
                     tr("%1 %").arg(locale().toString(most, 'f', most < 10 ? 1 : 0)));
    painter.setPen(outline(palette()));
    painter.drawLine(frame.plot.topLeft(), frame.plot.topRight()); // the share that is written over it
    drawBars(painter, frame, m_statistics->histogram, palette().color(QPalette::Highlight));
    drawHeightAxis(painter, frame, palette(), locale());
}

} // namespace app
