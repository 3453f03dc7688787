// SPDX-License-Identifier: MIT
#include "app/controls/form_row.h"

#include "app/controls/inline_message.h"

#include <QGridLayout>
#include <QLabel>

#include <algorithm>
#include <vector>

namespace app {
namespace {

constexpr int gutter = 12;
constexpr int labelGap = 8;

} // namespace

FormRow::FormRow(const QString& label, QWidget* parent)
    : QWidget(parent), m_grid(new QGridLayout(this)), m_label(new QLabel(label, this)) {
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(0);
    m_grid->setVerticalSpacing(2);
    m_grid->setColumnMinimumWidth(0, gutter);
    m_grid->setColumnStretch(3, 1);
    m_label->setTextFormat(Qt::PlainText);
    m_label->setWordWrap(true);
}

void FormRow::setContent(QWidget* content, QWidget* buddy) {
    m_content = content;
    m_content->setParent(this);
    m_message = new InlineMessage(this);
    m_label->setBuddy(buddy);
    place(false);
    updateTexts();
}

void FormRow::setGutter(QWidget* mark) {
    m_grid->addWidget(mark, 0, 0, Qt::AlignVCenter);
}

void FormRow::place(bool labelAbove) {
    m_labelAbove = labelAbove;
    for (QWidget* part : {static_cast<QWidget*>(m_label), m_content, static_cast<QWidget*>(m_message)})
        m_grid->removeWidget(part);
    if (labelAbove) {
        m_grid->addWidget(m_label, 0, 1, 1, 3);
        m_grid->addWidget(m_content, 1, 1, 1, 3);
    } else {
        m_grid->addWidget(m_label, 0, 1);
        m_grid->addWidget(m_content, 0, 3);
    }
    m_grid->addWidget(m_message, 2, 1, 1, 3);
}

QString FormRow::label() const {
    return m_label->text();
}

void FormRow::setHelp(const QString& help) {
    m_help = help;
    updateTexts();
}

void FormRow::setInapplicable(const QString& reason) {
    if (m_reason == reason)
        return;
    m_reason = reason;
    m_content->setEnabled(reason.isEmpty());
    m_label->setEnabled(reason.isEmpty());
    updateTexts();
    applicabilityChanged();
}

void FormRow::showMessage(Tone tone, const QString& text) {
    m_message->showMessage(tone, text);
}

QString FormRow::message() const {
    return m_message->text();
}

void FormRow::updateTexts() {
    QStringList lines;
    if (!m_reason.isEmpty())
        lines << tr("No effect now: %1").arg(m_reason);
    if (!m_help.isEmpty())
        lines << m_help;
    nameParts(label(), lines.join(QLatin1Char(' ')));
    if (!hint().isEmpty())
        lines << hint();
    QString paragraphs; // rich text, so that long lines wrap
    for (const QString& line : lines)
        paragraphs += QStringLiteral("<p style='margin:0 0 4px 0'>%1</p>").arg(line.toHtmlEscaped());
    setToolTip(paragraphs);
}

void FormRow::nameParts(const QString& label, const QString& description) {
    QList<QWidget*> parts = m_content->findChildren<QWidget*>();
    parts.prepend(m_content);
    for (QWidget* part : parts) {
        if (part->focusPolicy() == Qt::NoFocus)
            continue;
        part->setAccessibleName(label);
        part->setAccessibleDescription(description);
    }
}

int FormRow::labelWidth() const {
    return m_label->fontMetrics().horizontalAdvance(label()) + 4;
}

int FormRow::leastLabelWidth() const {
    int least = 0;
    const QStringList words = label().split(QLatin1Char(' '));
    for (const QString& word : words)
        least = std::max(least, m_label->fontMetrics().horizontalAdvance(word) + 4);
    return least;
}

int FormRow::leastControlWidth() const {
    return gutter + labelGap + m_content->minimumSizeHint().width();
}

int FormRow::fullControlWidth() const {
    return m_content->minimumSizeHint().width();
}

QSize FormRow::minimumSizeHint() const {
    // With the label above, where it must be.
    const int width = std::max(m_content->minimumSizeHint().width(), leastLabelWidth());
    return {gutter + width, QWidget::minimumSizeHint().height()};
}

void FormRow::setLabelColumn(int width, int rowWidth) {
    const int room = rowWidth - gutter - width - labelGap;
    const bool above = leastLabelWidth() > width || fullControlWidth() > room;
    m_label->setMinimumWidth(above ? 0 : width);
    m_label->setMaximumWidth(above ? QWIDGETSIZE_MAX : width);
    // The gap is a column of its own: the label's height is reckoned for the whole width of its column.
    m_grid->setColumnMinimumWidth(1, above ? 0 : width);
    m_grid->setColumnMinimumWidth(2, above ? 0 : labelGap);
    if (above != m_labelAbove)
        place(above);
}

void alignRows(std::span<FormRow* const> rows, int width) {
    int widest = leastLabelColumn;
    int room = width;
    for (const FormRow* row : rows) {
        const int left = width - row->leastControlWidth();
        if (left < leastLabelColumn)
            continue; // its label goes above
        widest = std::max(widest, row->labelWidth());
        room = std::min(room, left);
    }
    const int column = std::min(widest, std::max(leastLabelColumn, room));
    for (FormRow* row : rows)
        row->setLabelColumn(column, width);
}

void alignRowsOf(QWidget& content) {
    const QList<FormRow*> rows = content.findChildren<FormRow*>();
    // Not the layout's own rectangle: while the content is resized, that is still the former one.
    const QMargins margins = content.layout()->contentsMargins();
    alignRows(std::vector<FormRow*>(rows.begin(), rows.end()),
              content.width() - margins.left() - margins.right());
}

} // namespace app
