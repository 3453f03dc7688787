// SPDX-License-Identifier: MIT
#include "app/dialogs/export_fact_rows.h"

#include "app/dialogs/form_column.h"
#include "app/dialogs/sample_type_text.h"
#include "app/settings/display_text.h"

#include <QLabel>
#include <QLocale>

namespace app {
namespace {

QString samplesText(const terrain::ExportPlan& plan, const terrain::Grid& before) {
    const QString size = sizeText(plan.grid.columns, plan.grid.rows);
    const QString type = sampleTypeText(plan.facts.type);
    return plan.resamples ? ExportFactRows::tr("%1, resampled from %2, %3")
                                .arg(size, sizeText(before.columns, before.rows), type)
                          : ExportFactRows::tr("%1, %2").arg(size, type);
}

/// What decided the range, unless the person did.
QString originText(const terrain::ExportPlan& plan) {
    switch (plan.rangeOrigin) {
    case terrain::RangeOrigin::Source:
        return ExportFactRows::tr("full scale of the imported file");
    case terrain::RangeOrigin::Heights:
        return ExportFactRows::tr("lowest to highest");
    case terrain::RangeOrigin::Target:
        return ExportFactRows::tr("as %1 has it").arg(QLatin1String(plan.target->label));
    case terrain::RangeOrigin::None:
    case terrain::RangeOrigin::Asked:
        break;
    }
    return {};
}

QString spanText(const terrain::ExportPlan& plan) {
    const terrain::SheetFacts& facts = plan.facts;
    QString span = metreRangeText(facts.range.minimum, facts.range.maximum);
    if (!plan.options.range || !facts.isInteger())
        return span;
    if (const QString origin = originText(plan); !origin.isEmpty())
        span = ExportFactRows::tr("%1 (%2)").arg(span, origin);
    span = ExportFactRows::tr("%1, in steps of %2").arg(span, stepText(facts.step));
    if (!plan.share || *plan.share == 1)
        return span;
    return ExportFactRows::tr("%1; %2 % of the range used")
        .arg(span, QLocale().toString(*plan.share * 100, 'f', 1));
}

QString filesText(const terrain::ExportPlan& plan) {
    const QString first = QString::fromStdString(plan.files.front().path.filename().string());
    const QString last = QString::fromStdString(plan.files.back().path.filename().string());
    QString names = plan.files.size() == 1 ? first : ExportFactRows::tr("%1 … %2").arg(first, last);
    int maps = 0;
    for (const terrain::PlannedMap& map : plan.maps)
        maps += static_cast<int>(map.files.size());
    if (maps > 0)
        names = ExportFactRows::tr("%1; of maps: %2").arg(names, QLocale().toString(maps));
    if (!plan.beside || plan.beside->text.empty())
        return names;
    return ExportFactRows::tr("%1, with the coordinate system in .%2")
        .arg(names, QLatin1String(plan.beside->suffix));
}

QString fileSizeText(const terrain::SizeEstimate& size) {
    using Kind = terrain::SizeEstimate::Kind;
    const QString bytes = bytesText(size.bytes);
    if (size.kind == Kind::Text)
        return ExportFactRows::tr("About %1").arg(bytes);
    return size.kind == Kind::Packed ? ExportFactRows::tr("%1 before compression").arg(bytes) : bytes;
}

} // namespace

void ExportFactRows::addTo(FormColumn& rows) {
    const auto row = [&rows](const QString& label, const char* name) {
        QLabel* fact = rows.addFact(label);
        fact->setObjectName(QLatin1String(name));
        return fact;
    };
    m_samples = row(ExportFactRows::tr("Samples"), "samples");
    m_span = row(ExportFactRows::tr("Heights"), "span");
    m_files = row(ExportFactRows::tr("Files"), "files");
    m_size = row(ExportFactRows::tr("Size"), "size");
}

void ExportFactRows::show(const terrain::ExportPlan& plan, const terrain::Heightfield& heights) {
    m_samples->setText(samplesText(plan, heights.grid()));
    m_span->setText(spanText(plan));
    m_files->setText(filesText(plan));
    m_size->setText(fileSizeText(plan.estimatedSize(heights)));
}

} // namespace app
