// SPDX-License-Identifier: MIT
#include "app/docks/statistics_dock.h"

#include "app/controls/icons.h"
#include "app/controls/number_range.h"
#include "app/controls/vertical_scroll_area.h"
#include "app/docks/statistics_plots.h"
#include "app/plots/plot_widget.h"
#include "app/settings/display_text.h"
#include "libterrain/recipe/asked_roughness.h"

#include <QClipboard>
#include <QGridLayout>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <cmath>

namespace app {
namespace {

constexpr int plotHeight = 210;

const QString unknown(QChar(0x2013));

/// Heights to the millimetre: what lies below is noise to a reader.
QString metres(double value, const QLocale& locale) {
    return std::isfinite(value) ? numberToRead(std::round(value * 1000) / 1000, QStringLiteral("m"), locale)
                                : unknown;
}

QString degrees(double value, const QLocale& locale) {
    return std::isfinite(value) ? locale.toString(value, 'f', 1) + QStringLiteral("°") : unknown;
}

/// Four digits; from a million m² on in km².
QString area(double squareMetres, const QLocale& locale) {
    const bool large = squareMetres >= 1e6;
    const double value = large ? squareMetres / 1e6 : squareMetres;
    const int decimals = value >= 1000 ? 0 : value >= 100 ? 1 : value >= 10 ? 2 : 3;
    return numberToRead(std::round(value * std::pow(10, decimals)) / std::pow(10, decimals),
                        large ? QStringLiteral("km²") : QStringLiteral("m²"), locale);
}

} // namespace

StatisticsDock::StatisticsDock(Document& document, QWidget* parent)
    : QWidget(parent), m_document(document), m_hint(new QLabel(this)), m_page(nullptr),
      m_table(new QGridLayout) {
    setWindowTitle(tr("Statistics"));
    setWindowIcon(icon(QStringLiteral("statistics")));
    m_hint->setText(
        tr("Lowest and highest ground, mean and spread appear here as soon as there is a terrain."));
    m_hint->setWordWrap(true);
    m_hint->setMargin(12);
    m_table->setVerticalSpacing(6);
    m_table->setColumnStretch(1, 1);
    auto* content = new QWidget;
    auto* page = new QVBoxLayout(content);
    page->setContentsMargins(16, 12, 12, 12);
    page->setSpacing(12);
    page->addLayout(m_table);
    page->addWidget(addButtons());
    for (const char* name : {"heightsPlot", "hypsometricPlot", "slopesPlot", "roughnessPlot"}) {
        auto* plot = new PlotWidget;
        plot->setObjectName(QLatin1String(name));
        plot->setFixedHeight(plotHeight);
        connect(plot, &PlotWidget::exportWanted, this, &StatisticsDock::exportWanted);
        page->addWidget(plot);
        m_plots << plot;
    }
    page->addStretch(1);
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(m_hint, 0, Qt::AlignTop);
    m_page = new VerticalScrollArea(content, this);
    outer->addWidget(m_page, 1);
    m_page->hide();

    connect(&document, &Document::heightsChanged, this, &StatisticsDock::follow);
    follow();
}

QWidget* StatisticsDock::addButtons() {
    auto* out = new QWidget;
    auto* row = new QHBoxLayout(out);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addStretch(1);
    auto* copy = new QPushButton(icon(QStringLiteral("copy")), tr("Copy"));
    copy->setObjectName(QStringLiteral("copyStatistics"));
    copy->setAccessibleName(tr("Copy statistics"));
    connect(copy, &QPushButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(text()); });
    auto* csv = new QPushButton(icon(QStringLiteral("export")), tr("Export CSV…"));
    csv->setObjectName(QStringLiteral("exportStatistics"));
    csv->setAccessibleName(tr("Export statistics as CSV"));
    connect(csv, &QPushButton::clicked, this, [this] {
        if (m_statistics)
            Q_EMIT exportWanted({QStringLiteral("csv"), tr("Table"), tr("statistics"),
                                 QByteArray::fromStdString(terrain::surfaceStatisticsCsv(*m_statistics))});
    });
    row->addWidget(copy);
    row->addWidget(csv);
    return out;
}

void StatisticsDock::setStatistics(const terrain::SurfaceStatistics& statistics) {
    m_statistics = statistics;
    m_stale = false;
    showLines();
    showPlots();
    m_hint->hide();
    m_page->show();
}

void StatisticsDock::showLines() {
    const Lines rows = lines();
    const auto label = [this](int row, int column) {
        if (QLayoutItem* item = m_table->itemAtPosition(row, column))
            return qobject_cast<QLabel*>(item->widget());
        auto* out = new QLabel;
        m_table->addWidget(out, row, column);
        return out;
    };
    for (int row = 0; row < rows.size(); ++row) {
        label(row, 0)->setText(rows[row].first);
        QLabel* number = label(row, 1);
        number->setAlignment(Qt::AlignRight);
        number->setTextInteractionFlags(Qt::TextSelectableByMouse);
        number->setFocusPolicy(Qt::NoFocus);
        number->setText(rows[row].second);
        number->setAccessibleName(rows[row].first);
    }
    for (int row = static_cast<int>(rows.size()); row < m_table->rowCount(); ++row)
        for (const int column : {0, 1})
            if (QLayoutItem* item = m_table->itemAtPosition(row, column))
                delete item->widget();
}

void StatisticsDock::showPlots() {
    const terrain::SurfaceStatistics& numbers = *m_statistics;
    const Plot plots[] = {heightsPlot(numbers.heights, numbers.waterLevel),
                          hypsometricPlot(numbers.heights, numbers.waterLevel), slopesPlot(numbers.slopes),
                          roughnessPlot(numbers.roughness)};
    for (int i = 0; i < m_plots.size(); ++i) {
        m_plots[i]->setVisible(!plots[i].isEmpty());
        m_plots[i]->setPlot(plots[i]);
    }
}

StatisticsDock::Lines StatisticsDock::linesOfHeights() const {
    const terrain::Statistics& heights = m_statistics->heights;
    const auto count = [this](std::int64_t value) {
        return locale().toString(static_cast<qlonglong>(value));
    };
    return {{tr("Lowest"), metres(heights.minimum, locale())},
            {tr("Highest"), metres(heights.maximum, locale())},
            {tr("Relief"), metres(heights.maximum - heights.minimum, locale())},
            {tr("Mean"), metres(heights.mean, locale())},
            {tr("Standard deviation"), metres(heights.standardDeviation, locale())},
            {tr("Samples"), count(heights.count + heights.holes)},
            {tr("Holes"), count(heights.holes)}};
}

StatisticsDock::Lines StatisticsDock::linesOfLand() const {
    const terrain::SurfaceStatistics& numbers = *m_statistics;
    Lines out{{tr("Area"), area(numbers.area.whole, locale())}};
    if (numbers.waterLevel && numbers.area.whole > 0)
        out.append({tr("Above the water"),
                    area(numbers.area.aboveLevel, locale()) + QStringLiteral(" (") +
                        locale().toString(100 * numbers.area.aboveLevel / numbers.area.whole, 'f', 1) +
                        QStringLiteral("\u00a0%)")});
    out.append({tr("Mean slope"), degrees(numbers.slopes.mean, locale())});
    out.append({tr("Steepest slope"), degrees(numbers.slopes.steepest, locale())});
    return out;
}

StatisticsDock::Lines StatisticsDock::linesOfRoughness() const {
    const terrain::Roughness& roughness = m_statistics->roughness;
    const auto number = [this](double value) { return locale().toString(value, 'f', 2); };
    const std::optional<double> asked = terrain::askedHurst(m_document.recipe());
    Lines out{
        {tr("Smoothness H, measured"), roughness.fit ? number(roughness.fit->hurst) : tr("no roughness")},
        {tr("Smoothness H, asked"), asked ? number(*asked) : tr("not asked")}};
    if (roughness.fit)
        out.append({tr("Distances used"),
                    metreRangeText(roughness.differences.front().lag, roughness.differences.back().lag)});
    return out;
}

StatisticsDock::Lines StatisticsDock::lines() const {
    return m_statistics ? linesOfHeights() + linesOfLand() + linesOfRoughness() : Lines();
}

QString StatisticsDock::text() const {
    QStringList out;
    for (const auto& [name, number] : lines())
        out << name + QLatin1Char('\t') + number;
    return out.join(QLatin1Char('\n'));
}

void StatisticsDock::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    ask();
}

void StatisticsDock::follow() {
    m_stale = true;
    ask();
}

void StatisticsDock::ask() {
    if (!m_stale || !isVisible() || m_document.heights() == nullptr)
        return;
    m_hint->setText(
        tr("The terrain is being measured. Lowest and highest ground, mean and spread come next."));
    Q_EMIT statisticsWanted();
}

} // namespace app
