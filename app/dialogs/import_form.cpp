// SPDX-License-Identifier: MIT
#include "app/dialogs/import_form.h"

#include "app/controls/control_row.h"
#include "app/controls/entry_field.h"
#include "app/dialogs/import_shape_rows.h"
#include "app/dialogs/import_specs.h"
#include "app/document/import_recipe.h"
#include "app/settings/library_text.h"
#include "libterrain/core/number_text.h"

#include <QVBoxLayout>

namespace app {

namespace {

constexpr const char* rawFields[] = {importField::columns,   importField::rows,   importField::type,
                                     importField::byteOrder, importField::header, importField::rowOrder};
constexpr const char* partFields[] = {importField::cropColumn, importField::cropRow, importField::cropColumns,
                                      importField::cropRows};
constexpr const char* sizeFields[] = {importField::resampleColumns, importField::resampleRows};
constexpr char rawFormat[] = "raw";
constexpr char floatFormat[] = "r32";

/// Layouts without a size in the file: the formats that only a suffix names.
bool isRawFormat(const std::string& id) {
    return id == rawFormat || id == floatFormat;
}

terrain::RawLayout rawLayout(const terrain::ParameterSet& values) {
    terrain::RawLayout out;
    out.columns = static_cast<int>(values.integer(importField::columns));
    out.rows = static_cast<int>(values.integer(importField::rows));
    out.type = terrain::sampleTypeFromId(values.text(importField::type));
    out.byteOrder =
        values.isChoice(importField::byteOrder, "big") ? terrain::ByteOrder::Big : terrain::ByteOrder::Little;
    out.headerBytes = static_cast<std::uint64_t>(values.integer(importField::header));
    out.southFirst = values.isChoice(importField::rowOrder, "south");
    return out;
}

/// Whether anything moved.
bool setRawLayout(terrain::ParameterSet& values, const terrain::RawLayout& layout,
                  const terrain::HeightmapFacts& facts) {
    const bool big = layout.byteOrder == terrain::ByteOrder::Big;
    bool moved = values.set(importField::format, facts.format).isOk();
    const auto set = [&](const char* id, terrain::ParameterValue value) {
        moved = values.set(id, std::move(value)).isOk() || moved;
    };
    set(importField::columns, std::int64_t{facts.file.columns});
    set(importField::rows, std::int64_t{facts.file.rows});
    set(importField::type, std::string(terrain::sampleTypeId(facts.sampleType)));
    set(importField::byteOrder, std::string(big ? "big" : "little"));
    set(importField::header, static_cast<std::int64_t>(layout.headerBytes));
    set(importField::rowOrder, std::string(layout.southFirst ? "south" : "north"));
    return moved;
}

} // namespace

ImportForm::ImportForm(QWidget* parent) : QWidget(parent), m_form(new ParameterForm(importSpecs())) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    m_form->setAlignsItself(false); // the dialog lines its rows up with others
    layout->addWidget(m_form);
    if (auto* nodata = m_form->row(QLatin1String(importField::nodata))->findChild<EntryField*>())
        nodata->setPlaceholderText(tr("only what the file says"));
    connect(m_form, &ParameterForm::changed, this,
            [this](const QString& id, const terrain::ParameterValue&, bool) { changed(id); });
    showRows();
}

bool ImportForm::isRaw() const {
    return isRawFormat(m_form->values().text(importField::format));
}

void ImportForm::changed(const QString& id) {
    m_form->clearErrors();
    if (m_isMesh && id != QLatin1String(importField::fill)) {
        meshFieldEntered(id);
        return;
    }
    for (const char* field : {importField::spacing, importField::spacingX, importField::spacingY}) {
        if (id == QLatin1String(field)) {
            spacingEntered(id);
            return;
        }
    }
    if (id == QLatin1String(importField::fill)) {
        Q_EMIT fillChanged();
        return;
    }
    for (const char* field : {importField::heights, importField::rangeMinimum, importField::rangeMaximum})
        m_heightsGiven = m_heightsGiven || id == QLatin1String(field);
    for (const char* field : rawFields)
        m_layoutGiven = m_layoutGiven || id == QLatin1String(field);
    if (id == QLatin1String(importField::crop)) // a part begins as the whole
        if (terrain::ParameterSet values = m_form->values(); setWholePart(values, m_file))
            m_form->setValues(values);
    if (id == QLatin1String(importField::resample)) // and other numbers as those that there are
        if (terrain::ParameterSet values = m_form->values(); setNewSize(values, m_result))
            m_form->setValues(values);
    showRows();
    Q_EMIT optionsChanged();
}

/// Samples are taken anew; columns and spacing say the same, so the last one that was given counts.
void ImportForm::meshFieldEntered(const QString& id) {
    if (id == QLatin1String(importField::spacing)) {
        m_spacing = m_form->values().real(importField::spacing);
        m_columns.reset();
    } else if (id == QLatin1String(importField::meshColumns)) {
        m_columns = static_cast<int>(m_form->values().integer(importField::meshColumns));
        m_spacing.reset();
    }
    Q_EMIT optionsChanged();
}

/// One spacing gives the other: both fields change together.
void ImportForm::spacingEntered(const QString& id) {
    const double entered = m_form->values().real(id.toStdString());
    const double spacing = id == QLatin1String(importField::spacingY) ? entered / m_depthOfCell : entered;
    m_spacing = spacing / m_resampled;
    showSpacing(spacing);
    if (m_suggested && isFileSquare())
        Q_EMIT optionsChanged(); // the suggestion follows the width
    else
        Q_EMIT spacingChanged();
}

void ImportForm::showSpacing(double spacing) {
    terrain::ParameterSet values = m_form->values();
    bool moved = values.set(importField::spacing, spacing).isOk();
    moved = values.set(importField::spacingX, spacing).isOk() || moved;
    moved = values.set(importField::spacingY, spacing * m_depthOfCell).isOk() || moved;
    if (moved)
        m_form->setValues(values);
}

terrain::Result<terrain::ImportOptions> ImportForm::options() const {
    const terrain::ParameterSet& values = m_form->values();
    terrain::ImportOptions out;
    if (m_isMesh) {
        out.spacing = m_spacing;
        return out;
    }
    if (!values.isChoice(importField::format, "auto"))
        out.format = values.text(importField::format);
    if (!values.isChoice(importField::channel, "auto"))
        out.channel = values.text(importField::channel);
    if (isRaw() && m_layoutGiven)
        out.raw = rawLayout(values);
    out.shape = shapeOf(values);
    if (isFileSquare()) // the option makes square cells
        out.spacing = m_spacing;
    if (m_askRange && m_heightsGiven && values.isChoice(importField::heights, "range"))
        out.range = terrain::MetreRange{values.real(importField::rangeMinimum),
                                        values.real(importField::rangeMaximum)};
    if (const std::string& nodata = values.text(importField::nodata); !nodata.empty()) {
        out.nodata = terrain::parseDouble(QString::fromStdString(nodata)
                                              .replace(QChar(0x2212), QLatin1Char('-'))
                                              .replace(QLatin1Char(','), QLatin1Char('.'))
                                              .toStdString());
        if (!out.nodata)
            return terrain::Error(terrain::ErrorCode::InvalidRequest,
                                  TERRAIN_TEXT("ImportDialog", "“%1” is not a number."), {nodata},
                                  importField::nodata);
    }
    return out;
}

terrain::MeshSampling ImportForm::sampling() const {
    const bool isY = m_form->values().isChoice(importField::meshUp, "y");
    return {m_columns, isY ? terrain::MeshUp::Y : terrain::MeshUp::Z};
}

terrain::Grid ImportForm::placed(terrain::Grid grid) const {
    if (m_spacing && !m_isMesh) { // a mesh was sampled with it
        grid.spacingX = *m_spacing * m_resampled;
        grid.spacingY = isSquare() ? grid.spacingX : grid.spacingX * m_depthOfCell;
    }
    return grid;
}

bool ImportForm::fillHoles() const {
    return m_hasHoles && m_form->values().boolean(importField::fill);
}

void ImportForm::setRaw(const QString& suffix) {
    terrain::ParameterSet values = m_form->values();
    const bool floats = suffix == QLatin1String(floatFormat);
    m_layoutGiven = true;
    bool set = values.set(importField::format, std::string(floats ? floatFormat : rawFormat)).isOk();
    if (floats)
        set = values.set(importField::type, std::string("f32")).isOk() && set;
    if (set)
        m_form->setValues(values);
    showRows();
}

UnknownHeights ImportForm::unknownHeights() const {
    return m_heightsGiven ? UnknownHeights::TakeAsMetres : UnknownHeights::Suggest;
}

void ImportForm::showFacts(const terrain::ImportedHeightmap& facts, const terrain::Grid& grid,
                           const std::optional<terrain::MetreRange>& suggested,
                           const std::optional<terrain::RawLayout>& layout) {
    m_file = facts.file;
    m_result = grid;
    m_hasHoles = facts.holes > 0;
    m_isMesh = terrain::findMeshFormat(facts.format) != nullptr;
    m_suggested = suggested.has_value();
    const bool given = m_heightsGiven && m_askRange;
    m_askRange = terrain::isInteger(facts.sampleType) && (m_suggested || !facts.heightsInMetres || given);
    m_depthOfCell = grid.spacingX == grid.spacingY ? 1 : grid.spacingY / grid.spacingX;
    const int before = columnsBefore(shapeOf(m_form->values()), m_file);
    m_resampled = m_isMesh || before == grid.columns ? 1 : (before - 1.0) / (grid.columns - 1.0);
    showSpacing(m_spacing ? *m_spacing * m_resampled : grid.spacingX);
    terrain::ParameterSet values = m_form->values();
    bool moved = false;
    if (suggested) {
        moved = values.set(importField::heights, std::string("range")).isOk() || moved;
        moved = values.set(importField::rangeMinimum, suggested->minimum).isOk() || moved;
        moved = values.set(importField::rangeMaximum, suggested->maximum).isOk() || moved;
    }
    if (m_isMesh)
        moved = values.set(importField::meshColumns, std::int64_t{grid.columns}).isOk() || moved;
    if (layout)
        moved = setRawLayout(values, *layout, facts) || moved;
    if (moved)
        m_form->setValues(values);
    showRows();
}

bool ImportForm::showError(const std::string& field, const QString& sentence) {
    if (field == "in-spacing" && m_isMesh) // what the library calls it
        return m_form->setError(QLatin1String(importField::spacing), sentence);
    return m_form->setError(QString::fromStdString(field), sentence);
}

void ImportForm::showRows() {
    const bool raw = isRaw();
    for (const char* field : rawFields)
        m_form->setRowVisible(QLatin1String(field), raw);
    const bool part = m_form->values().isChoice(importField::crop, "part");
    for (const char* field : partFields)
        m_form->setRowVisible(QLatin1String(field), part);
    const bool sized = m_form->values().isChoice(importField::resample, "size");
    for (const char* field : sizeFields)
        m_form->setRowVisible(QLatin1String(field), sized && !m_isMesh);
    m_form->setRowVisible(QLatin1String(importField::channel), !raw && m_askRange);
    const bool ranged = m_askRange && m_form->values().isChoice(importField::heights, "range");
    m_form->setRowVisible(QLatin1String(importField::heights), m_askRange);
    m_form->setRowVisible(QLatin1String(importField::rangeMinimum), ranged);
    m_form->setRowVisible(QLatin1String(importField::rangeMaximum), ranged);
    const bool oneSpacing = isSquare() || m_isMesh;
    for (const char* field : {importField::format, importField::nodata, importField::crop, importField::turn,
                              importField::mirror, importField::resample})
        m_form->setRowVisible(QLatin1String(field), !m_isMesh);
    for (const char* field : {importField::meshUp, importField::meshColumns})
        m_form->setRowVisible(QLatin1String(field), m_isMesh);
    m_form->setRowVisible(QLatin1String(importField::spacing), oneSpacing);
    m_form->setRowVisible(QLatin1String(importField::spacingX), !oneSpacing);
    m_form->setRowVisible(QLatin1String(importField::spacingY), !oneSpacing);
    m_form->setRowVisible(QLatin1String(importField::fill), m_hasHoles && canFillHoles());
}

} // namespace app
