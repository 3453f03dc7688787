// SPDX-License-Identifier: MIT
#include "app/commands/options.h"

#include "app/commands/verbs.h"

#include <algorithm>

namespace app {
namespace {

constexpr Option output{"output", "OUT", "Where the result goes.", ValueKind::Text, true, false, 'o'};
constexpr Option fill{"fill-nodata", "", "Fill missing samples from the rim around them.", ValueKind::None};
constexpr Option json{"json", "", "Answer as JSON.", ValueKind::None};

constexpr Option common[] = {
    {"threads", "N", "Processor threads to use, 0 = all of them. Never changes a result.", ValueKind::Whole},
    {"quiet", "", "Say nothing but results and errors.", ValueKind::None},
    {"force", "", "Replace a file that is there already.", ValueKind::None},
    {"help", "", "Explain the verb and its options.", ValueKind::None, false, false, 'h'},
};

constexpr Option generate[] = {
    output,
    {"preset", "ID", "Start from a preset ('moraine presets' lists them).", ValueKind::Text},
    {"recipe", "FILE", "Start from a recipe (.json) or from a project's recipe.", ValueKind::Text},
    {"columns", "N", "Samples from west to east; rows follow unless given.", ValueKind::Side},
    {"rows", "N", "Samples from north to south.", ValueKind::Side},
    {"spacing", "M", "Metres between samples. Heights do not depend on it.", ValueKind::Positive},
    {"seed", "S", "A whole number or any text: another seed is another land.", ValueKind::Text, false, false,
     0, true},
    {"set", "NAME=VALUE",
     "Set a parameter of the step that makes ground; STEPID:NAME=VALUE one of another step, "
     "preset:NAME=VALUE a control of the preset. 'moraine steps' lists parameters. They apply in order, "
     "after "
     "size and seed.",
     ValueKind::Text, false, true},
    {"pins", "FILE",
     "Add the pins of a table: a CSV file with x and y in m from the south-west corner and the height, or "
     "with a heading that names its columns x_m, y_m or x_fraction, y_fraction, and height_m.",
     ValueKind::Text},
    fill,
    {"window", "COL,ROW,COLUMNS,ROWS", "Make only this part, equal to the same part of the whole.",
     ValueKind::Rectangle},
};

constexpr Option sheet[] = {
    {"output", "PICTURE.png", "Where the picture goes.", ValueKind::Text, true, false, 'o'},
    {"vary", "NAME=V1,V2,...",
     "The parameter that differs and its values, or FIRST..LAST:COUNT for even steps; STEPID:NAME=... of "
     "another "
     "step, preset:NAME=... a control of the preset.",
     ValueKind::Text, true},
    {"view", "map|3d", "Shaded maps from above (when not given), or 3D views, which need OpenGL.",
     ValueKind::Choice},
    {"size", "WxH", "Pixels of each terrain's picture; 320x320 when not given.", ValueKind::Size},
    {"preset", "ID", "Start from a preset ('moraine presets' lists them).", ValueKind::Text},
    {"recipe", "FILE", "Start from a recipe (.json) or from a project's recipe.", ValueKind::Text},
    {"columns", "N", "Samples from west to east; rows follow unless given.", ValueKind::Side},
    {"rows", "N", "Samples from north to south.", ValueKind::Side},
    {"spacing", "M", "Metres between samples. Heights do not depend on it.", ValueKind::Positive},
    {"seed", "S", "A whole number or any text: another seed is another land.", ValueKind::Text, false, false,
     0, true},
    {"set", "NAME=VALUE",
     "Set a parameter of the step that makes ground; STEPID:NAME=VALUE one of another step, "
     "preset:NAME=VALUE a control of the preset. 'moraine steps' lists parameters. They apply in order, "
     "after "
     "size and seed.",
     ValueKind::Text, false, true},
    fill,
};

constexpr Option convert[] = {
    {"refine", "2|4|8|16|32|64",
     "So many cells for each one of the file, which keeps its samples: between them comes fractal detail as "
     "rough as the ground itself.",
     ValueKind::Choice},
    {"detail-seed", "S", "With --refine, a whole number or any text: another seed is other detail.",
     ValueKind::Text},
    {"detail-by-slope", "PERCENT",
     "With --refine: at 100 flat ground gets no detail, at 0 (when not given) all the same.",
     ValueKind::Real},
};

constexpr Option exportOwn[] = {
    {"output", "OUT", "Where the result goes.", ValueKind::Text, false, false, 'o'},
    {"name", "N", "Make the export again that the project keeps under this name.", ValueKind::Text},
    {"all", "", "Make every export again that the project keeps.", ValueKind::None},
    fill,
};

constexpr Option info[] = {json};

constexpr Option diff[] = {
    {"tolerance", "M", "Metres by which heights may differ; 0 when not given.", ValueKind::Real},
    json,
};

constexpr Option render[] = {
    {"output", "PICTURE.png", "Where the picture goes.", ValueKind::Text, true, false, 'o'},
    {"view", "map|3d", "The shaded map from above (when not given), or the 3D view, which needs OpenGL.",
     ValueKind::Choice},
    {"size", "WxH",
     "Pixels. When not given, a map has the terrain's shape with 1024 at the longer side, the 3D view "
     "1280x800.",
     ValueKind::Size},
    {"colour-by", "height|slope|aspect|normal|curvature|plain",
     "What colours say: height (when not given, else the project's own choice), degrees of slope, the side "
     "that ground faces, its normal, how it is bent, or nothing.",
     ValueKind::Choice},
    {"ramp", "ID|FILE",
     "Colours by height: a ramp of this program (a wrong ID lists them), or a file with one, .cpt or .json.",
     ValueKind::Text},
    {"contours", "auto|none|M",
     "Contour lines: about 10 to 25 of them, none, or M metres apart. When not given, as the project says.",
     ValueKind::Text},
    {"flat", "", "3D: one normal a triangle.", ValueKind::None},
    {"normals", "gradient|area|angle|equal",
     "3D: vertex normals by the slope, or of the triangles around, weighted by area, by angle or not.",
     ValueKind::Choice},
    {"strips", "", "3D: each row of triangles in the colour of its strip.", ValueKind::None},
    {"needles", "", "3D: the vertices' normals.", ValueKind::None},
    {"figure", "", "3D: a person of 1.8 m in the middle.", ValueKind::None},
    {"sun-azimuth", "D", "Where the light comes from, in degrees clockwise from north.", ValueKind::Real},
    {"sun-elevation", "D", "Degrees of the sun over the horizon.", ValueKind::Real},
    {"camera-azimuth", "D", "3D: where the camera looks from, in degrees clockwise from north.",
     ValueKind::Real},
    {"camera-elevation", "D", "3D: degrees of the camera over the horizon.", ValueKind::Real},
    {"exaggeration", "X", "Heights count this many times.", ValueKind::Positive},
    {"lattice", "K", "Only the samples that level K of diamond-square has reached (0: the start).",
     ValueKind::Whole},
};

constexpr const char* generateExamples[] = {
    "moraine generate --preset mountains -o mountains.png",
    "moraine generate --columns 1025 --seed 7 --set hurst=0.8 -o land.tif",
    "moraine generate --preset matlab --set preset:rcoe=0.5 -o matlab.obj",
    "moraine generate --recipe land.json --window 0,0,512,512 -o part.r32",
};
constexpr const char* convertExamples[] = {
    "moraine convert dem.tif dem.png",
    "moraine convert picture.png land.r32 --in-range -50,1200",
    "moraine convert tile.raw tile.tif --raw-size 1025x513 --raw-endian big",
    "moraine convert scan.obj scan.tif --in-spacing 0.5 --mesh-up y",
    "moraine convert scan.ply scan.glb",
    "moraine convert dem.tif part.tif --crop 20,10,65,65 --rotate 90",
    "moraine convert dem.tif finer.tif --refine 4",
    "moraine convert dem.tif lines.geojson --map contours --map-option interval=50",
};
constexpr const char* exportExamples[] = {
    "moraine export land.moraine -o land.png --range 0,2000",
    "moraine export land.moraine -o land.raw --target unity",
    "moraine export land.moraine -o land.tif --tiles 4x4 --overlap 1",
    "moraine export land.moraine -o n.png --map normal --map-option green=directx",
    "moraine export land.moraine -o u.raw --target unity --map normal --map splat",
    "moraine export land.moraine -o land.glb --max-error 0.5",
    "moraine export land.moraine -o land.glb --chunks 64 --lods 4",
    "moraine export land.moraine -o land.stl --base 3 --print-width 150",
    "moraine export land.moraine -o print.3mf --target print3d --scale 1:50000",
};
constexpr const char* infoExamples[] = {"moraine info dem.tif", "moraine info land.moraine --json"};
constexpr const char* diffExamples[] = {"moraine diff before.tif after.tif --tolerance 0.01"};
constexpr const char* renderExamples[] = {
    "moraine render land.moraine -o land.png",
    "moraine render dem.asc -o dem.png --size 1600x900 --sun-azimuth 300",
};
constexpr const char* sheetExamples[] = {
    "moraine sheet --preset matlab --vary preset:rcoe=0.1,0.5,1.9 -o rcoe.png",
    "moraine sheet --preset coast --vary hurst=0.5..0.9:5 -o hurst.png",
};
constexpr const char* listExamples[] = {"moraine steps --json"};

// Rows of positional values would be unreadable; the table is made by a few words a verb.
const Verb table[] = {
    {"generate", "", "make a terrain",
     "Makes a terrain from a preset, a recipe or the default recipe. OUT may be a heightmap, a mesh, a "
     "project "
     "(.moraine) or a recipe (.json).",
     generate, false, true, generateExamples, runGenerate},
    {"convert", "IN OUT", "turn a heightmap or a mesh into another format",
     "Reads any heightmap and writes it in another format, as a mesh, or as a project that holds it. An "
     "untouched integer file comes back with equal values in the same sample type. A mesh becomes another "
     "kind of mesh, triangle for triangle, or a heightmap of what is seen from above, with holes where "
     "nothing is.",
     convert, true, true, convertExamples, runConvert},
    {"export", "PROJECT", "write a project's terrain",
     "Evaluates a project or a recipe and writes its terrain as a heightmap or a mesh.", exportOwn, false,
     true, exportExamples, runExport},
    {"info", "FILE", "say what a file holds",
     "Says what a heightmap, project, recipe or mesh holds. Projects and recipes are evaluated. The "
     "fingerprint "
     "is that of the heights alone: spacing and place are not in it.",
     info, true, false, infoExamples, runInfo},
    {"diff", "A B", "compare two terrains",
     "Compares two terrains. Exit code 0 when no height differs by more than the tolerance, 1 when one does "
     "or when sizes or missing samples differ. Spacing and place are not compared.",
     diff, true, false, diffExamples, runDiff},
    {"render", "IN", "draw a picture of a terrain", "Draws a heightmap, project or recipe as a PNG picture.",
     render, true, false, renderExamples, runRender},
    {"sheet", "", "draw a terrain for several values of one parameter",
     "Draws the terrains that differ by one value, side by side in one PNG picture: same seed, same colours, "
     "same vertical range and camera, the value under each.",
     sheet, false, false, sheetExamples, runSheet},
    {"presets",
     "",
     "list the presets",
     "Lists the presets and their controls.",
     info,
     false,
     false,
     {},
     runPresets},
    {"steps", "", "list the kinds of step and their parameters",
     "Lists every kind of step of a recipe with its parameters, their defaults, ranges and choices.", info,
     false, false, listExamples, runSteps},
    {"formats",
     "",
     "list the file formats",
     "Lists every format that is read or written, with its options.",
     info,
     false,
     false,
     {},
     runFormats},
    {"maps",
     "",
     "list the maps that can be made of a terrain",
     "Lists every map that --map knows, with its files and options.",
     info,
     false,
     false,
     {},
     runMaps},
    {"targets",
     "",
     "list the tools that exports are made for",
     "Lists every tool that --target knows, with the files and sizes that it takes.",
     info,
     false,
     false,
     {},
     runTargets},
};

} // namespace

std::span<const Verb> verbs() {
    return table;
}

const Verb* findVerb(std::string_view name) {
    const auto found = std::ranges::find_if(verbs(), [&](const Verb& verb) { return verb.name == name; });
    return found == verbs().end() ? nullptr : &*found;
}

std::span<const Option> commonOptions() {
    return common;
}

OptionGroups optionGroups(const Verb& verb) {
    OptionGroups out;
    const auto add = [&out](const char* heading, std::span<const Option> options) {
        if (!options.empty())
            out.groups[out.count++] = {heading, options};
    };
    add("Options", verb.options);
    if (verb.importOptions)
        add("Reading a heightmap", importOptions());
    if (verb.exportOptions)
        add("Writing the result", exportOptions());
    add("Every verb takes", commonOptions());
    return out;
}

} // namespace app
