// SPDX-License-Identifier: MIT
#pragma once

#include "app/viewport/film.h"
#include "app/window/level_pictures.h"

#include <QObject>

#include <atomic>
#include <memory>

namespace app {

class JobRunner;
class Settings;
class ViewportWidget;

/// Pictures of the 3D view as files: the present view, and films of flights. Each is asked for in a dialog
/// over `window` and drawn by a job, from the scene as it was then. GUI thread.
class ViewFilms : public QObject {
    Q_OBJECT

public:
    ViewFilms(JobRunner& jobs, Settings& settings, QWidget* window);

    /// `name` is proposed: a file's, without suffix.
    void savePicture(const ViewportWidget& view, const QString& name);
    /// `path` empty: only an automatic flight can be filmed. `cameras`: the path's, for the time it takes.
    void film(const ViewportWidget& view, const std::vector<Camera>& cameras, bool loop, const QString& name);

    /// `pictures`: what is filled in but for kind, picture, halves and page.
    void levels(const LevelPictures& pictures, bool has3d, const QString& name);

Q_SIGNALS:
    /// For the status bar.
    void message(const QString& text);

private:
    void writePicture(const Scene& scene, const Camera& camera, const PictureOptions& options,
                      const QString& path);
    void writeDrawing(const Scene& scene, const Camera& camera, const PictureOptions& options,
                      const QString& path);
    void writeFilm(const Film& film);
    void writeLevels(const LevelPictures& pictures);
    void tell(const QString& error, const QString& done);
    void tellIfStopped(const QString& channel);

    JobRunner& m_jobs;
    Settings& m_settings;
    QWidget* m_window;
    /// Pictures of the film that is being drawn; null when there is none or it ended by itself.
    std::shared_ptr<std::atomic<int>> m_filmed;
};

} // namespace app
