// SPDX-License-Identifier: MIT
#pragma once

#include "app/plots/plot_files.h"

#include <QWidget>

#include <optional>

class QMenu;
class QToolButton;

namespace app {

/// A plot that is read with the pointer, or with the arrow keys (Shift ×10, Home, End, Escape), and exported
/// from its button or its context menu. GUI thread.
class PlotWidget : public QWidget {
    Q_OBJECT

public:
    explicit PlotWidget(QWidget* parent = nullptr);

    /// An empty plot shows nothing. What is read stays read while there is such a point.
    void setPlot(Plot plot);
    [[nodiscard]] const Plot& plot() const { return m_plot; }
    /// The point of the first series that is read; none when there is none.
    [[nodiscard]] std::optional<std::size_t> read() const { return m_read; }

    [[nodiscard]] QSize sizeHint() const override { return {300, 220}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {180, 170}; }

Q_SIGNALS:
    /// Another point is read, or none.
    void readChanged();
    /// The person wants this file; whoever has file dialogs writes it.
    void exportWanted(const app::PlotFile& file);

protected:
    /// Keys that the plot takes are no shortcuts of the views while it has the focus.
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    void addMenu();
    [[nodiscard]] bool takes(const QKeyEvent& event) const;
    void setRead(std::optional<std::size_t> index);
    [[nodiscard]] QString readText() const;
    [[nodiscard]] QRectF area() const;
    [[nodiscard]] double headRoom() const;

    Plot m_plot;
    std::optional<std::size_t> m_read;
    QMenu* m_menu;
    QToolButton* m_button;
};

} // namespace app
