// SPDX-License-Identifier: MIT
#include "app/commands/option_hint.h"

#include <algorithm>
#include <iterator>

namespace app {
namespace {

/// What the library calls a field, and how the command line sets it.
struct Hint {
    const char* field;
    const char* option;
    const char* words = ""; ///< that it follows where the sentence has them; else it stands at the end
};

constexpr Hint hints[] = {
    {"base", "--base MM"},
    {"channel", "--channel NAME"},
    {"crop", "--crop COL,ROW,COLUMNS,ROWS"},
    {"exaggeration", "--exaggeration X"},
    {"fill-nodata", "--fill-nodata", "fill them"},
    {"force", "--force"},
    {"formats", "'moraine formats' lists what can be read"},
    {"in-format", "'moraine formats' lists those; for data without a header: --in-format raw --raw-size WxH "
                  "--raw-type TYPE"},
    {"in-range", "--in-range MIN,MAX"},
    {"in-resample", "--in-resample WxH"},
    {"in-spacing", "--in-spacing M"},
    {"map-option", "--map-option NAME=VALUE"},
    {"max-error", "--max-error M"},
    {"mesh-columns", "--mesh-columns N"},
    {"mesh-up", "--mesh-up y"},
    {"nodata", "--nodata V"},
    {"other-format", "--in-format ID"},
    {"overlap", "--overlap N"},
    {"print-width", "--print-width MM"},
    {"raw-endian", "--raw-endian little|big"},
    {"raw-size", "--raw-size WxH --raw-type TYPE --raw-header BYTES"},
    {"resample", "--resample WxH"},
    {"scale", "--scale 1:N"},
    {"tiles", "--tiles CxR"},
};

std::string withHint(std::string sentence, const std::string& field) {
    const auto* hint = std::find_if(std::begin(hints), std::end(hints),
                                    [&](const Hint& entry) { return field == entry.field; });
    if (hint == std::end(hints))
        return sentence;
    const std::string_view words = hint->words;
    if (const std::size_t place = sentence.rfind(words); !words.empty() && place != std::string::npos)
        return sentence.insert(place + words.size(), std::string(" (") + hint->option + ")");
    const bool stops = sentence.ends_with('.');
    if (stops)
        sentence.pop_back();
    return sentence + " (" + hint->option + (stops ? ")." : ")");
}

} // namespace

std::string withOption(const terrain::Text& text) {
    return withHint(text.english(), text.field);
}

std::string withOption(const terrain::Error& error) {
    return withHint(error.detail.english(), error.field);
}

} // namespace app
