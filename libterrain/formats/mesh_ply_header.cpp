// SPDX-License-Identifier: MIT
#include "libterrain/formats/mesh_ply_header.h"

#include "libterrain/core/number_text.h"
#include "libterrain/formats/byte_reader.h"
#include "libterrain/formats/text_lines.h"

#include <algorithm>

namespace terrain {
namespace {

struct TypeName {
    std::string_view name;
    PlyType type;
};
constexpr TypeName typeNames[] = {
    {"char", PlyType::I8},   {"int8", PlyType::I8},     {"uchar", PlyType::U8},   {"uint8", PlyType::U8},
    {"short", PlyType::I16}, {"int16", PlyType::I16},   {"ushort", PlyType::U16}, {"uint16", PlyType::U16},
    {"int", PlyType::I32},   {"int32", PlyType::I32},   {"uint", PlyType::U32},   {"uint32", PlyType::U32},
    {"float", PlyType::F32}, {"float32", PlyType::F32}, {"double", PlyType::F64}, {"float64", PlyType::F64},
};

std::optional<PlyType> typeOf(std::string_view name) {
    const auto* found = std::ranges::find(typeNames, name, &TypeName::name);
    return found == std::end(typeNames) ? std::nullopt : std::optional(found->type);
}

bool takeFormat(std::string_view line, PlyHeader& header) {
    const std::string_view kind = takeWord(line);
    if (kind == "binary_little_endian")
        header.byteOrder = ByteOrder::Little;
    else if (kind == "binary_big_endian")
        header.byteOrder = ByteOrder::Big;
    return kind == "ascii" || header.byteOrder.has_value();
}

bool takeElement(std::string_view line, PlyHeader& header) {
    const std::string name(takeWord(line));
    const std::optional<std::int64_t> count = parseInteger(takeWord(line));
    if (name.empty() || !count || *count < 0)
        return false;
    header.elements.push_back({name, static_cast<std::uint64_t>(*count), {}});
    return true;
}

bool takeProperty(std::string_view line, PlyHeader& header) {
    if (header.elements.empty())
        return false;
    PlyProperty property;
    std::optional<PlyType> type;
    std::string_view word = takeWord(line);
    if (word == "list") {
        property.countType = typeOf(takeWord(line));
        if (!property.countType || *property.countType == PlyType::F32 || *property.countType == PlyType::F64)
            return false;
        word = takeWord(line);
    }
    type = typeOf(word);
    property.name = takeWord(line);
    if (!type || property.name.empty())
        return false;
    property.type = *type;
    header.elements.back().properties.push_back(std::move(property));
    return true;
}

bool takeLine(std::string_view line, PlyHeader& header) {
    const std::string_view keyword = takeWord(line);
    if (keyword == "format")
        return takeFormat(line, header);
    if (keyword == "element")
        return takeElement(line, header);
    if (keyword == "property")
        return takeProperty(line, header);
    return keyword == "comment" || keyword == "obj_info" || keyword == "ply" || keyword.empty();
}

} // namespace

std::size_t plyTypeBytes(PlyType type) {
    switch (type) {
    case PlyType::I8:
    case PlyType::U8:
        return 1;
    case PlyType::I16:
    case PlyType::U16:
        return 2;
    case PlyType::F64:
        return 8;
    default:
        return 4;
    }
}

Result<PlyHeader> readPlyHeader(FileReader& file) {
    constexpr std::size_t longest = std::size_t{1} << 16;
    std::vector<std::byte> start(longest);
    const Result<std::size_t> got = file.readSome(start);
    if (!got)
        return got.failure();
    const std::string_view text = asText(std::span(start).first(got.value()));
    PlyHeader header;
    bool hasFormat = false;
    std::size_t at = 0;
    for (std::int64_t number = 1;; ++number) {
        const std::size_t end = text.find('\n', at);
        if (end == std::string_view::npos)
            return unusable(file.path(),
                            TERRAIN_TEXT("formats", "%1: its header does not end: the file is damaged "
                                                    "or incomplete."));
        std::string_view line = text.substr(at, end - at);
        at = end + 1;
        std::string_view rest = line;
        const std::string_view keyword = takeWord(rest);
        if (keyword == "end_header")
            break;
        hasFormat = hasFormat || keyword == "format";
        if (!takeLine(line, header))
            return unusable(file.path(),
                            TERRAIN_TEXT("formats", "%1: line %2 of its header is not understood."),
                            {numberText(number)});
    }
    if (!hasFormat)
        return unusable(file.path(),
                        TERRAIN_TEXT("formats", "%1: its header names no format: the file is damaged."));
    header.dataAt = at;
    return header;
}

} // namespace terrain
