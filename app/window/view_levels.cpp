// SPDX-License-Identifier: MIT
// The growth of a terrain as pictures: the dialog and the job of ViewFilms.
#include "app/dialogs/file_choice.h"
#include "app/dialogs/picture_specs.h"
#include "app/dialogs/spec_dialog.h"
#include "app/jobs/job_runner.h"
#include "app/settings/display_text.h"
#include "app/viewport/view_svg.h"
#include "app/window/view_films.h"

#include <QFileInfo>
#include <QLocale>

namespace app {

namespace {

LevelPictures chosen(LevelPictures pictures, const terrain::ParameterSet& values) {
    pictures.kind = values.isChoice("kind", "map")    ? LevelPictures::Kind::Map
                    : values.isChoice("kind", "view") ? LevelPictures::Kind::View
                                                      : LevelPictures::Kind::Drawing;
    pictures.halves = !values.isChoice("steps", "levels");
    pictures.samples = values.isChoice("steps", "samples");
    pictures.picture.size =
        QSize(static_cast<int>(values.integer("width")), static_cast<int>(values.integer("height")));
    pictures.picture.samples = samplesOf(values);
    return pictures;
}

bool hasAtMost(const terrain::Grid& grid, int side) {
    return std::max(grid.columns, grid.rows) <= side;
}

/// The card draws what is a picture of the 3D view.
std::pair<QString, QString> refusal(const terrain::ParameterSet& values) {
    const QSize size = chosen({}, values).picture.size;
    return {size.width() > size.height() ? QStringLiteral("width") : QStringLiteral("height"),
            values.isChoice("kind", "view") ? PictureRenderer::refusal(size) : QString()};
}

} // namespace

void ViewFilms::levels(const LevelPictures& pictures, bool has3d, const QString& name) {
    const auto fact = [pictures](const terrain::ParameterSet& values) {
        const LevelPictures all = chosen(pictures, values);
        return tr("%1 of %2 pixels, and a page that plays them")
            .arg(QLocale().toString(all.count()),
                 sizeText(all.picture.size.width(), all.picture.size.height()));
    };
    auto* dialog = new SpecDialog(
        {.name = QStringLiteral("levelsDialog"),
         .title = tr("Pictures of all steps"),
         .action = tr("&Save…"),
         .specs = levelPictureSpecs(has3d, hasAtMost(pictures.recipe.grid, largestDrawnSide),
                                    hasAtMost(pictures.recipe.grid, LevelPictures::largestSampledSide)),
         .factLabel = tr("Pictures"),
         .fact = fact,
         .refusal = refusal},
        m_settings, m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &SpecDialog::wanted, this, [this, dialog, pictures, name] {
        LevelPictures all = chosen(pictures, dialog->values());
        const auto at = [all](const QString& path) {
            LevelPictures out = all;
            out.page = path;
            return out;
        };
        chooseFileToSave(dialog, m_settings,
                         {.title = dialog->windowTitle(),
                          .kind = QStringLiteral("picture"),
                          .filters = {},
                          .suffixes = {QStringLiteral("html")},
                          .label = tr("Web page with pictures beside it"),
                          .name = name,
                          .files = [at](const QString& path) { return at(path).files(); }},
                         [this, dialog, at](const QString& path, bool) {
                             dialog->accept();
                             rememberFolder(m_settings, QStringLiteral("picture"), path);
                             writeLevels(at(path));
                         });
    });
    dialog->open();
}

void ViewFilms::writeLevels(const LevelPictures& pictures) {
    std::shared_ptr<QOffscreenSurface> surface;
    if (pictures.kind == LevelPictures::Kind::View)
        surface = makePictureSurface();
    m_jobs.start(QStringLiteral("level pictures"), tr("Drawing the steps"),
                 [this, pictures, surface](const terrain::RunContext& context) -> std::function<void()> {
                     QString error;
                     const bool done = writeLevelPictures(pictures, surface, context, error);
                     if (!done && error.isEmpty())
                         return {}; // cancelled
                     return [this, error, pictures] {
                         tell(error, tr("Saved %1").arg(QFileInfo(pictures.page).fileName()));
                     };
                 });
}

} // namespace app
