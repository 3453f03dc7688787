// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/result.h"

#include <QString>

namespace app {

// The one place that turns the library's texts into the person's language.

QString libraryText(const terrain::TextSource& text);
QString libraryText(const terrain::Text& text);

/// One sentence for a dialog or a field.
QString errorText(const terrain::Error& error);

} // namespace app
