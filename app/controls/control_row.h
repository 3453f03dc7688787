// SPDX-License-Identifier: MIT
#pragma once

#include "app/controls/form_row.h"
#include "libterrain/parameters/parameter_value.h"

namespace app {

class ChangedMark;

/// A row that edits one value and knows its default: a mark says that it was changed; a double click on the
/// label, the mark, or the control's context menu resets it. GUI thread.
class ControlRow : public FormRow {
    Q_OBJECT

public:
    explicit ControlRow(const QString& label, QWidget* parent = nullptr);

    /// Shows a value of this row's type; no signal, and a message about an entry goes away.
    void setValue(const terrain::ParameterValue& value);
    [[nodiscard]] virtual terrain::ParameterValue value() const = 0;

    /// What reset goes back to; `text` is how people read it. Without one there is no mark and no reset.
    void setDefault(const terrain::ParameterValue& value, const QString& text);
    void reset();

Q_SIGNALS:
    /// The person chose a value. `inGesture`: between gestureStarted and gestureFinished or gestureCancelled.
    void edited(const terrain::ParameterValue& value, bool inGesture);
    void gestureStarted();
    void gestureFinished();
    /// The gesture was taken back: the row shows the value it began with.
    void gestureCancelled();

protected:
    virtual void showValue(const terrain::ParameterValue& value) = 0;
    [[nodiscard]] virtual bool canReset() const { return true; }
    virtual void defaultChanged(const QString& /*resetText*/) {}
    /// Compares the value with the default again.
    void updateMark();

    [[nodiscard]] QString hint() const override;
    void applicabilityChanged() override { updateMark(); }
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    ChangedMark* m_mark;
    terrain::ParameterValue m_default;
    QString m_defaultText;
    bool m_hasDefault = false;
};

} // namespace app
