// SPDX-License-Identifier: MIT
#include "libterrain/formats/mesh_glb_reader.h"

#include "libterrain/core/no_memory.h"
#include "libterrain/formats/file_reader.h"
#include "libterrain/formats/glb_document.h"
#include "libterrain/formats/mesh_chunks.h"
#include "libterrain/surface/mesh/mesh_origin.h"

#include <algorithm>
#include <cmath>
#include <glm/gtc/quaternion.hpp>
#include <glm/mat4x4.hpp>
#include <limits>

namespace terrain {
namespace {

using Json = GlbDocument::Json;

constexpr std::uint64_t nowhere = std::numeric_limits<std::uint64_t>::max(); ///< in no list
constexpr std::uint64_t trianglesMode = 4;
constexpr std::uint64_t stripMode = 5;
constexpr std::uint64_t fanMode = 6;

/// So many finite numbers of an array; false for what is none such.
template <std::size_t Count>
bool takeNumbers(const Json& node, const char* member, std::array<double, Count>& out) {
    const Json& list = glbArray(node, member);
    if (list.size() != Count)
        return false;
    for (std::size_t i = 0; i < Count; ++i) {
        if (!list[i].is_number() || !std::isfinite(list[i].get<double>()))
            return false;
        out[i] = list[i].get<double>();
    }
    return true;
}

/// Where a node puts what is below it. False for members of another kind.
bool placeOf(const Json& node, glm::dmat4& out) {
    std::array<double, 16> matrix{};
    if (node.contains("matrix")) {
        if (!takeNumbers(node, "matrix", matrix))
            return false;
        for (int i = 0; i < 16; ++i)
            out[i / 4][i % 4] = matrix[static_cast<std::size_t>(i)];
        return true;
    }
    std::array<double, 3> moved{0, 0, 0};
    std::array<double, 4> turned{0, 0, 0, 1};
    std::array<double, 3> scaled{1, 1, 1};
    if ((node.contains("translation") && !takeNumbers(node, "translation", moved)) ||
        (node.contains("rotation") && !takeNumbers(node, "rotation", turned)) ||
        (node.contains("scale") && !takeNumbers(node, "scale", scaled)))
        return false;
    out = glm::mat4_cast(glm::dquat(turned[3], turned[0], turned[1], turned[2]));
    for (int axis = 0; axis < 3; ++axis) {
        out[axis] *= scaled[static_cast<std::size_t>(axis)];
        out[3][axis] = moved[static_cast<std::size_t>(axis)];
    }
    return true;
}

/// The level of detail that a mesh's name says.
std::optional<int> levelOf(const Json& mesh) {
    const auto name = mesh.is_object() ? mesh.find("name") : mesh.end();
    return mesh.is_object() && name != mesh.end() && name->is_string() ? chunkLevel(name->get<std::string>())
                                                                       : std::nullopt;
}

/// Gathers the triangles of a document.
class Gatherer {
public:
    Gatherer(const GlbDocument& document, const RunContext& context)
        : m_document(document), m_context(context), m_visited(glbArray(document.json(), "nodes").size()),
          m_hasFinest(std::ranges::any_of(glbArray(document.json(), "meshes"),
                                          [](const Json& mesh) { return levelOf(mesh) == 0; })) {}

    Result<Mesh> gather() {
        for (const std::uint64_t root : roots())
            if (const Status added = addTree(root); !added)
                return added.failure();
        if (m_indices.empty())
            return unusable(m_document.path(), TERRAIN_TEXT("formats", "%1 holds no triangles."));
        return localMesh(m_vertices, std::move(m_indices));
    }
    [[nodiscard]] bool leftLevelsOut() const { return m_leftLevelsOut; }

private:
    struct Place {
        std::uint64_t node;
        glm::dmat4 parent;
    };

    /// The nodes of the scene that is shown; without scenes those that are no child.
    [[nodiscard]] std::vector<std::uint64_t> roots() const {
        std::vector<std::uint64_t> out;
        const Json& json = m_document.json();
        const Json* scene = m_document.entry("scenes", glbWhole(json, "scene").value_or(0));
        if (scene != nullptr) {
            for (const Json& node : glbArray(*scene, "nodes"))
                out.push_back(numberOf(node));
            return out;
        }
        std::vector<bool> isChild(m_visited.size());
        for (const Json& node : glbArray(json, "nodes"))
            for (const Json& child : glbArray(node, "children"))
                if (numberOf(child) < isChild.size())
                    isChild[numberOf(child)] = true;
        for (std::size_t i = 0; i < isChild.size(); ++i)
            if (!isChild[i])
                out.push_back(i);
        return out;
    }

    /// Beyond every list for what is no number.
    static std::uint64_t numberOf(const Json& json) {
        return json.is_number_unsigned() ? json.get<std::uint64_t>() : nowhere;
    }

    Status addTree(std::uint64_t root) {
        std::vector<Place> open = {{root, glm::dmat4(1)}};
        while (!open.empty()) {
            if (m_context.isCancelled())
                return Cancelled{};
            const Place place = open.back();
            open.pop_back();
            const Json* node = m_document.entry("nodes", place.node);
            glm::dmat4 own(1);
            // A node has one parent: a second visit would never end.
            if (node == nullptr || m_visited[place.node] || !placeOf(*node, own))
                return m_document.wrong("node", place.node);
            m_visited[place.node] = true;
            own = place.parent * own;
            if (const auto mesh = glbWhole(*node, "mesh"))
                if (const Status added = addMesh(*mesh, own); !added)
                    return added;
            const Json& children = glbArray(*node, "children");
            for (auto child = children.rbegin(); child != children.rend(); ++child)
                open.push_back({numberOf(*child), own});
        }
        return Done{};
    }

    Status addMesh(std::uint64_t index, const glm::dmat4& place) {
        const Json* mesh = m_document.entry("meshes", index);
        if (mesh == nullptr)
            return m_document.wrong("mesh", index);
        if (m_hasFinest && levelOf(*mesh).value_or(0) > 0) {
            m_leftLevelsOut = true;
            return Done{};
        }
        for (const Json& primitive : glbArray(*mesh, "primitives")) {
            const std::uint64_t mode = glbWhole(primitive, "mode").value_or(trianglesMode);
            if (mode < trianglesMode)
                continue;
            const auto attributes = primitive.find("attributes");
            if (mode > fanMode || attributes == primitive.end())
                return m_document.wrong("mesh", index);
            const std::uint64_t positions = glbWhole(*attributes, "POSITION").value_or(nowhere);
            if (const Status added = addPrimitive(primitive, positions, mode, place); !added)
                return added;
        }
        return Done{};
    }

    Status addPrimitive(const Json& primitive, std::uint64_t positions, std::uint64_t mode,
                        const glm::dmat4& place) {
        const Result<GlbNumbersView> vertices = m_document.numbers(positions, 3);
        if (!vertices)
            return vertices.failure();
        const std::uint64_t first = m_vertices.size();
        if (first + vertices.value().count >= std::numeric_limits<std::uint32_t>::max())
            return noMemoryToRead(m_document.path());
        if (!addVertices(vertices.value(), place))
            return m_document.wrong("accessor", positions);
        const bool isMirrored = glm::determinant(glm::dmat3(place)) < 0;
        return addTriangles(primitive, vertices.value().count, mode, isMirrored);
    }

    /// False for a coordinate that is no number.
    bool addVertices(const GlbNumbersView& vertices, const glm::dmat4& place) {
        for (std::uint64_t i = 0; i < vertices.count; ++i) {
            const glm::dvec4 there =
                place * glm::dvec4(vertices.at(i, 0), vertices.at(i, 1), vertices.at(i, 2), 1);
            constexpr double most = std::numeric_limits<float>::max();
            if (!(std::abs(there.x) <= most && std::abs(there.y) <= most && std::abs(there.z) <= most))
                return false;
            m_vertices.emplace_back(there.x, 0 - there.z, there.y);
        }
        return true;
    }

    /// Triangles, strips (mode 5) and fans (mode 6), by numbers or in the order of the vertices.
    Status addTriangles(const Json& primitive, std::uint64_t vertices, std::uint64_t mode, bool isMirrored) {
        std::optional<GlbNumbersView> numbers;
        const auto accessor = glbWhole(primitive, "indices");
        if (accessor) {
            const Result<GlbNumbersView> found = m_document.numbers(*accessor, 1);
            if (!found)
                return found.failure();
            numbers = found.value();
        }
        const std::uint64_t before = m_vertices.size() - vertices;
        bool isKnown = true;
        const auto corner = [&](std::uint64_t i) {
            const double number = numbers ? numbers->at(i, 0) : static_cast<double>(i);
            isKnown = isKnown && number >= 0 && number < static_cast<double>(vertices);
            return isKnown ? static_cast<std::uint32_t>(before + static_cast<std::uint64_t>(number)) : 0;
        };
        const std::uint64_t corners = numbers ? numbers->count : vertices;
        const std::uint64_t step = mode < stripMode ? 3 : 1;
        for (std::uint64_t i = 0; i + 2 < corners && isKnown; i += step) {
            const std::uint32_t a = corner(mode > stripMode ? 0 : i);
            std::uint32_t b = corner(i + 1);
            std::uint32_t c = corner(i + 2);
            // Every second triangle of a strip runs the other way.
            if (isMirrored != (mode == stripMode && i % 2 == 1))
                std::swap(b, c);
            m_indices.insert(m_indices.end(), {a, b, c});
        }
        return isKnown ? Status(Done{}) : Status(m_document.wrong("accessor", accessor.value_or(0)));
    }

    const GlbDocument& m_document;
    const RunContext& m_context;
    std::vector<bool> m_visited;
    std::vector<glm::dvec3> m_vertices;
    std::vector<std::uint32_t> m_indices;
    bool m_hasFinest;
    bool m_leftLevelsOut = false;
};

} // namespace

Result<Mesh> readGlb(const FileProbe& probe, std::vector<Text>& notes, const RunContext& context) {
    const Result<GlbDocument> document = GlbDocument::open(probe);
    if (!document)
        return document.failure();
    Gatherer gatherer(document.value(), context);
    Result<Mesh> out = gatherer.gather();
    if (out && gatherer.leftLevelsOut())
        notes.push_back(noteOfLevels());
    return out;
}

} // namespace terrain
