// SPDX-License-Identifier: MIT
#include "app/viewport/renderer.h"

#include "app/viewport/scene_block.h"
#include "libterrain/surface/colour_ramp.h"

#include <limits>

namespace app {
namespace {

/// More than this many samples are not worth a second copy on the card.
constexpr std::int64_t largestSpare = std::int64_t{4200} * 4200;

SelectionView selectionView(const Scene& scene, const Camera& camera, const Lens& lens, const ClipRange& clip,
                            const DrawOptions& options) {
    SelectionView out;
    out.camera = camera;
    out.lens = lens;
    out.clip = clip;
    out.exaggeration = scene.display.exaggeration;
    out.water = scene.water();
    out.bottom = scene.foot();
    // The lens may count in other pixels than the framebuffer.
    out.quadPixels = options.quadPixels * std::min(lens.width, lens.height) /
                     std::max(1, std::min(options.width, options.height));
    out.tiles = scene.tiles();
    return out;
}

} // namespace

Renderer::Renderer(Gl& gl, const QString& shaderFolder)
    : m_gl(gl), m_programs(gl, shaderFolder), m_mesh(gl), m_sceneBuffer(gl), m_nothing(gl) {}

void Renderer::setHeights(const SharedPreparedHeights& heights) {
    if (!heights) {
        for (TerrainTextures* textures : {&m_shown, &m_coming, &m_spare})
            *textures = TerrainTextures();
        return;
    }
    if (heights == m_shown.prepared() && m_coming.isEmpty())
        return;
    // What is half handed over makes way for what is newer.
    TerrainTextures room = std::exchange(m_coming, TerrainTextures());
    if (room.isEmpty())
        room = std::exchange(m_spare, TerrainTextures());
    m_coming = TerrainTextures(m_gl, heights, std::move(room));
}

bool Renderer::upload(std::size_t bytes) {
    if (m_coming.isEmpty())
        return true;
    if (!m_coming.upload(m_gl, bytes))
        return false;
    m_spare = std::exchange(m_shown, std::exchange(m_coming, TerrainTextures()));
    m_spare.forgetContents();
    if (m_spare.texelCount() > largestSpare)
        m_spare = TerrainTextures();
    return true;
}

void Renderer::setRamp(const std::string& id) {
    if (m_ramp && id == m_rampId)
        return;
    const terrain::ColourRamp* ramp = terrain::findColourRamp(id);
    const auto table = terrain::colourTable(ramp != nullptr ? *ramp : terrain::colourRamps().front());
    m_ramp = GlTexture(m_gl);
    m_rampId = id;
    m_gl.glBindTexture(GL_TEXTURE_2D, m_ramp.name());
    m_gl.glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
    m_gl.glTexImage2D(GL_TEXTURE_2D, 0, GL_RGB8, static_cast<GLsizei>(table.size()), 1, 0, GL_RGB,
                      GL_UNSIGNED_BYTE, table.data());
    m_gl.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAX_LEVEL, 0);
    for (const GLenum filter : {GL_TEXTURE_MIN_FILTER, GL_TEXTURE_MAG_FILTER})
        m_gl.glTexParameteri(GL_TEXTURE_2D, filter, GL_LINEAR);
    for (const GLenum wrap : {GL_TEXTURE_WRAP_S, GL_TEXTURE_WRAP_T})
        m_gl.glTexParameteri(GL_TEXTURE_2D, wrap, GL_CLAMP_TO_EDGE);
}

void Renderer::draw(const Scene& scene, const Camera& camera, const Lens& lens, const DrawOptions& options) {
    const Ground ground = scene.ground();
    const ClipRange clip =
        clipRange(camera, scene.box(), [&](double x, double y) { return ground.heightAt(x, y); });
    TerrainSelection selection;
    if (scene.heights)
        selection = selectPatches(scene.heights->shown->grid(), scene.heights->pyramid,
                                  selectionView(scene, camera, lens, clip, options));
    const SceneBlock block = sceneBlock(scene, camera, lens, clip, selection);
    m_gl.glBindBuffer(GL_UNIFORM_BUFFER, m_sceneBuffer.name());
    m_gl.glBufferData(GL_UNIFORM_BUFFER, sizeof(block), &block, GL_STREAM_DRAW);
    m_gl.glBindBufferBase(GL_UNIFORM_BUFFER, 0, m_sceneBuffer.name());
    setRamp(scene.display.ramp);

    m_gl.glViewport(0, 0, options.width, options.height);
    m_gl.glClearColor(options.clearColour.r, options.clearColour.g, options.clearColour.b, 1);
    m_gl.glClear(static_cast<GLbitfield>(GL_COLOR_BUFFER_BIT) | GL_DEPTH_BUFFER_BIT);
    m_gl.glDisable(GL_BLEND);
    m_gl.glDisable(GL_SCISSOR_TEST);
    m_gl.glDisable(GL_STENCIL_TEST);
    m_gl.glEnable(GL_DEPTH_TEST);
    m_gl.glDepthFunc(GL_LEQUAL);
    m_gl.glDepthMask(GL_TRUE);
    if (scene.heights)
        drawTerrain(selection);
    if (options.backdrop) {
        m_gl.glUseProgram(m_programs.name(Program::Backdrop));
        m_gl.glBindVertexArray(m_nothing.name());
        m_gl.glDrawArrays(GL_TRIANGLES, 0, 3);
    }
    // What draws after us (text and marks, by QPainter) finds nothing of ours bound.
    m_gl.glBindVertexArray(0);
    m_gl.glUseProgram(0);
    m_gl.glBindBuffer(GL_ARRAY_BUFFER, 0);
    m_gl.glActiveTexture(GL_TEXTURE0);
    m_gl.glDisable(GL_DEPTH_TEST);
}

void Renderer::drawTerrain(const TerrainSelection& selection) {
    m_shown.bind(m_gl);
    m_gl.glActiveTexture(GL_TEXTURE0 + static_cast<GLuint>(TextureUnit::Ramp));
    m_gl.glBindTexture(GL_TEXTURE_2D, m_ramp.name());
    const bool holes = m_shown.prepared()->hasHoles;
    m_gl.glUseProgram(m_programs.name(holes ? Program::TerrainWithHoles : Program::Terrain));
    m_mesh.drawGround(selection);
    m_gl.glUseProgram(m_programs.name(holes ? Program::PlinthWithHoles : Program::Plinth));
    m_mesh.drawWalls(selection);
}

} // namespace app
