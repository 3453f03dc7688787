// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/formats/import_options.h"
#include "libterrain/formats/maps/surface_map.h"
#include "libterrain/formats/targets/target.h"

#include <string>
#include <variant>
#include <vector>

namespace terrain {

/// What the numbers of a sheet follow from: the terrain as it is written.
struct SheetFacts {
    Grid grid;           ///< of the whole
    int tileColumns = 0; ///< samples of the largest tile, of the whole when there is one
    int tileRows = 0;
    int tilesAcross = 1;
    int tilesDown = 1;
    SampleType type = SampleType::U16;
    MetreRange range;               ///< metres of 0 and of full scale for integers; of the heights for floats
    double step = 0;                ///< m between neighbouring integers; 0 for floats
    std::optional<double> seaLevel; ///< m
    std::vector<const SurfaceMap*> maps; ///< that are written beside the heights

    [[nodiscard]] bool isInteger() const { return terrain::isInteger(type); }
    /// The metres between 0 and full scale; 1 for flat ground, which needs some scale.
    [[nodiscard]] double span() const;
    /// One step of an integer that fits span().
    [[nodiscard]] double scaledStep() const;
};

/// One line of a sheet: what the tool calls it, and what to type there.
struct SheetLine {
    const char* id = ""; ///< stable: of the JSON
    TextSource label;    ///< the tool's own word, which has no context and stays as it is; else one of ours
    std::variant<double, std::string> value;
    const char* unit = "";   ///< "m", "cm", "mm" or empty
    double tolerance = 1e-4; ///< by how much the typed number may be off, in its unit
    int times = 1;           ///< how often the tool lays it side by side: so often an error counts
};

/// What to do in another program with an exported terrain. A plain value.
class SettingsSheet {
public:
    void add(const char* id, TextSource label, double value, const char* unit = "");
    /// Metres between samples, of which the tool makes a width of `samples`.
    void addSpacing(const char* id, TextSource label, double metres, int samples) {
        add(id, label, metres, "m");
        m_lines.back().times = samples;
    }
    void addSpacing(const char* id, const char* label, double metres, int samples) {
        addSpacing(id, TextSource{"", label}, metres, samples);
    }
    void addText(const char* id, TextSource label, const char* text) {
        m_lines.push_back({id, label, std::string(text), ""});
    }
    // The same with a word of the tool's own.
    void add(const char* id, const char* label, double value, const char* unit = "") {
        add(id, TextSource{"", label}, value, unit);
    }
    void addText(const char* id, const char* label, const char* text) {
        addText(id, TextSource{"", label}, text);
    }
    void note(TextSource text, std::vector<std::string> arguments = {}) {
        m_notes.emplace_back(text, std::move(arguments));
    }

    /// What the land loses in the tool.
    void warn(TextSource text, std::vector<std::string> arguments) {
        m_warnings.emplace_back(text, std::move(arguments));
    }
    /// Gives each number as many digits as it takes: metres are right to `metres`, spacings over the whole
    /// width, others to a ten-millionth of themselves.
    void setTolerance(double metres);

    /// What the tool's makers do not say, besides Target::unknown.
    void unknown(TextSource text) { m_unknown.push_back(text); }

    [[nodiscard]] std::span<const SheetLine> lines() const { return m_lines; }
    [[nodiscard]] std::span<const Text> notes() const { return m_notes; }
    [[nodiscard]] std::span<const Text> warnings() const { return m_warnings; }
    [[nodiscard]] std::span<const TextSource> unknown() const { return m_unknown; }
    /// The line with this id; null when there is none.
    [[nodiscard]] const SheetLine* find(std::string_view id) const;

private:
    std::vector<SheetLine> m_lines;
    std::vector<Text> m_notes;
    std::vector<Text> m_warnings;
    std::vector<TextSource> m_unknown;
};

/// The value of a line as text: a number with the fewest digits that are right to its tolerance.
std::string sheetValueText(const SheetLine& line);

/// The sheet of a target for a terrain with these facts.
SettingsSheet settingsSheet(const Target& target, const SheetFacts& facts);

/// A map that was written.
struct SheetMap {
    const SurfaceMap* map = nullptr;
    std::vector<std::string> files;  ///< their names
    std::optional<MetreRange> range; ///< in its own unit, of 0 and of full scale; none: it holds no integers
    double interval = 0;             ///< between lines, m; 0: it has none
};

/// What an export adds to its sheet.
struct SheetResult {
    std::vector<std::string> files; ///< their names
    std::vector<SheetMap> maps;
    std::int64_t clipped = 0;
    double clippedShare = 0; ///< of all samples, 0…1
    Text clipping;           ///< why, and what to do about it; empty: nothing is
    double largestError = 0; ///< m
};

// The sheet as the two files that stand beside an export; English whatever the language, since scripts and
// other people read them.
std::string sheetText(const Target& target, const SheetFacts& facts, const SettingsSheet& sheet,
                      const SheetResult& result);
std::string sheetJson(const Target& target, const SheetFacts& facts, const SettingsSheet& sheet,
                      const SheetResult& result);

} // namespace terrain
