// SPDX-License-Identifier: MIT
#include "app/docks/variations_dock.h"

#include "app/controls/form_row.h"
#include "app/controls/icons.h"
#include "app/controls/parameter_form.h"
#include "app/controls/value_text.h"
#include "app/docks/recipe_list.h"
#include "app/docks/variation_specs.h"
#include "app/docks/variations_delegate.h"

#include <QEvent>
#include <QListWidget>
#include <QScrollBar>
#include <QToolButton>

#include <algorithm>

namespace app {
namespace {

constexpr int delay = 150; // ms

const terrain::ParameterValue& valueOf(const terrain::Recipe& recipe, const terrain::ParameterPlace& place) {
    return terrain::findStep(recipe, place.step)->parameters.value(place.parameter);
}

} // namespace

void VariationsDock::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    followRecipe();
    if (m_isStale || m_cells.size() < static_cast<std::size_t>(m_order.count))
        m_delay.start(0);
}

void VariationsDock::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    m_delay.stop();
    Q_EMIT nothingWanted();
}

void VariationsDock::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    alignRowsOf(*this);
}

bool VariationsDock::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_list && event->type() == QEvent::Resize)
        layCells();
    return QWidget::eventFilter(watched, event);
}

int VariationsDock::side() const {
    return QString::fromStdString(m_form->values().text("side")).toInt();
}

bool VariationsDock::isOurs(const terrain::Recipe& recipe) const {
    return recipe == m_order.base.recipe || recipe == m_taken ||
           std::ranges::any_of(m_cells, [&](const Cell& cell) { return cell.variation.recipe == recipe; });
}

void VariationsDock::followRecipe() {
    if (isOurs(m_document.recipe()) && !m_isStale) {
        for (int place = 0; place < static_cast<int>(m_cells.size()); ++place)
            showCell(place);
        return showState();
    }
    startHere();
}

void VariationsDock::followDisplay() {
    if (m_order.base.display == m_document.display())
        return;
    m_order.base.display = m_document.display();
    orderAnew();
}

/// The present terrain is what is varied from now on.
void VariationsDock::startHere() {
    m_order.base = {m_document.recipe(), m_document.display()};
    m_order.first = 0;
    m_taken = {};
    fillNumbers();
    orderAnew();
}

void VariationsDock::turnPage(int by) {
    const auto count = static_cast<std::uint64_t>(m_order.count);
    m_order.first = by > 0 ? m_order.first + count : m_order.first - std::min(m_order.first, count);
    orderAnew();
}

/// The order follows from the controls; it goes out after a moment, and only while somebody looks.
void VariationsDock::orderAnew() {
    m_isStale = true;
    ++m_order.serial;
    const terrain::ParameterSet& asked = m_form->values();
    const bool bySeeds = asked.isChoice("by", "seeds");
    m_order.count = side() * side();
    m_order.request = {};
    m_order.request.kind =
        bySeeds ? terrain::VariationRequest::Kind::Seeds : terrain::VariationRequest::Kind::Parameters;
    m_order.request.jitter = asked.real("jitter") / 100;
    m_order.request.parameters = terrain::variableParameters(m_order.base.recipe);
    std::erase_if(m_order.request.parameters, [this](const terrain::ParameterPlace& place) {
        return std::ranges::count(m_left, place) > 0;
    });
    emptyCells();
    showState();
    if (isVisible())
        m_delay.start(delay);
}

/// What is there fades until its successor comes: the panel does not flicker.
void VariationsDock::emptyCells() {
    m_cells.clear();
    while (m_list->count() > m_order.count)
        delete m_list->takeItem(m_list->count() - 1);
    while (m_list->count() < m_order.count)
        m_list->addItem(new QListWidgetItem);
    for (int place = 0; place < m_list->count(); ++place) {
        QListWidgetItem* const item = m_list->item(place);
        item->setFlags(Qt::NoItemFlags);
        item->setData(VariationsDelegate::takenRole, false);
        item->setText({});
        item->setToolTip({});
    }
    layCells();
}

bool VariationsDock::setCells(const Order& order, int place, const std::vector<Cell>& cells) {
    if (order.serial != m_order.serial || place != cellCount())
        return false;
    m_cells.insert(m_cells.end(), cells.begin(), cells.end());
    for (int i = place; i < cellCount(); ++i)
        showCell(i);
    showState();
    return true;
}

QStringList VariationsDock::changesOf(const terrain::Variation& variation) const {
    QStringList out;
    const terrain::Recipe& base = m_order.base.recipe;
    for (const terrain::VariedValue& varied : variation.values) {
        const QString change = changeText(*terrain::findSpec(base, varied.place), valueOf(base, varied.place),
                                          varied.value, locale());
        const bool isGround = varied.place.step == base.steps.front().id;
        out << (isGround ? change
                         : tr("%1: %2", "a step's name and what changes of it")
                               .arg(stepTitle(*terrain::findStep(base, varied.place.step)), change));
    }
    return out;
}

/// What differs, where that is one value; else the variation's number.
QString VariationsDock::cellText(int place) const {
    const terrain::Variation& variation = m_cells[static_cast<std::size_t>(place)].variation;
    if (variation.values.size() != 1)
        return locale().toString(m_order.first + static_cast<std::uint64_t>(place) + 1);
    const terrain::VariedValue& varied = variation.values.front();
    return valueDisplay(*terrain::findSpec(m_order.base.recipe, varied.place), varied.value, locale());
}

void VariationsDock::showCell(int place) {
    const Cell& cell = m_cells[static_cast<std::size_t>(place)];
    QListWidgetItem* const item = m_list->item(place);
    const QStringList changes = changesOf(cell.variation);
    const bool isPossible = !cell.picture.isNull();
    const bool isTaken = isPossible && cell.variation.recipe == m_document.recipe();
    item->setFlags(isPossible ? Qt::ItemIsEnabled | Qt::ItemIsSelectable : Qt::NoItemFlags);
    item->setData(Qt::DecorationRole, cell.picture);
    item->setData(VariationsDelegate::takenRole, isTaken);
    item->setText(cellText(place));
    const QString what = changes.isEmpty() ? tr("As the terrain is") : changes.join(QLatin1Char('\n'));
    item->setToolTip(isPossible ? what : tr("This terrain cannot be made."));
    const QString name = tr("Variation %1: %2").arg(cellText(place), changes.join(QStringLiteral(", ")));
    item->setData(Qt::AccessibleTextRole, isTaken ? tr("%1 (taken)").arg(name) : name);
}

void VariationsDock::take(const QListWidgetItem* item) {
    const auto place = static_cast<std::size_t>(m_list->row(item));
    if (place >= m_cells.size() || m_cells[place].picture.isNull())
        return;
    const terrain::Variation& variation = m_cells[place].variation;
    const bool isOne = variation.values.size() == 1;
    m_taken = variation.recipe;
    m_document.apply({variation.recipe, m_document.display()},
                     isOne ? changesOf(variation).front()
                           : tr("Variation %1").arg(cellText(static_cast<int>(place))));
}

} // namespace app
