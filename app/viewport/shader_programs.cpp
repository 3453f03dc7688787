// SPDX-License-Identifier: MIT
#include "app/viewport/shader_programs.h"

#include <QFile>

#include <algorithm>
#include <initializer_list>

namespace app {
namespace {

/// What one program is made of: pieces that are put together in this order, and the features it knows.
struct ProgramSource {
    Program program;
    const char* name;
    unsigned features;
    std::initializer_list<const char*> vertex;
    std::initializer_list<const char*> fragment;
};

const ProgramSource sources[] = {
    {Program::Terrain,
     "terrain",
     WithHoles | WithWater | WithLattice | WithMeshHeights | WithContours | WithGroundColours | WithoutLight |
         WithFlatShading | WithStrips,
     {"scene.glsl", "light.glsl", "surface.glsl", "terrain.vert"},
     {"scene.glsl", "light.glsl", "terrain.frag"}},
    {Program::Plinth,
     "plinth",
     WithHoles | WithWater,
     {"scene.glsl", "light.glsl", "surface.glsl", "plinth.vert"},
     {"scene.glsl", "light.glsl", "plinth.frag"}},
    {Program::Rim,
     "rim",
     WithWater,
     {"scene.glsl", "light.glsl", "surface.glsl", "rim.vert"},
     {"scene.glsl", "light.glsl", "plinth.frag"}},
    {Program::Backdrop, "backdrop", 0, {"scene.glsl", "light.glsl", "backdrop.vert"}, {"backdrop.frag"}},
    {Program::Needle,
     "needle",
     WithHoles,
     {"scene.glsl", "light.glsl", "surface.glsl", "needle.vert"},
     {"needle.frag"}},
    {Program::Figure,
     "figure",
     0,
     {"scene.glsl", "figure.vert"},
     {"scene.glsl", "light.glsl", "figure.frag"}},
    {Program::Copy, "copy", 0, {"copy.vert"}, {"copy.frag"}},
};

struct FeatureName {
    Feature feature;
    const char* definition;
};
constexpr FeatureName featureNames[] = {
    {WithHoles, "WITH_HOLES"},       {WithWater, "WITH_WATER"},
    {WithLattice, "WITH_LATTICE"},   {WithMeshHeights, "WITH_MESH_HEIGHTS"},
    {WithContours, "WITH_CONTOURS"}, {WithGroundColours, "WITH_GROUND_COLOURS"},
    {WithoutLight, "WITHOUT_LIGHT"}, {WithFlatShading, "WITH_FLAT_SHADING"},
    {WithStrips, "WITH_STRIPS"}};

// In the order of the units.
constexpr const char* samplers[] = {"heights", "normals", "presence", "ramp", "light", "picture", "colours"};

QByteArray definitions(unsigned features) {
    QByteArray out;
    for (const FeatureName& name : featureNames)
        if ((features & name.feature) != 0)
            out += QByteArray("#define ") + name.definition + "\n";
    return out;
}

QByteArray readAll(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// One source of all pieces. #line numbers each piece as a file of its own, in their order, in error
/// messages.
QByteArray assembled(const QString& folder, unsigned features, std::initializer_list<const char*> pieces) {
    QByteArray out = "#version 410 core\n" + definitions(features);
    int number = 0;
    for (const char* piece : pieces)
        out += "#line 1 " + QByteArray::number(number++) + "\n" +
               readAll(folder + QLatin1Char('/') + QLatin1String(piece));
    return out;
}

QString log(GLint length, const auto& read) {
    QByteArray text(std::max(1, length), '\0');
    read(static_cast<GLsizei>(text.size()), text.data());
    return QString::fromUtf8(text.constData()).trimmed();
}

/// Compiles a shader and hands it to the program; the log of a failure, or nothing.
QString attach(Gl& gl, GLuint program, GLenum kind, const QByteArray& source) {
    const GLuint shader = gl.glCreateShader(kind);
    const char* text = source.constData();
    gl.glShaderSource(shader, 1, &text, nullptr);
    gl.glCompileShader(shader);
    GLint done = 0;
    gl.glGetShaderiv(shader, GL_COMPILE_STATUS, &done);
    QString error;
    if (done == GL_FALSE) {
        GLint length = 0;
        gl.glGetShaderiv(shader, GL_INFO_LOG_LENGTH, &length);
        error =
            log(length, [&](GLsizei size, char* out) { gl.glGetShaderInfoLog(shader, size, nullptr, out); });
    }
    gl.glAttachShader(program, shader);
    gl.glDeleteShader(shader); // lives on while it is attached
    return error;
}

QString link(Gl& gl, GLuint program) {
    gl.glLinkProgram(program);
    GLint done = 0;
    gl.glGetProgramiv(program, GL_LINK_STATUS, &done);
    if (done != GL_FALSE)
        return {};
    GLint length = 0;
    gl.glGetProgramiv(program, GL_INFO_LOG_LENGTH, &length);
    return log(length, [&](GLsizei size, char* out) { gl.glGetProgramInfoLog(program, size, nullptr, out); });
}

void connectInputs(Gl& gl, GLuint program) {
    gl.glUseProgram(program);
    GLint unit = 0;
    for (const char* sampler : samplers)
        gl.glUniform1i(gl.glGetUniformLocation(program, sampler), unit++);
    const GLuint block = gl.glGetUniformBlockIndex(program, "Scene");
    if (block != GL_INVALID_INDEX)
        gl.glUniformBlockBinding(program, block, 0);
}

QString build(Gl& gl, GLuint program, const QString& folder, const ProgramSource& source, unsigned features) {
    QString error = attach(gl, program, GL_VERTEX_SHADER, assembled(folder, features, source.vertex));
    if (error.isEmpty())
        error = attach(gl, program, GL_FRAGMENT_SHADER, assembled(folder, features, source.fragment));
    if (error.isEmpty())
        error = link(gl, program);
    if (error.isEmpty())
        connectInputs(gl, program);
    return error;
}

} // namespace

bool ShaderPrograms::use(Program program, unsigned features) {
    const ProgramSource& source = *std::ranges::find(sources, program, &ProgramSource::program);
    features &= source.features;
    auto [place, isNew] = m_programs.try_emplace({program, features});
    if (isNew) {
        GlProgram made(m_gl);
        const QString error = build(m_gl, made.name(), m_folder, source, features);
        if (error.isEmpty())
            place->second = std::move(made);
        else if (m_error.isEmpty())
            m_error = QLatin1String(source.name) + QStringLiteral(": ") + error;
    }
    m_gl.glUseProgram(place->second.name());
    return static_cast<bool>(place->second);
}

} // namespace app
