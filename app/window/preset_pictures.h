// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/recipe/own_preset.h"
#include "libterrain/recipe/preset.h"

#include <QImage>
#include <QObject>

#include <vector>

namespace app {

class JobRunner;

/// Draws a small square map of every preset, away from the GUI thread. GUI thread.
class PresetPictures : public QObject {
    Q_OBJECT

public:
    /// Device pixels a side.
    static constexpr int side = 256;

    PresetPictures(JobRunner& jobs, QObject* parent);

    /// Draws; drawn() follows for each preset.
    void draw();

    /// The same for presets of the person's own (PresetBox::ownId).
    void drawOwn(const std::vector<terrain::OwnPreset>& presets);

    /// The middle of a picture, `size` device pixels large.
    static QImage middle(const QImage& picture, const QSize& size);

Q_SIGNALS:
    void drawn(const QString& presetId, const QImage& picture);

private:
    void deliver(const QList<std::pair<QString, QImage>>& pictures);

    JobRunner& m_jobs;
};

} // namespace app
