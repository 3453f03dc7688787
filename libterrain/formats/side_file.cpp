// SPDX-License-Identifier: MIT
#include "libterrain/formats/side_file.h"

#include "libterrain/formats/file_reader.h"

#include <algorithm>

namespace terrain {
namespace {

namespace fs = std::filesystem;

constexpr std::uint64_t mostBytes = 64 * 1024;

bool isSideFile(const fs::path& beside, const fs::path& path) {
    std::error_code code;
    return beside != path && fs::is_regular_file(beside, code) && fs::file_size(beside, code) <= mostBytes;
}

} // namespace

fs::path sideFile(const fs::path& path, std::string_view suffix) {
    std::string upper(suffix);
    std::ranges::transform(upper, upper.begin(),
                           [](char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 32) : c; });
    for (const bool afterWholeName : {false, true})
        for (const std::string& name : {std::string(suffix), upper}) {
            fs::path beside = path;
            if (afterWholeName)
                beside += "." + name;
            else
                beside.replace_extension(name);
            if (isSideFile(beside, path))
                return beside;
        }
    return {};
}

std::string readSideFile(const fs::path& path, std::string_view suffix) {
    const fs::path beside = sideFile(path, suffix);
    if (beside.empty())
        return {};
    Result<FileReader> file = FileReader::open(beside);
    if (!file || file.value().size() > mostBytes)
        return {};
    std::string text(static_cast<std::size_t>(file.value().size()), '\0');
    return file.value().read(std::as_writable_bytes(std::span(text))) ? text : std::string();
}

} // namespace terrain
