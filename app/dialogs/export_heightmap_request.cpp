// SPDX-License-Identifier: MIT
// What a person chose in the export dialog, remembered and asked for.
#include "app/controls/choice_box.h"
#include "app/controls/parameter_form.h"
#include "app/dialogs/export_choice.h"
#include "app/dialogs/export_heightmap_dialog.h"
#include "app/dialogs/export_maps_form.h"
#include "app/dialogs/file_choice.h"
#include "app/document/native_path.h"
#include "libterrain/formats/targets/target_files.h"

namespace app {

bool ExportHeightmapDialog::takesAnySize() const {
    return m_target == nullptr || m_target->sizes.kind == terrain::SizeRule::Kind::Any;
}

/// The terrain's own, to begin with.
void ExportHeightmapDialog::proposeSize() {
    terrain::ParameterSet size = m_sizeForm->values();
    const terrain::Grid& grid = m_ground.heights->grid();
    if (size.set("columns", std::int64_t{grid.columns}).isOk() &&
        size.set("rows", std::int64_t{grid.rows}).isOk())
        m_sizeForm->setValues(size);
}

void ExportHeightmapDialog::restoreChoice() {
    const ExportChoice choice = exportChoice(m_settings);
    {
        const QSignalBlocker quiet(m_targets);
        m_targets->setCurrentIndex(std::max(0, m_targets->findData(choice.target)));
    }
    chooseTarget();
    m_formats->setCurrentIndex(std::max(0, m_formats->findData(choice.format)));
    if (m_formatForm != nullptr && choice.format == m_formats->currentData().toString())
        m_formatForm->setValues(choice.restored(m_formatForm->values()));
    m_ownTiles = choice.restored(m_ownTiles);
    m_tileForm->setValues(m_ownTiles);
    m_maps->setChoices(choice.maps());
    showFacts();
}

/// A target that decides on the overlap shows its own; the person's counts again for others.
void ExportHeightmapDialog::takeTiles() {
    const bool fixed = m_target != nullptr && m_target->overlap.has_value();
    const terrain::ParameterValue overlap = m_ownTiles.value("overlap");
    m_ownTiles = m_tileForm->values();
    if (fixed) {
        [[maybe_unused]] const auto set = m_ownTiles.set("overlap", overlap);
    }
    showFacts();
}

void ExportHeightmapDialog::rememberChoice() {
    ExportChoice choice{m_targets->currentData().toString(), m_formats->currentData().toString(), {}};
    if (m_formatForm != nullptr)
        choice.add(m_formatForm->values());
    choice.add(m_ownTiles);
    choice.addMaps(m_maps->choices());
    setExportChoice(m_settings, choice);
}

terrain::ExportRequest ExportHeightmapDialog::request(const QString& path) const {
    terrain::ExportRequest out;
    out.target = m_target;
    out.format = m_format;
    out.options = m_ground.source;
    out.options.format = m_formatForm != nullptr ? m_formatForm->values() : terrain::ParameterSet();
    const terrain::ParameterSet& range = m_rangeForm->values();
    const bool fixed = m_target != nullptr && m_target->range == terrain::RangeRule::Fixed;
    if (range.isChoice("range", "own") && !fixed)
        out.options.range = terrain::MetreRange{range.real("minimum"), range.real("maximum")};
    out.path = nativePath(path);
    const terrain::ParameterSet& size = m_sizeForm->values();
    if (takesAnySize() && size.boolean("resample"))
        out.size = terrain::SampleSize{static_cast<int>(size.integer("columns")),
                                       static_cast<int>(size.integer("rows"))};
    const terrain::ParameterSet& tiles = m_tileForm->values();
    if (m_target == nullptr || m_target->tiles != terrain::TileNames::None) {
        out.tilesAcross = static_cast<int>(tiles.integer("across"));
        out.tilesDown = static_cast<int>(tiles.integer("down"));
    }
    if (m_target == nullptr || !m_target->overlap)
        out.overlap = static_cast<int>(tiles.integer("overlap"));
    out.maps = m_maps->choices();
    out.seaLevel = m_ground.seaLevel;
    out.display = m_ground.display;
    return out;
}

/// As the dialog for the name will propose it; a target has suffixes of its own.
QString ExportHeightmapDialog::proposedName() const {
    return m_target != nullptr
               ? m_ground.name
               : m_ground.name + QLatin1Char('.') + QLatin1String(m_format->suffixes().front());
}

void ExportHeightmapDialog::askForFile() {
    QStringList suffixes;
    const terrain::TargetFile* file =
        m_target != nullptr ? terrain::targetFile(*m_target, *m_format) : nullptr;
    if (file != nullptr)
        suffixes << QString::fromLatin1(file->suffix);
    for (const char* suffix : m_format->suffixes())
        suffixes << QString::fromLatin1(suffix);
    suffixes.removeDuplicates();
    rememberChoice();
    FileChoice choice{.title = windowTitle(),
                      .kind = QStringLiteral("export"),
                      .filters = {},
                      .suffixes = suffixes,
                      .label = m_formats->currentText(),
                      .name = m_ground.name};
    choice.files = [this](const QString& path) {
        const auto plan = terrain::planExport(request(path), m_ground.heights->grid(), m_range);
        return plan ? pathsOf(plan.value()) : QStringList{path};
    };
    chooseFileToSave(this, m_settings, choice, [this](const QString& path, bool replaces) {
        Q_EMIT chosen({request(path), replaces ? terrain::Existing::Replace : terrain::Existing::Keep});
        accept();
    });
}

void ExportHeightmapDialog::fillHoles() {
    rememberChoice();
    reject();
    Q_EMIT filledWanted();
}

void ExportHeightmapDialog::resizeTerrain() {
    const auto plan = terrain::planExport(request(proposedName()), m_ground.heights->grid(), m_range);
    if (!plan)
        return;
    rememberChoice();
    reject();
    Q_EMIT sizeWanted(plan.value().grid.columns, plan.value().grid.rows);
}

} // namespace app
