// SPDX-License-Identifier: MIT
#include "app/window/level_pictures.h"

#include "app/docks/levels_dock.h"
#include "app/map/map_picture.h"
#include "app/settings/library_text.h"
#include "app/viewport/opengl_probe.h"
#include "app/viewport/picture_file.h"
#include "app/viewport/view_svg.h"

#include <QDir>
#include <QFileInfo>

namespace app {
namespace {

/// One picture; a translated sentence when it fails.
class StageWriter {
public:
    StageWriter(const LevelPictures& pictures, const std::shared_ptr<QOffscreenSurface>& surface,
                const terrain::RunContext& context)
        : m_pictures(pictures), m_surface(surface), m_context(context),
          m_display(terrain::stageDisplay(pictures.display, pictures.finished)) {}

    QString write(const terrain::SharedHeightfield& heights, const QString& path) const {
        if (m_pictures.kind == LevelPictures::Kind::Map) {
            const MapOptions options{m_display, m_pictures.recipe.seaLevel, m_pictures.picture.size};
            return writePicture(mapPicture(*heights, options, m_context), path);
        }
        const Scene scene{prepareHeights(heights, maximumShownSide(), m_context), m_display,
                          m_pictures.recipe.seaLevel};
        if (!scene.heights)
            return errorText(terrain::Error(
                terrain::ErrorCode::OverLimit,
                TERRAIN_TEXT("PictureDialog", "There is not enough memory for these pictures.")));
        const PictureOptions& options = m_pictures.picture;
        if (m_pictures.kind == LevelPictures::Kind::Drawing)
            return writeFile(viewSvg(scene, m_pictures.camera, options.size, options.transparent), path);
        PictureRenderer renderer(m_surface, scene);
        const QImage picture = renderer.draw(m_pictures.camera, options, m_context);
        return picture.isNull() ? renderer.error() : writePicture(picture, path);
    }

private:
    const LevelPictures& m_pictures;
    const std::shared_ptr<QOffscreenSurface>& m_surface;
    terrain::RunContext m_context;
    terrain::Display m_display;
};

} // namespace

std::vector<terrain::LatticeStage> LevelPictures::stages() const {
    std::vector<terrain::LatticeStage> out = terrain::latticeStages(recipe);
    if (!halves)
        std::erase_if(out, [](const terrain::LatticeStage& stage) { return stage.centresOnly; });
    return out;
}

QStringList LevelPictures::files() const {
    const QFileInfo info(page);
    QStringList out{info.absoluteFilePath()};
    const QString suffix = kind == Kind::Drawing ? QStringLiteral("svg") : QStringLiteral("png");
    for (std::size_t i = 1; i <= stages().size(); ++i)
        out << info.absoluteDir().filePath(QStringLiteral("%1_%2.%3")
                                               .arg(info.completeBaseName())
                                               .arg(i, 3, 10, QLatin1Char('0'))
                                               .arg(suffix));
    return out;
}

bool writeLevelPictures(const LevelPictures& pictures, const std::shared_ptr<QOffscreenSurface>& surface,
                        const terrain::RunContext& context, QString& error) {
    const std::vector<terrain::LatticeStage> stages = pictures.stages();
    const QStringList files = pictures.files();
    QStringList names;
    QStringList captions;
    for (std::size_t i = 0; i < stages.size(); ++i) {
        const double done = static_cast<double>(i) / static_cast<double>(stages.size());
        context.setProgress(done);
        const terrain::RunContext part = context.part(done, done);
        auto heights = terrain::latticeStageHeights(pictures.recipe, stages[i], part);
        if (!heights) {
            error = heights.isError() ? errorText(heights.error()) : QString();
            return false;
        }
        const QSize nodes(heights.value().columns(), heights.value().rows());
        const QString path = files[static_cast<qsizetype>(i) + 1];
        error = StageWriter(pictures, surface, part)
                    .write(std::make_shared<const terrain::Heightfield>(std::move(heights).value()), path);
        if (!error.isEmpty() || context.isCancelled())
            return false;
        names << QFileInfo(path).fileName();
        captions << LevelsDock::stageText(stages[i], stages.back().level, nodes);
    }
    error = writeFile(levelPage(QFileInfo(pictures.page).completeBaseName(), names, captions), files.front());
    return error.isEmpty();
}

} // namespace app
