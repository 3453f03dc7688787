// SPDX-License-Identifier: MIT
// How few triangles keep a largest error on real ground, and how long they take, in units of the time in
// which memory takes the samples of a terrain of 4097².
#include "libterrain/core/platform/memory.h"
#include "libterrain/formats/heightmap_format.h"
#include "libterrain/surface/mesh/decimated_mesh.h"
#include "tests/bench/measures.h"
#include "tests/support/lattice_surface.h"

#include <cstdio>
#include <cstdlib>

using namespace terrain;
using bench::median;
using bench::threadSeconds;

namespace {

Result<Heightfield> realGround() {
    const char* data = std::getenv("MORAINE_TEST_DATA");
    if (data == nullptr)
        return Error{ErrorCode::UnusableInput, TERRAIN_TEXT("bench", "MORAINE_TEST_DATA is not set."), {}};
    auto tile = importHeightmap(std::filesystem::path(data) / "heightmaps/hgt/N35E138.hgt.zip", {});
    if (!tile)
        return tile.failure();
    for (float& height : tile.value().heights.samples())
        height = std::isnan(height) ? 0 : height;
    return std::move(tile.value().heights);
}

void measure(const Heightfield& ground, int error, const LargeBuffer<float>& memory) {
    constexpr int rounds = 5;
    std::vector<double> stores;
    std::vector<double> times;
    Mesh mesh;
    for (int round = 0; round <= rounds; ++round) {
        const double stored = bench::threadSecondsOf(
            [&] { bench::store(memory.data(), memory.size(), static_cast<float>(round)); });
        const double start = threadSeconds();
        auto made = decimatedMesh(ground, error);
        const double time = threadSeconds() - start;
        if (!made)
            return;
        mesh = std::move(made).value();
        if (round == 0)
            continue; // warms up
        stores.push_back(stored);
        times.push_back(time);
    }
    const double seen = support::latticeSurface(mesh, ground).worst;
    std::printf("%d m: %.0f ms, store %.2f ms\n", error, median(times) * 1e3, median(stores) * 1e3);
    std::printf("figure tin_triangles_%dm %zu\n", error, mesh.indices.size() / 3);
    std::printf("figure tin_error_%dm %.6f\n", error, seen);
    std::printf("figure tin_ratio_%dm %.1f\n", error, median(times) / median(stores));
}

} // namespace

int main() {
    const Result<Heightfield> ground = realGround();
    const auto memory = LargeBuffer<float>::allocate(std::uint64_t{4097} * 4097);
    if (!ground || memory.data() == nullptr) {
        std::puts("Nothing was measured: MORAINE_TEST_DATA must name the folder of the real heightmaps.");
        return ground ? 1 : 0;
    }
    for (const int error : {50, 20, 10, 5})
        measure(ground.value(), error, memory);
    return 0;
}
