// SPDX-License-Identifier: MIT
#pragma once

#include "app/viewport/gl_objects.h"
#include "app/viewport/prepared_heights.h"

#include <limits>

namespace app {

/// The pictures of one terrain on the graphics card. Filled in slices, so that a large terrain does not hold
/// up the window; complete when isComplete().
class TerrainTextures {
public:
    /// Nothing.
    TerrainTextures() = default;
    /// Room for a terrain, to be filled with upload(); that of `old` when it is of the same size.
    TerrainTextures(Gl& gl, SharedPreparedHeights prepared, TerrainTextures old);

    static constexpr std::size_t everything = std::numeric_limits<std::size_t>::max();
    /// Hands about `bytes` over, at least one row, or makes room for a picture; true when all is there.
    bool upload(Gl& gl, std::size_t bytes);
    [[nodiscard]] bool isComplete() const { return m_prepared && m_level == m_prepared->levels.size(); }
    [[nodiscard]] bool isEmpty() const { return !m_heights; }
    [[nodiscard]] std::int64_t texelCount() const { return std::int64_t{m_columns} * m_rows; }

    /// Whether `next` differs from what it shows in so few texels that update() takes no noticeable time.
    [[nodiscard]] bool canUpdate(const SharedPreparedHeights& next) const;
    /// Shows `next` from now on: hands over what differs. Precondition: canUpdate(next).
    void update(Gl& gl, const SharedPreparedHeights& next);

    /// What it shows, or is going to; null when empty or forgotten.
    [[nodiscard]] const SharedPreparedHeights& prepared() const { return m_prepared; }
    /// Keeps nothing but the room.
    void forgetContents() { m_prepared = nullptr; }

    void bind(Gl& gl) const;

private:
    bool makeRoom(Gl& gl);
    void uploadWindow(Gl& gl, const terrain::Window& window) const;

    SharedPreparedHeights m_prepared;
    int m_columns = 0;
    int m_rows = 0;
    GlTexture m_heights;
    GlTexture m_normals;
    GlTexture m_presence;    ///< only with holes
    std::size_t m_level = 0; ///< the next to be handed over …
    int m_row = 0;           ///< … from this row on
};

} // namespace app
