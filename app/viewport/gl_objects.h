// SPDX-License-Identifier: MIT
#pragma once

#include <QOpenGLFunctions_4_1_Core>

#include <utility>

namespace app {

using Gl = QOpenGLFunctions_4_1_Core;

/// An owned OpenGL object. Made and destroyed with its context current.
template <class Kind>
class GlObject {
public:
    GlObject() = default;
    explicit GlObject(Gl& gl) : m_gl(&gl), m_name(Kind::make(gl)) {}
    GlObject(GlObject&& other) noexcept
        : m_gl(std::exchange(other.m_gl, nullptr)), m_name(std::exchange(other.m_name, 0)) {}
    GlObject& operator=(GlObject&& other) noexcept {
        std::swap(m_gl, other.m_gl);
        std::swap(m_name, other.m_name);
        return *this;
    }
    GlObject(const GlObject&) = delete;
    GlObject& operator=(const GlObject&) = delete;
    ~GlObject() {
        if (m_name != 0)
            Kind::release(*m_gl, m_name);
    }

    [[nodiscard]] GLuint name() const { return m_name; }
    explicit operator bool() const { return m_name != 0; }

private:
    Gl* m_gl = nullptr;
    GLuint m_name = 0;
};

struct TextureKind {
    static GLuint make(Gl& gl) {
        GLuint name = 0;
        gl.glGenTextures(1, &name);
        return name;
    }
    static void release(Gl& gl, GLuint name) { gl.glDeleteTextures(1, &name); }
};

struct BufferKind {
    static GLuint make(Gl& gl) {
        GLuint name = 0;
        gl.glGenBuffers(1, &name);
        return name;
    }
    static void release(Gl& gl, GLuint name) { gl.glDeleteBuffers(1, &name); }
};

struct VertexArrayKind {
    static GLuint make(Gl& gl) {
        GLuint name = 0;
        gl.glGenVertexArrays(1, &name);
        return name;
    }
    static void release(Gl& gl, GLuint name) { gl.glDeleteVertexArrays(1, &name); }
};

struct ProgramKind {
    static GLuint make(Gl& gl) { return gl.glCreateProgram(); }
    static void release(Gl& gl, GLuint name) { gl.glDeleteProgram(name); }
};

using GlTexture = GlObject<TextureKind>;
using GlBuffer = GlObject<BufferKind>;
using GlVertexArray = GlObject<VertexArrayKind>;
using GlProgram = GlObject<ProgramKind>;

} // namespace app
