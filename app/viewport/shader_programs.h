// SPDX-License-Identifier: MIT
#pragma once

#include "app/viewport/gl_objects.h"

#include <QString>

#include <map>

namespace app {

/// The programs of the 3D view; which files each is made of stands in a table in shader_programs.cpp.
enum class Program { Terrain, Plinth, Rim, Backdrop, Copy, Needle, Figure };

/// What a program does besides; every set of them is a program of its own, since a processor that draws
/// computes both sides of an `if`.
enum Feature : unsigned {
    WithHoles = 1,
    WithWater = 2,
    WithLattice = 4,
    WithMeshHeights = 8, ///< heights and shade of the mesh's corners, not of every sample between them
    WithContours = 16,
    WithGroundColours = 32, ///< colours of a picture of the ground, not of its heights
    WithoutLight = 64,      ///< colours as they are
    WithFlatShading = 128,
    WithStrips = 256,
};
inline constexpr unsigned featureSets = 512;

/// Units that the programs' textures are bound to.
enum class TextureUnit : GLuint { Heights, Normals, Presence, Ramp, Light, Picture, Colours };

/// All programs, built from one folder when they are first used.
class ShaderPrograms {
public:
    /// `folder`: ":/shaders" for the built-in ones.
    ShaderPrograms(Gl& gl, QString folder) : m_gl(gl), m_folder(std::move(folder)) {}

    /// Puts a program in use, with the features of the set that it knows. False when it could not be built:
    /// then error() tells why, and drawing has no effect.
    bool use(Program program, unsigned features = 0);

    /// Which program failed first, with the driver's log; empty while all could be built.
    [[nodiscard]] const QString& error() const { return m_error; }

private:
    Gl& m_gl;
    QString m_folder;
    QString m_error;
    std::map<std::pair<Program, unsigned>, GlProgram> m_programs;
};

} // namespace app
