// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include <optional>

namespace app {

class BooleanRow;
class NumberRow;

/// Whether the terrain has a sea, and its level in m. Its rows are aligned by the dock (alignRows).
class SeaEditor : public QWidget {
    Q_OBJECT

public:
    explicit SeaEditor(QWidget* parent = nullptr);

    /// Shows a level, or none; no signal.
    void setLevel(std::optional<double> metres);
    [[nodiscard]] std::optional<double> level() const;
    /// The ends of the slider: the heights of the terrain.
    void setHeights(double minimum, double maximum);

    [[nodiscard]] BooleanRow& switchRow() const { return *m_switch; }
    [[nodiscard]] NumberRow& levelRow() const { return *m_level; }

Q_SIGNALS:
    /// level() is another one now.
    void edited(bool inGesture);
    void gestureStarted();
    void gestureEnded(bool cancelled);

private:
    void applySwitch();

    BooleanRow* m_switch;
    NumberRow* m_level;
    double m_minimum = -100;
    double m_maximum = 100;
    bool m_levelChosen = false; ///< the number is somebody's choice, not the slider's first place
};

} // namespace app
