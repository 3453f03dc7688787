// SPDX-License-Identifier: MIT
#pragma once

class QWidget;

namespace app {

// The wheel belongs to what it was turned over first: while an area is being scrolled, a control that comes
// under the pointer with it does not take the rest of the turn. GUI thread.

/// An area was scrolled by the wheel just now.
void wheelScrolledArea();

/// Whether a control may take a turn of the wheel: it has the focus, and for half a second no area was
/// scrolled. If not, it ignores the event, which then scrolls on. Every control that takes the wheel asks.
[[nodiscard]] bool mayTakeWheel(const QWidget& control);

} // namespace app
