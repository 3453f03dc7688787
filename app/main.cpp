// SPDX-License-Identifier: MIT
#include "app/commands/command_line.h"
#include "app/window/run_window.h"

int main(int argc, char** argv) {
    return app::isCommandLine(argc, argv) ? app::runCommandLine(argc, argv) : app::runWindow(argc, argv);
}
