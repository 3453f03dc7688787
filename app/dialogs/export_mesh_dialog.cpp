// SPDX-License-Identifier: MIT
#include "app/dialogs/export_mesh_dialog.h"

#include "app/controls/choice_box.h"
#include "app/dialogs/file_choice.h"
#include "app/dialogs/form_column.h"
#include "app/settings/display_text.h"
#include "app/settings/library_text.h"
#include "app/settings/settings.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace app {

namespace {
const QString settingsKey = QStringLiteral("mesh");
constexpr int dialogWidth = 480;
} // namespace

ExportMeshDialog::ExportMeshDialog(terrain::SharedHeightfield heights, const QString& name,
                                   Settings& settings, QWidget* parent)
    : QDialog(parent), m_heights(std::move(heights)), m_hasHoles(terrain::holeCount(*m_heights) > 0),
      m_name(name), m_settings(settings), m_formats(new ChoiceBox) {
    setObjectName(QStringLiteral("exportMeshDialog"));
    setWindowTitle(tr("Export mesh"));
    m_formats->setObjectName(QStringLiteral("format"));
    for (const terrain::MeshFormat* format : terrain::meshFormats())
        m_formats->addItem(libraryText(format->label()), QString::fromLatin1(format->id()));
    m_formats->setCurrentIndex(std::max(0, m_formats->findData(settings.formatChoice(settingsKey).format)));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel,
                                         this); // a default button counts only inside its dialog
    QPushButton* go = buttons->addButton(tr("&Export…"), QDialogButtonBox::ApplyRole);
    go->setObjectName(QStringLiteral("export"));
    go->setDefault(true);
    connect(go, &QPushButton::clicked, this, &ExportMeshDialog::askForFile);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_formats, &QComboBox::currentIndexChanged, this, &ExportMeshDialog::showFacts);

    auto* rows = new FormColumn;
    rows->addControl(tr("Format"), m_formats);
    m_counts = rows->addFact(tr("Mesh"));
    m_extent = rows->addFact(tr("Extent"));
    m_size = rows->addFact(tr("Size"));
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(16);
    layout->addWidget(rows);
    layout->addStretch(1);
    layout->addWidget(buttons);
    showFacts();
    resize(dialogWidth, sizeHint().height());
}

const terrain::MeshFormat* ExportMeshDialog::format() const {
    return terrain::findMeshFormat(m_formats->currentData().toString().toStdString());
}

void ExportMeshDialog::showFacts() {
    const terrain::Grid& grid = m_heights->grid();
    const qint64 triangles = qint64{2} * (grid.columns - 1) * (grid.rows - 1);
    m_counts->setText(
        tr("%1 vertices, %2 triangles").arg(countText(grid.sampleCount()), countText(triangles)));
    m_extent->setText(tr("%1 wide, %2 deep").arg(metresText(grid.width()), metresText(grid.depth())));
    const QString bytes = bytesText(format()->expectedBytes(grid.columns, grid.rows));
    m_size->setText(m_hasHoles ? tr("At most %1: places of missing samples stay open").arg(bytes)
                               : tr("About %1").arg(bytes));
}

void ExportMeshDialog::askForFile() {
    QStringList suffixes;
    for (const char* suffix : format()->suffixes())
        suffixes << QString::fromLatin1(suffix);
    m_settings.setFormatChoice(settingsKey, {m_formats->currentData().toString(), {}});
    chooseFileToSave(
        this, m_settings,
        {.title = windowTitle(),
         .kind = QStringLiteral("export"),
         .filters = {},
         .suffixes = suffixes,
         .label = m_formats->currentText(),
         .name = m_name},
        [this](const QString& path, bool replaces) {
            Q_EMIT chosen({format(), path, replaces ? terrain::Existing::Replace : terrain::Existing::Keep});
            accept();
        });
}

} // namespace app
