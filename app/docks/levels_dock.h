// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/recipe/lattice_stage.h"

#include <QTimer>
#include <QWidget>

class QComboBox;
class QLabel;
class QToolButton;

namespace app {

class NumberSlider;

/// Plays how diamond-square makes the ground: step backward, play, pause, step forward, by levels, half steps
/// or single samples. It knows the stages and where it stands; what they look like is others' matter. GUI
/// thread.
class LevelsDock : public QWidget {
    Q_OBJECT

public:
    enum class Unit { Level, HalfStep, Sample };

    /// Where the player stands: a stage, and how many of its new samples are shown (none: all of them).
    struct Place {
        terrain::LatticeStage stage;
        std::optional<int> samples;

        friend bool operator==(const Place&, const Place&) = default;
    };

    /// Stages of more nodes a side have too many samples to be looked at one by one.
    static constexpr int largestSampledSide = 129;

    explicit LevelsDock(QWidget* parent = nullptr);

    /// The stages of the present recipe; empty: it is not grown by diamond-square. The player stays where it
    /// is when the stages are the same.
    void setStages(std::vector<terrain::LatticeStage> stages);
    /// The samples that the present stage adds (terrain::samplesOfStage) and its size; for the numbers.
    /// Without samples the player stands at the whole of the stage.
    void setSamples(std::vector<terrain::SampleOrigin> samples, QSize nodes);

    /// Why the place cannot be shown: playing stops, and the sentence stands until the place is another one.
    void setProblem(const QString& sentence);

    /// None while nothing is played: the whole terrain is shown.
    [[nodiscard]] std::optional<Place> place() const { return m_place; }
    [[nodiscard]] const terrain::SampleOrigin* sample() const;
    [[nodiscard]] Unit unit() const;
    /// "Level 3 of 8, centres · lattice 9 × 9".
    static QString stageText(const terrain::LatticeStage& stage, int lastLevel, QSize nodes);

    void stepForward();
    void stepBackward();
    void play();
    void pause();
    /// Back to the whole terrain.
    void stop();

    [[nodiscard]] QSize sizeHint() const override { return {600, 88}; }

Q_SIGNALS:
    /// place() is another one.
    void moved();
    /// The pictures of all steps are to be written.
    void exportWanted();

protected:
    void hideEvent(QHideEvent* event) override;

private:
    void makeControls();
    QToolButton* addButton(const char* iconName, const QString& text, void (LevelsDock::*act)());
    void togglePlay();
    void setSpeed(double speed);
    void advance();
    void go(std::optional<Place> place);
    void setStageUnknown();
    [[nodiscard]] int index() const; ///< of the stage; −1 = none
    [[nodiscard]] bool isAtEnd() const;
    [[nodiscard]] Place after(int stage) const;
    void showState();
    [[nodiscard]] QString placeText() const;
    [[nodiscard]] QString sampleText() const;

    std::vector<terrain::LatticeStage> m_stages;
    std::optional<Place> m_place;
    std::vector<terrain::SampleOrigin> m_samples;
    QSize m_nodes;
    QString m_problem;
    QTimer m_timer;
    QWidget* m_controls;
    QLabel* m_hint;
    QLabel* m_stage;
    QLabel* m_numbers;
    QComboBox* m_unit;
    NumberSlider* m_speed;
    QWidget* m_buttons = nullptr;
    QToolButton* m_backward = nullptr;
    QToolButton* m_play = nullptr;
    QToolButton* m_forward = nullptr;
    QToolButton* m_stop = nullptr;
    QToolButton* m_export = nullptr;
};

} // namespace app
