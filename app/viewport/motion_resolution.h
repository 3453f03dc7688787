// SPDX-License-Identifier: MIT
#pragma once

namespace app {

/// How coarse pictures are drawn that others follow at once, so that the window answers in between: where a
/// processor draws, one in full may take longer than a person waits without noticing. Follows the time that
/// pictures took, slowly back to finer ones, so that it does not waver between two. Without OpenGL; one
/// thread.
class MotionResolution {
public:
    static constexpr int coarsest = 3;

    /// `budget`: how long one picture may take, s ≥ 0; infinite = all are drawn in full.
    explicit MotionResolution(double budget) : m_budget(budget) {}

    /// The next picture is drawn with every pixel as large as so many of the screen a side: 1 (in full) …
    /// coarsest.
    [[nodiscard]] int pixelSide() const { return m_side; }

    /// Such a picture took so long to draw, s ≥ 0. A single slow one counts for nothing: the processor may
    /// just have been elsewhere.
    void drew(double seconds);

private:
    double m_budget;
    double m_costBefore = 0; ///< s that the picture before would have taken in full
    int m_side = 1;
    int m_quick = 0; ///< pictures in a row that left time for finer ones
};

} // namespace app
