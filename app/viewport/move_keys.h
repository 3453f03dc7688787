// SPDX-License-Identifier: MIT
#pragma once

#include "app/viewport/travel.h"

#include <QSet>

#include <optional>

class QKeyEvent;

namespace app {

/// Keys that move through the land, by their place on the keyboard: where W A S D lie on a US one, whatever
/// is printed there.
enum class MoveKey { Ahead, Back, Left, Right, Up, Down, TurnLeft, TurnRight, LookUp, LookDown };

/// By the platform's scan code; by the letter where the platform tells none. None for other keys.
std::optional<MoveKey> moveKeyOf(const QKeyEvent& event);

/// What keys that are held down together steer.
TravelControls controlsOf(const QSet<MoveKey>& held, bool fast);

} // namespace app
