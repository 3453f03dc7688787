// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/run_context.h"
#include "libterrain/formats/text_lines.h"
#include "libterrain/surface/mesh/mesh.h"

namespace terrain {

/// Reads the v and f lines of a Wavefront OBJ text; polygons become fans. Everything else is passed over. May
/// throw std::bad_alloc.
class ObjReader {
public:
    explicit ObjReader(FileReader file) : m_lines(std::move(file)) {}

    Result<Mesh> read(const RunContext& context);

private:
    Status takeLine(std::string_view line);
    Status takeVertex(std::string_view line);
    Status takeFace(std::string_view line);
    Result<std::uint32_t> corner(std::string_view word) const;
    Status checkCorners() const;
    [[nodiscard]] Error wrong(TextSource text) const;

    TextLines m_lines;
    Mesh m_mesh;
    std::string m_continued; ///< the start of a line that goes on after a backslash
};

} // namespace terrain
