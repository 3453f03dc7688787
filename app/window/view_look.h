// SPDX-License-Identifier: MIT
#pragma once

#include "app/document/document.h"

#include <functional>

namespace app {

/// Keeps what one view shows in step with the heights it has: where a change brings other heights and another
/// display or sea level with them, all appear together once the heights are there. A change of the display or
/// the sea level alone acts at once. GUI thread.
class ViewLook {
public:
    /// Display and sea level of a view.
    using Show = std::function<void(const terrain::Display& display, std::optional<double> seaLevel)>;

    /// Shows the state's display and sea level.
    ViewLook(const DocumentState& state, Show show);

    /// The document is like this now.
    void follow(const DocumentState& state);
    /// The view shows the heights of this state from now on.
    void heightsTaken(const DocumentState& of);
    /// No heights are going to come: the next change of the display acts at once.
    void stopWaiting() { m_waiting = false; }

private:
    void show(const terrain::Display& display, std::optional<double> seaLevel);

    Show m_show;
    DocumentState m_newest; ///< of the document
    terrain::Display m_display;
    std::optional<double> m_seaLevel;
    bool m_waiting = false; ///< for the heights of the newest state
};

} // namespace app
