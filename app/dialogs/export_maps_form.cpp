// SPDX-License-Identifier: MIT
#include "app/dialogs/export_maps_form.h"

#include "app/controls/choice_box.h"
#include "app/controls/control_row.h"
#include "app/controls/parameter_form.h"
#include "app/controls/vertical_scroll_area.h"
#include "app/dialogs/form_column.h"
#include "app/settings/library_text.h"
#include "libterrain/formats/targets/target_files.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace app {

namespace {

constexpr int mostOptionsHeight = 168; // the rest scrolls

QLabel* titleLabel(const QString& text) {
    auto* out = new QLabel(text);
    QFont bold = out->font();
    bold.setWeight(QFont::DemiBold);
    out->setFont(bold);
    return out;
}

} // namespace

ExportMapsForm::ExportMapsForm(QWidget* parent)
    : QWidget(parent), m_ownerRow(new FormColumn), m_owners(new ChoiceBox), m_place(new QWidget),
      m_scroll(new VerticalScrollArea(m_place)) {
    setObjectName(QStringLiteral("mapsForm"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(titleLabel(tr("Also write")));
    addBoxes();
    m_owners->setObjectName(QStringLiteral("mapOwner"));
    m_ownerRow->addControl(tr("Options of"), m_owners);
    layout->addWidget(m_ownerRow);
    auto* place = new QVBoxLayout(m_place);
    place->setContentsMargins(0, 0, 8, 0);
    layout->addWidget(m_scroll);
    connect(m_owners, &QComboBox::currentIndexChanged, this, &ExportMapsForm::showOptions);
    fillOwners(0);
}

/// In columns, read downwards.
void ExportMapsForm::addBoxes() {
    const auto maps = terrain::surfaceMaps();
    auto* boxes = new QGridLayout;
    boxes->setContentsMargins(12, 0, 0, 0); // where the labels of rows begin
    boxes->setHorizontalSpacing(16);
    boxes->setVerticalSpacing(4);
    const int rows = (static_cast<int>(maps.size()) + 1) / 2;
    m_entries.reserve(maps.size());
    for (std::size_t i = 0; i < maps.size(); ++i) {
        auto* box = new QCheckBox(libraryText(maps[i].label));
        box->setObjectName(QStringLiteral("map_") + QLatin1String(maps[i].id));
        box->setToolTip(libraryText(maps[i].help));
        boxes->addWidget(box, static_cast<int>(i) % rows, static_cast<int>(i) / rows);
        m_entries.push_back({{&maps[i], terrain::ParameterSet(maps[i].options), {}}, box});
        connect(box, &QCheckBox::clicked, this, [this, i](bool on) { tick(i, on); });
    }
    qobject_cast<QVBoxLayout*>(layout())->addLayout(boxes);
}

std::vector<terrain::MapChoice> ExportMapsForm::choices() const {
    std::vector<terrain::MapChoice> out;
    for (const Entry& entry : m_entries)
        if (entry.box->isChecked())
            out.push_back(entry.choice);
    return out;
}

void ExportMapsForm::setChoices(const std::vector<terrain::MapChoice>& choices) {
    for (Entry& entry : m_entries) {
        const auto wanted = std::ranges::find_if(
            choices, [&](const terrain::MapChoice& one) { return one.map == entry.choice.map; });
        entry.box->setChecked(wanted != choices.end());
        if (wanted != choices.end())
            entry.choice = {wanted->map, terrain::completedOptions(*wanted->map, wanted->options),
                            wanted->suffix};
    }
    fillOwners(0);
}

void ExportMapsForm::setTarget(const terrain::Target* target) {
    m_target = target;
    showOptions();
}

/// The options of a map that was just ticked are what the person wants to see.
void ExportMapsForm::tick(std::size_t index, bool on) {
    fillOwners(on ? index : 0);
    Q_EMIT changed();
}

void ExportMapsForm::fillOwners(std::size_t wanted) {
    {
        const QSignalBlocker quiet(m_owners);
        m_owners->clear();
        for (std::size_t i = 0; i < m_entries.size(); ++i)
            if (m_entries[i].box->isChecked())
                m_owners->addItem(m_entries[i].box->text(), static_cast<qulonglong>(i));
        m_owners->setCurrentIndex(std::max(0, m_owners->findData(static_cast<qulonglong>(wanted))));
    }
    m_ownerRow->setVisible(m_owners->count() > 0);
    showOptions();
}

void ExportMapsForm::showOptions() {
    delete m_options;
    m_options = nullptr;
    m_scroll->setVisible(m_owners->count() > 0);
    if (m_owners->currentIndex() < 0)
        return;
    Entry& entry = m_entries[static_cast<std::size_t>(m_owners->currentData().toULongLong())];
    m_options = new FormColumn;
    addOptions(entry, *m_options);
    addSuffixes(entry, *m_options);
    m_place->layout()->addWidget(m_options);
    m_options->align();
    fitOptions();
}

void ExportMapsForm::addOptions(Entry& entry, FormColumn& rows) {
    if (entry.choice.map->options.empty())
        return;
    auto* form = new ParameterForm(entry.choice.map->options);
    form->setObjectName(QStringLiteral("mapForm"));
    form->setValues(entry.choice.options);
    showFixed(entry, *form);
    connect(form, &ParameterForm::changed, this, [this, &entry, form] {
        takeOptions(entry, form->values());
        showFixed(entry, *form);
        Q_EMIT changed();
    });
    rows.addForm(form);
}

/// What the target decides is not the person's choice, which counts again for other targets.
void ExportMapsForm::takeOptions(Entry& entry, const terrain::ParameterSet& values) const {
    for (const terrain::ParameterSpec& spec : values.specs())
        if (fixedValue(entry, spec.id).empty()) {
            [[maybe_unused]] const auto set = entry.choice.options.set(spec.id, values.value(spec.id));
        }
}

std::string_view ExportMapsForm::fixedValue(const Entry& entry, std::string_view option) const {
    const terrain::TargetMap* wanted =
        m_target != nullptr ? terrain::targetMap(*m_target, entry.choice.map->id) : nullptr;
    return wanted != nullptr ? terrain::fixedOption(wanted->options, option) : std::string_view();
}

void ExportMapsForm::addSuffixes(Entry& entry, FormColumn& rows) {
    auto* suffixes = new ChoiceBox;
    suffixes->setObjectName(QStringLiteral("mapSuffix"));
    suffixes->addItem(tr("As the heights need it"), QString());
    for (const std::string& suffix : terrain::mapSuffixes(*entry.choice.map)) {
        const QString text = QString::fromStdString(suffix);
        suffixes->addItem(QLatin1Char('.') + text, text);
    }
    suffixes->setCurrentIndex(std::max(0, suffixes->findData(QString::fromStdString(entry.choice.suffix))));
    connect(suffixes, &QComboBox::currentIndexChanged, this, [this, &entry, suffixes] {
        entry.choice.suffix = suffixes->currentData().toString().toStdString();
        Q_EMIT changed();
    });
    rows.addControl(tr("File type"), suffixes);
}

void ExportMapsForm::showFixed(const Entry& entry, ParameterForm& form) const {
    const terrain::TargetMap* wanted =
        m_target != nullptr ? terrain::targetMap(*m_target, entry.choice.map->id) : nullptr;
    if (wanted == nullptr)
        return;
    terrain::ParameterSet values = form.values();
    terrain::fixOptions(wanted->options, values);
    if (!(values == form.values()))
        form.setValues(values);
    for (const terrain::ParameterSpec& spec : values.specs())
        if (!fixedValue(entry, spec.id).empty())
            form.row(QLatin1String(spec.id))
                ->setInapplicable(tr("%1 decides this.").arg(QLatin1String(m_target->label)));
}

void ExportMapsForm::fitOptions() {
    const int wanted = m_options->sizeHint().height();
    const bool scrolls = wanted > mostOptionsHeight;
    m_place->layout()->setContentsMargins(0, 0, scrolls ? 8 : 0, 0); // beside the bar
    m_scroll->setFixedHeight(scrolls ? mostOptionsHeight : wanted);
}

} // namespace app
