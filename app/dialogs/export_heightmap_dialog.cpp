// SPDX-License-Identifier: MIT
#include "app/dialogs/export_heightmap_dialog.h"

#include "app/controls/choice_box.h"
#include "app/controls/inline_message.h"
#include "app/controls/parameter_form.h"
#include "app/dialogs/file_choice.h"
#include "app/dialogs/form_column.h"
#include "app/dialogs/sample_type_text.h"
#include "app/jobs/job_runner.h"
#include "app/settings/display_text.h"
#include "app/settings/library_text.h"
#include "app/settings/settings.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace app {

namespace {

const QString channel = QStringLiteral("export-facts");
const QString settingsKey = QStringLiteral("heightmap");
constexpr int dialogWidth = 480;
constexpr int placeOfFormatForm = 1; // under the format

const terrain::ParameterChoice rangeChoices[] = {
    {"heights", TERRAIN_TEXT("ExportDialog", "The heights that there are")},
    {"own", TERRAIN_TEXT("ExportDialog", "Between two heights")},
};

std::optional<terrain::TextSource> needsOwnRange(const terrain::ParameterSet& values) {
    if (values.isChoice("range", "own"))
        return std::nullopt;
    return TERRAIN_TEXT("ExportDialog", "Only for a range of your own.");
}

terrain::ParameterSpec rangeEnd(const char* id, terrain::TextSource label, terrain::TextSource help,
                                double value) {
    terrain::ParameterSpec out{id, label, help};
    out.unit = "m";
    out.defaultValue = value;
    out.minimum = -1e6;
    out.maximum = 1e6;
    out.softMinimum = -1000;
    out.softMaximum = 9000;
    out.step = 1;
    out.inapplicable = needsOwnRange;
    return out;
}

std::span<const terrain::ParameterSpec> rangeSpecs() {
    static const terrain::ParameterSpec table[] = {
        [] {
            terrain::ParameterSpec out{"range", TERRAIN_TEXT("ExportDialog", "Range"),
                                       TERRAIN_TEXT("ExportDialog",
                                                    "Which heights black and white stand for. Several "
                                                    "terrains that belong together need the same.")};
            out.type = terrain::ParameterType::Choice;
            out.choices = rangeChoices;
            out.defaultValue = std::string("heights");
            return out;
        }(),
        rangeEnd("minimum", TERRAIN_TEXT("ExportDialog", "Lowest"),
                 TERRAIN_TEXT("ExportDialog", "The height of the number 0."), 0),
        rangeEnd("maximum", TERRAIN_TEXT("ExportDialog", "Highest"),
                 TERRAIN_TEXT("ExportDialog", "The height of the greatest number."), 1000),
    };
    return table;
}

} // namespace

ExportHeightmapDialog::ExportHeightmapDialog(terrain::SharedHeightfield heights,
                                             const terrain::ExportOptions& source, const QString& name,
                                             Settings& settings, JobRunner& jobs, QWidget* parent)
    : QDialog(parent), m_heights(std::move(heights)), m_range(terrain::heightRange(*m_heights)),
      m_holes(terrain::holeCount(*m_heights)), m_source(source), m_name(name), m_settings(settings),
      m_jobs(jobs), m_formats(new ChoiceBox), m_rows(new FormColumn),
      m_rangeForm(new ParameterForm(rangeSpecs())), m_warning(new InlineMessage) {
    setObjectName(QStringLiteral("exportHeightmapDialog"));
    setWindowTitle(tr("Export heightmap"));
    m_warning->setObjectName(QStringLiteral("warning"));
    m_rangeForm->setObjectName(QStringLiteral("rangeForm"));
    addRows();
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(16);
    layout->addWidget(m_rows);
    layout->addWidget(m_warning);
    layout->addStretch(1);
    layout->addWidget(makeButtons());

    connect(m_formats, &QComboBox::currentIndexChanged, this, &ExportHeightmapDialog::chooseFormat);
    connect(m_rangeForm, &ParameterForm::changed, this, &ExportHeightmapDialog::showFacts);
    restoreChoice();
    resize(dialogWidth, sizeHint().height());
}

void ExportHeightmapDialog::addRows() {
    m_formats->setObjectName(QStringLiteral("format"));
    for (const terrain::HeightmapFormat* format : terrain::heightmapFormats()) {
        if (format->canWrite())
            m_formats->addItem(libraryText(format->label()), QString::fromLatin1(format->id()));
    }
    m_rows->addControl(tr("Format"), m_formats);
    m_rows->addForm(m_rangeForm);
    m_samples = m_rows->addFact(tr("Samples"));
    m_span = m_rows->addFact(tr("Heights"));
    m_span->setObjectName(QStringLiteral("span"));
    m_size = m_rows->addFact(tr("Size"));
}

ExportHeightmapDialog::~ExportHeightmapDialog() {
    m_jobs.cancel(channel);
}

QWidget* ExportHeightmapDialog::makeButtons() {
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel,
                                         this); // a default button counts only inside its dialog
    m_export = buttons->addButton(tr("&Export…"), QDialogButtonBox::ApplyRole);
    m_export->setObjectName(QStringLiteral("export"));
    m_export->setDefault(true);
    connect(m_export, &QPushButton::clicked, this, &ExportHeightmapDialog::askForFile);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    return buttons;
}

void ExportHeightmapDialog::chooseFormat() {
    m_format = terrain::findHeightmapFormat(m_formats->currentData().toString().toStdString());
    delete m_formatForm;
    m_formatForm = nullptr;
    if (m_format == nullptr)
        return;
    if (!m_format->exportOptions().empty()) {
        m_formatForm = new ParameterForm(m_format->exportOptions());
        connect(m_formatForm, &ParameterForm::changed, this, &ExportHeightmapDialog::showFacts);
        m_rows->insertForm(m_formatForm, placeOfFormatForm);
    }
    showFacts();
}

void ExportHeightmapDialog::restoreChoice() {
    const FormatChoice choice = m_settings.formatChoice(settingsKey);
    m_formats->setCurrentIndex(std::max(0, m_formats->findData(choice.format)));
    chooseFormat();
    if (m_formatForm == nullptr || choice.format != m_formats->currentData().toString())
        return;
    terrain::ParameterSet values = m_formatForm->values();
    for (auto it = choice.options.cbegin(); it != choice.options.cend(); ++it) {
        // What a later version called otherwise keeps its default.
        [[maybe_unused]] const auto set =
            values.setFromText(it.key().toStdString(), it.value().toStdString());
    }
    m_formatForm->setValues(values);
    showFacts();
}

void ExportHeightmapDialog::rememberChoice() {
    FormatChoice choice{m_formats->currentData().toString(), {}};
    if (m_formatForm != nullptr) {
        for (const terrain::ParameterSpec& spec : m_formatForm->values().specs())
            choice.options.insert(QString::fromLatin1(spec.id), QString::fromStdString(terrain::valueText(
                                                                    m_formatForm->values().value(spec.id))));
    }
    m_settings.setFormatChoice(settingsKey, choice);
}

terrain::ExportOptions ExportHeightmapDialog::options() const {
    terrain::ExportOptions out = m_source;
    out.format = m_formatForm != nullptr ? m_formatForm->values() : terrain::ParameterSet();
    const terrain::ParameterSet& range = m_rangeForm->values();
    if (range.isChoice("range", "own"))
        out.range = terrain::MetreRange{range.real("minimum"), range.real("maximum")};
    return out;
}

void ExportHeightmapDialog::showFacts() {
    m_jobs.cancel(channel);
    m_warning->clear();
    m_rangeForm->clearErrors();
    const terrain::Grid& grid = m_heights->grid();
    const ExportFacts facts = exportFacts(*m_format, options(), grid, m_range, m_holes);
    const bool ownRange = m_rangeForm->values().isChoice("range", "own");
    m_rangeForm->setVisible(facts.takesRange);
    m_rangeForm->setRowVisible(QStringLiteral("minimum"), ownRange);
    m_rangeForm->setRowVisible(QStringLiteral("maximum"), ownRange);
    m_samples->setText(tr("%1, %2").arg(sizeText(grid.columns, grid.rows), sampleTypeText(facts.type)));
    if (facts.takesRange)
        m_span->setText(
            tr("%1, in steps of %2")
                .arg(metreRangeText(facts.range.minimum, facts.range.maximum), stepText(facts.step)));
    else
        m_span->setText(
            metreRangeText(static_cast<double>(m_range.minimum), static_cast<double>(m_range.maximum)));
    m_size->setText(tr("%1 before compression").arg(bytesText(facts.bytes)));
    m_rows->align();
    m_export->setEnabled(!facts.problem);
    if (facts.problem)
        showProblem(*facts.problem);
    else if (facts.mayClip)
        countClipped(facts.range);
}

void ExportHeightmapDialog::showProblem(const terrain::Error& problem) {
    const QString sentence = errorText(problem);
    if (!m_rangeForm->isVisibleTo(this) ||
        !m_rangeForm->setError(QString::fromStdString(problem.field), sentence))
        m_warning->showMessage(Tone::Error, sentence);
}

void ExportHeightmapDialog::countClipped(const terrain::MetreRange& range) {
    m_jobs.start(
        channel, tr("Counting heights outside of the range"),
        [this, heights = m_heights, range](const terrain::RunContext& context) -> std::function<void()> {
            const auto count = clippedCount(*heights, range, context);
            if (!count)
                return {};
            return [this, count] { showClipped(*count); };
        });
}

void ExportHeightmapDialog::showClipped(std::int64_t count) {
    if (count > 0)
        m_warning->showMessage(
            Tone::Warning,
            tr("Heights outside of the range, which are cut off at its ends: %1.").arg(countText(count)));
}

void ExportHeightmapDialog::askForFile() {
    QStringList suffixes;
    for (const char* suffix : m_format->suffixes())
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
                         Q_EMIT chosen({m_format, options(), path,
                                        replaces ? terrain::Existing::Replace : terrain::Existing::Keep});
                         accept();
                     });
}

} // namespace app
