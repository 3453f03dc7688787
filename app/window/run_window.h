// SPDX-License-Identifier: MIT
#pragma once

namespace app {

/// Runs the editor, `moraine [FILE]`: FILE is a project, a recipe or any heightmap. Returns the exit code.
int runWindow(int argc, char** argv);

} // namespace app
