// SPDX-License-Identifier: MIT
#pragma once

#include "app/commands/invocation.h"
#include "libterrain/core/heightfield.h"
#include "libterrain/surface/display.h"

#include <QGuiApplication>
#include <QImage>

#include <optional>

namespace app {

/// Pictures hold text, and text needs an application. The map's needs no screen; the 3D view takes the one
/// there is, for that is where OpenGL is.
class PictureApplication {
public:
    explicit PictureApplication(bool isMap);

private:
    int m_count = 1;
    char m_name[8] = "moraine";
    char* m_words[2] = {m_name, nullptr};
    std::optional<QGuiApplication> m_application;
};

/// Refuses sizes beyond what a picture can have, files that are not .png and places that cannot be written.
terrain::Status checkPicture(const Invocation& run);

/// What a picture shows.
struct Picture {
    terrain::SharedHeightfield heights;
    const terrain::Display& display;
    std::optional<double> seaLevel;
    QSize size;
};

terrain::Result<QImage> drawnMap(const Picture& asked, const terrain::RunContext& context);
/// NoOpenGl where it cannot be drawn.
terrain::Result<QImage> drawnView(const Picture& asked);

/// Writes the picture as the verb's output, and says so.
terrain::Status writePng(const QImage& picture, Invocation& run);

} // namespace app
