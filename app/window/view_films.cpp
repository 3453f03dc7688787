// SPDX-License-Identifier: MIT
#include "app/window/view_films.h"

#include "app/dialogs/file_choice.h"
#include "app/dialogs/messages.h"
#include "app/dialogs/picture_specs.h"
#include "app/dialogs/spec_dialog.h"
#include "app/jobs/job_runner.h"
#include "app/settings/display_text.h"
#include "app/viewport/picture_file.h"
#include "app/viewport/view_svg.h"
#include "app/viewport/viewport_widget.h"

#include <QDir>
#include <QFileInfo>
#include <QLocale>

namespace app {

namespace {

const QString pictureChannel = QStringLiteral("picture");
const QString filmChannel = QStringLiteral("film");
const QString folderKind = QStringLiteral("picture");
constexpr int mostPictures = 100000; ///< of a film

PictureOptions optionsOf(const terrain::ParameterSet& values) {
    PictureOptions out;
    out.size = QSize(static_cast<int>(values.integer("width")), static_cast<int>(values.integer("height")));
    out.samples = samplesOf(values);
    return out;
}

std::pair<QString, QString> sizeRefusal(const terrain::ParameterSet& values) {
    const PictureOptions options = optionsOf(values);
    const QString sentence = PictureRenderer::refusal(options.size);
    return {options.size.width() > options.size.height() ? QStringLiteral("width") : QStringLiteral("height"),
            sentence};
}

Film timesOf(Film film, const terrain::ParameterSet& values) {
    film.seconds = values.real("seconds");
    film.rate = values.real("rate");
    return film;
}

std::pair<QString, QString> filmRefusal(const terrain::ParameterSet& values) {
    if (timesOf({}, values).pictures() > mostPictures)
        return {QStringLiteral("seconds"),
                ViewFilms::tr("A film has at most %1 pictures: make it shorter, or take fewer a second.")
                    .arg(QLocale().toString(mostPictures))};
    return sizeRefusal(values);
}

bool isDrawable(const Scene& scene) {
    return scene.heights &&
           std::max(scene.heights->shown->columns(), scene.heights->shown->rows()) <= largestDrawnSide;
}

QString drawnSize(const terrain::ParameterSet& values) {
    return sizeText(optionsOf(values).size.width(), optionsOf(values).size.height());
}

} // namespace

ViewFilms::ViewFilms(JobRunner& jobs, Settings& settings, QWidget* window)
    : QObject(window), m_jobs(jobs), m_settings(settings), m_window(window) {
    connect(&jobs, &JobRunner::finished, this, &ViewFilms::tellIfStopped);
}

void ViewFilms::savePicture(const ViewportWidget& view, const QString& name) {
    const Scene scene = view.scene();
    const Camera camera = view.camera();
    auto* dialog = new SpecDialog({.name = QStringLiteral("pictureDialog"),
                                   .title = tr("Picture of the 3D view"),
                                   .action = tr("&Save…"),
                                   .specs = viewPictureSpecs(isDrawable(scene)),
                                   .factLabel = tr("Picture"),
                                   .fact = drawnSize,
                                   .refusal = sizeRefusal},
                                  m_settings, m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &SpecDialog::wanted, this, [this, dialog, scene, camera, name] {
        const bool drawing = dialog->values().isChoice("kind", "svg");
        PictureOptions options = optionsOf(dialog->values());
        options.transparent = dialog->values().boolean("transparent");
        const QString suffix = drawing ? QStringLiteral("svg") : QStringLiteral("png");
        chooseFileToSave(dialog, m_settings,
                         {.title = dialog->windowTitle(),
                          .kind = folderKind,
                          .filters = {},
                          .suffixes = {suffix},
                          .label = suffix.toUpper(),
                          .name = name},
                         [this, dialog, scene, camera, options, drawing](const QString& path, bool) {
                             dialog->accept();
                             if (drawing)
                                 writeDrawing(scene, camera, options, path);
                             else
                                 writePicture(scene, camera, options, path);
                         });
    });
    dialog->open();
}

void ViewFilms::writePicture(const Scene& scene, const Camera& camera, const PictureOptions& options,
                             const QString& path) {
    rememberFolder(m_settings, folderKind, path);
    m_jobs.start(
        pictureChannel, tr("Drawing %1").arg(QFileInfo(path).fileName()),
        [this, scene, camera, options, path,
         surface = makePictureSurface()](const terrain::RunContext& context) -> std::function<void()> {
            PictureRenderer renderer(surface, scene);
            const QImage picture = renderer.draw(camera, options, context);
            if (picture.isNull() && renderer.error().isEmpty())
                return {}; // cancelled
            const QString error = picture.isNull() ? renderer.error() : app::writePicture(picture, path);
            return [this, error, path] { tell(error, tr("Saved %1").arg(QFileInfo(path).fileName())); };
        });
}

void ViewFilms::writeDrawing(const Scene& scene, const Camera& camera, const PictureOptions& options,
                             const QString& path) {
    rememberFolder(m_settings, folderKind, path);
    tell(writeFile(viewSvg(scene, camera, options.size, options.transparent), path),
         tr("Saved %1").arg(QFileInfo(path).fileName()));
}

void ViewFilms::film(const ViewportWidget& view, const std::vector<Camera>& cameras, bool loop,
                     const QString& name) {
    Film scene;
    scene.scene = view.scene();
    scene.start = view.camera();
    const auto pictures = [](const terrain::ParameterSet& values) {
        return tr("%1 of %2 pixels")
            .arg(QLocale().toString(timesOf({}, values).pictures()), drawnSize(values));
    };
    auto* dialog = new SpecDialog({.name = QStringLiteral("filmDialog"),
                                   .title = tr("Film a flight"),
                                   .action = tr("&Film…"),
                                   .specs = filmSpecs(cameras.size() > 1),
                                   .factLabel = tr("Pictures"),
                                   .fact = pictures,
                                   .refusal = filmRefusal},
                                  m_settings, m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &SpecDialog::wanted, this, [this, dialog, scene, cameras, loop, name] {
        Film film = timesOf(scene, dialog->values());
        film.picture = optionsOf(dialog->values());
        if (dialog->values().isChoice("flight", "path"))
            film.path = FlightPath(cameras, film.seconds, loop);
        const auto filmAt = [film](const QString& path) {
            Film out = film;
            out.folder = QFileInfo(path).absolutePath();
            out.stem = QFileInfo(path).completeBaseName();
            return out;
        };
        chooseFileToSave(dialog, m_settings,
                         {.title = dialog->windowTitle(),
                          .kind = folderKind,
                          .filters = {},
                          .suffixes = {QStringLiteral("png")},
                          .label = tr("Numbered pictures"),
                          .name = name,
                          .files =
                              [filmAt](const QString& path) {
                                  const Film named = filmAt(path);
                                  QStringList out;
                                  for (int i = 0; i < named.pictures(); ++i)
                                      out << named.fileOf(i);
                                  return out;
                              }},
                         [this, dialog, filmAt](const QString& path, bool) {
                             dialog->accept();
                             rememberFolder(m_settings, folderKind, path);
                             writeFilm(filmAt(path));
                         });
    });
    dialog->open();
}

void ViewFilms::writeFilm(const Film& film) {
    const auto soFar = std::make_shared<std::atomic<int>>(0);
    m_filmed = soFar;
    m_jobs.start(filmChannel, tr("Filming the flight"),
                 [this, film, soFar, surface = makePictureSurface()](
                     const terrain::RunContext& context) -> std::function<void()> {
                     QString error;
                     const int written = drawFilm(film, surface, context, error, soFar.get());
                     if (context.isCancelled())
                         return {};
                     return [this, film, written, error] {
                         m_filmed.reset();
                         tell(error, tr("Filmed %1: %2 to %3")
                                         .arg(tr("%n picture(s)", nullptr, written),
                                              QFileInfo(film.fileOf(0)).fileName(),
                                              QFileInfo(film.fileOf(written - 1)).fileName()));
                     };
                 });
}

/// Pictures that were drawn before the film was stopped stay where they are.
void ViewFilms::tellIfStopped(const QString& channel) {
    if (channel != filmChannel || m_filmed == nullptr)
        return;
    const int written = *m_filmed;
    m_filmed.reset();
    Q_EMIT message(written == 0 ? tr("The film was stopped before its first picture")
                                : tr("The film was stopped: %n picture(s) are there", nullptr, written));
}

void ViewFilms::tell(const QString& error, const QString& done) {
    if (error.isEmpty())
        Q_EMIT message(done);
    else
        showError(m_window, error);
}

} // namespace app
