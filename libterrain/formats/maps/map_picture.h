// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/heightfield.h"
#include "libterrain/parameters/parameter_set.h"
#include "libterrain/surface/display.h"

#include <memory>
#include <string>

namespace terrain {

/// What a map is made from besides the heights.
struct MapSource {
    ParameterSet options;           ///< of the map, complete
    std::optional<double> seaLevel; ///< m, of the recipe
    Display display;                ///< of the project: its colours
};

/// A map in colours, made row by row while it is written. Thread rule: any member from any thread.
class MapPicture {
public:
    virtual ~MapPicture() = default;
    MapPicture(const MapPicture&) = delete;
    MapPicture& operator=(const MapPicture&) = delete;

    [[nodiscard]] int components() const { return m_components; } ///< 3, or 4 with alpha
    [[nodiscard]] int bits() const { return m_bits; }             ///< of each: 8 or 16

    /// The pixels of the columns first … first+count−1, components one after the other. Precondition: no
    /// holes around.
    virtual void row(int row, int first, int count, std::uint16_t* out) const = 0;

protected:
    MapPicture(int components, int bits) : m_components(components), m_bits(bits) {}

private:
    int m_components;
    int m_bits;
};
using MapPicturePtr = std::unique_ptr<const MapPicture>;

} // namespace terrain
