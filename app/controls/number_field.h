// SPDX-License-Identifier: MIT
#pragma once

#include "app/controls/entry_field.h"
#include "app/controls/number_range.h"

namespace app {

/// A field for one number with its unit. Accepts sums; arrow keys step (Shift × 10, Ctrl ÷ 10); the wheel
/// steps only while the field has the focus.
class NumberField : public EntryField {
    Q_OBJECT

public:
    explicit NumberField(const NumberRange& range, QWidget* parent = nullptr);

    [[nodiscard]] const NumberRange& range() const { return m_range; }
    void setRange(const NumberRange& range);

    /// Shows a number; no signal.
    void setNumber(double value);
    [[nodiscard]] double number() const { return m_number; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

Q_SIGNALS:
    /// A right entry was finished and differs from before.
    void numberEntered(double value);
    /// A finished entry is wrong; the number stays as it was. An empty sentence: it is right again.
    void failed(const QString& error);
    /// So many arrow-key steps up or down; number() is not changed yet.
    void stepped(double steps);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void readEntry(const QString& text);
    void placeUnit();

    NumberRange m_range;
    double m_number = 0;
};

/// Steps that an arrow or page key with its modifiers asks for; 0 for every other key.
double stepsOfKey(const QKeyEvent& event, bool sideways);
/// Steps that a turn of the wheel asks for.
double stepsOfWheel(const QWheelEvent& event);

} // namespace app
