// SPDX-License-Identifier: MIT
#include "tests/fuzz/fuzz_targets.h"

#include "libterrain/formats/heightmap_format.h"
#include "libterrain/formats/mesh_format.h"
#include "libterrain/formats/pin_table.h"
#include "libterrain/formats/raw_guess.h"
#include "libterrain/project/project_file.h"
#include "libterrain/recipe/own_preset.h"
#include "libterrain/recipe/ramp_file.h"
#include "libterrain/recipe/recipe_json.h"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <fstream>
#include <vector>

namespace fuzz {
namespace {

using namespace terrain;
namespace fs = std::filesystem;
using Bytes = std::span<const std::byte>;

std::string_view textOf(Bytes bytes) {
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

/// A folder of this process, in memory where the system has such a place.
const fs::path& folder() {
    static const fs::path made = [] {
        const fs::path shared = "/dev/shm";
        fs::path out = fs::exists(shared) ? shared : fs::temp_directory_path();
        out /= "moraine_fuzz_" + std::to_string(::getpid());
        fs::create_directories(out);
        std::atexit([] {
            std::error_code code;
            fs::remove_all(folder(), code);
        });
        return out;
    }();
    return made;
}

fs::path fileOf(const char* suffix, Bytes bytes) {
    fs::path out = folder() / "input.";
    out += suffix;
    std::ofstream(out, std::ios::binary)
        .write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
    return out;
}

/// Every row; a terrain that says it is large only as far as a fuzzer has time.
bool readRows(const fs::path& path, const ImportOptions& options) {
    constexpr std::int64_t most = 1 << 20; // samples
    const auto opened = openHeightmap(path, options);
    if (!opened)
        return false;
    HeightmapReader& reader = *opened.value();
    std::vector<float> row(static_cast<std::size_t>(reader.grid().columns));
    const std::int64_t rows = std::min<std::int64_t>(reader.grid().rows, 1 + most / reader.grid().columns);
    for (std::int64_t i = 0; i < rows; ++i) {
        if (!reader.readRow(row))
            return false;
        if (std::ranges::any_of(row, [](float height) { return std::isinf(height); }))
            std::abort();
    }
    return rows < reader.grid().rows || reader.finish().isOk();
}

/// The reader that the target is named after.
bool heightmap(const Target& target, Bytes bytes) {
    ImportOptions options;
    options.format = target.name;
    return readRows(fileOf(target.suffix, bytes), options);
}

/// Whoever knows it by its content.
bool recognised(const Target& target, Bytes bytes) {
    return readRows(fileOf(target.suffix, bytes), {});
}

/// The header beside a grid.
bool sideHeader(const Target& /*target*/, Bytes bytes) {
    constexpr std::array<std::byte, 1600> samples{};
    fileOf("hdr", bytes);
    const fs::path grid = fileOf("bil", samples);
    bool any = false;
    for (const char* format : {"ehdr", "envi"}) {
        ImportOptions options;
        options.format = format;
        any = readRows(grid, options) || any;
    }
    fs::remove(folder() / "input.hdr");
    return any;
}

bool raw(const Target& target, Bytes bytes) {
    if (bytes.size() > std::size_t{1} << 16)
        return false; // every layout of a large one takes long
    const fs::path path = fileOf(target.suffix, bytes);
    const auto guess = guessRawLayout(path, {});
    ImportOptions options;
    if (guess)
        options.raw = guess->best();
    return guess && readRows(path, options);
}

bool project(const Target& target, Bytes bytes) {
    return loadProject(fileOf(target.suffix, bytes)).isOk();
}

bool recipe(const Target& /*target*/, Bytes bytes) {
    const auto read = recipeFromJson(textOf(bytes), "input.json");
    if (!read)
        return false;
    // What was read is written so that it reads back the same.
    const std::string written = recipeToJson(read.value());
    if (recipeToJson(recipeFromJson(written, "again").value()) != written)
        std::abort();
    return true;
}

bool ownPreset(const Target& /*target*/, Bytes bytes) {
    return ownPresetFromJson(textOf(bytes), "input.json").isOk();
}

bool display(const Target& /*target*/, Bytes bytes) {
    const Display read = displayFromJson(textOf(bytes));
    if (!(displayFromJson(displayToJson(read)) == read))
        std::abort();
    return true;
}

bool ramp(const Target& /*target*/, Bytes bytes) {
    return rampFromText(textOf(bytes), "input").isOk();
}

bool pins(const Target& target, Bytes bytes) {
    Grid grid;
    grid.columns = 129;
    grid.rows = 65;
    return readPinTable(fileOf(target.suffix, bytes), grid).isOk();
}

bool mesh(const Target& target, Bytes bytes) {
    return importMesh(fileOf(target.suffix, bytes)).isOk();
}

constexpr std::array all = {
    Target{"project", "moraine", "", project},
    Target{"recipe", "json", "", recipe},
    Target{"display", "json", "", display},
    Target{"own_preset", "json", "", ownPreset},
    Target{"ramp", "cpt", "", ramp},
    Target{"pins", "csv", "", pins},
    Target{"gdal", "bin", "geotiff bmp jpeg tga hf2 vtp_bt terragen surfer usgsdem", recognised},
    Target{"side_header", "hdr", "ehdr envi", sideHeader},
    Target{"asc", "asc", "asciigrid", heightmap},
    Target{"hgt", "hgt", "", heightmap},
    Target{"hgt_zip", "zip", "hgt", heightmap},
    Target{"raw", "raw", "raw", raw},
    Target{"pgm", "pgm", "pgm", heightmap},
    Target{"png", "png", "png", heightmap},
    Target{"terrain_rgb", "png", "terrainrgb", heightmap},
    Target{"exr", "exr", "exr", heightmap},
    Target{"npy", "npy", "numpy", heightmap},
    Target{"npz", "npz", "numpy", heightmap},
    Target{"dted", "dt0", "dted", heightmap},
    Target{"surfer", "grd", "surfer", heightmap},
    Target{"xyz", "xyz", "xyz", heightmap},
    Target{"obj", "obj", "", mesh},
    Target{"ply", "ply", "", mesh},
    Target{"stl", "stl", "", mesh},
    Target{"glb", "glb", "", mesh},
};

} // namespace

std::span<const Target> targets() {
    return all;
}

const Target* findTarget(std::string_view name) {
    const auto found = std::ranges::find_if(all, [&](const Target& each) { return name == each.name; });
    return found == all.end() ? nullptr : &*found;
}

} // namespace fuzz
