// SPDX-License-Identifier: MIT
#pragma once

#include "app/map/map_widget.h"
#include "app/settings/settings.h"
#include "app/viewport/viewport_widget.h"

#include <QWidget>

#include <memory>

class QSplitter;

namespace app {

class Document;
class InlineMessage;
class JobRunner;
class ViewFeed;
class ViewLook;
struct DocumentState;

/// The middle of the window: the 3D view, the map, or both side by side, and a line over them that says what
/// is wrong. Without usable OpenGL the map takes the 3D view's place and says why. GUI thread.
class ViewArea : public QWidget {
    Q_OBJECT

public:
    ViewArea(Document& document, JobRunner& jobs, QWidget* parent = nullptr);
    ~ViewArea() override;

    /// Null without usable OpenGL.
    [[nodiscard]] ViewportWidget* viewport() const { return m_viewport; }
    [[nodiscard]] MapWidget& map() const { return *m_map; }

    /// Without OpenGL it is Map whatever was asked for.
    void setMode(ViewMode mode);
    [[nodiscard]] ViewMode mode() const { return m_mode; }
    /// What the 3D view gets of the width while both are shown, 0…1.
    void setShare(double share);
    [[nodiscard]] bool has3d() const { return m_viewport != nullptr; }
    /// Between the 3D view and the map.
    void toggleMap();

    /// The heights of `state`, with its display and sea level, unless the document has others for them.
    void showHeights(const terrain::SharedHeightfield& heights, const app::DocumentState& state);
    /// Shows in the 3D view what was stopped before it was ready.
    void showAgain();
    /// Shows other heights than the document's, with a state of their own, until endPreview(); what the
    /// document delivers meanwhile waits.
    void showPreview(const terrain::SharedHeightfield& heights, const app::DocumentState& state);
    void endPreview();
    /// What explains the preview, painted over both views; empty = nothing.
    void setExplanation(const ViewAnnotation& annotation);
    /// Shaders of the 3D view from a folder, watched for changes. Before the first show.
    void setShaderFolder(const QString& folder);
    /// A sentence over the views; empty = none.
    void setProblem(const QString& sentence);
    void fitView();
    /// Marks a place in both views; none takes the marks away.
    void setLinkedPlace(const std::optional<terrain::PlanPoint>& place);
    /// Gives the keyboard to the view that is shown.
    void focusView();

    /// Of the 3D view, as projects keep it; empty without one.
    [[nodiscard]] QString cameraState() const;
    void setCameraState(const QString& state);

Q_SIGNALS:
    void modeChanged(app::ViewMode mode);
    /// The person moved the border between the views.
    void shareChanged(double share);
    void groundHovered(double x, double y, double height);
    void groundLeft();

private:
    void makeViewport(JobRunner& jobs);
    void linkViews();
    void loseViewport(const QString& reason);
    void follow();
    void give(const terrain::SharedHeightfield& heights, const app::DocumentState& state);
    void showProblem();

    Document& m_document;
    QSplitter* m_splitter;
    ViewportWidget* m_viewport = nullptr;
    ViewFeed* m_feed = nullptr; ///< of the viewport
    MapWidget* m_map;
    std::unique_ptr<ViewLook> m_look3d; ///< with the viewport
    std::unique_ptr<ViewLook> m_lookOfMap;
    InlineMessage* m_problem;
    QString m_givenProblem; ///< of the terrain
    QString m_viewProblem;  ///< of the 3D view, said when there is no other
    ViewMode m_mode = ViewMode::View3d;
    double m_share = 0.5;                     ///< of the 3D view
    std::unique_ptr<DocumentState> m_preview; ///< null: the document itself is shown
};

} // namespace app
