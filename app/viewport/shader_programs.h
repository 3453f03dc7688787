// SPDX-License-Identifier: MIT
#pragma once

#include "app/viewport/gl_objects.h"

#include <QString>

#include <array>

namespace app {

/// The programs of the 3D view; which files each is made of stands in a table in shader_programs.cpp.
enum class Program { Terrain, TerrainWithHoles, Plinth, PlinthWithHoles, Backdrop };
inline constexpr std::size_t programCount = 5;

/// Units that the programs' textures are bound to.
enum class TextureUnit : GLuint { Heights, Normals, Presence, Ramp };

/// All programs, built from one folder.
class ShaderPrograms {
public:
    /// `folder`: ":/shaders" for the built-in ones. On failure error() holds the driver's log.
    ShaderPrograms(Gl& gl, const QString& folder);

    /// Which program failed and why; empty when all were built.
    [[nodiscard]] const QString& error() const { return m_error; }
    /// Precondition: error() is empty.
    [[nodiscard]] GLuint name(Program program) const {
        return m_programs[static_cast<std::size_t>(program)].name();
    }

private:
    std::array<GlProgram, programCount> m_programs;
    QString m_error;
};

} // namespace app
