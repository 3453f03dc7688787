// SPDX-License-Identifier: MIT
#include "app/controls/number_slider.h"

#include "app/controls/number_field.h"
#include "app/controls/wheel_turn.h"

#include <QAccessibleWidget>
#include <QMouseEvent>
#include <QStyleOptionSlider>
#include <QWheelEvent>

#include <mutex>

namespace app {
namespace {

constexpr int positions = 10000;

/// Gives screen readers the number with its unit in place of the slider's own position.
class AccessibleNumberSlider : public QAccessibleWidget, public QAccessibleValueInterface {
public:
    explicit AccessibleNumberSlider(QWidget* widget) : QAccessibleWidget(widget, QAccessible::Slider) {}

    void* interface_cast(QAccessible::InterfaceType type) override {
        if (type == QAccessible::ValueInterface)
            return static_cast<QAccessibleValueInterface*>(this);
        return QAccessibleWidget::interface_cast(type);
    }
    [[nodiscard]] QString text(QAccessible::Text kind) const override {
        if (kind == QAccessible::Value)
            return numberDisplay(slider().number(), slider().numberRange().unit, slider().locale());
        return QAccessibleWidget::text(kind);
    }
    [[nodiscard]] QVariant currentValue() const override { return slider().number(); }
    [[nodiscard]] QVariant minimumValue() const override { return slider().numberRange().sliderMinimum; }
    [[nodiscard]] QVariant maximumValue() const override { return slider().numberRange().sliderMaximum; }
    [[nodiscard]] QVariant minimumStepSize() const override { return slider().numberRange().step; }
    void setCurrentValue(const QVariant& value) override { Q_EMIT slider().jumped(value.toDouble()); }

private:
    [[nodiscard]] NumberSlider& slider() const { return *static_cast<NumberSlider*>(object()); }
};

QAccessibleInterface* makeAccessible(const QString& className, QObject* object) {
    if (className == QLatin1String("app::NumberSlider"))
        return new AccessibleNumberSlider(qobject_cast<QWidget*>(object));
    return nullptr;
}

} // namespace

NumberSlider::NumberSlider(const NumberRange& range, QWidget* parent) : QSlider(Qt::Horizontal, parent) {
    static std::once_flag installed;
    std::call_once(installed, [] { QAccessible::installFactory(makeAccessible); });
    setFocusPolicy(Qt::StrongFocus);
    setLayoutDirection(Qt::LeftToRight); // numbers grow to the right in every language
    setRange(0, positions);
    setNumberRange(range);
}

void NumberSlider::setNumberRange(const NumberRange& range) {
    m_range = range;
    setNumber(m_number);
}

void NumberSlider::setNumber(double value) {
    m_number = value;
    setValue(qRound(m_range.positionOf(value) * positions));
    if (QAccessible::isActive()) {
        QAccessibleValueChangeEvent event(this, value);
        QAccessible::updateAccessibility(&event);
    }
}

QSize NumberSlider::minimumSizeHint() const {
    return {48, QSlider::minimumSizeHint().height()};
}

QRect NumberSlider::handleRect() const {
    QStyleOptionSlider option;
    initStyleOption(&option);
    return style()->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderHandle, this);
}

bool NumberSlider::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride && m_dragging &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        event->accept();
        return true;
    }
    return QSlider::event(event);
}

void NumberSlider::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || m_dragging)
        return event->ignore();
    const QPoint pointer = event->position().toPoint();
    const QRect handle = handleRect();
    const bool onHandle = handle.adjusted(-2, -4, 2, 4).contains(pointer);
    const double clicked = (pointer.x() - handle.width() / 2.0 + 0.5) / qMax(1, width() - handle.width());
    m_pressX = pointer.x();
    m_pressPosition = onHandle ? m_range.positionOf(m_number) : clicked;
    m_pressNumber = onHandle ? m_number : m_range.valueAt(clicked);
    m_dragging = true;
    setSliderDown(true);
    Q_EMIT dragStarted();
    dragTo(pointer.x());
    event->accept();
}

void NumberSlider::mouseMoveEvent(QMouseEvent* event) {
    if (m_dragging)
        dragTo(event->position().toPoint().x());
    event->accept();
}

void NumberSlider::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton)
        endDrag(false);
    event->accept();
}

void NumberSlider::dragTo(int x) {
    // Back where it began the number is the one from before, not its nearest place on the slider.
    const double moved = static_cast<double>(x - m_pressX) / qMax(1, width() - handleRect().width());
    const double value = x == m_pressX ? m_pressNumber : m_range.valueAt(m_pressPosition + moved);
    if (value == m_number)
        return;
    setNumber(value);
    Q_EMIT dragged(value);
}

void NumberSlider::endDrag(bool cancelled) {
    if (!m_dragging)
        return;
    m_dragging = false;
    setSliderDown(false);
    if (cancelled)
        Q_EMIT dragCancelled();
    else
        Q_EMIT dragFinished();
}

void NumberSlider::keyPressEvent(QKeyEvent* event) {
    if (m_dragging) {
        if (event->key() == Qt::Key_Escape)
            endDrag(true);
        return event->accept();
    }
    if (const double steps = stepsOfKey(*event, true); steps != 0)
        Q_EMIT stepped(steps);
    else if (event->key() == Qt::Key_Home)
        Q_EMIT jumped(m_range.sliderMinimum);
    else if (event->key() == Qt::Key_End)
        Q_EMIT jumped(m_range.sliderMaximum);
    else
        return event->ignore();
    event->accept();
}

void NumberSlider::wheelEvent(QWheelEvent* event) {
    if (!mayTakeWheel(*this) || m_dragging)
        return event->ignore();
    Q_EMIT stepped(stepsOfWheel(*event));
    event->accept();
}

void NumberSlider::hideEvent(QHideEvent* event) {
    endDrag(false);
    QSlider::hideEvent(event);
}

} // namespace app
