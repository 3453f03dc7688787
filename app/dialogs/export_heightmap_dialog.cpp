// SPDX-License-Identifier: MIT
#include "app/dialogs/export_heightmap_dialog.h"

#include "app/controls/choice_box.h"
#include "app/controls/control_row.h"
#include "app/controls/inline_message.h"
#include "app/controls/parameter_form.h"
#include "app/dialogs/export_choice.h"
#include "app/dialogs/export_fixed.h"
#include "app/dialogs/export_maps_form.h"
#include "app/dialogs/export_specs.h"
#include "app/dialogs/form_column.h"
#include "app/dialogs/sheet_view.h"
#include "app/jobs/job_runner.h"
#include "app/settings/display_text.h"
#include "app/settings/library_text.h"
#include "app/settings/settings.h"
#include "libterrain/core/number_text.h"
#include "libterrain/formats/clipping.h"
#include "libterrain/formats/targets/target_files.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace app {

namespace {

const QString channel = QStringLiteral("export-facts");
constexpr int formWidth = 480;
constexpr int placeOfFormatForm = 3; // under the format

} // namespace

ExportHeightmapDialog::ExportHeightmapDialog(ExportedTerrain ground, Settings& settings, JobRunner& jobs,
                                             QWidget* parent)
    : QDialog(parent), m_ground(std::move(ground)), m_range(terrain::heightRange(*m_ground.heights)),
      m_holes(terrain::holeCount(*m_ground.heights)), m_settings(settings), m_jobs(jobs),
      m_targets(new ChoiceBox), m_formats(new ChoiceBox), m_rows(new FormColumn),
      m_rangeForm(new ParameterForm(exportRangeSpecs())), m_sizeForm(new ParameterForm(exportSizeSpecs())),
      m_tileForm(new ParameterForm(exportTileSpecs())), m_ownTiles(m_tileForm->values()),
      m_maps(new ExportMapsForm), m_warning(new InlineMessage), m_sheet(new SheetView) {
    setObjectName(QStringLiteral("exportHeightmapDialog"));
    setWindowTitle(tr("Export heightmap"));
    m_warning->setObjectName(QStringLiteral("warning"));
    m_rangeForm->setObjectName(QStringLiteral("rangeForm"));
    m_tileForm->setObjectName(QStringLiteral("tileForm"));
    m_sizeForm->setObjectName(QStringLiteral("sizeForm"));
    proposeSize();
    addRows();
    auto* form = new QVBoxLayout;
    form->setSpacing(16);
    form->addWidget(m_rows);
    form->addStretch(1);
    m_rows->setMinimumWidth(formWidth);
    // So that the dialog is as wide with a settings sheet as without.
    m_maps->setMinimumWidth(std::max(m_maps->sizeHint().width(), m_sheet->minimumWidth()));
    auto* beside = new QVBoxLayout;
    beside->setSpacing(16);
    beside->addWidget(m_maps);
    beside->addWidget(m_sheet, 1);
    beside->addStretch(0);
    auto* columns = new QHBoxLayout;
    columns->setSpacing(24);
    columns->addLayout(form, 1);
    columns->addLayout(beside, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(16);
    layout->addLayout(columns, 1);
    layout->addWidget(makeButtons());

    connect(m_targets, &QComboBox::currentIndexChanged, this, &ExportHeightmapDialog::chooseTarget);
    connect(m_formats, &QComboBox::currentIndexChanged, this, &ExportHeightmapDialog::chooseFormat);
    connect(m_rangeForm, &ParameterForm::changed, this, &ExportHeightmapDialog::showFacts);
    connect(m_sizeForm, &ParameterForm::changed, this, &ExportHeightmapDialog::showFacts);
    connect(m_tileForm, &ParameterForm::changed, this, &ExportHeightmapDialog::takeTiles);
    connect(m_maps, &ExportMapsForm::changed, this, &ExportHeightmapDialog::showFacts);
    restoreChoice();
}

void ExportHeightmapDialog::addRows() {
    m_targets->setObjectName(QStringLiteral("target"));
    m_targets->addItem(tr("Any program"), QString());
    for (const terrain::Target& target : terrain::targets())
        if (!target.files.empty())
            m_targets->addItem(QLatin1String(target.label), QLatin1String(target.id));
    m_targets->setMaxVisibleItems(m_targets->count());
    m_formats->setObjectName(QStringLiteral("format"));
    m_rows->addControl(tr("For"), m_targets);
    m_takes = m_rows->addFact(tr("Takes"));
    m_rows->addControl(tr("Format"), m_formats);
    m_rows->addForm(m_rangeForm);
    m_rows->addForm(m_sizeForm);
    m_rows->addForm(m_tileForm);
    m_facts.addTo(*m_rows);
    m_rows->addRows(m_warning); // wrapped, too
}

ExportHeightmapDialog::~ExportHeightmapDialog() {
    m_jobs.cancel(channel);
}

QWidget* ExportHeightmapDialog::makeButtons() {
    auto* out = new QWidget(this);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel,
                                         out); // a default button counts only inside its dialog
    // Not among the buttons: Tab would stay before a box whose first button is hidden.
    m_resize = new QPushButton(out);
    m_resize->setObjectName(QStringLiteral("resizeTerrain"));
    m_resize->setAutoDefault(false);
    m_fill = new QPushButton(tr("&Fill holes"), out);
    m_fill->setObjectName(QStringLiteral("fillHoles"));
    m_fill->setToolTip(tr("The land itself gets a step that closes its gaps smoothly. It can be undone."));
    m_fill->setAutoDefault(false);
    m_export = buttons->addButton(tr("&Export…"), QDialogButtonBox::ApplyRole);
    m_export->setObjectName(QStringLiteral("export"));
    m_export->setDefault(true);
    auto* layout = new QHBoxLayout(out);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_resize);
    layout->addWidget(m_fill);
    layout->addStretch(1);
    layout->addWidget(buttons);
    connect(m_export, &QPushButton::clicked, this, &ExportHeightmapDialog::askForFile);
    connect(m_resize, &QPushButton::clicked, this, &ExportHeightmapDialog::resizeTerrain);
    connect(m_fill, &QPushButton::clicked, this, &ExportHeightmapDialog::fillHoles);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    return out;
}

/// The target's formats, or all that can be written.
void ExportHeightmapDialog::chooseTarget() {
    m_target = terrain::findTarget(m_targets->currentData().toString().toStdString());
    const QString before = m_formats->currentData().toString();
    {
        const QSignalBlocker quiet(m_formats);
        m_formats->clear();
        for (const terrain::HeightmapFormat* format : formatsFor(m_target))
            m_formats->addItem(libraryText(format->label()), QString::fromLatin1(format->id()));
        // A target proposes its first format; without one the last choice stays.
        m_formats->setCurrentIndex(m_target != nullptr ? 0 : std::max(0, m_formats->findData(before)));
    }
    m_rangeForm->setValues(m_rangeForm->values()); // what the former target fixed is free again
    m_tileForm->setValues(m_ownTiles);
    m_maps->setTarget(m_target);
    m_sheet->setVisible(m_target != nullptr);
    FormColumn::rowOf(m_takes)->setVisible(m_target != nullptr);
    if (m_target != nullptr)
        m_takes->setText(libraryText(m_target->help));
    chooseFormat();
    adjustSize();
}

void ExportHeightmapDialog::chooseFormat() {
    m_format = terrain::findHeightmapFormat(m_formats->currentData().toString().toStdString());
    delete m_formatForm;
    m_formatForm = nullptr;
    if (m_format == nullptr)
        return;
    if (!m_format->exportOptions().empty()) {
        m_formatForm = new ParameterForm(m_format->exportOptions());
        m_formatForm->setObjectName(QStringLiteral("formatForm"));
        connect(m_formatForm, &ParameterForm::changed, this, &ExportHeightmapDialog::showFacts);
        m_rows->insertForm(m_formatForm, placeOfFormatForm);
    }
    showFacts();
}

void ExportHeightmapDialog::showFixed() {
    if (m_target == nullptr)
        return;
    if (m_formatForm != nullptr)
        ExportFixed::showFormat(*m_target, *m_format, *m_formatForm);
    ExportFixed::showRange(*m_target, *m_rangeForm);
    ExportFixed::showTiles(*m_target, *m_tileForm);
}

std::optional<terrain::Error> ExportHeightmapDialog::problemOf(const terrain::ExportPlan& plan) const {
    const std::optional<terrain::MetreRange>& range = plan.options.range;
    if (m_holes > 0 && !m_format->holdsHoles(plan.options.format))
        return holesProblem(*m_format, m_target, m_holes);
    for (const terrain::PlannedMap& map : plan.maps)
        if (const terrain::Status whole = terrain::checkHoles(*map.map, *m_ground.heights); !whole)
            return whole.error();
    if (range && m_rangeForm->values().isChoice("range", "own") && !(range->minimum < range->maximum))
        return terrain::Error(terrain::ErrorCode::InvalidRequest,
                              TERRAIN_TEXT("ExportDialog", "The highest must be above the lowest."), {},
                              "maximum");
    return std::nullopt;
}

void ExportHeightmapDialog::showFacts() {
    m_jobs.cancel(channel);
    m_warning->clear();
    m_rangeForm->clearErrors();
    showFixed();
    showSizes();
    const auto plan = terrain::planExport(request(proposedName()), m_ground.heights->grid(), m_range);
    m_export->setEnabled(plan.isOk());
    m_fill->setVisible(false);
    m_resize->setVisible(plan.isOk() && plan.value().resamples && m_ground.canResize);
    if (!plan) {
        showProblem(plan.error());
        m_rows->align();
        return;
    }
    showRange(plan.value());
    m_facts.show(plan.value(), *m_ground.heights);
    m_resize->setText(
        tr("&Make the terrain %1").arg(sizeText(plan.value().grid.columns, plan.value().grid.rows)));
    if (m_target != nullptr)
        m_sheet->show(*m_target, terrain::settingsSheet(*m_target, plan.value().facts), m_target->notes);
    m_rows->align();
    if (const auto problem = problemOf(plan.value())) {
        m_export->setEnabled(false);
        m_fill->setVisible(problem->field == fillField && m_holes < m_ground.heights->grid().sampleCount());
        showProblem(*problem);
        return;
    }
    QStringList warnings;
    for (const terrain::Text& warning : plan.value().warnings)
        warnings << libraryText(warning);
    m_warning->showMessage(Tone::Warning, warnings.join(QLatin1Char('\n')));
    if (plan.value().held) {
        const terrain::MetreRange& held = *plan.value().held;
        if (!m_range.isEmpty() && (static_cast<double>(m_range.minimum) < held.minimum ||
                                   static_cast<double>(m_range.maximum) > held.maximum))
            countClipped(plan.value());
    }
}

/// A target with sizes of its own takes the nearest by itself.
void ExportHeightmapDialog::showSizes() {
    m_sizeForm->setVisible(takesAnySize());
    for (const char* id : {"columns", "rows"})
        m_sizeForm->setRowVisible(QLatin1String(id), m_sizeForm->values().boolean("resample"));
}

/// Rows of the range are there where the format takes one.
void ExportHeightmapDialog::showRange(const terrain::ExportPlan& plan) {
    const bool takesRange = plan.options.range.has_value() && plan.facts.isInteger();
    const bool ownRange = m_rangeForm->values().isChoice("range", "own");
    const bool fixed = m_target != nullptr && m_target->range == terrain::RangeRule::Fixed;
    m_rangeForm->setVisible(takesRange || (ownRange && terrain::isInteger(plan.facts.type)));
    m_rangeForm->setRowVisible(QStringLiteral("minimum"), ownRange && !fixed);
    m_rangeForm->setRowVisible(QStringLiteral("maximum"), ownRange && !fixed);
}

void ExportHeightmapDialog::showProblem(const terrain::Error& problem) {
    const QString sentence = errorText(problem);
    if (!m_rangeForm->isVisibleTo(this) ||
        !m_rangeForm->setError(QString::fromStdString(problem.field), sentence))
        m_warning->showMessage(Tone::Error, sentence);
}

void ExportHeightmapDialog::countClipped(const terrain::ExportPlan& plan) {
    m_jobs.start(channel, tr("Counting heights outside of the range"),
                 [this, heights = m_ground.heights,
                  plan](const terrain::RunContext& context) -> std::function<void()> {
                     const auto count = terrain::outsideCount(plan, *heights, context);
                     if (!count || *count == 0)
                         return {};
                     const terrain::Clipping clipping{*count, heights->grid().sampleCount(),
                                                      terrain::heightRange(*heights)};
                     return [this, sentence = terrain::clippingText(plan, clipping)] {
                         const QString others = m_warning->text();
                         m_warning->showMessage(Tone::Warning,
                                                others.isEmpty()
                                                    ? libraryText(sentence)
                                                    : libraryText(sentence) + QLatin1Char('\n') + others);
                     };
                 });
}

} // namespace app
