// SPDX-License-Identifier: MIT
#include "libterrain/core/no_memory.h"
#include "libterrain/core/number_text.h"
#include "libterrain/formats/clipping.h"
#include "libterrain/formats/new_files.h"
#include "libterrain/formats/resampled.h"
#include "libterrain/formats/verify_export.h"

#include <algorithm>
#include <new>

namespace terrain {
namespace {

namespace fs = std::filesystem;

void merge(const ExportReport& part, ExportReport& whole) {
    whole.sampleType = part.sampleType;
    whole.range = part.range;
    whole.step = std::max(whole.step, part.step);
    whole.clipped += part.clipped;
    for (const Text& note : part.notes) {
        const bool known =
            std::ranges::any_of(whole.notes, [&](const Text& other) { return other.source == note.source; });
        if (!known && note.source.source != std::string_view(clippedNote.source))
            whole.notes.push_back(note);
    }
}

Status writeText(const fs::path& path, const std::string& text, Existing existing, NewFiles& made) {
    made.expect(path);
    SafeFile::Options options;
    options.existing = existing;
    Status written = writeFileSafely(path, std::as_bytes(std::span(text)), options);
    if (written)
        made.made();
    return written;
}

SheetMap sheetMap(const MapOutcome& outcome) {
    SheetMap out;
    out.map = outcome.map;
    for (const fs::path& file : outcome.files)
        out.files.push_back(file.filename().string());
    if (outcome.values && outcome.values->report.step > 0)
        out.range = outcome.values->report.range;
    out.interval = outcome.interval;
    return out;
}

Status writeSheet(const ExportPlan& plan, const ExportOutcome& outcome, Existing existing, NewFiles& made) {
    SheetResult result;
    for (const fs::path& file : outcome.files)
        result.files.push_back(file.filename().string());
    for (const MapOutcome& map : outcome.maps)
        result.maps.push_back(sheetMap(map));
    result.clipped = outcome.report.clipped;
    if (outcome.clipping) {
        result.clippedShare = outcome.clipping->share();
        result.clipping = clippingText(plan, *outcome.clipping);
    }
    result.largestError = outcome.largestError;
    SheetFacts facts = plan.facts;
    if (facts.step == 0) // of a file with a scale of its own, known only now
        facts.step = outcome.report.step;
    const SettingsSheet sheet = settingsSheet(*plan.target, facts);
    const std::string text = sheetText(*plan.target, facts, sheet, result);
    if (Status written = writeText(plan.sheetText, text, existing, made); !written)
        return written;
    return writeText(plan.sheetJson, sheetJson(*plan.target, facts, sheet, result), existing, made);
}

/// What goes beside a file. One from before that does not belong there is not taken away, but said.
Status writeBeside(const ExportPlan& plan, const PlannedFile& file, Existing existing, NewFiles& made,
                   ExportReport& report) {
    if (!plan.beside)
        return Done{};
    const fs::path path = plan.besidePath(file);
    if (!plan.beside->text.empty())
        return writeText(path, plan.beside->text, existing, made);
    std::error_code code;
    if (fs::exists(path, code))
        report.notes.emplace_back(
            TERRAIN_TEXT("formats", "%1 is there from before and gives the coordinate system of another "
                                    "terrain: remove it, or other programs put this one in its place."),
            std::vector{path.string()});
    return Done{};
}

/// Written, read again and compared.
Status writeOne(const ExportPlan& plan, const fs::path& path, const Heightfield& heights, Existing existing,
                const RunContext& context, ExportOutcome& outcome) {
    const auto verified = exportVerified(heights, *plan.format, path, plan.options, existing, context);
    if (!verified)
        return verified.failure();
    merge(verified.value().report, outcome.report);
    outcome.largestError = std::max(outcome.largestError, verified.value().largestError);
    return Done{};
}

Status writePart(const ExportPlan& plan, const PlannedFile& file, const Heightfield& heights,
                 Existing existing, const RunContext& context, ExportOutcome& outcome) {
    if (plan.files.size() == 1)
        return writeOne(plan, file.path, heights, existing, context, outcome);
    const Result<Heightfield> part = partOf(heights, file.window);
    if (!part)
        return part.failure();
    return writeOne(plan, file.path, part.value(), existing, context, outcome);
}

/// What of the range is used, and what does not fit it.
void tellHeld(const ExportPlan& plan, const Heightfield& heights, ExportOutcome& out) {
    if (!plan.options.range && out.report.clipped == 0)
        return;
    const HeightRange range = heightRange(heights);
    if (plan.options.range)
        out.share = usedShare(*plan.options.range, range);
    if (out.report.clipped == 0)
        return;
    std::int64_t samples = 0; // tiles may share some
    for (const PlannedFile& file : plan.files)
        samples += std::int64_t{file.window.columns} * file.window.rows;
    out.clipping = Clipping{out.report.clipped, samples, range};
    out.report.notes.push_back(clippingText(plan, *out.clipping));
}

Status writeHeights(const ExportPlan& plan, const Heightfield& heights, Existing existing,
                    const RunContext& context, NewFiles& made, ExportOutcome& out) {
    const auto count = static_cast<double>(plan.files.size());
    for (const PlannedFile& file : plan.files) {
        const auto index = static_cast<double>(out.files.size());
        made.expect(file.path);
        if (const Status one = writePart(plan, file, heights, existing,
                                         context.part(index / count, (index + 1) / count), out);
            !one)
            return one.failure();
        made.made();
        out.files.push_back(file.path);
        if (const Status beside = writeBeside(plan, file, existing, made, out.report); !beside)
            return beside.failure();
    }
    tellHeld(plan, heights, out);
    if (plan.beside && !plan.beside->text.empty())
        out.report.notes.emplace_back(
            TERRAIN_TEXT("formats", "The coordinate system stands beside the heights, in a file that ends "
                                    "with .%1: keep them together."),
            std::vector{std::string(plan.beside->suffix)});
    return Done{};
}

Status writeMaps(const ExportPlan& plan, const Heightfield& heights, Existing existing,
                 const RunContext& context, NewFiles& made, ExportOutcome& out) {
    const auto count = static_cast<double>(plan.maps.size());
    for (const PlannedMap& map : plan.maps) {
        const auto index = static_cast<double>(out.maps.size());
        const std::vector<fs::path> fresh = NewFiles::fresh(map.paths());
        auto outcome = writeMap(map, heights, existing, context.part(index / count, (index + 1) / count));
        if (!outcome)
            return outcome.failure();
        for (const fs::path& path : fresh)
            made.add(path);
        out.maps.push_back(std::move(outcome).value());
    }
    return Done{};
}

/// Refuses missing samples that the format of a target cannot hold, with what else that target takes.
Status checkTargetHolds(const ExportPlan& plan, const Heightfield& heights) {
    if (plan.target == nullptr || plan.format->canHoldHoles())
        return Done{};
    const std::int64_t holes = holeCount(heights);
    if (holes == 0)
        return Done{};
    std::string others;
    for (const TargetFile& file : plan.target->files)
        if (const HeightmapFormat* format = findHeightmapFormat(file.format); format->canHoldHoles())
            others += std::string(others.empty() ? "." : ", .") + file.suffix;
    if (others.empty())
        return Error{
            ErrorCode::UnusableInput,
            TERRAIN_TEXT("formats", "Missing samples: %1. No file that %2 takes can hold them: fill them."),
            {numberText(holes), plan.target->label},
            "fill-nodata"};
    return Error{ErrorCode::UnusableInput,
                 TERRAIN_TEXT("formats",
                              "Missing samples: %1. %2 cannot hold them: fill them, or choose one of %3, "
                              "which %4 takes too."),
                 {numberText(holes), plan.files.front().path.string(), others, plan.target->label},
                 "fill-nodata"};
}

Result<ExportOutcome> written(const ExportPlan& plan, const Heightfield& heights, Existing existing,
                              const RunContext& context) {
    ExportOutcome out;
    out.report.notes = plan.notes;
    if (const Status holds = checkTargetHolds(plan, heights); !holds)
        return holds.failure();
    NewFiles made;
    const double ofHeights = 1 / (1 + static_cast<double>(plan.maps.size())); // of the time
    for (const PlannedMap& map : plan.maps)
        if (const Status whole = checkHoles(*map.map, heights); !whole)
            return whole.failure();
    if (const Status done = writeHeights(plan, heights, existing, context.part(0, ofHeights), made, out);
        !done)
        return done.failure();
    if (const Status done = writeMaps(plan, heights, existing, context.part(ofHeights, 1), made, out); !done)
        return done.failure();
    if (plan.target != nullptr)
        if (const Status sheet = writeSheet(plan, out, existing, made); !sheet)
            return sheet.failure();
    made.keep();
    return out;
}

/// The heights as they are written, in their place; as they are when nothing changes.
Result<ExportOutcome> writtenAsPlanned(const ExportPlan& plan, const Heightfield& heights, Existing existing,
                                       const RunContext& context) {
    const bool moves = !(plan.grid == heights.grid());
    if (!moves)
        return written(plan, heights, existing, context);
    constexpr double changing = 0.3;
    Result<Heightfield> changed =
        plan.resamples ? resampled(heights, plan.grid.columns, plan.grid.rows, context.part(0, changing))
                       : heights.clone();
    if (!changed)
        return changed.failure();
    changed.value().setGrid(plan.grid);
    return written(plan, changed.value(), existing, context.part(changing, 1));
}

} // namespace

Result<ExportOutcome> runExport(const ExportPlan& plan, const Heightfield& heights, Existing existing,
                                const RunContext& context) {
    if (const Status free = checkFree(plan.paths(), existing); !free)
        return free.failure();
    try {
        return writtenAsPlanned(plan, heights, existing, context);
    } catch (const std::bad_alloc&) {
        return noMemoryToWrite(plan.files.front().path);
    }
}

} // namespace terrain
