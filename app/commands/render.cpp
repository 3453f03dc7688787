// SPDX-License-Identifier: MIT
#include "app/commands/picture_output.h"
#include "app/commands/terrain_source.h"
#include "app/commands/verbs.h"
#include "libterrain/core/number_text.h"
#include "libterrain/recipe/lattice_stage.h"
#include "libterrain/recipe/ramp_file.h"
#include "libterrain/surface/colour_ramp.h"
#include "libterrain/surface/shown_colours.h"

#include <cmath>
#include <filesystem>
#include <optional>

namespace app {
namespace {

constexpr int defaultSide = 1024;

/// The picture's size: what was asked; else a map has the terrain's shape and the 3D view that of a screen.
QSize askedSize(const Terrain& ground, const Arguments& arguments, bool isMap) {
    if (const auto size = arguments.size("size"))
        return {size->first, size->second};
    if (!isMap)
        return {1280, 800};
    const terrain::Grid& grid = ground.heights->grid();
    const double width = grid.columns * grid.spacingX; // every sample has its pixel
    const double depth = grid.rows * grid.spacingY;
    const double scale = defaultSide / std::max(width, depth);
    return {std::max(1, qRound(width * scale)), std::max(1, qRound(depth * scale))};
}

std::string rampList() {
    std::string out;
    for (const terrain::ColourRamp& ramp : terrain::colourRamps())
        out += (out.empty() ? "" : ", ") + std::string(ramp.id);
    return out;
}

/// A ramp by its id; else a file of that name.
terrain::Status takeRamp(const std::string& asked, terrain::Display& display) {
    const bool isKept = asked == terrain::loadedRampId && display.loadedRamp;
    if (isKept || terrain::findColourRamp(asked) != nullptr) {
        display.ramp = asked;
        return terrain::Done{};
    }
    std::error_code ignored;
    if (!std::filesystem::is_regular_file(asked, ignored))
        return usageError("There is no colour ramp '%1' and no file of that name: there are %2.",
                          {asked, rampList()});
    const auto read = terrain::readRampFile(asked);
    if (!read)
        return read.failure();
    terrain::setLoadedRamp(display, read.value());
    return terrain::Done{};
}

void takeLooks(const Arguments& arguments, terrain::Display& display) {
    display.flatShading = display.flatShading || arguments.has("flat");
    display.strips = display.strips || arguments.has("strips");
    display.needles = display.needles || arguments.has("needles");
    display.figure = display.figure || arguments.has("figure");
    for (const terrain::NormalWeightName& name : terrain::normalWeightNames())
        if (arguments.text("normals") == name.id)
            display.normals = name.weight;
}

/// Contour lines: as the heights ask for, none, or so many metres apart.
terrain::Status takeContours(const Arguments& arguments, terrain::Display& display) {
    const std::optional<std::string> asked = arguments.text("contours");
    if (!asked)
        return terrain::Done{};
    const std::optional<double> interval = terrain::parseDouble(*asked);
    const bool isWord = asked == "auto" || asked == "none";
    if (!isWord && !(interval && std::isfinite(*interval) && *interval > 0))
        return usageError("--contours takes auto, none or metres above 0 between lines, not '%1'.", {*asked});
    display.contours = asked != "none";
    display.contourInterval = isWord ? 0 : *interval;
    return terrain::Done{};
}

/// How the terrain is shown: as its project says, but for what was asked.
terrain::Result<terrain::Display> askedDisplay(terrain::Display display, const Arguments& arguments) {
    if (const auto by = arguments.text("colour-by"))
        display.colourBy = terrain::findColourBy(*by).value_or(display.colourBy);
    if (const auto ramp = arguments.text("ramp"))
        if (const terrain::Status taken = takeRamp(*ramp, display); !taken)
            return taken.failure();
    if (const terrain::Status taken = takeContours(arguments, display); !taken)
        return taken.failure();
    takeLooks(arguments, display);
    display.sunAzimuth = arguments.number("sun-azimuth").value_or(display.sunAzimuth);
    display.sunElevation = arguments.number("sun-elevation").value_or(display.sunElevation);
    display.cameraAzimuth = arguments.number("camera-azimuth").value_or(display.cameraAzimuth);
    display.cameraElevation = arguments.number("camera-elevation").value_or(display.cameraElevation);
    display.exaggeration = arguments.number("exaggeration").value_or(display.exaggeration);
    return display;
}

/// Elevations are angles over the horizon: the sun's above it, the camera's also below.
terrain::Status checkElevation(const Arguments& arguments, const char* name, double least) {
    const double degrees = arguments.number(name).value_or(0);
    if (degrees >= least && degrees <= 90)
        return terrain::Done{};
    return usageError("--%1 takes degrees over the horizon, from %2 to 90, not %3.",
                      {name, terrain::numberText(least), terrain::numberText(degrees)});
}

/// Ramps are of heights; the map is drawn from above, with a shading of its own.
void sayIneffective(const Invocation& run, const terrain::Display& display) {
    if (run.arguments.has("ramp") && display.colourBy != terrain::ColourBy::Height)
        run.console.note(std::string("--ramp has no effect on colours by ") + idOf(display.colourBy) +
                         ": --colour-by height shows it.");
    if (run.arguments.text("view") == "3d")
        return;
    for (const char* name : {"camera-azimuth", "camera-elevation", "exaggeration", "flat", "normals",
                             "strips", "needles", "figure"})
        if (run.arguments.has(name))
            run.console.note(std::string("--") + name + " has no effect on the map: --view 3d shows it.");
}

terrain::Status checkRequest(const Invocation& run) {
    if (terrain::Status sun = checkElevation(run.arguments, "sun-elevation", 0); !sun)
        return sun;
    if (terrain::Status camera = checkElevation(run.arguments, "camera-elevation", -90); !camera)
        return camera;
    return checkPicture(run);
}

/// Leaves of the ground and its display what `--lattice` asks for; colours stay those of the finished
/// terrain.
terrain::Status keepLattice(Terrain& ground, terrain::Display& display, const Invocation& run) {
    const std::optional<int> level = run.arguments.whole("lattice");
    if (!level)
        return terrain::Done{};
    const terrain::Recipe& recipe = ground.project.recipe;
    const std::vector<terrain::LatticeStage> stages =
        ground.isImported ? std::vector<terrain::LatticeStage>() : terrain::latticeStages(recipe);
    if (stages.empty())
        return usageError("--lattice is for ground that diamond-square has made, and %1 is not.",
                          {run.arguments.operand(0)});
    if (*level > stages.back().level)
        return usageError("This terrain has the levels 0 to %1, so --lattice cannot be %2.",
                          {terrain::numberText(stages.back().level), terrain::numberText(*level)});
    auto reached = terrain::latticeStageHeights(recipe, {*level, false}, run.context);
    if (!reached)
        return reached.failure();
    display = terrain::stageDisplay(display, terrain::heightRange(*ground.heights));
    ground.heights = std::make_shared<const terrain::Heightfield>(std::move(reached).value());
    return terrain::Done{};
}

} // namespace

Outcome runRender(Invocation& run) {
    if (const terrain::Status possible = checkRequest(run); !possible)
        return possible.failure();
    auto ground = loadTerrain(run.arguments.operand(0), run, run.context.part(0, 0.6));
    if (!ground)
        return ground.failure();
    auto display = askedDisplay(ground.value().project.display, run.arguments);
    if (!display)
        return display.failure();
    const bool isMap = run.arguments.text("view") != "3d";
    const QSize size = askedSize(ground.value(), run.arguments, isMap);
    if (const terrain::Status kept = keepLattice(ground.value(), display.value(), run); !kept)
        return kept.failure();
    sayIneffective(run, display.value());
    const PictureApplication application(isMap);
    const Picture asked{ground.value().heights, display.value(), ground.value().project.recipe.seaLevel,
                        size};
    const auto picture = isMap ? drawnMap(asked, run.context.part(0.6, 0.9)) : drawnView(asked);
    return picture ? outcomeOf(writePng(picture.value(), run)) : picture.failure();
}

} // namespace app
