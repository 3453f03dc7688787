// SPDX-License-Identifier: MIT
#pragma once

#include "app/document/document.h"

#include <QImage>
#include <QWidget>

namespace app {

class PresetBox;
class InlineMessage;
class RecipeEditor;
class Section;
class SizeEditor;
class StepEditor;

/// Where the terrain is designed: presets, the recipe's steps, the size, and the parameters of the selected
/// step. Everything that is valid replaces the document's recipe at once; what is not stays in the controls
/// with the reason beside it. A drag is one undo step. GUI thread.
class GeneratorDock : public QWidget {
    Q_OBJECT

public:
    explicit GeneratorDock(Document& document, QWidget* parent = nullptr);

    /// Hides first: what is being dragged ends its gesture while the dock can still hear of it.
    ~GeneratorDock() override;

    /// A small picture of what a preset makes, shown in its list (56 × 42, twice that on a fine screen).
    void setPresetPicture(const QString& presetId, const QImage& picture);

    /// Starts from a preset, as one undo step; a locked seed stays.
    void startFromPreset(const QString& presetId);
    /// The same from any state, which is called `name`.
    void startFrom(DocumentState start, const QString& name);
    /// Another seed for the ground, unless it is locked or has none.
    void newRandomSeed();

    [[nodiscard]] PresetBox& presetBox() const { return *m_presets; }
    [[nodiscard]] RecipeEditor& recipeEditor() const { return *m_recipe; }
    [[nodiscard]] SizeEditor& sizeEditor() const { return *m_size; }
    [[nodiscard]] StepEditor& stepEditor() const { return *m_step; }

    [[nodiscard]] QSize sizeHint() const override { return {320, 640}; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void connectParts();
    void refresh();
    void showNotes();
    void showStep();
    void align();

    void beginGesture();
    void endGesture(bool cancelled);
    enum class Place { Presets, Size, Recipe, Step };
    /// Applies the recipe that the controls show. When it cannot be, the reason goes beside the field that it
    /// names, or beside what was edited.
    void propose(const QString& text, bool inGesture, Place place, const QString& parameter = {});
    void showError(const terrain::Error& error, Place place, const QString& parameter);
    void keepPointsInPlace(const terrain::Grid& next);
    void proposeControls(const QString& text, bool inGesture);

    Document& m_document;
    terrain::Recipe m_shown; ///< what the controls show: the document's recipe, or one that cannot be yet
    DocumentState m_before;  ///< when the gesture began
    QString m_gestureText;
    int m_gesture = 0;

    QWidget* m_content;
    PresetBox* m_presets;
    SizeEditor* m_size;
    InlineMessage* m_notes; ///< what of the recipe has no effect
    RecipeEditor* m_recipe;
    StepEditor* m_step;
    Section* m_stepSection;
};

} // namespace app
