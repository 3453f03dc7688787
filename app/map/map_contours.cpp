// SPDX-License-Identifier: MIT
#include "app/map/map_contours.h"

#include "libterrain/surface/shown_contours.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace app {
namespace {

constexpr double lineWidth = 1;
constexpr double indexWidth = 1.7;
constexpr double lineInk = 0.45; ///< how much of a line's own colour is seen
constexpr double indexInk = 0.75;
constexpr double gone = 2.5; ///< pixels between lines below which none are drawn …
constexpr double whole = 6;  ///< … and from which all is drawn
constexpr int brightFrom =
    52; ///< grey of the ground from which lines are dark: even in the shade, not in deep water

// Of a label, in logical pixels.
constexpr double labelRoom = 30;  ///< from the part's rim
constexpr int labelStep = 4;      ///< between places that are tried
constexpr double labelHalf = 20;  ///< of its length
constexpr double mostOff = 3;     ///< that the line may leave the straight
constexpr double labelApart = 20; ///< at least, from index line to index line

/// The steeper of the ways to two neighbours; holes do not count.
float steeper(float before, float here, float after) {
    const float a = std::abs(here - before);
    const float b = std::abs(after - here);
    return std::isnan(a) ? b : a > b ? a : std::isnan(b) ? a : b;
}

QRgb mixed(QRgb ground, double strength) {
    const bool bright = qGray(ground) >= brightFrom;
    const int red = bright ? 62 : 236;
    const int green = bright ? 40 : 224;
    const int blue = bright ? 22 : 206;
    const int part = static_cast<int>(std::lround(strength * 256));
    const auto mix = [part](int from, int to) { return from + ((to - from) * part >> 8); };
    return qRgb(mix(qRed(ground), red), mix(qGreen(ground), green), mix(qBlue(ground), blue));
}

/// Heights of a part by column and row of the part.
class Places {
public:
    explicit Places(const MapContours::Part& part) : m_part(part) {}

    [[nodiscard]] double at(double x, double y) const {
        const auto column = static_cast<std::ptrdiff_t>(std::lround(x));
        const auto row = static_cast<std::ptrdiff_t>(std::lround(y));
        return static_cast<double>(m_part.heights[row * m_part.rect.width() + column]);
    }

private:
    const MapContours::Part& m_part;
};

} // namespace

MapContours::MapContours(double interval, double pixelRatio)
    : m_interval(interval), m_indexInterval(interval * terrain::contoursPerIndex), m_ratio(pixelRatio) {}

double MapContours::lineStrength(double height, double slope, double interval, double width) const {
    const double between = interval / (slope * m_ratio); // in logical pixels
    if (between <= gone)
        return 0;
    const double level = std::round(height / interval) * interval;
    const double away = std::abs(height - level) / slope;
    const double covered = std::clamp(width * m_ratio / 2 + 0.5 - away, 0.0, 1.0);
    return covered * std::min((between - gone) / (whole - gone), 1.0);
}

double MapContours::strength(double height, double slope) const {
    return std::max(lineInk * lineStrength(height, slope, m_interval, lineWidth),
                    indexInk * lineStrength(height, slope, m_indexInterval, indexWidth));
}

void MapContours::draw(const Heights& heights, int count, QRgb* out) const {
    for (int i = 0; i < count; ++i) {
        const float* here = heights.here + i + 1;
        const float east = steeper(here[-1], here[0], here[1]);
        const float south = steeper(heights.north[i + 1], here[0], heights.south[i + 1]);
        const auto squared = static_cast<double>(east * east + south * south);
        if (!(squared > 0)) // flat, or a hole
            continue;
        const double ink = strength(static_cast<double>(*here), std::sqrt(squared));
        if (ink > 0)
            out[i] = mixed(out[i], ink);
    }
}

std::optional<ContourLabel> MapContours::label(const Part& part) const {
    const int room = static_cast<int>(std::ceil(labelRoom * m_ratio));
    const int step = std::max(1, static_cast<int>(labelStep * m_ratio));
    const Places places(part);
    std::optional<ContourLabel> best;
    double leastOff = mostOff * m_ratio;
    for (int y = room; y < part.rect.height() - room; y += step) {
        for (int x = room; x < part.rect.width() - room; x += step) {
            const double height = places.at(x, y);
            const double level = std::round(height / m_indexInterval) * m_indexInterval;
            const double reach = 3 * m_ratio;
            const double eastward = (places.at(x + reach, y) - places.at(x - reach, y)) / (2 * reach);
            const double southward = (places.at(x, y + reach) - places.at(x, y - reach)) / (2 * reach);
            const double slope = std::hypot(eastward, southward);
            // The lines must be far enough apart for the text, and this one near.
            if (!(slope > 0) || m_indexInterval / slope < labelApart * m_ratio ||
                std::abs(height - level) / slope > step)
                continue;
            // On the line itself.
            const double toLine = (level - height) / (slope * slope);
            const QPointF on(x + eastward * toLine, y + southward * toLine);
            const QPointF along(-southward / slope, eastward / slope);
            double off = 0;
            for (const double part2 : {-1.0, -0.66, -0.33, 0.0, 0.33, 0.66, 1.0}) {
                const QPointF there = on + along * (part2 * labelHalf * m_ratio);
                const double away = std::abs(places.at(there.x(), there.y()) - level) / slope;
                off = away <= off ? off : away; // NaN is worse than anything
            }
            if (!(off < leastOff))
                continue;
            leastOff = off;
            double angle = std::atan2(along.y(), along.x()) * 180 / std::numbers::pi;
            angle += angle > 90 ? -180 : angle <= -90 ? 180 : 0;
            best = ContourLabel{on + part.rect.topLeft(), angle, level};
        }
    }
    return best;
}

} // namespace app
