// SPDX-License-Identifier: MIT
#pragma once

#include <QPainter>

namespace app {

/// Saves a painter's state, smooths edges, and restores the state at the end of a block.
class SavedPainter {
public:
    explicit SavedPainter(QPainter& painter) : m_painter(painter) {
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
    }
    ~SavedPainter() { m_painter.restore(); }
    SavedPainter(const SavedPainter&) = delete;
    SavedPainter& operator=(const SavedPainter&) = delete;

private:
    QPainter& m_painter;
};

} // namespace app
