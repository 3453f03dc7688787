// SPDX-License-Identifier: MIT
#pragma once

#include "app/viewport/flight_path.h"
#include "app/viewport/picture_renderer.h"
#include "app/viewport/travel.h"

#include <QString>

#include <atomic>
#include <optional>

namespace app {

/// A flight as numbered pictures: what is flown, how long, and how it is drawn.
struct Film {
    Scene scene;
    /// Where it goes: along a path or, without one, an automatic flight over the ground from `start` on.
    std::optional<FlightPath> path;
    Camera start;
    double seconds = 10; ///< > 0
    double rate = 25;    ///< pictures a second, > 0
    PictureOptions picture;
    QString folder; ///< there is one
    QString stem;   ///< of the names: STEM_0001.png …

    /// At least one: the last picture is one step of the rate before the end, so that a loop has no picture
    /// twice.
    [[nodiscard]] int pictures() const;
    /// Absolute; `index` counts from 0.
    [[nodiscard]] QString fileOf(int index) const;
};

/// The cameras of its pictures; deterministic. Any thread.
std::vector<Camera> camerasOf(const Film& film);

/// Draws all of them; each file is whole or not there at all, and those that are there are written over.
/// Returns how many were written: fewer when it is cancelled or fails; `error` gets one translated sentence
/// when it fails; `soFar` counts meanwhile. Any thread.
int drawFilm(const Film& film, const std::shared_ptr<QOffscreenSurface>& surface,
             const terrain::RunContext& context, QString& error, std::atomic<int>* soFar = nullptr);

} // namespace app
