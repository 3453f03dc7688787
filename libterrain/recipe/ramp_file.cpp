// SPDX-License-Identifier: MIT
#include "libterrain/recipe/ramp_file.h"

#include "libterrain/core/number_text.h"
#include "libterrain/recipe/ramp_json.h"

#include <algorithm>
#include <fstream>

namespace terrain {
namespace {

Error inFile(Error error, std::string_view file) {
    error.detail.subject = file;
    error.code = ErrorCode::UnusableInput;
    return error;
}

Result<LoadedRamp> rampOfTable(std::string_view text, const std::string& name) {
    const Result<std::vector<ValueStop>> stops = cptStops(text);
    if (!stops)
        return stops.error();
    if (stops.value().empty())
        return Error{ErrorCode::UnusableInput,
                     TERRAIN_TEXT("recipe", "This is no colour table: none of its lines has the form 'value "
                                            "red green blue value red green blue'.")};
    const bool plain = stops.value().front().value == 0 && stops.value().back().value == 1;
    return rampOfStops(stops.value(), name, !plain);
}

Result<LoadedRamp> rampOfJson(std::string_view text, const std::string& name) {
    const Result<Json> json = parseJson(text);
    return json ? rampFromJson(json.value(), name) : json.error();
}

} // namespace

Result<LoadedRamp> rampFromText(std::string_view text, std::string_view file) {
    if (text.starts_with("\xEF\xBB\xBF"))
        text.remove_prefix(3);
    std::string name = std::filesystem::path(file).stem().string();
    if (name.empty())
        name = "?";
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    const bool isJson = first != std::string_view::npos && (text[first] == '{' || text[first] == '[');
    Result<LoadedRamp> out = isJson ? rampOfJson(text, name) : rampOfTable(text, name);
    return out ? std::move(out) : inFile(out.error(), file);
}

Result<LoadedRamp> readRampFile(const std::filesystem::path& path) {
    const std::string name = path.string();
    std::ifstream file(path, std::ios::binary);
    std::string text(longestRampFile + 1, '\0');
    if (!file)
        return inFile({ErrorCode::UnusableInput, TERRAIN_TEXT("recipe", "This file cannot be opened.")},
                      name);
    file.read(text.data(), static_cast<std::streamsize>(text.size()));
    text.resize(static_cast<std::size_t>(std::max<std::streamsize>(file.gcount(), 0)));
    if (text.size() > longestRampFile)
        return inFile({ErrorCode::UnusableInput,
                       TERRAIN_TEXT("recipe", "A colour table has at most %1."),
                       {byteCountText(longestRampFile)}},
                      name);
    return rampFromText(text, name);
}

} // namespace terrain
