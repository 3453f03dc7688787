// SPDX-License-Identifier: MIT
#pragma once

#include "app/viewport/picture_renderer.h"
#include "libterrain/recipe/lattice_stage.h"

#include <QStringList>

namespace app {

/// The growth of a terrain as numbered pictures and a web page that plays them.
struct LevelPictures {
    enum class Kind { Map, View, Drawing }; ///< Drawing: the 3D view as SVG, for small terrains

    terrain::Recipe recipe;
    terrain::Display display; ///< as the finished terrain is shown
    terrain::HeightRange finished;
    Kind kind = Kind::Map;
    Camera camera; ///< of View and Drawing
    PictureOptions picture;
    bool halves = true; ///< a picture after the centres of each level, too
    /// A picture for each sample, with what it is made of drawn in it; with `halves`.
    bool samples = false;
    QString page; ///< path of the web page, STEM.html; pictures lie beside it as STEM_001.png …

    /// Grids of more samples a side have too many for pictures of single ones.
    static constexpr int largestSampledSide = 65;

    [[nodiscard]] std::vector<terrain::LatticeStage> stages() const;
    /// Of single samples the stages are made for it.
    [[nodiscard]] int count() const;
    /// Absolute paths: the page, and a picture for each stage.
    [[nodiscard]] QStringList files() const;
};

/// Makes and writes all of them, the page last; each file is whole or not there at all, and those that are
/// there are written over. Returns whether it came to its end; `error` gets one translated sentence when it
/// failed. `surface`: null for maps and drawings. Any thread.
bool writeLevelPictures(const LevelPictures& pictures, const std::shared_ptr<QOffscreenSurface>& surface,
                        const terrain::RunContext& context, QString& error);

/// A page in one folder, without any network: a picture, step backward, play, pause, step forward, by buttons
/// and arrow keys. `pictures`: file names beside it; `captions`: as many texts.
QByteArray levelPage(const QString& title, const QStringList& pictures, const QStringList& captions);

} // namespace app
