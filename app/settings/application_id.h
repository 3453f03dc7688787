// SPDX-License-Identifier: MIT
#pragma once

// The one name of this program towards the system: settings, recovery folder, desktop file, icon and MIME type.
// CMake reads these two lines for the files it installs.
#define MORAINE_APPLICATION_ID "io.github.moraine_editor.Moraine"
#define MORAINE_MIME_TYPE "application/x-moraine-project"
