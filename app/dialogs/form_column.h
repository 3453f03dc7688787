// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace app {

class FormRow;
class ParameterForm;

/// The rows of a dialog under each other: forms, single rows and facts, with one label column for all.
class FormColumn : public QWidget {
    Q_OBJECT

public:
    explicit FormColumn(QWidget* parent = nullptr);

    void addForm(ParameterForm* form);
    /// The same before the `place`th of what was added.
    void insertForm(ParameterForm* form, int place);
    /// A widget that holds rows, which are lined up with the others.
    void addRows(QWidget* widget);
    /// A control with its label.
    void addControl(const QString& label, QWidget* control);
    /// A line that only tells something: the label that holds it.
    QLabel* addFact(const QString& label);

    /// The row that holds a fact.
    static FormRow* rowOf(QLabel* fact);

    /// Lines the labels up again, after rows came or went.
    void align();

    /// As high as wrapped lines need at the width that it has: a dialog is never too low for them.
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void orderTabs();
    [[nodiscard]] QSize withFullHeight(QSize hint) const;

    QVBoxLayout* m_layout;
};

} // namespace app
