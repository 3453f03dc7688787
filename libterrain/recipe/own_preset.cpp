// SPDX-License-Identifier: MIT
#include "libterrain/recipe/own_preset.h"

#include "libterrain/core/number_text.h"
#include "libterrain/recipe/json_reader.h"
#include "libterrain/recipe/recipe_json.h"

#include <algorithm>
#include <filesystem>

namespace terrain {
namespace {

constexpr const char* versionMember = "moraine_preset";

Error inFile(Error error, const std::string& file) {
    error.detail.subject = file;
    if (error.code == ErrorCode::InvalidRequest)
        error.code = ErrorCode::UnusableInput;
    return error;
}

std::string stemOf(const std::string& file) {
    const std::u8string stem = std::filesystem::path(file).stem().u8string();
    return {stem.begin(), stem.end()};
}

Result<OwnPreset> presetOf(const Json& json, const std::string& file) {
    JsonReader reader;
    reader.allowMembers(json, {}, {versionMember, "name", "recipe", "display"});
    const std::int64_t version = reader.integer(reader.member(json, {}, versionMember), versionMember, 0);
    OwnPreset out;
    out.name = reader.text(reader.member(json, {}, "name", true), "name");
    const Json* const recipe = reader.member(json, {}, "recipe", true);
    if (version > ownPresetVersion)
        return inFile({ErrorCode::NewerVersion,
                       TERRAIN_TEXT("recipe", "This preset was made by a newer version of Moraine.")},
                      file);
    if (reader.error())
        return inFile(*reader.error(), file);
    if (const Status named = checkPresetName(out.name); !named)
        return inFile(named.error(), file);
    Result<Recipe> read = recipeFromJson(recipe->dump(), file);
    if (!read)
        return read.failure();
    out.recipe = std::move(read).value();
    if (const auto display = json.find("display"); display != json.end())
        out.display = displayFromJson(display->dump());
    return out;
}

} // namespace

Status checkPresetName(std::string_view name) {
    const bool isBlank = name.find_first_not_of(' ') == std::string_view::npos;
    const bool hasControl =
        std::ranges::any_of(name, [](char c) { return static_cast<unsigned char>(c) < 32 || c == 127; });
    if (!isBlank && !hasControl && name.size() <= longestPresetName)
        return Done{};
    return Error{ErrorCode::InvalidRequest,
                 TERRAIN_TEXT("recipe", "A preset needs a name of one line with at most %1 letters."),
                 {numberText(std::uint64_t{longestPresetName})},
                 "name"};
}

Status checkOwnPreset(const OwnPreset& preset) {
    if (Status named = checkPresetName(preset.name); !named)
        return named;
    if (hasBulkData(preset.recipe))
        return Error{ErrorCode::InvalidRequest,
                     TERRAIN_TEXT("recipe", "Imported heights cannot be in a preset: save this terrain as a "
                                            "project (.moraine).")};
    return checkRecipe(preset.recipe);
}

std::string ownPresetToJson(const OwnPreset& preset) {
    const Result<Json> recipe = parseJson(recipeToJson(preset.recipe));
    const Result<Json> display = parseJson(displayToJson(preset.display));
    MORAINE_EXPECTS(recipe.isOk() && display.isOk());
    return jsonText({{versionMember, ownPresetVersion},
                     {"name", preset.name},
                     {"recipe", recipe.value()},
                     {"display", display.value()}});
}

Result<OwnPreset> ownPresetFromJson(std::string_view json, const std::string& file) {
    const Result<Json> parsed = parseJson(json);
    if (!parsed)
        return inFile(parsed.error(), file);
    if (parsed.value().is_object() && parsed.value().contains(versionMember))
        return presetOf(parsed.value(), file);
    Result<Recipe> recipe = recipeFromJson(json, file);
    if (!recipe)
        return recipe.failure();
    OwnPreset out{stemOf(file), std::move(recipe).value(), {}};
    if (const Status named = checkPresetName(out.name); !named)
        return inFile(named.error(), file);
    return out;
}

} // namespace terrain
