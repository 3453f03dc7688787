// SPDX-License-Identifier: MIT
#pragma once

#include "app/controls/palette.h"

#include <QWidget>

#include <span>

class QGridLayout;
class QLabel;

namespace app {

class InlineMessage;

/// The narrowest column of labels; longer words go above their control.
inline constexpr int leastLabelColumn = 80;

/// One line of a form: a label, a control, and a message under it. Rows of a form share one label column
/// (alignRows); left of it is a narrow gutter for marks. GUI thread.
class FormRow : public QWidget {
    Q_OBJECT

public:
    explicit FormRow(const QString& label, QWidget* parent = nullptr);

    /// The control, which the row takes, and the widget in it that the label belongs to. Once.
    void setContent(QWidget* content, QWidget* buddy);

    [[nodiscard]] QString label() const;
    [[nodiscard]] QLabel& labelWidget() const { return *m_label; }

    /// What it does to the land, as tooltip and for screen readers.
    void setHelp(const QString& help);
    /// Why it has no effect now: the control is disabled and says so. Empty = it has one.
    void setInapplicable(const QString& reason);
    [[nodiscard]] QString inapplicable() const { return m_reason; }

    void showMessage(Tone tone, const QString& text);
    void setError(const QString& text) { showMessage(Tone::Error, text); }
    [[nodiscard]] QString message() const;

    /// The label's width on one line.
    [[nodiscard]] int labelWidth() const;
    /// The least width of gutter and control, without the label.
    [[nodiscard]] int leastControlWidth() const;
    /// The form's label column in a row of `rowWidth`. A label with a longer word, or beside a control that
    /// needs more room, goes above its control.
    void setLabelColumn(int width, int rowWidth);

    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    /// How screen readers name the parts of the control: the label for each focusable child, unless a class
    /// knows better.
    virtual void nameParts(const QString& label, const QString& description);
    /// The width at which nothing in the control is cut.
    [[nodiscard]] virtual int fullControlWidth() const;
    /// A last line of the tooltip.
    [[nodiscard]] virtual QString hint() const { return {}; }
    virtual void applicabilityChanged() {}

    void setGutter(QWidget* mark);
    void updateTexts();
    [[nodiscard]] QWidget* content() const { return m_content; }

private:
    void place(bool labelAbove);
    [[nodiscard]] int leastLabelWidth() const;

    QGridLayout* m_grid;
    QLabel* m_label;
    QWidget* m_content = nullptr;
    InlineMessage* m_message = nullptr;
    QString m_help;
    QString m_reason;
    bool m_labelAbove = false;
};

/// Gives the rows one label column: as wide as their labels, as far as the controls leave room in `width`.
void alignRows(std::span<FormRow* const> rows, int width);
/// The same for all rows in a widget that has a layout.
void alignRowsOf(QWidget& content);

} // namespace app
