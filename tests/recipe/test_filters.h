// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/filters/filter.h"

#include <algorithm>
#include <cmath>

// Filters of every promise. A test program that includes this header (in one source) has these in place of
// the library's catalogue: the linker takes the program's own terrain::filters and terrain::findFilter, so
// what is said about evaluation holds for any filter.
namespace test_filters {

using namespace terrain;

/// How often any filter was applied, and to how many samples the last time.
inline int applications = 0;
inline std::int64_t samplesOfLast = 0;

inline ParameterSpec numberSpec(const char* id, double standard) {
    ParameterSpec out;
    out.id = id;
    out.defaultValue = standard;
    out.minimum = -1e6;
    out.maximum = 1e6;
    return out;
}

class TestFilter : public Filter {
public:
    TestFilter(const char* kind, StepPromise promise, std::span<const ParameterSpec> parameters)
        : m_description{kind,      TERRAIN_TEXT("test", "Test"), TERRAIN_TEXT("test", "Test"), 1, promise,
                        parameters} {}

    [[nodiscard]] const StepDescription& description() const override { return m_description; }
    [[nodiscard]] Status check(const Grid&, const ParameterSet& parameters) const override {
        if (parameters.real("value") != 666)
            return Done{};
        return Error{
            ErrorCode::InvalidRequest, TERRAIN_TEXT("test", "The value 666 cannot be."), {}, "value"};
    }
    [[nodiscard]] Result<Heightfield> apply(const FilterInput& whole, const ParameterSet& parameters,
                                            const RunContext& context) const override {
        const Heightfield& input = whole.heights;
        ++applications;
        samplesOfLast = input.grid().sampleCount();
        context.setProgress(0.5);
        if (context.isCancelled())
            return Cancelled{};
        Heightfield out = Heightfield::create(input.grid()).value();
        for (int r = 0; r < input.rows(); ++r)
            for (int c = 0; c < input.columns(); ++c)
                out.row(r)[c] = changed(input, c, r, static_cast<float>(parameters.real("value")));
        context.setProgress(1);
        return out;
    }

protected:
    [[nodiscard]] virtual float changed(const Heightfield& input, int c, int r, float value) const = 0;

private:
    StepDescription m_description;
};

inline std::span<const ParameterSpec> parameters() {
    static const ParameterSpec table[] = {numberSpec("value", 1)};
    return table;
}

/// Adds the value.
class Raise final : public TestFilter {
public:
    Raise() : TestFilter("raise", StepPromise::Pointwise, parameters()) {}

protected:
    float changed(const Heightfield& input, int c, int r, float value) const override {
        return input.at(c, r) + value;
    }
};

/// The mean of what lies within `value` samples.
class Blur final : public TestFilter {
public:
    Blur() : TestFilter("blur", StepPromise::Neighbourhood, parameters()) {}
    [[nodiscard]] int halo(const Grid&, const ParameterSet& parameters) const override {
        return static_cast<int>(parameters.real("value"));
    }

protected:
    float changed(const Heightfield& input, int c, int r, float value) const override {
        const int radius = static_cast<int>(value);
        float sum = 0;
        int count = 0;
        for (int y = std::max(r - radius, 0); y <= std::min(r + radius, input.rows() - 1); ++y)
            for (int x = std::max(c - radius, 0); x <= std::min(c + radius, input.columns() - 1);
                 ++x, ++count)
                sum += input.at(x, y);
        return sum / static_cast<float>(count);
    }
};

/// Sets the lowest height to the value.
class Level final : public TestFilter {
public:
    Level() : TestFilter("level", StepPromise::Whole, parameters()) {}

protected:
    float changed(const Heightfield& input, int c, int r, float value) const override {
        return input.at(c, r) - *std::ranges::min_element(input.samples()) + value;
    }
};

/// Holes where the height is below the value; where there is a hole, the value.
class Swap final : public TestFilter {
public:
    Swap() : TestFilter("swap_holes", StepPromise::Pointwise, parameters()) {}

protected:
    float changed(const Heightfield& input, int c, int r, float value) const override {
        const float height = input.at(c, r);
        if (std::isnan(height))
            return value;
        return height < value ? hole : height;
    }
};

} // namespace test_filters

namespace terrain {

std::span<const Filter* const> filters() {
    static const test_filters::Raise raise;
    static const test_filters::Blur blur;
    static const test_filters::Level level;
    static const test_filters::Swap swapHoles;
    static const Filter* const catalogue[] = {&raise, &blur, &level, &swapHoles};
    return catalogue;
}

const Filter* findFilter(std::string_view kind) {
    const auto all = filters();
    const auto found =
        std::ranges::find_if(all, [&](const Filter* f) { return f->description().kind == kind; });
    return found == all.end() ? nullptr : *found;
}

} // namespace terrain
