// SPDX-License-Identifier: MIT
#include "libterrain/formats/maps/map_pictures.h"
#include "libterrain/surface/horn_gradient.h"
#include "libterrain/surface/shown_colours.h"

#include <array>
#include <cmath>

namespace terrain {
namespace {

constexpr std::array<ParameterChoice, 2> greens = {{
    {"opengl", TERRAIN_TEXT("formats", "North is bright (OpenGL)")},
    {"directx", TERRAIN_TEXT("formats", "South is bright (DirectX)")},
}};
constexpr std::array<ParameterChoice, 2> depths = {{
    {"8", TERRAIN_TEXT("formats", "8 bit")},
    {"16", TERRAIN_TEXT("formats", "16 bit")},
}};

class NormalPicture final : public MapPicture {
public:
    NormalPicture(const Heightfield& heights, int bits, bool southward)
        : MapPicture(3, bits), m_heights(heights), m_fullScale(bits == 16 ? 65535 : 255),
          m_green(southward ? -1 : 1) {}

    void row(int row, int first, int count, std::uint16_t* out) const override {
        constexpr int chunk = 256;
        std::array<float, chunk> east;
        std::array<float, chunk> north;
        const GradientScale scale{static_cast<float>(1 / m_heights.grid().spacingX),
                                  static_cast<float>(1 / m_heights.grid().spacingY)};
        for (int x = 0; x < count; x += chunk) {
            const int part = std::min(chunk, count - x);
            hornGradient(rowsAround(m_heights, row), first + x, part, scale, east.data(), north.data());
            for (int i = 0; i < part; ++i)
                pixel(static_cast<double>(east[static_cast<std::size_t>(i)]),
                      static_cast<double>(north[static_cast<std::size_t>(i)]), out + 3 * (x + i));
        }
    }

private:
    /// The normal of a slope is (−east, −north, 1) before it is made one long.
    void pixel(double east, double north, std::uint16_t* out) const {
        const double length = std::sqrt(1 + east * east + north * north);
        out[0] = sample(-east / length);
        out[1] = sample(m_green * -north / length);
        out[2] = sample(1 / length);
    }

    [[nodiscard]] std::uint16_t sample(double component) const {
        return static_cast<std::uint16_t>(std::floor((component + 1) / 2 * m_fullScale + 0.5));
    }

    const Heightfield& m_heights;
    double m_fullScale;
    double m_green;
};

class ColourPicture final : public MapPicture {
public:
    ColourPicture(const Heightfield& heights, const MapSource& source)
        : MapPicture(3, 8), m_heights(heights), m_colours(colourTable(shownRamp(source.display))),
          m_anchors(shownAnchors(source.display, heightRange(heights), source.seaLevel)) {}

    void row(int row, int first, int count, std::uint16_t* out) const override {
        const float* heights = m_heights.row(row) + first;
        for (int x = 0; x < count; ++x) {
            const double place = rampPosition(m_anchors, static_cast<double>(heights[x]));
            const Colour& colour = m_colours[static_cast<std::size_t>(place * 255 + 0.5)];
            out[3 * x] = colour.red;
            out[3 * x + 1] = colour.green;
            out[3 * x + 2] = colour.blue;
        }
    }

private:
    const Heightfield& m_heights;
    std::array<Colour, 256> m_colours;
    RampAnchors m_anchors;
};

} // namespace

std::span<const ParameterSpec> normalOptions() {
    static const std::array<ParameterSpec, 2> specs = {{
        {
            .id = "green",
            .label = TERRAIN_TEXT("formats", "Green"),
            .help =
                TERRAIN_TEXT("formats", "Which slopes are bright in the green channel: those to the north "
                                        "for Unity, Godot and Blender, those to the south for Unreal and "
                                        "CryEngine. With the wrong one, hills look like hollows."),
            .type = ParameterType::Choice,
            .defaultValue = std::string("opengl"),
            .choices = greens,
        },
        {
            .id = "depth",
            .label = TERRAIN_TEXT("formats", "Depth"),
            .help = TERRAIN_TEXT("formats", "8 bits show steps on gentle slopes when light is low."),
            .type = ParameterType::Choice,
            .defaultValue = std::string("8"),
            .choices = depths,
        },
    }};
    return specs;
}

Result<MapPicturePtr> normalPicture(const Heightfield& heights, const MapSource& source) {
    return MapPicturePtr(std::make_unique<NormalPicture>(heights,
                                                         source.options.isChoice("depth", "16") ? 16 : 8,
                                                         source.options.isChoice("green", "directx")));
}

int pictureSampleBytes(const SurfaceMap& map, const ParameterSet& options) {
    const bool isSplat = map.picture == splatPicture;
    const bool isDeep = map.picture == normalPicture && options.isChoice("depth", "16");
    return (isSplat ? 4 : 3) * (isDeep ? 2 : 1);
}

Result<MapPicturePtr> colourPicture(const Heightfield& heights, const MapSource& source) {
    return MapPicturePtr(std::make_unique<ColourPicture>(heights, source));
}

} // namespace terrain
