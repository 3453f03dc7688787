// SPDX-License-Identifier: MIT
// How few triangles keep a largest error on real ground, and how long they take, in units of the time in
// which memory takes the samples of a terrain of 4097².
#include "libterrain/core/platform/memory.h"
#include "libterrain/formats/heightmap_format.h"
#include "libterrain/surface/mesh/decimated_mesh.h"
#include "tests/support/lattice_surface.h"

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>

#ifdef __SSE2__
#include <emmintrin.h>
#endif

using namespace terrain;

namespace {

/// The time for which this thread had a processor; waiting for one on a busy machine does not count.
double threadSeconds() {
#ifdef CLOCK_THREAD_CPUTIME_ID
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
#else
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
#endif
}

double median(std::vector<double> values) {
    std::ranges::sort(values);
    return values[values.size() / 2];
}

/// The fastest way to give floats a value: stores that pass the cache by.
double storeSeconds(const LargeBuffer<float>& out, float value) {
    const double start = threadSeconds();
#ifdef __SSE2__
    const __m128 four = _mm_set1_ps(value);
    for (std::size_t i = 0; i + 4 <= out.size(); i += 4)
        _mm_stream_ps(out.data() + i, four);
    _mm_sfence();
#else
    std::fill_n(out.data(), out.size(), value);
#endif
    return threadSeconds() - start;
}

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
        const double stored = storeSeconds(memory, static_cast<float>(round));
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
