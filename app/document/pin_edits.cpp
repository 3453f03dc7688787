// SPDX-License-Identifier: MIT
#include "app/document/pin_edits.h"

#include "libterrain/generators/diamond_square.h"

#include <algorithm>
#include <cmath>

namespace app {
namespace {

const char* const parameter = "pins";

const terrain::PointList& noPins() {
    static const terrain::PointList none;
    return none;
}

bool hasPins(const terrain::Recipe& recipe) {
    return !recipe.steps.empty() &&
           terrain::findSpec(recipe.steps.front().parameters.specs(), parameter) != nullptr;
}

double fraction(double part, double whole) {
    return whole > 0 ? std::clamp(part / whole, 0.0, 1.0) : 0;
}

int nearestSample(double fraction, int samples) {
    return static_cast<int>(std::lround(fraction * (samples - 1)));
}

} // namespace

PinEdits::PinEdits(Document& document, QObject* parent) : QObject(parent), m_document(document) {
    connect(&document, &Document::recipeChanged, this, &PinEdits::follow);
}

bool PinEdits::isPossible() const {
    return hasPins(m_document.recipe());
}

const terrain::PointList& PinEdits::pins() const {
    const terrain::Recipe& recipe = m_document.recipe();
    return hasPins(recipe) ? recipe.steps.front().parameters.points(parameter) : noPins();
}

terrain::PlanPoint PinEdits::placeOf(const terrain::FixedPoint& pin) const {
    return {pin.x * grid().width(), (1 - pin.y) * grid().depth()};
}

terrain::FixedPoint PinEdits::pinAt(const terrain::PlanPoint& place, double height) const {
    const terrain::FixedPoint free{fraction(place.x, grid().width()), 1 - fraction(place.y, grid().depth()),
                                   height};
    return terrain::pointsOnNodes(grid(), {free}).front();
}

double PinEdits::groundHeight(const terrain::PlanPoint& place) const {
    const terrain::Recipe& recipe = m_document.recipe();
    const terrain::Generator* generator =
        hasPins(recipe) ? terrain::findGenerator(recipe.steps.front().kind) : nullptr;
    if (generator == nullptr || !recipe.steps.front().enabled)
        return 0;
    const terrain::FixedPoint pin = pinAt(place, 0);
    const terrain::Window sample{nearestSample(pin.x, grid().columns), nearestSample(pin.y, grid().rows), 1,
                                 1};
    const auto height = generator->generate(grid(), sample, recipe.steps.front().parameters, {});
    return height.isOk() ? static_cast<double>(height.value().row(0)[0]) : 0;
}

bool PinEdits::isChangedFurther() const {
    const auto& steps = m_document.recipe().steps;
    return std::any_of(steps.begin() + std::min<std::ptrdiff_t>(1, std::ssize(steps)), steps.end(),
                       [](const terrain::Step& step) { return step.enabled && step.strength > 0; });
}

void PinEdits::select(std::optional<int> index) {
    if (index && (*index < 0 || *index >= count()))
        index.reset();
    if (index == m_selected)
        return;
    m_selected = index;
    Q_EMIT selectionChanged();
}

bool PinEdits::place(const terrain::PlanPoint& place) {
    if (!append({pinAt(place, groundHeight(place))}, tr("Place pin %1").arg(count() + 1)))
        return false;
    select(count() - 1);
    return true;
}

/// Spread over the land, from its middle on.
bool PinEdits::placeAnywhere() {
    const auto isTaken = [this](const terrain::FixedPoint& at) {
        return std::ranges::any_of(
            pins(), [&](const terrain::FixedPoint& pin) { return pin.x == at.x && pin.y == at.y; });
    };
    const auto part = [](double number) { return number - std::floor(number); };
    terrain::PlanPoint place;
    for (int i = 0; i == 0 || (i <= count() && isTaken(pinAt(place, 0))); ++i)
        place = {part(0.5 + i * 0.7549) * grid().width(), part(0.5 + i * 0.5698) * grid().depth()};
    return this->place(place);
}

bool PinEdits::move(int index, const terrain::PlanPoint& place) {
    terrain::PointList all = pins();
    terrain::FixedPoint& pin = all.at(static_cast<std::size_t>(index));
    pin = pinAt(place, pin.height);
    return replace(std::move(all), tr("Move pin %1").arg(index + 1));
}

bool PinEdits::setHeight(int index, double metres) {
    terrain::PointList all = pins();
    all.at(static_cast<std::size_t>(index)).height = metres;
    return replace(std::move(all), tr("Height of pin %1").arg(index + 1));
}

bool PinEdits::remove(int index) {
    terrain::PointList all = pins();
    all.erase(all.begin() + index);
    if (!replace(std::move(all), tr("Remove pin %1").arg(index + 1)))
        return false;
    select(std::nullopt);
    return true;
}

bool PinEdits::append(const terrain::PointList& pins, const QString& text) {
    terrain::PointList all = this->pins();
    all.insert(all.end(), pins.begin(), pins.end());
    return replace(std::move(all), text);
}

bool PinEdits::replace(terrain::PointList pins, const QString& text) {
    terrain::Recipe next = m_document.recipe();
    if (!hasPins(next)) {
        Q_EMIT refused({terrain::ErrorCode::InvalidRequest,
                        TERRAIN_TEXT("document", "Pins need ground made by diamond-square: this land begins "
                                                 "otherwise.")});
        return false;
    }
    terrain::Status status =
        next.steps.front().parameters.set(parameter, terrain::pointsOnNodes(next.grid, std::move(pins)));
    if (status.isOk())
        status = terrain::checkRecipe(next);
    if (!status.isOk()) {
        if (status.isError())
            Q_EMIT refused(status.error());
        return false;
    }
    Q_EMIT accepted();
    m_gestureText = text;
    m_document.apply({next, m_document.display()}, text, m_gesture);
    return true;
}

void PinEdits::beginGesture() {
    m_gesture = m_document.newGesture();
    m_before = {m_document.recipe(), m_document.display()};
    m_gestureText.clear();
}

void PinEdits::cancelGesture() {
    if (m_gesture != 0 && !m_gestureText.isEmpty()) // otherwise it changed nothing
        m_document.apply(m_before, m_gestureText, m_gesture);
    endGesture();
    Q_EMIT accepted();
}

void PinEdits::follow() {
    if (m_selected && *m_selected >= count())
        select(std::nullopt);
    Q_EMIT changed();
}

} // namespace app
