// SPDX-License-Identifier: MIT
#pragma once

#include "app/viewport/light_baker.h"
#include "app/viewport/scene.h"
#include "app/viewport/shader_programs.h"
#include "app/viewport/teaching_marks.h"
#include "app/viewport/terrain_mesh.h"
#include "app/viewport/terrain_textures.h"

#include <QSize>

#include <limits>

namespace app {

struct SceneBlock;

/// How a picture is drawn.
struct DrawOptions {
    int width = 1; ///< of the framebuffer, device pixels
    int height = 1;
    double quadPixels = 3;    ///< how coarse the mesh may be, in device pixels
    bool meshHeights = false; ///< colours by the mesh's heights and shade of its corners alone: less sharp,
                              ///< but faster where a processor draws
    bool backdrop = true;     ///< sky and floor; without them what is not covered keeps the clear colour
    glm::vec3 clearColour{0};
    float clearAlpha = 1;   ///< 0: what is not covered is transparent
    glm::dvec2 shift{0};    ///< of the picture, in pixels
    int pixelSide = 1;      ///< of a pixel, in those of the screen, where lines are as wide as ever
    float textureLevel = 0; ///< added to the level that textures are read at: < 0 is sharper
    int firstLine = 0;      ///< only these lines are drawn, counted from below
    int endLine = std::numeric_limits<int>::max();
};

/// Every OpenGL object of the 3D view and the order of drawing. Made, used and destroyed with its context
/// current; nothing in it is lost with it that the scene does not hold.
class Renderer {
public:
    /// error() tells when it cannot be used. `shaderFolder`: ":/shaders" for the built-in ones.
    Renderer(Gl& gl, const QString& shaderFolder);

    [[nodiscard]] const QString& error() const { return m_programs.error(); }

    /// The heights to draw from now on; null = none. The former ones stay in the picture until upload() has
    /// handed the new ones over.
    void setHeights(const SharedPreparedHeights& heights);
    static constexpr std::size_t everything = TerrainTextures::everything;
    /// Hands about `bytes` of the new heights to the card, or shows what is there; true when none is left to
    /// do.
    bool upload(std::size_t bytes);
    /// Whether nothing is left but to show them.
    [[nodiscard]] bool isHandedOver() const { return m_coming.isComplete(); }
    /// The heights that draw() shows; null while there are none.
    [[nodiscard]] const SharedPreparedHeights& shown() const { return m_shown.prepared(); }

    /// Draws into the framebuffer that is bound. The scene's heights must be shown(), or null.
    void draw(const Scene& scene, const Camera& camera, const Lens& lens, const DrawOptions& options);

    /// Puts a picture into the framebuffer that is bound, pixel by pixel, as it is or (share < 1) mixed with
    /// what is there.
    void copy(GLuint texture, QSize size, double share);

    /// Triangles of the last picture.
    [[nodiscard]] std::int64_t triangles() const { return m_mesh.triangles(); }

private:
    void setRamp(const terrain::Display& display);
    void setLight(const Scene& scene);
    void setGroundColours(const Scene& scene);
    void setNormals(const Scene& scene);
    void setScene(const SceneBlock& block);
    void beginPicture(const DrawOptions& options);
    void endPicture();
    void drawTerrain(const Scene& scene, const TerrainSelection& selection, bool meshHeights);
    void drawMarks(const Scene& scene, const Camera& camera, const Lens& lens);

    Gl& m_gl;
    ShaderPrograms m_programs;
    TerrainMesh m_mesh;
    TerrainTextures m_shown;
    TerrainTextures m_coming;
    SharedPreparedHeights m_update; ///< to be shown by what is there, with little handed over; null: none
    TerrainTextures m_spare; ///< room to be used again, so that a new terrain of the same size comes at once
    GlTexture m_ramp;
    std::string m_rampId;
    terrain::RampReference m_loadedRamp; ///< when it was made
    SharedGroundPicture m_picture;       ///< whose colours are on the card …
    SharedPreparedHeights m_pictureFrom; ///< … and of which heights
    GlTexture m_colours;
    SharedVertexNormals m_weighted;       ///< normals that are on the card in place of the heights' own …
    SharedPreparedHeights m_weightedFrom; ///< … and of which heights
    GlTexture m_normals;
    LightBaker m_baker;
    SharedLightMap m_lightMap; ///< that is on the card
    GlTexture m_light;
    GlBuffer m_sceneBuffer;
    IndexedMesh m_backdrop;
    std::optional<TeachingMarks> m_marks; ///< once they are asked for
};

} // namespace app
