// SPDX-License-Identifier: MIT
#pragma once

#include "app/document/document.h"

#include <QWidget>

class QCheckBox;
class QLabel;
class QListWidget;
class QListWidgetItem;
class QToolButton;

namespace app {

/// The cameras that the project keeps, in the order of a flight through them: to keep the present one, to go
/// to one, to rename, move and drop them, to fly through all of them and to film that. GUI thread.
class ViewpointsDock : public QWidget {
    Q_OBJECT

public:
    explicit ViewpointsDock(Document& document, QWidget* parent = nullptr);

    /// Without a 3D view nothing can be kept, shown or flown.
    void setHas3d(bool has3d);
    [[nodiscard]] bool isLoop() const;
    /// As the next camera gets it: "View 3".
    [[nodiscard]] QString nextName() const;

    [[nodiscard]] QListWidget& list() const { return *m_list; }
    [[nodiscard]] QSize sizeHint() const override { return {300, 400}; }

Q_SIGNALS:
    /// The present camera is to be kept.
    void keepWanted();
    /// This one is to be looked from.
    void goWanted(const app::Viewpoint& viewpoint);
    void flightWanted();
    void filmWanted();

private:
    QToolButton* addButton(const char* iconName, const QString& text, const QString& help);
    void makeButtons();
    void follow();
    void takeOrder();
    void rename(QListWidgetItem& item);
    void give(const QList<Viewpoint>& viewpoints);
    void drop();
    void go(const QListWidgetItem* item);
    void showButtons();

    Document& m_document;
    QListWidget* m_list;
    QLabel* m_hint;
    QCheckBox* m_loop;
    QWidget* m_buttons;
    QToolButton* m_keep = nullptr;
    QToolButton* m_go = nullptr;
    QToolButton* m_drop = nullptr;
    QToolButton* m_fly = nullptr;
    QToolButton* m_film = nullptr;
    bool m_has3d = true;
    bool m_filling = false;
};

} // namespace app
