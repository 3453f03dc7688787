// SPDX-License-Identifier: MIT
#pragma once

#include "app/controls/control_row.h"
#include "app/controls/number_range.h"

#include <QTimer>

namespace app {

class NumberField;
class NumberSlider;

/// A number: slider and field with its unit. A drag, a series of arrow keys and a turn of the wheel are each
/// one gesture; a typed entry counts when it is finished. The value is an int64 for integer ranges, else a
/// double.
class NumberRow : public ControlRow {
    Q_OBJECT

public:
    NumberRow(const QString& label, const NumberRange& range, QWidget* parent = nullptr);

    [[nodiscard]] terrain::ParameterValue value() const override;
    [[nodiscard]] double number() const { return m_number; }
    /// Shows a number; no signal. Ignored while the person drags.
    void setNumber(double value);
    void setRange(const NumberRange& range);
    [[nodiscard]] bool isInGesture() const { return m_gesture != Gesture::None; }

    [[nodiscard]] NumberField& field() const { return *m_field; }
    [[nodiscard]] NumberSlider& slider() const { return *m_slider; }

Q_SIGNALS:
    /// edited() as a plain number.
    void valueChanged(double value, bool inGesture);

protected:
    void showValue(const terrain::ParameterValue& value) override;
    void nameParts(const QString& label, const QString& description) override;
    void defaultChanged(const QString& resetText) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    enum class Gesture { None, Drag, Steps };

    void begin(Gesture gesture);
    void end();
    void cancel();
    void step(double steps);
    void choose(double value, bool inGesture);
    void display(double value);

    NumberSlider* m_slider;
    NumberField* m_field;
    QTimer m_stepsOver; ///< arrow keys and wheel turns close together are one gesture
    Gesture m_gesture = Gesture::None;
    double m_number = 0;
    double m_before = 0; ///< when the gesture began
};

} // namespace app
