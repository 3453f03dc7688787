// SPDX-License-Identifier: MIT
#include "app/controls/section.h"

#include "app/controls/icons.h"

#include <QToolButton>
#include <QVBoxLayout>

namespace app {

Section::Section(const QString& title, QWidget* content, QWidget* parent)
    : QWidget(parent), m_header(new QToolButton(this)), m_content(content) {
    m_content->setParent(this);
    m_header->setCheckable(true);
    m_header->setChecked(true);
    m_header->setAutoRaise(true);
    m_header->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_header->setIconSize({16, 16});
    m_header->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_header->setFixedHeight(28);
    m_header->setProperty("moraineSectionHeader", true);
    QFont bold = m_header->font();
    bold.setBold(true);
    m_header->setFont(bold);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_header);
    layout->addWidget(m_content);
    connect(m_header, &QToolButton::toggled, this, &Section::setOpen);
    setTitle(title);
    setOpen(true);
}

void Section::setTitle(const QString& title) {
    m_header->setText(title);
    m_header->setAccessibleName(title);
}

bool Section::isOpen() const {
    return m_header->isChecked();
}

void Section::setOpen(bool open) {
    m_header->setChecked(open);
    m_header->setIcon(icon(open ? QStringLiteral("chevron-down") : QStringLiteral("chevron-right")));
    m_header->setAccessibleDescription(open ? tr("Open") : tr("Folded"));
    m_content->setVisible(open);
}

} // namespace app
