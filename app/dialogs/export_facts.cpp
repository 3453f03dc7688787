// SPDX-License-Identifier: MIT
#include "app/dialogs/export_facts.h"

#include "app/settings/display_text.h"
#include "libterrain/core/parallel_rows.h"

#include <QCoreApplication>
#include <QLocale>

#include <atomic>

namespace app {

namespace {

struct ExportFacts {
    Q_DECLARE_TR_FUNCTIONS(app::ExportFacts)
};

/// Few heights are more than none.
QString percentText(double part) {
    const double percent = part * 100;
    return percent < 0.1 ? ExportFacts::tr("less than 0.1 %")
                         : ExportFacts::tr("%1 %").arg(QLocale().toString(percent, 'f', 1));
}

} // namespace

std::optional<std::int64_t> clippedCount(const terrain::Heightfield& heights,
                                         const terrain::MetreRange& range,
                                         const terrain::RunContext& context) {
    const auto low = static_cast<float>(range.minimum);
    const auto high = static_cast<float>(range.maximum);
    std::atomic<std::int64_t> total{0};
    constexpr int rowsOfBlock = 64;
    const bool done = terrain::parallelRows(context, heights.rows(), rowsOfBlock, [&](int first, int last) {
        std::int64_t count = 0;
        for (int r = first; r < last; ++r) {
            const float* row = heights.row(r);
            for (int c = 0; c < heights.columns(); ++c)
                count += row[c] < low || row[c] > high ? 1 : 0;
        }
        total += count;
    });
    return done ? std::optional(total.load()) : std::nullopt;
}

QString clippedSentence(std::int64_t count, const terrain::Grid& grid, const terrain::MetreRange& range) {
    const double part = static_cast<double>(count) / static_cast<double>(grid.sampleCount());
    return ExportFacts::tr("Heights outside of %1: %2 (%3). They are cut off at these ends.")
        .arg(metreRangeText(range.minimum, range.maximum), countText(count), percentText(part));
}

} // namespace app
