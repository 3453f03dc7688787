// SPDX-License-Identifier: MIT
#include "libterrain/formats/maps/surface_map.h"

#include "libterrain/core/number_text.h"
#include "libterrain/formats/maps/map_pictures.h"
#include "libterrain/surface/catchment.h"
#include "libterrain/surface/hillshade.h"
#include "libterrain/surface/relief_maps.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace terrain {
namespace {

ParameterSpec realOption(const char* id, TextSource label, TextSource help, const char* unit, double value,
                         double minimum, double maximum) {
    ParameterSpec out{id, label, help};
    out.unit = unit;
    out.defaultValue = value;
    out.minimum = minimum;
    out.maximum = maximum;
    out.step = 1;
    return out;
}

std::span<const ParameterSpec> reachOptions() {
    static const std::array specs = {realOption(
        "reach", TERRAIN_TEXT("formats", "Reach"),
        TERRAIN_TEXT("formats",
                     "How far away ground still takes light: more darkens whole valleys, less only "
                     "gullies."),
        "m", 500, 1e-6, 1e6)};
    return specs;
}

std::span<const ParameterSpec> sunOptions() {
    static const std::array specs = {
        realOption("azimuth", TERRAIN_TEXT("formats", "Sun azimuth"),
                   TERRAIN_TEXT("formats", "Where the light comes from, clockwise from north."), "°", 315, 0,
                   360),
        realOption("elevation", TERRAIN_TEXT("formats", "Sun elevation"),
                   TERRAIN_TEXT("formats", "Lower light shows gentler slopes."), "°", 45, 0, 90)};
    return specs;
}

std::span<const ParameterSpec> waterOptions() {
    static const std::array<ParameterSpec, 1> specs = {{{
        .id = "level",
        .label = TERRAIN_TEXT("formats", "Sea level"),
        .help = TERRAIN_TEXT("formats", "In metres; empty for the terrain's own."),
        .type = ParameterType::Text,
        .defaultValue = std::string(),
    }}};
    return specs;
}

constexpr std::array<ParameterChoice, 2> flowScales = {{
    {"logarithm", TERRAIN_TEXT("formats", "Tenfold steps")},
    {"area", TERRAIN_TEXT("formats", "Square metres")},
}};

std::span<const ParameterSpec> flowOptions() {
    static const std::array<ParameterSpec, 1> specs = {{{
        .id = "scale",
        .label = TERRAIN_TEXT("formats", "Scale"),
        .help =
            TERRAIN_TEXT("formats", "The area above each sample in m², or its decimal logarithm, which shows "
                                    "brooks beside rivers."),
        .type = ParameterType::Choice,
        .defaultValue = std::string("logarithm"),
        .choices = flowScales,
    }}};
    return specs;
}

constexpr std::array<ParameterChoice, 2> indexSteps = {
    {{"5", TERRAIN_TEXT("formats", "Every fifth")}, {"10", TERRAIN_TEXT("formats", "Every tenth")}}};

std::span<const ParameterSpec> contourOptions() {
    static const std::array<ParameterSpec, 3> specs = {
        {realOption("interval", TERRAIN_TEXT("formats", "Contour interval"),
                    TERRAIN_TEXT("formats",
                                 "Metres between lines; 0 chooses 1, 2 or 5 times a power of ten, so "
                                 "that there are about 20."),
                    "m", 0, 0, 1e6),
         realOption("base", TERRAIN_TEXT("formats", "Base"),
                    TERRAIN_TEXT("formats", "A height through which a line runs."), "m", 0, -1e6, 1e6),
         {
             .id = "index",
             .label = TERRAIN_TEXT("formats", "Index lines"),
             .help = TERRAIN_TEXT("formats", "Which lines are marked, and thick in SVG."),
             .type = ParameterType::Choice,
             .defaultValue = std::string("5"),
             .choices = indexSteps,
         }}};
    return specs;
}

Result<Heightfield> slopeValues(const Heightfield& heights, const MapSource&, const RunContext& context) {
    return slopeMap(heights, context);
}

Result<Heightfield> aspectValues(const Heightfield& heights, const MapSource&, const RunContext& context) {
    return aspectMap(heights, context);
}

Result<Heightfield> curvatureValues(const Heightfield& heights, const MapSource&, const RunContext& context) {
    return curvatureMap(heights, context);
}

Result<Heightfield> skyValues(const Heightfield& heights, const MapSource& source,
                              const RunContext& context) {
    return skyViewMap(heights, source.options.real("reach"), context);
}

Result<Heightfield> flowValues(const Heightfield& heights, const MapSource& source,
                               const RunContext& context) {
    Result<Heightfield> out = catchmentMap(heights, context);
    if (out && source.options.isChoice("scale", "logarithm"))
        for (float& area : out.value().samples())
            area = std::log10(area);
    return out;
}

Result<double> waterLevel(const MapSource& source) {
    const std::string& text = source.options.text("level");
    const std::optional<double> level = text.empty() ? source.seaLevel : parseDouble(text);
    if (level)
        return *level;
    return Error{ErrorCode::InvalidRequest,
                 text.empty()
                     ? TERRAIN_TEXT("formats", "The terrain has no sea level, and so no water: give the "
                                               "option level in metres.")
                     : TERRAIN_TEXT("formats", "The option level takes metres, not “%1”."),
                 {text},
                 "map-option"};
}

Result<Heightfield> waterValues(const Heightfield& heights, const MapSource& source,
                                const RunContext& context) {
    const auto level = waterLevel(source);
    return level ? waterMap(heights, level.value(), context) : Result<Heightfield>(level.failure());
}

Result<std::vector<std::string>> checkWater(const MapSource& source) {
    const auto level = waterLevel(source);
    if (!level)
        return level.failure();
    return std::vector<std::string>();
}

Result<Heightfield> shadeValues(const Heightfield& heights, const MapSource& source,
                                const RunContext& context) {
    constexpr double radians = std::numbers::pi / 180;
    const Sun sun{source.options.real("azimuth") * radians, source.options.real("elevation") * radians};
    Result<Heightfield> out = Heightfield::create(heights.grid());
    if (!out)
        return out;
    const LargeVector<std::uint8_t> shades = hillshade(heights, sun, 1, context);
    const auto samples = out.value().samples();
    if (shades.size() != samples.size())
        return Cancelled{};
    for (std::size_t i = 0; i < samples.size(); ++i)
        samples[i] = std::isnan(heights.samples()[i]) ? hole : static_cast<float>(shades[i]) / 255;
    return out;
}

std::vector<SurfaceMap> makeMaps() {
    using Kind = SurfaceMap::Kind;
    const MetreRange part{0, 1};
    return {
        {"slope",
         TERRAIN_TEXT("formats", "Slope"),
         TERRAIN_TEXT("formats", "How steep the ground is, in degrees from 0 to 90."),
         Kind::Values,
         "°",
         MetreRange{0, 90},
         {},
         nullptr,
         slopeValues},
        {"aspect",
         TERRAIN_TEXT("formats", "Aspect"),
         TERRAIN_TEXT("formats",
                      "Where the ground falls to, in degrees clockwise from north; level ground has "
                      "0."),
         Kind::Values,
         "°",
         MetreRange{0, 360},
         {},
         nullptr,
         aspectValues},
        {"curvature",
         TERRAIN_TEXT("formats", "Curvature"),
         TERRAIN_TEXT("formats", "Mean curvature in 1/m: ridges and knolls are positive, valleys and hollows "
                                 "negative."),
         Kind::Values,
         "1/m",
         std::nullopt,
         {},
         nullptr,
         curvatureValues},
        {"flow", TERRAIN_TEXT("formats", "Flow"),
         TERRAIN_TEXT("formats", "The area whose rain runs through each sample: rivers and brooks."),
         Kind::Values, "", std::nullopt, flowOptions(), nullptr, flowValues},
        {"occlusion", TERRAIN_TEXT("formats", "Ambient occlusion"),
         TERRAIN_TEXT("formats", "The part of the sky that each place sees, from 0 to 1."), Kind::Values, "",
         part, reachOptions(), nullptr, skyValues},
        {"water", TERRAIN_TEXT("formats", "Water mask"),
         TERRAIN_TEXT("formats", "1 at and below the sea level, else 0."), Kind::Values, "", part,
         waterOptions(), checkWater, waterValues},
        {"hillshade", TERRAIN_TEXT("formats", "Hillshade"),
         TERRAIN_TEXT("formats", "How bright the sun makes the ground, from 0 to 1."), Kind::Values, "", part,
         sunOptions(), nullptr, shadeValues},
        {"normal", TERRAIN_TEXT("formats", "Normal map"),
         TERRAIN_TEXT("formats", "The direction that the ground faces, as colours for game engines."),
         Kind::Picture, "", std::nullopt, normalOptions(), nullptr, nullptr, normalPicture},
        {"splat", TERRAIN_TEXT("formats", "Splat map"),
         TERRAIN_TEXT("formats", "The weights of four layers by height and slope, which add up to 255."),
         Kind::Picture, "", std::nullopt, splatOptions(), checkSplat, nullptr, splatPicture},
        {"colour",
         TERRAIN_TEXT("formats", "Colours"),
         TERRAIN_TEXT("formats", "The colours by height that the terrain is shown with."),
         Kind::Picture,
         "",
         std::nullopt,
         {},
         nullptr,
         nullptr,
         colourPicture},
        {"contours", TERRAIN_TEXT("formats", "Contour lines"),
         TERRAIN_TEXT("formats", "Lines of equal height."), Kind::Lines, "", std::nullopt, contourOptions()},
    };
}

} // namespace

std::span<const SurfaceMap> surfaceMaps() {
    static const std::vector<SurfaceMap> maps = makeMaps();
    return maps;
}

const SurfaceMap* findSurfaceMap(std::string_view id) {
    const auto maps = surfaceMaps();
    const auto found = std::ranges::find_if(maps, [&](const SurfaceMap& map) { return map.id == id; });
    return found == maps.end() ? nullptr : &*found;
}

} // namespace terrain
