// SPDX-License-Identifier: MIT
#include "app/commands/picture_output.h"

#include "app/commands/terrain_target.h"
#include "app/map/map_picture.h"
#include "app/viewport/view_picture.h"
#include "libterrain/core/number_text.h"
#include "libterrain/core/safe_file.h"

#include <QBuffer>

#include <clocale>

namespace app {
namespace {
constexpr int largestSide = 32767;
} // namespace

PictureApplication::PictureApplication(bool isMap) {
    if (isMap)
        qputenv("QT_QPA_PLATFORM", "offscreen");
    else if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) // a screen that does not answer ends nothing
        qputenv("QT_QPA_PLATFORM",
                qEnvironmentVariableIsSet("WAYLAND_DISPLAY") ? "wayland;xcb;offscreen" : "xcb;offscreen");
    // What goes wrong is said by the error alone.
    qInstallMessageHandler([](QtMsgType, const QMessageLogContext&, const QString&) {});
    m_application.emplace(m_count, m_words);
    // Qt takes the locale over for everything, numbers included: put back.
    std::setlocale(LC_NUMERIC, "C");
}

terrain::Status checkPicture(const Invocation& run) {
    if (const auto size = run.arguments.size("size");
        size && (size->first > largestSide || size->second > largestSide))
        return terrain::Error{terrain::ErrorCode::OverLimit,
                              {"commands", "A picture has at most 32767 pixels a side: ask for fewer."}};
    if (run.output().extension() != ".png")
        return usageError("%1: pictures are PNG files; give it the suffix .png.", {run.output().string()});
    return checkDestination(run.output(), run.existing());
}

terrain::Result<QImage> drawnMap(const Picture& asked, const terrain::RunContext& context) {
    MapOptions options;
    options.display = asked.display;
    options.seaLevel = asked.seaLevel;
    options.size = asked.size;
    const QImage out = mapPicture(*asked.heights, options, context);
    if (context.isCancelled())
        return terrain::Cancelled{};
    return out;
}

terrain::Result<QImage> drawnView(const Picture& asked) {
    QString reason;
    const auto out = renderView(asked.heights, asked.display, asked.seaLevel, asked.size, &reason);
    if (out)
        return *out;
    return terrain::Error{terrain::ErrorCode::NoOpenGl,
                          {"commands", "The 3D view cannot be drawn: %1 (--view map needs no OpenGL.)"},
                          {reason.toStdString()}};
}

terrain::Status writePng(const QImage& picture, Invocation& run) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    if (!buffer.open(QIODevice::WriteOnly) || !picture.save(&buffer, "PNG"))
        return terrain::Error{
            terrain::ErrorCode::OverLimit,
            {"commands", "There is not enough memory for this picture: ask for a smaller one."}};
    terrain::SafeFile::Options options;
    options.existing = run.existing();
    terrain::Status written = terrain::writeFileSafely(
        run.output(), std::as_bytes(std::span(bytes.constData(), static_cast<std::size_t>(bytes.size()))),
        options);
    if (written)
        run.console.note("wrote " + run.output().string() + ": " + terrain::numberText(picture.width()) +
                         " x " + terrain::numberText(picture.height()) + " pixels.");
    return written;
}

} // namespace app
