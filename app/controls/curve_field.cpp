// SPDX-License-Identifier: MIT
#include "app/controls/curve_field.h"

#include "app/controls/flat_paint.h"
#include "app/controls/palette.h"
#include "app/settings/shown_number.h"
#include "libterrain/parameters/monotone_curve.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <QStyleOption>

#include <algorithm>
#include <cmath>

namespace app {
namespace {

constexpr double margin = 8;
constexpr double pointRadius = 4.5;
constexpr double gripRadius = 12;
constexpr int gridLines = 4;

/// To the decimal place that tells apart a thousandth of the range.
double rounded(double number, double range) {
    const double places = std::pow(10, std::ceil(std::log10(1000 / range) - 1e-9));
    return std::round(number * places) / places;
}

QString shown(double number, const char* unit, const QLocale& locale) {
    const QString text = QString::fromUtf8(unit);
    const double factor = text == QLatin1String("%") ? 100 : 1;
    const QString digits = shownNumber(number * factor, 'g', 5, locale);
    return text.isEmpty() ? digits : digits + QChar(0xa0) + text;
}

} // namespace

CurveField::CurveField(const terrain::CurveFrame& frame, QWidget* parent)
    : QWidget(parent), m_frame(frame), m_curve{atParts(0, 0), atParts(1, 1)} {
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAttribute(Qt::WA_Hover);
    choose(0);
}

void CurveField::setCurve(const terrain::CurvePoints& curve) {
    if (!terrain::isCurve(curve, m_frame) || curve == m_curve)
        return;
    m_curve = curve;
    choose(m_chosen);
    update();
}

QString CurveField::chosenText() const {
    const terrain::CurvePoint& point = m_curve[static_cast<std::size_t>(m_chosen)];
    return tr("Point %1 of %2: %3 → %4")
        .arg(m_chosen + 1)
        .arg(m_curve.size())
        .arg(shown(point.x, m_frame.xUnit, locale()), shown(point.y, m_frame.yUnit, locale()));
}

QRectF CurveField::box() const {
    return QRectF(rect()).adjusted(margin, margin, -margin, -margin);
}

/// The point at these parts (0…1) of the frame.
terrain::CurvePoint CurveField::atParts(double x, double y) const {
    return {m_frame.xMinimum + x * m_frame.width(), m_frame.yMinimum + y * m_frame.height()};
}

QPointF CurveField::placeOf(const terrain::CurvePoint& point) const {
    const QRectF area = box();
    return {area.left() + (point.x - m_frame.xMinimum) / m_frame.width() * area.width(),
            area.bottom() - (point.y - m_frame.yMinimum) / m_frame.height() * area.height()};
}

terrain::CurvePoint CurveField::pointAt(const QPointF& place) const {
    const QRectF area = box();
    const terrain::CurvePoint point =
        atParts((place.x() - area.left()) / area.width(), (area.bottom() - place.y()) / area.height());
    return {std::clamp(rounded(point.x, m_frame.width()), m_frame.xMinimum, m_frame.xMaximum),
            std::clamp(rounded(point.y, m_frame.height()), m_frame.yMinimum, m_frame.yMaximum)};
}

/// The point within reach of a place; −1 = none.
int CurveField::nearest(const QPointF& place) const {
    int out = -1;
    double best = gripRadius;
    for (std::size_t i = 0; i < m_curve.size(); ++i) {
        const QPointF way = placeOf(m_curve[i]) - place;
        if (const double far = std::hypot(way.x(), way.y()); far <= best) {
            best = far;
            out = static_cast<int>(i);
        }
    }
    return out;
}

void CurveField::choose(int index) {
    m_chosen = std::clamp(index, 0, static_cast<int>(m_curve.size()) - 1);
    const QString text = chosenText();
    setAccessibleDescription(text);
    QAccessibleEvent event(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&event);
    Q_EMIT chosenChanged();
    update();
}

/// The chosen point, as near to `point` as its neighbours let it come.
void CurveField::moveTo(const terrain::CurvePoint& point, bool inDrag) {
    const auto i = static_cast<std::size_t>(m_chosen);
    const double gap = m_frame.width() / 1000;
    const double least = i == 0 ? m_frame.xMinimum : m_curve[i - 1].x + gap;
    const double most = i + 1 == m_curve.size() ? m_frame.xMaximum : m_curve[i + 1].x - gap;
    terrain::CurvePoints next = m_curve;
    next[i] = {least <= most ? std::clamp(point.x, least, most) : m_curve[i].x,
               std::clamp(point.y, m_frame.yMinimum, m_frame.yMaximum)};
    if (next == m_curve || !terrain::isCurve(next, m_frame))
        return;
    m_curve = next;
    choose(m_chosen);
    Q_EMIT changed(inDrag);
}

/// A point on the curve, which so stays nearly what it is.
void CurveField::addAt(double x) {
    const double y = rounded(terrain::MonotoneCurve(m_curve, m_frame.ends)(x), m_frame.height());
    const terrain::CurvePoint point{rounded(x, m_frame.width()),
                                    std::clamp(y, m_frame.yMinimum, m_frame.yMaximum)};
    terrain::CurvePoints next = m_curve;
    const auto place =
        std::ranges::find_if(next, [&](const terrain::CurvePoint& p) { return p.x > point.x; });
    const auto index = static_cast<int>(place - next.begin());
    next.insert(place, point);
    if (!terrain::isCurve(next, m_frame)) // too many, or where one is
        return;
    m_curve = next;
    choose(index);
    Q_EMIT changed(false);
}

void CurveField::insertBeside() {
    const auto i = std::min(static_cast<std::size_t>(m_chosen), m_curve.size() - 2);
    addAt((m_curve[i].x + m_curve[i + 1].x) / 2);
}

void CurveField::removeChosen() {
    if (m_curve.size() <= 2)
        return;
    m_curve.erase(m_curve.begin() + m_chosen);
    choose(m_chosen);
    Q_EMIT changed(false);
}

void CurveField::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || m_dragging)
        return event->ignore();
    const int index = nearest(event->position());
    event->accept();
    if (index < 0)
        return;
    choose(index);
    m_before = m_curve;
    m_dragging = true;
    Q_EMIT dragStarted();
}

void CurveField::mouseMoveEvent(QMouseEvent* event) {
    if (m_dragging)
        moveTo(pointAt(event->position()), true);
    event->accept();
}

void CurveField::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton)
        endDrag(false);
    event->accept();
}

void CurveField::mouseDoubleClickEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton && nearest(event->position()) < 0)
        addAt(pointAt(event->position()).x);
    event->accept();
}

void CurveField::endDrag(bool cancelled) {
    if (!m_dragging)
        return;
    m_dragging = false;
    if (cancelled)
        setCurve(m_before);
    Q_EMIT cancelled ? dragCancelled() : dragFinished();
}

bool CurveField::event(QEvent* event) {
    // Keys that the curve takes are no shortcuts while it has the keyboard.
    if (event->type() == QEvent::ShortcutOverride) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Delete || key == Qt::Key_Insert || (m_dragging && key == Qt::Key_Escape)) {
            event->accept();
            return true;
        }
    }
    return QWidget::event(event);
}

bool CurveField::moveByKey(const QKeyEvent& event) {
    const bool far = event.modifiers().testFlag(Qt::ShiftModifier);
    const bool fine = event.modifiers().testFlag(Qt::ControlModifier);
    const double part = far ? 0.1 : fine ? 0.001 : 0.01;
    const double aside = part * m_frame.width();
    const double up = part * m_frame.height();
    terrain::CurvePoint point = m_curve[static_cast<std::size_t>(m_chosen)];
    switch (event.key()) {
    case Qt::Key_Left:
        point.x = rounded(point.x - aside, m_frame.width());
        break;
    case Qt::Key_Right:
        point.x = rounded(point.x + aside, m_frame.width());
        break;
    case Qt::Key_Up:
        point.y = rounded(point.y + up, m_frame.height());
        break;
    case Qt::Key_Down:
        point.y = rounded(point.y - up, m_frame.height());
        break;
    default:
        return false;
    }
    moveTo(point, false);
    return true;
}

void CurveField::keyPressEvent(QKeyEvent* event) {
    event->accept();
    if (m_dragging) {
        if (event->key() == Qt::Key_Escape)
            endDrag(true);
        return;
    }
    switch (event->key()) {
    case Qt::Key_PageUp:
        return choose(m_chosen - 1);
    case Qt::Key_PageDown:
        return choose(m_chosen + 1);
    case Qt::Key_Insert:
        return insertBeside();
    case Qt::Key_Delete:
        return removeChosen();
    default:
        if (!moveByKey(*event))
            event->ignore();
    }
}

void CurveField::hideEvent(QHideEvent* event) {
    endDrag(false);
    QWidget::hideEvent(event);
}

void CurveField::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    QStyleOption option;
    option.initFrom(this);
    flat::field(painter, option, false);
    painter.setRenderHint(QPainter::Antialiasing);
    paintFrame(painter);
    paintCurve(painter);
}

void CurveField::paintFrame(QPainter& painter) const {
    painter.setPen(outline(palette()));
    for (int i = 0; i <= gridLines; ++i) {
        const double part = static_cast<double>(i) / gridLines;
        painter.drawLine(placeOf(atParts(part, 0)), placeOf(atParts(part, 1)));
        painter.drawLine(placeOf(atParts(0, part)), placeOf(atParts(1, part)));
    }
    if (m_frame.ends != terrain::CurveEnds::Parallel)
        return;
    painter.setPen(QPen(mutedText(palette()), 1, Qt::DotLine)); // what changes nothing: y = x
    painter.setClipRect(box());
    painter.drawLine(placeOf({m_frame.xMinimum, m_frame.xMinimum}),
                     placeOf({m_frame.xMaximum, m_frame.xMaximum}));
}

void CurveField::paintCurve(QPainter& painter) const {
    const QColor accent = palette().color(isEnabled() ? QPalette::Highlight : QPalette::Mid);
    const terrain::MonotoneCurve shape(m_curve, m_frame.ends);
    const int pieces = std::max(2, static_cast<int>(box().width()));
    QPolygonF line;
    for (int i = 0; i <= pieces; ++i) {
        const double x = atParts(static_cast<double>(i) / pieces, 0).x;
        line << placeOf({x, shape(x)});
    }
    painter.setClipRect(QRectF(rect()).adjusted(2, 2, -2, -2));
    painter.setPen(QPen(accent, 2));
    painter.drawPolyline(line);
    for (std::size_t i = 0; i < m_curve.size(); ++i) {
        const bool isChosen = static_cast<int>(i) == m_chosen;
        painter.setBrush(isChosen ? accent : palette().color(QPalette::Base));
        painter.drawEllipse(placeOf(m_curve[i]), pointRadius, pointRadius);
    }
}

} // namespace app
