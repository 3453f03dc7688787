// SPDX-License-Identifier: MIT
#include "app/viewport/terrain_textures.h"

#include "app/viewport/opengl_probe.h"
#include "app/viewport/shader_programs.h"
#include "app/viewport/texture_change.h"

#include <algorithm>

namespace app {
namespace {

void select(Gl& gl, TextureUnit unit, const GlTexture& texture) {
    gl.glActiveTexture(GL_TEXTURE0 + static_cast<GLuint>(unit));
    gl.glBindTexture(GL_TEXTURE_2D, texture.name());
}

/// How the pictures' texels lie in memory.
struct Layout {
    GLint inside;
    GLenum format;
    GLenum type;
};
constexpr Layout heightLayout{GL_R32F, GL_RED, GL_FLOAT};
constexpr Layout normalLayout{GL_RG16_SNORM, GL_RG, GL_SHORT};
constexpr Layout presenceLayout{GL_R8, GL_RED, GL_UNSIGNED_BYTE};

void makePicture(Gl& gl, const GlTexture& texture, const Layout& layout, const PreparedHeights& prepared) {
    gl.glBindTexture(GL_TEXTURE_2D, texture.name());
    const auto last = static_cast<GLint>(prepared.levels.size()) - 1;
    gl.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAX_LEVEL, last);
    // Blending two levels as well costs a processor half of its drawing time.
    gl.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER,
                       openGlProbe().software ? GL_LINEAR_MIPMAP_NEAREST : GL_LINEAR_MIPMAP_LINEAR);
    gl.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
    gl.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
    gl.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
    for (GLint level = 0; level <= last; ++level) {
        const TextureLevel& size = prepared.levels[static_cast<std::size_t>(level)];
        gl.glTexImage2D(GL_TEXTURE_2D, level, layout.inside, size.columns, size.rows, 0, layout.format,
                        layout.type, nullptr);
    }
}

} // namespace

TerrainTextures::TerrainTextures(Gl& gl, SharedPreparedHeights prepared, TerrainTextures old)
    : m_prepared(std::move(prepared)), m_columns(m_prepared->shown->columns()),
      m_rows(m_prepared->shown->rows()) {
    const bool fits = old.m_columns == m_columns && old.m_rows == m_rows &&
                      static_cast<bool>(old.m_presence) == m_prepared->hasHoles;
    if (!fits) {
        old = TerrainTextures(); // not both at once
        (void)makeRoom(gl);
        return;
    }
    m_heights = std::move(old.m_heights);
    m_normals = std::move(old.m_normals);
    m_presence = std::move(old.m_presence);
}

/// One picture a call, since large ones take long; false when there is room for all of them.
bool TerrainTextures::makeRoom(Gl& gl) {
    const auto make = [&](GlTexture& texture, const Layout& layout) {
        texture = GlTexture(gl);
        makePicture(gl, texture, layout, *m_prepared);
    };
    if (!m_heights)
        make(m_heights, heightLayout);
    else if (!m_normals)
        make(m_normals, normalLayout);
    else if (m_prepared->hasHoles && !m_presence)
        make(m_presence, presenceLayout);
    else
        return false;
    return true;
}

bool TerrainTextures::upload(Gl& gl, std::size_t bytes) {
    while (makeRoom(gl)) {
        if (bytes != everything)
            return false;
    }
    gl.glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
    while (!isComplete() && bytes > 0) {
        const TextureLevel& level = m_prepared->levels[m_level];
        const std::size_t inRow = static_cast<std::size_t>(level.columns) *
                                  (sizeof(float) + 2 * sizeof(std::int16_t) + (m_presence ? 1 : 0));
        const auto wanted = static_cast<int>(std::min<std::size_t>(bytes / inRow + 1, 1U << 20U));
        const int rows = std::min(wanted, level.rows - m_row);
        uploadWindow(gl, {0, m_row, level.columns, rows});
        bytes -= std::min(bytes, static_cast<std::size_t>(rows) * inRow);
        m_row += rows;
        if (m_row == level.rows) {
            m_row = 0;
            ++m_level;
        }
    }
    return isComplete();
}

/// Of the level m_level.
void TerrainTextures::uploadWindow(Gl& gl, const terrain::Window& window) const {
    const TextureLevel& level = m_prepared->levels[m_level];
    const std::size_t from = static_cast<std::size_t>(window.row) * static_cast<std::size_t>(level.columns) +
                             static_cast<std::size_t>(window.column);
    const auto put = [&](const GlTexture& texture, const Layout& layout, const void* data) {
        gl.glBindTexture(GL_TEXTURE_2D, texture.name());
        gl.glTexSubImage2D(GL_TEXTURE_2D, static_cast<GLint>(m_level), window.column, window.row,
                           window.columns, window.rows, layout.format, layout.type, data);
    };
    gl.glPixelStorei(GL_UNPACK_ROW_LENGTH, level.columns);
    put(m_heights, heightLayout, m_prepared->heightsOf(m_level) + from);
    put(m_normals, normalLayout, level.normals.data() + from);
    if (m_presence)
        put(m_presence, presenceLayout, level.presence.data() + from);
    gl.glPixelStorei(GL_UNPACK_ROW_LENGTH, 0);
}

bool TerrainTextures::canUpdate(const SharedPreparedHeights& next) const {
    constexpr std::int64_t most = 1 << 20; // texels, 8 MB
    return isComplete() && next && next->base.lock() == m_prepared &&
           std::int64_t{next->changed.columns} * next->changed.rows <= most;
}

void TerrainTextures::update(Gl& gl, const SharedPreparedHeights& next) {
    m_prepared = next;
    gl.glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
    terrain::Window window = next->changed;
    for (m_level = 0; window.columns > 0 && m_level < next->levels.size(); ++m_level) {
        const TextureLevel& level = next->levels[m_level];
        uploadWindow(gl, window);
        window = halvedWindow(window, level.columns, level.rows);
    }
    m_level = next->levels.size();
}

void TerrainTextures::bind(Gl& gl) const {
    select(gl, TextureUnit::Heights, m_heights);
    select(gl, TextureUnit::Normals, m_normals);
    if (m_presence)
        select(gl, TextureUnit::Presence, m_presence);
}

} // namespace app
