// SPDX-License-Identifier: MIT
#include "app/docks/sun_dial.h"

#include "app/controls/palette.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace app {
namespace {

constexpr double degree = std::numbers::pi / 180;
constexpr double sunRadius = 7;
constexpr double gripRadius = 14;
constexpr int skySide = 112;
constexpr double zenithGap = 0.5; ///< degrees within which a place has no direction

double turned(double azimuth) {
    const double rest = std::fmod(azimuth, 360.0);
    return rest < 0 ? rest + 360 : rest;
}

SunPosition wholeDegrees(SunPosition sun) {
    return {turned(std::round(sun.azimuth)), std::round(sun.elevation)};
}

/// The brightness that each point of a dome has under this sun, by Lambert's law: brightest where it stands.
QImage litDome(double radius, SunPosition sun, double scale) {
    const int side = std::max(1, static_cast<int>(std::ceil(2 * radius * scale)));
    const double lifted = std::cos(sun.elevation * degree);
    const double east = std::sin(sun.azimuth * degree) * lifted;
    const double north = std::cos(sun.azimuth * degree) * lifted;
    const double up = std::sin(sun.elevation * degree);
    QImage out(side, side, QImage::Format_RGB32);
    for (int y = 0; y < side; ++y) {
        auto* line = reinterpret_cast<QRgb*>(out.scanLine(y));
        for (int x = 0; x < side; ++x) {
            const double dx = (x + 0.5) / side * 2 - 1;
            const double dy = 1 - (y + 0.5) / side * 2;
            const double far = std::hypot(dx, dy);
            const double angle = std::min(far, 1.0) * 90 * degree;
            const double along = far > 0 ? std::sin(angle) / far : 0;
            const double light = std::max(0.0, dx * along * east + dy * along * north + std::cos(angle) * up);
            const int grey = 70 + static_cast<int>(std::lround(light * 150));
            line[x] = qRgb(grey, grey, grey + (255 - grey) / 8);
        }
    }
    return out;
}

} // namespace

SunDial::SunDial(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("sun_dial"));
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setCursor(Qt::PointingHandCursor);
    setToolTip(tr("Drag the sun: the rim is the horizon, the centre straight above. Arrow keys move it by a "
                  "degree, with Shift by ten."));
    setAccessibleName(tr("Sun"));
    announce();
}

void SunDial::setSun(SunPosition sun) {
    sun = {turned(sun.azimuth), std::clamp(sun.elevation, 0.0, 90.0)};
    if (sun == m_sun)
        return;
    m_sun = sun;
    announce();
    update();
}

void SunDial::announce() {
    setAccessibleDescription(
        tr("Direction %1°, height %2°")
            .arg(locale().toString(m_sun.azimuth, 'f', 0), locale().toString(m_sun.elevation, 'f', 0)));
    if (QAccessible::isActive()) {
        QAccessibleEvent event(this, QAccessible::DescriptionChanged);
        QAccessible::updateAccessibility(&event);
    }
}

QSize SunDial::sizeHint() const {
    const int names = 2 * (fontMetrics().height() + 2);
    return {skySide + names, skySide + names};
}

QPointF SunDial::centre() const {
    return QRectF(rect()).center();
}

double SunDial::radius() const {
    return std::min(width(), height()) / 2.0 - fontMetrics().height() - 2;
}

QPointF SunDial::placeOf(SunPosition sun) const {
    const double far = (90 - sun.elevation) / 90 * radius();
    return centre() + QPointF(std::sin(sun.azimuth * degree), -std::cos(sun.azimuth * degree)) * far;
}

SunPosition SunDial::sunAt(QPointF place) const {
    const QPointF from = place - centre();
    const double fromZenith = std::min(std::hypot(from.x(), from.y()) / radius(), 1.0) * 90;
    const double azimuth =
        fromZenith < zenithGap ? m_sun.azimuth : turned(std::atan2(from.x(), -from.y()) / degree);
    return {azimuth, 90 - fromZenith};
}

void SunDial::moveTo(SunPosition sun, bool inDrag) {
    if (sun == m_sun)
        return;
    setSun(sun);
    Q_EMIT moved(inDrag);
}

void SunDial::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || m_dragging)
        return event->ignore();
    const QPointF from = event->position() - placeOf(m_sun);
    const bool onSun = std::hypot(from.x(), from.y()) <= gripRadius;
    m_grip = onSun ? from : QPointF();
    m_before = m_sun;
    m_dragging = true;
    Q_EMIT dragStarted();
    if (!onSun)
        moveTo(wholeDegrees(sunAt(event->position())), true);
    event->accept();
}

void SunDial::mouseMoveEvent(QMouseEvent* event) {
    if (m_dragging)
        moveTo(wholeDegrees(sunAt(event->position() - m_grip)), true);
    event->accept();
}

void SunDial::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton)
        endDrag(false);
    event->accept();
}

void SunDial::endDrag(bool cancelled) {
    if (!m_dragging)
        return;
    m_dragging = false;
    if (cancelled)
        setSun(m_before);
    Q_EMIT cancelled ? dragCancelled() : dragFinished();
}

bool SunDial::event(QEvent* event) {
    // While the sun is dragged Escape is the drag's, not a shortcut's.
    if (event->type() == QEvent::ShortcutOverride && m_dragging &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

void SunDial::keyPressEvent(QKeyEvent* event) {
    if (m_dragging) {
        if (event->key() == Qt::Key_Escape)
            endDrag(true);
        return event->accept();
    }
    const double step = event->modifiers().testFlag(Qt::ShiftModifier) ? 10 : 1;
    SunPosition sun = m_sun;
    switch (event->key()) {
    case Qt::Key_Left:
        sun.azimuth = turned(sun.azimuth - step);
        break;
    case Qt::Key_Right:
        sun.azimuth = turned(sun.azimuth + step);
        break;
    case Qt::Key_Up:
        sun.elevation = std::min(90.0, sun.elevation + step);
        break;
    case Qt::Key_Down:
        sun.elevation = std::max(0.0, sun.elevation - step);
        break;
    default:
        return event->ignore();
    }
    moveTo(sun, false);
    event->accept();
}

void SunDial::hideEvent(QHideEvent* event) {
    endDrag(false);
    QWidget::hideEvent(event);
}

void SunDial::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    drawSky(painter);
    drawNames(painter);
    drawSun(painter);
}

void SunDial::drawSky(QPainter& painter) const {
    const double far = radius();
    const QRectF disc(centre().x() - far, centre().y() - far, 2 * far, 2 * far);
    const double scale = devicePixelRatioF();
    QBrush dome(litDome(far, m_sun, scale));
    dome.setTransform(QTransform::fromTranslate(disc.left(), disc.top()).scale(1 / scale, 1 / scale));
    painter.setBrush(dome);
    painter.setPen(outline(palette()));
    painter.drawEllipse(disc);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(255, 255, 255, 90), 1, Qt::DotLine));
    for (const double elevation : {30.0, 60.0})
        painter.drawEllipse(centre(), far * (90 - elevation) / 90, far * (90 - elevation) / 90);
    if (hasFocus()) {
        painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
        painter.drawEllipse(disc.adjusted(-1.5, -1.5, 1.5, 1.5));
    }
}

void SunDial::drawNames(QPainter& painter) const {
    painter.setPen(mutedText(palette()));
    const double far = radius() + 2 + fontMetrics().height() / 2.0;
    const std::array<std::pair<QPointF, QString>, 4> names{{{{0, -1}, tr("N", "north, on the sun's dial")},
                                                            {{1, 0}, tr("E", "east, on the sun's dial")},
                                                            {{0, 1}, tr("S", "south, on the sun's dial")},
                                                            {{-1, 0}, tr("W", "west, on the sun's dial")}}};
    for (const auto& [way, name] : names) {
        QRectF box(0, 0, 24, fontMetrics().height());
        box.moveCenter(centre() + way * far);
        painter.drawText(box, Qt::AlignCenter, name);
    }
}

void SunDial::drawSun(QPainter& painter) const {
    const QPointF place = placeOf(m_sun);
    painter.setPen(QPen(QColor(0, 0, 0, 150), 1));
    painter.drawLine(centre(), place);
    painter.setBrush(QColor(255, 214, 90));
    painter.setPen(QPen(QColor(60, 45, 0), 1.5));
    painter.drawEllipse(place, sunRadius, sunRadius);
}

} // namespace app
