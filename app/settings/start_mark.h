// SPDX-License-Identifier: MIT
#pragma once

#include <QLockFile>

namespace app {

/// A file that is there while something begins that may end the program with it. A start that finds the file
/// of one that is gone knows what ended it. The file goes with takeAway() or with this. GUI thread.
class StartMark {
public:
    /// Sets the mark `name` in `folder`, which is made when it is missing; without one that can be written,
    /// nothing is marked.
    StartMark(const QString& folder, const QString& name);

    /// Whether a start before left the mark behind: none that is at it just now.
    [[nodiscard]] bool wasLeft() const { return m_wasLeft; }
    void takeAway() { m_lock.unlock(); }

private:
    QLockFile m_lock; ///< tells a mark that was left behind from that of a program which starts just now
    bool m_wasLeft;
};

} // namespace app
