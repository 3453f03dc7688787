// SPDX-License-Identifier: MIT
#include "libterrain/generators/diamond_square.h"

#include "libterrain/core/number_text.h"
#include "libterrain/generators/diamond_square/fixed_nodes.h"
#include "libterrain/generators/diamond_square/levels.h"
#include "libterrain/generators/diamond_square/made_window.h"
#include "libterrain/generators/diamond_square/pins.h"

#include <cmath>
#include <set>

namespace terrain {
namespace {

/// Of the parameter `field`; `tooHigh` says what is wrong.
Status checkPoints(const PointList& points, TextSource tooHigh, const char* field) {
    for (const FixedPoint& point : points)
        if (std::abs(point.height) > diamond_square::greatestHeight)
            return Error{ErrorCode::InvalidRequest,
                         tooHigh,
                         {numberText(point.height), numberText(diamond_square::greatestHeight)},
                         field};
    return Done{};
}

Status checkStart(const diamond_square::StartGrid& start) {
    for (int row = 0; row <= start.rowCells() && !start.isEmpty(); ++row)
        for (int column = 0; column <= start.columnCells(); ++column)
            if (std::abs(start.at(row, column)) > diamond_square::greatestHeight)
                return Error{
                    ErrorCode::InvalidRequest,
                    TERRAIN_TEXT(
                        "generators",
                        "The start grid has a height of %1 m: allowed are heights from −%2 to %2 m."),
                    {numberText(start.at(row, column)), numberText(diamond_square::greatestHeight)},
                    "start_grid"};
    return Done{};
}

Status checkMask(const HeightTable& mask) {
    for (const double percent : mask.heights)
        if (percent < 0 || percent > diamond_square::greatestPercent)
            return Error{ErrorCode::InvalidRequest,
                         TERRAIN_TEXT("generators", "The amplitude mask has %1 %: allowed are 0 to %2 %."),
                         {numberText(percent), numberText(diamond_square::greatestPercent)},
                         "amplitude_mask"};
    return Done{};
}

Status checkHurst(const diamond_square::Settings& settings) {
    using diamond_square::greatestBrownianHurst;
    if (!diamond_square::isBrownian(settings.form) || settings.hurst <= greatestBrownianHurst)
        return Done{};
    return Error{ErrorCode::InvalidRequest,
                 TERRAIN_TEXT("generators", "This form takes a smoothness H up to %1, not %2: "
                                            "choose a lower one or another form."),
                 {numberText(greatestBrownianHurst), numberText(settings.hurst)},
                 "hurst"};
}

std::string sizeText(std::int64_t columns, std::int64_t rows) {
    return numberText(columns) + " × " + numberText(rows);
}

/// Says so where the terrain is only a part of its start grid.
void addStartNote(const Grid& grid, const diamond_square::Settings& settings, std::vector<Text>& notes) {
    if (settings.startGrid.isEmpty())
        return;
    const diamond_square::Lattice lattice =
        latticeFromGrid(grid, settings.startGrid, latticeForm(settings.form));
    const std::int64_t columns =
        (std::int64_t{lattice.startColumns} << lattice.levels) / lattice.startStep + 1;
    const std::int64_t rows = (std::int64_t{lattice.startRows} << lattice.levels) / lattice.startStep + 1;
    if (columns != grid.columns || rows != grid.rows)
        notes.push_back(
            {TERRAIN_TEXT(
                 "generators",
                 "The terrain ends within its start grid: choose a size of %1 to have the whole grid of %2."),
             {sizeText(columns, rows), sizeText(lattice.startColumns + 1, lattice.startRows + 1)}});
}

class DiamondSquare final : public Generator {
public:
    [[nodiscard]] const StepDescription& description() const override {
        static const StepDescription description = {
            "diamond_square",
            TERRAIN_TEXT("generators", "Diamond-square"),
            TERRAIN_TEXT("generators",
                         "Fractal land that grows from its corners: at each level the middles of "
                         "all squares and of their edges are displaced at random, less and less."),
            3,
            StepPromise::Pointwise,
            diamond_square::parameters(),
            StepGroup::Ground};
        return description;
    }

    [[nodiscard]] Status check(const Grid& grid, const ParameterSet& parameters) const override {
        const diamond_square::Settings settings = diamond_square::settingsOf(parameters);
        if (Status points =
                checkPoints(settings.fixedPoints,
                            TERRAIN_TEXT("generators",
                                         "A fixed point is %1 m high: allowed are heights from −%2 to %2 m."),
                            "fixed_points");
            !points)
            return points;
        if (Status pins = checkPoints(
                settings.pins,
                TERRAIN_TEXT("generators", "A pin is %1 m high: allowed are heights from −%2 to %2 m."),
                "pins");
            !pins)
            return pins;
        if (Status start = checkStart(settings.startGrid); !start)
            return start;
        if (Status hurst = checkHurst(settings); !hurst)
            return hurst;
        if (Status mask = checkMask(settings.amplitudeMask); !mask)
            return mask;
        const Result<diamond_square::Plan> plan = diamond_square::planFor(settings, grid);
        return plan ? diamond_square::checkPins(settings, grid) : Status(plan.failure());
    }

    [[nodiscard]] std::vector<Text> notes(const Grid& grid, const ParameterSet& parameters) const override {
        std::vector<Text> out;
        const auto add = [&](const PointList& points, TextSource idleOnes) {
            if (const std::int64_t idle = diamond_square::pointsWithoutNode(grid, points); idle > 0)
                out.push_back(
                    {idleOnes, {numberText(idle), numberText(static_cast<std::int64_t>(points.size()))}});
        };
        add(parameters.points("fixed_points"),
            TERRAIN_TEXT("generators",
                         "Fixed points that lie on no sample of this terrain have no effect: %1 "
                         "of %2. Move them or choose a size that has their samples."));
        add(parameters.points("pins"),
            TERRAIN_TEXT("generators", "Pins that lie on no sample of this terrain have no effect: %1 of %2. "
                                       "Move them or choose a size that has their samples."));
        addStartNote(grid, diamond_square::settingsOf(parameters), out);
        return out;
    }

    [[nodiscard]] Result<Heightfield> generate(const Grid& grid, const Window& window,
                                               const ParameterSet& parameters,
                                               const RunContext& context) const override {
        return diamond_square::madeWindow(diamond_square::settingsOf(parameters), grid, window, context);
    }
};

double onNode(double fraction, int samples) {
    const int cells = samples - 1;
    return std::floor(fraction * cells + 0.5) / cells;
}

} // namespace

const Generator& diamondSquare() {
    static const DiamondSquare generator;
    return generator;
}

PointList pointsOnNodes(const Grid& grid, PointList points) {
    for (FixedPoint& point : points) {
        point.x = onNode(point.x, grid.columns);
        point.y = onNode(point.y, grid.rows);
    }
    return points;
}

void putPointsOnNodes(const Grid& grid, ParameterSet& parameters, std::string_view id) {
    const ParameterSpec* const spec = findSpec(parameters.specs(), id);
    if (spec != nullptr && spec->type == ParameterType::Points)
        (void)parameters.set(id, pointsOnNodes(grid, parameters.points(id)));
}

void putPointsOnFreeNodes(const Grid& grid, ParameterSet& parameters) {
    using Place = std::pair<double, double>;
    const auto nodeFor = [&grid](const FixedPoint& point) {
        return Place(onNode(point.x, grid.columns), onNode(point.y, grid.rows));
    };
    const auto forLists = [&parameters](const auto& body) {
        for (const ParameterSpec& spec : parameters.specs())
            if (spec.type == ParameterType::Points)
                body(spec.id);
    };
    std::set<Place> taken; // first by those that lie on their nodes
    forLists([&](const char* id) {
        for (const FixedPoint& point : parameters.points(id))
            if (nodeFor(point) == Place(point.x, point.y))
                taken.emplace(point.x, point.y);
    });
    forLists([&](const char* id) {
        PointList points = parameters.points(id);
        for (FixedPoint& point : points)
            if (const Place node = nodeFor(point); taken.insert(node).second)
                point = {node.first, node.second, point.height};
        (void)parameters.set(id, points);
    });
}

Result<int> diamondSquareLevels(const Grid& grid, const ParameterSet& parameters) {
    if (const Status possible = diamondSquare().check(grid, parameters); !possible)
        return possible.failure();
    const diamond_square::Settings settings = diamond_square::settingsOf(parameters);
    const auto lattice = diamond_square::latticeFor(settings, grid);
    if (!lattice)
        return lattice.failure();
    return lattice.value().levels - lattice.value().levelsBefore;
}

} // namespace terrain
