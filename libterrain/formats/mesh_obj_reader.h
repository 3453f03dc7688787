// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/run_context.h"
#include "libterrain/formats/text_lines.h"
#include "libterrain/surface/mesh/mesh.h"

namespace terrain {

/// Reads the v and f lines of a Wavefront OBJ text; polygons become fans. Of objects that are named as chunks
/// with levels of detail only the finest level is taken. Everything else is passed over. May throw
/// std::bad_alloc.
class ObjReader {
public:
    explicit ObjReader(FileReader file) : m_lines(std::move(file)) {}

    Result<Mesh> read(const RunContext& context);
    /// Whether coarser levels of detail were left out.
    [[nodiscard]] bool leftLevelsOut() const { return m_leftLevelsOut; }

private:
    Status takeLine(std::string_view line);
    Status takeVertex(std::string_view line);
    Status takeFace(std::string_view line);
    Result<std::uint32_t> corner(std::string_view word) const;
    Status checkCorners() const;
    Result<Mesh> mesh();
    [[nodiscard]] Error wrong(TextSource text) const;

    TextLines m_lines;
    std::vector<glm::dvec3> m_vertices;
    std::vector<std::uint32_t> m_indices;
    std::vector<std::uint32_t> m_coarser; ///< of levels of detail beyond the first
    int m_level = 0;                      ///< of the object that is read
    bool m_hasFinest = false;
    bool m_leftLevelsOut = false;
    std::string m_continued; ///< the start of a line that goes on after a backslash
};

} // namespace terrain
