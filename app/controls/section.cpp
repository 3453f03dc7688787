// SPDX-License-Identifier: MIT
#include "app/controls/section.h"

#include "app/controls/icons.h"
#include "app/controls/palette.h"

#include <QKeyEvent>
#include <QPainter>
#include <QStyleOptionFocusRect>
#include <QVBoxLayout>

namespace app {
namespace {

constexpr int titleLeft = 12; // where the rows' labels begin
constexpr int chevron = 16;

} // namespace

SectionHeader::SectionHeader(SectionRank rank, QWidget* parent) : QAbstractButton(parent), m_rank(rank) {
    setCheckable(true);
    setChecked(true);
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    if (m_rank == SectionRank::Part)
        return;
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    setFont(bold);
}

QSize SectionHeader::sizeHint() const {
    return {titleLeft + fontMetrics().horizontalAdvance(text()) + chevron + 8,
            m_rank == SectionRank::Part ? 28 : 32};
}

void SectionHeader::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    if (m_rank == SectionRank::Whole)
        painter.fillRect(0, 0, width(), 1, outline(palette()));
    const QColor ink =
        underMouse() ? palette().color(QPalette::Highlight) : palette().color(QPalette::WindowText);
    painter.setPen(ink);
    const QRect place = rect().adjusted(titleLeft, 0, -chevron - 8, 0);
    painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter,
                     fontMetrics().elidedText(text(), Qt::ElideRight, place.width()));
    const QString name = isChecked() ? QStringLiteral("chevron-down") : QStringLiteral("chevron-right");
    painter.drawPixmap(width() - chevron - 4, (height() - chevron) / 2,
                       tintedIcon(name, chevron, ink, devicePixelRatioF()));
    if (hasFocus()) {
        QStyleOptionFocusRect ring;
        ring.initFrom(this);
        ring.rect = rect().adjusted(4, 2, 0, -2);
        style()->drawPrimitive(QStyle::PE_FrameFocusRect, &ring, &painter, this);
    }
}

void SectionHeader::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        return click();
    QAbstractButton::keyPressEvent(event);
}

void SectionHeader::enterEvent(QEnterEvent* event) {
    QAbstractButton::enterEvent(event);
    update();
}

void SectionHeader::leaveEvent(QEvent* event) {
    QAbstractButton::leaveEvent(event);
    update();
}

Section::Section(const QString& title, QWidget* content, QWidget* parent, SectionRank rank)
    : QWidget(parent), m_header(new SectionHeader(rank, this)), m_content(content) {
    m_content->setParent(this);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_header);
    layout->addWidget(m_content);
    connect(m_header, &QAbstractButton::toggled, this, &Section::setOpen);
    connect(m_header, &QAbstractButton::clicked, this, &Section::folded);
    setTitle(title);
    setOpen(true);
}

void Section::setTitle(const QString& title) {
    m_header->setText(title);
    m_header->setAccessibleName(title);
    m_header->updateGeometry();
    m_header->update();
}

bool Section::isOpen() const {
    return m_header->isChecked();
}

void Section::setOpen(bool open) {
    m_header->setChecked(open);
    m_header->setAccessibleDescription(open ? tr("Open") : tr("Folded"));
    m_content->setVisible(open);
}

} // namespace app
