// SPDX-License-Identifier: MIT
#pragma once

#include "app/commands/json.h"
#include "libterrain/parameters/parameter_spec.h"

namespace app {

/// Every parameter's id, label, help, unit, type, default, range [least, greatest] (null where it has none)
/// and choices.
Json describedParameters(std::span<const terrain::ParameterSpec> specs);

/// The same for people, one parameter a line, indented.
std::string parameterLines(const Json& parameters);

} // namespace app
