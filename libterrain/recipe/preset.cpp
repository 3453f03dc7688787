// SPDX-License-Identifier: MIT
#include "libterrain/parameters/number_of.h"
#include "libterrain/recipe/preset_tables.h"

#include <algorithm>

namespace terrain {
namespace {

using Variables = std::vector<ExpressionVariable>;

/// n and levels of the least lattice that holds the grid.
Variables sizeVariables(const Grid& grid) {
    const int cells = std::max(grid.columns, grid.rows) - 1;
    int levels = 0;
    while ((1 << levels) < cells)
        ++levels;
    return {{"n", static_cast<double>(1 << levels)}, {"levels", static_cast<double>(levels)}};
}

/// The value of a number parameter, in the range of its spec.
Result<double> numberOf(const ParameterSpec& spec, const char* expression, const Variables& variables) {
    const Result<double> value = evaluateExpression(expression, variables);
    if (!value)
        return value;
    const Result<ParameterValue> checked = checkedValue(spec, value.value());
    if (!checked)
        return checked.failure();
    return value;
}

/// The controls' values: the given ones, else what follows from the size, else the spec's default.
Result<std::map<std::string, double>> controlValues(const Preset& preset, const Grid& grid,
                                                    const std::map<std::string, double>& given) {
    std::map<std::string, double> out = presetControlDefaults(preset, grid);
    for (const auto& [id, value] : given) {
        const ParameterSpec* spec = findSpec(preset.controls, id);
        if (spec == nullptr)
            return Error{ErrorCode::InvalidRequest,
                         TERRAIN_TEXT("recipe", "The preset '%1' has no control '%2'."),
                         {preset.id, id},
                         "preset:" + id};
        const Result<ParameterValue> checked = checkedValue(*spec, value);
        if (!checked) {
            Error error = checked.error();
            error.field = "preset:" + id;
            return error;
        }
        out[id] = value;
    }
    return out;
}

Status applyValues(const Preset& preset, const Variables& variables, ParameterSet& parameters) {
    for (const PresetValue& value : preset.values) {
        const ParameterSpec* spec = findSpec(parameters.specs(), value.parameter);
        MORAINE_EXPECTS(spec != nullptr);
        const bool isNumber = spec->type == ParameterType::Real || spec->type == ParameterType::Integer;
        if (!isNumber) {
            if (Status set = parameters.setFromText(value.parameter, value.text); !set)
                return set;
            continue;
        }
        const Result<double> number = numberOf(*spec, value.text, variables);
        if (!number)
            return number.failure();
        if (Status set = parameters.set(value.parameter, number.value()); !set)
            return set;
    }
    return Done{};
}

} // namespace

std::span<const Preset> presets() {
    static const std::vector<Preset> all = [] {
        std::vector<Preset> out = landscapePresets();
        for (const Preset& preset : plannedPresets())
            out.push_back(preset);
        for (const Preset& preset : sourcePresets())
            out.push_back(preset);
        return out;
    }();
    return all;
}

const Preset* findPreset(std::string_view id) {
    const auto all = presets();
    const auto found = std::ranges::find_if(all, [&](const Preset& preset) { return preset.id == id; });
    return found == all.end() ? nullptr : &*found;
}

Grid presetGrid(const Preset& preset) {
    Grid out;
    out.columns = preset.columns;
    out.rows = preset.columns;
    out.spacingX = preset.spacing;
    out.spacingY = preset.spacing;
    return out;
}

std::map<std::string, double> presetControlDefaults(const Preset& preset, const Grid& grid) {
    std::map<std::string, double> out;
    for (const ParameterSpec& spec : preset.controls)
        out[spec.id] = numberOf(spec.defaultValue);
    const Variables size = sizeVariables(grid);
    for (const PresetValue& value : preset.controlDefaults)
        if (const Result<double> number = evaluateExpression(value.text, size))
            out[value.parameter] = number.value();
    return out;
}

Result<AppliedPreset> applyPreset(const Preset& preset, const Grid& grid,
                                  const std::map<std::string, double>& controls) {
    if (const Status checked = checkGrid(grid); !checked)
        return checked.failure();
    const Result<std::map<std::string, double>> values = controlValues(preset, grid, controls);
    if (!values)
        return values.failure();
    Variables variables = sizeVariables(grid);
    for (const auto& [id, value] : values.value())
        variables.push_back({id, value});
    const double n = variables.front().value;

    AppliedPreset out;
    out.recipe.grid = grid;
    out.recipe.steps.push_back(makeStep("diamond_square", "ground"));
    if (const Status applied = applyValues(preset, variables, out.recipe.steps.front().parameters); !applied)
        return applied.failure();
    for (Step& step : presetSteps(preset.id))
        out.recipe.steps.push_back(std::move(step));
    if (*preset.seaLevel != '\0') {
        const Result<double> sea = evaluateExpression(preset.seaLevel, variables);
        if (!sea)
            return sea.failure();
        out.recipe.seaLevel = sea.value();
    }
    if (preset.display != nullptr)
        out.display = preset.display(n, grid.spacingX);
    return out;
}

} // namespace terrain
