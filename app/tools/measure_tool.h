// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/surface/profile.h"

#include <QObject>

#include <vector>

class QKeyEvent;

namespace app {

/// The tools that read a terrain without changing it.
enum class Measure {
    None,
    Height,   ///< of one place
    Distance, ///< and slope between two
    Profile,  ///< along a line of any number of places
};

/// Turns what a person does with one of these tools into a line of places: clicks make its corners, a drag
/// draws a straight line at once, a double click or Enter ends it. What was marked stays until the next line
/// begins or it is cleared. Knows neither views nor pixels. GUI thread.
class MeasureTool : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// What is being drawn is given up; what was marked stays.
    void setMeasure(Measure measure);
    [[nodiscard]] Measure measure() const { return m_measure; }

    /// A button goes down at a place: a corner there; after a finished line, the first of a new one.
    void press(const terrain::PlanPoint& at);
    /// The pointer is there now, button or not: the end of a line that is drawn.
    void move(const terrain::PlanPoint& at);
    /// The button goes up; `dragged`: somewhere else than it went down, which moves the last corner there.
    void release(const terrain::PlanPoint& at, bool dragged);
    /// A place chosen with the keyboard: as a click, but at the last corner it ends the line.
    void enter(const terrain::PlanPoint& at);
    /// Ends a line that is drawn, where it has two corners.
    void finish();
    /// Gives up what is being drawn: what was marked before comes back. False when nothing is.
    bool cancel();
    /// Takes the last corner of what is being drawn back; the only one: as cancel(). False when nothing is.
    bool takeBack();
    /// Takes all marks away.
    void clear();
    /// One marked place, whatever the tool.
    void mark(const terrain::PlanPoint& at);

    [[nodiscard]] bool isDrawing() const { return m_drawing; }
    /// The marked places, with the one under the pointer while a line is drawn.
    [[nodiscard]] std::vector<terrain::PlanPoint> line() const;

Q_SIGNALS:
    void measureChanged(app::Measure measure);
    /// Another line().
    void changed();
    /// A line or place is complete.
    void finished();

private:
    [[nodiscard]] std::size_t most() const;
    void add(const terrain::PlanPoint& at);
    void end();

    Measure m_measure = Measure::None;
    std::vector<terrain::PlanPoint> m_points;
    std::vector<terrain::PlanPoint> m_before; ///< marked before what is being drawn
    terrain::PlanPoint m_pointer;             ///< while drawing
    bool m_drawing = false;
    bool m_pressed = false; ///< and the last corner follows the pointer
};

/// The keys that take a corner back: Undo and Backspace.
bool takesCornerBack(const QKeyEvent& event);

} // namespace app
