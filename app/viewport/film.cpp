// SPDX-License-Identifier: MIT
#include "app/viewport/film.h"

#include "app/viewport/picture_file.h"

#include <QDir>

#include <algorithm>
#include <cmath>

namespace app {

int Film::pictures() const {
    return std::max(1, static_cast<int>(std::lround(seconds * rate)));
}

QString Film::fileOf(int index) const {
    const auto digits = std::max<qsizetype>(4, QString::number(pictures()).size());
    return QDir(folder).absoluteFilePath(
        QStringLiteral("%1_%2.png").arg(stem).arg(index + 1, static_cast<int>(digits), 10, QLatin1Char('0')));
}

std::vector<Camera> camerasOf(const Film& film) {
    const SceneBox box = film.scene.box();
    const Ground ground = film.scene.ground();
    const GroundHeight height = [&](double x, double y) { return ground.heightAt(x, y); };
    std::vector<Camera> out;
    const Travel travel = Travel::suiting(TravelMode::Follow, box);
    Camera camera = film.path ? film.start : departure(film.start, travel, box, height);
    for (int i = 0; i < film.pictures(); ++i) {
        if (film.path)
            camera = film.path->at(i / film.rate, box, height);
        else if (i > 0)
            camera = travelled(camera, travel, {}, box, height, 1 / film.rate);
        out.push_back(camera);
    }
    return out;
}

int drawFilm(const Film& film, const std::shared_ptr<QOffscreenSurface>& surface,
             const terrain::RunContext& context, QString& error, std::atomic<int>* soFar) {
    PictureRenderer renderer(surface, film.scene);
    const std::vector<Camera> cameras = camerasOf(film);
    int written = 0;
    for (const Camera& camera : cameras) {
        const double done = static_cast<double>(written) / static_cast<double>(cameras.size());
        context.setProgress(done);
        const QImage picture = renderer.draw(camera, film.picture, context.part(done, done));
        error = renderer.error();
        if (picture.isNull())
            return written;
        error = writePicture(picture, film.fileOf(written));
        if (!error.isEmpty())
            return written;
        ++written;
        if (soFar != nullptr)
            *soFar = written;
    }
    context.setProgress(1);
    return written;
}

} // namespace app
