// SPDX-License-Identifier: MIT
#include "app/dialogs/form_column.h"

#include "app/controls/form_row.h"
#include "app/controls/parameter_form.h"

#include <QLabel>
#include <QVBoxLayout>

namespace app {

FormColumn::FormColumn(QWidget* parent) : QWidget(parent), m_layout(new QVBoxLayout(this)) {
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(8);
}

void FormColumn::addForm(ParameterForm* form) {
    insertForm(form, m_layout->count());
}

void FormColumn::insertForm(ParameterForm* form, int place) {
    form->setAlignsItself(false);
    m_layout->insertWidget(place, form);
    orderTabs();
}

/// Tab goes from row to row, wherever they were put in later.
void FormColumn::orderTabs() {
    QWidget* before = nullptr;
    for (int i = 0; i < m_layout->count(); ++i) {
        const auto parts = m_layout->itemAt(i)->widget()->findChildren<QWidget*>();
        for (QWidget* part : parts) {
            if ((part->focusPolicy() & Qt::TabFocus) == 0)
                continue;
            if (before != nullptr)
                setTabOrder(before, part);
            before = part;
        }
    }
}

void FormColumn::addRows(QWidget* widget) {
    m_layout->addWidget(widget);
}

void FormColumn::addControl(const QString& label, QWidget* control) {
    auto* row = new FormRow(label);
    row->setContent(control, control);
    m_layout->addWidget(row);
}

QLabel* FormColumn::addFact(const QString& label) {
    auto* fact = new QLabel;
    fact->setWordWrap(true);
    fact->setTextInteractionFlags(Qt::TextSelectableByMouse);
    addControl(label, fact);
    return fact;
}

FormRow* FormColumn::rowOf(QLabel* fact) {
    return qobject_cast<FormRow*>(fact->parentWidget());
}

void FormColumn::align() {
    alignRowsOf(*this);
}

void FormColumn::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    align();
}

} // namespace app
