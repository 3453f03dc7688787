// SPDX-License-Identifier: MIT
#include "tests/fuzz/fuzz_seeds.h"

#include "libterrain/formats/heightmap_format.h"
#include "libterrain/formats/mesh_format.h"
#include "libterrain/project/project_file.h"
#include "libterrain/recipe/own_preset.h"
#include "libterrain/recipe/recipe_json.h"

#include <unistd.h>

#include <cmath>
#include <fstream>
#include <iterator>

namespace fuzz {
namespace {

using namespace terrain;
namespace fs = std::filesystem;
using Seed = std::vector<std::byte>;

Seed seedOf(std::string_view text) {
    const auto bytes = std::as_bytes(std::span(text));
    return {bytes.begin(), bytes.end()};
}

Heightfield ground() {
    Grid grid;
    grid.columns = 13;
    grid.rows = 9;
    grid.spacingX = grid.spacingY = 10;
    Heightfield out = Heightfield::create(grid).value();
    float height = 0;
    for (float& sample : out.samples())
        sample = std::fmod(height += 37.25F, 200.0F);
    return out;
}

/// What `write` puts into a file of this suffix.
template <class Write>
std::vector<Seed> written(const char* suffix, const Write& write) {
    const fs::path path =
        fs::temp_directory_path() / ("moraine_seed_" + std::to_string(::getpid()) + "." + suffix);
    std::vector<Seed> out;
    if (write(path)) {
        std::ifstream file(path, std::ios::binary);
        const std::string text{std::istreambuf_iterator<char>(file), {}};
        out.push_back(seedOf(text));
    }
    std::error_code code;
    fs::remove(path, code);
    return out;
}

std::vector<Seed> texts(std::string_view name) {
    if (name == "recipe")
        return {seedOf(recipeToJson(defaultRecipe()))};
    if (name == "display")
        return {seedOf(displayToJson(Display{}))};
    if (name == "own_preset") {
        OwnPreset preset;
        preset.recipe = defaultRecipe();
        return {seedOf(ownPresetToJson(preset)), seedOf(recipeToJson(defaultRecipe()))};
    }
    if (name == "ramp")
        return {seedOf("# COLOR_MODEL = RGB\n-100 0 0 128 L 0 173/216/230\n0 #228b22 500 brown U ; low\n"
                       "500 160 82 45 3000 255\nB black\nF white\nN 128\n"),
                seedOf("# COLOR_MODEL = HSV\n0 240-1-1 1 0 1 1\n"),
                seedOf(R"({"name": "x", "stops": [{"position": 0, "colour": "#102030"},)"
                       R"({"height": 5.5, "colour": [1, 2, 3]}, {"position": 1, "colour": "#fff000"}]})")};
    if (name == "pins")
        return {seedOf("# a comment\nx_m,y_m,height_m\n1,2,3\n4,5,6.5e1\n"), seedOf("1;2;3\n"),
                seedOf("name height y_fraction x_fraction\na 5 0.5 0.25\n")};
    if (name == "side_header")
        return {
            seedOf("ENVI\nsamples = 20\nlines = 20\nbands = 1\nheader offset = 0\ndata type = 4\n"
                   "interleave = bsq\nbyte order = 0\nmap info = {UTM, 1, 1, 440720, 3751320, 60, 60, 11, "
                   "North}\ndata ignore value = -9999\n"),
            seedOf("BYTEORDER I\nLAYOUT BIL\nNROWS 20\nNCOLS 20\nNBANDS 1\nNBITS 32\nPIXELTYPE FLOAT\n"
                   "BANDROWBYTES 80\nTOTALROWBYTES 80\nULXMAP 440750\nULYMAP 3751290\nXDIM 60\nYDIM 60\n"
                   "NODATA -9999\n")};
    return {};
}

} // namespace

std::vector<std::vector<std::byte>> seedsFor(const Target& target) {
    const std::string_view name = target.name;
    if (auto out = texts(name); !out.empty())
        return out;
    if (name == "project") {
        Project project;
        project.recipe = defaultRecipe();
        project.history.push_back({project.recipe, {}, "New", std::string(300, 'p'), 5});
        project.currentGeneration = 0;
        return written(target.suffix, [&](const fs::path& path) {
            return saveProject(project, path, Existing::Replace).isOk();
        });
    }
    if (const MeshFormat* mesh = findMeshFormat(name))
        return written(target.suffix, [&](const fs::path& path) {
            return exportMesh(ground(), *mesh, path, {}, Existing::Replace).isOk();
        });
    if (name == "hgt") // a tile has one of two sizes
        return {Seed(std::size_t{2} * 1201 * 1201)};
    const HeightmapFormat* format = findHeightmapFormat(name == "gdal" ? "tif" : name);
    if (format == nullptr || !format->canWrite())
        return {};
    return written(target.suffix, [&](const fs::path& path) {
        ExportOptions options;
        options.range = MetreRange{0, 200};
        return exportHeightmap(ground(), *format, path, options, Existing::Replace).isOk();
    });
}

} // namespace fuzz
