// SPDX-License-Identifier: MIT
#pragma once

#include "app/viewport/journey.h"
#include "app/viewport/scene.h"

#include <QString>

namespace app {

/// A point of a terrain: m from its south-west corner eastward and northward, and the height in m.
struct GroundPoint {
    double x = 0;
    double y = 0;
    double metres = 0;
};

/// Turns what a person does in the 3D view into moves of the camera. Knows neither widgets nor OpenGL; time
/// comes in from outside (seconds, rising), places are pixels of the lens, y downward. GUI thread.
class Navigator {
public:
    enum class Drag { None, Orbit, Pan, Look };

    /// 200 ms at most; 0 moves at once (for people who asked for less motion).
    void setMoveSeconds(double seconds) { m_moveSeconds = seconds; }
    void setLens(const Lens& lens);
    [[nodiscard]] const Lens& lens() const { return m_lens; }

    /// A new scene, or another display of the same. Frames it unless the person has moved the camera; small
    /// changes of height leave the camera alone, so that a slider does not shake the picture.
    void setScene(const Scene& scene, double now);
    [[nodiscard]] const Scene& scene() const { return m_scene; }

    [[nodiscard]] const Camera& camera() const { return m_camera; }
    /// Where the camera is going to be: what keys and wheel add to.
    [[nodiscard]] const Camera& goal() const { return m_move ? m_move->to : m_camera; }
    /// Goes on with an eased move; true while there is more to come.
    bool advance(double now);
    [[nodiscard]] bool isMoving() const { return m_move.has_value() || m_journey.isMoving(); }

    /// The surface at a pixel, as a place of the view.
    [[nodiscard]] std::optional<glm::dvec3> groundAt(double x, double y) const;
    /// The terrain at a pixel, in its own coordinates and heights.
    [[nodiscard]] std::optional<GroundPoint> terrainAt(double x, double y) const;

    void beginDrag(Drag drag, double x, double y);
    void dragTo(double x, double y);
    void endDrag();
    /// Back to where the drag began.
    void cancelDrag();
    [[nodiscard]] Drag drag() const { return m_drag; }
    /// The point that a drag turns about or holds; none without a drag.
    [[nodiscard]] std::optional<glm::dvec3> pivot() const;

    /// Towards (steps > 0) or away from the ground at a pixel; a step is a notch of a wheel.
    void zoom(double x, double y, double steps, bool eased, double now);
    /// Brings the ground at a pixel to the middle.
    void centreAt(double x, double y, double now);
    /// About what is in the middle; radians.
    void turn(double azimuthBy, double elevationBy, double now);
    void lookFrom(double azimuth, double elevation, double now);
    /// All of the terrain, from where one looks.
    void fit(double now);
    /// All of the terrain, from the display's side; from now on new terrains are framed again.
    void reset(double now);

    /// Moves through the land from where one is (travel.h) until endJourney(). Drags look around, the wheel
    /// changes the speed, controls move.
    void startTravel(TravelMode mode, double now);
    /// Along a path, from its beginning; ends by itself. Precondition: not empty.
    void startPath(FlightPath path, double now);
    /// Comes to rest where one is, upright.
    void endJourney(double now);
    [[nodiscard]] const Journey& journey() const { return m_journey; }
    void setTravelControls(const TravelControls& controls, double now);
    void changeTravelSpeed(double notches) { m_journey.changeSpeed(notches, m_box); }
    /// To a camera that was kept; eased.
    void goTo(const Camera& camera, double now);

    /// The camera, and whether it frames the terrain, as JSON; text that is none is ignored.
    [[nodiscard]] QString state() const;
    void setState(const QString& json);

private:
    [[nodiscard]] GroundHeight groundHeight() const;
    [[nodiscard]] Camera framedNow() const;
    /// With the distance to the ground in the middle of the picture.
    [[nodiscard]] Camera focused(Camera camera) const;
    void moveTo(const Camera& camera, double now);
    void moveByPerson(const Camera& camera, double now);
    void frameAnew(bool atOnce, double now);

    Scene m_scene;
    SceneBox m_box;
    Ground m_ground;
    Lens m_lens;
    Camera m_camera;
    std::optional<CameraMove> m_move;
    double m_moveStart = 0;
    double m_moveSeconds = 0.2;

    bool m_frames = true; ///< the camera frames the terrain: the person has not moved it
    double m_framedAzimuth = 0;
    double m_framedElevation = 0;

    Journey m_journey;
    Drag m_drag = Drag::None;
    Camera m_dragStart;
    glm::dvec3 m_pivot{0};
    glm::dvec2 m_dragAt{0};
};

} // namespace app
