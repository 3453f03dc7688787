// SPDX-License-Identifier: MIT
#include "app/window/sheet_export.h"

#include "app/controls/parameter_form.h"
#include "app/dialogs/sheet_dialog.h"
#include "app/docks/preset_box.h"
#include "app/docks/recipe_list.h"
#include "app/map/map_picture.h"
#include "app/map/sheet_picture.h"
#include "app/settings/library_text.h"
#include "app/viewport/view_picture.h"
#include "app/window/session.h"
#include "app/window/view_area.h"
#include "libterrain/parameters/number_of.h"
#include "libterrain/recipe/evaluate.h"
#include "libterrain/recipe/sheet.h"

#include <QBuffer>
#include <QPointer>

namespace app {
namespace {

const QString channel = QStringLiteral("sheet");

} // namespace

SheetExport::SheetExport(Session& session, const PresetBox& presets, const ViewArea& views, QWidget* window)
    : QObject(window), m_session(session), m_presets(presets), m_views(views), m_window(window) {}

void SheetExport::open() {
    const terrain::Recipe& recipe = m_session.document.recipe();
    m_subjects.clear();
    std::vector<SheetSubject> shown;
    if (m_presets.controls() != nullptr)
        for (const terrain::ParameterSpec& spec : m_presets.preset()->controls) {
            m_subjects.push_back({{{}, spec.id}});
            shown.push_back({tr("%1 (of the preset)").arg(libraryText(spec.label)), &spec,
                             terrain::numberOf(m_presets.controls()->values().value(spec.id))});
        }
    for (const terrain::ParameterPlace& place : terrain::variableParameters(recipe)) {
        const terrain::ParameterSpec* const spec = terrain::findSpec(recipe, place);
        const bool isGround = place.step == recipe.steps.front().id;
        m_subjects.push_back({place});
        shown.push_back(
            {isGround ? libraryText(spec->label)
                      : tr("%1: %2", "a step's name and its parameter")
                            .arg(stepTitle(*terrain::findStep(recipe, place.step)), libraryText(spec->label)),
             spec,
             terrain::numberOf(terrain::findStep(recipe, place.step)->parameters.value(place.parameter))});
    }
    if (shown.empty()) {
        Q_EMIT message(tr("Nothing of this terrain is a number that a sheet could vary."));
        return;
    }
    auto* dialog = new SheetDialog(std::move(shown), m_views.has3d(), m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &SheetDialog::changed, this, [this, dialog] { draw(*dialog); });
    connect(dialog, &SheetDialog::saveWanted, this, [this, dialog] { save(*dialog); });
    connect(dialog, &QDialog::finished, this, [this] { m_session.jobs.cancel(channel); });
    draw(*dialog);
    dialog->open();
}

terrain::Result<terrain::Recipe> SheetExport::varied(const Subject& subject, const std::string& value) const {
    terrain::Recipe out = m_session.document.recipe();
    if (!subject.place.step.empty()) {
        terrain::Step& step = *terrain::findStep(out, subject.place.step);
        if (const auto set = step.parameters.setFromText(subject.place.parameter, value); !set)
            return set.failure();
        return out;
    }
    terrain::ParameterSet controls = m_presets.controls()->values();
    if (const auto set = controls.setFromText(subject.place.parameter, value); !set)
        return set.failure();
    std::map<std::string, double> numbers;
    for (const terrain::ParameterSpec& spec : controls.specs())
        numbers[spec.id] = terrain::numberOf(controls.value(spec.id));
    auto applied = terrain::applyPreset(*m_presets.preset(), out.grid, numbers);
    if (!applied)
        return applied.failure();
    // As with the preset's own controls: only the ground follows, and its seed stays.
    terrain::ParameterSet ground = applied.value().recipe.steps.front().parameters;
    (void)ground.set("seed", out.steps.front().parameters.value("seed"));
    out.steps.front().parameters = ground;
    return out;
}

void SheetExport::draw(SheetDialog& dialog) {
    if (dialog.values().empty())
        return m_session.jobs.cancel(channel);
    std::vector<terrain::Recipe> recipes;
    for (const std::string& value : dialog.values()) {
        auto recipe = varied(m_subjects[static_cast<std::size_t>(dialog.subject())], value);
        if (!recipe)
            return dialog.setProblem(errorText(recipe.error()));
        recipes.push_back(std::move(recipe).value());
    }
    const QPointer<SheetDialog> shown(&dialog);
    m_session.jobs.start(channel, tr("Drawing a sheet"),
                         [this, shown, recipes](const terrain::RunContext& context) -> std::function<void()> {
                             std::vector<terrain::SharedHeightfield> heights;
                             for (const terrain::Recipe& recipe : recipes) {
                                 const auto made = terrain::evaluate(recipe, context);
                                 if (!made)
                                     return [shown, made] {
                                         if (shown && made.isError())
                                             shown->setProblem(errorText(made.error()));
                                     };
                                 heights.push_back(made.value());
                             }
                             return [this, shown, heights] {
                                 if (shown)
                                     show(*shown, heights);
                             };
                         });
}

void SheetExport::show(SheetDialog& dialog, const std::vector<terrain::SharedHeightfield>& heights) {
    std::vector<terrain::HeightRange> ranges;
    for (const terrain::SharedHeightfield& field : heights)
        ranges.push_back(terrain::heightRange(*field));
    const terrain::Display display = terrain::sheetDisplay(m_session.document.display(), ranges);
    const std::optional<double> sea = m_session.document.recipe().seaLevel;
    const QSize size(dialog.pictureSide(), dialog.pictureSide());
    std::vector<SheetCell> cells;
    QString problem;
    for (std::size_t i = 0; i < heights.size(); ++i) {
        const QImage picture = dialog.is3d()
                                   ? renderView(heights[i], display, sea, size, &problem).value_or(QImage())
                                   : mapPicture(*heights[i], {display, sea, size});
        cells.push_back({picture, dialog.valueLabel(dialog.values()[i])});
    }
    const QImage sheet = sheetPicture(cells, dialog.chosen().label);
    if (sheet.isNull())
        return dialog.setProblem(
            problem.isEmpty() ? tr("There is not enough memory for this sheet: choose smaller pictures.")
                              : problem);
    dialog.setSheet(sheet);
}

void SheetExport::save(const SheetDialog& dialog) {
    PlotFile file{QStringLiteral("png"), tr("PNG picture"), tr("sheet"), {}};
    QBuffer buffer(&file.bytes);
    if (buffer.open(QIODevice::WriteOnly) && dialog.sheet().save(&buffer, "PNG"))
        Q_EMIT exportWanted(file);
}

} // namespace app
