// SPDX-License-Identifier: MIT
#include "app/window/preset_pictures.h"

#include "app/jobs/job_runner.h"
#include "app/map/map_picture.h"
#include "libterrain/recipe/evaluate.h"

namespace app {

namespace {

/// Null when cancelled, or when the preset cannot be made.
QImage presetPicture(const terrain::Preset& preset, const terrain::RunContext& context) {
    constexpr int most = PresetPictures::side + 1; // a small picture needs no more samples
    terrain::Grid grid = terrain::presetGrid(preset);
    const double width = grid.width();
    if (grid.columns > most) { // the same land, fewer samples
        grid.columns = most;
        grid.rows = most;
        grid.spacingX = grid.spacingY = width / (most - 1);
    }
    const auto applied = terrain::applyPreset(preset, grid);
    if (!applied.isOk())
        return {};
    const terrain::Recipe& recipe = applied.value().recipe;
    const auto heights = terrain::evaluate(recipe, context);
    if (!heights.isOk())
        return {};
    const QSize size(PresetPictures::side, PresetPictures::side);
    return mapPicture(*heights.value(), {applied.value().display, recipe.seaLevel, size}, context);
}

} // namespace

PresetPictures::PresetPictures(JobRunner& jobs, QObject* parent) : QObject(parent), m_jobs(jobs) {}

void PresetPictures::draw() {
    m_jobs.start(QStringLiteral("preset-pictures"), tr("Drawing the presets"),
                 [this](const terrain::RunContext& context) -> std::function<void()> {
                     QList<std::pair<QString, QImage>> pictures;
                     for (const terrain::Preset& preset : terrain::presets())
                         pictures.append({QLatin1String(preset.id), presetPicture(preset, context)});
                     return [this, pictures] {
                         for (const auto& [id, picture] : pictures) {
                             if (!picture.isNull())
                                 Q_EMIT drawn(id, picture);
                         }
                     };
                 });
}

QImage PresetPictures::middle(const QImage& picture, const QSize& size) {
    const QImage scaled = picture.scaled(size, Qt::KeepAspectRatioByExpanding, Qt::SmoothTransformation);
    return scaled.copy((scaled.width() - size.width()) / 2, (scaled.height() - size.height()) / 2,
                       size.width(), size.height());
}

} // namespace app
