// SPDX-License-Identifier: MIT
#include "libterrain/formats/npy_header.h"

#include "libterrain/core/number_text.h"
#include "libterrain/formats/byte_reader.h"
#include "libterrain/formats/file_reader.h"

namespace terrain {
namespace {

constexpr std::string_view magic = "\x93NUMPY";

Error damaged(const std::filesystem::path& path) {
    return unusable(path, TERRAIN_TEXT("formats", "%1 is damaged: it does not begin as a NumPy array does."));
}

std::string_view trimmed(std::string_view text) {
    const std::size_t begin = text.find_first_not_of(" \t\n\r");
    return begin == std::string_view::npos ? std::string_view()
                                           : text.substr(begin, text.find_last_not_of(" \t\n\r") - begin + 1);
}

/// What stands after the key of the dictionary; empty when there is no such key.
std::string_view valueOf(std::string_view dictionary, std::string_view key) {
    const std::size_t at = dictionary.find(key);
    if (at == std::string_view::npos)
        return {};
    const std::size_t colon = dictionary.find(':', at);
    return colon == std::string_view::npos ? std::string_view() : trimmed(dictionary.substr(colon + 1));
}

/// "(344, 403)"; the older Python wrote numbers with an L after them.
std::optional<std::vector<std::uint64_t>> shapeOf(std::string_view value) {
    const std::size_t close = value.find(')');
    if (!value.starts_with('(') || close == std::string_view::npos)
        return std::nullopt;
    std::string_view rest = value.substr(1, close - 1);
    std::vector<std::uint64_t> out;
    while (!trimmed(rest).empty()) {
        const std::size_t comma = std::min(rest.find(','), rest.size());
        std::string_view number = trimmed(rest.substr(0, comma));
        if (number.ends_with('L'))
            number.remove_suffix(1);
        const auto side = parseInteger(number);
        constexpr std::size_t mostDimensions = 32;
        if (!side || *side < 0 || out.size() >= mostDimensions)
            return std::nullopt;
        out.push_back(static_cast<std::uint64_t>(*side));
        rest.remove_prefix(std::min(comma + 1, rest.size()));
    }
    return out;
}

/// "'<f8'": byte order, kind, bytes.
bool setType(NpyHeader& header, std::string_view value) {
    if (value.size() < 5 || (value[0] != '\'' && value[0] != '"') || value[4] != value[0])
        return false;
    header.order = value[1] == '>' ? ByteOrder::Big : ByteOrder::Little;
    header.kind = value[2];
    header.bytesEach = value[3] - '0';
    const int b = header.bytesEach;
    const bool whole = b == 1 || b == 2 || b == 4 || b == 8;
    switch (header.kind) {
    case 'b':
        return b == 1;
    case 'i':
    case 'u':
        return whole;
    case 'f':
        return whole && b > 1;
    default:
        return false;
    }
}

} // namespace

bool isNpy(std::span<const std::byte> head) {
    return startsWith(head, magic);
}

Result<NpyHeader> npyHeader(std::span<const std::byte> bytes, const std::filesystem::path& path) {
    ByteReader reader(bytes);
    reader.takeBytes(magic.size());
    const auto major = reader.take<std::uint8_t>();
    reader.takeBytes(1); // minor version
    std::uint64_t length = 0;
    std::uint64_t begin = magic.size() + 2;
    if (major == 1) {
        length = reader.take<std::uint16_t>().value_or(0);
        begin += 2;
    } else {
        length = reader.take<std::uint32_t>().value_or(0);
        begin += 4;
    }
    const auto text = reader.takeBytes(static_cast<std::size_t>(length));
    if (!isNpy(bytes) || reader.failed())
        return damaged(path);
    const std::string_view dictionary = asText(*text);
    NpyHeader out;
    out.dataBegin = begin + length;
    const auto shape = shapeOf(valueOf(dictionary, "'shape'"));
    const std::string_view type = valueOf(dictionary, "'descr'");
    if (!shape || type.empty())
        return damaged(path);
    out.shape = *shape;
    out.columnMajor = valueOf(dictionary, "'fortran_order'").starts_with("True");
    if (!setType(out, type))
        return unusable(path,
                        TERRAIN_TEXT("formats", "%1 holds samples of the type %2; heights are plain numbers: "
                                                "save it again with array.astype('float32')."),
                        {std::string(trimmed(type.substr(0, std::min(type.find(','), std::size_t{40}))))});
    return out;
}

std::string npyHeaderText(int columns, int rows) {
    std::string text = "{'descr': '<f4', 'fortran_order': False, 'shape': (" + numberText(rows) + ", " +
                       numberText(columns) + "), }";
    constexpr std::size_t alignment = 64;
    constexpr std::size_t before = 10; // magic, version, length
    text.resize((before + text.size() + alignment) / alignment * alignment - before - 1, ' ');
    text += '\n';
    std::string out(magic);
    out += {'\1', '\0', static_cast<char>(text.size() & 0xFF), static_cast<char>(text.size() >> 8)};
    return out + text;
}

std::string shapeText(const NpyHeader& header) {
    std::string out;
    for (const std::uint64_t side : header.shape)
        out += (out.empty() ? "" : " × ") + numberText(side);
    return out.empty() ? "1" : out;
}

} // namespace terrain
