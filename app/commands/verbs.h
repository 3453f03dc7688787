// SPDX-License-Identifier: MIT
#pragma once

#include "app/commands/invocation.h"

namespace app {

// One function a verb, each in a file of its own; the table of options.cpp calls them.

Outcome runGenerate(Invocation& run);
Outcome runConvert(Invocation& run);
Outcome runExport(Invocation& run);
Outcome runInfo(Invocation& run);
Outcome runDiff(Invocation& run);
Outcome runRender(Invocation& run);
Outcome runSheet(Invocation& run);
Outcome runPresets(Invocation& run);
Outcome runSteps(Invocation& run);
Outcome runFormats(Invocation& run);
Outcome runMaps(Invocation& run);
Outcome runTargets(Invocation& run);

} // namespace app
