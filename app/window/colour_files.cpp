// SPDX-License-Identifier: MIT
#include "app/window/colour_files.h"

#include "app/dialogs/file_choice.h"
#include "app/dialogs/messages.h"
#include "app/docks/display_dock.h"
#include "app/settings/library_text.h"
#include "libterrain/recipe/ramp_file.h"

#include <QCoreApplication>
#include <QFile>
#include <QPointer>

namespace app {
namespace {

class ColourFiles {
    Q_DECLARE_TR_FUNCTIONS(app::ColourFiles)
};

const QString rampKind = QStringLiteral("colours");

} // namespace

void chooseRamp(QWidget& window, Settings& settings, DisplayDock& dock) {
    chooseFileToOpen(&window, settings,
                     {.title = ColourFiles::tr("Load colours"),
                      .kind = rampKind,
                      .filters = {ColourFiles::tr("Colour ramps") + QStringLiteral(" (*.cpt *.json)"),
                                  ColourFiles::tr("Any file") + QStringLiteral(" (*)")},
                      .suffixes = {},
                      .label = {},
                      .name = {}},
                     [&window, &settings, to = QPointer(&dock)](const QString& path) {
                         const auto ramp = terrain::readRampFile(QFile::encodeName(path).toStdString());
                         if (!ramp) {
                             showError(&window, errorText(ramp.error()));
                             return;
                         }
                         rememberFolder(settings, rampKind, path);
                         if (to)
                             to->takeRamp(ramp.value());
                     });
}

} // namespace app
