// SPDX-License-Identifier: MIT
#include "app/window/view_look.h"

#include <utility>

namespace app {

namespace {

/// The sea level floods heights, but makes none.
bool haveSameHeights(terrain::Recipe a, const terrain::Recipe& b) {
    a.seaLevel = b.seaLevel;
    return a == b;
}

/// `from` with what has a meaning only for the heights that `kept` is shown with.
terrain::Display withRangeOf(terrain::Display from, const terrain::Display& kept) {
    from.fixedRange = kept.fixedRange;
    from.rangeMinimum = kept.rangeMinimum;
    from.rangeMaximum = kept.rangeMaximum;
    from.axisMinimum = kept.axisMinimum;
    from.axisMaximum = kept.axisMaximum;
    return from;
}

} // namespace

ViewLook::ViewLook(const DocumentState& state, Show show)
    : m_show(std::move(show)), m_newest(state), m_display(state.display), m_seaLevel(state.recipe.seaLevel) {
    m_show(m_display, m_seaLevel);
}

void ViewLook::follow(const DocumentState& state) {
    const bool otherHeights = !haveSameHeights(m_newest.recipe, state.recipe);
    m_newest = state;
    if (otherHeights && (state.display != m_display || state.recipe.seaLevel != m_seaLevel))
        m_waiting = true;
    if (!m_waiting) {
        show(state.display, state.recipe.seaLevel);
        return;
    }
    terrain::Display now = otherHeights ? m_display : withRangeOf(state.display, m_display);
    now.cameraAzimuth = state.display.cameraAzimuth; // whence the camera is going to look
    now.cameraElevation = state.display.cameraElevation;
    show(now, m_seaLevel);
}

void ViewLook::heightsTaken(const DocumentState& of) {
    if (haveSameHeights(of.recipe, m_newest.recipe)) {
        m_waiting = false;
        show(m_newest.display, m_newest.recipe.seaLevel);
    } else if (m_waiting) {
        show(of.display, of.recipe.seaLevel); // of a state that the document has left
    }
}

void ViewLook::show(const terrain::Display& display, std::optional<double> seaLevel) {
    m_display = display;
    m_seaLevel = seaLevel;
    m_show(display, seaLevel);
}

} // namespace app
