// SPDX-License-Identifier: MIT
#include "app/dialogs/export_heightmap_dialog.h"

#include "app/controls/choice_box.h"
#include "app/controls/inline_message.h"
#include "app/controls/parameter_form.h"
#include "app/dialogs/file_choice.h"
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
      m_jobs(jobs), m_formats(new ChoiceBox), m_formPlace(new QVBoxLayout),
      m_rangeForm(new ParameterForm(rangeSpecs())), m_facts(new QLabel), m_warning(new InlineMessage) {
    setObjectName(QStringLiteral("exportHeightmapDialog"));
    setWindowTitle(tr("Export heightmap"));
    m_formats->setObjectName(QStringLiteral("format"));
    m_formats->setAccessibleName(tr("Format"));
    for (const terrain::HeightmapFormat* format : terrain::heightmapFormats()) {
        if (format->canWrite())
            m_formats->addItem(libraryText(format->label()), QString::fromLatin1(format->id()));
    }
    m_facts->setObjectName(QStringLiteral("facts"));
    m_facts->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_warning->setObjectName(QStringLiteral("warning"));

    auto* formatLabel = new QLabel(tr("&Format"));
    formatLabel->setBuddy(m_formats);
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(12);
    layout->addWidget(formatLabel);
    layout->addWidget(m_formats);
    layout->addLayout(m_formPlace);
    layout->addWidget(m_rangeForm);
    layout->addWidget(m_warning);
    layout->addWidget(m_facts);
    layout->addStretch(1);
    layout->addWidget(makeButtons());

    connect(m_formats, &QComboBox::currentIndexChanged, this, &ExportHeightmapDialog::chooseFormat);
    connect(m_rangeForm, &ParameterForm::changed, this, &ExportHeightmapDialog::showFacts);
    restoreChoice();
    resize(460, 480);
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
        m_formPlace->addWidget(m_formatForm);
        setTabOrder(m_formats, m_formatForm);
        setTabOrder(m_formatForm, m_rangeForm);
        connect(m_formatForm, &ParameterForm::changed, this, &ExportHeightmapDialog::showFacts);
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
    const terrain::Grid& grid = m_heights->grid();
    const ExportFacts facts = exportFacts(*m_format, options(), grid, m_range, m_holes);
    m_rangeForm->setVisible(facts.takesRange);
    m_rangeForm->clearErrors();
    m_warning->clear();
    QStringList lines;
    lines << tr("%1 samples of type %2")
                 .arg(sizeText(grid.columns, grid.rows),
                      QString::fromStdString(std::string(terrain::sampleTypeId(facts.type))));
    if (facts.takesRange)
        lines << tr("Range %1, in steps of %2")
                     .arg(metreRangeText(facts.range.minimum, facts.range.maximum), stepText(facts.step));
    else
        lines << tr("Heights %1")
                     .arg(metreRangeText(static_cast<double>(m_range.minimum),
                                         static_cast<double>(m_range.maximum)));
    lines << tr("%1 before compression").arg(bytesText(facts.bytes));
    m_facts->setText(lines.join(QLatin1Char('\n')));
    m_export->setEnabled(!facts.problem);
    if (facts.problem) {
        const QString sentence = errorText(*facts.problem);
        if (!m_rangeForm->isVisibleTo(this) ||
            !m_rangeForm->setError(QString::fromStdString(facts.problem->field), sentence))
            m_warning->showMessage(Tone::Error, sentence);
    } else if (facts.mayClip) {
        m_jobs.start(channel, tr("Counting heights outside of the range"),
                     [this, heights = m_heights,
                      range = facts.range](const terrain::RunContext& context) -> std::function<void()> {
                         const auto count = clippedCount(*heights, range, context);
                         if (!count)
                             return {};
                         return [this, count] { showClipped(*count); };
                     });
    }
}

void ExportHeightmapDialog::showClipped(std::int64_t count) {
    if (count > 0)
        m_warning->showMessage(
            Tone::Warning,
            tr("%1 heights lie outside of the range and are cut off at its ends.").arg(countText(count)));
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
