// SPDX-License-Identifier: MIT
#include "app/viewport/navigator.h"

#include "app/viewport/camera_json.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <cmath>
#include <glm/geometric.hpp>
#include <glm/trigonometric.hpp>
#include <numbers>

namespace app {
namespace {

constexpr double zoomOfStep = 1.2;
/// A drag over the picture's shorter side turns by this much.
constexpr double turnOfDrag = std::numbers::pi;

} // namespace

void Navigator::setLens(const Lens& lens) {
    const bool changed = lens.width != m_lens.width || lens.height != m_lens.height;
    m_lens = lens;
    if (changed && m_frames && m_drag == Drag::None) {
        m_move.reset();
        m_camera = framedNow();
    }
}

void Navigator::setScene(const Scene& scene, double now) {
    const bool first = !m_scene.heights && scene.heights;
    const bool otherSide = scene.display.cameraAzimuth != m_scene.display.cameraAzimuth ||
                           scene.display.cameraElevation != m_scene.display.cameraElevation;
    m_scene = scene;
    const SceneBox before = std::exchange(m_box, scene.box());
    m_ground = scene.ground();
    if (first || (otherSide && m_frames)) {
        m_framedAzimuth = glm::radians(scene.display.cameraAzimuth);
        m_framedElevation = glm::radians(scene.display.cameraElevation);
    }
    if (!scene.heights)
        return;
    const bool otherSize = before.width != m_box.width || before.depth != m_box.depth;
    if (m_frames && m_drag == Drag::None)
        frameAnew(first || otherSize, now);
    else if (m_journey.travel())
        m_camera = departure(m_camera, *m_journey.travel(), m_box, groundHeight());
    else
        m_camera = keptAbove(limited(m_camera, m_box), m_box, groundHeight());
}

void Navigator::frameAnew(bool atOnce, double now) {
    const Camera target = framedNow();
    const Camera& present = goal();
    const double farther = std::log(target.distance / present.distance);
    const bool near = farther > -0.12 && farther < 0.05 && // within the margin around what is framed
                      glm::distance(target.focus(), present.focus()) < 0.1 * m_box.radius() &&
                      target.azimuth == present.azimuth && target.elevation == present.elevation;
    if (atOnce) {
        m_move.reset();
        m_camera = target;
    } else if (!near) {
        moveTo(target, now);
    }
}

Camera Navigator::framedNow() const {
    return keptAbove(framed(m_box, m_lens, m_framedAzimuth, m_framedElevation), m_box, groundHeight());
}

GroundHeight Navigator::groundHeight() const {
    return [this](double x, double y) { return m_ground.heightAt(x, y); };
}

bool Navigator::advance(double now) {
    if (m_journey.isUnderWay()) {
        m_camera = m_journey.advance(m_camera, m_box, groundHeight(), now);
        return m_journey.isMoving();
    }
    if (!m_move)
        return false;
    m_camera = keptAbove(m_move->at(now - m_moveStart), m_box, groundHeight());
    if (now - m_moveStart >= m_move->seconds)
        m_move.reset();
    return m_move.has_value();
}

void Navigator::moveTo(const Camera& camera, double now) {
    m_journey.end();
    m_move = CameraMove{m_camera, keptAbove(camera, m_box, groundHeight()), m_moveSeconds};
    m_moveStart = now;
    advance(now);
}

void Navigator::moveByPerson(const Camera& camera, double now) {
    m_frames = false;
    moveTo(focused(camera), now);
}

Camera Navigator::focused(Camera camera) const {
    const std::optional<glm::dvec3> middle = m_ground.hit({camera.eye, camera.forward()});
    if (middle)
        camera.distance = glm::distance(camera.eye, *middle);
    return limited(camera, m_box);
}

std::optional<glm::dvec3> Navigator::groundAt(double x, double y) const {
    return m_ground.hit(rayThrough(m_camera, m_lens, x, y));
}

std::optional<GroundPoint> Navigator::terrainAt(double x, double y) const {
    const std::optional<glm::dvec3> point = groundAt(x, y);
    const std::optional<double> metres = point ? m_ground.metresAt(point->x, point->y) : std::nullopt;
    if (!metres)
        return std::nullopt;
    const auto inside = [](double place, double size) {
        return place >= 0 && place <= size ? place : place - std::floor(place / size) * size;
    };
    return GroundPoint{inside(point->x, m_box.width), inside(point->y, m_box.depth), *metres};
}

void Navigator::beginDrag(Drag drag, double x, double y) {
    m_move.reset();
    if (m_journey.isOnPath())
        m_journey.end(); // who takes the view in hand stays where it is
    m_drag = m_journey.travel() ? Drag::Look : drag;
    m_dragStart = m_camera;
    m_dragAt = {x, y};
    m_pivot = groundAt(x, y).value_or(m_camera.focus());
}

void Navigator::dragTo(double x, double y) {
    if (m_drag == Drag::None || m_dragAt == glm::dvec2(x, y))
        return;
    m_frames = false;
    const double perPixel = turnOfDrag / std::max(1.0, std::min(m_lens.width, m_lens.height));
    if (m_drag == Drag::Look) {
        m_camera = lookedAround(m_camera, (x - m_dragAt.x) * perPixel, (y - m_dragAt.y) * perPixel);
    } else if (m_drag == Drag::Orbit) {
        m_camera = orbited(m_camera, m_box, groundHeight(), m_pivot, (x - m_dragAt.x) * perPixel,
                           (y - m_dragAt.y) * perPixel);
    } else {
        m_camera = keptAbove(panned(m_camera, m_lens, m_box, m_pivot, x, y), m_box, groundHeight());
    }
    m_dragAt = {x, y};
}

void Navigator::endDrag() {
    if (m_drag == Drag::None)
        return;
    const bool looked = std::exchange(m_drag, Drag::None) == Drag::Look;
    if (!looked)
        m_camera = focused(m_camera);
}

void Navigator::cancelDrag() {
    if (std::exchange(m_drag, Drag::None) != Drag::None)
        m_camera = m_dragStart;
}

std::optional<glm::dvec3> Navigator::pivot() const {
    return m_drag == Drag::None || m_drag == Drag::Look ? std::nullopt : std::optional(m_pivot);
}

void Navigator::zoom(double x, double y, double steps, bool eased, double now) {
    // The pointer means what is seen now, while the wheel adds to where the camera is going.
    const Ray ray = rayThrough(m_camera, m_lens, x, y);
    const glm::dvec3 target = m_ground.hit(ray).value_or(ray.origin + ray.direction * m_camera.distance);
    const Camera zoomedTo = zoomed(goal(), m_box, target, std::pow(zoomOfStep, -steps));
    m_frames = false;
    moveTo(zoomedTo, now);
    if (!eased)
        advance(now + m_moveSeconds);
}

void Navigator::centreAt(double x, double y, double now) {
    const std::optional<glm::dvec3> point = groundAt(x, y);
    if (point)
        moveByPerson(centredOn(focused(goal()), m_box, *point), now);
}

void Navigator::turn(double azimuthBy, double elevationBy, double now) {
    const Camera& from = goal();
    moveByPerson(orbited(from, m_box, groundHeight(), from.focus(), azimuthBy, elevationBy), now);
}

void Navigator::lookFrom(double azimuth, double elevation, double now) {
    moveByPerson(lookingFrom(goal(), m_box, azimuth, elevation), now);
}

void Navigator::fit(double now) {
    m_framedAzimuth = goal().azimuth;
    m_framedElevation = goal().elevation;
    m_frames = true;
    moveTo(framedNow(), now);
}

void Navigator::reset(double now) {
    m_framedAzimuth = glm::radians(m_scene.display.cameraAzimuth);
    m_framedElevation = glm::radians(m_scene.display.cameraElevation);
    m_frames = true;
    moveTo(framedNow(), now);
}

void Navigator::startTravel(TravelMode mode, double now) {
    if (!m_scene.heights)
        return;
    endDrag();
    m_move.reset();
    m_frames = false;
    const Travel travel = Travel::suiting(mode, m_box);
    m_camera = departure(m_camera, travel, m_box, groundHeight());
    m_journey.depart(travel, now);
}

void Navigator::startPath(FlightPath path, double now) {
    endDrag();
    m_move.reset();
    m_frames = false;
    m_journey.depart(std::move(path), now);
    advance(now);
}

void Navigator::endJourney(double now) {
    if (!m_journey.isUnderWay())
        return;
    endDrag();
    Camera upright = m_camera;
    upright.roll = 0;
    m_journey.end();
    m_camera = focused(m_camera);
    if (m_camera.roll != 0)
        moveByPerson(upright, now);
}

void Navigator::setTravelControls(const TravelControls& controls, double now) {
    advance(now);
    m_journey.setControls(controls, now);
}

void Navigator::goTo(const Camera& camera, double now) {
    m_frames = false;
    moveTo(limited(camera, m_box), now);
}

QString Navigator::state() const {
    QJsonObject object = QJsonDocument::fromJson(cameraToJson(goal()).toUtf8()).object();
    object.insert(QLatin1String("framed"), m_frames);
    return QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

void Navigator::setState(const QString& json) {
    const std::optional<Camera> camera = cameraFromJson(json);
    if (!camera)
        return;
    m_move.reset();
    m_journey.end();
    m_drag = Drag::None;
    m_frames = QJsonDocument::fromJson(json.toUtf8()).object().value(QLatin1String("framed")).toBool();
    m_framedAzimuth = camera->azimuth;
    m_framedElevation = camera->elevation;
    m_camera = m_frames ? framedNow() : keptAbove(limited(*camera, m_box), m_box, groundHeight());
}

} // namespace app
