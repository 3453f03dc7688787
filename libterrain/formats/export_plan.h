// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/formats/maps/planned_map.h"
#include "libterrain/formats/targets/settings_sheet.h"

namespace terrain {

/// Numbers of samples from west to east and from north to south.
struct SampleSize {
    int columns = 0;
    int rows = 0;
    friend bool operator==(const SampleSize&, const SampleSize&) = default;
};

/// An export as a person asks for it.
struct ExportRequest {
    const Target* target = nullptr;          ///< none: the format as it is
    const HeightmapFormat* format = nullptr; ///< one that the target takes
    ExportOptions options;                   ///< `format` complete or empty
    std::filesystem::path path;              ///< as it was named; files of a target may be called otherwise
    std::optional<SampleSize> size;          ///< none: as it is, or the nearest that the target takes
    int tilesAcross = 1;
    int tilesDown = 1;
    std::optional<int> overlap;     ///< samples that tiles share; none: as the target wants it, else 0
    std::vector<MapChoice> maps;    ///< that are written beside the heights, in the same tiles
    std::optional<double> seaLevel; ///< of the recipe
    Display display;                ///< of the project: the colours of maps
};

/// What an export will make: everything is decided before anything is computed or written.
struct ExportPlan {
    const Target* target = nullptr;
    const HeightmapFormat* format = nullptr;
    ExportOptions options; ///< complete; with a range where integers take one
    Grid grid;             ///< of the whole as it is written
    bool resamples = false;
    std::vector<PlannedFile> files;
    std::vector<PlannedMap> maps;
    std::filesystem::path sheetText; ///< empty without a target
    std::filesystem::path sheetJson;
    SheetFacts facts;
    RangeOrigin rangeOrigin = RangeOrigin::None;
    std::optional<MetreRange> held; ///< the heights that the files hold: others are cut off; none: any
    std::optional<double> share;    ///< of the range that the heights use, 0…1; none where no range is
                                    ///< stretched over them, and before they are resampled
    std::vector<Text> notes;
    std::vector<Text> warnings; ///< what is lost or looks unlike what is expected; a part of the notes

    /// What goes beside each file, or does not belong there.
    std::optional<SideText> beside;

    /// Every file that will be made.
    [[nodiscard]] std::vector<std::filesystem::path> paths() const;
    /// Precondition: `beside` is there.
    [[nodiscard]] std::filesystem::path besidePath(const PlannedFile& file) const;
    /// Of all files together, the sheet and lines left aside; `heights` as in HeightmapFormat::estimatedSize.
    [[nodiscard]] SizeEstimate estimatedSize(const Heightfield& heights) const;
};

/// Decides. InvalidRequest says why it cannot be and what can; `field` names the option ("resample", "range",
/// "tiles", "overlap", "option", "map-option"). Nothing is touched; cheap.
Result<ExportPlan> planExport(const ExportRequest& request, const Grid& grid, const HeightRange& heights);

/// What an export cuts off.
struct Clipping {
    std::int64_t count = 0;   ///< samples
    std::int64_t samples = 0; ///< of the whole
    HeightRange heights;      ///< of the whole

    [[nodiscard]] double share() const { return static_cast<double>(count) / static_cast<double>(samples); }
};

/// What a finished export tells.
struct ExportOutcome {
    ExportReport report;                      ///< of all files together; notes of the plan come first
    double largestError = 0;                  ///< m; see VerifiedReport
    std::optional<Clipping> clipping;         ///< none: everything is there
    std::optional<double> share;              ///< of the range that the written heights use; see ExportPlan
    std::vector<std::filesystem::path> files; ///< of the heights
    std::vector<MapOutcome> maps;
};

/// The part of a range that heights use, 0…1.
double usedShare(const MetreRange& range, const HeightRange& heights);

/// Writes the files of a plan, each verified, those of its maps and the sheet. With Existing::Keep nothing is
/// begun when one of them is there. What a failed or cancelled export has made new is taken away again.
Result<ExportOutcome> runExport(const ExportPlan& plan, const Heightfield& heights, Existing existing,
                                const RunContext& context = {});

} // namespace terrain
