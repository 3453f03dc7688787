// SPDX-License-Identifier: MIT
#include "app/controls/control_row.h"

#include "app/controls/changed_mark.h"
#include "app/controls/inline_message.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>

#include <algorithm>

namespace app {
namespace {

constexpr int labelGap = 8;

} // namespace

ControlRow::ControlRow(const QString& label, QWidget* parent)
    : QWidget(parent), m_grid(new QGridLayout(this)), m_mark(new ChangedMark(this)),
      m_label(new QLabel(label, this)), m_message(nullptr) {
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(0);
    m_grid->setVerticalSpacing(2);
    m_grid->setColumnStretch(2, 1);
    m_label->setTextFormat(Qt::PlainText);
    m_label->setWordWrap(true);
    m_label->installEventFilter(this);
    connect(m_mark, &QAbstractButton::clicked, this, &ControlRow::reset);
}

QString ControlRow::label() const {
    return m_label->text();
}

void ControlRow::setContent(QWidget* content, QWidget* buddy) {
    m_content = content;
    m_message = new InlineMessage(this); // after the content: it is no stop before it
    m_label->setBuddy(buddy);
    place(false);
    updateTexts();
}

void ControlRow::place(bool labelAbove) {
    m_labelAbove = labelAbove;
    for (QWidget* part : {static_cast<QWidget*>(m_label), m_content, static_cast<QWidget*>(m_message)})
        m_grid->removeWidget(part);
    m_grid->addWidget(m_mark, 0, 0, Qt::AlignVCenter);
    if (labelAbove) {
        m_grid->addWidget(m_label, 0, 1, 1, 2);
        m_grid->addWidget(m_content, 1, 1, 1, 2);
    } else {
        m_grid->addWidget(m_label, 0, 1);
        m_grid->addWidget(m_content, 0, 2);
    }
    m_grid->addWidget(m_message, 2, 1, 1, 2);
}

void ControlRow::setValue(const terrain::ParameterValue& value) {
    showValue(value);
    showMessage(Tone::Info, {});
    updateMark();
}

void ControlRow::setDefault(const terrain::ParameterValue& value, const QString& text) {
    m_default = value;
    m_defaultText = text;
    m_hasDefault = true;
    const QString resetText = tr("Reset to %1").arg(text);
    m_mark->setToolTip(resetText);
    m_mark->setAccessibleName(tr("Reset %1 to %2").arg(label(), text));
    defaultChanged(resetText);
    updateTexts();
    updateMark();
}

void ControlRow::reset() {
    if (!m_hasDefault || !m_reason.isEmpty() || !m_content->isEnabled() || !canReset())
        return;
    const bool isNew = !terrain::sameValue(value(), m_default);
    setValue(m_default);
    if (isNew)
        Q_EMIT edited(m_default, false);
}

void ControlRow::setHelp(const QString& help) {
    m_help = help;
    updateTexts();
}

void ControlRow::setInapplicable(const QString& reason) {
    if (m_reason == reason)
        return;
    m_reason = reason;
    m_content->setEnabled(reason.isEmpty());
    m_label->setEnabled(reason.isEmpty());
    updateTexts();
    updateMark();
}

void ControlRow::showMessage(Tone tone, const QString& text) {
    m_message->showMessage(tone, text);
}

QString ControlRow::message() const {
    return m_message->text();
}

void ControlRow::updateTexts() {
    QStringList lines;
    if (!m_reason.isEmpty())
        lines << tr("No effect: %1").arg(m_reason);
    if (!m_help.isEmpty())
        lines << m_help;
    if (m_hasDefault)
        lines << tr("Default: %1. Double-click the label to reset.").arg(m_defaultText);
    QStringList paragraphs; // rich text, so that long lines wrap
    for (const QString& line : lines)
        paragraphs << QStringLiteral("<p style='margin:0 0 4px 0'>%1</p>").arg(line.toHtmlEscaped());
    setToolTip(paragraphs.join(QString()));
    nameParts(label(), lines.mid(0, lines.size() - (m_hasDefault ? 1 : 0)).join(QLatin1Char(' ')));
}

void ControlRow::nameParts(const QString& label, const QString& description) {
    QList<QWidget*> parts = m_content->findChildren<QWidget*>();
    parts.prepend(m_content);
    for (QWidget* part : parts) {
        if (part->focusPolicy() == Qt::NoFocus)
            continue;
        part->setAccessibleName(label);
        part->setAccessibleDescription(description);
    }
}

void ControlRow::updateMark() {
    m_mark->setMarked(m_hasDefault && m_reason.isEmpty() && !terrain::sameValue(value(), m_default));
}

int ControlRow::labelWidth() const {
    return m_label->fontMetrics().horizontalAdvance(label()) + 4;
}

int ControlRow::leastLabelWidth() const {
    int least = 0;
    const QStringList words = label().split(QLatin1Char(' '));
    for (const QString& word : words)
        least = std::max(least, m_label->fontMetrics().horizontalAdvance(word) + 4);
    return least;
}

int ControlRow::leastControlWidth() const {
    return m_mark->width() + labelGap + m_content->minimumSizeHint().width();
}

QSize ControlRow::minimumSizeHint() const {
    return {leastControlWidth() + leastLabelColumn, QWidget::minimumSizeHint().height()};
}

int ControlRow::fullControlWidth() const {
    return m_content->minimumSizeHint().width();
}

void ControlRow::setLabelColumn(int width, int rowWidth) {
    const int room = rowWidth - m_mark->width() - width - labelGap;
    const bool above = leastLabelWidth() > width || fullControlWidth() > room;
    m_label->setMinimumWidth(above ? 0 : width);
    m_label->setMaximumWidth(above ? QWIDGETSIZE_MAX : width);
    m_grid->setColumnMinimumWidth(1, above ? 0 : width + labelGap);
    if (above != m_labelAbove)
        place(above);
}

bool ControlRow::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_label && event->type() == QEvent::MouseButtonDblClick) {
        reset();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace app
