// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/formats/file_reader.h"
#include "libterrain/formats/heightmap_reader.h"

#include <nlohmann/json.hpp>
#include <optional>

namespace terrain {

/// Numbers of a glTF file: `count` times so many components. Refers to the document.
struct GlbNumbersView {
    const std::byte* data = nullptr;
    std::uint64_t count = 0;
    std::uint64_t stride = 0; ///< bytes from one to the next
    int type = 0;             ///< glTF's componentType
    bool isNormalized = false;

    [[nodiscard]] double at(std::uint64_t i, int component) const;
};

/// Whether a file begins as glTF does that is text.
bool isGltfText(const FileProbe& probe);

/// A glTF 2.0 file, text or in its binary container, in memory: what describes it, and its numbers, also
/// those of files beside it. Every answer is checked against the file. May throw std::bad_alloc.
class GlbDocument {
public:
    using Json = nlohmann::json;

    /// UnusableInput for what is damaged, of another version, compressed or in other folders.
    static Result<GlbDocument> open(const FileProbe& probe);

    [[nodiscard]] const Json& json() const { return m_json; }
    /// The member of a list; null where there is none.
    [[nodiscard]] const Json* entry(const char* list, std::uint64_t index) const;
    /// An accessor of so many components.
    [[nodiscard]] Result<GlbNumbersView> numbers(std::uint64_t accessor, int components) const;

    /// "… accessor 7 is not as the format has it …".
    [[nodiscard]] Error wrong(const char* what, std::uint64_t index) const;
    [[nodiscard]] const std::filesystem::path& path() const { return m_path; }

private:
    Status readBinary(FileReader& file, std::string& text, std::vector<std::byte>& data);
    Status readText(FileReader& file, std::string& text);
    Status parse(const std::string& text);
    [[nodiscard]] Status checkExtensions() const;
    Status readBuffers(std::vector<std::byte> data);
    Status read(const FileProbe& probe);

    std::filesystem::path m_path;
    Json m_json;
    std::vector<std::vector<std::byte>> m_buffers;
};

/// A whole number ≥ 0 of an object; none when it is missing or none such.
std::optional<std::uint64_t> glbWhole(const nlohmann::json& object, const char* member);
/// An array of an object; an empty one when it is missing or none such.
const nlohmann::json& glbArray(const nlohmann::json& object, const char* member);

} // namespace terrain
