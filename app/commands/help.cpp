// SPDX-License-Identifier: MIT
#include "app/commands/help.h"

#include "libterrain/formats/heightmap_format.h"
#include "libterrain/formats/mesh_format.h"

#include <algorithm>

namespace app {
namespace {

constexpr std::size_t lineWidth = 80;

/// `text` broken at blanks into lines that begin at `column`; the first line is `start`, filled up to there.
std::string wrapped(std::string start, std::string_view text, std::size_t column) {
    std::string out = std::move(start);
    std::size_t position = out.size();
    if (position + 1 > column && position > 0) {
        out += "\n";
        position = 0;
    }
    out.append(column - position, ' ');
    position = column;
    while (!text.empty()) {
        const std::string_view word = text.substr(0, text.find(' '));
        text.remove_prefix(std::min(text.size(), word.size() + 1));
        const bool first = position == column;
        if (!first && position + 1 + word.size() > lineWidth) {
            out += '\n';
            out.append(column, ' ');
            position = column;
        } else if (!first) {
            out += " ";
            ++position;
        }
        out += word;
        position += word.size();
    }
    return out + "\n";
}

std::string optionName(const Option& option) {
    std::string out = option.letter != 0 ? std::string("-") + option.letter + ", --" : "    --";
    out += option.name;
    if (*option.value != '\0')
        out += std::string(" ") + option.value;
    return out;
}

std::string optionLines(std::span<const Option> options) {
    constexpr std::size_t column = 27;
    std::string out;
    for (const Option& option : options)
        out += wrapped("  " + optionName(option), option.help, column);
    return out;
}

std::string usageLine(const Verb& verb) {
    std::string out = std::string("moraine ") + verb.name;
    if (*verb.operands != '\0')
        out += std::string(" ") + verb.operands;
    for (const Option& option : verb.options)
        if (option.required)
            out +=
                (option.letter != 0 ? std::string(" -") + option.letter : std::string(" --") + option.name) +
                " " + option.value;
    return out + " [option]...";
}

std::string exampleLines(std::span<const char* const> examples) {
    std::string out;
    for (const char* example : examples)
        out += std::string("  ") + example + "\n";
    return out;
}

constexpr const char* introduction = "Moraine designs terrains and hands exact heightmaps and meshes to "
                                     "other tools. Without a verb it opens the "
                                     "editor, with the file that is named. With a verb it works without a "
                                     "window or a display, on the same files, "
                                     "and makes the same heights bit for bit.";

template <class Formats>
std::string suffixList(const Formats& formats) {
    std::string out;
    for (const auto* format : formats)
        for (const char* suffix : format->suffixes())
            if (const std::string word = std::string(" .") + suffix;
                (out + " ").find(word + " ") == std::string::npos)
                out += word;
    return out;
}

std::string conventions() {
    std::vector<const terrain::HeightmapFormat*> writable;
    std::ranges::copy_if(terrain::heightmapFormats(), std::back_inserter(writable),
                         [](const terrain::HeightmapFormat* format) { return format->canWrite(); });
    return "A terrain is a grid of heights in metres, its first row in the north. OUT's suffix chooses the "
           "format: heightmaps" +
           suffixList(writable) + "; meshes" + suffixList(terrain::meshFormats()) +
           "; projects .moraine; recipes .json. Files that are read are recognised by their content. A value "
           "follows its option as the next word or after '=', so that both --range -50,100 and "
           "--range=-50,100 do; '--' ends the options. Numbers have a point in every language. A result "
           "appears under its name whole or not at all, and an existing file is kept unless --force is "
           "given.";
}

struct ExitText {
    const char* code;
    const char* meaning;
};
constexpr ExitText exitTexts[] = {
    {"0", "done"},
    {"1", "diff: the terrains differ"},
    {"2", "wrong usage, or a request that cannot be"},
    {"3", "an input file that cannot be used"},
    {"4", "the result cannot be written"},
    {"5", "a file of a newer version of Moraine"},
    {"6", "over a limit of memory or size"},
    {"7", "no OpenGL for the 3D view"},
    {"130", "cancelled"},
};

std::string exitLines() {
    std::string out;
    for (const ExitText& exit : exitTexts)
        out += wrapped(std::string("  ") + exit.code, exit.meaning, 8);
    return out;
}

constexpr const char* programExamples[] = {
    "moraine generate --preset mountains -o mountains.png",
    "moraine generate --columns 1025 --seed 7 --set hurst=0.8 -o land.moraine",
    "moraine export land.moraine -o land.tif",
    "moraine convert land.tif land.r16",
    "moraine render land.moraine -o picture.png --size 1600x900",
    "moraine info land.tif --json",
    "moraine diff land.moraine land.tif",
};

} // namespace

std::string programHelp() {
    std::string out =
        versionText() + "\nUsage\n  moraine [--shaders FOLDER] [FILE]\n  moraine VERB [option]...\n\n";
    out += wrapped("", introduction, 0) + "\nVerbs\n";
    for (const Verb& verb : verbs())
        out += wrapped(std::string("  ") + verb.name, verb.summary, 12);
    out += '\n';
    out += wrapped("",
                   "'moraine VERB --help' explains a verb and all that it takes; 'moraine --version' "
                   "names the version.",
                   0);
    out += "\nEvery verb takes\n" + optionLines(commonOptions());
    out += "\nVerbs that read a heightmap take\n" + optionLines(importOptions());
    out += "\nVerbs that write one take\n" + optionLines(exportOptions());
    out += "\nFiles and values\n" + wrapped("", conventions(), 2);
    out += "\nExit codes\n" + exitLines();
    return out + "\nExamples\n" + exampleLines(programExamples);
}

std::string verbHelp(const Verb& verb) {
    std::string out = "Usage\n  " + usageLine(verb) + "\n\n" + wrapped("", verb.description, 0);
    const OptionGroups groups = optionGroups(verb);
    for (const OptionGroup& group : groups.all())
        out += std::string("\n") + group.heading + "\n" + optionLines(group.options);
    if (!verb.examples.empty())
        out += "\nExamples\n" + exampleLines(verb.examples);
    return out;
}

std::string versionText() {
    return "moraine " MORAINE_VERSION "\n";
}

} // namespace app
