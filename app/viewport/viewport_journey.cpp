// SPDX-License-Identifier: MIT
// Moving through the land in the 3D view: what keys do then, and what the view says about it.
#include "app/settings/length_text.h"
#include "app/settings/view_tool.h"
#include "app/viewport/move_keys.h"
#include "app/viewport/viewport_private.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLocale>

namespace app {
namespace {

constexpr int hintDigits = 3; ///< of a speed that is read in passing

} // namespace

void ViewportWidget::startTravel(TravelMode mode) {
    m_p->navigator.startTravel(mode, m_p->now());
    m_p->held.clear();
    setFocus();
    journeyMoved();
}

void ViewportWidget::flyAlong(const FlightPath& path) {
    if (path.isEmpty())
        return;
    m_p->navigator.startPath(path, m_p->now());
    m_p->held.clear();
    setFocus();
    journeyMoved();
}

void ViewportWidget::endJourney() {
    m_p->navigator.endJourney(m_p->now());
    journeyMoved();
}

std::optional<TravelMode> ViewportWidget::travelMode() const {
    const std::optional<Travel>& travel = m_p->navigator.journey().travel();
    return travel ? std::optional(travel->mode) : std::nullopt;
}

/// Tells when a journey begins or ends, whoever ended it.
void ViewportWidget::journeyMoved() {
    const auto state = std::pair(travelMode(), m_p->navigator.journey().isOnPath());
    if (state != std::exchange(m_p->announcedJourney, state))
        Q_EMIT journeyChanged();
    viewChanged();
}

bool ViewportWidget::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        const auto& key = static_cast<const QKeyEvent&>(*event);
        const bool ofTheJourney = m_p->navigator.journey().isUnderWay() &&
                                  (key.key() == Qt::Key_Escape || (travelMode() && moveKeyOf(key)));
        if (ofTheJourney || (m_p->tool != nullptr && m_p->tool->claims(key))) {
            event->accept(); // W walks ahead now and is no action of the window
            return true;
        }
    }
    if (event->type() == QEvent::FocusOut || event->type() == QEvent::Hide)
        releaseMoveKeys();
    return QOpenGLWidget::event(event);
}

void ViewportWidget::releaseMoveKeys() {
    if (m_p->held.isEmpty())
        return;
    m_p->held.clear();
    m_p->navigator.setTravelControls({}, m_p->now());
}

/// True when the key belongs to the journey.
bool ViewportWidget::takeJourneyKey(const QKeyEvent& event, bool pressed) {
    if (!m_p->navigator.journey().isUnderWay())
        return false;
    if (event.key() == Qt::Key_Escape) {
        if (pressed)
            endJourney();
        return true;
    }
    const std::optional<MoveKey> move = moveKeyOf(event);
    if (!travelMode() || (!move && event.key() != Qt::Key_Shift))
        return false;
    if (event.isAutoRepeat())
        return true;
    if (move && pressed)
        m_p->held.insert(*move);
    else if (move)
        m_p->held.remove(*move);
    const bool shift = event.key() == Qt::Key_Shift ? pressed : event.modifiers().testFlag(Qt::ShiftModifier);
    m_p->navigator.setTravelControls(controlsOf(m_p->held, shift && !m_p->held.isEmpty()), m_p->now());
    viewChanged();
    return true;
}

QString ViewportWidget::journeyHint() const {
    const Journey& journey = m_p->navigator.journey();
    if (journey.isOnPath())
        return tr("Flight through the viewpoints: %1 s left. Esc ends.")
            .arg(QLocale().toString(journey.secondsLeft(m_p->now()), 'f', 0));
    if (!journey.travel())
        return {};
    const QString speed = tr("%1 a second").arg(lengthText(journey.travel()->speed, hintDigits));
    switch (journey.travel()->mode) {
    case TravelMode::Fly:
        return tr("Flying, %1: W A S D to move, Q and E down and up, drag to look, wheel for speed, Shift "
                  "faster. Esc ends.")
            .arg(speed);
    case TravelMode::Walk:
        return tr("Walking, %1: W A S D to move, drag to look, wheel for speed, Shift faster. Esc ends.")
            .arg(speed);
    case TravelMode::Cruise:
        return tr("Cruising, %1: arrow keys bank and climb, wheel for speed. Esc ends.").arg(speed);
    case TravelMode::Follow:
        return tr("Automatic flight, %1, %2 over the ground: left and right steer, wheel for speed. Esc "
                  "ends.")
            .arg(speed, lengthText(journey.travel()->distance / m_p->scene.display.exaggeration, hintDigits));
    }
    return {};
}

} // namespace app
