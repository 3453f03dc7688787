// SPDX-License-Identifier: MIT
#include "app/viewport/contour_labels.h"

#include "app/viewport/scene_projection.h"
#include "libterrain/surface/shown_contours.h"

#include <QFont>
#include <QMap>
#include <QTransform>

#include <algorithm>
#include <array>
#include <cmath>
#include <glm/geometric.hpp>
#include <glm/mat3x3.hpp>
#include <numbers>

namespace app {
namespace {

// Of a label, in pixels.
constexpr double rimRoom = 10;       ///< to the picture's edge
constexpr double apart = 110;        ///< from any other
constexpr double sameApart = 220;    ///< from one with the same height
constexpr double linesApart = 20;    ///< from index line to index line, at least
constexpr double mostOff = 3.5;      ///< that the line may leave the straight under the text
constexpr double slopeReach = 3;     ///< over which a slope is measured
constexpr double leastFacing = 0.12; ///< cosine between ground and sight: flatter, and lines run into one
constexpr double keeping = 1.4;      ///< how much less strict all of that is for what was there before

constexpr double plainSide = 1000; ///< pixels of the shorter side from which texts grow with the picture

constexpr std::size_t mostRepeated = 1000; ///< places that are tried in each copy of a repeated terrain

struct Seen {
    QPointF pixel;
    double depth = 0; ///< m ahead of the eye
};

/// Chooses the labels of one picture.
class Chooser {
public:
    Chooser(const Scene& scene, const Camera& camera, const Lens& lens, const QFont& font, double interval,
            std::span<const QRectF> taken)
        : m_camera(camera), m_lens(lens), m_font(font), m_taken(taken), m_ground(scene.ground()),
          m_projection(scene, camera, lens), m_turn(viewRotation(camera)), m_tangents(lens.tangents()),
          m_index(interval * terrain::contoursPerIndex), m_water(scene.water()),
          m_exaggeration(scene.display.exaggeration), m_detail(scene.box().detail) {}

    [[nodiscard]] std::vector<ContourLabel>& labels() { return m_labels; }

    /// Adds a label at a place if one can stand there. `ease` ≥ 1: how much less strictly.
    bool add(const terrain::PlanPoint& at, double level, double ease) {
        if (level < m_water)
            return false;
        const glm::dvec3 point(at.x, at.y, level * m_exaggeration);
        const std::optional<Seen> seen = see(point);
        if (!seen || !isFree(seen->pixel, level, ease))
            return false;
        const std::optional<ContourLabel> label = along(at, level, *seen, ease);
        if (!label)
            return false;
        m_labels.push_back(*label);
        return true;
    }

private:
    [[nodiscard]] std::optional<Seen> see(const glm::dvec3& point) const {
        const glm::dvec3 at = m_turn * (point - m_camera.eye);
        if (!(at.z < 0))
            return std::nullopt;
        const glm::dvec2 reach = m_tangents * -at.z;
        return Seen{{(at.x / reach.x + 1) * m_lens.width / 2, (1 - at.y / reach.y) * m_lens.height / 2},
                    -at.z};
    }

    [[nodiscard]] bool isFree(const QPointF& pixel, double level, double ease) const {
        const QRectF inside = QRectF(0, 0, m_lens.width, m_lens.height);
        return inside.contains(pixel) && std::ranges::none_of(m_labels, [&](const ContourLabel& other) {
                   const QPointF away = other.at - pixel;
                   const double most = (other.height == level ? sameApart : apart) / ease;
                   return QPointF::dotProduct(away, away) < most * most;
               });
    }

    /// The ground's height in m; NaN outside and in holes.
    [[nodiscard]] double metres(double x, double y) const {
        return m_ground.metresAt(x, y).value_or(std::numeric_limits<double>::quiet_NaN());
    }

    /// Eastward and northward, over some pixels: what is finer is not seen.
    [[nodiscard]] glm::dvec2 slopeAt(const terrain::PlanPoint& at, double depth) const {
        const double perPixel = 2 * m_tangents.y * depth / m_lens.height;
        const double reach = std::max(slopeReach * perPixel, m_detail / 2);
        return glm::dvec2(metres(at.x + reach, at.y) - metres(at.x - reach, at.y),
                          metres(at.x, at.y + reach) - metres(at.x, at.y - reach)) /
               (2 * reach);
    }

    /// How many pixels a step of one metre is, from a point that is seen.
    [[nodiscard]] std::optional<QPointF> pixelsOf(const glm::dvec3& point, const Seen& seen,
                                                  const glm::dvec3& direction) const {
        const double step = 1e-3 * seen.depth;
        const std::optional<Seen> there = see(point + direction * step);
        return there ? std::optional((there->pixel - seen.pixel) / step) : std::nullopt;
    }

    [[nodiscard]] std::optional<ContourLabel> along(const terrain::PlanPoint& at, double level,
                                                    const Seen& seen, double ease) {
        const glm::dvec2 slope = slopeAt(at, seen.depth);
        const double steepness = glm::length(slope);
        if (!(steepness > 0))
            return std::nullopt;
        const glm::dvec3 point(at.x, at.y, level * m_exaggeration);
        const glm::dvec3 normal = glm::normalize(glm::dvec3(-slope * m_exaggeration, 1));
        if (glm::dot(normal, glm::normalize(m_camera.eye - point)) < leastFacing / ease)
            return std::nullopt;
        const glm::dvec2 uphill = slope / steepness;
        const auto line = pixelsOf(point, seen, {-uphill.y, uphill.x, 0});
        const auto across = pixelsOf(point, seen, {uphill, steepness * m_exaggeration});
        if (!line || !across)
            return std::nullopt;
        const double lineScale = std::hypot(line->x(), line->y());
        // Pixels from the line to another, for each metre of height.
        const double acrossPlan = std::abs(line->x() * across->y() - line->y() * across->x()) / lineScale;
        const double acrossScale = acrossPlan / steepness;
        if (!(m_index * acrossScale >= linesApart / ease))
            return std::nullopt;
        const QSizeF size = sizeOf(level);
        const double half = size.width() / 2 / lineScale;
        const std::array ends = {at, terrain::PlanPoint{at.x - uphill.y * half, at.y + uphill.x * half},
                                 terrain::PlanPoint{at.x + uphill.y * half, at.y - uphill.x * half}};
        if (!goesStraight(at, ends[1], level, mostOff * ease / acrossScale) ||
            !isOnGround(ends, uphill * (size.height() / acrossPlan)))
            return std::nullopt;
        double angle = std::atan2(line->y(), line->x()) * 180 / std::numbers::pi;
        angle += angle > 90 ? -180 : angle <= -90 ? 180 : 0;
        const ContourLabel out{seen.pixel, angle, level};
        return hasRoom(out, size) && isSeen(ends) ? std::optional(out) : std::nullopt;
    }

    /// Whether the ground keeps the level from one end of the text to the other.
    [[nodiscard]] bool goesStraight(const terrain::PlanPoint& at, const terrain::PlanPoint& end, double level,
                                    double most) const {
        return std::ranges::all_of(std::array{-1.0, 1.0, -0.66, 0.66, -0.33, 0.33}, [&](double part) {
            return std::abs(metres(at.x + part * (end.x - at.x), at.y + part * (end.y - at.y)) - level) <=
                   most;
        });
    }

    /// Whether there is ground on both sides of the places, as far as the text reaches.
    [[nodiscard]] bool isOnGround(std::span<const terrain::PlanPoint> places, const glm::dvec2& by) const {
        return std::ranges::all_of(places, [&](const terrain::PlanPoint& place) {
            return std::isfinite(metres(place.x + by.x, place.y + by.y)) &&
                   std::isfinite(metres(place.x - by.x, place.y - by.y));
        });
    }

    [[nodiscard]] QSizeF sizeOf(double level) {
        const auto known = m_sizes.constFind(level);
        return known != m_sizes.cend() ? *known : *m_sizes.insert(level, contourLabelSize(m_font, level));
    }

    /// In the picture and beside what is drawn there.
    [[nodiscard]] bool hasRoom(const ContourLabel& label, const QSizeF& size) const {
        QRectF room(QPointF(-size.width() / 2, -size.height() / 2), size);
        room = QTransform().translate(label.at.x(), label.at.y()).rotate(label.angle).mapRect(room);
        const QRectF inside(rimRoom, rimRoom, m_lens.width - 2 * rimRoom, m_lens.height - 2 * rimRoom);
        return inside.contains(room) &&
               std::ranges::none_of(m_taken, [&](const QRectF& taken) { return taken.intersects(room); });
    }

    [[nodiscard]] bool isSeen(std::span<const terrain::PlanPoint> places) const {
        return std::ranges::none_of(places, [&](const terrain::PlanPoint& place) {
            return m_projection.isCovered(place, metres(place.x, place.y));
        });
    }

    const Camera& m_camera;
    const Lens& m_lens;
    const QFont& m_font;
    std::span<const QRectF> m_taken;
    Ground m_ground;
    SceneProjection m_projection;
    glm::dmat3 m_turn;
    glm::dvec2 m_tangents;
    double m_index; ///< m from index line to index line
    double m_water;
    double m_exaggeration;
    double m_detail;
    QMap<double, QSizeF> m_sizes; ///< of labels, by their heights
    std::vector<ContourLabel> m_labels;
};

} // namespace

double labelScale(QSize picture) {
    return std::max(1.0, std::min(picture.width(), picture.height()) / plainSide);
}

const LabelPlaces* ContourLabels::placesFor(const Scene& scene) {
    const std::optional<double> interval =
        scene.heights ? terrain::shownContourInterval(scene.display, scene.heights->pyramid.whole())
                      : std::nullopt;
    if (!interval) {
        *this = ContourLabels();
        return nullptr;
    }
    if (m_heights == scene.heights && m_places->interval == *interval)
        return m_places.get();
    // Other places: where they are, none was before.
    m_last.clear();
    m_heights = scene.heights;
    const SharedLabelPlaces& ready = scene.heights->labelPlaces;
    m_places = ready && ready->interval == *interval ? ready : findLabelPlaces(*scene.heights, *interval);
    return m_places.get();
}

std::vector<ContourLabel> ContourLabels::choose(const Scene& scene, const Camera& camera, const Lens& lens,
                                                const QFont& font, std::span<const QRectF> taken) {
    const LabelPlaces* list = placesFor(scene);
    if (list == nullptr || list->places.empty())
        return {};
    Chooser chooser(scene, camera, lens, font, list->interval, taken);
    const terrain::Grid& grid = scene.heights->shown->grid();
    std::vector<Choice> chosen;
    const auto offer = [&](const Choice& choice, double ease) {
        // Copies from the middle on: 0, then around it.
        constexpr std::array<int, 9> east = {0, -1, 0, 1, -1, 1, -1, 0, 1};
        constexpr std::array<int, 9> north = {0, -1, -1, -1, 0, 0, 1, 1, 1};
        const auto copy = static_cast<std::size_t>(choice.copy);
        const LabelPlaces::Place& place = list->places[choice.place];
        if (chooser.add({place.at.x + east[copy] * grid.width(), place.at.y + north[copy] * grid.depth()},
                        place.level, ease))
            chosen.push_back(choice);
    };
    const int copies = scene.tiles() > 0 ? 9 : 1;
    for (const Choice& choice : m_last)
        if (choice.copy < copies)
            offer(choice, keeping);
    const std::size_t most = copies > 1 ? mostRepeated : list->places.size();
    for (std::size_t i = 0; i < std::min(most, list->places.size()); ++i)
        for (int copy = 0; copy < copies; ++copy)
            offer({i, copy}, 1);
    m_last = std::move(chosen);
    return std::move(chooser.labels());
}

} // namespace app
