// SPDX-License-Identifier: MIT
#include "app/commands/solid_options.h"

#include "libterrain/core/number_text.h"

#include <cmath>

namespace app {
namespace {

/// N of "1:N".
std::optional<double> scaleOf(const std::string& text) {
    if (!text.starts_with("1:"))
        return std::nullopt;
    const std::optional<double> value = terrain::parseDouble(std::string_view(text).substr(2));
    return value && std::isfinite(*value) && *value > 0 ? value : std::nullopt;
}

} // namespace

terrain::Result<std::optional<terrain::SolidOptions>> solidOptions(const Arguments& arguments,
                                                                   bool needsBody) {
    const auto base = arguments.number("base");
    if (!base && !needsBody) {
        for (const char* option : {"print-width", "scale", "exaggeration"})
            if (arguments.has(option))
                return usageError("--%1 is for bodies to be printed: give their base too, with --base MM.",
                                  {option});
        return std::optional<terrain::SolidOptions>();
    }
    terrain::SolidOptions out;
    out.base = base.value_or(out.base);
    out.printWidth = arguments.number("print-width");
    const auto scale = arguments.text("scale");
    constexpr double usualWidth = 150; // mm
    if (needsBody && !out.printWidth && !scale)
        out.printWidth = usualWidth;
    if (out.printWidth.has_value() == scale.has_value())
        return usageError("A body needs one size: either --print-width MM or --scale 1:N.");
    if (scale) {
        const std::optional<double> number = scaleOf(*scale);
        if (!number)
            return usageError("--scale takes 1:N, such as 1:25000, not '%1'.", {*scale});
        out.scale = *number;
    }
    out.exaggeration = arguments.number("exaggeration").value_or(1);
    if (const auto tiles = arguments.size("tiles")) {
        out.tilesAcross = tiles->first;
        out.tilesDown = tiles->second;
    }
    out.maximumError = arguments.number("max-error");
    return std::optional(out);
}

} // namespace app
