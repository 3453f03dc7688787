// SPDX-License-Identifier: MIT
#include "app/docks/size_editor.h"

#include "app/controls/form_row.h"
#include "app/controls/icons.h"
#include "app/controls/number_field.h"
#include "app/docks/size_fields.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

namespace app {
namespace {

const NumberRange samples = {.minimum = 2,
                             .maximum = terrain::maximumSide,
                             .sliderMinimum = 2,
                             .sliderMaximum = 4097,
                             .step = 1,
                             .integer = true};
const NumberRange metres = {.minimum = 1e-6,
                            .maximum = 1e9,
                            .sliderMinimum = 0.1,
                            .sliderMaximum = 1000,
                            .step = 1,
                            .unit = QStringLiteral("m")};

QString sizeText(const terrain::Grid& grid) {
    return QStringLiteral("%1 × %2").arg(grid.columns).arg(grid.rows);
}

} // namespace

SizeEditor::SizeEditor(QWidget* parent) : QWidget(parent) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    for (FormRow* row :
         {m_samplesRow = addSamples(), m_spacingRow = addSpacing(), m_extentRow = addExtent(), addKeep()})
        layout->addWidget(row);
    layout->addWidget(addSteps());
    connectFields();
    showSpacing();
    setKeep(Keep::Extent);
}

FormRow* SizeEditor::addSamples() {
    auto* row = new FormRow(tr("Samples"), this);
    m_columns = makeField(samples, 56, this);
    m_rows = makeField(samples, 56, this);
    m_link = new QToolButton;
    m_link->setCheckable(true);
    m_link->setAutoRaise(true);
    m_link->setFocusPolicy(Qt::StrongFocus);
    m_link->setFixedSize(28, 28);
    QWidget* line = inLine({m_columns, times(), m_rows}, 4);
    line->layout()->addWidget(m_link);
    row->setContent(line, m_columns);
    row->setHelp(tr("Columns from west to east and rows from north to south."));
    m_columns->setAccessibleName(tr("Columns"));
    m_rows->setAccessibleName(tr("Rows"));
    m_link->setAccessibleName(tr("Columns and rows are equal"));
    const auto showLink = [this](bool linked) {
        m_link->setIcon(icon(linked ? QStringLiteral("link") : QStringLiteral("unlink")));
        m_link->setToolTip(linked ? tr("Columns and rows are equal. Click to set them apart.")
                                  : tr("Columns and rows are set apart. Click to keep them equal."));
    };
    connect(m_link, &QToolButton::toggled, this, showLink);
    m_link->setChecked(true);
    return row;
}

FormRow* SizeEditor::addSpacing() {
    auto* row = new FormRow(tr("Spacing"), this);
    m_spacing = makeField(metres, 68, this);
    m_spacingTimes = times();
    m_spacingY = makeField(metres, 68, this);
    row->setContent(inLine({m_spacing, m_spacingTimes, m_spacingY}, 4), m_spacing);
    return row;
}

FormRow* SizeEditor::addExtent() {
    auto* row = new FormRow(tr("Width × depth"), this);
    m_width = makeField(metres, 68, this);
    m_depth = makeField(metres, 68, this);
    row->setContent(inLine({m_width, times(), m_depth}, 4), m_width);
    row->setHelp(
        tr("How far the land reaches from west to east and from north to south. Both change together."));
    m_width->setAccessibleName(tr("Width"));
    m_depth->setAccessibleName(tr("Depth"));
    return row;
}

FormRow* SizeEditor::addKeep() {
    auto* row = new FormRow(tr("Keep"), this);
    m_keepExtent =
        segment(tr("Width"), tr("When the number of samples changes, width and depth stay: more samples show "
                                "the same land finer."));
    m_keepSpacing =
        segment(tr("Spacing"), tr("When the number of samples changes, their spacing stays: more samples "
                                  "show more of the land, as far as its lattice goes."));
    row->setContent(inLine({m_keepExtent, m_keepSpacing}, 4), m_keepExtent);
    row->setHelp(tr("What stays as it is when the number of samples changes."));
    m_keepExtent->setAccessibleName(tr("Keep the width"));
    m_keepSpacing->setAccessibleName(tr("Keep the spacing"));
    connect(m_keepExtent, &QToolButton::toggled, this, &SizeEditor::updateButtons);
    return row;
}

QWidget* SizeEditor::addSteps() {
    m_fewer = new QPushButton(icon(QStringLiteral("remove")), QString());
    m_more = new QPushButton(icon(QStringLiteral("add")), QString());
    QWidget* line = inLine({m_fewer, m_more}, 8);
    line->layout()->setContentsMargins(12, 4, 0, 0);
    connect(m_fewer, &QPushButton::clicked, this, [this] { stepSize(false); });
    connect(m_more, &QPushButton::clicked, this, [this] { stepSize(true); });
    return line;
}

void SizeEditor::connectFields() {
    connect(m_columns, &NumberField::numberEntered, this, [this] { enterSamples(m_columns); });
    connect(m_rows, &NumberField::numberEntered, this, [this] { enterSamples(m_rows); });
    connect(m_spacing, &NumberField::numberEntered, this,
            [this](double spacing) { proposeSpacing(withSpacing(m_grid, spacing)); });
    connect(m_spacingY, &NumberField::numberEntered, this,
            [this](double spacing) { proposeSpacing(withSpacingY(m_grid, spacing)); });
    connect(m_width, &NumberField::numberEntered, this, [this](double width) {
        const QString text = tr("Width %1 → %2")
                                 .arg(numberDisplay(m_grid.width(), metres.unit, locale()),
                                      numberDisplay(width, metres.unit, locale()));
        Q_EMIT gridEdited(withWidth(m_grid, width), text);
    });
    connect(m_depth, &NumberField::numberEntered, this, [this](double depth) {
        const QString text = tr("Depth %1 → %2")
                                 .arg(numberDisplay(m_grid.depth(), metres.unit, locale()),
                                      numberDisplay(depth, metres.unit, locale()));
        Q_EMIT gridEdited(withDepth(m_grid, depth), text);
    });
    const auto showFailure = [](NumberField* field, FormRow* row) {
        connect(field, &NumberField::failed, row, &FormRow::setError);
    };
    showFailure(m_columns, m_samplesRow);
    showFailure(m_rows, m_samplesRow);
    showFailure(m_spacing, m_spacingRow);
    showFailure(m_spacingY, m_spacingRow);
    showFailure(m_width, m_extentRow);
    showFailure(m_depth, m_extentRow);
}

void SizeEditor::enterSamples(NumberField* edited) {
    if (m_link->isChecked())
        (edited == m_columns ? m_rows : m_columns)->setNumber(edited->number());
    proposeSize(
        resized(m_grid, static_cast<int>(m_columns->number()), static_cast<int>(m_rows->number()), keep()));
}

void SizeEditor::proposeSize(const terrain::Grid& grid) {
    Q_EMIT gridEdited(grid, tr("Size %1 → %2").arg(sizeText(m_grid), sizeText(grid)));
}

void SizeEditor::setGrid(const terrain::Grid& grid) {
    const bool sizeChanged = grid.columns != m_grid.columns || grid.rows != m_grid.rows;
    m_grid = grid;
    m_columns->setNumber(grid.columns);
    m_rows->setNumber(grid.rows);
    showSpacing();
    m_width->setNumber(grid.width());
    m_depth->setNumber(grid.depth());
    if (sizeChanged)
        m_link->setChecked(grid.columns == grid.rows);
    for (FormRow* row : {m_samplesRow, m_spacingRow, m_extentRow})
        row->setError({});
    updateButtons();
}

void SizeEditor::showSpacing() {
    const bool square = m_grid.spacingX == m_grid.spacingY;
    m_spacing->setNumber(m_grid.spacingX);
    m_spacingY->setNumber(m_grid.spacingY);
    m_spacingTimes->setVisible(!square);
    m_spacingY->setVisible(!square);
    m_spacingRow->setHelp(
        square ? tr("The distance between two samples. Heights do not depend on it: a larger one makes the "
                    "same land wider and flatter.")
               : tr("The distance between two samples from west to east and from north to south. Both "
                    "change together, so that the cells keep their shape; heights do not depend on it."));
    if (!square) {
        m_spacing->setAccessibleName(tr("Spacing from west to east"));
        m_spacingY->setAccessibleName(tr("Spacing from north to south"));
    }
}

void SizeEditor::proposeSpacing(const terrain::Grid& grid) {
    Q_EMIT gridEdited(grid, tr("Spacing %1 → %2").arg(spacingText(m_grid), spacingText(grid)));
}

QString SizeEditor::spacingText(const terrain::Grid& grid) const {
    const QString x = numberDisplay(grid.spacingX, metres.unit, locale());
    if (grid.spacingX == grid.spacingY)
        return x;
    return QStringLiteral("%1 × %2").arg(x, numberDisplay(grid.spacingY, metres.unit, locale()));
}

Keep SizeEditor::keep() const {
    return m_keepSpacing->isChecked() ? Keep::Spacing : Keep::Extent;
}

void SizeEditor::setKeep(Keep keep) {
    (keep == Keep::Extent ? m_keepExtent : m_keepSpacing)->setChecked(true);
}

void SizeEditor::setError(const QString& text) {
    m_samplesRow->setError(text);
}

QString SizeEditor::error() const {
    return m_samplesRow->message();
}

void SizeEditor::setExtensible(bool extensible) {
    m_extensible = extensible;
    updateButtons();
}

void SizeEditor::updateButtons() {
    keep() == Keep::Extent ? updateResolutionButtons() : updateExtentButtons();
    m_fewer->setAccessibleName(m_fewer->text());
    m_more->setAccessibleName(m_more->text());
}

QString SizeEditor::outcome(const terrain::Grid& grid, const QString& more) const {
    const QString numbers =
        tr("%1 samples, %2 apart: %3 × %4.")
            .arg(sizeText(grid), spacingText(grid), numberToRead(grid.width(), metres.unit, locale()),
                 numberToRead(grid.depth(), metres.unit, locale()));
    return more.isEmpty() ? numbers : numbers + QLatin1Char(' ') + more;
}

void SizeEditor::updateResolutionButtons() {
    m_fewer->setText(tr("Coarser"));
    m_more->setText(tr("Finer"));
    m_fewer->setEnabled(canHalve(m_grid));
    m_more->setEnabled(canDouble(m_grid));
    m_fewer->setToolTip(canHalve(m_grid) ? outcome(halved(m_grid))
                                         : tr("Needs an odd number of columns and rows, at least 3."));
    m_more->setToolTip(canDouble(m_grid)
                           ? outcome(doubled(m_grid), tr("Every second sample is one of now."))
                           : tr("No terrain is larger than %1 samples a side.").arg(terrain::maximumSide));
}

void SizeEditor::updateExtentButtons() {
    m_fewer->setText(tr("Smaller"));
    m_more->setText(tr("Larger"));
    const auto smaller = m_extensible ? cropped(m_grid) : std::nullopt;
    const auto larger = m_extensible ? extended(m_grid) : std::nullopt;
    m_fewer->setEnabled(smaller.has_value());
    m_more->setEnabled(larger.has_value());
    const QString wrapped = tr("A land with wrapped edges is a whole: there is no more and no less of it.");
    const QString side = QString::number(latticeCells(m_grid));
    const QString least =
        tr("This is the least part of a land of %1 × %1 cells. A smaller size would show all of "
           "it with fewer samples: that is what Keep › Width is for.")
            .arg(side);
    const QString all =
        tr("This is all of a land of %1 × %1 cells. A larger size would show the same land with "
           "more samples: that is what Keep › Width is for.")
            .arg(side);
    m_fewer->setToolTip(smaller ? outcome(*smaller, tr("The rest of the land stays."))
                                : inLines(m_extensible ? least : wrapped));
    m_more->setToolTip(larger ? outcome(*larger, tr("More of the same land to the east and south."))
                              : inLines(m_extensible ? all : wrapped));
}

/// To what the button says: finer, coarser, larger, smaller.
void SizeEditor::stepSize(bool up) {
    if (keep() == Keep::Extent)
        proposeSize(up ? doubled(m_grid) : halved(m_grid));
    else if (const auto grid = up ? extended(m_grid) : cropped(m_grid))
        proposeSize(*grid);
}

} // namespace app
