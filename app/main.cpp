// SPDX-License-Identifier: MIT
#include "app/commands/command_line.h"

#include <cstdio>

int main(int argc, char** argv) {
    if (app::isCommandLine(argc, argv))
        return app::runCommandLine(argc, argv);
    std::fputs("moraine: this build has no window; 'moraine --help' lists what it does without.\n", stderr);
    return 2;
}
