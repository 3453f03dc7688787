// SPDX-License-Identifier: MIT
#pragma once

#include "app/document/document.h"

#include <QWidget>

class QLabel;
class QListView;
class QModelIndex;

namespace app {

class HistoryModel;

/// Every generation of the terrain with its picture; a click or Enter goes there. GUI thread.
class HistoryDock : public QWidget {
    Q_OBJECT

public:
    explicit HistoryDock(Document& document, QWidget* parent = nullptr);

    /// In device-independent pixels: what thumbnails are drawn at.
    static constexpr QSize thumbnailSize{64, 48};

    [[nodiscard]] QListView& view() const { return *m_view; }
    [[nodiscard]] QSize sizeHint() const override { return {300, 400}; }

private:
    void follow();
    void goTo(const QModelIndex& index);

    Document& m_document;
    HistoryModel* m_model;
    QListView* m_view;
    QLabel* m_hint;
    int m_shown = -1;
};

} // namespace app
