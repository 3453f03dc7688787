// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/surface/colour_ramp.h"

#include <memory>
#include <string>
#include <vector>

namespace terrain {

/// A colour ramp of a person's own, from a file. It is kept whole wherever it is used, never by the file's
/// name.
struct LoadedRamp {
    std::string name;              ///< as people call it, UTF-8, not empty
    std::vector<ColourStop> stops; ///< as ColourRamp has them; two at one place are a step
    bool inMetres = false;         ///< it belongs to the heights low … high
    double low = 0;                ///< m
    double high = 1;

    friend bool operator==(const LoadedRamp&, const LoadedRamp&) = default;
};

/// A LoadedRamp or none, cheap to copy, equal where the ramps are.
class RampReference {
public:
    RampReference() = default;
    explicit RampReference(LoadedRamp ramp) : m_ramp(std::make_shared<const LoadedRamp>(std::move(ramp))) {}

    [[nodiscard]] const LoadedRamp* get() const { return m_ramp.get(); }
    explicit operator bool() const { return m_ramp != nullptr; }
    friend bool operator==(const RampReference& a, const RampReference& b) {
        return a.m_ramp == b.m_ramp || (a.m_ramp && b.m_ramp && *a.m_ramp == *b.m_ramp);
    }

private:
    std::shared_ptr<const LoadedRamp> m_ramp;
};

/// The id of the ramp that a display has loaded.
inline constexpr const char* loadedRampId = "loaded";

/// The most stops of a loaded ramp; the most characters of its name.
inline constexpr std::size_t mostRampStops = 1024;
inline constexpr std::size_t longestRampName = 100;

} // namespace terrain
