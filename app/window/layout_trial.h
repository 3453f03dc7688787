// SPDX-License-Identifier: MIT
#pragma once

#include "app/settings/start_mark.h"

#include <optional>

namespace app {

class MainWindow;
class Settings;

/// Takes the layout of the settings on trial: one with which two starts in a row ended in their first seconds
/// is forgotten, so that no layout keeps a person from the window. (Once may be a person's or another part's
/// doing.) GUI thread.
class LayoutTrial {
public:
    /// Before the window is made. `folder`: where the marks are, as StartMark has it.
    LayoutTrial(const QString& folder, Settings& settings);

    /// The trial goes on for some seconds from here; says in the window that a layout was forgotten. The
    /// trial outlives the window.
    void watch(MainWindow& window);

private:
    StartMark m_mark;
    std::optional<StartMark> m_secondMark; ///< where the start before left the first
    bool m_forgotten = false;
};

} // namespace app
