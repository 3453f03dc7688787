// SPDX-License-Identifier: MIT
#include "app/commands/recipe_settings.h"

#include "app/commands/terrain_source.h"
#include "app/settings/application_id.h"
#include "app/settings/own_presets.h"
#include "libterrain/core/number_text.h"
#include "libterrain/formats/pin_table.h"
#include "libterrain/generators/diamond_square.h"

namespace app {
namespace {

constexpr const char* presetScope = "preset";

using Settings = std::vector<Setting>;

terrain::Result<Settings> parseSettings(const Arguments& arguments) {
    Settings out;
    for (const std::string& text : arguments.all("set")) {
        auto setting = parseSetting(text);
        if (!setting)
            return setting.failure();
        out.push_back(std::move(setting).value());
    }
    return out;
}

/// The grid with the size and spacing that were asked for.
terrain::Grid resized(terrain::Grid grid, const Arguments& arguments) {
    if (const auto columns = arguments.whole("columns"))
        grid.columns = grid.rows = *columns;
    if (const auto rows = arguments.whole("rows"))
        grid.rows = *rows;
    if (const auto spacing = arguments.number("spacing"))
        grid.spacingX = grid.spacingY = *spacing;
    return grid;
}

std::string presetList(const OwnPresets& own) {
    std::string out;
    for (const terrain::Preset& preset : terrain::presets())
        out += (out.empty() ? "" : ", ") + std::string(preset.id);
    for (const QString& name : own.names())
        out += ", " + name.toStdString();
    return out;
}

/// A preset that the person made in the window.
terrain::Result<terrain::AppliedPreset> ownPresetOf(const std::string& name, const Settings& settings,
                                                    const Arguments& arguments) {
    setApplicationIdentity(); // it names the folder
    const OwnPresets own;
    if (!own.has(QString::fromStdString(name)))
        return usageError("There is no preset '%1': there are %2.", {name, presetList(own)});
    auto preset = own.find(QString::fromStdString(name));
    if (!preset)
        return preset.failure();
    for (const Setting& setting : settings)
        if (setting.step == presetScope)
            return usageError("The preset '%1' has no control '%2': it is one of your own.",
                              {name, setting.name});
    terrain::AppliedPreset out{std::move(preset.value().recipe), preset.value().display};
    out.recipe.grid = resized(out.recipe.grid, arguments);
    return out;
}

terrain::Result<terrain::AppliedPreset> presetOf(const std::string& id, const Settings& settings,
                                                 const Arguments& arguments) {
    const terrain::Preset* preset = terrain::findPreset(id);
    if (preset == nullptr)
        return ownPresetOf(id, settings, arguments);
    std::map<std::string, double> controls;
    for (const Setting& setting : settings) {
        if (setting.step != presetScope)
            continue;
        const auto value = terrain::parseDouble(setting.value);
        if (!value)
            return usageError("preset:%1 takes a number, not '%2'.", {setting.name, setting.value});
        controls[setting.name] = *value;
    }
    const terrain::Grid grid = resized(terrain::presetGrid(*preset), arguments);
    if (const terrain::Status possible = terrain::checkGrid(grid); !possible)
        return possible.failure();
    return terrain::applyPreset(*preset, grid, controls);
}

terrain::Result<terrain::Recipe> recipeIn(const std::filesystem::path& path, const Invocation& run) {
    if (!terrain::isProjectFile(path))
        return readRecipe(path, false);
    auto project = terrain::loadProject(path, run.context);
    if (!project)
        return project.failure();
    return std::move(project.value().recipe);
}

terrain::Result<terrain::AppliedPreset> startOf(const Settings& settings, const Invocation& run) {
    const Arguments& arguments = run.arguments;
    const auto preset = arguments.text("preset");
    const auto path = arguments.text("recipe");
    if (preset && path)
        return usageError("--preset and --recipe both say where to start: give one of them.");
    if (preset)
        return presetOf(*preset, settings, arguments);
    for (const Setting& setting : settings)
        if (setting.step == presetScope)
            return usageError("preset:%1 is a control of a preset: name one with --preset.", {setting.name});
    terrain::AppliedPreset out;
    out.recipe = terrain::defaultRecipe();
    if (path) {
        auto recipe = recipeIn(*path, run);
        if (!recipe)
            return recipe.failure();
        out.recipe = std::move(recipe).value();
        if (const terrain::Status placed = checkPlace(out.recipe, *path); !placed)
            return placed.failure();
    }
    out.recipe.grid = resized(out.recipe.grid, arguments);
    return out;
}

terrain::Status applySetting(terrain::Recipe& recipe, const Setting& setting) {
    if (recipe.steps.empty())
        return usageError("The recipe has no steps: there is nothing to set.");
    terrain::Step* step =
        setting.step.empty() ? &recipe.steps.front() : terrain::findStep(recipe, setting.step);
    if (step != nullptr) {
        terrain::Status set = step->parameters.setFromText(setting.name, setting.value);
        // A point acts only on a node of the lattice: it is stored as the nearest one of this size.
        if (set)
            terrain::putPointsOnNodes(recipe.grid, step->parameters, setting.name);
        return set;
    }
    std::string ids;
    for (const terrain::Step& known : recipe.steps)
        ids += (ids.empty() ? "" : ", ") + known.id;
    return usageError("The recipe has no step '%1': it has %2.", {setting.step, ids});
}

/// After those that it has.
terrain::Status addPins(terrain::Recipe& recipe, const std::filesystem::path& table) {
    if (recipe.steps.empty() || terrain::findSpec(recipe.steps.front().parameters.specs(), "pins") == nullptr)
        return usageError("--pins needs ground made by diamond_square: this recipe begins otherwise.");
    const auto read = terrain::readPinTable(table, recipe.grid);
    if (!read)
        return read.failure();
    terrain::ParameterSet& ground = recipe.steps.front().parameters;
    terrain::PointList pins = ground.points("pins");
    pins.insert(pins.end(), read.value().begin(), read.value().end());
    return ground.set("pins", terrain::pointsOnNodes(recipe.grid, std::move(pins)));
}

void sayIneffective(const terrain::Recipe& recipe, const Setting& setting, Console& console) {
    const terrain::Step* step =
        setting.step.empty() ? &recipe.steps.front() : terrain::findStep(recipe, setting.step);
    const terrain::ParameterSpec* spec = terrain::findSpec(step->parameters.specs(), setting.name);
    if (spec->inapplicable == nullptr)
        return;
    if (const auto reason = spec->inapplicable(step->parameters))
        console.note(setting.name + " is ignored: " + terrain::Text(*reason).english());
}

} // namespace

terrain::Result<Setting> parseSetting(const std::string& text) {
    const std::size_t equals = text.find('=');
    if (equals == std::string::npos || equals == 0)
        return usageError("--set takes NAME=VALUE or STEPID:NAME=VALUE, not '%1'.", {text});
    Setting out;
    out.name = text.substr(0, equals);
    out.value = text.substr(equals + 1);
    if (const std::size_t colon = out.name.find(':'); colon != std::string::npos) {
        out.step = out.name.substr(0, colon);
        out.name.erase(0, colon + 1);
    }
    return out;
}

terrain::Result<terrain::AppliedPreset> askedRecipe(Invocation& run, const Settings& more) {
    auto parsed = parseSettings(run.arguments);
    if (!parsed)
        return parsed.failure();
    Settings settings = std::move(parsed).value();
    settings.insert(settings.end(), more.begin(), more.end());
    auto start = startOf(settings, run);
    if (!start)
        return start;
    terrain::Recipe& recipe = start.value().recipe;
    std::erase_if(settings, [](const Setting& setting) { return setting.step == presetScope; });
    if (const auto seed = run.arguments.text("seed"))
        settings.insert(settings.begin(), Setting{"", "seed", *seed});
    for (const Setting& setting : settings)
        if (const terrain::Status set = applySetting(recipe, setting); !set)
            return set.failure();
    if (const auto table = run.arguments.text("pins"))
        if (const terrain::Status added = addPins(recipe, *table); !added)
            return added.failure();
    if (run.arguments.has("fill-nodata"))
        addFillStep(recipe);
    if (const terrain::Status possible = terrain::checkRecipe(recipe); !possible)
        return possible.failure();
    for (const Setting& setting : settings)
        sayIneffective(recipe, setting, run.console);
    sayIneffective(recipe, run.arguments.text("recipe").value_or("recipe"), run.console);
    return start;
}

} // namespace app
