// SPDX-License-Identifier: MIT
#include "app/viewport/shader_programs.h"

#include <QFile>

#include <initializer_list>

namespace app {
namespace {

/// What one program is made of: pieces that are put together in this order, with a definition in front.
struct ProgramSource {
    const char* name;
    const char* definition;
    std::initializer_list<const char*> vertex;
    std::initializer_list<const char*> fragment;
};

constexpr const char* withHoles = "#define WITH_HOLES\n";

// In the order of the enumeration.
const ProgramSource sources[programCount] = {
    {"terrain",
     "",
     {"scene.glsl", "surface.glsl", "terrain.vert"},
     {"scene.glsl", "light.glsl", "terrain.frag"}},
    {"terrain with holes",
     withHoles,
     {"scene.glsl", "surface.glsl", "terrain.vert"},
     {"scene.glsl", "light.glsl", "terrain.frag"}},
    {"plinth",
     "",
     {"scene.glsl", "surface.glsl", "plinth.vert"},
     {"scene.glsl", "light.glsl", "plinth.frag"}},
    {"plinth with holes",
     withHoles,
     {"scene.glsl", "surface.glsl", "plinth.vert"},
     {"scene.glsl", "light.glsl", "plinth.frag"}},
    {"backdrop", "", {"scene.glsl", "backdrop.vert"}, {"scene.glsl", "light.glsl", "backdrop.frag"}},
};

const char* const samplers[] = {"heights", "normals", "presence", "ramp"};

QByteArray readAll(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// One source of all pieces. #line numbers each piece as a file of its own, in their order, in error
/// messages.
QByteArray assembled(const QString& folder, const char* definition,
                     std::initializer_list<const char*> pieces) {
    QByteArray out = QByteArray("#version 410 core\n") + definition;
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

QString build(Gl& gl, GLuint program, const QString& folder, const ProgramSource& source) {
    QString error =
        attach(gl, program, GL_VERTEX_SHADER, assembled(folder, source.definition, source.vertex));
    if (error.isEmpty())
        error =
            attach(gl, program, GL_FRAGMENT_SHADER, assembled(folder, source.definition, source.fragment));
    if (error.isEmpty())
        error = link(gl, program);
    if (error.isEmpty())
        connectInputs(gl, program);
    return error;
}

} // namespace

ShaderPrograms::ShaderPrograms(Gl& gl, const QString& folder) {
    for (std::size_t i = 0; i < programCount && m_error.isEmpty(); ++i) {
        m_programs[i] = GlProgram(gl);
        const QString error = build(gl, m_programs[i].name(), folder, sources[i]);
        if (!error.isEmpty())
            m_error = QLatin1String(sources[i].name) + QStringLiteral(": ") + error;
    }
}

} // namespace app
