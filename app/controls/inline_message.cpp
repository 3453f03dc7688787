// SPDX-License-Identifier: MIT
#include "app/controls/inline_message.h"

#include "app/controls/icons.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QRegularExpression>

namespace app {
namespace {

QString iconName(Tone tone) {
    switch (tone) {
    case Tone::Error:
        return QStringLiteral("error");
    case Tone::Warning:
        return QStringLiteral("warning");
    case Tone::Info:
        break;
    }
    return QStringLiteral("info");
}

/// No line ends between a number and its unit.
QString withUnits(QString text) {
    static const QRegularExpression space(
        QStringLiteral("(?<=\\d) (?=(?:km|m|cm|mm|ms|s|MB|kB|GB)\\b|[°%])"));
    return text.replace(space, QStringLiteral("\u00a0"));
}

} // namespace

InlineMessage::InlineMessage(QWidget* parent)
    : QWidget(parent), m_icon(new QLabel(this)), m_text(new QLabel(this)) {
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_icon, 0, Qt::AlignTop);
    layout->addWidget(m_text, 1);
    m_icon->setFixedSize(16, 16);
    m_text->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_text->setFocusPolicy(Qt::NoFocus);
    hide();
}

void InlineMessage::showMessage(Tone tone, const QString& text) {
    if (text.isEmpty())
        return clear();
    const bool isNew = isHidden() || this->text() != text;
    m_tone = tone;
    m_text->setText(withUnits(text));
    setAccessibleName(text);
    applyColours();
    show();
    if (isNew) {
        QAccessibleEvent event(this, QAccessible::Alert);
        QAccessible::updateAccessibility(&event);
    }
}

void InlineMessage::clear() {
    m_text->clear();
    setAccessibleName({});
    hide();
}

QString InlineMessage::text() const {
    return accessibleName(); // as it was given
}

void InlineMessage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && !m_colouring)
        applyColours();
}

void InlineMessage::applyColours() {
    m_colouring = true;
    const QColor ink = toneColour(palette(), m_tone);
    QPalette colours = m_text->palette();
    colours.setColor(QPalette::WindowText, ink);
    m_text->setPalette(colours);
    m_icon->setPixmap(tintedIcon(iconName(m_tone), 16, ink, devicePixelRatioF()));
    m_colouring = false;
}

} // namespace app
