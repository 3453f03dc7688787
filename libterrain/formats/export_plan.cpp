// SPDX-License-Identifier: MIT
#include "libterrain/formats/export_plan.h"

#include "libterrain/core/number_text.h"
#include "libterrain/core/rounded_text.h"
#include "libterrain/formats/export_warnings.h"
#include "libterrain/formats/maps/map_plan.h"
#include "libterrain/formats/targets/target_files.h"

#include <algorithm>
#include <cmath>

namespace terrain {
namespace {

Error impossible(TextSource text, std::vector<std::string> arguments, const char* field) {
    return {ErrorCode::InvalidRequest, text, std::move(arguments), field};
}

/// The work of planExport, one question after the other.
class Planner {
public:
    Planner(const ExportRequest& request, const Grid& grid, const HeightRange& heights)
        : m_request(request), m_heights(heights), m_target(request.target) {
        m_plan.target = m_target;
        m_plan.format = request.format;
        m_plan.options = request.options;
        m_plan.options.format = completedOptions(*request.format, request.options.format);
        m_plan.grid = grid;
    }

    Result<ExportPlan> plan() {
        for (const auto step :
             {&Planner::decideOptions, &Planner::decideTiles, &Planner::decideSize, &Planner::decideRange})
            if (const Status decided = (this->*step)(); !decided)
                return decided.failure();
        const FileNames names = planFiles();
        if (const Status writable = checkFiles(); !writable)
            return writable.failure();
        completeFacts();
        m_plan.warnings = exportWarnings(m_plan, m_tiling);
        m_plan.notes.insert(m_plan.notes.end(), m_plan.warnings.begin(), m_plan.warnings.end());
        m_plan.beside = m_plan.format->sideText(m_plan.grid);
        if (const Status possible = planMaps(m_request, names, m_plan); !possible)
            return possible.failure();
        return std::move(m_plan);
    }

private:
    Status decideOptions();
    Status decideTiles();
    Status decideSize();
    Status checkAskedSize(const SampleSize& size) const;
    [[nodiscard]] SampleSize fittingSize(const SampleSize& size) const;
    [[nodiscard]] bool takes(const SampleSize& size) const;
    [[nodiscard]] Status checkSpacing() const;
    Status decideRange();
    FileNames planFiles();
    void planSheet(const std::string& suffix);
    [[nodiscard]] Status checkFiles() const;
    void completeFacts();

    const ExportRequest& m_request;
    const HeightRange& m_heights;
    const Target* m_target;
    Tiling m_tiling;
    ExportPlan m_plan;
};

Status Planner::decideOptions() {
    if (m_target == nullptr)
        return Done{};
    const TargetFile* file = targetFile(*m_target, *m_request.format);
    if (file == nullptr)
        return impossible(
            TERRAIN_TEXT("formats", "%1 takes no files of the format '%2': its files end with %3."),
            {m_target->label, m_request.format->id(), suffixesText(*m_target)}, "format");
    fixOptions(file->options, m_plan.options.format);
    m_plan.options.sourceType.reset(); // the tool's range is the one of the heights
    return Done{};
}

Status Planner::decideTiles() {
    m_tiling = {m_request.tilesAcross, m_request.tilesDown, m_request.overlap.value_or(0)};
    if (m_target == nullptr || m_tiling.isWhole())
        return Done{};
    if (m_target->tiles == TileNames::None)
        return impossible(TERRAIN_TEXT("formats", "%1 takes a terrain in one file, not in tiles."),
                          {m_target->label}, "tiles");
    if (m_target->overlap && m_request.overlap && *m_request.overlap != *m_target->overlap)
        return impossible(
            TERRAIN_TEXT("formats", "Tiles for %1 share exactly this many samples with the next "
                                    "one: %2, not %3."),
            {m_target->label, numberText(*m_target->overlap), numberText(*m_request.overlap)}, "overlap");
    m_tiling.overlap = m_request.overlap.value_or(m_target->overlap.value_or(0));
    return Done{};
}

bool Planner::takes(const SampleSize& size) const {
    const auto side = [this](int samples, int count) {
        const int rest = samples - m_tiling.overlap;
        const bool anySize = m_target->sizes.kind == SizeRule::Kind::Any;
        return (anySize || rest % count == 0) &&
               takesSide(m_target->sizes, (rest + count - 1) / count + m_tiling.overlap);
    };
    const auto tile = [this](int samples, int count) { return (samples - m_tiling.overlap) / count; };
    const bool rightShape =
        !m_target->square || tile(size.columns, m_tiling.columns) == tile(size.rows, m_tiling.rows);
    return rightShape && side(size.columns, m_tiling.columns) && side(size.rows, m_tiling.rows);
}

SampleSize Planner::fittingSize(const SampleSize& size) const {
    if (takes(size))
        return size;
    int across = 0;
    int down = 0;
    SampleSize out{nearestSide(m_target->sizes, size.columns, m_tiling.columns, m_tiling.overlap, across),
                   nearestSide(m_target->sizes, size.rows, m_tiling.rows, m_tiling.overlap, down)};
    if (m_target->square && across != down) {
        const int tile = std::max(across, down);
        out = {m_tiling.columns * (tile - m_tiling.overlap) + m_tiling.overlap,
               m_tiling.rows * (tile - m_tiling.overlap) + m_tiling.overlap};
    }
    return out;
}

Status Planner::checkAskedSize(const SampleSize& size) const {
    if (size.columns < 2 || size.rows < 2 || size.columns > maximumSide || size.rows > maximumSide)
        return impossible(TERRAIN_TEXT("formats", "A terrain has from 2 to %1 samples a side, not %2 × %3."),
                          {numberText(maximumSide), numberText(size.columns), numberText(size.rows)},
                          "resample");
    if (m_target == nullptr || takes(size))
        return Done{};
    const SampleSize nearest = fittingSize(size);
    const TextSource text =
        m_tiling.isWhole()
            ? TERRAIN_TEXT("formats",
                           "%1 does not take %2 × %3 samples, but a side of %4: the nearest is %5 × %6.")
            : TERRAIN_TEXT("formats",
                           "%1 does not take %2 × %3 samples in these tiles, each with a side of %4: the "
                           "nearest is %5 × %6.");
    return impossible(text,
                      {m_target->label, numberText(size.columns), numberText(size.rows),
                       sidesText(m_target->sizes), numberText(nearest.columns), numberText(nearest.rows)},
                      "resample");
}

Status Planner::decideSize() {
    Grid& grid = m_plan.grid;
    const SampleSize before{grid.columns, grid.rows};
    if (m_request.size)
        if (const Status possible = checkAskedSize(*m_request.size); !possible)
            return possible;
    const SampleSize size = m_request.size        ? *m_request.size
                            : m_target != nullptr ? fittingSize(before)
                                                  : before;
    m_plan.resamples = !(size == before);
    if (m_plan.resamples) {
        if (before.columns < 2 || before.rows < 2)
            return impossible(TERRAIN_TEXT("formats",
                                           "%1 × %2 samples cannot be resampled to %3 × %4: there is nothing "
                                           "between them."),
                              {numberText(before.columns), numberText(before.rows), numberText(size.columns),
                               numberText(size.rows)},
                              m_request.size ? "resample" : "");
        grid.spacingX = grid.width() / (size.columns - 1);
        grid.spacingY = grid.depth() / (size.rows - 1);
        grid.columns = size.columns;
        grid.rows = size.rows;
        m_plan.notes.emplace_back(
            m_request.size
                ? TERRAIN_TEXT("formats", "Resampled from %1 × %2 to %3 × %4.")
                : TERRAIN_TEXT("formats", "Resampled from %1 × %2 to %3 × %4, the nearest size that %5 "
                                          "takes."),
            std::vector{numberText(before.columns), numberText(before.rows), numberText(size.columns),
                        numberText(size.rows), std::string(m_target != nullptr ? m_target->label : "")});
    }
    if (const Status fits = checkSpacing(); !fits)
        return fits;
    return checkTiling(m_tiling, size.columns, size.rows);
}

/// A difference of the spacings that moves no sample by more than a half is none.
Status Planner::checkSpacing() const {
    const Grid& grid = m_plan.grid;
    const double off = std::abs(grid.spacingX - grid.spacingY) * std::max(grid.columns, grid.rows);
    if (m_target == nullptr || !m_target->oneSpacing || off <= grid.spacingX / 2)
        return Done{};
    if (m_target->square)
        return impossible(TERRAIN_TEXT("formats",
                                       "%1 takes a square of land: this is %2 m wide and %3 m deep, "
                                       "and would be distorted. Import a square part of it, or "
                                       "make it as wide as deep."),
                          {m_target->label, roundedText(grid.width()), roundedText(grid.depth())}, "");
    const int rows = std::max(2, static_cast<int>(std::lround(grid.depth() / grid.spacingX)) + 1);
    return impossible(TERRAIN_TEXT("formats",
                                   "%1 takes one distance between samples: these are %2 m apart from "
                                   "west to east and %3 m from north to south. Resampled to %4 × %5 "
                                   "they are equal."),
                      {m_target->label, roundedText(grid.spacingX), roundedText(grid.spacingY),
                       numberText(grid.columns), numberText(rows)},
                      "resample");
}

Status Planner::decideRange() {
    const HeightmapFormat& format = *m_plan.format;
    const SampleType type = format.writtenType(m_plan.options.format);
    m_plan.facts.type = type;
    if (!format.takesRange(m_plan.options.format)) {
        m_plan.held = format.heldHeights(m_plan.options.format);
        m_plan.facts.range =
            m_heights.isEmpty() ? MetreRange{} : MetreRange{m_heights.minimum, m_heights.maximum};
        return Done{};
    }
    ChosenRange chosen = chosenRange(m_plan.options, type, m_heights);
    if (m_target != nullptr && m_target->range == RangeRule::Fixed) {
        const MetreRange fixed{m_target->fixedMinimum, m_target->fixedMaximum};
        if (m_request.options.range && !(*m_request.options.range == fixed))
            return impossible(
                TERRAIN_TEXT("formats", "%1 shows heights from %2 to %3 m and no others: leave the "
                                        "range to it."),
                {m_target->label, numberText(fixed.minimum), numberText(fixed.maximum)}, "range");
        chosen = {fixed, RangeOrigin::Target};
    }
    MetreRange& range = chosen.range;
    if (m_target != nullptr && m_target->range == RangeRule::WholeMetres)
        range = {std::floor(range.minimum), std::ceil(range.maximum)};
    m_plan.options.range = range;
    m_plan.rangeOrigin = chosen.origin;
    m_plan.held = range;
    m_plan.facts.range = range;
    m_plan.facts.step = std::max(0.0, range.maximum - range.minimum) / fullScale(type);
    if (!m_plan.resamples)
        m_plan.share = usedShare(range, m_heights);
    return Done{};
}

FileNames Planner::planFiles() {
    const Grid& grid = m_plan.grid;
    FileNames names{m_target, m_request.path, m_tiling, grid.columns, grid.rows};
    std::string suffix = m_request.path.extension().string();
    if (m_target != nullptr && suffix.empty())
        suffix = std::string(".") + targetFile(*m_target, *m_plan.format)->suffix;
    m_plan.files = heightFiles(names, suffix);
    if (m_target != nullptr)
        planSheet(suffix);
    return names;
}

/// The names of the settings sheet, and a note where the target needs another name than the one asked for.
void Planner::planSheet(const std::string& suffix) {
    const std::string asked = m_request.path.stem().string();
    if (targetStem(*m_target, asked) != asked)
        m_plan.notes.emplace_back(
            TERRAIN_TEXT("formats", "%1 needs another name than %2: the file is called %3."),
            std::vector{std::string(m_target->label), asked + suffix,
                        m_plan.files.front().path.filename().string()});
    const std::filesystem::path folder = m_request.path.parent_path();
    m_plan.sheetText = folder / (asked + ".settings.txt");
    m_plan.sheetJson = folder / (asked + ".settings.json");
}

Status Planner::checkFiles() const {
    for (const PlannedFile& file : m_plan.files) {
        Grid grid = m_plan.grid;
        grid.columns = file.window.columns;
        grid.rows = file.window.rows;
        if (Status writable = m_plan.format->checkGridForWriting(grid); !writable)
            return writable;
    }
    return Done{};
}

void Planner::completeFacts() {
    SheetFacts& facts = m_plan.facts;
    if (m_target != nullptr && m_target->placedAtOrigin) {
        // The corner of the south-western sample's cell.
        Grid& grid = m_plan.grid;
        grid.crs.clear();
        grid.originX = m_target->easting + grid.spacingX / 2;
        grid.originY = m_target->northing + grid.depth() + grid.spacingY / 2;
    }
    facts.grid = m_plan.grid;
    for (const PlannedFile& file : m_plan.files) {
        facts.tileColumns = std::max(facts.tileColumns, file.window.columns);
        facts.tileRows = std::max(facts.tileRows, file.window.rows);
    }
    facts.tilesAcross = m_tiling.columns;
    facts.tilesDown = m_tiling.rows;
    facts.seaLevel = m_request.seaLevel;
}

} // namespace

Result<ExportPlan> planExport(const ExportRequest& request, const Grid& grid, const HeightRange& heights) {
    MORAINE_EXPECTS(request.format != nullptr);
    if (request.options.range &&
        !(request.options.range->minimum <= request.options.range->maximum &&
          std::isfinite(request.options.range->maximum - request.options.range->minimum)))
        return impossible(
            TERRAIN_TEXT("formats", "The height range %1,%2 must be a minimum and a greater maximum."),
            {numberText(request.options.range->minimum), numberText(request.options.range->maximum)},
            "range");
    return Planner(request, grid, heights).plan();
}

} // namespace terrain
