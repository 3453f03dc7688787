// SPDX-License-Identifier: MIT
#include "app/docks/size_fields.h"

#include "app/controls/number_field.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace app {

NumberField* makeField(const NumberRange& range, int leastWidth, QWidget* parent) {
    auto* field = new NumberField(range, parent);
    field->setMinimumWidth(leastWidth);
    QObject::connect(field, &NumberField::stepped, field, [field](double steps) {
        const double value = field->range().stepped(field->number(), steps);
        if (value == field->number())
            return;
        field->setNumber(value);
        Q_EMIT field->numberEntered(value);
    });
    return field;
}

QWidget* inLine(const QList<QWidget*>& parts, int spacing) {
    auto* line = new QWidget;
    auto* layout = new QHBoxLayout(line);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(spacing);
    for (QWidget* part : parts) {
        part->setParent(line);
        layout->addWidget(part, qobject_cast<QLabel*>(part) == nullptr ? 1 : 0);
    }
    return line;
}

QLabel* times() {
    return new QLabel(QString(QChar(0x00d7)));
}

QToolButton* segment(const QString& text, const QString& help) {
    auto* button = new QToolButton;
    button->setText(text);
    button->setToolTip(help);
    button->setCheckable(true);
    button->setAutoExclusive(true);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    button->setFixedHeight(28);
    return button;
}

QString inLines(const QString& text) {
    return QStringLiteral("<span>%1</span>").arg(text.toHtmlEscaped());
}

} // namespace app
