// SPDX-License-Identifier: MIT
#pragma once

#include "app/settings/view_projection.h"
#include "app/viewport/flight_path.h"
#include "app/viewport/opengl_probe.h"
#include "app/viewport/prepared_heights.h"
#include "app/viewport/scene.h"
#include "app/viewport/travel.h"
#include "libterrain/core/heightfield.h"
#include "libterrain/surface/display.h"
#include "libterrain/surface/profile.h"

#include <QOpenGLWidget>

#include <cstdint>
#include <memory>
#include <optional>

namespace app {

class Renderer;
class ViewTool;

/// The lit 3D view of a terrain: orbit with the middle or left button about the ground under the pointer, pan
/// with the right button or Shift, zoom with the wheel towards the ground under the pointer. Only to be made
/// when openGlProbe().usable. GUI thread.
class ViewportWidget : public QOpenGLWidget {
    Q_OBJECT

public:
    explicit ViewportWidget(QWidget* parent = nullptr);
    ~ViewportWidget() override;

    /// Shows these heights; null shows an empty scene. The camera frames the terrain unless the person has
    /// moved it. Prepares them on this thread: for large terrains let a job call prepareHeights() and hand
    /// the result to setPrepared().
    void setHeights(terrain::SharedHeightfield heights);
    /// The same for heights that prepareHeights() has prepared; null shows an empty scene. Until the new ones
    /// are on the card the former picture stays; other calls and the person do not wait for it.
    void setPrepared(SharedPreparedHeights heights);
    void setDisplay(const terrain::Display& display);
    void setSeaLevel(std::optional<double> metres);

    /// The light of these heights, baked after lightWanted(); of other heights than the scene's it is
    /// ignored.
    void setLight(const SharedPreparedHeights& heights, const SharedLightMap& light);

    /// Marks a place that the pointer has in another view; none takes the mark away.
    void setLinkedPlace(const std::optional<terrain::PlanPoint>& place);

    /// Something painted over the view, by name; empty takes it away.
    void setAnnotation(const QString& name, ViewAnnotation annotation);

    /// What changes the land by the left button; null = nothing. It outlives the widget or is taken away.
    void setTool(ViewTool* tool);

    /// Of the newest heights every so many samples a side are shown: 1 unless the card's textures or memory
    /// hold fewer than the terrain has.
    [[nodiscard]] int sampleStep() const;

    /// Frames the whole terrain from the display's azimuth and elevation.
    void resetView();
    /// Frames the whole terrain from where one looks.
    void fitView();
    /// Looks from one side: north, east, top …; eased.
    void lookFrom(double azimuthDegrees, double elevationDegrees);

    /// Moves through the land from where one is, until endJourney(), Escape, or another way to look.
    void startTravel(TravelMode mode);
    /// Along a path, to its end.
    void flyAlong(const FlightPath& path);
    void endJourney();
    /// None while the view is at rest and along a path.
    [[nodiscard]] std::optional<TravelMode> travelMode() const;

    /// Where one stands, or is on the way to.
    [[nodiscard]] const Camera& camera() const;
    /// To a camera that was kept; eased.
    void goTo(const Camera& camera);
    [[nodiscard]] const Scene& scene() const;

    /// The camera as JSON for project files, and back. Text that is none is ignored.
    [[nodiscard]] QString cameraState() const;
    void setCameraState(const QString& json);

    /// A picture of the view at its present size in device pixels, with the newest heights.
    [[nodiscard]] QImage picture();

    /// Triangles of the last picture that was drawn; 0 without OpenGL.
    [[nodiscard]] std::int64_t drawnTriangles() const;

    /// How long the processor, where it is what draws, may take for a picture while others follow it (s): one
    /// that takes longer is drawn coarser, until the view is at rest.
    void setMotionBudget(double seconds);
    /// With what Qt takes to put the window together (20 ms and more without a graphics card) the window
    /// answers in a twentieth of a second.
    static constexpr double defaultMotionBudget = 0.015; // s

    /// Where the shaders come from; the built-in ones when nothing is set. Before the first show. A folder of
    /// the disk is watched: its shaders are built again when one changes.
    void setShaderFolder(const QString& folder);

Q_SIGNALS:
    /// The ground under the pointer: terrain coordinates in m (x east, y north from the south-west corner)
    /// and height.
    void groundHovered(double x, double y, double height);
    void groundLeft();
    /// Shaders or the context failed: the window shows the map instead.
    void failed(const QString& reason);
    /// The shaders of the folder are not accepted, and the former ones are kept, at the start the built-in
    /// ones: the driver's log. Empty: they are accepted now.
    void shadersRefused(const QString& log);
    /// New heights are part of the scene; a display that is set now is drawn with them for the first time.
    void heightsTaken(const terrain::SharedHeightfield& heights);
    /// The light falls on another ground than it was baked for: on that of scene(). Until setLight() the
    /// former one stays in the picture. Where nobody listens it is baked at once.
    void lightWanted();
    /// The first whole picture of new heights is on the screen, perhaps a coarse one.
    void heightsShown();
    /// A journey began or ended: travelMode() tells.
    void journeyChanged();

protected:
    void initializeGL() override;
    void resizeGL(int width, int height) override;
    void paintEvent(QPaintEvent* event) override;
    void paintGL() override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct Private;
    void continueUpload();
    void continueSmoothing();
    bool advanceSmoothing();
    void viewChanged();
    void sceneChanged();
    void takeHeights();
    void seekLight();
    void journeyMoved();
    void releaseMoveKeys();
    void watchShaders();
    void reloadShaders();
    void sayRefused(const QString& log);
    void useRenderer(std::unique_ptr<Renderer> renderer);
    bool takeJourneyKey(const QKeyEvent& event, bool pressed);
    [[nodiscard]] QString journeyHint() const;
    void releaseGl();
    void followMotion();
    void drawView();
    void drawInMotion();
    void paintMarks();
    bool pressTool(const QMouseEvent& event);
    bool moveTool(const QMouseEvent& event);
    bool releaseTool(const QMouseEvent& event);
    std::unique_ptr<Private> m_p;
};

} // namespace app
