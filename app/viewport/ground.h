// SPDX-License-Identifier: MIT
#pragma once

#include "app/viewport/camera.h"
#include "app/viewport/height_pyramid.h"

#include <limits>
#include <optional>

namespace app {

/// The surface that a person sees and points at: two triangles a cell (split along the diagonal from
/// south-west to north-east), exaggerated, with the water's surface over what lies below it, as often side by
/// side as it is shown. In the space of the camera. Refers to a field and its pyramid, which have to stay.
class Ground {
public:
    /// An empty plane at 0.
    Ground() = default;
    /// `water`: the level in m, or NaN for none. `tiles`: how often on each side of the middle one it is
    /// repeated (0: once in all; 1: 3 × 3).
    Ground(const terrain::Heightfield& field, const HeightPyramid& pyramid, double exaggeration,
           double water = std::numeric_limits<double>::quiet_NaN(), int tiles = 0);

    [[nodiscard]] bool isEmpty() const { return m_field == nullptr; }

    /// The nearest point where a ray meets the surface from above or below; none when it does not.
    [[nodiscard]] std::optional<glm::dvec3> hit(const Ray& ray) const;

    /// z of the surface; outside the terrain and in holes its lowest z.
    [[nodiscard]] double heightAt(double x, double y) const;

    /// The ground itself in m, not exaggerated and under the water; none outside and in holes.
    [[nodiscard]] std::optional<double> metresAt(double x, double y) const;

private:
    /// A cell and a place in it, 0…1.
    struct Place {
        int column = 0;
        int row = 0;
        double east = 0;
        double south = 0;
    };
    [[nodiscard]] std::optional<Place> placeAt(double x, double y) const;
    [[nodiscard]] std::optional<double> heightIn(const Place& place, double water) const;
    [[nodiscard]] std::optional<glm::dvec3> hitTile(const Ray& ray) const;

    const terrain::Heightfield* m_field = nullptr;
    const HeightPyramid* m_pyramid = nullptr;
    double m_exaggeration = 1;
    double m_water = std::numeric_limits<double>::quiet_NaN();
    int m_tiles = 0;
};

} // namespace app
