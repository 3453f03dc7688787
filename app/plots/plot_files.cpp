// SPDX-License-Identifier: MIT
#include "app/plots/plot_files.h"

#include "app/controls/palette.h"
#include "app/plots/plot_drawing.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QPainter>
#include <QSvgGenerator>

namespace app {
namespace {

class PlotTexts {
    Q_DECLARE_TR_FUNCTIONS(app::PlotWidget)
};

constexpr QSize fileSize(plotFileWidth, plotFileHeight);
constexpr double unitsPerInch = 96; // as browsers count pixels
constexpr double inch = 0.0254;     // m
constexpr int fontUnits = 13;
constexpr int pixelsPerUnit = 2;

void paint(QPainter& painter, const Plot& plot, const QLocale& locale) {
    QFont font;
    font.setPixelSize(fontUnits);
    painter.setFont(font);
    painter.fillRect(QRect(QPoint(0, 0), fileSize), Qt::white);
    const QRectF area = QRectF(QPointF(0, 0), QSizeF(fileSize)).adjusted(16, 12, -16, -12);
    PlotDrawing(plot, area, QFontMetricsF(font), locale).draw(painter, themePalette(false));
}

} // namespace

PlotFile plotSvg(const Plot& plot, const QLocale& locale) {
    PlotFile out{QStringLiteral("svg"), PlotTexts::tr("Drawing"), plot.name, {}};
    QBuffer buffer(&out.bytes);
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setResolution(static_cast<int>(unitsPerInch));
    generator.setSize(fileSize);
    generator.setViewBox(QRect(QPoint(0, 0), fileSize));
    generator.setTitle(plot.title);
    generator.setDescription(plot.description);
    QPainter painter(&generator);
    paint(painter, plot, locale);
    return out;
}

QImage plotImage(const Plot& plot, const QLocale& locale) {
    QImage out(fileSize * pixelsPerUnit, QImage::Format_RGB32);
    out.setDevicePixelRatio(pixelsPerUnit);
    {
        QPainter painter(&out);
        paint(painter, plot, locale);
    }
    const int perMetre = qRound(unitsPerInch * pixelsPerUnit / inch);
    out.setDotsPerMeterX(perMetre);
    out.setDotsPerMeterY(perMetre);
    return out;
}

PlotFile plotPng(const Plot& plot, const QLocale& locale) {
    PlotFile out{QStringLiteral("png"), PlotTexts::tr("Picture"), plot.name, {}};
    QBuffer buffer(&out.bytes);
    buffer.open(QIODevice::WriteOnly);
    plotImage(plot, locale).save(&buffer, "PNG");
    return out;
}

PlotFile plotCsv(const Plot& plot) {
    return {QStringLiteral("csv"), PlotTexts::tr("Table"), plot.name, plot.csv ? plot.csv() : QByteArray()};
}

} // namespace app
