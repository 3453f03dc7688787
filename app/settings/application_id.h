// SPDX-License-Identifier: MIT
#pragma once

// The one name of this program towards the system: settings, recovery folder, desktop file, icon and MIME
// type. CMake reads these two lines for the files it installs.
#define MORAINE_APPLICATION_ID "io.github.moraine_editor.Moraine"
#define MORAINE_MIME_TYPE "application/x-moraine-project"

namespace app {

/// What people read.
inline constexpr char applicationName[] = "Moraine";

/// Of project files.
inline constexpr char projectSuffix[] = "moraine";

/// Tells Qt who this is. Call it after the application object is made and before settings are read.
void setApplicationIdentity();

/// "0.1.0".
const char* applicationVersion();

} // namespace app
