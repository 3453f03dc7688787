// SPDX-License-Identifier: MIT
#include "app/window/preset_pictures.h"

#include "app/docks/preset_box.h"
#include "app/jobs/job_runner.h"
#include "app/window/recipe_picture.h"

namespace app {

namespace {

/// Null when cancelled, or when the preset cannot be made.
QImage presetPicture(const terrain::Preset& preset, const terrain::RunContext& context) {
    const auto applied = terrain::applyPreset(preset, terrain::presetGrid(preset));
    if (!applied.isOk())
        return {};
    return recipePicture(applied.value().recipe, applied.value().display, PresetPictures::side, context);
}

} // namespace

PresetPictures::PresetPictures(JobRunner& jobs, QObject* parent) : QObject(parent), m_jobs(jobs) {}

void PresetPictures::draw() {
    m_jobs.start(QStringLiteral("preset-pictures"), tr("Drawing the presets"),
                 [this](const terrain::RunContext& context) -> std::function<void()> {
                     QList<std::pair<QString, QImage>> pictures;
                     for (const terrain::Preset& preset : terrain::presets())
                         pictures.append({QLatin1String(preset.id), presetPicture(preset, context)});
                     return [this, pictures] { deliver(pictures); };
                 });
}

void PresetPictures::deliver(const QList<std::pair<QString, QImage>>& pictures) {
    for (const auto& [id, picture] : pictures) {
        if (!picture.isNull())
            Q_EMIT drawn(id, picture);
    }
}

void PresetPictures::drawOwn(const std::vector<terrain::OwnPreset>& presets) {
    m_jobs.start(QStringLiteral("own-preset-pictures"), tr("Drawing the presets"),
                 [this, presets](const terrain::RunContext& context) -> std::function<void()> {
                     QList<std::pair<QString, QImage>> pictures;
                     for (const terrain::OwnPreset& preset : presets)
                         pictures.append({PresetBox::ownId(QString::fromStdString(preset.name)),
                                          recipePicture(preset.recipe, preset.display, side, context)});
                     return [this, pictures] { deliver(pictures); };
                 });
}

QImage PresetPictures::middle(const QImage& picture, const QSize& size) {
    const QImage scaled = picture.scaled(size, Qt::KeepAspectRatioByExpanding, Qt::SmoothTransformation);
    return scaled.copy((scaled.width() - size.width()) / 2, (scaled.height() - size.height()) / 2,
                       size.width(), size.height());
}

} // namespace app
