// SPDX-License-Identifier: MIT
#include "app/commands/command_line.h"
#include "app/commands/decode_worker.h"
#include "app/window/run_window.h"

int main(int argc, char** argv) {
    app::endWithSentenceWithoutMemory();
    if (const auto code = app::decodeForAnother(argc, argv))
        return *code;
    return app::isCommandLine(argc, argv) ? app::runCommandLine(argc, argv) : app::runWindow(argc, argv);
}
