// SPDX-License-Identifier: MIT
#include "app/docks/measure_dock.h"

#include "app/controls/icons.h"
#include "app/controls/vertical_scroll_area.h"
#include "app/docks/profile_plot.h"
#include "app/plots/plot_widget.h"
#include "app/settings/display_text.h"
#include "app/settings/shown_number.h"
#include "libterrain/surface/measurement.h"

#include <QClipboard>
#include <QFormLayout>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <cmath>
#include <numbers>

namespace app {
namespace {

constexpr double degree = std::numbers::pi / 180;

QString number(double value, int decimals, const QString& unit) {
    return std::isfinite(value) ? shownNumber(value, 'f', decimals) + unit : QString(QChar(0x2013));
}

QString degrees(double radians) {
    return number(radians / degree, 1, QStringLiteral("°"));
}

/// "−1.7° (−2.9 %)".
QString slopeText(const terrain::Measurement& way) {
    return degrees(way.slope) + QStringLiteral(" (") +
           number(way.gradient * 100, 1, QStringLiteral("\u00a0%")) + QLatin1Char(')');
}

} // namespace

MeasureDock::MeasureDock(Document& document, QWidget* parent)
    : QWidget(parent), m_document(document), m_hint(new QLabel(this)), m_page(nullptr),
      m_table(new QFormLayout), m_plot(new PlotWidget) {
    setWindowTitle(tr("Measure"));
    setWindowIcon(icon(QStringLiteral("profile")));
    addWidgets();
    connect(&document, &Document::heightsChanged, this, &MeasureDock::follow);
    connect(m_plot, &PlotWidget::readChanged, this, [this] {
        if (const auto index = m_plot->read())
            Q_EMIT placeRead(m_points[*index].x, m_points[*index].y);
        else
            Q_EMIT placeLeft();
    });
    follow();
}

void MeasureDock::addWidgets() {
    m_hint->setText(
        tr("Choose height, distance or profile in the toolbar, and click or drag on the land: heights, "
           "distances, slopes and the profile appear here."));
    m_hint->setWordWrap(true);
    m_hint->setMargin(12);
    m_table->setHorizontalSpacing(16);
    m_table->setVerticalSpacing(6);
    m_table->setLabelAlignment(Qt::AlignLeft);
    const auto button = [this](const char* name, const QString& symbol, const QString& text, auto&& slot) {
        auto* out = new QPushButton(icon(symbol), text);
        out->setObjectName(QLatin1String(name));
        connect(out, &QPushButton::clicked, this, slot);
        return out;
    };
    auto* copy = button("copyMeasure", QStringLiteral("copy"), tr("Copy"),
                        [this] { QGuiApplication::clipboard()->setText(text()); });
    auto* clear = button("clearMeasure", QStringLiteral("close"), tr("Clear"), &MeasureDock::clearWanted);
    const auto line = [](std::initializer_list<QWidget*> parts) {
        auto* out = new QHBoxLayout;
        out->setContentsMargins(0, 0, 0, 0);
        out->setSpacing(8);
        for (QWidget* part : parts)
            out->addWidget(part);
        return out;
    };
    auto* content = new QWidget;
    auto* page = new QVBoxLayout(content);
    page->setContentsMargins(16, 12, 12, 12);
    page->setSpacing(12);
    page->addWidget(m_plot, 1); // first: it is what a small window shows
    page->addLayout(m_table);
    page->addLayout(line({copy, clear}));
    page->addStretch(0);
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(m_hint, 0, Qt::AlignTop);
    m_page = new VerticalScrollArea(content, this);
    outer->addWidget(m_page, 1);
}

void MeasureDock::setLine(std::vector<terrain::PlanPoint> line) {
    m_line = std::move(line);
    follow();
}

double MeasureDock::heightAt(const terrain::PlanPoint& place) const {
    const terrain::SharedHeightfield heights = m_document.heights();
    return heights != nullptr ? terrain::heightAt(*heights, place) : std::nan("");
}

void MeasureDock::follow() {
    const terrain::SharedHeightfield heights = m_document.heights();
    const bool any = heights != nullptr && !m_line.empty();
    if (any)
        m_places.setGrid(heights->grid());
    m_points = any ? terrain::profile(*heights, m_line) : std::vector<terrain::ProfilePoint>();
    m_plot->setPlot(profilePlot(m_points));
    m_lines.clear();
    if (any && m_line.size() == 1)
        m_lines = linesOfPlace();
    else if (any)
        m_lines = (m_line.size() == 2 ? linesOfStraight() : Lines()) + linesOfProfile();
    showLines();
    m_plot->setVisible(!m_points.empty());
    m_page->setVisible(any);
    m_hint->setVisible(!any);
    Q_EMIT shown();
}

/// Labels stay where their number does: a line that is drawn changes them with every move.
void MeasureDock::showLines() {
    while (m_table->rowCount() > m_lines.size())
        m_table->removeRow(m_table->rowCount() - 1);
    while (m_table->rowCount() < m_lines.size()) {
        auto* value = new QLabel;
        value->setTextInteractionFlags(Qt::TextSelectableByMouse);
        value->setFocusPolicy(Qt::NoFocus);
        value->setWordWrap(true);
        m_table->addRow(new QLabel, value);
    }
    for (int row = 0; row < m_lines.size(); ++row) {
        const auto label = [this, row](QFormLayout::ItemRole role) {
            return qobject_cast<QLabel*>(m_table->itemAt(row, role)->widget());
        };
        label(QFormLayout::LabelRole)->setText(m_lines[row].first);
        label(QFormLayout::FieldRole)->setText(m_lines[row].second);
        label(QFormLayout::FieldRole)->setAccessibleName(m_lines[row].first);
    }
}

MeasureDock::Lines MeasureDock::linesOfPlace() const {
    const terrain::PlanPoint& at = m_line.front();
    Lines out{{tr("Height"), metresText(heightAt(at))},
              {tr("East"), metresText(at.x)},
              {tr("North"), metresText(at.y)}};
    const QString place = m_places.at(at.x, at.y);
    if (!place.isEmpty())
        out.append({tr("Coordinates"), place});
    return out;
}

MeasureDock::Lines MeasureDock::linesOfStraight() const {
    const terrain::Measurement way =
        terrain::measure(m_line[0], heightAt(m_line[0]), m_line[1], heightAt(m_line[1]));
    return {{tr("Distance"), metresText(way.distance)},
            {tr("Height difference"), metresText(way.rise)},
            {tr("Straight through the air"), metresText(way.straightLength)},
            {tr("Slope"), slopeText(way)},
            {tr("Bearing"), degrees(way.bearing)}};
}

MeasureDock::Lines MeasureDock::linesOfProfile() const {
    const terrain::ProfileFacts facts = terrain::profileFacts(m_points);
    Lines out;
    if (m_line.size() > 2)
        out.append({tr("Distance"), metresText(facts.length)});
    out.append({tr("Along the ground"), metresText(facts.surfaceLength)});
    out.append(
        {tr("Up and down"), tr("%1 up, %2 down").arg(metresText(facts.climb), metresText(facts.descent))});
    out.append({tr("Heights"), metreRangeText(facts.lowest, facts.highest)});
    return out;
}

QString MeasureDock::text() const {
    QStringList out;
    for (const auto& [name, value] : m_lines)
        out << name + QLatin1Char('\t') + value;
    return out.join(QLatin1Char('\n'));
}

QString MeasureDock::summary() const {
    if (m_lines.isEmpty())
        return {};
    if (m_line.size() == 1)
        return tr("Height %1").arg(metresText(heightAt(m_line.front())));
    if (m_line.size() > 2)
        return m_lines.front().second;
    const terrain::Measurement way =
        terrain::measure(m_line[0], heightAt(m_line[0]), m_line[1], heightAt(m_line[1]));
    return tr("%1, slope %2").arg(metresText(way.distance), slopeText(way));
}

} // namespace app
