// SPDX-License-Identifier: MIT
#include "app/commands/terrain_target.h"
#include "app/commands/verbs.h"
#include "app/map/map_picture.h"
#include "libterrain/surface/colour_ramp.h"

#include <QBuffer>
#include <QGuiApplication>

#include <clocale>

namespace app {
namespace {

constexpr int defaultSide = 1024;
constexpr int largestSide = 32767;

/// The picture's size when none was asked for: the terrain's shape, 1024 pixels at its longer side.
QSize shapedSize(const terrain::Grid& grid) {
    const double width = std::max(grid.width(), grid.spacingX);
    const double depth = std::max(grid.depth(), grid.spacingY);
    const double scale = defaultSide / std::max(width, depth);
    return {std::max(1, qRound(width * scale)), std::max(1, qRound(depth * scale))};
}

std::string rampList() {
    std::string out;
    for (const terrain::ColourRamp& ramp : terrain::colourRamps())
        out += (out.empty() ? "" : ", ") + std::string(ramp.id);
    return out;
}

/// How the terrain is shown: as its project says, but for what was asked.
terrain::Result<terrain::Display> askedDisplay(terrain::Display display, const Arguments& arguments) {
    display.ramp = arguments.text("ramp").value_or(display.ramp);
    if (terrain::findColourRamp(display.ramp) == nullptr)
        return usageError("There is no colour ramp '%1': there are %2.", {display.ramp, rampList()});
    display.sunAzimuth = arguments.number("sun-azimuth").value_or(display.sunAzimuth);
    display.sunElevation = arguments.number("sun-elevation").value_or(display.sunElevation);
    display.exaggeration = arguments.number("exaggeration").value_or(display.exaggeration);
    return display;
}

terrain::Status checkRequest(const Invocation& run) {
    if (run.arguments.text("view") == "3d")
        return terrain::Error{
            terrain::ErrorCode::NoOpenGl,
            {"commands", "The 3D view needs a window with OpenGL: --view map draws the shaded map without."}};
    if (const auto size = run.arguments.size("size");
        size && (size->first > largestSide || size->second > largestSide))
        return terrain::Error{terrain::ErrorCode::OverLimit,
                              {"commands", "A picture has at most 32767 pixels a side: ask for fewer."}};
    if (run.output().extension() != ".png")
        return usageError("%1: pictures are PNG files; give it the suffix .png.", {run.output().string()});
    return checkDestination(run.output(), run.existing());
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
    return terrain::writeFileSafely(
        run.output(), std::as_bytes(std::span(bytes.constData(), static_cast<std::size_t>(bytes.size()))),
        options);
}

} // namespace

Outcome runRender(Invocation& run) {
    if (const terrain::Status possible = checkRequest(run); !possible)
        return possible.failure();
    const auto ground = loadTerrain(run.arguments.operand(0), run, run.context.part(0, 0.6));
    if (!ground)
        return ground.failure();
    const terrain::Project& project = ground.value().project;
    const auto display = askedDisplay(project.display, run.arguments);
    if (!display)
        return display.failure();

    // Pictures may hold text, and text needs an application; it needs no screen. Qt takes the locale over for
    // everything, numbers included: put back.
    qputenv("QT_QPA_PLATFORM", "offscreen");
    int count = 1;
    char name[] = "moraine";
    char* words[] = {name, nullptr};
    const QGuiApplication application(count, words);
    std::setlocale(LC_NUMERIC, "C");

    MapOptions options;
    options.display = display.value();
    options.seaLevel = project.recipe.seaLevel;
    options.size = shapedSize(ground.value().heights->grid());
    if (const auto size = run.arguments.size("size"))
        options.size = {size->first, size->second};
    const QImage picture = mapPicture(*ground.value().heights, options, run.context.part(0.6, 0.9));
    if (run.context.isCancelled())
        return terrain::Failure(terrain::Cancelled{});
    const terrain::Status written = writePng(picture, run);
    return written ? Outcome(ExitCode::Done) : Outcome(written.failure());
}

} // namespace app
