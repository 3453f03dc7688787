// SPDX-License-Identifier: MIT
#include "libterrain/formats/gltf_buffer.h"

#include "libterrain/core/no_memory.h"
#include "libterrain/core/number_text.h"
#include "libterrain/core/platform/memory.h"

#include <algorithm>

namespace terrain {
namespace {

/// 0 … 63; −1 for what is no digit.
int base64Digit(char c) {
    if (c >= 'A' && c <= 'Z')
        return c - 'A';
    if (c >= 'a' && c <= 'z')
        return c - 'a' + 26;
    if (c >= '0' && c <= '9')
        return c - '0' + 52;
    return c == '+' || c == '-' ? 62 : c == '/' || c == '_' ? 63 : -1;
}

int hexDigit(char c) {
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    return c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

/// "a%20b" is "a b".
std::string decoded(std::string_view address) {
    std::string out;
    for (std::size_t i = 0; i < address.size(); ++i) {
        const bool isCode = address[i] == '%' && i + 2 < address.size() && hexDigit(address[i + 1]) >= 0 &&
                            hexDigit(address[i + 2]) >= 0;
        out +=
            isCode ? static_cast<char>(hexDigit(address[i + 1]) * 16 + hexDigit(address[i + 2])) : address[i];
        i += isCode ? 2 : 0;
    }
    return out;
}

/// For messages.
std::string shortened(const std::string& name) {
    constexpr std::size_t most = 80;
    return name.size() <= most ? name : name.substr(0, most) + "…";
}

Error tooShort(const std::filesystem::path& path, std::uint64_t there, std::uint64_t wanted) {
    return unusable(path,
                    TERRAIN_TEXT("formats", "%1 holds %2 of numbers, but its glTF description says %3: "
                                            "it is damaged or incomplete."),
                    {byteCountText(there), byteCountText(wanted)});
}

Result<std::vector<std::byte>> embedded(const std::filesystem::path& document, std::string_view address,
                                        std::uint64_t bytes) {
    constexpr std::string_view mark = ";base64,";
    const std::size_t at = address.find(mark);
    std::optional<std::vector<std::byte>> out;
    if (at != std::string_view::npos)
        out = bytesOfBase64(address.substr(at + mark.size()));
    if (!out)
        return unusable(document, TERRAIN_TEXT("formats", "%1: the numbers in its text are no base64: the "
                                                          "file is damaged."));
    if (out->size() < bytes)
        return tooShort(document, out->size(), bytes);
    return std::move(*out);
}

} // namespace

std::optional<std::vector<std::byte>> bytesOfBase64(std::string_view text) {
    while (!text.empty() && text.back() == '=')
        text.remove_suffix(1);
    if (text.size() % 4 == 1)
        return std::nullopt;
    std::vector<std::byte> out;
    out.reserve(text.size() / 4 * 3 + 2);
    unsigned bits = 0;
    int count = 0;
    for (const char c : text) {
        const int digit = base64Digit(c);
        if (digit < 0)
            return std::nullopt;
        bits = (bits << 6 | static_cast<unsigned>(digit)) & 0xFFFF;
        count += 6;
        if (count >= 8) {
            count -= 8;
            out.push_back(static_cast<std::byte>(bits >> static_cast<unsigned>(count) & 0xFF));
        }
    }
    return out;
}

Result<std::vector<std::byte>> gltfBuffer(const std::filesystem::path& document, std::string_view address,
                                          std::uint64_t bytes) {
    if (address.starts_with("data:"))
        return embedded(document, address, bytes);
    const std::string name = decoded(address);
    if (name.empty() || name == ".." || name.find_first_of("/\\:") != std::string::npos ||
        name.find('\0') != std::string::npos)
        return unusable(
            document,
            TERRAIN_TEXT("formats", "%1 has its numbers in \"%2\", which is not in the same folder: put both "
                                    "files into one folder, or export it as one binary glTF file."),
            {shortened(name)});
    const std::filesystem::path beside = document.parent_path() / name;
    Result<FileReader> file = FileReader::open(beside);
    if (!file)
        return unusable(document,
                        TERRAIN_TEXT("formats",
                                     "%1 has its numbers in another file, %2, which cannot be read: "
                                     "put it into the same folder."),
                        {shortened(name)});
    if (file.value().size() < bytes)
        return tooShort(beside, file.value().size(), bytes);
    if (bytes * 3 > availableMemory())
        return noMemoryToRead(beside);
    std::vector<std::byte> out(static_cast<std::size_t>(bytes));
    if (const Status read = file.value().read(out); !read)
        return read.failure();
    return out;
}

} // namespace terrain
