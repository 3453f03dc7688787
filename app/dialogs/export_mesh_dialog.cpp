// SPDX-License-Identifier: MIT
#include "app/dialogs/export_mesh_dialog.h"

#include "app/controls/choice_box.h"
#include "app/controls/parameter_form.h"
#include "app/dialogs/file_choice.h"
#include "app/dialogs/form_column.h"
#include "app/dialogs/mesh_form.h"
#include "app/dialogs/mesh_plan.h"
#include "app/dialogs/sheet_view.h"
#include "app/dialogs/solid_form.h"
#include "app/jobs/job_runner.h"
#include "app/settings/library_text.h"
#include "app/settings/settings.h"
#include "libterrain/formats/targets/target_files.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace app {

namespace {

const QString settingsKey = QStringLiteral("mesh");
const QString targetOption = QStringLiteral("target");
constexpr int formWidth = 456;

} // namespace

ExportMeshDialog::ExportMeshDialog(terrain::SharedHeightfield heights, const QString& name,
                                   Settings& settings, JobRunner& jobs, QWidget* parent)
    : QDialog(parent), m_heights(std::move(heights)), m_hasHoles(terrain::holeCount(*m_heights) > 0),
      m_name(name), m_settings(settings), m_jobs(jobs), m_targets(new ChoiceBox), m_formats(new ChoiceBox),
      m_form(new ParameterForm(meshSpecs())), m_solidForm(new ParameterForm(solidSpecs())),
      m_sheet(new SheetView) {
    setObjectName(QStringLiteral("exportMeshDialog"));
    setWindowTitle(tr("Export mesh"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel,
                                         this); // a default button counts only inside its dialog
    m_go = buttons->addButton(tr("&Export…"), QDialogButtonBox::ApplyRole);
    m_go->setObjectName(QStringLiteral("export"));
    m_go->setDefault(true);
    auto* rows = new FormColumn;
    addRows(rows);
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(16);
    auto* form = new QVBoxLayout;
    form->addWidget(rows);
    form->addStretch(1);
    rows->setMinimumWidth(formWidth);
    auto* columns = new QHBoxLayout;
    columns->setSpacing(24);
    columns->addLayout(form, 1);
    columns->addWidget(m_sheet, 1);
    layout->addLayout(columns, 1);
    layout->addWidget(buttons);
    restoreChoice();
    connect(m_targets, &QComboBox::currentIndexChanged, this, &ExportMeshDialog::adoptTarget);
    connect(m_go, &QPushButton::clicked, this, &ExportMeshDialog::askForFile);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_formats, &QComboBox::currentIndexChanged, this, &ExportMeshDialog::showFacts);
    connect(m_form, &ParameterForm::changed, this, &ExportMeshDialog::showFacts);
    connect(m_solidForm, &ParameterForm::changed, this, &ExportMeshDialog::showFacts);
    showFacts();
    adjustSize();
}

ExportMeshDialog::~ExportMeshDialog() {
    m_jobs.cancel(countingChannel());
}

void ExportMeshDialog::addRows(FormColumn* rows) {
    m_targets->setObjectName(QStringLiteral("target"));
    m_targets->addItem(tr("Any program"), QString());
    for (const terrain::Target& target : terrain::targets())
        if (!target.meshes.empty())
            m_targets->addItem(QLatin1String(target.label), QLatin1String(target.id));
    rows->addControl(tr("For"), m_targets);
    m_formats->setObjectName(QStringLiteral("format"));
    rows->addControl(tr("Format"), m_formats);
    m_form->setObjectName(QStringLiteral("meshForm"));
    rows->addForm(m_form);
    m_solidForm->setObjectName(QStringLiteral("solidForm"));
    rows->addForm(m_solidForm);
    m_counts = rows->addFact(tr("Mesh"));
    m_counts->setObjectName(QStringLiteral("counts"));
    m_chunks = rows->addFact(tr("Chunks"));
    m_chunks->setObjectName(QStringLiteral("chunks"));
    m_levels = rows->addFact(tr("Errors by level"));
    m_levels->setObjectName(QStringLiteral("levels"));
    m_extent = rows->addFact(tr("Extent"));
    m_extent->setObjectName(QStringLiteral("extent"));
    m_size = rows->addFact(tr("Size"));
}

const terrain::Target* ExportMeshDialog::target() const {
    return terrain::findTarget(m_targets->currentData().toString().toStdString());
}

bool ExportMeshDialog::needsBody() const {
    return target() != nullptr && target()->meshes.front().isBody;
}

/// The target's formats, or all; a body is fixed where the target needs one.
void ExportMeshDialog::fillFormats() {
    const terrain::Target* wanted = target();
    const QString before = m_formats->currentData().toString();
    const QSignalBlocker quiet(m_formats);
    m_formats->clear();
    for (const terrain::MeshFormat* format : terrain::meshFormats())
        if (wanted == nullptr || terrain::targetMesh(*wanted, *format) != nullptr)
            m_formats->addItem(libraryText(format->label()), QString::fromLatin1(format->id()));
    const QString proposed = wanted != nullptr ? QLatin1String(wanted->meshes.front().format) : before;
    m_formats->setCurrentIndex(std::max(0, m_formats->findData(proposed)));
    m_solidForm->setRowVisible(QStringLiteral("shape"), !needsBody());
    m_sheet->setVisible(wanted != nullptr);
    if (terrain::ParameterSet values = m_solidForm->values();
        needsBody() && values.set("shape", std::string("body")).isOk())
        m_solidForm->setValues(values);
}

/// A body for a printer begins with few triangles, within an error that does not show.
void ExportMeshDialog::adoptTarget() {
    fillFormats();
    const auto body = needsBody() ? chosenSolid(m_solidForm->values()) : std::nullopt;
    if (body) {
        const auto shape = terrain::solidShape(*body, m_heights->grid(), terrain::heightRange(*m_heights));
        terrain::ParameterSet values = m_form->values();
        if (shape && values.set("triangles", std::string("few")).isOk() &&
            values.set("max_error", terrain::unseenError(shape.value())).isOk())
            m_form->setValues(values);
    }
    showFacts();
    adjustSize();
}

void ExportMeshDialog::restoreChoice() {
    const FormatChoice choice = m_settings.formatChoice(settingsKey);
    m_targets->setCurrentIndex(std::max(0, m_targets->findData(choice.options.value(targetOption))));
    for (ParameterForm* form : {m_form, m_solidForm}) {
        terrain::ParameterSet values = form->values();
        for (auto it = choice.options.cbegin(); it != choice.options.cend(); ++it) {
            // What a later version called otherwise keeps its default.
            [[maybe_unused]] const auto set =
                values.setFromText(it.key().toStdString(), it.value().toStdString());
        }
        form->setValues(values);
    }
    fillFormats();
    m_formats->setCurrentIndex(std::max(0, m_formats->findData(choice.format)));
}

void ExportMeshDialog::rememberChoice() {
    FormatChoice choice{m_formats->currentData().toString(), {}};
    choice.options.insert(targetOption, m_targets->currentData().toString());
    for (const ParameterForm* form : {m_form, m_solidForm})
        for (const terrain::ParameterSpec& spec : form->values().specs())
            choice.options.insert(QString::fromLatin1(spec.id),
                                  QString::fromStdString(terrain::valueText(form->values().value(spec.id))));
    m_settings.setFormatChoice(settingsKey, choice);
}

const terrain::MeshFormat* ExportMeshDialog::format() const {
    return terrain::findMeshFormat(m_formats->currentData().toString().toStdString());
}

terrain::MeshOptions ExportMeshDialog::options() const {
    terrain::MeshOptions out;
    if (m_form->values().isChoice("triangles", "few"))
        out.maximumError = m_form->values().real("max_error");
    out.chunks = chosenChunks(m_form->values());
    return out;
}

std::optional<terrain::SolidOptions> ExportMeshDialog::solid() const {
    if (!format()->takesBodies())
        return std::nullopt;
    std::optional<terrain::SolidOptions> out = chosenSolid(m_solidForm->values());
    if (out)
        out->maximumError = options().maximumError;
    return out;
}

terrain::MeshRequest ExportMeshDialog::request() const {
    return {target(), format(), options(), solid(), {}};
}

void ExportMeshDialog::showSheet() {
    const terrain::Target* wanted = target();
    if (wanted == nullptr)
        return;
    if (const auto facts =
            terrain::meshSheetFacts(request(), m_heights->grid(), terrain::heightRange(*m_heights)))
        m_sheet->show(*wanted, terrain::meshSettingsSheet(*wanted, facts.value()), {});
}

void ExportMeshDialog::askForFile() {
    QStringList suffixes;
    for (const char* suffix : format()->suffixes())
        suffixes << QString::fromLatin1(suffix);
    rememberChoice();
    chooseFileToSave(this, m_settings,
                     {.title = windowTitle(),
                      .kind = QStringLiteral("export"),
                      .filters = {},
                      .suffixes = suffixes,
                      .label = m_formats->currentText(),
                      .name = m_name,
                      .files = [wanted = request()](const QString& path) { return filesOf(wanted, path); }},
                     [this](const QString& path, bool replaces) {
                         Q_EMIT chosen({target(), format(), options(), solid(), path,
                                        replaces ? terrain::Existing::Replace : terrain::Existing::Keep});
                         accept();
                     });
}

} // namespace app
