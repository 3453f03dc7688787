// SPDX-License-Identifier: MIT
// 3MF: a ZIP archive with the mesh as XML (3MF Consortium: 3D Manufacturing Format, Core Specification 1).
// Written only. It says its unit: mm for bodies, m for terrains.
#include "libterrain/formats/byte_reader.h"
#include "libterrain/formats/file_reader.h"
#include "libterrain/formats/line_buffer.h"
#include "libterrain/formats/mesh_catalogue.h"
#include "libterrain/formats/zip_writer.h"

#include <array>
#include <limits>

namespace terrain {
namespace {

constexpr std::string_view contentTypes =
    R"(<?xml version="1.0" encoding="UTF-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="model" ContentType="application/vnd.ms-package.3dmanufacturing-3dmodel+xml"/></Types>
)";
constexpr std::string_view relationships =
    R"(<?xml version="1.0" encoding="UTF-8"?>
<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Target="/3D/3dmodel.model" Id="rel0" Type="http://schemas.microsoft.com/3dmanufacturing/2013/01/3dmodel"/></Relationships>
)";

/// What stands before the vertices. Only closed bodies are models; an open surface is called one.
std::string modelStart(MeshSource::Of of) {
    const bool isBody = of == MeshSource::Of::Body;
    const std::string unit = of == MeshSource::Of::Terrain ? "meter" : "millimeter";
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<model unit=\"" + unit +
           "\" xml:lang=\"en-US\" xmlns=\"http://schemas.microsoft.com/3dmanufacturing/core/2015/02\">\n"
           "<metadata name=\"Application\">Moraine</metadata>\n<resources><object id=\"1\" type=\"" +
           (isBody ? "model" : "surface") + "\" name=\"terrain\"><mesh>\n<vertices>\n";
}

constexpr std::string_view betweenLists = "</vertices>\n<triangles>\n";
constexpr std::string_view modelEnd = "</triangles>\n</mesh></object></resources>\n"
                                      "<build><item objectid=\"1\"/></build>\n</model>\n";

Status put(std::string_view text, ByteSink& sink) {
    return sink.write(std::as_bytes(std::span(text)));
}

Status writePart(std::string_view name, std::string_view text, ZipWriter& archive) {
    if (Status begun = archive.begin(name); !begun)
        return begun;
    if (Status written = put(text, archive); !written)
        return written;
    return archive.end();
}

Status writeVertices(const MeshSource& mesh, ZipWriter& archive, const RunContext& context) {
    LineBuffer buffer;
    return mesh.vertices(context, [&](std::span<const glm::vec3> positions) {
        for (const glm::vec3& position : positions) {
            buffer.add("<vertex x=\"");
            buffer.addCoordinate(mesh.origin().x, position.x);
            buffer.add("\" y=\"");
            buffer.addCoordinate(mesh.origin().y, position.y);
            buffer.add("\" z=\"");
            buffer.addCoordinate(mesh.origin().z, position.z);
            buffer.add("\"/>\n");
        }
        return buffer.flush(archive);
    });
}

Status writeTriangles(const MeshSource& mesh, ZipWriter& archive, const RunContext& context) {
    LineBuffer buffer;
    return mesh.triangles(context, [&](std::span<const std::uint64_t> numbers, std::span<const glm::vec3>) {
        for (std::size_t i = 0; i + 2 < numbers.size(); i += 3) {
            buffer.add("<triangle v1=\"");
            buffer.addNumber(numbers[i]);
            buffer.add("\" v2=\"");
            buffer.addNumber(numbers[i + 1]);
            buffer.add("\" v3=\"");
            buffer.addNumber(numbers[i + 2]);
            buffer.add("\"/>\n");
        }
        return buffer.flush(archive);
    });
}

Status writeModel(const MeshSource& mesh, ZipWriter& archive, const RunContext& context) {
    if (Status begun = archive.begin("3D/3dmodel.model"); !begun)
        return begun;
    if (Status started = put(modelStart(mesh.of()), archive); !started)
        return started;
    if (Status vertices = writeVertices(mesh, archive, context.part(0, 0.4)); !vertices)
        return vertices;
    if (Status between = put(betweenLists, archive); !between)
        return between;
    if (Status triangles = writeTriangles(mesh, archive, context.part(0.4, 1)); !triangles)
        return triangles;
    if (Status ended = put(modelEnd, archive); !ended)
        return ended;
    return archive.end();
}

class ThreeMfFormat final : public MeshFormat {
public:
    const char* id() const override { return "3mf"; }
    TextSource label() const override { return TERRAIN_TEXT("formats", "3MF (for 3D printers)"); }
    std::span<const char* const> suffixes() const override {
        static constexpr std::array<const char*, 1> own = {"3mf"};
        return own;
    }
    bool takesBodies() const override { return true; }

    Recognition recognise(const FileProbe& probe) const override {
        return startsWith(probe.head, "PK\x03\x04") && probe.suffix == "3mf" ? Recognition::ByContent
                                                                             : Recognition::No;
    }
    bool canRead() const override { return false; }
    Result<Mesh> read(const FileProbe& probe, std::vector<Text>&, const RunContext&) const override {
        return unusable(probe.path, TERRAIN_TEXT("formats", "%1 is a 3MF file, which can only be written."));
    }

    std::uint64_t expectedBytes(std::uint64_t vertices, std::uint64_t triangles) const override {
        constexpr std::uint64_t aboutTheRest = 1000;
        constexpr std::uint64_t packedVertex = 8;
        constexpr std::uint64_t packedTriangle = 6;
        return aboutTheRest + vertices * packedVertex + triangles * packedTriangle;
    }

    Status write(const MeshSource& mesh, SafeFile& file, const RunContext& context) const override {
        constexpr std::uint64_t most = std::numeric_limits<std::int32_t>::max();
        if (mesh.extent().vertices > most || mesh.extent().triangles > most)
            return Error{ErrorCode::OverLimit,
                         TERRAIN_TEXT("formats",
                                      "%1: a 3MF file holds at most 2147483647 triangles; choose a smaller "
                                      "size or allow a larger error."),
                         {file.path().string()}};
        ZipWriter archive(file);
        if (Status types = writePart("[Content_Types].xml", contentTypes, archive); !types)
            return types;
        if (Status related = writePart("_rels/.rels", relationships, archive); !related)
            return related;
        if (Status model = writeModel(mesh, archive, context); !model)
            return model;
        return archive.finish();
    }
};

} // namespace

const MeshFormat& threeMfFormat() {
    static const ThreeMfFormat format;
    return format;
}

} // namespace terrain
