// SPDX-License-Identifier: MIT
#include "libterrain/formats/glb_document.h"

#include "libterrain/core/no_memory.h"
#include "libterrain/core/number_text.h"
#include "libterrain/core/platform/memory.h"
#include "libterrain/formats/byte_reader.h"
#include "libterrain/formats/gltf_buffer.h"

#include <algorithm>
#include <array>

namespace terrain {
namespace {

enum ComponentType { I8 = 5120, U8 = 5121, I16 = 5122, U16 = 5123, U32 = 5125, F32 = 5126 };

/// 0 for what is no type.
std::uint64_t bytesOf(std::uint64_t type) {
    switch (type) {
    case I8:
    case U8:
        return 1;
    case I16:
    case U16:
        return 2;
    case U32:
    case F32:
        return 4;
    default:
        return 0;
    }
}

template <class Number>
double numberAt(const std::byte* at, double whole) {
    return loadNumber<Number>(at, ByteOrder::Little) / whole;
}

struct Chunk {
    std::uint32_t bytes = 0;
    std::uint32_t kind = 0;
};

/// None at the end of the file.
Result<std::optional<Chunk>> nextChunk(FileReader& file) {
    std::array<std::byte, 8> head{};
    const Result<std::size_t> got = file.readSome(head);
    if (!got)
        return got.failure();
    if (got.value() == 0)
        return std::optional<Chunk>();
    if (got.value() < head.size())
        return truncated(file.path());
    return std::optional(Chunk{loadNumber<std::uint32_t>(head.data(), ByteOrder::Little),
                               loadNumber<std::uint32_t>(head.data() + 4, ByteOrder::Little)});
}

/// Whether an extension that a file cannot do without leaves its triangles as they are.
bool isHarmless(std::string_view name) {
    static constexpr std::array<std::string_view, 9> beginnings = {
        "KHR_materials_", "KHR_texture_",   "EXT_texture_", "MSFT_texture_",        "KHR_lights_",
        "EXT_lights_",    "KHR_animation_", "KHR_xmp",      "KHR_mesh_quantization"};
    return std::ranges::any_of(beginnings, [&](std::string_view one) { return name.starts_with(one); });
}

} // namespace

double GlbNumbersView::at(std::uint64_t i, int component) const {
    const std::byte* place =
        data + i * stride + static_cast<std::uint64_t>(component) * bytesOf(static_cast<std::uint64_t>(type));
    const auto whole = [&](double most) { return isNormalized ? most : 1.0; };
    switch (type) {
    case I8:
        return std::max(numberAt<std::int8_t>(place, whole(127)), isNormalized ? -1.0 : -128.0);
    case U8:
        return numberAt<std::uint8_t>(place, whole(255));
    case I16:
        return std::max(numberAt<std::int16_t>(place, whole(32767)), isNormalized ? -1.0 : -32768.0);
    case U16:
        return numberAt<std::uint16_t>(place, whole(65535));
    case U32:
        return numberAt<std::uint32_t>(place, 1);
    default:
        return static_cast<double>(loadNumber<float>(place, ByteOrder::Little));
    }
}

std::optional<std::uint64_t> glbWhole(const nlohmann::json& object, const char* member) {
    if (!object.is_object())
        return std::nullopt;
    const auto found = object.find(member);
    if (found == object.end() || !found->is_number_unsigned())
        return std::nullopt;
    return found->get<std::uint64_t>();
}

const nlohmann::json& glbArray(const nlohmann::json& object, const char* member) {
    static const nlohmann::json none = nlohmann::json::array();
    if (!object.is_object())
        return none;
    const auto found = object.find(member);
    return found != object.end() && found->is_array() ? *found : none;
}

bool isGltfText(const FileProbe& probe) {
    std::string_view text = asText(probe.head);
    if (text.starts_with("\xEF\xBB\xBF"))
        text.remove_prefix(3);
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    return first != std::string_view::npos && text[first] == '{';
}

Result<GlbDocument> GlbDocument::open(const FileProbe& probe) {
    GlbDocument out;
    out.m_path = probe.path;
    if (const Status read = out.read(probe); !read)
        return read.failure();
    return out;
}

Status GlbDocument::read(const FileProbe& probe) {
    // The numbers, and a mesh of them.
    if (probe.size * 3 > availableMemory())
        return noMemoryToRead(probe.path);
    Result<FileReader> file = FileReader::open(probe.path);
    if (!file)
        return file.failure();
    std::string text;
    std::vector<std::byte> data;
    const bool isBinary = startsWith(probe.head, "glTF");
    if (const Status got = isBinary ? readBinary(file.value(), text, data) : readText(file.value(), text);
        !got)
        return got;
    if (const Status parsed = parse(text); !parsed)
        return parsed;
    if (const Status known = checkExtensions(); !known)
        return known;
    return readBuffers(std::move(data));
}

Status GlbDocument::readText(FileReader& file, std::string& text) {
    text.resize(static_cast<std::size_t>(file.size()));
    return file.read(std::as_writable_bytes(std::span(text)));
}

Status GlbDocument::readBinary(FileReader& file, std::string& text, std::vector<std::byte>& data) {
    constexpr std::uint32_t jsonKind = 0x4E4F534A;
    constexpr std::uint32_t dataKind = 0x004E4942;
    std::array<std::byte, 12> head{};
    if (const Status begun = file.read(head); !begun)
        return begun;
    if (const auto version = loadNumber<std::uint32_t>(head.data() + 4, ByteOrder::Little); version != 2)
        return unusable(m_path, TERRAIN_TEXT("formats", "%1 is glTF of version %2: export it as glTF 2.0."),
                        {numberText(std::uint64_t{version})});
    bool first = true;
    for (;; first = false) {
        const Result<std::optional<Chunk>> chunk = nextChunk(file);
        if (!chunk)
            return chunk.failure();
        if (!chunk.value())
            return Done{};
        if (chunk.value()->bytes > file.size())
            return truncated(m_path);
        std::vector<std::byte> bytes(chunk.value()->bytes);
        if (const Status got = file.read(bytes); !got)
            return got;
        if (first && chunk.value()->kind == jsonKind)
            text = asText(bytes);
        else if (chunk.value()->kind == dataKind && data.empty())
            data = std::move(bytes);
    }
}

Status GlbDocument::parse(const std::string& text) {
    constexpr std::uint64_t treePerByte = 16;
    if (text.size() * treePerByte > availableMemory())
        return noMemoryToRead(m_path);
    m_json = Json::parse(text, nullptr, false);
    if (!m_json.is_object())
        return unusable(m_path, TERRAIN_TEXT("formats", "%1 is glTF without a description that can be "
                                                        "read: the file is damaged."));
    const auto asset = m_json.find("asset");
    const auto version = asset != m_json.end() && asset->is_object() ? asset->find("version") : m_json.end();
    if (asset != m_json.end() && asset->is_object() && version != asset->end() && version->is_string() &&
        !version->get<std::string>().starts_with("2."))
        return unusable(m_path, TERRAIN_TEXT("formats", "%1 is glTF of version %2: export it as glTF 2.0."),
                        {version->get<std::string>()});
    return Done{};
}

/// The first buffer without an address is the binary container's own.
Status GlbDocument::readBuffers(std::vector<std::byte> data) {
    const Json& buffers = glbArray(m_json, "buffers");
    m_buffers.resize(std::max<std::size_t>(buffers.size(), 1));
    for (std::size_t i = 0; i < buffers.size(); ++i) {
        const auto bytes = glbWhole(buffers[i], "byteLength");
        const auto address = buffers[i].is_object() ? buffers[i].find("uri") : buffers[i].end();
        if (!buffers[i].is_object() || address == buffers[i].end())
            continue;
        if (!address->is_string() || !bytes)
            return wrong("buffer", i);
        Result<std::vector<std::byte>> read = gltfBuffer(m_path, address->get<std::string>(), *bytes);
        if (!read)
            return read.failure();
        m_buffers[i] = std::move(read).value();
    }
    if (m_buffers[0].empty())
        m_buffers[0] = std::move(data);
    return Done{};
}

Status GlbDocument::checkExtensions() const {
    for (const Json& name : glbArray(m_json, "extensionsRequired"))
        if (!name.is_string() || !isHarmless(name.get<std::string>()))
            return unusable(m_path,
                            TERRAIN_TEXT("formats",
                                         "%1 needs the glTF extension %2, with which its triangles "
                                         "cannot be read: open it in a 3D program such as Blender "
                                         "and export it as glTF without compression, or as OBJ."),
                            {name.is_string() ? name.get<std::string>() : name.dump()});
    return Done{};
}

const GlbDocument::Json* GlbDocument::entry(const char* list, std::uint64_t index) const {
    const Json& all = glbArray(m_json, list);
    return index < all.size() && all[index].is_object() ? &all[index] : nullptr;
}

Result<GlbNumbersView> GlbDocument::numbers(std::uint64_t accessor, int components) const {
    const Json* found = entry("accessors", accessor);
    if (found == nullptr)
        return wrong("accessor", accessor);
    if (found->contains("sparse"))
        return unusable(m_path, TERRAIN_TEXT("formats", "%1 holds sparse glTF numbers, which are not "
                                                        "understood: export it without morph targets, or as "
                                                        "OBJ."));
    const auto viewIndex = glbWhole(*found, "bufferView");
    const Json* view = viewIndex ? entry("bufferViews", *viewIndex) : nullptr;
    const auto type = glbWhole(*found, "componentType");
    const auto count = glbWhole(*found, "count");
    const std::uint64_t one = bytesOf(type.value_or(0)) * static_cast<std::uint64_t>(components);
    if (view == nullptr || one == 0 || !count || *count == 0)
        return wrong("accessor", accessor);
    const auto buffer = glbWhole(*view, "buffer");
    if (!buffer || *buffer >= m_buffers.size() || m_buffers[*buffer].empty())
        return unusable(m_path,
                        TERRAIN_TEXT("formats", "%1 has its numbers in another file: export it as one "
                                                "binary glTF file."));
    const std::uint64_t stride = glbWhole(*view, "byteStride").value_or(one);
    const std::uint64_t viewOffset = glbWhole(*view, "byteOffset").value_or(0);
    const std::uint64_t offset = glbWhole(*found, "byteOffset").value_or(0);
    const std::vector<std::byte>& data = m_buffers[*buffer];
    const std::uint64_t size = data.size();
    // Each is compared alone, so that no sum can run over.
    const bool fits = stride >= one && stride <= size && viewOffset <= size && offset <= size - viewOffset &&
                      *count - 1 <= size / stride && (*count - 1) * stride <= size - viewOffset - offset &&
                      one <= size - viewOffset - offset - (*count - 1) * stride;
    if (!fits)
        return wrong("accessor", accessor);
    const auto normalized = found->find("normalized");
    return GlbNumbersView{data.data() + viewOffset + offset, *count, stride, static_cast<int>(*type),
                          normalized != found->end() && normalized->is_boolean() && normalized->get<bool>()};
}

Error GlbDocument::wrong(const char* what, std::uint64_t index) const {
    return unusable(m_path,
                    TERRAIN_TEXT("formats",
                                 "%1: in its glTF description, %2 is not as the format has it: the "
                                 "file is damaged."),
                    {std::string(what) + " " + numberText(index)});
}

} // namespace terrain
