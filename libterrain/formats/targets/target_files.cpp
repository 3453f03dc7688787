// SPDX-License-Identifier: MIT
#include "libterrain/formats/targets/target_files.h"

#include "libterrain/core/number_text.h"

#include <algorithm>

namespace terrain {
namespace {

constexpr std::string_view gsi = "_gsi";

/// Calls body(name, value) for every option that is fixed.
template <class Body>
void eachFixedOption(std::string_view rest, const Body& body) {
    while (!rest.empty()) {
        const std::string_view word = rest.substr(0, rest.find(' '));
        rest.remove_prefix(std::min(rest.size(), word.size() + 1));
        const std::size_t equals = word.find('=');
        body(word.substr(0, equals), word.substr(equals + 1));
    }
}

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

bool isTileLetter(char c) {
    return std::string_view("uvxyUVXY").find(c) != std::string_view::npos;
}

} // namespace

const TargetFile* targetFile(const Target& target, const HeightmapFormat& format) {
    const auto found = std::ranges::find_if(
        target.files, [&](const TargetFile& file) { return std::string_view(file.format) == format.id(); });
    return found == target.files.end() || !format.canWrite() ? nullptr : &*found;
}

const TargetFile* proposedFile(const Target& target) {
    for (const TargetFile& file : target.files)
        if (const HeightmapFormat* format = findHeightmapFormat(file.format); format && format->canWrite())
            return &file;
    return nullptr;
}

const TargetMesh* targetMesh(const Target& target, const MeshFormat& format) {
    const auto found = std::ranges::find_if(
        target.meshes, [&](const TargetMesh& mesh) { return std::string_view(mesh.format) == format.id(); });
    return found == target.meshes.end() ? nullptr : &*found;
}

std::string suffixesText(const Target& target) {
    std::string out;
    for (const TargetFile& file : target.files)
        if (const HeightmapFormat* format = findHeightmapFormat(file.format); format && format->canWrite())
            out += std::string(out.empty() ? "." : " .") + file.suffix;
    for (const TargetMesh& mesh : target.meshes)
        out += std::string(out.empty() ? "." : " .") + mesh.suffix;
    return out;
}

const TargetMap* targetMap(const Target& target, std::string_view map) {
    const auto found =
        std::ranges::find_if(target.maps, [&](const TargetMap& one) { return map == one.map; });
    return found == target.maps.end() ? nullptr : &*found;
}

std::string_view fixedOption(std::string_view fixed, std::string_view name) {
    std::string_view out;
    eachFixedOption(fixed, [&](std::string_view option, std::string_view value) {
        if (option == name)
            out = value;
    });
    return out;
}

void fixOptions(std::string_view fixed, ParameterSet& options) {
    eachFixedOption(fixed, [&](std::string_view name, std::string_view value) {
        if (findSpec(options.specs(), name) == nullptr)
            return;
        const Status set = options.setFromText(name, value);
        MORAINE_EXPECTS(set.isOk());
    });
}

std::string targetStem(const Target& target, std::string stem) {
    switch (target.name) {
    case NameRule::Any:
        break;
    case NameRule::EndsInGsi:
        if (!stem.ends_with(gsi))
            stem += gsi;
        break;
    case NameRule::Fixed:
        return target.fixedName;
    case NameRule::NoTileLookalike:
        for (std::size_t i = 1; i < stem.size(); ++i)
            if (isDigit(stem[i]) && isTileLetter(stem[i - 1]))
                stem.insert(i, 1, '_');
        break;
    }
    return stem;
}

std::string tileName(TileNames names, int x, int y, int down) {
    if (names == TileNames::EastNorthPlain)
        return "_" + numberText(x) + "_" + numberText(down - 1 - y);
    return "_x" + numberText(x) + "_y" + numberText(y);
}

} // namespace terrain
