// SPDX-License-Identifier: MIT
#include "app/dialogs/form_column.h"

#include "app/controls/form_row.h"
#include "app/controls/parameter_form.h"

#include <QLabel>
#include <QResizeEvent>
#include <QVBoxLayout>

#include <algorithm>

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
            if ((part->focusPolicy() & Qt::TabFocus) == 0 || part->window() != window())
                continue; // the list of a box that opens is a window of its own
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

/// A layout's own hints reckon wrapped lines at a width of their choice.
QSize FormColumn::withFullHeight(QSize hint) const {
    const int least = std::max(minimumWidth(), QWidget::minimumSizeHint().width());
    if (m_layout->hasHeightForWidth())
        hint.setHeight(m_layout->totalHeightForWidth(std::max(width(), least)));
    return hint;
}

QSize FormColumn::sizeHint() const {
    return withFullHeight(QWidget::sizeHint());
}

QSize FormColumn::minimumSizeHint() const {
    return withFullHeight(QWidget::minimumSizeHint());
}

void FormColumn::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    align();
    if (event->oldSize().width() != event->size().width())
        updateGeometry();
}

} // namespace app
