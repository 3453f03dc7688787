// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QLabel;

namespace app {

class ParameterForm;

/// The heights of a line of pins: a ridge has one at each end, a river falls from one to the other. Until the
/// person chooses a height, it follows what propose() says. GUI thread.
class PinLineForm : public QWidget {
    Q_OBJECT

public:
    enum class Kind { Ridge, River };

    explicit PinLineForm(QWidget* parent = nullptr);

    /// For a new kind of line, whose heights nobody has chosen yet; m between pins at most.
    void begin(Kind kind, double spacing);
    [[nodiscard]] Kind kind() const { return m_kind; }
    /// Heights (m) that suit the line so far; a river's end is not above its start.
    void propose(double start, double end);
    /// The next line may have other heights than this one again.
    void releaseHeights() { m_chosen = false; }
    /// By the person, for the line that is being drawn.
    [[nodiscard]] bool areHeightsChosen() const { return m_chosen; }

    [[nodiscard]] double start() const;
    [[nodiscard]] double end() const;
    [[nodiscard]] double spacing() const;

Q_SIGNALS:
    /// The person chose another number.
    void changed(bool inGesture);
    void gestureStarted();
    void gestureFinished();
    void gestureCancelled();

private:
    void take(const QString& id, bool inGesture);
    void setNumbers(double start, double end, double spacing);

    QLabel* m_hint;
    ParameterForm* m_form;
    Kind m_kind = Kind::Ridge;
    bool m_chosen = false; ///< a height, by the person
};

} // namespace app
