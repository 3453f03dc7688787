// SPDX-License-Identifier: MIT
#include "app/plots/plot_widget.h"

#include "app/controls/icons.h"
#include "app/plots/plot_drawing.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace app {

PlotWidget::PlotWidget(QWidget* parent)
    : QWidget(parent), m_menu(new QMenu(this)), m_button(new QToolButton(this)) {
    setMouseTracking(true);
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    addMenu();
    m_button->setObjectName(QStringLiteral("exportPlot"));
    m_button->setIcon(icon(QStringLiteral("export")));
    m_button->setToolTip(tr("Export or copy this plot"));
    m_button->setAutoRaise(true);
    m_button->setPopupMode(QToolButton::InstantPopup);
    m_button->setMenu(m_menu);
    m_button->setStyleSheet(QStringLiteral("QToolButton::menu-indicator { image: none; }"));
    setPlot({});
}

void PlotWidget::addMenu() {
    const auto add = [this](const char* name, const QString& text, auto&& slot) {
        QAction* action = m_menu->addAction(text);
        action->setObjectName(QLatin1String(name));
        connect(action, &QAction::triggered, this, slot);
    };
    add("exportSvg", tr("Export SVG…"), [this] { Q_EMIT exportWanted(plotSvg(m_plot, locale())); });
    add("exportPng", tr("Export PNG…"), [this] { Q_EMIT exportWanted(plotPng(m_plot, locale())); });
    add("exportCsv", tr("Export CSV…"), [this] { Q_EMIT exportWanted(plotCsv(m_plot)); });
    m_menu->addSeparator();
    add("copyPicture", tr("Copy picture"),
        [this] { QGuiApplication::clipboard()->setImage(plotImage(m_plot, locale())); });
    add("copyTable", tr("Copy table"),
        [this] { QGuiApplication::clipboard()->setText(QString::fromUtf8(plotCsv(m_plot).bytes)); });
}

void PlotWidget::setPlot(Plot plot) {
    m_plot = std::move(plot);
    setAccessibleName(m_plot.isEmpty() ? tr("Empty plot")
                                       : tr("%1 The arrow keys read it.").arg(m_plot.description));
    m_button->setAccessibleName(tr("Export or copy: %1").arg(m_plot.title));
    m_button->setVisible(!m_plot.isEmpty());
    if (m_read && (m_plot.isEmpty() || *m_read >= m_plot.series.front().points.size()))
        setRead(std::nullopt);
    else if (m_read)
        setAccessibleDescription(readText());
    update();
}

void PlotWidget::setRead(std::optional<std::size_t> index) {
    if (index == m_read)
        return;
    m_read = index;
    setAccessibleDescription(readText());
    update();
    Q_EMIT readChanged();
}

QString PlotWidget::readText() const {
    return m_read && m_plot.reading ? m_plot.reading(*m_read) : QString();
}

QRectF PlotWidget::area() const {
    return QRectF(rect()).adjusted(2, 2, -2, -2);
}

double PlotWidget::headRoom() const {
    return m_button->sizeHint().height();
}

void PlotWidget::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    const QSize size = m_button->sizeHint();
    m_button->setGeometry(
        QStyle::visualRect(layoutDirection(), rect(), QRect(QPoint(width() - size.width() - 2, 2), size)));
}

void PlotWidget::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    if (!m_plot.isEmpty()) {
        const PlotDrawing drawing(m_plot, area(), fontMetrics(), locale(), headRoom());
        drawing.draw(painter, palette());
        if (m_read)
            drawing.drawReading(painter, palette(), *m_read);
    }
    if (hasFocus()) {
        painter.setRenderHint(QPainter::Antialiasing, false);
        painter.setPen(QPen(palette().color(QPalette::Highlight), 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
}

void PlotWidget::mouseMoveEvent(QMouseEvent* event) {
    if (m_plot.isEmpty())
        return;
    const PlotDrawing drawing(m_plot, area(), fontMetrics(), locale(), headRoom());
    setRead(drawing.nearest(event->position().x()));
}

void PlotWidget::leaveEvent(QEvent* event) {
    setRead(std::nullopt);
    QWidget::leaveEvent(event);
}

void PlotWidget::focusOutEvent(QFocusEvent* event) {
    setRead(std::nullopt);
    QWidget::focusOutEvent(event);
}

void PlotWidget::contextMenuEvent(QContextMenuEvent* event) {
    if (!m_plot.isEmpty())
        m_menu->popup(event->globalPos());
}

bool PlotWidget::takes(const QKeyEvent& event) const {
    const int key = event.key();
    const bool moves =
        key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Home || key == Qt::Key_End;
    return !m_plot.isEmpty() && !event.modifiers().testFlag(Qt::ControlModifier) &&
           (moves || (key == Qt::Key_Escape && m_read));
}

bool PlotWidget::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride && takes(*static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

void PlotWidget::keyPressEvent(QKeyEvent* event) {
    if (!takes(*event))
        return QWidget::keyPressEvent(event);
    const int key = event->key();
    if (key == Qt::Key_Escape)
        return setRead(std::nullopt);
    const auto last = static_cast<std::ptrdiff_t>(m_plot.series.front().points.size()) - 1;
    const std::ptrdiff_t step = event->modifiers().testFlag(Qt::ShiftModifier) ? 10 : 1;
    std::ptrdiff_t at = m_read ? static_cast<std::ptrdiff_t>(*m_read) : last / 2;
    if (m_read)
        at += key == Qt::Key_Left ? -step : key == Qt::Key_Right ? step : 0;
    at = key == Qt::Key_Home ? 0 : key == Qt::Key_End ? last : std::clamp(at, std::ptrdiff_t{0}, last);
    setRead(static_cast<std::size_t>(at));
}

} // namespace app
