// SPDX-License-Identifier: MIT
// What ExportMeshDialog tells of the mesh that it would make.
#include "app/controls/form_row.h"
#include "app/controls/parameter_form.h"
#include "app/dialogs/export_mesh_dialog.h"
#include "app/dialogs/form_column.h"
#include "app/dialogs/mesh_form.h"
#include "app/dialogs/mesh_plan.h"
#include "app/jobs/job_runner.h"
#include "app/settings/display_text.h"
#include "app/settings/library_text.h"

#include <QLabel>
#include <QLocale>
#include <QPushButton>

#include <cmath>

namespace app {

QString ExportMeshDialog::countingChannel() {
    return QStringLiteral("mesh-facts");
}

/// Of the land, or of the body and its scale.
void ExportMeshDialog::showExtent() {
    const terrain::Grid& grid = m_heights->grid();
    const auto body = solid();
    const auto shape = body ? terrain::solidShape(*body, grid, terrain::heightRange(*m_heights))
                            : terrain::Result<terrain::SolidShape>(terrain::Cancelled{});
    if (!shape) {
        m_extent->setText(tr("%1 wide, %2 deep").arg(metresText(grid.width()), metresText(grid.depth())));
        return;
    }
    const terrain::HeightRange heights = terrain::heightRange(*m_heights);
    const double relief = heights.isEmpty() ? 0 : static_cast<double>(heights.maximum - heights.minimum);
    const auto millimetres = [](double value) { return QLocale().toString(value, 'f', 1); };
    m_extent->setText(tr("%1 × %2 × %3 mm, scale 1:%4")
                          .arg(millimetres(grid.width() * shape.value().scale),
                               millimetres(grid.depth() * shape.value().scale),
                               millimetres(relief * shape.value().upScale + shape.value().base),
                               countText(std::llround(1000 / shape.value().scale))));
}

void ExportMeshDialog::showFacts() {
    m_jobs.cancel(countingChannel());
    m_solidForm->setVisible(format()->takesBodies());
    for (const terrain::ParameterSpec& spec : m_form->values().specs())
        m_form->setRowVisible(QString::fromLatin1(spec.id), isMeshRowShown(m_form->values(), spec.id));
    showExtent();
    showSheet();
    m_go->setEnabled(true);
    showChunks(std::nullopt);
    const terrain::MeshRequest wanted = request();
    if (needsCounting(wanted)) {
        m_counts->setText(tr("Counting…"));
        m_size->setText(tr("Counting…"));
        count();
    } else if (const auto counts = countsOf(wanted, *m_heights, {})) {
        showCounts(counts.value());
    }
}

void ExportMeshDialog::count() {
    m_jobs.start(countingChannel(), tr("Counting triangles"),
                 [this, heights = m_heights,
                  wanted = request()](const terrain::RunContext& context) -> std::function<void()> {
                     const auto counts = countsOf(wanted, *heights, context);
                     if (counts.isError())
                         return [this, error = counts.error()] { showRefusal(error); };
                     if (!counts)
                         return {};
                     return [this, counts = counts.value()] { showCounts(counts); };
                 });
}

/// What cannot be made is not asked for a file.
void ExportMeshDialog::showRefusal(const terrain::Error& error) {
    m_counts->setText(errorText(error));
    m_size->setText(QStringLiteral("–"));
    for (QLabel* row : {m_chunks, m_levels})
        FormColumn::rowOf(row)->setVisible(false);
    m_go->setEnabled(false);
}

void ExportMeshDialog::showCounts(const MeshCounts& counts) {
    showChunks(counts.chunks);
    m_counts->setText(tr("%1 vertices, %2 triangles")
                          .arg(countText(static_cast<qint64>(counts.extent.vertices)),
                               countText(static_cast<qint64>(counts.extent.triangles))));
    const QString bytes = bytesText(counts.bytes);
    const bool staysOpen = m_hasHoles && !solid() && !counts.chunks;
    m_size->setText(staysOpen ? tr("At most %1: holes stay open").arg(bytes) : tr("About %1").arg(bytes));
}

void ExportMeshDialog::showChunks(const std::optional<terrain::ChunkFacts>& facts) {
    const bool wanted = options().chunks.has_value();
    for (QLabel* row : {m_chunks, m_levels}) {
        FormColumn::rowOf(row)->setVisible(wanted);
        row->setText(tr("Counting…"));
    }
    if (!facts)
        return;
    const QString size = sizeText(facts->across, facts->down);
    m_chunks->setText(
        facts->skirtDepth > 0 ? tr("%1, skirts %2 deep").arg(size, metresText(facts->skirtDepth)) : size);
    QStringList errors;
    for (const double error : facts->errors)
        errors << metresText(error);
    m_levels->setText(errors.join(QStringLiteral(" · ")));
}

} // namespace app
