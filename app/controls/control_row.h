// SPDX-License-Identifier: MIT
#pragma once

#include "app/controls/palette.h"
#include "libterrain/parameters/parameter_value.h"

#include <QWidget>

class QGridLayout;
class QLabel;

namespace app {

class ChangedMark;
class InlineMessage;

/// The narrowest column of labels; longer words go above their control.
inline constexpr int leastLabelColumn = 80;

/// One line of a form: a mark for values that were changed, a label, the control, and a message under it. A
/// double click on the label, the mark, or the control's context menu resets to the default. GUI thread.
class ControlRow : public QWidget {
    Q_OBJECT

public:
    ControlRow(const QString& label, QWidget* parent = nullptr);

    [[nodiscard]] QString label() const;

    /// Shows a value of this row's type; no signal, and a message about an entry goes away.
    void setValue(const terrain::ParameterValue& value);
    [[nodiscard]] virtual terrain::ParameterValue value() const = 0;

    /// What reset goes back to; `text` is how people read it. Without one there is no mark and no reset.
    void setDefault(const terrain::ParameterValue& value, const QString& text);
    void reset();

    /// What it does to the land, as tooltip and for screen readers.
    void setHelp(const QString& help);
    /// Why it has no effect now: the control is disabled and says so. Empty = it has one.
    void setInapplicable(const QString& reason);
    [[nodiscard]] QString inapplicable() const { return m_reason; }

    void showMessage(Tone tone, const QString& text);
    void setError(const QString& text) { showMessage(Tone::Error, text); }
    [[nodiscard]] QString message() const;

    /// The label's width on one line, and the least at which none of its words is cut.
    [[nodiscard]] int labelWidth() const;
    [[nodiscard]] int leastLabelWidth() const;
    /// The least width of mark and control, without the label.
    [[nodiscard]] int leastControlWidth() const;
    [[nodiscard]] QSize minimumSizeHint() const override;
    /// The form's label column in a row of `rowWidth`. A label with a longer word, or beside a control that
    /// needs more room, goes above its control.
    void setLabelColumn(int width, int rowWidth);

Q_SIGNALS:
    /// The person chose a value. `inGesture`: between gestureStarted and gestureFinished or gestureCancelled.
    void edited(const terrain::ParameterValue& value, bool inGesture);
    void gestureStarted();
    void gestureFinished();
    /// The gesture was taken back: the row shows the value it began with.
    void gestureCancelled();

protected:
    /// To be called once by the constructor: the control and the widget in it that the label belongs to.
    void setContent(QWidget* content, QWidget* buddy);
    virtual void showValue(const terrain::ParameterValue& value) = 0;
    /// How screen readers name the parts of the control; the label by default for each focusable child.
    virtual void nameParts(const QString& label, const QString& description);
    /// The width at which nothing in the control is cut.
    [[nodiscard]] virtual int fullControlWidth() const;
    [[nodiscard]] virtual bool canReset() const { return true; }
    virtual void defaultChanged(const QString& /*resetText*/) {}
    /// Compares the value with the default again.
    void updateMark();

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void updateTexts();
    void place(bool labelAbove);

    QGridLayout* m_grid;
    ChangedMark* m_mark;
    QLabel* m_label;
    QWidget* m_content = nullptr;
    InlineMessage* m_message;
    terrain::ParameterValue m_default;
    QString m_defaultText;
    QString m_help;
    QString m_reason;
    bool m_hasDefault = false;
    bool m_labelAbove = false;
};

} // namespace app
