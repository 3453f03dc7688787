// SPDX-License-Identifier: MIT
#include "app/document/start_grid_edits.h"

#include "libterrain/core/heightfield.h"
#include "libterrain/recipe/evaluate.h"

#include <algorithm>
#include <cmath>

namespace app {
namespace {

const char* const parameter = "start_grid";

/// Samples a cell of square cells, so many along the longer side: the least power of two that holds the land.
int samplesOfCell(const terrain::Grid& grid, int cells) {
    int out = 1;
    while (static_cast<std::int64_t>(cells) * out < std::max(grid.columns, grid.rows) - 1)
        out *= 2;
    return out;
}

int cellsAlong(int samples, int samplesOfOne) {
    return (samples - 1 + samplesOfOne - 1) / samplesOfOne;
}

int cellsOf(const terrain::HeightTable& table) {
    return table.isEmpty() ? 0 : std::max(table.columns, table.rows()) - 1;
}

/// What the amplitude is multiplied by when cells of so many samples become others, for equal roughness.
double amplitudeFactor(const terrain::ParameterSet& ground, int from, int to) {
    const double levels = std::log2(static_cast<double>(from) / to);
    const bool byFactor = ground.isChoice("falloff", "factor") && !ground.isChoice("form", "stationary") &&
                          !ground.isChoice("form", "calibrated");
    return byFactor ? std::pow(ground.real("factor"), levels) : std::exp2(-levels * ground.real("hurst"));
}

/// As a person would write it.
double threeDigits(double value) {
    if (!(value > 0))
        return value;
    const double power = std::pow(10.0, std::floor(std::log10(value)) - 2);
    return std::round(value / power) * power;
}

} // namespace

StartGridEdits::StartGridEdits(Document& document, QObject* parent) : QObject(parent), m_document(document) {
    connect(&document, &Document::recipeChanged, this, &StartGridEdits::changed);
}

bool StartGridEdits::hasGrids() const {
    const auto& steps = m_document.recipe().steps;
    return !steps.empty() && terrain::findSpec(steps.front().parameters.specs(), parameter) != nullptr;
}

bool StartGridEdits::isPossible() const {
    if (!hasGrids())
        return false;
    const terrain::ParameterSet& ground = m_document.recipe().steps.front().parameters;
    return !terrain::findSpec(ground.specs(), parameter)->inapplicable(ground).has_value();
}

const terrain::HeightTable& StartGridEdits::table() const {
    static const terrain::HeightTable none;
    return hasGrids() ? m_document.recipe().steps.front().parameters.table(parameter) : none;
}

int StartGridEdits::cells() const {
    return cellsOf(table());
}

double StartGridEdits::nodeDistance(int cells) const {
    return samplesOfCell(grid(), cells) * std::min(grid().spacingX, grid().spacingY);
}

terrain::PlanPoint StartGridEdits::placeOf(int row, int column) const {
    const int step = samplesOfCell(grid(), std::max(1, cells()));
    return {column * step * grid().spacingX, (grid().rows - 1 - row * step) * grid().spacingY};
}

/// What the first step makes alone; null when it cannot be made.
terrain::SharedHeightfield StartGridEdits::ground() const {
    terrain::Recipe alone = m_document.recipe();
    const bool isAlone = std::none_of(alone.steps.begin() + 1, alone.steps.end(),
                                      [](const terrain::Step& step) { return step.enabled; });
    if (isAlone && m_document.heightsAreCurrent())
        return m_document.heights();
    alone.steps.resize(1);
    const auto made = terrain::evaluate(alone, {});
    return made.isOk() ? made.value() : nullptr;
}

bool StartGridEdits::begin(int cells) {
    const terrain::SharedHeightfield heights = hasGrids() ? ground() : nullptr;
    if (heights == nullptr)
        return apply({}, false, {});
    const int step = samplesOfCell(grid(), cells);
    terrain::HeightTable table;
    table.columns = cellsAlong(grid().columns, step) + 1;
    const int rows = cellsAlong(grid().rows, step) + 1;
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < table.columns; ++column)
            table.heights.push_back(static_cast<double>(heights->row(
                std::min(row * step, grid().rows - 1))[std::min(column * step, grid().columns - 1)]));
    return apply(table, true, tr("Start grid from the land"));
}

bool StartGridEdits::clear() {
    return apply({}, true, tr("Remove the start grid"));
}

bool StartGridEdits::setTable(const terrain::HeightTable& table) {
    return apply(table, false, tr("Paint the start grid"));
}

bool StartGridEdits::apply(const terrain::HeightTable& table, bool scalesAmplitude, const QString& text) {
    if (!isPossible()) {
        Q_EMIT refused({terrain::ErrorCode::InvalidRequest,
                        TERRAIN_TEXT("document", "A start grid needs ground made by diamond-square whose "
                                                 "edges are not wrapped.")});
        return false;
    }
    DocumentState next{m_document.recipe(), m_document.display()};
    terrain::ParameterSet& ground = next.recipe.steps.front().parameters;
    if (scalesAmplitude) {
        const auto side = [&](const terrain::HeightTable& of) {
            return samplesOfCell(grid(), std::max(1, cellsOf(of)));
        };
        const double factor = amplitudeFactor(ground, side(this->table()), side(table));
        if (factor != 1)
            (void)ground.set("amplitude", threeDigits(ground.real("amplitude") * factor));
    }
    terrain::Status status = ground.set(parameter, table);
    if (status.isOk())
        status = terrain::checkRecipe(next.recipe);
    if (!status.isOk()) {
        if (status.isError())
            Q_EMIT refused(status.error());
        return false;
    }
    Q_EMIT accepted();
    m_strokeChanged = true;
    m_document.apply(next, text, m_gesture);
    return true;
}

void StartGridEdits::beginStroke() {
    m_gesture = m_document.newGesture();
    m_before = {m_document.recipe(), m_document.display()};
    m_strokeChanged = false;
}

void StartGridEdits::cancelStroke() {
    if (m_gesture != 0 && m_strokeChanged)
        m_document.apply(m_before, tr("Paint the start grid"), m_gesture);
    endStroke();
}

} // namespace app
