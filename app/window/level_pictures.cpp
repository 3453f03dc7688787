// SPDX-License-Identifier: MIT
#include "app/window/level_pictures.h"

#include "app/docks/levels_dock.h"
#include "app/map/map_picture.h"
#include "app/settings/library_text.h"
#include "app/viewport/opengl_probe.h"
#include "app/viewport/picture_file.h"
#include "app/viewport/scene_projection.h"
#include "app/viewport/view_svg.h"
#include "app/window/sample_drawing.h"

#include <QBuffer>
#include <QDir>
#include <QFileInfo>
#include <QPainter>
#include <QSvgGenerator>

namespace app {
namespace {

void annotate(QImage& picture, const ViewAnnotation& annotation, const ViewProjection& projection) {
    if (!annotation || picture.isNull())
        return;
    QPainter painter(&picture);
    annotation(painter, projection, QRectF(picture.rect()));
}

/// The drawing with the annotation's shapes and texts at its end.
QByteArray annotatedSvg(QByteArray svg, const ViewAnnotation& annotation, const ViewProjection& projection,
                        const QSize& size) {
    if (!annotation)
        return svg;
    QByteArray over;
    QBuffer buffer(&over);
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(size);
    generator.setViewBox(QRect(QPoint(0, 0), size));
    QPainter painter(&generator);
    annotation(painter, projection, QRectF(QPointF(0, 0), QSizeF(size)));
    painter.end();
    const qsizetype from = over.indexOf("<g");
    const qsizetype to = over.lastIndexOf("</svg>");
    if (from >= 0 && to > from)
        svg.insert(svg.lastIndexOf("</svg>"), over.mid(from, to - from));
    return svg;
}

/// One picture; a translated sentence when it fails.
class StageWriter {
public:
    StageWriter(const LevelPictures& pictures, const std::shared_ptr<QOffscreenSurface>& surface,
                const terrain::RunContext& context)
        : m_pictures(pictures), m_surface(surface), m_context(context),
          m_display(terrain::stageDisplay(pictures.display, pictures.finished)) {}

    /// `annotation`: painted over it; may be empty.
    QString write(const terrain::SharedHeightfield& heights, const ViewAnnotation& annotation,
                  const QString& path) const {
        if (m_pictures.kind == LevelPictures::Kind::Map)
            return writeMap(*heights, annotation, path);
        const Scene scene{prepareHeights(heights, maximumShownSide(), m_context), m_display,
                          m_pictures.recipe.seaLevel};
        if (!scene.heights)
            return errorText(terrain::Error(
                terrain::ErrorCode::OverLimit,
                TERRAIN_TEXT("PictureDialog",
                             "There is not enough memory for these pictures: choose smaller ones.")));
        const PictureOptions& options = m_pictures.picture;
        const Lens lens{static_cast<double>(options.size.width()),
                        static_cast<double>(options.size.height())};
        const SceneProjection projection(scene, m_pictures.camera, lens);
        if (m_pictures.kind == LevelPictures::Kind::Drawing)
            return writeFile(
                annotatedSvg(viewSvg(scene, m_pictures.camera, options.size, options.transparent), annotation,
                             projection, options.size),
                path);
        PictureRenderer renderer(m_surface, scene);
        QImage picture = renderer.draw(m_pictures.camera, options, m_context);
        annotate(picture, annotation, projection);
        return picture.isNull() ? renderer.error() : writePicture(picture, path);
    }

private:
    QString writeMap(const terrain::Heightfield& heights, const ViewAnnotation& annotation,
                     const QString& path) const {
        const MapOptions options{m_display, m_pictures.recipe.seaLevel, m_pictures.picture.size};
        QImage picture = mapPicture(heights, options, m_context);
        annotate(picture, annotation, *mapPictureProjection(heights, options));
        return writePicture(picture, path);
    }

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

int LevelPictures::count() const {
    if (!samples)
        return static_cast<int>(stages().size());
    int out = 0;
    for (const terrain::LatticeStage& stage : stages())
        if (const auto heights = terrain::latticeStageHeights(recipe, stage))
            out +=
                std::max(1, static_cast<int>(terrain::samplesOfStage(recipe, stage, heights.value()).size()));
    return out;
}

QStringList LevelPictures::files() const {
    const QFileInfo info(page);
    QStringList out{info.absoluteFilePath()};
    const QString suffix = kind == Kind::Drawing ? QStringLiteral("svg") : QStringLiteral("png");
    const int pictures = count();
    const int digits = pictures > 999 ? 4 : 3;
    for (int i = 1; i <= pictures; ++i)
        out << info.absoluteDir().filePath(QStringLiteral("%1_%2.%3")
                                               .arg(info.completeBaseName())
                                               .arg(i, digits, 10, QLatin1Char('0'))
                                               .arg(suffix));
    return out;
}

namespace {

/// The pictures of one stage after the other, and what the page says of them.
class Series {
public:
    Series(const LevelPictures& pictures, const std::shared_ptr<QOffscreenSurface>& surface)
        : m_pictures(pictures), m_surface(surface), m_files(pictures.files()), m_stages(pictures.stages()) {}

    /// A translated sentence when it fails; empty also when it is cancelled.
    QString write(const terrain::RunContext& context) {
        for (const terrain::LatticeStage& stage : m_stages) {
            auto heights =
                terrain::latticeStageHeights(m_pictures.recipe, stage, context.part(done(), done()));
            if (!heights)
                return heights.isError() ? errorText(heights.error()) : QString();
            const QString error = writeStage(
                stage, std::make_shared<const terrain::Heightfield>(std::move(heights).value()), context);
            if (!error.isEmpty() || context.isCancelled())
                return error;
        }
        return writeFile(levelPage(QFileInfo(m_pictures.page).completeBaseName(), m_names, m_captions),
                         m_files.front());
    }

private:
    QString writeStage(const terrain::LatticeStage& stage, const terrain::SharedHeightfield& heights,
                       const terrain::RunContext& context) {
        const auto samples = m_pictures.samples ? terrain::samplesOfStage(m_pictures.recipe, stage, *heights)
                                                : std::vector<terrain::SampleOrigin>();
        const int last = static_cast<int>(samples.size());
        const QString caption =
            LevelsDock::stageText(stage, m_stages.back().level, QSize(heights->columns(), heights->rows()));
        for (int i = 1; i <= std::max(last, 1); ++i) {
            const terrain::SharedHeightfield shown =
                i < last ? terrain::withFirstSamples(*heights, samples, i) : heights;
            if (shown == nullptr)
                return errorText(terrain::Error(
                    terrain::ErrorCode::OverLimit,
                    TERRAIN_TEXT("PictureDialog",
                                 "There is not enough memory for these pictures: choose smaller ones.")));
            const bool single = last > 0;
            const QString error = writeOne(
                shown,
                single ? sampleDrawing(samples[static_cast<std::size_t>(i) - 1], *shown) : ViewAnnotation(),
                context);
            if (!error.isEmpty() || context.isCancelled())
                return error;
            m_captions << (single ? LevelsDock::tr("%1 · sample %2 of %3").arg(caption).arg(i).arg(last)
                                  : caption);
        }
        return {};
    }

    QString writeOne(const terrain::SharedHeightfield& heights, const ViewAnnotation& annotation,
                     const terrain::RunContext& context) {
        context.setProgress(done());
        const QString& path = m_files[m_names.size() + 1];
        m_names << QFileInfo(path).fileName();
        return StageWriter(m_pictures, m_surface, context.part(done(), done()))
            .write(heights, annotation, path);
    }

    [[nodiscard]] double done() const {
        return static_cast<double>(m_names.size()) / static_cast<double>(m_files.size());
    }

    const LevelPictures& m_pictures;
    const std::shared_ptr<QOffscreenSurface>& m_surface;
    QStringList m_files;
    std::vector<terrain::LatticeStage> m_stages;
    QStringList m_names;
    QStringList m_captions;
};

} // namespace

bool writeLevelPictures(const LevelPictures& pictures, const std::shared_ptr<QOffscreenSurface>& surface,
                        const terrain::RunContext& context, QString& error) {
    error = Series(pictures, surface).write(context);
    return error.isEmpty() && !context.isCancelled();
}

} // namespace app
