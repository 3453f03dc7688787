// SPDX-License-Identifier: MIT
#include "app/map/map_notice.h"

#include "app/map/map_overlay.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QToolButton>

#include <algorithm>

namespace app {
namespace {

constexpr int edge = 12;       ///< from the map's border
constexpr int arrowWidth = 32; ///< of the north arrow
constexpr int stripe = 4;
constexpr int widest = 560;

} // namespace

MapNotice::MapNotice(QWidget* map) : QWidget(map), m_label(new QLabel(this)) {
    m_label->setWordWrap(true);
    m_label->setTextFormat(Qt::PlainText);
    auto* close = new QToolButton(this);
    close->setObjectName(QStringLiteral("closeNotice"));
    close->setText(QStringLiteral("\u2715"));
    close->setAutoRaise(true);
    close->setFocusPolicy(Qt::TabFocus);
    close->setAccessibleName(tr("Close the message"));
    close->setToolTip(close->accessibleName());
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(2 * stripe + 8, 4, 4, 4);
    layout->setSpacing(8);
    layout->addWidget(m_label, 1);
    layout->addWidget(close, 0, Qt::AlignTop);
    setCursor(Qt::ArrowCursor);
    hide();
    connect(close, &QToolButton::clicked, this, [this, map] {
        setText({});
        map->setFocus();
        Q_EMIT closed();
    });
}

void MapNotice::setText(const QString& text) {
    m_label->setText(text);
    setVisible(!text.isEmpty());
    placeIn(m_area);
}

QString MapNotice::text() const {
    return m_label->text();
}

void MapNotice::placeIn(const QRect& area) {
    m_area = area;
    const int room = std::max(1, std::min(widest, area.width() - 3 * edge - arrowWidth));
    const int width = std::min(room, sizeHint().width());
    const int left = area.left() + edge + (area.width() - 3 * edge - arrowWidth - width) / 2;
    setGeometry(left, area.top() + edge, width, std::max(heightForWidth(width), minimumSizeHint().height()));
}

void MapNotice::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    drawPlate(painter, rect(), palette());
    painter.fillRect(QRect(1, 1, stripe, height() - 2), palette().color(QPalette::Highlight));
}

} // namespace app
