// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/recipe/own_preset.h"
#include "libterrain/recipe/preset.h"

#include <QImage>
#include <QWidget>

#include <vector>

class QToolButton;

namespace app {

class ChoiceBox;
class InlineMessage;
class ParameterForm;

/// The list of presets, and the controls of the one that the terrain was made of (such as a roughness
/// coefficient from which several parameters follow), for as long as the terrain is still that preset's.
class PresetBox : public QWidget {
    Q_OBJECT

public:
    explicit PresetBox(QWidget* parent = nullptr);

    /// Shows which preset a recipe is; its seeds and size do not count. Where only its ground is that of a
    /// preset, that is said; none when it is no preset.
    void follow(const terrain::Recipe& recipe);
    [[nodiscard]] const terrain::Preset* preset() const { return m_preset; }

    /// The person's own presets, after the others in the list.
    void setOwnPresets(const std::vector<terrain::OwnPreset>& presets);
    /// What setPicture calls the own preset of this name.
    static QString ownId(const QString& name) { return QStringLiteral("own:") + name; }

    /// The small picture of a preset in the list.
    void setPicture(const QString& presetId, const QImage& picture);

    /// The preset with the controls' values on this grid, or an error. follow() knows it from then on.
    /// Precondition: preset() is not null.
    terrain::Result<terrain::AppliedPreset> withControls(const terrain::Grid& grid);

    void setError(const QString& text);
    [[nodiscard]] ChoiceBox& box() const { return *m_box; }
    /// For a menu of what can be done with presets.
    [[nodiscard]] QToolButton& menuButton() const { return *m_menu; }
    /// Null when the preset has no controls.
    [[nodiscard]] ParameterForm* controls() const { return m_controls; }

Q_SIGNALS:
    void chosen(const QString& presetId);
    void ownChosen(const QString& name);
    /// withControls() is another one now; `text` names the step for undo.
    void controlsEdited(const QString& text, bool inGesture);
    void gestureStarted();
    /// Cancelled: what the gesture did is to be taken back.
    void gestureEnded(bool cancelled);
    /// Rows came or went.
    void rowsChanged();

private:
    /// A ground that came from a preset, and the controls that gave it.
    struct Known {
        const terrain::Preset* preset;
        terrain::ParameterSet controls;
        terrain::ParameterSet ground; ///< without its seed
    };

    void remember(const Known& known);
    [[nodiscard]] const Known* findKnown(const terrain::ParameterSet& ground) const;
    /// `shown`: whether the terrain is the preset as a whole; else its ground alone is.
    void show(const terrain::Preset* preset, const terrain::ParameterSet& controls, bool shown = true);
    [[nodiscard]] QString ownIdOf(const terrain::Recipe& recipe) const;
    void buildControls(const terrain::Preset* preset);

    ChoiceBox* m_box;
    QToolButton* m_menu;
    InlineMessage* m_message;
    QWidget* m_controlsPlace;
    ParameterForm* m_controls = nullptr;
    const terrain::Preset* m_preset = nullptr;
    terrain::ParameterSet m_before; ///< the controls before the edit or gesture that goes on
    bool m_inGesture = false;
    std::vector<terrain::OwnPreset> m_own;
    std::vector<Known> m_known; ///< the latest last; so undo finds the controls again
};

} // namespace app
