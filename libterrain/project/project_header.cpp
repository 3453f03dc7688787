// SPDX-License-Identifier: MIT
#include "libterrain/core/number_text.h"
#include "libterrain/project/stored_project.h"

#include <array>
#include <fstream>

namespace terrain {
namespace fs = std::filesystem;
namespace {

/// What the first bytes of a file say.
struct Header {
    bool isDatabase = false;
    std::uint32_t applicationId = 0;
    std::uint32_t version = 0;
    std::uint64_t bytes = 0; ///< of the whole file
};

std::uint32_t bigEndian(const char* bytes) {
    std::uint32_t out = 0;
    for (int i = 0; i < 4; ++i)
        out = out << 8U | static_cast<unsigned char>(bytes[i]);
    return out;
}

/// Places and magic: the SQLite file format, section "The Database Header".
Header readHeader(const fs::path& path) {
    constexpr std::string_view magic("SQLite format 3\0", 16);
    std::array<char, 100> bytes{};
    std::ifstream file(path, std::ios::binary);
    file.read(bytes.data(), bytes.size());
    Header out;
    out.isDatabase = file.good() && std::string_view(bytes.data(), magic.size()) == magic;
    constexpr int halfWord = 16; // the page size takes two bytes; 1 stands for 65536
    const std::uint32_t pageSize = bigEndian(bytes.data() + 16) >> halfWord;
    out.bytes = std::uint64_t{pageSize == 1 ? 65536 : pageSize} * bigEndian(bytes.data() + 28);
    out.version = bigEndian(bytes.data() + 60);
    out.applicationId = bigEndian(bytes.data() + 68);
    return out;
}

} // namespace

Error damagedProject(const fs::path& path) {
    const std::string backup = path.filename().string() + "~";
    std::error_code code;
    if (!fs::exists(path.parent_path() / backup, code))
        return {ErrorCode::UnusableInput,
                TERRAIN_TEXT("project", "%1 is damaged or incomplete: open an earlier copy of it."),
                {path.string()}};
    return {ErrorCode::UnusableInput,
            TERRAIN_TEXT("project", "%1 is damaged or incomplete: open the version before it, %2 beside it."),
            {path.string(), backup}};
}

Result<int> checkProjectFile(const fs::path& path) {
    std::error_code code;
    const fs::file_status status = fs::status(path, code);
    if (!fs::exists(status))
        return Error{ErrorCode::UnusableInput,
                     TERRAIN_TEXT("project", "%1 does not exist: check the name."),
                     {path.string()}};
    const Error foreign{
        ErrorCode::UnusableInput, TERRAIN_TEXT("project", "%1 is not a Moraine project."), {path.string()}};
    if (!fs::is_regular_file(status))
        return foreign;
    if (!std::ifstream(path, std::ios::binary).is_open())
        return Error{ErrorCode::UnusableInput,
                     TERRAIN_TEXT("project", "%1 may not be read: check its permissions."),
                     {path.string()}};
    const Header header = readHeader(path);
    if (!header.isDatabase || header.applicationId != projectApplicationId)
        return foreign;
    if (header.version > projectVersion)
        return Error{ErrorCode::NewerVersion,
                     TERRAIN_TEXT("project",
                                  "%1 has project version %2; this program reads up to version %3: "
                                  "use a newer Moraine."),
                     {path.string(), numberText(std::uint64_t{header.version}), numberText(projectVersion)}};
    // Projects are written whole, so the pages are exactly the file.
    if (header.version < 1 || header.bytes != fs::file_size(path, code))
        return damagedProject(path);
    return static_cast<int>(header.version);
}

bool isProjectFile(const fs::path& path) {
    std::error_code code;
    if (!fs::is_regular_file(path, code))
        return false;
    const Header header = readHeader(path);
    return header.isDatabase && header.applicationId == projectApplicationId;
}

} // namespace terrain
