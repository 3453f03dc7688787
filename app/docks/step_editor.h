// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/recipe/recipe.h"

#include <QWidget>

namespace app {

class NumberRow;
class ParameterForm;
class SeedRow;

/// The parameters of one step of a recipe, and its strength unless it makes the ground. Its rows are aligned
/// by the dock (alignRows).
class StepEditor : public QWidget {
    Q_OBJECT

public:
    explicit StepEditor(QWidget* parent = nullptr);

    /// Shows a step; no signal, and messages go away.
    void setStep(const terrain::Step& step, bool makesGround);
    /// The step as the controls show it.
    [[nodiscard]] const terrain::Step& step() const { return m_step; }

    /// A sentence beside the parameter; false when there is no such parameter.
    bool setError(const QString& parameter, const QString& text);

    /// The first seed among the parameters; null when there is none.
    [[nodiscard]] SeedRow* seedRow() const;
    /// The person locked the ground's seed; holds while other steps are shown.
    [[nodiscard]] bool isSeedLocked() const { return m_seedLocked; }
    /// Null before the first step.
    [[nodiscard]] ParameterForm* form() const { return m_form; }

Q_SIGNALS:
    /// step() is another one now; `text` names the change for undo, `parameter` is what was edited.
    void edited(const QString& parameter, const QString& text, bool inGesture);
    void gestureStarted();
    /// Cancelled: what the gesture did is to be taken back.
    void gestureEnded(bool cancelled);
    /// Rows came or went.
    void rowsChanged();

private:
    void buildForm(const terrain::StepDescription& description);
    void connectForm();
    void endGesture(bool cancelled);

    terrain::Step m_step;
    terrain::Step m_before; ///< before the edit or gesture that goes on
    NumberRow* m_strength;
    ParameterForm* m_form = nullptr;
    bool m_inGesture = false;
    bool m_seedLocked = false;
};

} // namespace app
