// SPDX-License-Identifier: MIT
#pragma once

#include "app/commands/arguments.h"
#include "app/commands/console.h"
#include "app/commands/exit_code.h"
#include "libterrain/core/safe_file.h"

#include <set>

namespace app {

/// One run of a verb: what was asked, where to speak, and whether to go on.
class Invocation {
public:
    Invocation(const Arguments& a, Console& c, const terrain::RunContext& r)
        : arguments(a), console(c), context(r) {}

    const Arguments& arguments;
    Console& console;
    terrain::RunContext context;
    std::set<std::string> usedOptions; ///< those for reading that meant something to a file

    [[nodiscard]] std::filesystem::path output() const { return arguments.text("output").value_or(""); }
    [[nodiscard]] terrain::Existing existing() const {
        return arguments.has("force") ? terrain::Existing::Replace : terrain::Existing::Keep;
    }
};

} // namespace app
