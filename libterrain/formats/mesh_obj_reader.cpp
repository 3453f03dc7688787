// SPDX-License-Identifier: MIT
#include "libterrain/formats/mesh_obj_reader.h"

#include "libterrain/core/number_text.h"
#include "libterrain/formats/mesh_chunks.h"
#include "libterrain/surface/mesh/mesh_origin.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>

namespace terrain {
namespace {

/// A coordinate that 32-bit floats reach.
std::optional<double> coordinate(std::string_view word) {
    if (word.size() > 1 && word.front() == '+')
        word.remove_prefix(1);
    double value = 0;
    const auto end = std::from_chars(word.data(), word.data() + word.size(), value);
    if (word.empty() || end.ec != std::errc{} || end.ptr != word.data() + word.size() ||
        !(std::abs(value) <= std::numeric_limits<float>::max()))
        return std::nullopt;
    return value;
}

/// Vertices that no triangle has.
void dropUnused(std::vector<glm::dvec3>& vertices, std::vector<std::uint32_t>& indices) {
    constexpr std::uint32_t unused = std::numeric_limits<std::uint32_t>::max();
    std::vector<std::uint32_t> numbers(vertices.size(), unused);
    for (const std::uint32_t index : indices)
        numbers[index] = 0;
    std::uint32_t count = 0;
    for (std::size_t i = 0; i < numbers.size(); ++i)
        if (numbers[i] != unused) {
            vertices[count] = vertices[i];
            numbers[i] = count++;
        }
    vertices.resize(count);
    for (std::uint32_t& index : indices)
        index = numbers[index];
}

} // namespace

Error ObjReader::wrong(TextSource text) const {
    return unusable(m_lines.file().path(), text, {numberText(m_lines.number())});
}

Result<Mesh> ObjReader::read(const RunContext& context) {
    constexpr std::int64_t poll = 4096;
    while (const auto line = m_lines.next()) {
        if (const Status taken = takeLine(*line); !taken)
            return taken.failure();
        if (m_lines.number() % poll != 0)
            continue;
        if (context.isCancelled())
            return Cancelled{};
        context.setProgress(static_cast<double>(m_lines.position()) /
                            static_cast<double>(m_lines.file().size()));
    }
    if (!m_lines.status())
        return m_lines.status().failure();
    return mesh();
}

Result<Mesh> ObjReader::mesh() {
    if (m_hasFinest && !m_indices.empty()) {
        m_leftLevelsOut = !m_coarser.empty();
    } else {
        m_indices.insert(m_indices.end(), m_coarser.begin(), m_coarser.end());
    }
    if (const Status checked = checkCorners(); !checked)
        return checked.failure();
    if (m_leftLevelsOut)
        dropUnused(m_vertices, m_indices);
    return localMesh(m_vertices, std::move(m_indices));
}

Status ObjReader::takeLine(std::string_view line) {
    const bool goesOn = !line.empty() && line.back() == '\\';
    if (goesOn || !m_continued.empty()) {
        constexpr std::size_t mostContinued = std::size_t{1} << 20;
        if (m_continued.size() + line.size() > mostContinued)
            return wrong(TERRAIN_TEXT("formats",
                                      "%1 has a line of over 1 MiB, line %2: it is no text of this "
                                      "kind."));
        m_continued += line;
        if (goesOn) {
            m_continued.back() = ' ';
            return Done{};
        }
    }
    const std::string whole = std::exchange(m_continued, {});
    std::string_view rest = whole.empty() ? line : std::string_view(whole);
    const std::string_view keyword = takeWord(rest);
    if (keyword == "v")
        return takeVertex(rest);
    if (keyword == "o") {
        const std::optional<int> level = chunkLevel(takeWord(rest));
        m_level = level.value_or(0);
        m_hasFinest = m_hasFinest || level == 0;
    }
    return keyword == "f" ? takeFace(rest) : Status(Done{});
}

Status ObjReader::takeVertex(std::string_view line) {
    std::array<std::optional<double>, 3> xyz;
    for (auto& value : xyz)
        value = coordinate(takeWord(line));
    if (!xyz[0] || !xyz[1] || !xyz[2])
        return wrong(TERRAIN_TEXT("formats",
                                  "%1: line %2 should hold the three numbers of a vertex: the file is "
                                  "damaged or incomplete."));
    m_vertices.emplace_back(*xyz[0], *xyz[1], *xyz[2]);
    return Done{};
}

/// The vertex of "7", "7/1", "7//2", "7/1/2" or, counted from the last one so far, "-1".
Result<std::uint32_t> ObjReader::corner(std::string_view word) const {
    const std::optional<std::int64_t> number = parseInteger(word.substr(0, word.find('/')));
    const auto count = static_cast<std::int64_t>(m_vertices.size());
    const std::int64_t index = !number ? -1 : *number < 0 ? count + *number : *number - 1;
    if (index < 0 || index >= std::numeric_limits<std::uint32_t>::max())
        return wrong(TERRAIN_TEXT("formats", "%1: line %2 names a vertex that the file does not hold: it is "
                                             "damaged or incomplete."));
    return static_cast<std::uint32_t>(index);
}

Status ObjReader::takeFace(std::string_view line) {
    std::vector<std::uint32_t>& faces = m_level == 0 ? m_indices : m_coarser;
    std::array<std::uint32_t, 2> fan{};
    int corners = 0;
    for (std::string_view word = takeWord(line); !word.empty() && word.front() != '#';
         word = takeWord(line)) {
        const Result<std::uint32_t> vertex = corner(word);
        if (!vertex)
            return vertex.failure();
        if (corners >= 2)
            faces.insert(faces.end(), {fan[0], fan[1], vertex.value()});
        fan[corners == 0 ? 0 : 1] = vertex.value();
        ++corners;
    }
    if (corners < 3)
        return wrong(TERRAIN_TEXT("formats",
                                  "%1: line %2 should hold three or more corners of a face: the file "
                                  "is damaged or incomplete."));
    return Done{};
}

/// Faces may stand before their vertices, so this is only known at the end.
Status ObjReader::checkCorners() const {
    if (m_indices.empty())
        return unusable(m_lines.file().path(), TERRAIN_TEXT("formats", "%1 holds no triangles."));
    const std::uint32_t most = *std::ranges::max_element(m_indices);
    if (most >= m_vertices.size())
        return unusable(m_lines.file().path(),
                        TERRAIN_TEXT("formats",
                                     "%1 has a face with the vertex %2, but its last vertex is %3: it is "
                                     "damaged or incomplete."),
                        {numberText(std::uint64_t{most} + 1), numberText(std::uint64_t{m_vertices.size()})});
    return Done{};
}

} // namespace terrain
