// SPDX-License-Identifier: MIT
#pragma once

#include "app/viewport/viewport_widget.h"

#include <QObject>

namespace app {

class ActionTable;
class Document;
class LevelsDock;
class ViewArea;
class ViewFilms;
class ViewpointsDock;
struct Session;

/// Moving through the land, the viewpoints that the project keeps, and pictures and films of the 3D view:
/// their actions, and what the panel of viewpoints asks for. GUI thread.
class ViewJourneys : public QObject {
    Q_OBJECT

public:
    ViewJourneys(Session& session, ViewArea& views, ViewpointsDock& dock, LevelsDock& levels,
                 QWidget* window);

    /// Adds "travel.…", "viewpoint.…" and "picture.…".
    void addActions(ActionTable& actions);

Q_SIGNALS:
    /// For the status bar.
    void message(const QString& text);

private:
    void travel(TravelMode mode);
    void keepView();
    void flyThrough();
    void film();
    void savePicture();
    void saveLevels();
    void showState() const;
    /// The 3D view, brought to the front; null without one.
    [[nodiscard]] ViewportWidget* shownViewport() const;
    [[nodiscard]] std::vector<Camera> viewpointCameras() const;
    [[nodiscard]] QString proposedName(const QString& what) const;

    Document& m_document;
    ViewArea& m_views;
    ViewpointsDock& m_dock;
    ViewFilms* m_films;
    const ActionTable* m_actions = nullptr; ///< once they are added
};

} // namespace app
