// SPDX-License-Identifier: MIT
#include "app/controls/curve_row.h"

#include "app/controls/curve_field.h"

#include <QLabel>
#include <QVBoxLayout>

namespace app {

CurveRow::CurveRow(const QString& label, const terrain::CurveFrame& frame, QWidget* parent)
    : ControlRow(label, parent) {
    auto* content = new QWidget(this);
    m_field = new CurveField(frame, content);
    m_numbers = new QLabel(m_field->chosenText(), content);
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_field);
    layout->addWidget(m_numbers);
    setContent(content, m_field);
    connect(m_field, &CurveField::chosenChanged, this, [this] { m_numbers->setText(m_field->chosenText()); });
    connect(m_field, &CurveField::changed, this, [this](bool inDrag) {
        updateMark();
        Q_EMIT edited(value(), inDrag);
    });
    connect(m_field, &CurveField::dragStarted, this, &ControlRow::gestureStarted);
    connect(m_field, &CurveField::dragFinished, this, &ControlRow::gestureFinished);
    connect(m_field, &CurveField::dragCancelled, this, [this] {
        updateMark();
        Q_EMIT gestureCancelled();
    });
}

terrain::ParameterValue CurveRow::value() const {
    return m_field->curve();
}

void CurveRow::showValue(const terrain::ParameterValue& value) {
    m_field->setCurve(std::get<terrain::CurvePoints>(value));
}

void CurveRow::nameParts(const QString& label, const QString& description) {
    m_field->setAccessibleName(label);
    m_field->setToolTip(
        QStringLiteral("<p>%1</p><p>%2</p>")
            .arg(description.toHtmlEscaped(),
                 tr("Drag the points; a double click adds one, Delete takes the chosen one away. By keys: "
                    "Page Up and Page Down choose a point, the arrow keys move it, Insert adds one.")));
}

} // namespace app
