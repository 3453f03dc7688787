// SPDX-License-Identifier: MIT
#include "app/dialogs/export_mesh_dialog.h"

#include "app/controls/choice_box.h"
#include "app/controls/parameter_form.h"
#include "app/dialogs/file_choice.h"
#include "app/dialogs/form_column.h"
#include "app/dialogs/solid_form.h"
#include "app/jobs/job_runner.h"
#include "app/settings/display_text.h"
#include "app/settings/library_text.h"
#include "app/settings/settings.h"
#include "libterrain/surface/mesh/decimated_mesh.h"
#include "libterrain/surface/mesh/grid_cells.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

#include <cmath>

namespace app {

namespace {

const QString channel = QStringLiteral("mesh-facts");
const QString settingsKey = QStringLiteral("mesh");
constexpr int dialogWidth = 480;

const terrain::ParameterChoice triangleChoices[] = {
    {"grid", TERRAIN_TEXT("ExportDialog", "Two for every cell")},
    {"few", TERRAIN_TEXT("ExportDialog", "Few, within an error")},
};

std::optional<terrain::TextSource> needsFew(const terrain::ParameterSet& values) {
    if (values.isChoice("triangles", "few"))
        return std::nullopt;
    return TERRAIN_TEXT("ExportDialog", "Only for few triangles.");
}

std::span<const terrain::ParameterSpec> meshSpecs() {
    static const terrain::ParameterSpec table[] = {
        [] {
            terrain::ParameterSpec out{
                "triangles", TERRAIN_TEXT("ExportDialog", "Triangles"),
                TERRAIN_TEXT("ExportDialog",
                             "Every sample becomes a vertex, or only as many as an error needs: few "
                             "where the land is even, more where it is rough.")};
            out.type = terrain::ParameterType::Choice;
            out.choices = triangleChoices;
            out.defaultValue = std::string("grid");
            return out;
        }(),
        [] {
            terrain::ParameterSpec out{
                "max_error", TERRAIN_TEXT("ExportDialog", "Largest error"),
                TERRAIN_TEXT("ExportDialog", "How far the mesh may lie above or below any sample.")};
            out.unit = "m";
            out.defaultValue = 1.0;
            out.minimum = 1e-6;
            out.maximum = 1e6;
            out.softMinimum = 0.01;
            out.softMaximum = 100;
            out.step = 0.1;
            out.logarithmic = true;
            out.inapplicable = needsFew;
            return out;
        }(),
    };
    return table;
}

} // namespace

ExportMeshDialog::ExportMeshDialog(terrain::SharedHeightfield heights, const QString& name,
                                   Settings& settings, JobRunner& jobs, QWidget* parent)
    : QDialog(parent), m_heights(std::move(heights)), m_hasHoles(terrain::holeCount(*m_heights) > 0),
      m_name(name), m_settings(settings), m_jobs(jobs), m_formats(new ChoiceBox),
      m_form(new ParameterForm(meshSpecs())), m_solidForm(new ParameterForm(solidSpecs())) {
    setObjectName(QStringLiteral("exportMeshDialog"));
    setWindowTitle(tr("Export mesh"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel,
                                         this); // a default button counts only inside its dialog
    QPushButton* go = buttons->addButton(tr("&Export…"), QDialogButtonBox::ApplyRole);
    go->setObjectName(QStringLiteral("export"));
    go->setDefault(true);
    auto* rows = new FormColumn;
    addRows(rows);
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(16);
    layout->addWidget(rows);
    layout->addStretch(1);
    layout->addWidget(buttons);
    restoreChoice();
    connect(go, &QPushButton::clicked, this, &ExportMeshDialog::askForFile);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_formats, &QComboBox::currentIndexChanged, this, &ExportMeshDialog::showFacts);
    connect(m_form, &ParameterForm::changed, this, &ExportMeshDialog::showFacts);
    connect(m_solidForm, &ParameterForm::changed, this, &ExportMeshDialog::showFacts);
    showFacts();
    resize(dialogWidth, sizeHint().height());
}

ExportMeshDialog::~ExportMeshDialog() {
    m_jobs.cancel(channel);
}

void ExportMeshDialog::addRows(FormColumn* rows) {
    m_formats->setObjectName(QStringLiteral("format"));
    for (const terrain::MeshFormat* format : terrain::meshFormats())
        m_formats->addItem(libraryText(format->label()), QString::fromLatin1(format->id()));
    rows->addControl(tr("Format"), m_formats);
    m_form->setObjectName(QStringLiteral("meshForm"));
    rows->addForm(m_form);
    m_solidForm->setObjectName(QStringLiteral("solidForm"));
    rows->addForm(m_solidForm);
    m_counts = rows->addFact(tr("Mesh"));
    m_counts->setObjectName(QStringLiteral("counts"));
    m_extent = rows->addFact(tr("Extent"));
    m_extent->setObjectName(QStringLiteral("extent"));
    m_size = rows->addFact(tr("Size"));
}

void ExportMeshDialog::restoreChoice() {
    const FormatChoice choice = m_settings.formatChoice(settingsKey);
    m_formats->setCurrentIndex(std::max(0, m_formats->findData(choice.format)));
    for (ParameterForm* form : {m_form, m_solidForm}) {
        terrain::ParameterSet values = form->values();
        for (auto it = choice.options.cbegin(); it != choice.options.cend(); ++it) {
            // What a later version called otherwise keeps its default.
            [[maybe_unused]] const auto set =
                values.setFromText(it.key().toStdString(), it.value().toStdString());
        }
        form->setValues(values);
    }
}

void ExportMeshDialog::rememberChoice() {
    FormatChoice choice{m_formats->currentData().toString(), {}};
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
    return out;
}

std::optional<terrain::SolidOptions> ExportMeshDialog::solid() const {
    if (!terrain::takesSolids(*format()))
        return std::nullopt;
    std::optional<terrain::SolidOptions> out = chosenSolid(m_solidForm->values());
    if (out)
        out->maximumError = options().maximumError;
    return out;
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
    m_jobs.cancel(channel);
    m_solidForm->setVisible(terrain::takesSolids(*format()));
    showExtent();
    if (const auto error = options().maximumError) {
        m_counts->setText(tr("Counting…"));
        m_size->setText(tr("Counting…"));
        countFew(*error);
    } else {
        showCounts(static_cast<std::uint64_t>(m_heights->grid().sampleCount()),
                   2 * terrain::wholeCells(*m_heights));
    }
}

void ExportMeshDialog::countFew(double maximumError) {
    m_jobs.start(channel, tr("Counting triangles"),
                 [this, heights = m_heights,
                  maximumError](const terrain::RunContext& context) -> std::function<void()> {
                     const auto mesh = terrain::decimatedMesh(*heights, maximumError, context);
                     if (mesh.isError())
                         return [this, error = mesh.error()] {
                             m_counts->setText(errorText(error));
                             m_size->clear();
                         };
                     if (!mesh)
                         return {};
                     return
                         [this, vertices = mesh.value().vertices.size(),
                          triangles = mesh.value().indices.size() / 3] { showCounts(vertices, triangles); };
                 });
}

void ExportMeshDialog::showCounts(std::uint64_t vertices, std::uint64_t triangles) {
    m_counts->setText(
        tr("%1 vertices, %2 triangles")
            .arg(countText(static_cast<qint64>(vertices)), countText(static_cast<qint64>(triangles))));
    const QString bytes = bytesText(format()->expectedBytes(vertices, triangles));
    m_size->setText(solid()      ? tr("More than %1: walls and a bottom are added").arg(bytes)
                    : m_hasHoles ? tr("At most %1: places of missing samples stay open").arg(bytes)
                                 : tr("About %1").arg(bytes));
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
                      .name = m_name},
                     [this](const QString& path, bool replaces) {
                         Q_EMIT chosen({format(), options(), solid(), path,
                                        replaces ? terrain::Existing::Replace : terrain::Existing::Keep});
                         accept();
                     });
}

} // namespace app
