// SPDX-License-Identifier: MIT
#include "app/viewport/renderer.h"

#include "app/viewport/scene_block.h"
#include "libterrain/surface/shown_colours.h"

#include <cmath>

namespace app {
namespace {

constexpr int backdropColumns = 64;
constexpr int backdropRows = 40;

/// More than this many samples are not worth a second copy on the card.
constexpr std::int64_t largestSpare = std::int64_t{4200} * 4200;

/// Fills the texture that is bound with a picture of bytes, blended between texels.
void putPicture(Gl& gl, GLint inside, GLenum format, int columns, int rows, const void* texels) {
    gl.glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
    gl.glTexImage2D(GL_TEXTURE_2D, 0, inside, columns, rows, 0, format, GL_UNSIGNED_BYTE, texels);
    gl.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAX_LEVEL, 0);
    for (const GLenum filter : {GL_TEXTURE_MIN_FILTER, GL_TEXTURE_MAG_FILTER})
        gl.glTexParameteri(GL_TEXTURE_2D, filter, GL_LINEAR);
    for (const GLenum wrap : {GL_TEXTURE_WRAP_S, GL_TEXTURE_WRAP_T})
        gl.glTexParameteri(GL_TEXTURE_2D, wrap, GL_CLAMP_TO_EDGE);
}

/// Gives the texture that is bound its halved levels, blended in between.
void readWithLevels(Gl& gl) {
    gl.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAX_LEVEL, 1000);
    gl.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR_MIPMAP_LINEAR);
    gl.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
    for (const GLenum wrap : {GL_TEXTURE_WRAP_S, GL_TEXTURE_WRAP_T})
        gl.glTexParameteri(GL_TEXTURE_2D, wrap, GL_CLAMP_TO_EDGE);
    gl.glGenerateMipmap(GL_TEXTURE_2D);
}

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
    : m_gl(gl), m_programs(gl, shaderFolder), m_mesh(gl), m_sceneBuffer(gl) {
    const auto place = [](int column, int row) {
        return glm::vec4(2.0 * column / backdropColumns - 1, 1 - 2.0 * row / backdropRows, 0, 0);
    };
    m_backdrop = IndexedMesh(gl, gridVertices(backdropColumns, backdropRows, place),
                             gridIndices(backdropColumns, backdropRows));
    // What every picture needs; the others are built when they are asked for.
    for (const Program program : {Program::Terrain, Program::Plinth, Program::Backdrop, Program::Copy})
        m_programs.use(program);
    m_gl.glUseProgram(0);
    m_gl.glBindVertexArray(0);
}

void Renderer::setHeights(const SharedPreparedHeights& heights) {
    m_update = nullptr;
    if (!heights) {
        for (TerrainTextures* textures : {&m_shown, &m_coming, &m_spare})
            *textures = TerrainTextures();
        return;
    }
    if (heights == m_shown.prepared() && m_coming.isEmpty())
        return;
    if (m_coming.isEmpty() && m_shown.canUpdate(heights)) {
        m_update = heights;
        return;
    }
    // What is half handed over makes way for what is newer.
    TerrainTextures room = std::exchange(m_coming, TerrainTextures());
    if (room.isEmpty())
        room = std::exchange(m_spare, TerrainTextures());
    m_coming = TerrainTextures(m_gl, heights, std::move(room));
}

bool Renderer::upload(std::size_t bytes) {
    if (const SharedPreparedHeights next = std::exchange(m_update, nullptr))
        m_shown.update(m_gl, next);
    if (m_coming.isEmpty())
        return true;
    if (!m_coming.isComplete() && (!m_coming.upload(m_gl, bytes) || bytes != everything))
        return false;
    m_spare = std::exchange(m_shown, std::exchange(m_coming, TerrainTextures()));
    m_spare.forgetContents();
    if (m_spare.texelCount() > largestSpare)
        m_spare = TerrainTextures();
    return true;
}

void Renderer::setRamp(const terrain::Display& display) {
    m_gl.glActiveTexture(GL_TEXTURE0 + static_cast<GLuint>(TextureUnit::Ramp));
    if (m_ramp && display.ramp == m_rampId && display.loadedRamp == m_loadedRamp) {
        m_gl.glBindTexture(GL_TEXTURE_2D, m_ramp.name());
        return;
    }
    const auto table = terrain::colourTable(terrain::shownRamp(display));
    m_ramp = GlTexture(m_gl);
    m_rampId = display.ramp;
    m_loadedRamp = display.loadedRamp;
    m_gl.glBindTexture(GL_TEXTURE_2D, m_ramp.name());
    putPicture(m_gl, GL_RGB8, GL_RGB, static_cast<GLsizei>(table.size()), 1, table.data());
}

/// Prepared ones, or such as are painted now: after a switch from one kind of colours to another.
void Renderer::setGroundColours(const Scene& scene) {
    m_gl.glActiveTexture(GL_TEXTURE0 + static_cast<GLuint>(TextureUnit::Colours));
    const terrain::ColourBy by = scene.display.colourBy;
    if (m_picture && m_picture->colourBy == by && m_pictureFrom == scene.heights) {
        m_gl.glBindTexture(GL_TEXTURE_2D, m_colours.name());
        return;
    }
    const SharedGroundPicture& ready = scene.heights->picture;
    m_picture = ready && ready->colourBy == by ? ready : paintGround(*scene.heights, by);
    if (!m_picture) // no memory for it
        m_picture = paintGround(*scene.heights, terrain::ColourBy::Plain);
    m_pictureFrom = scene.heights;
    m_colours = GlTexture(m_gl);
    m_gl.glBindTexture(GL_TEXTURE_2D, m_colours.name());
    putPicture(m_gl, GL_RGB8, GL_RGB, m_picture->columns, m_picture->rows, m_picture->texels.data());
    readWithLevels(m_gl);
}

/// Those of the display's weights, which take the place of the heights' own.
void Renderer::setNormals(const Scene& scene) {
    const terrain::NormalWeight weight = scene.display.normals;
    m_gl.glActiveTexture(GL_TEXTURE0 + static_cast<GLuint>(TextureUnit::Normals));
    if (m_weighted && m_weighted->weight == weight && m_weightedFrom == scene.heights) {
        m_gl.glBindTexture(GL_TEXTURE_2D, m_normals.name());
        return;
    }
    const SharedVertexNormals& ready = scene.heights->weighted;
    m_weighted = ready && ready->weight == weight ? ready : weightNormals(*scene.heights, weight);
    if (!m_weighted) // no memory for them: the heights' own stay
        return;
    m_weightedFrom = scene.heights;
    m_normals = GlTexture(m_gl);
    m_gl.glBindTexture(GL_TEXTURE_2D, m_normals.name());
    m_gl.glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
    m_gl.glTexImage2D(GL_TEXTURE_2D, 0, GL_RG16_SNORM, m_weighted->columns, m_weighted->rows, 0, GL_RG,
                      GL_SHORT, m_weighted->texels.data());
    readWithLevels(m_gl);
}

void Renderer::setLight(const Scene& scene) {
    const glm::dvec3 sun = sunDirection(scene.display);
    const SharedLightMap& map = scene.light ? m_baker.bakeUnder(scene.light, sun)
                                            : m_baker.bake(scene.heights, scene.litGround(), sun);
    m_gl.glActiveTexture(GL_TEXTURE0 + static_cast<GLuint>(TextureUnit::Light));
    if (m_light && m_lightMap == map) {
        m_gl.glBindTexture(GL_TEXTURE_2D, m_light.name());
        return;
    }
    m_light = GlTexture(m_gl);
    m_lightMap = map;
    m_gl.glBindTexture(GL_TEXTURE_2D, m_light.name());
    putPicture(m_gl, GL_RG8, GL_RG, map->sky->columns, map->sky->rows, map->texels.data());
}

void Renderer::setScene(const SceneBlock& block) {
    m_gl.glBindBuffer(GL_UNIFORM_BUFFER, m_sceneBuffer.name());
    m_gl.glBufferData(GL_UNIFORM_BUFFER, sizeof(block), &block, GL_STREAM_DRAW);
    m_gl.glBindBufferBase(GL_UNIFORM_BUFFER, 0, m_sceneBuffer.name());
}

void Renderer::draw(const Scene& scene, const Camera& camera, const Lens& lens, const DrawOptions& options) {
    const Ground ground = scene.ground();
    const ClipRange clip =
        clipRange(camera, scene.box(), [&](double x, double y) { return ground.heightAt(x, y); });
    TerrainSelection selection;
    if (scene.heights)
        selection = selectPatches(scene.heights->shown->grid(), scene.heights->pyramid,
                                  selectionView(scene, camera, lens, clip, options));
    SceneBlock block = sceneBlock(scene, camera, lens, clip, selection);
    shift(block, glm::vec2(options.shift * 2.0 / glm::dvec2(options.width, options.height)),
          options.textureLevel);
    coarsen(block, static_cast<float>(options.pixelSide));
    setScene(block);
    setRamp(scene.display);

    beginPicture(options);
    if (scene.heights)
        drawTerrain(scene, selection, options.meshHeights);
    if (scene.heights && (scene.display.needles || scene.display.figure))
        drawMarks(scene, camera, lens);
    if (options.backdrop && m_programs.use(Program::Backdrop)) {
        m_backdrop.bind(m_gl);
        m_gl.glDrawElements(GL_TRIANGLES, m_backdrop.indexCount(), GL_UNSIGNED_SHORT, nullptr);
    }
    endPicture();
}

void Renderer::drawMarks(const Scene& scene, const Camera& camera, const Lens& lens) {
    if (!m_marks)
        m_marks.emplace(m_gl);
    const NeedleGrid needles = needleGrid(scene, camera, lens);
    const unsigned features = m_shown.prepared()->hasHoles ? WithHoles : 0U;
    if (scene.display.needles && m_programs.use(Program::Needle, features))
        m_marks->drawNeedles(needles.columns * needles.rows);
    if (scene.display.figure && figurePlace(scene, camera) && m_programs.use(Program::Figure))
        m_marks->drawFigure();
}

void Renderer::beginPicture(const DrawOptions& options) {
    m_gl.glViewport(0, 0, options.width, options.height);
    const int lines = std::min(options.endLine, options.height) - options.firstLine;
    m_gl.glEnable(GL_SCISSOR_TEST);
    m_gl.glScissor(0, options.firstLine, options.width, std::max(lines, 0));
    m_gl.glDisable(GL_BLEND);
    m_gl.glDisable(GL_STENCIL_TEST);
    m_gl.glEnable(GL_DEPTH_TEST);
    m_gl.glDepthFunc(GL_LEQUAL);
    m_gl.glDepthMask(GL_TRUE);
    m_gl.glClearColor(options.clearColour.r, options.clearColour.g, options.clearColour.b,
                      options.clearAlpha);
    m_gl.glClear(static_cast<GLbitfield>(GL_COLOR_BUFFER_BIT) | GL_DEPTH_BUFFER_BIT);
}

/// What draws after us (text and marks, by QPainter) finds nothing of ours set.
void Renderer::endPicture() {
    m_gl.glBindVertexArray(0);
    m_gl.glUseProgram(0);
    m_gl.glBindBuffer(GL_ARRAY_BUFFER, 0);
    m_gl.glActiveTexture(GL_TEXTURE0);
    m_gl.glPixelStorei(GL_UNPACK_ALIGNMENT, 4);
    m_gl.glDisable(GL_DEPTH_TEST);
    m_gl.glDisable(GL_SCISSOR_TEST);
    m_gl.glDisable(GL_BLEND);
}

void Renderer::copy(GLuint texture, QSize size, double share) {
    if (!m_programs.use(Program::Copy))
        return;
    m_gl.glViewport(0, 0, size.width(), size.height());
    m_gl.glActiveTexture(GL_TEXTURE0 + static_cast<GLuint>(TextureUnit::Picture));
    m_gl.glBindTexture(GL_TEXTURE_2D, texture);
    m_gl.glDisable(GL_DEPTH_TEST);
    m_gl.glDisable(GL_SCISSOR_TEST);
    if (share < 1) {
        m_gl.glEnable(GL_BLEND);
        m_gl.glBlendFunc(GL_CONSTANT_ALPHA, GL_ONE_MINUS_CONSTANT_ALPHA);
        m_gl.glBlendColor(0, 0, 0, static_cast<float>(share));
    }
    m_backdrop.bind(m_gl);
    m_gl.glDrawElements(GL_TRIANGLES, m_backdrop.indexCount(), GL_UNSIGNED_SHORT, nullptr);
    endPicture();
}

void Renderer::drawTerrain(const Scene& scene, const TerrainSelection& selection, bool meshHeights) {
    m_shown.bind(m_gl);
    if (scene.display.normals != terrain::NormalWeight::Gradient)
        setNormals(scene);
    setLight(scene);
    unsigned features = 0;
    if (m_shown.prepared()->hasHoles)
        features |= WithHoles;
    if (!std::isnan(scene.water()))
        features |= WithWater;
    if (scene.display.wireframe)
        features |= WithLattice;
    if (scene.display.contours)
        features |= WithContours;
    if (scene.display.flatShading)
        features |= WithFlatShading;
    if (scene.display.strips)
        features |= WithStrips;
    if (meshHeights)
        features |= WithMeshHeights;
    if (scene.display.colourBy != terrain::ColourBy::Height) {
        setGroundColours(scene);
        features |= WithGroundColours;
    }
    if (scene.display.colourBy == terrain::ColourBy::Normal)
        features |= WithoutLight;
    if (m_programs.use(Program::Terrain, features))
        m_mesh.drawGround(selection);
    if (m_programs.use(Program::Plinth, features))
        m_mesh.drawWalls(selection);
    if (!m_shown.prepared()->rims.empty() && m_programs.use(Program::Rim, features))
        m_mesh.drawRims(m_shown.prepared(), scene.tiles());
}

} // namespace app
