// SPDX-License-Identifier: MIT
#include "libterrain/formats/mesh_obj_reader.h"

#include "libterrain/core/number_text.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>

namespace terrain {
namespace {

/// A finite coordinate.
std::optional<float> coordinate(std::string_view word) {
    if (word.size() > 1 && word.front() == '+')
        word.remove_prefix(1);
    float value = 0;
    const auto end = std::from_chars(word.data(), word.data() + word.size(), value);
    if (word.empty() || end.ec != std::errc{} || end.ptr != word.data() + word.size() ||
        !std::isfinite(value))
        return std::nullopt;
    return value;
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
    if (const Status checked = checkCorners(); !checked)
        return checked.failure();
    return std::move(m_mesh);
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
    return keyword == "f" ? takeFace(rest) : Status(Done{});
}

Status ObjReader::takeVertex(std::string_view line) {
    std::array<std::optional<float>, 3> xyz;
    for (auto& value : xyz)
        value = coordinate(takeWord(line));
    if (!xyz[0] || !xyz[1] || !xyz[2])
        return wrong(TERRAIN_TEXT("formats",
                                  "%1: line %2 should hold the three numbers of a vertex: the file is "
                                  "damaged or incomplete."));
    m_mesh.vertices.emplace_back(*xyz[0], *xyz[1], *xyz[2]);
    return Done{};
}

/// The vertex of "7", "7/1", "7//2", "7/1/2" or, counted from the last one so far, "-1".
Result<std::uint32_t> ObjReader::corner(std::string_view word) const {
    const std::optional<std::int64_t> number = parseInteger(word.substr(0, word.find('/')));
    const auto count = static_cast<std::int64_t>(m_mesh.vertices.size());
    const std::int64_t index = !number ? -1 : *number < 0 ? count + *number : *number - 1;
    if (index < 0 || index >= std::numeric_limits<std::uint32_t>::max())
        return wrong(TERRAIN_TEXT("formats", "%1: line %2 names a vertex that the file does not hold: it is "
                                             "damaged or incomplete."));
    return static_cast<std::uint32_t>(index);
}

Status ObjReader::takeFace(std::string_view line) {
    std::array<std::uint32_t, 2> fan{};
    int corners = 0;
    for (std::string_view word = takeWord(line); !word.empty() && word.front() != '#';
         word = takeWord(line)) {
        const Result<std::uint32_t> vertex = corner(word);
        if (!vertex)
            return vertex.failure();
        if (corners >= 2)
            m_mesh.indices.insert(m_mesh.indices.end(), {fan[0], fan[1], vertex.value()});
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
    if (m_mesh.indices.empty())
        return unusable(m_lines.file().path(), TERRAIN_TEXT("formats", "%1 holds no triangles."));
    const std::uint32_t most = *std::ranges::max_element(m_mesh.indices);
    if (most >= m_mesh.vertices.size())
        return unusable(
            m_lines.file().path(),
            TERRAIN_TEXT("formats", "%1 has a face with the vertex %2, but its last vertex is %3: it is "
                                    "damaged or incomplete."),
            {numberText(std::uint64_t{most} + 1), numberText(std::uint64_t{m_mesh.vertices.size()})});
    return Done{};
}

} // namespace terrain
