// SPDX-License-Identifier: MIT
#pragma once

#include "app/document/document.h"

#include <QWidget>

class QAction;
class QHBoxLayout;
class QLabel;
class QListView;
class QModelIndex;
class QToolButton;

namespace app {

class HistoryModel;

/// Every generation of the terrain with its picture; a click or Enter goes there. Any can be kept under a
/// name: then it stays when the history goes another way; any two can be compared. GUI thread.
class HistoryDock : public QWidget {
    Q_OBJECT

public:
    explicit HistoryDock(Document& document, QWidget* parent = nullptr);

    /// In device-independent pixels: what thumbnails are drawn at.
    static constexpr QSize thumbnailSize{64, 48};

    [[nodiscard]] QListView& view() const { return *m_view; }
    [[nodiscard]] QSize sizeHint() const override { return {300, 400}; }

Q_SIGNALS:
    /// The second against the first: indices of Document.
    void comparisonWanted(int first, int second);
    /// A kept generation that only the shelf still has is to be let go.
    void partingWanted(int generation);

private:
    void makeButtons(QHBoxLayout& row);
    QToolButton* addButton(QHBoxLayout& row, const char* name, const char* iconName, const QString& text,
                           const QString& help);
    void addMenu();
    void follow();
    void showButtons();
    void goTo(const QModelIndex& index);
    void click(const QModelIndex& index);
    void restore(int generation);
    void turnStar();
    void compare();
    /// The chosen ones, in the order of the rows.
    [[nodiscard]] QList<int> chosen() const;

    Document& m_document;
    HistoryModel* m_model;
    QListView* m_view;
    QLabel* m_hint;
    QWidget* m_buttons;
    QToolButton* m_star = nullptr;
    QToolButton* m_name = nullptr;
    QToolButton* m_compare = nullptr;
    QList<std::pair<QAction*, QToolButton*>> m_menu; ///< what does the same
    int m_shown = -1;
};

} // namespace app
