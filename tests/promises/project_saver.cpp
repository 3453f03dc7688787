// SPDX-License-Identifier: MIT
// project_saver HOW FILE SIDE SEED [ROUNDS]: saves a project over and over, to be killed while it does. It
// starts in a few milliseconds, which the whole program does not. HOW: "safe" as the program does; "naive":
// straight into the file. SIDE: of the imported heights in samples, 0 = none. Each round takes the next seed
// and begins anew after ROUNDS of them; ROUNDS 0 = one save.
#include "libterrain/project/project_file.h"

#include <array>
#include <cstdio>
#include <cstdlib>
#include <fstream>

using namespace terrain;
namespace fs = std::filesystem;

namespace {

Project projectOf(int side, int seed) {
    Project out;
    out.recipe = defaultRecipe();
    if (!out.recipe.steps.front().parameters.set("seed", std::to_string(seed)))
        std::abort();
    if (side > 0) {
        Grid grid;
        grid.columns = side;
        grid.rows = side;
        Heightfield heights = Heightfield::create(grid).value();
        auto state = static_cast<std::uint32_t>(seed);
        float height = 0;
        for (float& h : heights.samples()) {
            state = state * 1664525U + 1013904223U;
            h = height += static_cast<float>(state >> 24U) - 127.0F;
        }
        out.recipe.grid = grid;
        out.recipe.steps = {makeStep("imported_heights", "ground")};
        if (!out.recipe.steps.front().parameters.set("heights", makeBlob(std::move(heights))))
            std::abort();
    }
    out.history.push_back({out.recipe, {}, "New", std::string(3000, 'p'), seed});
    out.currentGeneration = 0;
    return out;
}

/// What many programs do: the old content is gone before the new one is there.
int saveNaively(const Project& project, const fs::path& path) {
    const fs::path beside = path.string() + ".whole";
    if (!saveProject(project, beside, Existing::Replace))
        return 4;
    std::ifstream whole(beside, std::ios::binary);
    std::FILE* file = std::fopen(path.c_str(), "wb");
    std::array<char, 4096> part{};
    while (whole.read(part.data(), part.size()) || whole.gcount() > 0) {
        std::fwrite(part.data(), 1, static_cast<std::size_t>(whole.gcount()), file);
        std::fflush(file);
    }
    return std::fclose(file) == 0 ? 0 : 4;
}

int saveSafely(const Project& project, const fs::path& path) {
    const Status saved = saveProject(project, path, Existing::Replace);
    if (saved.isError())
        std::fprintf(stderr, "%s\n", saved.error().detail.english().c_str());
    return saved ? 0 : 4;
}

} // namespace

int main(int argc, char** argv) {
    if (argc < 5)
        return 2;
    const std::string how = argv[1];
    const int rounds = argc > 5 ? std::atoi(argv[5]) : 0;
    std::vector<Project> projects;
    for (int i = 0; i < std::max(rounds, 1); ++i)
        projects.push_back(projectOf(std::atoi(argv[3]), std::atoi(argv[4]) + i));
    do
        for (const Project& project : projects)
            if (const int code =
                    how == "naive" ? saveNaively(project, argv[2]) : saveSafely(project, argv[2]))
                return code;
    while (rounds > 0);
    return 0;
}
