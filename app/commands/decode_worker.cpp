// SPDX-License-Identifier: MIT
#include "app/commands/decode_worker.h"

#include "app/commands/process.h"
#include "libterrain/core/platform/child_process.h"
#include "libterrain/formats/decode_worker.h"

namespace app {

std::optional<int> decodeForAnother(int argc, const char* const* argv) {
    if (argc == 2 && std::string_view(argv[1]) == terrain::decodeWorkerWord) {
        const int code = terrain::runDecodeWorker();
        (void)writeAll(
            Stream::Error,
            "moraine: --decode-worker is what the program starts itself with; it does nothing by hand.\n");
        return code;
    }
    terrain::DecodeWorker worker;
    worker.program = terrain::ownProgram();
    terrain::useDecodeWorker(std::move(worker));
    return std::nullopt;
}

} // namespace app
