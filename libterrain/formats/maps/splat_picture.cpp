// SPDX-License-Identifier: MIT
#include "libterrain/core/number_text.h"
#include "libterrain/formats/maps/map_pictures.h"
#include "libterrain/surface/horn_gradient.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace terrain {
namespace {

constexpr std::array<ParameterChoice, 2> fileChoices = {{
    {"rgba", TERRAIN_TEXT("formats", "One picture for all layers")},
    {"layers", TERRAIN_TEXT("formats", "A picture for each layer")},
}};

ParameterSpec textOption(const char* id, TextSource label, TextSource help, const char* value) {
    ParameterSpec out{id, label, help};
    out.type = ParameterType::Text;
    out.defaultValue = std::string(value);
    return out;
}

ParameterSpec degreesOption(const char* id, TextSource label, TextSource help, double value, double least) {
    ParameterSpec out{id, label, help};
    out.unit = "°";
    out.defaultValue = value;
    out.minimum = least;
    out.maximum = 90;
    out.step = 1;
    return out;
}

Error notHeight(const char* option, const std::string& text) {
    return {ErrorCode::InvalidRequest,
            TERRAIN_TEXT("formats",
                         "%1 takes metres, such as 1800, or a part of the heights, such as 70%, not "
                         "“%2”."),
            {option, text},
            "map-option"};
}

/// "1800" is metres, "70%" a part of the terrain's heights.
std::optional<double> heightOf(std::string text, const HeightRange& heights, bool isLength) {
    const bool part = !text.empty() && text.back() == '%';
    if (part)
        text.pop_back();
    const std::optional<double> number = parseDouble(text);
    if (!number || !std::isfinite(*number) || (isLength && *number < 0))
        return std::nullopt;
    if (!part)
        return number;
    const double length = static_cast<double>(heights.span()) * *number / 100;
    return isLength ? length : static_cast<double>(heights.minimum) + length;
}

/// "sand,grass,rock,snow": four names that can be parts of a file's name.
std::optional<std::vector<std::string>> namesOf(std::string_view text) {
    std::vector<std::string> out;
    while (true) {
        const std::size_t end = text.find(',');
        out.emplace_back(text.substr(0, end));
        if (end == std::string_view::npos)
            break;
        text.remove_prefix(end + 1);
    }
    const auto isGood = [](const std::string& name) {
        return !name.empty() && name.size() <= 40 && std::ranges::all_of(name, [](char c) {
            return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
                   c == '-';
        });
    };
    std::vector<std::string> sorted = out;
    std::ranges::sort(sorted);
    const bool different = std::ranges::adjacent_find(sorted) == sorted.end();
    return out.size() == 4 && different && std::ranges::all_of(out, isGood) ? std::optional(out)
                                                                            : std::nullopt;
}

struct SplatRules {
    double low = 0; ///< m
    double high = 0;
    double blend = 0;     ///< m, half the width of a border
    double steepFrom = 0; ///< tangents
    double steepTo = 0;
};

Result<SplatRules> rulesOf(const MapSource& source, const HeightRange& range) {
    SplatRules out;
    for (const auto& [id, value] : {std::pair("low", &SplatRules::low), std::pair("high", &SplatRules::high),
                                    std::pair("blend", &SplatRules::blend)}) {
        const std::string& text = source.options.text(id);
        const auto height = heightOf(text, range, value == &SplatRules::blend);
        if (!height)
            return notHeight(id, text);
        out.*value = *height;
    }
    constexpr double radians = std::numbers::pi / 180;
    constexpr double upright = 89.9; // tangents end there
    const double steep = source.options.real("steep");
    const double blend = source.options.real("steep_blend");
    out.steepFrom = std::tan(std::clamp(steep - blend, 0.0, upright) * radians);
    out.steepTo = std::tan(std::clamp(steep + blend, 0.0, upright) * radians);
    return out;
}

/// 0 below `from`, 1 above `to`, straight between.
double ramp(double value, double from, double to) {
    if (from < to)
        return std::clamp((value - from) / (to - from), 0.0, 1.0);
    return value >= from ? 1 : 0;
}

class SplatPicture final : public MapPicture {
public:
    SplatPicture(const Heightfield& heights, const SplatRules& rules)
        : MapPicture(4, 8), m_heights(heights), m_rules(rules) {}

    void row(int row, int first, int count, std::uint16_t* out) const override {
        constexpr int chunk = 256;
        std::array<float, chunk> east;
        std::array<float, chunk> north;
        const GradientScale scale{static_cast<float>(1 / m_heights.grid().spacingX),
                                  static_cast<float>(1 / m_heights.grid().spacingY)};
        const float* heights = m_heights.row(row) + first;
        for (int x = 0; x < count; x += chunk) {
            const int part = std::min(chunk, count - x);
            hornGradient(rowsAround(m_heights, row), first + x, part, scale, east.data(), north.data());
            for (int i = 0; i < part; ++i) {
                const double e = static_cast<double>(east[static_cast<std::size_t>(i)]);
                const double n = static_cast<double>(north[static_cast<std::size_t>(i)]);
                const auto bytes =
                    bytesOfParts(weights(static_cast<double>(heights[x + i]), std::sqrt(e * e + n * n)));
                std::ranges::copy(bytes, out + 4 * (x + i));
            }
        }
    }

private:
    /// Steep ground first, then the heights, and what is left is the second layer.
    [[nodiscard]] std::array<double, 4> weights(double height, double slope) const {
        const double rock = ramp(slope, m_rules.steepFrom, m_rules.steepTo);
        const double flat = 1 - rock;
        const double snow = flat * ramp(height, m_rules.high - m_rules.blend, m_rules.high + m_rules.blend);
        const double sand =
            (flat - snow) * (1 - ramp(height, m_rules.low - m_rules.blend, m_rules.low + m_rules.blend));
        return {sand, flat - snow - sand, rock, snow};
    }

    const Heightfield& m_heights;
    SplatRules m_rules;
};

} // namespace

std::array<std::uint16_t, 4> bytesOfParts(const std::array<double, 4>& parts) {
    constexpr int whole = 255;
    std::array<std::uint16_t, 4> out{};
    std::array<double, 4> rests{};
    int left = whole;
    for (std::size_t i = 0; i < 4; ++i) {
        const double exact = std::max(parts[i], 0.0) * whole;
        const int down = std::min(left, static_cast<int>(exact));
        out[i] = static_cast<std::uint16_t>(down);
        rests[i] = exact - down;
        left -= down;
    }
    for (; left > 0; --left) {
        const auto largest = static_cast<std::size_t>(std::ranges::max_element(rests) - rests.begin());
        ++out[largest];
        rests[largest] -= 1;
    }
    return out;
}

std::span<const ParameterSpec> splatOptions() {
    static const std::array specs = {
        textOption("low", TERRAIN_TEXT("formats", "First layer below"),
                   TERRAIN_TEXT("formats", "Metres, or a part of the heights with %. Below it lies the first "
                                           "layer, such as sand."),
                   "10%"),
        textOption("high", TERRAIN_TEXT("formats", "Fourth layer above"),
                   TERRAIN_TEXT("formats",
                                "Metres, or a part of the heights with %. Above it lies the fourth "
                                "layer, such as snow."),
                   "70%"),
        textOption("blend", TERRAIN_TEXT("formats", "Blend of heights"),
                   TERRAIN_TEXT("formats", "So far from these heights, in metres or %, layers run into each "
                                           "other."),
                   "2%"),
        degreesOption("steep", TERRAIN_TEXT("formats", "Third layer from"),
                      TERRAIN_TEXT("formats", "Steeper ground is the third layer, such as rock."), 35, 0),
        degreesOption("steep_blend", TERRAIN_TEXT("formats", "Blend of slopes"),
                      TERRAIN_TEXT("formats", "So many degrees below and above it layers run into each "
                                              "other."),
                      5, 0),
        ParameterSpec{
            .id = "files",
            .label = TERRAIN_TEXT("formats", "Files"),
            .help = TERRAIN_TEXT(
                "formats", "A layer in each channel of one picture, as for Unity, or a grey picture for "
                           "each, as for Unreal. In both, the layers add up to 255 at every sample."),
            .type = ParameterType::Choice,
            .defaultValue = std::string("rgba"),
            .choices = fileChoices,
        },
        textOption("names", TERRAIN_TEXT("formats", "Layers"),
                   TERRAIN_TEXT("formats", "Four names with commas between, for the files of the layers."),
                   "sand,grass,rock,snow"),
    };
    return specs;
}

Result<std::vector<std::string>> checkSplat(const MapSource& source) {
    if (const auto rules = rulesOf(source, {}); !rules)
        return rules.failure();
    if (!source.options.isChoice("files", "layers"))
        return std::vector<std::string>();
    auto names = namesOf(source.options.text("names"));
    if (!names)
        return Error{ErrorCode::InvalidRequest,
                     TERRAIN_TEXT("formats", "The layers need four different names of letters, digits, _ "
                                             "and - with commas between, not “%1”."),
                     {source.options.text("names")},
                     "map-option"};
    return *std::move(names);
}

Result<MapPicturePtr> splatPicture(const Heightfield& heights, const MapSource& source) {
    const auto rules = rulesOf(source, heightRange(heights));
    if (!rules)
        return rules.failure();
    return MapPicturePtr(std::make_unique<SplatPicture>(heights, rules.value()));
}

} // namespace terrain
