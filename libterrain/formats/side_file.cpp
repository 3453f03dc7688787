// SPDX-License-Identifier: MIT
#include "libterrain/formats/side_file.h"

#include "libterrain/formats/file_reader.h"

#include <algorithm>

namespace terrain {

std::string readSideFile(const std::filesystem::path& path, std::string_view suffix) {
    constexpr std::uint64_t most = 64 * 1024;
    std::string upper(suffix);
    std::ranges::transform(upper, upper.begin(),
                           [](char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 32) : c; });
    for (const std::string& name : {std::string(suffix), upper}) {
        std::filesystem::path beside = path;
        beside.replace_extension(name);
        Result<FileReader> file = FileReader::open(beside);
        if (!file || file.value().size() > most || beside == path)
            continue;
        std::string text(static_cast<std::size_t>(file.value().size()), '\0');
        if (file.value().read(std::as_writable_bytes(std::span(text))))
            return text;
    }
    return {};
}

} // namespace terrain
