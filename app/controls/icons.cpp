// SPDX-License-Identifier: MIT
#include "app/controls/icons.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QPixmapCache>
#include <QSvgRenderer>

namespace app {
namespace {

QString iconPath(const QString& name) {
    return QStringLiteral(":/icons/%1.svg").arg(name);
}

QColor inkFor(QIcon::Mode mode) {
    const QPalette palette = QApplication::palette();
    if (mode == QIcon::Disabled)
        return palette.color(QPalette::Disabled, QPalette::ButtonText);
    return palette.color(mode == QIcon::Selected ? QPalette::HighlightedText : QPalette::ButtonText);
}

QByteArray readSvg(const QString& name) {
    QFile file(iconPath(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QPixmap drawSvg(QByteArray svg, const QSize& pixels, const QColor& ink, bool faintWhenColoured) {
    const bool coloured = !svg.contains("currentColor");
    svg.replace("currentColor", ink.name(QColor::HexRgb).toLatin1());
    QPixmap out(pixels);
    out.fill(Qt::transparent);
    QPainter painter(&out);
    if (coloured && faintWhenColoured)
        painter.setOpacity(0.5);
    QSvgRenderer renderer(svg);
    renderer.setAspectRatioMode(Qt::KeepAspectRatio);
    renderer.render(&painter, QRectF(QPointF(), pixels));
    return out;
}

/// Draws one SVG whose strokes say currentColor. The colour is looked up at each drawing, so that icons
/// follow a change of theme by themselves.
class PaletteIconEngine : public QIconEngine {
public:
    explicit PaletteIconEngine(const QString& name) : m_name(name), m_svg(readSvg(name)) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override {
        const qreal ratio = painter->device()->devicePixelRatioF();
        painter->drawPixmap(rect, scaledPixmap(rect.size() * ratio, mode, state, ratio));
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
        return scaledPixmap(size, mode, state, 1.0);
    }

    QPixmap scaledPixmap(const QSize& size, QIcon::Mode mode, QIcon::State, qreal scale) override {
        const QColor ink = inkFor(mode);
        const QString key = QStringLiteral("moraine-icon/%1/%2x%3/%4/%5")
                                .arg(m_name)
                                .arg(size.width())
                                .arg(size.height())
                                .arg(ink.rgba(), 0, 16)
                                .arg(mode);
        QPixmap out;
        if (!QPixmapCache::find(key, &out)) {
            out = drawSvg(m_svg, size, ink, mode == QIcon::Disabled);
            QPixmapCache::insert(key, out);
        }
        out.setDevicePixelRatio(scale);
        return out;
    }

    QSize actualSize(const QSize& size, QIcon::Mode, QIcon::State) override { return size; }
    bool isNull() override { return m_svg.isEmpty(); }
    QString key() const override { return QStringLiteral("moraine"); }
    QIconEngine* clone() const override { return new PaletteIconEngine(*this); }

private:
    QString m_name;
    QByteArray m_svg;
};

} // namespace

QIcon icon(const QString& name) {
    return QFile::exists(iconPath(name)) ? QIcon(new PaletteIconEngine(name)) : QIcon();
}

QPixmap tintedIcon(const QString& name, int size, const QColor& ink, qreal devicePixelRatio) {
    const QSize pixels = QSize(size, size) * devicePixelRatio;
    const QString key =
        QStringLiteral("moraine-ink/%1/%2/%3").arg(name).arg(pixels.width()).arg(ink.rgba(), 0, 16);
    QPixmap out;
    if (!QPixmapCache::find(key, &out)) {
        out = drawSvg(readSvg(name), pixels, ink, false);
        QPixmapCache::insert(key, out);
    }
    out.setDevicePixelRatio(devicePixelRatio);
    return out;
}

QStringList iconNames() {
    QStringList out = QDir(QStringLiteral(":/icons")).entryList({QStringLiteral("*.svg")}, QDir::Files);
    for (QString& name : out)
        name.chop(4);
    return out;
}

} // namespace app
