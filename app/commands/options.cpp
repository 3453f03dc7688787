// SPDX-License-Identifier: MIT
#include "app/commands/options.h"

#include "app/commands/verbs.h"

#include <algorithm>

namespace app {
namespace {

constexpr Option output{"output", "OUT", ValueKind::Text, "Where the result goes.", true, false, 'o'};
constexpr Option json{"json", "", ValueKind::None, "Answer as JSON."};

constexpr Option common[] = {
    {"threads", "N", ValueKind::Whole, "Processor threads to use, 0 = all of them. Never changes a result."},
    {"quiet", "", ValueKind::None, "Say nothing but results and errors."},
    {"force", "", ValueKind::None, "Replace a file that is there already."},
    {"help", "", ValueKind::None, "Explain the verb and its options.", false, false, 'h'},
};

constexpr Option imported[] = {
    {"in-format", "ID", ValueKind::Text,
     "Read it as this format instead of recognising it ('moraine formats' lists them)."},
    {"in-range", "MIN,MAX", ValueKind::Range,
     "Metres of the value 0 and of the greatest one. Without it an integer counts as that many metres."},
    {"in-spacing", "M", ValueKind::Positive, "Metres between samples, whatever the file says."},
    {"nodata", "V", ValueKind::AnyReal, "Samples of this value, in the file's own numbers, are missing."},
    {"fill-nodata", "", ValueKind::None, "Fill missing samples from the rim around them."},
    {"channel", "NAME", ValueKind::Text,
     "Which channel of a picture holds the heights: index, grey, r, g, b, a or a channel's name."},
    {"raw-size", "WxH", ValueKind::Size,
     "Columns and rows of a file without a header. Without it only a square is taken."},
    {"raw-type", "u8|u16|i16|u32|f32|f64", ValueKind::Choice,
     "Its samples; by the suffix u16 (.raw, .r16) or f32 (.r32)."},
    {"raw-endian", "little|big", ValueKind::Choice, "Its byte order; little when not given."},
    {"raw-header", "BYTES", ValueKind::Whole, "Bytes to skip at its start."},
};

constexpr Option exported[] = {
    {"format", "ID", ValueKind::Text,
     "Write this format, whatever OUT's suffix ('moraine formats' lists them)."},
    {"range", "MIN,MAX", ValueKind::Range,
     "Metres that become 0 and full scale of an integer format. Without it: the source's own full scale if "
     "it "
     "has the same samples, else the terrain's lowest and highest point."},
    {"option", "NAME=VALUE", ValueKind::Text, "An option of the format, as 'moraine formats' lists them.",
     false, true},
};

constexpr Option generate[] = {
    output,
    {"preset", "ID", ValueKind::Text, "Start from a preset ('moraine presets' lists them)."},
    {"recipe", "FILE", ValueKind::Text, "Start from a recipe (.json) or from a project's recipe."},
    {"columns", "N", ValueKind::Whole, "Samples from west to east; rows follow unless given."},
    {"rows", "N", ValueKind::Whole, "Samples from north to south."},
    {"spacing", "M", ValueKind::Positive, "Metres between samples. Heights do not depend on it."},
    {"seed", "S", ValueKind::Text, "A whole number or any text: another seed is another land."},
    {"set", "NAME=VALUE", ValueKind::Text,
     "Set a parameter of the step that makes ground; STEPID:NAME=VALUE one of another step, "
     "preset:NAME=VALUE a control of the preset. 'moraine steps' lists parameters. They apply in order, "
     "after "
     "size and seed.",
     false, true},
    {"window", "COL,ROW,COLUMNS,ROWS", ValueKind::Rectangle,
     "Make only this part, equal to the same part of the whole."},
};

constexpr Option exportOwn[] = {
    output,
    {"fill-nodata", "", ValueKind::None, "Fill missing samples from the rim around them."},
};

constexpr Option info[] = {json};

constexpr Option diff[] = {
    {"tolerance", "M", ValueKind::Real, "Metres by which heights may differ; 0 when not given."},
    json,
};

constexpr Option render[] = {
    {"output", "PICTURE.png", ValueKind::Text, "Where the picture goes.", true, false, 'o'},
    {"view", "map|3d", ValueKind::Choice, "The shaded map from above (when not given), or the 3D view."},
    {"size", "WxH", ValueKind::Size, "Pixels; the terrain's shape, 1024 at the longer side, when not given."},
    {"ramp", "ID", ValueKind::Text, "Colours by height."},
    {"sun-azimuth", "D", ValueKind::Real, "Where the light comes from, in degrees clockwise from north."},
    {"sun-elevation", "D", ValueKind::Real, "Degrees of the sun over the horizon."},
    {"camera-azimuth", "D", ValueKind::Real,
     "3D: where the camera looks from, in degrees clockwise from north."},
    {"camera-elevation", "D", ValueKind::Real, "3D: degrees of the camera over the horizon."},
    {"exaggeration", "X", ValueKind::Positive, "Heights count this many times."},
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
};
constexpr const char* exportExamples[] = {"moraine export land.moraine -o land.png --range 0,2000"};
constexpr const char* infoExamples[] = {"moraine info dem.tif", "moraine info land.moraine --json"};
constexpr const char* diffExamples[] = {"moraine diff before.tif after.tif --tolerance 0.01"};
constexpr const char* renderExamples[] = {
    "moraine render land.moraine -o land.png",
    "moraine render dem.asc -o dem.png --size 1600x900 --sun-azimuth 300",
};
constexpr const char* listExamples[] = {"moraine steps --json"};

// Rows of positional values would be unreadable; the table is made by a few words a verb.
const Verb table[] = {
    {"generate", "", "make a terrain",
     "Makes a terrain from a preset, a recipe or the default recipe. OUT may be a heightmap, a mesh, a "
     "project "
     "(.moraine) or a recipe (.json).",
     generate, false, true, generateExamples, runGenerate},
    {"convert",
     "IN OUT",
     "turn a heightmap into another format or a mesh",
     "Reads any heightmap and writes it in another format, as a mesh, or as a project that holds it. An "
     "untouched integer file comes back with equal values.",
     {},
     true,
     true,
     convertExamples,
     runConvert},
    {"export", "PROJECT", "write a project's terrain",
     "Evaluates a project or a recipe and writes its terrain as a heightmap or a mesh.", exportOwn, false,
     true, exportExamples, runExport},
    {"info", "FILE", "say what a file holds",
     "Says what a heightmap, project, recipe or mesh holds. Projects and recipes are evaluated.", info, true,
     false, infoExamples, runInfo},
    {"diff", "A B", "compare two terrains",
     "Compares two terrains. Exit code 0 when no height differs by more than the tolerance, 1 when one does "
     "or "
     "when sizes or missing samples differ.",
     diff, true, false, diffExamples, runDiff},
    {"render", "IN", "draw a picture of a terrain", "Draws a heightmap, project or recipe as a PNG picture.",
     render, true, false, renderExamples, runRender},
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
std::span<const Option> importOptions() {
    return imported;
}
std::span<const Option> exportOptions() {
    return exported;
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
