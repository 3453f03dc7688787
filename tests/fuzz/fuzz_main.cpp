// SPDX-License-Identifier: MIT
// The program that libFuzzer drives, of one target (MORAINE_FUZZ_TARGET). With the one argument --seeds it
// writes the files where it starts into the folder that follows.
#include "tests/fuzz/fuzz_seeds.h"

#include <cstdint>
#include <filesystem>
#include <fstream>

namespace {

const fuzz::Target& target() {
    static const fuzz::Target* theOne = fuzz::findTarget(MORAINE_FUZZ_TARGET);
    return *theOne;
}

[[noreturn]] void writeSeeds(const std::filesystem::path& folder) {
    int number = 0;
    for (const auto& seed : fuzz::seedsFor(target())) {
        std::ofstream file(folder / ("seed_" + std::to_string(number++)), std::ios::binary);
        file.write(reinterpret_cast<const char*>(seed.data()), static_cast<std::streamsize>(seed.size()));
    }
    std::exit(0);
}

} // namespace

extern "C" int LLVMFuzzerInitialize(int* argc, char*** argv) {
    if (*argc == 3 && std::string_view((*argv)[1]) == "--seeds")
        writeSeeds((*argv)[2]);
    return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    target().run(target(), std::as_bytes(std::span(data, size)));
    return 0;
}
