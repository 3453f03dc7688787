// SPDX-License-Identifier: MIT
#include "app/docks/statistics_dock.h"

#include "app/controls/icons.h"
#include "app/controls/number_range.h"
#include "app/controls/vertical_scroll_area.h"
#include "app/docks/histogram_widget.h"

#include <QClipboard>
#include <QGridLayout>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <cmath>

namespace app {
namespace {

/// Heights to the millimetre: what lies below is noise to a reader.
QString metres(double value, const QLocale& locale) {
    return std::isfinite(value) ? numberDisplay(std::round(value * 1000) / 1000, QStringLiteral("m"), locale)
                                : QString(QChar(0x2013));
}

} // namespace

StatisticsDock::StatisticsDock(Document& document, QWidget* parent)
    : QWidget(parent), m_document(document), m_hint(new QLabel(this)), m_page(nullptr),
      m_table(new QGridLayout), m_histogram(new HistogramWidget),
      m_copy(new QPushButton(icon(QStringLiteral("copy")), tr("Copy"))) {
    setWindowTitle(tr("Statistics"));
    setWindowIcon(icon(QStringLiteral("statistics")));
    m_hint->setText(
        tr("Lowest and highest ground, mean and spread appear here as soon as there is a terrain."));
    m_hint->setWordWrap(true);
    m_hint->setMargin(12);
    m_table->setVerticalSpacing(8);
    m_table->setColumnStretch(1, 1);
    m_copy->setAccessibleName(tr("Copy statistics"));
    auto* content = new QWidget;
    auto* page = new QVBoxLayout(content);
    page->setContentsMargins(16, 12, 12, 12);
    page->setSpacing(12);
    page->addLayout(m_table);
    page->addWidget(m_copy, 0, Qt::AlignRight);
    page->addWidget(m_histogram);
    page->addStretch(1);
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(m_hint, 0, Qt::AlignTop);
    m_page = new VerticalScrollArea(content, this);
    outer->addWidget(m_page, 1);
    m_page->hide();

    connect(&document, &Document::heightsChanged, this, &StatisticsDock::follow);
    connect(m_copy, &QPushButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(text()); });
    follow();
}

void StatisticsDock::setStatistics(const terrain::Statistics& statistics) {
    m_statistics = statistics;
    m_stale = false;
    const auto rows = lines();
    while (m_numbers.size() < rows.size()) {
        const int row = static_cast<int>(m_numbers.size());
        m_table->addWidget(new QLabel(rows[row].first), row, 0);
        auto* number = new QLabel;
        number->setAlignment(Qt::AlignRight);
        number->setTextInteractionFlags(Qt::TextSelectableByMouse);
        number->setFocusPolicy(Qt::NoFocus);
        m_table->addWidget(number, row, 1);
        m_numbers << number;
    }
    for (int row = 0; row < rows.size(); ++row) {
        m_numbers[row]->setText(rows[row].second);
        m_numbers[row]->setAccessibleName(rows[row].first);
    }
    m_histogram->setStatistics(statistics);
    m_histogram->setAccessibleName(
        tr("Histogram of heights from %1 to %2")
            .arg(metres(statistics.minimum, locale()), metres(statistics.maximum, locale())));
    m_hint->hide();
    m_page->show();
}

QList<std::pair<QString, QString>> StatisticsDock::lines() const {
    if (!m_statistics)
        return {};
    const terrain::Statistics& numbers = *m_statistics;
    const auto count = [this](std::int64_t value) {
        return locale().toString(static_cast<qlonglong>(value));
    };
    return {{tr("Lowest"), metres(numbers.minimum, locale())},
            {tr("Highest"), metres(numbers.maximum, locale())},
            {tr("Relief"), metres(numbers.maximum - numbers.minimum, locale())},
            {tr("Mean"), metres(numbers.mean, locale())},
            {tr("Standard deviation"), metres(numbers.standardDeviation, locale())},
            {tr("Samples"), count(numbers.count + numbers.holes)},
            {tr("Holes"), count(numbers.holes)}};
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
    if (m_stale && isVisible() && m_document.heights() != nullptr)
        Q_EMIT statisticsWanted();
}

} // namespace app
