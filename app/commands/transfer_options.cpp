// SPDX-License-Identifier: MIT
// The options for reading a heightmap or a mesh and for writing one, which several verbs take.
#include "app/commands/options.h"

namespace app {
namespace {

constexpr Option fill{"fill-nodata", "", "Fill missing samples from the rim around them.", ValueKind::None};

constexpr Option imported[] = {
    {"in-format", "ID", "Read it as this format instead of recognising it ('moraine formats' lists them).",
     ValueKind::Text},
    {"in-range", "MIN,MAX",
     "Metres of the value 0 and of the greatest one. Without it an integer counts as that many metres.",
     ValueKind::Range},
    {"in-spacing", "M", "Metres between samples, whatever the file says.", ValueKind::Positive},
    {"nodata", "V", "Samples of this value, in the file's own numbers, are missing.", ValueKind::AnyReal},
    fill,
    {"channel", "NAME",
     "Which channel of a picture holds the heights: index, grey, r, g, b, a or a channel's name.",
     ValueKind::Text},
    {"raw-size", "WxH", "Columns and rows of a file without a header. Without it only a square is taken.",
     ValueKind::Size},
    {"raw-type", "u8|u16|i16|u32|f32|f64", "Its samples; by the suffix u16 (.raw, .r16) or f32 (.r32).",
     ValueKind::Choice},
    {"raw-endian", "little|big", "Its byte order; little when not given.", ValueKind::Choice},
    {"raw-header", "BYTES", "Bytes to skip at its start.", ValueKind::Whole},
    {"raw-rows", "north|south", "Which edge its first row is; north when not given.", ValueKind::Choice},
    {"crop", "COL,ROW,COLUMNS,ROWS",
     "Take only this part, counted from 0 in the file's samples from the north-west. It keeps its place.",
     ValueKind::Rectangle},
    {"rotate", "90|180|270", "Turn the ground clockwise by so many degrees, after --crop.",
     ValueKind::Choice},
    {"flip", "horizontal|vertical|both",
     "Mirror the ground, west and east (horizontal) or north and south (vertical), after --rotate. Turned or "
     "mirrored ground loses its place on the earth.",
     ValueKind::Choice},
    {"in-resample", "WxH|square",
     "Other numbers of samples over the same ground, after --flip and before --fill-nodata: columns and "
     "rows, "
     "or the finer spacing in both directions (square). The spacing follows.",
     ValueKind::SizeOrSquare},
    {"rgb-base", "M", "With --in-format terrain_rgb or terrarium: metres of the colour black.",
     ValueKind::Real},
    {"rgb-interval", "M", "With the same: metres from one colour to the next.", ValueKind::Positive},
    {"mesh-columns", "N",
     "Take the heights of a mesh, seen from above, with so many samples from west to east (or so many metres "
     "apart, with --in-spacing). Without both: at its own vertices where they lie on a lattice, else about "
     "as "
     "many samples.",
     ValueKind::Side},
    {"mesh-up", "z|y",
     "Which axis of the mesh points up; z when not given. With y, z points to the south. glTF comes with y "
     "up, "
     "and is turned by itself.",
     ValueKind::Choice},
};

constexpr Option exported[] = {
    {"format", "ID", "Write this format, whatever OUT's suffix ('moraine formats' lists them).",
     ValueKind::Text},
    {"range", "MIN,MAX",
     "Metres that become 0 and full scale of an integer format. Without it: the source's own full scale if "
     "it "
     "has the same samples, else the terrain's lowest and highest point.",
     ValueKind::Range},
    {"max-error", "M",
     "A mesh of few triangles that come within M metres of every sample. Without it, the full grid.",
     ValueKind::Positive},
    {"chunks", "N",
     "A mesh in squares of N cells, each with levels of detail, named as engines do: chunk_x0_y0_LOD0 ... "
     "(.glb or .obj). x counts from the west, y from the north. A program that knows no levels shows all of "
     "them in one place.",
     ValueKind::Side},
    {"lods", "K",
     "With --chunks: so many levels; level 1 keeps every 2nd sample, level 2 every 4th. Without it 4, or as "
     "many as N allows.",
     ValueKind::Whole},
    {"skirts", "auto|none|M",
     "With --chunks: strips that hang from the edges of chunks and hide gaps between levels: as deep as the "
     "deepest gap (auto, also when not given), none, or M metres.",
     ValueKind::Text},
    {"base", "MM",
     "A closed body for a 3D printer (.3mf or .stl, in mm), with so much below its lowest place; with "
     "--print-width or --scale.",
     ValueKind::Positive},
    {"print-width", "MM", "With --base: the width of the whole from west to east.", ValueKind::Positive},
    {"scale", "1:N", "With --base: the scale of lengths, instead of a width.", ValueKind::Text},
    {"exaggeration", "X", "With --base: heights so many times as high.", ValueKind::Positive},
    {"option", "NAME=VALUE", "An option of the format, as 'moraine formats' lists them.", ValueKind::Text,
     false, true},
    {"target", "ID",
     "Write what another tool needs ('moraine targets' lists them), and beside it the numbers to type there: "
     "STEM.settings.txt and STEM.settings.json.",
     ValueKind::Text},
    {"map", "ID",
     "Write a map of the terrain's shape in place of its heights: slope, normals, contour lines and others "
     "('moraine maps' lists them). Beside the heights, as STEM_ID in the same tiles: with --target, when "
     "given "
     "several times, and as ID.SUFFIX, which chooses the kind of file.",
     ValueKind::Text, false, true},
    {"map-option", "NAME=VALUE",
     "An option of the map, as 'moraine maps' lists them; of one of several maps ID.NAME=VALUE.",
     ValueKind::Text, false, true},
    {"resample", "WxH",
     "Columns and rows to write, each from 2 to 1048577; without it as they are, or the nearest that the "
     "target takes.",
     ValueKind::Size},
    {"tiles", "CxR", "Write so many tiles from west to east and from north to south.", ValueKind::Size},
    {"overlap", "N",
     "Samples that neighbouring tiles share: 0 none, 1 their edge. Without it as the target needs, "
     "else 0.",
     ValueKind::Whole},
};

} // namespace

std::span<const Option> importOptions() {
    return imported;
}
std::span<const Option> exportOptions() {
    return exported;
}

} // namespace app
