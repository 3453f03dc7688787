// SPDX-License-Identifier: MIT
#pragma once

#include "app/plots/plot_files.h"
#include "libterrain/recipe/variations.h"

#include <QObject>

class QWidget;

namespace app {

struct Session;
class PresetBox;
class SheetDialog;
class ViewArea;

/// Sheets of the present terrain: one of its numbers, or a control of its preset, over several values. GUI
/// thread.
class SheetExport : public QObject {
    Q_OBJECT

public:
    SheetExport(Session& session, const PresetBox& presets, const ViewArea& views, QWidget* window);

    /// Opens the dialog, unless nothing of the terrain can be varied.
    void open();

Q_SIGNALS:
    void exportWanted(const app::PlotFile& file);
    void message(const QString& text);

private:
    /// What the recipe is with this value: an entry of the dialog.
    struct Subject {
        terrain::ParameterPlace place; ///< an empty step: a control of the preset
    };
    [[nodiscard]] terrain::Result<terrain::Recipe> varied(const Subject& subject,
                                                          const std::string& value) const;
    void draw(SheetDialog& dialog);
    void show(SheetDialog& dialog, const std::vector<terrain::SharedHeightfield>& heights);
    void save(const SheetDialog& dialog);

    Session& m_session;
    const PresetBox& m_presets;
    const ViewArea& m_views;
    QWidget* m_window;
    std::vector<Subject> m_subjects;
};

} // namespace app
